"""Chapter 9 for the slow checker: build a store, take a decree, open a public building."""

from __future__ import annotations

from lisboa.components import CUBES, Effect
from tests.slow import money
from tests.slow.boards import card_benefit, clergy_benefit, gain_cube
from tests.slow.choices import Duty, Impossible, Table
from tests.slow.effects import reward, take_decree
from tests.slow.facts import (
    BUILDINGS,
    COLUMNS_OF_TILE,
    CUBE_VALUES,
    HOUSES_OF_GROUP,
    REWARDS,
    SITES,
    STREET_OF_TILE,
)


def noble_action(t: Table, who: str, noble: str) -> None:
    """VISIT-1: what each noble's action is."""
    if noble == "builder":
        build_store(t, who)
    elif noble == "minister":
        take_decrees(t, who)
    else:
        open_building(t, who)


# The Builder


def build_store(t: Table, who: str) -> None:
    """NOBLE-1, in the order of its letters; RUL-24: without a house no store."""
    town, board = t.doc["downtown"], t.player(who)
    tile = t.choose(who, [f"tile {tile}" for tile, there in town["tiles"].items() if there])[5:]
    plot = t.choose(who, lambda: [f"plot {plot}" for plot in plots_for(t, who, tile)])[5:]
    reward(t, who, take_reward(t, "plot_rewards", plot))
    town["tiles"][tile] = False
    town["stores"][plot] = who
    town["facing"][plot] = STREET_OF_TILE[tile]
    take_street_cube(t, who, plot)
    money.pay(t, who, land_price(t, who, plot))
    groups = [group for group, houses in HOUSES_OF_GROUP.items() if board["houses_built"][group] < houses]
    group = t.choose(who, [f"house {group}" for group in groups])[6:]
    board["houses_built"][group] += 1
    board["wigs"] += town["scoring"][plot[1]] * relevant_buildings(t, plot)


def take_reward(t: Table, rewards: str, place: str) -> Effect:
    """EXTRA-2: what is printed there or shown by the token, which leaves."""
    lying = t.doc["downtown"][rewards]
    word = lying[place]
    if t.doc["options"]["city_tokens"]:
        lying[place] = None
    return REWARDS[word]


def plots_for(t: Table, who: str, tile: str) -> list[str]:
    """NOBLE-1b: empty plots on the tile's street."""
    stores = t.doc["downtown"]["stores"]
    fitting = [plot for plot, owner in stores.items() if owner is None and plot[1] in COLUMNS_OF_TILE[tile]]
    return [plot for plot in fitting if not beyond_all_means(t, who, plot)]


def take_street_cube(t: Table, who: str, plot: str) -> None:
    """NOBLE-1d: mandatory if there is any, from the row's east end or the column's foot."""
    ends = {"row": t.doc["downtown"]["row_cubes"][plot[0]], "column": t.doc["downtown"]["column_cubes"][plot[1]]}
    options = [f"cube {end} {colour}" for end, cubes in ends.items() for colour in CUBES if cubes[colour] > 0]
    if options:
        _, end, colour = t.choose(who, options).split()
        ends[end][colour] -= 1
        gain_cube(t, who, colour)


def land_price(t: Table, who: str, plot: str) -> int:
    """NOBLE-1e, RUL-12: treasury value + cubes left, less benefits."""
    row, column = t.doc["downtown"]["row_cubes"][plot[0]], t.doc["downtown"]["column_cubes"][plot[1]]
    rubble = sum(CUBE_VALUES[colour] * (row[colour] + column[colour]) for colour in CUBES)
    less = card_benefit(t, who, "land") + clergy_benefit(t, who, "land")
    return money.less_purses(t, who, max(0, money.treasury_value(t) + rubble - less))


def beyond_all_means(t: Table, who: str, plot: str) -> bool:
    """Only to spare the search what is hopeless: too dear however the reward and the cube turn out.

    `5 réis` is 5, `recruit2` at most 2 per official for both tiles of clergy 6, `gain influence` ends on 10 at best,
    the Cardinal brings at most a tile of clergy 8, worth 3; no other reward has to do with money. A cube is worth 3
    at most.
    """
    board, kind = t.player(who), t.doc["downtown"]["plot_rewards"][plot]
    influence = 10 if kind == "gain-influence" else board["influence"]
    means = board["reis"] + money.coins_available(influence) + {"reis": 5, "recruit": 4, "cardinal": 3}.get(kind, 0)
    return bool(land_price(t, who, plot) - 3 > means)


