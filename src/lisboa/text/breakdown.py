"""What the costs and gains of an option are made of, part by part.

The totals are the engine's own; the parts name what its formulas add up. Where a sum stops at 0 a part says so.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from lisboa.components import CUBES, GOODS, NOBLES, ROWS
from lisboa.engine import layout, steps
from lisboa.engine.influence import benefit, clergy_benefit, treasury_value
from lisboa.engine.names import (
    CLERGY_HIRE,
    CLERGY_LAND,
    CLERGY_OPEN_WIGS,
    CLERGY_SELL,
    CLERGY_SHIP,
    CLERGY_VISIT,
    NEUTRAL,
    NONE,
    PASS,
    SHIP_BASE,
    SHIP_SLOT,
    SMALL_TOOLS,
    TOOLS,
    TREASURY_KIND,
)
from lisboa.engine.opening_means import Means, available_building
from lisboa.engine.public_buildings import scores_from
from lisboa.engine.selling import income, ship_kind
from lisboa.engine.ships import ship_cost, top_ship
from lisboa.engine.state import State
from lisboa.engine.stores import best_cube, cube_place, cube_value, land_price, shows
from lisboa.engine.tables import (
    B_HIRE,
    B_LAND,
    B_PURSE,
    B_SELL,
    B_SELL_ANY,
    CARD_KIND,
    CUBE_VALUE,
    DATA,
    EAST,
    HULL,
    SHIP_MODIFIER,
    TREASURY_MODIFIER,
    WEST,
)
from lisboa.engine.turn import FOR_GOLD, TO_COURT
from lisboa.engine.visit_payment import visit_cost
from lisboa.engine.visits import sponsor_cost
from lisboa.text.ask import Ask
from lisboa.text.catalogue import catalogue
from lisboa.text.lexicon import Args, Lexicon, plot_name

NO_WORDS: Final = Lexicon(catalogue("en"))  # parts are message ids and numbers: nothing is said here
UNITS: Final = {
    "visit-cost": "influence",
    "event-price": "reis",
    "land-price": "reis",
    "store-wigs": "wigs",
    "officials-hired": "officials",
    "hire-price": "reis",
    "opening-wigs": "wigs",
    "opening-wigs-others": "wigs",
    "sale-price": "reis",
    "ship-cost": "goods",
}


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a sum: message id and parameters of its words, and how much it adds."""

    label: str
    value: int
    args: Args


@dataclass(frozen=True, slots=True)
class Sum:
    """A cost or a gain: `name` is a key of UNITS."""

    name: str
    total: int
    parts: list[Part]


def part(label: str, value: int, **args: str | int) -> Part:
    """A part as a message says it."""
    return Part(label, value, args)


def summed(name: str, total: int, parts: list[Part]) -> Sum:
    """The parts that matter; what is missing to the engine's total was cut off at 0."""
    told = [one for one in parts if one.value != 0]
    cut = total - sum(one.value for one in told)
    return Sum(name, total, [*told, part("preview-floor", cut)] if cut else told)


Parts = Callable[[Ask, int], list[Sum]]
BREAKDOWNS: Final[dict[int, Parts]] = {}


def breaks_down(step: int) -> Callable[[Parts], Parts]:
    """Register what takes the options of a step apart."""

    def register(parts: Parts) -> Parts:
        BREAKDOWNS[step] = parts
        return parts

    return register


def breakdown(s: State, code: int) -> list[Sum]:
    """The sums of an option of the decision on top of the stack; none where nothing is composed."""
    ask = Ask(s, NO_WORDS)
    known = BREAKDOWNS.get(ask.step)
    if known is None or (code == PASS and ask.step != steps.STORE_CUBE):  # land is bought where no cube lies, too
        return []
    return known(ask, code)


# Visits and events


@breaks_down(steps.MAIN)
def main(ask: Ask, code: int) -> list[Sum]:
    if not TO_COURT <= code < FOR_GOLD:
        return []
    kind = CARD_KIND[code % TO_COURT]
    return [event_price(ask) if kind == TREASURY_KIND else visit(ask, kind)]


