"""Which games wait to be analysed, for whom, and how far the one is that a server is at. Functions of a connection.

It is in the database, so that every server tells the same, nothing is forgotten, and each game is looked at once.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, case, delete, func, insert, select, text, update

from lisboa.server import schema
from lisboa.server.problems import Problem, conflict
from lisboa.server.settings import Settings
from lisboa.server.workers.fair_turns import Asker, Served

OWN, OTHERS, UNASKED = range(3)  # whose game it is: who played waits for nobody who only looks on
MOST: Final = 100  # games that wait
MOST_UNASKED: Final = 50  # so many that none is added without anybody asking
ATTEMPTS: Final = 3  # of processes, or servers, that died at it
ABANDONED_MS: Final = 60_000  # no word from its server for so long: it has died
REMEMBERED_MS: Final = 24 * 3_600_000  # failures
ONE_AT_A_TIME: Final = 0x4C6973626F62  # the number of our advisory lock
NOBODY: Final = ""
FORGOTTEN: Final = {"asker": NOBODY, "address": NOBODY}  # of what nobody waits for any more

_queue = schema.analysis_queue
_wanted = _queue.c.problem.is_(None)


class Wish(msgspec.Struct, frozen=True, kw_only=True):
    """Who wants an analysis: hashes of a person, or an address without a login; NOBODY: the server by itself."""

    asker: str = NOBODY
    address: str = NOBODY
    rank: int = UNASKED


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """A game that waits, is looked at, or could not be analysed."""

    table_id: str
    asker: str
    address: str
    rank: int
    turn: int  # between people: the second wish of one comes after the first of everybody else
    asked_at: int
    server: str | None  # which is at it
    beat_at: int | None  # when that last said so
    progress: float
    attempts: int
    problem: str | None


def find(connection: Connection, table_id: str) -> Place | None:
    """How far it is; None if nobody waits for it."""
    row = connection.execute(select(_queue).where(_queue.c.table_id == table_id)).first()
    return None if row is None else Place(**row._asdict())


def ask(connection: Connection, table_id: str, wish: Wish, settings: Settings, now: int) -> None:
    """Let it wait for its turn. If it does already, it may come earlier now. A problem if too many wait."""
    alone(connection)
    present = find(connection, table_id)
    if present is not None and present.problem is None:
        if present.server is None and wish.rank < present.rank and too_many(connection, wish, settings) is None:
            change(connection, table_id, **place(connection, wish))
        return
    waiting = connection.execute(select(func.count()).where(_wanted)).scalar_one()
    if wish.rank == UNASKED and waiting >= MOST_UNASKED:
        return
    problem = too_many(connection, wish, settings)
    if problem is not None:
        raise problem
    if waiting >= MOST and not make_room(connection, wish):
        raise Problem(503, "busy", "too many games wait to be analysed: try again later")
    connection.execute(delete(_queue).where(_queue.c.table_id == table_id))
    connection.execute(insert(_queue).values(table_id=table_id, asked_at=now, **place(connection, wish)))


def forget_old(connection: Connection, now: int) -> None:
    """Failures are not remembered for ever."""
    connection.execute(delete(_queue).where(~_wanted, _queue.c.asked_at < now - REMEMBERED_MS))


def count(connection: Connection) -> dict[str, int]:
    """How many wait, are under way and have failed lately."""
    columns = _queue.c
    state = case((columns.problem.is_not(None), "failed"), (columns.server.is_(None), "waiting"), else_="running")
    found = connection.execute(select(state, func.count()).group_by(state))
    return {"waiting": 0, "running": 0, "failed": 0} | {row[0]: row[1] for row in found}


def alone(connection: Connection) -> None:
    """Until the transaction ends no other server changes the order. A file has one server, which does one at a time."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": ONE_AT_A_TIME})


def too_many(connection: Connection, wish: Wish, settings: Settings) -> Problem | None:
    """Does this person, or do those at one address, wait for as many as they may?

    However many others there wait, everybody may wait for one.
    """
    if wish.rank == UNASKED:
        return None
    if connection.scalar(select(_queue.c.table_id).where(_wanted, _queue.c.asker == wish.asker).limit(1)) is None:
        return None
    for field, column, name, most in (
        ("person", _queue.c.asker, wish.asker, settings.analyses_per_person),
        ("address", _queue.c.address, wish.address, settings.analyses_per_address),
    ):
        count = connection.execute(select(func.count()).where(_wanted, column == name)).scalar_one()
        if count >= most:
            whose = "you asked for" if field == "person" else "were asked for from your address"
            reason = f"{count} analyses that {whose} are not done yet"
            return conflict("too-many-analyses", f"{reason}: wait for one of them", field=field, reason=reason)
    return None


