"""Goal cards of novices (EXTRA-1) in a report: what was fulfilled, and which rewards were used."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from lisboa import Game
from lisboa.components import load
from lisboa.engine.tables import GOAL_IDS
from lisboa.report.collect import Ledger
from lisboa.report.page import page
from lisboa.report.things import all_things
from tests.report.games import played

SEEDS = range(40, 46)
REWARDS = {goal.id: goal.reward.name for goal in load().goals}


class Goals:
    """Goals of games, counted from the events of the facade."""

    def __init__(self) -> None:
        self.got: Counter[str] = Counter()
        self.fulfilled: Counter[str] = Counter()
        self.used: Counter[str] = Counter()

    def add(self, game: Game) -> None:
        official = ""  # the goal whose official may be placed in the next decision
        for event in game.events(None):
            if event.choice:
                self.used[official] += event.choice.startswith("official ") and official != ""
                official = ""
            if event.kind in ("goal-dealt", "goal-drawn"):
                self.got[GOAL_IDS[event.numbers[0]]] += 1
            if event.kind == "goal-fulfilled":
                goal = GOAL_IDS[event.numbers[0]]
                self.fulfilled[goal] += 1
                if REWARDS[goal] == "official":
                    official = goal
                else:
                    self.used[goal] += 1


@pytest.fixture(scope="module")
def counted() -> tuple[dict[str, Any], Goals]:
    ledger, goals = Ledger(3), Goals()
    for seed in SEEDS:
        goals.add(played(3, seed, "eager", ledger, novices=(0, 1, 2)))
    return all_things(3, len(SEEDS), ledger, {"goals": [0, 1, 2]}), goals


def test_goals_by_card(counted: tuple[dict[str, Any], Goals]) -> None:
    found, goals = counted
    assert [goal["id"] for goal in found["goals"]] == list(REWARDS)
    for goal in found["goals"]:
        assert goal["taken"] == goals.got[goal["id"]]
        assert goal["fulfilled"] == goals.fulfilled[goal["id"]]
        assert goal["per_game"] == pytest.approx(goals.fulfilled[goal["id"]] / len(SEEDS), abs=1e-4)
        used = goals.used[goal["id"]]
        assert goal["reward_share"] == (
            pytest.approx(used / goal["fulfilled"], abs=1e-4) if goal["fulfilled"] else None
        )
    assert all(goals.fulfilled[goal] for goal in ("B5", "B10", "B11"))


def test_rewards_of_goals_are_effects(counted: tuple[dict[str, Any], Goals]) -> None:
    found, goals = counted
    wanted: Counter[str] = Counter()
    for goal, times in goals.used.items():
        if times:
            wanted[REWARDS[goal]] += times
    sources = {effect["id"]: effect["sources"].get("goal", 0) for effect in found["effects"]}
    assert {effect: share for effect, share in sources.items() if share} == pytest.approx(
        {effect: times / len(SEEDS) for effect, times in wanted.items()}, abs=1e-4
    )


def test_only_novices_have_goals(document: dict[str, Any], solo_document: dict[str, Any]) -> None:
    assert "goals" not in document
    assert not {"official", "goals"} & {effect["id"] for effect in document["effects"]}
    assert 'id="goals"' not in page(document)
    html = page(solo_document).partition('<section id="goals">')[2].partition("</section>")[0]
    assert len(re.findall(r"<tr><td", html)) == len(REWARDS)
    assert solo_document["goals"][0]["name"] in html
