"""Chapter 14: what goal cards bring, when, and how many (EXTRA-1, RUL-38, EX-62)."""

from __future__ import annotations

from typing import Any

import pytest

import lisboa
from lisboa.engine.tables import GOAL_IDS
from tests.goal_scenes import church_turn, done, novice, ready_for, rest_of_turn
from tests.scene import COLOURS, Scene, kind, moves, play, refused, state

# Rewards, EX-62


def rewarded(card: str, scene: Scene, *played: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """Green before and after the event of the goal card, without what else the turn brings."""
    game = scene.game()
    told = play(game, *played)
    while True:
        before = state(game, "green")
        move = "pass" if "pass" in game.legal_moves() else game.legal_moves()[0]
        told = game.play(move)
        if done(told):
            assert done(told) == [card]
            return before, state(game, "green")


@pytest.mark.parametrize(
    ("way", "what", "amount"),
    [
        (("B7", "portfolio blue-king-4", "cardinal 1 ahead"), "reis", 3),
        (("B10", "portfolio blue-king-1", "sell", "sell gold yellow-1"), "reis", 3),
        (("B8", "portfolio blue-king-3", "favor king"), "influence", 2),
    ],
    ids=lambda part: part[0] if isinstance(part, tuple) else "",
)
def test_ex_62_money_and_influence(way: tuple[str, ...], what: str, amount: int) -> None:
    """EX-62, RUL-15: 3 réis, 2 influence; two tiles of clergy 1 add nothing."""
    card, *played = way
    scene = ready_for(card).hand("green", played[0].split()[1], "blue-king-5").influence("green", 2)
    before, after = rewarded(card, scene.clergy("green", 1, 1).church({1: 2, 2: 2}), *played)
    assert after[what] - before[what] == amount


def test_ex_62_influence_on_the_top_brings_a_wig() -> None:
    """EX-62, INF-2: a goal's influence is a gain as any other there."""
    scene = ready_for("B8").hand("green", "blue-king-3", "blue-king-5").influence("green", 9).wigs("green", 4)
    before, after = rewarded("B8", scene, "portfolio blue-king-3", "favor king")
    assert (after["influence"], after["wigs"] - before["wigs"]) == (10, 1)


def test_ex_62_gold() -> None:
    """EX-62, PORT-4: 1 gold, lost if there is no room."""
    for gold, gained in ((0, 1), (2, 0)):
        scene = ready_for("B11").hand("green", "blue-minister-3", "blue-king-5").goods("green", gold=gold, tools=1)
        scene.store("B1", "yellow", "gold").portfolio("yellow", top=[])
        trade = ["portfolio blue-minister-3", "offer tools plan", "plan blue"]
        before, after = rewarded("B11", scene, *trade)
        assert after["goods"]["gold"] - before["goods"]["gold"] == gained


def test_ex_62_wigs() -> None:
    """EX-62: 2 wigs for influence in church scoring."""
    game, _ = church_turn("B12", "B10")
    game.play("give clergy-1")
    before = state(game, "green")["wigs"]
    rest_of_turn(game)
    assert state(game, "green")["wigs"] - before == 2


def at_the_office(officials: int = 2) -> lisboa.Game:
    """Green has fulfilled B6 and may send an official; the King's office is full, Yellow has most there."""
    scene = (
        novice("B6", "B10").hand("green", "blue-builder-4", "blue-king-5").clergy("green", 6).goods("green", cloth=1)
    )
    scene.offices("king", yellow=3, green=2).offices("builder", green=0).plazas("builder", green=6 - officials)
    game = scene.game()
    play(game, "portfolio blue-builder-4", "plan blue")
    while kind(game) != "place-official" and game.turn == 0:
        game.play("pass" if "pass" in game.legal_moves() else game.legal_moves()[0])
    return game


def test_ex_62_an_official_to_any_office() -> None:
    """EX-62, STATE-1, RUL-4: from the board, pushing from a full office; it may be declined; clergy 6 pays nothing."""
    game = at_the_office()
    assert moves(game) == ["official builder", "official minister", "official king", "pass"]
    before = state(game, "green")
    declined = game.copy()
    game.play("official king")
    court = game.position()["court"]
    assert (court["offices"]["king"]["green"], court["offices"]["king"]["yellow"]) == (3, 2)
    assert court["plazas"]["king"]["yellow"] == 1
    after = state(game, "green")
    assert (before["officials"] - after["officials"], after["reis"] - before["reis"]) == (1, 0)
    declined.play("pass")
    assert state(declined, "green")["officials"] == before["officials"]


def test_ex_62_no_official_on_the_board() -> None:
    """EX-62, RUL-3: then the reward is lost; the card is discarded all the same."""
    game = at_the_office(officials=0)
    assert kind(game) != "place-official"
    assert game.position()["goals_placed"]["B6"] == "gone"


# When, and how many


def test_goals_come_after_church_scoring_and_before_upkeep() -> None:
    """RUL-38: and the reward of church scoring itself counts."""
    game, told = church_turn("B12", "B7")
    told += game.play("give clergy-1")
    while kind(game) != "goal":
        told += game.play("pass" if "pass" in game.legal_moves() else game.legal_moves()[0])
    told += game.play("goal B12")
    order = [event.kind for event in told if event.kind in ("clergy-given", "goal-fulfilled", "turn-ended")]
    assert order == ["clergy-given", "goal-fulfilled", "turn-ended"]


def test_of_two_fulfilled_at_once_the_player_chooses_one() -> None:
    """EXTRA-1, RUL-38: at most one per turn; the other stays and must be fulfilled again."""
    game, _ = church_turn("B12", "B7")
    game.play("give clergy-1")
    while kind(game) != "goal":
        game.play("pass" if "pass" in game.legal_moves() else game.legal_moves()[0])
    assert moves(game) == ["goal B7", "goal B12"]
    refused(game, "pass", "EXTRA-1")
    reis = state(game, "green")["reis"]
    told = game.play("goal B7")
    assert state(game, "green")["reis"] == reis + 3
    assert game.position()["goals_placed"]["B12"] == "green"
    assert done(told + rest_of_turn(game)) == ["B7"]


def test_several_players_are_rewarded_clockwise_from_the_active_one() -> None:
    """RUL-38: Yellow is active, Purple and Green follow; Purple comes before Green."""
    scene = Scene(active="yellow", novices=("green", "purple", "yellow"), period=2)
    scene.goals("green", "B9").goals("purple", "B8", "B6").goals("yellow", "A2").plans("yellow", {"blue-2": 1})
    scene.offices("king", yellow=2).hand("yellow", "blue-king-1").influence("yellow", 9).reis("yellow", 30)
    game = scene.favors("green", "king").favors("purple", "king").influence("green", 9).influence("purple", 9).game()
    told = play(game, "visit blue-king-1", "pass")
    while kind(game) != "follow":
        told += game.play(game.legal_moves()[0])
    told += play(game, "follow favor", "favor builder", "follow favor", "favor builder") + rest_of_turn(game)
    who = [(COLOURS[event.seat], GOAL_IDS[event.numbers[0]]) for event in told if event.kind == "goal-fulfilled"]
    assert who == [("yellow", "A2"), ("purple", "B8"), ("green", "B9")]


def test_no_goal_for_who_is_no_novice() -> None:
    """EXTRA-1: Green is a novice, what Yellow does is not even noted."""
    scene = Scene(active="yellow", novices=("green",)).hand("yellow", "blue-king-3").goods("yellow", tools=1)
    game = scene.game()
    play(game, "portfolio blue-king-3", "favor king")
    assert state(game, "yellow")["deeds"] == ""


def test_choosing_a_goal_that_reveals_nothing_can_be_taken_back() -> None:
    """EXTRA-1: the choice of B6 before the official is placed; drawing cards or upkeep would end undo."""
    scene = novice("B6", "B10").hand("green", "blue-builder-4", "blue-king-5").portfolio("yellow", top=["ship-purple"])
    game = scene.game()
    play(game, "portfolio blue-builder-4", "plan blue", "sell", "sell cloth yellow-1", "pass")
    while kind(game) != "goal":
        game.play("pass" if "pass" in game.legal_moves() else game.legal_moves()[0])
    before = game.state_hash()
    game.play("goal B6")
    assert (kind(game), game.undoable > 0) == ("place-official", True)
    game.undo()
    assert game.state_hash() == before
    play(game, "goal B6", "official king")
    assert game.undoable == 0
