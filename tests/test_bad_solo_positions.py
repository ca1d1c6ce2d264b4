"""Positions in which Lacerda has what he never has, or is where he never is: refused with the path and the reason."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lisboa import BadPosition, Game
from lisboa.components import CUBES, NOBLES
from tests.fuzz import recount
from tests.fuzz.hostile import refused_or_sound
from tests.test_bad_positions import EXAMPLES, drop, explained, put

Document = dict[str, Any]
Spoil = Callable[[Document], None]


@cache
def _played(moves: int) -> Document:
    """A solo game so many random moves in, or a little later, when you are to play a card."""
    game = Game(solo=True, seed=moves)
    rng = random.Random(moves)
    if moves == 0:
        return game.position()
    while not game.is_over and (len(game.moves) < moves or (game.decision and game.decision.kind != "main")):
        game.play(rng.choice(game.legal_moves()))
    return game.position()


def position() -> Document:
    """Period 1, you are to play a card; he has his pieces."""
    return copy.deepcopy(_played(20))


def his(document: Document) -> Document:
    part: Document = document["players"]["yellow"]
    return part


def a_hand(document: Document) -> None:
    card = next(iter(document["cards_gone"]))
    del document["cards_gone"][card]
    his(document)["hand"] = [card]


def a_card_above(document: Document) -> None:
    card = next(card for card in document["cards_gone"] if "treasury" not in card)
    del document["cards_gone"][card]
    his(document)["top_row"]["1"] = card


def a_card_below(document: Document) -> None:
    card = next(card for card in document["cards_gone"] if "treasury" in card)
    del document["cards_gone"][card]
    his(document)["bottom_row"]["2"] = card


def a_ship_above(document: Document) -> None:
    colour = next(colour for colour, n in document["shipyard"].items() if n)
    document["shipyard"][colour] -= 1
    his(document)["top_row"]["1"] = f"ship-{colour}"


def a_clergy_tile(document: Document) -> None:
    his(document)["clergy"] = {str(document["church"]["bag"].pop()): 1}


def an_incomplete_plan(document: Document) -> None:
    plans = his(document)["completed_plans"]
    plan = next(iter(plans))
    plans[plan] -= 1
    plans = {name: n for name, n in plans.items() if n}
    his(document).update(completed_plans=plans, plans={plan: 1})


def in_the_plaza(document: Document) -> None:
    document["court"]["plazas"]["king"]["yellow"] += 1
    his(document)["officials"] -= 1


def four_in_an_office(document: Document) -> None:
    office = document["court"]["offices"]["builder"]
    document["players"]["green"]["officials"] += office["green"]
    his(document)["officials"] -= 4 - office["yellow"]
    office.update(green=0, yellow=4)


def a_ship_of_two_owners(document: Document) -> None:
    colour = next(colour for colour, n in document["shipyard"].items() if n)
    document["lacerda"]["ships"][colour] = True


def fleet(colour: str, goods: int, at_sea: bool) -> Spoil:
    """His own ship of this colour with so many goods."""

    def spoil(document: Document) -> None:
        for home in ("shipyard", "ships_gone"):
            document[home][colour] = 0
        document["lacerda"]["ships"][colour] = True
        document["lacerda"]["cargo"][colour] = {"gold": goods, "cloth": 0, "books": 0, "tools": 0}
        document["lacerda"]["at_sea"][colour] = at_sea

    spoil.__name__ = f"{goods} goods on his {colour} ship, at sea {at_sea}"
    return spoil


def equal_neighbours(document: Document) -> None:
    document["downtown"]["scoring"].update({"1": 3, "2": 3, "3": 4, "4": 5})


def decree_69_face_up(document: Document) -> None:
    document["decree_deck"].remove(69)
    document["decree_deck"].append(document["decrees"]["3"])
    document["decrees"]["3"] = 69


def decree_69_owned(document: Document) -> None:
    document["decree_deck"].remove(69)
    document["decrees_placed"]["69"] = "green"


def a_set_that_ends_the_period(document: Document) -> None:
    for cube in CUBES:
        n = 2 - his(document)["cubes"][cube]
        his(document)["cubes"][cube] += n
        document["downtown"]["cubes_gone"][cube] -= n
    document["period_trigger"] = "yellow"


def not_solo(document: Document) -> None:
    document["options"]["solo"] = False


def three_players(document: Document) -> None:
    document.update(Game(players=3, seed=1).position())
    document["options"]["solo"] = True


def two_players_called_solo(document: Document) -> None:
    game = Game(players=2, seed=3)
    while game.decision is not None and game.decision.kind != "main":
        game.play(game.legal_moves()[0])
    document.update(game.position())
    document["options"]["solo"] = True


def frames(*added: tuple[str, str, int]) -> Spoil:
    """More steps on top of the pending ones."""

    def spoil(document: Document) -> None:
        for step, seat, number in added:
            document["stack"].append({"step": step, "seat": seat, "numbers": [number, 0, 0]})

    spoil.__name__ = "stack " + ", ".join(f"{step} of {seat}" for step, seat, _ in added)
    return spoil


def his_main(document: Document) -> None:
    """He is to play a card, though he has none."""
    document["active_player"] = "yellow"
    for frame in document["stack"]:
        frame["seat"] = "yellow"


def his_card(document: Document) -> None:
    """He is to take a political card."""
    his_main(document)
    del document["stack"][-2:]


def below_your_decision(step: str, number: int = 0) -> Spoil:
    """A step of Lacerda's turn, or one he cannot be asked, waits below your decision in your turn."""

    def spoil(document: Document) -> None:
        document["stack"].insert(-1, {"step": step, "seat": "yellow", "numbers": [number, 0, 0]})

    spoil.__name__ = f"{step} below your decision"
    return spoil


