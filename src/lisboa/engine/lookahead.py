"""No dead ends: can what an option commits to be completed? (VISIT-1, TURN-4, RUL-2)

Steps marked fragile must be completed once they are on the stack. A search on a copy plays on with the very rules of
the game until none of them is left, so whatever State actions, rewards and payments in between change is counted.
"""

from typing import Final

from mypy_extensions import i64

from lisboa.engine.layout import DEPTH, FRAME, STACK
from lisboa.engine.state import State
from lisboa.engine.steps import (
    AUTOMATIC,
    FRAGILE,
    PAY,
    STEPS,
    VISIT_PAY,
    Offers,
    Refusal,
    committed,
    pop_and_run,
    pop_and_take,
    raw_offers,
)


def can_finish(s: State) -> bool:
    """Is there a way to play on until no fragile step is left? Spoils the state it is given."""
    while True:
        if not committed(s, 0):
            return True
        if AUTOMATIC[s.d[STACK + FRAME * (s.d[DEPTH] - 1)]] == 1:
            pop_and_run(s)
            continue
        codes = raw_offers(s, False).codes
        n = len(codes)
        if n == 0:
            return False
        i: i64 = 0
        while i < n - 1:
            t = s.copy()
            pop_and_take(t, codes[i])
            if can_finish(t):
                return True
            i += 1
        pop_and_take(s, codes[n - 1])


def leads_on(s: State, choice: i64) -> bool:
    """Could the commitments below the decision on top be completed after this option?"""
    t = s.copy()
    pop_and_take(t, choice)
    return can_finish(t)


def endangered(s: State) -> bool:
    """Could some option of the decision on top make a pending fragile step impossible?"""
    d = s.d
    i = d[DEPTH] - 2
    above = d[STACK + FRAME * (i + 1)]
    while i >= 0:
        f = STACK + FRAME * i
        if FRAGILE[d[f]] == 1 and not STEPS[d[f]].sure(s, d[f + 1], d[f + 2], d[f + 3], above):
            return True
        i -= 1
    return False


def offers(s: State, explain: bool) -> Offers:
    """The options of the decision on top, without those that would lead into a dead end."""
    o = raw_offers(s, explain)
    # What is pending was possible when it was pushed, so one option at least leads on: a single one needs no search.
    if len(o.codes) <= 1 or not endangered(s):
        return o
    kept = Offers(explain)
    kept.refusals = o.refusals
    for code in o.codes:
        if leads_on(s, code):
            kept.add(code)
        else:
            if explain:
                explain_dead_end(s, code, kept)
    return kept


# What may stand in the way of a commitment, and how it reads after the option that leads there
_OBSTACLES: Final[dict[str, str]] = {
    "land-too-dear": "after-land-too-dear",
    "cardinal-raises-land": "after-cardinal-raises-land",
    "no-plot-fits": "after-no-plot-fits",
    "no-tile-on-display": "after-no-plot-fits",
    "hiring-too-dear": "after-hiring-too-dear",
    "cardinal-raises-hire": "after-cardinal-raises-hire",
    "no-plan-with-building": "after-no-plan-fits",
    "building-lacks-colour": "after-no-plan-fits",
    "no-building-left": "after-no-plan-fits",
    "site-taken": "no-free-site",
    "no-goods": "after-no-goods",
    "no-ship-with-room": "after-no-sell-no-trade",
    "nothing-to-trade": "after-no-sell-no-trade",
}
_NO_GAP: Final = 999  # of an obstacle that is no matter of money


def explain_dead_end(s: State, code: i64, o: Offers) -> None:
    """RUL-2: after this option something that must be done would be impossible; say what, and what is lacking."""
    f = STACK + FRAME * (s.d[DEPTH] - 1)
    paid: i64 = 0
    if s.d[f] == VISIT_PAY:
        paid = code
    elif s.d[f] == PAY:
        paid = s.d[f + 2] - code
    t = s.copy()
    pop_and_take(t, code)
    refuse_for_obstacle(t, code, "RUL-2", paid, o)


def refuse_for_obstacle(s: State, code: i64, rule: str, paid: i64, o: Offers) -> None:
    """Refuse an option by what stands in the way in the state after it; a forced reward is its own reason (RUL-4).

    Spoils the state.
    """
    found = obstacle(s)
    if found is None:
        o.refuse(code, "RUL-2", "leads-nowhere", 0, 0, 0)
    else:
        because = "RUL-4" if found.rule == "RUL-4" else rule
        o.refuse(code, because, _OBSTACLES[found.reason], found.x, found.y, paid)


def obstacle(s: State) -> Refusal | None:
    """Why the decision that nobody could make has no option, the nearest miss of several. Spoils the state.

    Of each decision on the way the last option is taken, which declines what may be declined.
    """
    while True:
        if AUTOMATIC[s.d[STACK + FRAME * (s.d[DEPTH] - 1)]] == 1:
            pop_and_run(s)
            continue
        o = raw_offers(s, True)
        n = len(o.codes)
        if n == 0:
            return nearest_miss(o.refusals)
        if not committed(s, 0):
            return None
        pop_and_take(s, o.codes[n - 1])


def nearest_miss(refusals: list[Refusal]) -> Refusal | None:
    """The obstacle with the smallest sum lacking; one without a sum only if there is no other."""
    nearest: Refusal | None = None
    least: i64 = 0
    for refusal in refusals:
        if refusal.reason in _OBSTACLES:
            gap = refusal.x - refusal.y if refusal.x > 0 else _NO_GAP
            if refusal.reason == "site-taken":  # the reason only if no site is free
                gap = _NO_GAP + 1
            if nearest is None or gap < least:
                nearest = refusal
                least = gap
    return nearest
