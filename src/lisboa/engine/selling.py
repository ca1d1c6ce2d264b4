"""Chapter 5: Sell (SELL), and the choice between Sell and Trade that follows every card played to the portfolio."""

from typing import Final

from mypy_extensions import i64

from lisboa.components import GOODS as GOOD_NAMES
from lisboa.engine.deeds import note_deed
from lisboa.engine.events import GOOD_SOLD
from lisboa.engine.influence import benefit, clergy_benefit
from lisboa.engine.kernel.option_codecs import Chosen, OptionCodec, Row
from lisboa.engine.lacerda import fleet_hold, fleet_waits, load_fleet
from lisboa.engine.layout import CARGO, FLEET_SHIP, GOODS, PLAYERS, PRICE, REIS, SOLO, TOP
from lisboa.engine.names import CLERGY_SELL, COLOURS, DEED_SELL, FLEET, PASS, SHIP_BASE
from lisboa.engine.portfolio import free_hold, goods_held, rival_ship_waits, same_ship_before
from lisboa.engine.ships import set_sail
from lisboa.engine.state import State
from lisboa.engine.steps import SELL, SELL_OR_TRADE, SHIP, SHIP_GOODS, TRADE, Decision, Number, Offers, push, register
from lisboa.engine.tables import B_SELL, B_SELL_ANY, SHIP_COLOURS, SHIP_MODIFIER
from lisboa.engine.trading import can_trade

DO_SELL: Final = 0
DO_TRADE: Final = 1


def can_sell(s: State, seat: i64) -> bool:
    """SELL-1: a good, and a docked ship with free hold, anybody's."""
    return goods_held(s, seat) > 0 and ship_waits(s)


def ship_waits(s: State) -> bool:
    """Has any player's docked ship a free hold?"""
    owner: i64 = 0
    while owner < s.d[PLAYERS]:
        slot: i64 = 0
        while slot < 3:
            if free_hold(s, owner, slot) > 0:
                return True
            slot += 1
        owner += 1
    return fleet_waits(s)


def income(s: State, seat: i64, good: i64, ship: i64) -> i64:
    """SELL-2: market price + the ship's modifier + the seller's own benefits."""
    own = benefit(s, seat, B_SELL + good) + benefit(s, seat, B_SELL_ANY) + clergy_benefit(s, seat, CLERGY_SELL)
    return s.d[PRICE + good] + SHIP_MODIFIER[ship] + own


def ship_kind(s: State, ship: i64) -> i64:
    """The kind of a ship named by 3 * owner + slot, or by FLEET + kind."""
    if ship >= FLEET:
        return ship - FLEET
    return s.d[TOP + ship] - SHIP_BASE


def load_ship(s: State, owner: i64, slot: i64, good: i64) -> None:
    """SELL-1, SELL-3: a good comes aboard; a full ship sails at once."""
    s.add(CARGO + 12 * owner + 4 * slot + good, 1)
    if free_hold(s, owner, slot) == 0:
        set_sail(s, owner, slot)


def _business_options() -> list[Row]:
    return [
        Row(code, name, Chosen("begin", {"business": name})) for code, name in ((DO_SELL, "sell"), (DO_TRADE, "trade"))
    ]


class SellOrTrade(Decision):
    """TURN-4: after a card went to the portfolio the player must sell or trade."""

    def __init__(self) -> None:
        super().__init__("sell-or-trade", "TURN-4", OptionCodec(_business_options()), fragile=True)

    def offer(self, s: State, seat: i64, a: i64, b: i64, c: i64, o: Offers) -> None:
        if goods_held(s, seat) == 0:
            o.refuse(DO_SELL, "SELL-1", "no-goods", 0, 0, 0)
        elif not ship_waits(s):
            o.refuse(DO_SELL, "SELL-1", "no-ship-with-room", 0, 0, 0)
        else:
            o.add(DO_SELL)
        if can_trade(s, seat):
            o.add(DO_TRADE)
        else:
            reason = "no-goods" if goods_held(s, seat) == 0 else "nothing-to-trade"
            o.refuse(DO_TRADE, "TRADE-2", reason, 0, 0, 0)

    def take(self, s: State, seat: i64, a: i64, b: i64, c: i64, choice: i64) -> None:
        if choice == DO_SELL:
            push(s, SELL, seat)
        else:
            push(s, TRADE, seat)

    def sure(self, s: State, seat: i64, a: i64, b: i64, above: i64) -> bool:
        # Only building a ship spends goods, and only the seller's own ships can go.
        return above != SHIP and above != SHIP_GOODS and goods_held(s, seat) > 0 and rival_ship_waits(s, seat)


def _sale_options() -> list[Row]:
    """Without a place: the ships of all boards are compared, side by side."""
    ships = [f"{colour}-{slot}" for colour in COLOURS for slot in (1, 2, 3)] + [
        f"lacerda-{name}" for name in SHIP_COLOURS
    ]
    return [
        Row(16 * good + ship, f"sell {what} {name}", Chosen("sell", {"good": what, "ship": name}))
        for good, what in enumerate(GOOD_NAMES)
        for ship, name in enumerate(ships)
    ]


class Sell(Decision):
    """SELL-1: one good at a time (a: sold so far). An option is 16 * good + 3 * owner + slot of the ship.

    Lacerda's ships are FLEET + kind instead (SOLO-5).
    """

    def __init__(self) -> None:
        super().__init__("sell", "SELL-1", OptionCodec(_sale_options()), (Number("sold", range(100)),))

    def offer(self, s: State, seat: i64, a: i64, b: i64, c: i64, o: Offers) -> None:
        owner: i64 = 0
        while owner < s.d[PLAYERS]:
            slot: i64 = 0
            while slot < 3:
                if s.d[TOP + 3 * owner + slot] >= SHIP_BASE and not same_ship_before(s, owner, slot):
                    self.offer_ship(s, seat, 3 * owner + slot, free_hold(s, owner, slot), o)
                slot += 1
            owner += 1
        kind: i64 = 0
        while s.d[SOLO] == 1 and kind < 4:
            if s.d[FLEET_SHIP + kind] == 1:
                self.offer_ship(s, seat, FLEET + kind, fleet_hold(s, kind), o)
            kind += 1
        if a > 0:
            o.add(PASS)

    def offer_ship(self, s: State, seat: i64, ship: i64, hold: i64, o: Offers) -> None:
        """All goods for one ship."""
        good: i64 = 0
        while good < 4:
            code = 16 * good + ship
            if s.d[GOODS + 4 * seat + good] == 0:
                o.refuse(code, "SELL-1", "good-not-held", 0, 0, 0)
            elif hold == 0:
                o.refuse(code, "RUL-16", "ship-at-sea", 0, 0, 0)
            else:
                o.add(code)
            good += 1

    def take(self, s: State, seat: i64, a: i64, b: i64, c: i64, choice: i64) -> None:
        if choice == PASS:
            return
        good = choice >> 4
        ship = choice & 15
        amount = income(s, seat, good, ship_kind(s, ship))
        s.note(GOOD_SOLD, seat, good, ship, amount)
        s.add(GOODS + 4 * seat + good, -1)
        s.add(REIS + seat, amount)
        if ship >= FLEET:
            load_fleet(s, ship - FLEET, good)
        else:
            load_ship(s, ship // 3, ship % 3, good)
        note_deed(s, seat, DEED_SELL)
        if can_sell(s, seat):
            push(s, SELL, seat, a + 1)


register(SELL_OR_TRADE, SellOrTrade())
register(SELL, Sell())
