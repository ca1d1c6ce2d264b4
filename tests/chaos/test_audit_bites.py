"""Would the audit notice? Each promise is broken in a healthy database, one at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, delete, insert, literal, select, text, update

from lisboa.server import clocks, schema
from lisboa.server.clocks import Clock, ClockState
from lisboa.server.database import Database
from tests.chaos.audit import Auditor
from tests.chaos.ledger import Broken, Ledger, Line, Receipt
from tests.chaos.watcher import Watcher
from tests.server.client import Client, open_moves
from tests.server.running import running

pytestmark = pytest.mark.slow
MOVES = 30


class Played:
    """A game of two people and what they were promised."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.ledger = Ledger()
        self.table = ""
        self.clock: dict[str, Any] = {"kind": "async", "hours_per_move": 1, "when_out": "bot"}

    async def play(self, base: str) -> None:
        clients = [await Client(base).guest("Ana"), await Client(base).guest("Bento")]
        self.table = await clients[0].create(seats=[{"kind": "host"}, {"kind": "open"}], clock=self.clock)
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
        assert auditor.snapshots > 0
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


LIVE = {"kind": "live", "bank_seconds": 100, "when_out": "bot"}
TABLES = schema.tables
MESSAGE = schema.messages.c
COPIED = ["id", "person_id", "table_id", "seq", "channel", "kind", "created_at"]
COPY = select(
    literal("copy"), MESSAGE.person_id, MESSAGE.table_id, literal(3), literal("webhook"), literal("over"), literal(1)
).limit(1)
BROKEN = {
    "an entry is lost": (delete(schema.log).where(schema.log.c.seq == MOVES), "gone or changed"),
    "an entry is changed": (update(schema.log).where(schema.log.c.seq == 3).values(at=1), "gone or changed"),
    "the row is behind": (update(TABLES).values(seq=MOVES - 1), "the row says"),
    "the row waits for another": (update(TABLES).values(waiting_for=None), "the row says"),
    "the deadline is another": (update(TABLES).values(deadline_at=1), "due 1"),
    "a webhook of nothing": (insert(schema.messages).from_select(COPIED, COPY), "webhooks or e-mails of nothing"),
    "a position is lost": (delete(schema.snapshots), "were not stored"),
    "a message is lost": (delete(schema.messages).where(schema.messages.c.seq > 0), "messages that"),
    "a line of chat is lost": (delete(schema.chat), "is not what was acknowledged"),
    "a line of chat is changed": (update(schema.chat).values(text="no"), "is not what was acknowledged"),
}


@pytest.mark.parametrize("fault", BROKEN)
def test_the_database_is_changed(played: Played, fault: str) -> None:
    statement, words = BROKEN[fault]
    with pytest.raises(Broken, match=words):
        asyncio.run(played.audit(without_triggers(statement)))


# Faults of a server that runs: its own columns agree with each other, but not with the log


def test_positions_that_are_never_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lisboa.server.games.keep_position", lambda *_: None)
    with pytest.raises(Broken, match="were not stored"):
        play_and_audit(Played(str(tmp_path / "lisboa.db")))


@pytest.mark.parametrize("kind", ["live", "async"])
def test_clocks_of_an_honest_server(tmp_path: Path, kind: str) -> None:
    played = Played(str(tmp_path / "lisboa.db"))
    played.clock = LIVE if kind == "live" else played.clock
    play_and_audit(played)


def test_banks_that_are_filled_whenever_they_pass(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = clocks.passed_on

    def generous(clock: Clock, state: ClockState, *rest: Any) -> ClockState:
        after = honest(clock, state, *rest)
        return msgspec.structs.replace(after, left=(clocks.full(clock),) * len(after.left))

    monkeypatch.setattr(clocks, "passed_on", generous)
    played = Played(str(tmp_path / "lisboa.db"))
    played.clock = LIVE
    with pytest.raises(Broken, match=r"seat \d has 100000 ms left, says the row"):
        play_and_audit(played)


def play_and_audit(played: Played) -> None:
    with running(played.url) as server:
        asyncio.run(played.play(server.base))
    asyncio.run(played.audit())


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
