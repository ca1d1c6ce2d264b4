"""Chapter 4: influence and money (INF-1 to INF-5), EX-15 to EX-17, RUL-10 to RUL-15."""

from __future__ import annotations

import pytest

import lisboa
from tests.scene import Scene, kind, moves, play, refused, state


def money(game: lisboa.Game, colour: str = "green") -> tuple[int, int, int]:
    """Réis, influence and wigs."""
    player = state(game, colour)
    return player["reis"], player["influence"], player["wigs"]


# Gains


@pytest.mark.parametrize(("before", "after", "wigs"), [(7, 10, 1), (10, 10, 1), (5, 10, 1), (4, 9, 0), (0, 5, 0)])
def test_gain_influence_is_capped_and_brings_a_wig_on_ten(before: int, after: int, wigs: int) -> None:
    """EX-15, INF-1, INF-2, RUL-13: a noble (3) and a ship (2); one wig however much is lost."""
    scene = Scene(active="yellow").portfolio("yellow", top=["blue-builder-1", "ship-red"]).clergy("yellow", 15)
    game = scene.influence("yellow", before).wigs("yellow", 5).game()
    play(game, "use clergy-15")
    assert money(game, "yellow")[1:] == (after, 5 + wigs)


def test_a_gain_of_two_moves_exactly_two_spaces() -> None:
    """EX-16, INF-1: treasury cards in the bottom row do not count."""
    scene = Scene().portfolio("green", top=["blue-king-2"], bottom=["blue-treasury-1"]).clergy("green", 15)
    game = scene.influence("green", 3).game()
    play(game, "use clergy-15")
    assert state(game, "green")["influence"] == 5


def test_a_gain_of_nothing_on_ten_brings_no_wig() -> None:
    """RUL-13, INF-2: "gain influence" with an empty top row (the card had no number in revision 1)."""
    game = Scene(period=2, rules=1).hand("green", "purple-king-4").influence("green", 10).wigs("green", 5).game()
    play(game, "portfolio purple-king-4")
    assert money(game)[1:] == (10, 5)


@pytest.mark.parametrize(("tiles", "after"), [((15,), 3), ((15, 1), 4), ((15, 1, 1), 5)])
def test_clergy_1_adds_to_every_gain(tiles: tuple[int, ...], after: int) -> None:
    """RUL-15: both copies add up."""
    scene = Scene().portfolio("green", top=["blue-king-2"]).clergy("green", *tiles).influence("green", 1)
    game = scene.game()
    play(game, "use clergy-15")
    assert state(game, "green")["influence"] == after


def test_clergy_1_does_not_help_a_gain_of_nothing() -> None:
    """RUL-15."""
    game = Scene(period=2, rules=1).hand("green", "purple-king-4").clergy("green", 1).influence("green", 4).game()
    play(game, "portfolio purple-king-4")
    assert state(game, "green")["influence"] == 4


# Money from influence


@pytest.mark.parametrize(("before", "after"), [(3, 0), (4, 1), (5, 1), (7, 2), (10, 3)])
def test_three_reis_from_influence(before: int, after: int) -> None:
    """EX-17, INF-3: the marker goes to the third coin space below it; the money is spent at once."""
    scene = Scene(active="orange").hand("orange", "blue-treasury-2").treasury(3).reis("orange", 9)
    game = scene.influence("orange", before).game()
    play(game, "sponsor blue-treasury-2", "coins 3")
    assert money(game, "orange")[:2] == (9, after)


def test_nothing_can_be_converted_at_zero() -> None:
    """EX-17, INF-3."""
    scene = Scene().hand("green", "blue-treasury-2").treasury(3).influence("green", 0)
    game = scene.reis("green", 2).game()
    refused(game, "sponsor blue-treasury-2", "SPONSOR-1")
    game = scene.reis("green", 3).game()
    play(game, "sponsor blue-treasury-2")
    assert money(game)[:2] == (0, 0)


