"""Analyses of finished games: one at a time on each server, in a process of its own, kept in the database."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import msgspec
import structlog
from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import IntegrityError

from lisboa.errors import LisboaError
from lisboa.server import analysis_queue, metrics, schema
from lisboa.server.analysis_queue import Place, Wish
from lisboa.server.database import Database, DatabaseUnavailable
from lisboa.server.games import Games, Live
from lisboa.server.people import new_id
from lisboa.server.playthrough import PERSON_KINDS
from lisboa.server.settings import Settings
from lisboa.server.table_store import OVER
from lisboa.server.versions import components_version, engine_version
from lisboa.server.workers.analysis import AnalyseGame
from lisboa.server.workers.fair_turns import Served
from lisboa.server.workers.jobs import NotBegun, ProcessDied, WorkersClosed
from lisboa.server.workers.service import JobService, Priority

if TYPE_CHECKING:
    from lisboa.insight.analysis import Analysis

TELL_SECONDS: Final = 1.0  # how often others are told how much is done
POLL_SECONDS: Final = 5.0  # how often work is looked for that was left by other servers
log = structlog.get_logger()


class TakenOver(LisboaError):
    """Another server has gone on with it, because this one slept."""


class AnalysisDesk:
    """Takes one game after the other out of the queue that all servers of the database share."""

    def __init__(
        self,
        database: Database,
        games: Games,
        settings: Settings,
        now: Callable[[], int],
        job: type[AnalyseGame] = AnalyseGame,
    ) -> None:
        self.jobs = JobService(Priority.ANALYSES, cpu_seconds=settings.analysis_cpu_seconds)
        self._database = database
        self._games = games
        self._settings = settings
        self._now = now
        self._job = job
        self._progress = 0.0
        self._name = new_id()
        self._served = Served()
        self._wake = asyncio.Event()
        self._wishes: set[asyncio.Task[None]] = set()
        games.listeners.append(self.consider)

    def consider(self, live: Live) -> None:
        """A game of people that has just ended is analysed when nobody waits for another."""
        ended = live.row.status == OVER and any(chair.kind in PERSON_KINDS for chair in live.play.chairs)
        if ended and self._settings.analyses == "auto":
            wish = asyncio.create_task(self._wish(live.row.id))
            self._wishes.add(wish)
            wish.add_done_callback(self._wishes.discard)

    async def _wish(self, table_id: str) -> None:
        with suppress(DatabaseUnavailable):  # who opens the game can ask for it
            await self.ask(table_id, Wish())

    async def ask(self, table_id: str, wish: Wish) -> None:
        """Analyse this game when it is its turn; a problem if too many wait."""
        await self._database.write_sync(
            lambda connection: analysis_queue.ask(connection, table_id, wish, self._settings, self._now())
        )
        self._wake.set()

    async def place(self, table_id: str) -> Place | None:
        """How far it is, at whichever server; None if nobody waits for it."""
        return await self._database.read_sync(lambda connection: analysis_queue.find(connection, table_id))

    async def stored(self, table_id: str) -> Analysis | None:
        """The analysis of a game, if there is one."""
        return await self._database.read_sync(lambda connection: find(connection, table_id))

    async def run(self) -> None:
        """Until cancelled. What is not done then is for the next server."""
        if self._database.dialect == "sqlite":  # a file has one server only: whoever was at it is no more
            await self._database.write_sync(analysis_queue.give_back)
        while True:
            try:
                while await self._next():
                    pass
            except DatabaseUnavailable as error:
                log.warning("analyses wait", reason=str(error))
            except Exception:
                log.exception("analyses stopped")
            with suppress(TimeoutError):
                async with asyncio.timeout(POLL_SECONDS):
                    await self._wake.wait()
            self._wake.clear()

    async def _next(self) -> bool:
        """One game; False if none waits."""
        table_id = await self._database.write_sync(
            lambda c: analysis_queue.claim(c, self._name, self._now(), self._served)
        )
        if table_id is None:
            return False
        try:
            found = await self._analyse(table_id)
        except asyncio.CancelledError:
            await self._database.write_sync(lambda c: analysis_queue.give_back(c, self._name))
            raise
        except (DatabaseUnavailable, TakenOver) as error:
            log.warning("analysis waits", table=table_id, reason=str(error))
        except Exception as error:  # whatever it is, the next one has its turn
            reason = f"{type(error).__name__}: {error}"
            metrics.ANALYSES_FAILED.inc()
            log.warning("analysis failed", table=table_id, reason=reason, detail=getattr(error, "detail", ""))
            problem = None if isinstance(error, ProcessDied | NotBegun | WorkersClosed) else reason
            await self._database.write_sync(lambda c: analysis_queue.release(c, table_id, self._name, problem))
        else:
            await self._keep(table_id, found)
            metrics.ANALYSES_DONE.inc()
        return True

    async def _keep(self, table_id: str, found: Analysis) -> None:
        try:
            await self._database.write_sync(lambda c: keep(c, table_id, found, self._now()))
        except IntegrityError:  # another server was quicker
            await self._database.write_sync(lambda c: analysis_queue.done(c, table_id))

    async def _analyse(self, table_id: str) -> Analysis:
        """Have it done, and say now and then how far it is. It may take as long as the machine has no time for it."""
        document = (await self._games.current(table_id)).play.game.to_json()
        self._progress = 0.0
        job = self._job(document, self._settings.analysis_simulations)
        making = asyncio.create_task(self.jobs.do(job, None, self._hear))
        try:
            while not (await asyncio.wait({making}, timeout=TELL_SECONDS))[0]:
                await self._tell(table_id, self._progress)
            return making.result()
        finally:
            making.cancel()

    def _hear(self, progress: float) -> None:
        self._progress = progress

    async def _tell(self, table_id: str, progress: float) -> None:
        """Every server knows how far it is, and that this one is alive."""
        now = self._now()
        if not await self._database.write_sync(lambda c: analysis_queue.tell(c, table_id, self._name, progress, now)):
            raise TakenOver("another server has gone on with it")


# In the database


def find(connection: Connection, table_id: str) -> Analysis | None:
    """The analysis of a game; None if there is none, or one by other rules or of a form that is not understood."""
    query = select(schema.analyses.c.document).where(schema.analyses.c.table_id == table_id)
    document = connection.scalar(query)
    if document is None or document.get("rules") != rules_version():
        return None
    from lisboa.insight.analysis import Analysis

    try:
        return msgspec.convert(document, Analysis)
    except msgspec.ValidationError as error:
        log.warning("analysis cannot be read", table=table_id, reason=str(error))
        return None


def rules_version() -> str:
    """Moves of other rules or components may not exist any more, and numbers found in another way do not compare."""
    from lisboa.insight.analysis import METHOD

    return f"{engine_version()} {components_version()} {METHOD}"


def keep(connection: Connection, table_id: str, found: Analysis, now: int) -> None:
    """Store it instead of one that could not be read. IntegrityError if another server is about to do so."""
    analysis_queue.done(connection, table_id)
    connection.execute(delete(schema.analyses).where(schema.analyses.c.table_id == table_id))
    row = {"table_id": table_id, "at": now, "document": {**msgspec.to_builtins(found), "rules": rules_version()}}
    connection.execute(insert(schema.analyses), row)
