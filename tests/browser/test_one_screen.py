"""Several people at one screen: a curtain falls between them, and nothing of a hand is there before it is lifted."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.tables import HOST, HOT_SEAT, played, resume
from tests.browser.visitor import Visitor, anything

pytestmark = pytest.mark.slow
COLOURS = ("green", "yellow", "purple")
# Whatever is drawn, however shortly: choices and cards of a hand, with the curtain lifted last.
WATCH = """
    window.leaks = []; window.shown = {};
    new MutationObserver(() => {
        const curtain = document.querySelector("[data-curtain]");
        const seen = [...document.querySelectorAll("[data-move], [data-place^='hand:']")];
        if (curtain) { window.lifted = curtain.dataset.curtain; if (seen.length) window.leaks.push(curtain.outerHTML); }
        const cards = seen.map(e => e.dataset.place ?? "").filter(place => place.startsWith("hand:"));
        (window.shown[window.lifted] ??= []).push(...cards.map(place => place.slice(5)));
    }).observe(document, {subtree: true, childList: true, attributes: true});
"""


def hand(visitor: Visitor, seat: int) -> set[str]:
    """What the person of a seat holds, as only that seat may know."""
    held: dict[str, Any] = visitor.ask(f"/tables/{visitor.table}/situation?seat={seat}")["view"]["players"]
    return {str(card) for place, card in held[COLOURS[seat]]["hand"].items() if place.isdigit()}


def falls(visitor: Visitor, seat: int) -> None:
    """The curtain is there for a seat, and hides everything."""
    curtain = visitor.page.locator(f'[data-curtain="{COLOURS[seat]}"]')
    expect(curtain).to_be_visible()
    page = visitor.page.content()
    assert visitor.moves() == []
    held = hand(visitor, seat)
    assert held
    assert not any(card in page for card in held)
    shown: dict[str, list[str]] = visitor.page.evaluate("window.shown")
    before = {card for colour, cards in shown.items() if colour != COLOURS[seat] for card in cards}
    assert not held & before
    assert visitor.page.evaluate("window.leaks") == []


def lift(visitor: Visitor) -> None:
    visitor.page.locator("[data-action=lift]").click()
    assert visitor.wait_for_my_turn()
    visitor.check_offers()


def click(visitor: Visitor, move: str) -> None:
    """A move after which the table may be gone from sight."""
    before = int(visitor.ask(f"/tables/{visitor.table}/situation")["seq"])
    visitor.page.locator(f'[data-move="{move}"]').click()
    visitor.page.wait_for_function(
        """before => document.querySelector("[data-curtain]")
            || Number(document.querySelector(".table-page").dataset.seq) > before""",
        arg=before,
    )


def test_a_table_of_the_form_has_a_curtain(ana: Visitor) -> None:
    """From the first look on; a reload does not get around it, and Enter lifts it."""
    ana.page.add_init_script(WATCH)
    ana.go("/new")
    switch = ana.page.get_by_role("switch", name="Hide hands between players")
    seats = ana.page.locator(".new-table select")
    seats.first.wait_for()
    expect(switch).to_have_count(0)
    seats.nth(1).select_option("hot-seat")
    expect(switch).to_be_checked()
    ana.page.locator("[data-action=create]").click()
    ana.page.wait_for_url("**/table/*")
    ana.page.locator("[data-curtain]").wait_for()
    first = int(ana.ask(f"/tables/{ana.table}/situation")["turn"])
    for seat in (first, 1 - first):
        expect(ana.page.locator(f'[data-curtain="{COLOURS[seat]}"]')).to_contain_text(f"{seat + 1} (")
        assert ana.moves() == []
        ana.page.reload()
        expect(ana.page.locator("[data-action=lift]")).to_be_enabled()
        ana.page.keyboard.press("Enter")
        assert ana.wait_for_my_turn()
        expect(ana.page.locator("h2.prompt")).to_be_focused()
        click(ana, sorted(ana.moves())[0])
    assert ana.page.evaluate("window.leaks") == []


def test_a_curtain_before_who_follows_and_after_an_undo(ana: Visitor) -> None:
    """Switched on in the menu: whoever has to decide next, on or back, is alone with his hand, log and tools."""
    ana.page.add_init_script(WATCH)
    resume(ana, played(69, kind="decree", seed=3), [HOST, HOT_SEAT, HOT_SEAT])
    ana.wait_for_my_turn()
    ana.page.evaluate("window.lifted = 'green'; window.shown = {}")
    ana.page.locator('[data-layer="menu"]').click()
    ana.page.get_by_role("switch", name="Hide hands between players").check()
    expect(ana.page.locator("[data-curtain]")).to_have_count(0)
    ana.page.keyboard.press("Escape")
    ana.page.locator('[data-layer="log"]').click()
    ana.page.locator(".log li").first.wait_for()

    click(ana, "decree 6")
    falls(ana, 1)
    lift(ana)
    expect(ana.page.locator(".table-page")).to_have_attribute("data-decides", "follow")
    expect(ana.page.locator(".drawer")).to_have_count(0)

    ana.page.locator('[data-action="undo"]').click()
    falls(ana, 0)
    lift(ana)
    assert "decree 6" in ana.moves()

    choose, looking = anything(3), 0
    for _ in range(12):
        click(ana, choose(ana.moves()))
        turn = int(ana.ask(f"/tables/{ana.table}/situation")["turn"])
        if turn != looking:
            looking = turn
            falls(ana, turn)
            lift(ana)
        ana.wait_for_my_turn()
    assert looking != 0
