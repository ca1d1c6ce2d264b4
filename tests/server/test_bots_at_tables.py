"""Bots at tables: whatever they do, the game goes on, and the log says what was done for them."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lisboa.game import Game
from lisboa.server import table_store
from lisboa.server.bot_driver import seed_of
from lisboa.server.bot_pool import BotPool
from lisboa.server.games import Live
from lisboa.server.workers.bot_move import Mover
from tests.server import faulty_bots
from tests.server.bots_at_work import bot_jobs
from tests.server.client import open_moves
from tests.server.damage import damaged
from tests.server.playing import HOST, OPEN, Table, bot, cut, golden, imported, people_at, table_of
from tests.server.running import Running, running
from tests.server.twin_tables import Pair, pair

pytestmark = pytest.mark.slow


async def until_over(table: Table, seconds: float = 300) -> dict[str, Any]:
    """Wait until the game has ended by itself."""
    end = time.monotonic() + seconds
    while (info := await table.info())["status"] != "over":
        assert time.monotonic() < end, f"still at {info['seq']}"
        await asyncio.sleep(0.05)
    return info


async def notes_of(table: Table, count: int, after: int = 0) -> list[str | None]:
    """What the log says of the first moves of the bot on seat 1 after this entry; the host moves at once."""
    for _ in range(3_000):
        notes = [frame["note"] for frame in await table.frames() if frame["seat"] == 1 and frame["seq"] > after]
        if len(notes) >= count:
            return notes[:count]
        situation = await table.host.situation(table.id)
        if situation["decision"] is not None:
            await table.host.move(table.id, open_moves(situation)[0], situation["seq"])
        await asyncio.sleep(0.01)
    raise AssertionError("the bot does not move")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("choose", "reason"),
    [
        (faulty_bots.raises, "ZeroDivisionError was raised"),
        (faulty_bots.exits, "its process ended"),
        (faulty_bots.hogs, "no answer in 0.5 s"),
        (faulty_bots.babbles, "the answer was no legal move"),
    ],
)
def test_the_greedy_move_is_played_for_a_bot_that_fails(sqlite_url: str, choose: Mover, reason: str) -> None:
    async def run(base: str) -> None:
        async with table_of(base, 1, seats=[HOST, bot("random")]) as table:
            notes = await notes_of(table, 2)
            assert all(note is not None and note.startswith("greedy moved for random: ") for note in notes)
            assert reason in str(notes[0])
            assert "C01" not in str(notes)

    with running(sqlite_url, pool=BotPool(bot_jobs(), 0.5, choose)) as server:
        asyncio.run(run(server.base))


@pytest.mark.slow
def test_a_bot_that_is_no_more_is_moved_for(sqlite_url: str, tmp_path: Path) -> None:
    async def begin(base: str) -> tuple[str, dict[str, str], dict[str, Any]]:
        async with table_of(base, 1, seats=[HOST, bot("random")]) as table:
            return table.id, dict(table.host.http.cookies), table.host.me

    async def go_on(base: str) -> None:
        async with people_at(base, 1) as [ana]:
            ana.http.cookies.clear()
            ana.http.cookies.update(cookies)
            ana.me = me
            notes = await notes_of(Table(table_id, [ana]), 3, after=last)
            assert notes == ["greedy moved for deepblue: there is no such bot in this version"] * 3

    with running(sqlite_url) as server:
        table_id, cookies, me = asyncio.run(begin(server.base))
    last = 0

    def change(connection: sqlite3.Connection) -> None:
        nonlocal last
        connection.execute("UPDATE seats SET bot = 'deepblue' WHERE seat = 1")
        [last] = connection.execute("SELECT coalesce(max(seq), 0) FROM log").fetchone()

    with running(damaged(Path(sqlite_url), tmp_path / "old.db", change)) as server:
        asyncio.run(go_on(server.base))


@pytest.mark.slow
def test_four_bots_play_to_the_end_by_themselves(database_url: str) -> None:
    async def run(base: str) -> None:
        async with people_at(base, 1) as [ana]:
            table_id = await ana.create(seats=[bot(), bot(), bot("eager"), bot()])
            await ana.start(table_id)
            info = await until_over(Table(table_id, [ana]))
            text = (await ana.ask("GET", f"/api/tables/{table_id}/export")).text
            game = Game.from_text(text)
            assert info["result"]["totals"] == [sheet["total"] for sheet in game.scores()]
            assert game.seats == ("random", "random", "eager", "random")

    with running(database_url) as server:
        asyncio.run(run(server.base))


@pytest.mark.slow
def test_when_everybody_has_resigned_the_game_ends_by_itself(sqlite_url: str) -> None:
    async def run(base: str) -> None:
        game = golden("003")
        start = cut(game, len(game.moves) - 25)
        async with imported(base, start, 2, seats=[HOST, OPEN]) as table:
            for person in table.people:
                assert (await table.post(person, "resign")).status_code == 201
            await until_over(table)
            assert [seat["stand_in"] for seat in (await table.info())["seats"]] == ["resigned", "resigned"]

    with running(sqlite_url) as server:
        asyncio.run(run(server.base))


@pytest.mark.slow
def test_a_server_that_stops_while_a_bot_thinks_leaves_nothing_half_done(database_url: str) -> None:
    async def begin(base: str) -> str:
        async with people_at(base, 1) as [ana]:
            table_id = await ana.create(seats=[bot(), bot()])
            await ana.start(table_id)
            return table_id

    with running(database_url, pool=BotPool(bot_jobs(), 30, faulty_bots.sleeps)) as server:
        table_id = asyncio.run(begin(server.base))
        time.sleep(0.5)
    with running(database_url) as server:
        database = server.services.database
        end = time.monotonic() + 30
        while not server.call(lambda: database.read_sync(lambda c: table_store.entries(c, table_id))):
            assert time.monotonic() < end, "the bot was forgotten"
            time.sleep(0.1)
        entries = server.call(lambda: database.read_sync(lambda c: table_store.entries(c, table_id)))
        assert (entries[0].seq, entries[0].note) == (1, None)


# Dice


async def at_tables(server: Running, twins: Pair, secret: str) -> list[Live]:
    """Both games as the server has them, and as if their tables had the same secret."""
    found = []
    async with people_at(server.base, 1) as [ana]:
        for file in twins.files:
            table = (await ana.hope("POST", "/api/import", {"game": file}))["id"]
            found.append(await asyncio.to_thread(server.call, lambda table=table: server.services.games.current(table)))
    assert len({live.row.bot_secret for live in found}) == 2
    assert all(len(live.row.bot_secret) == 32 for live in found)
    return [Live(msgspec.structs.replace(live.row, bot_secret=secret), live.play) for live in found]


@pytest.mark.slow
def test_what_is_hidden_from_a_bot_has_nothing_to_do_with_its_dice(sqlite_url: str) -> None:
    """RUL-30: two tables that look alike and have the same secret see the same moves, by search too."""

    async def moves_of(server: Running, twins: Pair, secret: str, name: str) -> list[str]:
        tables = await at_tables(server, twins, secret)
        hidden = {live.play.game.state_hash() for live in tables}
        assert len(hidden) == len(tables)
        choices = [
            await asyncio.to_thread(server.call, lambda live=live: server.services.bots.ask(live, name))
            for live in tables
        ]
        assert [choice.note for choice in choices] == [None, None]
        return [choice.move for choice in choices]

    async def run(server: Running) -> None:
        for number, name in enumerate((*["random"] * 6, "novice", "courtier", "master")):
            twins = next(
                made for seed in range(100) if (made := pair(10 * number + seed, players=2 + number % 3)).seat_decides
            )
            first, second = await moves_of(server, twins, f"secret {number}", name)
            assert first == second, name

    with running(sqlite_url, pool=BotPool(bot_jobs(), 60)) as server:
        asyncio.run(run(server))


def test_dice_are_others_at_each_table_and_at_each_decision_and_the_same_after_a_rewind() -> None:
    dice = [seed_of(secret, decision) for secret in ("a", "b") for decision in range(50)]
    assert len(set(dice)) == 100
    assert dice == [seed_of(secret, decision) for secret in ("a", "b") for decision in range(50)]
    with pytest.raises(ValueError, match="without a secret"):
        seed_of("", 0)
