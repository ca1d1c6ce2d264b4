"""How long it takes to look at any point of a long game, and to read a game from the database.

`python -m benchmarks.history --help`. On a busy machine only the processor time means something.
"""

from __future__ import annotations

import asyncio
import json
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from time import perf_counter, process_time
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table as Sheet
from sqlalchemy import Connection

from benchmarks.load_figures import percentile
from lisboa.game import Game
from lisboa.server import history, imports, people
from lisboa.server.database import Database
from lisboa.server.game_reading import game_read
from lisboa.server.games import Games
from lisboa.server.quotas import Quotas
from lisboa.server.requests import ImportRequest
from lisboa.server.serving import spare_the_collector
from lisboa.server.settings import Settings
from tests.server.postgres import postgres

GAME = Path(__file__).parent.parent / "tests" / "games" / "001-4p-greedy.txt"
READINGS = 50


async def timed(work: Callable[[], Awaitable[Any]]) -> tuple[float, float]:
    """How many milliseconds it takes, and how many of them of this process's time."""
    began, spent = perf_counter(), process_time()
    await work()
    return 1000 * (perf_counter() - began), 1000 * (process_time() - spent)


async def measure(url: str) -> dict[str, Any]:
    """Every point of the game as a spectator sees it; then the whole game read anew."""
    database = Database(url)
    await database.open()
    try:
        game = Game.from_text(GAME.read_text())
        table_id = await database.write_sync(lambda c: imported(c, game))
        count = len(game.moves) + 1
        await look(database, table_id, 1)  # reads the words, which a server has done before it serves
        spare_the_collector()
        points = [await timed(partial(look, database, table_id, seq)) for seq in range(count)]
        loads = [await timed(lambda: games_of(database).current(table_id)) for _ in range(READINGS)]
    finally:
        await database.close()
    return {"entries": count - 1, "point": summary(points), "load": summary(loads)}


async def look(database: Database, table_id: str, seq: int) -> None:
    """One point."""
    await database.read_sync(lambda connection: history.point(connection, table_id, seq, None))


def imported(connection: Connection, game: Game) -> str:
    """A table with this game behind it."""
    host = people.create_guest(connection, "Ana", 0)
    settings = Settings()
    read = game_read(game, settings.snapshot_every)
    return imports.create(connection, host.id, ImportRequest(text=""), read, 0, Quotas(settings))


def games_of(database: Database) -> Games:
    """A server that has nothing in memory yet."""
    return Games(database, Settings(), lambda: 0)


def summary(times: list[tuple[float, float]]) -> dict[str, float]:
    """In milliseconds."""
    found: dict[str, float] = {}
    for name, values in (("ms", [wall for wall, _ in times]), ("cpu_ms", [spent for _, spent in times])):
        ordered = sorted(values)
        found |= {f"p50_{name}": round(percentile(ordered, 0.5), 2), f"max_{name}": round(ordered[-1], 2)}
    return found


def main(
    database: Annotated[str | None, typer.Option(help="A new file; `postgresql` for a server made for this.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="The report as JSON.")] = False,
) -> None:
    """Points of a long game, measured."""
    with tempfile.TemporaryDirectory(prefix="lisboa-history-") as folder:
        given = postgres() if database == "postgresql" else nullcontext(database or str(Path(folder) / "history.db"))
        with given as url:
            found = asyncio.run(measure(url))
    if as_json:
        print(json.dumps(found, indent=2))
        return
    sheet = Sheet(f"{found['entries']} entries", "p50 ms", "max ms", "p50 cpu ms", "max cpu ms")
    for name, what in (("point", "any point of the game"), ("load", "the whole game from the database")):
        sheet.add_row(what, *(str(value) for value in found[name].values()))
    Console().print(sheet)


if __name__ == "__main__":
    typer.run(main)
