"""Chapter 7: the State actions of Builder and Minister (STATE-1 to STATE-4) and the royal favor (STATE-7).

The Cardinal is in `church.py`. In every frame `a` says whether the action is a reward and may be declined (RUL-4).
"""

from typing import Final

from mypy_extensions import i64

from lisboa.engine.arithmetic import positive
from lisboa.engine.events import (
    CARGO_DROPPED,
    FAVOR_TAKEN,
    GOODS_LOST,
    OFFICIAL_PLACED,
    OFFICIAL_PUSHED,
    PLAN_TAKEN,
    PRICE_DROPPED,
    PRODUCED,
    SHIP_BUILT,
    SHIP_SAILED,
)
from lisboa.engine.influence import gain_influence, gain_reis, held, treasury_up
from lisboa.engine.layout import (
    CARGO,
    FACING,
    FAVOR,
    FAVOR_STACK,
    GOODS,
    HOUSES,
    OFFICE,
    OFFICIALS,
    PLANS,
    PLANS_TAKEN,
    PLAZA,
    PLOT,
    PRICE,
    SEA,
    SHIPS_GONE,
    SHIPYARD,
    TOP,
    WIGS,
)
from lisboa.engine.names import (
    CLERGY_PRODUCE,
    CLERGY_RECRUIT_REIS,
    CLERGY_SHIP,
    FREE_SLOT,
    NEUTRAL,
    NONE,
    PASS,
    SHIP_BASE,
    SHIP_SLOT,
)
from lisboa.engine.portfolio import (
    cargo_size,
    discard_slot,
    free_top_slot,
    gain_goods,
    offer_slots,
    room,
    slot_of,
    types_held,
)
from lisboa.engine.state import State
from lisboa.engine.steps import (
    CARGO_DROP,
    EXTRA_GOOD,
    PLAN,
    PRODUCE,
    RECRUIT,
    ROYAL_FAVOR,
    SHIP,
    SHIP_GOODS,
    SHIP_PLACE,
    Offers,
    Step,
    push,
    register,
)
from lisboa.engine.tables import HULL, MARKET_BOTTOM, OFFICE_SPACES, PLAN_STACK


def can_recruit(s: State, seat: i64) -> bool:
    """RUL-3: an official on the player board."""
    return s.d[OFFICIALS + seat] > 0


def office_count(s: State, noble: i64) -> i64:
    """All officials in an office, neutral ones included."""
    n: i64 = 0
    owner: i64 = 0
    while owner <= NEUTRAL:
        n += s.d[OFFICE + 5 * noble + owner]
        owner += 1
    return n


def make_room_in_office(s: State, noble: i64) -> None:
    """STATE-1, RUL-20: from a full office one official of every colour that has most there goes to the plaza."""
    if office_count(s, noble) < OFFICE_SPACES[noble]:
        return
    most: i64 = 0
    owner: i64 = 0
    while owner <= NEUTRAL:
        if s.d[OFFICE + 5 * noble + owner] > most:
            most = s.d[OFFICE + 5 * noble + owner]
        owner += 1
    owner = 0
    while owner <= NEUTRAL:
        if s.d[OFFICE + 5 * noble + owner] == most:
            s.note(OFFICIAL_PUSHED, owner, noble)
            s.add(OFFICE + 5 * noble + owner, -1)
            s.add(PLAZA + 5 * noble + owner, 1)
        owner += 1


def place_official(s: State, seat: i64, noble: i64) -> None:
    """One official from the player board to an office."""
    make_room_in_office(s, noble)
    s.note(OFFICIAL_PLACED, seat, noble)
    s.add(OFFICIALS + seat, -1)
    s.add(OFFICE + 5 * noble + seat, 1)


# Pairs of offices first: two officials are what one normally wants
_RECRUIT_ORDER: Final = (3, 5, 6, 1, 2, 4)


class Recruit(Step):
    """STATE-1, RUL-20: one or two officials to different offices. An option is a set of offices as bits."""

    def __init__(self) -> None:
        super().__init__("recruit")

    def offer(self, s: State, seat: i64, a: i64, b: i64, c: i64, o: Offers) -> None:
        free = s.d[OFFICIALS + seat]
        for bits in _RECRUIT_ORDER:
            mask: i64 = bits
            needed: i64 = 2 if mask == 3 or mask >= 5 else 1
            if needed <= free:
                o.add(mask)
            else:
                o.refuse(mask, "RUL-3", "officials-on-board", needed, free, 0)
        if a == 1:
            o.add(PASS)

    def take(self, s: State, seat: i64, a: i64, b: i64, c: i64, choice: i64) -> None:
        if choice == PASS:
            return
        placed: i64 = 0
        noble: i64 = 0
        while noble < 3:
            if (choice >> noble) & 1:
                place_official(s, seat, noble)
                placed += 1
            noble += 1
        gain_reis(s, seat, placed * held(s, seat, CLERGY_RECRUIT_REIS))


def can_plan(s: State) -> bool:
    """RUL-3: a plan is left."""
    return s.d[PLANS_TAKEN] < 8 or s.d[PLANS_TAKEN + 1] < 8


