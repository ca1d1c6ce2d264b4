"""What stores are worth to the greedy player: majorities, production, and the buildings that may still be opened."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lisboa.bots.horizon import TURN
from lisboa.bots.places import most_wigs, place_wigs
from lisboa.bots.weights import Weights
from lisboa.engine.arithmetic import smaller
from lisboa.engine.layout import FACING, PLANS, PLAYERS, PLOT, SCORING, SITE
from lisboa.engine.names import NONE
from lisboa.engine.opening_means import available_building
from lisboa.engine.state import State
from lisboa.engine.tables import BUILDING_COLOURS, EAST, SITE_ROW, SITE_STREET, SITES, WEST

LONG: Final = 120  # tenths of turns: a whole game
ROW_MATCH: Final = 45  # per cent: chance that a building shows a certain colour


class City:
    """Counts of one look at downtown, so that it is walked through once."""

    def __init__(self) -> None:
        self.stores = zeros(16)  # [seat][street]
        self.own = zeros(20)  # [row][street] scoring values of own stores
        self.rivals = zeros(20)  # the same of all others

    def look(self, s: State, seat: i64) -> None:
        """Walk through downtown."""
        clear(self.stores)
        clear(self.own)
        clear(self.rivals)
        d = s.d
        row: i64 = 0
        while row < 5:
            column: i64 = 0
            while column < 5:
                owner = d[PLOT + 5 * row + column]
                if owner >= 0:
                    street = d[FACING + 5 * row + column]
                    self.stores[4 * owner + street] += 1
                    if owner == seat:
                        self.own[4 * row + street] += d[SCORING + column]
                    else:
                        self.rivals[4 * row + street] += d[SCORING + column]
                column += 1
            row += 1


def zeros(n: i64) -> vec[i64]:
    """An array of zeros."""
    out = vec[i64]()
    i: i64 = 0
    while i < n:
        out = append(out, 0)
        i += 1
    return out


def clear(counts: vec[i64]) -> None:
    """Set all to zero."""
    i: i64 = 0
    while i < len(counts):
        counts[i] = 0
        i += 1


def majorities(s: State, seat: i64, city: City, openness: i64, w: Weights) -> i64:
    """SCORE-3: the places as they are, and while much is open (per cent) each store's share in what they may become."""
    value: i64 = 0
    street: i64 = 0
    while street < 4:
        now = 100 * place_wigs(s, street, city.stores, street, 4, seat)
        later = city.stores[4 * seat + street] * most_wigs(s, street) * w.store_place // 3
        value += (now * (100 - openness) + later * openness) // 100
        street += 1
    return value


def outlook(s: State, plot: i64, street: i64, turns: i64, w: Weights) -> i64:
    """NOBLE-4f: what buildings still to be opened may bring a store on this plot."""
    chance: i64 = 0
    if s.d[SITE + street] == NONE:
        chance += 100
    if s.d[SITE + WEST + plot // 5] == NONE:
        chance += ROW_MATCH
    if s.d[SITE + EAST + plot // 5] == NONE:
        chance += ROW_MATCH
    return s.d[SCORING + plot % 5] * chance * w.site * smaller(turns, LONG) // (100 * LONG)


def own_stores(s: State, seat: i64, turns: i64, w: Weights) -> i64:
    """What own stores may still bring."""
    value: i64 = 0
    plot: i64 = 0
    while plot < 25:
        if s.d[PLOT + plot] == seat:
            value += outlook(s, plot, s.d[FACING + plot], turns, w) + w.produce_turn * turns // TURN
        plot += 1
    return value


def opening_wigs(counts: vec[i64], site: i64, building: i64) -> i64:
    """NOBLE-4f: the wigs that stores counted in a city would score."""
    wigs: i64 = 0
    street = SITE_STREET[site]
    if street >= 0:
        row: i64 = 0
        while row < 5:
            wigs += counts[4 * row + street]
            row += 1
        return wigs
    street = 0
    while street < 4:
        if (BUILDING_COLOURS[building] >> street) & 1 == 1:
            wigs += counts[4 * SITE_ROW[site] + street]
        street += 1
    return wigs


def best_opening(s: State, seat: i64, city: City) -> i64:
    """The most wigs that an own plan could bring now, less the rivals' share of them."""
    best: i64 = 0
    architect: i64 = 0
    while architect < 2:
        building = available_building(s, architect)
        if building != NONE and has_plan(s, seat, architect):
            site: i64 = 0
            while site < SITES:
                if s.d[SITE + site] == NONE and may_stand(building, site):
                    wigs = margin(s, site, building, city)
                    if wigs > best:
                        best = wigs
                site += 1
        architect += 1
    return best


def may_stand(building: i64, site: i64) -> bool:
    """NOBLE-4a: a north site takes only a building showing that street's colour."""
    street = SITE_STREET[site]
    return street < 0 or (BUILDING_COLOURS[building] >> street) & 1 == 1


def margin(s: State, site: i64, building: i64, city: City) -> i64:
    """Own wigs of an opening, in hundredths, less the mean of the rivals'."""
    rivals = opening_wigs(city.rivals, site, building)
    return 100 * opening_wigs(city.own, site, building) - 100 * rivals // (s.d[PLAYERS] + 1)


def has_plan(s: State, seat: i64, architect: i64) -> bool:
    """Does a player hold an incomplete plan of an architect?"""
    at = PLANS + 8 * seat + 4 * architect
    return s.d[at] + s.d[at + 1] + s.d[at + 2] + s.d[at + 3] > 0
