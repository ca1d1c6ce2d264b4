"""Hands of political cards, and what the others know of them (RUL-30)."""

from mypy_extensions import i64

from lisboa.engine.layout import (
    HAND,
    HAND_N,
    KNOWN,
)
from lisboa.engine.names import (
    NONE,
)
from lisboa.engine.state import State


def hand_remove(s: State, seat: i64, card: i64) -> None:
    """Take a card out of a hand; what others knew of it is no longer news (RUL-30)."""
    d = s.d
    at = HAND + 5 * seat
    n = d[HAND_N + seat]
    i: i64 = 0
    while d[at + i] != card:
        i += 1
    while i < n - 1:
        s.put(at + i, d[at + i + 1])
        i += 1
    s.put(at + n - 1, NONE)
    s.put(HAND_N + seat, n - 1)
    s.put(KNOWN + card, 0)


def hand_add(s: State, seat: i64, card: i64, known: i64) -> None:
    """Put a card into a hand, in ascending order, with what the seats know of it (RUL-30)."""
    d = s.d
    at = HAND + 5 * seat
    i = d[HAND_N + seat]
    while i > 0 and d[at + i - 1] > card:
        s.put(at + i, d[at + i - 1])
        i -= 1
    s.put(at + i, card)
    s.add(HAND_N + seat, 1)
    s.put(KNOWN + card, known)
