"""What the learned judgement counts in a position beside what boards show: plans, cards, and sites still open."""

from mypy_extensions import i64

from lisboa.bots.city import has_plan
from lisboa.engine.layout import BUILDINGS_N, FACING, HAND, HAND_N, PLOT, SCORING, SITE
from lisboa.engine.names import NONE
from lisboa.engine.state import State
from lisboa.engine.tables import CARD_KIND, EAST, WEST


def yes(answer: bool) -> i64:
    """A yes is as large as other numbers are, so that it is learned as quickly."""
    return 10 if answer else 0


def usable_plan(s: State, seat: i64, architect: i64) -> i64:
    """1 if a player has a plan of an architect who has buildings left."""
    return 1 if has_plan(s, seat, architect) and s.d[BUILDINGS_N + architect] > 0 else 0


def cards_of(s: State, seat: i64, kind: i64) -> i64:
    """Hand cards of a kind."""
    n: i64 = 0
    i: i64 = 0
    while i < s.d[HAND_N + seat]:
        if CARD_KIND[s.d[HAND + 5 * seat + i]] == kind:
            n += 1
        i += 1
    return n


def waiting_for_street(s: State, seat: i64, street: i64) -> i64:
    """NOBLE-4f: what own stores of a street would score when its building is opened."""
    wigs: i64 = 0
    plot: i64 = 0
    while plot < 25 and s.d[SITE + street] == NONE:
        if s.d[PLOT + plot] == seat and s.d[FACING + plot] == street:
            wigs += s.d[SCORING + plot % 5]
        plot += 1
    return wigs


def waiting_for_sides(s: State, seat: i64) -> i64:
    """The same for buildings west and east of the rows, if they showed all colours."""
    wigs: i64 = 0
    plot: i64 = 0
    while plot < 25:
        if s.d[PLOT + plot] == seat:
            if s.d[SITE + WEST + plot // 5] == NONE:
                wigs += s.d[SCORING + plot % 5]
            if s.d[SITE + EAST + plot // 5] == NONE:
                wigs += s.d[SCORING + plot % 5]
        plot += 1
    return wigs


def free_sites(s: State, first: i64, end: i64) -> i64:
    """Sites without a building."""
    n: i64 = 0
    site = first
    while site < end:
        if s.d[SITE + site] == NONE:
            n += 1
        site += 1
    return n