def make_room(connection: Connection, wish: Wish) -> bool:
    """A full queue drops what nobody asked for, then the last wish of the fullest address; False if all are equal.

    So ten addresses that fill it keep nobody else from a turn.
    """
    columns, free = _queue.c, (_wanted, _queue.c.server.is_(None))
    held = func.count().label("held")
    by_address = select(columns.address, held).where(_wanted).group_by(columns.address)
    counts: dict[str, int] = {row.address: row.held for row in connection.execute(by_address)}
    own = counts.get(wish.address, 0)
    unasked = columns.rank == UNASKED
    fullest = max((name for name in counts if name != NOBODY), key=counts.__getitem__, default=NOBODY)
    order = (columns.rank.desc(), columns.turn.desc(), columns.asked_at.desc(), columns.table_id)
    dropped = connection.scalar(select(columns.table_id).where(*free, unasked).order_by(*order).limit(1))
    if dropped is None and counts.get(fullest, 0) > own + 1:
        last = select(columns.table_id).where(*free, columns.address == fullest).order_by(*order).limit(1)
        dropped = connection.scalar(last)
    if dropped is not None:
        done(connection, dropped)
    return dropped is not None


def place(connection: Connection, wish: Wish) -> dict[str, str | int]:
    """Where it comes (start-time fair queueing): behind the others of its asker, but behind nobody's second ones."""
    turn, alike = _queue.c.turn, (_wanted, _queue.c.rank == wish.rank)
    own_last = connection.scalar(select(func.max(turn)).where(*alike, _queue.c.asker == wish.asker))
    at_it = connection.scalar(select(func.min(turn)).where(*alike, _queue.c.server.is_not(None)))
    first = connection.scalar(select(func.min(turn)).where(*alike))
    present = next((number for number in (at_it, first) if number is not None), 0)
    mine = present if own_last is None else max(present, own_last + 1)
    return {"asker": wish.asker, "address": wish.address, "rank": wish.rank, "turn": mine}


def claim(connection: Connection, server: str, now: int, served: Served | None = None) -> str | None:
    """The next game for this server, also one that another server has died at; None if none waits.

    Of games of one rank the address comes first that this server has worked for least recently, then `turn` decides.
    """
    alone(connection)
    columns = _queue.c
    free = columns.server.is_(None) | (columns.beat_at < now - ABANDONED_MS)
    connection.execute(
        update(_queue)
        .where(_wanted, free, columns.attempts >= ATTEMPTS)
        .values(server=None, problem="all who tried have died", **FORGOTTEN)
    )
    waiting = list(connection.execute(select(_queue).where(_wanted, free)))
    if not waiting:
        return None
    turns = Served() if served is None else served
    found = min(
        waiting, key=lambda row: (row.rank, turns.order(asker_of(row))[0], row.turn, row.asked_at, row.table_id)
    )
    turns.note(asker_of(found))
    change(connection, found.table_id, server=server, beat_at=now, progress=0.0, attempts=columns.attempts + 1)
    table_id: str = found.table_id
    return table_id


def asker_of(row: Row[Any]) -> Asker:
    """For whom it is."""
    return Asker(row.asker, row.address)


def tell(connection: Connection, table_id: str, server: str, progress: float, now: int) -> bool:
    """How much is done; False if this server was taken for dead, or the table is no more."""
    mine = (_queue.c.table_id == table_id, _queue.c.server == server)
    return connection.execute(update(_queue).where(*mine).values(progress=progress, beat_at=now)).rowcount == 1


def release(connection: Connection, table_id: str, server: str, problem: str | None = None) -> None:
    """Be at it no more: for ever if there is a problem, else somebody tries again."""
    mine = (_queue.c.table_id == table_id, _queue.c.server == server)
    values = {"problem": problem, **FORGOTTEN} if problem else {}
    connection.execute(update(_queue).where(*mine).values(server=None, progress=0.0, **values))


def give_back(connection: Connection, server: str | None = None) -> None:
    """A server stops in peace, which counts as no attempt; None: all servers that were at it are no more."""
    mine = _queue.c.server.is_not(None) if server is None else _queue.c.server == server
    attempts = _queue.c.attempts if server is None else _queue.c.attempts - 1
    connection.execute(update(_queue).where(_wanted, mine).values(server=None, progress=0.0, attempts=attempts))


def done(connection: Connection, table_id: str) -> None:
    """Nobody waits for it any more."""
    connection.execute(delete(_queue).where(_queue.c.table_id == table_id))


def change(connection: Connection, table_id: str, **values: object) -> None:
    """Change columns of a place."""
    connection.execute(update(_queue).where(_queue.c.table_id == table_id).values(**values))
