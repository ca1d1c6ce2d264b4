"""One transaction of an asynchronous engine."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from lisboa.server.database_faults import CONNECT_ERRORS, cannot_connect


@asynccontextmanager
async def transaction(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """Kept at the end; undone if anything is raised inside, cancellation too."""
    async with AsyncExitStack() as stack:
        try:
            connection = await stack.enter_async_context(engine.connect())
        except CONNECT_ERRORS as error:
            raise cannot_connect(error) from error
        await stack.enter_async_context(connection.begin())
        yield connection
