"""Starting again after a kill, with many games under way."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tests.attack.row import Check, Outcome
from tests.attack.scene import DEFAULTS, Attack, Kind, Scene
from tests.server.running import Process, bytecode_in

TABLES: Final = 1_000
LIMIT_SECONDS: Final = 1.0
PARTS: Final = ("seats", "log", "snapshots", "keepsakes")


def multiply(database: Path, table: str, times: int) -> None:
    """Copies of a table with everything that belongs to it, by names of columns only."""
    connection = sqlite3.connect(database)
    connection.row_factory = sqlite3.Row
    with connection:
        (row,) = connection.execute("SELECT * FROM tables WHERE id = ?", (table,))
        parts = {
            name: connection.execute(f"SELECT * FROM {name} WHERE table_id = ?", (table,)).fetchall() for name in PARTS
        }
        for _ in range(times):
            new = secrets.token_hex(8)
            put(connection, "tables", [dict(row) | {"id": new, "invite": secrets.token_hex(8)}])
            for name, rows in parts.items():
                put(connection, name, [dict(each) | {"table_id": new} for each in rows])
    connection.close()


def put(connection: sqlite3.Connection, table: str, rows: list[dict[str, Any]]) -> None:
    """Insert rows by their columns."""
    for row in rows:
        marks = ", ".join("?" * len(row))
        connection.execute(f"INSERT INTO {table} ({', '.join(row)}) VALUES ({marks})", list(row.values()))


@dataclass(frozen=True)
class Start:
    """How long until somebody who asked for the list of tables was served."""

    seconds: float
    processor: float  # seconds, of all its processes


async def timed(database: Path, scene: Scene) -> Start:
    """One start, ended at once."""
    began = time.monotonic()
    with bytecode_in(scene.folder / "bytecode"):
        server = Process(str(database), scene.folder / "restarted.log", None, **DEFAULTS)
    try:
        await asyncio.to_thread(server.wait_ready, "/api/tables")
        return Start(time.monotonic() - began, server.processor_seconds())
    finally:
        server.kill()


async def restart(scene: Scene) -> Outcome:
    """Killed with a thousand games under way, started again; and the same with an empty database."""
    ana = await scene.guest("Ana")
    table = await ana.table(seats=[{"kind": "host"}, {"kind": "bot", "bot": "greedy"}])
    await some_moves(ana, table)
    assert scene.server is not None
    scene.server.kill()
    database = scene.folder / "lisboa.db"
    await asyncio.to_thread(multiply, database, table, TABLES)
    await timed(scene.folder / "empty.db", scene)  # what was killed has left its bytecode
    empty, full = await timed(scene.folder / "empty.db", scene), await timed(database, scene)
    measured = f"first answer after {full.seconds:.1f} s, {full.processor:.1f} s of processor"
    within = Check(
        f"{measured} (empty database {empty.seconds:.1f} s, {empty.processor:.1f} s)",
        f"≤ {LIMIT_SECONDS:.0f} s of processor",  # as long as it takes on a quiet machine
        full.processor <= LIMIT_SECONDS,
    )
    return Outcome(f"1 kill, {TABLES} running tables", (within,))


async def some_moves(ana: Any, table: str) -> None:
    """A game that is under way: a handful of moves."""
    made = 0
    while made < 8:
        situation = await ana.hope("GET", f"/api/tables/{table}/situation")
        if situation["decision"] is None:
            await asyncio.sleep(0.1)
            continue
        move = next(option["notation"] for option in situation["decision"]["options"] if option["enabled"])
        made += 1
        await ana.ask("POST", f"/api/tables/{table}/moves", {"move": move, "seq": situation["seq"], "key": f"k{made}"})


KIND = Kind(
    "restart",
    (Attack("restart with 1,000 running tables", restart, outside=False, ends_server=True, seconds=120),),
    fresh=True,
)
