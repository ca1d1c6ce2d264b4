"""What leaves a table: a decision only to who makes it, a draft pick only to who picks it."""

from __future__ import annotations

import json
import random
from itertools import takewhile
from typing import Any

import msgspec
import pytest

from lisboa.server import sight
from lisboa.server.playthrough import Chair, Playthrough
from tests.marked_language import MARK
from tests.server.table_of_three import LACERDA, PEOPLE, begun, last_mover, move, moves, then, with_undoable

ANA_TWICE = (PEOPLE[0], PEOPLE[1], Chair(kind="hot-seat", person_id="ana"))
BOT = Chair(kind="bot", bot="greedy")
VIEWERS: tuple[int | None, ...] = (0, 1, 2, None)


def situation(play: Playthrough, seat: int | None) -> Any:
    """As it is sent."""
    return msgspec.to_builtins(sight.situation(play, seat))


def frame(play: Playthrough, seq: int, seat: int | None) -> Any:
    return msgspec.to_builtins(sight.frame(play, seq, seat))


def frames(play: Playthrough, since: int, seat: int | None) -> Any:
    return msgspec.json.decode(msgspec.json.encode(list(sight.frames(play, since, seat))))


def until_turn(play: Playthrough, seat: int) -> Playthrough:
    while play.game.turn != seat:
        play = move(play)
    return play


# From which seat one looks


def test_a_person_with_one_seat_looks_from_there_whoever_is_to_decide() -> None:
    play = begun()
    for _ in range(20):
        assert [sight.viewpoint(play, chair.person_id) for chair in PEOPLE] == [0, 1, 2]
        play = move(play)


@pytest.mark.parametrize("person", [None, "a stranger"])
@pytest.mark.parametrize("wanted", VIEWERS)
def test_who_has_no_seat_is_a_spectator_whatever_he_wants(person: str | None, wanted: int | None) -> None:
    assert sight.viewpoint(moves(begun(), 10), person, wanted) is None


@pytest.mark.parametrize("wanted", [1, 2, 3, -1])
def test_nobody_looks_from_another_s_seat(wanted: int) -> None:
    assert sight.viewpoint(begun(), "ana", wanted) == 0


@pytest.mark.parametrize("kind", [BOT, LACERDA, Chair(kind="open"), Chair(kind="invited", person_id="bea")])
def test_no_seat_without_a_person_is_looked_from(kind: Chair) -> None:
    play = begun((PEOPLE[0], kind, PEOPLE[2]))
    assert sight.viewpoint(play, None, 1) is None
    assert sight.viewpoint(play, "bea", 1) is None


def test_a_hot_seat_turns_to_the_seat_that_is_to_decide() -> None:
    play = begun(ANA_TWICE)
    assert sight.viewpoint(until_turn(play, 0), "ana") == 0
    assert sight.viewpoint(until_turn(play, 2), "ana") == 2
    assert sight.viewpoint(until_turn(play, 1), "ana", 2) == 2


def test_a_hot_seat_stays_with_who_decided_last_while_others_decide() -> None:
    play, rng, looking, stayed = begun(ANA_TWICE, seed=0), random.Random(4), 0, set()
    for _ in range(120):
        if play.game.turn in (0, 2):
            looking = play.game.turn
        else:
            stayed.add(looking)
        assert sight.viewpoint(play, "ana") == looking
        play = moves(play, 1, rng)
    assert stayed == {0, 2}


@pytest.mark.parametrize("kind", ["resigned", "stand-in"])
def test_a_hot_seat_does_not_turn_to_a_seat_that_a_bot_has_taken(kind: str) -> None:
    play = then(until_turn(begun(ANA_TWICE), 2), kind, seat=2, text="greedy")
    assert sight.viewpoint(play, "ana") == 2  # whose decision it was
    play = move(until_turn(play, 0))
    while play.game.turn == 0 or play.game.turn == 1:
        play = move(play)
    assert sight.viewpoint(play, "ana") == 0


