"""Games of another version: those that go the same way go on, the others are set aside and nothing of them changes."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, update

from lisboa.server import games, housekeeper, schema, seating, table_store, versions
from lisboa.server.playthrough import BadLog
from lisboa.server.table_store import TableRow
from tests.server.client import Client, open_moves
from tests.server.damage import damaged
from tests.server.playing import Table, people_at, table_of
from tests.server.running import Running, running

pytestmark = pytest.mark.slow

CLOCK = {"kind": "async", "hours_per_move": 1, "when_out": "bot"}
NOON = 1_800_000_000_000
HOUR = 3_600_000


class Devices:
    """People who come back to another server with the cookies they had."""

    def __init__(self, table_id: str, people: list[Client]) -> None:
        self.table_id = table_id
        self._people = [(dict(person.http.cookies), person.me) for person in people]

    def table(self, base: str) -> Table:
        people = []
        for cookies, me in self._people:
            client = Client(base)
            client.http.cookies.update(cookies)
            client.me = me
            people.append(client)
        return Table(self.table_id, people)


@contextmanager
def engine(name: str) -> Iterator[None]:
    """Servers that start now believe to have this version of the engine."""
    with pytest.MonkeyPatch.context() as patch:
        for module in (games, housekeeper, seating, versions):
            patch.setattr(module, "engine_version", lambda: name)
        yield


def begin(url: str, name: str, moves: int = 6, **options: Any) -> Devices:
    """A game of two people that an engine of this version has begun, and a message for who is to decide."""

    async def run(base: str) -> Devices:
        async with table_of(base, 2, **options) as table:
            await table.steps(moves)
            return Devices(table.id, table.people)

    with engine(name), running(url, now=lambda: NOON) as server:
        return asyncio.run(run(server.base))


def row_of(server: Running, table_id: str) -> TableRow:
    row = server.call(lambda: server.services.database.read_sync(lambda c: table_store.find(c, table_id)))
    assert row is not None
    return row


def log_of(server: Running, table_id: str) -> list[Any]:
    return server.call(lambda: server.services.database.read_sync(lambda c: table_store.entries(c, table_id)))


def visit(server: Running, devices: Devices, work: Callable[[Table], Any]) -> Any:
    """Let the people of a table do something at this server."""

    async def run() -> Any:
        table = devices.table(server.base)
        try:
            return await work(table)
        finally:
            for person in table.people:
                await person.close()

    return asyncio.run(run())


def spoil_hash(url: str, table_id: str, tmp_path: Path) -> str:
    """The same database, but the engine that began the game had come to another position in its third entry."""

    def change(connection: sqlite3.Connection) -> None:
        connection.execute("UPDATE log SET hash = 'another' WHERE table_id = ? AND seq = 3", (table_id,))

    return damaged(Path(url), tmp_path / "spoiled.db", change)


async def move_once(table: Table) -> None:
    await table.step()


@pytest.mark.slow
def test_a_game_that_goes_the_same_way_goes_on(database_url: str) -> None:
    devices = begin(database_url, "0.0.1+old")
    with engine("0.0.2+new"), running(database_url) as server:
        row = row_of(server, devices.table_id)
        assert (row.status, row.engine_version, row.problem) == ("running", "0.0.2+new", None)
        visit(server, devices, move_once)
        assert row_of(server, devices.table_id).seq == 7


@pytest.mark.slow
def test_a_game_that_differs_is_set_aside_unchanged(sqlite_url: str, tmp_path: Path) -> None:
    devices = begin(sqlite_url, "0.0.1+old", clock=CLOCK)
    well = begin(sqlite_url, "0.0.1+old")
    spoiled = spoil_hash(sqlite_url, devices.table_id, tmp_path)
    with engine("0.0.2+new"), running(spoiled, now=lambda: NOON + HOUR // 2) as server:
        row = row_of(server, devices.table_id)
        assert (row.status, row.engine_version, row.waiting_for, row.deadline_at) == (
            "quarantined",
            "0.0.1+old",
            None,
            None,
        )
        assert "entry 3" in (row.problem or "")
        for version in ("0.0.1+old", "0.0.2+new"):
            assert version in (row.problem or "")
        before = log_of(server, devices.table_id)
        visit(server, devices, refused_everywhere)
        server.call(server.services.housekeeper.look_at_clocks)
        server.call(server.services.housekeeper.sweep)
        assert log_of(server, devices.table_id) == before
        visit(server, well, move_once)


async def refused_everywhere(table: Table) -> None:
    """Nobody can do anything, everybody is told why, lists show it and nobody is called."""
    for person in table.people:
        for action, body in (
            ("moves", {"move": "pass"}),
            ("undo", {"count": 1}),
            ("rewind", {"to": 0}),
            ("resign", {}),
            ("pause", {"paused": True}),
        ):
            answer = await table.post(person, action, **body)
            assert (answer.status_code, answer.json()["error"]) == (409, "quarantined")
            assert "Nothing is lost" in answer.json()["detail"]
        for path in ("situation", "events", "history/3", "export"):
            assert (await person.ask("GET", f"/api/tables/{table.id}/{path}")).json()["error"] == "quarantined"
        [mine] = await person.hope("GET", "/api/me/tables")
        assert (mine["status"], mine["you"]["to_decide"]) == ("quarantined", False)
        assert "entry 3" in mine["problem"]
        assert mine["problem_kind"] == "version"
        assert (await person.hope("GET", "/api/me/next"))["table"] is None
        assert await person.hope("GET", "/api/me/messages") == []
        async with person.live(table.id) as socket:
            assert (await socket.until("table"))["table"]["status"] == "quarantined"


@pytest.mark.slow
def test_it_comes_back_under_the_right_version_with_its_time(sqlite_url: str, tmp_path: Path) -> None:
    devices = begin(sqlite_url, "0.0.1+old", clock=CLOCK)
    with engine("0.0.1+old"), running(sqlite_url, now=lambda: NOON) as server:
        deadline = row_of(server, devices.table_id).deadline_at
        assert deadline is not None
    with pytest.MonkeyPatch.context() as patch, engine("0.0.2+new"):
        patch.setattr(housekeeper, "first", never)
        with running(sqlite_url, now=lambda: NOON + 1) as server:
            assert row_of(server, devices.table_id).status == "quarantined"
    later = NOON + 10 * HOUR
    with engine("0.0.1+old"), running(sqlite_url, now=lambda: later) as server:
        row = row_of(server, devices.table_id)
        assert (row.status, row.problem, row.engine_version) == ("running", None, "0.0.1+old")
        assert row.waiting_for is not None
        assert row.deadline_at == deadline + 10 * HOUR
        server.call(server.services.housekeeper.look_at_clocks)
        visit(server, devices, move_once)


def never(row: TableRow, chairs: Any) -> Any:
    """An engine that cannot follow anything."""
    raise BadLog(0, "is not known")


@pytest.mark.slow
def test_a_game_that_ended_elsewhere_is_not_brought_back(postgres_url: str) -> None:
    """Another server goes on while this one looks the game through."""
    devices = begin(postgres_url, "0.0.1+old")

    def end(connection: Connection) -> None:
        where = schema.tables.c.id == devices.table_id
        connection.execute(update(schema.tables).where(where).values(status="over", waiting_for=None))

    with engine("0.0.1+old"), running(postgres_url) as server:
        row = row_of(server, devices.table_id)
        play = server.call(lambda: server.services.games.current(devices.table_id)).play
        server.call(lambda: server.services.database.write_sync(end))

        def welcome(connection: Connection) -> bool:
            return housekeeper.welcome(connection, row, play, NOON)

        assert server.call(lambda: server.services.database.write_sync(welcome)) is False
        server.call(lambda: server.services.games.quarantine(row, "entry 1: differs"))
        assert row_of(server, devices.table_id).status == "over"


@pytest.mark.slow
def test_a_changed_move_is_found_when_the_game_is_read(sqlite_url: str, tmp_path: Path) -> None:
    devices = begin(sqlite_url, "0.0.1+old", moves=8)
    shutil.copy(sqlite_url, tmp_path / "copy.db")

    def change(connection: sqlite3.Connection) -> None:
        where = "WHERE table_id = ? AND seq = 1"
        [text] = connection.execute(f"SELECT text FROM log {where}", (devices.table_id,)).fetchone()
        new = text[:-1] + ("1" if text[-1] != "1" else "2")
        connection.execute(f"UPDATE log SET text = ? {where}", (new, devices.table_id))

    spoiled = damaged(Path(sqlite_url), tmp_path / "spoiled.db", change)
    with engine("0.0.1+old"), running(spoiled) as server:
        assert row_of(server, devices.table_id).status == "running"  # of this version: not looked through at the start

        async def look(table: Table) -> None:
            answer = await table.host.ask("GET", f"/api/tables/{table.id}/situation")
            assert (answer.status_code, answer.json()["error"]) == (409, "quarantined")
            answer = await table.host.ask("GET", f"/api/tables/{table.id}/history/2")
            assert (answer.status_code, answer.json()["error"]) == (409, "quarantined")
            assert (await table.host.hope("GET", f"/api/tables/{table.id}"))["problem_kind"] == "damaged"

        visit(server, devices, look)
        assert row_of(server, devices.table_id).status == "quarantined"
        problem = row_of(server, devices.table_id).problem or ""
        assert "lies" not in problem
        assert problem.startswith("what is stored of this game is damaged (entry ")
        assert "version" not in problem


@pytest.mark.slow
def test_watching_a_quarantined_table_does_not_stop_the_sweep(sqlite_url: str, tmp_path: Path) -> None:
    devices = begin(sqlite_url, "0.0.1+old")
    spoiled = spoil_hash(sqlite_url, devices.table_id, tmp_path)

    async def run(server: Running) -> None:
        table = devices.table(server.base)
        async with people_at(server.base, 1) as [ana], table.host.live(table.id) as socket:
            await socket.until("table")
            other = await ana.create(players=2, seats=[{"kind": "host"}, {"kind": "hot-seat"}])
            await ana.start(other)
            async with ana.live(other) as healthy:
                first = await healthy.until("update")
                await asyncio.to_thread(lambda: server.call(server.services.housekeeper.sweep))
                await ana.move(other, open_moves(first["situation"])[0], first["seq"])
                assert (await healthy.until("update"))["seq"] == 1
        for person in table.people:
            await person.close()

    with engine("0.0.2+new"), running(spoiled) as server:
        asyncio.run(run(server))
