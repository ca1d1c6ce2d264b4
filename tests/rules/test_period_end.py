"""Chapter 11: the end of the first period (END-1, END-2, RUL-26, RUL-27)."""

from __future__ import annotations

import pytest

import lisboa
from tests.scene import COLOURS, Scene, kind, moves, play, refused, state

NO_CUBE = {"earthquake": 0, "fire": 0, "tsunami": 0}


def who(game: lisboa.Game) -> str:
    assert game.turn is not None
    return COLOURS[game.turn]


def purple_gone(game: lisboa.Game) -> int:
    return sum(card.startswith("purple") for card in game.position()["cards_gone"])


def example_43() -> Scene:
    """Clockwise Green, Yellow, Purple, Orange: the example's Purple is Yellow here, and the other way round."""
    scene = Scene(active="purple", start="orange").treasury(3)
    scene.hand("green", "blue-king-1", "blue-king-2", "blue-treasury-1", "blue-minister-1", "blue-builder-2")
    scene.hand("yellow", "blue-king-3", "blue-minister-2", "blue-builder-3", "blue-builder-4", "blue-treasury-2")
    scene.hand("purple", "blue-treasury-3", "blue-treasury-4", "blue-builder-1", "blue-minister-3", "blue-minister-4")
    scene.hand("orange", "blue-minister-5", "blue-king-4", "blue-king-5", "blue-treasury-5", "blue-treasury-6")
    scene.favors("green", "builder").cubes("green", earthquake=2, fire=2, tsunami=1).cubes(
        "yellow", **dict.fromkeys(NO_CUBE, 1)
    )
    for colour in ("green", "purple"):
        scene.reis(colour, 30).influence(colour, 0)
    return scene.row_cubes("B", tsunami=2).column_cubes(1).row_cubes("C").column_cubes(3)


def to_period_end(game: lisboa.Game) -> None:
    """Purple visits the Builder and builds; Green follows, takes a tsunami cube: his 2nd set; Purple takes a card."""
    play(game, "visit blue-builder-1", "pass", "tile books", "plot C3", "house left")
    assert who(game) == "green"
    play(game, "follow noble", "tile gold", "plot B1", "house left")
    assert state(game, "green")["set_markers"] == 2
    assert (kind(game), who(game), game.position()["period"]) == ("take-card", "purple", 1)
    game.play("take king")


def test_ex_43_a_follower_ends_the_period() -> None:
    """EX-43 (END-1, END-2): the period ends after Purple's turn; 3 wigs per set; Green discards first."""
    game = example_43().game()
    to_period_end(game)
    assert (kind(game), who(game)) == ("period-discard", "green")
    assert {colour: state(game, colour)["wigs"] for colour in COLOURS} == {
        "green": 5 + 6, "yellow": 5 + 3, "purple": 5, "orange": 5,
    }  # fmt: skip
    position = game.position()
    assert position["political_decks"] == {"builder": [], "minister": [], "king": [], "treasury": []}
    assert position["period_ended_by"] == "sets"
    assert all(len(state(game, colour)["hand"]) == 5 for colour in COLOURS)


def green_discards(game: lisboa.Game) -> None:
    """2 King cards and a treasury card: the reward of one of the King cards."""
    play(game, "discard blue-king-1", "discard blue-king-2", "discard blue-treasury-1", "pass")
    assert moves(game) == ["reward blue-king-1", "reward blue-king-2"]
    refused(game, "reward blue-treasury-1", "END-2")
    refused(game, "pass", "RUL-4")
    goods = state(game, "green")["goods"]
    game.play("reward blue-king-2")
    assert state(game, "green")["goods"] == {**goods, "gold": goods["gold"] + 1}


