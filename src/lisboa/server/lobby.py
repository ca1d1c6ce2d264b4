"""Tables as lists show them, and who may see which."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from hmac import compare_digest
from operator import itemgetter
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, and_, case, exists, func, literal, or_, select, union

from lisboa.engine.names import COLOURS
from lisboa.server import clocks, people, schema, table_store
from lisboa.server.answers import (
    ClockInfo,
    PersonInfo,
    RematchInfo,
    ResultInfo,
    SeatInfo,
    TableInfo,
    YouInfo,
    table_options,
)
from lisboa.server.playthrough import PERSON_KINDS, Chair
from lisboa.server.problems import forbidden, no_such
from lisboa.server.table_store import OVER, QUARANTINED, RUNNING, WAITING, TableRow
from lisboa.server.versions import is_present

PAGE: Final = 50
MINE: Final = 500
RECENT: Final = 1_000  # tables that are dealt out fairly
LOOKED_AT: Final = 2_000  # the most recent tables, among which a title, open seats and so on are looked for
OF_HOST: Final = 3  # in a round
OF_ADDRESS: Final = 10


class Access(msgspec.Struct, frozen=True):
    """A table, who sits there, and what somebody has to do with it."""

    row: TableRow
    chairs: tuple[Chair, ...]
    person_id: str | None

    @property
    def host(self) -> bool:
        """Is it his table?"""
        return self.person_id is not None and self.row.host_id == self.person_id

    @property
    def seats(self) -> list[int]:
        """The seats that are his."""
        if self.person_id is None:
            return []
        taken = enumerate(self.chairs)
        return [i for i, chair in taken if chair.person_id == self.person_id and chair.kind in PERSON_KINDS]

    @property
    def left(self) -> bool:
        """Does the game go on without him: did he resign all his seats, or is he a host who never had one?"""
        return self.row.status == RUNNING and all(self.chairs[seat].stand_in == "resigned" for seat in self.seats)

    @property
    def member(self) -> bool:
        """Does he belong here: as the host, at a seat, or invited to one?"""
        known = self.person_id is not None and any(chair.person_id == self.person_id for chair in self.chairs)
        return self.host or known

    @property
    def reads_chat(self) -> bool:
        """May he read what is said?"""
        return self.member or (self.row.spectators and self.row.spectator_chat)


def access(connection: Connection, table_id: str, person_id: str | None, invite: str | None) -> Access:
    """A table that a person may know of: a public one, his own, or with the secret of the link."""
    found = seen(connection, table_id, person_id)
    check_access(found, invite)
    return found


def check_access(found: Access, invite: str | None) -> None:
    """May he know of it?"""
    secret = found.row.invite.encode()
    if not (found.row.public or found.member or compare_digest((invite or "").encode(), secret)):
        raise no_such("table")


def seen(connection: Connection, table_id: str, person_id: str | None) -> Access:
    """A table for who has been let in before."""
    row = table_store.find(connection, table_id)
    if row is None:
        raise no_such("table")
    return Access(row, table_store.chairs(connection, table_id), person_id)


def looking(connection: Connection, table_id: str, person_id: str | None, invite: str | None) -> Access:
    """The same for who wants to see the game itself."""
    found = seen(connection, table_id, person_id)
    check_looking(found, invite)
    return found


def check_looking(found: Access, invite: str | None) -> None:
    """May they see the game itself?"""
    check_access(found, invite)
    if not found.member and not found.row.spectators:
        raise forbidden("the host does not want spectators")


def belonging(connection: Connection, table_id: str, person_id: str) -> Access:
    """The same for who wants to keep something of it: strangers could fill the database with it."""
    found = access(connection, table_id, person_id, None)
    if not found.member:
        raise forbidden("you do not belong to this table")
    return found


class Rematch(msgspec.Struct, frozen=True):
    """A table where those who played another one may play again, and who sits there."""

    table: str
    by: PersonInfo | None
    seated: frozenset[str]

    def info(self, found: Access) -> RematchInfo | None:
        """The same for somebody who played."""
        if not found.seats or found.person_id is None:
            return None
        return RematchInfo(table=self.table, by=self.by, seated=found.person_id in self.seated)


def rematch_of(connection: Connection, row: TableRow) -> Rematch | None:
    """The table that waits for a rematch of this one."""
    if row.status != OVER:
        return None
    tables = schema.tables.c
    waiting = tables.status.concat("") == WAITING  # as an expression: there are more waiting tables than rematches
    query = select(tables.id, tables.host_id).where(tables.rematch_of == row.id, waiting).limit(1)
    found = connection.execute(query).first()
    if found is None:
        return None
    chairs = table_store.chairs(connection, found.id)
    seated = frozenset(c.person_id for c in chairs if c.kind in PERSON_KINDS and c.person_id is not None)
    return Rematch(found.id, people.names(connection, {found.host_id}).get(found.host_id), seated)


def info(found: Access, names: dict[str, PersonInfo], now: int, rematch: Rematch | None = None) -> TableInfo:
    """A table for its page and for lists. The secret of the link is for those who belong here."""
    row = found.row
    return TableInfo(
        id=row.id,
        title=row.title,
        status=row.status,
        problem=row.problem,
        problem_kind=problem_kind(row),
        host=names.get(row.host_id),
        public=row.public,
        spectators=row.spectators,
        spectator_chat=row.spectator_chat,
        invite=row.invite if found.member else None,
        players=row.players,
        options=table_options(row.options),
        seats=[seat_info(i, chair, names) for i, chair in enumerate(found.chairs)],
        clock=row.clock,
        clock_state=clock_info(row, now),
        seq=row.seq,
        moves=row.moves,
        turn=row.turn if row.status == RUNNING else None,
        waiting_for=names.get(row.waiting_for) if row.waiting_for is not None else None,
        turn_since=row.turn_since,
        settles_at=row.settles_at,
        result=None if row.result is None else msgspec.convert(row.result, ResultInfo),
        rematch_of=row.rematch_of,
        imported=row.start is not None,
        created_at=row.created_at,
        started_at=row.started_at,
        ended_at=row.ended_at,
        updated_at=row.updated_at,
        you=YouInfo(
            host=found.host,
            seats=found.seats,
            invited=found.member and not found.host and not found.seats,
            to_decide=row.waiting_for is not None and row.waiting_for == found.person_id,
        ),
        rematch=None if rematch is None else rematch.info(found),
    )


def seat_info(number: int, chair: Chair, names: dict[str, PersonInfo]) -> SeatInfo:
    """One seat."""
    return SeatInfo(
        seat=number,
        colour=COLOURS[number],
        kind=chair.kind,
        person=None if chair.person_id is None else names.get(chair.person_id),
        bot=chair.bot,
        stand_in=chair.stand_in,
        offered=chair.offered,
    )


def clock_info(row: TableRow, now: int) -> ClockInfo | None:
    """What is left to each seat now."""
    state = row.clock_state
    if state is None:
        return None
    return ClockInfo(
        left_ms=[clocks.left(state, seat, now) for seat in range(len(state.left))],
        turn=state.turn,
        paused=state.paused,
        deadline_at=row.deadline_at,
        at=now,
    )


def problem_kind(row: TableRow) -> str | None:
    """Why a table is quarantined, as a word. If no other version can be the reason, what was stored is damaged."""
    if row.status != QUARANTINED:
        return None
    return "damaged" if is_present(row.engine_version, row.components_version) else "version"


def info_of(connection: Connection, found: Access, now: int) -> TableInfo:
    """A table with the names of its people."""
    return info(found, people.names(connection, ids_of([found])), now, rematch_of(connection, found.row))


def ids_of(tables: Iterable[Access]) -> set[str]:
    """Everybody who is to be named."""
    ids = {chair.person_id for found in tables for chair in found.chairs if chair.person_id is not None}
    return ids | {found.row.host_id for found in tables}


NO_SOLO: Final = ("solo", False)  # it asks for something, too


class Filters(msgspec.Struct, frozen=True, kw_only=True):
    """What to list."""

    status: str | None = None
    players: int | None = None
    solo: bool | None = None
    open_seats: bool = False
    spectators: bool = False
    title: str | None = None
    before: int | None = None  # tables that were last changed before this time
    before_id: str = ""  # and of those changed at this very time, the ones that come after this one
    limit: int = PAGE

    @property
    def narrow(self) -> list[str]:
        """What no index finds."""
        names = ("players", "solo", "open_seats", "spectators", "title")
        asked = {name: getattr(self, name) for name in names}
        return [name for name, value in asked.items() if value not in (None, False, "") or (name, value) == NO_SOLO]


def list_public(connection: Connection, person_id: str | None, filters: Filters, now: int) -> list[TableInfo]:
    """The lobby: public tables, the most recent first, but everybody's first ones before anybody's many."""
    ids = page(connection, filters)
    query = select(*table_store.LISTED).where(schema.tables.c.id.in_(ids))
    found = {table.id: table for table in listed(connection, query, person_id, now)}
    return [found[table_id] for table_id in ids if table_id in found]


def page(connection: Connection, filters: Filters) -> list[str]:
    """The tables of a page.

    The most recent ones are dealt out fairly; behind them, and for clients that name only a time, all go by time.
    """
    size = max(1, min(filters.limit, PAGE))
    if filters.before is not None and not filters.before_id:
        return list(connection.scalars(matching(filters, behind(filters.before, "")).limit(size)))
    recent = [Listed(*row) for row in connection.execute(matching(filters).limit(RECENT))]
    fair = fair_order(recent)
    last = None if filters.before is None else (-filters.before, filters.before_id)
    if last is not None and (not recent or last > recent[-1].place):
        further = matching(filters, behind(filters.before or 0, filters.before_id))
        return list(connection.scalars(further.limit(size)))
    ids = [table.id for table in fair[cursor(fair, last) :][:size]]
    if len(ids) < size and len(recent) == RECENT:
        oldest = recent[-1]
        further = matching(filters, behind(oldest.updated_at, oldest.id))
        ids += connection.scalars(further.limit(size - len(ids)))
    return ids


class Listed(NamedTuple):
    """What decides where a table stands in the lobby."""

    id: str
    host_id: str
    address: str | None
    updated_at: int

    @property
    def place(self) -> tuple[int, str]:
        """By time, and by its id among those of one millisecond."""
        return -self.updated_at, self.id


def fair_order(tables: Sequence[Listed]) -> list[Listed]:
    """By rounds: each has a few tables of every host, and some of every address; within a round by time."""
    return [table for _, table in sorted(rounds(tables), key=lambda one: (one[0], one[1].place))]


def rounds(tables: Sequence[Listed]) -> Iterator[tuple[int, Listed]]:
    """In which round each comes. Of one address those come first that are in their hosts' first rounds."""
    hosts: Counter[str] = Counter()
    addresses: Counter[str] = Counter()
    by_host: list[tuple[int, Listed]] = []
    for table in tables:
        by_host.append((hosts[table.host_id] // OF_HOST, table))
        hosts[table.host_id] += 1
    for number, table in sorted(by_host, key=itemgetter(0)):
        name = table.address or f"host {table.host_id}"
        yield max(number, addresses[name] // OF_ADDRESS), table
        addresses[name] += 1


def cursor(fair: Sequence[Listed], last: tuple[int, str] | None) -> int:
    """Where the next page begins: behind the last table of the one before.

    If that one has changed or gone meanwhile, behind those that are more recent: one may come twice, none is lost.
    """
    if last is None:
        return 0
    places = [table.place for table in fair]
    if last in places:
        return places.index(last) + 1
    return next((number for number, place in enumerate(places) if place > last), len(places))


def matching(filters: Filters, *where: ColumnElement[bool]) -> Select[Any]:
    """Public tables as `Listed`, the most recent first.

    Those of a status are found by an index. What else is asked for is looked for among a number of them: with a title
    that no table has, all of them would be read.
    """
    tables = schema.tables.c
    status = WAITING if filters.open_seats and filters.status is None else filters.status
    query = select(tables.id, tables.host_id, tables.address, tables.updated_at)
    query = query.where(tables.public, tables.removed_at.is_(None), *where)
    if status is not None:
        query = query.where(tables.status == status)
    query = query.order_by(tables.updated_at.desc(), tables.id)
    if not filters.narrow:
        return query
    more = (tables.status, tables.players, tables.spectators, tables.title)
    some = query.add_columns(*more).limit(LOOKED_AT).subquery().c
    chosen = select(some.id, some.host_id, some.address, some.updated_at)
    return narrowed(chosen, some, filters).order_by(some.updated_at.desc(), some.id)


def narrowed(query: Select[Any], tables: Any, filters: Filters) -> Select[Any]:
    """Only what is asked for. `tables` are the columns of those that are looked at."""
    open_seat = exists().where(schema.seats.c.table_id == tables.id, schema.seats.c.kind == "open")
    conditions = {
        "players": tables.players == filters.players,
        "solo": tables.players == 1 if filters.solo else tables.players != 1,
        "open_seats": open_seat & (tables.status == WAITING),
        "spectators": tables.spectators,
        "title": func.lower(tables.title).contains((filters.title or "").lower(), autoescape=True),
    }
    return query.where(*(conditions[name] for name in filters.narrow))


def behind(before: int, before_id: str) -> ColumnElement[bool]:
    """After the last table of the page before. Many may have changed in one millisecond: they go by their ids."""
    tables = schema.tables.c
    earlier = tables.updated_at < before
    if not before_id:
        return earlier
    return and_(tables.updated_at <= before, or_(earlier, tables.id > before_id))  # the first part is for the index


def tables_of(person_id: str, *seats: ColumnElement[bool]) -> ColumnElement[bool]:
    """Is it a table that somebody hosts, or has such a seat at? Two indexes find these; an OR would read all tables."""
    hosted = select(schema.tables.c.id).where(schema.tables.c.host_id == person_id)
    seated = select(schema.seats.c.table_id).where(schema.seats.c.person_id == person_id, *seats)
    return schema.tables.c.id.in_(union(hosted, seated))


def ids_of_mine(connection: Connection, person_id: str, archived: bool) -> list[str]:
    """A person's tables: those that wait for them first, then running, waiting and finished ones."""
    tables = schema.tables.c
    keeps = schema.keepsakes.c
    put_away = exists().where(keeps.table_id == tables.id, keeps.person_id == person_id, keeps.archived)
    query = select(tables.id).where(tables_of(person_id), tables.removed_at.is_(None))
    query = query.where(put_away if archived else ~put_away)
    mine = (tables.waiting_for == person_id) & (tables.status == RUNNING)
    order = case(
        (mine, 0), (tables.status == RUNNING, 1), (tables.status == WAITING, 2), (tables.status == OVER, 4), else_=3
    )
    longest = case((mine, tables.turn_since), else_=None)
    return list(connection.scalars(query.order_by(order, longest, tables.updated_at.desc(), tables.id).limit(MINE)))


def list_some(connection: Connection, table_ids: Sequence[str], person_id: str, now: int) -> list[TableInfo]:
    """These tables, in this order; those that have gone since are left out."""
    query = select(*table_store.LISTED).where(schema.tables.c.id.in_(table_ids), schema.tables.c.removed_at.is_(None))
    found = {table.id: table for table in listed(connection, query, person_id, now)}
    return [found[table_id] for table_id in table_ids if table_id in found]


def count_unfinished(connection: Connection, person_id: str) -> int:
    """How many tables that are not over are this person's, or have a seat that he has not given up."""
    tables, seats = schema.tables.c, schema.seats.c
    kept = seats.kind.in_(PERSON_KINDS) & func.coalesce(seats.stand_in, "").not_in(["resigned"])
    query = select(func.count()).where(tables.status != OVER, tables_of(person_id, kept))
    return connection.scalar(query) or 0


def next_waiting(connection: Connection, person_id: str, after: str | None) -> str | None:
    """The table that has waited longest for this person, other than the one he comes from if there is another."""
    tables = schema.tables.c
    query = select(tables.id).where(tables.waiting_for == person_id, tables.status == RUNNING)
    query = query.order_by(tables.id == literal(after or ""), tables.turn_since, tables.id)
    found: str | None = connection.scalar(query.limit(1))
    return found


def listed(connection: Connection, query: Select[Any], person_id: str | None, now: int) -> list[TableInfo]:
    """Rows as lists show them."""
    rows = [table_store.listed_row(row) for row in connection.execute(query).mappings()]
    chairs = table_store.chairs_of(connection, [row.id for row in rows])
    found = [Access(row, chairs.get(row.id, ()), person_id) for row in rows]
    names = people.names(connection, ids_of(found))
    return [info(one, names, now) for one in found]
