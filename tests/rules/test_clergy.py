"""What the 14 lasting kinds of clergy tiles do, with one copy and with both (COMPONENTS, clergy tiles)."""

from __future__ import annotations

import pytest

import lisboa
from tests.scene import COLOURS, Scene, kind, moves, play, refused, state

COPIES = [0, 1, 2]


def holder(tile: int, copies: int, *cards: str, rules: int = 2) -> Scene:
    """Green with so many copies of a tile, 20 réis, influence 5, the treasury at 3, no rivals in the offices."""
    scene = (
        Scene(period=2, rules=rules)
        .clergy("green", *[tile] * copies)
        .hand("green", *cards)
        .reis("green", 20)
        .treasury(3)
    )
    return scene.influence("green", 5).offices("minister").church(dict.fromkeys(range(1, 7), None))


@pytest.mark.parametrize("copies", COPIES)
def test_clergy_1_adds_to_every_gain_of_influence(copies: int) -> None:
    """Clergy 1, RUL-15: 4 + 1 per tile for an envelope with a number, else the top row's 3; 0 stays 0 (RUL-13)."""
    for rules, amount, nothing in ((2, 4, 4 + copies), (1, 3, 0)):
        scene = holder(1, copies, "brown-treasury-4", rules=rules).influence("green", 0)
        game = scene.portfolio("green", top=["blue-king-1"]).game()
        game.play("sponsor brown-treasury-4")
        assert state(game, "green")["influence"] == amount + copies
        game = scene.portfolio("green").game()
        game.play("sponsor brown-treasury-4")
        assert state(game, "green")["influence"] == nothing


def test_clergy_1_given_up_in_church_scoring_does_not_help_there() -> None:
    """Clergy 1, RUL-15: the tile itself is discarded, so the gain is 3, not 4."""
    scene = holder(1, 1, "blue-treasury-5").portfolio("green", top=["blue-king-1"]).influence("green", 0)
    game = scene.cardinal(5).church({1: 2, 2: 3}).game()
    play(game, "sponsor blue-treasury-5")
    while kind(game) != "church-scoring":
        game.play(game.legal_moves()[0])
    other = game.copy()
    play(game, "give clergy-1", "pass")
    assert state(game, "green")["influence"] == 3
    play(other, "give clergy-2", "pass")
    assert state(other, "green")["influence"] == 4


@pytest.mark.parametrize("copies", COPIES)
def test_clergy_2_makes_visits_cheaper(copies: int) -> None:
    """Clergy 2, INF-4: 3 less 1 per tile."""
    game = holder(2, copies, "blue-minister-1").offices("minister", yellow=3).game()
    game.play("visit blue-minister-1")
    assert state(game, "green")["influence"] == 5 - 3 + copies


def test_clergy_2_makes_follows_cheaper_but_never_pays() -> None:
    """Clergy 2, INF-4: cost 1 less 2 tiles is 0."""
    scene = holder(2, 2).hand("orange", "blue-minister-1").offices("minister", yellow=1).favors("green", "minister")
    game = follow(scene, "orange", "blue-minister-1")
    game.play("follow noble")
    assert state(game, "green")["influence"] == 5


def follow(scene: Scene, visitor: str, card: str) -> lisboa.Game:
    """Let another player visit the Minister without a State action, up to Green's decision to follow."""
    scene.doc["active_player"] = visitor
    game = scene.goods(visitor).pending(scene.turn_stack(visitor)).game()
    play(game, f"visit {card}", "decree " + str(game.position()["decrees"]["1"]))
    assert (kind(game), game.turn) == ("follow", COLOURS.index("green"))
    return game


@pytest.mark.parametrize("copies", COPIES)
@pytest.mark.parametrize(("tile", "noble"), [(3, "builder"), (4, "minister"), (5, "king")])
def test_clergy_3_4_5_pay_for_visits_to_their_noble(tile: int, noble: str, copies: int) -> None:
    """Clergy 3, 4, 5, RUL-14: 2 réis right after the visit is paid, nothing for the other nobles."""
    scene = holder(tile, copies, "blue-builder-1", "blue-minister-1", "blue-king-1")
    for visited in ("builder", "minister", "king"):
        game = scene.game()
        game.play(f"visit blue-{visited}-1")
        assert state(game, "green")["reis"] == 20 + (2 * copies if visited == noble else 0)


def test_clergy_4_pays_for_a_follow() -> None:
    """Clergy 4, RUL-14: when you visit or follow."""
    scene = holder(4, 1).hand("orange", "blue-minister-1").favors("green", "minister")
    game = follow(scene, "orange", "blue-minister-1")
    game.play("follow noble")
    assert state(game, "green")["reis"] == 22


@pytest.mark.parametrize("copies", COPIES)
def test_clergy_6_pays_for_recruiting(copies: int) -> None:
    """Clergy 6: 1 real per official placed and tile."""
    scene = holder(6, copies, "blue-treasury-4")
    game = scene.game()
    play(game, "sponsor blue-treasury-4", "coins 0", "recruit builder+king")
    assert state(game, "green")["reis"] == 17 + 2 * copies
    game = scene.game()
    play(game, "sponsor blue-treasury-4", "coins 0", "recruit minister")
    assert state(game, "green")["reis"] == 17 + copies


