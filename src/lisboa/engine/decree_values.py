"""Chapter 12: what each decree is worth (SCORE-5)."""

from typing import Final

from mypy_extensions import i64

from lisboa.engine.influence import treasury_value
from lisboa.engine.lacerda import fleet_hulls, fleet_size, is_lacerda
from lisboa.engine.layout import (
    CLERGY_N,
    CUBES,
    DECREE_OWNER,
    DECREES,
    DONE,
    FACING,
    FAVOR,
    GOODS,
    HOUSES,
    INFLUENCE,
    MARKERS,
    OFFICIALS,
    PLANS,
    PLAYERS,
    PLOT,
    REIS,
    SITE,
    SITE_ARCHITECT,
    TOP,
)
from lisboa.engine.names import NONE, SHIP_BASE
from lisboa.engine.officials import officials_out
from lisboa.engine.portfolio import bottom_cards, goods_held, sets, top_cards
from lisboa.engine.production import stores_of_type
from lisboa.engine.state import State, blank
from lisboa.engine.tables import (
    BUILDING_COLOURS,
    DATA,
    DECREE_COUNTS,
    HOUSE_GROUPS,
    HULL,
    SITE_SIDE,
    SITES,
    numbers,
    of_number,
)


def hulls(s: State, seat: i64) -> i64:
    """SCORE-1: hull sizes of own ships."""
    if is_lacerda(s, seat):
        return fleet_hulls(s)
    total: i64 = 0
    slot: i64 = 0
    while slot < 3:
        card = s.d[TOP + 3 * seat + slot]
        if card >= SHIP_BASE:
            total += HULL[card - SHIP_BASE]
        slot += 1
    return total


def ships(s: State, seat: i64) -> i64:
    """Own ships in the portfolio."""
    if is_lacerda(s, seat):
        return fleet_size(s)
    n: i64 = 0
    slot: i64 = 0
    while slot < 3:
        if s.d[TOP + 3 * seat + slot] >= SHIP_BASE:
            n += 1
        slot += 1
    return n


def plan_officials(s: State, seat: i64) -> i64:
    """Officials on completed plans."""
    n: i64 = 0
    plan: i64 = 0
    while plan < 8:
        n += s.d[DONE + 8 * seat + plan] * (plan % 4 + 2)
        plan += 1
    return n


def count_of(values: list[str], name: str) -> int:
    """The number of a decree's count; fails loudly on a word the engine does not know."""
    return values.index(name)


# Decrees as numbers: what is counted, of what, per how many, wigs, majority
_COUNT: Final = numbers([-1] + [count_of(DECREE_COUNTS, decree.count) for decree in DATA.decrees])


_OF: Final = numbers([-1] + [of_number(decree.of) for decree in DATA.decrees])


_PER: Final = numbers([1] + [decree.per for decree in DATA.decrees])


_WIGS: Final = numbers([0] + [decree.wigs for decree in DATA.decrees])


_MAJORITY: Final = numbers([0] + [1 if decree.majority else 0 for decree in DATA.decrees])


