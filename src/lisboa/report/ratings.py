"""Ratings on the Elo scale: the strengths that explain best who was ahead of whom (Bradley and Terry), with intervals.

A game of several players counts as one comparison for each pair of them. Comparisons of one round are not independent,
so intervals come from whole rounds: each is given a random weight, and the ratings are worked out anew (the Bayesian
bootstrap). Before the first game everybody has been half a time ahead of everybody else; without that, who wins every
game would be infinitely strong. For two bots the interval is then that of Jeffreys.
"""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

CENTRE: Final = 1500.0  # the mean rating of all who take part
SCALE: Final = 400 / math.log(10)  # 400 points are odds of 10 to 1
BEFORE: Final = 0.5  # times ahead of each other before the first game
REPLICATES: Final = 1000
LEFT_OUT: Final = 0.025  # on both sides of an interval
LONGEST_STEP: Final = 1.0  # in which the curvature still tells the way
NEAR: Final = 1e-9
LEAST: Final = 1e-9  # a weight of nothing would make somebody infinitely strong
ENOUGH_STEPS: Final = 200

# Row by row how often each one was ahead of each other one; halves where they were equal.
Comparisons = tuple[float, ...]


@dataclass(frozen=True)
class Rating:
    """A rating with its 95 % interval."""

    value: float
    low: float
    high: float


def ratings(players: int, rounds: Sequence[Comparisons], seed: int, replicates: int = REPLICATES) -> list[Rating]:
    """The rating of each player; the same rounds in any order and the same seed give the same numbers."""
    kinds = sorted(Counter(rounds).items())  # rounds with the same outcome are weighted together
    usual = strengths(players, weighed(players, kinds, None), [0.0] * players)
    dice = random.Random(seed)
    tries = [strengths(players, weighed(players, kinds, dice), usual) for _ in range(replicates)]
    out: list[Rating] = []
    for player in range(players):
        seen = sorted(found[player] for found in tries) or [usual[player]]
        cut = int(LEFT_OUT * len(seen))
        out.append(Rating(points(usual[player]), points(seen[cut]), points(seen[-1 - cut])))
    return out


def points(strength: float) -> float:
    """A natural logarithm of odds on the Elo scale."""
    return CENTRE + SCALE * strength


def weighed(players: int, kinds: list[tuple[Comparisons, int]], dice: random.Random | None) -> list[float]:
    """All comparisons together; with dice every round, and what was before them, counts more or less."""
    ahead = [0.0 if i == j else weight(BEFORE, dice) for i in range(players) for j in range(players)]
    for outcome, times in kinds:
        much = weight(times, dice)
        for i, times_ahead in enumerate(outcome):
            ahead[i] += much * times_ahead
    return ahead


def weight(times: float, dice: random.Random | None) -> float:
    """What something that was seen so often counts: on average just that."""
    return times if dice is None else dice.gammavariate(times, 1) + LEAST


def strengths(players: int, ahead: list[float], guess: list[float]) -> list[float]:
    """The most likely logarithms of strength, with mean 0, by Newton's way from a guess."""
    at = list(guess)
    for _ in range(ENOUGH_STEPS):
        step = newton_step(players, ahead, at)
        longest = max(map(abs, step), default=0.0)
        part = min(1.0, LONGEST_STEP / longest) if longest else 1.0
        at = [old + part * change for old, change in zip(at, step, strict=True)]
        if longest < NEAR:
            break
    middle = sum(at) / players
    return [strength - middle for strength in at]


def newton_step(players: int, ahead: list[float], at: list[float]) -> list[float]:
    """Slope over curvature of the likelihood. The last player stays: only differences matter."""
    free = players - 1
    slope = [0.0] * players
    bend = [[0.0] * players for _ in range(players)]
    for i in range(players):
        for j in range(i):
            won, lost = ahead[i * players + j], ahead[j * players + i]
            expected = 1 / (1 + math.exp(at[j] - at[i]))
            slope[i] += won - (won + lost) * expected
            slope[j] -= won - (won + lost) * expected
            curve = (won + lost) * expected * (1 - expected)
            bend[i][i] += curve
            bend[j][j] += curve
            bend[i][j] -= curve
            bend[j][i] -= curve
    return [*solved([[*bend[i][:free], slope[i]] for i in range(free)]), 0.0]


def solved(rows: list[list[float]]) -> list[float]:
    """Linear equations, each with its right side at the end. Ours are positive definite: no need to exchange rows."""
    n = len(rows)
    for i in range(n):
        for j in range(i + 1, n):
            factor = rows[j][i] / rows[i][i]
            for k in range(i, n + 1):
                rows[j][k] -= factor * rows[i][k]
    out = [0.0] * n
    for i in reversed(range(n)):
        rest = sum(rows[i][j] * out[j] for j in range(i + 1, n))
        out[i] = (rows[i][n] - rest) / rows[i][i]
    return out
