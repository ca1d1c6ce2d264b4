"""RUL-4: a usable reward of a noble card, plot or site is resolved; RUL-2: what that prevents is not offered."""

from __future__ import annotations

import pytest

import lisboa
from tests.rules.test_rulings import only_plot
from tests.scene import Scene, kind, moves, play, refused, state, treasury

PARTS = ("goods", "reis", "influence", "wigs", "officials", "plans", "favors", "clergy", "cubes")
NO_PLANS = {f"{architect}-{officials}": 2 for architect in ("blue", "green") for officials in (2, 3, 4, 5)}
ACTIONS = [
    ("blue-builder-3", "recruit"),
    ("blue-builder-4", "plan"),
    ("blue-king-3", "favor"),
    ("blue-king-4", "cardinal"),
    ("red-builder-2", "rubble"),
    ("red-minister-2", "decree"),
]


@pytest.mark.parametrize(("card", "step"), ACTIONS)
def test_a_noble_cards_reward_must_be_resolved(card: str, step: str) -> None:
    """RUL-4: which tile, office or colour stays the player's choice, whether does not."""
    game = Scene().hand("green", card).game()
    play(game, f"portfolio {card}")
    assert kind(game) == step
    assert "must be used" in refused(game, "pass", "RUL-4")
    assert "decline" not in (game.decision.prompt if game.decision else "")


@pytest.mark.parametrize(("card", "step"), [*ACTIONS, ("blue-minister-3", "produce"), ("blue-minister-4", "ship")])
def test_in_revision_1_it_may_be_declined(card: str, step: str) -> None:
    """RUL-4 as it was: whole; nothing changes then but the card."""
    game = Scene(rules=1).hand("green", card).store("B1", "green", "gold").game()
    before = state(game, "green")
    play(game, f"portfolio {card}")
    assert kind(game) == step
    assert game.legal_moves()[-1] == "pass"
    play(game, "pass")
    assert [state(game, "green")[part] for part in PARTS] == [before[part] for part in PARTS]
    assert state(game, "green")["top_row"]["1"] == card


def test_production_is_resolved_without_a_question() -> None:
    """RUL-4, STATE-4: and lowers the price."""
    game = Scene().hand("green", "blue-minister-3").store("B1", "green", "gold").goods("green", tools=1).game()
    play(game, "portfolio blue-minister-3")
    assert state(game, "green")["goods"]["gold"] == 1
    assert game.position()["prices"]["gold"] == 5


@pytest.mark.parametrize("houses", [0, 3])
def test_a_ship_may_be_declined(houses: int) -> None:
    """RUL-4: it takes a slot and moves the treasury, also when it costs no goods (NOBLE-2)."""
    scene = Scene().hand("green", "blue-minister-4").goods("green", gold=1, tools=1)
    for row in "BCD"[:houses]:
        scene.store(f"{row}1", "green", "gold")
    game = scene.houses("green", middle=houses).game()
    play(game, "portfolio blue-minister-4")
    assert kind(game) == "ship"
    assert "pass" in game.legal_moves()


def tools_for_a_ship(rules: int) -> Scene:
    """Green's tools buy nothing, no ship has room, and both slots are taken: a ship replaces one of two cards."""
    scene = Scene(rules=rules).hand("green", "blue-minister-4").goods("green", tools=2)
    scene.portfolio("green", top=["blue-builder-1", "blue-king-1"]).plans("green", {}).plans("yellow", NO_PLANS)
    return scene.offices("minister", green=5).offices("builder", green=3)


@pytest.mark.parametrize("rules", [1, 2])
def test_a_ship_without_which_nothing_could_be_sold_must_be_built(rules: int) -> None:
    """RUL-4, RUL-2: the card could not have been added; with room on another's ship it may be declined."""
    game = tools_for_a_ship(rules).game()
    play(game, "portfolio blue-minister-4")
    assert game.legal_moves() == ["ship replace blue-builder-1", "ship replace blue-king-1"]
    assert "neither sell nor trade" in refused(game, "pass", "RUL-2")
    game = tools_for_a_ship(rules).portfolio("yellow", top=["ship-blue"]).game()
    play(game, "portfolio blue-minister-4")
    assert game.legal_moves()[-1] == "pass"


