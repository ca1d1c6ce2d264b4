"""Chapters 5 to 7 for the slow checker: Sell, Trade, the State actions and church scoring.

A State action must have an effect (RUL-3): without one there is nothing to choose, and the way is closed. As a reward
it is resolved if it can be used and lost otherwise; where it may be declined, that is one more option (RUL-4).
"""

from __future__ import annotations

from itertools import combinations

from lisboa.components import ARCHITECTS, GOODS, NOBLES
from tests.slow import lacerda, money
from tests.slow.boards import (
    card_benefit,
    cargo_of,
    clergy_benefit,
    clergy_tiles,
    discard_clergy,
    free_hold,
    gain_good,
    leave_portfolio,
    put_into_row,
    room_for,
    ship_slots,
    slot_options,
)
from tests.slow.choices import PASS, Duty, Impossible, Table
from tests.slow.deeds import did, recruited
from tests.slow.facts import ACCEPTED_GOODS, CLERGY, NOBLE_OF_ACTION, PLAN_STACK, SHIPS
from tests.slow.lacerda import HE, YOU, Lacerda


def ask(t: Table, who: str, options: list[str], duty: Duty) -> str:
    """A choice within an action; `pass` is the answer if it is declined, or lost for want of any use."""
    if t.must_be_usable and t.searching and t.used == len(t.answers):
        duty = Duty.OWED  # is there any use of it but to decline?
    if duty is Duty.OPTIONAL or (duty is Duty.REWARD and not options):
        return t.choose(who, [*options, PASS])
    return t.choose(who, options)


# Sell


def sales(t: Table, who: str) -> list[str]:
    """SELL-1: any good, any docked ship with free hold, of any player."""
    goods = [good for good in GOODS if t.player(who)["goods"][good] > 0]
    ships = [(owner, slot) for owner in t.seats for slot in ship_slots(t, owner) if free_hold(t, owner, slot) > 0]
    if t.solo:
        ships += [("lacerda", colour) for colour in t.doc["lacerda"]["ships"] if lacerdas_hold(t, colour) > 0]
    return [f"sell {good} {owner}-{slot}" for good in goods for owner, slot in ships]


def lacerdas_hold(t: Table, colour: str) -> int:
    """SOLO-5: the room on a docked ship of his."""
    fleet = t.doc["lacerda"]
    if not fleet["ships"][colour] or fleet["at_sea"][colour]:
        return 0
    return int(SHIPS[f"ship-{colour}"].hull - sum(fleet["cargo"][colour].values()))


def sell(t: Table, who: str) -> None:
    """SELL-1, RUL-16: one or more goods, one at a time."""
    choice = t.choose(who, sales(t, who))
    while choice != PASS:
        _, good, ship = choice.split()
        owner, slot = ship.split("-")
        sell_one(t, who, good, owner, slot)
        did(t, who, "sell")
        t.nothing_owed()
        more = sales(t, who)
        choice = t.choose(who, [*more, PASS]) if more else PASS


def sell_one(t: Table, who: str, good: str, owner: str, slot: str) -> None:
    """SELL-2: market price + ship's modifier + own benefits."""
    ship = SHIPS[f"ship-{slot}" if owner == "lacerda" else t.player(owner)["top_row"][slot]]
    own = card_benefit(t, who, f"sell-{good}") + card_benefit(t, who, "sell-any") + clergy_benefit(t, who, "sell")
    t.player(who)["goods"][good] -= 1
    t.player(who)["reis"] += t.doc["prices"][good] + ship.modifier + own
    if owner == "lacerda":
        load_lacerdas_ship(t, slot, good)
    else:
        t.player(owner)["cargo"][slot][good] += 1
        sail_if_full(t, owner, slot)


def load_lacerdas_ship(t: Table, colour: str, good: str) -> None:
    """SOLO-5, SELL-3: full, it sails for him."""
    fleet = t.doc["lacerda"]
    fleet["cargo"][colour][good] += 1
    if lacerdas_hold(t, colour) == 0:
        fleet["at_sea"][colour] = True
        t.player(HE)["wigs"] += SHIPS[f"ship-{colour}"].hull


def sail_if_full(t: Table, owner: str, slot: str) -> None:
    """SELL-3: full, it sails at once and brings its owner 1 wig per crate."""
    ship = SHIPS[t.player(owner)["top_row"][slot]]
    if not t.player(owner)["at_sea"][slot] and cargo_of(t, owner, slot) == ship.hull:
        t.player(owner)["at_sea"][slot] = True
        t.player(owner)["wigs"] += ship.hull


# Trade


def offers(t: Table, who: str) -> list[str]:
    """TRADE-1, TRADE-2: a good that the noble takes, for a State action that nothing covers yet."""
    anything = clergy_benefit(t, who, "any-good") > 0
    found = []
    for action, noble in NOBLE_OF_ACTION.items():
        for good in GOODS:
            accepted = anything or good in ACCEPTED_GOODS[noble]
            if accepted and t.player(who)["goods"][good] > 0 and t.doc["court"]["goods"][action] is None:
                found.append(f"offer {good} {action}")
    return found


