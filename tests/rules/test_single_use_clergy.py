"""The 9 single-use clergy tiles: when, what, and that they bring no wigs (COMPONENTS, clergy tiles; RUL-3)."""

from __future__ import annotations

import pytest

from tests.scene import Scene, kind, moves, play, refused, state, treasury


def holder(*tiles: int) -> Scene:
    """Green holds single-use tiles."""
    scene = Scene(period=2).clergy("green", *tiles).treasury(3).portfolio("green", top=["blue-king-1"])
    return scene.goods("green").influence("green", 2).pile(fire=1, tsunami=1).display(61, 62)


def test_clergy_15_gains_influence() -> None:
    """Clergy 15, INF-1; only with something to gain (RUL-3)."""
    game = holder(15).game()
    game.play("use clergy-15")
    assert (state(game, "green")["influence"], state(game, "green")["clergy"]) == (5, {})
    refused(holder(15).portfolio("green").game(), "use clergy-15", "RUL-3")


def test_clergy_16_brings_five_reis() -> None:
    """Clergy 16."""
    game = holder(16).reis("green", 1).game()
    game.play("use clergy-16")
    assert state(game, "green")["reis"] == 6


def test_clergy_17_brings_two_different_goods() -> None:
    """Clergy 17: of the player's choice; nothing to choose for a full warehouse."""
    game = holder(17).game()
    game.play("use clergy-17")
    assert len(moves(game)) == 6
    game.play("goods cloth+tools")
    assert state(game, "green")["goods"] == {"gold": 0, "cloth": 1, "books": 0, "tools": 1}
    full = holder(17).goods("green", gold=2, cloth=2, books=2, tools=2).game()
    refused(full, "use clergy-17", "RUL-3")


def test_clergy_18_takes_exactly_one_decree() -> None:
    """Clergy 18, RUL-23: set markers do not count here; with an empty display it has no effect."""
    game = holder(18).sets("green", 1).game()
    play(game, "use clergy-18", "decree 62")
    assert game.position()["decrees_placed"] == {"62": "green"}
    assert kind(game) == "main"
    scene = holder(18).display()
    refused(scene.decrees("yellow", *range(1, 71)).game(), "use clergy-18", "RUL-3")


def test_clergy_19_takes_a_cube_from_the_pile() -> None:
    """Clergy 19."""
    game = holder(19).game()
    play(game, "use clergy-19", "rubble tsunami")
    assert state(game, "green")["cubes"] == {"earthquake": 0, "fire": 0, "tsunami": 1}
    refused(holder(19).pile().game(), "use clergy-19", "RUL-3")


def test_clergy_20_takes_a_favor() -> None:
    """Clergy 20, STATE-7."""
    game = holder(20).favors("green", "king").game()
    game.play("use clergy-20")
    refused(game, "favor king", "STATE-7")
    game.play("favor builder")
    assert state(game, "green")["favors"] == {"builder": True, "minister": False, "king": True}


def test_clergy_21_recruits() -> None:
    """Clergy 21, STATE-1."""
    game = holder(21).offices("minister").game()
    play(game, "use clergy-21", "recruit builder+king")
    assert state(game, "green")["officials"] == 6
    refused(holder(21).plazas("king", green=7).game(), "use clergy-21", "RUL-3")


def test_clergy_22_takes_a_plan() -> None:
    """Clergy 22, STATE-2."""
    game = holder(22).plans("green", {}).game()
    play(game, "use clergy-22", "plan green")
    assert state(game, "green")["plans"] == {"green-2": 1}


@pytest.mark.parametrize(("start", "way", "end"), [(3, "up", 4), (3, "down", 2)])
def test_clergy_23_moves_the_treasury(start: int, way: str, end: int) -> None:
    """Clergy 23: 1 up or down."""
    game = holder(23).treasury(start).game()
    play(game, "use clergy-23", f"treasury {way}")
    assert treasury(game) == end


@pytest.mark.parametrize(("start", "end"), [(5, 4), (1, 2)])
def test_clergy_23_never_moves_past_the_end(start: int, end: int) -> None:
    """Clergy 23: at an end of the track there is only one way."""
    game = holder(23).treasury(start).game()
    game.play("use clergy-23")
    assert treasury(game) == end


def test_a_used_tile_leaves_the_game_without_wigs() -> None:
    """RUL-3, RUL-6: discarded, whatever is on its back."""
    game = holder(16).game()
    game.play("use clergy-16")
    assert state(game, "green")["wigs"] == 5
    assert game.position()["church"]["gone"] == {"16": 1}


def test_before_the_card_or_after_the_action_and_all_follows() -> None:
    """Clergy 15 to 23: on your turn before playing a card, or before taking a political card; several if you like."""
    scene = holder(16, 19, 22).hand("green", "blue-minister-1").offices("minister").favors("yellow", "minister")
    game = scene.game()
    play(game, "use clergy-16", "visit blue-minister-1")
    assert "use clergy-19" not in game.legal_moves()
    play(game, "decree 61")
    assert (kind(game), game.turn) == ("follow", 1)
    game.play("pass")
    assert (kind(game), moves(game)) == ("after-action", ["pass", "use clergy-19", "use clergy-22"])
    play(game, "use clergy-19", "rubble fire", "use clergy-22", "plan blue")
    assert kind(game) == "take-card"


def test_lasting_tiles_cannot_be_used_up() -> None:
    """Only the red strip marks single use."""
    game = holder(3).game()
    refused(game, "use clergy-3", "NOTATION")
