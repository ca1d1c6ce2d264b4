"""Load on a server: many tables at once whose people think before they move. `python -m benchmarks.load --help`.

Starts a server of its own unless --url names one. The clients are one process beside it, so on a machine with two cores
each has one. What counts on a busy machine is the processor time per move; times of the round trip need a quiet one.
"""

from __future__ import annotations

import asyncio
import json
import random
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer
import uvloop
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Sheet

from benchmarks.load_audit import lost_moves
from benchmarks.load_connection import Person
from benchmarks.load_figures import Figures, Report, ServerLoad, report
from benchmarks.load_table import Table
from tests.server.postgres import postgres
from tests.server.running import Process

AT_ONCE = 16  # tables that are set up at the same time
RATE_SHARE = 0.95  # of the moves asked for: people who think at random are a little slower or quicker
P95_MS = 50.0
GROWTH_MB_PER_MINUTE = 5.0
console = Console(stderr=True)


@dataclass(frozen=True)
class Plan:
    """What is asked of the server."""

    tables: int
    players: int
    bots: float  # share of the tables
    rate: float  # moves a second
    warm_up: float
    seconds: float
    sockets: bool
    seed: int


class Load:
    """All tables of one run."""

    def __init__(self, plan: Plan, base: str, server: ServerLoad) -> None:
        self._plan = plan
        self._base = base
        self._server = server
        self._rng = random.Random(plan.seed)
        self.figures = Figures()
        self.tables: list[Table] = []

    async def set_up(self, progress: Progress) -> None:
        """Sit everybody down, at all stages of the game."""
        gate = asyncio.Semaphore(AT_ONCE)
        task = progress.add_task("tables", total=self._plan.tables, now="")

        async def one(number: int) -> None:
            async with gate:
                bots = 1 if number < self._plan.bots * self._plan.tables else 0
                people = [await self._newcomer() for _ in range(self._plan.players - bots)]
                own_rng = random.Random(self._rng.getrandbits(48))
                table = Table(self._base, people, bots, self._plan.sockets, self.figures, own_rng)
                await table.begin(anywhere=True)
                self.tables.append(table)
                progress.advance(task)

        await asyncio.gather(*(one(number) for number in range(self._plan.tables)))

    async def _newcomer(self) -> Person:
        person = Person(self._base)
        await person.connect()
        await person.become_guest("Load")
        return person

    async def run(self, progress: Progress) -> Report:
        """Everybody plays: first a while that does not count, then the window that is measured."""
        playing = [asyncio.create_task(self._keep_playing(table)) for table in self.tables]
        try:
            await self._watch("warm-up", self._plan.warm_up, progress)
            self.figures.start()
            self._server.start()
            await self._watch("measured", self._plan.seconds, progress)
            people = sum(table.people for table in self.tables)
            return report(self.figures, self._server, tables=self._plan.tables, people=people)
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)

    async def _keep_playing(self, table: Table) -> None:
        try:
            await table.play(self._plan.tables / self._plan.rate)
        except Exception as error:  # whatever it was, it is told in the report
            self.figures.error(f"table {table.id}: {type(error).__name__}: {error}")

    async def _watch(self, name: str, seconds: float, progress: Progress) -> None:
        task = progress.add_task(name, total=seconds, now="")
        end = time.perf_counter() + seconds
        while (left := end - time.perf_counter()) > 0:
            rate, p95 = self.figures.recent()
            now = f"{rate:5.0f} moves/s  p95 {p95:5.1f} ms  {self._server.look():4.0f} MB"
            progress.update(task, completed=seconds - left, now=f"{now}  {self.figures.error_count} errors")
            await asyncio.sleep(min(1.0, left))
        progress.update(task, completed=seconds)

    async def end(self, database: str | None = None) -> None:
        """See that no move was lost, then go home. `database` is read as well, if it is within reach."""
        for table in self.tables:
            await table.check()
            await table.leave()
        if database is not None:
            for problem in await lost_moves(database, [move for table in self.tables for move in table.moves]):
                self.figures.error(problem)


@contextmanager
def a_server(database: str | None, options: dict[str, Any]) -> Iterator[tuple[str, int, str | None]]:
    """A `lisboa serve` of our own on an empty database: its address, process id and database."""
    with tempfile.TemporaryDirectory(prefix="lisboa-load-") as folder:
        given = postgres() if database == "postgresql" else nullcontext(database or str(Path(folder) / "load.db"))
        with given as url:
            server = Process(url, Path(folder) / "server.log", **options)
            try:
                server.wait_ready()
                yield server.base, server.popen.pid, url
            finally:
                server.stop()


