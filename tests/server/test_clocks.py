"""Clocks: examples of both kinds, and what must hold after any history of moves, undos, rewinds and pauses."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from lisboa.server import clocks
from lisboa.server.clocks import HOUR, AsyncClock, Clock, ClockState, LiveClock, Way

SECOND = 1000
SEATS = 3
LIVE = LiveClock(bank_seconds=600, increment_seconds=10)
DAILY = AsyncClock(hours_per_move=24, when_out="bot")


def lefts(state: ClockState, now: int) -> list[int]:
    return [clocks.left(state, seat, now) for seat in range(len(state.left))]


def forward(clock: Clock, state: ClockState, turn: int | None, now: int) -> ClockState:
    """Whoever passes the decision on has ended their turn with it."""
    ended = state.turn if turn != state.turn else None
    return clocks.passed_on(clock, state, turn, "forward", now, ended)


def back(clock: Clock, state: ClockState, turn: int | None, now: int) -> ClockState:
    ended = turn if turn != state.turn else None
    return clocks.passed_on(clock, state, turn, "back", now, ended)


# A bank and an increment


def test_a_bank_runs_while_one_decides_and_the_increment_comes_when_it_passes_on() -> None:
    state = clocks.started(LIVE, SEATS, turn=0, now=0)
    assert lefts(state, 60 * SECOND) == [540 * SECOND, 600 * SECOND, 600 * SECOND]
    state = forward(LIVE, state, 1, 60 * SECOND)
    assert lefts(state, 80 * SECOND) == [550 * SECOND, 580 * SECOND, 600 * SECOND]


def test_a_small_decision_of_the_same_seat_neither_stops_the_clock_nor_gives_an_increment() -> None:
    state = clocks.started(LIVE, SEATS, turn=0, now=0)
    for now in range(0, 60 * SECOND, 7 * SECOND):
        state = forward(LIVE, state, 0, now)
    assert lefts(state, 60 * SECOND)[0] == 540 * SECOND


def test_a_decision_that_goes_back_and_forth_within_a_turn_gives_no_increment() -> None:
    """A visit is followed, paid for and followed again: all that is one turn, of the visitor."""
    state = clocks.started(LIVE, SEATS, turn=0, now=0)
    for turn in (1, 2, 0, 1, 0):
        state = clocks.passed_on(LIVE, state, turn, "forward", 0)
    assert lefts(state, 0) == [600 * SECOND] * SEATS
    state = clocks.passed_on(LIVE, state, 1, "forward", 0, ended=0)
    assert lefts(state, 0) == [610 * SECOND, 600 * SECOND, 600 * SECOND]


def test_the_increment_comes_when_somebody_else_ends_the_turn_too() -> None:
    """The last one to follow is next: their clock goes on running, and the visitor has ended a turn."""
    state = clocks.passed_on(LIVE, clocks.started(LIVE, SEATS, turn=0, now=0), 1, "forward", 5 * SECOND)
    after = clocks.passed_on(LIVE, state, 1, "forward", 9 * SECOND, ended=0)
    assert lefts(after, 9 * SECOND) == [605 * SECOND, 596 * SECOND, 600 * SECOND]
    assert after.since == state.since
    again = clocks.passed_on(LIVE, after, 1, "back", 9 * SECOND, ended=0)
    assert again == state


def test_nobody_s_clock_runs_while_a_bot_thinks() -> None:
    state = forward(LIVE, clocks.started(LIVE, SEATS, turn=0, now=0), None, 5 * SECOND)
    assert lefts(state, HOUR) == [605 * SECOND, 600 * SECOND, 600 * SECOND]
    assert clocks.deadline(LIVE, state) is None
    state = forward(LIVE, forward(LIVE, state, None, HOUR), 2, 2 * HOUR)
    assert lefts(state, 2 * HOUR + 1) == [605 * SECOND, 600 * SECOND, 600 * SECOND - 1]


def test_a_bank_that_is_used_up_is_empty_and_not_in_debt() -> None:
    state = clocks.started(LIVE, SEATS, turn=0, now=0)
    assert clocks.left(state, 0, 600 * SECOND - 1) == 1
    assert clocks.left(state, 0, 2 * HOUR) == 0
    assert lefts(forward(LIVE, state, 1, 2 * HOUR), 2 * HOUR)[0] == 10 * SECOND


# Hours for each wait


def test_each_wait_has_all_its_hours() -> None:
    state = clocks.started(DAILY, SEATS, turn=0, now=0)
    assert clocks.deadline(DAILY, state) == 24 * HOUR
    state = forward(DAILY, state, 1, 20 * HOUR)
    assert clocks.deadline(DAILY, state) == 44 * HOUR
    state = forward(DAILY, state, 0, 21 * HOUR)
    assert clocks.deadline(DAILY, state) == 45 * HOUR


def test_small_decisions_and_a_bot_s_moves_do_not_prolong_a_wait_but_a_new_wait_is_whole() -> None:
    state = clocks.started(DAILY, SEATS, turn=0, now=0)
    assert clocks.deadline(DAILY, forward(DAILY, state, 0, 20 * HOUR)) == 24 * HOUR
    state = forward(DAILY, state, None, 20 * HOUR)
    assert clocks.deadline(DAILY, state) is None
    assert clocks.deadline(DAILY, forward(DAILY, state, 0, 21 * HOUR)) == 45 * HOUR


@pytest.mark.parametrize(("hours", "milliseconds"), [(0.01, 36_000), (1 / 3, 1_200_000), (2_160, 2_160 * HOUR)])
def test_hours_are_rounded_to_milliseconds(hours: float, milliseconds: int) -> None:
    assert clocks.full(AsyncClock(hours_per_move=hours)) == milliseconds


# Undo, redo, rewind


@pytest.mark.parametrize("clock", [LIVE, DAILY])
def test_who_takes_a_move_back_has_thought_at_his_own_expense(clock: Clock) -> None:
    """Otherwise one passes, thinks while the next player's time runs, takes it back, and does so again."""
    before = clocks.started(clock, SEATS, turn=0, now=0)
    state = forward(clock, before, 1, 30 * SECOND)
    state = back(clock, state, 0, 90 * SECOND)
    assert lefts(state, 90 * SECOND) == lefts(before, 90 * SECOND)
    assert clocks.deadline(clock, state) == clocks.deadline(clock, before)


