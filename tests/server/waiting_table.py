"""A database with a table that waits for Ana, for tests of messages."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import Connection, insert, select, update

from lisboa.server.database import Database
from lisboa.server.letters import Letter
from lisboa.server.notices import note_waiting
from lisboa.server.schema import log, messages, people, tables

START = 1_700_000_000_000
SECOND = 1_000


class Clock:
    """A time that passes only when told."""

    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> int:
        return self.now

    def pass_by(self, seconds: float) -> None:
        self.now += int(seconds * SECOND)


def add_person(connection: Connection, name: str, **more: str) -> None:
    connection.execute(insert(people).values(id=name.lower(), name=name, created_at=START, **more))


def add_table(connection: Connection, table_id: str, **more: Any) -> None:
    """A running game at its tenth entry that waits for Ana."""
    row = {
        "id": table_id,
        "title": f"Table {table_id}",
        "host_id": "bento",
        "status": "running",
        "public": True,
        "spectators": True,
        "spectator_chat": True,
        "invite": f"invite-{table_id}",
        "players": 2,
        "options": {},
        "seq": 10,
        "waiting_for": "ana",
        "created_at": START,
        "updated_at": START,
    }
    connection.execute(insert(tables).values(row | more))


class Waiting:
    """The database and shorthands for what happens at the table."""

    def __init__(self, db: Database) -> None:
        self.db = db
        self.clock = Clock()

    async def person(self, name: str, **more: str) -> None:
        await self.db.write_sync(lambda connection: add_person(connection, name, **more))

    async def table(self, table_id: str, **more: Any) -> None:
        await self.db.write_sync(lambda connection: add_table(connection, table_id, **more))

    async def change_person(self, person_id: str, **values: Any) -> None:
        change = update(people).where(people.c.id == person_id).values(values)
        await self.db.write_sync(lambda connection: connection.execute(change))

    async def change(self, **values: Any) -> None:
        """Something else about table t."""
        change = update(tables).where(tables.c.id == "t").values(values)
        await self.db.write_sync(lambda connection: connection.execute(change))

    async def note(
        self,
        seq: int = 10,
        decision: str | None = "main",
        kind: str = "your-turn",
        table_id: str = "t",
        person_id: str = "ana",
        **more: bool,
    ) -> None:
        """Ana, or somebody else, gets a message."""

        def work(connection: Connection) -> None:
            note_waiting(
                connection,
                table_id=table_id,
                seq=seq,
                person_id=person_id,
                decision=decision,
                kind=kind,
                now=self.clock(),
                **more,
            )

        await self.db.write_sync(work)

    async def act(self, person_id: str | None, seq: int = 11, kind: str = "move") -> None:
        """An entry of the log."""
        row = {"table_id": "t", "seq": seq, "kind": kind, "person_id": person_id, "at": self.clock(), "hash": "0"}
        await self.db.write_sync(lambda connection: connection.execute(insert(log).values(row)))

    async def rows(self, channel: str) -> list[Any]:
        """The messages of a channel, in the order of their entries."""
        query = select(messages).where(messages.c.channel == channel).order_by(messages.c.seq, messages.c.kind)
        return list(await self.db.read_sync(lambda connection: connection.execute(query).all()))

    async def row(self, channel: str) -> Any:
        (row,) = await self.rows(channel)
        return row


@asynccontextmanager
async def waiting_table(database_url: str, **ana: str) -> AsyncIterator[Waiting]:
    """Ana and Bento, and table t."""
    db = Database(database_url)
    await db.open()
    try:
        waiting = Waiting(db)
        await waiting.person("Ana", **ana)
        await waiting.person("Bento")
        await waiting.table("t")
        yield waiting
    finally:
        await db.close()


def letter(**more: Any) -> Letter:
    """A message to Ana."""
    plain: dict[str, Any] = {
        "id": "m1",
        "channel": "webhook",
        "kind": "your-turn",
        "decision": "follow",
        "seq": 10,
        "table_id": "t",
        "title": "Friday",
        "name": "Ana",
        "url": "http://lisboa.invalid/table/t",
        "webhook_kind": "generic",
        "email": "ana@mail.invalid",
        "stop_url": "http://lisboa.invalid/api/email/stop?token=x.y",
        "attempts": 1,
        "lease": START,
    }
    return Letter(**(plain | more))
