"""An independent recount of a position document: every piece once, no limit passed.

It knows COMPONENTS.md by heart and shares no code with the engine or its checker.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tests.fuzz.counting import CUBES, GOODS, HULLS, NOBLES, Document, expect, within
from tests.fuzz.recount_lacerda import his_faults

KINDS = (*NOBLES, "treasury")
HULL = {f"ship-{colour}": hull for colour, hull in HULLS.items()}
PRICE_START = {"gold": 6, "cloth": 5, "books": 5, "tools": 4}
# Treasury cards by deck; of each noble there are 5 in every deck
TREASURY_CARDS = {"blue": 6, "red": 5, "purple": 6, "brown": 5}
PLAN_STACK = (2, 2, 3, 3, 4, 4, 5, 5)
HOUSES = {"left": 2, "middle": 3, "right": 3}
STREETS = {1: ("gold",), 2: ("gold", "cloth"), 3: ("cloth", "books"), 4: ("books", "tools"), 5: ("tools",)}

# COMPONENTS.md, Board: the printed rewards, which the city tokens show once more
_PLOT_ROWS = {
    "A": "- cardinal tools reis favor",
    "B": "gold gain-influence plan cloth recruit",
    "C": "decree rubble books cardinal tools",
    "D": "cloth favor recruit books plan",
    "E": "reis decree gain-influence gold rubble",
}
PLOT_REWARDS = {
    f"{row}{column}": word
    for row, words in _PLOT_ROWS.items()
    for column, word in enumerate(words.split(), start=1)
    if word != "-"
}
_SIDES = {"west": "gold decree cloth reis cardinal", "east": "plan books recruit tools favor"}
SITE_REWARDS = {f"north-{good}": good for good in GOODS} | {
    f"{side}-{row}": word for side, words in _SIDES.items() for row, word in zip("ABCDE", words.split(), strict=True)
}
GOALS_A = [f"A{n}" for n in range(1, 5)]
GOALS_B = [f"B{n}" for n in range(5, 13)]


def all_cards(decks: tuple[str, ...]) -> set[str]:
    """The ids of all political cards of some decks."""
    return {
        f"{deck}-{kind}-{i}"
        for deck in decks
        for kind in KINDS
        for i in range(1, (TREASURY_CARDS[deck] if kind == "treasury" else 5) + 1)
    }


def faults(doc: Document) -> list[str]:
    """Everything that is wrong with a position, in words."""
    found: list[str] = []
    players = (officials, favors, tracks, boards, portfolios, clock, goals, his_faults)
    for part in (cards, ships, clergy, decrees, *players):
        found += part(doc)
    if doc["period"] > 0:  # before that the board is not laid out
        for part in (cubes, plans, buildings, stores, rewards):
            found += part(doc)
    return found


def players(doc: Document) -> list[tuple[str, Document]]:
    return list(doc["players"].items())


def solo(doc: Document) -> int:
    """1 against Lacerda, else 0."""
    return int(doc["options"]["solo"])


def with_boards(doc: Document) -> list[tuple[str, Document]]:
    """Lacerda, who sits last, has no board (SOLO-1)."""
    return players(doc)[: len(doc["players"]) - solo(doc)]


def sets(player: Document) -> int:
    return int(min(player["cubes"].values()))


def pending(doc: Document, colour: str, *steps: str) -> int:
    """How many frames of a player wait with one of these steps."""
    return sum(frame["seat"] == colour and frame["step"] in steps for frame in doc["stack"])


def card_places(doc: Document) -> Counter[str]:
    """How often each political card lies somewhere."""
    lying: Counter[str] = Counter(doc["cards_gone"].keys())
    for cards_of in doc["political_decks"].values():
        lying.update(cards_of)
    for _, player in players(doc):
        lying.update(player["hand"])
        lying.update(player["pack"])
        rows = [*player["top_row"].values(), *player["bottom_row"].values()]
        lying.update(card for card in rows if card is not None and not card.startswith("ship-"))
    if doc["card_in_play"] is not None:
        lying[doc["card_in_play"]] += 1
    return lying


def cards(doc: Document) -> list[str]:
    """82 cards; blue and red from the start, purple and brown in period 2; each once."""
    decks: tuple[str, ...] = ((), ("blue", "red"), ("blue", "red", "purple", "brown"))[doc["period"]]
    if any(frame["step"] == "draft" for frame in doc["stack"]):
        decks = ("blue",)  # hands come first (RUL-5)
    lying = card_places(doc)
    found = [f"{card} lies in {n} places" for card, n in lying.items() if n != 1]
    wanted = all_cards(decks)
    found += expect("cards missing", sorted(wanted - lying.keys()), [])
    found += expect("cards too early or unknown", sorted(lying.keys() - wanted), [])
    for kind, deck in doc["political_decks"].items():
        found += within(f"deck of {kind}", len(deck), 0, 5)
        found += expect(f"foreign cards in the deck of {kind}", [c for c in deck if c.split("-")[1] != kind], [])
        if doc["decks_face_up"][kind] and not deck:
            found.append(f"the empty deck of {kind} shows a card")
    for colour, player in players(doc):
        found += within(f"hand of {colour}", len(player["hand"]), 0, 5)
    piled = [card for card in doc["cards_discarded_now"] if doc["cards_gone"].get(card) != "seen"]
    return found + expect("cards discarded now that nobody saw go", piled, [])


def ships(doc: Document) -> list[str]:
    """SET-14: players - 1 copies of each kind."""
    found: list[str] = []
    rows = [slot for _, player in players(doc) for slot in player["top_row"].values()]
    for kind in ("blue", "red", "purple", "brown"):
        n = doc["shipyard"][kind] + doc["ships_gone"][kind] + rows.count(f"ship-{kind}") + doc["lacerda"]["ships"][kind]
        late = kind in ("purple", "brown")
        if doc["period"] == 0 or (late and doc["period"] == 1 and n == 0):
            found += expect(f"{kind} ships", n, 0)
        else:
            found += expect(f"{kind} ships", n, len(players(doc)) - 1)
    return found


def clergy(doc: Document) -> list[str]:
    """37 tiles: 14 lasting kinds twice, 9 single-use kinds once; at most 4 each."""
    n: Counter[int] = Counter(doc["church"]["bag"])
    n.update(tile for tile in doc["church"]["tiles"].values() if tile is not None)
    for kind, gone in doc["church"]["gone"].items():
        n[int(kind)] += gone
    found: list[str] = []
    for colour, player in players(doc):
        for kind, held in player["clergy"].items():
            n[int(kind)] += held
        found += within(f"clergy tiles of {colour}", sum(player["clergy"].values()), 0, 4)
    for frame in doc["stack"]:
        if frame["step"] == "keep-clergy":
            n.update(frame["numbers"][:2])
    for kind in range(1, 24):
        found += expect(f"clergy tiles {kind}", n[kind], 2 if kind <= 14 else 1)
    return found + expect("unknown clergy tiles", sorted(set(n) - set(range(1, 24))), [])


def decrees(doc: Document) -> list[str]:
    """Decrees 1 to 70, each once; those about row E never stay with two players (SET-15)."""
    if doc["period"] == 0:
        return []
    n: Counter[int] = Counter(doc["decree_deck"])
    n.update(decree for decree in doc["decrees"].values() if decree is not None)
    n.update(int(decree) for decree in doc["decrees_placed"])
    found = expect("decrees not in exactly one place", [d for d in range(1, 71) if n[d] != 1], [])
    removed = {int(decree) for decree, place in doc["decrees_placed"].items() if place == "removed"}
    barred = barred_decrees(doc)
    owned = [d for d in barred if doc["decrees_placed"].get(str(d), "removed") != "removed"]
    found += expect("barred decrees owned", owned, [])
    found += expect("decrees removed", sorted(removed - barred), [])
    return found + expect("barred decrees face up", [d for d in doc["decrees"].values() if d in barred], [])


def barred_decrees(doc: Document) -> set[int]:
    """SET-15: about row E; SOLO-7: about réis, which Lacerda has none of."""
    barred = {5, 10} if len(players(doc)) == 2 else set()
    return barred | ({69} if solo(doc) else set())


def officials(doc: Document) -> list[str]:
    """8 of each colour, at most 5 in an office, 1 neutral one in each with two players."""
    found: list[str] = []
    court = doc["court"]
    for colour, player in players(doc):
        out = sum(court[place][noble][colour] for place in ("offices", "plazas") for noble in NOBLES)
        found += expect(f"officials of {colour}", player["officials"] + out, 8)
    neutral = 1 if len(players(doc)) == 2 else 0
    for noble in NOBLES:
        found += within(f"office of the {noble}", sum(court["offices"][noble].values()), 0, 5)
        found += expect(f"neutral officials at the {noble}", court["offices"][noble]["neutral"], neutral)
        found += expect(f"neutral officials in a plaza ({noble})", court["plazas"][noble]["neutral"], 0)
    return found


def favors(doc: Document) -> list[str]:
    """SET-2: one of each noble per player, at most one held of each."""
    found: list[str] = []
    for noble in NOBLES:
        held = sum(player["favors"][noble] for _, player in players(doc))
        found += expect(f"favors of the {noble}", doc["court"]["favors"][noble] + held, len(players(doc)))
    return found


def tracks(doc: Document) -> list[str]:
    """Treasury, market, Cardinal and the players' tracks; money and wigs never below 0."""
    found = within("treasury space", doc["treasury_space"], 0, 4)
    found += within("Cardinal", doc["church"]["cardinal"], 0, 5)
    for good in GOODS:
        if doc["period"] > 0:
            found += within(f"price of {good}", doc["prices"][good], 1, PRICE_START[good])
    for colour, player in players(doc):
        found += within(f"influence of {colour}", player["influence"], 0, 10)
        found += within(f"réis of {colour}", player["reis"], 0, 9999)
        found += within(f"wigs of {colour}", player["wigs"], 0, 9999)
    return found


