"""Ratings: known strengths are found again, and intervals hold what they promise."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from itertools import combinations

import pytest

from lisboa.report.ratings import CENTRE, SCALE, Comparisons, ratings

Play = Callable[[tuple[float, ...], int, random.Random], list[Comparisons]]
STRENGTHS = (0.0, 0.7, 1.0, 2.5)  # natural logarithms of odds


def truth(strengths: tuple[float, ...]) -> list[float]:
    """The ratings that should be found."""
    middle = sum(strengths) / len(strengths)
    return [CENTRE + SCALE * (strength - middle) for strength in strengths]


def duels(strengths: tuple[float, ...], rounds: int, dice: random.Random) -> list[Comparisons]:
    """Every pair plays twice a round."""
    n = len(strengths)
    out = []
    for _ in range(rounds):
        ahead = [0.0] * n**2
        for i, j in [*combinations(range(n), 2)] * 2:
            won = dice.random() < 1 / (1 + math.exp(strengths[j] - strengths[i]))
            ahead[i * n + j if won else j * n + i] += 1
        out.append(tuple(ahead))
    return out


def races(strengths: tuple[float, ...], rounds: int, dice: random.Random) -> list[Comparisons]:
    """All in one game a round: the first is drawn by strength, the next from those who are left, and so on."""
    n = len(strengths)
    out = []
    for _ in range(rounds):
        order = sorted(range(n), key=lambda i: dice.expovariate(math.exp(strengths[i])))
        ahead = [0.0] * n**2
        for i, j in combinations(order, 2):
            ahead[i * n + j] = 1.0
        out.append(tuple(ahead))
    return out


@pytest.mark.parametrize("play", [duels, races])
def test_strengths_are_found_again(play: Play) -> None:
    found = ratings(4, play(STRENGTHS, 4000, random.Random(1)), 1, replicates=200)
    for rating, true in zip(found, truth(STRENGTHS), strict=True):
        assert rating.value == pytest.approx(true, abs=15)
        assert rating.low < rating.value < rating.high < rating.low + 60


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    strengths = (0.0, 0.4, 1.2)
    held = total = 0
    for number in range(60):
        found = ratings(3, races(strengths, 60, random.Random(number)), number, replicates=120)
        for rating, true in zip(found, truth(strengths), strict=True):
            held += rating.low <= true <= rating.high
            total += 1
    assert 0.88 <= held / total <= 0.99


def test_games_of_a_round_are_not_counted_as_independent() -> None:
    """The same ten outcomes, each four times in one round: no more is known than from ten games."""
    once = [(0.0, 1.0, 0.0, 0.0)] * 6 + [(0.0, 0.0, 1.0, 0.0)] * 4
    again = [tuple(4 * times for times in outcome) for outcome in once]
    apart = once * 4
    together, single, many = (ratings(2, rounds, 1)[0] for rounds in (again, once, apart))
    assert together.high - together.low > 0.9 * (single.high - single.low)
    assert many.high - many.low < 0.7 * (together.high - together.low)


def test_who_always_wins_is_strong_beyond_what_is_known() -> None:
    """200 of 200: the interval begins where Jeffreys' does (98.8 %) and is open above."""
    best, worst = ratings(2, [(0.0, 2.0, 0.0, 0.0)] * 100, 1)
    assert best.value - worst.value == pytest.approx(SCALE * math.log(401))
    assert best.low - worst.high == pytest.approx(SCALE * math.log(0.9875 / 0.0125), abs=40)
    assert best.high - best.value > 300


def test_order_does_not_matter_and_the_seed_does() -> None:
    rounds = duels(STRENGTHS, 30, random.Random(2))
    found = ratings(4, rounds, 5, replicates=50)
    assert found == ratings(4, rounds[::-1], 5, replicates=50)
    assert [rating.low for rating in found] != [rating.low for rating in ratings(4, rounds, 6, replicates=50)]


def test_nobody_has_played() -> None:
    assert [rating.value for rating in ratings(3, [], 1, replicates=5)] == [CENTRE] * 3