def yellow_discards(game: lisboa.Game) -> None:
    """1 King, 1 Minister, 2 Builder: three rewards, in her order."""
    assert (kind(game), who(game)) == ("period-discard", "yellow")
    play(game, *(f"discard {card}" for card in ("blue-king-3", "blue-minister-2", "blue-builder-3", "blue-builder-4")))
    reis = state(game, "yellow")["reis"]
    play(game, "pass", "reward blue-builder-4", "plan green")
    refused(game, "reward blue-builder-3", "END-2")
    play(game, "reward blue-minister-2", "reward blue-king-3", "favor minister")
    yellow = state(game, "yellow")
    assert (yellow["reis"], yellow["favors"]["minister"], yellow["plans"]["green-2"]) == (reis + 3, True, 1)


def test_ex_43_discards_rewards_and_new_hands() -> None:
    """EX-43 (END-2): 3, 4, 2 and 0 cards are drawn, 12 of 21 purple cards leave; Orange has the next turn."""
    game = example_43().game()
    to_period_end(game)
    green_discards(game)
    yellow_discards(game)
    assert (kind(game), who(game)) == ("period-discard", "purple")
    before = state(game, "purple")
    play(game, "discard blue-treasury-3", "discard blue-treasury-4", "pass")  # no reward
    assert (kind(game), who(game)) == ("period-discard", "orange")
    assert {**state(game, "purple"), "hand": []} == {**before, "hand": []}
    game.play("pass")
    assert (kind(game), who(game), game.position()["period"]) == ("main", "orange", 2)
    drawn = {colour: sum(c.startswith("purple") for c in state(game, colour)["hand"]) for colour in COLOURS}
    assert drawn == {"green": 3, "yellow": 4, "purple": 2, "orange": 0}
    assert all(len(state(game, colour)["hand"]) == 5 for colour in COLOURS)
    assert purple_gone(game) == 12


def test_the_board_of_the_second_period() -> None:
    """END-2 (2), (5): purple ships on top of brown, old ones leave; four brown decks; church and decrees refilled."""
    game = example_43().display(1, 2, 3).game()
    to_period_end(game)
    for _ in COLOURS:
        game.play("pass")
    position = game.position()
    assert position["shipyard"] == {"blue": 0, "red": 0, "purple": 3, "brown": 3}
    assert position["ships_gone"] == {"blue": 3, "red": 3, "purple": 0, "brown": 0}
    for name, deck in position["political_decks"].items():
        assert sorted(deck) == [f"brown-{name}-{n}" for n in range(1, 6)]
    assert all(position["decks_face_up"].values())
    assert None not in [*position["decrees"].values(), *position["church"]["tiles"].values()]
    assert position["round"] == 2  # Orange is the starting player (RUL-28)
    assert purple_gone(game) == 21
    assert sum(card.startswith("red") for card in position["cards_gone"]) == 19


def gold_until_discards(game: lisboa.Game, card: str) -> None:
    """Get 1 gold and take a card of that deck."""
    game.play(moves(game, "gold")[0])
    game.play(f"take {card}")


def nearly_empty(active: str = "yellow") -> Scene:
    """Two decks are empty, the King's has one card left."""
    scene = Scene(active=active).deck("builder", []).deck("minister", []).deck("king", ["red-king-1"])
    return scene.deck("treasury", ["red-treasury-1", "red-treasury-2"])


def test_ex_44_the_third_empty_deck_ends_the_period() -> None:
    """EX-44 (END-1): Yellow takes its last card, so she counts as the one who triggered the end."""
    game = nearly_empty().game()
    gold_until_discards(game, "king")
    assert (kind(game), who(game)) == ("period-discard", "yellow")
    assert game.position()["period_ended_by"] == "decks"
    order = []
    while kind(game) == "period-discard":
        order.append(who(game))
        game.play("pass")
    assert order == ["yellow", "purple", "orange", "green"]
    assert (kind(game), who(game)) == ("main", "purple")


def test_two_empty_decks_are_not_enough() -> None:
    """END-1, RUL-26: Yellow takes a treasury card; the deck still has one, face up after upkeep."""
    game = nearly_empty().game()
    gold_until_discards(game, "treasury")
    assert (kind(game), who(game), game.position()["period"]) == ("main", "purple", 1)


