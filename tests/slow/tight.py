"""Positions where every real counts: documents of real games, edited so that all components stay conserved.

Look-ahead errors hide where a payment starves a later one, where a reward must be taken or declined to keep a
commitment possible, where the warehouse or the portfolio is full. Each edit makes one of these likelier.
"""

from __future__ import annotations

import random
from collections.abc import Callable

from lisboa.components import ARCHITECTS, CARD_KINDS, CUBES, GOODS, NOBLES
from tests.slow.choices import Document
from tests.slow.facts import BOX, BUILDINGS, CARD_ORDER, CARDS, COLUMNS_OF_TILE, PLAN_STACK, SITES, is_ship
from tests.slow.solo_positions import no_fleet

Edit = Callable[[Document, Document, random.Random], None]
USEFUL_TILES = (1, 2, 3, 4, 5, 6, 8, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23)


def sets(board: Document) -> int:
    return int(min(board["cubes"].values()))


def poor(doc: Document, board: Document, rng: random.Random) -> None:
    board["reis"] = rng.choice((0, 0, 1, 2, 3, 4, 5, 6, 8, 10, 12))
    board["influence"] = rng.choice((0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10))
    board["wigs"] = rng.choice((0, 0, 1, 2, 5))


def treasury(doc: Document, board: Document, rng: random.Random) -> None:
    doc["treasury_space"] = rng.randrange(5)


def few_goods(doc: Document, board: Document, rng: random.Random) -> None:
    few = rng.random() < 0.6
    for good in GOODS:
        board["goods"][good] = rng.choice((0, 0, 0, 1)) if few else rng.randint(0, 2 + sets(board))


def full_warehouse(doc: Document, board: Document, rng: random.Random) -> None:
    for good in rng.sample(GOODS, 2):
        board["goods"][good] = 2 + sets(board) - rng.randint(0, 1)


def clergy(doc: Document, board: Document, rng: random.Random) -> None:
    """Other tiles from the bag, up to four."""
    bag = doc["church"]["bag"]
    for kind, n in board["clergy"].items():
        bag.extend([int(kind)] * n)
    board["clergy"] = {}
    for _ in range(rng.choice((0, 1, 2, 3, 4, 4))):
        wanted = [kind for kind in bag if kind in USEFUL_TILES]
        if wanted:
            kind = rng.choice(wanted)
            bag.remove(kind)
            board["clergy"][str(kind)] = board["clergy"].get(str(kind), 0) + 1
    board["clergy"] = dict(sorted(board["clergy"].items(), key=lambda item: int(item[0])))
    rng.shuffle(bag)


def church(doc: Document, board: Document, rng: random.Random) -> None:
    """The Cardinal elsewhere, tiles that matter for land and hiring near him, or gaps."""
    tiles, bag = doc["church"]["tiles"], doc["church"]["bag"]
    doc["church"]["cardinal"] = rng.choice((1, 1, 2, 2, 2, 3, 4, 5, 0))
    bag.extend(tile for tile in tiles.values() if tile is not None)
    for space in tiles:
        wanted = [kind for kind in bag if kind in (6, 8, 10, 11)] or bag
        tiles[space] = None if rng.random() < 0.15 or not bag else rng.choice(wanted if rng.random() < 0.6 else bag)
        if tiles[space] is not None:
            bag.remove(tiles[space])
    rng.shuffle(bag)


def houses(doc: Document, board: Document, rng: random.Random) -> None:
    """As many houses built as before, from other groups."""
    built = sum(board["houses_built"].values())
    board["houses_built"] = {"left": 0, "middle": 0, "right": 0}
    for _ in range(built):
        left = [
            group
            for group, n in zip(board["houses_built"], BOX.houses, strict=True)
            if board["houses_built"][group] < n
        ]
        wanted = "left" if "left" in left and rng.random() < 0.7 else rng.choice(left)
        board["houses_built"][wanted] += 1


def stores(doc: Document, board: Document, rng: random.Random) -> None:
    """One or two more stores for this player."""
    town = doc["downtown"]
    who = next(colour for colour, other in doc["players"].items() if other is board)
    for _ in range(rng.randint(1, 2)):
        tile = rng.choice(list(COLUMNS_OF_TILE))
        size = "small" if tile == "small-tools" else "large"
        plots = [p for p, owner in town["stores"].items() if owner is None and p[1] in COLUMNS_OF_TILE[tile]]
        groups = [g for g, n in zip(board["houses_built"], BOX.houses, strict=True) if board["houses_built"][g] < n]
        if plots and groups and town["tiles_left"][size] > 0:
            plot = rng.choice(plots)
            town["stores"][plot] = who
            town["facing"][plot] = tile.removeprefix("small-")
            if doc["options"]["city_tokens"]:
                town["plot_rewards"][plot] = None
            town["tiles_left"][size] -= 1
            board["houses_built"][groups[0]] += 1


