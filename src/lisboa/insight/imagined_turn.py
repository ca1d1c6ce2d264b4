"""The rest of a turn as it would be played: what happens, and how things stand then."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from lisboa.bots.greedy import turn_floor
from lisboa.engine import flow, notation, record
from lisboa.engine.layout import ACTIVE, DEPTH, ENDING, FAVOR, PLAYERS, SOLO, START
from lisboa.engine.lookahead import offers
from lisboa.engine.names import ENDING_FINAL, ENDING_NOT, PASS
from lisboa.engine.state import Event, State
from lisboa.engine.steps import AUTOMATIC, Offers, pop_and_run

if TYPE_CHECKING:
    from lisboa.game import Game

MANY: Final = 99  # turns, while nobody knows how many


@dataclass(frozen=True)
class Turn:
    """Of one seat: the decision it began with, the options taken, what happened, how it stood before and after."""

    seat: int
    step: int
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

    @property
    def own_turns_left(self) -> int:
        """How many turns of this seat follow."""
        return turns_left(self.before, self.seat)

    @property
    def rivals_turns_left(self) -> int:
        """How many turns of others follow, in which a favor may be used."""
        return others_turns_left(self.before, self.seat)

    @property
    def chances_left(self) -> int:
        """How often this seat may act again: in its turns, or by following."""
        return chances_left(self.after, self.seat)

    @property
    def ends_all(self) -> bool:
        """Does nobody's turn follow?"""
        return self.own_turns_left + self.rivals_turns_left == 0

    def own(self, *kinds: int) -> Iterator[Event]:
        """What happened to this seat, of certain kinds."""
        return (event for event in self.events if event.kind in kinds and event.seat == self.seat)

    def gained(self, first: int, number: int = 1) -> int:
        """By how much numbers of the state have grown together."""
        return int(sum(self.after.d[at] - self.before.d[at] for at in range(first, first + number)))


def turns_left(s: State, seat: int) -> int:
    """END-3: how many turns of a seat follow the one that is being played."""
    if s.d[ENDING] == ENDING_NOT:
        return MANY
    place, now = ((of - s.d[START]) % s.d[PLAYERS] for of in (seat, s.d[ACTIVE]))
    return int(place > now) + int(s.d[ENDING] < ENDING_FINAL)


def others_turns_left(s: State, seat: int) -> int:
    """The same of all others together."""
    return sum(turns_left(s, other) for other in range(s.d[PLAYERS]) if other != seat)


def chances_left(s: State, seat: int) -> int:
    """How often a seat may act again: its turns, and a visit of another for each favor (VISIT-2)."""
    favors = int(sum(s.d[FAVOR + 3 * seat + noble] for noble in range(3)))
    return turns_left(s, seat) + min(favors, others_turns_left(s, seat))


def imagined(sample: Game, line: Sequence[str]) -> Turn:
    """Play the moves of a line for the seat to decide, up to the end of its turn; the game given stays as it is.

    Others decline what they are asked in between. The turn ends before upkeep, when something new is turned up: what
    is told must not depend on what nobody knows. It ends early where a move does not fit.
    """
    before = sample.state.copy()
    s = before.copy()
    s.recording = True
    seat = flow.seat_of(s)
    floor = turn_floor(s, seat)
    step = flow.kind_of(s)
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
        step=step,
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
