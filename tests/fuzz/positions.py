"""Constructed mid-game positions: documents of real games, bent towards what random play hardly reaches.

Every twist moves components from one place to another, so the result is a legal position and must load.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from lisboa.components import load
from tests.fuzz.counting import CUBES, GOODS, HULLS, NOBLES
from tests.fuzz.recount import PLAN_STACK, PRICE_START, STREETS, barred_decrees

Document = dict[str, Any]
Twist = Callable[[Document, random.Random], None]
_ORDER = {card.id: i for i, card in enumerate(load().cards)}
_SHIPS = ("blue", "red", "purple", "brown")


def sets(player: Document) -> int:
    return int(min(player["cubes"].values()))


def boards(doc: Document) -> list[Document]:
    """The players with a board, a portfolio and clergy tiles: all but Lacerda (SOLO-1)."""
    players = list(doc["players"].values())
    return players[:1] if doc["options"]["solo"] else players


def is_lacerda(doc: Document, player: Document) -> bool:
    return bool(doc["options"]["solo"]) and player is doc["players"]["yellow"]


def someone(doc: Document, rng: random.Random) -> Document:
    """A random player; often the active one, whose turn is about to show the effect."""
    colour = doc["active_player"] if rng.random() < 0.5 else rng.choice(list(doc["players"]))
    player: Document = doc["players"][colour]
    return player


def take_cube(doc: Document, cube: str, rng: random.Random) -> bool:
    """Take a cube of a colour from somewhere on the board."""
    town = doc["downtown"]
    heaps = [*town["row_cubes"].values(), *town["column_cubes"].values(), *town["site_cubes"].values(), town["pile"]]
    heaps = [heap for heap in heaps if heap[cube] > 0]
    if heaps:
        rng.choice(heaps)[cube] -= 1
    return bool(heaps)


def near_a_set(doc: Document, rng: random.Random) -> None:
    """Some players miss one cube for the set that ends the period or triggers the end (END-1, END-3)."""
    wanted = 2 if doc["period"] == 1 else 4
    for player in boards(doc):
        missing = rng.choice(CUBES)
        for cube in CUBES:
            goal = wanted - 1 if cube == missing else rng.randint(wanted, 5)
            while player["cubes"][cube] < goal and take_cube(doc, cube, rng):
                player["cubes"][cube] += 1
        player["set_markers"] = rng.randint(0, sets(player))


def full_rubble(doc: Document, rng: random.Random) -> None:
    """Five cubes of one colour: the next one leaves the game (PORT-7)."""
    for player in boards(doc):
        cube = rng.choice(CUBES)
        if all(player["cubes"][other] > sets(player) for other in CUBES if other != cube):
            continue  # more of this colour would make a set
        while player["cubes"][cube] < 5 and take_cube(doc, cube, rng):
            player["cubes"][cube] += 1


def full_offices(doc: Document, rng: random.Random) -> None:
    """Officials fill the offices, often with ties for the most (STATE-1)."""
    offices = doc["court"]["offices"]
    for noble in NOBLES:
        for colour in rng.sample(list(doc["players"]), len(doc["players"])) * 3:
            player = doc["players"][colour]
            most = 3 if is_lacerda(doc, player) else 5  # always where he has fewest (SOLO-5)
            if sum(offices[noble].values()) < 5 and player["officials"] > 0 and offices[noble][colour] < most:
                player["officials"] -= 1
                offices[noble][colour] += 1


def filled(player: Document) -> int:
    return sum(slot is not None for row in ("top_row", "bottom_row") for slot in player[row].values())


def full_portfolios(doc: Document, rng: random.Random) -> None:
    """Cards that had left the game fill the portfolios up to the limit (PORT-1)."""
    for player in boards(doc):
        for card in rng.sample(sorted(doc["cards_gone"]), len(doc["cards_gone"])):
            row = player["bottom_row" if "treasury" in card else "top_row"]
            free = [slot for slot, lying in row.items() if lying is None]
            if free and filled(player) < min(6, 2 + sets(player)):
                row[free[0]] = card
                del doc["cards_gone"][card]


def ships_with_cargo(doc: Document, rng: random.Random) -> None:
    """Ships with some goods aboard, or full and at sea; in any order, so that upgrades can overflow (RUL-18)."""
    for player in boards(doc):
        for slot in ("1", "2"):
            kinds = [kind for kind in _SHIPS if doc["shipyard"][kind] + doc["ships_gone"][kind] > 0]
            if not kinds or (player["top_row"][slot] is None and filled(player) >= min(6, 2 + sets(player))):
                continue
            kind = kinds[-1] if rng.random() < 0.6 else rng.choice(kinds)
            free_slot(doc, player, slot)
            doc["shipyard" if doc["shipyard"][kind] else "ships_gone"][kind] -= 1
            player["top_row"][slot] = f"ship-{kind}"
            player["at_sea"][slot] = rng.random() < 0.2
            load_goods(player, slot, HULLS[kind], rng)


def free_slot(doc: Document, player: Document, slot: str) -> None:
    """What lies in a top slot leaves the game."""
    lying = player["top_row"][slot]
    if lying is None:
        return
    if lying.startswith("ship-"):
        doc["ships_gone"][lying.removeprefix("ship-")] += 1
    else:
        doc["cards_gone"][lying] = "seen"


def load_goods(player: Document, slot: str, hull: int, rng: random.Random) -> None:
    """A full hold for a ship at sea, else at most one good less."""
    player["cargo"][slot] = dict.fromkeys(GOODS, 0)
    for _ in range(hull if player["at_sea"][slot] else rng.randint(0, hull - 1) if rng.random() < 0.3 else hull - 1):
        player["cargo"][slot][rng.choice(GOODS)] += 1


def shipyard_from_the_box(doc: Document, _: random.Random) -> None:
    """Discarded small ships lie in the shipyard again, above the larger ones."""
    for kind in _SHIPS[:2] if doc["period"] == 1 else _SHIPS:
        doc["shipyard"][kind] += doc["ships_gone"][kind]
        doc["ships_gone"][kind] = 0


def much_clergy(doc: Document, rng: random.Random) -> None:
    """Players hold up to four clergy tiles, single-use ones first."""
    bag = doc["church"]["bag"]
    for player in boards(doc):
        for _ in range(rng.randint(1, 4)):
            if bag and sum(player["clergy"].values()) < 4:
                tile = max(bag) if rng.random() < 0.5 else rng.choice(bag)
                bag.remove(tile)
                player["clergy"][str(tile)] = player["clergy"].get(str(tile), 0) + 1
    doc["church"]["cardinal"] = rng.randint(0, 5)


def purses(doc: Document, rng: random.Random) -> None:
    """Rich and poor players."""
    for player in doc["players"].values():
        player["reis"] = 0 if is_lacerda(doc, player) else rng.choice((0, 1, 3, 8, 30))
        player["influence"] = rng.choice((0, 1, 4, 9, 10))
        player["wigs"] = rng.choice((0, 2, 20))


def all_favors(doc: Document, _: random.Random) -> None:
    """Everybody holds every favor, so that everybody may follow."""
    for player in doc["players"].values():
        player["favors"] = dict.fromkeys(NOBLES, True)
    doc["court"]["favors"] = dict.fromkeys(NOBLES, 0)


def goods(doc: Document, rng: random.Random) -> None:
    """Full, empty or mixed warehouses."""
    for player in doc["players"].values():
        limit = 12 if is_lacerda(doc, player) else 2 + sets(player)
        player["goods"] = {good: rng.choice((0, 1, limit)) for good in GOODS}


def market(doc: Document, rng: random.Random) -> None:
    """Low prices, the treasury near an end."""
    doc["prices"] = {good: rng.randint(1, min(2, doc["prices"][good])) for good in PRICE_START}
    doc["treasury_space"] = rng.choice((0, 1, 3, 4))


def thin_decks(doc: Document, rng: random.Random) -> None:
    """Two political decks are empty, the others nearly (END-1, END-3)."""
    kinds = rng.sample(list(doc["political_decks"]), 4)
    for i, kind in enumerate(kinds):
        deck = doc["political_decks"][kind]
        while len(deck) > (0 if i < 2 else 1):
            doc["cards_gone"][deck.pop(0)] = "unseen"
        if not deck:
            doc["decks_face_up"][kind] = False


def stores(doc: Document, rng: random.Random) -> None:
    """More stores downtown, each with a house of a random group."""
    town = doc["downtown"]
    free = [plot for plot, owner in town["stores"].items() if owner is None]
    for plot in rng.sample(free, min(3, len(free))):
        player = someone(doc, rng)
        colour = next(name for name, other in doc["players"].items() if other is player)
        size = "small" if plot[1] == "5" else "large"
        room = {"left": 2, "middle": 3, "right": 3}
        groups = [group for group, built in player["houses_built"].items() if built < room[group]]
        if groups and town["tiles_left"][size] > 0:
            town["tiles_left"][size] -= 1
            town["stores"][plot] = colour
            town["facing"][plot] = rng.choice(STREETS[int(plot[1])])
            if doc["options"]["city_tokens"]:
                town["plot_rewards"][plot] = None
            player["houses_built"]["left" if "left" in groups else rng.choice(groups)] += 1


def plans(doc: Document, rng: random.Random) -> None:
    """More plans in hand, so that buildings get opened, also by hired officials."""
    for player in doc["players"].values():
        for _ in range(2):
            architect = rng.choice(("blue", "green"))
            taken = doc["downtown"]["plans_taken"][architect]
            if taken < 8:
                doc["downtown"]["plans_taken"][architect] += 1
                name = f"{architect}-{PLAN_STACK[taken]}"
                held = player["completed_plans" if is_lacerda(doc, player) else "plans"]
                held[name] = held.get(name, 0) + 1


def rare_hands(doc: Document, rng: random.Random) -> None:
    """Cards that had left the game come back into hands: penalties and treasury cards first."""
    wanted = sorted(doc["cards_gone"], key=lambda card: ("-5" in card or "treasury" in card, rng.random()))
    for player in doc["players"].values():
        for i in range(len(player["hand"])):
            if wanted and rng.random() < 0.6:
                card, old = wanted.pop(), player["hand"][i]
                del doc["cards_gone"][card]
                doc["cards_gone"][old] = "seen"
                doc["cards_known"].pop(old, None)
                player["hand"][i] = card
        player["hand"].sort(key=_ORDER.__getitem__)


def goals(doc: Document, rng: random.Random) -> None:
    """Novices have fulfilled their goals of deck A and hold one or two of deck B."""
    placed, deck = doc["goals_placed"], doc["goal_deck"]
    for goal, owner in list(placed.items()):
        if owner != "gone" and goal.startswith("A"):
            placed[goal] = "gone"
            placed[deck.pop(rng.randrange(len(deck)))] = owner
            placed[deck.pop(rng.randrange(len(deck)))] = rng.choice((owner, owner, "gone"))


def few_decrees(doc: Document, rng: random.Random) -> None:
    """Most decrees belong to somebody; the deck is nearly or quite empty (RUL-6)."""
    deck = doc["decree_deck"]
    owners = list(doc["players"])
    spent = max(0, len(deck) - rng.choice((0, 1, 3)))
    barred = barred_decrees(doc)
    for decree in deck[:spent]:
        doc["decrees_placed"][str(decree)] = "removed" if decree in barred else rng.choice(owners)
    del deck[:spent]


def lacerdas_fleet(doc: Document, rng: random.Random) -> None:
    """Ships for Lacerda, empty, loaded, or full and at sea (SOLO-5)."""
    if not doc["options"]["solo"]:
        return
    lacerda = doc["lacerda"]
    for kind in _SHIPS:
        home = "shipyard" if doc["shipyard"][kind] else "ships_gone"
        if doc[home][kind] == 0 or rng.random() < 0.4:
            continue
        doc[home][kind] -= 1
        lacerda["ships"][kind] = True
        load = rng.choice((0, HULLS[kind] - 1, HULLS[kind]))
        for _ in range(load):
            lacerda["cargo"][kind][rng.choice(GOODS)] += 1
        lacerda["at_sea"][kind] = load == HULLS[kind]


def lacerdas_places(doc: Document, rng: random.Random) -> None:
    """His courtier and his Assistant anywhere, many cubes in his area (SOLO-4, SOLO-7)."""
    if not doc["options"]["solo"]:
        return
    doc["lacerda"]["courtier"] = rng.choice(NOBLES)
    doc["lacerda"]["assistant"] = rng.choice(list(doc["political_decks"]))
    for cube in CUBES:
        for _ in range(rng.choice((0, 0, 6))):
            doc["players"]["yellow"]["cubes"][cube] += take_cube(doc, cube, rng)


TWISTS: tuple[Twist, ...] = (
    near_a_set,
    full_rubble,
    full_offices,
    full_portfolios,
    ships_with_cargo,
    shipyard_from_the_box,
    much_clergy,
    purses,
    all_favors,
    goods,
    market,
    thin_decks,
    stores,
    plans,
    rare_hands,
    goals,
    few_decrees,
    lacerdas_fleet,
    lacerdas_places,
)


def twisted(document: Document, rng: random.Random) -> Document:
    """Bend a position (whose decision is `main`) in some of these ways, in their order."""
    for twist in TWISTS:
        if rng.random() < 0.4:
            twist(document, rng)
    return document
