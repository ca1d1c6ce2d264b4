"""The parts of a running server and how they hang together."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING

import structlog
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

from lisboa.server import late_imports, passwords, table_store, vapid_keys
from lisboa.server.analysis_desk import AnalysisDesk
from lisboa.server.bot_driver import BotDriver
from lisboa.server.bot_pool import BotPool
from lisboa.server.caretaker import Caretaker
from lisboa.server.clock_time import now_ms
from lisboa.server.connection_gate import ConnectionGate
from lisboa.server.database import Database
from lisboa.server.email_links import EmailLinks
from lisboa.server.games import Games
from lisboa.server.hint_desk import HintDesk
from lisboa.server.housekeeper import Housekeeper
from lisboa.server.job_desk import JobDesk
from lisboa.server.limits import Limits
from lisboa.server.live import CHANNEL, Hub
from lisboa.server.loop_watch import LoopWatch
from lisboa.server.passwords import Passwords
from lisboa.server.play import Play
from lisboa.server.postman import Postman
from lisboa.server.prepared import words_there
from lisboa.server.readiness import Readiness
from lisboa.server.replacing import Replacing
from lisboa.server.request_places import ACTIONS_PER_ADDRESS, RequestPlaces
from lisboa.server.scrapes import Scrapes
from lisboa.server.security import Signer
from lisboa.server.sessions import Sessions
from lisboa.server.settings import Settings
from lisboa.server.table_store import SECRET
from lisboa.server.visits import Visits
from lisboa.server.workers.service import JobService, Priority
from lisboa.text.catalogue import LOCALES

if TYPE_CHECKING:
    from lisboa.server.postgres_channels import PostgresChannels

log = structlog.get_logger()


class Services:
    """Everything a request may need. `signer`, `links` and `push_key` are there once the server has started."""

    signer: Signer
    links: EmailLinks
    push_key: str

    def __init__(self, settings: Settings, pool: BotPool | None = None, now: Callable[[], int] = now_ms) -> None:
        self.settings = settings
        self.now = now
        self.limits = Limits(settings)
        self.places = RequestPlaces()
        self.action_places = RequestPlaces(ACTIONS_PER_ADDRESS)
        self.gate = ConnectionGate(settings)
        self.watch = LoopWatch()
        self.passwords = Passwords()
        # Guesses at one account wait for each other, and must not do so with all connections to the database.
        self.guesses = asyncio.Semaphore(2)
        self.database = Database(settings.database)
        address = self.database.address
        self.other_servers = None if address is None else channels_of(address)
        self.channels = ChannelsPlugin(self.other_servers or MemoryChannelsBackend(), channels=[CHANNEL])
        self.readiness = Readiness(self.database)
        self.scrapes = Scrapes(self.database)
        self.sessions = Sessions(self.database)
        self.games = Games(self.database, settings, now, self.limits.known.address_of)
        self.play = Play(self.games)
        self.replacing = Replacing(self.games)
        self.pool = pool or BotPool(
            JobService(Priority.BOTS, settings.bot_workers),
            settings.bot_time_limit,
            think_seconds=settings.bot_think_seconds,
        )
        self.hints = HintDesk(
            JobService(Priority.HINTS, settings.hint_workers), settings.hint_think_seconds, settings.hint_time_limit
        )
        self.jobs = JobDesk(JobService(Priority.REQUESTS, settings.job_workers), settings.job_time_limit)
        self.bots = BotDriver(self.games, self.play, self.pool, now, self.limits.known.address_of)
        self.hub = Hub(self.database, self.games, self.channels, now)
        self.analyses = AnalysisDesk(self.database, self.games, settings, now)
        self.postman = Postman(
            self.database, settings, None, now, self._stop_url, self.limits.known.address_of, lambda: self.push_key
        )
        self.games.listeners.append(lambda _: self.postman.wake())
        self.housekeeper = Housekeeper(self.database, self.games, self.hub, self.bots, now)
        self.visits = Visits(self.database, self.sessions, now)
        self.caretaker = Caretaker(self.database, self.games, self.hub, self.sessions, settings, now)
        self.ready = False
        self._for_people: asyncio.Future[None] | None = None
        self.answered = asyncio.Event()  # has anybody had an answer?
        self.imported = asyncio.Event()  # is everything here that the first answer did without?

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Start in this order, stop in the other: what is acknowledged is in the database already."""
        await self.database.open()
        try:
            secret = await self._secret()
            self.signer = Signer(secret)
            self.links = EmailLinks(self.settings.url, secret)
            self.push_key = await self._shared(vapid_keys.NAME, vapid_keys.make)
            async with self.channels:
                await self.housekeeper.begin()
                work = (
                    self.hub.listen(),
                    self._keep_house(),
                    self.housekeeper.check_other_versions(),
                    self.postman.run(),
                    self.analyses.run(),
                    self.caretaker.run(),
                    self._warm_up(),
                )
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
                    closing = (self.pool.jobs.close(), self.jobs.jobs.close(), self.analyses.jobs.close())
                    await asyncio.gather(self.hints.close(), *closing, self.visits.settle())
        finally:
            await self.database.close()
            log.info("stopped")

    async def _keep_house(self) -> None:
        """After the first answer: the bots that a start wakes would compete with it for the processor."""
        await self.imported.wait()
        await self.housekeeper.run()

    async def _warm_up(self) -> None:
        """What nobody's first move should wait for, but the first answer should not either."""
        with suppress(TimeoutError):
            async with asyncio.timeout(late_imports.IDLE_SECONDS):
                await self.answered.wait()
        try:
            await self.ready_for_people()
            await asyncio.to_thread(late_imports.load)
        finally:
            self.imported.set()
        await read_languages()
        await asyncio.to_thread(passwords.nobody)
        await asyncio.to_thread(getattr, self.postman, "senders")
        for desk in (self.pool, self.hints, self.jobs):
            try:
                desk.jobs.start()
            except (OSError, RuntimeError) as error:  # the first job tries again
                log.warning("processes could not be started", reason=str(error))

    async def ready_for_people(self) -> None:
        """Wait for what names and addresses are checked with: who asks for it first must not hold all others."""
        if self._for_people is None:
            self._for_people = asyncio.ensure_future(asyncio.to_thread(late_imports.load_for_people))
        await asyncio.shield(self._for_people)

    def _stop_url(self, person_id: str, address: str) -> str:
        return self.links.stop_url(person_id, address)

    async def _secret(self) -> str:
        """What cookies are signed with: set, or made once for all servers of this database."""
        return self.settings.secret or await self._shared(SECRET, lambda: secrets.token_urlsafe(48))

    async def _shared(self, name: str, make: Callable[[], str]) -> str:
        """A secret that the first server of this database has made; of two at the same time, the quicker one."""
        return await self.database.write_sync(lambda connection: table_store.shared_or_made(connection, name, make))


def channels_of(address: str) -> PostgresChannels:
    """What the servers of one PostgreSQL say to each other. A server on a file does without its driver."""
    from lisboa.server.postgres_channels import PostgresChannels

    return PostgresChannels(address)


async def read_languages() -> None:
    """To parse a catalogue takes some 200 ms: in another thread, between what people ask for."""
    for language in LOCALES:
        await words_there(language)


async def stop(tasks: list[asyncio.Task[None]]) -> None:
    """End background work."""
    for task in tasks:
        task.cancel()
    for task in tasks:
        with suppress(asyncio.CancelledError):
            await task
