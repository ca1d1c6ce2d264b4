"""Chapter 8: following a visit with a Royal Favor (VISIT-2, VISIT-3, RUL-22)."""

from __future__ import annotations

import pytest

import lisboa
from tests.scene import COLOURS, Scene, kind, moves, play, refused, state


def king_visit(rules: int = 2) -> Scene:
    """Yellow is about to visit the King, with two officials at hand and a blue plan for 2."""
    scene = Scene(active="yellow", rules=rules).hand("yellow", "blue-king-1").plans("yellow", {"blue-2": 1}).treasury(3)
    return scene.offices("king", yellow=1).plazas("king", yellow=1).reis("yellow", 0).influence("yellow", 0)


def open_at(game: lisboa.Game, site: str) -> None:
    """Visit the King without a State action and open a building there."""
    play(game, "visit blue-king-1", "pass", f"site {site}")
    while kind(game) == "return-official":
        game.play(game.legal_moves()[0])


def test_ex_34_purple_follows_to_the_cardinal() -> None:
    """EX-34 (VISIT-2): the favor goes back, INF-4 is paid, exactly one action is done, without a good."""
    scene = king_visit().favors("purple", "king").influence("purple", 6).cardinal(0)
    scene.offices("king", yellow=1, green=2).church({1: 3, 2: 4})
    game = scene.wigs("yellow", 9).game()
    open_at(game, "west-A")
    assert game.turn == COLOURS.index("purple")
    assert sorted(moves(game)) == ["follow cardinal", "follow favor", "follow noble", "pass"]
    goods = state(game, "purple")["goods"]
    game.play("follow cardinal")
    # Yellow's official has gone to run the building: only Green's two are left, the treasury's modifier is 0.
    assert state(game, "purple")["influence"] == 6 - 2
    assert state(game, "purple")["favors"]["king"] is False
    assert game.position()["court"]["favors"]["king"] == 4
    assert kind(game) == "cardinal"
    assert {move.split()[1] for move in moves(game)} == {"1", "2"}
    game.play("cardinal 1 ahead")
    assert state(game, "purple")["clergy"] == {"4": 1}
    assert state(game, "purple")["goods"] == goods
    assert kind(game) == "take-card"
    assert game.turn == COLOURS.index("yellow")


def test_followers_are_asked_clockwise_and_a_follow_is_not_followed() -> None:
    """VISIT-2, RUL-22: purple, orange, green after yellow; each has one chance, whatever others do."""
    scene = king_visit()
    for colour in ("green", "purple", "orange"):
        scene.favors(colour, "king")
    game = scene.game()
    open_at(game, "west-A")
    asked = []
    while kind(game) == "follow":
        asked.append(COLOURS[game.turn or 0])
        game.play("follow favor")
        game.play("favor king")
    assert asked == ["purple", "orange", "green"]


def test_only_the_favor_of_the_noble_visited_lets_one_follow() -> None:
    """VISIT-2, VISIT-4: other favors do not; the visitor himself is not asked."""
    game = king_visit().favors("purple", "builder", "minister").favors("yellow", "king").game()
    open_at(game, "west-A")
    assert kind(game) == "take-card"
    assert game.turn == COLOURS.index("yellow")


def test_the_favor_returns_first_and_may_be_retaken() -> None:
    """RUL-22: who holds all three favors may follow to take a favor: the one just returned."""
    game = king_visit().favors("purple", "builder", "minister", "king").game()
    open_at(game, "west-A")
    assert "follow favor" in game.legal_moves()
    game.play("follow favor")
    assert state(game, "purple")["favors"] == {"builder": True, "minister": True, "king": True}
    assert game.position()["court"]["favors"]["king"] == 3


def test_a_follow_must_be_payable() -> None:
    """RUL-22, INF-5: purple has neither influence nor wigs, so she is not asked."""
    scene = king_visit().favors("purple", "king").influence("purple", 0).wigs("purple", 0)
    game = scene.offices("king", yellow=1, green=1).wigs("yellow", 5).game()
    open_at(game, "west-A")
    assert kind(game) == "take-card"
    assert state(game, "purple")["favors"]["king"] is True


def test_each_action_of_a_follow_must_be_doable() -> None:
    """RUL-22: four clergy tiles close the Cardinal; without a plan no building can be opened."""
    scene = king_visit().favors("purple", "king").clergy("purple", 1, 2, 3, 4).plans("purple", {})
    for site in ("west-D", "east-A"):  # a plan or money as the site's reward would help
        scene.building(site, ["gold", "cloth"])
    game = scene.game()
    open_at(game, "west-A")
    assert sorted(moves(game)) == ["follow favor", "pass"]
    reason = refused(game, "follow noble", "RUL-22")
    assert reason.startswith("you have no plan")
    assert refused(game, "follow cardinal", "RUL-3") == "your 4 clergy spaces are taken"


def test_not_following_keeps_the_favor() -> None:
    """VISIT-2: an opponent may follow, and need not."""
    game = king_visit().favors("purple", "king").game()
    open_at(game, "west-A")
    before = state(game, "purple")
    game.play("pass")
    assert state(game, "purple") == before


