"""What nobody comes back to is removed, what somebody plays or keeps is not, and it is announced before."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from itertools import pairwise
from typing import Any

import pytest
from sqlalchemy import Connection, func, select, text, update
from sqlalchemy.exc import IntegrityError

from lisboa.game import Game
from lisboa.server import retention, schema
from lisboa.server.clock_time import now_ms
from tests.server.client import Client
from tests.server.world import FINISHED_GAME, World, answer_of, world

HOST, OPEN, BOT = {"kind": "host"}, {"kind": "open"}, {"kind": "bot", "bot": "novice"}
DAY = 86_400_000


class Days:
    """A calendar that a test turns."""

    def __init__(self) -> None:
        self.passed = 0.0

    def __call__(self) -> int:
        return now_ms() + round(self.passed * DAY)


class Ages(World):
    """A world in which days pass at once."""

    days: Days

    async def pass_days(self, days: float) -> None:
        """And the caretaker has been there."""
        self.days.passed += days
        await self.tidy_up()

    async def tidy_up(self) -> None:
        await self.services.visits.settle()
        await self.services.caretaker.tidy_up(pause=0)

    async def ids(self, table: Any) -> set[str]:
        query = select(table.c.id)
        return await self.services.database.read_sync(lambda connection: set(connection.scalars(query)))

    async def count(self, table: Any) -> int:
        query = select(func.count()).select_from(table)
        return await self.services.database.read_sync(lambda connection: connection.execute(query).scalar_one())


@asynccontextmanager
async def ages(url: str, **settings: Any) -> AsyncIterator[Ages]:
    days = Days()
    async with world(url, empty=True, now=days, kind=Ages, **settings) as there:
        assert isinstance(there, Ages)
        there.days = days
        yield there


def scene(url: str, play: Callable[[Ages], Awaitable[None]], **settings: Any) -> None:
    async def whole() -> None:
        async with ages(url, **settings) as there:
            await play(there)

    asyncio.run(whole())


async def imported(person: Client, title: str = "", **options: Any) -> str:
    """A finished game from a file."""
    answer = await person.hope("POST", "/api/import", {"text": FINISHED_GAME.read_text(), "title": title, **options})
    return str(answer["id"])


async def known(person: Client) -> bool:
    return answer_of(await person.ask("GET", "/api/me")) == "200"


# Guests


def test_a_guest_without_a_table_is_removed_after_thirty_days(database_url: str) -> None:
    async def play(there: Ages) -> None:
        ana, bea, cleo = await there.guest("Ana"), await there.guest("Bea"), await there.account("Cleo")
        await bea.create(players=2)
        await there.pass_days(29)
        assert await there.ids(schema.people) == {person.me["id"] for person in (ana, bea, cleo)}
        await there.pass_days(2)
        assert await there.ids(schema.people) == {bea.me["id"], cleo.me["id"]}, "one has a table, one an account"
        assert not await known(ana)
        await there.pass_days(1_000)
        assert await there.ids(schema.people) == {cleo.me["id"]}, "an account stays"

    scene(database_url, play)


def test_guests_behind_many_who_are_kept_are_found(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A few are looked at in each step, in the order of their last visits."""
    monkeypatch.setattr(retention, "LOOKED_AT", 2)

    async def play(there: Ages) -> None:
        kept = [await there.guest(f"guest {number}") for number in range(5)]
        for guest in kept:
            await guest.create(players=2)
        there.days.passed += 2
        gone = await there.guest("Ana")
        await there.pass_days(33)
        assert await there.ids(schema.people) == {guest.me["id"] for guest in kept}
        assert not await known(gone)

    scene(database_url, play)


def test_many_tables_of_a_guest_who_goes_get_another_host(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "AT_ONCE", 2)

    async def play(there: Ages) -> None:
        ana, bea = await there.guest("Ana"), await there.account("Bea")
        tables = [await ana.create(players=2) for _ in range(5)]
        for table in tables:
            await bea.join(table)
        over = update(schema.tables).values(status="over")
        await there.services.database.write_sync(lambda connection: connection.execute(over))
        await there.pass_days(181)
        hosts = {(await bea.hope("GET", f"/api/tables/{table}"))["host"]["name"] for table in tables}
        assert (hosts, await known(ana)) == ({"Bea"}, False)

    scene(database_url, play)


