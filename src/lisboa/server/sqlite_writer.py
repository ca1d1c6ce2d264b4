"""Writes to an SQLite file: one after the other, and whoever waits while the disk is busy shares the next commit.

A commit takes as long for twenty pieces of work as for one. So a busy server commits less often, not later.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine

from lisboa.server.database_faults import CONNECT_ERRORS, PRIMARY_CODE, DatabaseUnavailable, cannot_connect

T = TypeVar("T")
Work = Callable[[Connection], Any]

BUSY_SECONDS: Final = 5.0  # how long to wait for another process that writes: a restore, a person with a tool
PAUSE_SECONDS: Final = 0.02
TOGETHER: Final = 32  # pieces of work in one transaction


class Turn:
    """A piece of work and who waits for it."""

    def __init__(self, work: Work) -> None:
        self.work = work
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.result: Any = None

    def succeed(self) -> None:
        """It is on the disk."""
        if not self.done.done():
            self.done.set_result(self.result)

    def fail(self, error: BaseException) -> None:
        """It was not done."""
        if not self.done.done():
            self.done.set_exception(error)


class SqliteWriter:
    """`lock` is held while something is written; who takes it is alone with the file."""

    def __init__(self, engine: Engine) -> None:
        self.lock = asyncio.Lock()
        self._engine = engine
        self._committer = ThreadPoolExecutor(1, "lisboa-commit")
        self._turns: deque[Turn] = deque()
        self._working: asyncio.Task[None] | None = None

    async def write(self, work: Callable[[Connection], T]) -> T:
        """The work when it is its turn. Who is cancelled before that has not asked; later it is done all the same."""
        turn = Turn(work)
        self._turns.append(turn)
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._write_all())
        result: T = await turn.done
        return result

    async def close(self) -> None:
        """Finish what was asked for."""
        if self._working is not None:
            await self._working
        async with self.lock:
            self._committer.shutdown()

    async def _write_all(self) -> None:
        while self._turns:
            async with self.lock:
                count = min(TOGETHER, len(self._turns))
                turns = [self._turns.popleft() for _ in range(count)]
                await self._write_together([turn for turn in turns if not turn.done.done()])

    async def _write_together(self, turns: list[Turn]) -> None:
        """One transaction. What fails by itself is undone alone; if the database fails, it is all undone."""
        if not turns:
            return
        try:
            connection = await self._begun_in_time()
            kept = await self._work(connection, turns)
            if kept:
                await asyncio.get_running_loop().run_in_executor(self._committer, commit, connection)
            else:
                connection.close()
        except Exception as error:
            for turn in turns:
                turn.fail(error)
        else:
            for turn in kept:
                turn.succeed()

    async def _work(self, connection: Connection, turns: list[Turn]) -> list[Turn]:
        """Those whose work has succeeded."""
        kept = []
        try:
            for turn in turns:
                if attempted(connection, turn, alone=len(turns) == 1):
                    kept.append(turn)
                if len(turns) > 1:
                    await asyncio.sleep(0)  # others want to read meanwhile
        except BaseException:
            connection.close()
            raise
        return kept

    async def _begun_in_time(self) -> Connection:
        """Wait for other processes without holding up the event loop."""
        loop = asyncio.get_running_loop()
        deadline = loop.time() + BUSY_SECONDS
        while True:
            try:
                return begun(self._engine)
            except DatabaseUnavailable as error:
                if not is_busy(error) or loop.time() > deadline:
                    raise
            await asyncio.sleep(PAUSE_SECONDS)


def attempted(connection: Connection, turn: Turn, alone: bool) -> bool:
    """Do it; False if it fails, which undoes it and nothing else."""
    try:
        with nullcontext() if alone else connection.begin_nested():
            turn.result = turn.work(connection)
    except DatabaseUnavailable:
        raise
    except Exception as error:
        turn.fail(error)
        return False
    return True


def begun(engine: Engine) -> Connection:
    """A connection with an open transaction."""
    try:
        connection = engine.connect()
    except CONNECT_ERRORS as error:
        raise cannot_connect(error) from error
    try:
        connection.begin()
    except BaseException:
        connection.close()
        raise
    return connection


def commit(connection: Connection) -> None:
    """Wait until it is on the disk."""
    with connection:
        connection.commit()


def is_busy(error: DatabaseUnavailable) -> bool:
    """Is another process writing?"""
    code = getattr(error.__cause__, "sqlite_errorcode", None)
    return code is not None and code & PRIMARY_CODE == sqlite3.SQLITE_BUSY
