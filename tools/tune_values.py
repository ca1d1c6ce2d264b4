"""Tune what things are worth to the planners, from games against themselves: `python -m tools.tune_values --help`.

Evolution by pairs: in every game each seat has values of its own, half of the seats the opposite of the other half. Who
changed what and ended how far ahead gives the slope of every value at once, and all go a step up their slopes. It comes
out as src/lisboa/bots/values.toml; `docs/bots.md` tells how the ones in the package were made.
"""

from __future__ import annotations

import argparse
import random
import time
import tomllib
from concurrent.futures import ProcessPoolExecutor
from math import exp, log
from pathlib import Path
from typing import Final

from lisboa.bots.levels import TABLES
from lisboa.bots.self_play import final_wigs
from lisboa.bots.weights import NAMES, Weights, weights_of
from lisboa.engine.options import Options
from lisboa.engine.set_up import new_state

OUT: Final = Path(__file__).parents[1] / "src" / "lisboa" / "bots" / "values.toml"
SPREAD: Final = 0.4  # how far seats differ, as a logarithm: 1.5 times and two thirds
PACE: Final = 0.12  # of a step, for a wig of slope
STRIDE: Final = 0.15  # no step is longer
MEMORY: Final = 0.8  # of earlier slopes in this one
CHUNK: Final = 10  # games of a job

Logs = list[float]  # of all values, in the order of NAMES
Signs = list[int]
Result = list[tuple[Signs, int]]  # of each seat: what was changed, and its wigs


def chunk(job: tuple[int, Logs, int]) -> list[Result]:
    """Some games of so many players, from a seed on."""
    players, logs, first = job
    return [game(players, logs, seed) for seed in range(first, first + CHUNK)]


def game(players: int, logs: Logs, seed: int) -> Result:
    """One game."""
    dice = random.Random(seed)
    signs: list[Signs] = []
    while len(signs) < players:
        some = [dice.choice((-1, 1)) for _ in NAMES]
        signs += [some, [-sign for sign in some]]
    signs = signs[:players]
    dice.shuffle(signs)
    seats = [changed(logs, some) for some in signs]
    wigs = final_wigs(new_state(Options(players), seed), seats, seed)
    return list(zip(signs, wigs, strict=True))


def changed(logs: Logs, signs: Signs) -> Weights:
    """Values a spread up or down."""
    steps = zip(NAMES, logs, signs, strict=True)
    return weights_of({name: max(1, round(exp(value + SPREAD * sign))) for name, value, sign in steps})


def slopes(results: list[Result]) -> Logs:
    """Wigs over the table's mean that a spread of each value brings."""
    total = [0.0] * len(NAMES)
    seats = 0
    for result in results:
        players = len(result)
        mean = sum(wigs for _, wigs in result) / players
        for signs, wigs in result:
            seats += 1
            ahead = (wigs - mean) * players / (players - 1)
            for at, sign in enumerate(signs):
                total[at] += sign * ahead
    return [one / seats for one in total]


def tune(table: str, logs: Logs, options: argparse.Namespace) -> Logs:
    """Steps up the slopes."""
    players = TABLES.index(table) + 1
    memory = [0.0] * len(NAMES)
    with ProcessPoolExecutor(options.workers) as pool:
        for number in range(options.steps):
            begun = time.perf_counter()
            first = options.seed + number * options.games
            jobs = [(players, logs, seed) for seed in range(first, first + options.games, CHUNK)]
            found = slopes([result for results in pool.map(chunk, jobs) for result in results])
            memory = [MEMORY * old + (1 - MEMORY) * new for old, new in zip(memory, found, strict=True)]
            sure = 1 - MEMORY ** (number + 1)
            steps = [max(-STRIDE, min(STRIDE, PACE * one / sure)) for one in memory]
            logs = [value + step for value, step in zip(logs, steps, strict=True)]
            steepest = sorted(zip(memory, NAMES, strict=True), key=lambda pair: -abs(pair[0]))[:6]
            told = ", ".join(f"{name} {slope / sure:+.2f}" for slope, name in steepest)
            print(f"{table}, step {number + 1}, {time.perf_counter() - begun:.0f} s: {told}", flush=True)
    return logs


def written(tables: dict[str, dict[str, int]]) -> str:
    """The file."""
    parts = [f"[{table}]\n" + "".join(f"{name} = {value}\n" for name, value in tables[table].items()) for table in tables]
    return "# What things are worth to the planners, in hundredths of a wig: made by tools.tune_values\n\n" + "\n".join(parts)


def main() -> None:
    """Tune the values of some kinds of games."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", default="two,three,four", help="which kinds of games (default: %(default)s)")
    parser.add_argument("--games", type=int, default=480, help="of each step (default: %(default)s)")
    parser.add_argument("--steps", type=int, default=30, help="(default: %(default)s)")
    parser.add_argument("--workers", type=int, default=2, help="processes that play (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=10_000_000, help="of the first game (default: %(default)s)")
    parser.add_argument("--out", type=Path, default=OUT, help="the file of values; those in it are where it starts")
    options = parser.parse_args()
    tables: dict[str, dict[str, int]] = tomllib.loads(options.out.read_text(encoding="utf-8"))
    for table in options.tables.split(","):
        logs = tune(table, [log(tables[table][name]) for name in NAMES], options)
        tables[table] = {name: max(1, round(exp(value))) for name, value in zip(NAMES, logs, strict=True)}
        options.out.write_text(written(tables), encoding="utf-8")


if __name__ == "__main__":
    main()
