"""Chapter 14: city tokens on plots and sites (EXTRA-2, RUL-31)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import lisboa
from lisboa.engine.tables import DATA, reward_word
from tests.scene import Scene, kind, moves, play, refused, state, to_turn_end

PLOTS = {plot.name: reward_word(plot.reward) for plot in DATA.plots}
SITES = {site.name: reward_word(site.reward) for site in DATA.sites}


def laid_out(players: int, seed: int, **options: Any) -> lisboa.Game:
    """A game once the board is there."""
    game = lisboa.Game(players, seed, **options)
    while game.position()["period"] == 0:
        game.play(game.legal_moves()[0])
    return game


def tokens(game: lisboa.Game) -> tuple[dict[str, str], dict[str, str]]:
    """What lies on plots and sites, empty places left out."""
    town = game.position()["downtown"]
    plots, sites = (
        {place: word for place, word in town[name].items() if word is not None}
        for name in ("plot_rewards", "site_rewards")
    )
    return plots, sites


def builder(**options: Any) -> Scene:
    """Green is about to visit the Builder with money and without rubble in the way."""
    scene = Scene(period=2, **options).hand("green", "blue-builder-1", "blue-king-5").reis("green", 30)
    return scene.influence("green", 9).treasury(3).tiles("gold", "cloth").portfolio("green", top=["blue-king-1"])


def king(**options: Any) -> Scene:
    """Green is about to visit the King, with two officials and a plan for 2."""
    scene = Scene(period=2, **options).hand("green", "blue-king-2", "blue-king-5").reis("green", 30)
    return scene.influence("green", 2).treasury(3).plans("green", {"blue-2": 1}).offices("king", green=2)


# Set-up


def test_without_the_option_the_printed_rewards_count() -> None:
    """EXTRA-2: an option; SET-18: covered places have none."""
    assert tokens(laid_out(3, 1)) == (PLOTS, SITES)
    plots, sites = tokens(laid_out(2, 1))
    assert plots == {place: word for place, word in PLOTS.items() if place[0] != "E"}
    assert sites == {place: word for place, word in SITES.items() if not place.endswith("-E")}


def test_tokens_are_the_printed_rewards_at_random() -> None:
    """EXTRA-2: 24 plot tokens on plots, 14 site tokens on sites."""
    arrangements = set()
    for seed in range(5):
        game = laid_out(4, seed, city_tokens=True)
        plots, sites = tokens(game)
        assert (len(plots), len(sites)) == (24, 14)
        assert Counter(plots.values()) == Counter(PLOTS.values())
        assert Counter(sites.values()) == Counter(SITES.values())
        assert game.view(None)["downtown"]["plot_rewards"] == game.position()["downtown"]["plot_rewards"]
        arrangements.add((*plots.values(), *sites.values()))
    assert len(arrangements) == 5


def test_tokens_are_laid_with_the_board() -> None:
    """RUL-5: not before the clergy tiles are chosen; the option changes nothing of an earlier draw."""
    game, plain = lisboa.Game(3, 4, city_tokens=True), lisboa.Game(3, 4)
    assert tokens(game) == ({}, {})
    assert game.legal_moves() == plain.legal_moves()
    told = []
    while game.position()["period"] == 0:
        told += game.play(game.legal_moves()[0])
    assert [event.rule for event in told if event.kind == "tokens-laid"] == ["EXTRA-2"]


def test_with_two_players_some_tokens_stay_in_the_box() -> None:
    """RUL-31: 19 plots and 12 sites; 5 and 2 tokens, drawn at random, are not in this game."""
    boxed = set()
    for seed in range(8):
        plots, sites = tokens(laid_out(2, seed, city_tokens=True))
        assert (len(plots), len(sites)) == (19, 12)
        assert not any(place[0] == "E" or place.endswith("-E") for place in (*plots, *sites))
        left, left_sites = Counter(PLOTS.values()) - Counter(plots.values()), Counter(SITES.values())
        left_sites.subtract(sites.values())
        assert (left.total(), left_sites.total(), min(left_sites.values())) == (5, 2, 0)
        boxed.add(tuple(sorted(left.elements())))
    assert len(boxed) > 1


def test_the_host_may_arrange_the_tokens() -> None:
    """EXTRA-2: as given, also before the board is laid out, and no chance is used for it."""
    plots = dict(zip(PLOTS, reversed(PLOTS.values()), strict=True))
    sites = dict(zip(SITES, reversed(SITES.values()), strict=True))
    game = lisboa.Game(3, 2, city_tokens=plots | sites)
    assert tokens(game) == (plots, sites)
    game = laid_out(3, 2, city_tokens=plots | sites)
    assert tokens(game) == (plots, sites)
    plain = laid_out(3, 2)
    assert game.position()["players"] == plain.position()["players"]
    assert game.position()["decrees"] == plain.position()["decrees"]


# Building


@pytest.mark.parametrize(
    ("token", "decision"),
    [("recruit", "recruit"), ("plan", "plan"), ("cardinal", "cardinal"), ("favor", "favor"), ("decree", "decree")],
)
@pytest.mark.parametrize("declined", [False, True])
def test_the_token_of_a_plot_is_its_reward_and_is_removed(token: str, decision: str, declined: bool) -> None:
    """EXTRA-2: instead of B1's printed gold; it leaves before the store is built.

    Even if its reward is declined, as revision 1 of the rules allowed.
    """
    game = builder(city_tokens=True, rules=1 if declined else 2).token("B1", token).game()
    play(game, "visit blue-builder-1", "pass", "tile gold")
    (option,) = [option for option in (game.decision.options if game.decision else []) if option.notation == "plot B1"]
    assert "1 gold" not in option.text
    gold = state(game, "green")["goods"]["gold"]
    told = game.play("plot B1")
    assert kind(game) == decision
    removed = [event for event in told if event.kind == "token-removed"]
    assert [(event.rule, event.numbers[0]) for event in removed] == [("EXTRA-2", 5)]
    assert game.position()["downtown"]["plot_rewards"]["B1"] is None
    assert lisboa.Game.from_position(game.position()).legal_moves() == game.legal_moves()
    game.play("pass" if declined else game.legal_moves()[0])
    to_turn_end(game)
    assert game.position()["downtown"]["stores"]["B1"] == "green"
    assert (game.position()["downtown"]["plot_rewards"]["B1"], state(game, "green")["goods"]["gold"]) == (None, gold)


@pytest.mark.parametrize(("token", "what", "amount"), [("reis", "reis", 5), ("gain-influence", "influence", 3)])
def test_gains_of_tokens_are_automatic(token: str, what: str, amount: int) -> None:
    """EXTRA-2, RUL-4."""
    game = builder(city_tokens=True).influence("green", 4).token("B1", token).row_cubes("B", fire=2, tsunami=1).game()
    play(game, "visit blue-builder-1", "pass", "tile gold")
    told = game.play("plot B1")
    gained = [after - old for event in told for path, old, after in event.changes if path == f"players.green.{what}"]
    assert gained == [amount]


def test_without_the_option_the_printed_reward_stays_on_the_board() -> None:
    """EXTRA-2: printed rewards are not removed."""
    game = builder().game()
    told = play(game, "visit blue-builder-1", "pass", "tile gold", "plot B1")
    to_turn_end(game)
    assert game.position()["downtown"]["plot_rewards"] == {"A1": None, **PLOTS}
    assert "token-removed" not in [event.kind for event in told]


def test_a_token_pays_its_own_land() -> None:
    """RUL-2: with 5 réis on B1 the land is affordable, with books it is not; what is offered follows the tokens."""
    for token, possible in (("reis", True), ("books", False)):
        scene = builder(city_tokens=True).reis("green", 3).influence("green", 0).tiles("gold").offices("builder")
        scene.row_cubes("B", fire=1, tsunami=1).column_cubes(1, fire=1).token("B1", token)
        for plot in ("C1", "D1", "E1", "A2", "B2", "C2", "D2", "E2"):
            scene.store(plot, "yellow" if plot[1] == "1" else "purple", "gold")
        scene.treasury(3)
        game = scene.game()  # land: 3 + 2 + 1 after the best cube, with 3 réis and no influence
        assert ("visit blue-builder-1" in game.legal_moves()) == possible
        if not possible:
            refused(game, "visit blue-builder-1", "VISIT-1")


# Opening


@pytest.mark.parametrize(
    ("token", "decision"), [("recruit", "recruit"), ("plan", "plan"), ("cardinal", "cardinal"), ("favor", "favor")]
)
def test_the_token_of_a_site_is_its_reward_and_is_removed(token: str, decision: str) -> None:
    """EXTRA-2: instead of west A's printed gold."""
    game = king(city_tokens=True).token("west-A", token).game()
    play(game, "visit blue-king-2", "pass", "site west-A")
    assert kind(game) == decision
    assert game.position()["downtown"]["site_rewards"]["west-A"] is None
    assert lisboa.Game.from_position(game.position()).legal_moves() == game.legal_moves()
    gold = state(game, "green")["goods"]["gold"]
    game.play(game.legal_moves()[0])
    to_turn_end(game)
    assert isinstance(game.position()["downtown"]["buildings"]["west-A"], int)
    assert state(game, "green")["goods"]["gold"] == gold


