"""The variables of option labels, part two: visits, payments, stores, public buildings and rewards."""

from lisboa.components import CUBES, GOODS, NOBLES, ROWS
from lisboa.engine import layout, steps
from lisboa.engine.city_tokens import plot_amount, plot_effect, site_amount, site_effect
from lisboa.engine.influence import treasury_value
from lisboa.engine.names import ACTIONS, COVERED, GROUPS, NONE, SMALL_TOOLS, TOOLS
from lisboa.engine.opening_means import Means, available_building
from lisboa.engine.portfolio import room
from lisboa.engine.public_buildings import scores_from
from lisboa.engine.stores import cube_value, land_price, lowest_price, relevant_buildings
from lisboa.engine.tables import (
    CUBE_SPACES,
    CUBE_VALUE,
    DATA,
    HOUSE_GROUPS,
    TREASURY_REIS,
)
from lisboa.engine.visit_payment import visit_cost
from lisboa.engine.visits import NOBLE_CHOICE
from lisboa.text.ask import Ask, describes, describes_pass, payment, visit_payment
from lisboa.text.lexicon import Args, plan_args, plot_name


@describes(steps.VISIT_PAY)
def visit_pay(ask: Ask, code: int) -> Args:
    return visit_payment(ask, code)


@describes(steps.FREE_STATE)
def free_state(ask: Ask, code: int) -> Args:
    return {"action": ACTIONS[code]}


@describes_pass(steps.FREE_STATE)
def free_state_pass(ask: Ask, code: int) -> Args:
    return {"noble": NOBLES[ask.a]}


@describes(steps.FOLLOW)
def follow(ask: Ask, code: int) -> Args:
    args: Args = {"noble": NOBLES[ask.a], "cost": visit_cost(ask.s, ask.seat, ask.a)}
    args |= ask.means(ask.a, code)
    if code == NOBLE_CHOICE:
        return args | {"use": "noble"}
    return args | {"use": "state", "action": ACTIONS[code]}


@describes(steps.PAY)
def pay(ask: Ask, code: int) -> Args:
    return payment(ask, ask.a - code, code)


@describes(steps.STORE_TILE)
def tile(ask: Ask, code: int) -> Args:
    street = TOOLS if code == SMALL_TOOLS else code
    size = "small" if code == SMALL_TOOLS else "large"
    return {"size": size, "good": GOODS[street], "street": DATA.street_names[street]}


@describes(steps.STORE_PLOT)
def plot(ask: Ask, code: int) -> Args:
    owner = ask.s.d[layout.PLOT + code]
    if owner >= 0:
        whose = "you" if owner == ask.seat else ask.player(owner)
        good = GOODS[ask.s.d[layout.FACING + code]]
        return {"plot": plot_name(code), "taken": "yes", "owner": whose, "good": good}
    if owner == COVERED:
        return {"plot": plot_name(code), "taken": "covered"}
    street = TOOLS if ask.a == SMALL_TOOLS else ask.a
    buildings, value = relevant_buildings(ask.s, code, street), ask.s.d[layout.SCORING + code % 5]
    return {
        "plot": plot_name(code),
        "taken": "no",
        "reward": ask.words.effect(plot_effect(ask.s, code), plot_amount(ask.s, code)),
        "count": lowest_price(ask.s, ask.seat, code),
        "buildings": buildings,
        "value": value,
        "wigs": buildings * value,
    }


def cube_gain(ask: Ask, colour: int) -> Args:
    """PORT-7: a cube of a colour before and after, if there is room for it."""
    before = ask.mine(layout.CUBES, 3, colour)
    if before >= CUBE_SPACES:
        return {"cube": CUBES[colour], "room": "no"}
    return {"cube": CUBES[colour], "room": "yes", "before": before, "after": before + 1}


@describes(steps.STORE_CUBE)
def cube(ask: Ask, code: int) -> Args:
    row, column = divmod(ask.a, 5)
    value = CUBE_VALUE[code % 3]
    args: Args = {
        "value": value,
        "source": "row" if code < 3 else "column",
        "row": ROWS[row],
        "column": column + 1,
        "count": land_price(ask.s, ask.seat, cube_value(ask.s, row, column) - value),
    }
    return args | cube_gain(ask, code % 3)


@describes_pass(steps.STORE_CUBE)
def cube_pass(ask: Ask, code: int) -> Args:
    return {"count": land_price(ask.s, ask.seat, 0)}


@describes(steps.HOUSE)
def house(ask: Ask, code: int) -> Args:
    built, size = ask.mine(layout.HOUSES, 3, code), HOUSE_GROUPS[code]
    after = min(built + 1, size)
    ability = f"{GROUPS[code]}-{after}" if after > built else "none"
    return {"group": GROUPS[code], "built": built, "after": after, "size": size, "ability": ability}


@describes(steps.OPEN_SITE)
def site(ask: Ask, code: int) -> Args:
    data = DATA.sites[code]
    at = layout.SITE_CUBES + 3 * code
    building = ask.s.d[layout.SITE + code]
    where: Args = {
        "side": data.side,
        "street": DATA.street_names[GOODS.index(data.street)] if data.street else "",
        "row": ROWS[data.row] if data.row >= 0 else "",
    }
    if building >= 0:
        return where | {"building": ask.words.building(building)}
    return where | {
        "building": "none",
        "cubes": ask.words.cubes([ask.s.d[at + colour] for colour in range(3)]),
        "reward": ask.words.effect(site_effect(ask.s, code), site_amount(ask.s, code)),
    }


@describes(steps.OPEN_PLAN)
def use_plan(ask: Ask, code: int) -> Args:
    building = available_building(ask.s, code // 4)
    args = plan_args(code)
    if building == NONE:
        return args | {"building": "none"}
    means = Means(ask.s, ask.seat)
    officials = code % 4 + 2
    mine, others = wigs_from(ask, building)
    return args | {
        "building": ask.words.building(building),
        "returned": min(max(officials - means.fewer, 0), means.officials),
        "hired": means.hires(officials),
        "count": means.price(ask.s, ask.seat, officials),
        "wigs": mine,
        "others": others,
    }


def wigs_from(ask: Ask, building: int) -> tuple[int, int]:
    """NOBLE-4f: what a building on the chosen site would bring the opener, and all others together."""
    mine = others = 0
    for number in range(25):
        if scores_from(ask.s, number, ask.a, building):
            wigs = ask.s.d[layout.SCORING + number % 5]
            if ask.s.d[layout.PLOT + number] == ask.seat:
                mine += wigs
            else:
                others += wigs
    return mine, others


@describes(steps.RUBBLE)
def rubble(ask: Ask, code: int) -> Args:
    return {"left": ask.s.d[layout.PILE + code]} | cube_gain(ask, code)


@describes(steps.TWO_GOODS)
def two_goods(ask: Ask, code: int) -> Args:
    parts = []
    for good in range(4):
        if code >> good & 1:
            before = ask.mine(layout.GOODS, 4, good)
            after = before + min(room(ask.s, ask.seat, good), 1)
            parts.append(ask.words.good_change(good, before, after))
    return {"goods": ask.words.join(parts)}


@describes(steps.MOVE_TREASURY)
def move_treasury(ask: Ask, code: int) -> Args:
    space = ask.s.d[layout.TREASURY] + (-1 if code == 1 else 1)
    before = treasury_value(ask.s)
    after = TREASURY_REIS[space] if 0 <= space < len(TREASURY_REIS) else before
    return {"way": "up" if code == 1 else "down", "before": before, "after": after}
