"""`lisboa bench`: how fast the engine and the master are, against what they should reach."""

from __future__ import annotations

import json
import sys
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from lisboa.cli import measure, measure_master
from lisboa.cli.style import console, count, grid, heading, indented, short
from lisboa.engine import COMPILED
from lisboa.engine.layout import SIZE

PLAYERS = (2, 3, 4)

# What the compiled engine should reach on one core; uncompiled only decisions have a target.
DECISIONS = 300_000
DECISIONS_UNCOMPILED = 15_000
GAMES = 600
COPY_US = 3
REPLAY_MS = 5
FACADE = 30_000
DECISION_MS = 2_000
BUSY = 1.3  # a quiet machine repeats itself better than that


def run(seconds: float, as_json: bool) -> None:
    """Measure and print."""
    err = console(stderr=True)
    if as_json or not err.is_terminal:
        result, swing = measured(seconds)
    else:
        with err.status(f"Measuring for about {seconds:.0f} seconds on one core"):
            result, swing = measured(seconds)
    if as_json:
        sys.stdout.write(json.dumps(result, indent=2) + "\n")
    else:
        report(console(), result, swing)


def measured(seconds: float) -> tuple[dict[str, Any], float]:
    """All numbers, by the keys of `lisboa bench --json`, and how much the repetitions differed."""
    moves = measure.random_game(4, measure.SEED)
    works = {f"play-{players}": (0.15 * seconds, measure.playing(players)) for players in PLAYERS}
    works["facade"] = (0.1 * seconds, measure.through_facade)
    works["replay"] = (0.1 * seconds, measure.replaying(moves))
    works["copy"] = (0.05 * seconds, measure.copying())
    rates = measure.repeat_all(works)
    thoughts = measure_master.thoughts(0.3 * seconds)
    result = {
        "compiled": COMPILED,
        "decisions_per_s": round(rates["play-4"].unit_rate),
        "games_per_s": {str(players): round(rates[f"play-{players}"].call_rate, 1) for players in PLAYERS},
        "copy_us": round(1e6 / rates["copy"].unit_rate, 3),
        "replay_ms": round(1e3 / rates["replay"].call_rate, 3),
        "facade_moves_per_s": round(rates["facade"].unit_rate),
        "simulations_per_s": thoughts.simulations_per_s,
        "decision_ms": thoughts.decision_ms,
        "counts": {
            "decisions_per_game": {str(players): measure.decisions_per_game(players) for players in PLAYERS},
            "replay_moves": len(moves),
            "state_numbers": SIZE,
            "simulations_per_decision": thoughts.simulations_per_decision,
            "decisions_per_simulation": thoughts.decisions_per_simulation,
        },
    }
    return result, max(found.swing for found in rates.values())


def report(out: Console, result: dict[str, Any], swing: float) -> None:
    """The numbers for people."""
    engine = "compiled by mypyc" if result["compiled"] else "uncompiled"
    out.print(heading("Speed on one core", f"engine {engine} · median of {measure.REPETITIONS} repetitions"))
    out.print()
    out.print(indented(speed_table(result)))
    if swing > BUSY:
        out.print(f"[warn]The repetitions differ by up to {swing:.1f}x: the machine is busy, measure again.[/]\n")
    if result["simulations_per_s"]:
        out.print(heading("The master at the beginning of a turn", "by the part of the game that is played"))
        out.print()
        out.print(indented(master_table(result)))
    out.print(heading("The same on every machine"))
    out.print()
    out.print(indented(counts_table(result["counts"])))


def speed_table(result: dict[str, Any]) -> Table:
    """Each number beside its target."""
    fast = result["compiled"]
    games = result["games_per_s"]
    table = grid(("", ">measured", "", ">target", ""))
    target = DECISIONS if fast else DECISIONS_UNCOMPILED
    row(table, "Decisions, 4 players", result["decisions_per_s"], "a second", target)
    for players in PLAYERS:
        goal = GAMES if players == 4 and fast else None
        row(table, f"Games, {players} players", games[str(players)], "a second", goal)
    row(table, "Moves through lisboa.Game", result["facade_moves_per_s"], "a second", FACADE if fast else None)
    row(table, "Copy of a state", result["copy_us"], "µs", COPY_US if fast else None, less=True)
    row(table, "Replay of a game", result["replay_ms"], "ms", REPLAY_MS if fast else None, less=True)
    return table


def master_table(result: dict[str, Any]) -> Table:
    """Simulations a second, and the time of a whole decision."""
    table = grid(("", *(f">{stage}" for stage in measure_master.STAGES), "", ">target", ""))
    for players, rates in result["simulations_per_s"].items():
        table.add_row(f"Simulations, {seats(players)}", *(count(rate) for rate in rates.values()), "a second", "", "")
    for players, times in result["decision_ms"].items():
        times_told = (count(time) for time in times.values())
        slowest = max(times.values())
        verdict = reached(slowest <= DECISION_MS, DECISION_MS / slowest)
        table.add_row(f"Decision, {seats(players)}", *times_told, "ms", "≤ " + count(DECISION_MS), verdict)
    return table


def seats(players: str) -> str:
    """Who plays, in words."""
    return players if players == "solo" else f"{players} players"


def row(table: Table, name: str, value: float, unit: str, target: float | None, less: bool = False) -> None:
    """One line: what, how much, how much was wanted, and whether it is reached."""
    text = f"{value:.2f}" if value < 100 else count(value)
    if target is None:
        table.add_row(name, text, unit, "", "")
        return
    verdict = reached(value <= target if less else value >= target, target / value if less else value / target)
    table.add_row(name, Text(text, style="bold"), unit, ("≤ " if less else "≥ ") + count(target), verdict)


def reached(good: bool, factor: float) -> Text:
    """Whether a target is reached, and how many times."""
    return Text(f"{'✓' if good else '✗'} {factor:.1f}x", style="good" if good else "bad")


def counts_table(counts: dict[str, Any]) -> Table:
    """Numbers that tell whether two machines did the same work."""
    table = grid(("", ">"))
    table.show_header = False
    for players, decisions in counts["decisions_per_game"].items():
        table.add_row(f"Decisions of a game, {players} players", f"{decisions:.1f}")
    for name, key in (
        ("Simulations of a decision", "simulations_per_decision"),
        ("Decisions of a simulation", "decisions_per_simulation"),
    ):
        for players, found in counts[key].items():
            table.add_row(f"{name}, {seats(players)}", " / ".join(short(number) for number in found.values()))
    table.add_row("Moves of the replayed game", count(counts["replay_moves"]))
    table.add_row("Numbers in a state", count(counts["state_numbers"]))
    return table
