"""Lacerda by the book: where he builds, which decrees he takes, what he opens (SOLO-7, RUL-33, RUL-35)."""

from __future__ import annotations

from lisboa.components import ARCHITECTS, CUBES
from tests.slow.facts import BUILDINGS, COLUMNS_OF_TILE, CUBE_VALUES, HOUSES_OF_GROUP, STREET_OF_TILE
from tests.slow.lacerda import HE, YOU, Lacerda, pay_visit

# From the west of row D clockwise; row E is covered
SITES_CLOCKWISE = [
    "west-D", "west-C", "west-B", "west-A", "north-gold", "north-cloth", "north-books", "north-tools",
    "east-A", "east-B", "east-C", "east-D",
]  # fmt: skip
STREETS = ("gold", "cloth", "books", "tools")  # from left to right
BARRED = (5, 10, 69)  # SET-15, SOLO-7


def act_of_noble(he: Lacerda, noble: str) -> None:
    """RUL-33: he pays only if the action is possible."""
    if not possible(he, noble):
        he.note("skips", noble)
        return
    pay_visit(he, noble)
    carry_out(he, noble)


def follow(he: Lacerda, noble: str) -> None:
    """SOLO-6, RUL-35: the favor returns first; he keeps it if the action is impossible."""
    if not possible(he, noble):
        he.note("does not follow", noble)
        return
    he.note("follows", noble)
    he.his["favors"][noble] = False
    he.doc["court"]["favors"][noble] += 1
    pay_visit(he, noble)
    carry_out(he, noble)


def possible(he: Lacerda, noble: str) -> bool:
    if noble == "builder":
        houses_left = sum(HOUSES_OF_GROUP.values()) - sum(he.his["houses_built"].values())
        return houses_left > 0 and bool(plot_choices(he))
    if noble == "minister":
        return any(decree is not None for decree in he.doc["decrees"].values())
    return bool(opening_choices(he))


def carry_out(he: Lacerda, noble: str) -> None:
    {"builder": build_store, "minister": take_decrees, "king": open_building}[noble](he)


# Stores


def shows(he: Lacerda, site: str, street: str) -> bool:
    building = he.town["buildings"][site]
    return isinstance(building, int) and street in BUILDINGS[building]


def wigs_at(he: Lacerda, plot: str, street: str) -> int:
    """NOBLE-1g."""
    buildings = sum(shows(he, site, street) for site in (f"west-{plot[0]}", f"east-{plot[0]}", f"north-{street}"))
    return buildings * int(he.town["scoring"][plot[1]])


def plot_choices(he: Lacerda) -> dict[str, dict[str, int]]:
    """For each free plot: the streets he could face with a tile on display, left to right, and what they bring."""
    choices: dict[str, dict[str, int]] = {}
    for plot, owner in he.town["stores"].items():
        tiles = [tile for tile, there in he.town["tiles"].items() if there and plot[1] in COLUMNS_OF_TILE[tile]]
        streets = sorted((STREET_OF_TILE[tile] for tile in tiles), key=STREETS.index)
        if owner is None and streets:
            choices[plot] = {street: wigs_at(he, plot, street) for street in streets}
    return choices


def build_store(he: Lacerda) -> None:
    """Most wigs at once; topmost row, then leftmost; the better street, then the left one."""
    choices = plot_choices(he)
    best = max(max(streets.values()) for streets in choices.values())
    tied = [plot for plot, streets in choices.items() if max(streets.values()) == best]
    plot = min(tied)  # A2 before A3 before B1
    he.note("plot", plot, best, frozenset(tied))
    streets = choices[plot]
    street = next(street for street in STREETS if streets.get(street) == best)
    others = [other for other in streets if other != street]
    reason = "only" if not others else "tie" if streets[others[0]] == best else "better"
    he.note("street", street, reason, others[0] if others else None)
    tile = "small-tools" if plot[1] == "5" else street
    he.town["tiles"][tile] = False
    he.town["stores"][plot] = HE
    if he.doc["options"]["city_tokens"]:  # EXTRA-2: no reward for him, but the token goes
        he.town["plot_rewards"][plot] = None
    he.town["facing"][plot] = street
    use_house(he)
    take_cheapest_cube(he, plot)
    he.his["wigs"] += best


