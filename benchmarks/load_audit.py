"""After a load test: is every acknowledged move in the log, where and as it was said to be?"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from sqlalchemy import Connection

from benchmarks.load_table import Acknowledged
from lisboa.server import table_store
from lisboa.server.database import Database
from lisboa.server.play import same_text
from lisboa.server.playthrough import Entry


async def lost_moves(url: str, moves: Iterable[Acknowledged]) -> list[str]:
    """What is missing, different or there twice, read from the database beside the server."""
    by_table: dict[str, list[Acknowledged]] = {}
    for move in moves:
        by_table.setdefault(move.table, []).append(move)
    database = Database(url)
    await database.join()
    try:
        found = []
        for table, told in by_table.items():
            found += differences(told, await database.read_sync(partial(read, table)))
        return found
    finally:
        await database.close()


def read(table: str, connection: Connection) -> list[Entry]:
    """The log of a table."""
    return table_store.entries(connection, table)


def differences(told: list[Acknowledged], entries: list[Entry]) -> list[str]:
    """Of one table: by number, person, key and words."""
    log = {entry.seq: entry for entry in entries if entry.key is not None}
    wrong = [f"{move} is {log.get(move.seq)} in the log" for move in told if not same(move, log.pop(move.seq, None))]
    return wrong + [f"{told[0].table}: nobody was told of {entry}" for entry in log.values()]


def same(move: Acknowledged, entry: Entry | None) -> bool:
    """Is this entry that move?"""
    if entry is None:
        return False
    alike = (entry.kind, entry.person_id, entry.key) == ("move", move.person, move.key)
    return alike and same_text(entry.text, move.text)
