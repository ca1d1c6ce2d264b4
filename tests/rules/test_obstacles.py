"""RUL-2: a refused option names the nearest miss over all that could follow, and every number in it is true."""

from __future__ import annotations

import pytest

import lisboa
from lisboa.engine.steps import EFFORT, MAIN, STEPS, Offers
from lisboa.text import LOCALES
from lisboa.text.words import words_for
from tests.rules.test_explanations import closed
from tests.rules.test_forced_rewards import NO_PLANS, opener
from tests.rules.test_rulings import only_plot
from tests.scene import Scene, moves, play, refused

NO_LAND = "afterwards you could not pay for the land at any plot: at best you would be "
NO_HIRE = "afterwards you could not hire the missing officials for any plan: at best you would be "
NO_SELL = "afterwards you could neither sell nor trade: "
NO_ROOM = NO_SELL + "no docked ship would have room for your goods, and none of them would buy a State action"


def no_visit(scene: Scene, card: str = "blue-builder-1", rule: str = "VISIT-1") -> str:
    return refused(scene.game(), f"visit {card}", rule)


# Every way is followed


def test_a_free_recruit_that_brings_money_is_counted() -> None:
    """RUL-2: clergy 6 brings 2 réis for the Builder's State action, so 1 is lacking and not 3."""
    reason = no_visit(only_plot("C1").clergy("green", 6).reis("green", 0))
    assert reason == NO_LAND + "1 short (the land costs 3 réis, you could raise 2)"


def crowded(**free: str) -> Scene:
    """Green needs to hire an official for 3 réis and has none; only a few sites are free, west-C among them."""
    scene = opener().reis("green", 0).available("blue", ["gold"])
    faces = [("gold", "cloth"), ("gold", "books"), ("gold", "tools"), ("cloth", "books"), ("cloth", "tools")]
    sites = ["east-A", "east-C", "east-D", "west-D", "west-E", "east-E"]
    for i, site in enumerate(site for site in sites if site not in free.values()):
        scene.building(site, faces[i % 5], "green" if i < 5 else "blue")
    return scene


@pytest.mark.parametrize(("tile", "named"), [(11, "1 short (hiring costs 1 real"), (1, "3 short (hiring costs 3 réis")])
def test_a_free_cardinal_whose_tile_makes_hiring_cheaper_is_counted(tile: int, named: str) -> None:
    """RUL-2: clergy 11 takes 2 réis off; a tile of another kind does not."""
    scene = crowded().cardinal(0).church({1: tile, 2: 2, 3: 3})
    assert no_visit(scene, "blue-king-1") == NO_HIRE + named + ", you could raise 0)"


def payer(reis: int, wigs: int) -> Scene:
    """A visit costs green 2, payable in réis too; the land costs 3."""
    scene = only_plot("C1").offices("builder", yellow=2).store("C4", "green", "books").store("D4", "green", "books")
    return scene.houses("green", left=2).reis("green", reis).wigs("green", wigs)


def test_the_visit_may_be_paid_in_wigs_instead() -> None:
    """INF-5: no sum paid is named, as there was a choice; with 2 réis kept 1 is lacking."""
    assert no_visit(payer(reis=2, wigs=2)) == NO_LAND + "1 short (the land costs 3 réis, you could raise 2)"


def test_a_sum_that_has_to_be_paid_is_named() -> None:
    """INF-5: without wigs 2 of 4 réis go."""
    reason = no_visit(payer(reis=4, wigs=0))
    assert reason.startswith("after paying 2 réis you could not pay for the land at any plot: at best you would be 1 ")


def test_a_purse_makes_the_sum_named_smaller() -> None:
    """RUL-12: 2 réis of the cost are 1 from the hand."""
    game = payer(reis=2, wigs=2).portfolio("green", bottom=["blue-treasury-1"]).game()
    play(game, "visit blue-builder-1")
    assert closed(game)["reis 2"][1] == (
        "after paying 1 real you could not pay for the land at any plot: at best you would be 1 short "
        "(the land costs 2 réis, you could raise 1)"
    )


