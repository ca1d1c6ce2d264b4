"""Chapter 13: setting up against Lacerda (SOLO-1 to SOLO-3, RUL-31, RUL-32, RUL-38)."""

from __future__ import annotations

import itertools
from collections import Counter
from functools import cache
from typing import Any

import pytest

import lisboa
from lisboa.components import CARD_KINDS, CUBES, GOODS, NOBLES
from tests.fuzz import recount
from tests.scene import kind

Document = dict[str, Any]
SEEDS = range(200)
SITE_OF_ROW_D = {"blue": "west-D", "green": "east-D"}


@cache
def started(seed: int, **options: Any) -> lisboa.Game:
    """A solo game at its first card; the clergy tile and the decree are the first ones offered."""
    game = lisboa.Game(solo=True, seed=seed, **options)
    while kind(game) != "main":
        game.play(game.legal_moves()[0])
    return game


def told(game: lisboa.Game, kind_of_event: str) -> list[dict[str, Any]]:
    """What the events of a kind say."""
    return [event.message[1] | {"numbers": event.numbers} for event in game.events(0) if event.kind == kind_of_event]


def test_set_up_of_200_games() -> None:
    """SOLO-1, SOLO-2, SOLO-3, RUL-31: what must be so in every game; all components are there."""
    for seed in SEEDS:
        everything_is_in_its_place(started(seed).position())


def everything_is_in_its_place(doc: Document) -> None:
    assert recount.faults(doc) == []
    he, you = doc["players"]["yellow"], doc["players"]["green"]
    assert doc["starting_player"] == doc["active_player"] == "green"
    assert (you["influence"], he["influence"], you["wigs"], he["wigs"]) == (4, 5, 5, 5)
    assert he["officials"] == you["officials"] == 7
    assert doc["court"]["offices"]["minister"] == {"green": 1, "yellow": 1, "purple": 0, "orange": 0, "neutral": 1}
    assert all(doc["court"]["offices"][noble]["neutral"] == 1 for noble in NOBLES)
    assert (he["reis"], he["hand"], he["clergy"], he["plans"], he["set_markers"]) == (0, [], {}, {}, 0)
    assert he["goods"] == dict.fromkeys(GOODS, 0)
    assert sum(he["favors"].values()) == sum(you["favors"].values()) == 1
    assert sum(you["clergy"].values()) == 1
    assert (sum(you["plans"].values()), sum(he["completed_plans"].values())) == (1, 2)
    assert set(you["plans"]) | set(he["completed_plans"]) <= {"blue-3", "green-3"}
    values = list(doc["downtown"]["scoring"].values())[:4]
    assert sorted(values) == [3, 3, 4, 5]
    assert all(left != right for left, right in itertools.pairwise(values))
    first_building_stands_where_the_assistant_says(doc)


def first_building_stands_where_the_assistant_says(doc: Document) -> None:
    """SOLO-2: blue and west for Builder and Minister, green and east for King and Treasury; no cubes are left there."""
    architect = "blue" if doc["lacerda"]["assistant"] in ("builder", "minister") else "green"
    site = SITE_OF_ROW_D[architect]
    open_sites = {name: a for name, a in doc["downtown"]["architects"].items() if a is not None}
    assert open_sites == {site: architect}
    assert sum(doc["downtown"]["site_cubes"][site].values()) == 0
    left = [name for name, tile in doc["downtown"]["buildings"].items() if tile is None]
    assert len(left) == 11
    assert all(sum(doc["downtown"]["site_cubes"][name].values()) == 2 for name in left)
    assert [len(doc["building_stacks"][a]) for a in ("blue", "green")] == ([7, 8] if architect == "blue" else [8, 7])


