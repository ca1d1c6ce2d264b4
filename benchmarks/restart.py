"""How soon a server answers after it was killed, with many running tables. `python -m benchmarks.restart --help`.

The database is filled directly. The server is started, killed, and started again; time runs from that start to the
first answer, to the first look at a game, and to the first move of a bot that nobody asked for.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import tempfile
import time
from contextlib import closing
from dataclasses import asdict, dataclass
from http.client import HTTPConnection
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from sqlalchemy import Connection

import lisboa
from lisboa.game import Game
from lisboa.server import clocks, table_store
from lisboa.server.clock_time import now_ms
from lisboa.server.clocks import LiveClock
from lisboa.server.database import Database
from lisboa.server.games import columns_of
from lisboa.server.people import new_id
from lisboa.server.playthrough import Chair, Playthrough, Start
from lisboa.server.schema import people
from lisboa.server.table_store import RUNNING, WAITING
from lisboa.server.versions import components_version, engine_version
from tests.server.running import Process, bytecode_in, wait_until

HOST = "host"
PERSON = Chair(kind="person", person_id=HOST)
BOT = Chair(kind="bot", bot="greedy")
KINDS = ((PERSON, PERSON), (BOT, PERSON), (PERSON, BOT), (BOT, BOT))  # in turn, by seat
CLOCK = LiveClock(bank_seconds=3_600, increment_seconds=10)


@dataclass(frozen=True)
class Measured:
    """Seconds from the start of the process."""

    tables: int
    moves: int  # of each of their games
    first_answer: float
    processor: float  # seconds of it until then, of all processes: nearly the same on a busy machine
    first_look: float
    first_bot_move: float


def measure(tables: int = 1_000, moves: int = 100) -> Measured:
    """Fill a database, start a server on it, kill it, and start it again."""
    with tempfile.TemporaryDirectory(prefix="lisboa-restart-") as folder:
        file = Path(folder) / "restart.db"
        looked_at = asyncio.run(fill(str(file), tables, moves))
        with bytecode_in(Path(folder) / "bytecode"):
            Process(str(file), Path(folder) / "first.log").wait_ready().kill()
            before = entries(file)
            began = time.perf_counter()
            server = Process(str(file), Path(folder) / "second.log")
        try:
            server.wait_ready("/api/tables")
            answered = time.perf_counter() - began
            used = server.processor_seconds()
            look(server.port, looked_at)
            seen = time.perf_counter() - began
            wait_until(lambda: entries(file) > before)
            moved = time.perf_counter() - began
        finally:
            server.stop()
    return Measured(tables, moves, answered, used, seen, moved)


async def fill(file: str, tables: int, moves: int) -> str:
    """Running tables of all kinds; one of them to look at."""
    database = Database(file)
    await database.open()
    played = a_game(moves)
    ids = [new_id() for _ in range(tables)]

    def write(connection: Connection) -> None:
        connection.execute(people.insert(), {"id": HOST, "name": "Manuel", "created_at": now_ms()})
        logs: dict[tuple[Chair, ...], Playthrough] = {}
        for number, table_id in enumerate(ids):
            chairs = KINDS[number % len(KINDS)]
            if chairs not in logs:
                logs[chairs] = Playthrough(start_of(played), chairs).with_imported(played.moves, [], now_ms())
            add(connection, table_id, logs[chairs], chairs)

    await database.write_sync(write)
    await database.close()
    return ids[0]


def a_game(moves: int) -> Game:
    """A game of bots that has so many moves."""
    game = Game(players=2, seed=7)
    for number in range(moves):
        game.play(lisboa.bots.move(game, "eager", number))
    return game


def start_of(game: Game) -> Start:
    """What it began from."""
    return Start(options=options_of(game), seed=game.seed)


def options_of(game: Game) -> dict[str, Any]:
    """As tables have them."""
    return {name: value for name, value in game.options.to_header().items() if name != "Seats"}


def add(connection: Connection, table_id: str, play: Playthrough, chairs: tuple[Chair, ...]) -> None:
    """A table whose game has this log."""
    now = now_ms()
    values: dict[str, Any] = {
        "id": table_id,
        "title": "Restart",
        "host_id": HOST,
        "status": WAITING,
        "public": True,
        "spectators": True,
        "spectator_chat": True,
        "invite": new_id(),
        "players": len(chairs),
        "options": play.start.options,
        "clock": CLOCK,
        "seed": str(play.start.seed),
        "start": None,
        "created_at": now,
        "updated_at": now,
    }
    table_store.add(connection, values, chairs)
    row = table_store.find(connection, table_id)
    assert row is not None
    table_store.append(connection, table_id, play.entries)
    runs = play.game.turn if play.waiting_for is not None else None
    state = clocks.started(CLOCK, len(chairs), runs, now)
    row = msgspec.structs.replace(row, clock_state=state, turn_since=now)
    versions = {"engine_version": engine_version(), "components_version": components_version()}
    table_store.change(connection, table_id, status=RUNNING, **columns_of(row, play, now), **versions, started_at=now)


def look(port: int, table_id: str) -> None:
    """As somebody who passes by."""
    with closing(HTTPConnection("127.0.0.1", port, timeout=60)) as asking:
        asking.request("GET", f"/api/tables/{table_id}/situation")
        answer = asking.getresponse()
        if answer.status != 200:
            raise RuntimeError(f"{answer.status}: {answer.read()[:200]!r}")
        answer.read()


def entries(file: Path) -> int:
    """Of all logs."""
    with closing(sqlite3.connect(file)) as connection:
        count: int = connection.execute("SELECT count(*) FROM log").fetchone()[0]
        return count


def main(
    tables: Annotated[int, typer.Option(help="That are running.", min=1)] = 1_000,
    moves: Annotated[int, typer.Option(help="Of each of their games.", min=1, max=200)] = 100,
    as_json: Annotated[bool, typer.Option("--json", help="The report as JSON.")] = False,
) -> None:
    """How soon a server answers after it was killed."""
    found = measure(tables, moves)
    if as_json:
        print(json.dumps(asdict(found)))
        return
    console = Console()
    console.print(f"{found.tables} running tables with {found.moves} moves each; seconds after the start:")
    console.print(f"  first answer      {found.first_answer:6.2f} ({found.processor:.2f} of processor time)")
    console.print(f"  first look        {found.first_look:6.2f}")
    console.print(f"  first bot's move  {found.first_bot_move:6.2f}")


if __name__ == "__main__":
    typer.run(main)
