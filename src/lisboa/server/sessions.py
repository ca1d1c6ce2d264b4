"""Who is behind a session cookie."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, TypeVar

from sqlalchemy import Connection

from lisboa.server import people
from lisboa.server.database import Database
from lisboa.server.people import Person

KEPT: Final = 10_000
T = TypeVar("T")


class Sessions:
    """The people who ask.

    Only one server writes to an SQLite file, so there whoever was read stays in memory until he changes. Other servers
    change people behind our back: then everybody is read at every request, so that who logs out is out at once.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._alone = database.dialect == "sqlite"
        self._known: OrderedDict[str, Person] = OrderedDict()
        self._changes = 0

    async def person(self, person_id: str, epoch: int) -> Person | None:
        """Whose cookie of this epoch it is; None if it is void."""
        person = self._known.get(person_id)
        if person is None:
            person = await self._read(person_id)
        else:
            self._known.move_to_end(person_id)
        return person if person is not None and person.epoch == epoch else None

    async def _read(self, person_id: str) -> Person | None:
        changes = self._changes

        def read(connection: Connection) -> Person | None:
            return people.find(connection, person_id)

        person = await self._database.read_sync(read)
        if person is not None and self._alone and changes == self._changes:  # else this may be what was before
            self._known[person_id] = person
            while len(self._known) > KEPT:
                self._known.popitem(last=False)
        return person

    async def change(self, person_id: str, work: Callable[[Connection], T]) -> T:
        """Change a person. What was known of him is forgotten when it is done, even if the asker has gone."""
        writing = asyncio.ensure_future(self._database.write_sync(work))
        writing.add_done_callback(lambda _: self.forget(person_id))
        return await asyncio.shield(writing)

    def forget(self, person_id: str) -> None:
        """Read them again when they ask next."""
        self._changes += 1
        self._known.pop(person_id, None)
