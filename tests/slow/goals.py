"""Chapter 14 for the slow checker: the goals of novices (EXTRA-1, RUL-38)."""

from __future__ import annotations

from lisboa.components import NOBLES
from tests.slow import money
from tests.slow.boards import gain_good
from tests.slow.choices import PASS, Table
from tests.slow.facts import GOALS
from tests.slow.state_actions import make_room


def reward_goals(t: Table) -> None:
    """RUL-38: after church scoring, clockwise from the active player, one goal of each novice who fulfilled any."""
    for who in t.clockwise_from(t.doc["active_player"]):
        deeds = set(t.player(who)["deeds"].split())
        held = [
            goal for goal, owner in t.doc["goals_placed"].items() if owner == who and deeds & set(GOALS[goal].deeds)
        ]
        if held:
            goal = t.choose(who, [f"goal {goal}" for goal in held]).removeprefix("goal ")
            t.doc["goals_placed"][goal] = "gone"
            reward_goal(t, who, goal)


def reward_goal(t: Table, who: str, goal: str) -> None:
    """EX-62."""
    name, amount = GOALS[goal].reward.name, GOALS[goal].reward.amount
    if name == "goals":
        for _ in range(amount):
            t.doc["goals_placed"][t.doc["goal_deck"].pop()] = who
    elif name == "official":
        place_official(t, who)
    elif name == "influence":
        money.move_influence(t, who, amount)
    elif name == "gold":
        gain_good(t, who, name, amount)
    else:
        t.player(who)[name] += amount


def place_official(t: Table, who: str) -> None:
    """From the board to any office, by STATE-1's rule for full ones; declined by RUL-4."""
    if t.player(who)["officials"] == 0:
        return
    choice = t.choose(who, [*[f"official {noble}" for noble in NOBLES], PASS])
    if choice == PASS:
        return
    noble = choice.removeprefix("official ")
    make_room(t, noble)
    t.player(who)["officials"] -= 1
    t.doc["court"]["offices"][noble][who] += 1