@pytest.mark.parametrize("seed", range(25))
def test_you_and_he_are_two_players(seed: int) -> None:
    """SOLO-1, RUL-31, SET-2, SET-14, SET-15, SET-18: everything that depends on the number of players is for two."""
    doc = started(seed).position()
    assert sum(doc["court"]["favors"].values()) == 4
    assert doc["shipyard"] == {"blue": 1, "red": 1, "purple": 0, "brown": 0}
    assert [plot for plot, owner in doc["downtown"]["stores"].items() if owner == "covered"] == [
        "A1", "E1", "E2", "E3", "E4", "E5",
    ]  # fmt: skip
    assert doc["downtown"]["buildings"]["west-E"] == doc["downtown"]["buildings"]["east-E"] == "covered"
    assert sum(doc["downtown"]["row_cubes"]["E"].values()) == 0
    assert not {5, 10, 69} & set(doc["decrees"].values())
    gone = Counter(doc["cards_gone"].values())
    assert gone["seen"] + gone["unseen"] == 21 - 5  # the rest of the blue deck


def test_chance_decides_everything_that_is_random() -> None:
    """SOLO-1 to SOLO-3: over 200 games every possibility comes up, about as often as it should."""
    docs = [started(seed).position() for seed in SEEDS]
    assistants = Counter(doc["lacerda"]["assistant"] for doc in docs)
    assert set(assistants) == set(CARD_KINDS)
    assert all(25 < n < 80 for n in assistants.values())
    courtiers = Counter(doc["lacerda"]["courtier"] for doc in docs)
    assert set(courtiers) == set(NOBLES)
    assert all(40 < n < 95 for n in courtiers.values())
    favors = Counter(noble for doc in docs for noble, held in doc["players"]["yellow"]["favors"].items() if held)
    assert set(favors) == set(NOBLES)
    plans = Counter(str(doc["players"]["yellow"]["completed_plans"]) for doc in docs)
    assert set(plans) == {str({"blue-3": 2}), str({"blue-3": 1, "green-3": 1}), str({"green-3": 2})}
    scoring = {tuple(list(doc["downtown"]["scoring"].values())[:4]) for doc in docs}
    assert len(scoring) == 6  # of the 12 orders of 3, 3, 4, 5 those that keep the 3s apart


@pytest.mark.parametrize("seed", range(60))
def test_blue_cards_place_assistant_and_courtier(seed: int) -> None:
    """SOLO-2, SOLO-3: the first card places the Assistant; then treasury cards are passed over until a noble comes."""
    game = started(seed)
    doc = game.position()
    (assistant,) = told(game, "assistant-placed")
    (courtier,) = told(game, "courtier-placed")
    passed = told(game, "lacerda-card-discarded")
    cards = [assistant, *passed, courtier]
    ids = [lisboa.components.load().cards[card["numbers"][0]] for card in cards]
    assert ids[0].kind == doc["lacerda"]["assistant"] == assistant["deck"]
    assert ids[-1].kind == doc["lacerda"]["courtier"] == courtier["noble"]
    assert all(card.kind == "treasury" for card in ids[1:-1])
    seen = {card for card, how in doc["cards_gone"].items() if how == "seen"}
    assert seen == {card.id for card in ids}
    assert all(card.id.startswith("blue-") for card in ids)
    assert len(seen) == len(cards)


def test_some_courtier_needed_more_than_one_card() -> None:
    """SOLO-3: the loop over treasury cards does happen, also twice."""
    passed = Counter(len(told(started(seed), "lacerda-card-discarded")) for seed in SEEDS)
    assert passed[0] > 100
    assert passed[1] > 10
    assert passed[2] > 0


@pytest.mark.parametrize("seed", range(30))
def test_the_first_building_is_the_available_one_and_scores_nothing(seed: int) -> None:
    """RUL-32, SOLO-2: the top building is the available one, the next becomes available; nobody scores."""
    game = started(seed)
    doc = game.position()
    (first,) = told(game, "first-building")
    _, building, architect = first["numbers"]
    uncovered = [event for event in told(game, "building-uncovered") if event["numbers"][0] == architect]
    assert [event["numbers"][1] for event in uncovered] == [building, uncovered[0]["numbers"][2]]
    name = ("blue", "green")[architect]
    assert doc["downtown"]["buildings"][SITE_OF_ROW_D[name]] == building
    assert doc["building_stacks"][name][-1] == uncovered[0]["numbers"][2]
    assert told(game, "building-scored") == []


