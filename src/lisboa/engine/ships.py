"""Chapter 7, ships: building and replacing them, and their cargo (STATE-3, SELL-3, RUL-17, RUL-18)."""

from mypy_extensions import i64

from lisboa.components import GOODS as GOOD_NAMES
from lisboa.engine.arithmetic import positive
from lisboa.engine.events import (
    BY_SHIP,
    CARGO_DROPPED,
    GOODS_PAID,
    SHIP_BUILT,
    SHIP_SAILED,
)
from lisboa.engine.influence import clergy_benefit, gain_influence, treasury_up
from lisboa.engine.kernel.option_codecs import Named, Slot, Subset
from lisboa.engine.layout import (
    CARGO,
    GOODS,
    HOUSES,
    SEA,
    SHIPS_GONE,
    SHIPYARD,
    TOP,
    WIGS,
)
from lisboa.engine.names import (
    CLERGY_SHIP,
    FREE_SLOT,
    NONE,
    PASS,
    SHIP_BASE,
    SHIP_SLOT,
)
from lisboa.engine.portfolio import (
    cargo_size,
    discard_slot,
    free_top_slot,
    offer_slots,
    slot_of,
    types_held,
)
from lisboa.engine.state import State
from lisboa.engine.steps import (
    CARGO_DROP,
    DECLINABLE,
    SHIP,
    SHIP_GOODS,
    SHIP_PLACE,
    Automatic,
    Decision,
    Number,
    Offers,
    push,
    register,
)
from lisboa.engine.tables import HULL


def top_ship(s: State) -> i64:
    """The ship on top of the shipyard: the smaller kind lies above the larger."""
    kind: i64 = 0
    while kind < 4:
        if s.d[SHIPYARD + kind] > 0:
            return kind
        kind += 1
    return NONE


def ship_cost(s: State, seat: i64, kind: i64, code: i64) -> i64:
    """STATE-3, RUL-17: different goods to pay; less the hull it replaces, then houses (NOBLE-2) and clergy 14."""
    if s.d[HOUSES + 3 * seat + 1] == 3:
        return 0
    cost = HULL[kind]
    if code >= SHIP_SLOT and code < SHIP_SLOT + 3:
        cost = positive(cost - HULL[s.d[TOP + 3 * seat + code - SHIP_SLOT] - SHIP_BASE])
    if s.d[HOUSES + 3 * seat + 1] > 0:
        cost -= 1
    cost -= clergy_benefit(s, seat, CLERGY_SHIP)
    return positive(cost)


def can_ship(s: State, seat: i64) -> bool:
    """RUL-3: shipyard not empty, payable. A slot can always be freed, and replacing one's largest ship is cheapest."""
    kind = top_ship(s)
    if kind == NONE:
        return False
    types = types_held(s, seat)
    if ship_cost(s, seat, kind, FREE_SLOT) <= types:
        return True
    slot: i64 = 0
    while slot < 3:
        if s.d[TOP + 3 * seat + slot] >= SHIP_BASE and ship_cost(s, seat, kind, SHIP_SLOT + slot) <= types:
            return True
        slot += 1
    return False


class BuildShip(Decision):
    """STATE-3, RUL-17: first the slot, empty or to be freed; then the goods."""

    def __init__(self) -> None:
        super().__init__("ship", "STATE-3", Slot("ship", "shipyard", "ship replace", "ship"), (DECLINABLE,))

    def offer(self, s: State, seat: i64, a: i64, b: i64, c: i64, o: Offers) -> None:
        kind = top_ship(s)
        if kind == NONE:
            return
        slots = Offers(o.explain)
        offer_slots(s, seat, 0, slots)
        types = types_held(s, seat)
        for code in slots.codes:
            cost = ship_cost(s, seat, kind, code)
            if cost <= types:
                o.add(code)
            else:
                o.refuse(code, "STATE-3", "ship-needs-goods", cost, types, 0)
        if o.explain:
            o.refusals.extend(slots.refusals)
        if a == 1:
            o.add(PASS)

    def take(self, s: State, seat: i64, a: i64, b: i64, c: i64, choice: i64) -> None:
        if choice == PASS:
            return
        kind = top_ship(s)
        push(s, SHIP_PLACE, seat, kind, choice)
        cost = ship_cost(s, seat, kind, choice)
        if cost > 0:
            push(s, SHIP_GOODS, seat, cost)


