"""Rewards that must be resolved (RUL-4): engine and slow checker agree where such a reward decides what is possible.

LISBOA_SLOW_SEED repeats a run; `make oracle` looks at 2,000 positions.
"""

from __future__ import annotations

import os
import secrets
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest

from lisboa.components import Effect
from tests.conftest import Tell
from tests.fuzz.games import compiled
from tests.slow import choices, effects, forced, state_actions, turn
from tests.slow.agreement import Disagreement, Tally, run_forced
from tests.slow.choices import Duty, Table
from tests.slow.facts import effect_of
from tests.slow.tight import Edit

Spoil = Callable[[pytest.MonkeyPatch], None]


def compare(positions: int, tell: Tell) -> Tally:
    seed = int(os.environ.get("LISBOA_SLOW_SEED") or secrets.randbits(32))
    try:
        tally = run_forced(seed, positions)
    except Disagreement as trouble:
        pytest.fail(f"LISBOA_SLOW_SEED={seed}\n{trouble}", pytrace=False)
    tell(f"{tally}, repeat with LISBOA_SLOW_SEED={seed}")
    return tally


@pytest.mark.slow(seconds=25)
def test_offers_agree_where_rewards_must_be_resolved(tell: Tell) -> None:
    """TURN-4, VISIT-1, RUL-2, RUL-4; a run in which no reward stands in the way would prove nothing."""
    positions = 100 if compiled() else 60
    tally = compare(positions, tell)
    assert tally.positions == positions
    assert tally.spoiled > positions // 10
    assert tally.given_up <= 0.05 * positions


# Another reading of the rules is noticed: the checker is given it, and the engine is right


def rewards_may_be_declined(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "rewards_may_be_declined", True)


def ships_are_forced_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def reward(t: Table, who: str, effect: Effect) -> None:
        if effect.name == "ship":
            effects.act(t, who, effect, Duty.REWARD)
        else:
            honest(t, who, effect)

    honest = effects.reward
    monkeypatch.setattr(turn, "reward", reward)


def the_first_mover_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    def meet_cardinal(t: Table, who: str, most: int, duty: Duty) -> None:
        called = t.doc["church_called_by"]
        honest(t, who, most, duty)
        t.doc["church_called_by"] = called or t.doc["church_called_by"]

    honest = state_actions.meet_cardinal
    monkeypatch.setattr(state_actions, "meet_cardinal", meet_cardinal)


@pytest.mark.parametrize(
    ("spoil", "case"),
    [
        (rewards_may_be_declined, forced.last_trade),
        (ships_are_forced_too, forced.last_trade),
        (the_first_mover_begins, forced.many_movers),
    ],
)
def test_another_reading_is_noticed(spoil: Spoil, case: Edit, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setattr(forced, "CASES", ((case, 1),))
    spoil(monkeypatch)
    with pytest.raises(Disagreement, match="checker"):
        run_forced(1, 400)


def test_a_position_that_does_not_name_its_rules_is_of_revision_1() -> None:
    """Two cards have changed with the revision, and rewards could be declined."""
    former, current = (choices.Table({"options": options}, (), False) for options in ({}, {"rules": 2}))
    assert (former.revision, current.revision) == (1, 2)
    assert former.rewards_may_be_declined
    assert not current.rewards_may_be_declined
    for card in ("purple-king-4", "brown-treasury-4"):
        assert effect_of(card, 1).name == "gain-influence"
        assert (effect_of(card, 2).name, effect_of(card, 2).amount) == ("influence", 4)
