"""Which rules a game is played by: the edition of the rulebook, and the revision of our reading of it.

A game keeps the rules it began with. Both are one number in one cell of the state, so that the hash of every game of
the first revision stays what it was (docs/decisions/0018).
"""

from typing import Final

from mypy_extensions import i64

from lisboa.engine.layout import RULESET
from lisboa.engine.state import State
from lisboa.engine.tables import CARD_AMOUNT, CARD_EFFECT, EARLIER_AMOUNT, EARLIER_EFFECT

FIRST_REVISION: Final = 1
REVISION: Final = 2  # of new games
_STRIDE: Final = 10_000  # between revisions of one edition


def ruleset_number(edition: int, revision: int) -> int:
    """What the cell of the state holds."""
    return edition + _STRIDE * (revision - FIRST_REVISION)


CURRENT_RULESET: Final = ruleset_number(2021, REVISION)


def edition_of(number: int) -> int:
    """The edition in such a number."""
    return number % _STRIDE


def revision_of(number: int) -> int:
    """The revision in such a number."""
    return number // _STRIDE + FIRST_REVISION


def edition(s: State) -> i64:
    """2021 or 2017: the order of the period's end and a majority differ (END-2, SCORE-3)."""
    return s.d[RULESET] % _STRIDE


def revision(s: State) -> i64:
    """1 or 2."""
    return s.d[RULESET] // _STRIDE + FIRST_REVISION


def rewards_are_resolved(s: State) -> bool:
    """RUL-4: since revision 2 a usable reward of a noble card, plot or site cannot be declined."""
    return s.d[RULESET] > _STRIDE


def last_mover_begins(s: State) -> bool:
    """RUL-21: since revision 2 church scoring begins with whoever moved the Cardinal last."""
    return s.d[RULESET] > _STRIDE


def card_effect(s: State, card: i64) -> i64:
    """The reward, penalty or event of a political card; two cards have changed."""
    if s.d[RULESET] > _STRIDE:
        return CARD_EFFECT[card]
    return EARLIER_EFFECT[card]


def card_amount(s: State, card: i64) -> i64:
    """How much of it."""
    if s.d[RULESET] > _STRIDE:
        return CARD_AMOUNT[card]
    return EARLIER_AMOUNT[card]
