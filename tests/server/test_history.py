"""Any point of any game is what it was, is reached from a stored position, and is wrong for nobody."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection

from lisboa.game import Game
from lisboa.server import history, sight, table_store
from lisboa.server.game_answers import HistoryPoint
from lisboa.server.packed_positions import unpacked
from lisboa.server.playthrough import Playthrough
from tests.server.client import open_moves
from tests.server.damage import damaged
from tests.server.playing import HOST, HOT_SEAT, Table, at_random, cut, golden, imported, table_of
from tests.server.running import Running, running

EVERY = 10  # the shared server stores a position after so many moves


async def long_log(table: Table, length: int, seed: int) -> None:
    """Moves, undos, redos and rewinds of people who always agree."""
    rng = random.Random(seed)
    half = length // 2
    while (seq := await table.seq()) < length:
        if seq > half:
            await go_back(table, (await table.host.situation(table.id))["moves"] - 5)
            half = length
        for person in table.people:
            situation = await person.situation(table.id)
            if situation["undoable"] and rng.random() < 0.4:
                await table.post(person, "undo", count=rng.randint(1, situation["undoable"]))
            elif situation["redoable"] and rng.random() < 0.7:
                await table.post(person, "redo", count=rng.randint(1, situation["redoable"]))
            elif situation["moves"] > 30 and rng.random() < 0.05:
                await go_back(table, situation["moves"] - rng.randint(1, 15))
            elif situation["decision"] is not None:
                await person.move(table.id, rng.choice(open_moves(situation)), situation["seq"])


async def go_back(table: Table, to: int) -> None:
    await table.post(table.host, "rewind", to=to)
    for person in table.people[1:]:
        await table.post(person, "rewind/answer", agree=True)


def folds(server: Running, table_id: str) -> list[Playthrough]:
    """The game at every point, told from its beginning entry by entry."""

    def read(connection: Connection) -> list[Playthrough]:
        row = table_store.find(connection, table_id)
        assert row is not None
        plays = [Playthrough(row.begins, table_store.chairs(connection, table_id))]
        for entry in table_store.entries(connection, table_id):
            plays.append(plays[-1].replayed([entry]))
        return plays

    return server.call(lambda: server.services.database.read_sync(read))


def expected(play: Playthrough, seat: int | None, last_seq: int) -> HistoryPoint:
    """What history must tell of a point."""
    return HistoryPoint(
        seq=play.seq,
        last_seq=last_seq,
        moves=len(play.path),
        seat=seat,
        turn=play.game.turn,
        over=play.game.is_over,
        view=play.game.view(seat),
        numbers=play.game.numbers(),
        scores=play.game.scores() if play.game.is_over else None,
        projected=None if play.game.is_over else play.game.scores(),
        frame=sight.frame(play, play.seq, seat) if play.seq else None,
    )


def told(server: Running, table_id: str, seq: int, seat: int | None) -> HistoryPoint:
    return server.call(lambda: server.services.database.read_sync(lambda c: history.point(c, table_id, seq, seat)))


@pytest.mark.slow
@pytest.mark.parametrize("people", [2, 3])
def test_every_point_is_what_the_log_tells(
    shared_server: Running, people: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> str:
        async with table_of(shared_server.base, people, draft=people == 3) as table:
            await long_log(table, 70, seed=people)
            for seq in (0, 1, 33, 70):
                for seat, person in enumerate(table.people):
                    path = f"/api/tables/{table.id}/history/{seq}"
                    answers[seq, seat] = await person.hope("GET", path, seat=seat)
                    assert (await person.ask("GET", path, seat=(seat + 1) % people)).status_code == 403
            kinds = {frame["kind"] for frame in await table.frames()}
            assert kinds >= {"move", "undo", "rewind"}
            return table.id

    answers: dict[tuple[int, int], dict[str, Any]] = {}
    table_id = asyncio.run(run())
    plays = folds(shared_server, table_id)
    played = count_plays(monkeypatch)
    longest = 0
    for play in plays:
        for seat in (None, *range(people)):
            played.clear()
            told_now = told(shared_server, table_id, play.seq, seat)
            assert told_now == expected(play, seat, plays[-1].seq)
            longest = max(longest, len(played))
    assert longest <= 2 * EVERY  # from a stored position, and through a redo of several moves
    for (seq, seat), answer in answers.items():
        told_then = msgspec.to_builtins(expected(plays[seq], seat, plays[-1].seq), str_keys=True)
        assert {**answer, "last_seq": 0} == {**told_then, "last_seq": 0}


def count_plays(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The moves that are played from now on, in any game."""
    played: list[str] = []
    play = Game.play

    def counted(game: Game, move: str) -> Any:
        played.append(move)
        return play(game, move)

    monkeypatch.setattr(Game, "play", counted)
    return played


