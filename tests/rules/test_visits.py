"""Chapter 8: paying and carrying out a visit (VISIT-1, VISIT-3, VISIT-4)."""

from __future__ import annotations

import pytest

from tests.scene import Scene, kind, moves, play, refused, state, to_turn_end, treasury

OTHERS_IN_KING = {1: {"green": 1}, 3: {"green": 1, "yellow": 1, "purple": 1}, 4: {"green": 2, "yellow": 1, "purple": 1}}
# The colours of five rival officials in the King's office
FIVE = {"green": 2, "yellow": 2, "purple": 1}


def king_scene(active: str = "orange") -> Scene:
    """A player with a King card and money to hire whom he lacks, so that the Noble action is never the question."""
    return Scene(active=active).hand(active, "blue-king-1", "blue-king-2").reis(active, 40)


def minister_scene(cost: int, active: str = "green") -> Scene:
    """A visit to the Minister that costs so much: treasury modifier 0 and as many rivals in the office."""
    assert 0 <= cost <= 5
    scene = Scene(active=active).treasury(3).hand(active, "blue-minister-1")
    return scene.offices("minister", yellow=min(cost, 3), purple=max(cost - 3, 0))


def test_ex_29_three_rivals_and_modifier_one_cost_four() -> None:
    """EX-29 (INF-4): modifier +1 and 3 officials of other colours: 4, for a visit."""
    game = king_scene().treasury(2).offices("king", **OTHERS_IN_KING[3]).influence("orange", 7).game()
    game.play("visit blue-king-1")
    assert state(game, "orange")["influence"] == 3
    assert state(game, "orange")["wigs"] == 5


def test_ex_29_a_follower_pays_four_as_well() -> None:
    """EX-29 (INF-4, VISIT-2): the same 4 for Orange who follows there."""
    scene = king_scene("green").treasury(2).offices("king", yellow=2, purple=1).influence("orange", 7)
    game = scene.favors("orange", "king").game()
    play(game, "visit blue-king-1", "pass", "site west-A")
    while kind(game) != "follow":
        game.play(game.legal_moves()[0])
    assert state(game, "orange")["influence"] == 7
    game.play("follow favor")
    assert state(game, "orange")["influence"] == 3


def test_ex_30_plaza_and_own_officials_do_not_count() -> None:
    """EX-30 (INF-4): modifier +1 and 4 others: the marker goes 5 to the left, 7 -> 2."""
    scene = king_scene().treasury(1).influence("orange", 7)
    scene.offices("king", orange=1, **OTHERS_IN_KING[4]).plazas("king", green=2, orange=1, yellow=3)
    game = scene.game()
    game.play("visit blue-king-1")
    assert state(game, "orange")["influence"] == 2


@pytest.mark.parametrize(
    ("value", "rivals", "cost"), [(5, 0, 0), (5, 1, 0), (4, 3, 2), (3, 3, 3), (3, 0, 0), (2, 1, 2), (1, 4, 5)]
)
def test_the_cost_is_the_modifier_and_the_rivals_but_never_negative(value: int, rivals: int, cost: int) -> None:
    """INF-4: every space of the treasury track."""
    scene = king_scene().treasury(value).offices("king", **OTHERS_IN_KING.get(rivals, {})).influence("orange", 9)
    game = scene.game()
    game.play("visit blue-king-1")
    assert state(game, "orange")["influence"] == 9 - cost


def test_neutral_officials_count_as_rivals() -> None:
    """INF-4, SET-5: with two players the neutral official in the office makes a visit dearer."""
    game = Scene(2).treasury(3).hand("green", "blue-minister-1").offices("minister", green=1, yellow=1).game()
    game.play("visit blue-minister-1")
    assert state(game, "green")["influence"] == 4 - 2


def test_ex_31_wigs_pay_only_what_influence_does_not() -> None:
    """EX-31 (INF-5, RUL-11): 4 to pay with influence 2: influence 0 and 2 wigs fewer."""
    game = minister_scene(4).influence("green", 2).wigs("green", 5).game()
    game.play("visit blue-minister-1")
    assert (state(game, "green")["influence"], state(game, "green")["wigs"]) == (0, 3)