def trade(t: Table, who: str) -> None:
    """TRADE-1, TRADE-3: the good is paid, the State action resolved, then perhaps a second one."""
    choice = t.choose(who, offers(t, who))
    buy(t, who, choice)
    choice = t.choose(who, [*offers(t, who), PASS])
    if choice != PASS:
        buy(t, who, choice)


def buy(t: Table, who: str, offer: str) -> None:
    _, good, action = offer.split()
    t.player(who)["goods"][good] -= 1
    t.doc["court"]["goods"][action] = good
    state_action(t, who, action, Duty.OWED)
    t.nothing_owed()


# State actions


def state_action(t: Table, who: str, action: str, duty: Duty) -> None:
    """One of the six, at the court or as a reward."""
    if action == "recruit":
        recruit(t, who, duty)
    elif action == "plan":
        acquire_plan(t, who, duty)
    elif action == "ship":
        build_ship(t, who, duty)
    elif action == "produce":
        produce(t, who, duty)
    elif action == "cardinal":
        meet_cardinal(t, who, 2, duty)
    elif action == "favor":
        royal_favor(t, who, duty)
    else:
        raise AssertionError(action)


def recruit(t: Table, who: str, duty: Duty) -> None:
    """STATE-1, RUL-20: 1 or 2 officials to different offices; clergy 6."""
    board = t.player(who)
    groups = [group for n in (1, 2) if n <= board["officials"] for group in combinations(NOBLES, n)]
    choice = ask(t, who, ["recruit " + "+".join(group) for group in groups], duty)
    if choice == PASS:
        return
    nobles = choice.removeprefix("recruit ").split("+")
    for noble in nobles:
        make_room(t, noble)
        board["officials"] -= 1
        t.doc["court"]["offices"][noble][who] += 1
    recruited(t, who, len(nobles))
    board["reis"] += len(nobles) * clergy_benefit(t, who, "recruit-reis")


def make_room(t: Table, noble: str) -> None:
    """STATE-1: from a full office one official of the colour with most goes to the plaza; tied: one of each.

    Against Lacerda one of yours (SOLO-5).
    """
    office = t.doc["court"]["offices"][noble]
    if sum(office.values()) < 5:
        return
    most = max(office.values())
    leaving = [YOU] if t.solo else [owner for owner, n in office.items() if n == most]
    for owner in leaving:
        office[owner] -= 1
        t.doc["court"]["plazas"][noble][owner] += 1


def acquire_plan(t: Table, who: str, duty: Duty) -> None:
    """STATE-2: the top plan of either architect."""
    taken = t.doc["downtown"]["plans_taken"]
    left = [architect for architect in ARCHITECTS if taken[architect] < 8]
    choice = ask(t, who, [f"plan {architect}" for architect in left], duty)
    if choice == PASS:
        return
    architect = choice.removeprefix("plan ")
    plan = f"{architect}-{PLAN_STACK[taken[architect]]}"
    taken[architect] += 1
    plans = t.player(who)["plans"]
    plans[plan] = plans.get(plan, 0) + 1
    did(t, who, "plan")


def ship_price(t: Table, who: str, new: str, leaving: str) -> int:
    """STATE-3, RUL-17, NOBLE-2, clergy 14: how many different goods; `leaving` is the card it takes the place of."""
    built = t.player(who)["houses_built"]["middle"]
    price = SHIPS[new].hull
    if leaving.startswith("ship-"):
        old = t.player(who)["top_row"][leaving.removeprefix("ship-")]
        price = max(0, price - SHIPS[old].hull)
    price -= 1 if built > 0 else 0
    price -= clergy_benefit(t, who, "ship")
    return 0 if built == 3 else max(0, price)


def build_ship(t: Table, who: str, duty: Duty) -> None:
    """STATE-3, RUL-17: choose the slot, pay, place; treasury up; gain influence, the new ship included."""
    yard = [colour for colour in ("blue", "red", "purple", "brown") if t.doc["shipyard"][colour] > 0]
    slots = slot_options(t, who, "top_row") if yard else []
    choice = ask(t, who, [f"ship replace {name}" if name else "ship" for name in slots], duty)
    if choice == PASS:
        return
    new = f"ship-{yard[0]}"
    leaving = choice.removeprefix("ship").removeprefix(" replace ")
    pay_goods(t, who, ship_price(t, who, new, leaving))
    t.doc["shipyard"][yard[0]] -= 1
    slot = place_ship(t, who, new, leaving)
    money.move_treasury(t, 1)
    money.gain_influence(t, who)
    while cargo_of(t, who, slot) > SHIPS[new].hull:  # RUL-18
        cargo = t.player(who)["cargo"][slot]
        drop = t.choose(who, [f"drop {good}" for good in GOODS if cargo[good] > 0])
        cargo[drop.removeprefix("drop ")] -= 1
    sail_if_full(t, who, slot)