SPOILED: list[tuple[Spoil, str]] = [
    (a_hand, "players.yellow.hand"), (a_card_above, "players.yellow.top_row"),
    (a_card_below, "players.yellow.bottom_row"), (a_ship_above, "players.yellow.top_row"),
    (a_clergy_tile, "players.yellow.clergy"), (an_incomplete_plan, "players.yellow.plans"),
    (in_the_plaza, "court.plazas.king"), (four_in_an_office, "court.offices.builder"),
    (put("players.yellow.reis", 1), "players.yellow.reis"), (put("players.yellow.set_markers", 1), "players.yellow"),
    (put("players.yellow.influence", 11), "players.yellow.influence"),
    (put("players.yellow.wigs", -1), "players.yellow"),
    (put("players.yellow.goods.gold", -1), "players.yellow.goods"),
    (put("players.yellow.goods.gold", 100), "players.yellow"),
    (put("players.yellow.marker_used", True), "players.yellow"),
    (put("players.yellow.cargo.1.gold", 1), "players.yellow.cargo"),
    (put("players.yellow.at_sea.2", True), "players.yellow"),
    (a_ship_of_two_owners, "shipyard"), (fleet("blue", 2, True), "lacerda.cargo.blue"),
    (fleet("red", 3, False), "lacerda.cargo.red"), (fleet("red", 2, False), "lacerda.at_sea.red"),
    (fleet("red", 1, True), "lacerda.at_sea.red"), (fleet("blue", 0, True), "lacerda.at_sea.blue"),
    (put("lacerda.cargo.brown.gold", 1), "lacerda.cargo.brown"),
    (put("lacerda.at_sea.brown", True), "lacerda.at_sea.brown"),
    (put("lacerda.courtier", None), "lacerda"), (put("lacerda.assistant", None), "lacerda"),
    (put("lacerda.courtier", "treasury"), "lacerda.courtier"), (put("lacerda.assistant", "queen"), "lacerda.assistant"),
    (put("lacerda.ships.blue", 1), "lacerda.ships"), (put("lacerda.ships.pink", True), "lacerda.ships"),
    (put("lacerda", None), "lacerda"), (put("lacerda.hat", 1), "lacerda"), (drop("lacerda"), "lacerda"),
    (drop("lacerda.courtier"), "lacerda.courtier"), (drop("lacerda.cargo.red"), "lacerda.cargo"),
    (put("starting_player", "yellow"), "options.solo"), (put("options.draft", True), "options.solo"),
    (put("options.solo", 1), "options.solo"), (put("options.players", 3), "players.purple"), (not_solo, ""),
    (three_players, ""), (two_players_called_solo, ""), (drop("options.solo"), "options.solo"),
    (equal_neighbours, "downtown.scoring"), (decree_69_face_up, "decrees.3"), (decree_69_owned, "decrees_placed.69"),
    (a_set_that_ends_the_period, "period_trigger"), (put("decrees_placed.68", "removed"), "decrees_placed.68"),
    (his_main, "stack"), (his_card, "stack"), (frames(("lacerda-turn", "yellow", 0)), "stack"),
    (frames(("lacerda-turn", "yellow", 0), ("follow", "green", 0)), "stack"),
    (frames(("follow", "yellow", 0)), "stack"),
    (frames(("church-scoring", "yellow", 0)), "stack"), (frames(("period-discard", "yellow", 0)), "stack"),
    (frames(("recruit", "yellow", 0)), "stack"), (frames(("produce", "yellow", 0)), "stack"),
    (frames(("favor", "yellow", 0)), "stack"), (frames(("plan", "yellow", 0)), "stack"),
    (frames(("decree", "yellow", 0)), "stack"), (frames(("tile", "yellow", 0)), "stack"),
    *((below_your_decision(step), "stack") for step in (
        "lacerda-turn", "lacerda-courtier", "lacerda-state", "lacerda-noble", "lacerda-card", "lacerda-enters",
        "lacerda-decree", "lacerda-church", "lacerda-follow", "plan", "main", "take-card",
    )),
]  # fmt: skip


