"""Who at a table may take back what, what a rewind needs, and who sits where."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from lisboa.server import clocks
from lisboa.server.clocks import ClockState, LiveClock, Way
from lisboa.server.playthrough import BadLog, Chair, Playthrough, Proposal, Start
from tests.server.table_of_three import (
    ANA_TWICE,
    LACERDA,
    PEOPLE,
    WITH_A_BOT,
    begun,
    last_mover,
    move,
    moves,
    then,
    undoable_by_last,
    with_undoable,
)

# Undo and redo: whose they are


def test_one_can_take_back_one_s_own_last_moves_only() -> None:
    play = with_undoable(begun(), 2)
    mover = last_mover(play)
    others = [person for person in play.people if person != mover]
    assert [play.undoable_by(person) for person in others] == [0, 0]
    assert [play.redoable_by(person) for person in play.people] == [0, 0, 0]
    play = then(play, "undo", number=2, person_id=mover)
    assert play.redoable_by(mover) == 2
    assert [play.redoable_by(person) for person in others] == [0, 0]


def test_the_moves_of_all_seats_of_a_hot_seat_are_one_s_own() -> None:
    """In the draft all picks of a round can be taken back (SET-16)."""
    chairs = (*ANA_TWICE[:2], Chair(kind="hot-seat", person_id="ana"))
    play = moves(begun(chairs, Draft=True), 8)
    assert len(set(play.game.movers[-play.game.undoable :])) > 1
    assert play.undoable_by("ana") == play.game.undoable


def test_one_cannot_take_back_past_another_s_move() -> None:
    play = moves(begun(Draft=True), 8)
    assert play.game.undoable > undoable_by_last(play) > 0


def test_own_moves_that_revealed_something_are_own_but_stay() -> None:
    play = begun()
    while not play.path or play.end_of_undo(last_mover(play)) != "revealed":
        play = move(play)
    assert undoable_by_last(play) == play.game.undoable


def test_what_a_bot_or_the_clock_played_is_nobody_s_to_take_back() -> None:
    play = begun()
    while play.game.undoable == 0:
        play = then(play, "move", seat=play.game.turn, text=play.game.legal_moves()[0], note="the clock ran out")
    assert [play.undoable_by(person) for person in play.people] == [0, 0, 0]


def test_what_a_bot_played_for_a_seat_stays_when_its_owner_returns() -> None:
    play = begun()
    for seat in range(3):
        play = then(play, "stand-in", seat=seat, text="greedy")
    while play.game.undoable == 0:
        play = move(play)
    for seat in range(3):
        play = then(play, "returned", seat=seat)
    assert [play.undoable_by(person) for person in play.people] == [0, 0, 0]


def test_who_resigned_takes_nothing_back_and_plays_nothing_again() -> None:
    play = with_undoable(begun(), 2)
    mover, seat = last_mover(play), play.game.movers[-1]
    assert then(play, "resigned", seat=seat, text="greedy").undoable_by(mover) == 0
    undone = then(play, "undo", number=2, person_id=mover)
    assert then(undone, "resigned", seat=seat, text="greedy").redoable_by(mover) == 0


def test_redo_stops_at_a_seat_that_a_bot_has_taken_over() -> None:
    chairs = tuple(Chair(kind="hot-seat", person_id="ana") for _ in range(3))
    play = moves(begun(chairs, Draft=True), 8)
    movers = play.game.movers[-play.game.undoable :]
    undone = then(play, "undo", number=len(movers), person_id="ana")
    assert undone.redoable_by("ana") == len(movers)
    last = then(undone, "resigned", seat=movers[-1], text="greedy")
    assert last.redoable_by("ana") == movers.index(movers[-1]) > 0


# Whose time runs


def test_time_runs_for_who_is_to_decide_unless_a_bot_is() -> None:
    play = begun(WITH_A_BOT)
    assert runs(play) == [play.game.turn]
    for _ in range(20):
        play = move(play)
        assert runs(play) == [None if play.game.turn == 1 else play.game.turn]
    assert runs(then(play, "paused")) == runs(play)


def runs(play: Playthrough) -> list[int | None]:
    """Whose time runs after each move of the last entry."""
    return [seat for seat, _ in play.clocked_seats()]


def test_a_turn_ends_once_whoever_decides_within_it() -> None:
    """Everybody has as many ends as turns, however often they are asked to follow."""
    dice = random.Random(3)
    play = begun()
    ended: Counter[int | None] = Counter()
    passed = 0
    while play.game.latest_turn[0] < 31:
        before = play.game.turn
        play = move(play, dice.choice(play.game.legal_moves()))
        ended.update(over for _, over in play.clocked_seats())
        passed += play.game.turn != before
    assert [ended[seat] for seat in range(3)] == [10, 10, 10]
    assert passed > 30, "the decision went back and forth within turns"


def test_each_move_taken_back_or_played_again_gives_the_turn_to_its_seat() -> None:
    chairs = tuple(Chair(kind="hot-seat", person_id="ana") for _ in range(3))
    play = moves(begun(chairs, Draft=True), 8)
    number = play.game.undoable
    movers = play.game.movers[-number:]
    assert len(set(movers)) > 1
    undone = then(play, "undo", number=number, person_id="ana")
    assert runs(undone) == movers[::-1]
    assert runs(then(undone, "redo", number=number, person_id="ana")) == [*movers[1:], play.game.turn]


def test_undo_and_redo_across_own_seats_leave_a_clock_as_it_was() -> None:
    """Otherwise who plays two seats takes back both moves and keeps an increment each time."""
    clock = LiveClock(bank_seconds=60, increment_seconds=5)
    chairs = tuple(Chair(kind="hot-seat", person_id="ana") for _ in range(3))
    play = begun(chairs)
    state = began = clocks.started(clock, 3, play.game.turn, 0)
    made: list[ClockState] = []
    dice = random.Random(1)
    while not made or made[-1].left == [began, *made][-play.game.undoable - 1].left:
        play = move(play, dice.choice(play.game.legal_moves()))
        state = clock_of(clock, state, play, "forward")
        made.append(state)
    number = play.game.undoable
    play = then(play, "undo", number=number, person_id="ana")
    assert clock_of(clock, state, play, "back").left == [began, *made][-number - 1].left
    play = then(play, "redo", number=number, person_id="ana")
    assert clock_of(clock, [began, *made][-number - 1], play, "forward").left == state.left


def clock_of(clock: LiveClock, state: ClockState, play: Playthrough, way: Way) -> ClockState:
    for seat, ended in play.clocked_seats():
        state = clocks.passed_on(clock, state, seat, way, 0, ended)
    return state


# Rewinds


def asked(to: int, made: int = 30) -> Playthrough:
    return then(moves(begun(), made), "rewind-asked", seat=0, person_id="ana", number=to)


def test_people_agree_to_a_rewind_once_each() -> None:
    play = asked(12)
    assert play.proposal == Proposal(by=0, to=12, agreed=("ana",))
    for person in ("caio", "caio", "bea"):
        play = then(play, "rewind-agreed", person_id=person)
    assert play.proposal == Proposal(by=0, to=12, agreed=("ana", "caio", "bea"))
    play = then(play, "rewind", number=12)
    assert (play.proposal, len(play.path), play.game.moves) == (None, 12, moves(begun(), 12).game.moves)


def test_a_refusal_ends_the_proposal() -> None:
    assert then(asked(12), "rewind-refused", seat=1, person_id="bea").proposal is None


@pytest.mark.parametrize("person", [None, "a stranger"])
def test_only_people_at_the_table_agree(person: str | None) -> None:
    with pytest.raises(BadLog, match="only somebody with a seat"):
        then(asked(12), "rewind-agreed", person_id=person)


def test_a_new_proposal_needs_new_consent() -> None:
    play = then(asked(12), "rewind-agreed", person_id="bea")
    play = then(play, "rewind-asked", seat=2, person_id="caio", number=3)
    assert play.proposal == Proposal(by=2, to=3, agreed=("caio",))


def test_a_proposal_falls_when_moves_that_it_keeps_are_taken_back() -> None:
    """Otherwise other moves could be made in their place, and the rewind would lead where nobody agreed to."""
    play = with_undoable(begun(), 2)
    kept = then(play, "rewind-asked", seat=0, person_id="ana", number=len(play.path) - 1)
    assert then(kept, "undo", number=1).proposal == kept.proposal
    assert then(kept, "undo", number=2).proposal is None


def test_a_rewind_reveals_the_same_again() -> None:
    play = moves(begun(), 40, random.Random(1))
    again = then(play, "rewind", number=0)
    for text in play.game.moves:
        again = move(again, text)
    assert again.game.state_hash() == play.game.state_hash()


# Who sits where


def test_a_bot_takes_over_and_the_person_comes_back() -> None:
    play = then(begun(), "stand-in", seat=1, text="greedy", note="the clock ran out")
    assert play.chairs[1] == Chair(kind="person", person_id="bea", bot="greedy", stand_in="clock")
    assert (play.people, play.seats_of("bea")) == (["ana", "caio"], [1])
    assert then(play, "returned", seat=1).chairs == PEOPLE


def test_a_stood_in_person_may_resign_but_nobody_resigns_twice() -> None:
    play = then(then(begun(), "stand-in", seat=1, text="greedy"), "resigned", seat=1, text="greedy")
    assert play.chairs[1].stand_in == "resigned"
    for kind in ("resigned", "stand-in"):
        with pytest.raises(BadLog, match="already taken over seat 1"):
            then(play, kind, seat=1, text="greedy")


def test_the_game_waits_for_people_only() -> None:
    play = begun(WITH_A_BOT)
    seen = set()
    for _ in range(30):
        seen.add((play.game.turn, play.waiting_for))
        play = move(play)
    assert seen == {(0, "ana"), (1, None), (2, "bea")}


@pytest.mark.parametrize(
    ("chairs", "all_ana_s"),
    [
        (PEOPLE, False),
        (ANA_TWICE, False),
        (WITH_A_BOT, False),
        ((PEOPLE[0], Chair(kind="hot-seat", person_id="ana")), True),
        ((PEOPLE[0], Chair(kind="bot", bot="greedy")), False),
    ],
)
def test_who_owns_all_seats_may_see_everything(chairs: tuple[Chair, ...], all_ana_s: bool) -> None:
    assert begun(chairs).owns_all("ana") == all_ana_s
    assert not begun(chairs).owns_all("bea")


def test_a_solo_game_is_its_player_s() -> None:
    header = {"Players": 1, "Ruleset": "2021", "Solo": True}
    play = moves(Playthrough(Start(options=header, seed=1), (PEOPLE[0], LACERDA)), 5)
    assert play.owns_all("ana")
    assert play.people == ["ana"]


def test_a_game_goes_on_from_a_position() -> None:
    before = moves(begun(), 20)
    start = Start(options=dict(before.start.options), position=before.game.position())
    play = moves(Playthrough(start, PEOPLE), 10)
    assert then(play, "rewind", number=0).game.state_hash() == before.game.state_hash()
    assert play.game.state_hash() == moves(before, 10).game.state_hash()


def test_whose_time_ran_out_must_still_agree_to_go_back() -> None:
    play = moves(begun(), 12)
    assert play.consenting == play.people
    seat = play.game.turn
    assert seat is not None
    absent = play.chairs[seat].person_id
    stood_in = then(play, "stand-in", seat=seat, text="greedy", person_id=None)
    assert absent not in stood_in.people
    assert absent in stood_in.consenting
    resigned = then(play, "resigned", seat=seat, text="greedy", person_id=absent)
    assert absent not in resigned.consenting
