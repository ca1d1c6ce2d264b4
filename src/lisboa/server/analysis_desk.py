"""Analyses of finished games: one at a time on each server, in a process of its own, kept in the database."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection as Pipe
from multiprocessing.context import SpawnProcess
from typing import TYPE_CHECKING, Any, Final

import msgspec
import structlog
from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import IntegrityError

from lisboa.errors import LisboaError
from lisboa.server import analysis_queue, metrics, schema
from lisboa.server.analysis_queue import Place, Wish
from lisboa.server.analysis_worker import limited, work
from lisboa.server.database import Database, DatabaseUnavailable
from lisboa.server.fair_turns import Served
from lisboa.server.games import Games, Live
from lisboa.server.people import new_id
from lisboa.server.playthrough import PERSON_KINDS
from lisboa.server.settings import Settings
from lisboa.server.table_store import OVER
from lisboa.server.versions import components_version, engine_version
from lisboa.server.worker_processes import state_of

if TYPE_CHECKING:
    from lisboa.insight.analysis import Analysis

NAME: Final = "lisboa-analysis"
LOOK_SECONDS: Final = 0.25
TELL_SECONDS: Final = 1.0  # how often others are told how much is done
IDLE_LIMIT: Final = 60.0  # seconds without a word that a process does nothing, though it could
SILENT_LIMIT: Final = 900.0  # the same where nobody can see whether it does nothing or does not get a processor
POLL_SECONDS: Final = 5.0  # how often work is looked for that was left by other servers
SPAWN: Final = multiprocessing.get_context("spawn")
log = structlog.get_logger()

Work = Callable[[Pipe, dict[str, Any], int], None]


class AnalysisFailed(LisboaError):
    """It cannot be done: why."""


class ProcessDied(LisboaError):
    """The process is no more, perhaps for no fault of its own: it is worth another try."""


class TakenOver(LisboaError):
    """Another server has gone on with it, because this one slept."""


class AnalysisDesk:
    """Takes one game after the other out of the queue that all servers of the database share."""

    def __init__(
        self, database: Database, games: Games, settings: Settings, now: Callable[[], int], work: Work = work
    ) -> None:
        self._database = database
        self._games = games
        self._settings = settings
        self._now = now
        self._work = work
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
            log.warning("analysis failed", table=table_id, reason=reason)
            problem = None if isinstance(error, ProcessDied) else reason
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
        """Ask often rather than wait in a thread: there are only a few of them."""
        document = (await self._games.current(table_id)).play.game.to_json()
        ours, theirs = SPAWN.Pipe(duplex=False)
        arguments = (self._settings.analysis_cpu_seconds, self._work, theirs, document)
        simulations = self._settings.analysis_simulations
        process = SPAWN.Process(name=NAME, target=limited, args=(*arguments, simulations), daemon=True)
        try:
            process.start()
            theirs.close()
            return await self._listen(table_id, process, ours)
        finally:
            if process.pid is not None:
                process.kill()
                await asyncio.to_thread(process.join)
            ours.close()

    async def _listen(self, table_id: str, process: SpawnProcess, ours: Pipe) -> Analysis:
        """Until it has told everything. It may take as long as it likes while the machine has no time for it."""
        progress, told_at, idle = 0.0, time.monotonic(), 0.0
        while True:
            while not ours.poll():
                await asyncio.sleep(LOOK_SECONDS)
                idle = check_idle(process, idle)
                if time.monotonic() - told_at > TELL_SECONDS:
                    await self._tell(table_id, progress)
                    told_at = time.monotonic()
            try:
                told: float | bytes | str = ours.recv()
            except EOFError:
                await asyncio.to_thread(process.join)
                raise self._why_ended(process) from None
            if isinstance(told, str):
                raise AnalysisFailed(told)
            if isinstance(told, bytes):
                return read(told)
            progress, idle = told, 0.0

    async def _tell(self, table_id: str, progress: float) -> None:
        """Every server knows how far it is, and that this one is alive."""
        now = self._now()
        if not await self._database.write_sync(lambda c: analysis_queue.tell(c, table_id, self._name, progress, now)):
            raise TakenOver("another server has gone on with it")

    def _why_ended(self, process: SpawnProcess) -> LisboaError:
        if hasattr(signal, "SIGXCPU") and process.exitcode == -signal.SIGXCPU:
            return AnalysisFailed(f"it took more than {self._settings.analysis_cpu_seconds} s of processor time")
        return ProcessDied(f"it ended with {process.exitcode}")


def read(told: bytes) -> Analysis:
    """What a process has found."""
    from lisboa.insight.analysis import Analysis

    return msgspec.json.decode(told, type=Analysis)


def check_idle(process: SpawnProcess, idle: float) -> float:
    """For how long a process does nothing, looked at once more; too long is a failure.

    One that could go on and does not get a processor is not idle: a busy machine makes no analysis fail.
    """
    state = None if process.pid is None else state_of(process.pid)
    if state in ("R", "D"):
        return idle
    idle += LOOK_SECONDS
    if idle > (SILENT_LIMIT if state is None else IDLE_LIMIT):
        raise AnalysisFailed("its process does nothing")
    return idle


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
