"""Chapter 3: portfolio, warehouse and rubble sets (PORT)."""

from mypy_extensions import i64

from lisboa.components import NOBLES
from lisboa.engine.arithmetic import positive, smaller
from lisboa.engine.events import (
    BY_SUBSIDY,
    CARD_DISCARDED,
    CARD_PLAYED,
    CARD_TUCKED,
    CUBE_DISCARDED,
    CUBE_TAKEN,
    FAVOR_LOST,
    GOODS_GAINED,
    GOODS_LOST,
    SET_COMPLETED,
    SHIP_DISCARDED,
)
from lisboa.engine.hands import hand_remove
from lisboa.engine.influence import gain_reis, treasury_down, treasury_value
from lisboa.engine.kernel.option_codecs import Chosen, Named, Slot
from lisboa.engine.lacerda import fleet_waits
from lisboa.engine.layout import (
    BOTTOM,
    CARGO,
    CUBES,
    CUBES_GONE,
    FAVOR,
    FAVOR_STACK,
    GONE,
    GOODS,
    MARKERS,
    PERIOD,
    PLAYED,
    PLAYERS,
    SEA,
    SHIPS_GONE,
    TOP,
    TRIGGER,
)
from lisboa.engine.names import (
    CARDS,
    FREE_SLOT,
    GONE_SEEN,
    NONE,
    SHIP_BASE,
    SHIP_SLOT,
    TREASURY_KIND,
)
from lisboa.engine.state import State
from lisboa.engine.steps import (
    LOSE_FAVOR,
    SELL_OR_TRADE,
    TUCK,
    Decision,
    Number,
    Offers,
    push,
    register,
)
from lisboa.engine.tables import BASE_LIMIT, CARD_KIND, CUBE_SPACES, HULL


def sets(s: State, seat: i64) -> i64:
    """PORT-7: completed rubble sets, one cube of each colour."""
    d = s.d
    at = CUBES + 3 * seat
    least = d[at]
    if d[at + 1] < least:
        least = d[at + 1]
    if d[at + 2] < least:
        least = d[at + 2]
    return least


def warehouse_limit(s: State, seat: i64) -> i64:
    """PORT-4: room for each type of good."""
    return BASE_LIMIT + sets(s, seat)


def room(s: State, seat: i64, good: i64) -> i64:
    """How many more of a good the warehouse holds."""
    return positive(warehouse_limit(s, seat) - s.d[GOODS + 4 * seat + good])


def gain_goods(s: State, seat: i64, good: i64, amount: i64) -> i64:
    """PORT-4, RUL-9: store goods; what finds no room is lost at once. Returns how many were stored."""
    stored = smaller(amount, room(s, seat, good))
    if stored > 0:
        s.note(GOODS_GAINED, seat, good, stored)
        s.add(GOODS + 4 * seat + good, stored)
    if stored < amount:
        s.note(GOODS_LOST, seat, good, amount - stored)
    return stored


def goods_held(s: State, seat: i64) -> i64:
    """All goods in the warehouse."""
    at = GOODS + 4 * seat
    return s.d[at] + s.d[at + 1] + s.d[at + 2] + s.d[at + 3]


def types_held(s: State, seat: i64) -> i64:
    """How many different goods lie in the warehouse."""
    types: i64 = 0
    good: i64 = 0
    while good < 4:
        if s.d[GOODS + 4 * seat + good] > 0:
            types += 1
        good += 1
    return types


def gain_cube(s: State, seat: i64, colour: i64, source: i64) -> None:
    """PORT-7: a cube fills a free space of its colour; without one it leaves the game. A set counts at once.

    `source` is the place in the state where the cube lay.
    """
    if s.d[CUBES + 3 * seat + colour] >= CUBE_SPACES:
        s.note(CUBE_DISCARDED, seat, colour)
        s.add(source, -1)
        s.add(CUBES_GONE + colour, 1)
        return
    before = sets(s, seat)
    s.note(CUBE_TAKEN, seat, colour)
    s.add(source, -1)
    s.add(CUBES + 3 * seat + colour, 1)
    if sets(s, seat) > before:
        s.note(SET_COMPLETED, seat, before + 1)
        s.add(MARKERS + seat, 1)
        if before + 1 == 2 and s.d[PERIOD] == 1 and s.d[TRIGGER] == NONE:
            s.put(TRIGGER, seat)


def occupied(s: State, row: i64) -> i64:
    """Occupied slots of a row of three."""
    n: i64 = 0
    i: i64 = 0
    while i < 3:
        if s.d[row + i] != NONE:
            n += 1
        i += 1
    return n


