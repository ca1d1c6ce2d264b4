"""The random generator: sfc32, four numbers of the state. Equal on every machine, compiled or not.

All intermediate values stay below 2**63, because compiled `i64` wraps around and Python's integers do not.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

_MASK: Final = 0xFFFFFFFF


def next32(d: vec[i64], at: i64) -> i64:
    """The next 32 random bits; `at` is where the four words lie in `d`."""
    a = d[at]
    b = d[at + 1]
    c = d[at + 2]
    n = d[at + 3]
    out = (a + b + n) & _MASK
    d[at] = b ^ (b >> 9)
    d[at + 1] = (c + ((c << 3) & _MASK)) & _MASK
    d[at + 2] = ((((c << 21) & _MASK) | (c >> 11)) + out) & _MASK
    d[at + 3] = (n + 1) & _MASK
    return out


def below(d: vec[i64], at: i64, n: i64) -> i64:
    """A number from 0 to n - 1 (the bias of 2**-32 per n is far below anything a game could show)."""
    return (next32(d, at) * n) >> 32


def seed_words(d: vec[i64], at: i64, seed: int) -> None:
    """Fill the four words from any integer, 32 bits at a time, and stir."""
    d[at] = 0x9E3779B9
    d[at + 1] = 0x243F6A88
    d[at + 2] = 0xB7E15162
    d[at + 3] = 1
    rest = abs(seed) * 2 + (1 if seed < 0 else 0)
    while True:
        word: i64 = rest & _MASK
        d[at] ^= word
        i: i64 = 0
        while i < 12:
            next32(d, at)
            i += 1
        rest >>= 32
        if rest == 0:
            return


def shuffle(d: vec[i64], at: i64, items: vec[i64]) -> None:
    """Shuffle a list of numbers in place with the generator at `at`."""
    i = len(items) - 1
    while i > 0:
        j = below(d, at, i + 1)
        x = items[i]
        items[i] = items[j]
        items[j] = x
        i -= 1