def test_who_resigned_still_looks_from_his_seat() -> None:
    assert sight.viewpoint(then(begun(), "resigned", seat=1, text="greedy"), "bea") == 1


# The present


@pytest.mark.parametrize("chairs", [PEOPLE, ANA_TWICE, (PEOPLE[0], BOT, PEOPLE[2])])
def test_only_who_is_to_decide_is_given_the_decision(chairs: tuple[Chair, ...]) -> None:
    play = begun(chairs)
    rng = random.Random(3)
    given = 0
    for _ in range(60):
        for seat in VIEWERS:
            decision = situation(play, seat)["decision"]
            decides = seat is not None and seat == play.game.turn and play.waiting_for == chairs[seat].person_id
            assert (decision is not None) == (decides and chairs[seat or 0] is not BOT)
            given += decision is not None
            assert decision is None or decision["seat"] == seat
        play = moves(play, 1, rng)
    assert given > 30


def test_a_decision_tells_every_option_and_why_others_are_closed() -> None:
    play = moves(begun(), 10)
    decision = situation(play, play.game.turn)["decision"]
    options = decision["options"]
    assert [option["notation"] for option in options if option["enabled"]] == play.game.legal_moves()
    assert all(option["reason"] and option["rule"] for option in options if not option["enabled"])


@pytest.mark.parametrize("kind", ["resigned", "stand-in"])
def test_who_is_stood_in_for_decides_nothing(kind: str) -> None:
    play = with_undoable(begun(), 1)
    turn = play.game.turn
    assert turn is not None
    play = then(play, kind, seat=turn, text="greedy")
    told = situation(play, turn)
    assert (told["decision"], told["undoable"], told["redoable"]) == (None, 0, 0)
    assert told["seats"][turn]["stand_in"] == ("clock" if kind == "stand-in" else kind)
    assert told["view"] == play.game.view(turn)


def test_undo_and_redo_are_offered_to_who_may() -> None:
    play = with_undoable(begun(), 2)
    mover = play.game.movers[-1]
    assert [situation(play, seat)["undoable"] for seat in VIEWERS] == [2 if seat == mover else 0 for seat in VIEWERS]
    play = then(play, "undo", number=2, person_id=last_mover(play))
    assert [situation(play, seat)["redoable"] for seat in VIEWERS] == [2 if seat == mover else 0 for seat in VIEWERS]


@pytest.mark.parametrize("chairs", [(*(Chair(kind="hot-seat", person_id="ana"),) * 3,), (PEOPLE[0], LACERDA)])
def test_a_turn_begun_anew_is_only_this_turn_of_this_seat(chairs: tuple[Chair, ...]) -> None:
    """Whatever else could be taken back is not the business of who decides."""
    options = {"Players": 1, "Solo": True} if LACERDA in chairs else {}
    play, rng, more = begun(chairs, seed=3, **options), random.Random(4), 0
    turns: list[tuple[int, int]] = []  # of each move: whose, and in which turn
    while not play.game.is_over:
        now = play.game.view(None)["turns"]
        seat = play.game.turn
        assert seat is not None
        own = len(list(takewhile((seat, now).__eq__, reversed(turns))))
        undoable = play.undoable_by("ana")
        assert play.turn_moves(seat) == min(own, undoable)
        if undoable > own:
            more += 1
            told = situation(play, seat)
            assert (told["undoable"], told["turn_moves"]) == (undoable, own)
        turns.append((seat, now))
        play = moves(play, 1, rng)
    assert more > 0


def test_a_bot_s_move_is_not_offered_for_undo() -> None:
    play = begun((BOT, BOT, PEOPLE[0]))
    for _ in range(40):
        play = move(play)
        if play.game.movers[-1] != 2:
            assert situation(play, 2)["undoable"] == 0


