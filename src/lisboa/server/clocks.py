"""Clocks, outside the engine: how much time is left to whom, and when the host's rule applies. Pure functions."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

HOUR: Final = 3_600_000
RETURN_GRACE: Final = 60_000
WhenOut = Literal["bot", "greedy", "nothing"]
Way = Literal["forward", "back", "jump"]


class LiveClock(msgspec.Struct, frozen=True, tag="live", tag_field="kind", forbid_unknown_fields=True):
    """A bank of time for the whole game, and an increment for each turn."""

    bank_seconds: Annotated[int, msgspec.Meta(ge=10, le=86_400, description="time of each player for the whole game")]
    increment_seconds: Annotated[
        int, msgspec.Meta(ge=0, le=3_600, description="added at the end of each turn of one's own")
    ] = 0
    when_out: Annotated[
        WhenOut,
        msgspec.Meta(description="bot: a bot takes over; greedy: one greedy move is made; nothing: it is only shown"),
    ] = "bot"


class AsyncClock(msgspec.Struct, frozen=True, tag="async", tag_field="kind", forbid_unknown_fields=True):
    """So many hours for each wait, however many small decisions it has."""

    hours_per_move: Annotated[float, msgspec.Meta(ge=0.01, le=2_160, description="hours until one must have moved")]
    when_out: Annotated[
        WhenOut,
        msgspec.Meta(description="bot: a bot takes over; greedy: one greedy move is made; nothing: it is only shown"),
    ] = "nothing"


Clock = LiveClock | AsyncClock


class ClockState(msgspec.Struct, frozen=True):
    """What was left to each seat when the present wait began, and how long it has lasted.

    The clock of `turn` runs (None: nobody's does). The wait had taken `used` at `since`, and goes on from then.
    """

    left: tuple[int, ...]  # milliseconds
    turn: int | None
    since: int
    paused: bool = False
    used: int = 0


def started(clock: Clock, seats: int, turn: int | None, now: int) -> ClockState:
    """The clock at the start of a game."""
    return ClockState(left=(full(clock),) * seats, turn=turn, since=now)


def full(clock: Clock) -> int:
    """The time each seat begins with, or has for each wait."""
    return clock.bank_seconds * 1000 if isinstance(clock, LiveClock) else round(clock.hours_per_move * HOUR)


def left(state: ClockState, seat: int, now: int) -> int:
    """What a seat has left; never below 0."""
    return max(0, state.left[seat] - waited(state, now)) if seat == state.turn else state.left[seat]


def waited(state: ClockState, now: int) -> int:
    """How long the present wait has lasted, without pauses. A wall clock that goes backwards gives nothing back."""
    return state.used if state.paused else state.used + max(0, now - state.since)


def deadline(clock: Clock, state: ClockState) -> int | None:
    """When the host's rule applies; None if it never will as things stand."""
    if state.turn is None or state.paused or clock.when_out == "nothing":
        return None
    return state.since + state.left[state.turn] - state.used


def passed_on(
    clock: Clock, state: ClockState, turn: int | None, way: Way, now: int, ended: int | None = None
) -> ClockState:
    """After a move, an undo or a rewind; `turn` is the seat of the person to decide, None if nobody's time counts.

    The seat whose turn `ended` with the move gets its increment; a rewind neither gives nor takes one. Passing the
    decision back and forth gives none: everybody has one turn in each round, but a visit may be followed by all, and
    who is asked most would gain minutes by saying no at once. When several moves are taken back or played again at
    once, each needs its own call: otherwise seats in between would keep their increments.
    """
    if way == "back":
        return _taken_back(clock, state, turn, ended)
    if turn != state.turn:
        state = _handed_over(clock, state, turn, now)
    return state if ended is None or way == "jump" else _given(state, ended, _increment(clock))


def _given(state: ClockState, seat: int, milliseconds: int) -> ClockState:
    lefts = list(state.left)
    lefts[seat] = max(0, lefts[seat] + milliseconds)
    return msgspec.structs.replace(state, left=tuple(lefts))


def _handed_over(clock: Clock, state: ClockState, turn: int | None, now: int) -> ClockState:
    lefts = list(state.left)
    if state.turn is not None:
        lefts[state.turn] = left(state, state.turn, now)
    if turn is not None and isinstance(clock, AsyncClock):
        lefts[turn] = full(clock)
    # Never before `since`: no stretch of time is counted against two seats.
    return ClockState(left=tuple(lefts), turn=turn, since=max(now, state.since), paused=state.paused)


def _taken_back(clock: Clock, state: ClockState, turn: int | None, ended: int | None) -> ClockState:
    """As if the decision had never been passed on: the wait since then was that of `turn`, and no turn has ended.

    Otherwise one could think at the expense of the next player, or put off one's own deadline for ever.
    """
    state = state if ended is None else _given(state, ended, -_increment(clock))
    return msgspec.structs.replace(state, turn=turn)


def _increment(clock: Clock) -> int:
    return clock.increment_seconds * 1000 if isinstance(clock, LiveClock) else 0


def paused(state: ClockState, now: int) -> ClockState:
    """Stop: what is left stays."""
    return msgspec.structs.replace(state, used=waited(state, now), since=max(now, state.since), paused=True)


def resumed(state: ClockState, now: int) -> ClockState:
    """Go on from where it was paused."""
    return msgspec.structs.replace(state, since=max(now, state.since), paused=False) if state.paused else state


def returned(clock: Clock, state: ClockState, seat: int) -> ClockState:
    """Who comes back after his time was up has some again, or the bot would take over at once."""
    if isinstance(clock, AsyncClock):
        return state
    lefts = list(state.left)
    lefts[seat] = max(lefts[seat], RETURN_GRACE)
    return msgspec.structs.replace(state, left=tuple(lefts))


def excused(state: ClockState, milliseconds: int) -> ClockState:
    """The server was away for so long while the present wait lasted, which is nobody's fault."""
    return state if state.paused else msgspec.structs.replace(state, since=state.since + max(0, milliseconds))