def test_ex_31_with_enough_influence_no_wig_may_be_spent() -> None:
    """EX-31 (INF-5): with influence 4 nothing is asked and no wig goes."""
    game = minister_scene(4).influence("green", 4).wigs("green", 5).game()
    events = game.play("visit blue-minister-1")
    assert (state(game, "green")["influence"], state(game, "green")["wigs"]) == (0, 5)
    assert kind(game) != "visit-pay"
    assert [event.kind for event in events].count("visit-paid") == 1


def test_wigs_do_not_go_below_zero() -> None:
    """INF-5: influence 2 and 1 wig do not pay 4; 2 wigs do."""
    game = minister_scene(4).influence("green", 2).wigs("green", 1).game()
    reason = refused(game, "visit blue-minister-1", "INF-5")
    assert reason == "costs 4, you have 2 influence and 1 wig"
    game = minister_scene(4).influence("green", 2).wigs("green", 2).game()
    game.play("visit blue-minister-1")
    assert (state(game, "green")["influence"], state(game, "green")["wigs"]) == (0, 0)


def reis_scene(left: int) -> Scene:
    scene = king_scene().treasury(2).offices("king", **FIVE).influence("orange", 1).wigs("orange", 5)
    scene.store("B1", "orange", "gold").store("C1", "orange", "gold")
    return scene.houses("orange", left=left, middle=2 - left)


def test_ex_32_both_left_houses_let_reis_pay() -> None:
    """EX-32 (INF-4, INF-5, NOBLE-2): cost 6; 1 influence + 5 réis, or 6 réis and the influence stays."""
    game = reis_scene(left=2).game()
    game.play("visit blue-king-1")
    assert kind(game) == "visit-pay"
    assert moves(game)[0] == "reis 5"  # the default spends no wigs
    assert sorted(moves(game)) == [f"reis {n}" for n in range(7)]
    other = game.copy()
    game.play("reis 5")
    orange = state(game, "orange")
    assert (orange["influence"], orange["reis"], orange["wigs"]) == (0, 35, 5)
    other.play("reis 6")
    orange = state(other, "orange")
    assert (orange["influence"], orange["reis"], orange["wigs"]) == (1, 34, 5)


def test_ex_32_without_the_second_left_house_wigs_pay() -> None:
    """EX-32 (NOBLE-2): 1 influence + 5 wigs, without a question."""
    game = reis_scene(left=1).game()
    game.play("visit blue-king-1")
    orange = state(game, "orange")
    assert (orange["influence"], orange["reis"], orange["wigs"]) == (0, 40, 0)


def test_influence_is_no_coin_in_the_reis_part_of_a_visit() -> None:
    """RUL-10: the réis part of a visit is paid from réis only."""
    game = reis_scene(left=2).reis("orange", 3).influence("orange", 4).wigs("orange", 0)
    game.plans("orange", {"blue-2": 1}).plazas("builder", orange=2)
    playing = game.game()
    playing.play("visit blue-king-1")
    assert sorted(moves(playing)) == ["reis 2", "reis 3"]
    assert refused(playing, "reis 4", "INF-5") == "takes 4 réis, you have 3"
    assert refused(playing, "reis 1", "INF-5") == "costs 5, you have 4 influence and 0 wigs"


def test_ex_33_pay_then_one_free_state_action_then_the_noble_action() -> None:
    """EX-33 (VISIT-1): in this order; the State action costs no good, the Noble action is mandatory."""
    scene = Scene(active="purple").hand("purple", "blue-builder-1").reis("purple", 20).treasury(3)
    game = scene.offices("builder", green=2).game()
    goods = state(game, "purple")["goods"]
    events = game.play("visit blue-builder-1")
    assert [event.kind for event in events] == ["move", "card-played", "move", "visit-paid"]
    assert state(game, "purple")["influence"] == 4 - 2
    assert (kind(game), game.legal_moves()) == ("free-state", ["free recruit", "free plan", "pass"])
    play(game, "free plan", "plan blue")
    assert state(game, "purple")["goods"] == goods
    assert kind(game) == "tile"
    refused(game, "pass", "NOBLE-1")


