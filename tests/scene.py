"""Positions for tests: a fresh game, with just those parts changed that a test is about.

`Scene` notes wishes and `game()` lays out everything around them so that all components are conserved
(`scene_layout`). What is not pinned is as after set-up, with three exceptions that would disturb most tests: nobody
holds a clergy tile, nobody holds a favor, and the scoring tiles are 3, 3, 4, 5 in columns 1 to 4. In period 2 the hands
are purple, the decks brown, and the shipyard has purple and brown ships.

`Scene(solo=True)` is green against Lacerda, who is yellow: no building is open, the scoring tiles are 3, 4, 3, 5, his
courtier stands on the King (so that the Builder is next) and his Assistant at the Builder's deck.
"""

from __future__ import annotations

import copy
import functools
from collections.abc import Mapping
from typing import Any

import pytest

import lisboa
from lisboa.components import CARD_KINDS, CUBES, GOODS, NOBLES
from lisboa.engine.tables import DATA
from tests import scene_layout as lay
from tests.scene_layout import CARD_IDS, Counts, Document, Wishes

COLOURS = ("green", "yellow", "purple", "orange")
TREASURY_SPACE = {5: 0, 4: 1, 3: 2, 2: 3, 1: 4}
TURN_STEPS = ("end-check", "upkeep", "goal-check", "church-check", "take-card", "after-action", "main")


@functools.cache
def _fresh(
    players: int, ruleset: str, rules: int, seed: int, solo: bool, goals: tuple[int, ...], city_tokens: bool
) -> Document:
    """A game after set-up, every choice the first option."""
    at_table = None if solo else players
    game = lisboa.Game(at_table, seed, ruleset=ruleset, rules=rules, solo=solo, goals=goals, city_tokens=city_tokens)
    while game.decision is not None and game.decision.kind != "main":
        game.play(game.legal_moves()[0])
    return game.position()


