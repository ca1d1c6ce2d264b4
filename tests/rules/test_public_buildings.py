"""Chapter 9, the King: opening a public building (NOBLE-4)."""

from __future__ import annotations

import pytest

import lisboa
from lisboa.engine.tables import DATA, SITE_NAMES
from tests.scene import Scene, kind, moves, play, refused, state, treasury

FACES = [tile.colours for tile in DATA.buildings]


def opener(active: str, plans: dict[str, int], reis: int = 0) -> Scene:
    """A player about to visit the King, with these plans, no influence and no officials at the court."""
    scene = Scene(active=active).hand(active, "blue-king-1").plans(active, plans).reis(active, reis).treasury(3)
    return scene.influence(active, 0).offices("minister").church({space: space for space in range(1, 7)})


def to_sites(scene: Scene) -> lisboa.Game:
    game = scene.game()
    play(game, "visit blue-king-1", "pass")
    return game


def officials_at_court(game: lisboa.Game, colour: str) -> int:
    court = game.position()["court"]
    return sum(owners[colour] for where in ("offices", "plazas") for owners in court[where].values())


def wigs(game: lisboa.Game) -> dict[str, int]:
    return {colour: state(game, colour)["wigs"] for colour in ("green", "yellow", "purple", "orange")}


def test_ex_39_a_blue_plan_at_the_gold_street() -> None:
    """EX-39 (NOBLE-4): cubes, reward, building, officials, plan, wigs for all owners, next building."""
    scene = opener("purple", {"blue-2": 1}).scoring(3, 4, 3, 5).available("blue", ["gold", "books"])
    scene.offices("king", purple=1).plazas("builder", purple=1).site_cubes("north-gold", earthquake=1, fire=1)
    scene.store("B1", "purple", "gold").store("C1", "green", "gold").store("B2", "yellow", "gold")
    scene.store("C2", "purple", "gold").store("D2", "green", "cloth").goods("purple")
    game = to_sites(scene)
    stack = game.position()["building_stacks"]["blue"]
    events = game.play("site north-gold")
    assert [event.seat for event in events if event.kind == "official-returned"] == [2, 2]
    assert kind(game) == "take-card"  # both officials are needed: there is nothing to choose
    purple = state(game, "purple")
    assert (purple["goods"]["gold"], purple["cubes"]) == (1, {"earthquake": 1, "fire": 1, "tsunami": 0})
    assert officials_at_court(game, "purple") == 0
    assert (purple["officials"], purple["plans"], purple["completed_plans"]) == (8, {}, {"blue-2": 1})
    assert wigs(game) == {"green": 5 + 3, "yellow": 5 + 4, "purple": 5 + 7, "orange": 5}
    position = game.position()
    assert position["downtown"]["buildings"]["north-gold"] == stack[-1]
    assert position["downtown"]["architects"]["north-gold"] == "blue"
    assert position["building_stacks"]["blue"] == stack[:-1]
    assert game.view(None)["building_stacks"]["blue"]["available"] == stack[-2]


@pytest.mark.parametrize("site", ["east-B", "west-B"])
def test_ex_40_a_row_scores_both_colours(site: str) -> None:
    """EX-40 (NOBLE-4f): cloth and books stores of the row, nothing for other types or other rows."""
    scene = opener("yellow", {"green-2": 1}).scoring(3, 4, 3, 5).available("green", ["cloth", "books"])
    scene.plazas("king", yellow=2)
    scene.store("B2", "yellow", "cloth").store("B3", "yellow", "books").store("B4", "green", "books")
    scene.store("B1", "purple", "gold").store("B5", "purple", "tools").store("C3", "purple", "books")
    game = to_sites(scene)
    game.play(f"site {site}")
    if kind(game) == "decree":  # the reward of site west B
        game.play(game.legal_moves()[0])
    assert wigs(game) == {"green": 5 + 5, "yellow": 5 + 4 + 3, "purple": 5, "orange": 5}


def test_a_north_site_scores_every_store_of_its_street_and_no_other_colour() -> None:
    """NOBLE-4f: the building shows cloth too, but at the gold street only gold stores count."""
    scene = opener("green", {"blue-2": 1}).scoring(3, 4, 3, 5).available("blue", ["gold", "cloth"])
    scene.plazas("king", green=2).store("A2", "yellow", "gold").store("E1", "orange", "gold")
    game = to_sites(scene.store("B2", "purple", "cloth"))
    game.play("site north-gold")
    assert wigs(game) == {"green": 5, "yellow": 9, "purple": 5, "orange": 8}


def test_ex_41_both_officials_go_home_and_the_third_is_hired() -> None:
    """EX-41 (NOBLE-4d): plan for 3, one in an office, one in a plaza, treasury value 5: 5 réis."""
    scene = opener("orange", {"blue-3": 1}, reis=7).treasury(5)
    game = to_sites(scene.offices("builder", orange=1).plazas("king", orange=1))
    game.play("site west-A")
    assert kind(game) == "take-card"
    orange = state(game, "orange")
    assert officials_at_court(game, "orange") == 0
    assert (orange["officials"], orange["reis"], orange["completed_plans"]) == (8, 2, {"blue-3": 1})


