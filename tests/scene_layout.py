"""How the wishes of a `Scene` become a position document in which every component is somewhere exactly once.

Each function looks at what was pinned and lays out the rest of that kind of component as the set-up left it,
as far as it still can; what is left over leaves the game.
"""

from __future__ import annotations

from typing import Any

from lisboa.components import ARCHITECTS, CARD_KINDS, CUBES, GOODS, NOBLES
from lisboa.engine.tables import DATA, SITE_NAMES

Document = dict[str, Any]
Counts = dict[str, int]

CARD_IDS = [card.id for card in DATA.cards]
KIND_OF = {card.id: card.kind for card in DATA.cards}
SHIP_COLOURS = [ship.colour for ship in DATA.ships]
HULLS = {ship.colour: ship.hull for ship in DATA.ships}
GROUPS = ("left", "middle", "right")
PLAN_KINDS = [f"{architect}-{n}" for architect in ARCHITECTS for n in range(2, 6)]
GOALS_A = [goal.id for goal in DATA.goals if goal.id.startswith("A")]
GOALS_B = [goal.id for goal in DATA.goals if goal.id.startswith("B")]
STARTING = {"blue-3": 2, "green-3": 2}
STACKS = {architect: [f"{architect}-{n}" for n in (2, 2, 3, 3, 4, 4, 5, 5)] for architect in ARCHITECTS}


class Wishes:
    """What a scene pins down; everything else is laid out around it."""

    def __init__(self) -> None:
        self.hands: dict[str, list[str]] = {}
        self.rows: dict[str, tuple[list[str], list[str]]] = {}
        self.decks: dict[str, tuple[list[str], bool]] = {}
        self.cubes: dict[tuple[str, ...], Counts] = {}
        self.markers: dict[str, int] = {}
        self.shipyard: Counts | None = None
        self.clergy: dict[str, list[int]] = {}
        self.church: dict[int, int | None] = {}
        self.decrees: dict[str, list[int]] = {}
        self.display: list[int] | None = None
        self.favors: dict[str, list[str]] = {}
        self.goals: dict[str, list[str]] = {}
        self.goal_deck: list[str] = []
        self.tokens: dict[str, str] = {}
        self.plans: dict[str, Counts] = {}
        self.completed: dict[str, Counts] = {}
        self.stores: dict[str, tuple[str, str]] = {}
        self.houses: dict[str, Counts] = {}
        self.buildings: dict[str, tuple[int, str]] = {}
        self.available: dict[str, int] = {}


def place(doc: Document, path: tuple[str, ...]) -> Document:
    """The table at a path."""
    for word in path:
        doc = doc[word]
    return doc


def lay_out_cards(doc: Document, wishes: Wishes) -> None:
    """Hands, portfolios and decks; cards of the decks in play that nobody wants any more are in the box."""
    in_play = ("blue", "red") if doc["period"] == 1 else ("blue", "red", "purple", "brown")
    free = [card for card in CARD_IDS if card.split("-")[0] in in_play]

    def take(cards: list[str]) -> list[str]:
        for card in cards:
            if card not in free:
                raise ValueError(f"{card} is not in play or pinned twice")
            free.remove(card)
        return cards

    def slots(cards: list[str]) -> Document:
        return {str(i + 1): cards[i] if i < len(cards) else None for i in range(3)}

    for colour, player in doc["players"].items():
        top, bottom = wishes.rows.get(colour, ([], []))
        player["top_row"], player["bottom_row"] = slots(top), slots(bottom)
        take([card for card in (*top, *bottom) if not card.startswith("ship-")])
        if colour in wishes.hands:
            player["hand"] = sorted(take(list(wishes.hands[colour])), key=CARD_IDS.index)
    for kind, (cards, face_up) in wishes.decks.items():
        doc["political_decks"][kind] = take(list(cards))
        doc["decks_face_up"][kind] = face_up and bool(cards)
    for kind in CARD_KINDS:
        if kind not in wishes.decks:
            doc["political_decks"][kind] = take([c for c in doc["political_decks"][kind] if c in free])
            doc["decks_face_up"][kind] = bool(doc["political_decks"][kind])
    for colour, player in doc["players"].items():
        if colour not in wishes.hands:
            player["hand"] = take([card for card in player["hand"] if card in free])
    fill_hands(doc, wishes, free)
    doc["cards_gone"] = dict.fromkeys(free, "unseen")