@contextmanager
def the_server(url: str, pid: int) -> Iterator[tuple[str, int, str | None]]:
    """One that runs already on this machine; its database is not known."""
    yield url, pid, None


Tables = Annotated[int, typer.Option(help="How many at once.")]
Players = Annotated[int, typer.Option(help="At each table.", min=2, max=4)]
Bots = Annotated[float, typer.Option(help="Share of the tables where one of the players is a bot.", min=0, max=1)]
Rate = Annotated[float, typer.Option(help="Moves a second of all people together; the time to think follows from it.")]
Seconds = Annotated[float, typer.Option(help="How long to measure.")]
WarmUp = Annotated[float, typer.Option(help="Seconds before that.")]
Sockets = Annotated[bool, typer.Option("--sockets/--no-sockets", help="Has everybody a WebSocket open?")]
DatabaseOption = Annotated[
    str | None, typer.Option(help="A file, an address, or `postgresql` for a server made for this run.")
]
Url = Annotated[str | None, typer.Option(help="A server that runs already, without rate limits; needs --pid.")]
Pid = Annotated[int | None, typer.Option(help="Its process.")]
Json = Annotated[bool, typer.Option("--json", help="The report as JSON.")]


def main(
    tables: Tables = 500,
    players: Players = 2,
    bots: Bots = 0.1,
    moves_per_second: Rate = 200.0,
    seconds: Seconds = 60.0,
    warm_up: WarmUp = 30.0,
    sockets: Sockets = True,
    database: DatabaseOption = None,
    url: Url = None,
    pid: Pid = None,
    seed: int = 1,
    as_json: Json = False,
) -> None:
    """Load on a server, measured."""
    if (url is None) != (pid is None):
        raise typer.BadParameter("--url and --pid go together")
    # Finished games stay in memory until there are too many: so that it is seen to be flat, there are too many at once.
    limits = {"import-limit": 10**7, "log-level": "warning", "max-live-tables": tables}
    plan = Plan(tables, players, bots, moves_per_second, warm_up, seconds, sockets, seed)
    server = a_server(database, limits) if url is None or pid is None else the_server(url, pid)
    with server as (base, process, stored):
        found = uvloop.run(measured(Load(plan, base, ServerLoad(process)), stored))
    if as_json:
        print(json.dumps(found.to_json(), indent=2))
    else:
        show(found)
    for line in verdict(found, plan.rate):
        console.print(line, markup=False)
    raise typer.Exit(1 if found.errors else 0)


async def measured(load: Load, database: str | None) -> Report:
    """The whole run."""
    columns = (TextColumn("{task.description:9}"), BarColumn(), TimeRemainingColumn(), TextColumn("{task.fields[now]}"))
    with Progress(*columns, console=console) as progress:
        await load.set_up(progress)
        found = await load.run(progress)
    await load.end(database)
    found.errors = load.figures.error_count
    return found


def verdict(found: Report, rate: float) -> list[str]:
    """Was the aim met? Errors and lost moves make the exit code; the rest depends on the machine."""
    aims = [
        ("moves a second", found.moves_per_second, ">=", round(RATE_SHARE * rate, 1)),
        ("p95 in ms", found.p95_ms, "<=", P95_MS),
        ("MB a minute", found.memory_growth_mb_per_minute, "<=", GROWTH_MB_PER_MINUTE),
        ("errors and lost moves", found.errors, "<=", 0),
    ]
    met = [value >= aim if sign == ">=" else value <= aim for _, value, sign, aim in aims]
    lines = [
        f"{'met   ' if good else 'MISSED'} {name}: {value} (aim {sign} {aim})"
        for good, (name, value, sign, aim) in zip(met, aims, strict=True)
    ]
    return [*lines, "the aim was met" if all(met) else "THE AIM WAS NOT MET"]


def show(found: Report) -> None:
    """The report as a table."""
    sheet = Sheet("what", "measured")
    for name, value in found.to_json().items():
        if name != "error_texts":
            sheet.add_row(name.replace("_", " "), str(value))
    Console().print(sheet)
    for text in found.error_texts:
        console.print(text, markup=False)


if __name__ == "__main__":
    typer.run(main)
