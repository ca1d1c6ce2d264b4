"""Litestar channels over PostgreSQL's LISTEN and NOTIFY that come back when the connection was cut.

What is said meanwhile is lost, which is no harm: messages only say that something has changed, and the hub looks for
itself now and then. Litestar's own back end opens a connection for every message and does not come back.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Iterable
from contextlib import suppress
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]  # it has no types
import structlog
from litestar.channels import ChannelsBackend

from lisboa.server.database_faults import BadDatabaseUrl

RETRY_SECONDS: Final = 1.0
CONNECT_SECONDS: Final = 5.0
LONGEST: Final = 7_900  # bytes that fit into a notification
FAULTS: Final = (
    OSError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncio.TimeoutError,
)
log = structlog.get_logger()


class PostgresChannels(ChannelsBackend):
    """One connection that listens and one that speaks."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._queue: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._channels: set[str] = set()
        self._listening: asyncio.Task[None] | None = None
        self._ear: Any = None
        self._mouth: Any = None
        self._asking = asyncio.Lock()  # a connection does one thing at a time

    @property
    def in_touch(self) -> bool:
        """Is what other servers say heard now?"""
        return self._ear is not None and not self._ear.is_closed()

    async def on_startup(self) -> None:
        """Begin to listen. An address that cannot be used now will never be: then the server must not start."""
        try:
            self._ear = await self._connect()
        except asyncpg.ClientConfigurationError:
            raise BadDatabaseUrl("the address of the database cannot be used to listen to other servers") from None
        except FAULTS as error:
            log.warning("cannot listen to other servers", reason=type(error).__name__)
        self._listening = asyncio.create_task(self._listen())

    async def on_shutdown(self) -> None:
        """Hang up."""
        if self._listening is not None:
            self._listening.cancel()
            with suppress(asyncio.CancelledError):
                await self._listening
        for connection in (self._ear, self._mouth):
            if connection is not None and not connection.is_closed():
                connection.terminate()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Say it. A fault must not end the task that calls us, so it is only logged."""
        if len(data) > LONGEST:
            log.warning("too long for a notification", bytes=len(data))
            return
        try:
            if self._mouth is None or self._mouth.is_closed():
                self._mouth = await self._connect()
            for channel in channels:
                await self._mouth.execute("SELECT pg_notify($1, $2)", channel, data.decode())
        except FAULTS as error:
            log.warning("other servers could not be told", reason=type(error).__name__)
            if self._mouth is not None:
                self._mouth.terminate()
                self._mouth = None

    async def _connect(self) -> Any:
        return await asyncpg.connect(self._address, timeout=CONNECT_SECONDS, command_timeout=CONNECT_SECONDS)

    async def _listen(self) -> None:
        while True:
            try:
                await self._listen_once()
            except FAULTS as error:
                log.warning("cannot listen to other servers", reason=type(error).__name__)
            await asyncio.sleep(RETRY_SECONDS)

    async def _listen_once(self) -> None:
        """Until the connection ends."""
        ended = asyncio.Event()
        if not self.in_touch:
            self._ear = await self._connect()
        self._ear.add_termination_listener(lambda _: ended.set())
        try:
            await self._attend(tuple(self._channels))
            await ended.wait()
        finally:
            self._ear.terminate()  # a connection that could not listen must not stay open beside the next one

    async def _attend(self, channels: Iterable[str]) -> None:
        async with self._asking:
            for channel in channels:
                await self._ear.add_listener(channel, self._heard)

    def _heard(self, connection: object, process: int, channel: str, payload: object) -> None:
        self._queue.put_nowait((channel, str(payload).encode()))

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Listen to these too; if there is no connection now, as soon as there is one."""
        new = set(channels) - self._channels
        self._channels |= new
        if self.in_touch:
            with suppress(*FAULTS):
                await self._attend(new)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """Listen to these no more."""
        gone = set(channels) & self._channels
        self._channels -= gone
        if self.in_touch:
            with suppress(*FAULTS):
                async with self._asking:
                    for channel in gone:
                        await self._ear.remove_listener(channel, self._heard)

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        """What was heard."""
        while True:
            channel, data = await self._queue.get()
            if channel in self._channels:
                yield channel, data

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        """Nothing is kept: the log of each game is its history."""
        return []
