"""Chapter 13: Lacerda's Noble actions (SOLO-7): where he builds, which decrees he takes, what he opens."""

from typing import Final

from mypy_extensions import i64

from lisboa.engine.city_tokens import PLOTS, remove_token
from lisboa.engine.decrees import can_decree
from lisboa.engine.events import (
    AT_LACERDAS,
    DECREES_CLOSED_UP,
    LACERDA_BUILDING,
    LACERDA_CUBE,
    LACERDA_DECREE_TAKEN,
    LACERDA_PLOT,
    LACERDA_RUBBLE,
    LACERDA_SITE,
    LACERDA_STREET,
    LACERDA_WITHOUT,
    NO_CUBE,
    NO_SECOND_DECREE,
    STORE_PLACED,
)
from lisboa.engine.layout import (
    ASSISTANT,
    COLUMN_CUBES,
    CUBES,
    DECREE_OWNER,
    DECREES,
    DISPLAY,
    FACING,
    HOUSES,
    PLOT,
    ROW_CUBES,
    SCORING,
    SITE,
    SITE_CUBES,
    TILES,
)
from lisboa.engine.names import BUILDER, KING, LACERDA, MINISTER, NONE, SMALL_TOOLS, TOOLS
from lisboa.engine.opening_means import available_building, suits
from lisboa.engine.public_buildings import place_building, score_opening, scores_from, uncover_building
from lisboa.engine.state import State
from lisboa.engine.steps import STORE_WIGS, push
from lisboa.engine.stores import fits, houses_left, relevant_buildings, tile_for
from lisboa.engine.tables import EAST, HOUSE_GROUPS, WEST, numbers
from lisboa.engine.upkeep import refill_decrees

# SOLO-7: ties between sites go clockwise from the west of row D; row E is covered
SITE_ORDER: Final = numbers(
    [WEST + 3, WEST + 2, WEST + 1, WEST, 0, 1, 2, 3, EAST, EAST + 1, EAST + 2, EAST + 3],
)

# Why he chose a street or a building: the second number of those events
ONLY_ONE: Final = 0
BETTER: Final = 1
TIE: Final = 2


def can_act_of_noble(s: State, noble: i64) -> bool:
    """RUL-33, RUL-35: could he take the Noble action at all?"""
    if noble == BUILDER:
        return houses_left(s, LACERDA) and best_plot_value(s) >= 0
    if noble == MINISTER:
        return can_decree(s)
    return best_difference(s) != NOWHERE


def act_of_noble(s: State, noble: i64) -> None:
    """SOLO-7: build, take decrees, or open."""
    if noble == BUILDER:
        build_store(s)
    elif noble == MINISTER:
        take_decrees(s)
    else:
        open_building(s)


# Stores


def street_value(s: State, plot: i64, space: i64) -> i64:
    """The wigs a tile of a display space would bring him on a plot, -1 if it does not go there."""
    if s.d[TILES + space] == 0 or not fits(space, plot % 5):
        return -1
    street = street_of(space)
    return relevant_buildings(s, plot, street) * s.d[SCORING + plot % 5]


def street_of(space: i64) -> i64:
    """The street of a display space: both kinds of tools tiles face the same one."""
    if space == SMALL_TOOLS:
        return TOOLS
    return space


def best_space(s: State, plot: i64) -> i64:
    """The display space he would use on a plot: the better street, the left one on a tie; NONE if no tile fits."""
    best: i64 = NONE
    value: i64 = -1
    space: i64 = 0
    while space < 5:
        now = street_value(s, plot, space)
        if now > value:
            best = space
            value = now
        space += 1
    return best


def plot_value(s: State, plot: i64) -> i64:
    """What a free plot is worth to him, -1 if he cannot build there."""
    if s.d[PLOT + plot] != NONE or not tile_for(s, plot % 5):
        return -1
    return street_value(s, plot, best_space(s, plot))


def best_plot_value(s: State) -> i64:
    """The most that any plot is worth to him, -1 if there is none."""
    best: i64 = -1
    plot: i64 = 0
    while plot < 25:
        now = plot_value(s, plot)
        if now > best:
            best = now
        plot += 1
    return best


def build_store(s: State) -> None:
    """The plot with most wigs at once; topmost row, then leftmost. No reward, no payment for the land."""
    best = best_plot_value(s)
    chosen: i64 = NONE
    tied: i64 = 0
    plot: i64 = 0
    while plot < 25:
        if plot_value(s, plot) == best:
            tied |= 1 << plot
            if chosen == NONE:
                chosen = plot
        plot += 1
    s.note(LACERDA_PLOT, LACERDA, chosen, best, tied)
    space = best_space(s, chosen)
    tell_street(s, chosen, space)
    remove_token(s, LACERDA, chosen)
    s.note(STORE_PLACED, LACERDA, chosen, street_of(space))
    s.put(TILES + space, 0)
    s.put(PLOT + chosen, LACERDA)
    s.put(FACING + chosen, street_of(space))
    use_house(s)
    clear_cube(s, chosen)
    push(s, STORE_WIGS, LACERDA, chosen)


def tell_street(s: State, plot: i64, space: i64) -> None:
    """Why this street: the only one, the better one, or the left one of two equal ones."""
    other: i64 = 0
    while other < 5:
        value = street_value(s, plot, other)
        if other != space and value >= 0:
            reason: i64 = TIE if value == street_value(s, plot, space) else BETTER
            s.note(LACERDA_STREET, LACERDA, street_of(space), reason, street_of(other))
            return
        other += 1
    s.note(LACERDA_STREET, LACERDA, street_of(space), ONLY_ONE, NONE)


