"""Chapter 4, what visits cost: the price of a visit or follow, and how it is paid (INF-4, INF-5, NOBLE-2)."""

from mypy_extensions import i64

from lisboa.engine.arithmetic import positive, smaller
from lisboa.engine.events import BY_VISIT_TILE, VISIT_PAID
from lisboa.engine.influence import benefit, clergy_benefit, gain_reis, less_purse
from lisboa.engine.kernel.option_codecs import Count
from lisboa.engine.layout import HOUSES, INFLUENCE, OFFICE, REIS, TREASURY, WIGS
from lisboa.engine.names import CLERGY_BUILDER_REIS, CLERGY_VISIT, NEUTRAL
from lisboa.engine.state import State
from lisboa.engine.steps import NOBLE, VISIT_PAY, Decision, Offers, register
from lisboa.engine.tables import B_PURSE, TREASURY_MODIFIER


def officials_of_others(s: State, seat: i64, noble: i64) -> i64:
    """INF-4: officials of other colours in an office, neutral ones too."""
    n: i64 = 0
    owner: i64 = 0
    while owner <= NEUTRAL:
        if owner != seat:
            n += s.d[OFFICE + 5 * noble + owner]
        owner += 1
    return n


def visit_cost(s: State, seat: i64, noble: i64) -> i64:
    """INF-4: treasury modifier + officials of other colours in the office, less clergy 2; at least 0."""
    cost = TREASURY_MODIFIER[s.d[TREASURY]] + officials_of_others(s, seat, noble)
    return positive(cost - clergy_benefit(s, seat, CLERGY_VISIT))


def reis_allowed(s: State, seat: i64) -> bool:
    """NOBLE-2: with both houses of the left group built réis may pay visits and follows."""
    return s.d[HOUSES + 3 * seat] == 2


def can_pay_visit(s: State, seat: i64, cost: i64, reis: i64) -> bool:
    """INF-5, RUL-11: is this réis part possible, the rest being influence and then wigs?"""
    if reis > 0 and (not reis_allowed(s, seat) or less_purse(s, seat, reis) > s.d[REIS + seat]):
        return False
    return cost - reis <= s.d[INFLUENCE + seat] + s.d[WIGS + seat]


def usual_reis_part(s: State, seat: i64, cost: i64) -> i64:
    """The default payment spends no wigs: influence first, réis for what is missing, else as few réis as possible."""
    missing = positive(cost - s.d[INFLUENCE + seat])
    if can_pay_visit(s, seat, cost, missing):
        return missing
    return positive(missing - s.d[WIGS + seat])


def can_pay_somehow(s: State, seat: i64, cost: i64) -> bool:
    """Is there any way to pay a visit?"""
    reis: i64 = 0
    while reis <= cost:
        if can_pay_visit(s, seat, cost, reis):
            return True
        reis += 1
    return False


def refuse_cost(s: State, seat: i64, code: i64, cost: i64, o: Offers) -> None:
    """INF-5: no way to pay a visit; names réis only to those who may use them (NOBLE-2)."""
    influence = s.d[INFLUENCE + seat]
    wigs = s.d[WIGS + seat]
    if reis_allowed(s, seat):
        purse = s.d[REIS + seat] + benefit(s, seat, B_PURSE)
        o.refuse(code, "INF-5", "visit-too-dear-with-reis", cost, influence + wigs + purse, 0)
    else:
        o.refuse(code, "INF-5", "visit-too-dear", cost, influence, wigs)


class VisitPay(Decision):
    """INF-4, INF-5: pay for visiting a noble (a). An option is the part in réis; influence, then wigs, pay the rest."""

    def __init__(self) -> None:
        super().__init__("visit-pay", "INF-5", Count("reis", "pay"), (NOBLE,), fragile=True)

    def offer(self, s: State, seat: i64, a: i64, b: i64, c: i64, o: Offers) -> None:
        cost = visit_cost(s, seat, a)
        default = usual_reis_part(s, seat, cost)
        self.judge(s, seat, cost, default, o)
        reis: i64 = 0
        while reis <= cost:
            if reis != default:
                self.judge(s, seat, cost, reis, o)
            reis += 1

    def judge(self, s: State, seat: i64, cost: i64, reis: i64, o: Offers) -> None:
        """One split of the cost."""
        if can_pay_visit(s, seat, cost, reis):
            o.add(reis)
        elif reis > 0 and not reis_allowed(s, seat):
            o.refuse(reis, "NOBLE-2", "reis-need-left-houses", 0, 0, 0)
        elif less_purse(s, seat, reis) > s.d[REIS + seat]:
            o.refuse(reis, "INF-5", "not-enough-reis", less_purse(s, seat, reis), s.d[REIS + seat], 0)
        else:
            o.refuse(reis, "INF-5", "visit-too-dear", cost - reis, s.d[INFLUENCE + seat], s.d[WIGS + seat])

    def take(self, s: State, seat: i64, a: i64, b: i64, c: i64, choice: i64) -> None:
        cost = visit_cost(s, seat, a)
        rest = cost - choice
        influence = smaller(rest, s.d[INFLUENCE + seat])
        s.note(VISIT_PAID, seat, a, cost, choice)
        s.add(INFLUENCE + seat, -influence)
        s.add(WIGS + seat, influence - rest)
        s.add(REIS + seat, -less_purse(s, seat, choice))
        gain_reis(s, seat, clergy_benefit(s, seat, CLERGY_BUILDER_REIS + a), BY_VISIT_TILE)


register(VISIT_PAY, VisitPay())
