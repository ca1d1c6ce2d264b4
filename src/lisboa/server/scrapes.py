"""The text of `/metrics`: written a few times a second at most, and once for all who ask at the same time."""

from __future__ import annotations

import asyncio
import math
from typing import Final

from prometheus_client import generate_latest

from lisboa.server import analysis_queue, metrics, table_store
from lisboa.server.database import Database, DatabaseUnavailable

GATHER_SECONDS: Final = 0.1  # to count all tables and write all numbers takes some 20 ms of everybody's time
COUNT_SECONDS: Final = 3.0


class Scrapes:
    """Nobody gets numbers from before they asked."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._writing = asyncio.Lock()
        self._next: asyncio.Task[bytes] | None = None

    async def text(self) -> bytes:
        """In the text format of Prometheus."""
        if self._next is None:
            self._next = asyncio.create_task(self._write())
        return await asyncio.shield(self._next)  # others may wait for it too

    async def _write(self) -> bytes:
        async with self._writing:
            await asyncio.sleep(GATHER_SECONDS)
            self._next = None  # whoever asks from now on waits for the next one
            await self._count()
            return generate_latest()

    async def _count(self) -> None:
        """What only the database knows; no number if it does not answer soon."""
        try:
            async with asyncio.timeout(COUNT_SECONDS):
                tables = await self._database.read_sync(table_store.count_tables)
                waiting: float = await self._database.read_sync(table_store.count_messages)
                analyses = await self._database.read_sync(analysis_queue.count)
        except (DatabaseUnavailable, TimeoutError):
            tables, waiting, analyses = {}, math.nan, {}
        metrics.TABLES.clear()
        for status, number in tables.items():
            metrics.TABLES.labels(status).set(number)
        metrics.ANALYSES.clear()
        for state, number in analyses.items():
            metrics.ANALYSES.labels(state).set(number)
        metrics.MESSAGES_WAITING.set(waiting)
