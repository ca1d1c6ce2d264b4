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


def position_with_extras() -> Document:
    """Green and Purple of three are novices, tokens lie on the board; Green has fulfilled the goal of deck A."""
    game = Game(3, 5, goals=[0, 2], city_tokens=True)
    while game.decision is not None and game.decision.kind != "main":
        game.play(game.legal_moves()[0])
    document = game.position()
    placed = document["goals_placed"]
    first = next(goal for goal, owner in placed.items() if owner == "green")
    placed.update({first: "gone", document["goal_deck"].pop(): "green", document["goal_deck"].pop(): "green"})
    return document


def held(document: Document, colour: str) -> list[str]:
    return [goal for goal, owner in document["goals_placed"].items() if owner == colour]


def a_goal_twice(document: Document) -> None:
    document["goal_deck"][0] = held(document, "green")[0]


def a_goal_nowhere(document: Document) -> None:
    del document["goals_placed"][held(document, "green")[0]]


def deck_a_in_the_deck(document: Document) -> None:
    first = held(document, "purple")[0]
    del document["goals_placed"][first]
    document["goal_deck"].append(first)


def a_goal_of_no_novice(document: Document) -> None:
    document["goals_placed"][held(document, "green")[0]] = "yellow"


def three_goals(document: Document) -> None:
    document["goals_placed"][document["goal_deck"].pop()] = "green"


def two_goals_of_deck_a(document: Document) -> None:
    document["goals_placed"][held(document, "gone")[0]] = "purple"


def a_card_drawn_for_nothing(document: Document) -> None:
    document["goals_placed"][document["goal_deck"].pop()] = "gone"


def goals_without_novices(document: Document) -> None:
    document["options"]["goals"] = ""
    document["stack"] = [frame for frame in document["stack"] if frame["step"] != "goal-check"]


def no_goal_check(document: Document) -> None:
    document["stack"] = [frame for frame in document["stack"] if frame["step"] != "goal-check"]


def a_goal_before_the_end_of_the_turn(document: Document) -> None:
    number = recount.GOALS_B.index(held(document, "green")[0]) + 5
    document["stack"].append({"step": "goal", "seat": "green", "numbers": [1 << number, 0, 0]})


def goal_pending(seat: str, number: int) -> Callable[[Document], None]:
    """At the end of the turn a goal is to be rewarded, or an official to be placed."""

    def spoil(document: Document) -> None:
        step = {"step": "goal" if number else "place-official", "seat": seat, "numbers": [number, 0, 0]}
        document["cards_gone"][document["players"][document["active_player"]]["hand"].pop()] = "seen"
        document["stack"] = [*document["stack"][:2], step]

    spoil.__name__ = f"goal pending {seat} {number}"
    return spoil


def no_official_to_place(document: Document) -> None:
    goal_pending("green", 0)(document)
    document["court"]["plazas"]["king"]["green"] += document["players"]["green"]["officials"]
    document["players"]["green"]["officials"] = 0


def a_token_twice(document: Document) -> None:
    rewards = document["downtown"]["plot_rewards"]
    rewards["C3"] = "favor" if rewards["C3"] != "favor" else "plan"


def a_token_of_a_plot_on_a_site(document: Document) -> None:
    document["downtown"]["site_rewards"]["west-A"] = "rubble"


def tokens_without_the_option(document: Document) -> None:
    document["options"]["city_tokens"] = False


SPOILED_EXTRAS = [
    a_goal_twice, a_goal_nowhere, deck_a_in_the_deck, a_goal_of_no_novice, three_goals, two_goals_of_deck_a,
    a_card_drawn_for_nothing, goals_without_novices, no_goal_check, a_goal_before_the_end_of_the_turn,
    goal_pending("yellow", 0), goal_pending("green", 2), goal_pending("green", 1 << 13), goal_pending("green", 1),
    no_official_to_place, a_token_twice, a_token_of_a_plot_on_a_site, tokens_without_the_option,
    put("options.goals", "green orange"), put("options.goals", "purple green"), put("options.goals", "green green"),
    put("options.goals", None), put("options.goals", ["green"]), put("options.goals", "Green"),
    put("options.city_tokens", 1), put("players.yellow.deeds", "plan"), put("players.green.deeds", "nap"),
    put("players.green.deeds", "favor plan"), put("players.green.deeds", 3), put("goals_placed.none", "green"),
    put("goals_placed.A1", "mauve"), put("goals_placed.B13", "green"), put("downtown.plot_rewards.C3", None),
    put("downtown.plot_rewards.C3", "wine"), put("downtown.plot_rewards.A1", "gold"),
    put("downtown.site_rewards.west-A", None), drop("downtown.plot_rewards.C3"), drop("goal_deck"),
    put("goal_deck", ["B5"] * 9), put("goal_deck.0", None),
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


def test_the_position_with_extras_is_sound() -> None:
    """EXTRA-1, EXTRA-2"""
    document = position_with_extras()
    assert recount.faults(document) == []
    assert Game.from_position(document).position() == document
    both = sum(1 << recount.GOALS_B.index(goal) + 5 for goal in held(document, "green"))
    for number in (0, both):
        document = position_with_extras()
        goal_pending("green", number)(document)
        assert Game.from_position(document).position() == document


@pytest.mark.parametrize("spoil", SPOILED_EXTRAS, ids=lambda spoil: spoil.__name__)
def test_impossible_extras_are_refused_with_path_and_reason(spoil: Callable[[Document], None]) -> None:
    """EXTRA-1, EXTRA-2, RUL-38"""
    document = position_with_extras()
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


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("draft", None, "options.draft: is null, must be false or true"),
        ("draft", "yes", "options.draft: is 'yes', must be false or true"),
        ("rules", True, "options.rules: is true, must be from 1 to 2"),
    ],
)
def test_values_are_named_as_documents_write_them(name: str, value: object, reason: str) -> None:
    """No True, False or None of Python."""
    document = Game(3, 1).position()
    document["options"][name] = value
    with pytest.raises(BadPosition) as caught:
        Game.from_position(document)
    assert str(caught.value) == reason
