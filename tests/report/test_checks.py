"""The table of checks: what is in balance passes, a planted bad value fails and is named."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from lisboa.engine.tables import DATA
from lisboa.report.checks import all_checks
from lisboa.report.page import page

NAMES = (
    "Turns of a player, on average",
    "Players with 9 to 14 turns",
    "Smallest line of the score, bonuses aside",
    "Least valuable decree, on average",
    "Most valuable decree, on average",
    "Strong play ahead of weak play",
    "The starting player wins",
)


@pytest.fixture
def balanced(document: dict[str, Any]) -> dict[str, Any]:
    """A document of a game without fault."""
    good = deepcopy(document)
    good["about"]["games"] = 400
    good["length"]["turns_per_player"].update(mean=11.5, histogram=[[8, 1], [11, 5], [12, 6]])
    for line in good["lines"]:
        if line["when"] != "rest":
            line["share"] = 0.07
    for decree in good["decrees"]:
        decree.update(taken=100, mean=3.0)
    good["scores"]["bots"]["eager"]["mean"] = 100.0
    good["scores"]["bots"]["random"]["mean"] = 60.0
    good["turn_order"][0].update(share=0.34, low=0.3, high=0.38)
    return good


def verdicts(document: dict[str, Any]) -> dict[str, bool | None]:
    return {check["name"]: check["passed"] for check in all_checks(document)}


def found_check(document: dict[str, Any], name: str) -> dict[str, Any]:
    return next(check for check in all_checks(document) if check["name"] == name)


def test_a_balanced_game_passes(balanced: dict[str, Any]) -> None:
    assert verdicts(balanced) == dict.fromkeys(NAMES, True)


def plant(document: dict[str, Any], name: str) -> str:
    """Spoil what a check looks at; returns what the check should say about it."""
    if name == "Turns of a player, on average":
        document["length"]["turns_per_player"]["mean"] = 15.2
        return "15.2"
    if name == "Players with 9 to 14 turns":
        document["length"]["turns_per_player"]["histogram"] = [[8, 1], [11, 3]]
        return "75 %"
    if name == "Smallest line of the score, bonuses aside":
        next(line for line in document["lines"] if line["id"] == "ships")["share"] = 0.004
        return "0.40 % (Ships that sailed)"
    if name == "Least valuable decree, on average":
        document["decrees"][56]["mean"] = 0.0
        return "0.00 wigs (no. 57)"
    if name == "Most valuable decree, on average":
        document["decrees"][34]["mean"] = 12.0
        return "no. 35"
    if name == "Strong play ahead of weak play":
        document["scores"]["bots"]["random"]["mean"] = 77.0
        return "23.0 wigs"
    document["turn_order"][0].update(share=0.45, low=0.41, high=0.49)
    return "45 % (41 % to 49 %)"


@pytest.mark.parametrize("name", NAMES)
def test_a_planted_bad_value_fails(balanced: dict[str, Any], name: str) -> None:
    said = plant(balanced, name)
    assert verdicts(balanced) == dict.fromkeys(NAMES, True) | {name: False}
    check = next(check for check in all_checks(balanced) if check["name"] == name)
    assert said in check["measured"]
    balanced["checks"] = all_checks(balanced)
    html = page(balanced)
    assert "1 check fails." in html
    assert html.count("✗ fail") == 1


def test_what_cannot_be_judged_is_not(balanced: dict[str, Any]) -> None:
    balanced["about"]["players"] = 4
    del balanced["scores"]["bots"]["random"]
    for decree in balanced["decrees"]:
        decree["taken"] = 14
    balanced["turn_order"][0].update(share=0.25, low=0.2, high=0.3)
    assert verdicts(balanced) == dict.fromkeys(NAMES) | {NAMES[2]: True, NAMES[-1]: True}


def test_against_lacerda_there_is_no_fair_share(balanced: dict[str, Any]) -> None:
    balanced["solo"] = {}
    balanced["scores"]["bots"] = {"greedy": {"mean": 160.0}, "lacerda": {"mean": 130.0}}
    assert verdicts(balanced)["The starting player wins"] is None
    assert verdicts(balanced)["Strong play ahead of weak play"] is None


def test_a_rare_decree_is_not_judged(balanced: dict[str, Any]) -> None:
    balanced["decrees"][56].update(taken=3, mean=0.0)
    found = next(check for check in all_checks(balanced) if check["name"].startswith("Least"))
    assert found["passed"]
    assert "1 decrees" not in found["note"]
    assert "1 decree taken fewer than 15 times is not judged" in found["note"]


@pytest.mark.parametrize("name", ["Least valuable decree, on average", "Most valuable decree, on average"])
def test_few_judged_decrees_are_no_verdict(balanced: dict[str, Any], name: str) -> None:
    """Half of the 70 decrees are enough, one fewer is not, whatever they are worth."""
    balanced["decrees"][69]["mean"] = 0.0
    for decree in balanced["decrees"][:35]:
        decree["taken"] = 14
    assert found_check(balanced, name)["passed"] is not None
    balanced["decrees"][35]["taken"] = 14
    found = found_check(balanced, name)
    assert found["passed"] is None
    assert found["note"] == "only 34 of 70 decrees were taken at least 15 times"


def test_decrees_that_are_not_in_play_are_not_missed(balanced: dict[str, Any]) -> None:
    """SET-15: some decrees are not for two players; they are never taken."""
    balanced["about"]["players"] = 2
    absent = [number for number, decree in enumerate(DATA.decrees) if decree.min_players > 2]
    assert absent
    for number in absent:
        balanced["decrees"][number]["taken"] = 0
    assert found_check(balanced, "Least valuable decree, on average")["note"] == ""


def test_bonuses_are_named_and_not_judged(balanced: dict[str, Any]) -> None:
    for line in balanced["lines"]:
        if line["id"] in ("influence", "rewards"):
            assert line["bonus"]
            line["share"] = 0.001
    found = found_check(balanced, NAMES[2])
    assert found["passed"]
    assert found["note"] == "bonuses, not judged: Influence at its top, Wigs as rewards"
    html = page(balanced)
    assert "Bonuses come along with something else and are not judged." in html
    assert html.count("· bonus</small>") == 2
    assert 'class="n low"' not in html
    next(line for line in balanced["lines"] if line["id"] == "ships")["share"] = 0.001
    assert page(balanced).count('class="n low"') == 1


def test_few_games_say_nothing_about_the_first_player(balanced: dict[str, Any]) -> None:
    assert found_check(balanced, NAMES[-1])["note"] == "400 games"
    balanced["about"]["games"] = 100
    assert found_check(balanced, NAMES[-1])["passed"]
    balanced["about"]["games"] = 99
    found = found_check(balanced, NAMES[-1])
    assert found["passed"] is None
    assert found["note"] == "99 games: judged from 100 on"


def test_a_small_lead_of_the_first_player_is_let_pass(balanced: dict[str, Any]) -> None:
    """A million games make every difference significant; three points of a hundred nobody feels."""
    balanced["turn_order"][0].update(share=0.36, low=0.359, high=0.361)
    assert verdicts(balanced)["The starting player wins"]
    balanced["turn_order"][0].update(share=0.37, low=0.369, high=0.371)
    assert verdicts(balanced)["The starting player wins"] is False
