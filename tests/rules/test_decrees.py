"""Chapter 9, the Minister: taking decrees (NOBLE-3, RUL-23), and what they are worth to whom (SCORE-5)."""

from __future__ import annotations

import lisboa
from tests.scene import COLOURS, Scene, kind, moves, play, refused, state, to_turn_end


def minister(active: str = "purple", period: int = 2) -> Scene:
    """A player with a Minister card and no goods, so that no State action distracts; visiting costs nothing."""
    scene = Scene(active=active, period=period).hand(active, "blue-minister-1", "red-minister-2", "red-treasury-5")
    return scene.goods(active).offices("minister").treasury(3).display(11, 12, 13, 14, 15, 16, 17, 18)


def owned(game: lisboa.Game, colour: str) -> list[int]:
    return [int(n) for n, owner in game.position()["decrees_placed"].items() if owner == colour]


def test_ex_38_one_marker_brings_a_second_decree_and_only_one() -> None:
    """EX-38 (NOBLE-3): 2 markers: one is discarded for a second decree, the other stays this turn."""
    game = minister().sets("purple", 2).game()
    assert state(game, "purple")["set_markers"] == 2
    play(game, "visit blue-minister-1", "decree 11")
    assert kind(game) == "second-decree"
    assert moves(game) == ["pass", *(f"decree {n}" for n in range(12, 19))]
    game.play("decree 18")
    assert owned(game, "purple") == [11, 18]
    assert state(game, "purple")["set_markers"] == 1
    assert state(game, "purple")["marker_used"] is True
    assert kind(game) == "take-card"
    refused(game, "decree 12", "NOTATION")


def test_the_marker_may_be_kept() -> None:
    """NOBLE-3: discarding a marker is the player's choice."""
    game = minister().sets("purple", 1).game()
    play(game, "visit blue-minister-1", "decree 11", "pass")
    assert owned(game, "purple") == [11]
    assert state(game, "purple")["set_markers"] == 1


def test_without_a_marker_one_decree() -> None:
    """NOBLE-3: the set of which the marker has been used up brings nothing more."""
    game = minister().cubes("purple", markers=0, earthquake=1, fire=1, tsunami=1).game()
    play(game, "visit blue-minister-1", "decree 11")
    assert kind(game) == "take-card"


def test_a_marker_can_be_used_again_in_a_later_turn() -> None:
    """NOBLE-3, RUL-23: one per player and turn."""
    game = minister().sets("purple", 2).hand("purple", "blue-minister-1", "blue-minister-2").game()
    play(game, "visit blue-minister-1", "decree 11", "decree 12")
    while not (kind(game) == "main" and game.turn == COLOURS.index("purple")):
        options = game.legal_moves()
        game.play(next((move for move in options if move.startswith("gold")), options[0]))
    play(game, "visit blue-minister-2", "decree 13", "decree 14")
    assert owned(game, "purple") == [11, 12, 13, 14]
    assert state(game, "purple")["set_markers"] == 0


def test_a_marker_used_this_turn_closes_the_others() -> None:
    """RUL-23: the position remembers it until upkeep."""
    game = minister().sets("purple", 2).set("players.purple.marker_used", True).game()
    play(game, "visit blue-minister-1", "decree 11")
    assert kind(game) == "take-card"
    assert state(game, "purple")["set_markers"] == 2
    to_turn_end(game)
    assert state(game, "purple")["marker_used"] is False


def test_a_follower_uses_a_marker_of_his_own() -> None:
    """RUL-23: one marker per player and turn, also when following."""
    scene = minister().sets("purple", 2).sets("green", 2).favors("green", "minister")
    game = scene.game()
    play(game, "visit blue-minister-1", "decree 11", "decree 12")
    assert game.turn == COLOURS.index("green")
    play(game, "follow noble", "decree 13", "decree 14")
    assert (owned(game, "purple"), owned(game, "green")) == ([11, 12], [13, 14])
    assert state(game, "green")["set_markers"] == 1
    assert kind(game) == "take-card"


def test_a_decree_reward_or_event_gives_exactly_one() -> None:
    """RUL-23: markers count in the Noble action only."""
    scene = minister().sets("purple", 2).reis("purple", 9).influence("purple", 0)
    game = scene.game()
    play(game, "sponsor red-treasury-5", "decree 13")
    assert (kind(game), owned(game, "purple")) == ("take-card", [13])
    game = scene.goods("purple", gold=1).game()
    play(game, "portfolio red-minister-2", "decree 14")
    assert owned(game, "purple") == [14]
    assert kind(game) not in ("decree", "second-decree")
    assert state(game, "purple")["set_markers"] == 2


def test_with_an_empty_display_no_visit_to_the_minister() -> None:
    """VISIT-1, NOBLE-3: the deck is used up and nothing lies face up."""
    scene = minister().display()
    scene.decrees("green", *range(1, 71))
    reason = refused(scene.game(), "visit blue-minister-1", "VISIT-1")
    assert reason == "no decree lies face up"


def test_the_last_decree_leaves_nothing_for_the_marker() -> None:
    """NOBLE-3: a second decree needs one that is face up."""
    scene = minister().sets("purple", 1).display(70)
    scene.decrees("green", *range(1, 70))
    game = scene.game()
    game.play("visit blue-minister-1")
    assert owned(game, "purple") == [70]
    assert (kind(game), state(game, "purple")["set_markers"]) == ("take-card", 1)


def test_ex_42_open_buildings_of_the_blue_architect() -> None:
    """EX-42 (SCORE-5): 4 blue buildings opened by anybody: 4 wigs for the owner of the decree, nobody else."""
    scene = Scene(period=2).decrees("yellow", 24)
    for site, colour in (("west-A", "gold"), ("north-books", "books"), ("east-C", "tools"), ("west-E", "cloth")):
        scene.building(site, [colour], "blue")
    game = scene.building("east-D", ["gold", "books"], "green").game()
    assert [sheet["SCORE-5"] for sheet in game.scores()] == [0, 4, 0, 0]


def test_decrees_are_public_and_unlimited() -> None:
    """NOBLE-3: everybody sees who owns which; twenty are no problem."""
    game = Scene(period=2).decrees("yellow", *range(31, 51)).game()
    for seat in (None, 0, 1, 2, 3):
        placed = game.view(seat)["decrees_placed"]
        assert placed == {str(n): "yellow" for n in range(31, 51)}


def test_decree_35_counts_itself_and_the_others() -> None:
    """SCORE-5, decree 35: own decrees, this one included."""
    game = Scene(period=2).decrees("green", 35, 5, 10).game()
    assert game.scores()[0]["SCORE-5"] == 3
