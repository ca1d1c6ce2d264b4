"""A table as it was read once, for all sockets there."""

from __future__ import annotations

import msgspec

from lisboa.server import lobby
from lisboa.server.answers import PersonInfo
from lisboa.server.lobby import Access, Rematch
from lisboa.server.socket_messages import TableMessage
from lisboa.server.table_store import OVER, RUNNING


class TableSight:
    """What a socket may see depends on its person and its invitation, which is looked at in memory.

    A message is made once for each person who belongs to the table, and once for all others: they see the same.
    """

    def __init__(self, found: Access, names: dict[str, PersonInfo], now: int, rematch: Rematch | None = None) -> None:
        """`now` is when it was read: clocks show what was left then."""
        self._rematch = rematch
        row = found.row
        # The moves of an imported game may have a megabyte; here it only matters that there are some.
        self._row = msgspec.structs.replace(row, start=None if row.start is None else {})
        self._chairs = found.chairs
        self._names = names
        self._now = now
        self._messages: dict[str | None, bytes] = {}

    @property
    def begun(self) -> bool:
        """Is there a game to look at?"""
        return self._row.status in (RUNNING, OVER)

    @property
    def people(self) -> set[str]:
        """Everybody who has a seat, or is invited to one."""
        return {chair.person_id for chair in self._chairs if chair.person_id is not None}

    def seen_by(self, person_id: str | None, invite: str | None) -> Access:
        """The table as somebody sees it; a problem if they may not: a person who has left is a stranger again."""
        found = Access(self._row, self._chairs, person_id)
        lobby.check_looking(found, invite)
        return found

    def message(self, found: Access) -> bytes:
        """The message about it."""
        viewer = found.person_id if found.member else None
        if viewer not in self._messages:
            shown = Access(self._row, self._chairs, viewer)
            table = lobby.info(shown, self._names, self._now, self._rematch)
            self._messages[viewer] = msgspec.json.encode(TableMessage(table=table))
        return self._messages[viewer]
