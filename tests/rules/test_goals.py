"""Chapter 14: goal cards for novices (EXTRA-1, RUL-38, EX-62)."""

from __future__ import annotations

import random

import pytest

import lisboa
from lisboa.engine import flow, goals
from lisboa.engine import layout as at
from lisboa.engine.options import Options
from lisboa.engine.set_up import new_state
from lisboa.engine.tables import GOAL_IDS
from tests.goal_scenes import church_turn, done, novice, ready_for, rest_of_turn, turn
from tests.scene import COLOURS, Scene, kind, play, state

# Set-up


@pytest.mark.parametrize("novices", [(0,), (1, 2), (0, 1, 2, 3)])
def test_novices_get_a_card_of_deck_a(novices: tuple[int, ...]) -> None:
    """EXTRA-1: one at random each, the others leave; the 8 of deck B are a hidden deck."""
    dealt = set()
    for seed in range(30):
        game = lisboa.Game(4, seed, goals=novices)
        while game.position()["period"] == 0:
            game.play(game.legal_moves()[0])
        placed = game.position()["goals_placed"]
        assert set(placed) == {"A1", "A2", "A3", "A4"}
        owners = [owner for owner in placed.values() if owner != "gone"]
        assert sorted(owners) == sorted(COLOURS[seat] for seat in novices)
        dealt |= {goal for goal, owner in placed.items() if owner == COLOURS[novices[0]]}
        assert sorted(game.position()["goal_deck"]) == sorted(f"B{n}" for n in range(5, 13))
        assert game.view(novices[0])["goal_deck"] == {"count": 8}
        assert game.view(None)["goals_placed"] == placed
    assert dealt == {"A1", "A2", "A3", "A4"}


def test_without_novices_there_are_no_goal_cards() -> None:
    """EXTRA-1: an option."""
    doc = Scene().game().position()
    assert (doc["goals_placed"], doc["goal_deck"], doc["options"]["goals"]) == ({}, [], "")


# Deck A: a visit of one's own


@pytest.mark.parametrize(
    ("played", "fulfils"),
    [
        (["visit blue-builder-1"], {"A1", "A3"}),
        (["visit blue-minister-1", "pass"], {"A2", "A3"}),
        (["visit blue-minister-1", "free ship"], {"A1", "A2", "A3", "A4"}),
        (["visit blue-king-1"], {"A2", "A4"}),
        (["sponsor red-treasury-2"], set()),  # builds a store, but is no visit
        (["sponsor brown-treasury-1"], set()),  # opens a building
        (["sponsor red-treasury-5"], set()),  # takes a decree
        (["portfolio blue-minister-2", "offer books ship"], set()),
        (["portfolio blue-minister-4", "ship"], set()),
        (["gold blue-king-1"], set()),
    ],
    ids=lambda part: " ".join(part) if isinstance(part, list) else "",
)
@pytest.mark.parametrize("card", ["A1", "A2", "A3", "A4"])
def test_goals_of_deck_a_need_a_visit_and_the_action_in_it(card: str, played: list[str], fulfils: set[str]) -> None:
    """EXTRA-1: a card at the court, the noble visited, and his action or a ship done there."""
    scene = novice(card).hand("green", played[0].split()[1], "blue-king-5").houses("green", middle=0)
    if any("ship" in move for move in played):
        scene.store("C1", "green", "gold").store("C2", "green", "gold").store("C3", "green", "cloth")
        scene.houses("green", middle=3)  # ships cost nothing
    assert turn(scene, *played) == ([card] if card in fulfils else [])


def test_following_does_not_count_for_deck_a() -> None:
    """EXTRA-1: Purple follows Green and builds a store; only Green's visit counts."""
    scene = novice("A1", colour="purple").hand("green", "blue-builder-1").favors("purple", "builder")
    game = scene.reis("purple", 30).influence("purple", 9).game()
    told = play(game, "visit blue-builder-1", "pass")
    while kind(game) != "follow":
        told += game.play(game.legal_moves()[0])
    told += game.play("follow noble") + rest_of_turn(game)
    assert "purple" in game.position()["downtown"]["stores"].values()
    assert done(told) == []


def test_the_reward_of_deck_a_is_two_cards_of_deck_b() -> None:
    """EX-62, EXTRA-1: drawn in order, face up before the novice; what is drawn cannot be taken back."""
    game = novice("A3").hand("green", "blue-minister-1").goal_deck("B7", "B12").game()
    told = play(game, "visit blue-minister-1", "pass")
    told += rest_of_turn(game)
    assert [GOAL_IDS[event.numbers[0]] for event in told if event.kind == "goal-drawn"] == ["B7", "B12"]
    assert {goal: owner for goal, owner in game.position()["goals_placed"].items() if owner != "gone"} == {
        "B7": "green",
        "B12": "green",
    }
    assert len(game.position()["goal_deck"]) == 6
    assert game.position()["goals_placed"]["A3"] == "gone"
    assert game.undoable == 0


