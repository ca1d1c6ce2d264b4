"""How much one person and one address may keep: also when many ask at the same time, on both databases."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, func, select, update

from lisboa.game import Game
from lisboa.server import imports, quotas, schema
from lisboa.server.game_reading import game_read
from lisboa.server.problems import Problem
from lisboa.server.quotas import Quotas
from lisboa.server.requests import ImportRequest
from lisboa.server.table_store import OVER
from tests.server.client import Client, open_moves
from tests.server.world import World, answer_of, world

HOST, HOT_SEAT, BOT = {"kind": "host"}, {"kind": "hot-seat"}, {"kind": "bot", "bot": "novice"}
AT_ONCE = 10  # as many as there are connections to PostgreSQL


def scene(url: str, play: Callable[[World], Awaitable[None]], **settings: Any) -> None:
    async def whole() -> None:
        async with world(url, empty=True, **settings) as there:
            await play(there)

    asyncio.run(whole())


async def answers(*wishes: Awaitable[httpx.Response]) -> Counter[str]:
    return Counter(answer_of(answer) for answer in await asyncio.gather(*wishes))


async def count_tables(there: World, status: str) -> int:
    query = select(func.count()).where(schema.tables.c.status == status)
    return await there.services.database.read_sync(lambda connection: connection.execute(query).scalar_one())


# Under races


def test_no_race_makes_more_tables_than_one_may_have(database_url: str) -> None:
    async def play(there: World) -> None:
        ana = await there.guest("Ana")
        got = await answers(*(ana.ask("POST", "/api/tables", {"players": 2}) for _ in range(AT_ONCE)))
        assert got == {"201": 4, "409 too-many-tables": AT_ONCE - 4}
        assert await count_tables(there, "waiting") == 4

    scene(database_url, play, waiting_tables_per_person=4)


def test_no_race_of_many_guests_makes_more_tables_than_one_address_may_have(database_url: str) -> None:
    async def play(there: World) -> None:
        guests = [await there.guest(f"guest {number}") for number in range(AT_ONCE)]
        got = await answers(*(guest.ask("POST", "/api/tables", {"players": 2}) for guest in guests))
        assert got == {"201": 4, "409 too-many-tables": AT_ONCE - 4}

    scene(database_url, play, waiting_tables_per_address=4)


def test_no_race_starts_more_games_than_one_may_have(database_url: str) -> None:
    async def play(there: World) -> None:
        ana = await there.guest("Ana")
        tables = [await ana.create(seats=[HOST, BOT]) for _ in range(AT_ONCE)]
        got = await answers(*(ana.ask("POST", f"/api/tables/{table}/start") for table in tables))
        assert got == {"200": 3, "409 too-many-tables": AT_ONCE - 3}

    scene(database_url, play, running_tables_per_person=3)


def test_no_race_takes_more_seats_than_one_may_have(database_url: str) -> None:
    async def play(there: World) -> None:
        ana, bea = await there.guest("Ana"), await there.guest("Bea")
        tables = [await ana.create(players=2) for _ in range(AT_ONCE)]
        got = await answers(*(bea.ask("POST", f"/api/tables/{table}/join", {}) for table in tables))
        assert got == {"200": 3, "409 too-many-tables": AT_ONCE - 3}
        mine = await bea.hope("GET", "/api/me/tables")
        await bea.hope("POST", f"/api/tables/{mine[0]['id']}/leave")
        assert answer_of(await bea.ask("POST", f"/api/tables/{mine[0]['id']}/join", {})) == "200"

    scene(database_url, play, waiting_seats_per_person=3)


def test_no_race_makes_more_guests_than_one_address_may_have(database_url: str) -> None:
    async def play(there: World) -> None:
        bodies = [(there.client(), {"name": f"guest {number}"}) for number in range(AT_ONCE)]
        got = await answers(*(client.ask("POST", "/api/guest", body) for client, body in bodies))
        assert got == {"201": 3, "429 too-many-guests": AT_ONCE - 3}

    scene(database_url, play, guests_per_address=3)


async def import_at_once(there: World, game: Game) -> list[str]:
    """Many imports of one person: files are read one at a time, but written by several servers, perhaps."""
    ana = await there.guest("Ana")
    read, now = game_read(game, there.services.settings.snapshot_every), there.services.now()
    quotas = Quotas(there.services.settings, "the same address")

    def write(connection: Connection) -> str:
        return imports.create(connection, ana.me["id"], ImportRequest(text=""), read, now, quotas)

    writing = (there.services.database.write_sync(write) for _ in range(AT_ONCE))
    found = await asyncio.gather(*writing, return_exceptions=True)
    return [one.error if isinstance(one, Problem) else type(one).__name__ for one in found]


@pytest.mark.parametrize("per", ["person", "address"])
def test_no_race_keeps_more_imports_than_one_may_have(database_url: str, per: str) -> None:
    async def play(there: World) -> None:
        got = Counter(await import_at_once(there, Game(players=2, seed=1)))
        assert got == {"str": 3, "too-many-imports": AT_ONCE - 3}

    scene(database_url, play, **{f"imports_per_{per}": 3})


@pytest.mark.parametrize("per", ["person", "address"])
def test_no_race_keeps_more_bytes_of_imports_than_one_may_have(database_url: str, per: str) -> None:
    async def play(there: World) -> None:
        game = Game(players=2, seed=1)
        while len(game.moves) < 10:
            game.play(game.legal_moves()[0])
        got = Counter(await import_at_once(there, game))
        query = select(func.sum(schema.tables.c.import_bytes), func.count())
        stored, count = await there.services.database.read_sync(lambda connection: connection.execute(query).one())
        assert stored <= 7_000 < stored / count * (count + 1)
        assert got == {"str": count, "too-many-imports": AT_ONCE - count}

    scene(database_url, play, **{f"import_bytes_per_{per}": 7_000})


def test_who_keeps_too_many_imports_reads_what_to_do(sqlite_url: str) -> None:
    async def play(there: World) -> None:
        ana = await there.guest("Ana")
        file = {"text": Game(players=2, seed=1).to_text()}
        assert answer_of(await ana.ask("POST", "/api/import", file)) == "201"
        refused = await ana.ask("POST", "/api/import", file)
        assert answer_of(refused) == "409 too-many-imports"
        assert refused.json()["detail"] == "1 imported games of yours are kept: delete some first"

    scene(sqlite_url, play, imports_per_person=1)


# What bots play by themselves


async def left_to_bots(person: Client) -> str:
    """A game that somebody begins with a bot, and leaves; how the resignation was answered."""
    table = await person.create(seats=[HOST, BOT])
    await person.start(table)
    seq = (await person.situation(table))["seq"]
    return answer_of(await person.ask("POST", f"/api/tables/{table}/resign", {"seq": seq, "key": "k"}))


def test_resigning_leaves_no_more_games_to_bots_than_beginning_them_so(database_url: str) -> None:
    async def play(there: World) -> None:
        ana, bea = await there.guest("Ana"), await there.guest("Bea")
        assert [await left_to_bots(ana) for _ in range(4)] == [
            "201",
            "201",
            "409 too-many-tables",
            "409 too-many-tables",
        ]
        alone = await ana.create(seats=[BOT, BOT])
        assert answer_of(await ana.ask("POST", f"/api/tables/{alone}/start")) == "409 too-many-tables"
        assert await left_to_bots(bea) == "201", "another person at the same address"
        assert await left_to_bots(bea) == "409 too-many-tables", "and no more there"
        assert answer_of(await bea.ask("POST", "/api/tables", {"seats": [HOST, BOT]})) == "201", "people still play"

    scene(database_url, play, bot_games_per_person=2, bot_games_per_address=3)


async def first_move(person: Client, table: str, number: int) -> str:
    """The first open move of a hot-seat; how it was answered."""
    situation = await person.situation(table)
    body = {"move": open_moves(situation)[0], "seq": situation["seq"], "key": f"move {number}"}
    return answer_of(await person.ask("POST", f"/api/tables/{table}/moves", body))


async def finished_by_bots(there: World, person: Client, *, hours_ago: int = 0) -> str:
    """A game of bots alone that has ended, as far as the database is concerned; how its start was answered."""
    table = await person.create(seats=[BOT, BOT])
    answer = answer_of(await person.ask("POST", f"/api/tables/{table}/start"))
    ended_at = there.services.now() - hours_ago * 3_600_000
    over = update(schema.tables).where(schema.tables.c.id == table).values(status=OVER, ended_at=ended_at)
    await there.services.database.write_sync(lambda connection: connection.execute(over))
    return answer


def test_games_that_bots_finish_are_counted_for_a_day(database_url: str) -> None:
    """Else one address could store games of bots, one after another, without end."""

    async def play(there: World) -> None:
        ana, bea, caio = [await there.guest(name) for name in ("Ana", "Bea", "Caio")]

        async def start(person: Client, *seats: Any) -> httpx.Response:
            return await person.ask("POST", f"/api/tables/{await person.create(seats=seats)}/start")

        assert [await finished_by_bots(there, ana, hours_ago=hours) for hours in (25, 23, 0)] == ["200"] * 3
        refused = await start(ana, BOT, BOT)
        assert answer_of(refused) == "409 too-many-tables"
        assert refused.json()["detail"] == "bots have finished 2 games of yours alone within a day: come again tomorrow"
        assert answer_of(await start(ana, HOST, BOT)) == "200", "she plays herself"
        assert await finished_by_bots(there, bea) == "200", "another person at the same address"
        assert answer_of(await start(bea, BOT, BOT)) == "409 too-many-tables", "and no more there"
        assert answer_of(await start(caio, BOT, BOT)) == "200", "but for those who have had none"

    scene(database_url, play, daily_bot_games_per_person=2, daily_bot_games_per_address=3)


def test_resigning_at_the_limit_of_a_day_leaves_no_more_games_to_bots(database_url: str) -> None:
    async def play(there: World) -> None:
        ana = await there.guest("Ana")
        assert await finished_by_bots(there, ana) == "200"
        assert await left_to_bots(ana) == "409 too-many-tables"

    scene(database_url, play, daily_bot_games_per_person=1)


def test_actions_are_counted_for_a_day(database_url: str) -> None:
    """Else a program that plays against itself could fill the disk: logs are kept, however many games there are."""

    async def play(there: World) -> None:
        ana, bea = await there.guest("Ana"), await there.guest("Bea")

        async def moves(person: Client) -> Counter[str]:
            table = await person.create(seats=[HOT_SEAT, HOT_SEAT])
            await person.start(table)
            return Counter([await first_move(person, table, number) for number in range(43)])

        assert await moves(ana) == {"201": 40, "429 too-many-requests": 3}
        assert await moves(bea) == {"201": 4, "429 too-many-requests": 39}, "two of the address, two of her own"
        await ana.hope("POST", "/api/me/account", {"name": "Ana", "password": "correct horse"})
        table = await ana.create(players=2)
        refused = await ana.ask("POST", f"/api/tables/{table}/undo", {"seq": 0, "key": "another session"})
        assert refused.json()["detail"].startswith("more than 40 requests a day: wait 8")

    scene(database_url, play, daily_actions_per_person=40, daily_actions_per_address=42)


def test_texts_are_counted_by_bytes_and_day(database_url: str) -> None:
    """Notes and chat stay as long as their tables do: one address must not fill the disk with them."""

    async def play(there: World) -> None:
        ana, bea = await there.guest("Ana"), await there.guest("Bea")
        tables = [await ana.create(players=2) for _ in range(3)]

        async def note(person: Client, table: str, size: int) -> str:
            body = {"text": "\U0001f451" * (size // 4)}
            return answer_of(await person.ask("PUT", f"/api/tables/{table}/notes", body))

        assert [await note(ana, tables[0], 60_000) for _ in range(3)] == ["200"] * 3, "the same note again"
        assert await note(ana, tables[1], 60_000) == "429 too-many-requests"
        assert await note(ana, tables[1], 40_000) == "200"
        said = await ana.ask("POST", f"/api/tables/{tables[0]}/chat", {"text": "hello"})
        assert answer_of(said) == "429 too-many-requests"
        assert said.json()["field"] == "text"
        for table in tables:
            await bea.join(table)
        answers = [await note(bea, table, 40_000) for table in tables]
        assert answers == ["200", "429 too-many-requests", "429 too-many-requests"], "others there have the rest"

    scene(database_url, play, text_bytes_per_person=100_000, text_bytes_per_address=150_000)


def test_notes_of_a_table_go_with_whoever_leaves_it(database_url: str) -> None:
    async def play(there: World) -> None:
        ana, bea = await there.guest("Ana"), await there.guest("Bea")
        table = await ana.create(players=2)
        for person in (ana, bea):
            if person is bea:
                await bea.join(table)
            await person.hope("PUT", f"/api/tables/{table}/notes", {"text": "mine"})
        await bea.hope("POST", f"/api/tables/{table}/leave", {})

        def owners(connection: Connection) -> list[str]:
            return list(connection.scalars(select(schema.keepsakes.c.person_id)))

        assert await there.services.database.read_sync(owners) == [ana.me["id"]]

    scene(database_url, play)


def test_reports_of_an_address_are_counted_by_day(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quotas, "REPORTS_A_DAY", 3)

    async def play(there: World) -> None:
        ana = await there.guest("Ana")
        asked = [answer_of(await ana.ask("POST", "/api/reports", {"text": "odd"})) for _ in range(5)]
        assert asked == ["201"] * 3 + ["429 too-many-requests"] * 2

    scene(database_url, play)


def test_one_address_does_not_take_all_seats(database_url: str) -> None:
    async def play(there: World) -> None:
        ana = await there.guest("Ana")
        tables = [await ana.create(players=2) for _ in range(6)]
        guests = [await there.guest(f"guest {number}") for number in range(6)]
        wishes = zip(guests, tables, strict=True)
        got = await answers(*(guest.ask("POST", f"/api/tables/{table}/join", {}) for guest, table in wishes))
        assert got == {"200": 4, "409 too-many-tables": 2}
        assert answer_of(await ana.ask("POST", "/api/tables", {"players": 2})) == "201", "a host's own seat is free"

    scene(database_url, play, waiting_seats_per_address=4)


def test_who_plays_with_others_may_always_resign(database_url: str) -> None:
    async def play(there: World) -> None:
        ana, bea = await there.guest("Ana"), await there.guest("Bea")
        assert await left_to_bots(ana) == "201"
        table = await ana.create(seats=[HOST, {"kind": "open"}])
        await bea.join(table)
        await ana.start(table)
        resigned = await ana.ask("POST", f"/api/tables/{table}/resign", {"seq": 0, "key": "k"})
        assert answer_of(resigned) == "201", "Bea plays on"

    scene(database_url, play, bot_games_per_person=1)


def test_no_race_of_resignations_leaves_more_games_to_bots(database_url: str) -> None:
    async def play(there: World) -> None:
        ana = await there.guest("Ana")
        tables = [await ana.create(seats=[HOST, BOT]) for _ in range(AT_ONCE)]
        for table in tables:
            await ana.start(table)
        wishes = [(table, {"seq": (await ana.situation(table))["seq"], "key": "k"}) for table in tables]
        got = await answers(*(ana.ask("POST", f"/api/tables/{table}/resign", body) for table, body in wishes))
        assert got == {"201": 3, "409 too-many-tables": AT_ONCE - 3}

    scene(database_url, play)
