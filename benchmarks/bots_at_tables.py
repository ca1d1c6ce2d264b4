"""What people notice of bots that think at many other tables. `python -m benchmarks.bots_at_tables --help`.

One server, one run: first without bots, then with so many tables of bots that no worker ever rests. People play at
tables of their own meanwhile and ask for hints, and every request of theirs is timed.
"""

from __future__ import annotations

import asyncio
import itertools
import json
from dataclasses import asdict, dataclass
from statistics import quantiles
from time import perf_counter
from typing import Annotated, Any
from urllib.parse import quote

import msgspec
import psutil  # type: ignore[import-untyped]  # it has no types
import typer
from rich.console import Console
from rich.table import Table as Sheet

from benchmarks.load import a_server
from benchmarks.load_connection import Person
from benchmarks.load_table import Situation

REQUESTS = ("look", "situation", "preview", "move", "hint")
HINT_EVERY = 25  # rounds: as often as one may ask
_KEYS = itertools.count(1)


@dataclass(frozen=True)
class Plan:
    """What is asked of the server."""

    tables: int
    bots: tuple[str, ...]  # at each of them
    people: int
    pause: float  # seconds of a person between two moves
    seconds: float


@dataclass(frozen=True)
class Measured:
    """One of the two parts of a run."""

    bot_tables: int
    bot_moves_per_second: float
    bot_moves_in_a_hint: float  # on average, from the question to the answer; in their queue it would be all tables
    processors: float  # that all processes of the server but itself kept busy
    requests: int
    p50_ms: dict[str, float]
    p95_ms: dict[str, float]


class Player:
    """A person alone at a table for two, who times every request."""

    def __init__(self, base: str) -> None:
        self._person = Person(base)
        self.times: dict[str, list[float]] = {name: [] for name in REQUESTS}

    async def play(self, pause: float) -> None:
        """One game after the other, until cancelled."""
        person = await arrive(self._person)
        while True:
            table = await opened(person, [{"kind": "host"}, {"kind": "hot-seat"}])
            for number in itertools.count(1):
                if not await self._round(table, with_hint=number % HINT_EVERY == 0):
                    break
                await asyncio.sleep(pause)

    async def _round(self, table: str, with_hint: bool) -> bool:
        """All that is asked for one move; False if the game is over."""
        path = f"/api/tables/{table}"
        await self._timed("look", "GET", path)
        situation = msgspec.json.decode(await self._timed("situation", "GET", f"{path}/situation"), type=Situation)
        if situation.decision is None:
            return False
        if with_hint:
            await self._timed("hint", "POST", f"{path}/hint", {})
        moves = [option.notation for option in situation.decision.options if option.enabled]
        await self._timed("preview", "GET", f"{path}/preview?move={quote(moves[0])}")
        body = {"move": moves[0], "seq": situation.seq, "key": f"b{next(_KEYS)}"}
        await self._timed("move", "POST", f"{path}/moves", body)
        return True

    async def _timed(self, name: str, method: str, path: str, body: Any = None) -> bytes:
        began = perf_counter()
        answer = await self._person.ask(method, path, body)
        self.times[name].append(1000 * (perf_counter() - began))
        return answer


async def arrive(person: Person) -> Person:
    """Be somebody."""
    await person.connect()
    await person.become_guest("Bench")
    return person


async def opened(person: Person, seats: list[dict[str, str]]) -> str:
    """A table whose game has begun."""
    table = str(msgspec.json.decode(await person.ask("POST", "/api/tables", {"seats": seats}))["id"])
    await person.ask("POST", f"/api/tables/{table}/start")
    return table


async def entries(tables: list[tuple[Person, str]]) -> int:
    """How many moves there are at all tables together."""
    return sum([msgspec.json.decode(await host.ask("GET", f"/api/tables/{table}"))["seq"] for host, table in tables])


def processor_seconds(pid: int) -> float:
    """Of the processes that the server has started."""
    return sum(float(sum(child.cpu_times()[:2])) for child in psutil.Process(pid).children(recursive=True))


def percentile(times: list[float], twentieth: int) -> float:
    """Of sorted times."""
    return round(quantiles(times, n=20)[twentieth - 1] if len(times) > 1 else sum(times), 1)


async def measured(base: str, pid: int, plan: Plan, tables: list[tuple[Person, str]]) -> Measured:
    """People play for a while beside these tables."""
    players = [Player(base) for _ in range(plan.people)]
    before, burnt, began = await entries(tables), processor_seconds(pid), perf_counter()
    playing = [asyncio.create_task(player.play(plan.pause)) for player in players]
    done, _ = await asyncio.wait(playing, timeout=plan.seconds, return_when=asyncio.FIRST_EXCEPTION)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for task in done:
        task.result()  # raises what went wrong
    seconds = perf_counter() - began
    moves = (await entries(tables) - before) / seconds
    times = {name: sorted(time for player in players for time in player.times[name]) for name in REQUESTS}
    return Measured(
        bot_tables=len(tables),
        bot_moves_per_second=round(moves, 1),
        bot_moves_in_a_hint=round(moves * sum(times["hint"]) / max(1, len(times["hint"])) / 1000, 1),
        processors=round((processor_seconds(pid) - burnt) / seconds, 2),
        requests=sum(map(len, times.values())),
        p50_ms={name: percentile(found, 10) for name, found in times.items()},
        p95_ms={name: percentile(found, 19) for name, found in times.items()},
    )


async def both(base: str, pid: int, plan: Plan) -> list[Measured]:
    """The same people without and with bots."""
    without = await measured(base, pid, plan, [])
    seats = [{"kind": "bot", "bot": name} for name in plan.bots]
    tables = []
    for _ in range(plan.tables):  # nobody may let bots play at more than a few tables
        host = await arrive(Person(base))
        tables.append((host, await opened(host, seats)))
    return [without, await measured(base, pid, plan, tables)]


def main(
    tables: Annotated[int, typer.Option(help="Tables of bots.", min=1)] = 50,
    bots: Annotated[str, typer.Option(help="Who sits at each of them, with commas.")] = "master,master,master",
    people: Annotated[int, typer.Option(help="Who play meanwhile, each at a table of their own.", min=1)] = 5,
    pause: Annotated[float, typer.Option(help="Seconds of a person between two moves.", min=0)] = 0.2,
    seconds: Annotated[float, typer.Option(help="How long each part is measured.", min=1)] = 20.0,
    workers: Annotated[int, typer.Option(help="Processes in which bots think.", min=1)] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="The report as JSON.")] = False,
) -> None:
    """Requests of people beside bots that think, measured."""
    plan = Plan(tables, tuple(bots.split(",")), people, pause, seconds)
    with a_server(None, {"bot-workers": workers, "log-level": "warning"}) as (base, pid, _):
        found = asyncio.run(both(base, pid, plan))
    if as_json:
        print(json.dumps([asdict(part) for part in found], indent=2))
        return
    sheet = Sheet("p50 / p95 in ms", *(f"{part.bot_tables} tables of bots" for part in found))
    for name in REQUESTS:
        sheet.add_row(name, *(f"{part.p50_ms[name]} / {part.p95_ms[name]}" for part in found))
    sheet.add_row("requests", *(str(part.requests) for part in found))
    sheet.add_row("moves of bots a second", *(str(part.bot_moves_per_second) for part in found))
    sheet.add_row("of them while one waits for a hint", *(str(part.bot_moves_in_a_hint) for part in found))
    sheet.add_row("processors that think", *(str(part.processors) for part in found))
    Console().print(sheet)


if __name__ == "__main__":
    typer.run(main)
