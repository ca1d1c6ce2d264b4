"""Players who still learn follow a whim now and then, between the better ways to play a turn."""

from __future__ import annotations

from collections import Counter

from lisboa.bots.greedy import turn_floor
from lisboa.bots.imagined import judge_of
from lisboa.bots.learner import Learner, lines_in_sight
from lisboa.bots.turn_lines import plan_of
from lisboa.bots.weights import Weights
from lisboa.engine import flow
from lisboa.engine.options import Options
from lisboa.engine.playout import own_dice
from lisboa.engine.state import State
from tests.bots.scenes import turn_begun

WIDTH = 6
TASTE = 6
THROWS = 60


def taken(s: State, whims: int) -> Counter[int]:
    """What a learner takes, over many throws of its dice."""
    codes = flow.settle(s).codes
    return Counter(int(Learner(WIDTH, whims, TASTE).choose(s, codes, own_dice(seed))) for seed in range(THROWS))


def better_ones(s: State) -> list[int]:
    """The first moves of the better ways to play the turn, the best first."""
    seat = flow.seat_of(s)
    judge = judge_of(s, seat, Weights())
    lines = lines_in_sight(s, flow.settle(s).codes, judge, turn_floor(s, seat), WIDTH, TASTE)
    return [int(plan_of(line)[1]) for line in lines]


def position() -> State:
    """One in which the better ways begin with different moves, but not with all there are."""
    s = turn_begun(Options(2), 5, 20)
    assert 1 < len(set(better_ones(s))) < len(flow.settle(s).codes)
    return s


def test_without_whims_the_best_is_taken() -> None:
    s = position()
    assert taken(s, 0) == {better_ones(s)[0]: THROWS}


def test_whims_stay_among_the_better_ones() -> None:
    s = position()
    assert set(taken(s, 100)) == set(better_ones(s))


def test_the_more_whims_the_rarer_the_best() -> None:
    s = position()
    best = better_ones(s)[0]
    found = [taken(s, whims)[best] for whims in (0, 12, 30, 100)]
    assert found == sorted(found, reverse=True)
    assert len(set(found)) == 4
    assert found[2] > THROWS // 2