def officials(doc: Document, board: Document, rng: random.Random) -> None:
    """Everybody's officials scattered over board, offices and plazas."""
    court = doc["court"]
    for who, other in doc["players"].items():
        for noble in NOBLES:
            court["offices"][noble][who] = court["plazas"][noble][who] = 0
        at_home = rng.choice((0, 1, 2, 3, 5, 6, 8))
        other["officials"] = 8
        while other["officials"] > at_home:
            noble = rng.choice(NOBLES)
            office = court["offices"][noble]
            place = office if sum(office.values()) < 5 and rng.random() < 0.8 else court["plazas"][noble]
            place[who] += 1
            other["officials"] -= 1


def favors(doc: Document, board: Document, rng: random.Random) -> None:
    """Many favors, so that many follow."""
    for other in doc["players"].values():
        for noble in NOBLES:
            held, stack = other["favors"], doc["court"]["favors"]
            wanted = rng.random() < 0.6
            if wanted != held[noble] and (stack[noble] > 0 or not wanted):
                held[noble] = wanted
                stack[noble] += -1 if wanted else 1


def hand(doc: Document, board: Document, rng: random.Random) -> None:
    """Exchange hand cards with cards that have left the game."""
    for card in list(board["hand"]):
        gone = list(doc["cards_gone"])
        if gone and rng.random() < 0.6:
            exchange(doc, board["hand"], card, rng.choice(gone))
    if len(board["hand"]) > 1 and rng.random() < 0.1:
        card = board["hand"].pop()
        doc["cards_gone"][card] = "seen"
        doc["cards_known"].pop(card, None)
    board["hand"].sort(key=CARD_ORDER.__getitem__)


def exchange(doc: Document, cards: list[str], old: str, new: str) -> None:
    cards[cards.index(old)] = new
    del doc["cards_gone"][new]
    doc["cards_gone"][old] = "seen"
    doc["cards_known"].pop(old, None)


def portfolio(doc: Document, board: Document, rng: random.Random) -> None:
    """Empty the portfolio and fill it with cards that have left the game, purses first."""
    for row in ("top_row", "bottom_row"):
        for slot, card in board[row].items():
            if card is not None and not is_ship(card):
                board[row][slot] = None
                doc["cards_gone"][card] = "seen"
    ships = sum(card is not None for card in board["top_row"].values())
    for _ in range(rng.randint(0, 2 + sets(board)) - ships):
        fill_slot(doc, board, rng, rng.choice(("top_row", "bottom_row", "bottom_row")))


def fill_slot(doc: Document, board: Document, rng: random.Random, row: str) -> None:
    free = [slot for slot, card in board[row].items() if card is None]
    cards = [card for card in doc["cards_gone"] if (CARDS[card].kind == "treasury") == (row == "bottom_row")]
    useful = [card for card in cards if CARDS[card].benefit in ("purse", "land", "hire")]
    if free and cards:
        card = rng.choice(useful if useful and rng.random() < 0.6 else cards)
        board[row][free[0]] = card
        del doc["cards_gone"][card]


def ships(doc: Document, board: Document, rng: random.Random) -> None:
    """Ships come and go, with cargo; often nobody's ship can be sold to."""
    if rng.random() < 0.6:
        no_ships(doc)
    other = rng.choice(list(doc["players"].values()))
    used = sum(card is not None for row in ("top_row", "bottom_row") for card in other[row].values())
    free = [slot for slot, card in other["top_row"].items() if card is None]
    spare = [colour for colour, n in doc["ships_gone"].items() if n > 0]
    if free and spare and used < min(6, 2 + sets(other)):
        colour = rng.choice(spare)
        doc["ships_gone"][colour] -= 1
        other["top_row"][free[0]] = f"ship-{colour}"
        load(other, free[0], next(ship.hull for ship in BOX.ships if ship.colour == colour), rng)


def no_ships(doc: Document) -> None:
    """All ships leave the portfolios, and Lacerda's, with their cargo."""
    for other in doc["players"].values():
        for slot, card in other["top_row"].items():
            if is_ship(card):
                other["top_row"][slot] = None
                other["at_sea"][slot] = False
                other["cargo"][slot] = dict.fromkeys(GOODS, 0)
                doc["ships_gone"][card.removeprefix("ship-")] += 1
    no_fleet(doc)


def load(board: Document, slot: str, hull: int, rng: random.Random) -> None:
    """Part of a cargo, or a full hold at sea."""
    n = rng.randint(0, hull)
    for _ in range(n):
        board["cargo"][slot][rng.choice(GOODS)] += 1
    board["at_sea"][slot] = n == hull


def shipyard(doc: Document, board: Document, rng: random.Random) -> None:
    for colour in doc["shipyard"]:
        n = doc["shipyard"][colour] + doc["ships_gone"][colour]
        left = rng.randint(0, n)
        doc["shipyard"][colour], doc["ships_gone"][colour] = left, n - left


