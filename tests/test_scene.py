"""The test positions themselves are legal: every wish is fulfilled and all components are conserved."""

from __future__ import annotations

import pytest

import lisboa
from tests.scene import COLOURS, Scene, state


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("period", [1, 2])
def test_a_plain_scene_is_legal(players: int, period: int) -> None:
    game = Scene(players, period=period).game()
    assert game.decision is not None
    assert game.decision.kind == "main"
    assert game.turn == 0
    assert all(len(state(game, colour)["hand"]) == 5 for colour in COLOURS[:players])


@pytest.mark.parametrize("period", [1, 2])
def test_a_solo_scene_is_legal(period: int) -> None:
    """With every wish about Lacerda."""
    scene = Scene(solo=True, period=period).courtier("minister").assistant("treasury").fleet("blue", "red")
    scene.fleet_cargo("blue", gold=1).fleet_cargo("red", tools=1).his_goods(gold=7).cubes("yellow", markers=0, fire=8)
    scene.offices("king", yellow=3, green=1).store("A2", "yellow", "gold").decrees("yellow", 3, 4)
    scene.completed("yellow", {"blue-3": 1, "green-2": 1}).favors("yellow", "king").influence("yellow", 9)
    doc = scene.game().position()
    assert doc["lacerda"]["courtier"] == "minister"
    assert doc["lacerda"]["assistant"] == "treasury"
    assert doc["lacerda"]["at_sea"] == {"blue": True, "red": False, "purple": False, "brown": False}
    assert doc["players"]["yellow"]["completed_plans"] == {"blue-3": 1, "green-2": 1}
    assert doc["players"]["yellow"]["officials"] == 8 - 3 - 1
    assert doc["players"]["yellow"]["hand"] == []


@pytest.mark.parametrize("active", COLOURS)
def test_whoever_is_active_plays_and_started(active: str) -> None:
    game = Scene(active=active).game()
    assert game.turn == COLOURS.index(active)
    assert state(game, active)["influence"] == 4


def test_wishes_of_every_kind_are_fulfilled() -> None:
    scene = Scene(period=2).hand("green", "red-king-1", "blue-king-2").goods("green", gold=2, books=1)
    scene.portfolio("green", top=["blue-builder-1", "ship-purple"], bottom=["blue-treasury-1"]).cargo(
        "green", 2, gold=1
    )
    scene.portfolio("yellow", top=["ship-red"]).cargo("yellow", 1, gold=2).at_sea("yellow", 1)
    scene.cubes("green", earthquake=2, fire=1, tsunami=1).row_cubes("E", earthquake=3).column_cubes(3, tsunami=3)
    scene.offices("king", green=1, yellow=2).plazas("builder", green=1).favors("green", "king", "minister")
    scene.clergy("green", 3, 3, 7).church({1: 8, 2: None}).cardinal(3).treasury(5).prices(gold=2)
    scene.store("B3", "green", "cloth").store("C5", "yellow", "tools").building("west-A", ["gold", "cloth"], "green")
    scene.available("blue", ["books"]).plans("green", {"blue-4": 1}).completed("yellow", {"green-2": 1})
    scene.decrees("green", 24, 56).display(1, 2, 3).shipyard(brown=1).deck("builder", ["brown-builder-1"])
    scene.reis("green", 17).influence("green", 9).wigs("green", 31).scoring(5, 4, 3, 3).pile(fire=2)
    doc = scene.game().position()
    green = doc["players"]["green"]
    assert green["hand"] == ["blue-king-2", "red-king-1"]
    assert green["top_row"] == {"1": "blue-builder-1", "2": "ship-purple", "3": None}
    assert (green["set_markers"], green["officials"], green["clergy"]) == (1, 5, {"3": 2, "7": 1})
    assert green["plans"] == {"blue-4": 1}
    assert doc["players"]["yellow"]["completed_plans"] == {"green-2": 1}
    assert doc["downtown"]["stores"]["B3"] == "green"
    assert doc["downtown"]["row_cubes"]["E"] == {"earthquake": 3, "fire": 0, "tsunami": 0}
    assert doc["court"]["favors"] == {"builder": 4, "minister": 3, "king": 3}
    assert doc["church"]["tiles"]["2"] is None
    assert doc["treasury_space"] == 0
    assert [doc["decrees"][str(i)] for i in range(1, 5)] == [1, 2, 3, None]
    assert doc["shipyard"] == {"blue": 0, "red": 0, "purple": 0, "brown": 1}


def test_what_cannot_be_is_refused_with_its_path() -> None:
    with pytest.raises(lisboa.BadPosition, match=r"players\.green\.goods\.gold"):
        Scene().goods("green", gold=3).game()
    with pytest.raises(ValueError, match="blue-king-1"):
        Scene().hand("green", "blue-king-1").hand("yellow", "blue-king-1").game()


def test_a_scene_plays_on_to_the_end_of_the_game() -> None:
    game = Scene(3, period=2).store("B3", "green", "cloth").building("north-gold", ["gold"]).game()
    while not game.is_over:
        game.play(game.legal_moves()[-1])
    assert len(game.scores()) == 3
