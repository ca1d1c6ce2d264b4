"""Chapter 7, the church: STATE-5, STATE-6, STATE-8, EX-28, EX-59, RUL-15, RUL-21."""

from __future__ import annotations

import pytest

import lisboa
from tests.scene import COLOURS, Scene, kind, moves, play, refused, state, treasury

TILES = {1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6}  # tile space n lies between Cardinal spaces n - 1 and n


def at_church(space: int, spaces: int = 2) -> lisboa.Game:
    """Green meets the Cardinal, who stands there: 1 or 2 spaces by trade, exactly 1 by a card's reward."""
    scene = Scene().cardinal(space).church(TILES).goods("green", cloth=1, tools=1).treasury(3)
    if spaces == 1:
        game = scene.hand("green", "blue-king-4").game()
        play(game, "portfolio blue-king-4")
    else:
        game = scene.hand("green", "blue-king-3").game()
        play(game, "portfolio blue-king-3", "favor builder", "offer cloth cardinal")
    assert kind(game) == "cardinal"
    return game


def test_one_arrow_means_exactly_one_space() -> None:
    """EX-59, STATE-5, RUL-4: a reward, so he must be met."""
    game = at_church(0, spaces=1)
    assert game.legal_moves() == ["cardinal 1 behind", "cardinal 1 ahead"]
    refused(game, "pass", "RUL-4")


def test_two_arrows_mean_one_or_two_spaces() -> None:
    """EX-59, STATE-5: bought in a trade it must be done."""
    game = at_church(0)
    assert game.legal_moves() == [f"cardinal {n} {side}" for n in (1, 2) for side in ("behind", "ahead")]
    refused(game, "pass", "STATE-5")


@pytest.mark.parametrize(
    ("move", "position", "tile"),
    [("1 behind", 1, 1), ("1 ahead", 1, 2), ("2 behind", 2, 2), ("2 ahead", 2, 3)],
)
def test_the_tiles_next_to_him_are_to_choose_from(move: str, position: int, tile: int) -> None:
    """STATE-5: clockwise, one of the two tiles beside his new space; its space stays empty until upkeep."""
    game = at_church(0)
    play(game, f"cardinal {move}")
    doc = game.position()
    assert doc["church"]["cardinal"] == position
    assert state(game, "green")["clergy"] == {str(tile): 1}
    assert doc["church"]["tiles"][str(tile)] is None


@pytest.mark.parametrize("start", range(6))
@pytest.mark.parametrize("steps", [1, 2])
def test_icons_landed_on_or_passed(start: int, steps: int) -> None:
    """EX-59, STATE-6: the treasury icon on space 3 raises the treasury, the influence icon on 0 calls for scoring."""
    game = at_church(start)
    play(game, f"cardinal {steps} ahead")
    passed = {(start + n) % 6 for n in range(1, steps + 1)}
    assert game.position()["church"]["cardinal"] == (start + steps) % 6
    assert treasury(game) == (4 if 3 in passed else 3)
    assert game.position()["church_called_by"] == ("green" if 0 in passed else None)


def test_the_treasury_does_not_rise_beyond_the_end() -> None:
    """STATE-6."""
    game = Scene().cardinal(2).hand("green", "blue-king-4").treasury(5).game()
    play(game, "portfolio blue-king-4", "cardinal 1 ahead")
    assert treasury(game) == 5


def test_not_with_four_clergy_tiles() -> None:
    """STATE-5: as a reward the action is lost and the Cardinal does not move."""
    scene = Scene().cardinal(2).hand("green", "blue-king-4").clergy("green", 1, 2, 3, 4)
    game = scene.game()
    play(game, "portfolio blue-king-4")
    assert kind(game) != "cardinal"
    assert game.position()["church"]["cardinal"] == 2
    assert state(game, "green")["top_row"]["1"] == "blue-king-4"
    assert len(state(game, "green")["clergy"]) == 4


def test_a_move_that_leaves_no_tile_is_illegal() -> None:
    """STATE-5 (ruling)."""
    scene = Scene().hand("green", "blue-king-3").church({1: None, 2: None, 3: 4}).goods("green", cloth=1, tools=1)
    game = scene.game()
    play(game, "portfolio blue-king-3", "favor builder", "offer cloth cardinal")
    assert game.position()["church"]["cardinal"] == 2  # 1 space, or the tile behind, is impossible: no choice
    assert state(game, "green")["clergy"] == {"4": 1}
    game = Scene().hand("green", "blue-king-4").church({1: None, 2: None}).game()
    play(game, "portfolio blue-king-4")
    assert game.position()["church"]["cardinal"] == 0


def test_which_tiles_are_missing_is_explained() -> None:
    """STATE-5."""
    scene = Scene().hand("green", "blue-king-3").church({**TILES, 1: None}).goods("green", cloth=1, tools=1)
    game = scene.game()
    play(game, "portfolio blue-king-3", "favor builder", "offer cloth cardinal")
    refused(game, "cardinal 1 behind", "STATE-5")


# Church scoring


def scoring_turn(scene: Scene) -> lisboa.Game:
    """Green has called for church scoring (a reward moved the Cardinal to the icon) and takes a political card."""
    scene.hand("green", "blue-king-4").cardinal(5).church({6: 9, 1: 10}).goods("green", tools=1)
    game = scene.game()
    play(game, "portfolio blue-king-4", "cardinal 1 ahead")
    while kind(game) != "take-card":
        play(game, "pass" if "pass" in game.legal_moves() else game.legal_moves()[0])
    play(game, "take king")
    return game


