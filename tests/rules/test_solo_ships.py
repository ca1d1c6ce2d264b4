"""Chapter 13: Lacerda's ships: you sell to them, they sail for him and dock in his turn (SOLO-4, SOLO-5)."""

from __future__ import annotations

from tests.scene import Scene, play, refused, state
from tests.solo import his_turn


def selling(**fleet: int) -> Scene:
    scene = (
        Scene(solo=True).fleet(*fleet).hand("green", "blue-treasury-1", "blue-king-2").goods("green", gold=2, tools=1)
    )
    return scene.reis("green", 0).prices(gold=6, tools=4).wigs("yellow", 5).treasury(1)


def test_you_may_sell_to_his_ships() -> None:
    """SOLO-5, SELL-1, SELL-2: his red ship adds 1 to the price; it sails for him when full (SELL-3)."""
    game = selling(red=1).game()
    play(game, "portfolio blue-treasury-1", "sell")
    assert set(game.legal_moves()) == {"sell gold lacerda-red", "sell tools lacerda-red"}
    game.play("sell gold lacerda-red")
    assert state(game, "green")["reis"] == 1 + 7
    assert game.position()["lacerda"]["cargo"]["red"]["gold"] == 1
    assert state(game, "yellow")["wigs"] == 5
    game.play("sell tools lacerda-red")
    assert state(game, "green")["reis"] == 8 + 5
    doc = game.position()
    assert doc["lacerda"]["at_sea"]["red"] is True
    assert doc["players"]["yellow"]["wigs"] == 5 + 2
    assert doc["players"]["green"]["wigs"] == 5


def test_a_ship_of_his_at_sea_takes_nothing() -> None:
    """SELL-1, RUL-16: only the blue ship is docked."""
    game = selling(blue=1, red=1).fleet_cargo("red", gold=2).game()
    play(game, "portfolio blue-treasury-1", "sell")
    assert set(game.legal_moves()) == {"sell gold lacerda-blue", "sell tools lacerda-blue"}
    reason = refused(game, "sell gold lacerda-red", "RUL-16")
    assert "sea" in reason


def test_his_ship_alone_lets_a_card_into_the_portfolio() -> None:
    """TURN-4: with nothing to trade, only a docked ship of his with room makes a tuck possible."""
    scene = selling(red=1).goods("green", tools=1).clergy("green", 2, 3, 7, 9)
    scene.offices("builder", green=3).offices("minister", green=2).offices("king", green=3)
    scene.plans(
        "green", {f"{architect}-{n}": 2 for architect in ("blue", "green") for n in (2, 3, 4, 5)} | {"blue-3": 3}
    )
    assert "portfolio blue-treasury-1" in scene.game().legal_moves()
    full = scene.fleet_cargo("red", gold=2).game()
    assert "portfolio blue-treasury-1" not in full.legal_moves()


def test_his_ships_dock_at_the_start_of_his_turn() -> None:
    """SOLO-4, TURN-2: the crates go to the supply; a ship that is not full keeps its goods."""
    scene = Scene(solo=True).fleet("blue", "red").fleet_cargo("blue", gold=1).fleet_cargo("red", tools=1)
    told = his_turn(scene)
    assert told.doc["lacerda"]["at_sea"]["blue"] is False
    assert sum(told.doc["lacerda"]["cargo"]["blue"].values()) == 0
    assert told.doc["lacerda"]["cargo"]["red"]["tools"] == 1
    assert told.kinds.index("lacerda-docked") < told.kinds.index("courtier-moved")


def test_his_ships_stay_at_sea_in_your_turn() -> None:
    """TURN-2, SOLO-4: they dock in his turn only."""
    game = Scene(solo=True).fleet("blue").fleet_cargo("blue", gold=1).hand("green", "blue-king-1", "blue-king-2").game()
    game.play("gold blue-king-1")
    assert game.position()["lacerda"]["at_sea"]["blue"] is True
    assert state(game, "green")["goods"]["gold"] == 2
