"""One report for all tests that only look at it."""

from __future__ import annotations

from typing import Any

import pytest

from lisboa.cli.simulation import Plan, simulate
from lisboa.engine.options import Options
from lisboa.report.summary import Run, summary

GAMES = 12


@pytest.fixture(scope="session")
def document() -> dict[str, Any]:
    """What a report of a few games says; tests that change it make a copy."""
    bots = ("eager", "random", "eager")
    outcome = simulate(Plan(GAMES, Options(3), bots, 5, True), 1, lambda done: None)
    assert outcome.tally.ledger is not None
    return summary(Run(3, bots, 5, GAMES, {"ruleset": "2021"}), outcome.tally, outcome.tally.ledger)
