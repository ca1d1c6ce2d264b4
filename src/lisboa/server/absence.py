"""Somebody is away: when the others may have them replaced, and when they are warned of that, once."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, select, update

from lisboa.server import notices, playthrough, schema
from lisboa.server.clocks import LiveClock
from lisboa.server.playthrough import Playthrough
from lisboa.server.problems import conflict
from lisboa.server.table_store import RUNNING, TableRow

MINUTE: Final = 60_000
LIVE_MS: Final = 10 * MINUTE  # at a table where people play at one sitting
LONG_MS: Final = 48 * 60 * MINUTE  # at any other
AT_ONCE: Final = 100
_TABLES: Final = schema.tables.c


def limit(row: TableRow) -> int:
    """How long a table waits for somebody before the others may agree on what becomes of the seat."""
    return LIVE_MS if isinstance(row.clock, LiveClock) else LONG_MS


def waiting_since(row: TableRow, play: Playthrough, now: int) -> int:
    """Since when the table waits for the person to decide. In a pause nobody can move."""
    resumed = [entry.at for entry in play.entries if entry.kind == playthrough.RESUMED]
    return max([row.turn_since or now, *resumed[-1:]])


def check_away(row: TableRow, play: Playthrough, now: int) -> None:
    """Has the table waited long enough for the person to decide?"""
    since = waiting_since(row, play, now)
    if now - since < limit(row):
        minutes = limit(row) // MINUTE
        raise conflict("not-absent", f"the table has waited only since {since}, not for {minutes} minutes", since=since)


def warning(row: TableRow, play: Playthrough, now: int) -> int | None:
    """When the person to decide is warned: after half of that time, if there are others who could replace them."""
    if play.waiting_for is None or play.paused or len(play.people) < 2:
        return None
    resumed = bool(play.entries) and play.entries[-1].kind == playthrough.RESUMED
    if resumed or (play.game.turn, play.waiting_for) != (row.turn, row.waiting_for):
        return now + limit(row) // 2
    return row.warn_at


def warn(connection: Connection, now: int, by_email: bool) -> list[str]:
    """Write to everybody who has been waited for that long. Returns who they are."""
    columns = (_TABLES.id, _TABLES.seq, _TABLES.waiting_for)
    due = select(*columns).where(_TABLES.warn_at <= now).order_by(_TABLES.warn_at).limit(AT_ONCE)
    warned: list[str] = []
    for row in connection.execute(due).all():
        # Several servers look for these: whoever takes the time away writes.
        mine = (_TABLES.id == row.id, _TABLES.seq == row.seq, _TABLES.warn_at.is_not(None))
        taken = connection.execute(update(schema.tables).where(*mine).values(warn_at=None)).rowcount
        alive = connection.scalar(select(_TABLES.status).where(_TABLES.id == row.id)) == RUNNING
        if not taken or not alive or row.waiting_for is None:
            continue
        notices.note_waiting(
            connection,
            table_id=row.id,
            seq=row.seq,
            person_id=row.waiting_for,
            decision=None,
            kind=notices.AWAY,
            now=now,
            by_email=by_email,
        )
        warned.append(row.waiting_for)
    return warned
