"""Each word of the effect vocabulary has one row in the engine that says what it does."""

from __future__ import annotations

import pytest

import lisboa
from lisboa.components.vocabulary import EFFECTS as WORDS
from lisboa.components.vocabulary import GOAL_REWARDS, PENALTIES
from lisboa.engine import tables
from lisboa.engine.check_flow import stack
from lisboa.engine.names import ACTIONS
from lisboa.engine.rewards import ACTION, EFFECTS, GAIN, PENALTY, STATE_ACTIONS, Effect
from lisboa.engine.steps import DEAD_END, STEPS
from lisboa.engine.tables import EFFECT_NAMES


def test_each_word_has_its_row() -> None:
    assert [row.name for row in EFFECTS] == list(EFFECT_NAMES)
    assert set(EFFECT_NAMES) == {*WORDS, *GOAL_REWARDS, *PENALTIES, "goals"}
    assert {row.name for row in EFFECTS if row.kind == PENALTY} == set(PENALTIES)


def test_the_numbers_that_rules_ask_for_are_those_of_the_names() -> None:
    numbers = {name: number for name, number in vars(tables).items() if name.startswith("E_")}
    assert numbers
    for name, number in numbers.items():
        assert EFFECT_NAMES[number] == name.removeprefix("E_").lower().replace("_", "-")


def test_an_action_and_nothing_else_has_a_decision() -> None:
    for row in EFFECTS:
        assert row.kind in (GAIN, ACTION, PENALTY)
        assert (row.kind == ACTION) == (row.step != DEAD_END), row.name
        assert not STEPS[row.step].automatic, row.name


@pytest.mark.parametrize("row", [row for row in EFFECTS if row.kind == ACTION], ids=lambda row: row.name)
@pytest.mark.parametrize("optional", [0, 1])
def test_what_an_action_pushes_fits_the_numbers_of_its_step(row: Effect, optional: int) -> None:
    state = lisboa.Game(players=2, seed=1)._state.copy()
    row.ask(state, 0, 1, optional)
    assert list(stack(state)) == []


def test_state_actions_are_in_their_order() -> None:
    assert [row.name for row in STATE_ACTIONS] == list(ACTIONS)