def boards(doc: Document) -> list[str]:
    """PORT-4, PORT-7: warehouse, rubble, set markers."""
    found: list[str] = []
    for colour, player in with_boards(doc):
        for good in GOODS:
            found += within(f"{good} of {colour}", player["goods"][good], 0, 2 + sets(player))
        for cube in CUBES:
            found += within(f"{cube} cubes of {colour}", player["cubes"][cube], 0, 5)
        found += within(f"set markers of {colour}", player["set_markers"], 0, sets(player))
    return found


def portfolios(doc: Document) -> list[str]:
    """PORT-1: nobles and ships above, treasury cards below, 2 + sets at most; cargo only on ships (SELL-3)."""
    found: list[str] = []
    for colour, player in with_boards(doc):
        slots = [*player["top_row"].values(), *player["bottom_row"].values()]
        filled = sum(slot is not None for slot in slots)
        found += within(f"portfolio of {colour}", filled, 0, min(6, 2 + sets(player)))
        for slot, card in player["top_row"].items():
            if card is not None and "treasury" in card:
                found.append(f"{colour} has {card} in the top row")
            found += cargo(doc, colour, player, slot, card)
        for card in player["bottom_row"].values():
            if card is not None and "treasury" not in card:
                found.append(f"{colour} has {card} in the bottom row")
    return found


