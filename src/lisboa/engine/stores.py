"""Chapter 9, the Builder: building a store (NOBLE-1, NOBLE-2)."""

from typing import Final

from mypy_extensions import i64

from lisboa.components import CUBES as CUBE_NAMES
from lisboa.components import GOODS as GOOD_NAMES
from lisboa.engine.arithmetic import positive, smaller
from lisboa.engine.church import beside, can_meet
from lisboa.engine.city_tokens import plot_amount, plot_effect, remove_token
from lisboa.engine.events import FOR_LAND, HOUSE_MOVED, STORE_PLACED, STORE_SCORED
from lisboa.engine.influence import (
    benefit,
    clergy_benefit,
    funds,
    funds_after,
    less_purse,
    pay,
    tile_benefit,
    treasury_rise,
    treasury_value,
)
from lisboa.engine.kernel.option_codecs import Chosen, Named, OptionCodec, Row
from lisboa.engine.layout import (
    CARDINAL,
    CHURCH,
    COLUMN_CUBES,
    FACING,
    HOUSES,
    OFFICIALS,
    PLOT,
    ROW_CUBES,
    SCORING,
    SITE,
    TILES,
    WIGS,
)
from lisboa.engine.names import (
    CLERGY_LAND,
    CLERGY_RECRUIT_REIS,
    COVERED,
    GROUPS,
    NONE,
    PASS,
    SMALL_TOOLS,
    TOOLS,
)
from lisboa.engine.portfolio import gain_cube
from lisboa.engine.revisions import rewards_are_resolved
from lisboa.engine.rewards import reward
from lisboa.engine.state import State
from lisboa.engine.steps import (
    HOUSE,
    MEET_CARDINAL,
    STORE_CUBE,
    STORE_PLACE,
    STORE_PLOT,
    STORE_TILE,
    STORE_WIGS,
    Automatic,
    Decision,
    Number,
    Offers,
    push,
    register,
)
from lisboa.engine.tables import (
    B_LAND,
    BUILDING_COLOURS,
    CHURCH_SPACES,
    CHURCH_TREASURY,
    CUBE_VALUE,
    E_CARDINAL,
    E_RECRUIT,
    EAST,
    HOUSE_GROUPS,
    PLOT_NAMES,
    PRINTED_PLOT,
    WEST,
)


def houses_left(s: State, seat: i64) -> bool:
    """RUL-24: without a house no store."""
    at = HOUSES + 3 * seat
    return s.d[at] < HOUSE_GROUPS[0] or s.d[at + 1] < HOUSE_GROUPS[1] or s.d[at + 2] < HOUSE_GROUPS[2]


def fits(space: i64, column: i64) -> bool:
    """NOBLE-1b: the street of a display space touches the columns on both sides; column 5 takes small tiles only."""
    if space == SMALL_TOOLS:
        return column == 4
    return column != 4 and (column == space or column == space + 1)


def cube_value(s: State, row: i64, column: i64) -> i64:
    """NOBLE-1e: the values of all cubes at the row's east end and the column's foot."""
    r = ROW_CUBES + 3 * row
    c = COLUMN_CUBES + 3 * column
    total: i64 = 0
    colour: i64 = 0
    while colour < 3:
        total += CUBE_VALUE[colour] * (s.d[r + colour] + s.d[c + colour])
        colour += 1
    return total


def best_cube(s: State, row: i64, column: i64) -> i64:
    """The most valuable cube one could clear away there, 0 if there is none."""
    colour: i64 = 0
    while colour < 3:
        if s.d[ROW_CUBES + 3 * row + colour] + s.d[COLUMN_CUBES + 3 * column + colour] > 0:
            return CUBE_VALUE[colour]
        colour += 1
    return 0


def land_discount(s: State, seat: i64) -> i64:
    """Benefits for land alone; purses come on top (RUL-12)."""
    return benefit(s, seat, B_LAND) + clergy_benefit(s, seat, CLERGY_LAND)


def land_price(s: State, seat: i64, cubes: i64) -> i64:
    """NOBLE-1e: treasury value + cubes left, less benefits, at least 0 (RUL-12)."""
    price = treasury_value(s) + cubes - land_discount(s, seat)
    return less_purse(s, seat, positive(price))


def lowest_price(s: State, seat: i64, plot: i64) -> i64:
    """The land price after taking the most valuable cube, before the plot's reward."""
    row = plot // 5
    column = plot % 5
    return land_price(s, seat, cube_value(s, row, column) - best_cube(s, row, column))