class Scene:
    """A position in the making: `active` is about to play a card."""

    def __init__(
        self,
        players: int = 4,
        active: str = "green",
        period: int = 1,
        ruleset: str = "2021",
        rules: int = 2,
        start: str | None = None,
        seed: int = 1,
        novices: tuple[str, ...] = (),
        city_tokens: bool = False,
        solo: bool = False,
    ) -> None:
        players = 2 if solo else players
        start = "green" if solo else start
        goals = tuple(COLOURS.index(colour) for colour in novices)
        self.doc = copy.deepcopy(_fresh(players, ruleset, rules, seed, solo, goals, city_tokens))
        self.wishes = Wishes()
        self._paths: list[tuple[str, Any]] = []
        self.players = COLOURS[:players]
        self.doc["period"] = period
        self.doc["active_player"] = active
        self.doc["starting_player"] = start or active
        self.doc["stack"] = self.turn_stack(active)
        first = self.players.index(start or active)
        for i in range(players):
            player = self.doc["players"][self.players[(first + i) % players]]
            player["influence"] = 4 + i
            player["turns"] = 0
        for seat in range((self.players.index(active) - first) % players + 1):
            self.player(self.players[(first + seat) % players])["turns"] = 1
        self.scoring(3, 3, 4, 5)
        if period == 2:
            self._second_period()
        if solo:
            self.scoring(3, 4, 3, 5).courtier("king").assistant("builder").hand("yellow")
            lay.close_first_building(self.doc)

    def _second_period(self) -> None:
        """Purple cards in the hands, brown ones in the decks."""
        purple = [card for card in CARD_IDS if card.startswith("purple")]
        for i, colour in enumerate(self.players):
            self.player(colour)["hand"] = purple[i :: len(self.players)][:5]
        for kind in CARD_KINDS:
            self.doc["political_decks"][kind] = [f"brown-{kind}-{n}" for n in range(1, 6)]
        self.doc["period_ended_by"] = "sets"

    def turn_stack(self, colour: str, without: tuple[str, ...] = ()) -> list[Document]:
        """The pending steps of a turn, bottom first, the main decision on top."""
        if not self.doc["options"]["goals"]:
            without = (*without, "goal-check")
        steps = [step for step in TURN_STEPS if step not in without]
        return [{"step": step, "seat": colour, "numbers": [0, 0, 0]} for step in steps]

    def player(self, colour: str) -> Document:
        """A player's part of the document."""
        part: Document = self.doc["players"][colour]
        return part

    def game(self) -> lisboa.Game:
        """Lay everything out and load it; BadPosition says what is impossible."""
        return lisboa.Game.from_position(self.document())

    def document(self) -> Document:
        """Everything laid out."""
        doc, wishes = copy.deepcopy(self.doc), self.wishes
        lay.lay_out_everything(doc, wishes)
        for path, value in self._paths:
            words = path.split(".")
            lay.place(doc, tuple(words[:-1]))[words[-1]] = value
        return doc

    def set(self, path: str, value: object) -> Scene:
        """Any other value of the document, by its path; written after everything else, nothing follows it."""
        self._paths.append((path, value))
        return self

    # Tracks

    def reis(self, colour: str, n: int) -> Scene:
        self.player(colour)["reis"] = n
        return self

    def influence(self, colour: str, n: int) -> Scene:
        self.player(colour)["influence"] = n
        return self

    def wigs(self, colour: str, n: int) -> Scene:
        self.player(colour)["wigs"] = n
        return self

    def treasury(self, value: int) -> Scene:
        """By the réis of the space, 1 to 5."""
        self.doc["treasury_space"] = TREASURY_SPACE[value]
        return self

    def prices(self, **prices: int) -> Scene:
        self.doc["prices"].update(prices)
        return self

    def scoring(self, *values: int) -> Scene:
        """The scoring tiles of columns 1 to 4."""
        self.doc["downtown"]["scoring"].update({str(i + 1): value for i, value in enumerate(values)})
        return self

    # Cards, ships, goods

    def goods(self, colour: str, **goods: int) -> Scene:
        """Exactly these goods in the warehouse."""
        self.player(colour)["goods"] = {good: goods.get(good, 0) for good in GOODS}
        return self

    def hand(self, colour: str, *cards: str) -> Scene:
        """Exactly these hand cards."""
        self.wishes.hands[colour] = list(cards)
        return self

    def portfolio(self, colour: str, top: list[str] | None = None, bottom: list[str] | None = None) -> Scene:
        """Exactly these cards and ships ("ship-red"), in slots 1, 2, 3 of their rows."""
        self.wishes.rows[colour] = (list(top or []), list(bottom or []))
        return self

    def cargo(self, colour: str, slot: int, **goods: int) -> Scene:
        self.player(colour)["cargo"][str(slot)] = {good: goods.get(good, 0) for good in GOODS}
        return self

    def at_sea(self, colour: str, slot: int) -> Scene:
        """The ship of that slot has sailed (it needs cargo)."""
        self.player(colour)["at_sea"][str(slot)] = True
        return self

    def shipyard(self, **ships: int) -> Scene:
        """Exactly these ships; what is neither here nor in a portfolio has left the game."""
        self.wishes.shipyard = dict(ships)
        return self

    def deck(self, kind: str, cards: list[str], face_up: bool = True) -> Scene:
        """A political deck, the top card last."""
        self.wishes.decks[kind] = (list(cards), face_up)
        return self

    # Rubble

    def cubes(self, colour: str, markers: int | None = None, **cubes: int) -> Scene:
        """Exactly these cubes on a player board; a set marker on the Minister per set unless `markers` says so."""
        self.wishes.cubes["players", colour, "cubes"] = dict(cubes)
        if markers is not None:
            self.wishes.markers[colour] = markers
        return self

    def sets(self, colour: str, n: int) -> Scene:
        """So many completed sets and nothing else."""
        return self.cubes(colour, **dict.fromkeys(CUBES, n))

    def row_cubes(self, row: str, **cubes: int) -> Scene:
        self.wishes.cubes["downtown", "row_cubes", row] = dict(cubes)
        return self

    def column_cubes(self, column: int, **cubes: int) -> Scene:
        self.wishes.cubes["downtown", "column_cubes", str(column)] = dict(cubes)
        return self

    def site_cubes(self, site: str, **cubes: int) -> Scene:
        self.wishes.cubes["downtown", "site_cubes", site] = dict(cubes)
        return self

    def pile(self, **cubes: int) -> Scene:
        self.wishes.cubes["downtown", "pile"] = dict(cubes)
        return self

    # The court and the church

    def offices(self, noble: str, **officials: int) -> Scene:
        """Exactly these officials in an office (the neutral one with two players stays); boards follow."""
        self._court("offices", noble, officials)
        return self

    def plazas(self, noble: str, **officials: int) -> Scene:
        self._court("plazas", noble, officials)
        return self

    def _court(self, where: str, noble: str, officials: Counts) -> None:
        table = self.doc["court"][where][noble]
        table.update({colour: officials.get(colour, 0) for colour in COLOURS})

    def favors(self, colour: str, *nobles: str) -> Scene:
        """Exactly these favors; the stacks follow."""
        assert set(nobles) <= set(NOBLES)
        self.wishes.favors[colour] = list(nobles)
        return self

    def clergy(self, colour: str, *kinds: int) -> Scene:
        """Exactly these clergy tiles, a kind twice for both copies."""
        self.wishes.clergy[colour] = list(kinds)
        return self

    def church(self, tiles: Mapping[int, int | None]) -> Scene:
        """The tiles on these spaces (1 to 6; space n lies after Cardinal space n - 1); None: no tile."""
        self.wishes.church.update(tiles)
        return self

    def cardinal(self, space: int) -> Scene:
        self.doc["church"]["cardinal"] = space
        return self

    # Downtown

    def store(self, plot: str, colour: str, street: str) -> Scene:
        """A store facing a street; its house is taken from the groups left to right unless `houses` says which."""
        self.wishes.stores[plot] = (colour, street)
        return self

    def houses(self, colour: str, left: int = 0, middle: int = 0, right: int = 0) -> Scene:
        self.wishes.houses[colour] = {"left": left, "middle": middle, "right": right}
        return self

    def tiles(self, *spaces: str) -> Scene:
        """Only these spaces of the display have a city tile."""
        for space in self.doc["downtown"]["tiles"]:
            self.doc["downtown"]["tiles"][space] = space in spaces
        return self

    def building(self, site: str, colours: tuple[str, ...] | list[str], architect: str = "blue") -> Scene:
        """An open public building showing exactly these colours; its site has no cubes."""
        self.wishes.buildings[site] = (self._tile(colours), architect)
        return self

    def available(self, architect: str, colours: tuple[str, ...] | list[str]) -> Scene:
        """The architect's available building shows exactly these colours."""
        self.wishes.available.pop(architect, None)
        self.wishes.available[architect] = self._tile(colours)
        return self

    def _tile(self, colours: tuple[str, ...] | list[str]) -> int:
        used = {tile for tile, _ in self.wishes.buildings.values()} | set(self.wishes.available.values())
        for building in DATA.buildings:
            if set(building.colours) == set(colours) and building.id not in used:
                return building.id
        raise ValueError(f"no more buildings show {' and '.join(colours)}")

    def plans(self, colour: str, plans: Counts) -> Scene:
        """Exactly these incomplete plans ("blue-2": 1); see `lay_out_plans` for what others hold then."""
        self.wishes.plans[colour] = dict(plans)
        return self

    def completed(self, colour: str, plans: Counts) -> Scene:
        self.wishes.completed[colour] = dict(plans)
        return self

    def decrees(self, colour: str, *numbers: int) -> Scene:
        """Exactly these decrees owned."""
        self.wishes.decrees[colour] = list(numbers)
        return self

    def display(self, *numbers: int) -> Scene:
        """Exactly these decrees face up."""
        self.wishes.display = list(numbers)
        return self

    # The extras

    def goals(self, colour: str, *cards: str) -> Scene:
        """Exactly these goal cards before a novice; with one of deck A nothing was drawn for it yet."""
        self.wishes.goals[colour] = list(cards)
        return self

    def goal_deck(self, *cards: str) -> Scene:
        """These goal cards are drawn next, the first one first."""
        self.wishes.goal_deck = list(cards)
        return self

    def token(self, place: str, reward: str) -> Scene:
        """A city token showing this reward lies on a plot or site; it changes places with another one."""
        self.wishes.tokens[place] = reward
        return self

    # Lacerda

    def courtier(self, noble: str) -> Scene:
        """The noble he stands on; his next turn is with the one to the right."""
        self.doc["lacerda"]["courtier"] = noble
        return self

    def assistant(self, kind: str) -> Scene:
        """The political deck that the Assistant stands at."""
        self.doc["lacerda"]["assistant"] = kind
        return self

    def fleet(self, *colours: str) -> Scene:
        """Exactly these ships are Lacerda's, docked and empty."""
        for colour in lay.SHIP_COLOURS:
            self.doc["lacerda"]["ships"][colour] = colour in colours
        return self

    def fleet_cargo(self, colour: str, **goods: int) -> Scene:
        """Goods aboard a ship of his; a full one is at sea."""
        self.doc["lacerda"]["cargo"][colour] = {good: goods.get(good, 0) for good in GOODS}
        self.doc["lacerda"]["at_sea"][colour] = sum(goods.values()) == lay.HULLS[colour]
        return self

    def his_goods(self, **goods: int) -> Scene:
        """Exactly these goods in his area."""
        return self.goods("yellow", **goods)

    def pending(self, frames: list[Document]) -> Scene:
        """Replace the whole stack, bottom first; `turn_stack` gives the steps of a turn to put below."""
        self.doc["stack"] = frames
        return self