def test_a_deck_with_a_hidden_card_is_not_empty() -> None:
    """RUL-26: a deck is empty when it has no card at all; upkeep turns the last one up before the check."""
    game = nearly_empty().deck("king", ["red-king-2", "red-king-1"]).game()
    gold_until_discards(game, "king")
    assert (kind(game), game.position()["political_decks"]["king"]) == ("main", ["red-king-2"])


def test_the_first_of_several_triggers_counts() -> None:
    """RUL-26: Green's 2nd set as a follower comes before the third empty deck."""
    scene = example_43().deck("builder", []).deck("minister", []).deck("king", ["red-king-1"])
    game = scene.game()
    to_period_end(game)
    assert (kind(game), who(game)) == ("period-discard", "green")
    assert game.position()["period_ended_by"] == "sets"


def test_who_completes_the_second_set_first_discards_first() -> None:
    """END-2, RUL-26: Purple the visitor completes hers before Green the follower."""
    scene = example_43().cubes("purple", earthquake=2, fire=2, tsunami=1).row_cubes("C", tsunami=2)
    game = scene.game()
    to_period_end(game)
    assert (kind(game), who(game)) == ("period-discard", "purple")


def test_penalties_are_ignored_and_give_nothing() -> None:
    """END-2 (3): discarding a card with a penalty costs nothing, its noble may still reward by another card."""
    game = nearly_empty().hand("yellow", "blue-king-5", "blue-king-1", "blue-treasury-1").goods("yellow").game()
    play(game, "gold blue-treasury-1", "take king")
    play(game, "discard blue-king-5", "discard blue-king-1", "pass")
    # Only one reward can be had, so it is taken by itself.
    assert state(game, "yellow")["goods"] == {"gold": 1, "cloth": 1, "books": 0, "tools": 0}
    assert who(game) == "purple"


def test_rewards_that_are_actions_may_be_declined() -> None:
    """END-2 (3), RUL-4: a plan need not be taken."""
    game = nearly_empty().hand("yellow", "blue-builder-4", "blue-treasury-1").plans("yellow", {"blue-3": 1}).game()
    play(game, "gold blue-treasury-1", "take king", "discard blue-builder-4", "pass")
    assert moves(game) == ["reward blue-builder-4", "pass"]
    game.play("pass")
    assert state(game, "yellow")["plans"] == {"blue-3": 1}


def test_a_set_completed_by_a_reward_scores_no_wigs_but_raises_limits() -> None:
    """RUL-27: rubble of red builder 2 completes Yellow's 2nd set after the wigs for sets were counted."""
    scene = nearly_empty().hand("yellow", "red-builder-2", "red-builder-3", "blue-minister-1", "blue-treasury-1")
    scene.cubes("yellow", earthquake=2, fire=2, tsunami=1).pile(tsunami=2).goods("yellow", gold=2, books=3)
    game = scene.game()
    play(game, "gold blue-treasury-1", "take king")
    assert state(game, "yellow")["wigs"] == 5 + 3
    play(game, "discard red-builder-2", "discard blue-minister-1", "pass", "reward red-builder-2", "rubble tsunami")
    yellow = state(game, "yellow")
    assert (yellow["wigs"], yellow["set_markers"]) == (8, 2)
    assert yellow["goods"]["books"] == 4  # the Minister's book: a limit of 4 now
    while kind(game) != "main":
        game.play("pass")
    assert (game.position()["period"], game.position()["period_trigger"]) == (2, None)
    assert state(game, "yellow")["wigs"] == 8


def church_scene() -> Scene:
    """Yellow and Purple have a card that moves the Cardinal, who stands before the influence icon."""
    scene = nearly_empty().hand("yellow", "blue-king-1", "blue-treasury-1").hand("purple", "blue-king-4", "blue-king-2")
    scene.cardinal(5).church({1: 1, 2: 2, 6: 6}).clergy("green", 9).clergy("orange", 16)
    return scene.portfolio("green", top=["blue-builder-1"]).influence("green", 0)