def cargo(doc: Document, colour: str, player: Document, slot: str, card: str | None) -> list[str]:
    """A full ship sails; a ship at sea has crates; a replaced ship's cargo may be waiting (RUL-18)."""
    load = sum(player["cargo"][slot].values())
    hull = HULL.get(card or "", 0)
    found = [] if pending(doc, colour, "cargo-drop") else within(f"cargo of {colour}-{slot}", load, 0, hull)
    if player["at_sea"][slot] and load == 0:
        found.append(f"the ship {colour}-{slot} is at sea without crates")
    if hull and load == hull and not player["at_sea"][slot]:
        found.append(f"the full ship {colour}-{slot} has not sailed")
    return found


def cubes(doc: Document) -> list[str]:
    """63 cubes, 21 of each colour; no more at any place than fits there."""
    town = doc["downtown"]
    heaps = [*town["row_cubes"].values(), *town["column_cubes"].values(), *town["site_cubes"].values()]
    heaps += [town["pile"], town["cubes_gone"]]
    found: list[str] = []
    for cube in CUBES:
        n = sum(heap[cube] for heap in heaps) + sum(player["cubes"][cube] for _, player in players(doc))
        found += expect(f"{cube} cubes", n, 21)
    return found + [item for name, heap, room in cube_rooms(town) for item in within(name, sum(heap.values()), 0, room)]


