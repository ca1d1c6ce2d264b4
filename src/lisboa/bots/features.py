"""A position in numbers, as the learned judgement reads it: one player's means, investments and chances, and the table.

All are small integers. Of a rival's hand they count what a sample deals to it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lisboa.bots.city import City, best_opening, majorities, outlook, own_stores, zeros
from lisboa.bots.counts import cards_of, free_sites, usable_plan, waiting_for_sides, waiting_for_street, yes
from lisboa.bots.evaluation import Judge
from lisboa.bots.greedy import is_pending
from lisboa.bots.horizon import CUBE_PACE, missing_cubes, turns_left, until_sets
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
    SEA,
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
    CLERGY_AMOUNT,
    CLERGY_EFFECT,
    CLERGY_WIGS,
    COINS,
    SITES,
    WEST,
)

PLAYER: Final = 89  # numbers of a player
TABLE: Final = 24  # numbers of the table
INPUTS: Final = 2 * PLAYER + TABLE
SHARES: Final = 6  # rivals' numbers are a mean in sixths: it is whole for one, two and three of them
FIFTH: Final = 20  # hundredths
GAME: Final = 100  # tenths of turns over which lasting things are compared


class Features:
    """Counts of one position, seen from one seat; the arrays are used again and again."""

    def __init__(self, weights: Weights) -> None:
        self.w = weights
        self.city = City()
        self.officials = zeros(4)
        self.one = zeros(PLAYER)  # numbers of a player, as far as they are told
        self.at: i64 = 0
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
        share: i64 = SHARES // (s.d[PLAYERS] - 1)
        other = 0
        while other < s.d[PLAYERS]:
            self.player(s, other)
            i = 0
            while i < PLAYER:
                if other == seat:
                    x[i] = self.one[i]
                else:
                    x[PLAYER + i] += self.one[i] * share
                i += 1
            other += 1
        self.table(s, seat)
        return x

    def tell(self, number: i64) -> None:
        """The next number of the player who is looked at."""
        self.one[self.at] = number
        self.at += 1

    def player(self, s: State, seat: i64) -> None:
        """One player's numbers."""
        self.at = 0
        self.means(s, seat)
        self.officials_and_plans(s, seat)
        self.tiles(s, seat)
        self.stores(s, seat)
        self.rubble_and_ships(s, seat)
        self.decrees(s, seat)
        self.hand(s, seat)
        self.portfolio(s, seat)
        self.pairs(s, seat)
        self.worth(s, seat)

    def means(self, s: State, seat: i64) -> None:
        """Wigs, réis, influence, goods and the clock."""
        d = s.d
        self.tell(d[WIGS + seat])
        self.tell(d[REIS + seat])
        self.tell(smaller(d[REIS + seat], 10))
        self.tell(d[INFLUENCE + seat])
        self.tell(COINS[d[INFLUENCE + seat]])
        good: i64 = 0
        while good < 4:
            self.tell(d[GOODS + 4 * seat + good])
            good += 1
        self.tell(d[OFFICIALS + seat])
        self.tell((seat - d[ACTIVE] + d[PLAYERS]) % d[PLAYERS])
        self.tell(d[TURNS_TAKEN + seat])

    def officials_and_plans(self, s: State, seat: i64) -> None:
        """Officials in offices and plazas, plans that wait, plans that are done."""
        d = s.d
        in_plazas: i64 = 0
        noble: i64 = 0
        while noble < 3:
            self.tell(d[OFFICE + 5 * noble + seat])
            in_plazas += d[PLAZA + 5 * noble + seat]
            noble += 1
        self.tell(in_plazas)
        size: i64 = 0
        while size < 4:
            self.tell(d[PLANS + 8 * seat + size] + d[PLANS + 8 * seat + 4 + size])
            size += 1
        self.tell(usable_plan(s, seat, 0))
        self.tell(usable_plan(s, seat, 1))
        self.tell(self.officials[seat])
        self.tell(total(s, DONE + 8 * seat, 8))
        self.tell(place_wigs(s, OFFICIALS_PLACE, self.officials, 0, 1, seat))

    def tiles(self, s: State, seat: i64) -> None:
        """Favours and clergy."""
        d = s.d
        self.tell(d[FAVOR + 3 * seat])
        self.tell(d[FAVOR + 3 * seat + 1])
        self.tell(d[FAVOR + 3 * seat + 2])
        self.tell(d[CLERGY_N + seat])
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
        self.tell(backs)
        self.tell(lasting // 10)
        self.tell(once // 50)

    def stores(self, s: State, seat: i64) -> None:
        """Houses, stores by street, majorities, and what buildings may still bring."""
        group: i64 = 0
        while group < 3:
            self.tell(s.d[HOUSES + 3 * seat + group])
            group += 1
        self.city.look(s, seat)
        wigs: i64 = 0
        street: i64 = 0
        while street < 4:
            self.tell(self.city.stores[4 * seat + street])
            wigs += place_wigs(s, street, self.city.stores, street, 4, seat)
            street += 1
        street = 0
        while street < 4:
            self.tell(waiting_for_street(s, seat, street))
            street += 1
        self.tell(wigs)
        self.tell(waiting_for_sides(s, seat))
        hope: i64 = 0
        plot: i64 = 0
        while plot < 25:
            if s.d[PLOT + plot] == seat:
                hope += outlook(s, plot, s.d[FACING + plot], GAME, self.w)
            plot += 1
        self.tell(hope // 100)
        self.tell(best_opening(s, seat, self.city) // 50)

    def rubble_and_ships(self, s: State, seat: i64) -> None:
        """Cubes, sets, ships and crates."""
        d = s.d
        colour: i64 = 0
        while colour < 3:
            self.tell(d[CUBES + 3 * seat + colour])
            colour += 1
        done = sets(s, seat)
        self.tell(done)
        self.tell(missing_cubes(s, seat, done + 1))
        self.tell(d[MARKERS + seat])
        self.tell(hulls(s, seat))
        ships: i64 = 0
        crates: i64 = 0
        at_sea: i64 = 0
        slot: i64 = 0
        while slot < 3:
            if d[TOP + 3 * seat + slot] >= SHIP_BASE:
                ships += 1
                if d[SEA + 3 * seat + slot] == 0:
                    crates += total(s, CARGO + 12 * seat + 4 * slot, 4)
                else:
                    at_sea += 1
            slot += 1
        self.tell(ships)
        self.tell(crates)
        self.tell(at_sea)

    def decrees(self, s: State, seat: i64) -> None:
        """Decrees: how many, what they are worth now and may grow by."""
        now: i64 = 0
        growth: i64 = 0
        decree: i64 = 1
        while decree < 71:
            if s.d[DECREE_OWNER + decree] == seat:
                now += decree_value(s, seat, decree)
                growth += decree_growth(decree)
            decree += 1
        self.tell(s.d[DECREES + seat])
        self.tell(now)
        self.tell(growth // 10)

    def hand(self, s: State, seat: i64) -> None:
        """Cards by kind, and what they bring when played."""
        n = s.d[HAND_N + seat]
        self.tell(n)
        kind: i64 = 0
        while kind < 4:
            self.tell(cards_of(s, seat, kind))
            kind += 1
        worth: i64 = 0
        best: i64 = 0
        i: i64 = 0
        while i < n:
            one = card_worth(s, s.d[HAND + 5 * seat + i], GAME, self.w)
            worth += one
            if one > best:
                best = one
            i += 1
        self.tell(worth // 100)
        self.tell(best // 50)

    def portfolio(self, s: State, seat: i64) -> None:
        """Envelopes, cards in both rows, lasting benefits."""
        d = s.d
        self.tell(top_row_influence(s, seat))
        above: i64 = 0
        below: i64 = 0
        lasting: i64 = 0
        slot: i64 = 0
        while slot < 3:
            if d[TOP + 3 * seat + slot] != NONE:
                above += 1
            card = d[BOTTOM + 3 * seat + slot]
            if card != NONE:
                below += 1
                lasting += benefit_worth(CARD_BENEFIT[card], CARD_BENEFIT_AMOUNT[card], GAME, self.w)
            slot += 1
        self.tell(above)
        self.tell(below)
        self.tell(lasting // 20)

    def pairs(self, s: State, seat: i64) -> None:
        """What is worth more together: cards of nobles with influence to visit them, plans with a majority to win."""
        influence = smaller(s.d[INFLUENCE + seat], 5)
        noble: i64 = 0
        while noble < 3:
            self.tell(cards_of(s, seat, noble) * influence)
            noble += 1
        self.tell(smaller(s.d[OFFICIALS + seat], 3))
        self.tell(self.officials[seat] * usable_plan(s, seat, 0))

    def worth(self, s: State, seat: i64) -> None:
        """What the evaluation thinks of each part of the position, and of all, in fifths of a wig."""
        judge = Judge(seat, turns_left(s), is_pending(s, PERIOD_DRAW), self.w)
        judge.city.look(s, seat)
        first = self.at
        self.tell(judge.money(s) // FIFTH)
        self.tell(judge.goods(s) // FIFTH)
        self.tell(judge.portfolio(s) // FIFTH)
        self.tell(judge.rubble(s) // FIFTH)
        self.tell(judge.plans(s) // FIFTH)
        self.tell(judge.favors(s) // FIFTH)
        self.tell(judge.clergy(s) // FIFTH)
        self.tell(judge.houses(s) // FIFTH)
        self.tell(majorities(s, seat, judge.city, judge.openness, self.w) // FIFTH)
        self.tell(own_stores(s, seat, judge.turns, self.w) // FIFTH)
        self.tell(decrees(s, seat, judge.turns, judge.openness, self.w) // FIFTH)
        self.tell(hand(s, seat, judge.turns, judge.drawing, self.w) // FIFTH)
        all_of_it: i64 = 5 * s.d[WIGS + seat]
        i = first
        while i < self.at:
            all_of_it += self.one[i]
            i += 1
        self.tell(all_of_it)

    def table(self, s: State, seat: i64) -> None:
        """Clock, prices, what is left to build and to take; and how the seat stands to the others."""
        self.at = 0
        self.clock(s, seat)
        kind: i64 = 0
        while kind < 4:
            self.tell(s.d[PRICE + kind])
            kind += 1
        self.tell(treasury_value(s))
        self.tell(s.d[BUILDINGS_N])
        self.tell(s.d[BUILDINGS_N + 1])
        self.tell(free_sites(s, 0, WEST))
        self.tell(free_sites(s, WEST, SITES))
        self.tell(s.d[TILES_LEFT] + s.d[TILES_LEFT + 1])
        self.tell(s.d[CARDINAL])
        self.tell(yes(is_pending(s, PERIOD_DRAW)))
        most: i64 = 0
        other: i64 = 0
        while other < s.d[PLAYERS]:
            if other != seat and s.d[WIGS + other] > most:
                most = s.d[WIGS + other]
            other += 1
        self.tell(most)
        self.tell(s.d[WIGS + seat] - most)
        self.tell(boards(s))
        i: i64 = 0
        while i < TABLE:
            self.x[2 * PLAYER + i] = self.one[i]
            i += 1

    def clock(self, s: State, seat: i64) -> None:
        """END-1, END-3: how near the period and the game are to their ends."""
        d = s.d
        left = turns_left(s)
        self.tell(left)
        self.tell(smaller(left, 30))
        self.tell(yes(d[PERIOD] < 2))
        self.tell(yes(d[ENDING] != ENDING_NOT))
        self.tell(yes(d[ENDING] == ENDING_ROUND))
        wanted: i64 = 2 if d[PERIOD] < 2 else 4
        self.tell(missing_cubes(s, seat, wanted))
        self.tell(until_sets(s, wanted) // CUBE_PACE)
        self.tell(d[DECK_N] + d[DECK_N + 1] + d[DECK_N + 2] + d[DECK_N + 3])
        empty: i64 = 0
        kind: i64 = 0
        while kind < 4:
            if d[DECK_N + kind] == 0:
                empty += 1
            kind += 1
        self.tell(empty)