def test_a_card_just_drawn_counts_from_the_next_turn() -> None:
    """RUL-38: in the turn that brought B7 the Cardinal was met too; that does not count, the next meeting does."""
    scene = novice("A2").hand("green", "blue-king-1", "blue-king-4").goal_deck("B7", "B12").goods("green", tools=1)
    game = scene.cardinal(1).game()
    told = play(game, "visit blue-king-1", "free cardinal", "cardinal 1 ahead") + rest_of_turn(game)
    assert done(told) == ["A2"]
    assert state(game, "green")["deeds"] == ""  # the next turn has begun
    for _ in range(3):
        rest_of_turn(game)
    told = play(game, "portfolio blue-king-4", "cardinal 1 ahead") + rest_of_turn(game)
    assert done(told) == ["B7"]


def test_four_novices_use_up_deck_b() -> None:
    """EXTRA-1: the fourth draws the last two; whoever draws from a shorter deck takes what is left."""
    s = new_state(Options(4, novices=15), 3)
    flow.settle(s)
    while s.d[at.PERIOD] == 0:
        flow.take(s, flow.settle(s).codes[0], False)
        flow.settle(s)
    for seat in range(4):
        goals.draw_goals(s, seat, 2)
    assert s.d[at.GOAL_DECK_N] == 0
    owners = [s.d[at.GOAL_OWNER + card] for card in range(5, 13)]
    assert sorted(owners) == [0, 0, 1, 1, 2, 2, 3, 3]
    goals.draw_goals(s, 0, 2)
    assert [s.d[at.GOAL_OWNER + card] for card in range(5, 13)] == owners


# Deck B: whoever's turn it is, and in whatever way


WAYS = [
    ("B5", "portfolio blue-builder-3", "recruit builder+king"),  # a reward
    ("B5", "sponsor blue-treasury-4", "recruit builder+minister"),  # an event
    ("B5", "visit blue-builder-1", "free recruit", "recruit builder+king"),  # a State action in a visit
    ("B5", "portfolio blue-builder-2", "trade", "offer tools recruit", "recruit builder+king"),
    ("B6", "portfolio blue-builder-4", "plan blue"),
    ("B6", "visit blue-builder-1", "free plan", "plan blue"),
    ("B7", "portfolio blue-king-4", "cardinal 1 ahead"),
    ("B7", "visit blue-king-1", "free cardinal", "cardinal 1 ahead"),
    ("B8", "portfolio blue-king-3", "favor king"),
    ("B8", "sponsor red-treasury-4", "favor king"),
    ("B10", "portfolio blue-king-1", "sell", "sell gold yellow-1"),
    ("B11", "portfolio blue-minister-3"),
    ("B11", "sponsor blue-treasury-6"),
]
NOT_SO = [
    ("B5", "portfolio blue-builder-3", "recruit king"),  # one official only
    ("B9", "visit blue-king-1", "pass"),  # a visit of one's own
    ("B10", "portfolio blue-king-1", "trade", "offer cloth favor"),
    ("B12", "portfolio blue-king-4", "cardinal 1 ahead"),  # no church scoring
]


@pytest.mark.parametrize("way", WAYS, ids=" ".join)
def test_goals_of_deck_b_in_every_way(way: tuple[str, ...]) -> None:
    """EXTRA-1: State actions, rewards, events."""
    card, *played = way
    assert turn(ready_for(card).hand("green", played[0].split()[1], "blue-king-5"), *played) == [card]


@pytest.mark.parametrize("way", NOT_SO, ids=" ".join)
def test_what_does_not_fulfil_goals_of_deck_b(way: tuple[str, ...]) -> None:
    """EXTRA-1: what was done by half, or otherwise."""
    card, *played = way
    assert turn(ready_for(card).hand("green", played[0].split()[1], "blue-king-5"), *played) == []


def test_two_recruits_of_one_official_are_two_officials() -> None:
    """EXTRA-1, B5: in one turn, whatever the actions; an official who comes as a reward of a goal was not recruited."""
    scene = ready_for("B5").hand("green", "blue-builder-3", "blue-king-5")
    moves_of_turn = ["portfolio blue-builder-3", "recruit king", "trade", "offer tools recruit", "recruit builder"]
    assert turn(scene, *moves_of_turn) == ["B5"]
    game = novice("B6", "B5").hand("green", "blue-builder-4", "blue-king-5").game()
    told = play(game, "portfolio blue-builder-4", "plan blue")
    while kind(game) != "place-official":
        told += game.play("pass" if "pass" in game.legal_moves() else game.legal_moves()[0])
    game.play("official king")
    assert "recruit" not in state(game, "green")["deeds"]


def test_deeds_of_the_turn_before_are_forgotten() -> None:
    """RUL-38: one official in one turn and one in the next are no 2 officials."""
    scene = ready_for("B5").hand("green", "blue-builder-3", "red-builder-3", "blue-king-5")
    game = scene.goods("green", cloth=2).game()  # cloth buys no officials
    told = play(game, "portfolio blue-builder-3", "recruit king") + rest_of_turn(game)
    for _ in range(3):
        told += rest_of_turn(game)
    told += play(game, "portfolio red-builder-3", "recruit king") + rest_of_turn(game)
    assert done(told) == []