def top_cards(s: State, seat: i64) -> i64:
    """Nobles and ships in the top row."""
    return occupied(s, TOP + 3 * seat)


def bottom_cards(s: State, seat: i64) -> i64:
    """Treasury cards in the bottom row."""
    return occupied(s, BOTTOM + 3 * seat)


def portfolio_limit(s: State, seat: i64) -> i64:
    """PORT-1: 2 + sets, never more than the 6 slots."""
    return smaller(BASE_LIMIT + sets(s, seat), 6)


def cargo_size(s: State, seat: i64, slot: i64) -> i64:
    """Goods on the dock below a ship, face up or packed."""
    at = CARGO + 12 * seat + 4 * slot
    return s.d[at] + s.d[at + 1] + s.d[at + 2] + s.d[at + 3]


def free_hold(s: State, seat: i64, slot: i64) -> i64:
    """SELL-1: room on a docked ship; 0 for what is no ship or is at sea."""
    card = s.d[TOP + 3 * seat + slot]
    if card < SHIP_BASE or s.d[SEA + 3 * seat + slot] == 1:
        return 0
    return HULL[card - SHIP_BASE] - cargo_size(s, seat, slot)


def same_ship_before(s: State, seat: i64, slot: i64) -> bool:
    """Is there an indistinguishable ship in an earlier slot? Then both are one option."""
    d = s.d
    i: i64 = 0
    while i < slot:
        if d[TOP + 3 * seat + i] == d[TOP + 3 * seat + slot] and d[SEA + 3 * seat + i] == d[SEA + 3 * seat + slot]:
            x = CARGO + 12 * seat + 4 * i
            y = CARGO + 12 * seat + 4 * slot
            if d[x] == d[y] and d[x + 1] == d[y + 1] and d[x + 2] == d[y + 2] and d[x + 3] == d[y + 3]:
                return True
        i += 1
    return False


def slot_card(s: State, seat: i64, slot: i64) -> i64:
    """What lies in a slot: 0-2 top, 3-5 bottom."""
    if slot < 3:
        return s.d[TOP + 3 * seat + slot]
    return s.d[BOTTOM + 3 * seat + slot - 3]


def slot_code(s: State, seat: i64, slot: i64) -> i64:
    """The option code of a portfolio slot's content: the card itself, or the ship by its slot."""
    card = slot_card(s, seat, slot)
    if card >= SHIP_BASE:
        return SHIP_SLOT + slot
    return card


def slot_of(s: State, seat: i64, code: i64) -> i64:
    """The slot (0-2 top, 3-5 bottom) that an option code means."""
    if code >= SHIP_SLOT:
        return code - SHIP_SLOT
    i: i64 = 0
    while i < 3:
        if s.d[TOP + 3 * seat + i] == code:
            return i
        i += 1
    while s.d[BOTTOM + 3 * seat + i - 3] != code:
        i += 1
    return i


def offer_slots(s: State, seat: i64, row: i64, o: Offers) -> None:
    """PORT-2, RUL-8: an empty slot of the row (0 top, 1 bottom), or the card that makes room."""
    top = top_cards(s, seat)
    bottom = bottom_cards(s, seat)
    limit = portfolio_limit(s, seat)
    full = top == 3 if row == 0 else bottom == 3
    at_limit = top + bottom >= limit
    if at_limit:
        o.refuse(FREE_SLOT, "PORT-1", "portfolio-at-limit", top + bottom, limit, 0)
    elif full:
        o.refuse(FREE_SLOT, "PORT-1", "row-full", 0, 0, 0)
    else:
        o.add(FREE_SLOT)
    slot: i64 = 0
    while slot < 6:
        in_row = (slot < 3) == (row == 0)
        card = slot_card(s, seat, slot)
        if card != NONE and not (card >= SHIP_BASE and same_ship_before(s, seat, slot)):
            code = slot_code(s, seat, slot)
            if in_row or (at_limit and not full):
                o.add(code)
            elif full:
                o.refuse(code, "PORT-2", "frees-no-slot", 0, 0, 0)
            else:
                o.refuse(code, "RUL-8", "other-row-below-limit", top + bottom, limit, 0)
        slot += 1


def free_top_slot(s: State, seat: i64) -> i64:
    """The leftmost empty top slot."""
    slot: i64 = 0
    while s.d[TOP + 3 * seat + slot] != NONE:
        slot += 1
    return slot


def clear_ship(s: State, seat: i64, slot: i64) -> None:
    """Take a ship and its cargo off the board."""
    good: i64 = 0
    while good < 4:
        s.put(CARGO + 12 * seat + 4 * slot + good, 0)
        good += 1
    s.put(SEA + 3 * seat + slot, 0)
    s.put(TOP + 3 * seat + slot, NONE)