def test_an_event_may_be_paid_from_influence_where_the_plot_gives_it_back() -> None:
    """INF-3, RUL-25: B2 gives influence, of which nothing comes from 10 on: 5 coins of the track spare 5 réis."""
    scene = only_plot("B2", card="red-treasury-2").influence("green", 10).reis("green", 5).treasury(5)
    scene.row_cubes("B", earthquake=3).column_cubes(2, earthquake=3).portfolio("green", top=["blue-king-2"])
    reason = refused(scene.game(), "sponsor red-treasury-2", "RUL-25")
    assert reason.startswith("after paying 5 réis ")
    assert reason.endswith("(the land costs 20 réis, you could raise 8)")


# The Cardinal of a plot or site changes the price, not what can be raised


@pytest.mark.parametrize("rules", [1, 2])
def test_a_plots_tile_for_cheaper_land_is_no_money(rules: int) -> None:
    """RUL-1: A2 gives clergy 8; the land costs 8 less 3, and green has 1."""
    scene = only_plot("A2", rules=rules).cardinal(0).church({1: 8, 2: 1}).reis("green", 1)
    reason = no_visit(scene.row_cubes("A", earthquake=3))
    assert reason.endswith("(the land costs 6 réis, you could raise 1)")


def at_the_site(rules: int = 2, tile: int = 1, reis: int = 1) -> tuple[str, str]:
    """Why west-E, which has the Cardinal, is closed to green, who may hire one official for 3 elsewhere."""
    game = opener(rules).reis("green", reis).cardinal(2).church({3: tile, 4: 2}).game()
    play(game, "visit blue-king-1", "pass")
    return closed(game)["site west-E"]


def test_a_sites_cardinal_who_must_be_met_raises_the_price_named() -> None:
    """RUL-1, RUL-4: hiring costs 4 then, 3 if he may be declined."""
    assert at_the_site() == ("NOBLE-4", "hiring the missing officials costs 4 réis, you can raise 1")
    assert at_the_site(rules=1)[1] == "hiring the missing officials costs 3 réis, you can raise 1"


def test_a_sites_tile_for_cheaper_hiring_lowers_the_price_named() -> None:
    """RUL-1: 4 less 2 with clergy 11."""
    assert at_the_site(tile=11)[1] == "hiring the missing officials costs 2 réis, you can raise 1"


def test_if_only_a_sites_cardinal_is_in_the_way_he_is_named() -> None:
    """RUL-4: 3 réis would do without him."""
    rule, reason = at_the_site(reis=3)
    assert rule == "RUL-4"
    assert reason.endswith("then costs 4 réis, you can raise 3")


# Neither Sell nor Trade


def test_a_penalty_that_takes_the_last_good_leaves_none() -> None:
    """TURN-4, PORT-5: a ship with room does not help then."""
    scene = Scene().hand("green", "red-builder-5").goods("green", tools=1).portfolio("yellow", top=["ship-blue"])
    assert refused(scene.game(), "portfolio red-builder-5", "TURN-4") == NO_SELL + "you would have no goods"


def nothing_to_buy(card: str) -> Scene:
    """No State action of the Builder or the King would have an effect, no ship is left or has room."""
    scene = Scene().hand("green", card).plans("green", {}).plans("yellow", NO_PLANS).shipyard()
    scene.clergy("green", 1, 2, 3, 4).favors("green", "builder", "minister", "king")
    return scene.offices("minister", green=4).offices("builder", green=3).offices("king", green=1)


def test_gold_that_buys_nothing_is_not_said_to_be_declined() -> None:
    """TURN-4, TRADE-2, RUL-3: every noble takes gold, but no State action would have an effect."""
    scene = nothing_to_buy("blue-builder-1").goods("green", gold=1)
    assert refused(scene.game(), "portfolio blue-builder-1", "TURN-4") == NO_ROOM


def test_goods_that_the_reward_produces_are_not_denied() -> None:
    """TURN-4, STATE-4: the warehouse is empty before, but not after."""
    scene = nothing_to_buy("blue-minister-3").goods("green")
    assert refused(scene.game(), "portfolio blue-minister-3", "TURN-4") == NO_SELL + "you would have no goods"
    scene.store("B2", "green", "cloth")
    assert refused(scene.game(), "portfolio blue-minister-3", "TURN-4") == NO_ROOM


