"""Somebody is away: when the others may have them replaced, and when they are warned of that, once.

Since when a table waits is kept in its row and not read from the log: time without a server counts for nobody, and
whoever only talks is there, too.
"""

from __future__ import annotations

from typing import Final

import msgspec
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


def awaited(host_id: str, waiting_for: str | None, paused: bool) -> str | None:
    """Who could let the game go on: the person to decide, in a pause the host."""
    return host_id if paused else waiting_for


def begins_anew(row: TableRow, play: Playthrough) -> bool:
    """Does the wait begin with the last entry: is it somebody else's turn, or has the person shown that they are there?

    An answer given in advance is written at the moment when the wait begins. In a pause nobody can move.
    """
    if (play.game.turn, play.waiting_for) != (row.turn, row.waiting_for):
        return True
    if not play.entries:
        return False
    last = play.entries[-1]
    if last.kind in (playthrough.PAUSED, playthrough.RESUMED):
        return True
    return last.person_id is not None and last.person_id == awaited(row.host_id, play.waiting_for, play.paused)


def check_away(row: TableRow, now: int) -> None:
    """Has the table waited long enough for the person to decide?"""
    check_long(row, row.turn_since or now, now)


def check_long(row: TableRow, since: int, now: int) -> None:
    """Is it long enough ago that somebody was there?"""
    if now - since < limit(row):
        minutes = limit(row) // MINUTE
        raise conflict("not-absent", f"the table has waited only since {since}, not for {minutes} minutes", since=since)


def has_left_pause(row: TableRow, now: int) -> bool:
    """Has the host paused a live clock and not been there since, for as long as lets the others replace somebody?"""
    return row.turn_since is not None and now - row.turn_since >= limit(row)


def there_at(play: Playthrough, seat: int) -> int:
    """When the person of a seat that a bot has was last there: when they did something, or the bot took over."""
    person_id = play.chairs[seat].person_id
    for entry in reversed(play.entries):
        if entry.person_id == person_id or (entry.kind == playthrough.STAND_IN and entry.seat == seat):
            return entry.at
    return 0


def warning(row: TableRow, play: Playthrough, now: int) -> int | None:
    """When the person to decide is warned: after half of that time, if there are others who could replace them."""
    if play.waiting_for is None or play.paused or len(play.people) < 2:
        return None
    return now + limit(row) // 2 if begins_anew(row, play) else row.warn_at


def waits_from(row: TableRow, play: Playthrough, now: int) -> dict[str, int | None]:
    """All of it anew, for a game that goes on again: nobody could do anything before."""
    again = msgspec.structs.replace(row, turn=None, waiting_for=None, settles_at=None)
    return {"turn_since": now, "warn_at": warning(again, play, now), "settles_at": settling(again, play, now)}


def settling(row: TableRow, play: Playthrough, now: int) -> int | None:
    """When a question about somebody's seat is settled though not all have answered; None if none is open.

    Silence is consent after the time that makes somebody absent: of four, two may be away. If there is nobody else to
    ask, the person has a minute to say that they are there. A pause begins that time anew.
    """
    question = play.proposal
    if question is None or question.seat is None or play.paused:
        return None
    if row.settles_at is not None and play.entries[-1].kind != playthrough.REPLACE_ASKED:
        return row.settles_at
    alone = all(person in question.agreed for person in play.agreeing(question.seat))
    return now + (MINUTE if alone else limit(row))


def spoke(connection: Connection, table_id: str, person_id: str, now: int) -> bool:
    """Somebody has said something. Returns whether that may answer a question about their seat."""
    columns = ("status", "host_id", "waiting_for", "clock", "clock_state", "warn_at", "settles_at")
    row = connection.execute(select(*(_TABLES[name] for name in columns)).where(_TABLES.id == table_id)).one()
    if row.status != RUNNING:
        return False
    paused = row.clock_state is not None and row.clock_state.get("paused", False)
    if person_id == awaited(row.host_id, row.waiting_for, paused):
        long = LONG_MS if row.clock is None or row.clock["kind"] != "live" else LIVE_MS
        warn_at = None if row.warn_at is None else now + long // 2
        there = update(schema.tables).where(_TABLES.id == table_id).values(turn_since=now, warn_at=warn_at)
        connection.execute(there)
    return row.settles_at is not None


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
