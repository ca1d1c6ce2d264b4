"""A position in numbers, as the learned judgement reads it: one player's means, investments and chances, and the table.

All are small integers. Of a rival's hand they count what a sample deals to it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lisboa.bots.city import City, best_opening, has_plan, majorities, outlook, own_stores, zeros
from lisboa.bots.evaluation import Judge
from lisboa.bots.greedy import is_pending
from lisboa.bots.horizon import missing_cubes, turns_left, until_sets
from lisboa.bots.outlook import benefit_worth, card_worth, decree_growth, decrees, effect_worth, hand, tile_rate
from lisboa.bots.places import OFFICIALS_PLACE, place_wigs
from lisboa.bots.weights import Weights
from lisboa.engine.arithmetic import smaller
from lisboa.engine.decree_values import decree_value, hulls, plan_officials, total
from lisboa.engine.influence import top_row_influence, treasury_value
from lisboa.engine.lacerda import boards
from lisboa.engine.layout import (
    ACTIVE,
    BOTTOM,
    BUILDINGS_N,
    CARDINAL,
    CARGO,
    CLERGY,
    CLERGY_N,
    CUBES,
    DECK_N,
    DECREE_OWNER,
    DECREES,
    DONE,
    ENDING,
    FACING,
    FAVOR,
    GOODS,
    HAND,
    HAND_N,
    HOUSES,
    INFLUENCE,
    MARKERS,
    OFFICE,
    OFFICIALS,
    PERIOD,
    PLANS,
    PLAYERS,
    PLAZA,
    PLOT,
    PRICE,
    REIS,
    SCORING,
    SEA,
    SITE,
    TILES_LEFT,
    TOP,
    TURNS_TAKEN,
    WIGS,
)
from lisboa.engine.names import CLERGY_KINDS, ENDING_NOT, ENDING_ROUND, FIRST_SINGLE_USE, NONE, SHIP_BASE
from lisboa.engine.portfolio import sets
from lisboa.engine.state import State
from lisboa.engine.steps import PERIOD_DRAW
from lisboa.engine.tables import (
    CARD_BENEFIT,
    CARD_BENEFIT_AMOUNT,
    CARD_KIND,
    CLERGY_AMOUNT,
    CLERGY_EFFECT,
    CLERGY_WIGS,
    COINS,
    EAST,
    WEST,
)

RAW: Final = 76
TERMS: Final = 13  # what the evaluation adds up
PLAYER: Final = RAW + TERMS  # numbers of a player
TABLE: Final = 26  # numbers of the table
INPUTS: Final = 2 * PLAYER + TABLE
SHARES: Final = 6  # rivals' numbers are a mean in sixths: it is whole for one, two and three of them
GAME: Final = 100  # tenths of turns over which lasting things are compared


class Features:
    """Counts of one position, seen from one seat; the arrays are used again and again."""

    def __init__(self, weights: Weights) -> None:
        self.w = weights
        self.city = City()
        self.officials = zeros(4)
        self.one = zeros(PLAYER)
        self.x = zeros(INPUTS)

    def look(self, s: State, seat: i64) -> vec[i64]:
        """All numbers from a seat's point of view: its own, the mean of its rivals', the table's."""
        x = self.x
        i: i64 = 0
        while i < INPUTS:
            x[i] = 0
            i += 1
        other: i64 = 0
        while other < s.d[PLAYERS]:
            self.officials[other] = plan_officials(s, other)
            other += 1
        rivals: i64 = s.d[PLAYERS] - 1
        other = 0
        while other < s.d[PLAYERS]:
            self.player(s, other)
            i = 0
            while i < PLAYER:
                if other == seat:
                    x[i] = self.one[i]
                else:
                    x[PLAYER + i] += self.one[i] * (SHARES // rivals)
                i += 1
            other += 1
        self.table(s, seat)
        return x

    def player(self, s: State, seat: i64) -> None:
        """One player's numbers."""
        self.means(s, seat)
        self.officials_and_plans(s, seat)
        self.tiles(s, seat)
        self.stores(s, seat)
        self.rubble_and_ships(s, seat)
        self.decrees(s, seat)
        self.cards(s, seat)
        self.worth(s, seat)

    def means(self, s: State, seat: i64) -> None:
        """Wigs, réis, influence, goods and the clock."""
        d = s.d
        x = self.one
        x[0] = d[WIGS + seat]
        x[1] = d[REIS + seat]
        x[2] = smaller(d[REIS + seat], 10)
        x[3] = d[INFLUENCE + seat]
        x[4] = COINS[d[INFLUENCE + seat]]
        good: i64 = 0
        while good < 4:
            x[5 + good] = d[GOODS + 4 * seat + good]
            good += 1
        x[9] = d[OFFICIALS + seat]
        x[10] = (seat - d[ACTIVE] + d[PLAYERS]) % d[PLAYERS]
        x[11] = d[TURNS_TAKEN + seat]

    def officials_and_plans(self, s: State, seat: i64) -> None:
        """Officials in offices and plazas, plans that wait, plans that are done."""
        d = s.d
        x = self.one
        noble: i64 = 0
        x[15] = 0
        while noble < 3:
            x[12 + noble] = d[OFFICE + 5 * noble + seat]
            x[15] += d[PLAZA + 5 * noble + seat]
            noble += 1
        size: i64 = 0
        while size < 4:
            x[16 + size] = d[PLANS + 8 * seat + size] + d[PLANS + 8 * seat + 4 + size]
            size += 1
        x[20] = 1 if has_plan(s, seat, 0) and d[BUILDINGS_N] > 0 else 0
        x[21] = 1 if has_plan(s, seat, 1) and d[BUILDINGS_N + 1] > 0 else 0
        x[22] = self.officials[seat]
        x[23] = total(s, DONE + 8 * seat, 8)
        x[24] = place_wigs(s, OFFICIALS_PLACE, self.officials, 0, 1, seat)

    def tiles(self, s: State, seat: i64) -> None:
        """Favours and clergy."""
        d = s.d
        x = self.one
        x[25] = d[FAVOR + 3 * seat]
        x[26] = d[FAVOR + 3 * seat + 1]
        x[27] = d[FAVOR + 3 * seat + 2]
        x[28] = d[CLERGY_N + seat]
        backs: i64 = 0
        lasting: i64 = 0
        once: i64 = 0
        kind: i64 = 1
        while kind < CLERGY_KINDS:
            n = d[CLERGY + CLERGY_KINDS * seat + kind]
            if n > 0:
                backs += n * CLERGY_WIGS[kind]
                if kind < FIRST_SINGLE_USE:
                    lasting += n * tile_rate(kind)
                else:
                    once += n * effect_worth(CLERGY_EFFECT[kind], CLERGY_AMOUNT[kind])
            kind += 1
        x[29] = backs
        x[30] = lasting // 10
        x[31] = once // 50

    def stores(self, s: State, seat: i64) -> None:
        """Houses, stores by street, majorities, and what buildings may still bring."""
        d = s.d
        x = self.one
        group: i64 = 0
        while group < 3:
            x[32 + group] = d[HOUSES + 3 * seat + group]
            group += 1
        self.city.look(s, seat)
        wigs: i64 = 0
        street: i64 = 0
        while street < 4:
            x[35 + street] = self.city.stores[4 * seat + street]
            wigs += place_wigs(s, street, self.city.stores, street, 4, seat)
            x[39 + street] = 0
            street += 1
        x[43] = wigs
        sides: i64 = 0
        hope: i64 = 0
        plot: i64 = 0
        while plot < 25:
            if d[PLOT + plot] == seat:
                street = d[FACING + plot]
                worth = d[SCORING + plot % 5]
                if d[SITE + street] == NONE:
                    x[39 + street] += worth
                if d[SITE + WEST + plot // 5] == NONE:
                    sides += worth
                if d[SITE + EAST + plot // 5] == NONE:
                    sides += worth
                hope += outlook(s, plot, street, GAME, self.w)
            plot += 1
        x[44] = sides
        x[45] = hope // 100
        x[46] = best_opening(s, seat, self.city) // 50

    def rubble_and_ships(self, s: State, seat: i64) -> None:
        """Cubes, sets, ships and crates."""
        d = s.d
        x = self.one
        colour: i64 = 0
        while colour < 3:
            x[47 + colour] = d[CUBES + 3 * seat + colour]
            colour += 1
        done = sets(s, seat)
        x[50] = done
        x[51] = missing_cubes(s, seat, done + 1)
        x[52] = d[MARKERS + seat]
        x[53] = hulls(s, seat)
        x[54] = 0
        x[55] = 0
        x[56] = 0
        slot: i64 = 0
        while slot < 3:
            if d[TOP + 3 * seat + slot] >= SHIP_BASE:
                x[54] += 1
                if d[SEA + 3 * seat + slot] == 0:
                    x[55] += total(s, CARGO + 12 * seat + 4 * slot, 4)
                else:
                    x[56] += 1
            slot += 1

    def decrees(self, s: State, seat: i64) -> None:
        """Decrees: how many, what they are worth now and may grow by."""
        x = self.one
        x[57] = s.d[DECREES + seat]
        now: i64 = 0
        growth: i64 = 0
        decree: i64 = 1
        while decree < 71:
            if s.d[DECREE_OWNER + decree] == seat:
                now += decree_value(s, seat, decree)
                growth += decree_growth(decree)
            decree += 1
        x[58] = now
        x[59] = growth // 10

    def cards(self, s: State, seat: i64) -> None:
        """The hand and the portfolio."""
        d = s.d
        x = self.one
        x[60] = d[HAND_N + seat]
        kind: i64 = 0
        while kind < 4:
            x[61 + kind] = 0
            kind += 1
        worth: i64 = 0
        best: i64 = 0
        i: i64 = 0
        while i < d[HAND_N + seat]:
            card = d[HAND + 5 * seat + i]
            x[61 + CARD_KIND[card]] += 1
            one = card_worth(s, card, GAME, self.w)
            worth += one
            if one > best:
                best = one
            i += 1
        x[65] = worth // 100
        x[66] = best // 50
        x[67] = top_row_influence(s, seat)
        x[68] = 0
        x[69] = 0
        lasting: i64 = 0
        slot: i64 = 0
        while slot < 3:
            if d[TOP + 3 * seat + slot] != NONE:
                x[68] += 1
            card = d[BOTTOM + 3 * seat + slot]
            if card != NONE:
                x[69] += 1
                lasting += benefit_worth(CARD_BENEFIT[card], CARD_BENEFIT_AMOUNT[card], GAME, self.w)
            slot += 1
        x[70] = lasting // 20
        x[71] = x[61] * smaller(x[3], 5)
        x[72] = x[62] * smaller(x[3], 5)
        x[73] = x[63] * smaller(x[3], 5)
        x[74] = smaller(x[9], 3)
        x[75] = x[22] * x[20]

    def worth(self, s: State, seat: i64) -> None:
        """What the evaluation thinks of each part of the position, in fifths of a wig."""
        judge = Judge(seat, turns_left(s), is_pending(s, PERIOD_DRAW), self.w)
        judge.city.look(s, seat)
        x = self.one
        x[RAW] = judge.money(s) // 20
        x[RAW + 1] = judge.goods(s) // 20
        x[RAW + 2] = judge.portfolio(s) // 20
        x[RAW + 3] = judge.rubble(s) // 20
        x[RAW + 4] = judge.plans(s) // 20
        x[RAW + 5] = judge.favors(s) // 20
        x[RAW + 6] = judge.clergy(s) // 20
        x[RAW + 7] = judge.houses(s) // 20
        x[RAW + 8] = majorities(s, seat, judge.city, judge.openness, self.w) // 20
        x[RAW + 9] = own_stores(s, seat, judge.turns, self.w) // 20
        x[RAW + 10] = decrees(s, seat, judge.turns, judge.openness, self.w) // 20
        x[RAW + 11] = hand(s, seat, judge.turns, judge.drawing, self.w) // 20
        x[RAW + 12] = 5 * s.d[WIGS + seat]
        i: i64 = 0
        while i < TERMS - 1:
            x[RAW + 12] += x[RAW + i]
            i += 1

    def table(self, s: State, seat: i64) -> None:
        """What all see alike: clock, prices, what is left to build and to take."""
        d = s.d
        x = self.x
        at: i64 = 2 * PLAYER
        left = turns_left(s)
        x[at] = left
        x[at + 1] = smaller(left, 30)
        x[at + 2] = 10 if d[PERIOD] < 2 else 0
        x[at + 3] = 10 if d[ENDING] != ENDING_NOT else 0
        x[at + 4] = 10 if d[ENDING] == ENDING_ROUND else 0
        wanted: i64 = 2 if d[PERIOD] < 2 else 4
        x[at + 5] = missing_cubes(s, seat, wanted)
        x[at + 6] = until_sets(s, wanted) // 14
        x[at + 7] = d[DECK_N] + d[DECK_N + 1] + d[DECK_N + 2] + d[DECK_N + 3]
        empty: i64 = 0
        kind: i64 = 0
        while kind < 4:
            if d[DECK_N + kind] == 0:
                empty += 1
            x[at + 9 + kind] = d[PRICE + kind]
            kind += 1
        x[at + 8] = empty
        x[at + 13] = treasury_value(s)
        x[at + 14] = d[BUILDINGS_N]
        x[at + 15] = d[BUILDINGS_N + 1]
        site: i64 = 0
        while site < 14:
            if d[SITE + site] == NONE:
                if site < WEST:
                    x[at + 16] += 1
                else:
                    x[at + 17] += 1
            site += 1
        x[at + 18] = d[TILES_LEFT] + d[TILES_LEFT + 1]
        x[at + 19] = d[CARDINAL]
        x[at + 20] = 10 if is_pending(s, PERIOD_DRAW) else 0
        most: i64 = 0
        other: i64 = 0
        while other < d[PLAYERS]:
            if other != seat and d[WIGS + other] > most:
                most = d[WIGS + other]
            other += 1
        x[at + 21] = most
        x[at + 22] = d[WIGS + seat] - most
        x[at + 23] = x[24] + x[43] + x[58] - (x[PLAYER + 24] + x[PLAYER + 43] + x[PLAYER + 58]) // SHARES
        x[at + 24] = x[32] + x[33] + x[34]
        x[at + 25] = boards(s)
