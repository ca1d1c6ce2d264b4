"""A finished game looked at as a whole: the chart of winning chances, and the moves that cost most."""

from __future__ import annotations

import itertools
import re

from playwright.sync_api import FloatRect, expect

from tests.browser.tables import BOT, HOST, resume
from tests.browser.visitor import Visitor
from tests.server.playing import ending, golden

BOARD = ("#panel-cards", "#panel-tracks", "#panel-downtown", "#panel-court")


def opened(visitor: Visitor) -> None:
    """From the end screen, and it is there a moment later."""
    visitor.page.locator('[data-action="analysis"]').click()
    expect(visitor.page.locator('[data-analysis="done"]')).to_be_visible(timeout=120_000)


def seen(visitor: Visitor) -> int:
    """Which entry is on the table."""
    return int(visitor.page.locator("[data-timeline]").input_value())


def test_chart_and_costly_moves_lead_to_their_places(ana: Visitor) -> None:
    table = resume(ana, ending(golden("037"), 60), [HOST, BOT])
    opened(ana)
    analysis = ana.ask(f"/tables/{table}/analysis")["analysis"]
    points, costly = analysis["points"], analysis["costly"]

    chart = ana.page.locator("[data-chart]")
    assert box_of(ana, "[data-chart]")["height"] > 180, "numbers of its axis do not touch"
    apart(ana, *BOARD, ".command", ".drawer", ".chances")
    for part in BOARD:
        scale = ana.page.locator(part).evaluate("e => e.getBoundingClientRect().width / e.offsetWidth")
        assert scale > 0.99, "letters are as large as without the analysis"
    expect(chart.locator("path.line")).to_have_count(2)
    rows = ana.page.locator(".drawer table tbody tr")
    expect(rows).to_have_count(len(points))

    handle = chart.get_by_role("slider")
    handle.focus()
    ana.page.keyboard.press("ArrowLeft")
    ana.page.keyboard.press("ArrowLeft")
    assert seen(ana) == points[-3]["seq"]
    expect(handle).to_have_attribute("aria-valuetext", re.compile(f"After move {points[-3]['moves']} Ana: \\d+%, "))
    box = chart.bounding_box()
    assert box is not None
    chart.click(position={"x": 46, "y": box["height"] / 2})
    assert seen(ana) == 0, "a click on the first point"

    moves = ana.page.locator("[data-costly]")
    expect(moves).to_have_count(min(5, len(costly)))
    for place in (0, 1):
        moves.nth(place).click()
        assert seen(ana) == costly[place]["seq"]
        expect(ana.page.locator(".banner")).to_contain_text(f"move {costly[place]['number'] - 1} of")
        seats = ana.page.locator(".timeline select")
        expect(seats).to_have_value(str(costly[place]["seat"]))
        apart(ana, *BOARD, ".banner", ".command .hand", ".drawer", ".chances")

    ana.page.locator(".drawer select").select_option("1")
    expect(moves).to_have_count(min(5, sum(one["seat"] == 1 for one in costly)))


def apart(visitor: Visitor, *parts: str) -> None:
    """All of these are on the screen, and none covers another."""
    boxes = {part: box_of(visitor, part) for part in parts}
    for part, box in boxes.items():
        assert right(box) <= 1440, f"{part} is cut"
        assert below(box) <= 900, f"{part} is cut"
    for (one, a), (other, b) in itertools.combinations(boxes.items(), 2):
        beside = right(a) <= b["x"] + 1 or right(b) <= a["x"] + 1
        assert beside or below(a) <= b["y"] + 1 or below(b) <= a["y"] + 1, f"{one} and {other}"


def right(box: FloatRect) -> float:
    """Where something ends."""
    return box["x"] + box["width"]


def below(box: FloatRect) -> float:
    """Where something ends at its foot."""
    return box["y"] + box["height"]


def box_of(visitor: Visitor, selector: str) -> FloatRect:
    """Where something is on the screen."""
    box = visitor.page.locator(selector).bounding_box()
    assert box is not None
    return box


def test_the_analysis_and_each_of_its_places_have_an_address(ana: Visitor) -> None:
    table = resume(ana, ending(golden("037"), 60), [HOST, BOT])
    opened(ana)
    expect(ana.page).to_have_url(re.compile(rf"/table/{table}#analysis$"))
    first = ana.ask(f"/tables/{table}/analysis")["analysis"]["costly"][0]
    ana.page.locator("[data-costly]").first.click()
    address = re.compile(rf"#analysis-{first['seq']}-{first['seat']}$")
    expect(ana.page).to_have_url(address)
    better, played = (int(100 * first[part]["chance"] + 0.5) for part in ("better", "played"))
    cost = f"Chance to win: {played - better:+}%".replace("-", "−") if better != played else "Lead in wigs"
    expect(ana.page.locator(".drawer .cost").first).to_contain_text(cost)
    turns = ana.page.locator(".drawer dd")
    for place, part in enumerate(("played", "better")):  # numbers are about the whole turn: all of it is told
        expect(turns.nth(place).locator(".then")).to_have_count(int(first[part]["line"] != []))

    ana.page.reload()
    expect(ana.page.locator('[data-analysis="done"]')).to_be_visible(timeout=120_000)
    expect(ana.page.locator("[data-end-screen]")).to_have_count(0)
    assert seen(ana) == first["seq"]
    expect(ana.page.locator(".timeline select")).to_have_value(str(first["seat"]))
    ana.page.locator(".drawer .close").click()
    expect(ana.page).to_have_url(re.compile(rf"/table/{table}$"))


def test_on_a_telephone_the_sheet_goes_away_to_show_the_place(phone: Visitor) -> None:
    resume(phone, ending(golden("037"), 30), [HOST, BOT])
    opened(phone)
    phone.page.locator("[data-costly]").first.tap()
    expect(phone.page.locator("[data-analysis]")).to_have_count(0)
    expect(phone.page.locator('[data-action="present"]')).to_be_visible()
