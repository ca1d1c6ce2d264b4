"""Does the work for an input grow faster than the input? Processor time only: a busy machine fails nobody."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from typing import Final, TypeVar

T = TypeVar("T")
DOUBLINGS: Final = 5
MOST: Final = 3.0  # for twice as much input: 2 is linear, 4 quadratic
NOTICED: Final = 0.004  # seconds: what takes less is as quick as can be
REPEATS: Final = 2


class Grows(AssertionError):
    """Twice the input took more than three times the work."""


def check_growth(
    what: str, make: Callable[[int], T], work: Callable[[T], object], largest: int, noticed: float = NOTICED
) -> None:
    """From small to the largest size allowed, so that a quadratic parser is found long before it takes minutes."""
    before = 0.0
    for doubling in range(DOUBLINGS, -1, -1):
        size = largest >> doubling
        seconds = least_seconds(make(size), work)
        if seconds > noticed and before > 0 and seconds > MOST * max(before, noticed / 2):
            again = least_seconds(make(size), work), least_seconds(make(size >> 1), work)
            if again[0] > MOST * max(again[1], noticed / 2):
                raise Grows(f"{what}: {size} took {1000 * again[0]:.1f} ms, half of it {1000 * again[1]:.1f} ms")
        before = seconds


def least_seconds(given: T, work: Callable[[T], object]) -> float:
    """The least of some tries."""
    return min(once(given, work) for _ in range(REPEATS))


def once(given: T, work: Callable[[T], object]) -> float:
    """Processor time of this process, without the garbage collector, which comes when it likes."""
    gc.disable()
    began = time.process_time()
    try:
        work(given)
        return time.process_time() - began
    finally:
        gc.enable()
