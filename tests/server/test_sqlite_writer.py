"""Writes that are asked for at the same time share a transaction, and still succeed or fail each by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, create_engine, event, text

from lisboa.server import sqlite_writer
from lisboa.server.database_faults import DatabaseUnavailable
from lisboa.server.sqlite_store import WRITE, prepare
from lisboa.server.sqlite_writer import TOGETHER, SqliteWriter

Scene = Callable[[SqliteWriter, list[str]], Awaitable[None]]


def play(path: str, scene: Scene) -> list[int]:
    """A scene on a file with one table; the numbers that are in it at the end."""
    engine = create_engine(f"sqlite:///{path}")
    prepare(engine, 20)
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE numbers (number INTEGER PRIMARY KEY)"))
    asyncio.run(written(engine, scene))
    with engine.connect() as connection:
        found = list(connection.scalars(text("SELECT number FROM numbers ORDER BY number")))
    engine.dispose()
    return found


async def written(engine: Engine, scene: Scene) -> None:
    commits: list[str] = []
    event.listen(engine, "commit", lambda _: commits.append("commit"))
    writer = SqliteWriter(engine.execution_options(**WRITE))
    await scene(writer, commits)
    await writer.close()


def add(number: int) -> Callable[[Connection], int]:
    """Work that writes a number and returns it."""

    def work(connection: Connection) -> int:
        connection.execute(text("INSERT INTO numbers VALUES (:number)"), {"number": number})
        return number

    return work


def failing(number: int, error: Exception) -> Callable[[Connection], None]:
    """Work that fails after it has written."""

    def work(connection: Connection) -> None:
        add(number)(connection)
        raise error

    return work


def together(writer: SqliteWriter, *works: Callable[[Connection], Any]) -> Awaitable[list[Any]]:
    return asyncio.gather(*(writer.write(work) for work in works), return_exceptions=True)


def test_who_asks_at_the_same_time_shares_commits(tmp_path: Any) -> None:
    async def scene(writer: SqliteWriter, commits: list[str]) -> None:
        count = 2 * TOGETHER
        assert await together(writer, *(add(number) for number in range(count))) == list(range(count))
        assert len(commits) == 2

    assert play(tmp_path / "x.db", scene) == list(range(2 * TOGETHER))


def test_what_fails_is_undone_alone(tmp_path: Any) -> None:
    async def scene(writer: SqliteWriter, _: list[str]) -> None:
        first, second, third = await together(writer, add(1), failing(2, KeyError("no")), add(3))
        assert (first, third) == (1, 3)
        assert isinstance(second, KeyError)

    assert play(tmp_path / "x.db", scene) == [1, 3]


def test_what_fails_alone_is_undone(tmp_path: Any) -> None:
    async def scene(writer: SqliteWriter, _: list[str]) -> None:
        with pytest.raises(KeyError):
            await writer.write(failing(1, KeyError("no")))
        await writer.write(add(2))

    assert play(tmp_path / "x.db", scene) == [2]


def test_if_the_database_fails_nothing_is_kept(tmp_path: Any) -> None:
    async def scene(writer: SqliteWriter, _: list[str]) -> None:
        told = await together(writer, add(1), failing(2, DatabaseUnavailable("full")), add(3))
        assert all(isinstance(error, DatabaseUnavailable) for error in told)
        await writer.write(add(4))

    assert play(tmp_path / "x.db", scene) == [4]


def test_a_commit_that_fails_is_told_to_everybody(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(connection: Connection) -> None:
        connection.close()
        raise DatabaseUnavailable("full")

    async def scene(writer: SqliteWriter, _: list[str]) -> None:
        with monkeypatch.context() as patched:
            patched.setattr(sqlite_writer, "commit", fail)
            told = await together(writer, add(1), add(2))
        assert all(isinstance(error, DatabaseUnavailable) for error in told)
        await writer.write(add(3))

    assert play(tmp_path / "x.db", scene) == [3]


def test_who_goes_before_his_turn_has_not_asked(tmp_path: Any) -> None:
    async def scene(writer: SqliteWriter, _: list[str]) -> None:
        async with writer.lock:
            tasks = [asyncio.create_task(writer.write(add(number))) for number in (1, 2)]
            await asyncio.sleep(0)
            tasks[0].cancel()
        assert await tasks[1] == 2

    assert play(tmp_path / "x.db", scene) == [2]


def test_closing_finishes_what_was_asked_for(tmp_path: Any) -> None:
    async def scene(writer: SqliteWriter, _: list[str]) -> None:
        tasks = [asyncio.create_task(writer.write(add(number))) for number in (1, 2)]
        await asyncio.sleep(0)
        await writer.close()
        assert [await task for task in tasks] == [1, 2]

    assert play(tmp_path / "x.db", scene) == [1, 2]
