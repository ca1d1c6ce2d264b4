"""Positions where a reward that must be resolved (RUL-4) decides what is possible.

A noble card whose reward uses up the only State action that could be bought; a plot or site whose Cardinal raises the
treasury above what a player can pay; a church scoring that another player calls first. All components stay conserved.
"""

from __future__ import annotations

import random
from collections.abc import Callable

from lisboa.components import ARCHITECTS, CUBES, GOODS, NOBLES
from tests.slow import tight
from tests.slow.boards import card_benefit, clergy_benefit
from tests.slow.choices import Document, Table
from tests.slow.corners import colour_of, settled
from tests.slow.facts import (
    ACCEPTED_GOODS,
    BUILDINGS,
    CARD_ORDER,
    CARDS,
    COLUMNS_OF_TILE,
    NOBLE_OF_ACTION,
    PLAN_STACK,
    SITES,
    STATE_ACTIONS,
)
from tests.slow.money import coins_available, less_purses, officials_out, treasury_value, visit_cost
from tests.slow.noble_actions import land_price

# The State actions that noble cards give as rewards and that can run out
REWARDED = ("recruit", "plan", "produce", "cardinal", "favor")
REWARDED_CARDS = [card for card in CARDS.values() if card.kind != "treasury"]


def hold_card(doc: Document, board: Document, wanted: list[str], rng: random.Random) -> bool:
    """Get one of these cards: one that has left the game, or one of another hand in exchange. Did it work?"""
    if any(card in board["hand"] for card in wanted):
        return True
    hands = [other["hand"] for other in doc["players"].values() if other is not board]
    places = [(card, hand) for hand in hands for card in hand if card in wanted]
    gone = [card for card in wanted if card in doc["cards_gone"]]
    mine = rng.choice(board["hand"])
    if gone:
        tight.exchange(doc, board["hand"], mine, rng.choice(gone))
    elif places:
        theirs, hand = rng.choice(places)
        board["hand"][board["hand"].index(mine)] = theirs
        hand[hand.index(theirs)] = mine
        for card in (mine, theirs):
            doc["cards_known"].pop(card, None)
        hand.sort(key=CARD_ORDER.__getitem__)
    board["hand"].sort(key=CARD_ORDER.__getitem__)
    return bool(gone or places)


# How often a State action can still be taken


def clergy_tiles(doc: Document, board: Document, n: int, rng: random.Random) -> None:
    """Exactly so many clergy tiles, if the bag has them."""
    held, bag = board["clergy"], doc["church"]["bag"]
    while sum(held.values()) > n:
        kind = rng.choice(list(held))
        held[kind] -= 1
        bag.append(int(kind))
        if held[kind] == 0:
            del held[kind]
    while sum(held.values()) < n and bag:
        kind = str(bag.pop())
        held[kind] = held.get(kind, 0) + 1


def officials_at_home(doc: Document, board: Document, n: int, rng: random.Random) -> None:
    """Exactly so many officials on the board, the others in offices and plazas."""
    who, court = colour_of(doc, board), doc["court"]
    for noble in NOBLES:
        board["officials"] += court["offices"][noble][who] + court["plazas"][noble][who]
        court["offices"][noble][who] = court["plazas"][noble][who] = 0
    while board["officials"] > n:
        office = court["offices"][rng.choice(NOBLES)]
        place = office if sum(office.values()) < 5 else court["plazas"][rng.choice(NOBLES)]
        place[who] += 1
        board["officials"] -= 1


def plans_left(doc: Document, board: Document, n: int, rng: random.Random) -> None:
    """So many plans on the stacks; another player has completed the rest."""
    taken = doc["downtown"]["plans_taken"]
    other = rng.choice([seat for seat in doc["players"].values() if seat is not board])
    while 16 - sum(taken.values()) > n:
        architect = rng.choice([a for a in ARCHITECTS if taken[a] < 8])
        plan = f"{architect}-{PLAN_STACK[taken[architect]]}"
        taken[architect] += 1
        other["completed_plans"][plan] = other["completed_plans"].get(plan, 0) + 1


def favors_lacking(doc: Document, board: Document, n: int, rng: random.Random) -> None:
    """So many favors that the player lacks and could take; the stacks of the others are empty or the favor is held."""
    stacks = doc["court"]["favors"]
    nobles = rng.sample(NOBLES, 3)
    for noble in nobles[n:]:
        if not board["favors"][noble] and stacks[noble] > 0:
            board["favors"][noble] = True
            stacks[noble] -= 1
    for noble in nobles[:n]:
        if board["favors"][noble]:
            board["favors"][noble] = False
            stacks[noble] += 1


