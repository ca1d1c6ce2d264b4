"""Teach the bots' judgement from their own games: `python -m tools.train_bots` (needs `pip install -e '.[train]'`).

Round after round: games of self-play, in which the judgement learned so far has a say; then a small network is fitted
to how they ended, for each number of players. It comes out as src/lisboa/bots/judgement.json; `docs/bots.md` tells how
the one in the package was made.
"""

from __future__ import annotations

import argparse
import json
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch

from lisboa.bots.features import INPUTS
from lisboa.bots.imagined import SelfPlay
from lisboa.bots.judgement import ONE, OUTPUTS, Judgement
from lisboa.bots.levels import TABLES
from lisboa.bots.self_play import recorded
from lisboa.engine.options import Options
from lisboa.engine.playout import own_dice
from lisboa.engine.set_up import new_state

OUT: Final = Path(__file__).parents[1] / "src" / "lisboa" / "bots" / "judgement.json"
KEEP: Final = 10  # ways to end a turn from which judgement and whims choose
WHIMS: Final = (0, 8, 25)  # per cent of turns; they take turns, so that there are good games and strange ones
CHUNK: Final = 50  # games of a job
BATCH: Final = 512
FEWEST: Final = 50  # games: fewer give less than a batch of positions
HELD_BACK: Final = 10  # every tenth game is not learned from, but asked about

Learned = dict[str, dict[str, Any]]


@dataclass(frozen=True)
class Job:
    """Some games of one kind."""

    table: str
    first: int
    games: int
    learned: dict[str, Any] | None


def play(job: Job) -> np.ndarray[Any, np.dtype[np.int16]]:
    """Rows: the game's number within ten, the numbers of a position, and how its game ended."""
    judgement = None if job.learned is None else Judgement(job.learned["hidden"], job.learned["numbers"])
    outcome = Judgement(1, [0] * (INPUTS + 1 + 2 * OUTPUTS))  # only used to read how games ended
    players = TABLES.index(job.table) + 1
    options = Options(2, solo=True) if players == 1 else Options(players)
    rows: list[list[int]] = []
    for number in range(job.first, job.first + job.games):
        s = new_state(options, number)
        whims = WHIMS[number % len(WHIMS)]
        for seat, numbers in recorded(SelfPlay(s, KEEP, whims, own_dice(~number), judgement)):
            ending = [hundredths // 100 for hundredths in outcome.see(s, seat)]
            rows.append([number % HELD_BACK, *numbers, ending[0] - numbers[0], *ending[1:]])
    return np.array(rows, dtype=np.int16)


def self_play(
    table: str, first: int, games: int, learned: Learned, workers: int
) -> np.ndarray[Any, np.dtype[np.int16]]:
    """All games of a round, in parallel; the same rows in the same order for any number of workers."""
    jobs = [
        Job(table, at, min(CHUNK, first + games - at), learned.get(table)) for at in range(first, first + games, CHUNK)
    ]
    with ProcessPoolExecutor(workers) as pool:
        return np.concatenate(list(pool.map(play, jobs)))


def fit(rows: np.ndarray[Any, np.dtype[np.int16]], hidden: int, epochs: int) -> dict[str, Any]:
    """A network with one hidden layer, rounded to whole numbers."""
    torch.manual_seed(1)
    rows = np.concatenate([rows[rows[:, 0] > 0], rows[rows[:, 0] == 0]])
    cut = int((rows[:, 0] > 0).sum())
    inputs = torch.tensor(rows[:, 1 : INPUTS + 1].astype(np.float32))
    wanted = torch.tensor(rows[:, INPUTS + 1 :].astype(np.float32))
    mean, spread = inputs[:cut].mean(0), inputs[:cut].std(0).clamp(min=0.5)
    goal_mean, goal_spread = wanted[:cut].mean(0), wanted[:cut].std(0).clamp(min=1e-3)
    x, y = (inputs - mean) / spread, (wanted - goal_mean) / goal_spread
    net = torch.nn.Sequential(torch.nn.Linear(INPUTS, hidden), torch.nn.ReLU(), torch.nn.Linear(hidden, OUTPUTS))
    optimizer = torch.optim.AdamW(net.parameters(), lr=2e-3, weight_decay=1e-3)
    steps = epochs * (cut // BATCH)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, 4e-3, total_steps=steps + 1)
    for _ in range(epochs):
        order = torch.randperm(cut)
        for at in range(0, cut - BATCH, BATCH):
            some = order[at : at + BATCH]
            loss = torch.nn.functional.smooth_l1_loss(net(x[some]), y[some])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
    with torch.no_grad():
        missed = ((net(x[cut:]) - y[cut:]) ** 2).mean(0)
    explained = [round(1 - float(part), 3) for part in missed / y[cut:].var(0).clamp(min=1e-6)]
    print(f"  {len(rows)} positions; explained on games held back: wigs, margin, victory, rank {explained}", flush=True)
    return rounded(net, mean, spread, goal_mean, goal_spread, hidden)


def rounded(net: Any, mean: Any, spread: Any, goal_mean: Any, goal_spread: Any, hidden: int) -> dict[str, Any]:
    """The weights for numbers as they are, not centred and scaled."""
    first, last = net[0], net[2]
    weights = (first.weight.detach() / spread).T
    bias = first.bias.detach() - first.weight.detach() @ (mean / spread)
    out = (last.weight.detach() * goal_spread[:, None]).T
    out_bias = last.bias.detach() * goal_spread + goal_mean
    parts = [(part * ONE).round().to(torch.int64).flatten().tolist() for part in (weights, bias, out, out_bias)]
    return {"hidden": hidden, "numbers": [number for part in parts for number in part]}


def main() -> None:
    """Rounds of playing and learning."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", default=",".join(TABLES), help="which kinds of games (default: %(default)s)")
    parser.add_argument("--games", type=int, default=6000, help="of each kind and round (default: %(default)s)")
    parser.add_argument("--rounds", type=int, default=1, help="(default: %(default)s)")
    parser.add_argument("--hidden", type=int, default=48, help="units of the network (default: %(default)s)")
    parser.add_argument(
        "--epochs", type=int, default=8, help="times that all positions are learned (default: %(default)s)"
    )
    parser.add_argument("--workers", type=int, default=2, help="processes that play (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=200_000, help="of the first game (default: %(default)s)")
    parser.add_argument(
        "--go-on", action="store_true", help="the judgement in the file has a say from the first round on"
    )
    parser.add_argument("--out", type=Path, default=OUT, help="the file of weights")
    options = parser.parse_args()
    tables = options.tables.split(",")
    if not set(tables) <= set(TABLES):
        parser.error(f"--tables: choose from {', '.join(TABLES)}")
    if options.games < FEWEST or options.rounds < 1:
        parser.error(f"--games: {FEWEST} at least; --rounds: 1 at least")
    learned: Learned = json.loads(options.out.read_text(encoding="utf-8")) if options.out.exists() else {}
    for table in tables:
        if not options.go_on:
            learned.pop(table, None)
        rows = np.empty((0, 1 + INPUTS + OUTPUTS), dtype=np.int16)
        for number in range(options.rounds):
            begun = time.perf_counter()
            first = options.seed + number * options.games
            rows = np.concatenate([rows, self_play(table, first, options.games, learned, options.workers)])
            print(
                f"{table}, round {number + 1}: {options.games} games, {time.perf_counter() - begun:.0f} s", flush=True
            )
            learned[table] = fit(rows, options.hidden, options.epochs)
        written = options.out.with_suffix(".new")
        written.write_text(json.dumps(learned), encoding="utf-8")
        written.replace(options.out)


if __name__ == "__main__":
    main()
