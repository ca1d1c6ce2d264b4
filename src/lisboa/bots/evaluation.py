"""How good a position is for a player, in hundredths of a wig.

It is what scoring would give now, and on top what means, investments and chances are worth for the turns still to come.
It reads only what the player may see: the table and the own hand.
"""

from typing import Final

from mypy_extensions import i64

from lisboa.bots import outlook
from lisboa.bots.city import City, best_opening, majorities, own_stores, zeros
from lisboa.bots.horizon import TURN
from lisboa.bots.outlook import benefit_worth, effect_worth, tile_rate
from lisboa.bots.places import OFFICIALS_PLACE, place_wigs
from lisboa.bots.weights import Weights
from lisboa.engine.arithmetic import positive, smaller
from lisboa.engine.decree_values import plan_officials
from lisboa.engine.influence import top_row_influence, treasury_value
from lisboa.engine.layout import (
    BOTTOM,
    BUILDINGS_N,
    CARGO,
    CLERGY,
    CLERGY_N,
    CUBES,
    FAVOR,
    GOODS,
    HOUSES,
    INFLUENCE,
    MARKERS,
    OFFICE,
    PERIOD,
    PLANS,
    PLAYERS,
    PRICE,
    REIS,
    SEA,
    TOP,
    WIGS,
)
from lisboa.engine.names import CLERGY_KINDS, FIRST_SINGLE_USE, GOLD, NONE, SEATS, SHIP_BASE
from lisboa.engine.officials import officials_out
from lisboa.engine.portfolio import sets
from lisboa.engine.state import State
from lisboa.engine.tables import (
    CARD_BENEFIT,
    CARD_BENEFIT_AMOUNT,
    CLERGY_AMOUNT,
    CLERGY_EFFECT,
    CLERGY_WIGS,
    COINS,
    HOUSE_GROUPS,
    HULL,
    SHIP_MODIFIER,
)

WIG: Final = 100
EASY_INFLUENCE: Final = 6
WAREHOUSE_USE: Final = 2  # goods of one type that a turn or two can use


