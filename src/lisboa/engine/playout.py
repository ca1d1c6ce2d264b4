"""Whole games at full speed: the loop of simulations and benchmarks, in compiled code."""

from librt.vecs import append, vec
from mypy_extensions import i64

from lisboa.engine.flow import settle, take
from lisboa.engine.rng import below, seed_words
from lisboa.engine.state import State


def own_dice(seed: int) -> vec[i64]:
    """A random generator apart from the game's own: a bot must not disturb what the game will draw."""
    dice = vec[i64]()
    i: i64 = 0
    while i < 4:
        dice = append(dice, 0)
        i += 1
    seed_words(dice, 0, seed)
    return dice


def play_randomly(s: State, dice: vec[i64]) -> i64:
    """Play to the end with random moves; returns the number of decisions with two or more options."""
    decisions: i64 = 0
    while True:
        codes = settle(s).codes
        n = len(codes)
        if n == 0:
            return decisions
        decisions += 1
        take(s, codes[below(dice, 0, n)], False)