@breaks_down(steps.FOLLOW)
@breaks_down(steps.VISIT_PAY)
def visited_noble(ask: Ask, code: int) -> list[Sum]:
    return [visit(ask, ask.a)]


def visit(ask: Ask, noble: int) -> Sum:
    """INF-4."""
    s = ask.s
    at = layout.OFFICE + 5 * noble
    officials = [
        part("preview-officials", s.d[at + owner], player=ask.player(owner), noble=NOBLES[noble])
        for owner in range(NEUTRAL + 1)
        if owner != ask.seat
    ]
    parts = [
        part("preview-treasury-modifier", TREASURY_MODIFIER[s.d[layout.TREASURY]]),
        *officials,
        part("preview-clergy", -clergy_benefit(s, ask.seat, CLERGY_VISIT)),
    ]
    return summed("visit-cost", visit_cost(s, ask.seat, noble), parts)


def event_price(ask: Ask) -> Sum:
    """SPONSOR-1."""
    parts = [part("preview-treasury", treasury_value(ask.s)), purse(ask)]
    return summed("event-price", sponsor_cost(ask.s, ask.seat), parts)


def purse(ask: Ask) -> Part:
    """RUL-12: once for each payment."""
    return part("preview-purse", -benefit(ask.s, ask.seat, B_PURSE))


# Stores