def test_the_state_action_may_be_declined() -> None:
    """VISIT-1: it is optional, and only those of the noble visited are offered."""
    game = king_scene().game()
    game.play("visit blue-king-1")
    assert game.legal_moves() == ["free cardinal", "free favor", "pass"]
    game.play("pass")
    assert kind(game) == "site"


def test_a_state_action_without_effect_is_closed() -> None:
    """VISIT-1, RUL-3: nothing to produce, no ship to build: only the Noble action is left."""
    game = minister_scene(0).goods("green").game()
    game.play("visit blue-minister-1")
    assert kind(game) == "decree"


def test_a_state_action_that_spoils_the_noble_action_is_closed() -> None:
    """VISIT-1: the Cardinal would raise the treasury, so that the hire could not be paid any more."""
    scene = Scene().hand("green", "blue-king-1").treasury(3).influence("green", 0).reis("green", 6)
    scene.offices("minister", green=1).plans("green", {"blue-3": 1, "green-3": 1}).cardinal(2)
    scene.church({space: space for space in range(1, 7)})
    for site in ("west-D", "east-C", "east-A"):  # their rewards would help
        scene.building(site, ["gold", "tools"] if site == "west-D" else ["books"] if site == "east-A" else ["tools"])
    game = scene.game()
    game.play("visit blue-king-1")
    assert game.legal_moves() == ["free favor", "pass"]
    refused(game, "free cardinal", "RUL-2")
    richer = scene.reis("green", 8).game()
    richer.play("visit blue-king-1")
    assert "free cardinal" in richer.legal_moves()
    play(richer, "free cardinal", "cardinal 1 behind")
    assert treasury(richer) == 4


def poor_builder() -> Scene:
    """No money at all; clergy 6 pays for recruiting, and plot B1 then costs 1."""
    scene = Scene().hand("green", "blue-builder-1").treasury(1).influence("green", 1).reis("green", 0)
    scene.clergy("green", 6).row_cubes("B").column_cubes(1)
    scene.church({space: space + 8 for space in range(1, 7)})
    for plot, street in (("A4", "books"), ("E1", "gold"), ("B5", "tools"), ("D3", "cloth")):  # réis or recruit2
        scene.store(plot, "yellow", street)
    return scene


def test_the_only_state_action_that_makes_the_noble_action_possible_is_compulsory() -> None:
    """RUL-22: without recruiting the land could not be paid, so recruiting is not asked but done."""
    game = poor_builder().game()
    game.play("visit blue-builder-1")
    assert kind(game) == "recruit"
    assert "pass" not in game.legal_moves()
    game.play("recruit builder+king")  # then tile, plot and payment have only one way
    assert kind(game) == "house"
    game.play("house left")
    assert game.position()["downtown"]["stores"]["B1"] == "green"
    assert state(game, "green")["reis"] == 1


def test_a_visit_without_a_possible_noble_action_is_illegal() -> None:
    """VISIT-1: the same position without clergy 6."""
    game = poor_builder().clergy("green").game()
    reason = refused(game, "visit blue-builder-1", "VISIT-1")
    assert reason == (
        "afterwards you could not pay for the land at any plot: at best you would be 1 short "
        "(the land costs 1 real, you could raise 0)"
    )


def test_the_display_is_refilled_only_in_upkeep() -> None:
    """VISIT-3, TURN-6: a decree taken leaves a gap until the turn is over."""
    game = minister_scene(0).goods("green").display(*range(11, 19)).game()
    play(game, "visit blue-minister-1", "decree 14")
    assert list(game.position()["decrees"].values()) == [11, 12, 13, None, 15, 16, 17, 18]
    to_turn_end(game)
    assert None not in game.position()["decrees"].values()


def test_the_card_leaves_the_game_after_all_had_their_chance_to_follow() -> None:
    """VISIT-4: while a follower decides it still lies at the court."""
    game = minister_scene(0).goods("green").favors("yellow", "minister").display(17, 18).game()
    play(game, "visit blue-minister-1", "decree 17")
    assert kind(game) == "follow"
    assert game.position()["card_in_play"] == "blue-minister-1"
    assert "blue-minister-1" not in game.position()["cards_gone"]
    game.play("pass")
    assert game.position()["card_in_play"] is None
    assert game.position()["cards_gone"]["blue-minister-1"] == "seen"
