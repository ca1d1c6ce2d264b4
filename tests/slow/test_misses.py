"""RUL-2: the numbers that refusals name are those of the nearest way to fail, found by trying all ways.

LISBOA_SLOW_SEED repeats a run.
"""

from __future__ import annotations

import os
import secrets

import pytest

from tests.conftest import Tell
from tests.fuzz.games import compiled
from tests.slow.misses import tight_turns


@pytest.mark.slow(seconds=12)
def test_refusals_name_the_nearest_miss(tell: Tell) -> None:
    """VISIT-1, RUL-2, RUL-4, RUL-22, RUL-25: where money is short; and none says only that something is impossible."""
    seed = int(os.environ.get("LISBOA_SLOW_SEED") or secrets.randbits(32))
    positions = 400 if compiled() else 60
    tell(f"repeat with LISBOA_SLOW_SEED={seed}")
    tally = tight_turns(seed, positions)
    tell(", ".join(f"{n} {what}" for what, n in tally.most_common()))
    assert tally["after-land-too-dear"] + tally["after-hiring-too-dear"] > positions // 20
    assert tally["given up"] <= 0.02 * tally.total()
