"""What the steps still on the stack will cost or bring: half-finished actions must be compared fairly."""

from typing import Final

from mypy_extensions import i64

from lisboa.bots.city import City, has_plan, margin, may_stand, outlook
from lisboa.bots.evaluation import WIG, Judge
from lisboa.engine.layout import DEPTH, FACING, FRAME, PLOT, SCORING, STACK
from lisboa.engine.names import NONE, SMALL_TOOLS, TOOLS
from lisboa.engine.opening_means import available_building
from lisboa.engine.state import State
from lisboa.engine.steps import OPEN_FINISH, OPEN_PLAN, PAY, STORE_CUBE, STORE_PLOT, STORE_WIGS
from lisboa.engine.stores import fits, lowest_price, relevant_buildings, shortfall

NOTHING_FITS: Final = -1000


def pending_value(s: State, judge: Judge, floor: i64) -> i64:
    """The own steps on the stack above `floor` that cost or bring something whatever is decided now."""
    d = s.d
    value: i64 = 0
    i = floor
    while i < d[DEPTH]:
        f = STACK + FRAME * i
        if d[f + 1] == judge.seat:
            value += step_value(s, judge, d[f], d[f + 2], d[f + 3])
        i += 1
    return value


def step_value(s: State, judge: Judge, step: i64, a: i64, b: i64) -> i64:
    """One step with its first two numbers."""
    if step == PAY:
        return -a * real(judge)
    if step == STORE_WIGS:
        return WIG * s.d[SCORING + a % 5] * relevant_buildings(s, a, s.d[FACING + a])
    if step == STORE_CUBE:
        return -lowest_price(s, judge.seat, a) * real(judge)
    if step == STORE_PLOT:
        return best_plot_value(s, judge, a)
    if step == OPEN_PLAN:
        return best_plan_value(s, judge, a)
    if step == OPEN_FINISH:
        return plan_value(s, judge.city, a, b)
    return 0


def real(judge: Judge) -> i64:
    """What a real is worth."""
    return WIG // 5 + judge.w.real * judge.use // 100


def best_plot_value(s: State, judge: Judge, space: i64) -> i64:
    """NOBLE-1: the best plot for a tile of the display."""
    street: i64 = TOOLS if space == SMALL_TOOLS else space
    best: i64 = NOTHING_FITS
    plot: i64 = 0
    while plot < 25:
        if s.d[PLOT + plot] == NONE and fits(space, plot % 5) and shortfall(s, judge.seat, plot) <= 0:
            value = WIG * s.d[SCORING + plot % 5] * relevant_buildings(s, plot, street)
            value += outlook(s, plot, street, judge.turns, judge.w)
            value -= lowest_price(s, judge.seat, plot) * real(judge)
            if value > best:
                best = value
        plot += 1
    return best


def best_plan_value(s: State, judge: Judge, site: i64) -> i64:
    """NOBLE-4: the better of both architects' buildings for a site, as far as there are plans."""
    best: i64 = NOTHING_FITS
    architect: i64 = 0
    while architect < 2:
        building = available_building(s, architect)
        if building != NONE and may_stand(building, site) and has_plan(s, judge.seat, architect):
            value = margin(s, site, building, judge.city)
            if value > best:
                best = value
        architect += 1
    return best


def plan_value(s: State, city: City, site: i64, plan: i64) -> i64:
    """NOBLE-4f: the wigs of an opening that only waits for its officials."""
    building = available_building(s, plan // 4)
    return margin(s, site, building, city)