def test_a_deleted_game_has_nobody_look_for_guests(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever imports and deletes games all the time would have all guests looked at each time."""

    async def play(there: Ages) -> None:
        ana = await there.guest("Ana")
        table = await imported(ana)
        caretaker, looked = there.services.caretaker, asyncio.Event()

        def look(*_: object) -> tuple[list[str], None]:
            looked.set()
            return [], None

        monkeypatch.setattr(retention, "forgotten_guests", look)
        running = asyncio.create_task(caretaker.run())
        await looked.wait()
        looked.clear()
        await ana.hope("DELETE", f"/api/tables/{table}")
        async with asyncio.timeout(60):
            while await there.count(schema.tables):
                await asyncio.sleep(0.01)
        assert not looked.is_set()
        running.cancel()

    scene(sqlite_url, play)


def test_a_visit_postpones_it(database_url: str) -> None:
    async def play(there: Ages) -> None:
        ana = await there.guest("Ana")
        token = (await ana.hope("POST", "/api/me/tokens", {"label": "bot"}))["secret"]
        for _ in range(3):
            await there.pass_days(25)
            assert await known(ana)
        program = there.client()
        program.http.headers["authorization"] = f"Bearer {token}"
        await there.pass_days(25)
        assert await known(program)
        await there.pass_days(25)
        assert await known(ana)

    scene(database_url, play)


def test_visits_are_written_once_a_day(sqlite_url: str) -> None:
    async def play(there: Ages) -> None:
        ana = await there.guest("Ana")

        def seen(connection: Connection) -> int:
            return int(connection.execute(select(schema.people.c.last_seen_at)).scalar_one())

        first = await there.services.database.read_sync(seen)
        there.days.passed = 0.9
        for _ in range(3):
            await known(ana)
        await there.services.visits.settle()
        assert await there.services.database.read_sync(seen) == first
        there.days.passed = 1.1
        for _ in range(3):
            await known(ana)
        await there.services.visits.settle()
        assert await there.services.database.read_sync(seen) >= first + DAY

    scene(sqlite_url, play)


def test_nobody_whose_game_runs_is_removed(database_url: str) -> None:
    async def play(there: Ages) -> None:
        ana, bea = await there.guest("Ana"), await there.guest("Bea")
        table = await ana.create(players=2)
        await bea.join(table)
        await ana.start(table)
        await there.pass_days(1_000)
        assert await there.ids(schema.people) == {ana.me["id"], bea.me["id"]}
        assert (await bea.hope("GET", f"/api/tables/{table}"))["status"] == "running"

    scene(database_url, play)


def test_games_of_others_stay_readable_when_a_guest_is_removed(database_url: str) -> None:
    async def play(there: Ages) -> None:
        ana, bea = await there.account("Ana"), await there.guest("Bea")
        seats = [HOST, *[OPEN] * 3]
        table = await imported(ana, seats=seats, spectators=True)
        invite = (await ana.hope("GET", f"/api/tables/{table}"))["invite"]
        people = [bea, await there.guest("Caio"), await there.guest("Davi")]
        for person in people:
            await person.join(table, invite=invite)
        await bea.hope("POST", f"/api/tables/{table}/chat", {"text": "well played"})
        await bea.hope("PUT", f"/api/tables/{table}/notes", {"text": "my secret"})
        await ana.start(table)
        before = await ana.hope("GET", f"/api/tables/{table}/events", since=490)
        entries = await there.count(schema.log)
        await there.pass_days(200)
        info = await ana.hope("GET", f"/api/tables/{table}")
        assert [seat["person"]["former"] for seat in info["seats"]] == [False, True, True, True]
        assert {seat["person"]["name"] for seat in info["seats"][1:]} == {"former guest"}
        assert await ana.hope("GET", f"/api/tables/{table}/events", since=490) == before
        (line,) = await ana.hope("GET", f"/api/tables/{table}/chat")
        assert (line["text"], line["person"]["former"]) == ("well played", True)
        assert await there.count(schema.log) == entries
        assert await there.count(schema.keepsakes) == 0
        assert not await known(bea)
        again = await ana.hope("POST", f"/api/tables/{table}/rematch")
        assert [seat["kind"] for seat in again["seats"]] == ["person", "open", "open", "open"]

    scene(database_url, play)


def test_what_only_a_removed_guest_had_goes_too(database_url: str) -> None:
    async def play(there: Ages) -> None:
        ana, bea = await there.guest("Ana"), await there.account("Bea")
        await imported(ana, seats=[HOST, BOT, BOT, BOT])
        waiting = await bea.create(players=3)
        await ana.join(waiting)
        hosted = await ana.create(players=2)
        await bea.join(hosted)
        await bea.hope("PUT", f"/api/tables/{waiting}/seats/2", {"kind": "bot", "bot": "novice"})
        await there.pass_days(41)
        assert await there.ids(schema.people) == {bea.me["id"]}
        assert await there.ids(schema.tables) == {waiting, hosted}
        assert await there.count(schema.log) == 0
        assert await there.count(schema.snapshots) == 0
        info = await bea.hope("GET", f"/api/tables/{waiting}")
        assert [seat["kind"] for seat in info["seats"]] == ["person", "open", "bot"]
        assert (await bea.hope("GET", f"/api/tables/{hosted}"))["host"]["id"] == bea.me["id"]

    scene(database_url, play, keep_days=40)  # tables that wait are kept for 60


# Imported games


def test_an_import_goes_when_nobody_has_looked_at_it_for_long(database_url: str) -> None:
    async def play(there: Ages) -> None:
        ana = await there.account("Ana")
        looked_at, forgotten = await imported(ana, "one"), await imported(ana, "two")
        untouched = (await ana.hope("POST", "/api/import", {"text": Game(players=2, seed=1).to_text()}))["id"]
        await there.pass_days(100)
        await ana.situation(looked_at)
        await there.pass_days(79)
        assert await there.ids(schema.tables) == {looked_at, forgotten, untouched}
        await there.pass_days(2)
        assert await there.ids(schema.tables) == {looked_at}
        assert [table["id"] for table in await ana.hope("GET", "/api/me/tables")] == [looked_at]
        assert answer_of(await ana.ask("GET", f"/api/tables/{forgotten}")) == "404 not-found"
        assert (await ana.situation(looked_at))["over"]

    scene(database_url, play)


def test_an_import_that_is_played_on_stays(database_url: str) -> None:
    async def play(there: Ages) -> None:
        ana = await there.account("Ana")
        table = (await ana.hope("POST", "/api/import", {"text": Game(players=2, seed=1).to_text()}))["id"]
        situation = await ana.situation(table)
        move = next(option["notation"] for option in situation["decision"]["options"] if option["enabled"])
        await ana.move(table, move, situation["seq"])
        await there.pass_days(400)
        assert await there.ids(schema.tables) == {table}

    scene(database_url, play)


def test_an_import_can_be_deleted_and_makes_room(database_url: str) -> None:
    async def play(there: Ages) -> None:
        ana, bea = await there.guest("Ana"), await there.guest("Bea")
        table = await imported(ana, public=True)
        file = {"text": FINISHED_GAME.read_text()}
        assert answer_of(await ana.ask("POST", "/api/import", file)) == "409 too-many-imports"
        assert answer_of(await bea.ask("DELETE", f"/api/tables/{table}")) == "409 started"
        assert answer_of(await ana.ask("DELETE", f"/api/tables/{table}")) == "204"
        assert answer_of(await ana.ask("GET", f"/api/tables/{table}")) == "404 not-found"
        assert table not in [one["id"] for one in await bea.hope("GET", "/api/tables")]
        async with asyncio.timeout(60):
            while await there.count(schema.tables):  # the server is at it as well
                await there.tidy_up()
        assert await there.count(schema.log) == 0
        assert answer_of(await ana.ask("POST", "/api/import", file)) == "201"

    scene(database_url, play, imports_per_person=1)


def test_a_game_that_others_played_cannot_be_deleted(database_url: str) -> None:
    async def play(there: Ages) -> None:
        ana, bea = await there.guest("Ana"), await there.guest("Bea")
        table = await imported(ana, seats=[HOST, OPEN, BOT, BOT])
        await bea.join(table, invite=(await ana.hope("GET", f"/api/tables/{table}"))["invite"])
        await ana.start(table)
        assert answer_of(await ana.ask("DELETE", f"/api/tables/{table}")) == "409 started"
        own = await ana.create(seats=[HOST, BOT])
        await ana.start(own)
        assert answer_of(await ana.ask("DELETE", f"/api/tables/{own}")) == "409 started"

    scene(database_url, play)


def test_a_log_goes_a_few_rows_at_a_time(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "ROWS_AT_ONCE", 100)

    async def play(there: Ages) -> None:
        ana = await there.account("Ana")
        await imported(ana)
        database = there.services.database
        await database.write_sync(lambda c: retention.mark(c, next(iter(c.scalars(select(schema.tables.c.id)))), 1))
        left = [await there.count(schema.log)]
        while await database.write_sync(retention.erase_some):
            left.append(await there.count(schema.log))
        steps = [before - after for before, after in pairwise(left)]
        assert left[-1] == 0
        assert max(steps) == 100
        assert len(steps) > 3

    scene(sqlite_url, play)


@pytest.mark.parametrize("statement", ["DELETE FROM log", "UPDATE log SET text = 'pass'"])
def test_the_log_of_a_table_that_stays_still_refuses(database_url: str, statement: str) -> None:
    """Even while another one is removed."""

    async def play(there: Ages) -> None:
        ana = await there.account("Ana")
        kept, gone = await imported(ana), await imported(ana)
        database = there.services.database
        await database.write_sync(lambda connection: retention.mark(connection, gone, 1))
        with pytest.raises(IntegrityError, match="only ever added"):
            await database.write_sync(lambda connection: connection.execute(text(statement)))
        where = select(func.count()).where(schema.log.c.table_id == kept)
        assert await database.read_sync(lambda connection: connection.execute(where).scalar_one()) > 400

    scene(database_url, play)


def test_nothing_is_removed_if_it_is_not_wanted(sqlite_url: str) -> None:
    async def play(there: Ages) -> None:
        ana = await there.guest("Ana")
        table = await imported(ana)
        bea = await there.guest("Bea")
        await there.pass_days(10_000)
        assert await there.ids(schema.people) == {ana.me["id"], bea.me["id"]}
        assert await there.ids(schema.tables) == {table}

    scene(sqlite_url, play, guest_days=0, keep_days=0)


# What is shown


def test_imports_are_announced_fourteen_days_before(database_url: str) -> None:
    async def play(there: Ages) -> None:
        ana, bea = await there.account("Ana"), await there.account("Bea")
        table = await imported(ana, "Sexta")
        await there.pass_days(165)
        assert await ana.hope("GET", "/api/me/removals") == []
        await there.pass_days(2)
        (removal,) = await ana.hope("GET", "/api/me/removals")
        assert (removal["kind"], removal["table_id"], removal["title"]) == ("import", table, "Sexta")
        assert 12 * DAY < removal["at"] - there.days() < 14 * DAY
        assert await bea.hope("GET", "/api/me/removals") == []
        await ana.situation(table)
        await there.services.visits.settle()
        assert await ana.hope("GET", "/api/me/removals") == []

    scene(database_url, play)


def test_a_guest_who_was_nearly_removed_is_shown_it(database_url: str) -> None:
    async def play(there: Ages) -> None:
        ana, bea = await there.guest("Ana"), await there.guest("Bea")
        await bea.create(players=2)
        assert await ana.hope("GET", "/api/me/removals") == []
        await there.pass_days(15)
        assert await ana.hope("GET", "/api/me/removals") == []
        await there.pass_days(20)
        (removal,) = await ana.hope("GET", "/api/me/removals")
        assert (removal["kind"], removal["days"], removal["table_id"]) == ("guest", 30, None)
        assert 29 * DAY < removal["at"] - there.days() <= 30 * DAY, "this visit keeps her"
        assert await bea.hope("GET", "/api/me/removals") == [], "she has a table, and 180 days"
        await there.pass_days(2)
        assert await ana.hope("GET", "/api/me/removals") == []

    scene(database_url, play)


# Addresses


def test_addresses_are_kept_only_while_they_are_counted(database_url: str) -> None:
    async def play(there: Ages) -> None:
        ana = await there.guest("Ana")
        table_id = await ana.create(players=2)

        def addresses(connection: Connection) -> list[list[str | None]]:
            return [list(connection.scalars(select(table.c.address))) for table in (schema.people, schema.tables)]

        read = there.services.database.read_sync
        (guest,), (table,) = await read(addresses)
        assert guest == table
        assert guest is not None
        assert "127.0.0.1" not in guest
        await there.pass_days(3)
        assert await read(addresses) == [[guest], [table]], "a seat at a table that waits is counted"
        await ana.hope("POST", f"/api/tables/{table_id}/leave", {})
        await there.pass_days(1)
        assert await read(addresses) == [[None], [table]]

    scene(database_url, play)
