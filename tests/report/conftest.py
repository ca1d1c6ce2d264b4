"""One report for all tests that only look at it."""

from __future__ import annotations

from typing import Any

import pytest

from lisboa.cli.simulate import option_facts
from lisboa.cli.simulation import Plan, simulate
from lisboa.engine.options import Options
from lisboa.report.summary import Run, summary
from lisboa.seats import LACERDA

GAMES = 12


@pytest.fixture(scope="session")
def document() -> dict[str, Any]:
    """What a report of a few games says; tests that change it make a copy."""
    bots = ("eager", "random", "eager")
    outcome = simulate(Plan(GAMES, Options(3), bots, 5, True), 1, lambda done: None)
    assert outcome.tally.ledger is not None
    return summary(Run(3, bots, 5, GAMES, {"ruleset": "2021"}), outcome.tally, outcome.tally.ledger)


@pytest.fixture(scope="session")
def solo_document() -> dict[str, Any]:
    """The same of games against Lacerda, with goals and city tokens."""
    bots = ("eager", LACERDA)
    plan = Plan(GAMES, Options(2, solo=True, novices=1, city_tokens=True), bots, 5, True)
    outcome = simulate(plan, 1, lambda done: None)
    assert outcome.tally.ledger is not None
    return summary(Run(2, bots, 5, GAMES, option_facts(plan)), outcome.tally, outcome.tally.ledger)
