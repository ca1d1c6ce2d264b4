"""Axe finds nothing serious: on all pages, tables and layers, by day and by night, large and small."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.tables import BOT, HOST, HOT_SEAT, LACERDA, become_guest, played, resume, show, sit_down
from tests.browser.visitor import Visitor, visiting
from tests.server.playing import ending, golden
from tests.server.running import Running

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LAYERS = ("hint", "log", "score", "chat", "rules", "legend", "menu")
PAGES = ("/", "/new", "/mine", "/lobby", "/replays", "/settings", "/legend", "/rules", "/table/nowhere")


@pytest.fixture
def looker(chromium: Browser, site: Running) -> Iterator[Visitor]:
    """Somebody with axe in his pocket. (The policy of our pages would not let it in.)"""
    with visiting(chromium, site.base, bypass_csp=True, reduced_motion="reduce") as visitor:
        yield visitor


def violations(visitor: Visitor) -> list[str]:
    """What axe finds serious on the page: by day everything, by night in the colours, for nothing else changes."""
    # The size of targets is new in WCAG 2.2, and has to be asked for.
    return look(visitor, "light", {"rules": {"target-size": {"enabled": True}}}) + look(
        visitor, "dark", {"runOnly": ["color-contrast", "link-in-text-block"]}
    )


def look(visitor: Visitor, scheme: Literal["light", "dark"], wanted: dict[str, Any]) -> list[str]:
    """In these colours, as the settings choose them."""
    page = visitor.page
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(path=AXE)
        page.add_style_tag(content="*, ::before, ::after { transition: none !important }")  # no colours in between
    page.evaluate("scheme => { document.documentElement.dataset.theme = scheme }", scheme)
    page.wait_for_timeout(50)
    found: dict[str, Any] = page.evaluate(
        "wanted => axe.run(document, wanted)", {"resultTypes": ["violations"], **wanted}
    )
    return [
        f"{scheme} {one['id']}: {node['target']} {node['failureSummary']}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"][:3]
    ]


@pytest.mark.slow(seconds=12)
def test_axe_on_pages(looker: Visitor) -> None:
    become_guest(looker)
    looker.refused_on_purpose.append("/tables/nowhere")
    for path in PAGES:
        looker.go(path)
        looker.page.locator("h1").first.wait_for()
        looker.page.wait_for_timeout(300)
        assert violations(looker) == [], path


@pytest.mark.slow(seconds=28)
def test_axe_on_a_table(looker: Visitor) -> None:
    resume(looker, played(150, kind="main", players=4), [HOST, BOT, BOT, BOT])
    assert violations(looker) == []
    for layer in LAYERS:
        looker.page.locator(f'[data-layer="{layer}"]').click()
        looker.page.wait_for_timeout(500)
        assert violations(looker) == [], layer
        looker.page.keyboard.press("Escape")


@pytest.mark.slow(seconds=22)
def test_axe_in_waiting_rooms_and_at_the_end(looker: Visitor) -> None:
    become_guest(looker)
    made = looker.do("/tables", {"players": 3, "seats": [HOST, {"kind": "open"}, {"kind": "open"}]})
    looker.go(f"/table/{made['id']}")
    looker.page.locator("[data-invite]").wait_for()
    assert violations(looker) == []
    made = looker.do("/import", {"text": ending(golden("037"), 60).to_text(), "seats": [HOST, BOT]})
    looker.go(f"/table/{made['id']}")
    looker.page.locator("[data-end-screen]").wait_for()
    looker.page.wait_for_timeout(300)
    assert violations(looker) == []
    looker.page.locator('[data-action="analysis"]').click()
    looker.page.locator('[data-analysis="done"]').wait_for(timeout=120_000)  # made when nothing else is to do
    looker.page.locator("[data-costly]").first.click()
    looker.page.wait_for_timeout(500)
    assert violations(looker) == [], "the analysis, and the table at one of its moves"


@pytest.mark.slow(seconds=18)
def test_axe_on_a_telephone(chromium: Browser, site: Running) -> None:
    """All pages, a late table with its panels, and the curtain between two people."""
    small = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    calm = {"reduced_motion": "reduce", "bypass_csp": True}
    with visiting(chromium, site.base, **small, **calm) as visitor:
        sit_down(visitor, [HOST, LACERDA])
        assert violations(visitor) == []
        visitor.refused_on_purpose.append("/tables/nowhere")
        for path in PAGES:
            visitor.go(path)
            visitor.page.locator("h1").first.wait_for()
            visitor.page.wait_for_load_state("networkidle")
            assert violations(visitor) == [], path
        game = played(150, kind="main", players=4)
        made = visitor.do("/import", {"text": game.to_text(), "seats": [HOST, HOT_SEAT, BOT, BOT]})
        table = show(visitor, str(made["id"]))
        assert violations(visitor) == []
        visitor.page.evaluate("table => localStorage.setItem('lisboa-curtains', JSON.stringify([table]))", table)
        visitor.page.reload()
        expect(visitor.page.locator("[data-action=lift]")).to_be_enabled()
        assert violations(visitor) == []
