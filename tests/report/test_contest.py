"""What games between bots add up to, counted by hand."""

from __future__ import annotations

import random
from statistics import stdev

import pytest

from lisboa.report.contest import Against, Played, Thinking, results, thinking
from lisboa.report.measures import deviations, grouped_interval, grouped_share, share_interval


def game(number: int, bots: str, wigs: list[int], places: list[int], solo: Against | None = None) -> Played:
    """Two games a round; everybody thinks a second."""
    return Played(number, number // 2, bots.split(), wigs, places, {bot: Thinking(1, 1.0, 1.0) for bot in bots}, solo)


GAMES = [
    game(0, "a b b", [90, 80, 70], [0, 1, 2]),
    game(1, "b a b", [60, 60, 50], [0, 0, 2]),  # shared
    game(2, "b b a", [40, 90, 90], [2, 0, 1]),  # a tie-breaker decides
    game(3, "a b b", [10, 20, 30], [2, 1, 0]),
]


def test_victories_wigs_and_margins() -> None:
    a, b = results(["a", "b"], GAMES, 1)["results"]
    assert (a["games"], a["seats"], a["wins"], a["win_share"]["share"]) == (4, 4, 1.5, 0.375)
    assert (b["games"], b["seats"], b["wins"]) == (4, 8, 2.5)
    assert a["wigs"]["mean"] == 62.5
    assert a["margin"]["mean"] == (10 + 0 + 0 - 20) / 4
    by_seat = [(seat["seat"], seat["games"], seat["wins"]) for seat in a["by_seat"]]
    assert by_seat == [(0, 2, 1.0), (1, 1, 0.5), (2, 1, 0.0)]
    assert a["rating"]["rating"] + b["rating"]["rating"] == pytest.approx(3000)


def test_pairs() -> None:
    (pair,) = results(["a", "b"], GAMES, 1)["pairwise"]
    assert (pair["bot"], pair["against"], pair["comparisons"]) == ("a", "b", 8)
    assert pair["ahead"] == 2 + 1.5 + 1 + 0
    assert pair["wigs"] == (10 + 20 + 0 + 10 + 50 + 0 - 10 - 20) / 8


def test_order_of_games_does_not_matter() -> None:
    assert results(["a", "b"], GAMES[::-1], 1) == results(["a", "b"], GAMES, 1)


def test_interval_of_groups() -> None:
    """Two values of a group that are always alike tell no more than one."""
    values = (1.0, 4.0, 2.0, 9.0)
    half = 3.182 * stdev(values) / 2  # Student's distribution: four values are few
    single = grouped_interval((1, value) for value in values)
    assert single == pytest.approx({"mean": 4.0, "low": 4 - half, "high": 4 + half}, abs=0.0001)
    assert grouped_interval((2, 2 * value) for value in values) == single
    assert grouped_interval([(5, 20.0)]) is None


def test_few_groups_tell_less() -> None:
    """Student's distribution, from a table."""
    found = [deviations(freedom) for freedom in (1, 2, 3, 4, 5, 6, 10, 30, 1000)]
    assert found == pytest.approx([12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.228, 2.042, 1.962], abs=0.004)


def test_share_of_groups() -> None:
    """What always goes together counts once, and nothing counts more often than it was seen."""
    single = grouped_share([(1, 1.0)] * 30 + [(1, 0.0)] * 10, 40)
    assert single == share_interval(30, 40)
    pairs = grouped_share([(2, 2.0)] * 30 + [(2, 0.0)] * 10, 80)
    assert pairs == pytest.approx(share_interval(60, 80, 40), abs=0.01)
    assert pairs["high"] - pairs["low"] > 1.3 * (share_interval(60, 80)["high"] - share_interval(60, 80)["low"])
    assert grouped_share([(2, 1.0)] * 40, 80) == pytest.approx(share_interval(40, 80), abs=0.01)
    assert grouped_share([(2, 2.0)] * 40, 80) == share_interval(80, 80, 40)
    assert grouped_share([(2, 1.0)], 2) == share_interval(1, 2, 1)
    assert grouped_share([], 0) == share_interval(0, 0)


def test_intervals_of_shares_hold_the_truth_as_often_as_they_say() -> None:
    """Four games of a round with nearly one fate: three wins of four are expected, and seen in 95 of 100 arenas."""
    dice = random.Random(7)
    held = naive = 0
    for _ in range(400):
        rounds = []
        for _ in range(25):
            lucky = dice.random() < 0.75
            rounds.append((4, float(sum(lucky if dice.random() < 0.8 else dice.random() < 0.75 for _ in range(4)))))
        found, wins = grouped_share(rounds, 100), sum(won for _, won in rounds)
        held += found["low"] <= 0.75 <= found["high"]
        naive += share_interval(wins, 100)["low"] <= 0.75 <= share_interval(wins, 100)["high"]
    assert 0.93 <= held / 400 <= 0.985
    assert naive / 400 < 0.85


def test_seats_of_a_game_are_not_games() -> None:
    """Whoever sits on three of four seats has not played three games."""
    games = [
        Played(number, number // 4, ["a", "b", "b", "b"], [90, 80, 70, 60], [0, 1, 2, 3], {}) for number in range(40)
    ]
    a, b = results(["a", "b"], games, 1)["results"]
    assert (b["seats"], b["games"]) == (120, 40)
    assert b["win_share"] == share_interval(0, 120, 10)
    assert a["win_share"] == share_interval(40, 40, 10)
    (pair,) = results(["a", "b"], games, 1)["pairwise"]
    assert pair["share"] == share_interval(120, 120, 10)


ENOUGH = {"wigs": 9, "stores": 8, "stores-as-he": 1, "stores-more": 1, "first-places": 3, "reis": 20, "decrees": 8}


def test_what_blocks_the_highest_rank() -> None:
    full = ENOUGH | {"ships": 2}
    games = [
        game(0, "a", [90, 81], [0, 1], Against(3, full)),
        game(1, "a", [90, 81], [0, 1], Against(2, full | {"reis": 19})),
        game(2, "a", [90, 81], [0, 1], Against(2, full | {"reis": 10, "ships": 1})),
        game(3, "a", [50, 81], [1, 0], Against(0, full | {"wigs": -31})),
    ]
    (found,) = results(["a"], games, 1)["results"]
    highest = found["ranks"][-1]
    assert (found["wins"], found["margin"]["mean"]) == (3.0, (9 + 9 + 9 - 31) / 4)
    assert (highest["games"], highest["not_reached"], highest["at_least"]["share"]) == (1, 3, 0.25)
    assert found["ranks"][2]["at_least"]["share"] == 0.75
    blocks = {each["condition"]: (each["games"], each["alone"]) for each in highest["missed"] if each["games"]}
    assert blocks == {"wigs": (1, 1), "reis": (2, 1), "ships": (1, 0)}


def test_thinking_is_summed_by_bot() -> None:
    games = [
        Played(0, 0, ["a", "b"], [1, 2], [1, 0], {"a": Thinking(2, 1.0, 0.75), "b": Thinking(1, 3.0, 3.0)}),
        Played(1, 0, ["b", "a"], [1, 2], [1, 0], {"a": Thinking(2, 5.0, 4.0), "b": Thinking(1, 1.0, 1.0)}),
    ]
    assert thinking(["a", "b"], games) == {
        "a": {"decisions": 4, "mean_s": 1.5, "max_s": 4.0},
        "b": {"decisions": 2, "mean_s": 2.0, "max_s": 3.0},
    }
