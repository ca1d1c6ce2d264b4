"""General rulings: RUL-1 (when amounts are computed), RUL-2 (completable), RUL-4 (gains), RUL-6 (what leaves)."""

from __future__ import annotations

import pytest

import lisboa
from tests.scene import Scene, kind, moves, play, refused, state, treasury

GOLD_STREET = ("B1", "C1", "D1", "E1", "A2", "B2", "C2", "D2", "E2")


def only_plot(plot: str, card: str = "blue-builder-1", rules: int = 2) -> Scene:
    """Green may build a gold store on this plot only; no cubes lie in its row and column; treasury 3."""
    scene = Scene(rules=rules).hand("green", card).tiles("gold").treasury(3).influence("green", 0)
    for i, other in enumerate(p for p in GOLD_STREET if p != plot):
        scene.store(other, ("yellow", "purple")[i % 2], "gold")
    return scene.row_cubes(plot[0]).column_cubes(int(plot[1]))


def test_a_plots_cardinal_makes_that_very_land_dearer() -> None:
    """RUL-1: from space 2 the Cardinal passes the treasury icon before the land is paid."""
    game = only_plot("A2").reis("green", 9).cardinal(2).game()
    play(game, "visit blue-builder-1", "pass", "cardinal 1 ahead")
    assert kind(game) == "house"
    assert state(game, "green")["reis"] == 9 - 4
    assert treasury(game) == 4


def test_the_plots_five_reis_pay_its_land() -> None:
    """RUL-2: E1 gives 5 réis, its land costs 3; C1 gives nothing of the kind."""
    game = only_plot("E1").reis("green", 0).game()
    play(game, "visit blue-builder-1", "pass")
    assert kind(game) == "house"
    assert state(game, "green")["reis"] == 2
    game = only_plot("C1").reis("green", 2).game()
    reason = refused(game, "visit blue-builder-1", "VISIT-1")
    assert "3" in reason
    assert "2" in reason


def king_scene() -> Scene:
    """Green may visit the King for nothing and has neither money nor influence."""
    return Scene().hand("green", "blue-king-1").reis("green", 0).influence("green", 0).treasury(3)


def test_a_sites_plan_serves_that_opening() -> None:
    """RUL-2: without a plan only east-A, which gives one, can be opened."""
    scene = king_scene().plans("green", {}).offices("minister", green=2)
    game = scene.game()
    play(game, "visit blue-king-1", "pass")
    assert kind(game) == "plan"
    refused(game, "pass", "RUL-4")
    play(game, "plan blue")
    assert game.position()["downtown"]["architects"]["east-A"] == "blue"
    assert state(game, "green")["completed_plans"] == {"blue-2": 1}
    assert state(game, "green")["officials"] == 8


def test_a_sites_recruits_serve_that_opening() -> None:
    """RUL-2, RUL-24: officials are taken after the site's reward; only east-C gives them."""
    game = king_scene().plans("green", {"blue-2": 1}).offices("minister").game()
    play(game, "visit blue-king-1", "pass")
    assert kind(game) == "recruit"
    refused(game, "recruit king", "RUL-2")  # one alone is not enough
    play(game, "recruit builder+king")
    assert kind(game) == "take-card"  # both are needed: nothing to choose
    assert game.position()["downtown"]["architects"]["east-C"] == "blue"
    assert state(game, "green")["officials"] == 8


def test_earlier_payment_splits_matter() -> None:
    """RUL-2: B2 gains influence, capped at 10, so the event must be paid from influence for the land to be payable.

    10 influence yields 6, 3 réis in hand, the top row gives 8. The event costs 3, the land 8. After "coins k" the money
    is k réis and 6 from the refilled track: at least 2 coins must come from influence, though 9 were there in all.
    """
    scene = only_plot("B2", "red-treasury-2").influence("green", 10).reis("green", 3)
    scene.portfolio("green", top=["blue-builder-5", "blue-minister-5"])
    game = scene.row_cubes("B", earthquake=1, fire=1).column_cubes(2, earthquake=1).game()
    play(game, "sponsor red-treasury-2")
    assert game.legal_moves() == ["coins 2", "coins 3"]
    for move in ("coins 0", "coins 1"):
        refused(game, move, "RUL-2")
    play(game, "coins 2")
    assert kind(game) == "cube"
    refused(game, "cube row fire", "NOBLE-1")  # an earthquake cube must go
    play(game, "cube row earthquake")
    assert (state(game, "green")["reis"], state(game, "green")["influence"]) == (0, 0)


def test_a_land_price_beyond_every_split_closes_the_event() -> None:
    """RUL-2, RUL-25: one more cube and not even "coins 3" is enough (land 10)."""
    scene = only_plot("B2", "red-treasury-2").influence("green", 10).reis("green", 3)
    scene.portfolio("green", top=["blue-builder-5", "blue-minister-5"])
    game = scene.row_cubes("B", earthquake=1, fire=2).column_cubes(2, earthquake=1).game()
    refused(game, "sponsor red-treasury-2", "RUL-25")


def test_a_reward_that_cannot_be_used_is_lost_and_never_blocks() -> None:
    """RUL-3, RUL-4: an empty pile, no store to produce."""
    for card in ("red-builder-2", "blue-minister-3"):
        game = Scene().hand("green", card).pile().game()
        events = play(game, f"portfolio {card}")
        assert state(game, "green")["top_row"]["1"] == card
        assert "reward-lost" in [event.kind for event in events]


def test_gains_are_automatic() -> None:
    """RUL-4: 3 réis, 1 gold, 2 wigs come without a question."""
    for card, part, gained in (("blue-minister-2", "reis", 3), ("brown-king-3", "wigs", 2)):
        game = Scene(period=2).hand("green", card).game()
        before = state(game, "green")[part]
        play(game, f"portfolio {card}")
        assert state(game, "green")[part] == before + gained
        assert kind(game) in ("trade", "sell-or-trade")


def test_what_is_discarded_leaves_the_game_what_is_returned_comes_back() -> None:
    """RUL-6: cards, clergy tiles and set markers are gone; favors return to their stacks."""
    scene = Scene().hand("green", "blue-minister-1").sets("green", 1).favors("yellow", "minister").influence("green", 9)
    game = scene.clergy("green", 16).influence("yellow", 9).game()
    play(game, "use clergy-16", "visit blue-minister-1", "pass")
    first, second = game.legal_moves()[:2]
    play(game, first, second)
    assert kind(game) == "follow"
    assert state(game, "green")["set_markers"] == 0
    assert game.position()["court"]["favors"]["minister"] == 3
    play(game, "follow noble")
    play(game, game.legal_moves()[0])
    doc = game.position()
    assert doc["court"]["favors"]["minister"] == 4
    assert doc["church"]["gone"] == {"16": 1}
    assert doc["cards_gone"]["blue-minister-1"] == "seen"


def test_no_hand_is_ever_empty_so_gold_is_always_possible() -> None:
    """RUL-5: even with a single card, no goods and no influence."""
    game = (
        Scene()
        .hand("green", "blue-king-3")
        .goods("green")
        .reis("green", 0)
        .influence("green", 0)
        .wigs("green", 0)
        .game()
    )
    assert "gold blue-king-3" in game.legal_moves()


def test_an_illegal_move_changes_nothing() -> None:
    """RUL-2: the refusal says why, the game is the same."""
    game = king_scene().plans("green", {}).offices("minister").game()
    before = game.position()
    with pytest.raises(lisboa.IllegalMove) as caught:
        game.play("visit blue-king-1")
    assert caught.value.rule == "VISIT-1"
    assert game.position() == before
    assert moves(game, "visit") == []
