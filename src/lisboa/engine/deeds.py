"""Chapter 14: what novices do towards their goals (EXTRA-1). Without novices nothing is noted."""

from mypy_extensions import i64

from lisboa.engine.layout import DEEDS, NOVICES
from lisboa.engine.names import DEED_HALF_RECRUIT, DEED_RECRUIT, SEATS
from lisboa.engine.state import State


def note_deed(s: State, seat: i64, deed: i64) -> None:
    """A novice did this in the turn that is being played, whoever's turn it is."""
    if (s.d[NOVICES] >> seat) & 1:
        s.put(DEEDS + seat, s.d[DEEDS + seat] | deed)


def note_recruits(s: State, seat: i64, officials: i64) -> None:
    """B5 asks for two officials in one turn, by one action or several."""
    if officials >= 2 or s.d[DEEDS + seat] & DEED_HALF_RECRUIT:
        note_deed(s, seat, DEED_RECRUIT)
    elif officials == 1:
        note_deed(s, seat, DEED_HALF_RECRUIT)


def forget_deeds(s: State) -> None:
    """RUL-38: a goal is fulfilled within one turn; what happened before the turn does not count."""
    seat: i64 = 0
    while seat < SEATS:
        s.put(DEEDS + seat, 0)
        seat += 1