def test_ex_41_who_has_enough_officials_may_not_hire() -> None:
    """EX-41 (NOBLE-4d): with 4 officials out, 3 of them must be used, the player says which; no réis are paid."""
    scene = opener("orange", {"blue-3": 1}, reis=40).treasury(5)
    game = to_sites(scene.offices("builder", orange=2).plazas("king", orange=2))
    game.play("site west-A")
    assert (kind(game), moves(game)) == ("return-official", ["recall builder-office", "recall king-plaza"])
    refused(game, "recall king-office", "NOBLE-4")
    refused(game, "pass", "NOBLE-4")
    play(game, "recall builder-office", "recall king-plaza")
    assert (kind(game), moves(game)) == ("return-official", ["recall builder-office", "recall king-plaza"])
    play(game, "recall builder-office")
    assert kind(game) == "take-card"
    orange = state(game, "orange")
    assert (orange["officials"], orange["reis"]) == (7, 40)
    assert game.position()["court"]["plazas"]["king"]["orange"] == 1


def test_officials_are_chosen_one_by_one_while_some_may_stay() -> None:
    """NOBLE-4d: 3 out and 2 needed is a choice, 2 out and 2 needed is none, wherever they are."""
    scene = opener("green", {"blue-2": 1}, reis=40)
    game = to_sites(scene.offices("king", green=1).offices("builder", green=1).plazas("minister", green=1))
    game.play("site west-A")
    assert moves(game) == ["recall builder-office", "recall king-office", "recall minister-plaza"]
    play(game, "recall king-office")
    assert moves(game) == ["recall builder-office", "recall minister-plaza"]
    play(game, "recall minister-plaza")
    assert (kind(game), officials_at_court(game, "green")) == ("take-card", 1)
    assert game.position()["court"]["offices"]["builder"]["green"] == 1
    game = to_sites(scene.plazas("minister"))
    game.play("site west-A")
    assert (kind(game), officials_at_court(game, "green")) == ("take-card", 0)
    assert (state(game, "green")["officials"], state(game, "green")["reis"]) == (8, 40)


def test_all_officials_go_home_before_others_are_hired() -> None:
    """NOBLE-4d: 4 needed, 2 in a plaza and 1 in an office; the fourth is hired; each return is told."""
    scene = opener("green", {"blue-4": 1}, reis=5).offices("king", green=1).plazas("builder", green=2)
    game = to_sites(scene)
    events = game.play("site west-A")
    told = [event.kind for event in events if event.kind in ("reis-paid", "official-returned", "plan-completed")]
    assert told == [*["official-returned"] * 3, "reis-paid", "plan-completed"]
    assert (state(game, "green")["officials"], state(game, "green")["reis"]) == (8, 2)


def test_any_number_may_be_hired_but_must_be_paid() -> None:
    """NOBLE-4d: 5 hired at 3 each; with 14 réis the site is closed."""
    game = to_sites(opener("green", {"blue-5": 1}, reis=15))
    game.play("site west-A")
    assert state(game, "green")["reis"] == 0
    assert state(game, "green")["officials"] == 8  # hired officials are no pieces
    game = to_sites(opener("green", {"blue-5": 1, "blue-2": 1}, reis=14))
    game.play("site west-A")
    assert state(game, "green")["completed_plans"] == {"blue-2": 1}


def test_hires_may_be_paid_with_influence() -> None:
    """NOBLE-4d, INF-3: 6 réis for two, 4 of them from influence 4."""
    game = to_sites(opener("green", {"blue-2": 1}, reis=2).influence("green", 4))
    game.play("site west-A")
    assert (state(game, "green")["reis"], state(game, "green")["influence"]) == (0, 0)


def test_a_north_site_needs_its_colour() -> None:
    """NOBLE-4a: the available blue building shows cloth and tools; Green has blue plans only."""
    scene = opener("green", {"blue-2": 1}).available("blue", ["cloth", "tools"]).available("green", ["gold"])
    game = to_sites(scene.plazas("king", green=2))
    assert {move for move in moves(game) if "north" in move} == {"site north-cloth", "site north-tools"}
    reason = refused(game, "site north-gold", "NOBLE-4")
    assert reason == "none of your plans has a building that fits there"


def test_the_plan_decides_the_architect() -> None:
    """NOBLE-4c: with plans of both the player chooses; at a north site only the fitting one is open."""
    scene = opener("green", {"blue-2": 1, "green-2": 1}).plazas("king", green=2)
    scene.available("blue", ["cloth"]).available("green", ["gold"])
    game = to_sites(scene)
    other = game.copy()
    game.play("site west-A")
    assert moves(game) == ["open blue-2", "open green-2"]
    green_top = game.position()["building_stacks"]["green"][-1]
    game.play("open green-2")
    assert game.position()["downtown"]["buildings"]["west-A"] == green_top
    other.play("site north-gold")
    assert state(other, "green")["completed_plans"] == {"green-2": 1}