def test_undo_and_redo_without_end_gain_nothing() -> None:
    before = clocks.started(LIVE, SEATS, turn=0, now=0)
    state = before
    for minute in range(1, 9):
        state = back(LIVE, forward(LIVE, state, 1, minute * 60 * SECOND), 0, (minute * 60 + 50) * SECOND)
    assert lefts(state, 590 * SECOND) == [10 * SECOND, 600 * SECOND, 600 * SECOND]


def test_a_deadline_cannot_be_put_off_by_passing_and_taking_it_back() -> None:
    state = clocks.started(DAILY, SEATS, turn=0, now=0)
    for hour in range(1, 24):
        state = back(DAILY, forward(DAILY, state, 1, hour * HOUR), 0, hour * HOUR + HOUR // 2)
    assert clocks.deadline(DAILY, state) == 24 * HOUR


def test_a_move_to_a_bot_that_is_taken_back_gives_its_increment_back() -> None:
    before = clocks.started(LIVE, SEATS, turn=0, now=0)
    state = back(LIVE, forward(LIVE, before, None, 5 * SECOND), 0, 8 * SECOND)
    assert lefts(state, 9 * SECOND) == lefts(before, 9 * SECOND)


def test_moves_of_several_seats_taken_back_one_by_one_leave_no_increment_behind() -> None:
    state = clocks.started(LIVE, SEATS, turn=0, now=0)
    for turn in (1, 2):
        state = forward(LIVE, state, turn, 0)
    for turn in (1, 0):
        state = back(LIVE, state, turn, 0)
    assert lefts(state, 0) == [600 * SECOND] * SEATS


def test_a_rewind_gives_and_takes_no_increment_but_what_was_used_is_used() -> None:
    state = forward(LIVE, clocks.started(LIVE, SEATS, turn=0, now=0), 1, 0)
    state = clocks.passed_on(LIVE, state, 2, "jump", 40 * SECOND)
    assert lefts(state, 40 * SECOND) == [610 * SECOND, 560 * SECOND, 600 * SECOND]


def test_a_rewind_to_another_seat_gives_it_a_whole_wait() -> None:
    state = forward(DAILY, clocks.started(DAILY, SEATS, turn=0, now=0), 1, 20 * HOUR)
    assert clocks.deadline(DAILY, clocks.passed_on(DAILY, state, 0, "jump", 30 * HOUR)) == 54 * HOUR


# Pauses, downtime, a wall clock that is set back


def test_a_pause_stops_the_clock_and_the_deadline() -> None:
    state = clocks.paused(clocks.started(DAILY, SEATS, turn=0, now=0), 4 * HOUR)
    assert clocks.deadline(DAILY, state) is None
    assert clocks.left(state, 0, 1_000 * HOUR) == 20 * HOUR
    state = clocks.resumed(state, 100 * HOUR)
    assert clocks.left(state, 0, 101 * HOUR) == 19 * HOUR
    assert clocks.deadline(DAILY, state) == 120 * HOUR


def test_a_second_pause_and_a_resume_without_a_pause_change_nothing() -> None:
    running = clocks.started(LIVE, SEATS, turn=0, now=0)
    assert lefts(clocks.resumed(running, 60 * SECOND), 60 * SECOND) == lefts(running, 60 * SECOND)
    once = clocks.paused(running, 60 * SECOND)
    twice = clocks.paused(once, 90 * SECOND)
    assert lefts(clocks.resumed(twice, HOUR), HOUR) == lefts(clocks.resumed(once, HOUR), HOUR)


def test_a_pause_does_not_hide_who_thought_before_it() -> None:
    before = clocks.started(LIVE, SEATS, turn=0, now=0)
    state = clocks.paused(forward(LIVE, before, 1, 0), 60 * SECOND)
    state = back(LIVE, clocks.resumed(state, HOUR), 0, HOUR)
    assert lefts(state, HOUR) == [540 * SECOND, 600 * SECOND, 600 * SECOND]


def test_a_move_in_a_pause_costs_nothing_and_the_pause_goes_on() -> None:
    state = clocks.paused(clocks.started(LIVE, SEATS, turn=0, now=0), 60 * SECOND)
    state = forward(LIVE, state, 1, HOUR)
    assert state.paused
    assert lefts(state, 2 * HOUR) == [550 * SECOND, 600 * SECOND, 600 * SECOND]


def test_downtime_is_nobody_s_fault() -> None:
    state = clocks.excused(clocks.started(DAILY, SEATS, turn=0, now=0), 5 * HOUR)
    assert clocks.left(state, 0, 6 * HOUR) == 23 * HOUR
    assert clocks.deadline(DAILY, state) == 29 * HOUR


def test_downtime_in_a_pause_is_not_excused_twice() -> None:
    state = clocks.excused(clocks.paused(clocks.started(DAILY, SEATS, turn=0, now=0), HOUR), 5 * HOUR)
    assert clocks.left(clocks.resumed(state, 2 * HOUR), 0, 3 * HOUR) == 22 * HOUR


def test_a_wall_clock_that_is_set_back_counts_no_time_twice() -> None:
    state = clocks.started(LIVE, SEATS, turn=0, now=HOUR)
    assert clocks.left(state, 0, 0) == 600 * SECOND
    state = forward(LIVE, state, 1, 0)
    assert lefts(state, HOUR + SECOND) == [610 * SECOND, 599 * SECOND, 600 * SECOND]


# What a host may choose, and how it is kept


def test_nothing_happens_at_a_deadline_if_the_host_says_so() -> None:
    shown = AsyncClock(hours_per_move=1)
    assert clocks.deadline(shown, clocks.started(shown, SEATS, turn=0, now=0)) is None


@pytest.mark.parametrize(
    "document",
    [
        {"kind": "live", "bank_seconds": 9},
        {"kind": "live", "bank_seconds": 60, "increment_seconds": -1},
        {"kind": "live", "bank_seconds": 60, "when_out": "explode"},
        {"kind": "async", "hours_per_move": 0},
        {"kind": "async", "hours_per_move": 24, "bank_seconds": 60},
        {"kind": "sundial"},
    ],
)
def test_a_clock_that_cannot_be_is_refused(document: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(document, Clock)


def test_a_clock_and_its_state_survive_storage() -> None:
    state = clocks.paused(clocks.started(LIVE, SEATS, turn=None, now=7), 9)
    assert msgspec.json.decode(msgspec.json.encode(state), type=ClockState) == state
    assert msgspec.json.decode(msgspec.json.encode(DAILY), type=Clock) == DAILY


# Laws: any history of any clock

turns = st.none() | st.integers(0, SEATS - 1)
waits = st.integers(-20_000, 3_000_000)
any_clock = st.builds(
    LiveClock, bank_seconds=st.integers(10, 2_000), increment_seconds=st.integers(0, 60), when_out=st.just("bot")
) | st.builds(AsyncClock, hours_per_move=st.floats(0.01, 2), when_out=st.just("greedy"))
ways: st.SearchStrategy[Way] = st.sampled_from(get_args(Way))
Step = tuple[str, int, int | None, Way, int | None]
steps = st.tuples(st.sampled_from(["pass", "pause", "resume", "excuse"]), waits, turns, ways, turns)


def step(clock: Clock, state: ClockState, what: Step, now: int) -> ClockState:
    kind, milliseconds, turn, way, ended = what
    if kind == "pass":
        return clocks.passed_on(clock, state, turn, way, now, ended)
    if kind == "pause":
        return clocks.paused(state, now)
    return clocks.resumed(state, now) if kind == "resume" else clocks.excused(state, milliseconds)


@st.composite
def histories(draw: st.DrawFn) -> tuple[Clock, ClockState, int]:
    """A clock somewhere in a game. The wall clock may have gone backwards on the way."""
    clock = draw(any_clock)
    now = draw(st.integers(0, 10_000_000))
    state = clocks.started(clock, SEATS, draw(turns), now)
    for what in draw(st.lists(steps, max_size=12)):
        now += what[1]
        state = step(clock, state, what, now)
    return clock, state, max(now, state.since)


@given(histories(), waits)
def test_time_is_never_negative_and_falls_for_the_running_seat_only(
    history: tuple[Clock, ClockState, int], wait: int
) -> None:
    _, state, now = history
    later = now + abs(wait)
    for seat in range(SEATS):
        fall = clocks.left(state, seat, now) - clocks.left(state, seat, later)
        runs = seat == state.turn and not state.paused
        assert clocks.left(state, seat, later) >= 0
        assert fall == (min(abs(wait), clocks.left(state, seat, now)) if runs else 0)


@given(histories(), steps)
def test_nothing_takes_time_from_a_seat_but_its_own_waits_and_undos(
    history: tuple[Clock, ClockState, int], what: Step
) -> None:
    clock, state, now = history
    after = step(clock, state, what, now)
    spared = set(range(SEATS)) - ({what[2], what[4]} if what[0] == "pass" else set())
    assert all(clocks.left(after, seat, now) >= clocks.left(state, seat, now) for seat in spared)


@given(histories(), turns, turns, st.integers(0, 3_000_000), st.integers(0, 3_000_000))
def test_an_undo_restores_the_clock_as_if_nothing_had_been_passed_on(
    history: tuple[Clock, ClockState, int], turn: int | None, ended: int | None, first: int, second: int
) -> None:
    clock, state, now = history
    passed = clocks.passed_on(clock, state, turn, "forward", now + first, ended)
    undone = clocks.passed_on(clock, passed, state.turn, "back", now + first + second, ended)
    for later in (now + first + second, now + first + second + 1_000_000):
        seats = range(SEATS) if isinstance(clock, LiveClock) else () if state.turn is None else (state.turn,)
        assert [clocks.left(undone, i, later) for i in seats] == [clocks.left(state, i, later) for i in seats]
    assert (undone.turn, undone.paused) == (state.turn, state.paused)


@given(histories(), st.lists(st.tuples(st.integers(0, 600_000), st.integers(0, 10_000_000)), max_size=5))
def test_a_pause_neither_loses_nor_gains_time(
    history: tuple[Clock, ClockState, int], pauses: list[tuple[int, int]]
) -> None:
    _, state, now = history
    plain = clocks.resumed(state, now)
    paused, wall, running = plain, now, now
    for runs, rests in pauses:
        wall, running = wall + runs, running + runs
        paused = clocks.paused(paused, wall)
        assert lefts(paused, wall + rests) == lefts(plain, running)
        wall += rests
        paused = clocks.resumed(paused, wall)
    assert lefts(paused, wall + 5) == lefts(plain, running + 5)


@given(histories(), st.integers(0, 10_000_000), st.integers(0, 3_000_000))
def test_downtime_is_excused_to_the_millisecond(history: tuple[Clock, ClockState, int], away: int, runs: int) -> None:
    _, state, now = history
    assert lefts(clocks.excused(state, away), now + away + runs) == lefts(state, now + runs)


@given(histories())
def test_the_deadline_is_when_nothing_is_left(history: tuple[Clock, ClockState, int]) -> None:
    clock, state, now = history
    deadline = clocks.deadline(clock, state)
    assert (deadline is None) == (state.turn is None or state.paused)
    if deadline is not None and state.turn is not None:
        assert clocks.left(state, state.turn, max(now, deadline)) == 0
        assert clocks.left(state, state.turn, now) == max(0, deadline - now)
