"""INF-5: what a visit or follow takes from its visitor, as far as it is settled once it is chosen."""

from dataclasses import dataclass
from typing import Literal

from lisboa.engine import layout, steps
from lisboa.engine.lookahead import offers
from lisboa.engine.names import PASS, TREASURY_KIND
from lisboa.engine.state import State
from lisboa.engine.steps import pop_and_take
from lisboa.engine.tables import CARD_KIND
from lisboa.engine.turn import FOR_GOLD, TO_COURT
from lisboa.engine.visit_payment import can_pay_somehow, reis_allowed, visit_cost


@dataclass(frozen=True, slots=True)
class VisitMeans:
    """What pays what the visitor's influence does not.

    `how`: "enough" if influence suffices; "wigs", "reis" or "split" (both) if there is one way to pay; "choice" if
    there are several, "at-least" if all of them are without wigs; "short" if there is none.
    """

    how: Literal["enough", "wigs", "reis", "split", "choice", "at-least", "short"]
    missing: int  # beyond the visitor's influence
    wigs: int = 0  # spent without a further question
    reis: int = 0  # the same; a purse may pay a part of them


def wigs_of_payment(s: State, seat: int, noble: int, reis: int) -> int:
    """What a payment with this part in réis takes in wigs."""
    return max(visit_cost(s, seat, noble) - reis - s.d[layout.INFLUENCE + seat], 0)


def visit_means(s: State, seat: int, noble: int, code: int) -> VisitMeans:
    """Of the option `code` of the decision on top, a visit or a follow."""
    cost = visit_cost(s, seat, noble)
    missing = max(cost - s.d[layout.INFLUENCE + seat], 0)
    if missing == 0:
        return VisitMeans("enough", 0)
    if not can_pay_somehow(s, seat, cost):
        return VisitMeans("short", missing)
    if not reis_allowed(s, seat):
        return VisitMeans("wigs", missing, missing)
    paying = s.copy()
    pop_and_take(paying, code)
    ways = offers(paying, False).codes
    if len(ways) != 1:  # whoever visits is asked how to pay
        return VisitMeans("choice" if s.d[layout.WIGS + seat] > 0 else "at-least", missing)
    reis = ways[0]
    wigs = wigs_of_payment(s, seat, noble, reis)
    return VisitMeans("wigs" if reis == 0 else "split" if wigs > 0 else "reis", missing, wigs, reis)


def wigs_spent(s: State, code: int) -> int:
    """Wigs that an option of the decision on top spends without a further question; 0 for nearly all."""
    at = layout.STACK + layout.FRAME * (s.d[layout.DEPTH] - 1)
    step, seat, noble = s.d[at], s.d[at + 1], s.d[at + 2]
    if code == PASS:
        return 0
    if step == steps.VISIT_PAY:
        return wigs_of_payment(s, seat, noble, code)
    if step == steps.FOLLOW:
        return visit_means(s, seat, noble, code).wigs
    if step == steps.MAIN and TO_COURT <= code < FOR_GOLD and CARD_KIND[code % TO_COURT] != TREASURY_KIND:
        return visit_means(s, seat, CARD_KIND[code % TO_COURT], code).wigs
    return 0
