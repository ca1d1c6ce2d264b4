"""`python -m tests.fuzz.run --seconds N --seed S`: fuzz for a while, print what was reached. `make fuzz` calls it."""

from __future__ import annotations

import argparse
import random
import secrets
import sys
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from tests.fuzz.branches import Branches
from tests.fuzz.games import SOLO, Failure, Start, Trial, engine_name, quick_game
from tests.fuzz.hostile import refused_or_sound

PLAYERS = (2, 3, 4)
TABLES = (*PLAYERS, SOLO)
QUICK_PER_TRIAL = 30  # games with cheap laws for each one with all laws
TRIAL_MOVES = 150
LATEST_GLIMPSE = 130  # moves of a longish game against Lacerda


@dataclass
class Run:
    """A run of the fuzzer: its seed, and what came of it."""

    seed: int
    branches: Branches = field(default_factory=Branches)
    quick: Counter[int] = field(default_factory=Counter)
    trials: Counter[int] = field(default_factory=Counter)
    glimpses: Counter[int] = field(default_factory=Counter)
    moves: int = 0
    damaged: int = 0
    accepted: int = 0
    failures: list[str] = field(default_factory=list)

    def play_quick(self, number: int, tables: tuple[int, ...] = TABLES) -> None:
        """Game number so and so with the cheap laws; each game has its own seed, so that any can be repeated alone."""
        rng = random.Random(f"{self.seed} quick {number}")
        players = tables[number % len(tables)]
        self.guard(lambda: quick_game(Start(rng, players), self.branches), players, self.quick)

    def glimpse(self, number: int, tables: tuple[int, ...] = TABLES) -> None:
        """All laws at a random place of the quick game of this number, and for the move from there."""
        rng = random.Random(f"{self.seed} quick {number}")
        players = tables[number % len(tables)]
        start = Start(rng, players)
        start.go_on(rng.randint(0, LATEST_GLIMPSE))
        self.guard(lambda: Trial(start, self.branches, rng).run(1), players, self.glimpses)

    def play_trial(self, number: int, tables: tuple[int, ...] = TABLES, most: int = TRIAL_MOVES) -> None:
        """The same with all laws; every fifth game is played to its end."""
        rng = random.Random(f"{self.seed} trial {number}")
        players = tables[number % len(tables)]
        limit = 10**6 if number % 5 == 3 else most
        self.guard(lambda: Trial(Start(rng, players), self.branches, rng).run(limit), players, self.trials)

    def play_hostile(self, number: int) -> None:
        """Damage some positions of one game; each must be refused, or keep the laws."""
        rng = random.Random(f"{self.seed} hostile {number}")
        start = Start(rng, TABLES[number % len(TABLES)])
        game = start.game()
        try:
            for _ in range(rng.randint(0, 60)):
                if not game.is_over:
                    game.play(rng.choice(game.legal_moves()))
            for _ in range(10):
                self.accepted += refused_or_sound(game.position(), rng)
                self.damaged += 1
        except Exception as error:
            self.failures.append(f"seed {self.seed}, hostile {number}: {type(error).__name__}: {error}"[:1000])

    def guard(self, play: Callable[[], int], players: int, tally: Counter[int]) -> None:
        """Count a game, or keep its failure."""
        try:
            self.moves += play()
            tally[players] += 1
        except Failure as failure:
            self.failures.append(str(failure))

    def report(self) -> str:
        """What was played and reached, and what failed."""
        lines = [
            f"seed {self.seed}, engine {engine_name()}",
            f"games with cheap laws at every step: {tally_of(self.quick)}",
            f"games with all laws at a random place: {tally_of(self.glimpses)}",
            f"games with all laws at every step: {tally_of(self.trials)}",
            f"damaged positions: {self.damaged:,}, of which {self.accepted:,} were possible all the same",
            f"{self.moves:,} moves; branches reached:",
            self.branches.report(),
        ]
        return "\n".join(lines + [f"FAILED {failure}" for failure in self.failures])


def tally_of(games: Counter[int]) -> str:
    """So many games at each table."""
    names = {SOLO: "solo"} | {players: f"for {players} players" for players in PLAYERS}
    return ", ".join(f"{games[table]:,} {names[table]}" for table in TABLES if games[table])


def fuzz(seconds: float, seed: int, hostile: bool, most_failures: int = 5) -> Run:
    """Fuzz until the time is up or too much has failed."""
    run = Run(seed)
    end = time.monotonic() + seconds
    trial = 0
    while time.monotonic() < end and len(run.failures) < most_failures:
        for i in range(QUICK_PER_TRIAL):
            if time.monotonic() < end:
                run.play_quick(QUICK_PER_TRIAL * trial + i)
        if hostile:
            run.play_hostile(trial)
        run.play_trial(trial)
        trial += 1
    return run


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz.run", description=__doc__)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--seed", type=int, default=None, help="repeats a run; the default is a fresh one")
    asked = parser.parse_args()
    seed = secrets.randbelow(10**9) if asked.seed is None else asked.seed
    print(f"fuzzing for {asked.seconds:g} s with seed {seed}", flush=True)
    run = fuzz(asked.seconds, seed, hostile=True)
    print(run.report())
    missing = run.branches.missing()
    if missing:
        print(f"never reached: {', '.join(missing)}")
    return 1 if run.failures or missing else 0


if __name__ == "__main__":
    sys.exit(main())