def pay_goods(t: Table, who: str, price: int) -> None:
    """STATE-3: different goods."""
    if price == 0:
        return
    held = [good for good in GOODS if t.player(who)["goods"][good] > 0]
    choice = t.choose(who, ["spend " + "+".join(group) for group in combinations(held, price)])
    for good in choice.removeprefix("spend ").split("+"):
        t.player(who)["goods"][good] -= 1


def place_ship(t: Table, who: str, new: str, leaving: str) -> str:
    """Replacing a ship keeps its cargo; discarding anything else is a plain discard."""
    row = t.player(who)["top_row"]
    if leaving.startswith("ship-"):
        slot = leaving.removeprefix("ship-")
        t.doc["ships_gone"][SHIPS[row[slot]].colour] += 1
        row[slot] = new
        return slot
    if leaving:
        leave_portfolio(t, who, leaving)
    return put_into_row(t, who, "top_row", new)


def produce(t: Table, who: str, duty: Duty) -> None:
    """STATE-4: a good per store; the price of each type stored drops once; houses and clergy 12 add goods."""
    town = t.doc["downtown"]
    facing = [town["facing"][plot] for plot, owner in town["stores"].items() if owner == who]
    types = [good for good in GOODS if good in facing and room_for(t, who, good) > 0]
    if ask(t, who, ["produce"] if types else [], duty) == PASS:
        return
    did(t, who, "produce")
    for good in types:
        gain_good(t, who, good, facing.count(good))
        t.doc["prices"][good] = max(1, t.doc["prices"][good] - 1)
    right = t.player(who)["houses_built"]["right"]
    if right == 3:
        for good in types:
            gain_good(t, who, good, 1)
    for _ in range(clergy_benefit(t, who, "produce") + (1 if right in (1, 2) else 0)):
        open_types = [good for good in types if room_for(t, who, good) > 0]
        if open_types:
            choice = t.choose(who, [f"extra {good}" for good in open_types])
            gain_good(t, who, choice.removeprefix("extra "), 1)


def meet_cardinal(t: Table, who: str, most: int, duty: Duty) -> None:
    """STATE-5: under 4 tiles; move 1 (or 2) spaces, take a tile next to him, then the icons (STATE-6).

    RUL-21: church scoring begins with the last who moved him that turn; in revision 1 with whoever reached the icon.
    """
    church = t.doc["church"]
    start = church["cardinal"]
    options = {}
    if clergy_tiles(t, who) < 4:
        for steps in range(1, most + 1):
            space = (start + steps) % 6  # tile space i (counted from 0) lies just after Cardinal space i
            for side, tile in (("behind", (space - 1) % 6), ("ahead", space)):
                if church["tiles"][str(tile + 1)] is not None:
                    options[f"cardinal {steps} {side}"] = str(tile + 1)
    choice = ask(t, who, list(options), duty)
    if choice == PASS:
        return
    steps = int(choice.split()[1])
    church["cardinal"] = (start + steps) % 6
    kind = str(church["tiles"][options[choice]])
    church["tiles"][options[choice]] = None
    held = t.player(who)["clergy"]
    held[kind] = held.get(kind, 0) + 1
    did(t, who, "cardinal")
    passed = [(start + i) % 6 for i in range(1, steps + 1)]
    if 3 in passed:
        money.move_treasury(t, 1)
    called = t.doc["church_called_by"]
    if (0 in passed and called is None) or (t.revision > 1 and called is not None):
        t.doc["church_called_by"] = who


def royal_favor(t: Table, who: str, duty: Duty) -> None:
    """STATE-7: a favor not held whose stack has one."""
    board, stacks = t.player(who), t.doc["court"]["favors"]
    lacking = [noble for noble in NOBLES if not board["favors"][noble] and stacks[noble] > 0]
    choice = ask(t, who, [f"favor {noble}" for noble in lacking], duty)
    if choice != PASS:
        board["favors"][choice.removeprefix("favor ")] = True
        stacks[choice.removeprefix("favor ")] -= 1
        did(t, who, "favor")


def church_scoring(t: Table) -> None:
    """STATE-8: from whoever RUL-21 names, clockwise; tiles for wigs, influence once."""
    first = t.doc["church_called_by"]
    t.doc["church_called_by"] = None
    if first is None:
        return
    for who in t.clockwise_from(first):
        if t.solo and who == HE:
            lacerda.church_scoring(Lacerda(t.doc))
            continue
        given = 0
        while clergy_tiles(t, who) > 0:
            choice = t.choose(who, [*[f"give clergy-{kind}" for kind in t.player(who)["clergy"]], PASS])
            if choice == PASS:
                break
            kind = int(choice.removeprefix("give clergy-"))
            discard_clergy(t, who, kind)
            t.player(who)["wigs"] += CLERGY[kind].wigs
            given += 1
        if given:
            money.gain_influence(t, who)
        if given and money.top_row_influence(t, who) > 0:
            did(t, who, "church-influence")


def must_change_something(possible: bool) -> None:
    """RUL-3, RUL-25."""
    if not possible:
        raise Impossible
