"""Who is behind a cookie: remembered where one server owns the database, and out at once after a change."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from sqlalchemy import Connection, event

from lisboa.server import people
from lisboa.server.database import Database
from lisboa.server.people import Person
from lisboa.server.sessions import Sessions

Scene = Callable[[Database, Sessions, Person], Awaitable[None]]


def play(database_url: str, scene: Scene) -> None:
    """A scene with one guest."""

    async def work() -> None:
        database = Database(database_url)
        await database.open()
        try:
            ana = await database.write_sync(lambda connection: people.create_guest(connection, "Ana", 0))
            await scene(database, Sessions(database), ana)
        finally:
            await database.close()

    asyncio.run(work())


def test_epochs(database_url: str) -> None:
    async def scene(_: Database, sessions: Sessions, ana: Person) -> None:
        assert await sessions.person(ana.id, 0) == ana
        assert await sessions.person(ana.id, 1) is None
        await sessions.change(ana.id, lambda connection: people.end_sessions(connection, ana.id))
        assert await sessions.person(ana.id, 0) is None
        assert await sessions.person("nobody", 0) is None

    play(database_url, scene)


def test_changes_are_seen(database_url: str) -> None:
    async def scene(_: Database, sessions: Sessions, ana: Person) -> None:
        await sessions.person(ana.id, 0)
        await sessions.change(ana.id, lambda connection: people.change(connection, ana.id, {"name": "Bea"}))
        found = await sessions.person(ana.id, 0)
        assert found is not None
        assert found.name == "Bea"

    play(database_url, scene)


def test_other_servers_change_people_too(postgres_url: str) -> None:
    async def scene(database: Database, sessions: Sessions, ana: Person) -> None:
        await sessions.person(ana.id, 0)
        await database.write_sync(lambda connection: people.end_sessions(connection, ana.id))
        assert await sessions.person(ana.id, 0) is None

    play(postgres_url, scene)


def test_one_server_reads_once(sqlite_url: str) -> None:
    async def scene(database: Database, sessions: Sessions, ana: Person) -> None:
        reads: list[str] = []
        await database.read_sync(lambda connection: event.listen(connection.engine, "before_execute", noting(reads)))
        for _ in range(3):
            assert await sessions.person(ana.id, 0) == ana
        assert len(reads) == 1

    play(sqlite_url, scene)


def noting(reads: list[str]) -> Callable[..., None]:
    """A listener that keeps the statements."""

    def note(_: Connection, statement: object, *rest: object) -> None:
        reads.append(str(statement))

    return note


def test_what_was_read_before_a_change_is_not_kept(sqlite_url: str) -> None:
    """A read that began before the change may end after it."""

    async def scene(database: Database, sessions: Sessions, ana: Person) -> None:
        read_sync = database.read_sync

        async def slow(work: Callable[[Connection], Person]) -> Person:
            found = await read_sync(work)
            await sessions.change(ana.id, lambda connection: people.end_sessions(connection, ana.id))
            return found

        database.read_sync = slow  # type: ignore[method-assign,assignment]
        await sessions.person(ana.id, 0)
        database.read_sync = read_sync  # type: ignore[method-assign]
        assert await sessions.person(ana.id, 0) is None

    play(sqlite_url, scene)


def test_who_has_gone_still_is_logged_out(database_url: str) -> None:
    """The change goes on although nobody waits for it, and is seen when it is done."""

    async def scene(_: Database, sessions: Sessions, ana: Person) -> None:
        await sessions.person(ana.id, 0)
        change = sessions.change(ana.id, lambda connection: people.end_sessions(connection, ana.id))
        asker = asyncio.ensure_future(change)
        await asyncio.sleep(0)
        asker.cancel()
        for _attempt in range(200):
            if await sessions.person(ana.id, 0) is None:
                return
            await asyncio.sleep(0.01)
        raise AssertionError("the cookie still works")

    play(database_url, scene)
