"""A master who thinks for less long: tests are about how it decides, not about how well."""

import pytest

from lisboa.bots.levels import BOTS, MASTER


@pytest.fixture
def hasty_master(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "master", MASTER.thinking(4))
