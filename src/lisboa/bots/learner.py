"""Players who still learn: they look at few ways to play a turn, and now and then any of the better ones will do."""

from librt.vecs import vec
from mypy_extensions import i64

from lisboa.bots.bot import Bot
from lisboa.bots.evaluation import Judge
from lisboa.bots.greedy import Line, follow_line, keep_best, state_for, turn_floor
from lisboa.bots.imagined import judge_of
from lisboa.bots.turn_lines import plan_of
from lisboa.bots.weights import Weights
from lisboa.engine.flow import kind_of, seat_of
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
        lines = lines_in_sight(sample, codes, judge, turn_floor(sample, seat), self.width, self.taste)
        taken: i64 = 0
        if below(dice, 0, 100) < self.whims:
            taken = below(dice, 0, len(lines))
        return plan_of(lines[taken])[1]


def lines_in_sight(s: State, codes: vec[i64], judge: Judge, floor: i64, width: i64, keep: i64) -> list[Line]:
    """Ways to finish the turn, the best first. All half-finished turns compete: who sees few loses most visits."""
    done: list[Line] = []
    start = Line(s.copy(), 0)
    start.codes = codes
    start.kind = kind_of(s)
    lines = [start]
    while len(lines) > 0:
        ahead: list[Line] = []
        for line in lines:
            i: i64 = 0
            while i < len(line.codes):
                after = follow_line(line, state_for(line, i), line.codes[i], judge, floor)
                if len(after.codes) > 0:
                    keep_best(ahead, after, width)
                else:
                    keep_best(done, after, keep)
                i += 1
        lines = ahead
    return done
