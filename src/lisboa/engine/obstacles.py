"""What stands in the way of a refused option (RUL-2, RUL-4).

All that could follow the option is played on copies with the very rules of the game. Every way ends at a decision that
has no option; the nearest miss is told, the one that lacks least money. This is done only if somebody asks for reasons.
"""

from typing import Final

from mypy_extensions import i64

from lisboa.engine.influence import less_purse
from lisboa.engine.layout import DEPTH, FRAME, STACK
from lisboa.engine.names import FAVOR_ACTION, PLAN_ACTION
from lisboa.engine.state import State
from lisboa.engine.steps import (
    AUTOMATIC,
    DEAD_END,
    FREE_STATE,
    OPEN_PLAN,
    PAY,
    RECRUIT,
    STORE_CUBE,
    VISIT_PAY,
    Offers,
    Refusal,
    committed,
    pop_and_run,
    pop_and_take,
    raw_offers,
)

# What may stand in the way of a commitment, and how it reads after the option that leads there
_ANYWHERE: Final[dict[str, str]] = {
    "land-too-dear": "after-land-too-dear",
    "cardinal-raises-land": "after-cardinal-raises-land",
    "no-plot-fits": "after-no-plot-fits",
    "no-tile-on-display": "after-no-plot-fits",
    "hiring-too-dear": "after-hiring-too-dear",
    "cardinal-raises-hire": "after-cardinal-raises-hire",
    "no-plan-with-building": "after-no-plan-fits",
    "no-plan-held": "no-plan-held",
    "site-taken": "no-free-site",
    "no-goods": "after-no-goods",
    "no-ship-with-room": "after-no-sell-no-trade",
    "nothing-to-trade": "after-no-sell-no-trade",
}
# The same where the plot or the site has been chosen before
_HERE: Final[dict[str, str]] = {
    "land-too-dear": "after-land-here-too-dear",
    "hiring-too-dear": "after-hiring-here-too-dear",
    "building-lacks-colour": "after-no-plan-fits-here",
    "no-building-left": "after-no-plan-fits-here",
    "no-plan-held": "after-no-plan-fits-here",
}
# The same if not every way was followed: no claim that nothing comes nearer
_FOR_INSTANCE: Final[dict[str, str]] = {
    "land-too-dear": "after-some-land-too-dear",
    "cardinal-raises-land": "after-some-land-too-dear",
    "hiring-too-dear": "after-some-hiring-too-dear",
    "cardinal-raises-hire": "after-some-hiring-too-dear",
    "no-goods": "after-no-sell-no-trade",
}
_NO_SUM: Final = 999  # the gap of an obstacle that is no matter of money
_LAST: Final = 1000  # of what is the reason only if it is so on every way: no free site, no goods
_NO_OBSTACLE: Final = 1001


class Search:
    """The nearest miss among all ways to play on after a refused option."""

    def __init__(self, effort: i64) -> None:
        self.effort = effort  # how many more decisions may be looked at
        self.incomplete = False  # was that too few?
        self.nearest: Refusal | None = None
        self.gap: i64 = _NO_OBSTACLE
        self.step: i64 = DEAD_END  # the decision that has no option
        self.place: i64 = 0  # what it is about, such as a plot
        self.paid: i64 = 0

    def play_on(self, s: State, paid: i64) -> None:
        """Follow all ways from here, one at least. `paid`: réis paid before without a choice. Spoils the state."""
        while committed(s, 0) and AUTOMATIC[s.d[STACK + FRAME * (s.d[DEPTH] - 1)]] == 1:
            pop_and_run(s)
        if not committed(s, 0):
            return
        step = s.d[STACK + FRAME * (s.d[DEPTH] - 1)]
        o = raw_offers(s, True)
        self.effort -= 1
        if len(o.codes) == 0:
            self.compare(o.refusals, step, s.d[STACK + FRAME * (s.d[DEPTH] - 1) + 2], paid)
        i: i64 = len(o.codes) - 1  # the last option declines what may be declined: the plainest way comes first
        while i >= 0 and self.gap > 1:
            if not brings_no_money(step, o.codes[i], o.codes[0]):
                if self.effort <= 0 and self.nearest is not None:
                    self.incomplete = True
                    return
                self.play_on(after(s, o.codes[i]), paid + certainly_paid(s, o.codes[i], len(o.codes)))
            i -= 1

    def compare(self, refusals: list[Refusal], step: i64, place: i64, paid: i64) -> None:
        """At the end of one way: does one of these miss by less than all before?"""
        for refusal in refusals:
            gap = gap_of(refusal)
            if gap < self.gap:
                self.nearest = refusal
                self.gap = gap
                self.step = step
                self.place = place
                self.paid = paid


def brings_no_money(step: i64, code: i64, first: i64) -> bool:
    """Is the option no better for land and hires than others that are followed?

    Of recruits the first one places most officials, and in which offices makes no difference. The Builder's plans and
    the King's favors are of no use for their Noble actions.
    """
    if step == RECRUIT:
        return code != first
    return step == FREE_STATE and (code == PLAN_ACTION or code == FAVOR_ACTION)


def gap_of(refusal: Refusal) -> i64:
    """How much is lacking."""
    if refusal.reason not in _ANYWHERE and refusal.reason not in _HERE:
        return _NO_OBSTACLE
    if refusal.x > 0:
        return refusal.x - refusal.y
    return _LAST if refusal.reason == "site-taken" or refusal.reason == "no-goods" else _NO_SUM


def after(s: State, code: i64) -> State:
    """A copy in which an option of the decision on top has been taken."""
    t = s.copy()
    pop_and_take(t, code)
    return t


def certainly_paid(s: State, code: i64, options: i64) -> i64:
    """The réis paid by an option, unless another option would pay other ones (INF-5)."""
    f = STACK + FRAME * (s.d[DEPTH] - 1)
    return 0 if s.d[f] == VISIT_PAY and options > 1 else reis_paid(s, code)


def reis_paid(s: State, code: i64) -> i64:
    """The réis that an option of the decision on top pays, those from influence included (INF-3)."""
    f = STACK + FRAME * (s.d[DEPTH] - 1)
    if s.d[f] == VISIT_PAY:
        return less_purse(s, s.d[f + 1], code)
    return s.d[f + 2] if s.d[f] == PAY else 0


def refuse_for_obstacle(s: State, code: i64, rule: str, o: Offers) -> None:
    """Refuse an option of the decision on top by what stands in the way after it.

    A forced reward is its own reason (RUL-4). All refused options of a decision share the effort.
    """
    search = Search(o.effort)
    search.play_on(after(s, code), reis_paid(s, code))
    o.effort = search.effort
    found = search.nearest
    if found is None:
        o.refuse(code, "RUL-2", "leads-nowhere", 0, 0, 0)
        return
    because = "RUL-4" if found.rule == "RUL-4" and not is_sample(search) else rule
    number = search.place if search.step == STORE_CUBE else search.paid
    o.refuse(code, because, obstacle_reason(search, found), found.x, found.y, number)


def is_sample(search: Search) -> bool:
    """Might there be a nearer miss?"""
    return search.incomplete and search.gap > 1


def obstacle_reason(search: Search, found: Refusal) -> str:
    """The message that tells an obstacle."""
    if search.step == STORE_CUBE or search.step == OPEN_PLAN:
        return _HERE[found.reason]
    if is_sample(search) and found.reason in _FOR_INSTANCE:
        return _FOR_INSTANCE[found.reason]
    return _ANYWHERE[found.reason]
