"""Arithmetic on native integers. Functions, because in compiled code a conditional expression makes Python objects."""

from mypy_extensions import i64


def positive(n: i64) -> i64:
    """n, or 0 if it is negative."""
    if n < 0:
        return 0
    return n


def smaller(a: i64, b: i64) -> i64:
    """The smaller of two numbers."""
    if a < b:
        return a
    return b
