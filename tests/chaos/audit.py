"""Reads the whole database beside the server and compares it with what clients were promised, and with itself."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, select

from lisboa import Game
from lisboa.server import clocks, schema, table_store
from lisboa.server.database import Database
from lisboa.server.notices import REWIND
from lisboa.server.packed_positions import unpacked
from lisboa.server.play import same_text
from lisboa.server.playthrough import Chair, Entry
from lisboa.server.table_store import TableRow
from tests.chaos.ledger import Broken, Ledger, Receipt
from tests.chaos.replica import Replica, Told

KINDS = {
    "moves": ("move",),
    "rewind": ("rewind", "rewind-asked"),
    "rewind/answer": ("rewind", "rewind-agreed", "rewind-refused"),
    "return": ("returned",),
    "pause": ("paused", "resumed"),
}


@dataclass(frozen=True)
class Stored:
    """One state of the database."""

    rows: list[TableRow]
    chairs: dict[str, tuple[Chair, ...]]
    entries: dict[str, list[Entry]]
    snapshots: list[Any]
    told: list[tuple[str, int, str, str, str]]
    lines: dict[tuple[str, int], tuple[str, str]]


def read(connection: Connection) -> Stored:
    """All of it, in one transaction."""
    found = connection.execute(select(schema.tables).where(schema.tables.c.status != "waiting")).mappings()
    rows = [table_store.row_of(row) for row in found]
    ids = [row.id for row in rows]
    m = schema.messages.c
    return Stored(
        rows,
        table_store.chairs_of(connection, ids),
        {table_id: table_store.entries(connection, table_id) for table_id in ids},
        list(connection.execute(select(schema.snapshots))),
        [tuple(row) for row in connection.execute(select(m.table_id, m.seq, m.person_id, m.channel, m.kind))],
        {(row.table_id, row.number): (row.person_id, row.text) for row in connection.execute(select(schema.chat))},
    )


def newest(told: set[Told]) -> set[Told]:
    """Of each person and kind one message is kept, the last one."""
    last: dict[tuple[str, str], int] = {}
    for seq, person, kind in told:
        last[person, kind] = max(seq, last.get((person, kind), seq))
    return {(seq, person, kind) for (person, kind), seq in last.items()}


class Auditor:
    """Remembers what it has read: nothing of that may ever change."""

    def __init__(self, url: str, ledger: Ledger) -> None:
        self._url = url
        self._ledger = ledger
        self._replicas: dict[str, Replica] = {}
        self._checked: set[tuple[str, int]] = set()  # snapshots
        self.audits = 0
        self.steady = True  # no server has been away, so that no time was given back

    @property
    def entries(self) -> int:
        """How many entries of logs have been told again."""
        return sum(len(replica.entries) for replica in self._replicas.values())

    @property
    def snapshots(self) -> int:
        """How many stored positions have been compared."""
        return len(self._checked)

    async def audit(self) -> None:
        """Compare everything; Broken says what is wrong."""
        receipts = self._ledger.receipts[:]
        lines = self._ledger.lines[:]
        refused = set(self._ledger.refused)
        self._ledger.check()
        database = Database(self._url)
        await database.join()
        try:
            stored = await database.read_sync(read)
        finally:
            await database.close()
        for row in stored.rows:
            self._check_table(row, stored)
        for receipt in receipts:
            self._check_receipt(receipt)
        self._check_keys(refused)
        for line in lines:
            if stored.lines.get((line.table, line.number)) != (line.person, line.text):
                raise Broken(f"{line.table}: line {line.number} of the chat is not what was acknowledged")
        check_line_numbers(stored)
        self._check_messages(stored)
        self._check_snapshots(stored)
        self.audits += 1

    def _check_table(self, row: TableRow, stored: Stored) -> None:
        replica = self._replicas.setdefault(row.id, Replica(row, stored.chairs[row.id]))
        entries = stored.entries[row.id]
        known = len(replica.entries)
        if entries[:known] != replica.entries:
            raise Broken(f"{row.id}: entries that were in the log are gone or changed")
        replica.advance(entries[known:])
        wanted = replica.repeated()
        if {name: getattr(row, name) for name in wanted} != wanted:
            raise Broken(f"{row.id}: the row says {row}, the log {wanted}")
        away = {seat for seat, chair in enumerate(stored.chairs[row.id]) if chair.stand_in is not None}
        if away != replica.away:
            raise Broken(f"{row.id}: bots stand in on seats {away}, says the row; {replica.away}, says the log")
        check_clock(row, replica, self.steady)

    def _check_receipt(self, receipt: Receipt) -> None:
        """An acknowledged request is where it was said to be."""
        entries = self._replicas[receipt.table].entries
        entry = entries[receipt.seq - 1] if receipt.seq <= len(entries) else None
        same = (
            entry is not None
            and (entry.person_id, entry.key) == (receipt.person, receipt.key)
            and entry.kind in KINDS.get(receipt.action, (receipt.action,))
            and ("move" not in receipt.body or same_text(entry.text, receipt.body["move"]))
            and ("count" not in receipt.body or entry.number == receipt.body["count"])
        )
        if not same:
            raise Broken(f"{receipt}: acknowledged, but the log has {entry}")

    def _check_keys(self, refused: set[tuple[str, str, str]]) -> None:
        """Nothing was done twice, and nothing that was refused."""
        keys = Counter(
            (table_id, entry.person_id or "", entry.key)
            for table_id, replica in self._replicas.items()
            for entry in replica.entries
            if entry.key is not None
        )
        twice = [key for key, count in keys.items() if count > 1]
        wrong = [key for key in refused if key in keys]
        if twice or wrong:
            raise Broken(f"done twice: {twice}; refused, but done: {wrong}")

    def _check_messages(self, stored: Stored) -> None:
        """Whoever a table waits for is told once, in the transaction that makes it wait."""
        twice = [told for told, count in Counter(stored.told).items() if count > 1]
        if twice:
            raise Broken(f"somebody was told twice: {twice}")
        for table_id, replica in self._replicas.items():
            told: set[Told] = {
                (seq, person, kind)
                for table, seq, person, channel, kind in stored.told
                if table == table_id and channel == "browser" and seq > 0
            }
            others = {
                (seq, person, kind)
                for table, seq, person, channel, kind in stored.told
                if table == table_id and channel != "browser" and seq > 0
            }
            if not others <= replica.told:
                raise Broken(f"{table_id}: webhooks or e-mails of nothing: {others - replica.told}")
            wanted = newest(replica.told)
            # A question about a rewind goes once it is settled and something newer is said.
            wrong = (told - wanted) | {one for one in wanted - told if one[2] != REWIND}
            if wrong:
                raise Broken(f"{table_id}: messages that should not or should be there: {wrong}")

    def _check_snapshots(self, stored: Stored) -> None:
        kept = {(row.table_id, row.seq) for row in stored.snapshots}
        for table_id, replica in self._replicas.items():
            missing = [seq for seq in replica.stored if (table_id, seq) not in kept]
            if missing:
                raise Broken(f"{table_id}: the positions of entries {missing} were not stored")
        for row in stored.snapshots:
            if (row.table_id, row.seq) not in self._checked:
                entry = self._replicas[row.table_id].entries[row.seq - 1]
                if Game.from_position(unpacked(row.position)).state_hash() != entry.hash:
                    raise Broken(f"{row.table_id}: the stored position of entry {row.seq} is another one")
                self._checked.add((row.table_id, row.seq))


def check_clock(row: TableRow, replica: Replica, steady: bool) -> None:
    """The clock of the person to decide runs, the deadline is what it says, and everybody has the time the log leaves.

    Where servers were away some of it was given back, but never more than there had been.
    """
    if row.clock is None or row.clock_state is None:
        if row.deadline_at is not None:
            raise Broken(f"{row.id}: a deadline without a clock")
        return
    running = replica.game.turn if replica.waiting_for is not None else None
    if row.clock_state.turn != running or row.deadline_at != clocks.deadline(row.clock, row.clock_state):
        raise Broken(f"{row.id}: seat {running} is to decide, the clock is {row.clock_state}, due {row.deadline_at}")
    least, most = (timer.left for timer in replica.timers)
    if steady and row.clock_state.since != replica.timers[0].since:
        raise Broken(f"{row.id}: waits since {row.clock_state.since}, says the row; {replica.timers[0].since}, the log")
    for seat, left in enumerate(row.clock_state.left):
        if not least[seat] <= left <= (least if steady else most)[seat]:
            raise Broken(f"{row.id}: seat {seat} has {left} ms left, says the row; {least[seat]}, says the log")


def check_line_numbers(stored: Stored) -> None:
    """Lines of chat are numbered without gaps."""
    last: Counter[str] = Counter()
    for table_id, number in sorted(stored.lines):
        last[table_id] += 1
        if last[table_id] != number:
            raise Broken(f"{table_id}: line {number} of the chat follows line {last[table_id] - 1}")
