"""The wigs of first, second and third places as tables (SCORE-3, SCORE-6), for an evaluation that asks all the time."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lisboa.engine.layout import PLAYERS, RULESET
from lisboa.engine.revisions import edition
from lisboa.engine.scoring import place_values, store_values
from lisboa.engine.state import State, blank

PLACES: Final = 4


def _row(values: vec[i64]) -> list[int]:
    """Values of the four places, those that do not exist worth nothing."""
    return [values[i] if i < len(values) else 0 for i in range(PLACES)]


def _tables() -> vec[i64]:
    """By ruleset, number of players, what is counted (four streets, officials), and place."""
    out = vec[i64]()
    s = blank()
    for ruleset in (2021, 2017):
        for players in (2, 3, 4):
            s.d[RULESET] = ruleset
            s.d[PLAYERS] = players
            rows = [_row(store_values(s, street)) for street in range(4)] + [_row(place_values(15, 10, 5, players))]
            for row in rows:
                for value in row:
                    out = append(out, value)
    return out


_VALUES: Final = _tables()
OFFICIALS_PLACE: Final = 4  # after the four streets


def first_place(s: State, what: i64) -> i64:
    """Where the values of a majority begin in the table; the first is that of the first place."""
    ruleset: i64 = 0
    if edition(s) == 2017:
        ruleset = 1
    return ((ruleset * 3 + s.d[PLAYERS] - 2) * 5 + what) * PLACES


def most_wigs(s: State, what: i64) -> i64:
    """The wigs of an unshared first place."""
    return _VALUES[first_place(s, what)]


def place_wigs(s: State, what: i64, counts: vec[i64], first: i64, step: i64, seat: i64) -> i64:
    """RUL-29: what a seat's place is worth; its rivals' counts lie `step` numbers apart from `first` on."""
    mine = counts[first + step * seat]
    if mine == 0:
        return 0
    better: i64 = 0
    tied: i64 = 0
    other: i64 = 0
    while other < s.d[PLAYERS]:
        theirs = counts[first + step * other]
        if theirs > mine:
            better += 1
        elif theirs == mine:
            tied += 1
        other += 1
    at = first_place(s, what)
    total: i64 = 0
    place = better
    while place < better + tied:
        total += _VALUES[at + place]
        place += 1
    return total // tied