@breaks_down(steps.STORE_PLOT)
def plot(ask: Ask, code: int) -> list[Sum]:
    """The cube is chosen later: the price is that with the most valuable one taken."""
    street = TOOLS if ask.a == SMALL_TOOLS else ask.a
    taken = part("preview-best-cube", -best_cube(ask.s, code // 5, code % 5))
    return [land(ask, code, taken), store_wigs(ask, code, street)]


@breaks_down(steps.STORE_CUBE)
def cube(ask: Ask, code: int) -> list[Sum]:
    taken = part("preview-cube", 0 if code == PASS else -CUBE_VALUE[code % 3], cube=CUBES[code % 3])
    return [land(ask, ask.a, taken), store_wigs(ask, ask.a, ask.s.d[layout.FACING + ask.a])]


def land(ask: Ask, plot: int, taken: Part) -> Sum:
    """NOBLE-1e: what lies there, less the cube that is taken; the price is the engine's."""
    s, (row, column) = ask.s, divmod(plot, 5)
    parts = [
        part("preview-treasury", treasury_value(s)),
        part("preview-row-cubes", cubes_at(s, row, column, 0), row=ROWS[row]),
        part("preview-column-cubes", cubes_at(s, row, column, 3), column=column + 1),
        taken,
        part("preview-cards", -benefit(s, ask.seat, B_LAND)),
        part("preview-clergy", -clergy_benefit(s, ask.seat, CLERGY_LAND)),
        purse(ask),
    ]
    return summed("land-price", land_price(s, ask.seat, cube_value(s, row, column) + taken.value), parts)


def cubes_at(s: State, row: int, column: int, first: int) -> int:
    """What the cubes of the row (first: 0) or of the column (3) are worth."""
    return sum(CUBE_VALUE[colour] * s.d[cube_place(row, column, first + colour)] for colour in range(3))


def store_wigs(ask: Ask, plot: int, street: int) -> Sum:
    """NOBLE-1g: the column's value for every building that matches."""
    value, sites = ask.s.d[layout.SCORING + plot % 5], matching_sites(ask.s, plot, street)
    parts = [part("preview-building", value, column=plot % 5 + 1, **site_args(site)) for site in sites]
    return summed("store-wigs", value * len(sites), parts)


def matching_sites(s: State, plot: int, street: int) -> list[int]:
    """NOBLE-1g: the sites whose public buildings score with a store on a plot that faces a street."""
    return [site for site in (street, WEST + plot // 5, EAST + plot // 5) if shows(s, site, street)]


def site_args(site: int) -> Args:
    """Where a public building stands, as the message `site` says it."""
    data = DATA.sites[site]
    street = DATA.street_names[GOODS.index(data.street)] if data.street else ""
    return {"side": data.side, "street": street, "row": ROWS[data.row] if data.row >= 0 else ""}


# Public buildings


@breaks_down(steps.OPEN_PLAN)
def use_plan(ask: Ask, code: int) -> list[Sum]:
    building = available_building(ask.s, code // 4)
    if building == NONE:
        return []
    return [*staff(ask, code % 4 + 2), *opening_wigs(ask, building)]


def staff(ask: Ask, officials: int) -> list[Sum]:
    """NOBLE-4d: who runs the building, and what those cost who are hired."""
    s, means = ask.s, Means(ask.s, ask.seat)
    hired = means.hires(officials)
    returned = min(max(officials - means.fewer, 0), means.officials)
    who = [
        part("preview-plan-officials", officials),
        part("preview-clergy", -means.fewer),
        part("preview-returned", -returned),
    ]
    price = [
        part("preview-hired", hired * means.treasury, count=hired, each=means.treasury),
        part("preview-cards", -hired * benefit(s, ask.seat, B_HIRE)),
        part("preview-clergy", -hired * clergy_benefit(s, ask.seat, CLERGY_HIRE)),
        *([purse(ask)] if hired else []),
    ]
    return [
        summed("officials-hired", hired, who),
        summed("hire-price", means.price(s, ask.seat, officials), price),
    ]


def opening_wigs(ask: Ask, building: int) -> list[Sum]:
    """NOBLE-4f: stores that match score their owners."""
    s = ask.s
    mine: list[Part] = []
    others: list[Part] = []
    for number in range(25):
        if scores_from(s, number, ask.a, building):
            owner = s.d[layout.PLOT + number]
            whose = "you" if owner == ask.seat else ask.player(owner)
            one = part("preview-store", s.d[layout.SCORING + number % 5], plot=plot_name(number), owner=whose)
            (mine if owner == ask.seat else others).append(one)
    mine.append(part("preview-clergy", clergy_benefit(s, ask.seat, CLERGY_OPEN_WIGS)))
    return [
        summed("opening-wigs", sum(one.value for one in mine), mine),
        summed("opening-wigs-others", sum(one.value for one in others), others),
    ]


# Goods


@breaks_down(steps.SELL)
def sell(ask: Ask, code: int) -> list[Sum]:
    """SELL-2."""
    s, good, kind = ask.s, code >> 4, ship_kind(ask.s, code & 15)
    parts = [
        part("preview-market", s.d[layout.PRICE + good], good=GOODS[good]),
        part("preview-ship", SHIP_MODIFIER[kind]),
        part("preview-cards", benefit(s, ask.seat, B_SELL + good) + benefit(s, ask.seat, B_SELL_ANY)),
        part("preview-clergy", clergy_benefit(s, ask.seat, CLERGY_SELL)),
    ]
    return [summed("sale-price", income(s, ask.seat, good, kind), parts)]


@breaks_down(steps.SHIP)
def ship(ask: Ask, code: int) -> list[Sum]:
    """STATE-3, RUL-17: different goods."""
    s, kind = ask.s, top_ship(ask.s)
    if kind == NONE:
        return []
    replaced = 0
    if SHIP_SLOT <= code < SHIP_SLOT + 3:
        replaced = min(HULL[s.d[layout.TOP + 3 * ask.seat + code - SHIP_SLOT] - SHIP_BASE], HULL[kind])
    houses = ask.mine(layout.HOUSES, 3, 1)
    parts = [
        part("preview-hull", HULL[kind]),
        part("preview-replaced", -replaced),
        part("preview-houses", replaced - HULL[kind] if houses == 3 else -min(houses, 1)),
        part("preview-clergy", 0 if houses == 3 else -clergy_benefit(s, ask.seat, CLERGY_SHIP)),
    ]
    return [summed("ship-cost", ship_cost(s, ask.seat, kind, code), parts)]
