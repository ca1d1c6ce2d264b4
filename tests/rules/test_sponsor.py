"""Chapter 10: sponsoring the event of a treasury card (SPONSOR-1, RUL-25)."""

from __future__ import annotations

import pytest

from tests.scene import COLOURS, Scene, kind, moves, play, refused, state, treasury


def sponsor(*cards: str, reis: int = 30) -> Scene:
    """Green with treasury cards in hand, the treasury at 3, influence that yields nothing; period 2 has all cards."""
    scene = Scene(period=2).hand("green", *cards, "blue-king-5").reis("green", reis).influence("green", 0).treasury(3)
    return scene.goods("green").offices("minister").pile(fire=2, earthquake=1)


GOODS_EVENTS = {
    "blue-treasury-1": "gold",
    "blue-treasury-2": "books",
    "blue-treasury-3": "cloth",
    "red-treasury-1": "tools",
    "purple-treasury-2": "gold",
}
ACTION_EVENTS = {
    "blue-treasury-4": "recruit",
    "blue-treasury-5": "cardinal",
    "red-treasury-2": "tile",
    "red-treasury-4": "favor",
    "red-treasury-5": "decree",
    "purple-treasury-3": "plan",
    "purple-treasury-4": "rubble",
    "purple-treasury-5": "cardinal",
    "purple-treasury-6": "tile",
    "brown-treasury-1": "site",
    "brown-treasury-2": "tile",
    "brown-treasury-3": "decree",
}


@pytest.mark.parametrize(("card", "good"), GOODS_EVENTS.items())
def test_events_with_goods(card: str, good: str) -> None:
    """SPONSOR-1: pay the treasury value, take 2 goods, the card leaves the game."""
    game = sponsor(card).game()
    game.play(f"sponsor {card}")
    green = state(game, "green")
    assert (green["reis"], green["goods"][good], sum(green["goods"].values())) == (27, 2, 2)
    assert game.position()["cards_gone"][card] == "seen"
    assert kind(game) == "take-card"


@pytest.mark.parametrize(("card", "decision"), ACTION_EVENTS.items())
def test_events_that_are_actions(card: str, decision: str) -> None:
    """SPONSOR-1: paid first, then the action, which may not be declined (RUL-25)."""
    game = sponsor(card).game()
    game.play(f"sponsor {card}")
    assert (kind(game), state(game, "green")["reis"]) == (decision, 27)
    assert "pass" not in game.legal_moves()
    assert game.position()["card_in_play"] == card


@pytest.mark.parametrize("card", ["blue-treasury-6", "purple-treasury-1", "brown-treasury-5"])
def test_production_as_an_event(card: str) -> None:
    """SPONSOR-1, STATE-4: only with something to produce (RUL-25)."""
    refused(sponsor(card).game(), f"sponsor {card}", "RUL-25")
    game = sponsor(card).store("B3", "green", "books").game()
    game.play(f"sponsor {card}")
    assert state(game, "green")["goods"] == {"gold": 0, "cloth": 0, "books": 1, "tools": 0}
    assert game.position()["prices"]["books"] == 4


def test_a_ship_as_an_event() -> None:
    """SPONSOR-1, STATE-3: its goods are paid; the treasury rises after the card was paid."""
    scene = sponsor("red-treasury-3").shipyard(purple=2)
    refused(scene.goods("green", gold=2, cloth=1).game(), "sponsor red-treasury-3", "RUL-25")
    game = scene.goods("green", gold=1, cloth=1, tools=1).game()
    game.play("sponsor red-treasury-3")
    green = state(game, "green")
    assert (green["reis"], green["top_row"]["1"], sum(green["goods"].values())) == (27, "ship-purple", 0)
    assert treasury(game) == 4


def test_gain_influence_as_an_event() -> None:
    """SPONSOR-1, INF-1: brown treasury 4."""
    game = sponsor("brown-treasury-4").portfolio("green", top=["blue-king-1", "ship-purple"]).game()
    game.play("sponsor brown-treasury-4")
    assert state(game, "green")["influence"] == 4


def test_a_mere_gain_may_always_be_sponsored() -> None:
    """RUL-25: with a full warehouse nothing comes of it, but it is legal."""
    game = sponsor("blue-treasury-1").goods("green", gold=2).game()
    game.play("sponsor blue-treasury-1")
    assert (state(game, "green")["goods"]["gold"], state(game, "green")["reis"]) == (2, 27)


def test_rubble_is_an_action() -> None:
    """RUL-25: with an empty pile it cannot be sponsored."""
    game = sponsor("purple-treasury-4").pile().game()
    refused(game, "sponsor purple-treasury-4", "RUL-25")
    game = sponsor("purple-treasury-4").pile(fire=1, tsunami=1).game()
    play(game, "sponsor purple-treasury-4", "rubble fire")
    assert state(game, "green")["cubes"] == {"earthquake": 0, "fire": 1, "tsunami": 0}
    assert game.position()["downtown"]["pile"] == {"earthquake": 0, "fire": 0, "tsunami": 1}


