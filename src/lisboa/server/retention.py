"""What nobody comes back to is removed: guests, and imported games. Functions of a database connection.

Nobody who plays is touched: a guest stays while a game of theirs runs, and so does an imported game that was played on.
A table that goes is marked first. From then on nobody sees it, and only then may rows of its log be deleted: a trigger
still refuses that for every other table, so that no fault here can spoil a game that somebody keeps. Its rows go a few
at a time.

Of a guest who played with others the row stays, without name, address or login. The logs and seats of these games name
people by their ids, and the log is never changed: so the games stay as they are, and read "a former guest".
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    and_,
    delete,
    exists,
    func,
    literal,
    or_,
    select,
    tuple_,
    update,
)

from lisboa.server import schema, table_store
from lisboa.server.answers import RemovalInfo
from lisboa.server.people import FORMER
from lisboa.server.playthrough import IMPORTED, PERSON_KINDS, Chair
from lisboa.server.settings import Settings
from lisboa.server.table_store import OVER, QUARANTINED, RUNNING, WAITING

DAY_MS: Final = 86_400_000
AT_ONCE: Final = 20  # guests or tables in one transaction
ROWS_AT_ONCE: Final = 500  # of a log
LOOKED_AT: Final = 200  # guests who may be due, in one transaction
ADDRESS_MS: Final = 2 * DAY_MS  # how long the address of a guest is needed to count those of a day
OF_PERSON: Final = (  # what nobody else has to do with
    *(schema.tokens, schema.messages, schema.keepsakes),
    *(schema.email_requests, schema.known_addresses, schema.webhook_health, schema.push_subscriptions),
)
Seen = tuple[int, str]  # when a guest was last seen, and who it is
FIRST: Final[Seen] = (0, "")
_people, _tables, _seats, _log = schema.people.c, schema.tables.c, schema.seats.c, schema.log.c


class Step(msgspec.Struct, frozen=True):
    """What one transaction has done."""

    busy: bool = False  # was there anything to do?
    tables: tuple[str, ...] = ()  # that nobody sees any more
    people: tuple[str, ...] = ()  # who are no more
    after: Seen = FIRST  # the guest after whom the next step looks for more


def next_step(connection: Connection, settings: Settings, now: int, after: Seen = FIRST) -> Step:
    """A little of what is to be removed."""
    if erase_some(connection):
        return Step(busy=True, after=after)
    imports = forgotten_imports(connection, settings, now)
    if imports:
        for table_id in imports:
            mark(connection, table_id, now)
        return Step(busy=True, tables=tuple(imports))
    gone: list[str] = []
    changed: list[str] = []
    guests, further = forgotten_guests(connection, settings, now, after)
    for person_id in guests:
        alone = list(connection.scalars(own_tables(person_id).limit(AT_ONCE)))
        for table_id in alone:
            mark(connection, table_id, now)
        changed += alone or hand_over(connection, person_id)
        if len(changed) >= AT_ONCE or alone:  # the guest goes when the tables have gone
            break
        changed += remove_guest(connection, person_id, now)
        gone.append(person_id)
    if guests:
        return Step(busy=True, tables=tuple(changed), people=tuple(gone), after=after)
    if further is not None:
        return Step(busy=True, after=further)
    return Step(busy=forget_addresses(connection, now))


# Whom and what nobody comes back to


def other_people() -> ColumnElement[bool]:
    """Has anybody but the host a seat at the table, or an invitation?"""
    others = (_seats.person_id.is_not(None), _seats.person_id != _tables.host_id)
    return exists().where(_seats.table_id == _tables.id, *others)


def unattended() -> ColumnElement[bool]:
    """Is it an imported game that only its host looks at: over, or never played on since it was imported?"""
    bots = exists().where(_seats.table_id == _tables.id, _seats.kind.not_in([*PERSON_KINDS, "lacerda"]))
    last = exists().where(_log.table_id == _tables.id, _log.seq == _tables.seq, _log.note == IMPORTED)
    untouched = and_(_tables.status == RUNNING, ~bots, or_(_tables.seq == 0, last))
    return and_(
        _tables.import_bytes.is_not(None),
        _tables.removed_at.is_(None),
        or_(_tables.status == OVER, untouched),
        ~other_people(),
    )


def forgotten_imports(connection: Connection, settings: Settings, now: int) -> list[str]:
    """Imported games that nobody has looked at for long."""
    if not settings.keep_days:
        return []
    old = _tables.visited_at < now - settings.keep_days * DAY_MS
    query = select(_tables.id).where(old, unattended()).order_by(_tables.visited_at).limit(AT_ONCE)
    return list(connection.scalars(query.with_for_update(of=schema.tables, skip_locked=True)))


def has_tables(*conditions: ColumnElement[bool]) -> ColumnElement[bool]:
    """Does this person host such a table, or have a seat or an invitation there? Two indexes find these."""
    hosts = exists().where(_tables.host_id == _people.id, *conditions)
    seats = select(_seats.seat).join_from(schema.seats, schema.tables).where(_seats.person_id == _people.id)
    return or_(hosts, seats.where(*conditions).correlate(schema.people).exists())


def old_guests(settings: Settings, now: int, after: Seen) -> Select[Any]:
    """Guests who have not come for long, with or without tables, the one who was here longest ago first."""
    days = min(filter(None, (settings.guest_days, settings.keep_days)))
    old = _people.last_seen_at < now - days * DAY_MS
    rest = tuple_(_people.last_seen_at, _people.id) > tuple_(*map(literal, after))
    guest = (_people.password_hash.is_(None), _people.removed_at.is_(None))  # as the index of guests has it
    ordered = select(_people.id, _people.last_seen_at).where(old, rest, *guest)
    return ordered.order_by(_people.last_seen_at, _people.id).limit(LOOKED_AT)


def forgotten_guests(
    connection: Connection, settings: Settings, now: int, after: Seen = FIRST
) -> tuple[list[str], Seen | None]:
    """Some guests who have not come for long and have no game that runs, and after whom to look on, if at all.

    Only so many are looked at as nobody notices: there may be any number of guests who are kept for their tables.
    """
    if not (settings.guest_days or settings.keep_days):
        return [], None
    some = connection.execute(old_guests(settings, now, after)).all()
    limits = [(settings.guest_days, ~has_tables()), (settings.keep_days, has_tables())]
    due = [(_people.last_seen_at < now - days * DAY_MS) & which for days, which in limits if days]
    playing = has_tables(_tables.status.in_((RUNNING, QUARANTINED)))
    query = select(_people.id).where(_people.id.in_([row.id for row in some]), or_(*due), ~playing)
    query = query.order_by(_people.last_seen_at, _people.id).limit(AT_ONCE)
    found = list(connection.scalars(query.with_for_update(of=schema.people, skip_locked=True)))
    if found or len(some) < LOOKED_AT:
        return found, None
    return [], (some[-1].last_seen_at, some[-1].id)


def own_tables(person_id: str) -> Select[Any]:
    """Tables that are nobody else's."""
    return select(_tables.id).where(_tables.host_id == person_id, _tables.removed_at.is_(None), ~other_people())


