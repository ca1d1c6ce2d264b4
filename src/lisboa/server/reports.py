"""Reports of faults: what a player says, and the whole game it happened in. Only who runs the server reads them."""

from __future__ import annotations

import asyncio
import zlib
from contextlib import suppress
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from lisboa.game import Game
from lisboa.server import schema, table_store
from lisboa.server.database import Database
from lisboa.server.history import path_of
from lisboa.server.playthrough import Entry, Start
from lisboa.server.requests import ReportRequest
from lisboa.server.versions import components_version, engine_version

ATTEMPTS: Final = 10
KEPT_MS: Final = 180 * 86_400_000


class StoredGame(msgspec.Struct, frozen=True, kw_only=True):
    """Everything from which a game can be told: also by another version, if this one cannot."""

    begins: Start
    engine_version: str | None
    components_version: str | None
    status: str
    problem: str | None
    log: list[Entry]

    def file(self) -> str:
        """The game as a file. Whatever the engine says against it is raised."""
        game: Game = self.begins.game()
        for _, move in path_of(self.log):
            game.play(move)
        return game.to_text()


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """A report as it is stored; `person` is the name of who wrote it, if we know."""

    number: int
    at: int
    person: str | None
    table_id: str | None
    seq: int | None
    text: str
    page: str
    error: str
    client: str
    engine_version: str
    components_version: str
    game: bytes | None

    @property
    def stored_game(self) -> StoredGame | None:
        """The game; None if there was none."""
        return None if self.game is None else msgspec.json.decode(zlib.decompress(self.game), type=StoredGame)


def forget_old(connection: Connection, now: int) -> None:
    """Remove reports that are half a year old."""
    connection.execute(delete(schema.reports).where(schema.reports.c.at < now - KEPT_MS))


async def store(database: Database, asked: ReportRequest, person_id: str | None, now: int) -> int:
    """Keep a report with its game, and return its number: one more than the last one's."""
    table = asked.table
    stored = None if table is None else await database.read_sync(lambda connection: stored_game(connection, table))
    # To compress a long game takes as long as to read it: that is done beside the event loop.
    game = None if stored is None else await asyncio.to_thread(packed, stored)

    def write(connection: Connection) -> int:
        return add(connection, asked, game, person_id, now)

    for _ in range(ATTEMPTS):
        with suppress(IntegrityError):  # another server has just used the number
            return await database.write_sync(write)
    return await database.write_sync(write)


def add(connection: Connection, asked: ReportRequest, game: bytes | None, person_id: str | None, now: int) -> int:
    """A new row. The number is counted here: sequences leave gaps, and know nothing of restored rows."""
    number: int = connection.execute(select(func.coalesce(func.max(schema.reports.c.number), 0) + 1)).scalar_one()
    values = {
        "number": number,
        "at": now,
        "person_id": person_id,
        "table_id": asked.table,
        "seq": asked.seq,
        "text": asked.text,
        "page": asked.where,
        "error": asked.error,
        "client": asked.client,
        "engine_version": engine_version(),
        "components_version": components_version(),
        "game": game,
    }
    connection.execute(insert(schema.reports).values(**values))
    return number


def stored_game(connection: Connection, table_id: str) -> StoredGame | None:
    """The game of a table as it stands in the database, be it quarantined; None if there is none."""
    row = table_store.find(connection, table_id)
    if row is None or row.started_at is None:
        return None
    return StoredGame(
        begins=row.begins,
        engine_version=row.engine_version,
        components_version=row.components_version,
        status=row.status,
        problem=row.problem,
        log=table_store.entries(connection, table_id),
    )


def packed(game: StoredGame) -> bytes:
    """As it is stored."""
    return zlib.compress(msgspec.json.encode(game))


# For who runs the server


def listed(connection: Connection) -> list[Report]:
    """All reports, the newest first, without the games."""
    rows = connection.execute(_ALL.order_by(schema.reports.c.number.desc())).mappings()
    return [report_of(row, None) for row in rows]


def find(connection: Connection, number: int) -> Report | None:
    """One of them."""
    row = connection.execute(_ALL.where(schema.reports.c.number == number)).mappings().first()
    if row is None:
        return None
    game = connection.scalar(select(schema.reports.c.game).where(schema.reports.c.number == number))
    return report_of(row, game)


_ALL: Final = select(
    *(column for column in schema.reports.c if column.name not in ("game", "person_id")),
    schema.people.c.name.label("person"),
).join_from(schema.reports, schema.people, isouter=True)


def report_of(row: Any, game: bytes | None) -> Report:
    """A row as it is read."""
    return Report(**{str(name): value for name, value in row.items()}, game=game)
