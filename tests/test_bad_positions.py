"""Impossible positions: each is refused with the path and the reason, and nothing else is ever raised."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lisboa import BadPosition, Game
from lisboa.components import CUBES
from tests.fuzz import recount
from tests.fuzz.hostile import JUNK, refused_or_sound

Document = dict[str, Any]
EXAMPLES = settings(max_examples=400, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])


@cache
def game_of(players: int, moves: int, draft: bool = False) -> Game:
    """A game so many random moves in."""
    game = Game(players=players, seed=moves, draft=draft)
    rng = random.Random(moves)
    while len(game.moves) < moves and not game.is_over:
        game.play(rng.choice(game.legal_moves()))
    return game


def position() -> Document:
    """Three players in period 1, somebody is to play a card."""
    game = game_of(3, 40).copy()
    while game.decision is not None and game.decision.kind != "main":
        game.play(game.legal_moves()[0])
    return game.position()


def put(path: str, value: Any) -> Callable[[Document], None]:
    """Write one value at a path."""

    def spoil(document: Document) -> None:
        *way, last = path.split(".")
        home: Any = document
        for word in way:
            home = home[int(word)] if isinstance(home, list) else home[word]
        home[int(last) if isinstance(home, list) else last] = value

    spoil.__name__ = f"{path} = {value!r}"[:60]
    return spoil


def drop(path: str) -> Callable[[Document], None]:
    """Leave out what is at a path."""

    def spoil(document: Document) -> None:
        *way, last = path.split(".")
        home: Any = document
        for word in way:
            home = home[int(word)] if isinstance(home, list) else home[word]
        del home[int(last) if isinstance(home, list) else last]

    spoil.__name__ = f"without {path}"
    return spoil


def a_64th_cube(document: Document) -> None:
    document["downtown"]["pile"]["fire"] += 1


def a_missing_cube(document: Document) -> None:
    heap = next(heap for heap in document["downtown"]["site_cubes"].values() if heap["fire"])
    heap["fire"] -= 1


def a_card_twice(document: Document) -> None:
    document["players"]["green"]["hand"][0] = document["players"]["yellow"]["hand"][0]


def a_card_nowhere(document: Document) -> None:
    document["players"]["green"]["hand"].pop()


def a_card_of_the_box_in_hand(document: Document) -> None:
    document["players"]["green"]["hand"][-1] = "brown-king-5"


def six_cards_in_hand(document: Document) -> None:
    document["players"]["green"]["hand"] += ["red-king-1", "red-king-2"]


def a_treasury_card_above(document: Document) -> None:
    player = document["players"]["green"]
    card = next(card for card in document["cards_gone"] if "treasury" in card)
    del document["cards_gone"][card]
    player["top_row"] = {"1": card, "2": None, "3": None}


def too_many_portfolio_cards(document: Document) -> None:
    gone = [card for card in document["cards_gone"] if "treasury" not in card][:3]
    for slot, card in zip("123", gone, strict=True):
        document["cards_gone"].pop(card)
        document["players"]["green"]["top_row"][slot] = card
    gone = [card for card in document["cards_gone"] if "treasury" in card][:2]
    for slot, card in zip("12", gone, strict=True):
        document["cards_gone"].pop(card)
        document["players"]["green"]["bottom_row"][slot] = card


def a_ninth_official(document: Document) -> None:
    document["court"]["plazas"]["king"]["green"] += 1


def a_full_office(document: Document) -> None:
    document["court"]["offices"]["king"]["green"] += 6
    document["players"]["green"]["officials"] -= 6


def cubes_beyond_the_row(document: Document) -> None:
    town = document["downtown"]
    for cube in CUBES:
        town["row_cubes"]["A"][cube] += town["pile"][cube]
        town["pile"][cube] = 0


def a_decree_twice(document: Document) -> None:
    document["decrees"]["1"] = document["decrees"]["2"]


def a_decision_for_the_wrong_time(document: Document) -> None:
    document["stack"].append({"step": "extra-good", "seat": "green", "numbers": [0, 1, 0]})


def too_many_steps(document: Document) -> None:
    document["stack"] = document["stack"] * 20


SPOILED = [
    a_64th_cube, a_missing_cube, a_card_twice, a_card_nowhere, a_card_of_the_box_in_hand, six_cards_in_hand,
    a_treasury_card_above, too_many_portfolio_cards, a_ninth_official, a_full_office, cubes_beyond_the_row,
    a_decree_twice, a_decision_for_the_wrong_time, too_many_steps, put("players.green.reis", -1),
    put("players.green.wigs", -1), put("players.green.reis", True), put("players.green.reis", 1.0),
    put("players.green.reis", "10"), put("players.green.reis", 10**30), put("players.green.influence", 11),
    put("players.green.goods.gold", 7), put("players.green.cubes.fire", 6),
    put("players.green.clergy", {"1": 2, "2": 2, "3": 1}), put("players.green.clergy.24", 1),
    put("players.green.clergy.0", 1), put("players.green.set_markers", 4), put("players.green.houses_built.left", 1),
    put("players.green.at_sea.1", True), put("players.green.favors.king", "yes"), put("players.green.hat", 1),
    put("players.green.hand", None), put("players.green.score_sheet.SCORE-1", 5),
    put("players.green.pack", ["blue-king-1"]), put("players.mauve", {}), put("players.orange", {}),
    put("players.green", None), put("players", []), put("prices.gold", 0), put("prices.gold", 7),
    put("prices.tools", 5), put("treasury_space", 5), put("church.cardinal", 6), put("church.tiles.1", 24),
    put("church.gone.0", 1), put("decrees_placed.0", "green"), put("decrees_placed.71", "green"),
    put("decrees_placed.13", "removed"), put("downtown.scoring.1", 9), put("downtown.scoring.5", 3),
    put("downtown.stores.A1", "green"), put("downtown.stores.C3", "orange"), put("downtown.facing.C3", "gold"),
    put("downtown.buildings.west-A", 3), put("downtown.plans_taken.blue", 8), put("downtown.tiles_left.large", 22),
    put("court.favors.king", 3), put("court.offices.king.neutral", 1), put("shipyard.blue", 3),
    put("shipyard.purple", 1), put("period", 2), put("period", 0), put("period", 3), put("period", None),
    put("ending", "over"), put("ending", "soon"), put("starting_player", None), put("starting_player", "orange"),
    put("active_player", None), put("active_player", "orange"), put("period_trigger", "orange"),
    put("church_called_by", "orange"), put("nobles_claimed", 7),
    put("cards_discarded_now", ["blue-king-1", "blue-king-1"]), put("random.1", -1), put("options.players", 4),
    put("options.players", 5), put("options.ruleset", "1755"), put("options.draft", 1),
    put("format", "lisboa-position-2"), put("weather", "fine"), put("stack", []), put("stack", None),
    put("stack.0.step", "nap"), put("stack.0.step", []), put("stack.0.step", None), put("stack.0.seat", None),
    put("stack.0.seat", "orange"), put("stack.0.seat", {}), put("stack.0.numbers", [1, 2]),
    put("stack.0.numbers", ["a", 0, 0]), put("stack.0.numbers", [10**9, 0, 0]), put("stack.0", "main"),
    drop("stack.0"), drop("stack.5"), drop("stack.4"), drop("stack.1"), drop("players.green.reis"),
    drop("players.green"), drop("prices.gold"), drop("decree_deck"), drop("options"), drop("format"), drop("random"),
    drop("stack"),
    drop("downtown.stores.B2"),
]  # fmt: skip


def explained(error: BadPosition) -> None:
    """An error names the place and says what is wrong there."""
    assert error.path.strip()
    assert error.reason.strip()


def test_the_position_to_be_spoiled_is_sound() -> None:
    document = position()
    assert document["period"] == 1
    assert recount.faults(document) == []
    assert Game.from_position(document).position() == document


@pytest.mark.parametrize("spoil", SPOILED, ids=lambda spoil: spoil.__name__)
def test_impossible_positions_are_refused_with_path_and_reason(spoil: Callable[[Document], None]) -> None:
    document = position()
    spoil(document)
    with pytest.raises(BadPosition) as error:
        Game.from_position(document)
    explained(error.value)


def test_cubes_on_covered_sites_are_refused() -> None:
    """SET-18: with two players row E and its two sites are not part of the game."""
    document = game_of(2, 40).position()
    cube = next(cube for cube in CUBES if document["downtown"]["cubes_gone"][cube] > 0)
    document["downtown"]["cubes_gone"][cube] -= 1
    document["downtown"]["site_cubes"]["west-E"][cube] += 1
    with pytest.raises(BadPosition, match="west-E"):
        Game.from_position(document)


@pytest.mark.parametrize("junk", JUNK)
def test_junk_is_no_position(junk: Any) -> None:
    with pytest.raises(BadPosition):
        Game.from_position(junk)


def test_the_given_document_is_not_changed() -> None:
    document = position()
    game = Game.from_position(document)
    game.play(game.legal_moves()[0])
    assert document == position()


PLACES = [(2, 1), (3, 2), (4, 30), (3, 75), (2, 130), (4, 170), (3, 1000)]


@EXAMPLES
@given(place=st.sampled_from(PLACES), draft=st.booleans(), seed=st.integers(0, 2**32))
def test_damaged_positions_are_refused_or_sound(place: tuple[int, int], draft: bool, seed: int) -> None:
    """Always the same examples; `make fuzz` looks for more."""
    refused_or_sound(game_of(*place, draft).position(), random.Random(seed))
