"""Would the audit notice? Each promise is broken in a healthy database, one at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, delete, insert, text, update

from lisboa.server import schema
from lisboa.server.database import Database
from tests.chaos.audit import Auditor
from tests.chaos.ledger import Broken, Ledger, Line, Receipt
from tests.chaos.watcher import Watcher
from tests.server.client import Client, open_moves
from tests.server.running import running

MOVES = 30


class Played:
    """A game of two people and what they were promised."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.ledger = Ledger()
        self.table = ""

    async def play(self, base: str) -> None:
        clients = [await Client(base).guest("Ana"), await Client(base).guest("Bento")]
        self.table = await clients[0].create(
            seats=[{"kind": "host"}, {"kind": "open"}], clock={"kind": "async", "hours_per_move": 1, "when_out": "bot"}
        )
        await clients[1].join(self.table)
        await clients[0].start(self.table)
        for seq in range(MOVES):
            for client in clients:
                moves = open_moves(await client.situation(self.table))
                if moves:
                    body = {"move": moves[0], "seq": seq, "key": f"k{seq}"}
                    response = await client.ask("POST", f"/api/tables/{self.table}/moves", body)
                    self.ledger.settle(self.table, client.me["id"], "moves", body, response)
                    break
        line = await clients[0].hope("POST", f"/api/tables/{self.table}/chat", {"text": "hello"})
        self.ledger.lines.append(Line(self.table, clients[0].me["id"], line["number"], "hello"))
        for client in clients:
            await client.close()

    async def audit(self, *changes: Callable[[Connection], Any]) -> None:
        """Read it; then change it and read it again."""
        auditor = Auditor(self.url, self.ledger)
        await auditor.audit()
        database = Database(self.url)
        await database.join()
        for change in changes:
            await database.write_sync(change)
        await database.close()
        await auditor.audit()


@pytest.fixture(scope="module")
def healthy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a server that has been stopped, and nothing else; its ledger is made anew for each test."""
    return tmp_path_factory.mktemp("audit") / "lisboa.db"


@pytest.fixture(scope="module")
def game(healthy: Path) -> Played:
    """Played once for all tests."""
    played = Played(str(healthy))
    with running(str(healthy)) as server:
        asyncio.run(played.play(server.base))
    return played


@pytest.fixture
def played(game: Played, healthy: Path, tmp_path: Path) -> Played:
    """A copy to break."""
    copy = Played(str(tmp_path / "lisboa.db"))
    Path(copy.url).write_bytes(healthy.read_bytes())
    copy.table = game.table
    copy.ledger.receipts = list(game.ledger.receipts)
    copy.ledger.lines = list(game.ledger.lines)
    return copy


def without_triggers(statement: Any) -> Callable[[Connection], None]:
    """As a faulty server could not do it, but a faulty disk."""

    def change(connection: Connection) -> None:
        names = connection.scalars(text("SELECT name FROM sqlite_master WHERE type = 'trigger'")).all()
        for name in names:
            connection.execute(text(f"DROP TRIGGER {name}"))
        connection.execute(statement)

    return change


def test_a_healthy_database_passes(played: Played) -> None:
    assert len(played.ledger.receipts) == MOVES
    asyncio.run(played.audit())


TABLES = schema.tables
BROKEN = {
    "an entry is lost": (delete(schema.log).where(schema.log.c.seq == MOVES), "gone or changed"),
    "an entry is changed": (update(schema.log).where(schema.log.c.seq == 3).values(at=1), "gone or changed"),
    "the row is behind": (update(TABLES).values(seq=MOVES - 1), "the row says"),
    "the row waits for another": (update(TABLES).values(waiting_for=None), "the row says"),
    "the deadline is another": (update(TABLES).values(deadline_at=1), "due 1"),
    "a message is lost": (delete(schema.messages).where(schema.messages.c.seq > 0), "messages that"),
    "a line of chat is lost": (delete(schema.chat), "is not what was acknowledged"),
    "a line of chat is changed": (update(schema.chat).values(text="no"), "is not what was acknowledged"),
}


@pytest.mark.parametrize("fault", BROKEN)
def test_the_database_is_changed(played: Played, fault: str) -> None:
    statement, words = BROKEN[fault]
    with pytest.raises(Broken, match=words):
        asyncio.run(played.audit(without_triggers(statement)))


def test_a_hash_that_does_not_fit(played: Played) -> None:
    """In a log that nobody has read before."""
    auditor = Auditor(played.url, played.ledger)

    async def change() -> None:
        database = Database(played.url)
        await database.join()
        await database.write_sync(without_triggers(update(schema.log).where(schema.log.c.seq == 5).values(hash="x")))
        await database.close()
        await auditor.audit()

    with pytest.raises(Broken, match=r"entry 5 \(move\) leads to another position"):
        asyncio.run(change())


def test_a_stored_position_of_another_entry(played: Played) -> None:
    def change(connection: Connection) -> None:
        (row,) = connection.execute(schema.snapshots.select()).all()
        connection.execute(insert(schema.snapshots).values(table_id=row.table_id, seq=4, position=row.position))

    with pytest.raises(Broken, match="the stored position of entry 4 is another one"):
        asyncio.run(played.audit(change))


def receipt(played: Played, **changes: Any) -> Receipt:
    """An acknowledgement that differs from a true one."""
    last = played.ledger.receipts[-1]
    values = {name: getattr(last, name) for name in ("table", "person", "action", "body", "seq", "digest")}
    return Receipt(**(values | changes))


@pytest.mark.parametrize("changes", [{"seq": 1}, {"seq": MOVES + 1}, {"person": "x"}, {"action": "undo"}])
def test_an_acknowledgement_without_its_entry(played: Played, changes: dict[str, Any]) -> None:
    played.ledger.receipts.append(receipt(played, **changes))
    with pytest.raises(Broken, match="acknowledged, but the log has"):
        asyncio.run(played.audit())


def test_something_refused_that_was_done(played: Played) -> None:
    done = played.ledger.receipts[0]
    played.ledger.refused.add((done.table, done.person, done.key))
    with pytest.raises(Broken, match="refused, but done"):
        asyncio.run(played.audit())


@pytest.mark.parametrize("seqs", [[2], [1, 3], [1, 1], [2, 1]])
def test_a_socket_with_gaps_or_doubles(seqs: list[int]) -> None:
    async def take() -> Ledger:
        ledger = Ledger()
        watcher = Watcher(Client("http://127.0.0.1:1"), ledger, "t")
        for seq in seqs:
            watcher.take({"type": "update", "seq": seq, "frames": [{"seq": seq}], "situation": {"seq": seq}})
        await watcher.client.close()
        return ledger

    assert asyncio.run(take()).problems
