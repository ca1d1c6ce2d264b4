"""Edits that belong together: a player cornered so that only one way, or none, is left open.

The single edits are in `tight`; here they are chosen for one purpose, and money is set to the very edge.
"""

from __future__ import annotations

import random

from lisboa.components import CUBES, GOODS, NOBLES
from tests.slow import tight
from tests.slow.choices import Document, Table
from tests.slow.facts import CARD_ORDER, CARDS, COLUMNS_OF_TILE, SITES
from tests.slow.money import coins_available, officials_out, treasury_value, visit_cost
from tests.slow.noble_actions import land_price
from tests.slow.solo_positions import as_lacerda

LAND_REWARDS = ("cardinal", "recruit", "gain-influence", "reis")
HIRE_REWARDS = ("cardinal", "recruit", "plan", "reis")


def colour_of(doc: Document, board: Document) -> str:
    return str(next(colour for colour, other in doc["players"].items() if other is board))


def have_card(doc: Document, board: Document, wanted: list[str], rng: random.Random) -> None:
    """Exchange a hand card for one of these, if one of them has left the game."""
    gone = [card for card in wanted if card in doc["cards_gone"]]
    if gone and not any(card in board["hand"] for card in wanted):
        tight.exchange(doc, board["hand"], rng.choice(board["hand"]), rng.choice(gone))
        board["hand"].sort(key=CARD_ORDER.__getitem__)


def exactly(doc: Document, board: Document, noble: str, price: int, rng: random.Random) -> None:
    """After a visit to the noble just about this price is left, partly as influence."""
    cost = visit_cost(Table(doc, (), False), colour_of(doc, board), noble)
    left = rng.choice((0, 0, 0, 1, 2, 4))
    board["influence"] = min(10, cost + left)
    board["wigs"] = max(0, cost - 10) + rng.choice((0, 0, 3))
    if rng.random() < 0.3:  # wigs or réis must help with the visit
        board["influence"] = rng.randint(0, board["influence"])
    board["reis"] = max(0, price - coins_available(left) + rng.choice((-5, -3, -2, -1, -1, 0, 0, 0, 1)))


def edge_of_land(doc: Document, board: Document, rng: random.Random) -> None:
    """One plot, preferably with a reward that matters, is by far the cheapest, and there is money for that one."""
    town = doc["downtown"]
    columns = "".join(COLUMNS_OF_TILE[tile] for tile, there in town["tiles"].items() if there)
    empty = [plot for plot, owner in town["stores"].items() if owner is None and plot[1] in columns]
    if not empty:
        return
    special = [plot for plot in empty if town["plot_rewards"][plot] in LAND_REWARDS]
    plot = rng.choice(special if special and rng.random() < 0.8 else empty)
    for place in (town["row_cubes"][plot[0]], town["column_cubes"][plot[1]]):
        for colour in CUBES:
            out = rng.randint(0, place[colour])
            place[colour] -= out
            town["cubes_gone"][colour] += out
    left = [colour for colour in CUBES if town["row_cubes"][plot[0]][colour] + town["column_cubes"][plot[1]][colour]]
    best = {"earthquake": 3, "fire": 2, "tsunami": 1}[left[0]] if left else 0
    have_card(doc, board, [card for card in CARDS if CARDS[card].kind == "builder"], rng)
    price = land_price(Table(doc, (), False), colour_of(doc, board), plot)
    exactly(doc, board, "builder", max(0, price - best), rng)


def edge_of_hiring(doc: Document, board: Document, rng: random.Random) -> None:
    """Only sites with rewards that matter may be left, and there is money for some number of hires."""
    t, who = Table(doc, (), False), colour_of(doc, board)
    have_card(doc, board, [card for card in CARDS if CARDS[card].kind == "king"], rng)
    for _ in range(rng.choice((0, 12))):
        free = [site for site, there in doc["downtown"]["buildings"].items() if there is None]
        rewards = doc["downtown"]["site_rewards"]
        plain = [site for site in free if rewards[site] not in HIRE_REWARDS and SITES[site].street == ""]
        architect = rng.choice(("blue", "green"))
        if plain and len(doc["building_stacks"][architect]) > 1:
            tight.open_at(doc, plain[0], architect)
    missing = [max(0, int(plan.split("-")[1]) - len(officials_out(t, who))) for plan in board["plans"]]
    hires = rng.choice([*missing, *missing, 1, 2])
    exactly(doc, board, "king", hires * treasury_value(t), rng)


def near_the_treasury(doc: Document, board: Document, rng: random.Random) -> None:
    """The Cardinal's next step raises the treasury, and he can be met."""
    doc["church"]["cardinal"] = rng.choice((1, 2, 2, 2))
    doc["treasury_space"] = rng.randint(1, 4)
    while sum(board["clergy"].values()) > 3:
        kind = rng.choice(list(board["clergy"]))
        board["clergy"][kind] -= 1
        doc["church"]["bag"].append(int(kind))
        if board["clergy"][kind] == 0:
            del board["clergy"][kind]