def test_b9_is_fulfilled_in_another_players_turn() -> None:
    """EXTRA-1, VISIT-2: the follower's reward comes at the end of that turn."""
    scene = novice("B9", colour="purple").hand("green", "blue-king-1").favors("purple", "king").influence("purple", 5)
    game = scene.game()
    told = play(game, "visit blue-king-1", "pass")
    while kind(game) != "follow":
        told += game.play(game.legal_moves()[0])
    told += play(game, "follow favor", "favor builder")
    paid = state(game, "purple")["influence"]
    told += rest_of_turn(game)
    assert done(told) == ["B9"]
    assert state(game, "purple")["influence"] == paid + 2


def test_b12_needs_a_gain_of_influence_in_church_scoring() -> None:
    """EXTRA-1: keeping all tiles is no gain; a gain is one even of the influence card just played."""
    game, told = church_turn("B12", "B10")
    assert done(told + game.play("give clergy-1") + rest_of_turn(game)) == ["B12"]
    game, told = church_turn("B12", "B10")
    assert done(told + game.play("pass") + rest_of_turn(game)) == []


def test_b12_without_influence_in_the_top_row() -> None:
    """RUL-13: church scoring that gains 0 influence does not fulfil the goal."""
    scene = novice("B12", "B10").hand("green", "blue-treasury-5", "blue-king-5").cardinal(5)
    scene.church({n: n for n in range(1, 7)}).goods("green", tools=1).portfolio("green", top=[])
    game = scene.game()
    told = play(game, "sponsor blue-treasury-5", "coins 0", "cardinal 1 ahead")
    while kind(game) != "church-scoring":
        told += game.play("pass" if "pass" in game.legal_moves() else game.legal_moves()[0])
    assert done(told + game.play("give clergy-1") + rest_of_turn(game)) == []


def test_period_end_rewards_belong_to_no_turn() -> None:
    """RUL-38: a plan taken for a discarded card at the end of the period fulfils nothing, then or later."""
    scene = novice("B6", period=1).hand("green", "blue-builder-4", "blue-king-5").sets("green", 2).shipyard(blue=1)
    game = scene.set("period_trigger", "green").game()
    told = play(game, "gold blue-king-5")
    while kind(game) != "period-discard":
        told += game.play("pass" if "pass" in game.legal_moves() else game.legal_moves()[0])
    told += play(game, "discard blue-builder-4", "pass", "reward blue-builder-4", "plan blue")
    assert state(game, "green")["deeds"] == "plan"
    while kind(game) != "main":
        told += game.play("pass" if "pass" in game.legal_moves() else game.legal_moves()[0])
    assert state(game, "green")["deeds"] == ""
    assert done(told + rest_of_turn(game)) == []


def test_the_order_of_deck_b_is_hidden() -> None:
    """RUL-30: resampled games differ in it and in nothing a seat can see; views have only its size."""
    game = novice("A1").game()
    order, orders = game.position()["goal_deck"], set()
    for seed in range(10):
        other = game.resample(0, random.Random(seed))
        assert other.view(0) == game.view(0)
        assert sorted(other.position()["goal_deck"]) == sorted(order)
        orders.add(tuple(other.position()["goal_deck"]))
    assert len(orders) > 5
    assert game.view(0)["goal_deck"] == {"count": 8}


def test_drawn_goals_end_undo_before_the_turn_is_over() -> None:
    """EXTRA-1: Green has drawn two cards, Purple is still to place an official: nobody goes back behind the drawing."""
    scene = Scene(period=2, novices=("green", "purple")).goals("green", "A1").goals("purple", "B6", "B12")
    scene.hand("green", "blue-builder-1").reis("green", 30).influence("green", 9).treasury(3)
    game = scene.favors("purple", "builder").influence("purple", 9).game()
    play(game, "visit blue-builder-1", "pass")
    while kind(game) != "follow":
        game.play(game.legal_moves()[0])
    play(game, "follow plan", "plan blue")
    assert (kind(game), game.undoable > 0) == ("take-card", True)
    told = game.play(game.legal_moves()[0])
    assert [event.kind for event in told].count("goal-drawn") == 2
    assert (kind(game), game.undoable) == ("place-official", 0)


def test_every_turn_with_novices_ends_with_their_goals() -> None:
    """RUL-38, TURN-1: the rest of a turn as the engine lays it out, from its end: upkeep, goals, church scoring."""
    game = novice("A1").game()
    rest_of_turn(game)
    steps = [frame["step"] for frame in game.position()["stack"]]
    assert steps == ["end-check", "upkeep", "goal-check", "church-check", "take-card", "after-action", "main"]
    game = Scene().game()
    rest_of_turn(game)
    assert "goal-check" not in [frame["step"] for frame in game.position()["stack"]]
