"""Rows to fill a database with."""

from typing import Any

from sqlalchemy import Connection, inspect, select

from lisboa.server import table_store
from lisboa.server.schema import people, tables


def add_person(connection: Connection, person_id: str) -> None:
    """A guest."""
    connection.execute(people.insert(), {"id": person_id, "name": "Manuel", "created_at": 1})


def add_table(connection: Connection, table_id: str, **other: Any) -> None:
    """A running game, and its host if need be."""
    if connection.execute(select(people.c.id).where(people.c.id == "host")).first() is None:
        add_person(connection, "host")
    row = {
        "id": table_id,
        "title": "Terça-feira",
        "host_id": "host",
        "status": "running",
        "public": True,
        "spectators": False,
        "spectator_chat": True,
        "invite": f"invite-{table_id}",
        "players": 2,
        "options": {"Players": 2},
        "created_at": 1,
        "updated_at": 1,
        "bot_secret": "0f" * 16,
    }
    columns = {column["name"] for column in inspect(connection).get_columns("tables")}  # of an older program, perhaps
    connection.execute(tables.insert(), {name: value for name, value in {**row, **other}.items() if name in columns})


def locked_seq(connection: Connection, table_id: str) -> int:
    """How long the log of a table is, which no other transaction can change before this one ends."""
    row = table_store.find(connection, table_id, lock=True)
    assert row is not None
    return row.seq


def log_entry(table_id: str, seq: int) -> dict[str, Any]:
    """A move."""
    return {
        "table_id": table_id,
        "seq": seq,
        "kind": "move",
        "seat": 0,
        "person_id": "host",
        "text": "visit blue-king-3",
        "number": None,
        "note": None,
        "at": 1_700_000_000_000 + seq,
        "key": f"key-{seq}",
        "hash": "0123456789abcdef",
    }