def nothing_to_buy(doc: Document, board: Document, rng: random.Random) -> None:
    """Four clergy tiles, all favors, hardly a good: Sell and Trade hang by a thread."""
    while sum(board["clergy"].values()) < 4 and doc["church"]["bag"]:
        kind = str(doc["church"]["bag"].pop())
        board["clergy"][kind] = board["clergy"].get(kind, 0) + 1
    for noble in NOBLES:
        if not board["favors"][noble] and doc["court"]["favors"][noble] > 0:
            board["favors"][noble] = True
            doc["court"]["favors"][noble] -= 1
    board["goods"] = dict.fromkeys(GOODS, 0)
    for good in rng.sample(GOODS, rng.randint(1, 2)):
        board["goods"][good] = rng.randint(1, 2 + tight.sets(board))
    if rng.random() < 0.7:
        tight.no_ships(doc)
    if rng.random() < 0.5:
        doc["ships_gone"]["blue"] += doc["shipyard"]["blue"]
        doc["shipyard"]["blue"] = 0
    givers = [card for card in CARDS if CARDS[card].effect.name in GOODS and CARDS[card].kind != "treasury"]
    have_card(doc, board, givers, rng)


def ship_reward(doc: Document, board: Document, rng: random.Random) -> None:
    """A card that offers a ship, and goods that it would eat up."""
    have_card(doc, board, [card for card in CARDS if CARDS[card].effect.name == "ship"], rng)
    board["goods"] = dict.fromkeys(GOODS, 0)
    for good in rng.sample(GOODS, rng.randint(1, 3)):
        board["goods"][good] = 1


def last_ship(doc: Document, board: Document, rng: random.Random) -> None:
    """One ship in all to sell to, a full portfolio, and a trade that is hardly possible."""
    nothing_to_buy(doc, board, rng)
    tight.no_ships(doc)
    owner = board if rng.random() < 0.6 else rng.choice(list(doc["players"].values()))
    used = sum(card is not None for row in ("top_row", "bottom_row") for card in owner[row].values())
    free = [slot for slot, card in owner["top_row"].items() if card is None]
    spare = [colour for colour, n in doc["ships_gone"].items() if n > 0]
    if free and spare and used < 2 + tight.sets(owner):
        colour = rng.choice(spare)
        doc["ships_gone"][colour] -= 1
        owner["top_row"][free[0]] = f"ship-{colour}"
    for _ in range(6):
        used = sum(card is not None for row in ("top_row", "bottom_row") for card in board[row].values())
        if used < min(6, 2 + tight.sets(board)):
            tight.fill_slot(doc, board, rng, rng.choice(("top_row", "bottom_row")))
    if rng.random() < 0.4:
        ship_reward(doc, board, rng)


def poor_followers(doc: Document, board: Document, rng: random.Random) -> None:
    """A rival who holds a favor, with both left houses built, has just enough for the Noble action."""
    rival = rng.choice([other for other in doc["players"].values() if other is not board])
    noble = rng.choice(("builder", "king"))
    if not rival["favors"][noble] and doc["court"]["favors"][noble] > 0:
        rival["favors"][noble] = True
        doc["court"]["favors"][noble] -= 1
    tight.stores(doc, rival, rng)
    tight.houses(doc, rival, rng)
    have_card(doc, board, [card for card in CARDS if CARDS[card].kind == noble], rng)
    board["influence"], board["reis"] = 10, rng.randint(10, 30)
    rival["influence"], rival["reis"], rival["wigs"] = rng.randint(0, 6), rng.randint(0, 10), rng.randint(0, 4)


CORNERS = (edge_of_land, edge_of_land, edge_of_hiring, nothing_to_buy, last_ship, last_ship, poor_followers)


def tightened(doc: Document, rng: random.Random) -> Document:
    """Edit a document (in place), mostly for the player who is to decide; all components stay conserved."""
    active = doc["players"][doc["stack"][-1]["seat"]]
    for edit, chance in tight.EDITS:
        if rng.random() < chance:
            edit(doc, active, rng)
    if rng.random() < 0.3:
        near_the_treasury(doc, active, rng)
    if rng.random() < 0.8:
        rng.choice(CORNERS)(doc, active, rng)
    rival = rng.choice([board for board in doc["players"].values() if board is not active])
    for edit in (tight.poor, tight.clergy, tight.houses):
        if rng.random() < 0.3:
            edit(doc, rival, rng)
    return settled(doc)


def settled(doc: Document) -> Document:
    """What edits leave to be put right: warehouses, the order of clergy tiles, and what Lacerda cannot have."""
    for board in doc["players"].values():
        for good in GOODS:
            board["goods"][good] = min(board["goods"][good], 2 + tight.sets(board))
        board["clergy"] = dict(sorted(board["clergy"].items(), key=lambda item: int(item[0])))
    return as_lacerda(doc) if doc["options"]["solo"] else doc
