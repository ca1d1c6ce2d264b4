"""Measurements of speed: the functions behind `lisboa bench` and `benchmarks/`. One core, no other work beside."""

from __future__ import annotations

import random
from collections.abc import Callable
from statistics import median
from time import perf_counter

from lisboa.engine.layout import SIZE
from lisboa.engine.playout import RANDOM, own_dice, play_out
from lisboa.engine.set_up import new_state
from lisboa.engine.tables import numbers

REPETITIONS = 5
COUNTED_GAMES = 20  # whose decisions are counted for the machine-independent numbers
COPIES = 200  # between two looks at the clock
SEED = 1


def play_one(players: int, seed: int) -> int:
    """A whole game with random moves; how many decisions it took."""
    s = new_state(players, seed, 2021, False, False)
    return play_out(s, numbers([RANDOM] * players), own_dice(~seed))


def repeated(slot: float, work: Callable[[int], int]) -> tuple[float, float]:
    """Call `work(0)`, `work(1)`... for `slot` seconds, several times over.

    Returns the median over the repetitions of the calls a second, and of the units a second (what `work` returns).
    """
    calls, units = [], []
    for _ in range(REPETITIONS):
        done = total = 0
        begun = perf_counter()
        while True:
            total += work(done)
            done += 1
            spent = perf_counter() - begun
            if spent >= slot:
                break
        calls.append(done / spent)
        units.append(total / spent)
    return median(calls), median(units)


def playouts(players: int, seconds: float) -> tuple[float, float]:
    """Games a second and decisions a second of random play."""
    return repeated(seconds / REPETITIONS, lambda i: play_one(players, SEED + i))


def copy_us(seconds: float) -> float:
    """Microseconds for one State.copy()."""
    s = new_state(4, SEED, 2021, False, False)  # all states have the same size
    some = range(COPIES)

    def work(_: int) -> int:
        for _ in some:
            s.copy()
        return COPIES

    return 1e6 / repeated(seconds / REPETITIONS, work)[1]


def decisions_per_game(players: int) -> float:
    """The mean of the first games; the same on every machine."""
    return sum(play_one(players, SEED + i) for i in range(COUNTED_GAMES)) / COUNTED_GAMES


def state_numbers() -> int:
    """How many numbers a state has."""
    return SIZE


def random_game(players: int, seed: int) -> list[str]:
    """The moves of a whole game played at random through the public face."""
    from lisboa import Game

    game = Game(players=players, seed=seed)
    dice = random.Random(seed)
    moves = []
    while not game.is_over:
        move = dice.choice(game.legal_moves())
        game.play(move)
        moves.append(move)
    return moves


def facade_moves(seconds: float) -> float:
    """Moves a second through `legal_moves()` and `play()` of lisboa.Game."""
    return repeated(seconds / REPETITIONS, lambda i: len(random_game(4, SEED + i)))[1]


def replay_ms(moves: list[str], seconds: float) -> float:
    """Milliseconds to replay a finished four-player game from its moves."""
    from lisboa.engine.record import replay

    def work(_: int) -> int:
        replay(4, SEED, 2021, False, False, moves)
        return 1

    return 1e3 / repeated(seconds / REPETITIONS, work)[0]
