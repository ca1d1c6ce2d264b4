"""Whole turns: which lines are followed to their ends."""

from __future__ import annotations

import pytest

from lisboa.bots.evaluation import Judge
from lisboa.bots.greedy import Line, turn_floor
from lisboa.bots.imagined import judge_of
from lisboa.bots.turn_lines import finished_lines, keep_ahead, plan_of
from lisboa.bots.weights import Weights
from lisboa.engine import flow
from lisboa.engine.options import Options
from lisboa.engine.state import State
from lisboa.engine.steps import MAIN
from tests.bots.scenes import turn_begun

ALL = 1000


def scene(seed: int) -> tuple[State, Judge]:
    """The beginning of a turn in the middle of a game, and the eye of who plays it."""
    s = turn_begun(Options(3), seed, 40)
    return s, judge_of(s, flow.seat_of(s), Weights())


def line(first: int, kind: int, value: int) -> Line:
    """A line that waits for a decision."""
    s = turn_begun(Options(2), 1, 1)
    found = Line(s, 0)
    found.first, found.kind, found.value = first, kind, value
    return found


def test_lines_compete_only_with_those_that_can_be_compared() -> None:
    lines: list[Line] = []
    for first, kind, value in ((0, MAIN, 5), (1, MAIN, 500), (0, MAIN + 1, 900), (0, MAIN, 7), (0, MAIN, 6)):
        keep_ahead(lines, line(first, kind, value))
    assert [(int(one.first), int(one.kind), int(one.value)) for one in lines] == [
        (0, MAIN, 7),
        (1, MAIN, 500),
        (0, MAIN + 1, 900),
    ]


@pytest.mark.parametrize("seed", [2, 5])
def test_every_option_is_followed_to_the_end_of_the_turn(seed: int) -> None:
    s, judge = scene(seed)
    codes = flow.settle(s).codes
    found = finished_lines(s, codes, judge, turn_floor(s, judge.seat), 1, ALL)
    assert {int(plan_of(one)[1]) for one in found} == {int(code) for code in codes}
    values = [int(one.value) for one in found]
    assert values == sorted(values, reverse=True)


def test_of_one_option_only_so_many_ends_are_kept() -> None:
    s, judge = scene(2)
    codes = flow.settle(s).codes
    found = [int(plan_of(one)[1]) for one in finished_lines(s, codes, judge, turn_floor(s, judge.seat), 2, ALL)]
    assert max(found.count(int(code)) for code in codes) == 2