def fill_hands(doc: Document, wishes: Wishes, free: list[str]) -> None:
    """Hands that were not pinned get other cards for those that are needed elsewhere."""
    deck = "blue" if doc["period"] == 1 else "purple"
    for colour, player in doc["players"].items():
        if colour in wishes.hands:
            continue
        spare = [card for card in free if card.startswith(deck)] + [c for c in free if not c.startswith(deck)]
        for card in spare[: 5 - len(player["hand"])]:
            free.remove(card)
            player["hand"].append(card)
        player["hand"].sort(key=CARD_IDS.index)


def lay_out_ships(doc: Document, wishes: Wishes) -> None:
    """SET-14: players - 1 copies of each kind; those that are nowhere else have left the game."""
    copies = doc["options"]["players"] - 1
    playable = ("blue", "red") if doc["period"] == 1 else ("purple", "brown")
    for colour in SHIP_COLOURS:
        afloat = [card for p in doc["players"].values() for card in p["top_row"].values()].count(f"ship-{colour}")
        afloat += doc["lacerda"]["ships"][colour]
        if wishes.shipyard is not None:
            yard = wishes.shipyard.get(colour, 0)
        else:
            yard = copies - afloat if colour in playable else 0
        seen = afloat + yard > 0 or doc["period"] == 2 or colour in playable
        doc["shipyard"][colour] = yard
        doc["ships_gone"][colour] = copies - afloat - yard if seen else 0


def lay_out_cubes(doc: Document, wishes: Wishes) -> None:
    """21 of each colour: pinned places first, then the board as it was, the rest has left the game."""
    left = dict.fromkeys(CUBES, DATA.cubes_per_colour)

    def fill(path: tuple[str, ...], counts: Counts) -> None:
        target = place(doc, path)
        for cube in CUBES:
            target[cube] = counts.get(cube, 0)
            left[cube] -= target[cube]

    before = {cube_path: dict(place(doc, cube_path)) for cube_path in board_cubes(doc)}
    for path, counts in wishes.cubes.items():
        fill(path, counts)
    for path, counts in before.items():
        if path in wishes.cubes:
            continue
        kept = {cube: min(n, max(left[cube], 0)) for cube, n in counts.items()}
        while sum(kept.values()) < sum(counts.values()) and max(left[c] - kept[c] for c in CUBES) > 0:
            richest = max(CUBES, key=lambda c: left[c] - kept[c])
            kept[richest] += 1
        fill(path, kept)
    doc["downtown"]["cubes_gone"] = left
    for colour, player in doc["players"].items():
        player["set_markers"] = wishes.markers.get(colour, min(player["cubes"].values()))


def board_cubes(doc: Document) -> list[tuple[str, ...]]:
    """Every place on the board with cubes."""
    paths: list[tuple[str, ...]] = [("downtown", "row_cubes", row) for row in "ABCDE"]
    paths += [("downtown", "column_cubes", column) for column in "12345"]
    return [*paths, ("downtown", "pile"), *(("downtown", "site_cubes", site) for site in SITE_NAMES)]


def lay_out_clergy(doc: Document, wishes: Wishes) -> None:
    """Nobody holds a tile unless pinned; the church track as it was, the other tiles in the bag."""
    free = [tile.kind for tile in DATA.clergy for _ in range(tile.copies)]
    for colour, player in doc["players"].items():
        player["clergy"] = {}
        for kind in wishes.clergy.get(colour, []):
            free.remove(kind)
            player["clergy"][str(kind)] = player["clergy"].get(str(kind), 0) + 1
    church = doc["church"]
    for space, tile in wishes.church.items():
        church["tiles"][str(space)] = tile
        if tile is not None:
            free.remove(tile)
    for space in range(1, 7):
        if space not in wishes.church:
            kind = church["tiles"][str(space)]
            church["tiles"][str(space)] = kind if kind in free else free[0]
            free.remove(church["tiles"][str(space)])
    church["gone"], church["bag"] = {}, free


