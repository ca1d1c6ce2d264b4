"""Did a lasting clergy tile do something in a move? Events rarely tell: the same move is made without the tile.

A tile worked if without it the move could not be made or would lead elsewhere. Both games run side by side through
everything that a move sets off, each forced choice included, and stop before the next real decision: what a tile would
merely allow is no use of it.
"""

from __future__ import annotations

from lisboa.engine import flow
from lisboa.engine import layout as at
from lisboa.engine.lookahead import offers
from lisboa.engine.names import CLERGY_KINDS, FIRST_SINGLE_USE, SEATS
from lisboa.engine.state import State
from lisboa.engine.steps import AUTOMATIC, CHURCH_SCORING, pop_and_run, pop_and_take


def places(kind: int) -> list[int]:
    """Where the state says how many tiles of this kind each player has."""
    return [at.CLERGY + CLERGY_KINDS * seat + kind for seat in range(SEATS)]


def kinds_held(s: State) -> list[int]:
    """The lasting tiles that somebody has."""
    return [kind for kind in range(1, FIRST_SINGLE_USE) if any(s.d[place] for place in places(kind))]


def worked(before: State, choice: int, kind: int) -> bool:
    """Did the tiles of this kind make a difference to this move?"""
    if flow.kind_of(before) == CHURCH_SCORING and choice == kind:
        return False  # it was given up
    true, bare = before.copy(), before.copy()
    for place in places(kind):
        bare.d[place] = 0
    while True:
        if choice not in list(offers(bare, False).codes):
            return True
        pop_and_take(true, choice)
        pop_and_take(bare, choice)
        if differ(true, bare, kind) or run_automatic_steps(true, bare, kind):
            return True
        if flow.is_over(true):
            return False
        codes = list(offers(true, False).codes)
        if len(codes) > 1:
            return False
        choice = codes[0]


def run_automatic_steps(true: State, bare: State, kind: int) -> bool:
    """Run both on to the next choice; does the tile make a difference on the way?"""
    while not flow.is_over(true) and AUTOMATIC[flow.kind_of(true)] == 1:
        pop_and_run(true)
        pop_and_run(bare)
        if differ(true, bare, kind):
            return True
    return False


def differ(true: State, bare: State, kind: int) -> bool:
    """Are the states different, apart from the tile itself?"""
    dressed = bare.copy()
    for place in places(kind):
        dressed.d[place] = true.d[place]
    return list(dressed.d) != list(true.d)
