"""`lisboa restore`: an empty database filled from the file of a backup. `backup.py` says how the file is built."""

import base64
import gzip
import hashlib
import json
import zlib
from collections.abc import Iterator
from itertools import groupby, islice
from operator import itemgetter
from typing import Any, BinaryIO

from sqlalchemy import Connection, LargeBinary, Table, select
from sqlalchemy.exc import DBAPIError

from lisboa.errors import LisboaError
from lisboa.server import migrations
from lisboa.server.backup import BATCH, FORMAT, FORMAT_VERSION, Counts, stored_tables
from lisboa.server.database import Database
from lisboa.server.database_faults import first_line

Document = dict[str, Any]


class BadBackup(LisboaError):
    """A file that is no backup or is not whole: the reason."""


class CannotRestore(LisboaError):
    """A database that must not be written over: the reason."""


async def restore(database: Database, file: BinaryIO) -> Counts:
    """Fill an empty database, opened without migrations, and say how many rows each table has got. All or nothing."""
    header, rows = verify(file)
    await database.write_sync(lambda connection: load(connection, header["revision"], file))
    return rows


# What the file says


def verify(file: BinaryIO) -> tuple[Document, Counts]:
    """The header, and the rows of each table, of a file that is whole and unchanged. BadBackup says why one is not."""
    lines = lines_of(file)
    first = next(lines, b"")
    header = checked_header(first)
    digest = hashlib.sha256(first)
    rows: Counts = {}
    columns: list[str] = []
    for line in lines:
        document = parsed(line)
        if isinstance(document, dict) and "sha256" in document:
            check_trailer(document, rows, digest.hexdigest())
            if next(lines, None) is not None:
                raise BadBackup("something was added behind its end")
            return header, rows
        digest.update(line)
        if isinstance(document, dict) and "table" in document:
            table, columns = document["table"], document["columns"]
            rows[table] = 0
        elif isinstance(document, list) and rows and len(document) == len(columns):
            rows[table] += 1
        else:
            raise BadBackup("it is damaged: a line is neither a table nor a row of one")
    raise BadBackup("it is cut off: its end is missing")


def checked_header(line: bytes) -> Document:
    """Is it one of ours, and do we know how to read it?"""
    try:
        header = json.loads(line)
    except ValueError:
        header = None
    if not isinstance(header, dict) or header.get("format") != FORMAT:
        raise BadBackup("this is no backup of lisboa")
    if header.get("version") != FORMAT_VERSION:
        raise BadBackup(f"version {header.get('version')} of the format is unknown here: it needs a newer lisboa")
    return header


def check_trailer(trailer: Document, rows: Counts, digest: str) -> None:
    """Does the end fit what came before it?"""
    if trailer["sha256"] != digest:
        raise BadBackup("it was changed: the checksum does not fit")
    if trailer["rows"] != rows:
        raise BadBackup("it was changed: the numbers of rows do not fit")


def lines_of(file: BinaryIO) -> Iterator[bytes]:
    """The lines from the first one on."""
    file.seek(0)
    try:
        with gzip.GzipFile(fileobj=file) as packed:
            yield from packed
    except EOFError:
        raise BadBackup("it is cut off: the compressed data ends too early") from None
    except (gzip.BadGzipFile, zlib.error) as error:
        raise BadBackup(f"this is no backup of lisboa, or it is damaged: {error}") from None


def parsed(line: bytes) -> Any:
    """A line of JSON."""
    try:
        return json.loads(line)
    except ValueError:
        raise BadBackup("it is damaged: a line is not JSON, or is cut off") from None


# Into the database


def load(connection: Connection, revision: str, file: BinaryIO) -> None:
    """The tables as they were, then their rows, then what has changed about the tables since."""
    check_empty(connection, revision)
    migrations.upgrade(connection, revision)
    tables = {table.name: table for table in stored_tables(connection)}
    for name, pairs in groupby(stored_rows(file), key=itemgetter(0)):
        if name not in tables:
            raise BadBackup(f"there is no table {name} in revision {revision}")
        while batch := [unpacked(tables[name], row) for _, row in islice(pairs, BATCH)]:
            insert(connection, tables[name], batch)
    migrations.upgrade(connection)


def check_empty(connection: Connection, revision: str) -> None:
    """Nothing may be lost, and tables cannot become older."""
    for table in stored_tables(connection):
        if connection.execute(select(table).limit(1)).first() is not None:
            raise CannotRestore(f"the database is not empty (there are rows in {table.name}): restore into a new one")
    present = migrations.current(connection)
    if present not in (None, revision):
        raise CannotRestore(
            f"the tables are of revision {present}, the backup is of {revision}: restore into a new one"
        )


def stored_rows(file: BinaryIO) -> Iterator[tuple[str, Document]]:
    """The rows with the names of their tables."""
    name = ""
    columns: list[str] = []
    for line in lines_of(file):
        document = parsed(line)
        if isinstance(document, list):
            yield name, dict(zip(columns, document, strict=True))
        elif "table" in document:
            name, columns = document["table"], document["columns"]


def unpacked(table: Table, row: Document) -> Document:
    """A row as the table takes it."""
    if row.keys() != set(table.columns.keys()):
        raise BadBackup(f"the columns of {table.name} are not those of its revision")
    for column in table.columns:
        if isinstance(column.type, LargeBinary) and row[column.name] is not None:
            row[column.name] = base64.b64decode(row[column.name])
    return row


def insert(connection: Connection, table: Table, batch: list[Document]) -> None:
    """Some rows; what one kind of database keeps, the other may refuse: it minds lengths, or zero bytes in texts."""
    try:
        connection.execute(table.insert(), batch)
    except DBAPIError as error:
        raise BadBackup(f"the database refuses a row of {table.name}: {first_line(error.orig or error)}") from None
