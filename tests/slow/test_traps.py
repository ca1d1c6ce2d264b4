"""Positions where the engine's look-ahead was wrong once, or might well be: checked by hand and by the slow checker."""

from __future__ import annotations

import random

import lisboa
from tests.scene import Scene
from tests.slow.agreement import Walk


def agreed(scene: Scene) -> lisboa.Game:
    """The game, after the slow checker has walked from it several times and found nothing to object to."""
    position = scene.game().position()
    for seed in range(6):
        Walk(lisboa.Game.from_position(position), position, random.Random(seed), seed % 2 == 0, 20_000).go()
    return lisboa.Game.from_position(position)


def land_costs_four() -> Scene:
    """Green has built both left houses; the only tile goes to column 5, where land is 1 + 3 once a cube is gone."""
    scene = Scene(active="green").treasury(1).tiles("small-tools").column_cubes(5)
    for row in "ABCDE":
        scene.row_cubes(row, earthquake=2)
    scene.store("D1", "green", "gold").store("D2", "green", "gold").houses("green", left=2)
    return scene.offices("builder", yellow=2, purple=2, orange=1)


def test_a_visit_that_wigs_alone_cannot_pay_leaves_less_for_the_land() -> None:
    """INF-5, NOBLE-2, VISIT-1: of the cost 6 at least 1 must be paid in réis, which leaves 2 - 1 + 2 (clergy 3)."""
    scene = land_costs_four().hand("green", "blue-builder-1", "blue-king-1").clergy("green", 3)
    scene.influence("green", 0).wigs("green", 5).reis("green", 2)
    assert "visit blue-builder-1" not in agreed(scene).legal_moves()
    assert "visit blue-builder-1" in agreed(scene.wigs("green", 6)).legal_moves()


def test_a_follow_that_wigs_alone_cannot_pay_leaves_less_for_the_land() -> None:
    """RUL-22, INF-5: the same for a follower, who may still recruit."""
    scene = land_costs_four().hand("yellow", "blue-builder-1", "blue-king-1").clergy("green", 3)
    scene.doc["active_player"] = "yellow"
    scene.pending(scene.turn_stack("yellow")).tiles("small-tools", "gold")
    scene.column_cubes(1, earthquake=3).column_cubes(2, earthquake=3)
    scene.reis("yellow", 30).influence("yellow", 10).favors("green", "builder")
    scene.influence("green", 0).wigs("green", 5).reis("green", 2)
    game = agreed(scene)
    game.play("visit blue-builder-1")
    while game.turn == 1:
        unwanted = ("free", "tile small-tools", "cube row")  # what would make it cheaper for green
        game.play(next(move for move in game.legal_moves() if not move.startswith(unwanted)))
    assert game.decision is not None
    assert game.decision.kind == "follow"
    assert "follow recruit" in game.legal_moves()
    assert "follow noble" not in game.legal_moves()


def test_a_reward_that_fills_the_warehouse_can_end_production() -> None:
    """TURN-4, RUL-3: with the card's own cloth the warehouse is full, and nothing else can be bought or sold."""
    scene = Scene(active="green").hand("green", "blue-king-1", "blue-king-2", "blue-builder-3")
    scene.store("D2", "green", "cloth").houses("green", left=1).shipyard(blue=0, red=3)
    scene.clergy("green", 2, 3, 7, 9).favors("green", "builder", "minister", "king")
    game = agreed(scene.goods("green", cloth=1, books=1))
    assert "portfolio blue-king-1" not in game.legal_moves()
    assert "portfolio blue-king-2" in game.legal_moves()  # its gold buys from the Builder
    assert "portfolio blue-builder-3" in game.legal_moves()  # books for production


def test_a_card_needs_something_to_sell_or_trade_afterwards() -> None:
    """EX-12: without goods only a reward that brings one lets a card into the portfolio."""
    scene = Scene(active="green").hand("green", "blue-builder-1", "blue-builder-3", "blue-king-1", "blue-minister-2")
    scene.goods("green").portfolio("yellow", top=["ship-blue"])
    moves = agreed(scene).legal_moves()
    assert [move for move in moves if move.startswith("portfolio")] == [
        "portfolio blue-builder-1",
        "portfolio blue-king-1",
    ]