@pytest.mark.parametrize(
    ("influence", "coins"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4), (5, 4), (6, 5), (7, 5), (8, 6), (10, 6)]
)
def test_what_the_track_yields(influence: int, coins: int) -> None:
    """INF-3: coins on 0, 1, 2, 3, 5 and 7; a payment of 6 is raised from `6 - coins` réis at least."""
    scene = Scene().treasury(5).influence("green", influence).tiles("gold")
    for plot in ("C1", "D1", "E1", "A2", "B2", "C2", "D2", "E2"):
        scene.store(plot, "yellow", "gold")
    scene.row_cubes("B", tsunami=2).column_cubes(1)  # B1 alone is free and costs 5 + 1
    game = scene.hand("green", "blue-builder-1").reis("green", 6 - coins).game()
    assert "visit blue-builder-1" in game.legal_moves()
    if coins < 6:
        game = scene.reis("green", 5 - coins).game()
        assert "visit blue-builder-1" not in game.legal_moves()


def test_influence_is_converted_within_a_payment_only_and_at_most_what_is_owed() -> None:
    """RUL-10: treasury 3, one purse: 2 are owed, so at most 2 coins."""
    scene = Scene().hand("green", "blue-treasury-2", "blue-king-1").portfolio("green", bottom=["blue-treasury-1"])
    game = scene.treasury(3).influence("green", 9).reis("green", 9).game()
    assert moves(game, "coins") == []
    play(game, "sponsor blue-treasury-2")
    assert game.legal_moves() == ["coins 0", "coins 1", "coins 2"]
    play(game, "coins 1")
    assert money(game)[:2] == (8, 7)


# Visits


def court(influence: int, wigs: int, reis: int) -> Scene:
    """Green may visit the Minister, modifier +1 and 3 rivals there: cost 4."""
    scene = Scene().hand("green", "blue-minister-1").treasury(2).offices("minister", yellow=2, purple=1, green=1)
    return scene.influence("green", influence).wigs("green", wigs).reis("green", reis)


def test_the_cost_of_a_visit() -> None:
    """INF-4: modifier of the treasury + officials of other colours in the office; own ones and plazas do not count."""
    for value, modifier in ((5, -1), (4, -1), (3, 0), (2, 1), (1, 1)):
        scene = court(10, 5, 0).treasury(value).plazas("minister", orange=3)
        game = scene.game()
        play(game, "visit blue-minister-1")
        assert money(game)[1] == 10 - 3 - modifier
    game = court(10, 5, 0).treasury(5).offices("minister", green=2).game()
    play(game, "visit blue-minister-1")
    assert money(game)[1] == 10  # at least 0


def test_clergy_2_makes_visits_cheaper() -> None:
    """INF-4, COMPONENTS clergy 2: both copies add up."""
    game = court(10, 5, 0).clergy("green", 2, 2).game()
    play(game, "visit blue-minister-1")
    assert money(game)[1] == 10 - 2


@pytest.mark.parametrize(
    ("influence", "wigs", "after"), [(4, 5, (0, 5)), (5, 5, (1, 5)), (2, 5, (0, 3)), (0, 4, (0, 0))]
)
def test_wigs_pay_only_the_remainder(influence: int, wigs: int, after: tuple[int, int]) -> None:
    """INF-5, RUL-11: only with influence at 0; réis untouched."""
    game = court(influence, wigs, 9).game()
    play(game, "visit blue-minister-1")
    assert money(game) == (9, *after)


def test_wigs_cannot_go_below_zero() -> None:
    """INF-5."""
    reason = refused(court(2, 1, 9).game(), "visit blue-minister-1", "INF-5")
    assert "4" in reason


def test_reis_may_pay_with_both_left_houses_while_influence_is_kept() -> None:
    """INF-5, RUL-11: every split of influence and réis."""
    scene = court(3, 5, 9).store("B1", "green", "gold").store("C1", "green", "gold")
    game = scene.houses("green", left=2).game()
    play(game, "visit blue-minister-1")
    assert sorted(game.legal_moves()) == [f"reis {n}" for n in range(5)]
    for reis in range(5):
        other = game.copy()
        other.play(f"reis {reis}")
        influence = max(3 - (4 - reis), 0)
        assert money(other) == (9 - reis, influence, 5 - (1 if reis == 0 else 0))
    game = scene.houses("green", left=1, middle=1).game()
    play(game, "visit blue-minister-1")
    assert money(game) == (9, 0, 4)