def stores_where(s: State, owner: i64, row: i64, column: i64, street: i64) -> i64:
    """Stores matching what is given; NONE means any."""
    n: i64 = 0
    plot: i64 = 0
    while plot < 25:
        at = s.d[PLOT + plot]
        if (
            at >= 0
            and (owner == NONE or at == owner)
            and (row == NONE or plot // 5 == row)
            and (column == NONE or plot % 5 == column)
            and (street == NONE or s.d[FACING + plot] == street)
        ):
            n += 1
        plot += 1
    return n


def buildings_where(s: State, architect: i64, street: i64, side: i64) -> i64:
    """Open public buildings matching what is given; NONE means any."""
    n: i64 = 0
    site: i64 = 0
    while site < SITES:
        building = s.d[SITE + site]
        if (
            building >= 0
            and (architect == NONE or s.d[SITE_ARCHITECT + site] == architect)
            and (street == NONE or (BUILDING_COLOURS[building] >> street) & 1 == 1)
            and (side == NONE or SITE_SIDE[site] == side)
        ):
            n += 1
        site += 1
    return n


def stores_in_row(s: State, seat: i64, row: i64) -> i64:
    """Own stores in one row."""
    n: i64 = 0
    plot = PLOT + 5 * row
    while plot < PLOT + 5 * row + 5:
        if s.d[plot] == seat:
            n += 1
        plot += 1
    return n


def rows_with(s: State, seat: i64, least: i64) -> i64:
    """Rows with at least so many own stores."""
    n: i64 = 0
    row: i64 = 0
    while row < 5:
        if stores_in_row(s, seat, row) >= least:
            n += 1
        row += 1
    return n


def fewest_of_types(s: State, seat: i64) -> i64:
    """Sets of four different store types."""
    least: i64 = 99
    street: i64 = 0
    while street < 4:
        n = stores_of_type(s, seat, street)
        if n < least:
            least = n
        street += 1
    return least


def total(s: State, first: i64, n: i64) -> i64:
    """The sum of n consecutive numbers."""
    result: i64 = 0
    i: i64 = 0
    while i < n:
        result += s.d[first + i]
        i += 1
    return result


def goods_twice(s: State, seat: i64) -> i64:
    """Types of good of which a player holds 2 or more."""
    n: i64 = 0
    good: i64 = 0
    while good < 4:
        if s.d[GOODS + 4 * seat + good] >= 2:
            n += 1
        good += 1
    return n


def exhausted_groups(s: State, seat: i64) -> i64:
    """House groups whose houses are all built."""
    n: i64 = 0
    group: i64 = 0
    while group < 3:
        if s.d[HOUSES + 3 * seat + group] == HOUSE_GROUPS[group]:
            n += 1
        group += 1
    return n


def count_city(s: State, seat: i64, what: str, of: i64) -> i64:
    """Counts of decrees about downtown; NONE if the word is not about downtown."""
    if what == "any-stores-row":
        return stores_where(s, NONE, of, NONE, NONE)
    if what == "own-stores-row":
        return stores_where(s, seat, of, NONE, NONE)
    if what == "any-stores-type":
        return stores_where(s, NONE, NONE, NONE, of)
    if what == "own-stores-type":
        return stores_where(s, seat, NONE, NONE, of)
    if what == "own-stores-column":
        return stores_where(s, seat, NONE, of, NONE)
    if what == "buildings-architect":
        return buildings_where(s, of, NONE, NONE)
    if what == "buildings-type":
        return buildings_where(s, NONE, of, NONE)
    if what == "buildings-side":
        return buildings_where(s, NONE, NONE, of)
    if what == "stores":
        return stores_where(s, seat, NONE, NONE, NONE)
    if what == "store-type-sets":
        return fewest_of_types(s, seat)
    if what == "rows-with-two":
        return rows_with(s, seat, 2)
    if what == "rows":
        return rows_with(s, seat, 1)
    return NONE


def count_board(s: State, seat: i64, what: str, of: i64) -> i64:
    """Counts of decrees about a player's own board; NONE if the word is not about it."""
    if what == "plans":
        return total(s, PLANS + 8 * seat, 8) + total(s, DONE + 8 * seat, 8)
    if what == "completed-plans":
        return total(s, DONE + 8 * seat, 8)
    if what == "decrees":
        return s.d[DECREES + seat]
    if what == "plan-officials":
        return plan_officials(s, seat)
    if what == "officials-out":
        return officials_out(s, seat)
    if what == "officials-board":
        return s.d[OFFICIALS + seat]
    if what == "ships":
        return ships(s, seat)
    if what == "hulls":
        return hulls(s, seat)
    if what == "portfolio":
        return top_cards(s, seat) + bottom_cards(s, seat)
    if what == "portfolio-nobles":
        return top_cards(s, seat) - ships(s, seat)
    if what == "portfolio-treasury":
        return bottom_cards(s, seat)
    return NONE


def count_holdings(s: State, seat: i64, what: str, of: i64) -> i64:
    """Counts of decrees about tiles, cubes, goods and tracks; NONE if the word is unknown."""
    if what == "clergy":
        return s.d[CLERGY_N + seat]
    if what == "favors":
        return total(s, FAVOR + 3 * seat, 3)
    if what == "cubes-colour":
        return s.d[CUBES + 3 * seat + of]
    if what == "cubes":
        return total(s, CUBES + 3 * seat, 3)
    if what == "sets":
        return sets(s, seat)
    if what == "markers":
        return s.d[MARKERS + seat]
    if what == "goods":
        return goods_held(s, seat)
    if what == "goods-twice":
        return goods_twice(s, seat)
    if what == "reis":
        return s.d[REIS + seat]
    if what == "influence":
        return s.d[INFLUENCE + seat]
    if what == "treasury":
        return treasury_value(s)
    if what == "house-groups":
        return exhausted_groups(s, seat)
    return NONE


def who_counts(what: str) -> int:
    """Which of the three functions above knows a word."""
    if count_city(blank(), 0, what, 0) != NONE:
        return _CITY
    return _BOARD if count_board(blank(), 0, what, 0) != NONE else _HOLDINGS


# Bots ask for values all the time: whom to ask is found out once.
_CITY: Final = 0
_BOARD: Final = 1
_HOLDINGS: Final = 2
_WHO: Final = numbers([-1] + [who_counts(decree.count) for decree in DATA.decrees])


def decree_count(s: State, seat: i64, decree: i64) -> i64:
    """What a decree counts for a player."""
    what = DECREE_COUNTS[_COUNT[decree]]
    who = _WHO[decree]
    if who == _CITY:
        return count_city(s, seat, what, _OF[decree])
    if who == _BOARD:
        return count_board(s, seat, what, _OF[decree])
    return count_holdings(s, seat, what, _OF[decree])


def decree_value(s: State, seat: i64, decree: i64) -> i64:
    """SCORE-5: wigs of one decree for its owner. Nos. 61-70: at least as many as every other player, and at least 1."""
    mine = decree_count(s, seat, decree)
    if _MAJORITY[decree] == 0:
        return mine // _PER[decree] * _WIGS[decree]
    if mine < 1:
        return 0
    other: i64 = 0
    while other < s.d[PLAYERS]:
        if decree_count(s, other, decree) > mine:
            return 0
        other += 1
    return _WIGS[decree]


def decree_wigs(s: State, seat: i64) -> i64:
    """SCORE-5: all decrees of a player."""
    result: i64 = 0
    decree: i64 = 1
    while decree <= 70:
        if s.d[DECREE_OWNER + decree] == seat:
            result += decree_value(s, seat, decree)
        decree += 1
    return result
