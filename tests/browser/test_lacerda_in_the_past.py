"""Lacerda's turns are steps of the timeline, though nobody clicks them: they lie within the moves of his rival."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.tables import HOST, LACERDA, played, resume
from tests.browser.visitor import Visitor


def where_he_begins(visitor: Visitor) -> tuple[dict[str, Any], int]:
    """The last entry but one, or one before it, in which Lacerda's turn begins and ends; after how many events."""
    frames = visitor.ask(f"/tables/{visitor.table}/events?since=0")["frames"]
    for frame in reversed(frames[:-1]):
        turns = [(event["kind"], event["seat"]) for event in frame["events"]]
        if ("turn-begun", "yellow") in turns and ("turn-ended", "yellow") in turns:
            return frame, turns.index(("turn-begun", "yellow")) + 1
    raise LookupError("Lacerda had no turn")


def test_steps_of_the_timeline_stop_before_and_after_lacerdas_turn(ana: Visitor) -> None:
    resume(ana, played(60, kind="main", players=1), [HOST, LACERDA])
    ana.wait_for_my_turn()
    frame, begun = where_he_begins(ana)
    seq, path = frame["seq"], f"/tables/{ana.table}/history"
    before, midway, after = (ana.ask(f"{path}/{at}") for at in (seq - 1, f"{seq}?events={begun}", seq))
    turn = midway["view"]["players"]["yellow"]["turns"]
    assert midway["view"]["active_player"] == "yellow"

    page = ana.page
    page.keyboard.press("t")
    slider, where = page.locator("[data-timeline]"), page.locator(".banner .where")
    page.locator(".timeline .track rect.yellow").first.wait_for(state="attached")  # the log is there
    slider.evaluate(
        "(line, at) => { line.value = at; line.dispatchEvent(new Event('input', {bubbles: true})); }", seq - 1
    )
    expect(slider).to_have_value(str(seq - 1))

    def shows(point: dict[str, Any], who: str) -> None:
        """Lacerda's courtier and what is told: that which has happened since the stop before."""
        noble = point["view"]["lacerda"]["courtier"]
        expect(page.locator(f".noble.{noble} [data-at='lacerda.courtier']")).to_be_visible()
        expect(page.locator(".banner .line").first).to_contain_text(who)

    assert before["view"]["lacerda"] == midway["view"]["lacerda"] != after["view"]["lacerda"]
    assert len(midway["frame"]["events"]) == begun < len(frame["events"])
    slider.press("ArrowRight")
    expect(where).to_have_text(f"Before Lacerda's turn {turn}")
    expect(slider).to_have_value(str(seq - 0.5))
    shows(midway, "Ana")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(f"Before Lacerda's turn {turn}"))
    page.locator("[data-film=on]").click()
    expect(where).to_have_text(f"After Lacerda's turn {turn}")
    expect(slider).to_have_value(str(seq))
    shows(after, "Lacerda")
    page.locator("[data-film=back]").click()
    expect(where).to_have_text(f"Before Lacerda's turn {turn}")
    page.locator("[data-film=back]").click()
    expect(slider).to_have_value(str(seq - 1))