class Judge:
    """A player's eye for positions, for one decision: how long the game lasts is judged once, before it."""

    def __init__(self, seat: i64, turns: i64, drawing: bool, weights: Weights) -> None:
        self.seat = seat
        self.turns = turns
        self.drawing = drawing  # END-2: hands will be filled again
        self.w = weights
        self.city = City()
        self.plan_officials = zeros(SEATS)
        # Per cent of the means that can still be used, and of the majorities that is not decided
        self.use = smaller(turns, weights.means_need) * 100 // weights.means_need
        self.openness = smaller(turns, 10 * TURN) * weights.open_majority // (10 * TURN)

    def value(self, s: State) -> i64:
        """The whole position."""
        return self.own_value(s) - self.rivals(s)

    def own_value(self, s: State) -> i64:
        """The position but for what rivals have."""
        self.city.look(s, self.seat)
        total = WIG * s.d[WIGS + self.seat]
        total += self.money(s) + self.goods(s) + self.portfolio(s) + self.rubble(s)
        total += self.plans(s) + self.favors(s) + self.clergy(s) + self.houses(s)
        total += majorities(s, self.seat, self.city, self.openness, self.w)
        total += own_stores(s, self.seat, self.turns, self.w)
        total += outlook.decrees(s, self.seat, self.turns, self.openness, self.w)
        total += outlook.hand(s, self.seat, self.turns, self.drawing, self.w)
        return total - self.per_turn(self.w.treasury_turn * treasury_value(s))

    def per_turn(self, rate: i64) -> i64:
        """What brings so much a turn is worth over the turns left."""
        return rate * self.turns // TURN

    def money(self, s: State) -> i64:
        """SCORE-4, and what réis and influence can buy before that."""
        reis = s.d[REIS + self.seat]
        points = s.d[INFLUENCE + self.seat]
        first = smaller(reis, self.w.comfort)
        easy = smaller(points, EASY_INFLUENCE)
        spent = first * self.w.real + (reis - first) * self.w.more_reis
        spent += easy * self.w.influence + (points - easy) * self.w.more_influence
        return (reis + COINS[points]) * WIG // 5 + spent * self.use // 100

    def goods(self, s: State) -> i64:
        """Goods buy State actions and ships and are sold; in the end they are worth nothing."""
        value: i64 = 0
        good: i64 = 0
        while good < 4:
            held = s.d[GOODS + 4 * self.seat + good]
            usable = smaller(held, WAREHOUSE_USE)
            worth = self.w.gold if good == GOLD else self.w.good
            value += usable * (worth + self.w.good_price * s.d[PRICE + good])
            value += (held - usable) * self.w.good_surplus
            good += 1
        return value * self.use // 100

    def portfolio(self, s: State) -> i64:
        """Envelopes, benefits and ships; SCORE-1."""
        value = self.per_turn(self.w.envelope_turn * smaller(top_row_influence(s, self.seat), 10))
        slot: i64 = 0
        while slot < 3:
            card = s.d[TOP + 3 * self.seat + slot]
            if card >= SHIP_BASE:
                value += self.ship(s, card - SHIP_BASE, slot)
            card = s.d[BOTTOM + 3 * self.seat + slot]
            if card != NONE:
                value += benefit_worth(CARD_BENEFIT[card], CARD_BENEFIT_AMOUNT[card], self.turns, self.w)
            slot += 1
        return value

    def ship(self, s: State, kind: i64, slot: i64) -> i64:
        """SCORE-1, SELL-3: the hull, the crates to come and those that wait."""
        value = WIG * HULL[kind]
        value += self.per_turn(HULL[kind] * self.w.ship_turn + SHIP_MODIFIER[kind] * self.w.ship_modifier_turn)
        if s.d[SEA + 3 * self.seat + slot] == 0:
            at = CARGO + 12 * self.seat + 4 * slot
            crates = s.d[at] + s.d[at + 1] + s.d[at + 2] + s.d[at + 3]
            value += crates * self.w.cargo * self.use // 100
        return value

    def rubble(self, s: State) -> i64:
        """SCORE-2, END-2: sets count at the end of each period, and cubes are sets to come."""
        done = sets(s, self.seat)
        value = 3 * WIG * done
        if s.d[PERIOD] < 2:
            value += 3 * WIG * smaller(done, 2)
        value += (done * self.w.set + self.w.marker * s.d[MARKERS + self.seat]) * self.use // 100
        value += self.per_turn(done * self.w.set_turn)
        colour: i64 = 0
        while colour < 3:
            more = s.d[CUBES + 3 * self.seat + colour] - done
            if more > 0:
                value += (self.w.next_colour + (more - 1) * self.w.later_cube) * self.use // 100
            colour += 1
        return value

    def plans(self, s: State) -> i64:
        """SCORE-6, officials to run buildings, and the plans that wait."""
        seat: i64 = 0
        while seat < s.d[PLAYERS]:
            self.plan_officials[seat] = plan_officials(s, seat)
            seat += 1
        now = WIG * place_wigs(s, OFFICIALS_PLACE, self.plan_officials, 0, 1, self.seat)
        later = self.plan_officials[self.seat] * self.w.done_official
        value = (now * (100 - self.openness) + later * self.openness) // 100
        return value + (self.waiting_plans(s) + self.officials(s)) * self.use // 100

    def waiting_plans(self, s: State) -> i64:
        """Plans in hand, if their architect has buildings left; too many cannot all be carried out."""
        value: i64 = 0
        waiting: i64 = 0
        plan: i64 = 0
        while plan < 8:
            n = smaller(s.d[PLANS + 8 * self.seat + plan], s.d[BUILDINGS_N + plan // 4])
            while n > 0:
                waiting += 1
                if waiting <= 2:
                    value += self.w.plan + (plan % 4 + 2) * self.w.plan_official
                else:
                    value += self.w.plan_surplus
                n -= 1
            plan += 1
        if waiting > 0:
            value += best_opening(s, self.seat, self.city) * self.w.opening // 100
        return value

    def officials(self, s: State) -> i64:
        """Officials in offices and plazas run buildings; those in offices make visits dearer for rivals."""
        out = officials_out(s, self.seat)
        needed = smaller(out, self.needed_officials(s))
        noble: i64 = 0
        inside: i64 = 0
        while noble < 3:
            inside += s.d[OFFICE + 5 * noble + self.seat]
            noble += 1
        value = needed * self.w.official_out + (out - needed) * self.w.official_spare
        return value + self.per_turn(inside * self.w.office_turn)

    def needed_officials(self, s: State) -> i64:
        """As many as the largest plan needs; they come home when it is carried out and can go out again."""
        most: i64 = 2
        plan: i64 = 0
        while plan < 8:
            if s.d[PLANS + 8 * self.seat + plan] > 0 and plan % 4 + 2 > most:
                most = plan % 4 + 2
            plan += 1
        return most

    def favors(self, s: State) -> i64:
        """SCORE-7, and a follow."""
        at = FAVOR + 3 * self.seat
        follows = s.d[at] * self.w.builder_favor + s.d[at + 1] * self.w.minister_favor + s.d[at + 2] * self.w.king_favor
        return (s.d[at] + s.d[at + 1] + s.d[at + 2]) * 2 * WIG + follows * self.use // 100

    def clergy(self, s: State) -> i64:
        """Tiles work, and their backs score in a church scoring."""
        value: i64 = 0
        kind: i64 = 1
        while kind < CLERGY_KINDS:
            n = s.d[CLERGY + CLERGY_KINDS * self.seat + kind]
            if n > 0:
                worth = CLERGY_WIGS[kind] * self.w.clergy_back
                if kind < FIRST_SINGLE_USE:
                    worth += self.per_turn(tile_rate(kind)) * self.w.clergy_turn // 100
                else:
                    once = effect_worth(CLERGY_EFFECT[kind], CLERGY_AMOUNT[kind]) * self.w.clergy_once // 100
                    if once > worth:
                        worth = once
                value += n * worth
            kind += 1
        if s.d[CLERGY_N + self.seat] > 0:
            value += self.w.church
        return value * self.use // 100

    def houses(self, s: State) -> i64:
        """NOBLE-2: the abilities of the three groups."""
        at = HOUSES + 3 * self.seat
        rate: i64 = 0
        if s.d[at] == HOUSE_GROUPS[0]:
            rate += self.w.reis_visits_turn
        if s.d[at + 1] == HOUSE_GROUPS[1]:
            rate += self.w.free_ship_turn
        elif s.d[at + 1] > 0:
            rate += self.w.cheaper_ship_turn
        if s.d[at + 2] == HOUSE_GROUPS[2]:
            rate += self.w.extra_goods_turn
        elif s.d[at + 2] > 0:
            rate += self.w.extra_good_turn
        on_the_way = s.d[at] + positive(s.d[at + 1] - 1) + positive(s.d[at + 2] - 1)
        return self.per_turn(rate) + on_the_way * self.w.house_on_the_way * self.use // 100

    def rivals(self, s: State) -> i64:
        """What rivals gain counts too, each for a part."""
        total: i64 = 0
        other: i64 = 0
        while other < s.d[PLAYERS]:
            if other != self.seat:
                total += s.d[WIGS + other]
            other += 1
        return total * self.w.rival // positive(s.d[PLAYERS] - 1)
