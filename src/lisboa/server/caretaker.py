"""Removes what nobody comes back to, in small steps with pauses: nobody waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import structlog

from lisboa.server import retention
from lisboa.server.database import Database, DatabaseUnavailable
from lisboa.server.games import Games
from lisboa.server.live import Hub
from lisboa.server.retention import Seen, Step
from lisboa.server.sessions import Sessions
from lisboa.server.settings import Settings

EVERY_SECONDS: Final = 600.0
PAUSE_SECONDS: Final = 0.05
log = structlog.get_logger()


class Caretaker:
    """Looks every ten minutes, and when there is something to remove."""

    def __init__(
        self,
        database: Database,
        games: Games,
        hub: Hub,
        sessions: Sessions,
        settings: Settings,
        now: Callable[[], int],
    ) -> None:
        self._database = database
        self._games = games
        self._hub = hub
        self._sessions = sessions
        self._settings = settings
        self._now = now
        self._wanted = asyncio.Event()

    def wake(self) -> None:
        """Somebody has deleted a game."""
        self._wanted.set()

    async def run(self) -> None:
        """Until cancelled."""
        clock = asyncio.get_running_loop().time
        due = clock()
        while True:
            self._wanted.clear()
            try:
                if clock() < due:
                    await self.erase()
                else:
                    due = clock() + EVERY_SECONDS
                    await self.tidy_up()
            except DatabaseUnavailable as error:
                log.warning("removing waits", reason=str(error))
            except Exception:
                log.exception("removing failed")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wanted.wait(), due - clock())

    async def tidy_up(self, pause: float = PAUSE_SECONDS) -> None:
        """All that is due now, a short transaction at a time."""
        step = Step()
        while (step := await self._step(step.after)).busy:
            for table_id in step.tables:
                log.info("table removed or given up", table=table_id)
                self._games.forget(table_id)
                self._hub.table_changed(table_id)
            for person_id in step.people:
                log.info("guest removed", person=person_id)
                self._sessions.forget(person_id)
                self._hub.logged_out(person_id)
            await asyncio.sleep(pause)

    async def erase(self, pause: float = PAUSE_SECONDS) -> None:
        """What is marked already. Anybody can delete games at any time: nothing else is looked for then."""
        while await self._database.write_sync(retention.erase_some):
            await asyncio.sleep(pause)

    async def _step(self, after: Seen) -> Step:
        now = self._now()
        return await self._database.write_sync(
            lambda connection: retention.next_step(connection, self._settings, now, after)
        )
