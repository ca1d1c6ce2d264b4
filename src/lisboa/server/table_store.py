"""Tables in the database: rows in, rows out. Functions of a database connection."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, RowMapping, bindparam, case, delete, func, insert, select, update

from lisboa.server import schema
from lisboa.server.clocks import Clock, ClockState
from lisboa.server.inserts import add_unless_there
from lisboa.server.playthrough import Chair, Entry, Start

HEARTBEAT: Final = "heartbeat"  # what servers share: when one was last alive
SECRET: Final = "secret"  # what cookies are signed with
WAITING: Final = "waiting"
RUNNING: Final = "running"
OVER: Final = "over"
QUARANTINED: Final = "quarantined"


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """A row of `tables`."""

    id: str
    title: str
    host_id: str
    status: str
    problem: str | None
    public: bool
    spectators: bool
    spectator_chat: bool
    invite: str
    players: int
    options: dict[str, Any]
    clock: Clock | None
    clock_state: ClockState | None
    seed: str | None
    start: dict[str, Any] | None = None
    engine_version: str | None
    components_version: str | None
    seq: int
    moves: int
    turn: int | None
    waiting_for: str | None
    turn_since: int | None
    deadline_at: int | None
    warn_at: int | None = None
    settles_at: int | None = None
    result: dict[str, Any] | None
    rematch_of: str | None
    created_at: int
    started_at: int | None
    ended_at: int | None
    updated_at: int
    bot_secret: str
    address: str | None = None
    import_bytes: int | None = None
    visited_at: int | None = None

    @property
    def begins(self) -> Start:
        """What the game begins from."""
        seed = None if self.seed is None else int(self.seed)
        return Start(options=self.options, seed=seed, position=None if self.start is None else self.start["position"])

    @property
    def imported(self) -> list[str]:
        """The moves of an imported game, which become the first entries of the log."""
        return [] if self.start is None else list(self.start["moves"])

    @property
    def imported_hashes(self) -> list[str]:
        """The fingerprint after each of them; empty at tables that were imported before these were kept."""
        return [] if self.start is None else list(self.start.get("hashes", ()))


# Built once: to build a statement takes as long as to carry it out.
_FIND: Final = select(schema.tables).where(
    schema.tables.c.id == bindparam("table"), schema.tables.c.removed_at.is_(None)
)
_LOCK: Final = _FIND.with_for_update()


def find(connection: Connection, table_id: str, lock: bool = False) -> TableRow | None:
    """A table; with `lock`, no other transaction changes it until this one ends."""
    row = connection.execute(_LOCK if lock else _FIND, {"table": table_id}).mappings().first()
    return None if row is None else row_of(row)


# All that may change between two entries of a log; to read the whole row takes longer than to write a move.
_TIMES: Final = (
    select(*(schema.tables.c[name] for name in ("status", "seq", "clock_state", "turn_since", "warn_at", "settles_at")))
    .where(schema.tables.c.id == bindparam("table"), schema.tables.c.removed_at.is_(None))
    .with_for_update()
)


def with_times(connection: Connection, row: TableRow) -> TableRow | None:
    """The row of a running game with its times as they are now, locked; None if it has gone on or ended."""
    found = connection.execute(_TIMES, {"table": row.id}).first()
    if found is None or found.status != RUNNING or found.seq != row.seq:
        return None
    return msgspec.structs.replace(
        row,
        clock_state=msgspec.convert(found.clock_state, ClockState | None),
        turn_since=found.turn_since,
        warn_at=found.warn_at,
        settles_at=found.settles_at,
    )


def row_of(row: RowMapping) -> TableRow:
    """A row with its documents read."""
    return msgspec.convert({str(name): value for name, value in row.items()}, TableRow)


# For lists: that a game began from a file is all they show of it. To read its moves would take longer than the rest.
LISTED: Final = [
    *(column for column in schema.tables.c if column is not schema.tables.c.start),
    schema.tables.c.start.is_not(None).label("imported"),
]


def listed_row(row: RowMapping) -> TableRow:
    """A row of LISTED. Its game cannot be begun from it."""
    return msgspec.structs.replace(row_of(row), start={} if row["imported"] else None)


def add(connection: Connection, values: dict[str, Any], chairs: Sequence[Chair]) -> None:
    """A new table with its seats, and a secret that nobody is told."""
    connection.execute(insert(schema.tables).values(bot_secret=secrets.token_hex(16), **plain(values)))
    rows = [{"table_id": values["id"], "seat": i, **msgspec.to_builtins(chair)} for i, chair in enumerate(chairs)]
    connection.execute(insert(schema.seats), rows)


def change(connection: Connection, table_id: str, **values: Any) -> None:
    """Change columns of a table."""
    connection.execute(update(schema.tables).where(schema.tables.c.id == table_id).values(**plain(values)))


# A wait that began while no server was there has begun no later than now.
_WAITS_SINCE: Final = schema.tables.c.turn_since + bindparam("away")
_WAIT_LATER: Final = (
    update(schema.tables)
    .where(schema.tables.c.status == RUNNING, schema.tables.c.turn_since.is_not(None))
    .values(
        turn_since=case((bindparam("now") < _WAITS_SINCE, bindparam("now")), else_=_WAITS_SINCE),
        warn_at=schema.tables.c.warn_at + bindparam("away"),
        settles_at=schema.tables.c.settles_at + bindparam("away"),
    )
)


def wait_later(connection: Connection, away: int, now: int) -> None:
    """No server was there for so long: no table has waited for anybody meanwhile."""
    connection.execute(_WAIT_LATER, {"away": away, "now": now})


class RunningClock(msgspec.Struct, frozen=True):
    """The clock of a table whose game goes on."""

    id: str
    clock: Clock
    clock_state: ClockState


def with_running_clocks(connection: Connection) -> list[RunningClock]:
    """Clocks of games that go on, with their tables locked. A start waits for this, so nothing else is read of them."""
    columns = schema.tables.c
    query = select(columns.id, columns.clock, columns.clock_state).where(
        columns.status == RUNNING, columns.clock.is_not(None), columns.clock_state.is_not(None)
    )
    found = connection.execute(query.with_for_update())
    rows = [{"id": row.id, "clock": row.clock, "clock_state": row.clock_state} for row in found]
    return msgspec.convert(rows, list[RunningClock])


_SET_CLOCK: Final = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"))
    .values(clock_state=bindparam("state"), deadline_at=bindparam("deadline"))
)


def set_clocks(connection: Connection, clocks: Sequence[tuple[str, ClockState, int | None]]) -> None:
    """New states of clocks, by table, and when they run out."""
    rows = [{"table": table, "state": msgspec.to_builtins(state), "deadline": end} for table, state, end in clocks]
    if rows:
        connection.execute(_SET_CLOCK, rows)


ADVANCED: Final = (
    *("seq", "moves", "turn", "waiting_for", "turn_since", "clock_state", "deadline_at", "updated_at"),
    *("status", "ended_at", "result", "warn_at", "settles_at"),
)
_ADVANCE: Final = (
    update(schema.tables)
    .where(
        schema.tables.c.id == bindparam("table"),
        schema.tables.c.seq == bindparam("known"),
        schema.tables.c.status == RUNNING,
    )
    .values({name: bindparam(f"new_{name}") for name in ADVANCED})
)


def advance(connection: Connection, row: TableRow, known: int) -> bool:
    """A game has gone on: write what its row repeats of the log; False if it did not run or was not at `known`.

    No other transaction changes the table until this one ends.
    """
    new = {f"new_{name}": msgspec.to_builtins(getattr(row, name)) for name in ADVANCED}
    return connection.execute(_ADVANCE, {"table": row.id, "known": known, **new}).rowcount == 1


def plain(values: dict[str, Any]) -> dict[str, Any]:
    """Structs as the documents that columns hold."""
    return {name: msgspec.to_builtins(value) for name, value in values.items()}


def remove(connection: Connection, table_id: str) -> None:
    """Delete a table that has not begun."""
    for table in (schema.snapshots, schema.messages, schema.chat, schema.keepsakes, schema.seats):
        connection.execute(delete(table).where(table.c.table_id == table_id))
    connection.execute(delete(schema.tables).where(schema.tables.c.id == table_id))


_CHAIRS: Final = select(schema.seats).order_by(schema.seats.c.table_id, schema.seats.c.seat)
_CHAIRS_OF_ONE: Final = _CHAIRS.where(schema.seats.c.table_id == bindparam("table"))


def chairs(connection: Connection, table_id: str) -> tuple[Chair, ...]:
    """Who sits where now."""
    return tuple(chair_of(row) for row in connection.execute(_CHAIRS_OF_ONE, {"table": table_id}))


def chairs_of(connection: Connection, table_ids: Iterable[str]) -> dict[str, tuple[Chair, ...]]:
    """The same for many tables at once."""
    found: dict[str, tuple[Chair, ...]] = {}
    for row in connection.execute(_CHAIRS.where(schema.seats.c.table_id.in_(list(table_ids)))):
        found[row.table_id] = (*found.get(row.table_id, ()), chair_of(row))
    return found


def forget_keepsake(connection: Connection, table_id: str, person_id: str) -> None:
    """The notes of somebody who no longer belongs to a table."""
    columns = schema.keepsakes.c
    mine = (columns.table_id == table_id, columns.person_id == person_id)
    connection.execute(delete(schema.keepsakes).where(*mine))


def chair_of(row: Row[Any]) -> Chair:
    """One seat."""
    return Chair(
        kind=row.kind,
        person_id=row.person_id,
        bot=row.bot,
        stand_in=row.stand_in,
        lapsed=row.lapsed,
        began_id=row.began_id,
        offered=row.offered,
    )


def set_chair(connection: Connection, table_id: str, seat: int, chair: Chair) -> None:
    """Somebody else sits on a seat, or moves for it."""
    columns = schema.seats.c
    where = (columns.table_id == table_id, columns.seat == seat)
    connection.execute(update(schema.seats).where(*where).values(**msgspec.to_builtins(chair)))


# The log

_APPEND: Final = insert(schema.log)
_ENTRY: Final = [schema.log.c[name] for name in Entry.__struct_fields__]


def entries(connection: Connection, table_id: str, after: int = 0, until: int | None = None) -> list[Entry]:
    """The log after entry number `after`."""
    columns = schema.log.c
    query = select(*_ENTRY).where(columns.table_id == table_id, columns.seq > after).order_by(columns.seq)
    if until is not None:
        query = query.where(columns.seq <= until)
    # Mappings look up every column by its name, which takes longer than all the rest.
    return [Entry(**dict(zip(Entry.__struct_fields__, row, strict=True))) for row in connection.execute(query)]


def append(connection: Connection, table_id: str, new: Sequence[Entry]) -> None:
    """Write entries. IntegrityError if one of these numbers is taken, or its key."""
    rows = [{"table_id": table_id, **msgspec.structs.asdict(entry)} for entry in new]
    connection.execute(_APPEND, rows)


# Snapshots


_ADD_SNAPSHOT: Final = insert(schema.snapshots)


def add_snapshots(connection: Connection, table_id: str, positions: Mapping[int, bytes]) -> None:
    """Keep packed positions, by the number of the entry."""
    rows = [{"table_id": table_id, "seq": seq, "position": position} for seq, position in positions.items()]
    if rows:
        connection.execute(_ADD_SNAPSHOT, rows)


def snapshot_numbers(connection: Connection, table_id: str, until: int) -> list[int]:
    """The entries after which there is one."""
    columns = schema.snapshots.c
    query = select(columns.seq).where(columns.table_id == table_id, columns.seq <= until)
    return [row.seq for row in connection.execute(query)]


def snapshot(connection: Connection, table_id: str, seq: int) -> bytes | None:
    """A packed position."""
    columns = schema.snapshots.c
    query = select(columns.position).where(columns.table_id == table_id, columns.seq == seq)
    found: bytes | None = connection.scalar(query)
    return found


# What servers of one database share


def shared(connection: Connection, key: str) -> str | None:
    """A value that all servers of this database share."""
    found: str | None = connection.scalar(select(schema.server.c.value).where(schema.server.c.key == key))
    return found


def shared_or_made(connection: Connection, key: str, make: Callable[[], str]) -> str:
    """The same, made if there is none yet. What another server has just made is not overwritten."""
    found = shared(connection, key)
    if found is None:
        add_unless_there(connection, schema.server, {"key": key, "value": make()})
        found = shared(connection, key)
    assert found is not None
    return found


def share(connection: Connection, key: str, value: str) -> None:
    """Set it."""
    changed = connection.execute(update(schema.server).where(schema.server.c.key == key).values(value=value))
    if changed.rowcount == 0:
        connection.execute(insert(schema.server).values(key=key, value=value))


def share_instead(connection: Connection, key: str, old: str, new: str) -> bool:
    """Set it if it still is the old one; False if another server was quicker."""
    columns = schema.server.c
    still = (columns.key == key, columns.value == old)
    return connection.execute(update(schema.server).where(*still).values(value=new)).rowcount == 1


# Numbers for those who run the server


def count_tables(connection: Connection) -> dict[str, int]:
    """How many tables have each status."""
    status = schema.tables.c.status
    found = connection.execute(select(status, func.count()).group_by(status))
    return dict.fromkeys((WAITING, RUNNING, OVER, QUARANTINED), 0) | {row[0]: row[1] for row in found}


def count_messages(connection: Connection) -> int:
    """How many wait to be sent, for the first time or again."""
    due = schema.messages.c.due_at
    return connection.execute(select(func.count()).where(due.is_not(None))).scalar_one()