def test_a_ship_as_reward_may_not_eat_the_only_good() -> None:
    """TURN-4, RUL-4: the good must be left to sell, so the ship is not even offered; with two of them it is."""
    scene = Scene(active="green").hand("green", "blue-minister-4", "blue-king-4")
    scene.portfolio("yellow", top=["ship-red"]).goods("green", gold=1)
    game = agreed(scene)
    game.play("portfolio blue-minister-4")
    assert game.decision is not None
    assert game.decision.kind == "sell-or-trade"
    game = agreed(scene.goods("green", gold=2))
    game.play("portfolio blue-minister-4")
    assert game.legal_moves() == ["ship", "pass"]


def test_the_only_ship_to_sell_to_may_not_be_discarded() -> None:
    """TURN-4, PORT-2: nothing can be bought, so the own ship has to stay; any other card may go."""
    scene = Scene(active="green").hand("green", "blue-minister-2", "blue-king-2").sets("green", 1)
    scene.portfolio("green", top=["ship-blue", "blue-builder-1"], bottom=["blue-treasury-1"])
    scene.clergy("green", 2, 3, 7, 9).favors("green", "builder", "minister", "king")
    game = agreed(scene.goods("green", books=1).shipyard(blue=0, red=3))
    game.play("portfolio blue-minister-2")
    assert game.legal_moves() == ["replace blue-builder-1", "replace blue-treasury-1"]


def former(scene: Scene) -> Scene:
    """The same position in a game that began with revision 1 of the rules."""
    scene.doc["options"].pop("rules", None)
    return scene


def at_the_site(reis: int) -> Scene:
    """One official is to be hired for 3; after the Cardinal's step it costs 4. Site west-E brings the Cardinal."""
    scene = Scene(active="green").hand("green", "blue-king-1", "blue-king-2").treasury(3).cardinal(2)
    scene.church({1: 2, 2: 3, 3: 4, 4: 5, 5: 7, 6: 9}).plans("green", {"blue-2": 1}).offices("king")
    return scene.influence("green", 0).reis("green", reis)


def test_the_cardinal_of_a_site_must_be_met_though_hiring_costs_more() -> None:
    """RUL-1, RUL-2, RUL-4, NOBLE-4."""
    game = agreed(at_the_site(3))
    for move in ("visit blue-king-1", "pass"):
        game.play(move)
    assert "site west-E" not in game.legal_moves()
    game = agreed(at_the_site(4))
    for move in ("visit blue-king-1", "pass", "site west-E"):
        game.play(move)
    assert game.legal_moves() == ["cardinal 1 behind", "cardinal 1 ahead"]


def test_the_cardinal_of_a_site_was_declined_in_revision_1() -> None:
    """RUL-4 in its former reading."""
    game = agreed(former(at_the_site(3)))
    for move in ("visit blue-king-1", "pass", "site west-E"):
        game.play(move)
    assert game.position()["church"]["cardinal"] == 2
    assert "west-E" in [site for site, tile in game.position()["downtown"]["buildings"].items() if tile is not None]
    game = agreed(former(at_the_site(4)))
    for move in ("visit blue-king-1", "pass", "site west-E"):
        game.play(move)
    assert game.legal_moves() == ["cardinal 1 behind", "cardinal 1 ahead", "pass"]


def last_favor() -> Scene:
    """Cloth alone is left, four clergy tiles and two favors are held: the third favor is all that cloth can buy."""
    scene = Scene(active="green").hand("green", "blue-king-2", "blue-king-3").goods("green", cloth=1)
    return scene.clergy("green", 2, 3, 7, 9).favors("green", "builder", "minister")


def test_a_reward_may_take_what_alone_could_be_bought() -> None:
    """TURN-4, RUL-4: the card's favor must be taken, and nothing is left to buy; its gold lets the other card in."""
    moves = agreed(last_favor()).legal_moves()
    assert "portfolio blue-king-3" not in moves
    assert "portfolio blue-king-2" in moves
    assert "portfolio blue-king-3" in agreed(former(last_favor())).legal_moves()


def test_a_numbered_envelope_does_not_count_the_top_row() -> None:
    """INF-1: purple-king-4 shows 4 influence; in revision 1 it gained what the (empty) top row shows."""
    for rules, influence in ((2, 6), (1, 2)):
        scene = Scene(period=2).hand("green", "purple-king-4").influence("green", 2).goods("green", gold=1)
        scene.doc["options"]["rules"] = rules
        game = agreed(scene)
        game.play("portfolio purple-king-4")
        assert game.position()["players"]["green"]["influence"] == influence
