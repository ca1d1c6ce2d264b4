"""`lisboa backup`: everything in one file, from which SQLite and PostgreSQL can be filled alike.

The file is gzipped lines of JSON: a header; for each table a line with its columns, then a line a row; and a trailer
with the number of rows and the SHA-256 of all lines before it. The tables are taken as the database has them, not as
`schema.py` says, so that an older file can be restored and is then brought up to date by the migrations.
"""

import base64
import gzip
import hashlib
import json
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Any, BinaryIO

from sqlalchemy import JSON, Connection, MetaData, Table, select

from lisboa.errors import LisboaError
from lisboa.server import migrations
from lisboa.server.database import Database

FORMAT = "lisboa-backup"
FORMAT_VERSION = 1
BATCH = 500  # rows at once
NOT_OURS = "alembic_version"  # the header has it

Counts = dict[str, int]


class CannotBackUp(LisboaError):
    """There is nothing to keep, or the file would be written over."""


async def back_up(database: Database, path: Path, now: int, force: bool = False) -> Counts:
    """Write everything into a file, as it is at one moment, while others may go on; returns the rows of each table."""
    if path.exists() and not force:
        raise CannotBackUp(f"{path} exists already")
    with replacing(path) as file:
        return await database.read_sync(lambda connection: dump(connection, file, now))


@contextmanager
def replacing(path: Path) -> Iterator[BinaryIO]:
    """A file that takes its place when it is complete. It is readable for its owner only: it holds secrets."""
    handle, name = tempfile.mkstemp(prefix=path.name, suffix=".part", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            yield file
            file.flush()
            os.fsync(handle)
        Path(name).replace(path)
    finally:
        Path(name).unlink(missing_ok=True)


def dump(connection: Connection, file: BinaryIO, now: int) -> Counts:
    """All rows of all tables, between header and trailer."""
    revision = migrations.current(connection)
    if revision is None:
        raise CannotBackUp("the database has no tables yet: there is nothing to keep")
    header = {"format": FORMAT, "version": FORMAT_VERSION, "revision": revision}
    rows: Counts = {}
    with gzip.GzipFile(filename="", mode="wb", fileobj=file, mtime=now // 1000) as packed:
        lines = Lines(packed)
        lines.add({**header, "lisboa": version("lisboa"), "taken_at": now})
        for table in stored_tables(connection):
            lines.add({"table": table.name, "columns": [column.name for column in table.columns]})
            rows[table.name] = 0
            for row in rows_of(connection, table):
                lines.add(row)
                rows[table.name] += 1
        lines.add({"rows": rows, "sha256": lines.digest.hexdigest()})
    return rows


class Lines:
    """JSON documents, a line each, and their digest."""

    def __init__(self, file: gzip.GzipFile) -> None:
        self.digest = hashlib.sha256()
        self._file = file

    def add(self, document: object) -> None:
        """One more."""
        line = json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        self.digest.update(line)
        self._file.write(line)


def stored_tables(connection: Connection) -> list[Table]:
    """The tables the database has; those that others refer to come first."""
    found = MetaData()
    found.reflect(connection)
    for table in found.tables.values():
        for column in table.columns:
            if isinstance(column.type, JSON):
                column.type = JSON(none_as_null=True)
    return [table for table in found.sorted_tables if table.name != NOT_OURS]


def rows_of(connection: Connection, table: Table) -> Iterator[list[Any]]:
    """The rows in the order of their keys, a few at a time."""
    statement = select(table).order_by(*table.primary_key).execution_options(yield_per=BATCH)
    for row in connection.execute(statement):
        yield [base64.b64encode(value).decode() if isinstance(value, bytes) else value for value in row]
