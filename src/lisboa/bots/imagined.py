"""Imagined games: each seat plans whole turns and carries its plans out, until somebody wants to know how it stands."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lisboa.bots.evaluation import Judge
from lisboa.bots.greedy import WORST, Line, is_pending, turn_floor
from lisboa.bots.horizon import TURN, turns_left
from lisboa.bots.judgement import Judgement, wish
from lisboa.bots.turn_lines import finished_lines, plan_of
from lisboa.bots.weights import Weights
from lisboa.engine.arithmetic import positive
from lisboa.engine.flow import kind_of, seat_of, settle, take
from lisboa.engine.layout import TURNS
from lisboa.engine.rng import below
from lisboa.engine.state import State
from lisboa.engine.steps import PERIOD_DRAW

EACH: Final = 2  # ways to end the turn that are kept for each option
OPINION: Final = 3  # how many times the evaluation's own opinion counts beside the learned one


def judge_of(s: State, seat: i64, weights: Weights) -> Judge:
    """A player's eye for the ends of its turn."""
    return Judge(seat, positive(turns_left(s) - TURN), is_pending(s, PERIOD_DRAW), weights)


class Imagined:
    """One game as it may go on; the state given is played on."""

    def __init__(self, s: State, weights: Weights) -> None:
        self.s = s
        self.weights = weights
        self.plans: list[vec[i64]] = [vec[i64](), vec[i64](), vec[i64](), vec[i64]()]
        self.next = [0, 0, 0, 0]

    def play_on(self, last_turn: i64) -> bool:
        """Play until a turn after `last_turn` has begun; true if the game is over."""
        while True:
            codes = settle(self.s).codes
            if len(codes) == 0:
                return True
            if self.s.d[TURNS] > last_turn:
                return False
            take(self.s, self.choice(codes), False)

    def choice(self, codes: vec[i64]) -> i64:
        """What the seat's plan says, or that of a new one where it does not fit any more."""
        seat = seat_of(self.s)
        plan = self.plans[seat]
        at = self.next[seat]
        if at + 1 < len(plan) and plan[at] == kind_of(self.s):
            code = plan[at + 1]
            for offered in codes:
                if offered == code:
                    self.next[seat] = at + 2
                    return code
        line = self.best(codes, seat)
        self.plans[seat] = plan_of(line)
        self.next[seat] = 2
        return self.plans[seat][1]

    def lines(self, codes: vec[i64], seat: i64, keep: i64) -> list[Line]:
        """The best ways to end the seat's turn."""
        judge = judge_of(self.s, seat, self.weights)
        return finished_lines(self.s, codes, judge, turn_floor(self.s, seat), EACH, keep)

    def best(self, codes: vec[i64], seat: i64) -> Line:
        """The way to end the turn that a player takes."""
        return self.lines(codes, seat, 1)[0]


class SelfPlay(Imagined):
    """A game to learn from: the judgement learned so far has a say, and now and then a whim."""

    def __init__(self, s: State, keep: i64, whims: i64, dice: vec[i64], judgement: Judgement | None) -> None:
        super().__init__(s, Weights())
        self.keep = keep  # ways to end a turn to choose from
        self.whims = whims  # per cent of turns that end in any of these ways
        self.dice = dice
        self.judgement = judgement

    def best(self, codes: vec[i64], seat: i64) -> Line:
        lines = self.lines(codes, seat, self.keep)
        if below(self.dice, 0, 100) < self.whims:
            return lines[below(self.dice, 0, len(lines))]
        best = lines[0]
        if self.judgement is None:
            return best
        most: i64 = WORST
        for line in lines:
            value = OPINION * line.value + wish_after(line.state, seat, self.judgement)
            if value > most:
                most = value
                best = line
        return best


def wish_after(s: State, seat: i64, judgement: Judgement) -> i64:
    """What a player wants of the ending that the judgement foresees when the next turn begins; spoils the state."""
    turn = s.d[TURNS]
    while True:
        codes = settle(s).codes
        if len(codes) == 0 or s.d[TURNS] > turn:
            return wish(judgement.look(s, seat), s)
        take(s, codes[0], False)