def cube_rooms(town: Document) -> Iterator[tuple[str, dict[str, int], int]]:
    """Every place for cubes with its name and its size."""
    for row, heap in town["row_cubes"].items():
        yield f"cubes of row {row}", heap, 3
    for column, heap in town["column_cubes"].items():
        yield f"cubes of column {column}", heap, 2 if column == "5" else 3
    for site, heap in town["site_cubes"].items():
        yield f"cubes of {site}", heap, 2 if town["buildings"][site] is None else 0
    yield "pile", town["pile"], 6


def plans(doc: Document) -> list[str]:
    """Those taken from the stacks and a starting plan (3 officials, 2 of each architect) for everybody.

    Lacerda has two; his plans count as completed, and the first building and those he opens need none (SOLO-1, SOLO-7).
    """
    found: list[str] = []
    spare = 0
    for architect in ("blue", "green"):
        taken = Counter(PLAN_STACK[: doc["downtown"]["plans_taken"][architect]])
        for n in range(2, 6):
            name = f"{architect}-{n}"
            held = sum(p["plans"].get(name, 0) + p["completed_plans"].get(name, 0) for _, p in players(doc))
            found += within(f"starting plans {name}", held - taken[n], 0, 2 if n == 3 else 0)
            spare += held - taken[n]
    completed = sum(sum(player["completed_plans"].values()) for _, player in with_boards(doc))
    opened = sum(type(tile) is int for tile in doc["downtown"]["buildings"].values())
    if solo(doc):
        found += within("open buildings", opened, completed + (0 if waiting_for_lacerda(doc) else 1), 12)
    else:
        found += expect("completed plans and open buildings", completed, opened)
    return found + expect("starting plans", spare, len(players(doc)) + solo(doc))


def waiting_for_lacerda(doc: Document) -> bool:
    """Is the board laid out, but he has not entered yet?"""
    return any(frame["step"] == "lacerda-enters" for frame in doc["stack"])


def buildings(doc: Document) -> list[str]:
    """SET-6: 16 tiles, 8 of each architect; row E is covered with two players."""
    town = doc["downtown"]
    open_tiles = {site: tile for site, tile in town["buildings"].items() if type(tile) is int}
    tiles = list(open_tiles.values()) + [tile for stack in doc["building_stacks"].values() for tile in stack]
    found = expect("building tiles", sorted(tiles), list(range(16)))
    for architect, stack in doc["building_stacks"].items():
        opened = sum(town["architects"][site] == architect for site in open_tiles)
        found += expect(f"buildings of {architect}", len(stack) + opened, 8)
    covered = sorted(site for site, tile in town["buildings"].items() if tile == "covered")
    wanted = ["east-E", "west-E"] if len(players(doc)) == 2 else []
    return found + expect("covered sites", covered, wanted)


def stores(doc: Document) -> list[str]:
    """Stores face a street beside them, have a house each, and use up the city tiles (SET-8)."""
    town = doc["downtown"]
    built = {plot: owner for plot, owner in town["stores"].items() if owner in doc["players"]}
    found: list[str] = []
    for plot in town["stores"]:
        facing = town["facing"][plot]
        good = facing in STREETS[int(plot[1])] if plot in built else facing is None
        found += [] if good else [f"{plot} faces {facing}"]
    small = sum(plot[1] == "5" for plot in built)
    display = town["tiles"]
    large_left = town["tiles_left"]["large"] + sum(display[good] for good in GOODS)
    found += expect("large city tiles", len(built) - small + large_left, 22)
    found += expect("small city tiles", small + town["tiles_left"]["small"] + display["small-tools"], 5)
    covered = sum(owner == "covered" for owner in town["stores"].values())
    found += expect("covered plots", covered, 6 if len(players(doc)) == 2 else 1)
    for colour, player in players(doc):
        houses = player["houses_built"]
        for group, room in HOUSES.items():
            found += within(f"{group} houses of {colour}", houses[group], 0, room)
        waiting = 1 if pending(doc, colour, "house") else 0
        owned = sum(owner == colour for owner in built.values())
        found += expect(f"stores of {colour}", owned, sum(houses.values()) + waiting)
    return found