def next_plan(s: State, architect: i64) -> i64:
    """The kind of an architect's top plan (4 * architect + officials - 2), NONE if there is none."""
    taken = s.d[PLANS_TAKEN + architect]
    if taken >= 8:
        return NONE
    return 4 * architect + PLAN_STACK[8 * architect + taken] - 2


class AcquirePlan(Step):
    """STATE-2: the top plan of either architect."""

    def __init__(self) -> None:
        super().__init__("plan")

    def offer(self, s: State, seat: i64, a: i64, b: i64, c: i64, o: Offers) -> None:
        architect: i64 = 0
        while architect < 2:
            if next_plan(s, architect) != NONE:
                o.add(architect)
            else:
                o.refuse(architect, "RUL-6", "no-plan-left", 0, 0, 0)
            architect += 1
        if a == 1:
            o.add(PASS)

    def take(self, s: State, seat: i64, a: i64, b: i64, c: i64, choice: i64) -> None:
        if choice == PASS:
            return
        kind = next_plan(s, choice)
        s.note(PLAN_TAKEN, seat, choice, kind)
        s.add(PLANS_TAKEN + choice, 1)
        s.add(PLANS + 8 * seat + kind, 1)


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
    cost -= held(s, seat, CLERGY_SHIP)
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


class BuildShip(Step):
    """STATE-3, RUL-17: first the slot, empty or to be freed; then the goods."""

    def __init__(self) -> None:
        super().__init__("ship")

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


class ShipGoods(Step):
    """STATE-3: which different goods (a of them) pay for the ship. An option is a set of goods as bits."""

    def __init__(self) -> None:
        super().__init__("ship-goods")

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
                s.note(GOODS_LOST, seat, good, 1)
                s.add(GOODS + 4 * seat + good, -1)
            good += 1


class ShipPlace(Step):
    """STATE-3: the ship (a) takes its place (b), the treasury rises, influence is gained, the new ship included."""

    def __init__(self) -> None:
        super().__init__("ship-place", True)

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
        treasury_up(s, seat)
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


class CargoDrop(Step):
    """RUL-18: the owner chooses which good of the slot (a) does not come aboard."""

    def __init__(self) -> None:
        super().__init__("cargo-drop")

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


class Produce(Step):
    """STATE-4: a good per store; the price of each type stored drops once; houses and clergy 12 add goods."""

    def __init__(self) -> None:
        super().__init__("produce")

    def offer(self, s: State, seat: i64, a: i64, b: i64, c: i64, o: Offers) -> None:
        o.add(0)
        if a == 1:
            o.add(PASS)

    def take(self, s: State, seat: i64, a: i64, b: i64, c: i64, choice: i64) -> None:
        if choice == PASS:
            return
        s.note(PRODUCED, seat)
        produced: i64 = 0
        good: i64 = 0
        while good < 4:
            stores = stores_of_type(s, seat, good)
            if stores > 0 and room(s, seat, good) > 0:
                gain_goods(s, seat, good, stores)
                drop_price(s, seat, good)
                produced |= 1 << good
            good += 1
        extras = held(s, seat, CLERGY_PRODUCE)
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


class ExtraGood(Step):
    """NOBLE-2, clergy 12: one more good of a produced type (a: types as bits, b: how many extras are left)."""

    def __init__(self) -> None:
        super().__init__("extra-good")

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


def can_favor(s: State, seat: i64) -> bool:
    """RUL-3: a favor not held whose stack has one."""
    noble: i64 = 0
    while noble < 3:
        if s.d[FAVOR + 3 * seat + noble] == 0 and s.d[FAVOR_STACK + noble] > 0:
            return True
        noble += 1
    return False


class RoyalFavor(Step):
    """STATE-7: take a favor you do not hold."""

    def __init__(self) -> None:
        super().__init__("favor")

    def offer(self, s: State, seat: i64, a: i64, b: i64, c: i64, o: Offers) -> None:
        noble: i64 = 0
        while noble < 3:
            if s.d[FAVOR + 3 * seat + noble] == 1:
                o.refuse(noble, "STATE-7", "favor-held", 0, 0, 0)
            elif s.d[FAVOR_STACK + noble] == 0:
                o.refuse(noble, "STATE-7", "favor-stack-empty", 0, 0, 0)
            else:
                o.add(noble)
            noble += 1
        if a == 1:
            o.add(PASS)

    def take(self, s: State, seat: i64, a: i64, b: i64, c: i64, choice: i64) -> None:
        if choice == PASS:
            return
        s.note(FAVOR_TAKEN, seat, choice)
        s.put(FAVOR + 3 * seat + choice, 1)
        s.add(FAVOR_STACK + choice, -1)


register(RECRUIT, Recruit())
register(PLAN, AcquirePlan())
register(SHIP, BuildShip())
register(SHIP_GOODS, ShipGoods())
register(SHIP_PLACE, ShipPlace())
register(CARGO_DROP, CargoDrop())
register(PRODUCE, Produce())
register(EXTRA_GOOD, ExtraGood())
register(ROYAL_FAVOR, RoyalFavor())
