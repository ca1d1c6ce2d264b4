"""Chapter 1: the board at the start (SET-6 to SET-15, SET-18): buildings, downtown, decrees, rubble, ships."""

from librt.vecs import append, vec
from mypy_extensions import i64

from lisboa.engine.city_tokens import plot_in_play, site_in_play
from lisboa.engine.events import AT_SET_UP, RUBBLE_LAID, SHIPYARD_LAID
from lisboa.engine.layout import (
    BUILDINGS,
    BUILDINGS_N,
    COLUMN_CUBES,
    CUBES_GONE,
    DECREE_DECK,
    DECREES_N,
    PILE,
    PLAYERS,
    PLOT,
    RNG,
    ROW_CUBES,
    SCORING,
    SHIPYARD,
    SITE,
    SITE_CUBES,
    SOLO,
    START,
    TILES,
    TILES_LEFT,
)
from lisboa.engine.names import COVERED, NONE
from lisboa.engine.public_buildings import uncover_building
from lisboa.engine.rng import shuffle
from lisboa.engine.state import State
from lisboa.engine.tables import DATA, SITES, numbers
from lisboa.engine.upkeep import refill_decrees


def put_list(s: State, first: i64, items: vec[i64]) -> None:
    """Write a list into consecutive places of the state."""
    i: i64 = 0
    while i < len(items):
        s.put(first + i, items[i])
        i += 1


def deal_buildings(s: State) -> None:
    """SET-6: 16 two-sided tiles shuffled, 8 with each side up."""
    tiles = numbers(list(range(16)))
    shuffle(s.d, RNG, tiles)
    put_list(s, BUILDINGS, tiles)
    s.put(BUILDINGS_N, 8)
    s.put(BUILDINGS_N + 1, 8)
    uncover_building(s, NONE, 0)
    uncover_building(s, NONE, 1)


def lay_out_downtown(s: State) -> None:
    """SET-8, SET-9, SET-18: city tiles, scoring tiles, and row E covered with two players."""
    values = numbers(list(DATA.scoring_tiles))
    shuffle(s.d, RNG, values)
    while s.d[SOLO] == 1 and can_be_apart(values) and equal_neighbours(values):
        shuffle(s.d, RNG, values)
    put_list(s, SCORING, values)
    s.put(SCORING + 4, DATA.scoring_column5)
    space: i64 = 0
    while space < 5:
        s.put(TILES + space, 1)
        space += 1
    s.put(TILES_LEFT, DATA.city_tiles_large - 4)
    s.put(TILES_LEFT + 1, DATA.city_tiles_small - 1)
    plot: i64 = 0
    while plot < 25:
        if not plot_in_play(s.d[PLAYERS], plot):
            s.put(PLOT + plot, COVERED)
        plot += 1
    site: i64 = 0
    while site < SITES:
        if not site_in_play(s.d[PLAYERS], site):
            s.put(SITE + site, COVERED)
        site += 1


def equal_neighbours(values: vec[i64]) -> bool:
    """SOLO-1: do two tiles of equal value lie in neighbouring columns?"""
    i: i64 = 0
    while i < len(values) - 1:
        if values[i] == values[i + 1]:
            return True
        i += 1
    return False


def can_be_apart(values: vec[i64]) -> bool:
    """Not if three of the four tiles are equal, as corrected data might have it."""
    for value in values:
        same: i64 = 0
        for other in values:
            if other == value:
                same += 1
        if same > 2:
            return False
    return True


def deal_decrees(s: State) -> None:
    """SET-15: all decrees shuffled, 8 face up."""
    decrees = numbers(list(range(1, 71)))
    shuffle(s.d, RNG, decrees)
    put_list(s, DECREE_DECK, decrees)
    s.put(DECREES_N, 70)
    refill_decrees(s, AT_SET_UP)


def deal_rubble(s: State) -> None:
    """SET-12: 63 cubes; with two players row E gets none and the rest leave the game."""
    cubes = vec[i64]()
    i: i64 = 0
    while i < 3 * DATA.cubes_per_colour:
        cubes = append(cubes, i % 3)
        i += 1
    shuffle(s.d, RNG, cubes)
    s.note(RUBBLE_LAID, s.d[START])
    used: i64 = 0
    row: i64 = 0
    while row < 5:
        if s.d[PLOT + 5 * row + 4] != COVERED:
            used = lay_cubes(s, ROW_CUBES + 3 * row, cubes, used, DATA.row_cubes)
        row += 1
    column: i64 = 0
    while column < 5:
        used = lay_cubes(s, COLUMN_CUBES + 3 * column, cubes, used, DATA.column_cubes[column])
        column += 1
    site: i64 = 0
    while site < SITES:
        if s.d[SITE + site] != COVERED:
            used = lay_cubes(s, SITE_CUBES + 3 * site, cubes, used, DATA.site_cubes)
        site += 1
    used = lay_cubes(s, PILE, cubes, used, DATA.pile_cubes)
    lay_cubes(s, CUBES_GONE, cubes, used, len(cubes) - used)


def lay_cubes(s: State, at: i64, cubes: vec[i64], used: i64, n: i64) -> i64:
    """Count the next n cubes into a place; returns how many are used up."""
    end = used + n
    while used < end:
        s.add(at + cubes[used], 1)
        used += 1
    return end


def deal_ships(s: State) -> None:
    """SET-14: players - 1 copies, blue above red; purple and brown wait for the second period."""
    s.note(SHIPYARD_LAID, s.d[START], s.d[PLAYERS] - 1)
    s.put(SHIPYARD, s.d[PLAYERS] - 1)
    s.put(SHIPYARD + 1, s.d[PLAYERS] - 1)
