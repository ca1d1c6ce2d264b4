"""Whole turns: the ways to play one to its end, the most promising ones followed side by side.

Half-finished turns cannot be compared with each other: a visit costs before it brings. So lines compete only with those
that began with the same option and wait for the same kind of decision.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from lisboa.bots.evaluation import Judge
from lisboa.bots.greedy import Line, follow_line, keep_best, state_for
from lisboa.engine.flow import kind_of
from lisboa.engine.state import State


def finished_lines(s: State, codes: vec[i64], judge: Judge, floor: i64, each: i64, keep: i64) -> list[Line]:
    """The best ways to finish the turn, so many of them that begin with the same option; the best first."""
    ends: list[list[Line]] = [[] for _ in codes]
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
                if line.before is None:
                    after.first = i
                if len(after.codes) > 0:
                    keep_ahead(ahead, after)
                else:
                    keep_best(ends[after.first], after, each)
                i += 1
        lines = ahead
    best: list[Line] = []
    for group in ends:
        for line in group:
            keep_best(best, line, keep)
    return best


def keep_ahead(lines: list[Line], line: Line) -> None:
    """Of lines that can be compared the best one goes on."""
    i: i64 = 0
    while i < len(lines):
        other = lines[i]
        if other.kind == line.kind and other.first == line.first:
            if line.value > other.value:
                lines[i] = line
            return
        i += 1
    lines.append(line)


def plan_of(line: Line) -> vec[i64]:
    """What is decided on the way, in its order: the kind of each decision and the option taken."""
    backwards = vec[i64]()
    at = line
    while at.before is not None:
        backwards = append(backwards, at.code)
        at = at.before
        backwards = append(backwards, at.kind)
    plan = vec[i64]()
    i: i64 = len(backwards) - 1
    while i >= 0:
        plan = append(plan, backwards[i])
        i -= 1
    return plan