def production(doc: Document, board: Document, n: int, rng: random.Random) -> None:
    """Room for so many goods in the warehouse that a store of the player's produces, and for no other product."""
    town, who = doc["downtown"], colour_of(doc, board)
    products = sorted({town["facing"][plot] for plot, owner in town["stores"].items() if owner == who})
    if not products and n > 0:
        tight.stores(doc, board, rng)
        products = sorted({town["facing"][plot] for plot, owner in town["stores"].items() if owner == who})
    for i, good in enumerate(products):
        board["goods"][good] = 2 + tight.sets(board) - (n if i == 0 else 0)


def no_shipyard(doc: Document, board: Document, n: int, rng: random.Random) -> None:
    for colour in doc["shipyard"]:
        if n == 0:
            doc["ships_gone"][colour] += doc["shipyard"][colour]
            doc["shipyard"][colour] = 0


LEFT: dict[str, Callable[[Document, Document, int, random.Random], None]] = {
    "recruit": officials_at_home,
    "plan": plans_left,
    "ship": no_shipyard,
    "produce": production,
    "cardinal": lambda doc, board, n, rng: clergy_tiles(doc, board, 4 - n, rng),
    "favor": favors_lacking,
}


def last_trade(doc: Document, board: Document, rng: random.Random) -> None:
    """One State action could be bought, once; the card in hand gives just that as its reward, and no ship has room."""
    action = rng.choice(REWARDED)
    noble = NOBLE_OF_ACTION[action]
    good = ACCEPTED_GOODS[noble][0 if rng.random() < 0.8 else 1]
    tight.no_ships(doc)
    board["goods"] = dict.fromkeys(GOODS, 0)
    # With gold, or with what is produced, something else could be bought
    closed = tuple(LEFT) if good == "gold" or action == "produce" else STATE_ACTIONS[noble]
    for other in closed:
        LEFT[other](doc, board, int(other == action), rng)
    board["goods"][good] = max(board["goods"][good], 1)
    loosen(doc, board, rng)
    cards = [card.id for card in REWARDED_CARDS if card.effect.name == action]
    for card in rng.sample(REWARDED_CARDS, 2):
        hold_card(doc, board, [card.id], rng)
    hold_card(doc, board, cards, rng)


def loosen(doc: Document, board: Document, rng: random.Random) -> None:
    """Now and then one thing more than needed, so that the reward does no harm."""
    if rng.random() < 0.1:
        board["goods"][rng.choice(GOODS)] += 1
    if rng.random() < 0.05:
        tight.ships(doc, board, rng)
    if rng.random() < 0.1:
        plans_left(doc, board, rng.choice((0, 2)), rng)
    if rng.random() < 0.1:
        officials_at_home(doc, board, rng.choice((0, 1, 2)), rng)
    if rng.random() < 0.1:
        clergy_tiles(doc, board, rng.choice((2, 3, 4)), rng)


# Places where the Cardinal must be met


def cardinal_before_the_treasury(doc: Document, board: Document, rng: random.Random) -> None:
    """His next step raises the treasury; the tiles near him hardly ever help with land or hiring."""
    church = doc["church"]
    church["cardinal"] = rng.choice((2, 2, 2, 2, 2, 1))
    doc["treasury_space"] = rng.randint(1, 4)
    clergy_tiles(doc, board, rng.choice((0, 1, 1, 2, 2, 3, 3, 3, 4)), rng)
    for space in ("3", "4"):
        tile = church["tiles"][space]
        wanted = [kind for kind in church["bag"] if (kind in (8, 10, 11)) == (rng.random() < 0.2)]
        if wanted and rng.random() < 0.8:
            church["bag"] += [] if tile is None else [tile]
            church["tiles"][space] = rng.choice(wanted)
            church["bag"].remove(church["tiles"][space])
    if rng.random() < 0.1:
        for space in ("3", "4"):
            church["bag"] += [church["tiles"][space]] if church["tiles"][space] is not None else []
            church["tiles"][space] = None