def use_house(he: Lacerda) -> None:
    """Without a board it does not matter which; the document counts them from the left."""
    built = he.his["houses_built"]
    group = next(group for group, houses in HOUSES_OF_GROUP.items() if built[group] < houses)
    built[group] += 1


def take_cheapest_cube(he: Lacerda, plot: str) -> None:
    """On a tie the one at the column's foot."""
    places = {"column": he.town["column_cubes"][plot[1]], "row": he.town["row_cubes"][plot[0]]}
    there = [(CUBE_VALUES[cube], place, cube) for place, heap in places.items() for cube in CUBES if heap[cube] > 0]
    if not there:
        return
    least = min(value for value, _, _ in there)
    cheapest = [(place, cube) for value, place, cube in there if value == least]
    place, cube = cheapest[0]  # columns come first
    he.note("cube", cube, place, len(cheapest) > 1)
    places[place][cube] -= 1
    he.his["cubes"][cube] += 1


# Decrees


def take_decrees(he: Lacerda) -> None:
    """The two leftmost; gaps close; back to 8 at once, without those that are out of play."""
    row = [decree for decree in he.doc["decrees"].values() if decree is not None]
    for decree in row[:2]:
        he.note("decree", decree)
        he.doc["decrees_placed"][str(decree)] = HE
    row = row[2:]
    deck = he.doc["decree_deck"]
    while len(row) < 8 and deck:
        decree = deck.pop()
        if decree in BARRED:
            he.doc["decrees_placed"][str(decree)] = "removed"
        else:
            row.append(decree)
    he.doc["decrees"] = {str(i + 1): row[i] if i < len(row) else None for i in range(8)}


# Public buildings


def gains(he: Lacerda, site: str, building: int) -> dict[str, int]:
    """NOBLE-4f: what each of you would score."""
    won = {HE: 0, YOU: 0}
    for plot, owner in he.town["stores"].items():
        if owner in won and matches(site, building, plot, he.town["facing"][plot]):
            won[owner] += he.town["scoring"][plot[1]]
    return won


def matches(site: str, building: int, plot: str, street: str) -> bool:
    """North: all stores of that street; else stores of the row facing one of the building's colours."""
    side, where = site.split("-")
    if side == "north":
        return street == where
    return plot[0] == where and street in BUILDINGS[building]


def opening_choices(he: Lacerda) -> dict[str, dict[str, int]]:
    """For each free site: the architects whose building may stand there, and his wigs less yours."""
    choices: dict[str, dict[str, int]] = {}
    for site in SITES_CLOCKWISE:
        for architect in ARCHITECTS:
            stack = he.doc["building_stacks"][architect]
            if he.town["buildings"][site] is not None or not stack:
                continue
            street = site.removeprefix("north-")
            if street == site or street in BUILDINGS[stack[-1]]:
                won = gains(he, site, stack[-1])
                choices.setdefault(site, {})[architect] = won[HE] - won[YOU]
    return choices


def open_building(he: Lacerda) -> None:
    """The best difference; ties between sites clockwise, then between buildings by the Assistant."""
    choices = opening_choices(he)
    best = max(max(by_architect.values()) for by_architect in choices.values())
    tied = [site for site, by_architect in choices.items() if max(by_architect.values()) == best]
    site = tied[0]
    he.note("site", site, best, frozenset(tied))
    equal = [architect for architect, difference in choices[site].items() if difference == best]
    architect = equal[0] if len(equal) == 1 else "green" if he.upper else "blue"
    reason = "only" if len(choices[site]) == 1 else "tie" if len(equal) == 2 else "better"
    he.note("building", architect, reason, he.assistant)
    building = he.doc["building_stacks"][architect].pop()
    for cube in CUBES:
        for _ in range(he.town["site_cubes"][site][cube]):
            he.note("rubble", cube)
        he.his["cubes"][cube] += he.town["site_cubes"][site][cube]
        he.town["site_cubes"][site][cube] = 0
    he.town["buildings"][site] = building
    if he.doc["options"]["city_tokens"]:
        he.town["site_rewards"][site] = None
    he.town["architects"][site] = architect
    for owner, wigs in gains(he, site, building).items():
        he.doc["players"][owner]["wigs"] += wigs
