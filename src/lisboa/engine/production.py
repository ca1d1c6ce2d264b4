"""Chapter 7, production: goods from stores, prices, and the extra goods of houses and clergy (STATE-4, NOBLE-2)."""

from mypy_extensions import i64

from lisboa.components import GOODS as GOOD_NAMES
from lisboa.engine.deeds import note_deed
from lisboa.engine.events import (
    PRICE_DROPPED,
    PRODUCED,
)
from lisboa.engine.influence import clergy_benefit
from lisboa.engine.kernel.option_codecs import Named, Single
from lisboa.engine.layout import (
    FACING,
    HOUSES,
    PLOT,
    PRICE,
)
from lisboa.engine.names import (
    CLERGY_PRODUCE,
    DEED_PRODUCE,
    PASS,
)
from lisboa.engine.portfolio import (
    gain_goods,
    room,
)
from lisboa.engine.state import State
from lisboa.engine.steps import (
    DECLINABLE,
    EXTRA_GOOD,
    PRODUCE,
    Decision,
    Number,
    Offers,
    push,
    register,
)
from lisboa.engine.tables import MARKET_BOTTOM


def stores_of_type(s: State, seat: i64, street: i64) -> i64:
    """A player's stores facing a street."""
    n: i64 = 0
    plot: i64 = 0
    while plot < 25:
        if s.d[PLOT + plot] == seat and s.d[FACING + plot] == street:
            n += 1
        plot += 1
    return n


def can_produce(s: State, seat: i64) -> bool:
    """RUL-3: at least one good would be stored."""
    plot: i64 = 0
    while plot < 25:
        if s.d[PLOT + plot] == seat and room(s, seat, s.d[FACING + plot]) > 0:
            return True
        plot += 1
    return False


class Produce(Decision):
    """STATE-4: a good per store; the price of each type stored drops once; houses and clergy 12 add goods."""

    def __init__(self) -> None:
        super().__init__("produce", "STATE-4", Single("produce"), (DECLINABLE,))

    def offer(self, s: State, seat: i64, a: i64, b: i64, c: i64, o: Offers) -> None:
        o.add(0)
        if a == 1:
            o.add(PASS)

    def take(self, s: State, seat: i64, a: i64, b: i64, c: i64, choice: i64) -> None:
        if choice == PASS:
            return
        s.note(PRODUCED, seat)
        note_deed(s, seat, DEED_PRODUCE)
        produced: i64 = 0
        good: i64 = 0
        while good < 4:
            stores = stores_of_type(s, seat, good)
            if stores > 0 and room(s, seat, good) > 0:
                gain_goods(s, seat, good, stores)
                drop_price(s, seat, good)
                produced |= 1 << good
            good += 1
        extras = clergy_benefit(s, seat, CLERGY_PRODUCE)
        houses = s.d[HOUSES + 3 * seat + 2]
        if houses == 3:
            self.extra_of_each(s, seat, produced)
        elif houses > 0:
            extras += 1
        if extras > 0:
            offer_extra(s, seat, produced, extras)

    def extra_of_each(self, s: State, seat: i64, produced: i64) -> None:
        """NOBLE-2, right group complete: one more of every produced type, if there is room."""
        good: i64 = 0
        while good < 4:
            if (produced >> good) & 1 and room(s, seat, good) > 0:
                gain_goods(s, seat, good, 1)
            good += 1


def drop_price(s: State, seat: i64, good: i64) -> None:
    """STATE-4, SELL-4: down by 1, never below the track's end."""
    if s.d[PRICE + good] > MARKET_BOTTOM:
        s.note(PRICE_DROPPED, seat, good)
        s.add(PRICE + good, -1)


def offer_extra(s: State, seat: i64, produced: i64, extras: i64) -> None:
    """Ask for an extra good while some produced type still has room."""
    good: i64 = 0
    while good < 4:
        if (produced >> good) & 1 and room(s, seat, good) > 0:
            push(s, EXTRA_GOOD, seat, produced, extras)
            return
        good += 1


class ExtraGood(Decision):
    """NOBLE-2, clergy 12: one more good of a produced type (a: types as bits, b: how many extras are left)."""

    def __init__(self) -> None:
        super().__init__(
            "extra-good",
            "NOBLE-2",
            Named("extra", "good", GOOD_NAMES, "warehouse"),
            (Number("types", range(1, 16)), Number("extras", range(10))),
        )

    def offer(self, s: State, seat: i64, a: i64, b: i64, c: i64, o: Offers) -> None:
        good: i64 = 0
        while good < 4:
            if not (a >> good) & 1:
                o.refuse(good, "NOBLE-2", "type-not-produced", 0, 0, 0)
            elif room(s, seat, good) == 0:
                o.refuse(good, "PORT-4", "warehouse-full", 0, 0, 0)
            else:
                o.add(good)
            good += 1

    def take(self, s: State, seat: i64, a: i64, b: i64, c: i64, choice: i64) -> None:
        gain_goods(s, seat, choice, 1)
        if b > 1:
            offer_extra(s, seat, a, b - 1)


register(PRODUCE, Produce())
register(EXTRA_GOOD, ExtraGood())