# Looking at games


def state(game: lisboa.Game, colour: str) -> Document:
    """A player's part of the position."""
    part: Document = game.position()["players"][colour]
    return part


def play(game: lisboa.Game, *moves: str) -> list[Any]:
    """Make the moves; returns all their events."""
    events: list[Any] = []
    for move in moves:
        events += game.play(move)
    return events


def refused(game: lisboa.Game, move: str, rule: str) -> str:
    """Assert that a move is illegal by this rule and changes nothing; returns the reason."""
    before = game.state_hash()
    assert move not in game.legal_moves()
    with pytest.raises(lisboa.IllegalMove) as caught:
        game.play(move)
    assert caught.value.rule == rule, f"{caught.value}"
    assert game.state_hash() == before
    return caught.value.reason


def moves(game: lisboa.Game, verb: str = "") -> list[str]:
    """The legal moves that begin with a word."""
    return [move for move in game.legal_moves() if not verb or move.split()[0] == verb]


def kind(game: lisboa.Game) -> str:
    """The kind of the decision to be made, "over" when the game is over."""
    return "over" if game.decision is None else game.decision.kind


def treasury(game: lisboa.Game) -> int:
    """The treasury's value in réis."""
    return 5 - int(game.position()["treasury_space"])


def to_turn_end(game: lisboa.Game) -> None:
    """Finish the running turn with the first options, declining what can be declined, until the next main decision."""
    colour = game.position()["active_player"]
    while game.decision is not None and (kind(game) != "main" or game.position()["active_player"] == colour):
        game.play("pass" if "pass" in game.legal_moves() else game.legal_moves()[0])