def test_a_reward_may_complete_the_set_that_ends_the_period() -> None:
    """RUL-4, END-1: that is intended."""
    scene = Scene().hand("green", "red-builder-2").goods("green", tools=1).pile(fire=1)
    game = scene.cubes("green", markers=1, earthquake=2, fire=1, tsunami=2).game()
    play(game, "portfolio red-builder-2")
    assert game.position()["period_trigger"] == "green"


# Portfolio: the reward uses up the only thing that could be bought


def cloth_only(rules: int = 2) -> Scene:
    """Green's only good buys nothing but the King's favor: 4 clergy tiles, no ship with room."""
    scene = Scene(rules=rules).hand("green", "blue-king-3").goods("green", cloth=1)
    return scene.clergy("green", 1, 2, 3, 4).favors("green", "builder", "minister")


def tools_only(card: str) -> Scene:
    """Green's only good buys nothing but what the Builder gives."""
    return Scene().hand("green", card).goods("green", tools=1)


def test_a_favor_that_would_be_the_last_one_lacking_closes_the_card() -> None:
    """RUL-4, TURN-4: the refusal names the reward."""
    reason = refused(cloth_only().game(), "portfolio blue-king-3", "RUL-4")
    assert "royal favor" in reason
    assert "neither sell nor trade" in reason
    assert "portfolio blue-king-3" in cloth_only(rules=1).game().legal_moves()


def test_with_one_more_favor_lacking_the_card_is_open() -> None:
    """RUL-2: one is left to buy."""
    game = cloth_only().favors("green", "builder").game()
    play(game, "portfolio blue-king-3", "favor king")
    assert kind(game) == "take-card" or "offer cloth favor" in game.legal_moves()


def test_a_ship_with_room_opens_it_too() -> None:
    """RUL-2: what cannot be traded can be sold."""
    game = cloth_only().portfolio("yellow", top=["ship-blue"]).game()
    assert "portfolio blue-king-3" in game.legal_moves()


def test_the_last_plan_closes_the_card() -> None:
    """RUL-4, TURN-4: nobody to recruit, one plan left, and the card takes it."""
    scene = tools_only("blue-builder-4").offices("minister", green=5).offices("builder", green=3)
    one_left = {**NO_PLANS, "green-5": 1}
    game = scene.plans("green", {}).plans("yellow", one_left).game()
    assert "plan" in refused(game, "portfolio blue-builder-4", "RUL-4")
    two_left = {**NO_PLANS, "green-5": 0}
    game = scene.plans("yellow", two_left).game()
    assert "portfolio blue-builder-4" in game.legal_moves()


def test_the_last_official_closes_the_card() -> None:
    """RUL-4, TURN-4: one official on the board, no plan left."""
    scene = tools_only("blue-builder-3").plans("green", {}).plans("yellow", NO_PLANS).offices("minister", green=4)
    game = scene.offices("builder", green=3).game()
    assert "official" in refused(game, "portfolio blue-builder-3", "RUL-4")
    game = scene.offices("builder", green=2).game()
    play(game, "portfolio blue-builder-3")
    assert game.legal_moves() == ["recruit builder", "recruit minister", "recruit king"]  # one must stay to be bought


def test_the_fourth_clergy_tile_closes_the_card() -> None:
    """RUL-4, STATE-5: with four tiles the Cardinal cannot be bought any more, and no favor is lacking."""
    scene = Scene().hand("green", "blue-king-4").goods("green", cloth=1).clergy("green", 1, 2, 3)
    game = scene.favors("green", "builder", "minister", "king").game()
    refused(game, "portfolio blue-king-4", "RUL-4")