def lay_out_decrees(doc: Document, wishes: Wishes) -> None:
    """Owners and display as pinned; without a display of its own the scene keeps what nobody owns."""
    removed = {n: "removed" for n, where in doc["decrees_placed"].items() if where == "removed"}
    doc["decrees_placed"] = dict(removed)
    for colour, numbers in wishes.decrees.items():
        doc["decrees_placed"].update({str(n): colour for n in numbers})
    free = [n for n in range(1, 71) if str(n) not in doc["decrees_placed"]]
    wanted = wishes.display
    if wanted is None:
        wanted = [n for n in doc["decrees"].values() if n in free]
        barred = decrees_out_of_play(doc)
        wanted += [n for n in free if n not in wanted and n not in barred][: 8 - len(wanted)]
    doc["decrees"] = {str(i + 1): wanted[i] if i < len(wanted) else None for i in range(8)}
    doc["decree_deck"] = [n for n in free if n not in wanted]


def decrees_out_of_play(doc: Document) -> tuple[int, ...]:
    """SET-15: those about row E with two players; the one about réis against Lacerda (SOLO-7)."""
    if doc["options"]["solo"]:
        return (5, 10, 69)
    return (5, 10) if doc["options"]["players"] == 2 else ()


def lay_out_favors(doc: Document, wishes: Wishes) -> None:
    """Nobody holds a favor unless pinned."""
    doc["court"]["favors"] = dict.fromkeys(NOBLES, doc["options"]["players"])
    for colour, player in doc["players"].items():
        player["favors"] = {noble: noble in wishes.favors.get(colour, []) for noble in NOBLES}
        for noble in wishes.favors.get(colour, []):
            doc["court"]["favors"][noble] -= 1


def lay_out_officials(doc: Document) -> None:
    """What stands in no office and no plaza is on the board."""
    court = doc["court"]
    for colour, player in doc["players"].items():
        out = sum(court[where][noble][colour] for where in ("offices", "plazas") for noble in NOBLES)
        player["officials"] = DATA.officials - out


def starting_plans(held: Counts, players: int) -> Counts:
    """Which starting plans are in play (SET-4): those left out are the ones nobody asked for."""
    starting = dict(STARTING)
    for _ in range(sum(starting.values()) - players):
        kind = max(starting, key=lambda k: (starting[k] - held[k], starting[k]))
        starting[kind] -= 1
    return starting


def lay_out_plans(doc: Document, wishes: Wishes) -> None:
    """Take plans from the stacks until the wanted ones are there; surplus ones go to seats that were not pinned."""
    held = dict.fromkeys(PLAN_KINDS, 0)
    for wish in (*wishes.plans.values(), *wishes.completed.values()):
        for kind, n in wish.items():
            held[kind] += n
    surplus: list[str] = []
    solo = doc["options"]["solo"]
    starting = starting_plans(held, len(doc["players"]) + solo)  # Lacerda begins with two (SOLO-1)
    for architect, stack in STACKS.items():
        taken = 0
        while any(held[kind] > stack[:taken].count(kind) + starting.get(kind, 0) for kind in stack):
            taken += 1
        doc["downtown"]["plans_taken"][architect] = taken
        for kind in dict.fromkeys(stack):
            surplus += [kind] * (stack[:taken].count(kind) + starting.get(kind, 0) - held[kind])
    surplus.sort(key=lambda kind: kind not in starting)
    for colour, player in doc["players"].items():
        player["plans"] = {k: n for k, n in wishes.plans.get(colour, {}).items() if n}
        player["completed_plans"] = {k: n for k, n in wishes.completed.get(colour, {}).items() if n}
    loose = [colour for colour in doc["players"] if colour not in wishes.plans] or [list(doc["players"])[-1]]
    if solo and "yellow" in wishes.completed:
        loose = ["green"]
    for i, kind in enumerate(surplus):
        colour = loose[min(i, len(loose) - 1)]
        plans = doc["players"][colour]["completed_plans" if solo and colour == "yellow" else "plans"]
        plans[kind] = plans.get(kind, 0) + 1


def lay_out_stores(doc: Document, wishes: Wishes) -> None:
    """Stores, their houses (groups from left to right unless pinned) and the city tiles that are left."""
    downtown = doc["downtown"]
    for plot, (owner, street) in wishes.stores.items():
        downtown["stores"][plot], downtown["facing"][plot] = owner, street
    for colour, player in doc["players"].items():
        n = sum(owner == colour for owner in downtown["stores"].values())
        left = min(n, 2)
        middle = min(n - left, 3)
        filled = {"left": left, "middle": middle, "right": n - left - middle}
        player["houses_built"] = wishes.houses.get(colour, filled)
    small = sum(plot.endswith("5") for plot in wishes.stores)
    shown = downtown["tiles"]
    downtown["tiles_left"]["large"] = 22 - (len(wishes.stores) - small) - sum(shown[good] for good in GOODS)
    downtown["tiles_left"]["small"] = 5 - small - shown["small-tools"]


