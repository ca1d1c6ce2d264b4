"""What a move costs the database: a transaction of select, insert and update, on SQLite and on PostgreSQL.

    python -m benchmarks.database [--moves 2000] [--tables 50]

CPU is that of this process; PostgreSQL works in processes of its own beside it. "beside work" is how long a move takes
at 200 moves a second while the event loop is kept busy for half of its time, as by requests.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import uvloop
from sqlalchemy import Connection

from lisboa.server.database import Database
from tests.server.postgres import postgres
from tests.server.rows import add_table
from tests.server.test_database import play_move

Move = Callable[[int], Awaitable[None]]


def main() -> None:
    """Measure both."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moves", type=int, default=2000)
    parser.add_argument("--tables", type=int, default=50)
    asked = parser.parse_args()
    print(f"{'':34}{'ms a move':>10}{'ms CPU':>10}{'moves/s':>10}")
    with tempfile.TemporaryDirectory() as folder:
        uvloop.run(measure(str(Path(folder) / "lisboa.db"), asked.moves, asked.tables))
    with postgres() as url:
        uvloop.run(measure(url, asked.moves, asked.tables))


async def measure(url: str, moves: int, tables: int) -> None:
    """Writing and reading, one move after the other and many at once; then beside a busy event loop."""
    database = Database(url)
    await database.open()
    for number in range(tables):
        await database.write_sync(partial(add_table, table_id=f"t{number}"))

    async def quick(number: int) -> None:
        await database.write_sync(partial(play_move, table_id=f"t{number % tables}"))

    async def looked_up(number: int) -> None:
        await database.read_sync(partial(look_up, table_id=f"t{number % tables}"))

    for name, move in (("write_sync", quick), ("read_sync, one row", looked_up)):
        await timed(f"{database.dialect} {name}", move, moves, 1)
        await timed(f"{database.dialect} {name}, 20 at once", move, moves, 20)
    await beside_work(database, quick, moves)
    await database.close()


def look_up(connection: Connection, table_id: str) -> None:
    """The seat and person to move."""
    connection.exec_driver_sql(f"SELECT turn, waiting_for FROM tables WHERE id = '{table_id}'").one()


async def timed(name: str, move: Move, moves: int, at_once: int) -> None:
    """How long, and how much of it this process worked."""

    async def some(first: int) -> None:
        for number in range(first, moves, at_once):
            await move(number)

    wall, cpu = time.perf_counter(), time.process_time()
    await asyncio.gather(*(some(first) for first in range(at_once)))
    wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
    print(f"{name:34}{1e3 * wall / moves:10.3f}{1e3 * cpu / moves:10.3f}{moves / wall:10.0f}")


async def beside_work(database: Database, move: Move, moves: int) -> None:
    """200 moves a second while the event loop has other work for half of its time."""
    for interval in (0.005, 0.0005):
        sys.setswitchinterval(interval)
        busy = asyncio.create_task(half_busy())
        taken: list[float] = []

        async def one(number: int, taken: list[float] = taken) -> None:
            begun = time.perf_counter()
            await move(number)
            taken.append(time.perf_counter() - begun)

        running = []
        for number in range(moves // 2):
            running.append(asyncio.create_task(one(number)))
            await asyncio.sleep(1 / 200)
        await asyncio.gather(*running)
        busy.cancel()
        taken.sort()
        p50, p95, p99 = (1e3 * taken[int(len(taken) * share)] for share in (0.5, 0.95, 0.99))
        what = f"{database.dialect} beside work, switch {1e3 * interval:g} ms"
        print(f"{what:44} p50 {p50:.2f} p95 {p95:.2f} p99 {p99:.2f} ms")
    sys.setswitchinterval(0.005)


async def half_busy() -> None:
    """A millisecond of work, a millisecond of rest."""
    while True:
        until = time.perf_counter() + 0.001
        while time.perf_counter() < until:
            pass
        await asyncio.sleep(0.001)


if __name__ == "__main__":
    main()
