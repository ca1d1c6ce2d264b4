"""Clocks, outside the engine: how much time is left to whom, and when the host's rule applies. Pure functions."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

HOUR: Final = 3_600_000
WhenOut = Literal["bot", "greedy", "nothing"]
Way = Literal["forward", "back", "jump"]


class LiveClock(msgspec.Struct, frozen=True, tag="live", tag_field="kind", forbid_unknown_fields=True):
    """A bank of time for the whole game, and an increment whenever the decision passes on."""

    bank_seconds: Annotated[int, msgspec.Meta(ge=10, le=86_400, description="time of each player for the whole game")]
    increment_seconds: Annotated[
        int, msgspec.Meta(ge=0, le=3_600, description="added whenever the decision passes to somebody else")
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
    """What is left to each seat, as of `since`, from when on the clock of `turn` runs (None: nobody's does)."""

    left: tuple[int, ...]  # milliseconds
    turn: int | None
    since: int
    paused: bool = False


def started(clock: Clock, seats: int, turn: int | None, now: int) -> ClockState:
    """The clock at the start of a game."""
    return ClockState(left=(full(clock),) * seats, turn=turn, since=now)


def full(clock: Clock) -> int:
    """The time each seat begins with, or has for each wait."""
    return clock.bank_seconds * 1000 if isinstance(clock, LiveClock) else round(clock.hours_per_move * HOUR)


def left(state: ClockState, seat: int, now: int) -> int:
    """What a seat has left; never below 0."""
    running = state.turn == seat and not state.paused
    return max(0, state.left[seat] - (max(0, now - state.since) if running else 0))


def deadline(clock: Clock, state: ClockState) -> int | None:
    """When the host's rule applies; None if it never will as things stand."""
    if state.turn is None or state.paused or clock.when_out == "nothing":
        return None
    return state.since + state.left[state.turn]


def passed_on(clock: Clock, state: ClockState, turn: int | None, way: Way, now: int) -> ClockState:
    """After an entry of the log; `turn` is the seat of the person to decide now, None if nobody's time counts.

    Who passes the decision on gets his increment, who takes that back loses it again, and a rewind changes neither.
    """
    if turn == state.turn:
        return state
    lefts = list(state.left)
    if state.turn is not None:
        lefts[state.turn] = left(state, state.turn, now)
    if isinstance(clock, LiveClock):
        if way == "forward" and state.turn is not None:
            lefts[state.turn] += clock.increment_seconds * 1000
        if way == "back" and turn is not None:
            lefts[turn] = max(0, lefts[turn] - clock.increment_seconds * 1000)
    elif way != "back" and turn is not None:
        lefts[turn] = full(clock)
    return ClockState(left=tuple(lefts), turn=turn, since=now, paused=state.paused)


def paused(state: ClockState, now: int) -> ClockState:
    """Stop: what is left stays."""
    lefts = tuple(left(state, seat, now) for seat in range(len(state.left)))
    return ClockState(left=lefts, turn=state.turn, since=now, paused=True)


def resumed(state: ClockState, now: int) -> ClockState:
    """Go on from where it was paused."""
    return msgspec.structs.replace(state, since=now, paused=False)


def excused(state: ClockState, milliseconds: int) -> ClockState:
    """The server was away for so long, which is nobody's fault."""
    return msgspec.structs.replace(state, since=state.since + milliseconds)