def close_first_building(doc: Document) -> None:
    """Put the building that Lacerda began with (SOLO-2) back to the bottom of its stack."""
    town = doc["downtown"]
    for site, architect in town["architects"].items():
        if architect is not None:
            doc["building_stacks"][architect].insert(0, town["buildings"][site])
            town["buildings"][site], town["architects"][site] = None, None


def lay_out_buildings(doc: Document, wishes: Wishes) -> None:
    """Pinned tiles on their sites and as available ones; 8 per architect in all."""
    before = doc["building_stacks"]
    pinned = {tile for tile, _ in wishes.buildings.values()} | set(wishes.available.values())
    free = [tile for architect in ARCHITECTS for tile in before[architect] if tile not in pinned]
    for site, (tile, architect) in wishes.buildings.items():
        doc["downtown"]["buildings"][site] = tile
        doc["downtown"]["architects"][site] = architect
        for cube in CUBES:
            doc["downtown"]["site_cubes"][site][cube] = 0
    stacks: dict[str, list[int]] = {}
    for architect in ARCHITECTS:
        opened = sum(a == architect for _, a in wishes.buildings.values())
        need = 8 - opened - (architect in wishes.available)
        own = [tile for tile in before[architect] if tile in free][-need:] if need else []
        stacks[architect] = own
        for tile in own:
            free.remove(tile)
    for architect in ARCHITECTS:
        opened = sum(a == architect for _, a in wishes.buildings.values())
        need = 8 - opened - (architect in wishes.available) - len(stacks[architect])
        stacks[architect] = [*free[:need], *stacks[architect]]
        del free[:need]
        if architect in wishes.available:
            stacks[architect].append(wishes.available[architect])
    doc["building_stacks"] = stacks


def lay_out_goals(doc: Document, wishes: Wishes) -> None:
    """EXTRA-1: cards as pinned; who has none of deck A has drawn two of deck B, and what is not there is fulfilled."""
    novices = doc["options"]["goals"].split()
    dealt = {goal: owner for goal, owner in doc["goals_placed"].items() if owner in novices}
    held = {colour: wishes.goals.get(colour, [goal for goal in dealt if dealt[goal] == colour]) for colour in novices}
    taken = {goal for cards in held.values() for goal in cards}
    free = [goal for goal in GOALS_B if goal not in taken and goal not in wishes.goal_deck]
    doc["goals_placed"] = dict.fromkeys(GOALS_A if novices else [], "gone")
    for colour, cards in held.items():
        doc["goals_placed"].update(dict.fromkeys(cards, colour))
        if not set(cards) & set(GOALS_A):
            doc["goals_placed"].update({free.pop(): "gone" for _ in range(2 - len(cards))})
    doc["goal_deck"] = [*free, *reversed(wishes.goal_deck)] if novices else []


def lay_out_tokens(doc: Document, wishes: Wishes) -> None:
    """EXTRA-2: pinned tokens change places with others; none lies where something is built."""
    town = doc["downtown"]
    for place, word in wishes.tokens.items():
        rewards = town["site_rewards" if "-" in place else "plot_rewards"]
        other = next(name for name, lying in rewards.items() if lying == word and name not in wishes.tokens)
        rewards[place], rewards[other] = word, rewards[place]
    if doc["options"]["city_tokens"]:
        town["plot_rewards"].update(dict.fromkeys(wishes.stores))
        town["site_rewards"].update(dict.fromkeys(wishes.buildings))


def lay_out_everything(doc: Document, wishes: Wishes) -> None:
    """Fulfil the wishes, each kind of component in turn."""
    lay_out_cards(doc, wishes)
    lay_out_ships(doc, wishes)
    lay_out_buildings(doc, wishes)
    lay_out_cubes(doc, wishes)
    lay_out_clergy(doc, wishes)
    lay_out_decrees(doc, wishes)
    lay_out_favors(doc, wishes)
    lay_out_plans(doc, wishes)
    lay_out_stores(doc, wishes)
    lay_out_officials(doc)
    lay_out_goals(doc, wishes)
    lay_out_tokens(doc, wishes)
