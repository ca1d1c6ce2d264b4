"""Measurements of speed: the functions behind `lisboa bench` and `benchmarks/`. One core, no other work beside."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import median
from time import perf_counter

from lisboa.engine.options import Options
from lisboa.engine.playout import RANDOM, own_dice, play_out
from lisboa.engine.record import replay
from lisboa.engine.set_up import new_state
from lisboa.engine.tables import numbers

REPETITIONS = 5
COUNTED_GAMES = 20  # whose decisions are counted for the machine-independent numbers
COPIES = 200  # between two looks at the clock
SEED = 1

Work = Callable[[int], int]  # does piece number i, returns how many units it had


@dataclass
class Rates:
    """What the repetitions of one measurement found."""

    calls: list[float] = field(default_factory=list)  # pieces of work a second
    units: list[float] = field(default_factory=list)

    @property
    def call_rate(self) -> float:
        return median(self.calls)

    @property
    def unit_rate(self) -> float:
        return median(self.units)

    @property
    def swing(self) -> float:
        """How many times faster the best repetition was than the worst: 1 on a quiet machine."""
        return max(self.calls) / min(self.calls)


def repeat_all(works: dict[str, tuple[float, Work]]) -> dict[str, Rates]:
    """Do each work for its seconds in all, in repetitions.

    They take turns, so that a busy moment of the machine does not fall on one of them alone.
    """
    found = {name: Rates() for name in works}
    for _ in range(REPETITIONS):
        for name, (seconds, work) in works.items():
            calls, units = rate(seconds / REPETITIONS, work)
            found[name].calls.append(calls)
            found[name].units.append(units)
    return found


def rate(slot: float, work: Work) -> tuple[float, float]:
    """Do pieces 0, 1, 2... until the time is over; pieces and units a second."""
    done = total = 0
    begun = perf_counter()
    while True:
        total += work(done)
        done += 1
        spent = perf_counter() - begun
        if spent >= slot:
            return done / spent, total / spent


def play_one(players: int, seed: int) -> int:
    """A whole game with random moves; how many decisions it took."""
    s = new_state(Options(players), seed)
    return play_out(s, numbers([RANDOM] * players), own_dice(~seed))


def decisions_per_game(players: int) -> float:
    """The mean of the first games; the same on every machine."""
    return sum(play_one(players, SEED + i) for i in range(COUNTED_GAMES)) / COUNTED_GAMES


def random_game(players: int, seed: int) -> list[str]:
    """The moves of a whole game played at random through the public face."""
    from lisboa import Game

    game = Game(players=players, seed=seed)
    dice = random.Random(seed)
    while not game.is_over:
        game.play(dice.choice(game.legal_moves()))
    return game.moves


def playing(players: int) -> Work:
    """Random games; the units are decisions."""
    return lambda i: play_one(players, SEED + i)


def through_facade(i: int) -> int:
    """A random game through lisboa.Game; the units are moves."""
    return len(random_game(4, SEED + i))


def copying() -> Work:
    """Copies of a state; all states have the same size."""
    s = new_state(Options(4), SEED)
    some = range(COPIES)

    def work(_: int) -> int:
        for _ in some:
            s.copy()
        return COPIES

    return work


def replaying(moves: list[str]) -> Work:
    """A finished four-player game again from its moves."""

    def work(_: int) -> int:
        replay(Options(4), SEED, moves)
        return len(moves)

    return work
