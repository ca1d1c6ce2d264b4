"""The database as one SQLite file: for one server, which then is the only one to write.

The driver that looks asynchronous (aiosqlite) hops between threads at every statement. That costs three times the work
itself (see docs/performance.md), so `write_sync` and `read_sync` carry a whole transaction to another thread at once.
"""

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from lisboa.server.database_faults import CONNECT_ERRORS, DatabaseUnavailable, cannot_connect, watch_faults
from lisboa.server.file_lock import FileLock
from lisboa.server.transactions import transaction

T = TypeVar("T")

READERS = 4  # threads
BUSY_MS = 5_000  # how long to wait for another process that writes: a restore, a person with a tool
WRITE = {"begin": "BEGIN IMMEDIATE"}  # it cannot find in the middle that somebody else wrote
PRAGMAS = (
    "busy_timeout = {busy}",
    "journal_mode = WAL",  # who reads does not wait for who writes
    "synchronous = FULL",  # what is acknowledged survives a power cut
    "foreign_keys = ON",
    "recursive_triggers = ON",  # REPLACE must not get around the triggers of the log
)


class SqliteStore:
    """One writer at a time, readers beside it."""

    dialect = "sqlite"

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock = FileLock(path.with_name(path.name + ".lock"))
        self._writing = asyncio.Lock()
        self._writer_thread = ThreadPoolExecutor(1, "lisboa-write")
        self._reader_threads = ThreadPoolExecutor(READERS, "lisboa-read")
        self._readers = create_engine(
            URL.create("sqlite", database=str(path)), pool_size=READERS + 1, max_overflow=0, hide_parameters=True
        )
        self._async_readers = create_async_engine(
            URL.create("sqlite+aiosqlite", database=str(path)), pool_size=READERS + 1, hide_parameters=True
        )
        prepare(self._readers)
        prepare(self._async_readers.sync_engine)
        self._writer = self._readers.execution_options(**WRITE)
        self._async_writer = self._async_readers.execution_options(**WRITE)

    async def own(self) -> None:
        """Become the only server of this file; it is made if there is none. It holds secrets: only we may read it."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._lock.take()
            os.close(os.open(self.path, os.O_CREAT | os.O_RDWR, 0o600))
        except OSError as error:
            raise cannot_connect(error) from error

    async def join(self) -> None:
        """Look at the file beside the server that owns it."""
        if not self.path.is_file():
            raise DatabaseUnavailable(f"{self.path}: no such database")

    async def close(self) -> None:
        """Finish what runs, then let go of the file."""
        for threads in (self._writer_thread, self._reader_threads):
            await asyncio.to_thread(threads.shutdown)
        await self._async_readers.dispose()
        self._readers.dispose()
        self._lock.give_back()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that sees one state of the file."""
        async with transaction(self._async_readers) as connection:
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction alone with the file."""
        async with self._writing, transaction(self._async_writer) as connection:
            yield connection

    async def read_sync(self, work: Callable[[Connection], T]) -> T:
        """The work in another thread, in a transaction that sees one state of the file."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reader_threads, in_transaction, self._readers, work)

    async def write_sync(self, work: Callable[[Connection], T]) -> T:
        """The work in the writing thread, in a transaction. If the caller is cancelled, what has begun is completed."""
        loop = asyncio.get_running_loop()
        async with self._writing:
            return await loop.run_in_executor(self._writer_thread, in_transaction, self._writer, work)


def in_transaction(engine: Engine, work: Callable[[Connection], T]) -> T:
    """All of the work or nothing of it."""
    try:
        connection = engine.connect()
    except CONNECT_ERRORS as error:
        raise cannot_connect(error) from error
    with connection, connection.begin():
        return work(connection)


def prepare(engine: Engine) -> None:
    """Let the engine begin transactions as we want them; Python's own way begins them late, and not before DDL."""
    watch_faults(engine)
    event.listen(engine, "connect", set_pragmas)
    event.listen(engine, "begin", begin)


def set_pragmas(driver_connection: Any, _record: object) -> None:
    """What every connection needs."""
    driver_connection.isolation_level = None
    cursor = driver_connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute("PRAGMA " + pragma.format(busy=BUSY_MS))
    cursor.close()


def begin(connection: Connection) -> None:
    """The statement that opens this transaction."""
    connection.exec_driver_sql(connection.get_execution_options().get("begin", "BEGIN"))
