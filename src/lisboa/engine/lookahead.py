"""No dead ends: can what an option commits to be completed? (VISIT-1, TURN-4, RUL-2)

Steps marked fragile must be completed once they are on the stack. A search on a copy plays on with the very rules of
the game until none of them is left, so whatever State actions, rewards and payments in between change is counted.
"""

from mypy_extensions import i64

from lisboa.engine.layout import DEPTH, FRAME, STACK
from lisboa.engine.obstacles import refuse_for_obstacle
from lisboa.engine.state import State
from lisboa.engine.steps import (
    AUTOMATIC,
    FRAGILE,
    STEPS,
    Offers,
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
                refuse_for_obstacle(s, code, "RUL-2", kept)
    return kept