def test_a_visit_that_reis_cannot_pay_either_names_them() -> None:
    """INF-5, NOBLE-2."""
    scene = court(1, 1, 1).store("B1", "green", "gold").store("C1", "green", "gold").houses("green", left=2)
    reason = refused(scene.game(), "visit blue-minister-1", "INF-5")
    assert reason == "costs 4, with influence, wigs and réis you can pay 3"


def test_influence_does_not_turn_into_reis_for_a_visit() -> None:
    """RUL-10: with 1 real the réis part is at most 1, whatever the track would yield."""
    scene = court(10, 5, 1).store("B1", "green", "gold").store("C1", "green", "gold").houses("green", left=2)
    game = scene.game()
    play(game, "visit blue-minister-1")
    assert sorted(game.legal_moves()) == ["reis 0", "reis 1"]


def test_a_followers_cost_is_computed_when_he_follows() -> None:
    """RUL-14: yellow's Cardinal raises the treasury, so purple pays 1 less than yellow."""
    scene = Scene().hand("green", "blue-king-1").treasury(2).offices("king", green=2).offices("minister", green=3)
    scene.favors("yellow", "king").favors("purple", "king").influence("yellow", 9).influence("purple", 9).cardinal(2)
    game = scene.plans("green", {"blue-3": 1}).game()
    play(game, "visit blue-king-1", "pass", "site west-A")
    while kind(game) != "follow":
        play(game, game.legal_moves()[0])
    reserve = game.position()["court"]["offices"]["king"]["green"]
    play(game, "follow cardinal")
    assert money(game, "yellow")[1] == 9 - (reserve + 1)
    play(game, "cardinal 1 ahead")
    play(game, "follow favor")
    assert money(game, "purple")[1] == 9 - reserve


@pytest.mark.parametrize(("tile", "card"), [(3, "blue-builder-1"), (4, "blue-minister-1"), (5, "blue-king-1")])
def test_clergy_3_to_5_pay_right_after_the_visit_is_paid(tile: int, card: str) -> None:
    """RUL-14: 2 réis for each copy, of that noble only."""
    scene = Scene().hand("green", card).clergy("green", tile, tile).reis("green", 20).influence("green", 9)
    game = scene.game()
    play(game, f"visit {card}")
    assert money(game)[0] == 24
    other = (
        Scene().hand("green", card).clergy("green", 3 + (tile - 2) % 3).reis("green", 20).influence("green", 9).game()
    )
    play(other, f"visit {card}")
    assert money(other)[0] == 20


def test_the_money_of_clergy_3_already_pays_the_land() -> None:
    """RUL-14, RUL-2: B1 costs 3, there is 1 real."""
    scene = Scene().hand("green", "blue-builder-1").reis("green", 1).influence("green", 0).treasury(3).tiles("gold")
    for plot in ("C1", "D1", "E1", "A2", "B2", "C2", "D2", "E2"):
        scene.store(plot, "yellow", "gold")
    scene.row_cubes("B").column_cubes(1)
    assert "visit blue-builder-1" not in scene.game().legal_moves()
    game = scene.clergy("green", 3).game()
    play(game, "visit blue-builder-1", "pass")
    assert kind(game) == "house"
    assert money(game)[0] == 0


def test_a_follower_gets_clergy_money_too() -> None:
    """RUL-14: "visit or follow"."""
    scene = Scene().hand("green", "blue-minister-1").favors("yellow", "minister").clergy("yellow", 4).reis("yellow", 3)
    game = scene.influence("yellow", 9).influence("green", 9).game()
    play(game, "visit blue-minister-1", "pass")
    play(game, game.legal_moves()[0], "follow noble")
    assert money(game, "yellow")[0] == 5


# Purses


def purse_scene(purses: int, period: int = 2) -> Scene:
    """Green with 0, 1 or 2 purses and 20 réis."""
    cards = ["blue-treasury-1", "red-treasury-2"][:purses]
    return Scene(period=period).portfolio("green", bottom=cards).reis("green", 20).influence("green", 0).treasury(3)


