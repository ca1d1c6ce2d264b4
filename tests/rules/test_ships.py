"""Chapter 7, the Minister's ships (STATE-3), EX-21, EX-22, EX-27, EX-58, RUL-17, RUL-18."""

from __future__ import annotations

import pytest

import lisboa
from tests.scene import Scene, kind, moves, play, refused, state, to_turn_end, treasury


def top_row(game: lisboa.Game, colour: str) -> list[str | None]:
    return list(state(game, colour)["top_row"].values())


def test_a_second_ship_instead_of_the_card_just_played() -> None:
    """EX-21, STATE-3, PORT-2, INF-1: no discount, treasury up, influence 2 + 2, a second good may be offered."""
    scene = Scene(active="yellow").hand("yellow", "blue-king-2").portfolio("yellow", top=["ship-red"]).shipyard(red=1)
    game = scene.goods("yellow", books=1, cloth=1, tools=1).influence("yellow", 3).treasury(3).game()
    play(game, "portfolio blue-king-2")
    assert state(game, "yellow")["goods"]["gold"] == 1
    play(game, "tuck", "trade", "offer books ship")
    assert set(game.legal_moves()) == {"ship replace ship-1", "ship replace blue-king-2"}
    play(game, "ship replace blue-king-2")
    assert set(game.legal_moves()) == {"spend gold+cloth", "spend gold+tools", "spend cloth+tools"}
    play(game, "spend gold+cloth")
    assert top_row(game, "yellow") == ["ship-red", "ship-red", None]
    assert treasury(game) == 4
    assert state(game, "yellow")["influence"] == 7
    assert state(game, "yellow")["goods"] == {"gold": 0, "cloth": 0, "books": 0, "tools": 1}
    assert kind(game) == "trade"
    refused(game, "offer tools ship", "TRADE-1")
    assert "offer tools recruit" in game.legal_moves()


def orange_ships() -> Scene:
    """EX-22: a hull-1 ship and a Minister of influence 5, the shipyard shows hull 3."""
    scene = Scene(active="orange", period=2).hand("orange", "purple-king-1").sets("orange", 1).treasury(3)
    scene.portfolio("orange", top=["ship-blue", "red-minister-5"]).influence("orange", 1).shipyard(purple=1)
    return scene.goods("orange", gold=1, cloth=1, books=1, tools=1).set("players.orange.set_markers", 0)


def test_replacing_a_ship_costs_the_difference() -> None:
    """EX-22, STATE-3, RUL-17, INF-1: 3 - 1 = 2 different goods, influence 1 + 5."""
    game = orange_ships().game()
    play(game, "portfolio purple-king-1", "favor builder", "tuck", "trade", "offer gold ship", "ship replace ship-1")
    assert set(game.legal_moves()) == {"spend cloth+books", "spend cloth+tools", "spend books+tools"}
    play(game, "spend cloth+books")
    assert state(game, "orange")["goods"] == {"gold": 0, "cloth": 0, "books": 0, "tools": 1}
    assert top_row(game, "orange") == ["ship-purple", "red-minister-5", "purple-king-1"]
    assert treasury(game) == 4
    assert state(game, "orange")["influence"] == 1 + 1 + 5 + 2
    assert game.position()["ships_gone"]["blue"] == 3


def test_the_influence_of_ex_22_as_printed() -> None:
    """EX-22: only ship and Minister in the top row: +6. A treasury card is played, so no noble is added."""
    scene = Scene(active="orange", period=2).hand("orange", "purple-treasury-2").sets("orange", 1).treasury(3)
    scene.portfolio("orange", top=["ship-blue", "red-minister-5"]).influence("orange", 1).shipyard(purple=1)
    game = scene.goods("orange", gold=1, cloth=1, books=1).set("players.orange.set_markers", 0).game()
    play(game, "portfolio purple-treasury-2", "trade", "offer gold ship")  # only a replacement can be paid
    assert treasury(game) == 3  # down by the card, up by the ship
    assert state(game, "orange")["influence"] == 7
    assert state(game, "orange")["goods"] == {"gold": 0, "cloth": 0, "books": 0, "tools": 0}
    assert top_row(game, "orange")[:2] == ["ship-purple", "red-minister-5"]


