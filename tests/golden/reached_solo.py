"""What a game against Lacerda reaches of the required list: his actions, follows, ties, and what he leaves out."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from lisboa.components import ARCHITECTS, NOBLES
from lisboa.engine import events as told
from lisboa.engine import layout as at
from lisboa.engine.names import ACTIONS, LACERDA
from lisboa.engine.solo_noble_actions import TIE
from lisboa.engine.solo_rank import RANKS, rank_of
from lisboa.engine.state import Event, State

ENDS = {told.PERIOD_ENDED: "period", told.END_TRIGGERED: "game"}
# Events that say by a number or by bits whether he chose among equals
TIE_BY_BITS = {told.LACERDA_OFFICE: "office", told.LACERDA_PLOT: "plot", told.LACERDA_SITE: "site"}
PLAIN = {
    told.LACERDA_SAILED: "a ship sails",
    told.INFLUENCE_WIG: "the wig on 10",
    told.LACERDA_CUBE_WIGS: "wigs for cubes",
}


def items_of(events: list[Event], active: int) -> Iterator[str]:
    """The items of one move; `active` is whose turn it was."""
    for former, event in zip([None, *events], events, strict=False):
        if event.kind == told.TURN_BEGUN:
            active = event.seat
        elif event.kind in ENDS:
            yield f"solo {ENDS[event.kind]} ended in the turn of: {'Lacerda' if active == LACERDA else 'you'}"
        elif event.kind == told.FOLLOWED:
            yield f"Lacerda is followed to: {NOBLES[event.a]}"
        elif event.seat == LACERDA:
            yield from deeds(event)
            yield from ties(event)
            yield from visits(event, former)
    yield from state_actions(events)


def state_actions(events: list[Event]) -> Iterator[str]:
    """SOLO-4 (2): done, unless the next thing told is that he could not."""
    for event, following in pairwise(events):
        if event.kind == told.LACERDA_ACTS and following.kind != told.LACERDA_SKIPPED:
            yield f"Lacerda for the State: {ACTIONS[event.a]}"


def visits(event: Event, former: Event | None) -> Iterator[str]:
    """SOLO-4 (3), SOLO-6: who pays right after following does not visit."""
    if event.kind == told.LACERDA_FOLLOWED:
        yield f"Lacerda follows to: {NOBLES[event.a]}"
    elif event.kind == told.LACERDA_PAID and (former is None or former.kind != told.LACERDA_FOLLOWED):
        yield f"Lacerda visits: {NOBLES[event.a]}"


def ties(event: Event) -> Iterator[str]:
    """SOLO-5, SOLO-7: equal choices."""
    kind, what = event.kind, ""
    if kind in TIE_BY_BITS and int(event.c).bit_count() > 1:
        what = TIE_BY_BITS[kind]
    elif kind == told.LACERDA_PLAN and event.b >= 0 and event.a % 4 == event.b % 4:
        what = "plan"
    elif kind == told.LACERDA_STREET and event.b == TIE:
        what = "street"
    elif kind == told.LACERDA_CUBE and event.c == 1:
        what = "cube"
    elif kind == told.LACERDA_BUILDING and event.b == TIE:
        what = f"{ARCHITECTS[event.a]} building"
    if what:
        yield f"Lacerda chooses among equals: {what}"


def deeds(event: Event) -> Iterator[str]:
    """What he could not do, and what else happens to him."""
    kind = event.kind
    if kind == told.LACERDA_SKIPPED:
        yield f"Lacerda cannot: {'follow' if event.b == 1 else (*ACTIONS, *NOBLES)[event.a]}"
    elif kind in PLAIN:
        yield f"Lacerda also: {PLAIN[kind]}"
    elif kind == told.LACERDA_INFLUENCE and event.c == 1:
        yield "Lacerda also: church scoring"
    elif kind == told.ASSISTANT_MOVED and event.b and event.c == 0:
        yield "Lacerda also: the Assistant passes an empty deck"
    elif kind == told.LACERDA_PAID and event.c > 0:
        yield "Lacerda also: cannot pay"
    elif kind == told.LACERDA_PAID and any(change.index == at.WIGS + LACERDA for change in event.changes):
        yield "Lacerda also: pays in wigs"


def rank(s: State) -> str:
    """SOLO-9 at the end of the game."""
    return f"solo rank: {RANKS[rank_of(s)]}"