def test_the_position_to_be_spoiled_is_sound() -> None:
    document = position()
    assert document["period"] == 1
    assert recount.faults(document) == []
    assert Game.from_position(document).position() == document


@pytest.mark.parametrize(("spoil", "path"), SPOILED, ids=lambda part: getattr(part, "__name__", ""))
def test_impossible_solo_positions_are_refused_with_path_and_reason(spoil: Spoil, path: str) -> None:
    """SOLO-1 to SOLO-5, RUL-38."""
    document = position()
    spoil(document)
    with pytest.raises(BadPosition) as error:
        Game.from_position(document)
    explained(error.value)
    assert error.value.path.startswith(path), f"{error.value.path}: {error.value.reason}"


@pytest.mark.parametrize("noble", NOBLES)
def test_his_follow_needs_the_favor(noble: str) -> None:
    """SOLO-6: a pending follow of his without the favor."""
    document = position()
    held = his(document)["favors"]
    document["court"]["favors"][noble] += held[noble]
    held[noble] = False
    document["stack"].insert(-1, {"step": "lacerda-follow", "seat": "yellow", "numbers": [NOBLES.index(noble), 0, 0]})
    with pytest.raises(BadPosition, match=r"stack"):
        Game.from_position(document)


@pytest.mark.parametrize("players", [2, 3])
def test_without_solo_nothing_of_lacerda_is_there(players: int) -> None:
    """SOLO-1: his ships, marks and steps in other games."""
    game = Game(players=players, seed=3)
    while game.decision is not None and game.decision.kind != "main":
        game.play(game.legal_moves()[0])
    for spoil in (
        put("lacerda.courtier", "king"), put("lacerda.assistant", "king"), put("lacerda.at_sea.red", True),
        put("lacerda.ships.brown", True), put("lacerda.cargo.red.gold", 1), below_your_decision("lacerda-card"),
    ):  # fmt: skip
        document = game.position()
        spoil(document)
        with pytest.raises(BadPosition) as error:
            Game.from_position(document)
        explained(error.value)


@EXAMPLES
@given(moves=st.sampled_from([0, 1, 12, 30, 60, 400]), seed=st.integers(0, 2**32))
def test_damaged_solo_positions_are_refused_or_sound(moves: int, seed: int) -> None:
    """Always the same examples; `make fuzz` looks for more."""
    refused_or_sound(copy.deepcopy(_played(moves)), random.Random(seed))