def discard_slot(s: State, seat: i64, slot: i64) -> None:
    """PORT-2, PORT-3: a card leaves the portfolio and the game; a ship takes its cargo along, without wigs."""
    if slot >= 3:
        card = s.d[BOTTOM + 3 * seat + slot - 3]
        s.note(CARD_DISCARDED, seat, card)
        s.put(GONE + card, GONE_SEEN)
        s.put(BOTTOM + 3 * seat + slot - 3, NONE)
        return
    card = s.d[TOP + 3 * seat + slot]
    if card >= SHIP_BASE:
        s.note(SHIP_DISCARDED, seat, card - SHIP_BASE, slot)
        s.add(SHIPS_GONE + card - SHIP_BASE, 1)
        clear_ship(s, seat, slot)
    else:
        s.note(CARD_DISCARDED, seat, card)
        s.put(GONE + card, GONE_SEEN)
        s.put(TOP + 3 * seat + slot, NONE)


def take_subsidy(s: State, seat: i64) -> None:
    """PORT-6: réis equal to the treasury value, then the marker goes down."""
    gain_reis(s, seat, treasury_value(s), BY_SUBSIDY)
    treasury_down(s, seat, BY_SUBSIDY)


def begin_portfolio_play(s: State, seat: i64, card: i64) -> None:
    """TURN-4 (1, 2): the card leaves the hand; its slot and then Sell or Trade are pending below its reward."""
    s.note(CARD_PLAYED, seat, card, 0)
    hand_remove(s, seat, card)
    s.put(PLAYED, card)
    push(s, SELL_OR_TRADE, seat)
    push(s, TUCK, seat, card)


class Tuck(Decision):
    """PORT-2: choose the slot for the card being played (a), discarding one if need be."""

    def __init__(self) -> None:
        super().__init__("tuck", "PORT-2", Slot("tuck", "", "replace", "replace"), (Number("card", range(CARDS)),))

    def offer(self, s: State, seat: i64, a: i64, b: i64, c: i64, o: Offers) -> None:
        offer_slots(s, seat, 1 if CARD_KIND[a] == TREASURY_KIND else 0, o)

    def take(self, s: State, seat: i64, a: i64, b: i64, c: i64, choice: i64) -> None:
        if choice != FREE_SLOT:
            discard_slot(s, seat, slot_of(s, seat, choice))
        at = (BOTTOM if CARD_KIND[a] == TREASURY_KIND else TOP) + 3 * seat
        slot: i64 = 0
        while s.d[at + slot] != NONE:
            slot += 1
        s.note(CARD_TUCKED, seat, a, slot)
        s.put(at + slot, a)
        s.put(PLAYED, NONE)

    def chosen(self, s: State, seat: i64, a: i64, choice: i64) -> Chosen:
        chosen = self.option.chosen(choice)
        if choice != FREE_SLOT:
            return chosen
        treasury = CARD_KIND[a] == TREASURY_KIND
        at = (BOTTOM if treasury else TOP) + 3 * seat
        for slot in range(3):
            if s.d[at + slot] == NONE:
                return Chosen(chosen.verb, chosen.object, f"slot:{'bottom' if treasury else 'top'}-{slot + 1}")
        return chosen


class LoseFavor(Decision):
    """PORT-5: the penalty "one favor": which one is the player's choice; it returns to its stack (RUL-6)."""

    def __init__(self) -> None:
        super().__init__("lose-favor", "PORT-5", Named("lose", "noble", NOBLES, "favor"))

    def offer(self, s: State, seat: i64, a: i64, b: i64, c: i64, o: Offers) -> None:
        noble: i64 = 0
        while noble < 3:
            if s.d[FAVOR + 3 * seat + noble] == 1:
                o.add(noble)
            else:
                o.refuse(noble, "PORT-5", "favor-not-held", 0, 0, 0)
            noble += 1

    def take(self, s: State, seat: i64, a: i64, b: i64, c: i64, choice: i64) -> None:
        s.note(FAVOR_LOST, seat, choice)
        s.put(FAVOR + 3 * seat + choice, 0)
        s.add(FAVOR_STACK + choice, 1)


def rival_ship_waits(s: State, seat: i64) -> bool:
    """Does another player's docked ship have room?"""
    other: i64 = 0
    while other < s.d[PLAYERS]:
        if other != seat:
            slot: i64 = 0
            while slot < 3:
                if free_hold(s, other, slot) > 0:
                    return True
                slot += 1
        other += 1
    return fleet_waits(s)


register(TUCK, Tuck())
register(LOSE_FAVOR, LoseFavor())