def test_a_follower_may_do_the_noble_action() -> None:
    """VISIT-2, VISIT-3: Purple opens the building that became available at once (NOBLE-4g)."""
    scene = king_visit().favors("purple", "king").reis("purple", 30).plans("purple", {"blue-3": 1})
    game = scene.available("blue", ["gold"]).game()
    following = game.position()["building_stacks"]["blue"][-2]
    open_at(game, "west-A")
    play(game, "follow noble", "site west-B")
    play(game, game.legal_moves()[0])  # the site's decree
    assert kind(game) == "pay"
    game.play("coins 0")
    assert game.position()["downtown"]["buildings"]["west-B"] == following


def builder_visit() -> Scene:
    scene = Scene(active="yellow").hand("yellow", "blue-builder-1").reis("yellow", 30)
    return scene.favors("purple", "builder").reis("purple", 30)


def build(game: lisboa.Game, tile: str, plot: str) -> None:
    """Choose tile and plot, clear the first cube, pay in réis, take a house of the left group."""
    play(game, f"tile {tile}", f"plot {plot}")
    play(game, moves(game, "cube")[0], "coins 0", "house left")


def test_followers_find_less() -> None:
    """VISIT-3: the city tile that the visitor took is not there for the follower."""
    game = builder_visit().game()
    play(game, "visit blue-builder-1", "pass")
    build(game, "cloth", "B2")
    game.play("follow noble")
    assert moves(game) == ["tile gold", "tile books", "tile tools", "tile small-tools"]
    refused(game, "tile cloth", "VISIT-3")
    build(game, "gold", "B1")
    assert game.position()["downtown"]["tiles"] == {
        "gold": False, "cloth": False, "books": True, "tools": True, "small-tools": True,
    }  # fmt: skip


def test_the_clergy_tile_the_visitor_took_is_gone_for_the_follower() -> None:
    """VISIT-3: church tiles are refilled in upkeep only."""
    scene = king_visit().favors("purple", "king").cardinal(0).church({1: 3, 2: 4, 3: 5})
    game = scene.game()
    play(game, "visit blue-king-1", "free cardinal", "cardinal 1 ahead", "site west-A")
    while kind(game) == "return-official":
        game.play(game.legal_moves()[0])
    game.play("follow cardinal")
    refused(game, "cardinal 1 behind", "STATE-5")
    game.play("cardinal 1 ahead")
    assert state(game, "purple")["clergy"] == {"5": 1}
    tiles = game.position()["church"]["tiles"]
    assert (tiles["2"], tiles["3"]) == (None, None)


def test_each_follower_pays_when_following() -> None:
    """RUL-14: the officials that an earlier follower placed make the later follow dearer."""
    scene = Scene(active="yellow").hand("yellow", "blue-builder-1").reis("yellow", 30).treasury(3)
    scene.favors("purple", "builder").favors("orange", "builder").influence("orange", 7)
    game = scene.game()
    play(game, "visit blue-builder-1", "pass")
    build(game, "cloth", "B2")
    play(game, "follow recruit", "recruit builder+king")
    assert game.turn == COLOURS.index("orange")
    game.play("follow plan")
    assert state(game, "orange")["influence"] == 6


def test_church_scoring_begins_with_the_follower_who_reached_the_icon() -> None:
    """RUL-21: Purple passes the influence icon as a follower; scoring comes after the card is taken, from her on."""
    scene = king_visit().favors("purple", "king").cardinal(5).clergy("yellow", 9).clergy("green", 10)
    scene.clergy("orange", 11).church({1: 3, 6: 4})
    game = scene.game()
    open_at(game, "west-A")
    play(game, "follow cardinal", "cardinal 1 ahead")
    assert game.position()["church_called_by"] == "purple"
    game.play("take builder")
    order = []
    while kind(game) == "church-scoring":
        order.append(COLOURS[game.turn or 0])
        game.play("pass")
    assert order == ["purple", "orange", "green", "yellow"]
    assert game.position()["church_called_by"] is None


@pytest.mark.parametrize(("rules", "first"), [(1, "yellow"), (2, "green")])
def test_church_scoring_happens_once_a_turn(rules: int, first: str) -> None:
    """RUL-21: Yellow reaches the icon first, followers go once round the church: the last of them begins.

    In revision 1 the player who reached the icon first began.
    """
    scene = king_visit(rules).cardinal(5).church({space: space for space in range(1, 7)})
    for colour in ("green", "purple", "orange"):
        scene.favors(colour, "king")
    game = scene.game()
    play(game, "visit blue-king-1", "free cardinal", "cardinal 1 ahead", "site west-A")
    while kind(game) == "return-official":
        game.play(game.legal_moves()[0])
    for move in ("cardinal 2 ahead", "cardinal 2 ahead", "cardinal 2 behind"):
        play(game, "follow cardinal", move)
    assert game.position()["church"]["cardinal"] == 0
    assert game.position()["church_called_by"] == first
    game.play("take builder")
    order = []
    while kind(game) == "church-scoring":
        order.append(COLOURS[game.turn or 0])
        game.play("pass")
    begins = COLOURS.index(first)
    assert order == [COLOURS[(begins + i) % 4] for i in range(4)]
