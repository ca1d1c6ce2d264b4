"""Many games on many processes. What comes out depends on the options and the seed only, not on who played what."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from lisboa.bots import BOTS, play_out
from lisboa.cli.workers import Flag, WorkerDied, finished
from lisboa.engine.options import Options
from lisboa.engine.playout import own_dice
from lisboa.engine.set_up import new_state
from lisboa.report.collect import Ledger
from lisboa.report.tally import Tally
from lisboa.seats import LACERDA

SEED_SPAN = 2**32  # seeds of games lie apart for each seed of a simulation
LONGEST_CHUNK = 200  # games handed to a worker at once


@dataclass(frozen=True)
class Plan:
    """What to simulate."""

    games: int
    options: Options
    bots: tuple[str, ...]  # by seat
    seed: int
    report: bool = False  # games are recorded and read for a report

    @property
    def players(self) -> int:
        return self.options.players

    def tally(self) -> Tally:
        """An empty tally for games of this plan."""
        return Tally(self.players, Ledger(self.players) if self.report else None)

    def play(self, part: tuple[int, int], stop: Flag) -> Tally:
        """Play games from the first number up to the second; stops early, between two games, when asked."""
        tally = self.tally()
        bots = [BOTS[name] for name in self.bots if name != LACERDA]  # he moves by himself
        for game in range(*part):
            if stop.is_set():
                break
            seed = game_seed(self.seed, game)
            s = new_state(self.options, seed)
            s.recording = self.report
            # The complement: with the same seed bots would throw what the game draws.
            tally.count(s, play_out(s, bots, own_dice(~seed)))
        return tally


@dataclass(frozen=True)
class Outcome:
    """What was simulated; `complete` is false after Ctrl-C."""

    tally: Tally
    seconds: float
    complete: bool
    died: bool = False  # a worker process was killed


def seats_of(bots: str, options: Options) -> tuple[str, ...]:
    """The bot of each seat: a short list goes round again. `ValueError` says what is wrong."""
    players = 1 if options.solo else options.players
    names = [name.strip() for name in bots.split(",")]
    for name in names:
        if name not in BOTS:
            raise ValueError(f"no bot is called {name!r}; there are: {', '.join(BOTS)}")
    if len(names) > players:
        raise ValueError(f"{len(names)} bots for {players} players")
    sitting = tuple(names[seat % len(names)] for seat in range(players))
    return (*sitting, LACERDA) if options.solo else sitting


def game_seed(seed: int, game: int) -> int:
    """The seed of one game of a simulation, to look at it alone."""
    return seed * SEED_SPAN + game


def simulate(plan: Plan, workers: int, progress: Callable[[int], None]) -> Outcome:
    """Play all games; `progress` hears how many are done. Ctrl-C ends it early with what there is."""
    chunk = max(1, min(LONGEST_CHUNK, plan.games // (8 * workers)))
    chunks = ((first, min(first + chunk, plan.games)) for first in range(0, plan.games, chunk))
    tally = plan.tally()
    begun = time.perf_counter()
    died = False
    try:
        for part in finished(plan, chunks, workers):
            tally.merge(part)
            progress(tally.games)
    except WorkerDied:  # what is done is summed up as after Ctrl-C
        died = True
    return Outcome(tally, time.perf_counter() - begun, tally.games == plan.games, died)