def just_enough(doc: Document, board: Document, noble: str, price: int, event: str, rng: random.Random) -> None:
    """Money for this price after a visit, or after sponsoring an event."""
    t, who, spare = Table(doc, (), False), colour_of(doc, board), rng.choice((-1, 0, 0, 0, 0, 0, 0, 0, 0, 1))
    sponsored = [card for card in CARDS if CARDS[card].effect.name == event]
    if rng.random() < 0.3 and hold_card(doc, board, sponsored, rng):
        board["influence"], board["wigs"] = 0, 0
        board["reis"] = price + less_purses(t, who, treasury_value(t)) + spare
    else:
        hold_card(doc, board, [card for card in CARDS if CARDS[card].kind == noble], rng)
        cost, left = visit_cost(t, who, noble), rng.choice((0, 0, 0, 1, 2, 4))
        board["influence"], board["wigs"] = min(10, cost + left), max(0, cost - 10)
        board["reis"] = price - coins_available(min(10, cost + left) - min(10, cost)) + spare
    board["reis"] = max(0, board["reis"])


def move_store(doc: Document, rng: random.Random) -> None:
    """A store on a plot whose printed reward is the Cardinal stands elsewhere in its column instead."""
    town = doc["downtown"]
    for plot, owner in town["stores"].items():
        if town["plot_rewards"][plot] != "cardinal" or owner is None or doc["options"]["city_tokens"]:
            continue
        others = [other for other, lying in town["stores"].items() if lying is None and other[1] == plot[1]]
        if others:
            other = rng.choice(others)
            for part in ("stores", "facing"):
                town[part][other], town[part][plot] = town[part][plot], None


def move_building(doc: Document, rng: random.Random) -> None:
    """A building on the site whose printed reward is the Cardinal stands elsewhere instead; the cubes change places."""
    town = doc["downtown"]
    for site, tile in town["buildings"].items():
        if town["site_rewards"][site] != "cardinal" or tile is None or doc["options"]["city_tokens"]:
            continue
        others = [other for other, lying in town["buildings"].items() if lying is None and SITES[other].street == ""]
        if others:
            other = rng.choice(others)
            for part in ("buildings", "architects", "site_cubes"):
                town[part][other], town[part][site] = town[part][site], town[part][other]


def recruit_for_reis(doc: Document, board: Document, rng: random.Random) -> None:
    """Clergy 6: recruiting on the way brings réis, so that of the State actions only that one may lead on."""
    bag = doc["church"]["bag"]
    if 6 in bag and sum(board["clergy"].values()) < 4:
        bag.remove(6)
        board["clergy"]["6"] = board["clergy"].get("6", 0) + 1
    officials_at_home(doc, board, rng.choice((1, 2, 3)), rng)


def land_of_the_cardinal(doc: Document, board: Document, rng: random.Random) -> None:
    """The cheapest plot has the Cardinal as its reward, and there is just enough money for it."""
    town = doc["downtown"]
    move_store(doc, rng)
    empty = [p for p, owner in town["stores"].items() if owner is None and town["plot_rewards"][p] == "cardinal"]
    if not empty:
        last_trade(doc, board, rng)
        return
    plot = rng.choice(empty)
    cardinal_before_the_treasury(doc, board, rng)
    for tile, there in town["tiles"].items():
        size = "small" if tile == "small-tools" else "large"
        wanted = plot[1] in COLUMNS_OF_TILE[tile] or rng.random() < 0.2
        if wanted != there and (not wanted or town["tiles_left"][size] > 0):
            town["tiles"][tile] = wanted
            town["tiles_left"][size] += -1 if wanted else 1
    heaps = (town["row_cubes"][plot[0]], town["column_cubes"][plot[1]])
    for heap in heaps:
        for colour in CUBES:
            out = max(0, heap[colour] - int(rng.random() < 0.2))
            heap[colour] -= out
            town["cubes_gone"][colour] += out
    if rng.random() < 0.4:
        recruit_for_reis(doc, board, rng)
    worth = {"earthquake": 3, "fire": 2, "tsunami": 1}
    best = max((worth[colour] for heap in heaps for colour in CUBES if heap[colour] > 0), default=0)
    price = land_price(Table(doc, (), False), colour_of(doc, board), plot)
    just_enough(doc, board, "builder", max(0, price - best), "store", rng)


