"""Rows that may be there already: of two requests that are the first at the same time, neither is disturbed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from sqlalchemy import Connection, Insert, Table


def add_unless_there(
    connection: Connection, table: Table, rows: Mapping[str, Any] | Sequence[Mapping[str, Any]]
) -> None:
    """Insert what breaks no constraint, and leave the rest as it is."""
    connection.execute(_statement(table, connection.dialect.name), rows)


@cache
def _statement(table: Table, dialect: str) -> Insert:
    """Built once, and for one kind of database: PostgreSQL's takes long to import, which SQLite's servers need not."""
    if dialect == "postgresql":
        from sqlalchemy.dialects import postgresql

        return postgresql.insert(table).on_conflict_do_nothing()
    from sqlalchemy.dialects import sqlite

    return sqlite.insert(table).on_conflict_do_nothing()