def clock(doc: Document) -> list[str]:
    """Whose turn it is, who began, what is pending: seats at this table; nothing half done between turns."""
    found: list[str] = []
    for key in ("starting_player", "active_player"):
        found += [] if doc[key] in doc["players"] else [f"{key} is {doc[key]}"]
    for key in ("period_trigger", "church_called_by"):
        found += [] if doc[key] is None or doc[key] in doc["players"] else [f"{key} is {doc[key]}"]
    found += [
        f"{frame['step']} waits for {frame['seat']}" for frame in doc["stack"] if frame["seat"] not in doc["players"]
    ]
    found += expect("the game is over without pending steps", not doc["stack"], doc["ending"] == "over")
    steps = {frame["step"] for frame in doc["stack"]}
    packs = [card for _, player in players(doc) for card in player["pack"]]
    if packs and not steps & {"draft", "draft-pass"}:
        found.append(f"{packs} wait to be drafted outside the draft")
    if (doc["cards_discarded_now"] or doc["nobles_claimed"]) and not steps & {"period-discard", "period-reward"}:
        found.append("cards are being discarded outside the end of the period")
    if doc["period"] > 0:
        found += expect("scoring tiles", sorted(list(doc["downtown"]["scoring"].values())[:4]), [3, 3, 4, 5])
        found += expect("column 5", doc["downtown"]["scoring"]["5"], 4)
    return found


def goals(doc: Document) -> list[str]:
    """EXTRA-1: 12 goal cards with novices; a card of deck A each, or two of deck B for it."""
    novices = doc["options"]["goals"].split()
    placed, deck = doc["goals_placed"], doc["goal_deck"]
    found = [f"{colour} has done {p['deeds']}" for colour, p in players(doc) if p["deeds"] and colour not in novices]
    found += expect("novices at other tables", sorted(set(novices) - set(doc["players"])), [])
    if not novices or doc["period"] == 0:
        return found + expect("goal cards", (placed, deck), ({}, []))
    found += expect("goal cards", sorted([*placed, *deck]), sorted([*GOALS_A, *GOALS_B]))
    found += expect("deck A in the goal deck", sorted(set(deck) & set(GOALS_A)), [])
    found += expect("holders of goals", sorted(set(placed.values()) - {"gone", *novices}), [])
    without_a = 0
    for colour in novices:
        held = [goal for goal, owner in placed.items() if owner == colour]
        of_a = [goal for goal in held if goal in GOALS_A]
        without_a += not of_a
        found += within(f"goal cards of {colour}", len(held), len(of_a), 1 if of_a else 2)
    return found + expect("goal deck", len(deck), 8 - 2 * without_a)


def rewards(doc: Document) -> list[str]:
    """EXTRA-2: the printed rewards; or tokens, as many as places are free, each as often as it is printed."""
    town = doc["downtown"]
    lying = {**town["plot_rewards"], **town["site_rewards"]}
    closed = {"A1"} | ({place for place in lying if "E" in place} if len(players(doc)) == 2 else set())
    if not doc["options"]["city_tokens"]:
        printed = {**PLOT_REWARDS, **SITE_REWARDS}
        return expect("rewards", lying, {place: None if place in closed else printed[place] for place in lying})
    built = {place for place, what in (*town["stores"].items(), *town["buildings"].items()) if what is not None}
    for frame in doc["stack"]:
        if frame["step"] == "store-place":
            built.add(list(town["plot_rewards"])[frame["numbers"][1]])
        if frame["step"] in ("use-plan", "open-finish"):
            built.add(list(town["site_rewards"])[frame["numbers"][0]])
    found = expect("places without a token", {p for p, word in lying.items() if word is None}, closed | built)
    for name, printed in (("plot_rewards", PLOT_REWARDS), ("site_rewards", SITE_REWARDS)):
        used = Counter(word for word in town[name].values() if word is not None)
        found += expect(f"tokens too many in {name}", dict(used - Counter(printed.values())), {})
    return found