def shortfall(s: State, seat: i64, plot: i64) -> i64:
    """How much a player misses for a plot at best, counting the plot's own reward (RUL-2); 0 or less: affordable."""
    price = lowest_price(s, seat, plot)
    missing = price - funds(s, seat)
    effect = plot_effect(s, plot)
    if effect == E_CARDINAL:
        return shortfall_with_cardinal(s, seat, plot, missing)
    if missing <= 0:
        return missing
    if effect == E_RECRUIT:
        return missing - smaller(s.d[OFFICIALS + seat], 2) * clergy_benefit(s, seat, CLERGY_RECRUIT_REIS)
    return price - funds_after(s, seat, effect, plot_amount(s, plot))


def shortfall_with_cardinal(s: State, seat: i64, plot: i64, missing: i64) -> i64:
    """A plot's Cardinal may bring a tile for cheaper land but may also raise the treasury (RUL-1).

    He must be met if he can be (RUL-4); in revision 1 of the rules the reward could be declined.
    """
    if not can_meet(s, seat, 1):
        return missing
    position = (s.d[CARDINAL] + 1) % CHURCH_SPACES
    saved = tile_benefit(s.d[CHURCH + beside(position, 0)], CLERGY_LAND)
    ahead = tile_benefit(s.d[CHURCH + beside(position, 1)], CLERGY_LAND)
    if ahead > saved:
        saved = ahead
    row = plot // 5
    column = plot % 5
    price = treasury_value(s) + cube_value(s, row, column) - best_cube(s, row, column) - land_discount(s, seat) - saved
    if position == CHURCH_TREASURY:
        price += treasury_rise(s)
    met = less_purse(s, seat, positive(price)) - funds(s, seat)
    return met if rewards_are_resolved(s) else smaller(met, missing)


def best_plot(s: State, seat: i64, space: i64) -> i64:
    """An affordable empty plot for a display space, else the one that misses least; NONE if no plot fits."""
    best: i64 = NONE
    least: i64 = 0
    plot: i64 = 0
    while plot < 25:
        if s.d[PLOT + plot] == NONE and fits(space, plot % 5):
            missing = shortfall(s, seat, plot)
            if missing <= 0:
                return plot
            if best == NONE or missing < least:
                best = plot
                least = missing
        plot += 1
    return best


def can_build(s: State, seat: i64) -> bool:
    """Could this player build some store now?"""
    if not houses_left(s, seat):
        return False
    space: i64 = 0
    while space < 5:
        if s.d[TILES + space] == 1:
            plot = best_plot(s, seat, space)
            if plot != NONE and shortfall(s, seat, plot) <= 0:
                return True
        space += 1
    return False


def cheapest_plot(s: State, seat: i64) -> i64:
    """Over everything on the display the plot that misses least; NONE if nothing fits."""
    best: i64 = NONE
    space: i64 = 0
    while space < 5:
        if s.d[TILES + space] == 1:
            plot = best_plot(s, seat, space)
            if plot != NONE and (best == NONE or shortfall(s, seat, plot) < shortfall(s, seat, best)):
                best = plot
        space += 1
    return best


def refuse_land(s: State, seat: i64, plot: i64, code: i64, rule: str, o: Offers) -> None:
    """Too expensive: the price after taking the best cube, and what could be raised, the plot's reward included.

    A plot's Cardinal changes the price (RUL-1), every other reward what can be raised.
    """
    price = lowest_price(s, seat, plot)
    missing = shortfall(s, seat, plot)
    raised = funds(s, seat) if plot_effect(s, plot) == E_CARDINAL else price - missing
    if price <= raised:
        o.refuse(code, "RUL-4", "cardinal-raises-land", raised + missing, raised, plot)
    else:
        o.refuse(code, rule, "land-too-dear", raised + missing, raised, 0)


def can_afford_store(s: State, seat: i64) -> bool:
    """Could this player pay for some store without a plot's reward, whatever that does to the treasury?"""
    if not houses_left(s, seat):
        return False
    means = funds(s, seat)
    plot: i64 = 0
    while plot < 25:
        if s.d[PLOT + plot] == NONE and tile_for(s, plot % 5):
            rise = treasury_rise(s) if plot_effect(s, plot) == E_CARDINAL else 0
            if lowest_price(s, seat, plot) + rise <= means:
                return True
        plot += 1
    return False


def tile_for(s: State, column: i64) -> bool:
    """Does the display hold a tile that fits a column?"""
    space: i64 = 0
    while space < 5:
        if s.d[TILES + space] == 1 and fits(space, column):
            return True
        space += 1
    return False