def test_church_scoring_caused_by_a_reward_comes_before_the_draw() -> None:
    """RUL-27: after the last discards, starting with whoever caused it."""
    game = church_scene().game()
    play(game, "gold blue-treasury-1", "take king", "pass")
    play(game, "discard blue-king-4", "pass", "reward blue-king-4", "cardinal 1 ahead")
    assert (kind(game), who(game)) == ("period-discard", "orange")
    play(game, "pass", "pass")
    order = []
    while kind(game) == "church-scoring":
        order.append(who(game))
        assert game.position()["period"] == 1
        assert game.position()["shipyard"]["purple"] == 0
        game.play("give clergy-9" if who(game) == "green" else "pass")
    assert order == ["purple", "orange", "green"]  # Yellow has no tile
    assert (state(game, "green")["influence"], state(game, "green")["wigs"]) == (3, 5 + 3)
    assert (kind(game), who(game), game.position()["period"]) == ("main", "purple", 2)


def test_it_comes_in_addition_to_the_church_scoring_of_the_turn() -> None:
    """RUL-27: the Cardinal goes once around the church in Yellow's turn, and passes the icon again by a reward."""
    scene = church_scene().hand("yellow", "red-king-2", "blue-treasury-1").plans("yellow", {"blue-2": 1})
    scene.plazas("king", yellow=2).offices("minister").church({space: space for space in range(1, 7)})
    for colour in ("green", "purple", "orange"):
        scene.favors(colour, "king")
    game = scene.game()
    play(game, "visit red-king-2", "free cardinal", "cardinal 1 ahead", "site west-A")
    for move in ("cardinal 2 ahead", "cardinal 2 ahead", "cardinal 1 ahead"):
        play(game, "follow cardinal", move)
    assert game.position()["church"]["cardinal"] == 5
    game.play("take king")
    turns = []
    while kind(game) == "church-scoring":
        turns.append(who(game))
        game.play("pass")
    assert turns == ["green", "yellow", "purple", "orange"]  # from the last mover (RUL-21)
    assert (kind(game), who(game)) == ("period-discard", "yellow")
    play(game, "pass", "discard blue-king-4", "pass", "reward blue-king-4")
    play(game, moves(game, "cardinal")[0], "pass", "pass")
    assert (kind(game), who(game)) == ("church-scoring", "purple")


@pytest.mark.parametrize(("ruleset", "ship"), [("2021", "ship-red"), ("2017", "ship-purple")])
def test_the_order_of_the_ruleset_decides_which_ship_a_reward_builds(ruleset: str, ship: str) -> None:
    """END-2: 2021 discards before the shipyard is renewed, 2017 after it."""
    scene = Scene(active="yellow", ruleset=ruleset).deck("builder", []).deck("minister", [])
    scene.deck("king", ["red-king-1"]).hand("yellow", "blue-minister-4", "blue-treasury-1").shipyard(red=2)
    game = scene.goods("yellow", gold=1, cloth=1, books=1, tools=1).game()
    play(game, "gold blue-treasury-1", "take king", "discard blue-minister-4", "pass", "reward blue-minister-4")
    game.play(moves(game, "ship")[0] if kind(game) == "ship" else moves(game, "spend")[0])
    if kind(game) == "ship-goods":
        game.play(moves(game, "spend")[0])
    assert state(game, "yellow")["top_row"]["1"] == ship
    while kind(game) != "main":
        game.play("pass")
    assert game.position()["shipyard"]["purple"] == (3 if ruleset == "2021" else 2)


def test_the_next_player_in_turn_order_goes_on() -> None:
    """END-2, RUL-28: the round is not restarted by the period change."""
    scene = nearly_empty("purple")
    scene.doc["starting_player"] = "yellow"
    scene.doc["round"] = 4
    game = scene.game()
    gold_until_discards(game, "king")
    while kind(game) != "main":
        game.play("pass")
    assert (who(game), game.position()["round"]) == ("orange", 4)
    assert game.position()["starting_player"] == "yellow"