@pytest.mark.parametrize(("purses", "paid"), [(0, 3), (1, 2), (2, 1)])
def test_a_purse_on_sponsoring(purses: int, paid: int) -> None:
    """RUL-12."""
    game = purse_scene(purses).hand("green", "purple-treasury-2").game()
    play(game, "sponsor purple-treasury-2")
    assert money(game)[0] == 20 - paid


@pytest.mark.parametrize(("purses", "paid"), [(0, 3 + 4), (1, 2 + 3), (2, 1 + 2)])
def test_a_sponsored_store_is_two_payments(purses: int, paid: int) -> None:
    """RUL-12: the event costs 3, the land 3 + 1."""
    scene = purse_scene(purses).hand("green", "purple-treasury-6").row_cubes("B", fire=1, tsunami=1).column_cubes(1)
    game = scene.game()
    play(game, "sponsor purple-treasury-6", "tile gold", "plot B1", "cube row fire", "house left")
    assert money(game)[0] == 20 - paid


@pytest.mark.parametrize(
    ("bottom", "tiles", "paid"),
    [
        ([], (), 9),
        (["blue-treasury-1"], (), 8),
        (["blue-treasury-1", "red-treasury-2"], (), 7),
        (["purple-treasury-4"], (), 6),
        ([], (11,), 3),
        ([], (11, 11), 0),
        (["purple-treasury-4", "blue-treasury-1"], (11,), 0),
        (["blue-treasury-1"], (11,), 2),
        (["purple-treasury-6"], (8,), 9),
    ],
)
def test_hiring_benefits_apply_per_official_the_purse_once(
    bottom: list[str], tiles: tuple[int, ...], paid: int
) -> None:
    """RUL-12: three hired at treasury 3; land benefits do not help here."""
    scene = Scene(period=2).hand("green", "purple-king-3").portfolio("green", bottom=bottom).clergy("green", *tiles)
    scene.reis("green", 20).influence("green", 0).treasury(3).offices("minister").plans("green", {"blue-3": 1})
    game = scene.game()
    play(game, "visit purple-king-3", "pass", "site west-A")
    assert money(game)[0] == 20 - paid
    assert state(game, "green")["completed_plans"] == {"blue-3": 1}


@pytest.mark.parametrize(
    ("bottom", "tiles", "paid"),
    [([], (), 4), (["purple-treasury-6"], (), 2), ([], (8,), 1), ([], (8, 8), 0), (["purple-treasury-4"], (11,), 4)],
)
def test_land_benefits(bottom: list[str], tiles: tuple[int, ...], paid: int) -> None:
    """RUL-12: land -2, clergy 8 -3, nothing below 0; hiring benefits do not help here."""
    scene = Scene(period=2).hand("green", "purple-builder-3").portfolio("green", bottom=bottom).clergy("green", *tiles)
    scene.reis("green", 20).influence("green", 0).treasury(3).row_cubes("B", fire=1, tsunami=1).column_cubes(1)
    game = scene.game()
    play(game, "visit purple-builder-3", "pass", "tile gold", "plot B1", "cube row fire", "house left")
    assert money(game)[0] == 20 - paid


@pytest.mark.parametrize(("purses", "paid"), [(0, 2), (1, 1), (2, 0)])
def test_a_purse_on_the_reis_part_of_a_visit(purses: int, paid: int) -> None:
    """RUL-12: cost 2, all of it in réis."""
    scene = purse_scene(purses).hand("green", "purple-minister-1").offices("minister", yellow=2).influence("green", 5)
    game = scene.store("B1", "green", "gold").store("C1", "green", "gold").houses("green", left=2).game()
    play(game, "visit purple-minister-1", "reis 2")
    assert money(game)[:2] == (20 - paid, 5)


@pytest.mark.parametrize(("purses", "paid"), [(0, 3), (1, 2), (2, 1)])
def test_a_purse_on_a_reis_penalty(purses: int, paid: int) -> None:
    """RUL-12."""
    scene = purse_scene(purses).hand("green", "purple-minister-5").sets("green", 1)
    game = scene.set("players.green.set_markers", 0).game()
    play(game, "portfolio purple-minister-5")
    assert money(game)[0] == 20 - paid
