"""Analyses of finished games: one at a time, in a process of its own, kept in the database.

What waits is not kept: after a restart it is asked for again by who opens the game.
"""

from __future__ import annotations

import asyncio
import multiprocessing
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection as Pipe
from typing import Any, Final

import msgspec
import structlog
from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import IntegrityError

from lisboa.errors import LisboaError
from lisboa.insight.analysis import METHOD, Analysis
from lisboa.server import schema
from lisboa.server.analysis_worker import work
from lisboa.server.database import Database
from lisboa.server.games import Games, Live
from lisboa.server.playthrough import PERSON_KINDS
from lisboa.server.problems import Problem
from lisboa.server.settings import Settings
from lisboa.server.table_store import OVER
from lisboa.server.versions import components_version, engine_version

MOST: Final = 20  # tables that wait or are looked at
REMEMBERED: Final = 100  # failures
LONGEST: Final = 900.0  # seconds for a game; on an idle machine it is half a minute
NAME: Final = "lisboa-analysis"
LOOK_SECONDS: Final = 0.25
SPAWN: Final = multiprocessing.get_context("spawn")
log = structlog.get_logger()

Work = Callable[[Pipe, dict[str, Any], int], None]


class AnalysisFailed(LisboaError):
    """The process could not do it: why."""


class AnalysisDesk:
    """Who has asked for which analysis, and how far it is."""

    def __init__(
        self, database: Database, games: Games, settings: Settings, now: Callable[[], int], work: Work = work
    ) -> None:
        self._database = database
        self._games = games
        self._settings = settings
        self._now = now
        self._work = work
        self._asked: OrderedDict[str, float | None] = OrderedDict()  # how much is done; None: it has not begun
        self._failed: OrderedDict[str, None] = OrderedDict()
        self._task: asyncio.Task[None] | None = None
        games.listeners.append(self.consider)

    def consider(self, live: Live) -> None:
        """A game of people that has just ended is analysed at once, if nothing else is."""
        ended = live.row.status == OVER and any(chair.kind in PERSON_KINDS for chair in live.play.chairs)
        if ended and self._settings.analyses == "auto" and not self._asked:
            self.ask(live.row.id)

    def ask(self, table_id: str) -> None:
        """Analyse this game when it is its turn; nothing happens if that is under way already."""
        if table_id in self._asked:
            return
        if len(self._asked) >= MOST:
            raise Problem(503, "busy", "too many games wait to be analysed: try again later")
        self._failed.pop(table_id, None)
        self._asked[table_id] = None if self._asked else 0.0
        if self._task is None:
            self._task = asyncio.create_task(self._run())

    def is_asked(self, table_id: str) -> bool:
        """Is it waited for?"""
        return table_id in self._asked

    def progress(self, table_id: str) -> float | None:
        """How much of it is done; None: it waits."""
        return self._asked[table_id]

    def has_failed(self, table_id: str) -> bool:
        """Did the last try fail?"""
        return table_id in self._failed

    async def stored(self, table_id: str) -> Analysis | None:
        """The analysis of a game, if there is one."""
        return await self._database.read_sync(lambda connection: find(connection, table_id))

    async def close(self) -> None:
        """Stop; what is not done can be asked for again."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        try:
            while self._asked:
                table_id = next(iter(self._asked))
                try:
                    await self._analyse(table_id)
                except Exception as error:  # whatever it is, the next one has its turn
                    log.warning("analysis failed", table=table_id, reason=f"{type(error).__name__}: {error}")
                    self._failed[table_id] = None
                    while len(self._failed) > REMEMBERED:
                        self._failed.popitem(last=False)
                finally:
                    del self._asked[table_id]
        finally:
            self._task = None

    async def _analyse(self, table_id: str) -> None:
        live = await self._games.current(table_id)
        document = live.play.game.to_json()
        async with asyncio.timeout(LONGEST):
            found = await self._in_a_process(table_id, document)
        with suppress(IntegrityError):  # another server was quicker
            await self._database.write_sync(lambda connection: keep(connection, table_id, found, self._now()))

    async def _in_a_process(self, table_id: str, document: dict[str, Any]) -> Analysis:
        """Ask often rather than wait in a thread: there are only a few of them."""
        ours, theirs = SPAWN.Pipe(duplex=False)
        arguments = (theirs, document, self._settings.analysis_simulations)
        process = SPAWN.Process(name=NAME, target=self._work, args=arguments, daemon=True)
        self._asked[table_id] = 0.0
        try:
            process.start()
            theirs.close()
            while True:
                while not ours.poll():
                    await asyncio.sleep(LOOK_SECONDS)
                told: float | bytes | str = ours.recv()  # EOFError if it has ended without a word
                if isinstance(told, str):
                    raise AnalysisFailed(told)
                if isinstance(told, bytes):
                    return msgspec.json.decode(told, type=Analysis)
                self._asked[table_id] = told
        finally:
            if process.pid is not None:
                process.kill()
                await asyncio.to_thread(process.join)
            ours.close()


# In the database


def find(connection: Connection, table_id: str) -> Analysis | None:
    """The analysis of a game; None if there is none, or one by other rules or of a form that is not understood."""
    query = select(schema.analyses.c.document).where(schema.analyses.c.table_id == table_id)
    document = connection.scalar(query)
    if document is None or document.get("rules") != rules_version():
        return None
    try:
        return msgspec.convert(document, Analysis)
    except msgspec.ValidationError as error:
        log.warning("analysis cannot be read", table=table_id, reason=str(error))
        return None


def rules_version() -> str:
    """Moves of other rules or components may not exist any more, and numbers found in another way do not compare."""
    return f"{engine_version()} {components_version()} {METHOD}"


def keep(connection: Connection, table_id: str, found: Analysis, now: int) -> None:
    """Store it instead of one that could not be read. IntegrityError if another server is about to do so."""
    connection.execute(delete(schema.analyses).where(schema.analyses.c.table_id == table_id))
    row = {"table_id": table_id, "at": now, "document": {**msgspec.to_builtins(found), "rules": rules_version()}}
    connection.execute(insert(schema.analyses), row)
