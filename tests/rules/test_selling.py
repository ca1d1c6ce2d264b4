"""Chapter 5: Sell (SELL-1 to SELL-4), EX-18, RUL-16."""

from __future__ import annotations

import pytest

import lisboa
from tests.scene import Scene, kind, moves, play, refused, state


def market() -> Scene:
    """EX-18: green's empty red ship, purple's empty purple one."""
    scene = Scene(period=2).hand("green", "purple-king-1", "purple-king-2").prices(books=5, cloth=4, gold=4, tools=3)
    scene.goods("green", gold=2, books=2, tools=1).reis("green", 0).wigs("green", 5).wigs("purple", 5)
    return scene.portfolio("green", top=["ship-red"]).portfolio("purple", top=["ship-purple"])


SALES = ["portfolio purple-king-1", "favor builder", "tuck", "sell", "sell gold green-1", "sell gold green-1"]


def test_selling_to_two_ships() -> None:
    """EX-18, SELL-1, SELL-2, SELL-3: 24 réis, green's ship sails for 2 wigs, purple's waits, prices stay."""
    game = market().game()
    prices = game.position()["prices"]
    play(game, *SALES)
    assert state(game, "green")["reis"] == 2 * (4 + 1)
    assert state(game, "green")["at_sea"]["1"] is True
    assert state(game, "green")["wigs"] == 7
    play(game, "sell books purple-1", "sell books purple-1")
    assert state(game, "green")["reis"] == 24
    assert state(game, "purple")["cargo"]["1"] == {"gold": 0, "cloth": 0, "books": 2, "tools": 0}
    assert state(game, "purple")["at_sea"]["1"] is False
    assert state(game, "purple")["wigs"] == 5
    assert state(game, "purple")["reis"] == 10
    assert game.position()["prices"] == prices
    other = game.copy()
    play(game, "pass")
    assert kind(game) == "take-card"
    assert state(game, "green")["goods"] == {"gold": 0, "cloth": 0, "books": 0, "tools": 1}
    play(other, "sell tools purple-1")
    assert state(other, "green")["reis"] == 24 + 5
    assert state(other, "purple")["at_sea"]["1"] is True
    assert state(other, "purple")["wigs"] == 8
    assert state(other, "green")["wigs"] == 7


def test_a_ship_that_sailed_is_closed() -> None:
    """RUL-16, SELL-3: at once, also to its owner."""
    game = market().game()
    play(game, *SALES)
    refused(game, "sell books green-1", "RUL-16")
    assert set(moves(game, "sell")) == {"sell books purple-1", "sell tools purple-1"}


def test_a_seller_may_stop_after_any_good_but_sells_at_least_one() -> None:
    """RUL-16, SELL-1."""
    game = market().game()
    play(game, *SALES[:4])
    refused(game, "pass", "SELL-1")
    play(game, "sell tools green-1", "pass")
    assert kind(game) == "take-card"
    assert state(game, "green")["reis"] == 3 + 1
    assert state(game, "green")["goods"]["gold"] == 2


def test_goods_stay_on_a_ship_that_is_not_full() -> None:
    """SELL-3: face up, over turns; they do not come back to the seller."""
    game = market().game()
    play(game, *SALES[:4], "sell tools purple-1", "pass", "take king")
    for _ in range(2):
        play(game, moves(game, "gold")[0], "take king" if "take king" in game.legal_moves() else "take builder")
    assert state(game, "purple")["cargo"]["1"]["tools"] == 1
    assert state(game, "purple")["at_sea"]["1"] is False


def test_what_is_not_held_cannot_be_sold() -> None:
    """SELL-1."""
    game = market().game()
    play(game, *SALES[:4])
    refused(game, "sell cloth green-1", "SELL-1")


@pytest.mark.parametrize(
    ("bottom", "tiles", "good", "extra"),
    [
        ([], (), "tools", 0),
        (["blue-treasury-4"], (), "tools", 2),
        (["blue-treasury-4", "red-treasury-1"], (), "tools", 4),
        (["blue-treasury-4"], (), "gold", 0),
        (["blue-treasury-5"], (), "gold", 1),
        (["blue-treasury-6", "purple-treasury-1"], (), "gold", 3),
        (["blue-treasury-3"], (7,), "cloth", 3),
        ([], (7, 7), "books", 2),
    ],
)
def test_the_sellers_own_benefits(bottom: list[str], tiles: tuple[int, ...], good: str, extra: int) -> None:
    """SELL-2: they stack, and count for the seller, not for the owner of the ship."""
    scene = Scene(period=2).hand("green", "purple-king-1").prices(gold=4, cloth=4, books=4, tools=4).reis("green", 0)
    scene.portfolio("green", bottom=bottom).clergy("green", *tiles).goods("green", **{good: 1}).sets("green", 1)
    scene.portfolio("yellow", top=["ship-brown"], bottom=["brown-treasury-2"]).set("players.green.set_markers", 0)
    game = scene.game()
    play(game, "portfolio purple-king-1", "favor builder")
    if kind(game) == "tuck":
        play(game, "tuck")
    play(game, *(["sell"] if kind(game) == "sell-or-trade" else []))
    assert state(game, "green")["reis"] == 4 + 3 + extra


@pytest.mark.parametrize(("ship", "modifier"), [("blue", 0), ("red", 1), ("purple", 2), ("brown", 3)])
def test_the_ships_modifier(ship: str, modifier: int) -> None:
    """SELL-2."""
    scene = Scene(period=2).hand("green", "purple-king-3").prices(cloth=2).reis("green", 0).goods("green")
    game = scene.portfolio("yellow", top=[f"ship-{ship}"]).game()
    play(game, "portfolio purple-king-3", "sell")
    if kind(game) == "sell":
        play(game, "pass")  # the first one had no alternative
    sold = 2 - state(game, "green")["goods"]["cloth"]
    assert sold == 1
    assert state(game, "green")["reis"] == 2 + modifier


def test_prices_stop_at_the_bottom_and_never_rise() -> None:
    """SELL-4, RUL-16: production lowers a price to 1 and no further; a position with a risen price is refused."""
    for before, after in ((2, 1), (1, 1)):
        scene = Scene().hand("green", "blue-minister-3").store("B1", "green", "gold").prices(gold=before)
        game = scene.goods("green", tools=1).game()
        play(game, "portfolio blue-minister-3")
        assert state(game, "green")["goods"]["gold"] == 1
        assert game.position()["prices"]["gold"] == after
    with pytest.raises(lisboa.BadPosition, match=r"prices\.tools"):
        Scene().prices(tools=5).game()