@pytest.mark.parametrize("copies", COPIES)
def test_clergy_7_adds_to_sales(copies: int) -> None:
    """Clergy 7, SELL-2: each good sold brings 1 more per tile."""
    scene = holder(7, copies, "blue-king-5").goods("green", gold=2).portfolio("yellow", top=["ship-purple"])
    game = scene.prices(gold=4).game()
    play(game, "portfolio blue-king-5", "sell", "sell gold yellow-1")  # the first good by itself
    assert state(game, "green")["reis"] == 20 + 2 * (4 + 2 + copies)


@pytest.mark.parametrize("copies", COPIES)
def test_clergy_8_makes_land_cheaper(copies: int) -> None:
    """Clergy 8, NOBLE-1e: 7 less 3 per tile."""
    scene = holder(8, copies, "blue-builder-1").row_cubes("B", fire=3).column_cubes(1).influence("green", 0)
    game = scene.game()
    play(game, "visit blue-builder-1", "pass", "tile gold", "plot B1")
    assert state(game, "green")["reis"] == 20 - 7 + 3 * copies


@pytest.mark.parametrize("copies", COPIES)
def test_clergy_9_scores_for_opening(copies: int) -> None:
    """Clergy 9: 2 wigs per tile for opening a public building."""
    game = holder(9, copies, "blue-king-1").plans("green", {"blue-2": 1}).plazas("king", green=2).game()
    play(game, "visit blue-king-1", "pass", "site west-A")
    assert state(game, "green")["wigs"] == 5 + 2 * copies


@pytest.mark.parametrize(("copies", "home"), [(0, 3), (1, 2), (2, 1)])
def test_clergy_10_saves_officials(copies: int, home: int) -> None:
    """Clergy 10, NOBLE-4d: 1 official less per tile; the plan counts in full (SCORE-6)."""
    game = holder(10, copies, "blue-king-1").plans("green", {"blue-3": 1}).plazas("king", green=4).game()
    play(game, "visit blue-king-1", "pass", "site west-A")
    assert state(game, "green")["officials"] == 4 + home
    assert state(game, "green")["completed_plans"] == {"blue-3": 1}
    assert game.scores()[0]["SCORE-6"] == 15


@pytest.mark.parametrize(("copies", "price"), [(0, 9), (1, 3), (2, 0)])
def test_clergy_11_makes_hiring_cheaper(copies: int, price: int) -> None:
    """Clergy 11, RUL-12: three officials at 3, 1 or nothing each."""
    game = holder(11, copies, "blue-king-1").plans("green", {"blue-3": 1}).influence("green", 0).game()
    play(game, "visit blue-king-1", "pass", "site west-A")
    assert state(game, "green")["reis"] == 20 - price


def test_clergy_12_adds_a_good_of_a_produced_type() -> None:
    """Clergy 12, STATE-4: one more good; prices drop once all the same."""
    scene = holder(12, 1, "blue-treasury-6").goods("green").influence("green", 0)
    game = scene.store("B1", "green", "gold").store("B3", "green", "books").game()
    game.play("sponsor blue-treasury-6")
    assert moves(game) == ["extra gold", "extra books"]
    refused(game, "extra cloth", "NOBLE-2")
    game.play("extra books")
    assert state(game, "green")["goods"] == {"gold": 1, "cloth": 0, "books": 2, "tools": 0}
    assert game.position()["prices"] == {"gold": 5, "cloth": 5, "books": 4, "tools": 4}


def test_clergy_12_twice_and_the_houses_are_chosen_separately() -> None:
    """Clergy 12, NOBLE-2: two tiles and one house of the right group: three extra goods, each a choice."""
    scene = holder(12, 2, "blue-treasury-6").goods("green").sets("green", 2).influence("green", 0)
    scene.store("B1", "green", "gold").store("B3", "green", "books").houses("green", right=1, left=1)
    game = scene.game()
    play(game, "sponsor blue-treasury-6", "extra gold", "extra books", "extra gold")
    assert state(game, "green")["goods"] == {"gold": 3, "cloth": 0, "books": 2, "tools": 0}
    assert kind(game) == "take-card"


def test_clergy_13_makes_every_good_welcome() -> None:
    """Clergy 13, TRADE-2: cloth to the Builder, tools to the King."""
    cards = ("blue-treasury-3",)
    without = holder(13, 0, *cards).goods("green", cloth=1, tools=1).game()
    play(without, "portfolio blue-treasury-3")
    refused_offers = {option.notation for option in decision(without).options if not option.enabled}
    assert {"offer cloth recruit", "offer tools favor"} <= refused_offers
    game = holder(13, 1, *cards).goods("green", cloth=1, tools=1).game()
    play(game, "portfolio blue-treasury-3", "offer cloth recruit", "recruit builder", "offer tools favor")
    play(game, "favor king")
    green = state(game, "green")
    assert (green["officials"], green["favors"]["king"], sum(green["goods"].values())) == (7, True, 0)


def decision(game: lisboa.Game) -> lisboa.Decision:
    found = game.decision
    assert found is not None
    return found


@pytest.mark.parametrize(("copies", "goods"), [(0, 3), (1, 2), (2, 1)])
def test_clergy_14_makes_ships_cheaper(copies: int, goods: int) -> None:
    """Clergy 14, STATE-3: a purple ship for 3 goods, less 1 per tile."""
    scene = holder(14, copies, "red-treasury-3").goods("green", gold=1, cloth=1, books=1, tools=1)
    game = scene.influence("green", 0).game()
    game.play("sponsor red-treasury-3")
    game.play(moves(game, "spend")[0])
    assert sum(state(game, "green")["goods"].values()) == 4 - goods
    assert state(game, "green")["top_row"]["1"] == "ship-purple"
