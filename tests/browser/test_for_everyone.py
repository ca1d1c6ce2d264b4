"""Keyboard, screen readers, colours of the system, faults: the whole game for everyone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from tests.browser.tables import BOT, HOST, played, resume, show
from tests.browser.visitor import Visitor, anything


@pytest.mark.slow(seconds=16)
def test_turns_by_keyboard_alone(ana: Visitor) -> None:
    """n goes to the next thing that can be chosen, Enter chooses it; the focus can always be seen."""
    resume(ana, played(60, kind="main"), [HOST, BOT, BOT])
    dice = anything(4)
    begun = ana.seq()
    for _ in range(25):
        if not ana.wait_for_my_turn():
            break
        moves = ana.moves()
        wanted = dice(moves)
        for _ in range(len(moves) + 1):
            ana.page.keyboard.press("n")
            if ana.page.evaluate("document.activeElement.dataset.move") == wanted:
                break
        assert ana.page.evaluate("document.activeElement.dataset.move") == wanted
        assert ana.page.evaluate("document.activeElement.matches(':focus-visible')")
        before = ana.seq()
        ana.page.keyboard.press("Enter")
        ana.wait_past(before)
    assert ana.seq() >= begun + 25


def test_undo_and_layers_by_keyboard(ana: Visitor) -> None:
    resume(ana, played(60, kind="main"), [HOST, BOT, BOT])
    offered = sorted(ana.moves())
    ana.play(next(move for move in offered if move.startswith("portfolio")))
    once = sorted(ana.moves())
    ana.play(once[0])
    # A key that is held does its work once; the second press is another one.
    for left in (once, offered):
        before = ana.seq()
        ana.page.keyboard.down("u")
        ana.wait_past(before)
        ana.page.keyboard.down("u")
        ana.page.keyboard.up("u")
        ana.page.wait_for_timeout(300)
        assert sorted(ana.moves()) == left
    for key, layer in (("h", "hint"), ("l", "log"), ("s", "score"), ("?", "legend")):
        ana.page.keyboard.press(key)
        expect(ana.page.locator(f'[data-layer="{layer}"]')).to_have_attribute("aria-pressed", "true")
        ana.page.keyboard.press("Escape")
        expect(ana.page.locator(f'[data-layer="{layer}"]')).to_have_attribute("aria-pressed", "false")


def test_the_first_stop_leads_to_the_choices(ana: Visitor) -> None:
    resume(ana, played(60, kind="main"), [HOST, BOT, BOT])
    ana.wait_for_my_turn()
    ana.page.keyboard.press("Tab")
    expect(ana.page.get_by_role("button", name="To the choices")).to_be_focused()
    ana.page.keyboard.press("Enter")
    assert ana.page.evaluate("document.activeElement.dataset.move") == ana.moves()[0]


def test_letters_can_be_switched_off(ana: Visitor) -> None:
    table = resume(ana, played(60, kind="main"), [HOST, BOT, BOT])
    ana.go("/settings")
    ana.page.get_by_label("Keys of one letter").uncheck()
    show(ana, table)
    ana.wait_for_my_turn()
    ana.page.keyboard.press("l")
    expect(ana.page.locator('[data-layer="log"]')).to_have_attribute("aria-pressed", "false")


def test_every_choice_has_a_name(ana: Visitor) -> None:
    """A screen reader says what each of them does, and events are told as they happen."""
    resume(ana, played(120, kind="main"), [HOST, BOT, BOT])
    names = ana.page.eval_on_selector_all("[data-move]", "all => all.map(e => e.ariaLabel || e.innerText.trim())")
    assert all(names)
    assert len(set(names)) == len(names)
    ana.play(anything(1)(ana.moves()))
    region = ana.page.locator("[aria-live=polite]").filter(has_text="Ana")
    expect(region.first).to_be_attached()


def test_colours_of_the_system(ana: Visitor) -> None:
    """Where ours are replaced: choices have the system's highlight, and switches show whether they are on."""
    resume(ana, played(120, kind="plot", seed=9), [HOST, BOT, BOT])
    ana.page.emulate_media(forced_colors="active")
    probe = """all => all.map(e => { const s = getComputedStyle(e); return `${s.outlineStyle} ${s.outlineColor}`; })"""
    open_ = set(ana.page.eval_on_selector_all("[data-move]", probe))
    closed = set(ana.page.eval_on_selector_all("[data-place]:not([data-move], .several)", probe))
    assert open_
    assert closed
    assert not open_ & closed
    assert all(line.startswith("solid") for line in open_)
    ana.go("/new")
    ground = "all => all.map(e => getComputedStyle(e).backgroundColor)"
    ana.page.locator("[role=switch]").first.wait_for()
    on = set(ana.page.eval_on_selector_all("[role=switch]:checked", ground))
    off = set(ana.page.eval_on_selector_all("[role=switch]:not(:checked)", ground))
    assert on
    assert off
    assert not on & off


def test_a_part_that_does_not_come_is_asked_for_again(ana: Visitor) -> None:
    """The connection is away when somebody opens the log: said there, and mended by another try."""
    ana.page.route("**/Log-*.js*", lambda route: route.abort())
    resume(ana, played(60, kind="main"), [HOST, BOT, BOT])
    ana.page.locator('[data-layer="log"]').click()
    again = ana.page.locator('[data-action="load-again"]')
    expect(again).to_be_visible()
    ana.page.unroute("**/Log-*.js*")
    again.click()
    expect(ana.page.locator(".log")).to_be_visible()
    expect(ana.page.locator("#bug-report-title")).to_have_count(0)


def test_a_part_that_does_not_come_waits_for_no_other(ana: Visitor) -> None:
    """Style sheets of other parts that are still on their way are left alone: whoever waits for one gets it."""
    on_their_way: list[Route] = []

    def hold(route: Route) -> None:
        on_their_way.append(route)

    ana.page.route("**/Menu-*.css*", hold)
    ana.page.route("**/Log-*.js*", lambda route: route.abort())
    with ana.page.expect_request("**/Menu-*.css*"):
        resume(ana, played(60, kind="main"), [HOST, BOT, BOT])
    ana.page.locator('[data-layer="log"]').click()
    expect(ana.page.locator('[data-action="load-again"]')).to_be_visible()
    ana.page.keyboard.press("Escape")
    ana.page.locator('[data-layer="menu"]').click()
    for route in on_their_way:
        route.continue_()
    expect(ana.page.locator(".menu")).to_be_visible()


def test_a_fault_of_the_server_has_a_number(ana: Visitor) -> None:
    """It lies over the command zone without moving it, and can be reported."""
    fault = {"error": "internal", "detail": "something is wrong on our side; its number is 1a2b3c4d"}
    ana.page.route("**/moves", lambda route: route.fulfill(status=500, json=fault))
    resume(ana, played(60, kind="main"), [HOST, BOT, BOT])
    ana.wait_for_my_turn()
    target = ana.page.locator(".command [data-move]").first
    before = target.bounding_box()
    target.click()
    expect(ana.page.locator(".problem")).to_contain_text("1a2b3c4d")
    assert target.bounding_box() == before
    ana.page.locator('[data-action="report"]').click()
    expect(ana.page.locator("#bug-report-title")).to_be_visible()
    ana.complaints = [said for said in ana.complaints if not said.startswith("500")]
