"""`lisboa restore`: an empty database filled from the file of a backup. `backup.py` says how the file is built."""

import base64
import binascii
from collections.abc import Callable, Iterator
from typing import Any, BinaryIO, Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Connection,
    Float,
    Integer,
    LargeBinary,
    String,
    Table,
    func,
    select,
)
from sqlalchemy.exc import StatementError

from lisboa.errors import LisboaError
from lisboa.server import lobby, migrations, schema, table_store, vapid_keys
from lisboa.server.backup import BATCH, Counts, stored_tables
from lisboa.server.backup_file import (
    MAX_MEGABYTES,
    BackupFile,
    BadBackup,
    Document,
    StoredRow,
    is_too_deep,
    too_deep,
)
from lisboa.server.database import Database
from lisboa.server.database_faults import first_line
from lisboa.server.table_store import HEARTBEAT, SECRET

MAX_DIGITS: Final = 15  # of a time in milliseconds
MIN_SECRET: Final = 16  # characters; those that servers make have 43
MAX_SECRET: Final = 1_000
BATCH_BYTES: Final = 8 * 2**20  # after so much, rows are written


class CannotRestore(LisboaError):
    """A database that must not be written over: the reason."""


async def restore(database: Database, file: BinaryIO, max_megabytes: int = MAX_MEGABYTES) -> Counts:
    """Fill an empty database, opened without migrations, and return the rows of each table. All or nothing."""
    return await database.write_sync(lambda connection: load(connection, BackupFile(file, max_megabytes)))


def load(connection: Connection, backup: BackupFile) -> Counts:
    """The tables as they were, then their rows, then what has changed about the tables since."""
    check_empty(connection, backup.revision)
    migrations.upgrade(connection, backup.revision)
    tables = {table.name: table for table in stored_tables(connection)}
    for batch in batches(backup.rows()):
        name = batch[0].table
        if name not in tables:
            raise BadBackup(f"line {batch[0].line}: there is no table {name!r:.80} in revision {backup.revision}")
        insert(connection, tables[name], batch)
    migrations.upgrade(connection)
    check_logs(connection)
    check_tables(connection)
    check_shared(connection)
    return backup.counts


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


def batches(rows: Iterator[StoredRow]) -> Iterator[list[StoredRow]]:
    """Rows of one table, neither many nor large: always the same list, so that no row is kept when it is written."""
    batch: list[StoredRow] = []
    size = 0
    for row in rows:
        if batch and row.table != batch[0].table:
            yield batch
            batch.clear()
            size = 0
        batch.append(row)
        size += row.size
        del row
        if len(batch) == BATCH or size > BATCH_BYTES:
            yield batch
            batch.clear()
            size = 0
    if batch:
        yield batch


def insert(connection: Connection, table: Table, batch: list[StoredRow]) -> None:
    """Some rows; what one kind of database keeps, the other may refuse: it minds lengths, or zero bytes in texts."""
    rows = [unpacked(table, row) for row in batch]
    try:
        connection.execute(table.insert(), rows)
    except StatementError as error:
        lines = f"lines {batch[0].line} to {batch[-1].line}"
        reason = first_line(error.orig or error)
        raise BadBackup(f"{lines}: the database refuses a row of {table.name}: {reason}") from None


def unpacked(table: Table, row: StoredRow) -> Document:
    """A row as the table takes it."""
    if set(row.columns) != set(table.columns.keys()):
        raise BadBackup(f"line {row.line}: the columns of {table.name} are not those of its revision")
    document = dict(zip(row.columns, row.values, strict=True))
    for column in table.columns:
        document[column.name] = fitting(row.line, column, document[column.name])
    return document


def fitting(line: int, column: Column[Any], value: Any) -> Any:
    """The value, if the column can hold it. Drivers would fail in ways of their own."""
    kind = column.type
    if value is None and column.nullable:
        return None
    if isinstance(kind, JSON):
        if is_too_deep(value):
            raise too_deep(line)
        return value
    if isinstance(kind, LargeBinary) and isinstance(value, str):
        try:
            return base64.b64decode(value, validate=True)
        except (binascii.Error, ValueError):
            pass
    elif isinstance(kind, Boolean) and isinstance(value, bool):
        return value
    elif isinstance(kind, Float) and isinstance(value, int | float) and not isinstance(value, bool):
        return value if abs(value) < 1e300 else refuse(line, column)
    elif isinstance(kind, Integer) and isinstance(value, int) and not isinstance(value, bool):
        bits = 63 if isinstance(kind, BigInteger) else 31
        return value if -(2**bits) <= value < 2**bits else refuse(line, column)
    elif isinstance(kind, String) and not isinstance(kind, LargeBinary) and isinstance(value, str):
        return value if kind.length is None or len(value) <= kind.length else refuse(line, column)
    return refuse(line, column)


def refuse(line: int, column: Column[Any]) -> Any:
    """A value of the wrong type, or out of range."""
    raise BadBackup(f"line {line}: the value of {column.name} in {column.table.name} is none that it can have")


def check_logs(connection: Connection) -> None:
    """Is the log of every table whole? A game with a gap in it could neither go on nor be shown."""
    tables, log = schema.tables.c, schema.log.c
    entries = (
        select(
            log.table_id, func.count().label("count"), func.min(log.seq).label("first"), func.max(log.seq).label("last")
        )
        .group_by(log.table_id)
        .subquery()
    )
    count = func.coalesce(entries.c.count, 0)
    whole = (count == 0) | ((entries.c.first == 1) & (entries.c.last == count))
    query = (
        select(tables.id, tables.seq, count.label("count"))
        .outerjoin_from(schema.tables, entries, entries.c.table_id == tables.id)
        .where(tables.removed_at.is_(None), ~whole | (count != tables.seq))
        .order_by(tables.id)
    )
    wrong = connection.execute(query.limit(1)).first()
    if wrong is not None:
        raise BadBackup(
            f"the log of table {wrong.id!r:.40} has gaps or is cut off: {wrong.count} entries of {wrong.seq} are there"
        )


def check_shared(connection: Connection) -> None:
    """Could a server start with what it shares with others? It reads this before it can tell anybody what is wrong."""
    good: dict[str, Callable[[str], bool]] = {
        HEARTBEAT: lambda value: value.isdecimal() and value.isascii() and len(value) <= MAX_DIGITS,
        SECRET: lambda value: MIN_SECRET <= len(value) <= MAX_SECRET,
        vapid_keys.NAME: vapid_keys.is_private_key,
    }
    for key, is_good in good.items():
        value = table_store.shared(connection, key)
        if value is not None and not is_good(value):
            raise BadBackup(f"the value {key!r} in server is none that a server can start with")


def check_tables(connection: Connection) -> None:
    """Can lists show every table? A document inside it that is none of ours would make them fail for everybody."""
    kept = schema.tables.c.removed_at.is_(None)
    query = select(*table_store.LISTED).where(kept).order_by(schema.tables.c.id)
    for some in connection.execute(query).mappings().partitions(BATCH):
        chairs = table_store.chairs_of(connection, [row["id"] for row in some])
        for row in some:
            try:
                listed = lobby.Access(table_store.listed_row(row), chairs.get(row["id"], ()), None)
                lobby.info(listed, {}, 0)
            except (LookupError, TypeError, ValueError) as error:  # msgspec's errors are ValueErrors
                raise BadBackup(f"table {row['id']!r:.40} cannot be shown: {first_line(error)}") from None