def test_an_event_produces_nothing_in_the_portfolio() -> None:
    """TURN-4, PORT-6: a treasury card gives a subsidy there; a ship with room is of no use."""
    scene = Scene().hand("green", "blue-treasury-6").goods("green").store("B2", "green", "cloth")
    scene.portfolio("yellow", top=["ship-blue"])
    assert refused(scene.game(), "portfolio blue-treasury-6", "TURN-4") == NO_SELL + "you would have no goods"


# A chosen plot or site


def on_d3() -> lisboa.Game:
    """Green builds on D3, which gives recruits and has no cubes; only two officials bring what is lacking."""
    scene = Scene().hand("green", "blue-builder-1").tiles("cloth").treasury(3).influence("green", 0).reis("green", 1)
    game = scene.clergy("green", 6).row_cubes("D").column_cubes(3).game()
    play(game, "visit blue-builder-1", "pass")
    return game


def test_a_chosen_plot_is_named_even_if_it_has_no_cubes() -> None:
    """RUL-2, NOBLE-1d: "at any plot" would be beside the point, "what comes next" would say nothing."""
    game = on_d3()
    assert moves(game) == ["recruit builder+minister", "recruit builder+king", "recruit minister+king"]
    for who in ("builder", "minister", "king"):
        assert refused(game, f"recruit {who}", "RUL-2") == (
            "afterwards you could not pay for the land at D3: you would be 1 short (it costs 3 réis, you could raise 2)"
        )


def test_a_chosen_site_is_meant_by_the_refusal() -> None:
    """RUL-2, RUL-24: of a plan for 5 green has 1 official; with two recruits of east-C two are hired for 6 réis."""
    game = opener().plans("green", {"blue-5": 1}).reis("green", 6).game()
    play(game, "visit blue-king-1", "pass", "site east-C")
    assert len(moves(game)) == 3
    assert refused(game, "recruit king", "RUL-2") == (
        "afterwards you could not hire the missing officials for a building on this site: you would be 3 short "
        "(hiring costs 9 réis, you could raise 6)"
    )


def test_a_plan_that_is_needed_on_the_chosen_site() -> None:
    """RUL-2: by the earlier rules rewards could be declined, but not this one."""
    game = opener(rules=1).plans("green", {}).reis("green", 30).game()
    play(game, "visit blue-king-1", "pass")
    assert refused(game, "pass", "RUL-2") == "afterwards you would have no plan with a building for this site"


# Without a plan


def test_who_may_get_a_plan_at_a_site_lacks_only_money() -> None:
    """RUL-2: east-A gives a plan for two officials."""
    assert no_visit(crowded(plan="east-A").plans("green", {}), "blue-king-1").startswith(NO_HIRE)


def test_without_such_a_site_the_plan_is_what_is_lacking() -> None:
    """VISIT-1, NOBLE-4."""
    assert no_visit(crowded().plans("green", {}), "blue-king-1").startswith("you have no plan left to complete")


# Effort


def judged(game: lisboa.Game, effort: int) -> Offers:
    """Green's main decision with its reasons, found with so much effort."""
    o = Offers(True)
    o.effort = effort
    STEPS[MAIN].offer(game._state, 0, 0, 0, 0, o)
    return o


def test_a_search_that_was_cut_short_claims_nothing() -> None:
    """With next to no effort an instance is given, in every language, and no "at best"."""
    game = payer(reis=2, wigs=2).game()
    (visit,) = [refusal for refusal in judged(game, 1).refusals if refusal.rule == "VISIT-1"]
    assert visit.reason == "after-some-land-too-dear"
    assert words_for(game._state).reason(visit) == (
        "afterwards you could not pay for the land at any plot: for instance, where it costs 3 réis you could raise 1"
    )
    assert all("3" in words_for(game._state, locale).reason(visit) for locale in LOCALES)


def test_cards_of_one_noble_are_explained_once() -> None:
    """VISIT-1: the same reason, and the effort of one."""
    cards = ["blue-builder-1", "blue-builder-2", "blue-builder-3"]
    game = payer(reis=2, wigs=2).hand("green", *cards).game()
    reasons = closed(game)
    assert {reasons[f"visit {card}"] for card in cards} == {reasons["visit blue-builder-1"]}
    assert judged(game, EFFORT).effort == judged(payer(reis=2, wigs=2).game(), EFFORT).effort < EFFORT
