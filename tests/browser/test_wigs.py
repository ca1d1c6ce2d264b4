"""No wig is spent on a visit before the player has been asked (INF-5); the log calls players by their names."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.tables import BOT, HOST, HOT_SEAT, played, resume, with_a_visit_for_wigs
from tests.browser.visitor import Visitor


def spent(visitor: Visitor, visit: str) -> int:
    options: list[dict[str, Any]] = visitor.ask(f"/tables/{visitor.table}/situation")["decision"]["options"]
    return next(int(option["wigs_spent"]) for option in options if option["notation"] == visit)


def wigs(visitor: Visitor) -> int:
    return int(visitor.ask(f"/tables/{visitor.table}/situation")["view"]["players"]["green"]["wigs"])


def question(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("alertdialog")


def test_wigs_are_spent_only_when_that_is_confirmed(ana: Visitor) -> None:
    """Neither a click nor a double click spends any; no keeps them; yes spends them; undo brings them back."""
    game, visit = with_a_visit_for_wigs()
    resume(ana, game, [HOST, HOT_SEAT, HOT_SEAT])
    count, before, seq = spent(ana, visit), wigs(ana), ana.seq()
    option = ana.choice(visit)
    option.dblclick()
    expect(question(ana)).to_contain_text(f"Spend {count} of your {before} wigs?")
    expect(question(ana)).to_contain_text("influence (")
    assert (ana.seq(), wigs(ana)) == (seq, before)
    question(ana).get_by_role("button", name="Keep them").click()
    expect(question(ana)).to_have_count(0)
    option.click()
    question(ana).locator(".main").click()
    ana.wait_past(seq)
    assert wigs(ana) <= before - count
    visited = ana.seq()
    ana.page.locator('[data-action="undo"]').click()
    ana.wait_past(visited)
    assert wigs(ana) == before


def test_the_question_by_keyboard(ana: Visitor) -> None:
    """It takes the focus, so that a reader says it; Escape gives the focus back; Tab and Enter say yes."""
    game, visit = with_a_visit_for_wigs()
    resume(ana, game, [HOST, HOT_SEAT, HOT_SEAT])
    seq = ana.seq()
    option = ana.choice(visit)
    option.focus()
    ana.page.keyboard.press("Enter")
    expect(question(ana)).to_be_focused()
    expect(question(ana)).to_have_accessible_name(str(question(ana).locator("p").text_content()).strip())
    ana.page.keyboard.press("Enter")  # nothing is confirmed by a key too many
    ana.page.keyboard.press("Escape")
    expect(question(ana)).to_have_count(0)
    expect(option).to_be_focused()
    assert ana.seq() == seq
    ana.page.keyboard.press("Enter")
    expect(question(ana)).to_be_focused()
    ana.page.keyboard.press("Tab")
    ana.page.keyboard.press("Enter")
    ana.wait_past(seq)


def test_the_question_on_a_phone(phone: Visitor) -> None:
    """It is in sight, and its buttons are as large as a thumb needs them."""
    game, visit = with_a_visit_for_wigs()
    resume(phone, game, [HOST, BOT, BOT])
    phone.choice(visit).tap()
    yes = question(phone).locator(".main")
    expect(yes).to_be_in_viewport(ratio=1)
    box = yes.bounding_box()
    assert box is not None
    assert box["height"] >= 40


@pytest.mark.parametrize("details", [False, True])
def test_the_log_calls_players_by_their_names(ana: Visitor, details: bool) -> None:
    """As on the boards: no line calls anybody by a colour, and a store stands in one line with its price."""
    resume(ana, played(150), [HOST, BOT, BOT])
    ana.page.locator('[data-layer="log"]').click()
    earlier = ana.page.locator(".log .earlier")
    while earlier.count():
        earlier.click()
    if details:
        ana.page.locator(".drawer label input[type=checkbox]").check()
    lines = ana.page.locator(".log li .jump").all_text_contents()
    assert [line for line in lines if line.startswith("Ana ")]
    assert not [line for line in lines if line.startswith(("Green", "Yellow", "Purple"))]
    built = [line for line in lines if " store at " in line and " builds " in line]
    assert built
    assert all(" réis" in line or " real" in line for line in built[:-1])
    assert any("for the land" in line for line in lines) == details
