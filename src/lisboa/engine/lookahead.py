"""No dead ends: can what an option commits to be completed? (VISIT-1, TURN-4, RUL-2)

Steps marked fragile must be completed once they are on the stack. A search on a copy plays on with the very rules of
the game until none of them is left, so whatever State actions, rewards and payments in between change is counted.
"""

from mypy_extensions import i64

from lisboa.engine.layout import DEPTH, FRAME, STACK
from lisboa.engine.state import State
from lisboa.engine.steps import AUTOMATIC, FRAGILE, STEPS, Offers


def pop_and_run(s: State) -> None:
    """Carry out the automatic step on top of the stack."""
    d = s.d
    d[DEPTH] -= 1
    f = STACK + FRAME * d[DEPTH]
    STEPS[d[f]].run(s, d[f + 1], d[f + 2], d[f + 3], d[f + 4])


def raw_offers(s: State, explain: bool) -> Offers:
    """The options of the decision on top as its own rule sees them, later commitments not considered."""
    d = s.d
    f = STACK + FRAME * (d[DEPTH] - 1)
    o = Offers(explain)
    STEPS[d[f]].offer(s, d[f + 1], d[f + 2], d[f + 3], d[f + 4], o)
    return o


def pop_and_take(s: State, choice: i64) -> None:
    """Carry out one option of the decision on top of the stack."""
    d = s.d
    d[DEPTH] -= 1
    f = STACK + FRAME * d[DEPTH]
    STEPS[d[f]].take(s, d[f + 1], d[f + 2], d[f + 3], d[f + 4], choice)


def committed(s: State, above: i64) -> bool:
    """Is a fragile step among the frames, the uppermost `above` of them not counted?"""
    i = s.d[DEPTH] - above - 1
    while i >= 0:
        if FRAGILE[s.d[STACK + FRAME * i]] == 1:
            return True
        i -= 1
    return False


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
    # What is pending was possible when it was pushed, so a single option cannot be wrong.
    if len(o.codes) <= 1 or not endangered(s):
        return o
    kept = Offers(explain)
    kept.refusals = o.refusals
    for code in o.codes:
        if leads_on(s, code):
            kept.add(code)
        else:
            kept.refuse(code, "RUL-2", "leads-nowhere", 0, 0, 0)
    return kept
