"""Somebody else in the middle of a transaction."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import Connection

from lisboa.server.database import Database

Work = Callable[[Connection], Any]
PATIENCE = 60  # seconds


@asynccontextmanager
async def transaction_held(url: str, work: Work, last: Work | None = None, read: bool = False) -> AsyncIterator[None]:
    """The work is done, and what comes last when the block ends: until then the transaction is open.

    It is in a thread with an event loop of its own, since no work may wait for anything but the database.
    """
    begun, free = threading.Event(), threading.Event()

    def held(connection: Connection) -> None:
        work(connection)
        begun.set()
        free.wait(PATIENCE)
        if last is not None:
            last(connection)

    async def hold() -> None:
        database = Database(url)
        await database.join()
        try:
            await (database.read_sync if read else database.write_sync)(held)
        finally:
            await database.close()

    holding = asyncio.create_task(asyncio.to_thread(lambda: asyncio.run(hold())))
    try:
        assert await asyncio.to_thread(begun.wait, PATIENCE)
        yield
    finally:
        free.set()
        await holding