def test_a_site_with_a_plan_token_serves_its_own_opening() -> None:
    """RUL-2: without a plan only the site whose token is a plan can be used; on the printed board that is east A."""
    scene = king(city_tokens=True).plans("green", {}).completed("green", {"blue-3": 1}).influence("green", 0)
    scene.building("west-B", ("gold",)).available("blue", ("cloth",)).reis("green", 30).token("west-D", "plan")
    game = scene.game()
    told = play(game, "visit blue-king-2", "pass")  # there is but one site to choose
    assert [event.choice for event in told if event.choice and event.choice.startswith("site")] == ["site west-D"]
    assert (kind(game), moves(game)) == ("plan", ["plan blue", "plan green"])  # declining leads nowhere


def test_a_used_token_does_not_come_back() -> None:
    """RUL-6: whole games; what has been removed stays away, what lies there does not change."""
    game = lisboa.Game(3, 11, city_tokens=True)
    before: dict[str, str] = {}
    while not game.is_over:
        game.play(game.legal_moves()[len(game.moves) % len(game.legal_moves())])
        plots, sites = tokens(game)
        now = {**plots, **sites}
        if before:
            assert now.items() <= before.items()
        before = now
    built = [plot for plot, owner in game.position()["downtown"]["stores"].items() if owner not in (None, "covered")]
    assert built
    assert not set(built) & set(before)