# Plots and sites: the Cardinal must be met and raises the treasury


def plot_with_cardinal(reis: int, rules: int = 2) -> lisboa.Game:
    """The only plot is A2; meeting its Cardinal raises the treasury from 3 to 4; no tile makes land cheaper."""
    scene = only_plot("A2", rules=rules).reis("green", reis).cardinal(2)
    return scene.church({3: 1, 4: 2}).game()


def test_a_plots_cardinal_closes_a_plot_that_could_just_be_paid() -> None:
    """RUL-1, RUL-4: 3 réis pay the land at 3, not at 4."""
    reason = refused(plot_with_cardinal(3), "visit blue-builder-1", "RUL-4")
    assert "Cardinal" in reason
    assert "4 réis" in reason
    game = plot_with_cardinal(4)
    play(game, "visit blue-builder-1", "pass")
    assert game.legal_moves() == ["cardinal 1 behind", "cardinal 1 ahead"]


@pytest.mark.parametrize("reis", [0, 1])
def test_the_refusal_counts_the_treasurys_rise_in_the_price(reis: int) -> None:
    """RUL-1: the land costs 4 then, and what can be raised is what the player has; 3 would not be enough either."""
    reason = refused(plot_with_cardinal(reis), "visit blue-builder-1", "VISIT-1")
    assert f"{4 - reis} short (the land costs 4 réis, you could raise {reis})" in reason


RISE = "the Cardinal must be met and raises the treasury, so"


def test_if_only_the_cardinal_stands_in_the_way_of_a_visit_the_refusal_says_so() -> None:
    """RUL-4: the land at 3 could be paid."""
    reason = refused(plot_with_cardinal(3), "visit blue-builder-1", "RUL-4")
    assert f"{RISE} the land costs 4 réis and you could raise 3" in reason


def test_if_only_the_cardinal_stands_in_the_way_of_an_event_the_refusal_says_so() -> None:
    """RUL-4, RUL-25: 3 réis for the event and 3 for the land would do."""
    scene = only_plot("A2", card="red-treasury-2").reis("green", 6).cardinal(2).church({3: 1, 4: 2})
    reason = refused(scene.game(), "sponsor red-treasury-2", "RUL-4")
    assert reason.startswith("after paying 3 réis")
    assert f"{RISE} the land costs 4 réis and you could raise 3" in reason


def test_if_only_the_cardinal_stands_in_the_way_of_an_opening_the_refusal_says_so() -> None:
    """RUL-4: only the site of the Cardinal is free, and hiring one official for 3 réis would do."""
    scene = opener().reis("green", 3).cardinal(2).church({3: 1, 4: 2}).available("blue", ["gold"])
    faces = [("gold", "cloth"), ("gold", "books"), ("gold", "tools"), ("cloth", "books"), ("cloth", "tools")]
    for site, face in zip(["north-gold", "west-A", "west-B", "west-C", "west-D"], faces, strict=True):
        scene.building(site, face, "green")
    for site, face in zip(["east-A", "east-B", "east-C", "east-D", "east-E"], faces, strict=True):
        scene.building(site, face, "blue")
    reason = refused(scene.game(), "visit blue-king-1", "RUL-4")
    assert f"{RISE} hiring costs 4 réis and you could raise 3" in reason


def test_only_recruits_that_pay_may_lead_to_such_a_plot() -> None:
    """RUL-2: 3 réis are enough for the land at 3, but the plot's Cardinal raises it to 4: clergy 6 must bring 1."""
    game = only_plot("A2").clergy("green", 6).reis("green", 3).cardinal(2).church({3: 1, 4: 2}).game()
    play(game, "visit blue-builder-1")
    assert kind(game) == "recruit" or "free recruit" in game.legal_moves()
    assert "pass" not in game.legal_moves()


