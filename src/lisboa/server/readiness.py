"""Can this server do what people want of it: read, and write what they do?"""

from __future__ import annotations

import asyncio
import shutil
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from sqlalchemy.exc import IntegrityError

from lisboa.server import table_store
from lisboa.server.clock_time import now_ms
from lisboa.server.database import Database, DatabaseUnavailable

PROBE: Final = "probe"  # what is written, to see that it can be
PROBE_SECONDS: Final = 5.0  # how long an answer holds: whoever asks more often costs nothing
BAD_SECONDS: Final = 1.0  # that it is well again should be seen soon
WRITE_SECONDS: Final = 3.0
ROOM_BYTES: Final = 1 << 20  # on the disk of an SQLite file: with less, the next moves would be refused


class Readiness:
    """Writes a row now and then, when it is asked."""

    def __init__(self, database: Database, seconds: Callable[[], float] = time.monotonic) -> None:
        self._database = database
        self._seconds = seconds
        self._problem: str | None = None
        self._holds_until = 0.0
        self._one_at_a_time = asyncio.Lock()

    async def problem(self) -> str | None:
        """Why it is not ready; None if it is."""
        try:
            await self._database.ping()
        except DatabaseUnavailable as error:
            return str(error)
        async with self._one_at_a_time:
            if self._seconds() >= self._holds_until:
                self._problem = self._without_room() or await self._unwritable()
                self._holds_until = self._seconds() + (PROBE_SECONDS if self._problem is None else BAD_SECONDS)
        return self._problem

    def _without_room(self) -> str | None:
        file = self._database.file
        if file is None:
            return None
        try:
            free = shutil.disk_usage(file.parent).free
        except OSError as error:
            return f"the folder of the database cannot be read: {error.strerror}"
        return "the disk is full" if free < ROOM_BYTES else None

    async def _unwritable(self) -> str | None:
        try:
            async with asyncio.timeout(WRITE_SECONDS):
                with suppress(IntegrityError):  # another server has just made the row, so it can be written
                    await self._database.write_sync(lambda c: table_store.share(c, PROBE, str(now_ms())))
        except DatabaseUnavailable as error:
            return f"nothing can be written: {error}"
        except TimeoutError:
            return "nothing can be written: no answer in time"
        return None
