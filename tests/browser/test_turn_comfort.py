"""Undo, redo, the turn anew; and what survives reloads, lost connections, second tabs and double clicks."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.tables import BOT, HOST, HOT_SEAT, played, resume, show, sit_down
from tests.browser.visitor import Visitor, anything, play_on


def button(visitor: Visitor, action: str) -> str:
    return f'[data-action="{action}"]'


def begin_a_turn(visitor: Visitor) -> None:
    """Until a card is to be played."""
    while True:
        assert visitor.wait_for_my_turn()
        if visitor.page.locator(".table-page").get_attribute("data-decides") == "main":
            return
        play_on(visitor, anything(1))


def test_undo_back_to_the_start_of_a_turn(ana: Visitor) -> None:
    resume(ana, played(60, kind="main"), [HOST, BOT, BOT])
    begin_a_turn(ana)
    offered = sorted(ana.moves())
    portfolio = next(move for move in offered if move.startswith("portfolio"))
    ana.play(portfolio)
    after = ana.moves()
    assert sorted(after) != offered
    seq = ana.seq()
    ana.page.locator(button(ana, "undo")).click()
    ana.wait_past(seq)
    assert sorted(ana.moves()) == offered
    seq = ana.seq()
    ana.page.locator(button(ana, "redo")).click()
    ana.wait_past(seq)
    assert sorted(ana.moves()) == sorted(after)


def test_the_turn_anew(ana: Visitor) -> None:
    resume(ana, played(60, kind="main"), [HOST, BOT, BOT])
    begin_a_turn(ana)
    offered = sorted(ana.moves())
    restart = ana.page.locator(button(ana, "restart"))
    ana.play(next(move for move in offered if move.startswith("portfolio")))
    while restart.get_attribute("aria-disabled"):
        play_on(ana, lambda moves: sorted(moves)[0])
    seq = ana.seq()
    restart.click()
    ana.wait_past(seq)
    assert sorted(ana.moves()) == offered


def test_no_undo_past_what_was_revealed(ana: Visitor) -> None:
    """Taking a card turns up the next one: that cannot be taken back; button, touch and key say what was shown."""
    resume(ana, played(60, kind="take-card", seed=2), [HOST, HOT_SEAT, HOT_SEAT])
    ana.play(sorted(move for move in ana.moves() if move.startswith("take"))[0])
    assert ana.wait_for_my_turn()
    barrier = ana.ask(f"/tables/{ana.table}/situation")["barrier"]
    assert barrier["why"] == "revealed"
    assert "is turned face up" in barrier["text"]
    assert barrier["message"].startswith("event-"), "with it the client puts in names instead of colours"
    undo = ana.page.locator(button(ana, "undo"))
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.hover()
    expect(ana.page.get_by_role("tooltip")).to_contain_text("consent")
    expect(ana.page.get_by_role("tooltip")).to_contain_text(barrier["text"])
    note = ana.page.locator(".command .problem")
    undo.click(force=True)
    expect(note).to_contain_text(barrier["text"])
    note.get_by_role("button").click()
    expect(note).to_have_count(0)
    ana.page.keyboard.press("u")
    expect(note).to_contain_text(barrier["text"])
    refused = ana.context.request.post(
        f"{ana.base}/api/tables/{ana.table}/undo",
        data={"seq": ana.seq(), "key": "k"},
        headers={"x-csrf-token": next(c["value"] for c in ana.context.cookies() if c["name"] == "lisboa_csrf")},
    )
    assert refused.json()["error"] == "undo-barrier"


def press_t(visitor: Visitor) -> object:
    """Has the handle of the timeline the focus before another key can come? Who presses quickly loses none."""
    return visitor.page.evaluate(
        """() => {
            const key = new KeyboardEvent("keydown", { key: "t", bubbles: true, cancelable: true });
            document.activeElement.dispatchEvent(key);
            return document.activeElement.matches("[data-timeline]");
        }"""
    )


def test_who_is_alone_is_asked_before_he_goes_far_back(ana: Visitor) -> None:
    """Nobody else must agree, so it is done at once: never by an empty field, and never by one key alone."""
    table = resume(ana, played(60, kind="main"), [HOST, BOT, BOT])
    now = ana.ask(f"/tables/{table}/situation")
    made, last = int(now["moves"]), int(now["seq"])
    ana.page.locator('[data-layer="menu"]').click()
    form = ana.page.locator(".drawer form").filter(has=ana.page.locator('[data-action="rewind"]'))
    expect(form).to_contain_text("Nobody else must agree")
    field, sure = form.locator("input"), form.locator('[data-action="rewind-sure"]')
    for nothing in ("", "-1", "2.5", str(made)):
        field.fill(nothing)
        expect(form.locator('[data-action="rewind"]')).to_be_disabled()
        field.press("Enter")
        expect(sure).to_have_count(0)
    field.fill(str(made - 3))
    field.press("Enter")
    expect(form.get_by_role("alert")).to_contain_text("3 moves are taken back at once")
    field.press("Enter")
    field.fill(str(made - 1))
    expect(sure).to_have_count(0)
    assert ana.ask(f"/tables/{table}/situation")["moves"] == made

    # Who looks at the past means that moment.
    ana.page.keyboard.press("Escape")
    assert press_t(ana) is True
    handle = ana.page.locator("[data-timeline]")
    for _ in range(2):
        handle.press("ArrowLeft")
    expect(handle).to_have_value(str(last - 2))
    ana.page.locator('[data-layer="menu"]').click()
    expect(field).to_have_value(str(made - 2))
    before = int(ana.ask(f"/tables/{table}/situation")["seq"])
    form.locator('[data-action="rewind"]').click()
    sure.click()
    ana.wait_past(before)
    log = ana.ask(f"/tables/{table}/events?since={before}")["frames"]
    assert [(frame["kind"], frame["number"]) for frame in log[:1]] == [("rewind", made - 2)]


def test_a_reload_in_the_middle_of_a_decision(ana: Visitor) -> None:
    resume(ana, played(60, kind="main"), [HOST, BOT, BOT])
    ana.play(next(move for move in sorted(ana.moves()) if move.startswith("portfolio")))
    offered = sorted(ana.moves())
    ana.page.reload()
    assert ana.wait_for_my_turn()
    assert sorted(ana.moves()) == offered


def test_a_lost_connection_comes_back_by_itself(ana: Visitor) -> None:
    resume(ana, played(60, kind="main"), [HOST, BOT, BOT])
    offered = sorted(ana.moves())
    ana.context.set_offline(True)
    expect(ana.page.locator("[data-offline]")).to_be_visible()
    before = ana.seq()
    ana.choice(offered[0]).click()  # it is kept, and sent when the line is back
    ana.context.set_offline(False)
    ana.wait_past(before)
    expect(ana.page.locator("[data-offline]")).to_have_count(0)


def test_two_tabs_stay_in_step(ana: Visitor) -> None:
    table = resume(ana, played(60, kind="main"), [HOST, BOT, BOT])
    second = ana.new_page()
    second.goto(f"{ana.base}/table/{table}")
    second.locator(".table-page").wait_for()
    move = next(move for move in sorted(ana.moves()) if move.startswith("portfolio"))
    before = ana.seq()
    ana.play(move)
    second.wait_for_selector(f'.table-page[data-seq="{ana.seq()}"]')
    here = sorted(ana.moves())
    there = sorted(second.eval_on_selector_all(".command [data-move]", "all => all.map(e => e.dataset.move)"))
    assert here == there
    assert ana.seq() > before


def test_double_clicks_play_once(ana: Visitor) -> None:
    resume(ana, played(60, kind="main"), [HOST, BOT, BOT])
    before = ana.seq()
    move = next(move for move in sorted(ana.moves()) if move.startswith("portfolio"))
    ana.choice(move).dblclick()
    ana.wait_past(before)
    ana.page.wait_for_timeout(300)
    assert ana.seq() == before + 1


def test_a_stale_tab_is_harmless(ana: Visitor) -> None:
    """It clicks on something that is long gone: it gets the present, and nothing happens to the game."""
    table = resume(ana, played(60, kind="main"), [HOST, BOT, BOT])
    stale = ana.new_page()
    stale.add_init_script("window.WebSocket = class { close() {} }")  # a tab that hears nothing
    stale.goto(f"{ana.base}/table/{table}")
    stale.locator(".table-page").wait_for()
    moves = sorted(move for move in ana.moves() if move.startswith("portfolio"))
    ana.play(moves[0])
    seq = ana.seq()
    stale.locator(f'[data-move="{moves[-1]}"]').click()
    stale.wait_for_selector(f'.table-page[data-seq="{seq}"]')
    assert ana.ask(f"/tables/{table}/situation")["seq"] == seq


def test_a_new_game_begins_at_once(ana: Visitor) -> None:
    sit_down(ana, [HOST, BOT])
    assert ana.wait_for_my_turn()
    ana.check_offers()
    show(ana, ana.table)


def test_the_end_of_a_turn_is_asked_once_more(ana: Visitor) -> None:
    """For who likes that: the choice is marked first, and played when it is made again; others are played at once."""
    resume(ana, played(60, kind="take-card"), [HOST, BOT, BOT])
    ana.page.evaluate("localStorage.setItem('lisboa', JSON.stringify({confirm: true}))")
    ana.page.reload()
    ana.wait_for_my_turn()
    before = ana.seq()
    move = sorted(move for move in ana.moves() if move.startswith("take"))[0]
    choice = ana.choice(move)
    choice.click()
    expect(choice).to_have_class(re.compile("armed"))
    assert ana.seq() == before
    ana.play(move)
    begin_a_turn(ana)
    ana.play(next(move for move in sorted(ana.moves()) if move.startswith("portfolio")))
