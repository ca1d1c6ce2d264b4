"""One transaction of an asynchronous engine."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import asyncpg  # type: ignore[import-untyped]  # it has no types
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from lisboa.server.database_faults import CONNECT_ERRORS, cannot_connect

DRIVER_ERRORS = (*CONNECT_ERRORS, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)


@asynccontextmanager
async def transaction(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """Kept at the end; undone if anything is raised inside, cancellation too."""
    async with AsyncExitStack() as stack:
        try:
            connection = await stack.enter_async_context(engine.connect())
        except DRIVER_ERRORS as error:
            raise cannot_connect(error) from error
        await stack.enter_async_context(connection.begin())
        yield connection