def test_the_cubes_of_the_first_building_leave_the_game() -> None:
    """SOLO-2, SET-12: 8 cubes were never laid out with two players, and the 2 of the site are gone too."""
    for seed in range(20):
        gone = started(seed).position()["downtown"]["cubes_gone"]
        # rows and columns 3 * 4 + 3 * 4 + 2, 12 sites of 2, a pile of 6: 56 of 63
        assert sum(gone[cube] for cube in CUBES) == 63 - 56 + 2


def test_the_fourth_starting_plan_leaves_the_game() -> None:
    """SOLO-1: of the 4 starting plans you get 1, he 2."""
    for seed in range(40):
        doc = started(seed).position()
        held = Counter(doc["players"]["green"]["plans"]) + Counter(doc["players"]["yellow"]["completed_plans"])
        assert sum(held.values()) == 3
        assert max(held.values()) <= 2


def test_only_you_choose_a_clergy_tile() -> None:
    """SOLO-1, SET-3: one decision, yours, before the board is laid out."""
    game = lisboa.Game(solo=True, seed=5)
    assert (kind(game), game.turn) == ("keep-clergy", 0)
    game.play(game.legal_moves()[1])
    assert kind(game) == "main"


def test_a_position_of_the_set_up_can_be_loaded() -> None:
    """RUL-5, SOLO-1: his plans are there while you choose your clergy tile."""
    game = lisboa.Game(solo=True, seed=5)
    again = lisboa.Game.from_position(game.position())
    assert again.state_hash() == game.state_hash()


def test_there_is_no_draft() -> None:
    """RUL-38."""
    doc = started(1).position()
    doc["options"]["draft"] = True
    with pytest.raises(lisboa.BadPosition, match=r"options\.solo: .*no draft \(SOLO-1, RUL-38\)"):
        lisboa.Game.from_position(doc)


@pytest.mark.parametrize("seed", range(20))
def test_with_starting_decrees_he_takes_the_leftmost_first(seed: int) -> None:
    """RUL-38, SET-17: in reverse turn order, so he before you; then the row is refilled."""
    game = lisboa.Game(solo=True, seed=seed, starting_decrees=True)
    while kind(game) == "keep-clergy":
        game.play(game.legal_moves()[0])
    assert kind(game) == "starting-decree"
    doc = game.position()
    (his,) = [int(n) for n, owner in doc["decrees_placed"].items() if owner == "yellow"]
    turned_up = [event.text for event in game.events(0) if event.text.startswith("The display is refilled with decree")]
    assert f"decree {his}:" in turned_up[0]
    assert doc["decrees"]["1"] is None
    assert len([n for n in doc["decrees"].values() if n]) == 7
    mine = game.legal_moves()[0]
    game.play(mine)
    doc = game.position()
    owners = {int(n): owner for n, owner in doc["decrees_placed"].items() if owner != "removed"}
    assert owners == {his: "yellow", int(mine.split()[1]): "green"}
    assert None not in doc["decrees"].values()


def test_decree_69_leaves_the_game_when_it_is_turned_up_at_set_up() -> None:
    """SOLO-7, SET-15: as the row E decrees do; another takes its place."""
    removed = set()
    for seed in SEEDS:
        doc = started(seed).position()
        gone = {int(n) for n, owner in doc["decrees_placed"].items() if owner == "removed"}
        assert gone <= {5, 10, 69}
        assert len([n for n in doc["decrees"].values() if n]) == 8
        removed |= gone
    assert removed == {5, 10, 69}
