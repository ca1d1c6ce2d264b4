"""The parts of a running server and how they hang together."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Final

import structlog
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from lisboa.server import table_store
from lisboa.server.analysis_desk import AnalysisDesk
from lisboa.server.bot_driver import BotDriver
from lisboa.server.bot_pool import BotPool
from lisboa.server.clock_time import now_ms
from lisboa.server.database import Database
from lisboa.server.email_links import EmailLinks
from lisboa.server.games import Games
from lisboa.server.hint_desk import HintDesk
from lisboa.server.housekeeper import Housekeeper
from lisboa.server.live import CHANNEL, Hub
from lisboa.server.passwords import Passwords
from lisboa.server.play import Play
from lisboa.server.postgres_channels import PostgresChannels
from lisboa.server.postman import Postman
from lisboa.server.rate_limits import Limits
from lisboa.server.security import Signer
from lisboa.server.sessions import Sessions
from lisboa.server.settings import Settings
from lisboa.text.catalogue import LOCALES, catalogue

SECRET: Final = "secret"
log = structlog.get_logger()


class Services:
    """Everything a request may need. `signer` and `links` are there once the server has started."""

    signer: Signer
    links: EmailLinks

    def __init__(self, settings: Settings, pool: BotPool | None = None, now: Callable[[], int] = now_ms) -> None:
        self.settings = settings
        self.now = now
        self.limits = Limits(settings)
        self.passwords = Passwords()
        self.database = Database(settings.database)
        address = self.database.address
        self.other_servers = None if address is None else PostgresChannels(address)
        self.channels = ChannelsPlugin(self.other_servers or MemoryChannelsBackend(), channels=[CHANNEL])
        self.sessions = Sessions(self.database)
        self.games = Games(self.database, settings, now)
        self.play = Play(self.games)
        self.pool = pool or BotPool(
            settings.bot_workers, settings.bot_time_limit, think_seconds=settings.bot_think_seconds
        )
        self.hints = HintDesk(settings.hint_workers, settings.hint_think_seconds, settings.hint_time_limit)
        self.bots = BotDriver(self.games, self.play, self.pool, now)
        self.hub = Hub(self.database, self.games, self.channels, now)
        self.analyses = AnalysisDesk(self.database, self.games, settings, now)
        self.postman = Postman(self.database, settings, now=now, stop_url=self._stop_url)
        self.games.listeners.append(lambda _: self.postman.wake())
        self.housekeeper = Housekeeper(self.database, self.games, self.hub, self.bots, now)
        self.ready = False

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Start in this order, stop in the other: what is acknowledged is in the database already."""
        await self.database.open()
        try:
            secret = await self._secret()
            self.signer = Signer(secret)
            self.links = EmailLinks(self.settings.url, secret)
            async with self.channels:
                await self.housekeeper.begin()
                self.pool.start()
                self.hints.start()
                read_languages()
                work = (self.hub.listen(), self.housekeeper.run(), self.postman.run(), self.analyses.run())
                tasks = [asyncio.create_task(part) for part in work]
                self.ready = True
                log.info("ready", database=self.database.dialect)
                try:
                    yield
                finally:
                    self.ready = False
                    self.hub.close()
                    await self.bots.close()
                    await stop(tasks)
                    await asyncio.gather(self.pool.close(), self.hints.close())
        finally:
            await self.database.close()
            log.info("stopped")

    def _stop_url(self, person_id: str, address: str) -> str:
        return self.links.stop_url(person_id, address)

    async def _secret(self) -> str:
        """What cookies are signed with: set, or made once for all servers of this database."""
        if self.settings.secret:
            return self.settings.secret

        def read(connection: Connection) -> str:
            found = table_store.shared(connection, SECRET)
            if found is None:
                found = secrets.token_urlsafe(48)
                table_store.share(connection, SECRET, found)
            return found

        try:
            return await self.database.write_sync(read)
        except IntegrityError:  # another server has just made it
            return await self.database.write_sync(read)


def read_languages() -> None:
    """To parse a catalogue takes some 100 ms, for which nobody's first move should wait."""
    for language in LOCALES:
        _ = catalogue(language).bundle


async def stop(tasks: list[asyncio.Task[None]]) -> None:
    """End background work."""
    for task in tasks:
        task.cancel()
    for task in tasks:
        with suppress(asyncio.CancelledError):
            await task
