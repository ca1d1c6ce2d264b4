"""Facts about ships, goods, money, influence, the portfolio and goals."""

from __future__ import annotations

from typing import Final

from lisboa.engine import layout
from lisboa.engine.decree_values import hulls, stores_where
from lisboa.engine.events import (
    BUILDING_SCORED,
    BY_CHURCH_SCORING,
    CARD_TUCKED,
    GOAL_FULFILLED,
    GOOD_SOLD,
    LACERDA_SAILED,
    SHIP_BUILT,
    SHIP_SAILED,
    STORE_SCORED,
    WIGS_GAINED,
)
from lisboa.engine.influence import envelope
from lisboa.engine.names import FLEET, NONE
from lisboa.engine.portfolio import cargo_size, free_hold
from lisboa.engine.tables import BENEFIT_NAMES, CARD_BENEFIT, CARD_BENEFIT_AMOUNT, MARKET_BOTTOM
from lisboa.insight.fact import WIG, Fact
from lisboa.insight.imagined_turn import Turn

SHIP: Final = 150
BENEFIT: Final = 120
GOAL: Final = 3 * WIG
ENVELOPE: Final = 60
INFLUENCE: Final = 40
GOOD: Final = 40
REAL: Final = 20


def facts(turn: Turn) -> list[Fact]:
    """All of them."""
    return [*ships(turn), *sales(turn), *loads(turn), *gains(turn), *wigs(turn), *portfolio(turn), *goals(turn)]


def ships(turn: Turn) -> list[Fact]:
    """STATE-3, SCORE-1, SELL-3: a ship built, one that sails."""
    found = []
    built = list(turn.own(SHIP_BUILT))
    if built:
        hull = int(hulls(turn.after, turn.seat) - hulls(turn.before, turn.seat))
        replaced = "yes" if any(event.c == 1 for event in built) else "no"
        found.append(Fact("ship", SHIP + WIG * hull, {"wigs": max(hull, 0), "replaced": replaced}))
    gained = sailed(turn)
    return [*found, Fact("sails", WIG * gained, {"wigs": gained})] if gained else found


def sales(turn: Turn) -> list[Fact]:
    """SELL-2: goods sold, whether stores of the type will lower the price (STATE-4), and what others get by it."""
    sold = list(turn.own(GOOD_SOLD))
    if not sold:
        return []
    s = turn.before
    falls = turn.chances_left > 0 and any(
        s.d[layout.PRICE + e.a] > MARKET_BOTTOM and stores_where(s, NONE, NONE, NONE, e.a) > 0 for e in sold
    )
    reis = sum(int(event.c) for event in sold)
    given = sailed(turn, others=True)
    args: dict[str, str | int] = {"count": len(sold), "reis": reis, "falls": "yes" if falls else "no", "wigs": given}
    return [Fact("sale", max(REAL * reis - WIG * given // (s.d[layout.PLAYERS] - 1), 1), args)]


def sailed(turn: Turn, others: bool = False) -> int:
    """SELL-3: wigs for ships that sail in this turn, own ones or those of others."""
    ships_gone = (event for event in turn.events if event.kind in (SHIP_SAILED, LACERDA_SAILED))
    return sum(int(event.b) for event in ships_gone if (event.seat != turn.seat) == others)


def loads(turn: Turn) -> list[Fact]:
    """SELL-1, SELL-3: crates on own ships that have not sailed yet; what is sold to others brings them nearer to it."""
    found = []
    for ship in dict.fromkeys(int(event.b) for event in turn.own(GOOD_SOLD) if event.b < FLEET):
        owner, slot = divmod(ship, 3)
        crates, room = int(cargo_size(turn.after, owner, slot)), int(free_hold(turn.after, owner, slot))
        new = crates - int(cargo_size(turn.before, owner, slot))
        if owner == turn.seat and new > 0 and room > 0 and turn.chances_left:
            hold = crates + room
            found.append(Fact("loads", WIG * new // 2, {"crates": crates, "hold": hold, "wigs": hold}))
    return found


def gains(turn: Turn) -> list[Fact]:
    """What there is more of; goods alone score nothing."""
    seat, after = turn.seat, turn.after.d
    goods = sum(max(turn.gained(layout.GOODS + 4 * seat + good), 0) for good in range(4))
    influence = turn.gained(layout.INFLUENCE + seat)
    reis = turn.gained(layout.REIS + seat)
    sold = any(turn.own(GOOD_SOLD))
    return [
        Fact("goods", GOOD * goods if turn.chances_left else 0, {"count": goods}),
        Fact("influence", INFLUENCE * influence, {"count": influence, "now": int(after[layout.INFLUENCE + seat])}),
        Fact("reis", 0 if sold else REAL * reis, {"count": reis, "now": int(after[layout.REIS + seat])}),
    ]


def wigs(turn: Turn) -> list[Fact]:
    """Wigs at once that no other fact tells of."""
    told = sum(int(event.b) for event in turn.own(BUILDING_SCORED, SHIP_SAILED))
    told += sum(int(event.c) for event in turn.own(STORE_SCORED))
    told += sum(int(event.a) for event in turn.own(WIGS_GAINED) if event.c == BY_CHURCH_SCORING)
    count = turn.gained(layout.WIGS + turn.seat) - told
    return [Fact("wigs", WIG * count, {"wigs": count})]


def portfolio(turn: Turn) -> list[Fact]:
    """PORT-6, INF-1: lasting benefits, and more influence from now on."""
    if not turn.chances_left:
        return []
    found = []
    for event in turn.own(CARD_TUCKED):
        if CARD_BENEFIT[event.a] > 0:
            benefit, amount = BENEFIT_NAMES[CARD_BENEFIT[event.a]], int(CARD_BENEFIT_AMOUNT[event.a])
            found.append(Fact("benefit", BENEFIT, {"benefit": benefit, "amount": amount}))
    more = int(envelope(turn.after, turn.seat) - envelope(turn.before, turn.seat))
    return [*found, Fact("envelope", ENVELOPE * more, {"count": more})]


def goals(turn: Turn) -> list[Fact]:
    """EXTRA-1: goal cards fulfilled."""
    return [Fact("goal", GOAL, {"goal": int(event.a)}) for event in turn.own(GOAL_FULFILLED)]