@pytest.mark.parametrize(
    ("middle", "tiles", "cost"),
    [(0, (), 3), (1, (), 2), (2, (), 2), (3, (), 0), (0, (14,), 2), (0, (14, 14), 1), (2, (14,), 1), (2, (14, 14), 0)],
)
def test_what_a_hull_3_ship_costs(middle: int, tiles: tuple[int, ...], cost: int) -> None:
    """EX-27, EX-58, NOBLE-2: one good less after the first house, nothing after the third; the traded good is due."""
    scene = Scene(period=2).hand("green", "purple-king-1").clergy("green", *tiles).shipyard(purple=1)
    scene.goods("green", gold=1, cloth=1, books=2, tools=1)
    for row in "BCD"[:middle]:
        scene.store(f"{row}1", "green", "gold")
    game = scene.houses("green", middle=middle).game()
    play(game, "portfolio purple-king-1", "favor builder", "offer books ship", "ship")
    if cost:
        choices = [set(move.split()[1].split("+")) for move in moves(game, "spend")]
        assert all(len(choice) == cost for choice in choices)
        play(game, game.legal_moves()[0])
    assert sum(state(game, "green")["goods"].values()) == 5 - 1 - cost
    assert "ship-purple" in top_row(game, "green")


def test_the_goods_must_be_different() -> None:
    """STATE-3: two of the same do not pay for a hull of 2."""
    scene = Scene().hand("green", "blue-minister-4").shipyard(red=1).portfolio("yellow", top=["ship-blue"])
    game = scene.goods("green", gold=2).game()
    play(game, "portfolio blue-minister-4")
    assert top_row(game, "green")[0] == "blue-minister-4"  # the reward could not be used
    game = scene.goods("green", gold=1, tools=1).game()
    play(game, "portfolio blue-minister-4")
    assert "ship-red" not in top_row(game, "green")  # both goods spent, nothing would be left to sell (RUL-2)
    game = scene.goods("green", gold=2, tools=1).game()
    play(game, "portfolio blue-minister-4", "ship")
    assert state(game, "green")["goods"] == {"gold": 1, "cloth": 0, "books": 0, "tools": 0}


def test_discarding_another_card_gives_no_discount() -> None:
    """RUL-17: only a replaced ship lowers the cost; the choice of the slot comes before paying."""
    scene = Scene().hand("green", "red-minister-1").shipyard(red=1).goods("green", gold=1, books=1, tools=1)
    game = scene.portfolio("green", top=["ship-blue", "blue-builder-1"]).game()
    play(game, "portfolio red-minister-1")
    assert kind(game) == "ship"
    a, b = game.copy(), game.copy()
    play(a, "ship replace ship-1")
    assert {len(move.split("+")) for move in moves(a, "spend")} == {1}
    play(b, "ship replace blue-builder-1")
    assert {len(move.split("+")) for move in moves(b, "spend")} == {2}


def test_the_difference_is_never_negative() -> None:
    """STATE-3, RUL-17: red replaced by blue costs nothing; houses and clergy come after the difference."""
    scene = Scene().hand("green", "red-minister-1").shipyard(blue=1).goods("green", gold=1, tools=1)
    game = scene.portfolio("green", top=["ship-red"]).game()
    play(game, "portfolio red-minister-1", "ship replace ship-1")
    assert top_row(game, "green")[0] == "ship-blue"
    assert sum(state(game, "green")["goods"].values()) == 2
    scene = Scene(period=2).hand("green", "purple-minister-2").shipyard(brown=1).clergy("green", 14)
    game = scene.portfolio("green", top=["ship-red"]).goods("green", gold=1, tools=1, books=1).game()
    play(game, "portfolio purple-minister-2", "ship replace ship-1")
    assert {len(move.split("+")) for move in moves(game, "spend")} == {1}  # 4 - 2 - 1


# RUL-18: cargo on replacement