def test_a_rewind_names_seats_and_no_ids_of_people() -> None:
    play = then(moves(begun(ANA_TWICE), 10), "rewind-asked", seat=1, person_id="bea", number=4)
    assert situation(play, None)["rewind"] == {"by": 1, "to": 4, "agreed": [1]}
    play = then(play, "rewind-agreed", person_id="ana")
    assert situation(play, 1)["rewind"] == {"by": 1, "to": 4, "agreed": [0, 1, 2]}


@pytest.mark.parametrize("seat", VIEWERS)
def test_what_a_seat_is_told_is_its_view_and_plain_data(seat: int | None) -> None:
    play = moves(begun(seed=987654321), 30)
    told = situation(play, seat)
    assert told["view"] == play.game.view(seat)
    assert (told["seq"], told["moves"], told["seat"]) == (30, 30, seat)
    text = json.dumps([told, frames(play, 0, seat)])
    assert "987654321" not in text
    assert not any(told.hash in text for told in play.entries)
    assert not any(f'"{name}"' in text for name in ("ana", "bea", "caio"))


def test_the_score_is_told_when_the_game_is_over() -> None:
    play = moves(begun(), 10)
    assert (situation(play, 0)["scores"], situation(play, 0)["ranking"]) == (None, None)
    while not play.game.is_over:
        play = move(play)
    told = situation(play, None)
    assert told["over"]
    assert (told["turn"], told["decision"]) == (None, None)
    assert (told["scores"], told["ranking"]) == (play.game.scores(), play.game.ranking())


# What happened


@pytest.mark.parametrize("seed", range(6))
def test_what_another_drafts_is_in_no_frame(seed: int) -> None:
    """SET-16: a pick is secret, also when it is taken back, played again, or played anew after a rewind."""
    rng = random.Random(seed)
    play = begun(seed=seed, Draft=True)
    picks = 0
    while play.game.decision is not None and play.game.decision.kind in ("keep-clergy", "draft"):
        play = moves(play, 1, rng)
        if play.game.undoable and rng.random() < 0.3:
            play = then(play, "undo", number=1)
            play = then(play, "redo", number=1)
        if rng.random() < 0.05:
            play = then(play, "rewind", number=rng.randint(0, len(play.path)))
    for told in play.entries:
        for event in play.happened(told.seq):
            choice = event.choice or ""
            if event.kind == "move" and choice.startswith("draft "):
                picks += 1
                check_hidden(play, told.seq, choice.removeprefix("draft "), event.seat)
    assert picks >= 9


def check_hidden(play: Playthrough, seq: int, card: str, picker: int | None) -> None:
    """A card's name is in the frame of who picked it, and in no other."""
    for seat in VIEWERS:
        told = json.dumps(frame(play, seq, seat))
        assert (f'draft {card}"' in told) == (seat == picker)
        assert seat == picker or f'"{card}"' not in told


def test_frames_are_those_after_the_last_one_known() -> None:
    play = moves(begun(), 12)
    play = then(play, "paused", person_id="ana", note="dinner")
    everything = frames(play, 0, 0)
    assert [told["seq"] for told in everything] == list(range(1, 14))
    for since in range(15):
        assert frames(play, since, 0) == everything[since:]


def test_a_frame_tells_what_happened_and_neither_text_nor_person_nor_key() -> None:
    play = then(begun(), "stand-in", seat=1, text="greedy", note="the clock ran out", key="k", person_id=None)
    assert frame(play, 1, None) == {
        "seq": 1,
        "kind": "stand-in",
        "seat": 1,
        "number": None,
        "note": "the clock ran out",
        "at": 0,
        "events": [],
    }


@pytest.mark.parametrize("seat", VIEWERS)
def test_frames_of_moves_are_the_game_s_events_for_that_seat(seat: int | None) -> None:
    play = moves(begun(), 40, random.Random(2))
    told = [event for one in frames(play, 0, seat) for event in one["events"]]
    assert told == [event.to_json() for event in play.game.events(seat)]


