"""Plans, the past and lost answers never mix with the true game, and nothing of it is missed."""

from __future__ import annotations

import re

from playwright.sync_api import Route, expect

from tests.browser.tables import BOT, HOST, played, resume
from tests.browser.visitor import Visitor


def portfolio(visitor: Visitor) -> str:
    """A move that reveals nothing and leaves the turn to who made it."""
    return next(move for move in sorted(visitor.moves()) if move.startswith("portfolio"))


def begin_a_plan(visitor: Visitor) -> None:
    visitor.page.locator('[data-layer="plan-copy"]').click()


def hold_plans(visitor: Visitor) -> list[Route]:
    """Requests for plans that wait for an answer."""
    kept: list[Route] = []

    def keep(route: Route) -> None:
        kept.append(route)

    visitor.page.route(re.compile("/plan$"), keep)
    visitor.refused_on_purpose.append("/plan")
    return kept


def test_the_timeline_leaves_a_plan(ana: Visitor) -> None:
    """Back in the present the bar of the plan is gone: what one clicks is true, and looks like it."""
    resume(ana, played(60, kind="main"), [HOST, BOT, BOT])
    begin_a_plan(ana)
    planning = ana.page.locator("[data-planning]")
    planning.wait_for()
    ana.wait_for_my_turn()
    ana.page.keyboard.press("t")
    expect(ana.page.locator("[data-timeline]")).to_be_focused()
    ana.page.keyboard.press("ArrowLeft")
    expect(planning).to_have_count(0)
    expect(ana.page.locator("[data-move]")).to_have_count(0)
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator("[data-action=present]")).to_have_count(0)
    expect(planning).to_have_count(0)
    ana.play(portfolio(ana))


def test_nothing_can_be_chosen_before_a_plan_has_begun(ana: Visitor) -> None:
    """And if it cannot begin, the true game is back, with a word about it."""
    resume(ana, played(60, kind="main"), [HOST, BOT, BOT])
    kept = hold_plans(ana)
    offered = sorted(ana.moves())
    with ana.page.expect_request("**/plan"):
        begin_a_plan(ana)
    ana.page.locator("[data-planning]").wait_for()
    expect(ana.page.locator("[data-move]")).to_have_count(0)
    kept[0].fulfill(status=500, json={"error": "internal", "detail": ""})
    expect(ana.page.locator("[data-planning]")).to_have_count(0)
    expect(ana.page.get_by_role("alert")).to_be_visible()
    assert sorted(ana.moves()) == offered


def test_a_late_answer_of_a_plan_that_was_left_is_not_shown(ana: Visitor) -> None:
    resume(ana, played(60, kind="main"), [HOST, BOT, BOT])
    kept = hold_plans(ana)
    begin_a_plan(ana)
    ana.page.locator("[data-plan=leave]").click()
    with ana.page.expect_request("**/plan"):
        begin_a_plan(ana)
    ana.page.locator("[data-planning]").wait_for()
    kept[0].fulfill(status=500, json={"error": "internal", "detail": ""})
    expect(ana.page.locator("[data-planning]")).to_have_count(1)
    kept[1].continue_()
    ana.wait_for_my_turn()
    expect(ana.page.locator("[data-planning]")).to_have_count(1)


def test_a_plan_of_a_game_that_went_on_offers_nothing(ana: Visitor) -> None:
    resume(ana, played(60, kind="main"), [HOST, BOT, BOT])
    move = portfolio(ana)
    begin_a_plan(ana)
    ana.page.locator("[data-planning]").wait_for()
    ana.wait_for_my_turn()
    ana.do(f"/tables/{ana.table}/moves", {"move": move, "seq": ana.seq(), "key": "another-tab"})
    expect(ana.page.locator("[data-move]")).to_have_count(0)
    expect(ana.page.locator("[data-planning]")).to_contain_text("The game has gone on.")


def test_a_lost_answer_is_told_only_until_the_next_one(ana: Visitor) -> None:
    """The socket stays open all the time: the banner is about the move, and goes with it."""
    resume(ana, played(60, kind="main"), [HOST, BOT, BOT])
    banner = ana.page.locator("[data-offline]")
    ana.page.route(re.compile("/moves$"), lambda route: route.abort())
    before = ana.seq()
    ana.choice(portfolio(ana)).click()
    expect(banner).to_be_visible()
    ana.page.unroute(re.compile("/moves$"))
    ana.wait_past(before)
    expect(banner).to_have_count(0)


def test_the_log_has_no_gap_after_a_stale_answer(ana: Visitor) -> None:
    """A tab that hears nothing gets the present with the refusal, and the entries in between."""
    table = resume(ana, played(60, kind="main"), [HOST, BOT, BOT])
    stale = ana.new_page()
    stale.add_init_script("window.WebSocket = class { close() {} }")
    stale.goto(f"{ana.base}/table/{table}")
    stale.locator(".table-page").wait_for()
    stale.locator('[data-layer="log"]').click()
    turns = stale.locator(".log")
    turns.get_by_role("listitem").first.wait_for()
    told = turns.get_by_role("listitem").count()
    move = portfolio(ana)
    ana.play(move)
    stale.locator(f'[data-move="{move}"]').click()
    stale.wait_for_selector(f'.table-page[data-seq="{ana.seq()}"]')
    stale.wait_for_function("told => document.querySelectorAll('.log li').length > told", arg=told)