def test_in_revision_1_that_cardinal_could_only_be_declined() -> None:
    """RUL-1, RUL-2: passed without a choice."""
    game = plot_with_cardinal(3, rules=1)
    play(game, "visit blue-builder-1", "pass")
    assert kind(game) == "house"
    assert game.position()["church"]["cardinal"] == 2
    assert state(game, "green")["clergy"] == {}


def test_a_tile_for_cheaper_land_must_then_be_taken() -> None:
    """RUL-2: only clergy 8 pays for what the treasury adds."""
    scene = only_plot("A2").reis("green", 3).cardinal(2)
    game = scene.church({3: 8, 4: 2}).game()
    play(game, "visit blue-builder-1", "pass")
    assert state(game, "green")["clergy"] == {"8": 1}


@pytest.mark.parametrize("tiles", [{3: None, 4: None}, {3: 1, 4: 2}])
def test_a_cardinal_that_cannot_be_met_raises_nothing(tiles: dict[int, int | None]) -> None:
    """RUL-4: the reward is lost, and 3 réis pay the land."""
    scene = only_plot("A2").reis("green", 3).cardinal(2).church(tiles)
    game = scene.clergy("green", *((5, 6, 7, 9) if tiles[3] else ())).game()
    play(game, "visit blue-builder-1", "pass")
    assert kind(game) == "house"
    assert treasury(game) == 3


@pytest.mark.parametrize(("plot", "step"), [("B3", "plan"), ("D3", "recruit"), ("D2", "favor"), ("C1", "decree")])
def test_a_plots_reward_must_be_resolved(plot: str, step: str) -> None:
    """RUL-4."""
    scene = Scene().hand("green", "blue-builder-1").reis("green", 30).row_cubes(plot[0]).column_cubes(int(plot[1]))
    game = scene.game()
    tile = "gold" if plot[1] == "1" else "cloth"
    play(game, "visit blue-builder-1", "pass", f"tile {tile}", f"plot {plot}")
    assert kind(game) == step
    assert "pass" not in game.legal_moves()


def opener(rules: int = 2) -> Scene:
    """Green has a plan for 2 and one official: the other must be hired at the treasury value, 3."""
    scene = Scene(rules=rules).hand("green", "blue-king-1").plans("green", {"blue-2": 1}).influence("green", 0)
    return scene.offices("king", green=1).offices("minister").treasury(3)


def test_a_sites_cardinal_closes_a_site_where_hiring_could_just_be_paid() -> None:
    """RUL-1, RUL-4: site west-E has the Cardinal; hiring costs 4 then."""
    scene = opener().reis("green", 3).cardinal(2).church({3: 1, 4: 2})
    game = scene.game()
    play(game, "visit blue-king-1", "pass")
    assert kind(game) == "site"
    assert "site west-E" not in game.legal_moves()
    assert "Cardinal" in refused(game, "site west-E", "RUL-4")
    game = scene.reis("green", 4).game()
    play(game, "visit blue-king-1", "pass", "site west-E")
    assert moves(game) == ["cardinal 1 behind", "cardinal 1 ahead"]
    game = opener(rules=1).reis("green", 3).cardinal(2).church({3: 1, 4: 2}).game()
    play(game, "visit blue-king-1", "pass")
    assert "site west-E" in game.legal_moves()


def test_a_tile_for_cheaper_hiring_must_then_be_taken() -> None:
    """RUL-2: only clergy 11 pays for what the treasury adds."""
    game = opener().reis("green", 3).cardinal(2).church({3: 11, 4: 2}).game()
    play(game, "visit blue-king-1", "pass", "site west-E")
    assert state(game, "green")["clergy"] == {"11": 1}


@pytest.mark.parametrize(("site", "step"), [("east-A", "plan"), ("east-C", "recruit"), ("east-E", "favor")])
def test_a_sites_reward_must_be_resolved(site: str, step: str) -> None:
    """RUL-4."""
    game = opener().reis("green", 30).game()
    play(game, "visit blue-king-1", "pass", f"site {site}")
    assert kind(game) == step
    assert "pass" not in game.legal_moves()
