"""The rest of a turn as it would be played: what happens, and how things stand then."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from lisboa.bots.greedy import turn_floor
from lisboa.engine import flow, notation, record
from lisboa.engine.layout import DEPTH, SOLO
from lisboa.engine.lookahead import offers, pop_and_run
from lisboa.engine.names import PASS
from lisboa.engine.state import Event, State
from lisboa.engine.steps import AUTOMATIC, STEPS, Offers

if TYPE_CHECKING:
    from lisboa.game import Game


@dataclass(frozen=True)
class Turn:
    """Of one seat: the decision it began with, the options taken, what happened, how it stood before and after."""

    seat: int
    kind: str
    options: tuple[int, ...]
    moves: tuple[str, ...]
    decisions: tuple[State, ...]  # the positions in which the options were taken
    events: list[Event]
    before: State
    after: State

    @property
    def solo(self) -> bool:
        """Is it a game against Lacerda?"""
        return bool(self.before.d[SOLO] == 1)

    @property
    def passes(self) -> bool:
        """Does it begin with declining something?"""
        return self.options[:1] == (PASS,)

    def own(self, *kinds: int) -> Iterator[Event]:
        """What happened to this seat, of certain kinds."""
        return (event for event in self.events if event.kind in kinds and event.seat == self.seat)

    def gained(self, first: int, number: int = 1) -> int:
        """By how much numbers of the state have grown together."""
        return int(sum(self.after.d[at] - self.before.d[at] for at in range(first, first + number)))


def imagined(sample: Game, line: Sequence[str]) -> Turn:
    """Play the moves of a line for the seat to decide, up to the end of its turn; the game given stays as it is.

    Others decline what they are asked in between. The turn ends before upkeep, when something new is turned up: what
    is told must not depend on what nobody knows. It ends early where a move does not fit.
    """
    before = sample._state.copy()
    s = before.copy()
    s.recording = True
    seat = flow.seat_of(s)
    floor = turn_floor(s, seat)
    kind = STEPS[flow.kind_of(s)].name
    taken: list[tuple[int, str, State]] = []
    found: Offers | None = offers(s, False)
    for move in line:
        code = -1 if found is None else record.find(s, found, move)
        if code < 0:
            break
        taken.append((code, notation.write(flow.kind_of(s), code), s.copy()))
        flow.take(s, code, False)
        found = next_choice(s, seat, floor)
    return Turn(
        seat=seat,
        kind=kind,
        options=tuple(code for code, _, _ in taken),
        moves=tuple(move for _, move, _ in taken),
        decisions=tuple(state for _, _, state in taken),
        events=s.events,
        before=before,
        after=s,
    )


def next_choice(s: State, seat: int, floor: int) -> Offers | None:
    """Run on to the seat's next choice; None at the end of what is looked at. Others take the first option: to pass."""
    while s.d[DEPTH] > floor:
        if AUTOMATIC[flow.kind_of(s)] == 1:
            pop_and_run(s)
            continue
        found = offers(s, False)
        if len(found.codes) > 1 and flow.seat_of(s) == seat:
            return found
        flow.take(s, found.codes[0], True)
    return None
