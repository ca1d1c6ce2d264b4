"""The greedy player: tries every option to the end of its own turn and takes what leaves it in the best position."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lisboa.bots.bot import Bot
from lisboa.bots.evaluation import Judge
from lisboa.bots.horizon import TURN, turns_left
from lisboa.bots.pending import pending_value
from lisboa.bots.weights import Weights
from lisboa.engine.arithmetic import positive, smaller
from lisboa.engine.flow import seat_of
from lisboa.engine.layout import DEPTH, FRAME, STACK
from lisboa.engine.lookahead import offers
from lisboa.engine.state import State
from lisboa.engine.steps import AUTOMATIC, FOLLOW, PERIOD_DRAW, UPKEEP, pop_and_run, pop_and_take

GLANCE: Final = 2  # lines followed at once for every option
STUDY: Final = 8  # lines followed at once for the best options
STUDIED: Final = 4  # how many options are the best ones
WORST: Final = -1_000_000_000


class Line:
    """A way to go on: where it has led, what can be chosen there, and how good that looks."""

    def __init__(self, state: State, gifts: i64, before: "Line | None" = None, code: i64 = 0) -> None:
        self.state = state
        self.before = before  # where it comes from, and the option taken there
        self.code = code
        self.first: i64 = 0 if before is None else before.first  # which option the line began with, by number
        self.codes = vec[i64]()
        self.kind: i64 = 0  # of the decision that offers them
        self.gifts = gifts  # chances to follow that rivals got on the way
        self.value: i64 = WORST


class Greedy(Bot):
    """Looks one turn ahead with a sample of what it cannot see; others pass while it thinks."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def choose(self, sample: State, codes: vec[i64], dice: vec[i64]) -> i64:
        seat = seat_of(sample)
        floor = turn_floor(sample, seat)
        judge = Judge(seat, positive(turns_left(sample) - TURN), is_pending(sample, PERIOD_DRAW), self.weights)
        values = vec[i64]()
        for code in codes:
            values = append(values, best_after(sample, code, judge, floor, GLANCE))
        bar = nth_best(values, smaller(STUDIED, len(codes)))
        best = codes[0]
        most: i64 = WORST
        i: i64 = 0
        while i < len(codes):
            if values[i] >= bar:
                value = best_after(sample, codes[i], judge, floor, STUDY)
                if value > most:
                    best = codes[i]
                    most = value
            i += 1
        return best


def turn_floor(s: State, seat: i64) -> i64:
    """How far down the stack to look: the rest of the own turn up to upkeep, in others' turns the own steps."""
    i = s.d[DEPTH] - 1
    while i >= 0:
        f = STACK + FRAME * i
        if s.d[f] == UPKEEP and s.d[f + 1] == seat:
            return i + 1
        i -= 1
    return s.d[DEPTH] - 1


def is_pending(s: State, step: i64) -> bool:
    """Does a step wait on the stack?"""
    i: i64 = 0
    while i < s.d[DEPTH]:
        if s.d[STACK + FRAME * i] == step:
            return True
        i += 1
    return False


def nth_best(values: vec[i64], n: i64) -> i64:
    """The n-th largest number."""
    best = vec[i64]()
    for value in values:
        best = append(best, value)
    i: i64 = 0
    while i < n:
        j = i + 1
        while j < len(best):
            if best[j] > best[i]:
                x = best[i]
                best[i] = best[j]
                best[j] = x
            j += 1
        i += 1
    return best[n - 1]


def best_after(s: State, code: i64, judge: Judge, floor: i64, width: i64) -> i64:
    """The best position that the turn can end in after an option, following only the most promising lines."""
    first = follow_line(Line(s, 0), s.copy(), code, judge, floor)
    if len(first.codes) == 0:
        return first.value
    best: i64 = WORST
    lines = [first]
    while len(lines) > 0:
        ahead: list[Line] = []
        for line in lines:
            i: i64 = 0
            while i < len(line.codes):
                after = follow_line(line, state_for(line, i), line.codes[i], judge, floor)
                if len(after.codes) > 0:
                    keep_best(ahead, after, width)
                elif after.value > best:
                    best = after.value
                i += 1
        lines = ahead
    return best


def keep_best(lines: list[Line], line: Line, width: i64) -> None:
    """Insert a line by its value, the best first; of equals the earlier one stays ahead, of twins one is enough."""
    at: i64 = len(lines)
    while at > 0 and lines[at - 1].value < line.value:
        at -= 1
    if at >= width:
        return
    twin = at - 1
    while twin >= 0 and lines[twin].value == line.value:
        if same(lines[twin].state.d, line.state.d):
            return
        twin -= 1
    lines.insert(at, line)
    if len(lines) > width:
        lines.pop()


def same(x: vec[i64], y: vec[i64]) -> bool:
    """Have two ways led to the same position?"""
    i = len(x) - 1
    while i >= 0:
        if x[i] != y[i]:
            return False
        i -= 1
    return True


def state_for(line: Line, option: i64) -> State:
    """A state to follow one of the line's options with: a copy, but nobody looks at its own after the last one."""
    if option == len(line.codes) - 1:
        return line.state
    return line.state.copy()


def follow_line(line: Line, state: State, code: i64, judge: Judge, floor: i64) -> Line:
    """Take an option and go on to the player's next choice, or to the end of what it looks at."""
    t = Line(state, line.gifts, line, code)
    pop_and_take(state, code)
    go_on(t, judge.seat, floor)
    t.value = judge.value(t.state) - t.gifts * judge.w.follow * judge.use // 100
    if len(t.codes) > 0:
        t.value += pending_value(t.state, judge, floor)
    return t


def go_on(line: Line, seat: i64, floor: i64) -> None:
    """Run on to the seat's next choice and list it; nothing when all above the floor is done.

    Others take the first option of what they are asked in between: it is the usual one, mostly to pass.
    """
    s = line.state
    while s.d[DEPTH] > floor:
        kind = s.d[STACK + FRAME * (s.d[DEPTH] - 1)]
        if AUTOMATIC[kind] == 1:
            pop_and_run(s)
            continue
        codes = offers(s, False).codes
        if len(codes) > 1:
            if seat_of(s) == seat:
                line.codes = codes
                line.kind = kind
                return
            if kind == FOLLOW:
                line.gifts += 1
        pop_and_take(s, codes[0])