def test_other_actions_that_are_impossible() -> None:
    """RUL-25, RUL-3: all favors held, four clergy tiles, no official on the board, no decree, no plan."""
    scene = sponsor("red-treasury-4", "blue-treasury-5", "blue-treasury-4")
    scene.favors("green", "builder", "minister", "king").clergy("green", 1, 2, 3, 4)
    game = scene.plazas("builder", green=8).game()
    for card in ("red-treasury-4", "blue-treasury-5", "blue-treasury-4"):
        refused(game, f"sponsor {card}", "RUL-25")
    scene = sponsor("red-treasury-5", "purple-treasury-3").display().decrees("yellow", *range(1, 71))
    scene.completed("yellow", {"blue-5": 2, "green-5": 2})
    game = scene.game()
    for card in ("red-treasury-5", "purple-treasury-3"):
        refused(game, f"sponsor {card}", "RUL-25")


def test_a_sponsored_store_is_two_payments() -> None:
    """SPONSOR-1, RUL-12: the treasury value for the event, then the land; no influence for a visit."""
    scene = sponsor("red-treasury-2").row_cubes("B", tsunami=1).column_cubes(1)
    scene.offices("builder", yellow=4).wigs("green", 0)
    game = scene.game()
    play(game, "sponsor red-treasury-2", "tile gold", "plot B1", "house left")
    green = state(game, "green")
    assert (green["reis"], green["influence"], green["wigs"]) == (30 - 3 - 3, 0, 0)
    assert game.position()["downtown"]["stores"]["B1"] == "green"


def test_a_sponsored_store_needs_money_for_both() -> None:
    """SPONSOR-1, RUL-25: 3 for the event and 3 for the cheapest land; the split of coins counts (RUL-2)."""
    scene = sponsor("red-treasury-2", reis=5).row_cubes("B").column_cubes(1)
    scene.store("A4", "yellow", "books").store("E1", "yellow", "gold").church({n: n for n in range(1, 7)})
    refused(scene.game(), "sponsor red-treasury-2", "RUL-25")
    game = scene.reis("green", 6).game()
    game.play("sponsor red-treasury-2")
    assert game.position()["downtown"]["stores"]["B1"] == "green"
    assert state(game, "green")["reis"] == 0


def test_an_icon_is_no_visit_and_cannot_be_followed() -> None:
    """VISIT-4: holders of the Builder's favor are not asked, rivals in the office cost nothing."""
    scene = sponsor("red-treasury-2").row_cubes("B").column_cubes(1)
    for colour in ("yellow", "purple", "orange"):
        scene.favors(colour, "builder").reis(colour, 30)
    game = scene.game()
    play(game, "sponsor red-treasury-2", "tile gold", "plot B1", "house left")
    assert (kind(game), game.turn) == ("take-card", COLOURS.index("green"))


def test_opening_a_building_as_an_event() -> None:
    """SPONSOR-1, NOBLE-4: brown treasury 1; impossible without a plan that works (RUL-25)."""
    scene = sponsor("brown-treasury-1").plans("green", {"blue-2": 1}).plazas("king", green=2)
    game = scene.favors("yellow", "king").game()
    play(game, "sponsor brown-treasury-1", "site west-A")
    assert state(game, "green")["completed_plans"] == {"blue-2": 1}
    assert kind(game) == "take-card"
    poor = sponsor("brown-treasury-1", reis=8).plans("green", {"blue-5": 1, "green-5": 1})
    for site in ("east-A", "east-C", "west-D"):
        poor.building(site, ["gold", "cloth"] if site == "east-C" else [{"east-A": "gold", "west-D": "books"}[site]])
    refused(poor.church({n: n for n in range(1, 7)}).game(), "sponsor brown-treasury-1", "RUL-25")


@pytest.mark.parametrize("value", [1, 2, 3, 4, 5])
def test_the_price_is_the_treasury_value(value: int) -> None:
    """SPONSOR-1: at every space of the track; with 1 real less it is closed."""
    game = sponsor("blue-treasury-1", reis=value).treasury(value).game()
    game.play("sponsor blue-treasury-1")
    assert state(game, "green")["reis"] == 0
    poor = sponsor("blue-treasury-1", reis=value - 1).treasury(value).game()
    reason = refused(poor, "sponsor blue-treasury-1", "SPONSOR-1")
    assert reason == f"sponsoring costs {value} {'real' if value == 1 else 'réis'}, you can raise {value - 1}"


def test_influence_may_pay_for_the_event() -> None:
    """SPONSOR-1, INF-3: three coins of influence 3."""
    game = sponsor("blue-treasury-1", reis=2).influence("green", 3).game()
    game.play("sponsor blue-treasury-1")
    assert moves(game) == ["coins 1", "coins 2", "coins 3"]
    game.play("coins 3")
    assert (state(game, "green")["influence"], state(game, "green")["reis"]) == (0, 2)
