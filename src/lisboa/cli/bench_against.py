"""`lisboa bench --against PATH`: is this version slower than another? Both are measured by turns in one run.

A machine is now faster and now slower, so numbers of two separate runs cannot be compared. Here each turn measures this
version, the other one and this one again, one right after the other; what counts is the median of the turns' ratios.
The ratio of this version to itself, the control, shows how far noise alone goes.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import typer
from rich.progress import track
from rich.table import Table
from rich.text import Text

from lisboa.cli.style import console, grid, heading, indented

LIMIT = 0.97  # a version that reaches less of the other's speed is slower, noise or not
TIMES = ("copy_us", "replay_ms")  # less is better; of all other numbers more is better
NAMES = {
    "decisions_per_s": "Decisions, 4 players",
    "games_per_s.2": "Games, 2 players",
    "games_per_s.3": "Games, 3 players",
    "games_per_s.4": "Games, 4 players",
    "facade_moves_per_s": "Moves through lisboa.Game",
    "copy_us": "Copy of a state",
    "replay_ms": "Replay of a game",
    "simulations_per_s": "Simulations of the master",
}


@dataclass(frozen=True)
class Ratio:
    """This version's speed as a share of the other's, turn by turn, and as a share of its own a moment later."""

    turns: list[float]
    control: list[float]

    @property
    def median(self) -> float:
        return statistics.median(self.turns)

    @property
    def slower(self) -> bool:
        return self.median < LIMIT


@dataclass(frozen=True)
class Version:
    """An installed version: the Python that runs it, and where its package lies if that is no part of that Python."""

    python: Path
    source: Path | None

    @classmethod
    def at(cls, path: Path) -> Version:
        """The one at a path: a work tree with its engine compiled in place, a folder of packages, or an environment."""
        python = next((p for p in (path / "bin/python", path / ".venv/bin/python") if p.exists()), Path(sys.executable))
        source = next((p for p in (path / "src", path) if (p / "lisboa" / "__init__.py").exists()), None)
        if source is None and python == Path(sys.executable):
            raise typer.BadParameter(f"{path} is no work tree, folder of packages or environment with lisboa in it")
        return cls(python, source)

    def measured(self, seconds: float) -> dict[str, Any]:
        """What its own `lisboa bench --json` measures."""
        command = [str(self.python), "-m", "lisboa.cli", "bench", "--json", "--seconds", str(seconds)]
        environment = {**os.environ, "PYTHONPATH": "" if self.source is None else str(self.source.resolve())}
        done = subprocess.run(command, check=False, capture_output=True, text=True, env=environment)
        if done.returncode:
            raise typer.BadParameter(f"cannot be measured: {done.stderr.strip()[-500:]}")
        found: dict[str, Any] = json.loads(done.stdout)
        return found


def this_version() -> Version:
    """The one that runs."""
    return Version(Path(sys.executable), Path(__file__).parents[2])


def run(path: Path, turns: int, seconds: float, as_json: bool) -> int:
    """Measure and print; 1 if this version is slower in anything."""
    mine, other = this_version(), Version.at(path)
    measured = []
    for _ in track(range(turns), description="Turns", console=console(stderr=True), transient=True):
        measured.append(tuple(version.measured(seconds) for version in (mine, other, mine)))
    ratios = compared(measured)
    first, second, _ = measured[0]
    if as_json:
        found = {key: {"median": one.median, "turns": one.turns, "control": one.control} for key, one in ratios.items()}
        sys.stdout.write(json.dumps({"against": str(path), "ratios": found}, indent=2) + "\n")
    else:
        report(ratios, differences(first, second))
    return int(any(one.slower for one in ratios.values()))


def compared(measured: list[tuple[dict[str, Any], ...]]) -> dict[str, Ratio]:
    """The ratios of all numbers that both versions have, from what each turn measured of mine, the other, mine."""
    found: dict[str, Ratio] = {}
    turns = [tuple(speeds(result) for result in turn) for turn in measured]
    for key in NAMES:
        here = [turn for turn in turns if all(key in one for one in turn)]
        if here:
            found[key] = Ratio(
                [(mine[key] + again[key]) / 2 / other[key] for mine, other, again in here],
                [mine[key] / again[key] for mine, _, again in here],
            )
    return found


def speeds(result: Mapping[str, Any]) -> dict[str, float]:
    """The numbers of one measurement, each so that more is faster."""
    found = {key: 1 / result[key] if key in TIMES else result[key] for key in NAMES if key in result}
    found |= {f"games_per_s.{players}": rate for players, rate in result["games_per_s"].items()}
    simulations = [rate for rates in result["simulations_per_s"].values() for rate in rates.values()]
    found.pop("simulations_per_s", None)
    if simulations:  # games last differently long, so no table and stage may outweigh another
        found["simulations_per_s"] = statistics.geometric_mean(simulations)
    return found


def differences(mine: dict[str, Any], other: dict[str, Any]) -> list[str]:
    """What keeps the two from being compared."""
    found = []
    if mine["compiled"] != other["compiled"]:
        found.append("only one of the two is compiled")
    for key in ("decisions_per_game", "simulations_per_decision", "decisions_per_simulation"):
        if mine["counts"][key] != other["counts"][key]:
            found.append(f"{key.replace('_', ' ')} differ: the two do not do the same work")
    return found


def report(ratios: dict[str, Ratio], remarks: list[str]) -> None:
    """The ratios for people."""
    out = console()
    turns = len(next(iter(ratios.values())).turns)
    out.print(heading("Speed of this version as a share of the other's", f"median of {turns} turns"))
    out.print()
    out.print(indented(ratio_table(ratios)))
    for remark in remarks:
        out.print(f"[warn]{remark}[/]")


def ratio_table(ratios: dict[str, Ratio]) -> Table:
    """A line for each number."""
    table = grid(("", ">ratio", ">turns", ">control", ">turns", ""))
    for key, one in ratios.items():
        verdict = Text("✗ slower", style="bad") if one.slower else Text("✓", style="good")
        control = f"{statistics.median(one.control):.3f}"
        ratio = Text(f"{one.median:.3f}", style="bold")
        table.add_row(NAMES[key], ratio, spread(one.turns), control, spread(one.control), verdict)
    return table


def spread(turns: list[float]) -> str:
    """The smallest and the greatest of the ratios."""
    return f"{min(turns):.2f} to {max(turns):.2f}"
