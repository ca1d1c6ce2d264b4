"""The database as one SQLite file: for one server, which then is the only one to write.

Every call of Python's sqlite3 lets go of the interpreter's lock. In another thread than the event loop a transaction
loses it twenty times and, while the loop is busy, gets it back only after milliseconds each time. So `write_sync` and
`read_sync` work in the thread of the event loop, where SQLite mostly touches memory, and only the commit, which waits
for the disk, is made in another one (docs/decisions/0012-database.md).
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event

from lisboa.server.database_faults import DatabaseUnavailable, cannot_connect, watch_faults
from lisboa.server.file_lock import FileLock
from lisboa.server.sqlite_writer import SqliteWriter, begun

T = TypeVar("T")

BLOCK_MS = 20  # for how much of that the event loop may stand still at once
WRITE = {"begin": "BEGIN IMMEDIATE"}  # it cannot find in the middle that somebody else wrote
PRAGMAS = (
    "journal_mode = WAL",  # who reads does not wait for who writes
    "synchronous = FULL",  # what is acknowledged survives a power cut
    "foreign_keys = ON",
    "recursive_triggers = ON",  # REPLACE must not get around the triggers of the log
)


class SqliteStore:
    """One writer at a time, readers beside it."""

    dialect = "sqlite"
    address = None

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock = FileLock(path.with_name(path.name + ".lock"))
        self._reader = create_engine(URL.create("sqlite", database=str(path)), hide_parameters=True)
        prepare(self._reader, BLOCK_MS)
        self._writer = SqliteWriter(self._reader.execution_options(**WRITE))
        self._anchor: sqlite3.Connection | None = None

    async def own(self) -> None:
        """Become the only server of this file; it is made if there is none. It holds secrets: only we may read it."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._lock.take()
            os.close(os.open(self.path, os.O_CREAT | os.O_RDWR, 0o600))
            self._anchor = anchor(self.path)
        except (OSError, sqlite3.Error) as error:
            raise cannot_connect(error) from error

    async def join(self) -> None:
        """Look at the file beside the server that owns it."""
        if not self.path.is_file():
            raise DatabaseUnavailable(f"{self.path}: no such database")

    async def close(self) -> None:
        """Finish what is being committed, then let go of the file."""
        await self._writer.close()
        async with self._writer.lock:
            self._reader.dispose()
            if self._anchor is not None:
                self._anchor.close()
                self._anchor = None
            self._lock.give_back()

    async def read_sync(self, work: Callable[[Connection], T]) -> T:
        """The work at once, in a transaction that sees one state of the file."""
        with begun(self._reader) as connection:
            return work(connection)

    async def write_sync(self, work: Callable[[Connection], T]) -> T:
        """The work when it is its turn, alone or with others in one transaction. Once begun it is not cancelled."""
        return await self._writer.write(work)


def anchor(path: Path) -> sqlite3.Connection:
    """A connection that only stays open. With the last one SQLite removes the files beside the database.

    On a full disk they could not be made again, and after a write that failed, with its connection, nobody could read.
    """
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    return connection


def prepare(engine: Engine, busy_ms: int) -> None:
    """Let the engine begin transactions as we want them; Python's own way begins them late, and not before DDL."""

    def set_pragmas(driver_connection: Any, _record: object) -> None:
        driver_connection.isolation_level = None
        cursor = driver_connection.cursor()
        for pragma in (f"busy_timeout = {busy_ms}", *PRAGMAS):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()
        driver_connection.create_function("lower", 1, lower, deterministic=True)

    watch_faults(engine)
    event.listen(engine, "connect", set_pragmas)
    event.listen(engine, "begin", begin)


def lower(text: str | None) -> str | None:
    """SQLite's own knows only the letters of English."""
    return None if text is None else text.lower()


def begin(connection: Connection) -> None:
    """The statement that opens this transaction."""
    connection.exec_driver_sql(connection.get_execution_options().get("begin", "BEGIN"))