# How they go


def mark(connection: Connection, table_id: str, now: int) -> None:
    """A table is removed: from now on nobody finds it."""
    values = {"status": OVER, "waiting_for": None, "deadline_at": None, "public": False, "removed_at": now}
    connection.execute(update(schema.tables).where(_tables.id == table_id).values(**values))


def erase_some(connection: Connection) -> bool:
    """Some rows of a table that is marked; with the last ones the table itself. False: there is none."""
    marked = select(_tables.id).where(_tables.removed_at.is_not(None)).limit(1)
    table_id = connection.scalar(marked.with_for_update(skip_locked=True))
    if table_id is None:
        return False
    last = connection.scalar(select(func.max(_log.seq)).where(_log.table_id == table_id)) or 0
    some = (_log.table_id == table_id, _log.seq > last - ROWS_AT_ONCE)
    connection.execute(delete(schema.log).where(*some))
    if last <= ROWS_AT_ONCE:
        connection.execute(delete(schema.snapshots).where(schema.snapshots.c.table_id == table_id))
        for table in (schema.analyses, schema.analysis_queue):
            connection.execute(delete(table).where(table.c.table_id == table_id))
        table_store.remove(connection, table_id)
    return True


def remove_guest(connection: Connection, person_id: str, now: int) -> list[str]:
    """A guest goes: all of them, or all but the row that games of others refer to. Returns tables that changed."""
    changed = leave_waiting(connection, person_id)
    for table in OF_PERSON:
        connection.execute(delete(table).where(table.c.person_id == person_id))
    connection.execute(update(schema.reports).where(schema.reports.c.person_id == person_id).values(person_id=None))
    if connection.scalar(select(referred_to(person_id))):
        connection.execute(update(schema.people).where(_people.id == person_id).values(**FORMER, removed_at=now))
    else:
        connection.execute(delete(schema.people).where(_people.id == person_id))
    return changed


