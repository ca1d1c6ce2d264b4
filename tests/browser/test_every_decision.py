"""The whole table at every kind of decision of late games: all in sight, every move to be hit, none too small."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.measures import MEASURE
from tests.browser.scenes_of_choice import LATE_KINDS, reached, sit_late
from tests.browser.visitor import speak, visiting
from tests.server.running import Running

pytestmark = pytest.mark.long

SIZES = ((1280, 600), (1366, 657), (1180, 745), (1024, 768))
MUST_BE_NONE = ("missing", "outside", "scrolled", "covered", "targets")
STILL = "() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(() => drawn(true))))"


def test_these_are_the_decisions_of_late_games() -> None:
    assert sorted(reached()) == sorted(LATE_KINDS)


@pytest.mark.parametrize("kind", LATE_KINDS)
def test_the_whole_table_at_a_late_decision(chromium: Browser, site: Running, kind: str) -> None:
    found: dict[str, Any] = {}
    with visiting(chromium, site.base) as visitor:
        sit_late(visitor, kind)
        for language in ("en", "ru"):
            speak(visitor, language)
            visitor.wait_for_my_turn()
            for width, height in SIZES:
                visitor.page.set_viewport_size({"width": width, "height": height})
                visitor.page.evaluate(STILL)
                measured = visitor.page.evaluate(MEASURE)
                wrong = {what: measured[what] for what in MUST_BE_NONE if measured[what]}
                if wrong:
                    found[f"{language} {width}x{height}"] = wrong
    assert found == {}, json.dumps(found, indent=1, ensure_ascii=False)