def use_house(s: State) -> None:
    """He has 8 houses but no board: the groups are only counted, from the left."""
    group: i64 = 0
    while s.d[HOUSES + 3 * LACERDA + group] == HOUSE_GROUPS[group]:
        group += 1
    s.add(HOUSES + 3 * LACERDA + group, 1)


def clear_cube(s: State, plot: i64) -> None:
    """The cheapest cube of the row or the column; on a tie the one at the column's foot."""
    row = ROW_CUBES + 3 * (plot // 5)
    column = COLUMN_CUBES + 3 * (plot % 5)
    colour: i64 = 2  # tsunami is the cheapest
    while colour >= 0:
        at_foot = s.d[column + colour] > 0
        at_end = s.d[row + colour] > 0
        if at_foot or at_end:
            s.note(LACERDA_CUBE, LACERDA, colour, 1 if at_foot else 0, 1 if at_foot and at_end else 0)
            if at_foot:
                s.add(column + colour, -1)
            else:
                s.add(row + colour, -1)
            s.add(CUBES + 3 * LACERDA + colour, 1)
            return
        colour -= 1
    s.note(LACERDA_WITHOUT, LACERDA, NO_CUBE)


# Decrees


def take_decrees(s: State) -> None:
    """The two leftmost; then all gaps close to the left and the row is refilled at once."""
    taken: i64 = 0
    space: i64 = 0
    while space < 8 and taken < 2:
        if s.d[DISPLAY + space] > 0:
            s.note(LACERDA_DECREE_TAKEN, LACERDA, s.d[DISPLAY + space], 0, AT_LACERDAS)
            own_decree(s, space)
            taken += 1
        space += 1
    if taken == 1:
        s.note(LACERDA_WITHOUT, LACERDA, NO_SECOND_DECREE)
    close_up(s)
    refill_decrees(s, AT_LACERDAS)


def own_decree(s: State, space: i64) -> None:
    """A decree of the display is his; it will be worth 3 wigs."""
    s.put(DECREE_OWNER + s.d[DISPLAY + space], LACERDA)
    s.put(DISPLAY + space, 0)
    s.add(DECREES + LACERDA, 1)


def close_up(s: State) -> None:
    """All gaps of the display close to the left."""
    s.note(DECREES_CLOSED_UP, LACERDA)
    free: i64 = 0
    space: i64 = 0
    while space < 8:
        decree = s.d[DISPLAY + space]
        if decree > 0:
            s.put(DISPLAY + space, 0)
            s.put(DISPLAY + free, decree)
            free += 1
        space += 1


# Public buildings

NOWHERE: Final = -999


def difference(s: State, site: i64, architect: i64) -> i64:
    """His wigs less yours for an architect's building on a site; NOWHERE if it cannot be opened there."""
    if s.d[SITE + site] != NONE or not suits(s, architect, site):
        return NOWHERE
    building = available_building(s, architect)
    total: i64 = 0
    plot: i64 = 0
    while plot < 25:
        if scores_from(s, plot, site, building):
            value = s.d[SCORING + plot % 5]
            if s.d[PLOT + plot] == LACERDA:
                total += value
            else:
                total -= value
        plot += 1
    return total


def better_architect(s: State, site: i64) -> i64:
    """Whose building is better for him on a site; on a tie green with the Assistant at King or Treasury, else blue."""
    blue = difference(s, site, 0)
    green = difference(s, site, 1)
    if green > blue or (green == blue and s.d[ASSISTANT] >= KING):
        return 1
    return 0


def best_difference(s: State) -> i64:
    """The best difference over all sites and both buildings, NOWHERE if nothing can be opened."""
    best: i64 = NOWHERE
    for site in SITE_ORDER:
        now = difference(s, site, better_architect(s, site))
        if now > best:
            best = now
    return best


def open_building(s: State) -> None:
    """The best difference; ties between sites clockwise from the west of row D. No reward, officials or plan."""
    best = best_difference(s)
    chosen: i64 = NONE
    tied: i64 = 0
    for site in SITE_ORDER:
        if difference(s, site, better_architect(s, site)) == best:
            tied |= 1 << site
            if chosen == NONE:
                chosen = site
    s.note(LACERDA_SITE, LACERDA, chosen, best, tied)
    architect = better_architect(s, chosen)
    tell_building(s, chosen, architect)
    colour: i64 = 0
    while colour < 3:
        while s.d[SITE_CUBES + 3 * chosen + colour] > 0:
            s.note(LACERDA_RUBBLE, LACERDA, colour)
            s.add(SITE_CUBES + 3 * chosen + colour, -1)
            s.add(CUBES + 3 * LACERDA + colour, 1)
        colour += 1
    remove_token(s, LACERDA, PLOTS + chosen)
    place_building(s, LACERDA, chosen, architect)
    score_opening(s, chosen)
    uncover_building(s, LACERDA, architect)


def tell_building(s: State, site: i64, architect: i64) -> None:
    """Why this building: the only one that can stand there, the better one, or the Assistant's say on a tie."""
    mine = difference(s, site, architect)
    other = difference(s, site, 1 - architect)
    reason: i64 = BETTER
    if other == NOWHERE:
        reason = ONLY_ONE
    elif other == mine:
        reason = TIE
    s.note(LACERDA_BUILDING, LACERDA, architect, reason, s.d[ASSISTANT])