def shows(t: Table, site: str, street: str) -> bool:
    building = t.doc["downtown"]["buildings"][site]
    return isinstance(building, int) and street in BUILDINGS[building]


def relevant_buildings(t: Table, plot: str) -> int:
    """NOBLE-1g."""
    street = t.doc["downtown"]["facing"][plot]
    return sum(shows(t, site, street) for site in (f"north-{street}", f"west-{plot[0]}", f"east-{plot[0]}"))


# The Minister


def take_decrees(t: Table, who: str) -> None:
    """NOBLE-3, RUL-23: one; a set marker brings a second, one marker per player and turn."""
    board = t.player(who)
    take_decree(t, who, Duty.OWED)
    t.nothing_owed()
    if board["set_markers"] == 0 or board["marker_used"]:
        return
    before = dict(t.doc["decrees"])
    take_decree(t, who, Duty.OPTIONAL)
    if t.doc["decrees"] != before:
        board["set_markers"] -= 1
        board["marker_used"] = True


# The King


def open_building(t: Table, who: str) -> None:
    """NOBLE-4, in the order of its letters."""
    town, board = t.doc["downtown"], t.player(who)
    free = [site for site, building in town["buildings"].items() if building is None]
    site = t.choose(who, lambda: [f"site {site}" for site in free if some_plan(t, who, site)])[5:]
    for colour in CUBES:
        for _ in range(town["site_cubes"][site][colour]):
            gain_cube(t, who, colour)
        town["site_cubes"][site][colour] = 0
    reward(t, who, take_reward(t, "site_rewards", site))
    plans = [plan for plan, n in board["plans"].items() if n > 0 and may_stand(t, plan.split("-")[0], site)]
    plan = t.choose(who, [f"open {plan}" for plan in plans])[5:]
    architect, officials = plan.split("-")
    run_building(t, who, max(0, int(officials) - clergy_benefit(t, who, "open-official")))
    complete_plan(t, who, plan)
    building = t.doc["building_stacks"][architect].pop()
    town["buildings"][site] = building
    town["architects"][site] = architect
    for plot, owner in town["stores"].items():
        if owner in t.seats and matches(t, plot, site, building):
            t.player(owner)["wigs"] += town["scoring"][plot[1]]
    board["wigs"] += clergy_benefit(t, who, "open-wigs")


def some_plan(t: Table, who: str, site: str) -> bool:
    """Only to spare the search what is hopeless: no plan whose building may stand there, nor one to be had there."""
    plans = t.player(who)["plans"]
    plan_there = t.doc["downtown"]["site_rewards"][site] == "plan"
    return plan_there or any(may_stand(t, plan.split("-")[0], site) for plan in plans)


def may_stand(t: Table, architect: str, site: str) -> bool:
    """NOBLE-4a, c, RUL-24: the architect's available building, with the street's colour on a north site."""
    stack = t.doc["building_stacks"][architect]
    street = SITES[site].street
    return len(stack) > 0 and (street == "" or street in BUILDINGS[stack[-1]])


def run_building(t: Table, who: str, needed: int) -> None:
    """NOBLE-4d, RUL-12: own officials as far as there are any, the rest is hired, all in one payment."""
    own = min(needed, len(money.officials_out(t, who)))
    each = money.treasury_value(t) - card_benefit(t, who, "hire") - clergy_benefit(t, who, "hire")
    price = money.less_purses(t, who, (needed - own) * max(0, each))
    if price > t.player(who)["reis"] + money.coins_available(t.player(who)["influence"]):
        raise Impossible  # no way to pay it: spare the search the officials
    if own == len(money.officials_out(t, who)):
        money.recall_all(t, who)
    else:
        for _ in range(own):
            money.recall_official(t, who)
    money.pay(t, who, price)


def complete_plan(t: Table, who: str, plan: str) -> None:
    """NOBLE-4e."""
    board = t.player(who)
    board["plans"][plan] -= 1
    if board["plans"][plan] == 0:
        del board["plans"][plan]
    board["completed_plans"][plan] = board["completed_plans"].get(plan, 0) + 1


def matches(t: Table, plot: str, site: str, building: int) -> bool:
    """NOBLE-4f: north: all stores facing the street; else stores of the row facing one of the building's colours."""
    facing = t.doc["downtown"]["facing"][plot]
    if SITES[site].street:
        return bool(facing == SITES[site].street)
    return plot[0] == site[-1] and facing in BUILDINGS[building]
