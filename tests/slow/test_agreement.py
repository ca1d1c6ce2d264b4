"""An independent enumeration of what RULES.md allows agrees exactly with the engine's offers, in random positions.

LISBOA_SLOW_SEED repeats a run, LISBOA_SLOW_SECONDS makes it longer. A failure names a file; look at it again with
`python -c "from tests.slow.agreement import replay; replay('FILE')"`.
"""

from __future__ import annotations

import os
import secrets

import pytest

from tests.conftest import Tell
from tests.slow.agreement import Disagreement, Tally, run


def compare(seconds: float, tell: Tell) -> Tally:
    seed = int(os.environ.get("LISBOA_SLOW_SEED") or secrets.randbits(32))
    try:
        tally = run(seed, seconds)
    except Disagreement as trouble:
        pytest.fail(f"LISBOA_SLOW_SEED={seed}\n{trouble}", pytrace=False)
    tell(f"{tally}, repeat with LISBOA_SLOW_SEED={seed}")
    return tally


def test_offers_agree_with_the_rules_in_a_few_positions(tell: Tell) -> None:
    """TURN-4, VISIT-1, RUL-2 and all that they depend on: no illegal offers, nothing missing."""
    tally = compare(2, tell)
    assert tally.decisions > 0


@pytest.mark.slow(seconds=25)
def test_offers_agree_with_the_rules(tell: Tell) -> None:
    """The same for longer: both directions, at every decision of the turns looked at."""
    tally = compare(float(os.environ.get("LISBOA_SLOW_SECONDS") or 25), tell)
    assert tally.decisions > 50
    assert tally.given_up <= 0.05 * tally.positions