def bit_count(mask: i64) -> i64:
    """How many of four bits are set."""
    return (mask & 1) + ((mask >> 1) & 1) + ((mask >> 2) & 1) + ((mask >> 3) & 1)


class ShipGoods(Decision):
    """STATE-3: which different goods (a of them) pay for the ship. An option is a set of goods as bits."""

    def __init__(self) -> None:
        super().__init__("ship-goods", "STATE-3", Subset("spend", "goods", GOOD_NAMES), (Number("goods", range(1, 5)),))

    def offer(self, s: State, seat: i64, a: i64, b: i64, c: i64, o: Offers) -> None:
        have: i64 = 0
        good: i64 = 0
        while good < 4:
            if s.d[GOODS + 4 * seat + good] > 0:
                have |= 1 << good
            good += 1
        mask: i64 = 15
        while mask > 0:
            if bit_count(mask) == a:
                if mask & have == mask:
                    o.add(mask)
                else:
                    o.refuse(mask, "STATE-3", "good-not-held", 0, 0, 0)
            mask -= 1

    def take(self, s: State, seat: i64, a: i64, b: i64, c: i64, choice: i64) -> None:
        good: i64 = 0
        while good < 4:
            if (choice >> good) & 1:
                s.note(GOODS_PAID, seat, good, 1)
                s.add(GOODS + 4 * seat + good, -1)
            good += 1


class ShipPlace(Automatic):
    """STATE-3: the ship (a) takes its place (b), the treasury rises, influence is gained, the new ship included."""

    def __init__(self) -> None:
        super().__init__("ship-place", (Number("ship", range(4)), Number("slot", range(FREE_SLOT + 1))))

    def run(self, s: State, seat: i64, a: i64, b: i64, c: i64) -> None:
        slot: i64
        if b >= SHIP_SLOT and b < SHIP_SLOT + 3:
            slot = b - SHIP_SLOT
            s.note(SHIP_BUILT, seat, a, slot, 1)
            s.add(SHIPS_GONE + s.d[TOP + 3 * seat + slot] - SHIP_BASE, 1)
        else:
            if b != FREE_SLOT:
                discard_slot(s, seat, slot_of(s, seat, b))
            slot = free_top_slot(s, seat)
            s.note(SHIP_BUILT, seat, a, slot, 0)
        s.add(SHIPYARD + a, -1)
        s.put(TOP + 3 * seat + slot, SHIP_BASE + a)
        treasury_up(s, seat, BY_SHIP)
        gain_influence(s, seat)
        settle_cargo(s, seat, slot)


def settle_cargo(s: State, seat: i64, slot: i64) -> None:
    """RUL-18: cargo of a replaced ship that does not fit is discarded; a hold it fills sails at once."""
    hull = HULL[s.d[TOP + 3 * seat + slot] - SHIP_BASE]
    load = cargo_size(s, seat, slot)
    if load > hull:
        push(s, CARGO_DROP, seat, slot)
    elif load == hull and s.d[SEA + 3 * seat + slot] == 0:
        set_sail(s, seat, slot)


def set_sail(s: State, seat: i64, slot: i64) -> None:
    """SELL-3: a full ship sails at once and its owner gets 1 wig per crate."""
    s.note(SHIP_SAILED, seat, slot, cargo_size(s, seat, slot))
    s.put(SEA + 3 * seat + slot, 1)
    s.add(WIGS + seat, cargo_size(s, seat, slot))


class CargoDrop(Decision):
    """RUL-18: the owner chooses which good of the slot (a) does not come aboard."""

    def __init__(self) -> None:
        super().__init__("cargo-drop", "RUL-18", Named("drop", "good", GOOD_NAMES), (Number("slot", range(3)),))

    def offer(self, s: State, seat: i64, a: i64, b: i64, c: i64, o: Offers) -> None:
        good: i64 = 0
        while good < 4:
            if s.d[CARGO + 12 * seat + 4 * a + good] > 0:
                o.add(good)
            else:
                o.refuse(good, "RUL-18", "good-not-aboard", 0, 0, 0)
            good += 1

    def take(self, s: State, seat: i64, a: i64, b: i64, c: i64, choice: i64) -> None:
        s.note(CARGO_DROPPED, seat, a, choice)
        s.add(CARGO + 12 * seat + 4 * a + choice, -1)
        settle_cargo(s, seat, a)


register(SHIP, BuildShip())
register(SHIP_GOODS, ShipGoods())
register(SHIP_PLACE, ShipPlace())
register(CARGO_DROP, CargoDrop())