SPACE: Final = Number("space", range(SMALL_TOOLS + 1))
PLOT_NUMBER: Final = Number("plot", range(len(PLOT_NAMES)))


def _tile_options() -> list[Row]:
    """The large city tiles by their good, and the small ones of the fifth space."""
    large = [
        Row(i, f"tile {good}", Chosen("tile", {"good": good, "size": "large"}, f"tile:{good}"))
        for i, good in enumerate(GOOD_NAMES)
    ]
    small = Chosen("tile", {"good": "tools", "size": "small"}, "tile:small-tools")
    return [*large, Row(SMALL_TOOLS, "tile small-tools", small)]


class StoreTile(Decision):
    """NOBLE-1a: choose a city tile; its space gives type and street."""

    def __init__(self) -> None:
        super().__init__("tile", "NOBLE-1", OptionCodec(_tile_options()), fragile=True)

    def offer(self, s: State, seat: i64, a: i64, b: i64, c: i64, o: Offers) -> None:
        house = houses_left(s, seat)
        space: i64 = 0
        while space < 5:
            if not house:
                o.refuse(space, "RUL-24", "no-house-left", 0, 0, 0)
            elif s.d[TILES + space] == 0:
                o.refuse(space, "VISIT-3", "no-tile-on-display", 0, 0, 0)
            else:
                plot = best_plot(s, seat, space)
                if plot == NONE:
                    o.refuse(space, "NOBLE-1", "no-plot-fits", 0, 0, 0)
                elif shortfall(s, seat, plot) <= 0:
                    o.add(space)
                elif o.explain:
                    refuse_land(s, seat, plot, space, "NOBLE-1", o)
            space += 1

    def take(self, s: State, seat: i64, a: i64, b: i64, c: i64, choice: i64) -> None:
        push(s, STORE_PLOT, seat, choice)


class StorePlot(Decision):
    """NOBLE-1b: an empty plot on the street of the tile (a). An option is 5 * row + column."""

    def __init__(self) -> None:
        super().__init__("plot", "NOBLE-1", Named("plot", "plot", PLOT_NAMES, "plot"), (SPACE,), fragile=True)

    def offer(self, s: State, seat: i64, a: i64, b: i64, c: i64, o: Offers) -> None:
        plot: i64 = 0
        while plot < 25:
            owner = s.d[PLOT + plot]
            if owner >= 0:
                o.refuse(plot, "NOBLE-1", "plot-taken", 0, 0, 0)
            elif owner == COVERED:
                if PRINTED_PLOT[plot] != NONE:  # there is no plot A1
                    o.refuse(plot, "SET-18", "plot-covered", 0, 0, 0)
            elif not fits(a, plot % 5):
                o.refuse(plot, "NOBLE-1", "plot-on-other-street", 0, 0, 0)
            elif shortfall(s, seat, plot) <= 0:
                o.add(plot)
            elif o.explain:
                refuse_land(s, seat, plot, plot, "NOBLE-1", o)
            plot += 1

    def take(self, s: State, seat: i64, a: i64, b: i64, c: i64, choice: i64) -> None:
        push(s, STORE_PLACE, seat, a, choice)
        effect = plot_effect(s, choice)
        amount = plot_amount(s, choice)
        remove_token(s, seat, choice)
        reward(s, seat, effect, amount)


class StorePlace(Automatic):
    """NOBLE-1c: after the reward the tile (of space a) is placed on the plot (b), facing its street."""

    def __init__(self) -> None:
        super().__init__("store-place", (SPACE, PLOT_NUMBER), fragile=True)

    def run(self, s: State, seat: i64, a: i64, b: i64, c: i64) -> None:
        street: i64 = TOOLS if a == SMALL_TOOLS else a
        s.note(STORE_PLACED, seat, b, street)
        s.put(TILES + a, 0)
        s.put(PLOT + b, seat)
        s.put(FACING + b, street)
        push(s, STORE_WIGS, seat, b)
        push(s, HOUSE, seat, b)
        push(s, STORE_CUBE, seat, b)

    def sure(self, s: State, seat: i64, a: i64, b: i64, above: i64) -> bool:
        margin: i64 = 0
        if above == MEET_CARDINAL:
            margin = treasury_rise(s)  # the only reward of a plot that can make land dearer (RUL-1)
        return lowest_price(s, seat, b) + margin <= funds(s, seat)


def cube_place(row: i64, column: i64, code: i64) -> i64:
    """Where the cubes of an option lie: a colour of the row (0-2) or of the column (3-5)."""
    if code < 3:
        return ROW_CUBES + 3 * row + code
    return COLUMN_CUBES + 3 * column + code - 3