def test_cargo_moves_over_to_the_new_ship() -> None:
    """EX-22, STATE-3, RUL-18: face-up goods stay aboard, the ship waits for more."""
    game = orange_ships().portfolio("orange", top=["ship-red", "red-minister-5"]).cargo("orange", 1, tools=1).game()
    wigs = state(game, "orange")["wigs"]
    play(
        game,
        "portfolio purple-king-1",
        "favor builder",
        "tuck",
        "trade",
        "offer gold ship",
        "ship replace ship-1",
        "spend cloth",
    )
    assert state(game, "orange")["cargo"]["1"] == {"gold": 0, "cloth": 0, "books": 0, "tools": 1}
    assert state(game, "orange")["at_sea"]["1"] is False
    assert state(game, "orange")["wigs"] == wigs


def test_cargo_that_fills_the_smaller_ship_sails_and_the_excess_is_dropped() -> None:
    """RUL-18: purple with two goods replaced by blue: the owner drops one, the ship sails for 1 wig."""
    scene = (
        Scene(period=2)
        .hand("green", "red-minister-1")
        .portfolio("green", top=["ship-purple"])
        .cargo("green", 1, gold=1, books=1)
    )
    game = scene.shipyard(blue=1).goods("green", gold=1, tools=1).wigs("green", 5).game()
    play(game, "portfolio red-minister-1", "ship replace ship-1")
    assert game.legal_moves() == ["drop gold", "drop books"]
    refused(game, "drop cloth", "RUL-18")
    play(game, "drop gold")
    assert state(game, "green")["cargo"]["1"] == {"gold": 0, "cloth": 0, "books": 1, "tools": 0}
    assert state(game, "green")["at_sea"]["1"] is True
    assert state(game, "green")["wigs"] == 6


def test_cargo_that_just_fills_the_new_ship_sails_at_once() -> None:
    """RUL-18: purple with two goods replaced by red: 2 wigs, nothing dropped."""
    scene = (
        Scene(period=2)
        .hand("green", "red-minister-1")
        .portfolio("green", top=["ship-purple"])
        .cargo("green", 1, gold=1, books=1)
    )
    game = scene.shipyard(red=1).goods("green", gold=1, tools=1).wigs("green", 5).game()
    play(game, "portfolio red-minister-1", "ship replace ship-1")
    assert state(game, "green")["at_sea"]["1"] is True
    assert state(game, "green")["wigs"] == 7


def packed(ship: str, yard: dict[str, int], **cargo: int) -> lisboa.Game:
    """Green visits the Minister; yellow, whose ship is at sea, follows and replaces it."""
    scene = (
        Scene()
        .hand("green", "blue-minister-1")
        .influence("green", 9)
        .influence("yellow", 9)
        .favors("yellow", "minister")
    )
    scene.portfolio("yellow", top=[ship]).cargo("yellow", 1, **cargo).at_sea("yellow", 1).shipyard(**yard).wigs(
        "yellow", 20
    )
    game = scene.goods("yellow", gold=1, books=1).game()
    play(game, "visit blue-minister-1", "pass")
    play(game, game.legal_moves()[0], "follow ship", "ship replace ship-1")
    if kind(game) == "ship-goods":
        play(game, "spend gold")
    return game


def test_packed_crates_stay_packed_without_wigs_until_the_owner_docks() -> None:
    """RUL-18, TURN-2: blue at sea replaced by red."""
    game = packed("ship-blue", {"red": 1}, tools=1)
    assert top_row(game, "yellow")[0] == "ship-red"
    assert state(game, "yellow")["at_sea"]["1"] is True
    assert state(game, "yellow")["cargo"]["1"]["tools"] == 1
    assert state(game, "yellow")["wigs"] == 20
    to_turn_end(game)
    assert game.position()["active_player"] == "yellow"
    assert state(game, "yellow")["at_sea"]["1"] is False
    assert sum(state(game, "yellow")["cargo"]["1"].values()) == 0


def test_packed_crates_that_do_not_fit_are_dropped_without_wigs() -> None:
    """RUL-18: red at sea replaced by blue; the full smaller ship gives no wigs again."""
    game = packed("ship-red", {"blue": 1}, tools=1, cloth=1)
    assert game.turn == 1
    play(game, "drop tools")
    assert state(game, "yellow")["cargo"]["1"] == {"gold": 0, "cloth": 1, "books": 0, "tools": 0}
    assert state(game, "yellow")["at_sea"]["1"] is True
    assert state(game, "yellow")["wigs"] == 20
