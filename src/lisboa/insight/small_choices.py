"""Facts about choices that change little: payments, what is kept for later; and plain words where nothing else is."""

from __future__ import annotations

from typing import Final

from lisboa.components import GOODS, NOBLES
from lisboa.engine import layout, steps
from lisboa.engine.events import REIS_PAID, VISIT_PAID
from lisboa.engine.influence import treasury_value
from lisboa.engine.layout import FRAME, STACK
from lisboa.engine.state import State
from lisboa.insight.fact import Fact
from lisboa.insight.imagined_turn import Turn

PAYS: Final = 110
KEEPS: Final = 100
TREASURY: Final = 90
RECALLS: Final = 90
OFFICE: Final = 20
LEFT: Final = 10
CHEAPER: Final = 20  # a real less for a cube
PAYMENTS: Final = (steps.PAY, steps.VISIT_PAY, steps.LOSE_REIS, steps.STORE_CUBE)
CHOICES_OF_GOODS: Final = (steps.SELL, steps.TRADE, steps.SHIP_GOODS, steps.EXTRA_GOOD, steps.TWO_GOODS)
# What is kept by declining
KEPT: Final = {
    steps.AFTER_ACTION: "clergy",
    steps.CHURCH_SCORING: "clergy",
    steps.FOLLOW: "favor",
    steps.SELL: "goods",
    steps.TRADE: "goods",
    steps.RECRUIT: "officials",
    steps.PLACE_OFFICIAL: "officials",
    steps.SECOND_DECREE: "markers",
    steps.PERIOD_DISCARD: "cards",
}
PRICED: Final = (*KEPT, steps.SHIP)  # what may be declined and is not free


def facts(turn: Turn) -> list[Fact]:
    """All of them."""
    return [*payment(turn), *kept(turn), *treasury(turn), *recalled(turn), *offices(turn), *left(turn)]


def payment(turn: Turn) -> list[Fact]:
    """INF-3, INF-5, NOBLE-1: what is paid and how, where that is what is decided."""
    if turn.step not in PAYMENTS:
        return []
    for event in turn.own(REIS_PAID, VISIT_PAID):
        paid = {change.index: int(change.before - change.after) for change in event.changes}
        reis, influence, wigs = (paid.get(at + turn.seat, 0) for at in (layout.REIS, layout.INFLUENCE, layout.WIGS))
        if reis + influence + wigs > 0:
            kept = spared(turn, reis, influence)
            worth = PAYS if turn.step != steps.STORE_CUBE else max(PAYS - CHEAPER * reis, 1)
            return [Fact("pays", worth, {"kept": kept, "reis": reis, "influence": influence, "wigs": wigs})]
    return []


def spared(turn: Turn, reis: int, influence: int) -> str:
    """What there is of a kind and is not touched."""
    if influence == 0 and turn.before.d[layout.INFLUENCE + turn.seat] > 0:
        return "influence"
    if reis == 0 and turn.before.d[layout.REIS + turn.seat] > 0:
        return "reis"
    return "nothing"


def kept(turn: Turn) -> list[Fact]:
    """Declining saves something for later, if there is any; a favor is worth something at the end (SCORE-7)."""
    if not turn.passes or turn.step not in KEPT:
        return []
    what = KEPT[turn.step]
    if what == "favor":
        what = "favor" if turn.rivals_turns_left else "last-favor"
        return [Fact("keeps", KEEPS, {"what": what, "noble": NOBLES[frame_number(turn.before)]})]
    if what == "goods" and turn.gained(layout.GOODS + 4 * turn.seat, 4) < 0:
        return []
    later = not turn.ends_all if what == "clergy" else turn.chances_left > 0
    return [Fact("keeps", KEEPS, {"what": what, "noble": ""})] if later else []


def frame_number(s: State) -> int:
    """The first number of the decision on top of the stack."""
    return int(s.d[STACK + FRAME * (s.d[layout.DEPTH] - 1) + 2])


def treasury(turn: Turn) -> list[Fact]:
    """The treasury marker, where it is what is decided."""
    moved = turn.step == steps.MOVE_TREASURY and not turn.passes and not turn.ends_all
    value = int(treasury_value(turn.after))
    way = "up" if value > treasury_value(turn.before) else "down"
    return [Fact("treasury", TREASURY, {"way": way, "count": value})] if moved else []


def recalled(turn: Turn) -> list[Fact]:
    """NOBLE-4d, PORT-5: from where an official is taken back, where that is what is decided."""
    if turn.step not in (steps.OPEN_OFFICIAL, steps.LOSE_OFFICIAL) or not turn.options:
        return []
    place = "office" if turn.options[0] < len(NOBLES) else "plaza"
    if place == "plaza" and not turn.rivals_turns_left:
        return []
    return [
        Fact(
            "recalls",
            RECALLS if place == "plaza" else RECALLS // 4,
            {"place": place, "noble": NOBLES[turn.options[0] % len(NOBLES)]},
        )
    ]


def offices(turn: Turn) -> list[Fact]:
    """STATE-1: how many own officials are in an office then, where that is what is decided."""
    if turn.step not in (steps.RECRUIT, steps.PLACE_OFFICIAL) or not (turn.chances_left or turn.rivals_turns_left):
        return []
    counts = [turn.gained(layout.OFFICE + 5 * noble + turn.seat) for noble in range(len(NOBLES))]
    return [
        Fact("office", OFFICE, {"noble": name, "count": int(turn.after.d[layout.OFFICE + 5 * noble + turn.seat])})
        for noble, name in enumerate(NOBLES)
        if counts[noble] > 0
    ]


def left(turn: Turn) -> list[Fact]:
    """SELL-1, TRADE-1, STATE-3: which goods are there after the turn, where a choice of goods is what is decided."""
    if turn.step not in CHOICES_OF_GOODS or turn.passes or not turn.chances_left:
        return []
    counts = {good: int(turn.after.d[layout.GOODS + 4 * turn.seat + i]) for i, good in enumerate(GOODS)}
    return [Fact("left", LEFT, {**counts})] if any(counts.values()) else []


def plain(turn: Turn) -> Fact:
    """Where no fact speaks for a move: why such a choice may be right at all."""
    last = "no" if turn.chances_left else "yes"
    return Fact("plain", 0, {"decision": steps.STEPS[turn.step].name, "declined": declined(turn), "last": last})


def declined(turn: Turn) -> str:
    """RUL-4: is something declined that has a price, or a reward that is free?"""
    if not turn.passes:
        return "no"
    return "yes" if turn.step in PRICED else "free"