def _cube_options() -> list[Row]:
    """A colour of the row (0-2) or of the column (3-5); which row and column depends on the plot."""
    return [
        Row(3 * i + colour, f"cube {line} {name}", Chosen("cube", {"cube": name}))
        for i, line in enumerate(("row", "column"))
        for colour, name in enumerate(CUBE_NAMES)
    ]


class StoreCube(Decision):
    """NOBLE-1d, e: clear one cube of the row (colour) or the column (3 + colour), then pay for the land."""

    def __init__(self) -> None:
        super().__init__("cube", "NOBLE-1", OptionCodec(_cube_options()), (PLOT_NUMBER,), fragile=True)

    def offer(self, s: State, seat: i64, a: i64, b: i64, c: i64, o: Offers) -> None:
        row = a // 5
        column = a % 5
        total = cube_value(s, row, column)
        means = funds(s, seat)
        none = True
        code: i64 = 0
        while code < 6:
            if s.d[cube_place(row, column, code)] > 0:
                none = False
                price = land_price(s, seat, total - CUBE_VALUE[code % 3])
                if price <= means:
                    o.add(code)
                else:
                    o.refuse(code, "NOBLE-1", "land-too-dear", price, means, 0)
            code += 1
        if none:
            price = land_price(s, seat, 0)
            if price <= means:
                o.add(PASS)
            else:
                o.refuse(PASS, "NOBLE-1", "land-too-dear", price, means, 0)

    def take(self, s: State, seat: i64, a: i64, b: i64, c: i64, choice: i64) -> None:
        row = a // 5
        column = a % 5
        if choice != PASS:
            gain_cube(s, seat, choice % 3, cube_place(row, column, choice))
        pay(s, seat, land_price(s, seat, cube_value(s, row, column)), FOR_LAND)

    def chosen(self, s: State, seat: i64, a: i64, choice: i64) -> Chosen:
        verb, what, _ = self.option.chosen(choice)
        what["line"] = PLOT_NAMES[a][0 if choice < 3 else 1]
        return Chosen(verb, what, f"{'row' if choice < 3 else 'column'}-cube:{what['line']}-{what['cube']}")


class House(Decision):
    """NOBLE-1f, NOBLE-2: the bottom house of one of the three groups goes onto the store."""

    def __init__(self) -> None:
        super().__init__("house", "NOBLE-2", Named("house", "houses", GROUPS, "houses"), (PLOT_NUMBER,))

    def offer(self, s: State, seat: i64, a: i64, b: i64, c: i64, o: Offers) -> None:
        group: i64 = 0
        while group < 3:
            if s.d[HOUSES + 3 * seat + group] < HOUSE_GROUPS[group]:
                o.add(group)
            else:
                o.refuse(group, "NOBLE-1", "group-exhausted", 0, 0, 0)
            group += 1

    def take(self, s: State, seat: i64, a: i64, b: i64, c: i64, choice: i64) -> None:
        s.note(HOUSE_MOVED, seat, choice, a)
        s.add(HOUSES + 3 * seat + choice, 1)


def shows(s: State, site: i64, street: i64) -> bool:
    """Does the public building on a site show a street's colour?"""
    building = s.d[SITE + site]
    return building >= 0 and (BUILDING_COLOURS[building] >> street) & 1 == 1


def relevant_buildings(s: State, plot: i64, street: i64) -> i64:
    """NOBLE-1g: matching buildings west and east of the row and at the north end of the street faced."""
    n: i64 = 0
    if shows(s, street, street):
        n += 1
    if shows(s, WEST + plot // 5, street):
        n += 1
    if shows(s, EAST + plot // 5, street):
        n += 1
    return n


class StoreWigs(Automatic):
    """NOBLE-1g: the column's scoring value for each relevant public building."""

    def __init__(self) -> None:
        super().__init__("store-wigs", (PLOT_NUMBER,))

    def run(self, s: State, seat: i64, a: i64, b: i64, c: i64) -> None:
        n = relevant_buildings(s, a, s.d[FACING + a])
        if n > 0:
            s.note(STORE_SCORED, seat, a, n, n * s.d[SCORING + a % 5])
            s.add(WIGS + seat, n * s.d[SCORING + a % 5])


register(STORE_TILE, StoreTile())
register(STORE_PLOT, StorePlot())
register(STORE_PLACE, StorePlace())
register(STORE_CUBE, StoreCube())
register(HOUSE, House())
register(STORE_WIGS, StoreWigs())
