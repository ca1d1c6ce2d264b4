"""What a move through HTTP costs a server in two trees, by turns: `python -m benchmarks.move_against --against PATH`.

The same alternation as `lisboa bench --against`, which compares engines: each turn measures this tree, the other one
and this one again, and what counts is the median of the ratios of all turns. The ratio of this tree to itself, the
control, shows how far noise alone goes. Compile both trees first.
"""

from __future__ import annotations

import asyncio
import json
import os
import statistics
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
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
LIMIT = 0.05  # by how much more processor time a move may cost
EVERY_VERSION: dict[str, object] = {**dict.fromkeys(UNLIMITED), "rate_limit": PLENTY, "login_limit": PLENTY}


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


def compared(servers: list[Scripted], turns: int) -> tuple[list[float], list[float]]:
    """By how much more a move costs here than in the other tree, and than here, turn by turn."""
    found: tuple[list[float], list[float]] = ([], [])
    for _ in track(range(turns), description="Turns", console=Console(stderr=True)):
        mine, others, again = (server.milliseconds_per_move() for server in servers)
        found[0].append((mine + again) / 2 / others - 1)
        found[1].append(mine / again - 1)
    return found


def report(losses: list[float], control: list[float]) -> bool:
    """Print the result; is it within the limit?"""
    loss = statistics.median(losses)
    table = Table("", "more (median)", "turns", "control", "limit", "")
    table.add_row(
        "processor time of a move",
        f"{loss:+.1%}",
        f"{min(losses):+.1%} to {max(losses):+.1%}",
        f"{statistics.median(control):+.1%} ({min(control):+.1%} to {max(control):+.1%})",
        f"{LIMIT:.0%}",
        "held" if loss <= LIMIT else "MISSED",
    )
    Console().print(table)
    return loss <= LIMIT


Against = Annotated[Path, typer.Option(help="The other tree: a clone with its engine compiled.", exists=True)]
Turns = Annotated[int, typer.Option(help="How often the trees are measured by turns.", min=1)]


def main(against: Against, turns: Turns = 20) -> None:
    """Compare what a move costs in this tree and in another."""
    with tempfile.TemporaryDirectory(prefix="lisboa-against-") as name, ExitStack() as stack:
        servers = []
        for number, tree in enumerate((ROOT, against.resolve(), ROOT)):
            folder = Path(name) / str(number)
            folder.mkdir()
            servers.append(stack.enter_context(Scripted(tree, folder)))
            servers[-1].milliseconds_per_move()  # caches are filled
        good = report(*compared(servers, turns))
    raise typer.Exit(0 if good else 1)


if __name__ == "__main__":
    typer.run(main)
