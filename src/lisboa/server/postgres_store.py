"""The database as a PostgreSQL server, which several of our servers can share."""

from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Any, TypeVar

import asyncpg  # type: ignore[import-untyped]  # it has no types
from sqlalchemy import Connection, event
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from lisboa.server.database_faults import CONNECT_ERRORS, cannot_connect, watch_faults

T = TypeVar("T")

DRIVER_ERRORS = (*CONNECT_ERRORS, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
CONNECTIONS = 10
CONNECT_SECONDS = 5
STATEMENT_SECONDS = 30
SESSION = {
    "lock_timeout": "10s",
    "idle_in_transaction_session_timeout": "60s",  # a server that vanished must not hold a table for ever
}


class PostgresStore:
    """A pool of connections."""

    dialect = "postgresql"
    path = None

    def __init__(self, address: str) -> None:
        self.address = address

        async def connect() -> Any:
            # asyncpg reads the address as psql does: sockets, sslmode, several hosts, ~/.pgpass
            return await asyncpg.connect(
                address, timeout=CONNECT_SECONDS, command_timeout=STATEMENT_SECONDS, server_settings=SESSION
            )

        self._writer = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=connect,
            isolation_level="READ COMMITTED",
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_timeout=CONNECT_SECONDS,
            pool_use_lifo=True,
            hide_parameters=True,
        )
        watch_faults(self._writer.sync_engine)
        event.listen(self._writer.sync_engine, "checkout", check_alive)
        self._reader = self._writer.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)

    async def own(self) -> None:
        """See whether the server is there; others may use it too."""
        await self.join()

    async def join(self) -> None:
        """See whether the server is there."""
        await self.read_sync(lambda _: None)

    async def close(self) -> None:
        """Hang up."""
        await self._writer.dispose()

    async def read_sync(self, work: Callable[[Connection], T]) -> T:
        """The work in a transaction that sees one state of the database."""
        return await in_transaction(self._reader, work)

    async def write_sync(self, work: Callable[[Connection], T]) -> T:
        """The work in a transaction that may change things; what it relies on it has to lock."""
        return await in_transaction(self._writer, work)


async def in_transaction(engine: AsyncEngine, work: Callable[[Connection], T]) -> T:
    """Kept at the end; undone if anything is raised, cancellation too."""
    async with AsyncExitStack() as stack:
        try:
            connection = await stack.enter_async_context(engine.connect())
        except DRIVER_ERRORS as error:
            raise cannot_connect(error) from error
        await stack.enter_async_context(connection.begin())
        return await connection.run_sync(work)


def check_alive(driver_connection: Any, _record: object, _proxy: object) -> None:
    """asyncpg notices when the other side hangs up, so that a dead connection is found without a round trip."""
    if driver_connection.driver_connection.is_closed():
        raise DisconnectionError