def hand_over(connection: Connection, person_id: str) -> list[str]:
    """Some tables of a guest who goes get another host, who sits there or is invited. Returns these."""
    shared = select(_tables.id).where(_tables.host_id == person_id, other_people()).limit(AT_ONCE)
    found = list(connection.scalars(shared))
    for table_id in found:
        others = (chair.person_id for chair in table_store.chairs(connection, table_id))
        heir = next(other for other in others if other not in (None, person_id))
        table_store.change(connection, table_id, host_id=heir)
    return found


def leave_waiting(connection: Connection, person_id: str) -> list[str]:
    """Seats at tables that have not begun are free again."""
    mine = select(_seats.table_id, _seats.seat).join_from(schema.seats, schema.tables)
    found = connection.execute(mine.where(_seats.person_id == person_id, _tables.status == WAITING)).all()
    for table_id, seat in found:
        table_store.set_chair(connection, table_id, seat, Chair(kind="open"))
    return list(dict.fromkeys(row.table_id for row in found))


def referred_to(person_id: str) -> ColumnElement[bool]:
    """Is there anything of others that names this person?"""
    tables = (schema.seats.c.person_id, schema.tables.c.host_id, schema.chat.c.person_id)  # a log names who had a seat
    return or_(*(exists().where(column == person_id) for column in tables))


def forget_addresses(connection: Connection, now: int) -> bool:
    """Where somebody came from is kept only while it is counted. Were there as many as go at once?"""
    waits = select(_seats.seat).join_from(schema.seats, schema.tables).where(_tables.status == WAITING)
    sits = waits.where(_seats.person_id == _people.id).correlate(schema.people).exists()  # such seats are counted
    old = select(_people.id).where(_people.address.is_not(None), _people.created_at < now - ADDRESS_MS, ~sits)
    done = select(_tables.id).where(
        _tables.address.is_not(None),
        _tables.status == OVER,
        _tables.import_bytes.is_(None),
        _tables.ended_at < now - DAY_MS,
    )
    full = False
    for table, query in ((schema.people, old), (schema.tables, done)):
        some = query.limit(ROWS_AT_ONCE).scalar_subquery()
        changed = connection.execute(update(table).where(table.c.id.in_(some)).values(address=None)).rowcount
        full = full or changed == ROWS_AT_ONCE
    return full


# What people are shown


def announced(connection: Connection, person_id: str, settings: Settings, now: int) -> list[RemovalInfo]:
    """What of this person's will be removed soon if nobody looks at it, the first one first."""
    notice = settings.removal_notice_days * DAY_MS
    found = guest_removal(connection, person_id, settings, notice, now)
    if settings.keep_days:
        limit = settings.keep_days * DAY_MS
        soon = (_tables.host_id == person_id, _tables.visited_at <= now - limit + notice, unattended())
        query = select(_tables.id, _tables.title, _tables.visited_at).where(*soon).order_by(_tables.visited_at)
        found += [
            RemovalInfo(
                kind="import", at=row.visited_at + limit, days=settings.keep_days, table_id=row.id, title=row.title
            )
            for row in connection.execute(query.limit(AT_ONCE))
        ]
    return found


def guest_removal(
    connection: Connection, person_id: str, settings: Settings, notice: int, now: int
) -> list[RemovalInfo]:
    """A guest who comes back is kept. One who was nearly removed is to know it, and until when they are kept now."""
    columns = (_people.last_seen_at, _people.seen_before_at, has_tables().label("has_tables"))
    guest = (_people.id == person_id, _people.name_key.is_(None), _people.last_seen_at.is_not(None))
    row = connection.execute(select(*columns).where(*guest)).first()
    days = 0 if row is None else settings.keep_days if row.has_tables else settings.guest_days
    if row is None or not days:
        return []
    at = row.last_seen_at + days * DAY_MS
    before = (row.seen_before_at or row.last_seen_at) + days * DAY_MS
    if at - now > notice and before - row.last_seen_at > notice:
        return []
    return [RemovalInfo(kind="guest", at=at, days=days, table_id=None, title=None)]
