"""A table's game is what its log says: folded step by step, replayed at once, or recomputed slowly, it is the same."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from lisboa.errors import IllegalMove, UndoBarrier
from lisboa.game import Game
from lisboa.server.playthrough import CHECK_EVERY, BadLog, Chair, Entry, Playthrough, Start
from tests.server.table_of_three import ANA_TWICE, PEOPLE, WITH_A_BOT, begun, entry, move, moves, then, with_undoable

TABLES = {"people": PEOPLE, "hot-seat": ANA_TWICE, "bot": WITH_A_BOT}


# Random logs


def next_entry(play: Playthrough, rng: random.Random) -> Entry:
    """Something that may be in a log now."""
    game = play.game
    roll = rng.random()
    seat = rng.randrange(3)
    chair = play.chairs[seat]
    if roll < 0.15 and game.undoable:
        return entry(play, "undo", number=rng.randint(1, game.undoable), person_id="ana")
    if roll < 0.30 and game.redoable:
        return entry(play, "redo", number=rng.randint(1, game.redoable), person_id="ana")
    if roll < 0.33:
        return entry(play, "rewind", number=rng.randint(0, len(play.path)))
    if roll < 0.36:
        return entry(play, "rewind-asked", seat=seat, person_id="ana", number=rng.randint(0, len(play.path)))
    if roll < 0.39 and play.proposal and play.people:
        return entry(play, rng.choice(["rewind-agreed", "rewind-refused"]), person_id=rng.choice(play.people))
    if roll < 0.42 and chair.person_id and chair.stand_in is None:
        return entry(play, rng.choice(["resigned", "stand-in"]), seat=seat, text="greedy")
    if roll < 0.45 and chair.stand_in == "clock":
        return entry(play, "returned", seat=seat)
    if roll < 0.48:
        return entry(play, rng.choice(["paused", "resumed"]))
    chosen = rng.choice(game.legal_moves())
    return entry(play, "move", seat=game.turn, person_id=play.waiting_for, text=chosen)


def random_log(chairs: tuple[Chair, ...], seed: int, length: int = 90) -> list[Playthrough]:
    """A playthrough after each entry of a log, the empty one first."""
    rng = random.Random(seed)
    plays = [begun(chairs, seed, Draft=seed % 2 == 1)]
    while len(plays) <= length and not plays[-1].game.is_over:
        plays.append(plays[-1].then(next_entry(plays[-1], rng)))
    return plays


class SlowTable:
    """The log told again with nothing but lists; the game is played anew from its start whenever it is asked for."""

    def __init__(self, start: Start, chairs: tuple[Chair, ...]) -> None:
        self.start = start
        self.made: list[str] = []
        self.taken_back: list[str] = []
        self.bots = {seat: chair.bot for seat, chair in enumerate(chairs)}
        self.paused = False

    def add(self, told: Entry) -> None:
        number = told.number or 0
        if told.kind == "move":
            self.play(str(told.text))
        elif told.kind == "undo":
            for _ in range(number):
                self.taken_back.append(self.made.pop())
        elif told.kind == "redo":
            for _ in range(number):
                self.play(self.taken_back[-1])
        elif told.kind == "rewind":
            self.made, self.taken_back = self.made[:number], []
        elif told.kind in ("resigned", "stand-in", "returned"):
            self.bots[int(told.seat or 0)] = told.text
            self.paused = self.paused and None in self.bots.values()
        elif told.kind in ("paused", "resumed"):
            self.paused = told.kind == "paused"

    def play(self, text: str) -> None:
        if self.taken_back and self.taken_back.pop() != text:
            self.taken_back.clear()
        self.made.append(text)

    def game(self) -> Game:
        game = Game(players=3, seed=self.start.seed, draft=self.start.options["Draft"], rules=1)  # its header has none
        for text in self.made:
            game.play(text)
        return game


@pytest.mark.parametrize("chairs", TABLES.values(), ids=TABLES.keys())
@pytest.mark.parametrize("seed", range(4))
def test_a_log_tells_what_a_slow_recomputation_tells(chairs: tuple[Chair, ...], seed: int) -> None:
    plays = random_log(chairs, seed)
    slow = SlowTable(plays[0].start, chairs)
    for play in plays[1:]:
        slow.add(play.entries[-1])
        game = slow.game()
        assert play.game.moves == game.moves == [text for _, text in play.path]
        assert play.entries[-1].hash == play.game.state_hash() == game.state_hash()
        assert play.game.legal_moves() == game.legal_moves()
        assert (play.game.movers, play.game.undoable) == (game.movers, game.undoable)
        assert (play.game.redoable, play.paused) == (len(slow.taken_back), slow.paused)
        for seat, chair in enumerate(play.chairs):
            assert chair.bot == slow.bots[seat]


@pytest.mark.parametrize("seed", range(4))
def test_each_move_that_counts_names_the_entry_that_made_it(seed: int) -> None:
    for play in random_log(PEOPLE, seed):
        for i, (seq, text) in enumerate(play.path):
            told = play.entries[seq - 1]
            assert told.kind in ("move", "redo")
            assert text in [event.choice for event in play.happened(seq) if event.move == i + 1]


@pytest.mark.parametrize("seed", range(4))
def test_no_playthrough_ever_changes(seed: int) -> None:
    plays = [begun(seed=seed)]
    photographs = [photograph(plays[0])]
    rng = random.Random(seed)
    for _ in range(60):
        plays.append(plays[-1].then(next_entry(plays[-1], rng)))
        photographs.append(photograph(plays[-1]))
    assert [photograph(play) for play in plays] == photographs


def photograph(play: Playthrough) -> Any:
    game = play.game
    told = [[event.text for event in events] for events in map(play.happened, range(1, play.seq + 1))]
    fields = (list(play.entries), told, list(play.path), play.chairs, play.proposal, play.paused)
    return fields, game.state_hash(), game.moves, game.movers, game.undoable, game.redoable, game.legal_moves()


def test_a_refused_entry_changes_nothing() -> None:
    play = moves(begun(), 20)
    before = photograph(play)
    with pytest.raises(IllegalMove):
        move(play, "fly to the moon")
    with pytest.raises(UndoBarrier):
        then(play, "undo", number=play.game.undoable + 1)
    with pytest.raises(UndoBarrier):
        then(play, "redo", number=1)
    assert photograph(play) == before


# Replaying what was written earlier


@pytest.mark.parametrize("seed", range(4))
def test_a_log_replays_to_the_same_playthrough(seed: int) -> None:
    plays = random_log(ANA_TWICE, seed)
    last = plays[-1]
    for known in (plays[0], plays[len(plays) // 2], last):
        assert photograph(known.replayed(last.entries[known.seq :])) == photograph(last)


def changed(play: Playthrough, seq: int, **fields: Any) -> list[Entry]:
    """The log with one entry that is not what it was."""
    entries = list(play.entries)
    entries[seq - 1] = msgspec.structs.replace(entries[seq - 1], **fields)
    return entries


def other_move(play: Playthrough, seq: int) -> str:
    """Another move that was open before this entry."""
    before = begun().replayed(play.entries[: seq - 1])
    return next(text for text in before.game.legal_moves() if text != play.entries[seq - 1].text)


@pytest.mark.parametrize("seq", [CHECK_EVERY, 2 * CHECK_EVERY, 60])
def test_a_changed_hash_is_found(seq: int) -> None:
    play = moves(begun(), 60)
    with pytest.raises(BadLog, match=f"^entry {seq}: leads to another position than when it was made$"):
        begun().replayed(changed(play, seq, hash="0" * 16))


@pytest.mark.parametrize("seq", [1, 5, 30, 60])
def test_a_changed_move_is_found(seq: int) -> None:
    play = moves(begun(), 60)
    with pytest.raises(BadLog) as caught:
        begun().replayed(changed(play, seq, text=other_move(play, seq)))
    assert seq <= caught.value.seq <= 60


@pytest.mark.parametrize("back", ["undo", "rewind"])
def test_a_changed_move_is_found_although_it_was_taken_back(back: str) -> None:
    made = with_undoable(moves(begun(), 26), 1)
    number = 1 if back == "undo" else len(made.path) - 1
    play = move(then(made, back, number=number))
    with pytest.raises(BadLog, match=f"^entry {made.seq}: leads to another position"):
        begun().replayed(changed(play, made.seq, text=other_move(play, made.seq)))


def test_another_seed_is_found() -> None:
    play = moves(begun(seed=5), 10)
    with pytest.raises(BadLog):
        begun(seed=6).replayed(play.entries)


def test_a_gap_or_a_repetition_in_the_log_is_found() -> None:
    play = moves(begun(), 4)
    first, second, third, _ = play.entries
    with pytest.raises(BadLog, match=r"^entry 3: follows entry 1$"):
        begun().replayed([first, third])
    with pytest.raises(BadLog, match=r"^entry 2: follows entry 2$"):
        begun().replayed([first, second, second])


@pytest.mark.parametrize(
    ("kind", "fields", "reason"),
    [
        ("move", {"text": "fly to the moon"}, "not allowed by NOTATION"),
        ("move", {}, "not allowed by NOTATION"),
        ("move", {"seat": 3, "text": "pass"}, "seat 3 is not to decide"),
        ("undo", {"number": 99}, "cannot take back 99"),
        ("undo", {}, "a number from 1 on"),
        ("undo", {"number": -1}, "a number from 1 on"),
        ("redo", {"number": 0}, "a number from 1 on"),
        ("redo", {"number": 1}, "cannot play 1 again"),
        ("rewind", {"number": -1}, "a number from 0 on"),
        ("rewind", {"number": 31}, "only 30 were made"),
        ("rewind-asked", {"seat": 0, "number": 31, "person_id": "ana"}, "only 30 were made"),
        ("rewind-asked", {"number": 3, "person_id": "ana"}, "no seat None"),
        ("rewind-agreed", {"person_id": "ana"}, "nobody has asked"),
        ("rewind-refused", {"person_id": "ana"}, "nobody has asked"),
        ("resigned", {"seat": 3, "text": "greedy"}, "no seat 3"),
        ("resigned", {"text": "greedy"}, "no seat None"),
        ("resigned", {"seat": 0}, "which one is not said"),
        ("stand-in", {"seat": 1, "text": "greedy"}, "seat 1 is no person's"),
        ("returned", {"seat": 0}, "nobody stands in"),
        ("castle", {}, "nobody knows what 'castle' is"),
    ],
)
def test_an_entry_that_makes_no_sense_is_found(kind: str, fields: dict[str, Any], reason: str) -> None:
    play = moves(begun(WITH_A_BOT), 30)
    with pytest.raises(BadLog, match=reason) as caught:
        play.replayed([entry(play, kind, hash=play.entries[-1].hash, **fields)])
    assert str(caught.value).count("entry 31") == 1


@pytest.mark.parametrize("seq", [1, 13, 30])
def test_every_hash_can_be_checked(seq: int) -> None:
    play = moves(begun(), 30)
    with pytest.raises(BadLog, match=f"^entry {seq}: leads to another position"):
        begun().replayed(changed(play, seq, hash="0" * 16), check_every=1)


def test_a_move_is_logged_as_the_notation_has_it() -> None:
    play = begun()
    text = play.game.legal_moves()[0]
    assert move(play, f"  {text.upper()} ").entries[-1].text == text
