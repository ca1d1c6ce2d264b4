"""The database: transactions on an SQLite file or on a PostgreSQL server.

    database = Database("lisboa.db")
    await database.open()
    seq = await database.write_sync(lambda connection: ...)

The work is a plain function of a Connection and runs in one transaction, in the thread of the event loop. On SQLite
nothing else happens meanwhile, so it should be short; on PostgreSQL other tasks run while a statement is under way. It
must not wait for anything but the database.

An error in the middle ends the transaction on PostgreSQL: who expects one (an IntegrityError, say) and wants to go on
uses `connection.begin_nested()`.

Building a statement costs as much as carrying it out: those that are used often are constants with `bindparam`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Protocol, TypeVar
from urllib.parse import parse_qs, unquote, urlsplit

from sqlalchemy import Connection, text

from lisboa.server import migrations
from lisboa.server.database_faults import BadDatabaseUrl, DatabaseInUse, DatabaseUnavailable
from lisboa.server.sqlite_store import SqliteStore

__all__ = ["BadDatabaseUrl", "Database", "DatabaseInUse", "DatabaseUnavailable"]

T = TypeVar("T")

PING_SECONDS = 3.0


class Store(Protocol):
    """What the two kinds of databases have in common."""

    dialect: str

    @property
    def address(self) -> str | None:
        """Of a server, as everybody has to write it who talks to the same one; None: it is a file."""

    @property
    def path(self) -> Path | None:
        """Of a file; None: it is a server."""

    async def own(self) -> None:
        """Take it into use as a server."""

    async def join(self) -> None:
        """Take an existing one into use beside the server."""

    async def close(self) -> None:
        """Leave it."""

    async def read_sync(self, work: Callable[[Connection], T]) -> T:
        """See Database."""

    async def write_sync(self, work: Callable[[Connection], T]) -> T:
        """See Database."""


class Database:
    """Everything but IntegrityError and faults of our own statements leaves it as DatabaseUnavailable."""

    def __init__(self, url: str) -> None:
        self._store = store(url)
        self._open = False
        self.dialect = self._store.dialect
        self.address = self._store.address
        self.file = self._store.path

    async def open(self, migrate: bool = True) -> None:
        """Take it into use as a server, and bring its tables up to date."""
        try:
            await self._store.own()
            self._open = True
            if migrate:
                await self.write_sync(migrations.upgrade)
        except BaseException:
            await self.close()
            raise

    async def join(self) -> None:
        """Take an existing database into use while a server may be running on it. Its tables are left as they are."""
        await self._store.join()
        self._open = True

    async def close(self) -> None:
        """End all connections; on SQLite let another server have the file."""
        self._open = False
        await self._store.close()

    async def read_sync(self, work: Callable[[Connection], T]) -> T:
        """Do this in a transaction that sees one state of the database and changes nothing."""
        return await self._opened().read_sync(work)

    async def write_sync(self, work: Callable[[Connection], T]) -> T:
        """Do this in a transaction: kept at the end, undone if anything is raised.

        Who is cancelled while waiting cannot know whether it was kept (on SQLite it is, if its turn had come).
        """
        return await self._opened().write_sync(work)

    async def ping(self) -> None:
        """Raise DatabaseUnavailable if it does not answer soon: who asks wants to send people elsewhere."""
        try:
            async with asyncio.timeout(PING_SECONDS):
                await self.read_sync(lambda connection: connection.execute(text("SELECT 1")).scalar_one())
        except TimeoutError:
            raise DatabaseUnavailable("no answer in time") from None

    def _opened(self) -> Store:
        """What is left to do after the end must not write into a file that another server may have by then."""
        if not self._open:
            raise DatabaseUnavailable("the database is closed")
        return self._store


def store(url: str) -> Store:
    """A path or sqlite:///path, or postgresql://user:password@host/name. Errors repeat nothing of a password."""
    scheme, colon, rest = url.partition("://")
    if not colon:
        return SqliteStore(sqlite_path(url))
    kind = scheme.partition("+")[0]
    if kind in ("postgresql", "postgres"):
        from lisboa.server.postgres_store import PostgresStore  # with its driver, which SQLite does without

        return PostgresStore(postgres_address(rest))
    if kind == "sqlite":
        return SqliteStore(sqlite_path(unquote(rest.partition("?")[0])[1:]))
    raise BadDatabaseUrl(
        f"{kind}://...: the database is a file or an address like postgresql://user:password@host/name"
    )


def sqlite_path(path: str) -> Path:
    """The file; one in memory would be a different one for every connection."""
    if path in ("", ":memory:"):
        raise BadDatabaseUrl("the database needs the name of a file")
    return Path(path)


def postgres_address(rest: str) -> str:
    """Whatever driver it names, the driver is ours."""
    address = f"postgresql://{rest}"
    if not readable(address):
        raise BadDatabaseUrl(
            "the address of the database cannot be read; in a password @ : / # ? % are written as %40 and so on"
        )
    return address


def readable(address: str) -> bool:
    """Is each sign where it belongs? The errors of those who read on would tell parts of a password that are not."""
    try:
        parts = urlsplit(address)
        parse_qs(parts.query, strict_parsing=bool(parts.query))
    except ValueError:
        return False
    hosts = parts.netloc.rpartition("@")[2].split(",")
    ports = [host.rpartition(":")[2] for host in hosts if ":" in host.rpartition("]")[2]]
    return all(port.isdecimal() for port in ports) and "@" not in parts.path and not parts.fragment
