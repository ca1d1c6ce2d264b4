"""What games between bots add up to, counted by hand."""

from __future__ import annotations

from statistics import stdev

import pytest

from lisboa.report.contest import Against, Played, Thinking, results, thinking
from lisboa.report.measures import grouped_interval


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
    half = 1.96 * stdev(values) / 2
    single = grouped_interval((1, value) for value in values)
    assert single == pytest.approx({"mean": 4.0, "low": 4 - half, "high": 4 + half}, abs=0.0001)
    assert grouped_interval((2, 2 * value) for value in values) == single
    assert grouped_interval([(5, 20.0)]) is None


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