def test_what_is_ready_is_the_same_and_made_once() -> None:
    play = moves(begun(), 30)
    for seat in VIEWERS:
        assert msgspec.json.encode(sight.ready_situation(play, seat)) == msgspec.json.encode(
            sight.situation(play, seat)
        )
        for since in (0, play.seq - 1, play.seq):
            ready = msgspec.json.encode(list(sight.ready_frames(play, since, seat)))
            assert ready == msgspec.json.encode(list(sight.frames(play, since, seat)))
        assert sight.ready_situation(play, seat) is sight.ready_situation(play, seat)
    later = move(play)
    assert msgspec.json.decode(msgspec.json.encode(sight.ready_situation(later, 0)))["seq"] == later.seq


def test_what_is_ready_is_ready_in_one_language(language: str) -> None:
    """Each is made once, and English is made in English whatever others read."""
    play = moves(begun(), 30)
    for seat in VIEWERS:
        other = sight.ready_situation(play, seat, language)
        assert other is sight.ready_situation(play, seat, language)
        assert other is not sight.ready_situation(play, seat)
        assert msgspec.json.encode(other) == msgspec.json.encode(sight.situation(play, seat, language))
        assert MARK in msgspec.json.encode(sight.ready_frame(play, seat, language)).decode()
        assert MARK not in msgspec.json.encode(sight.ready_frame(play, seat)).decode()


# Pages


def test_a_page_has_so_many_entries_and_events() -> None:
    play = moves(begun(), 30, random.Random(3))
    counts = [len(happened) for happened in play.frames]
    assert [sight.page_end(play, since, 10, 10**6) for since in (0, 25, 30, 31)] == [10, 30, 30, 31]
    for since in range(play.seq):
        for events in (0, 1, 20, 50):
            last = sight.page_end(play, since, 10, events)
            assert since < last <= min(since + 10, play.seq)
            assert last == since + 1 or sum(counts[since:last]) <= events
            assert last in (since + 10, play.seq) or sum(counts[since : last + 1]) > events


def test_moves_that_are_played_again_at_once_fill_a_page_of_their_own() -> None:
    play = with_undoable(begun(), 4)
    person, seat = last_mover(play), play.game.movers[-1]
    before = play.seq
    for _ in range(5):
        play = then(play, "undo", seat=seat, person_id=person, number=4)
        play = then(play, "redo", seat=seat, person_id=person, number=4)
    much = len(play.frames[-1])
    assert much > 4
    assert sight.page_end(play, before, 10, 2 * much) == before + 5  # what was taken back tells nothing
    assert sight.page_end(play, before, 10, 1) == before + 1


def test_an_update_is_brief_if_it_tells_of_a_move_or_two() -> None:
    play = moves(begun(), 30, random.Random(3))
    assert [sight.is_brief(play, since, 30) for since in (0, 27, 28, 29, 30)] == [False, False, True, True, True]


def test_many_moves_played_again_are_brief_only_as_the_last_entry() -> None:
    """That one is made once for everybody."""
    play = with_undoable(begun(), 4)
    person, seat = last_mover(play), play.game.movers[-1]
    play = then(play, "undo", seat=seat, person_id=person, number=4)
    play = then(play, "redo", seat=seat, person_id=person, number=4)
    play.frames[-1] = play.frames[-1] * 20
    assert sight.is_brief(play, play.seq - 1, play.seq)
    play = then(play, "undo", seat=seat, person_id=person, number=4)
    assert not sight.is_brief(play, play.seq - 2, play.seq)


@pytest.mark.parametrize("seat", VIEWERS)
def test_pages_are_the_whole_log(seat: int | None) -> None:
    play = moves(begun(), 30, random.Random(4))
    found, last = [], 0
    while last < play.seq:
        since, last = last, sight.page_end(play, last, 7, 40)
        found += list(sight.ready_frames(play, since, seat, until=last))
    assert msgspec.json.encode(found) == msgspec.json.encode(list(sight.frames(play, 0, seat)))
