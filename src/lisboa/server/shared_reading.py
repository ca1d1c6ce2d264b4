"""One reading of the database for all sockets that want to know the same."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class SharedReading(Generic[T]):
    """What was read last, until it is dropped because something has changed."""

    def __init__(self) -> None:
        self.latest: T | None = None  # what was read last, though it may be dropped
        self._reading: asyncio.Task[T] | None = None

    def drop(self) -> None:
        """The next `get` reads again. Those who wait already get what was true when they asked."""
        self._reading = None

    async def get(self, read: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """What was read since the last `drop`; if nothing was, everybody who asks now waits for the same reading."""
        reading = self._reading
        if reading is None or (reading.done() and not succeeded(reading)):
            reading = self._reading = asyncio.create_task(read())
            reading.add_done_callback(self._read)
        if reading.done():
            return reading.result()
        return await asyncio.shield(reading)  # a socket that is closed meanwhile does not end it for the others

    def _read(self, reading: asyncio.Task[T]) -> None:
        """It is done. An error is looked at here too: nobody may be left who waits for it, and then it is no fault."""
        if succeeded(reading):
            self.latest = reading.result()


def succeeded(reading: asyncio.Task[Any]) -> bool:
    """Is there a result?"""
    return reading.done() and not reading.cancelled() and reading.exception() is None
