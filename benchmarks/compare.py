"""Two trees by turns in one run: is this one slower than another? `python -m benchmarks.compare --against PATH`.

A machine is now quicker and now slower, so single numbers of two trees cannot be compared. Here each turn measures this
tree, the other one and this one once more, one right after the other, and what counts is the median of the ratios of
all turns. The ratio of this tree to itself, the control, shows how far noise alone goes. Compile both trees first.
"""

from __future__ import annotations

import asyncio
import json
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import psutil  # type: ignore[import-untyped]  # it has no types
import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table

from benchmarks.load_connection import Person
from lisboa import game_files
from tests.golden.recording import GAMES
from tests.server.running import PLENTY, UNLIMITED, Process

ROOT = Path(__file__).parents[1]
BENCH_LIMIT, MOVE_LIMIT = 0.03, 0.05
EVERY_VERSION: dict[str, object] = {**dict.fromkeys(UNLIMITED), "rate_limit": PLENTY, "login_limit": PLENTY}


@dataclass(frozen=True)
class Measure:
    """Something that is measured of a tree; `limit` is by how much this one may be worse."""

    name: str
    unit: str
    more_is_better: bool
    limit: float
    of: Callable[[int], float]  # by the number of the competitor

    def loss(self, mine: float, others: float) -> float:
        """By how much mine is worse, as a share; negative if it is better."""
        return others / mine - 1 if self.more_is_better else mine / others - 1


@contextmanager
def sources(tree: Path) -> Iterator[dict[str, str]]:
    """Processes that are started meanwhile use this tree."""
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = str(tree / "src")
    try:
        yield dict(os.environ)
    finally:
        if before is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = before


BENCH = """
import sys
from lisboa.cli import measure
from lisboa.engine import COMPILED
if not COMPILED:
    sys.exit("is not compiled: run make compile there")
work = {"play-4": (float(sys.argv[1]), measure.playing(4))}
print(measure.repeat_all(work)["play-4"].unit_rate)
"""


def bench(tree: Path, seconds: float) -> float:
    """Decisions a second, as `lisboa bench` measures them; its other numbers take longer and are not compared."""
    with sources(tree) as environment:
        done = subprocess.run(
            [sys.executable, "-c", BENCH, str(seconds)], check=False, capture_output=True, text=True, env=environment
        )
    if done.returncode:
        raise SystemExit(f"{tree}: {done.stderr.strip()}")
    return float(done.stdout)


class Scripted:
    """A server of a tree and a person who plays the same recorded game again and again, on all seats."""

    def __init__(self, tree: Path, folder: Path) -> None:
        with sources(tree):
            self._server = Process(str(folder / "lisboa.db"), folder / "server.log", None, **EVERY_VERSION)

    def __enter__(self) -> Scripted:
        self._server.wait_ready()
        self._process = psutil.Process(self._server.popen.pid)
        return self

    def __exit__(self, *_: object) -> None:
        self._server.stop()

    def milliseconds_per_move(self) -> float:
        """Processor time of the server's own process for the whole game, by its moves."""
        return asyncio.run(self._play(*script()))

    async def _play(self, head: str, moves: list[str]) -> float:
        person = Person(self._server.base)
        await person.connect()
        await person.become_guest("Bench")
        table = json.loads(await person.ask("POST", "/api/import", {"text": head}))["id"]
        before = self._processor_seconds()
        for seq, move in enumerate(moves):
            await person.ask("POST", f"/api/tables/{table}/moves", {"move": move, "seq": seq, "key": f"m{seq}"})
        used = self._processor_seconds() - before
        person.close()
        return 1000 * used / len(moves)

    def _processor_seconds(self) -> float:
        times = self._process.cpu_times()
        return float(times.user + times.system)


def script() -> tuple[str, list[str]]:
    """The header of a golden game of the first rules, which every version plays alike, and its moves."""
    for path in sorted(GAMES.glob("*.txt")):
        text = path.read_text(encoding="utf-8")
        if "[Players 2]" in text and "[Rules " not in text and "[Seed" in text:
            unfit = ("[Moves", "[Hash", "[Scores")
            head = [line for line in text.splitlines() if line.startswith("[") and not line.startswith(unfit)]
            return "\n".join(head) + "\n", list(game_files.read_text(text).moves)
    raise SystemExit("there is no golden game for two to play")


def compared(measure: Measure, turns: int) -> tuple[list[float], list[float]]:
    """Losses of this tree against the other one, and against itself, turn by turn."""
    found: tuple[list[float], list[float]] = ([], [])
    for _ in track(range(turns), description=measure.name, console=Console(stderr=True)):
        mine, others, again = (measure.of(number) for number in range(3))
        found[0].append(measure.loss((mine + again) / 2, others))
        found[1].append(measure.loss(mine, again))
    return found


def report(results: dict[Measure, tuple[list[float], list[float]]]) -> bool:
    """Print the table; is everything within its limit?"""
    table = Table("", "slower by (median)", "turns", "control", "limit", "")
    good = True
    for measure, (losses, control) in results.items():
        loss = statistics.median(losses)
        good = good and loss <= measure.limit
        table.add_row(
            f"{measure.name} ({measure.unit})",
            f"{loss:+.1%}",
            f"{min(losses):+.1%} to {max(losses):+.1%}",
            f"{statistics.median(control):+.1%} ({min(control):+.1%} to {max(control):+.1%})",
            f"{measure.limit:.0%}",
            "held" if loss <= measure.limit else "MISSED",
        )
    Console().print(table)
    return good


Against = Annotated[Path, typer.Option(help="The other tree: a clone with its engine compiled.", exists=True)]
Turns = Annotated[int, typer.Option(help="How often the trees are measured by turns.", min=1)]
Seconds = Annotated[float, typer.Option(help="Of each measurement of the engine.")]


def main(against: Against, turns: Turns = 10, seconds: Seconds = 5.0) -> None:
    """Compare the speed of this tree with that of another."""
    trees = (ROOT, against.resolve(), ROOT)
    with tempfile.TemporaryDirectory(prefix="lisboa-compare-") as name, ExitStack() as stack:
        speed = Measure("lisboa bench", "decisions/s", True, BENCH_LIMIT, lambda n: bench(trees[n], seconds))
        results = {speed: compared(speed, turns)}
        servers = []
        for number, tree in enumerate(trees):
            folder = Path(name) / str(number)
            folder.mkdir()
            servers.append(stack.enter_context(Scripted(tree, folder)))
            servers[-1].milliseconds_per_move()  # caches are filled
        move = Measure(
            "a move through HTTP", "processor ms", False, MOVE_LIMIT, lambda n: servers[n].milliseconds_per_move()
        )
        results[move] = compared(move, turns)
    raise typer.Exit(0 if report(results) else 1)


if __name__ == "__main__":
    typer.run(main)
