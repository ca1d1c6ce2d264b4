"""/health/live and /health/ready: what a server answers that cannot write any more."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

import httpx
import pytest
from sqlalchemy import Connection

from lisboa.server.database import Database, DatabaseUnavailable
from lisboa.server.readiness import BAD_SECONDS, PROBE_SECONDS, Readiness
from tests.server.running import Running, running

T = TypeVar("T")


class Usage(NamedTuple):
    """Of a disk."""

    free: int


def statuses(server: Running) -> dict[str, int]:
    return {path: httpx.get(f"{server.base}/health{path}", timeout=60).status_code for path in ("", "/ready", "/live")}


def test_a_full_disk_is_said_at_once(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(sqlite_url) as server:
        assert statuses(server) == {"": 200, "/ready": 200, "/live": 200}
    monkeypatch.setattr("lisboa.server.readiness.shutil.disk_usage", lambda _: Usage(free=4096))
    with running(sqlite_url) as server:
        assert statuses(server) == {"": 503, "/ready": 503, "/live": 200}
        assert httpx.get(f"{server.base}/health", timeout=60).json()["problem"] == "the disk is full"


class Full(Database):
    """Can be read, and nothing can be written."""

    async def write_sync(self, work: Callable[[Connection], T]) -> T:
        if self.opened:
            raise DatabaseUnavailable("database or disk is full")
        return await super().write_sync(work)

    opened = False


def test_a_database_that_cannot_be_written_is_not_ready(database_url: str) -> None:
    async def run() -> tuple[str | None, str | None]:
        database = Full(database_url)
        await database.open()
        try:
            before = await Readiness(database).problem()
            database.opened = True
            return before, await Readiness(database).problem()
        finally:
            await database.close()

    assert asyncio.run(run()) == (None, "nothing can be written: database or disk is full")


class Counted(Database):
    """Counts what is written."""

    written = 0

    async def write_sync(self, work: Callable[[Connection], T]) -> T:
        self.written += 1
        return await super().write_sync(work)


def test_who_asks_often_costs_nothing(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    free = [1 << 30]
    monkeypatch.setattr("lisboa.server.readiness.shutil.disk_usage", lambda _: Usage(free=free[0]))

    async def run() -> None:
        database = Counted(sqlite_url)
        await database.open()
        before = database.written
        asked = Readiness(database, seconds=lambda: now[0])
        try:
            answers: list[Any] = await asyncio.gather(*(asked.problem() for _ in range(50)))
            assert (set(answers), database.written - before) == ({None}, 1)
            free[0] = 0
            assert await asked.problem() is None
            now[0] += PROBE_SECONDS
            assert await asked.problem() == "the disk is full"
            free[0] = 1 << 30
            assert await asked.problem() == "the disk is full"
            now[0] += BAD_SECONDS
            assert await asked.problem() is None
            assert database.written - before == 2
        finally:
            await database.close()

    asyncio.run(run())
