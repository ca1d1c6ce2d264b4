"""When somebody was last here, and when somebody last looked at an imported game: to a day, for housekeeping.

It is written in the background, so that no answer waits for it, and a database that cannot be written is still read.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final

import structlog
from sqlalchemy import Connection, func, update

from lisboa.server import schema
from lisboa.server.database import Database, DatabaseUnavailable
from lisboa.server.lobby import Access
from lisboa.server.people import Person
from lisboa.server.sessions import Sessions

EVERY_MS: Final = 86_400_000
AGAIN_MS: Final = 60_000  # after a fault
MOST: Final = 10_000  # of those that are remembered to be tried again
log = structlog.get_logger()


class Visits:
    """Notes visits, each at most once a day."""

    def __init__(self, database: Database, sessions: Sessions, now: Callable[[], int]) -> None:
        self._database = database
        self._sessions = sessions
        self._now = now
        self._tried: dict[str, int] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def person(self, person: Person) -> None:
        """Somebody has asked for something."""
        now = self._now()
        if self._due(person.id, person.last_seen_at, now):
            work = self._sessions.change(person.id, lambda connection: note_person(connection, person.id, now))
            self._start(person.id, work)

    def table(self, found: Access) -> None:
        """Somebody looks at a table. Only imported games go without that, if it is one who belongs there."""
        now = self._now()
        row = found.row
        if row.import_bytes is not None and found.member and self._due(row.id, row.visited_at, now):
            change = update(schema.tables).where(schema.tables.c.id == row.id).values(visited_at=now)
            self._start(row.id, self._database.write_sync(lambda connection: connection.execute(change)))

    async def settle(self) -> None:
        """Until all is written."""
        await asyncio.gather(*self._tasks)

    def _due(self, name: str, last: int | None, now: int) -> bool:
        if last is not None and now - last < EVERY_MS:
            return False
        return now - self._tried.get(name, now - AGAIN_MS) >= AGAIN_MS

    def _start(self, name: str, work: Coroutine[Any, Any, Any]) -> None:
        if len(self._tried) >= MOST:
            self._tried.clear()
        self._tried[name] = self._now()
        task = asyncio.create_task(self._write(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _write(self, work: Coroutine[Any, Any, Any]) -> None:
        try:
            await work
        except DatabaseUnavailable as error:
            log.warning("a visit was not noted", reason=str(error))
        except Exception:
            log.exception("a visit was not noted")


def note_person(connection: Connection, person_id: str, now: int) -> None:
    """They are here, and when they were here before is kept: whoever was nearly removed is to know."""
    people = schema.people
    away = func.coalesce(people.c.last_seen_at, 0) <= now - EVERY_MS
    mine = update(people).where(people.c.id == person_id, people.c.removed_at.is_(None), away)
    connection.execute(mine.values(seen_before_at=people.c.last_seen_at, last_seen_at=now))
