"""Players who still learn: they look at few ways to play a turn, and now and then any of the better ones will do."""

from librt.vecs import vec
from mypy_extensions import i64

from lisboa.bots.bot import Bot
from lisboa.bots.greedy import turn_floor
from lisboa.bots.imagined import judge_of
from lisboa.bots.turn_lines import finished_lines, plan_of
from lisboa.bots.weights import Weights
from lisboa.engine.flow import seat_of
from lisboa.engine.rng import below
from lisboa.engine.state import State


class Learner(Bot):
    """Plays by the greedy player's evaluation, with less care."""

    def __init__(self, width: i64, whims: i64, taste: i64) -> None:
        self.weights = Weights()
        self.width = width  # lines of a turn followed at once
        self.whims = whims  # per cent of decisions that are taken on a whim
        self.taste = taste  # between how many ways to play the turn

    def choose(self, sample: State, codes: vec[i64], dice: vec[i64]) -> i64:
        seat = seat_of(sample)
        judge = judge_of(sample, seat, self.weights)
        lines = finished_lines(sample, codes, judge, turn_floor(sample, seat), self.width, self.taste)
        taken: i64 = 0
        if below(dice, 0, 100) < self.whims:
            taken = below(dice, 0, len(lines))
        return plan_of(lines[taken])[1]
