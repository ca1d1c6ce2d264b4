"""When the database cannot do what it is asked for, and how to say so without telling secrets."""

import sqlite3

from sqlalchemy import Engine, event
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.exc import SQLAlchemyError

from lisboa.errors import LisboaError


class DatabaseUnavailable(LisboaError):
    """The database cannot be used now: gone, full, locked too long. Nothing was changed; try again later."""


class DatabaseInUse(LisboaError):
    """Another server has this SQLite file open."""


class BadDatabaseUrl(LisboaError):
    """What is given as the database is neither a file nor the address of a PostgreSQL server."""


# What SQLite's driver may raise when a connection is opened; `transactions` adds what PostgreSQL's may.
CONNECT_ERRORS = (SQLAlchemyError, sqlite3.Error, OSError)

SQLITE_FAULTS = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_INTERRUPT,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_PROTOCOL,
    sqlite3.SQLITE_NOTADB,
}
PRIMARY_CODE = 0xFF  # extended codes of SQLite carry the detail in higher bits

# Classes of SQLSTATE: connection, rollback by the server (deadlock), lacking resources, intervention, system error.
POSTGRES_FAULT_CLASSES = ("08", "40", "53", "57", "58")
POSTGRES_FAULTS = (
    "25006",  # a server that has become read-only: a standby, or a full disk
    "25P03",  # a transaction that idled too long
    "55P03",  # a lock was not to be had in time
)


def watch_faults(engine: Engine) -> None:
    """Errors that mean "not now" leave this engine as DatabaseUnavailable; their connection is not used again."""
    event.listen(engine, "handle_error", translated)


def translated(context: ExceptionContext) -> DatabaseUnavailable | None:
    """What to raise instead of the driver's error; None: the error itself."""
    reason = fault(context.original_exception)
    if reason is None:
        return None
    if not context.is_disconnect:
        # One connection may be broken without all of the pool being so.
        context.is_disconnect = True
        context.invalidate_pool_on_disconnect = False
    return DatabaseUnavailable(reason)


def fault(error: BaseException) -> str | None:
    """Why the database cannot do it now; None: the error means something else."""
    if isinstance(error, sqlite3.Error):
        code = getattr(error, "sqlite_errorcode", None)
        broken = code is not None and code & PRIMARY_CODE in SQLITE_FAULTS
        return str(error) if broken else None
    if isinstance(error, OSError):
        return error.strerror or "no answer in time"
    state = getattr(error, "sqlstate", None)
    if state is not None:
        return first_line(error) if state.startswith(POSTGRES_FAULT_CLASSES) or state in POSTGRES_FAULTS else None
    return first_line(error) if lost_connection(error) else None


def lost_connection(error: BaseException) -> bool:
    """Did asyncpg find the connection closed? It has no code of its own for that, nor for a torn protocol.

    An InternalClientError is one: the other side hung up in the middle of a statement, and asyncpg has not noticed yet.
    """
    import asyncpg  # type: ignore[import-untyped]  # it has no types

    driver_error = error.__cause__ if error.__cause__ is not None else error
    closed = isinstance(driver_error, asyncpg.InterfaceError) and "clos" in str(error)
    return closed or isinstance(driver_error, asyncpg.InternalClientError)


def first_line(error: BaseException) -> str:
    """Without the driver's details and hints."""
    return (str(error).splitlines() or [type(error).__name__])[0]


def cannot_connect(error: Exception) -> DatabaseUnavailable:
    """What to raise when no connection is to be had."""
    if isinstance(error, DatabaseUnavailable):
        return error
    original = getattr(error, "orig", None) or error
    reason = original.strerror or "no answer in time" if isinstance(original, OSError) else first_line(original)
    return DatabaseUnavailable(f"no connection to the database: {reason}")