def have_plan(doc: Document, board: Document) -> None:
    taken = doc["downtown"]["plans_taken"]
    if not board["plans"] and taken["blue"] < 8:
        board["plans"][f"blue-{PLAN_STACK[taken['blue']]}"] = 1
        taken["blue"] += 1


def hire_of_the_cardinal(doc: Document, board: Document, rng: random.Random) -> None:
    """Hardly a site is free but one with the Cardinal, and there is just enough money for the officials missing."""
    town = doc["downtown"]
    move_building(doc, rng)
    free = [site for site, there in town["buildings"].items() if there is None]
    if not any(town["site_rewards"][site] == "cardinal" for site in free):
        last_trade(doc, board, rng)
        return
    cardinal_before_the_treasury(doc, board, rng)
    for site in [site for site in free if rng.random() < 0.95] * 3:
        stacks = {a: stack for a, stack in doc["building_stacks"].items() if len(stack) > 1}
        fitting = [a for a, stack in stacks.items() if SITES[site].street in ("", *BUILDINGS[stack[-1]])]
        if town["site_rewards"][site] != "cardinal" and town["buildings"][site] is None and fitting:
            tight.open_at(doc, site, rng.choice(fitting))
    have_plan(doc, board)
    officials_at_home(doc, board, rng.choice((6, 7, 7, 8)), rng)
    t, who = Table(doc, (), False), colour_of(doc, board)
    missing = [int(plan.split("-")[1]) - len(officials_out(t, who)) for plan in board["plans"]]
    each = max(0, treasury_value(t) - card_benefit(t, who, "hire") - clergy_benefit(t, who, "hire"))
    just_enough(doc, board, "king", less_purses(t, who, min(missing, default=0) * each), "open", rng)


def follower(doc: Document, board: Document, rng: random.Random) -> None:
    """A rival with the noble's favor is in that position; the active player is rich and opens the way."""
    rivals = [other for other in doc["players"].values() if other is not board and other["hand"]]
    if not rivals:
        last_trade(doc, board, rng)
        return
    rival = rng.choice(rivals)
    noble, corner = rng.choice((("builder", land_of_the_cardinal), ("king", hire_of_the_cardinal)))
    corner(doc, rival, rng)
    board["influence"], board["reis"], board["wigs"] = 10, rng.randint(20, 40), 10
    hold_card(doc, board, [card for card in CARDS if CARDS[card].kind == noble], rng)
    if not rival["favors"][noble] and doc["court"]["favors"][noble] > 0:
        rival["favors"][noble] = True
        doc["court"]["favors"][noble] -= 1


def many_movers(doc: Document, board: Document, rng: random.Random) -> None:
    """RUL-21: near the influence icon, with rivals who may follow to the King and move the Cardinal again."""
    doc["church"]["cardinal"] = rng.choice((4, 5, 5))
    have_plan(doc, board)
    hold_card(doc, board, [card for card in CARDS if CARDS[card].kind == "king"], rng)
    for other in doc["players"].values():
        clergy_tiles(doc, other, rng.choice((1, 2, 2)), rng)
        other["influence"], other["reis"] = 10, rng.randint(15, 40)
        if other is not board and not other["favors"]["king"] and doc["court"]["favors"]["king"] > 0:
            other["favors"]["king"] = True
            doc["court"]["favors"]["king"] -= 1


CASES: tuple[tuple[tight.Edit, int], ...] = (
    (last_trade, 10),
    (land_of_the_cardinal, 6),
    (hire_of_the_cardinal, 4),
    (follower, 2),
    (many_movers, 2),
)
# What comes before; the cases set money, goods and what their reward needs
SOME_EDITS: tuple[tuple[tight.Edit, float], ...] = (
    (tight.hand, 0.4),
    (tight.clergy, 0.4),
    (tight.stores, 0.3),
    (tight.houses, 0.4),
    (tight.officials, 0.2),
    (tight.favors, 0.2),
    (tight.portfolio, 0.4),
    (tight.plans, 0.3),
    (tight.decrees, 0.05),
)


def forcing(doc: Document, rng: random.Random) -> Document:
    """Edit a document (in place) so that a reward which must be resolved is likely to matter."""
    active = doc["players"][doc["stack"][-1]["seat"]]
    for edit, chance in SOME_EDITS:
        if rng.random() < chance:
            edit(doc, active, rng)
    case = rng.choices([case for case, _ in CASES], [weight for _, weight in CASES])[0]
    case(doc, active, rng)
    return settled(doc)