def test_discarding_a_tile_gives_its_wigs_and_influence() -> None:
    """EX-28, STATE-8, INF-1: 2 wigs on the back, influence of the whole top row once."""
    scene = Scene(active="green").portfolio("green", top=["blue-minister-1", "ship-red"]).clergy("green", 3)
    scene.sets("green", 1).set("players.green.set_markers", 0).influence("green", 1).wigs("green", 5)
    game = scoring_turn(scene)
    assert kind(game) == "church-scoring"
    assert game.legal_moves() == ["pass", "give clergy-3", "give clergy-10"]
    assert (state(game, "green")["wigs"], state(game, "green")["influence"]) == (5, 1)
    play(game, "give clergy-3")
    other = game.copy()
    play(game, "pass")
    assert (state(game, "green")["wigs"], state(game, "green")["influence"]) == (7, 1 + 3 + 2 + 1)
    assert state(game, "green")["clergy"] == {"10": 1}
    assert game.position()["church"]["gone"] == {"3": 1}
    play(other, "give clergy-10")
    assert (state(other, "green")["wigs"], state(other, "green")["influence"]) == (9, 7)  # influence once only


def test_whoever_gives_up_nothing_gets_nothing() -> None:
    """STATE-8: each may discard."""
    scene = Scene().portfolio("green", top=["blue-minister-1"]).influence("green", 1).wigs("green", 5)
    game = scoring_turn(scene)
    play(game, "pass")
    assert (state(game, "green")["wigs"], state(game, "green")["influence"]) == (5, 1)
    assert game.position()["active_player"] == "yellow"


def test_clockwise_from_the_mover_and_only_with_a_tile() -> None:
    """EX-28, STATE-8: purple has none and is left out."""
    scene = Scene().clergy("yellow", 3).clergy("orange", 4).influence("purple", 3).wigs("purple", 5)
    game = scoring_turn(scene.portfolio("purple", top=["blue-minister-1"]))
    asked = []
    while kind(game) == "church-scoring":
        asked.append(COLOURS[game.turn or 0])
        play(game, game.legal_moves()[1])
    assert asked == ["green", "yellow", "orange"]
    assert (state(game, "purple")["wigs"], state(game, "purple")["influence"]) == (5, 3)


def test_a_discarded_clergy_1_no_longer_helps() -> None:
    """RUL-15: kept it adds 1, given up it does not."""
    scene = Scene().portfolio("green", top=["blue-minister-1"]).clergy("green", 1).influence("green", 0)
    game = scoring_turn(scene)  # the king card played (influence 1) counts as well
    other = game.copy()
    play(game, "give clergy-10", "pass")
    assert state(game, "green")["influence"] == 3 + 1 + 1
    play(other, "give clergy-1", "pass")
    assert state(other, "green")["influence"] == 3 + 1


def test_single_use_tiles_may_be_given_up_for_their_backs() -> None:
    """STATE-8: without their effect."""
    game = scoring_turn(Scene().clergy("green", 16).reis("green", 4).wigs("green", 5))
    play(game, "give clergy-16", "pass")
    assert (state(game, "green")["reis"], state(game, "green")["wigs"]) == (4, 7)


def test_scoring_happens_once_a_turn() -> None:
    """RUL-21, STATE-6: green's visit to the King leaves the Cardinal at 5, the follower yellow reaches the icon."""
    scene = Scene().hand("green", "blue-king-1").influence("green", 9).influence("yellow", 9).cardinal(4).church(TILES)
    scene.favors("yellow", "king").offices("minister", green=4).plans("green", {"blue-3": 1}).clergy("purple", 7)
    game = scene.game()
    play(
        game,
        "visit blue-king-1",
        "free cardinal",
        "cardinal 1 ahead",
        "site west-A",
        "follow cardinal",
        "cardinal 2 ahead",
    )
    assert game.position()["church_called_by"] == "yellow"
    assert kind(game) == "take-card"
    play(game, "take king")
    asked = []
    while kind(game) == "church-scoring":
        asked.append(COLOURS[game.turn or 0])
        play(game, "pass")
    assert asked == ["yellow", "purple", "green"]
    assert game.position()["active_player"] == "yellow"
    assert game.position()["church_called_by"] is None


@pytest.mark.parametrize(("rules", "first"), [(1, 0), (2, 3)])
def test_scoring_begins_with_the_last_mover(rules: int, first: int) -> None:
    """RUL-21, STATE-6: green passes the icon first; three followers drive the Cardinal around, orange passes it again.

    In revision 1 green, who reached the icon first, began.
    """
    scene = Scene(rules=rules).hand("green", "blue-king-1").cardinal(5).church(TILES).offices("minister", green=4)
    for colour in COLOURS:
        scene.influence(colour, 9)
    scene.favors("yellow", "king").favors("purple", "king").favors("orange", "king").plans("green", {"blue-3": 1})
    game = scene.game()
    play(game, "visit blue-king-1", "free cardinal", "cardinal 2 ahead", "site west-A")
    for _ in range(2):
        play(game, "follow cardinal", "cardinal 2 ahead")
    play(game, "follow cardinal")
    taken = next(event for event in game.play("cardinal 2 behind") if event.kind == "clergy-taken")
    assert taken.text.endswith("; church scoring now begins with Orange") == (rules == 2)
    assert game.position()["church"]["cardinal"] == 1
    assert game.position()["church_called_by"] == COLOURS[first]
    play(game, "take king")
    asked = []
    while kind(game) == "church-scoring":
        asked.append(COLOURS[game.turn or 0])
        play(game, "pass")
    assert asked == [*COLOURS[first:], *COLOURS[:first]]


def test_scoring_comes_before_upkeep() -> None:
    """RUL-21, TURN-1: the tile taken is not replaced yet while tiles are given up."""
    game = scoring_turn(Scene())
    assert game.position()["church"]["tiles"]["1"] is None
    play(game, "pass")
    assert game.position()["church"]["tiles"]["1"] is not None
    assert moves(game, "give") == []