def rubble(doc: Document, board: Document, rng: random.Random) -> None:
    """Fewer cubes in rows, columns and pile; some players get cubes."""
    town = doc["downtown"]
    for place in [*town["row_cubes"].values(), *town["column_cubes"].values(), town["pile"]]:
        for colour in CUBES:
            out = rng.randint(0, place[colour])
            place[colour] -= out
            town["cubes_gone"][colour] += out
    if rng.random() < 0.5:
        for colour in CUBES:
            n = min(rng.randint(0, 2), town["cubes_gone"][colour], 5 - board["cubes"][colour])
            board["cubes"][colour] += n
            town["cubes_gone"][colour] -= n


def city_tiles(doc: Document, board: Document, rng: random.Random) -> None:
    town = doc["downtown"]
    for space, there in town["tiles"].items():
        if there and rng.random() < 0.5:
            town["tiles"][space] = False
            town["tiles_left"]["small" if space == "small-tools" else "large"] += 1


def plans(doc: Document, board: Document, rng: random.Random) -> None:
    """Plans from the stacks, some of them completed."""
    taken = doc["downtown"]["plans_taken"]
    for _ in range(rng.randint(0, 4)):
        architect = rng.choice(ARCHITECTS)
        if taken[architect] < 8:
            plan = f"{architect}-{PLAN_STACK[taken[architect]]}"
            taken[architect] += 1
            kind = rng.choice(("plans", "plans", "completed_plans"))
            board[kind][plan] = board[kind].get(plan, 0) + 1


def all_plans_taken(doc: Document, board: Document, rng: random.Random) -> None:
    """The rest of the plans lies with other players, completed."""
    other = rng.choice([seat for seat in doc["players"].values() if seat is not board])
    taken = doc["downtown"]["plans_taken"]
    for architect in ARCHITECTS:
        while taken[architect] < 8:
            plan = f"{architect}-{PLAN_STACK[taken[architect]]}"
            taken[architect] += 1
            other["completed_plans"][plan] = other["completed_plans"].get(plan, 0) + 1


def buildings(doc: Document, board: Document, rng: random.Random) -> None:
    """Several buildings are open already."""
    for _ in range(rng.randint(1, 9)):
        architect = rng.choice(ARCHITECTS)
        stack = doc["building_stacks"][architect]
        free = [site for site, there in doc["downtown"]["buildings"].items() if there is None]
        free = [site for site in free if stack and SITES[site].street in ("", *BUILDINGS[stack[-1]])]
        if free:
            open_at(doc, rng.choice(free), architect)


def open_at(doc: Document, site: str, architect: str) -> None:
    """The architect's available building stands on the site, its cubes are gone."""
    town = doc["downtown"]
    town["buildings"][site] = doc["building_stacks"][architect].pop()
    town["architects"][site] = architect
    if doc["options"]["city_tokens"]:
        town["site_rewards"][site] = None
    for colour in CUBES:
        town["cubes_gone"][colour] += town["site_cubes"][site][colour]
        town["site_cubes"][site][colour] = 0


def decrees(doc: Document, board: Document, rng: random.Random) -> None:
    """A short display."""
    keep = rng.choice((0, 0, 1, 2, 4))
    for space, number in list(doc["decrees"].items())[keep:]:
        if number is not None:
            doc["decrees"][space] = None
            doc["decree_deck"].append(number)


def short_decks(doc: Document, board: Document, rng: random.Random) -> None:
    for kind in CARD_KINDS:
        if rng.random() < 0.4:
            for card in doc["political_decks"][kind]:
                doc["cards_gone"][card] = "unseen"
            doc["political_decks"][kind] = []
            doc["decks_face_up"][kind] = False


def goals(doc: Document, board: Document, rng: random.Random) -> None:
    """A novice has the two goal cards of deck B already."""
    who = next(colour for colour, other in doc["players"].items() if other is board)
    for goal, owner in list(doc["goals_placed"].items()):
        if owner == who and goal.startswith("A"):
            doc["goals_placed"][goal] = "gone"
            rng.shuffle(doc["goal_deck"])
            doc["goals_placed"].update({doc["goal_deck"].pop(): who for _ in range(2)})


EDITS: tuple[tuple[Edit, float], ...] = (
    (poor, 0.9), (treasury, 0.6), (rubble, 0.5), (hand, 0.7), (short_decks, 0.1), (few_goods, 0.5),
    (full_warehouse, 0.15), (clergy, 0.6), (church, 0.5), (stores, 0.5), (houses, 0.6), (officials, 0.4), (favors, 0.4),
    (ships, 0.5), (portfolio, 0.5), (shipyard, 0.3), (city_tiles, 0.3), (plans, 0.4), (all_plans_taken, 0.1),
    (buildings, 0.3), (decrees, 0.15), (goals, 0.6),
)  # fmt: skip