def test_a_long_game_is_reached_by_few_moves_anywhere(shared_server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> str:
        game = golden("001")
        async with imported(shared_server.base, cut(game, 300)) as table:
            for move in game.moves[300:325]:
                await table.post(table.host, "moves", move=move)
            return table.id

    table_id = asyncio.run(run())
    played = count_plays(monkeypatch)
    for seq in (1, 9, 10, 11, 150, 299, 300, 301, 319, 325):
        played.clear()
        assert told(shared_server, table_id, seq, 0).moves == seq
        assert len(played) == (seq - 1) % EVERY + 1


@pytest.mark.slow
def test_stored_positions_follow_redos(shared_server: Running) -> None:
    """Who undoes and redoes at every full number must not make the whole game be played for each look."""

    async def run() -> str:
        async with table_of(shared_server.base, 1, seats=[HOST, HOT_SEAT]) as table:
            redone = 0
            while redone < 2:
                situation = (await table.step())["situation"]
                if situation["moves"] % EVERY == 0:
                    undone = await table.post(table.host, "undo", count=1)
                    if undone.status_code == 201:
                        await table.post(table.host, "redo", count=1)
                        redone += 1
            return table.id

    table_id = asyncio.run(run())
    plays = folds(shared_server, table_id)
    redos = [entry.seq for entry in plays[-1].entries if entry.kind == "redo"]

    def positions(connection: Connection) -> dict[int, bytes | None]:
        numbers = table_store.snapshot_numbers(connection, table_id, plays[-1].seq)
        return {seq: table_store.snapshot(connection, table_id, seq) for seq in numbers}

    stored = shared_server.call(lambda: shared_server.services.database.read_sync(positions))
    assert set(redos) <= set(stored)
    for seq, data in stored.items():
        assert Game.from_position(unpacked(data or b"")).state_hash() == plays[seq].game.state_hash()


def test_a_stored_position_is_not_used_when_half_of_its_redo_was_taken_back(shared_server: Running) -> None:
    async def run() -> str:
        game, number = two_over_a_full_number()
        async with imported(shared_server.base, cut(game, number - 2)) as table:
            for move in game.moves[number - 2 : number]:
                await table.post(table.host, "moves", move=move)
            for action, count in (("undo", 2), ("redo", 2), ("undo", 1)):
                assert (await table.post(table.host, action, count=count)).status_code == 201
            return table.id

    table_id = asyncio.run(run())
    plays = folds(shared_server, table_id)
    for play in plays[-5:]:
        assert told(shared_server, table_id, play.seq, 0) == expected(play, 0, plays[-1].seq)


def two_over_a_full_number() -> tuple[Game, int]:
    """A recorded game, and after how many moves the last two can be taken back and the number is full."""
    for name in ("001", "002", "004", "005"):
        game = golden(name)
        again = Game(seed=game.seed, **vars(game.options))
        for number, move in enumerate(game.moves, start=1):
            again.play(move)
            if again.undoable > 1 and number % EVERY == 0:
                return game, number
    raise AssertionError("there is none")


def test_after_the_end_everybody_looks_from_any_seat(shared_server: Running) -> None:
    async def run() -> None:
        game = golden("003")
        end = len(game.moves)
        almost = imported(shared_server.base, cut(game, end - 1), public=True, spectators=True)
        async with almost as table, table_of(shared_server.base) as other:
            path = f"/api/tables/{table.id}/history/{end - 1}"
            assert (await other.host.ask("GET", path, seat=1)).status_code == 403
            await table.post(table.host, "moves", move=game.moves[-1])
            for seat in (0, 1):
                seen = await other.host.hope("GET", f"/api/tables/{table.id}/history/{end}", seat=seat)
                assert seen["view"] == msgspec.json.decode(msgspec.json.encode(game.view(seat)))
                assert seen["scores"] == game.scores()
                early = await other.host.hope("GET", f"/api/tables/{table.id}/history/5", seat=seat)
                assert early["frame"]["seq"] == 5
                situation = await other.host.situation(table.id, seat=seat)
                assert situation["seat"] == seat
            assert (await other.host.ask("GET", path, seat=2)).status_code == 400
            assert (await other.host.ask("GET", f"/api/tables/{table.id}/history/{end + 1}")).status_code == 400

    asyncio.run(run())


def test_since_my_last_move_tells_what_others_did(shared_server: Running) -> None:
    async def run() -> None:
        async with table_of(shared_server.base, 3) as table:
            path = f"/api/tables/{table.id}/since-my-last-move"
            assert (await table.people[2].hope("GET", path))["since"] == 0
            await table.steps(8, at_random(1))
            frames = await table.frames()
            for seat, person in enumerate(table.people):
                news = await person.hope("GET", path)
                own = [frame["seq"] for frame in frames if frame["seat"] == seat]
                assert news["since"] == max(own, default=0)
                assert [frame["seq"] for frame in news["frames"]] == list(range(news["since"] + 1, 9))

    asyncio.run(run())


# Damage


def spoil(how: str) -> Callable[[sqlite3.Connection], object]:
    """Damage all stored positions: unreadable, or readable and wrong."""

    def change(connection: sqlite3.Connection) -> None:
        rows = connection.execute("SELECT seq, position FROM snapshots ORDER BY seq").fetchall()
        assert len(rows) >= 3
        first = rows[0][1]
        for seq, data in rows[1:]:
            new = {
                "noise": b"\x00not a position",
                "cut": data[: len(data) // 2],
                "empty": zlib.compress(b"{}"),
                "another": first,
            }
            connection.execute("UPDATE snapshots SET position = ? WHERE seq = ?", (new[how], seq))

    return change


@pytest.mark.slow
@pytest.mark.parametrize("how", ["noise", "cut", "empty", "another"])
def test_damaged_stored_positions_are_passed_over(sqlite_url: str, tmp_path: Path, how: str) -> None:
    async def begin(base: str) -> str:
        async with imported(base, cut(golden("003"), 60), public=True, spectators=True) as table:
            return table.id

    with running(sqlite_url, snapshot_every=10) as server:
        table_id = asyncio.run(begin(server.base))
        right = [told(server, table_id, seq, None) for seq in (5, 15, 35, 60)]
    with running(damaged(Path(sqlite_url), tmp_path / "damaged.db", spoil(how))) as server:
        assert [told(server, table_id, seq, None) for seq in (5, 15, 35, 60)] == right