def test_a_taken_site_is_closed() -> None:
    """NOBLE-4a: choose a free site."""
    game = to_sites(opener("green", {"blue-2": 1}).plazas("king", green=2).building("west-A", ["gold"]))
    assert refused(game, "site west-A", "NOBLE-4") == "a public building stands there"


def test_the_rewards_plan_serves_that_very_opening() -> None:
    """NOBLE-4b, c, RUL-2: Green has no plan at all; site east A brings one."""
    game = to_sites(opener("green", {}).plazas("king", green=2))
    # The only site that works, and its plan cannot be declined.
    assert kind(game) == "plan"
    assert moves(game) == ["plan blue", "plan green"]
    refused(game, "pass", "RUL-4")
    game.play("plan blue")
    assert state(game, "green")["completed_plans"] == {"blue-2": 1}
    assert game.position()["downtown"]["architects"]["east-A"] == "blue"


def test_officials_are_taken_after_the_sites_reward() -> None:
    """RUL-24: site east C recruits the two officials who then run the building."""
    game = to_sites(opener("green", {"blue-2": 1}))
    assert kind(game) == "recruit"
    play(game, "recruit builder+king")
    assert kind(game) == "take-card"
    assert state(game, "green")["completed_plans"] == {"blue-2": 1}
    assert state(game, "green")["officials"] == 8
    assert game.position()["downtown"]["architects"]["east-C"] == "blue"


def test_the_sites_reis_pay_the_hire() -> None:
    """NOBLE-4b, RUL-2: 5 réis of site west D and 1 of one's own hire two officials."""
    scene = opener("green", {"blue-2": 1}, reis=1).building("east-C", ["tools"])
    game = to_sites(scene)
    assert game.position()["downtown"]["architects"]["west-D"] == "blue"
    assert state(game, "green")["reis"] == 0


def test_the_hire_is_paid_at_the_treasury_after_the_reward() -> None:
    """NOBLE-4d, RUL-1: the Cardinal of site west E raises the treasury before the officials are hired."""
    scene = opener("green", {"blue-2": 1}, reis=20).cardinal(2)
    game = to_sites(scene)
    play(game, "site west-E", "cardinal 1 ahead")
    assert treasury(game) == 4
    assert state(game, "green")["reis"] == 12


def test_both_cubes_are_taken_and_may_complete_a_set() -> None:
    """NOBLE-4b, PORT-7: what has no room leaves the game; a set counts at once."""
    scene = opener("green", {"blue-2": 1}).plazas("king", green=2).cubes("green", fire=5, tsunami=1)
    game = to_sites(scene.site_cubes("west-A", earthquake=1, fire=1))
    game.play("site west-A")
    green = state(game, "green")
    assert green["cubes"] == {"earthquake": 1, "fire": 5, "tsunami": 1}
    assert green["set_markers"] == 1
    assert sum(game.position()["downtown"]["site_cubes"]["west-A"].values()) == 0


def test_without_a_building_of_the_architect_his_plans_are_unusable() -> None:
    """RUL-24: all 8 blue buildings are open; a blue plan is good for nothing."""
    scene = opener("green", {"blue-2": 1, "green-2": 1}).plazas("king", green=2)
    for i, site in enumerate(site for site in SITE_NAMES if site.startswith(("west", "north"))):
        if i < 8:
            scene.building(site, FACES[i], "blue")
    game = to_sites(scene)
    game.play("site east-B")
    assert state(game, "green")["completed_plans"] == {"green-2": 1}
    scene.plans("green", {"blue-2": 1}).building("east-A", ["cloth", "tools"], "green")
    refused(scene.game(), "visit blue-king-1", "VISIT-1")


def test_without_a_free_site_no_visit_to_the_king() -> None:
    """RUL-24: 14 buildings stand on 14 sites."""
    scene = opener("green", {"blue-2": 1, "green-2": 1}).plazas("king", green=4)
    for i, site in enumerate(SITE_NAMES):
        scene.building(site, FACES[i], "blue" if i < 7 else "green")
    assert refused(scene.game(), "visit blue-king-1", "VISIT-1") == "every site has a public building"


def test_the_last_building_of_an_architect_can_be_opened() -> None:
    """NOBLE-4g: then there is no next one."""
    scene = opener("green", {"blue-2": 1}).plazas("king", green=2)
    for i, site in enumerate(SITE_NAMES[:7]):
        scene.building(site, FACES[i], "blue")
    game = to_sites(scene)
    game.play("site east-B")
    assert game.position()["building_stacks"]["blue"] == []
    assert game.view(0)["building_stacks"]["blue"] == {"count": 0, "available": None, "next": None}
