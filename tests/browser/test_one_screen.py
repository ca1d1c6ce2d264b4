"""Several people at one screen: a curtain falls between them, and nothing of a hand is there before it is lifted."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.tables import BOT, HOST, HOT_SEAT, played, resume
from tests.browser.test_story import at_pace, let_them_play
from tests.browser.visitor import Visitor, anything

COLOURS = ("green", "yellow", "purple")
# Whatever is drawn, however shortly: behind the curtain no card of any hand and no choice, and before who lifted it
# last no card that only others know. In the whole document, attributes too.
WATCH = """
    window.leaks = []; window.curtains = []; window.hands = []; window.secrets = {};
    new MutationObserver(() => {
        const curtain = document.querySelector("[data-curtain]")?.dataset.curtain;
        if (curtain && curtain !== window.curtains.at(-1)) window.curtains.push(curtain);
        if (curtain) window.lifted = curtain;
        const hidden = curtain ? window.hands : window.secrets[window.lifted] ?? [];
        const page = hidden.length ? document.documentElement.outerHTML : "";
        const seen = hidden.filter(card => new RegExp(card + "(?![0-9])").test(page));
        if (curtain && document.querySelector("[data-move]")) seen.push("choices");
        if (seen.length) window.leaks.push(`${curtain ? "behind the curtain" : window.lifted}: ${seen}`);
    }).observe(document, {subtree: true, childList: true, attributes: true});
"""


def seen_from(visitor: Visitor, seat: int) -> dict[str, Any]:
    """The players as one seat sees them."""
    players: dict[str, Any] = visitor.ask(f"/tables/{visitor.table}/situation?seat={seat}")["view"]["players"]
    return players


def hand(visitor: Visitor, seat: int) -> set[str]:
    """What the person of a seat holds, as only that seat may know."""
    held = seen_from(visitor, seat)[COLOURS[seat]]["hand"]
    return {str(card) for place, card in held.items() if place.isdigit()}


def watch(visitor: Visitor, seats: tuple[int, ...]) -> None:
    """Tell the page which cards the people at the screen must not see of each other: what was taken openly is known."""
    hands = {seat: hand(visitor, seat) for seat in seats}
    secrets: dict[str, list[str]] = {}
    for seat in seats:
        players = seen_from(visitor, seat)
        others = [hands[other] - set(players[COLOURS[other]]["hand"]["known"]) for other in seats if other != seat]
        secrets[COLOURS[seat]] = sorted(set().union(*others))
    assert all(hands.values())
    assert any(secrets.values())
    told = {"hands": sorted(set().union(*hands.values())), "secrets": secrets}
    visitor.page.evaluate("told => Object.assign(window, told)", told)


def draw_the_curtain(visitor: Visitor, seat: int) -> None:
    """By the switch of the menu; who does so goes on looking."""
    visitor.page.evaluate("colour => { window.lifted = colour }", COLOURS[seat])
    visitor.page.locator('[data-layer="menu"]').click()
    visitor.page.get_by_role("switch", name="Hide hands between players").check()
    expect(visitor.page.locator("[data-curtain]")).to_have_count(0)
    visitor.page.keyboard.press("Escape")


def falls(visitor: Visitor, seat: int) -> None:
    """The curtain is there for a seat, and hides everything."""
    curtain = visitor.page.locator(f'[data-curtain="{COLOURS[seat]}"]')
    expect(curtain).to_be_visible()
    page = visitor.page.content()
    assert visitor.moves() == []
    held = hand(visitor, seat)
    assert held
    assert not any(card in page for card in held)
    assert visitor.page.evaluate("window.leaks") == []


def lift(visitor: Visitor) -> None:
    visitor.page.locator("[data-action=lift]").click()
    assert visitor.wait_for_my_turn()
    visitor.check_offers()


def click(visitor: Visitor, move: str) -> None:
    """A move after which the table may be gone from sight."""
    before = int(visitor.ask(f"/tables/{visitor.table}/situation")["seq"])
    visitor.choice(move).click()
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
    lifted: list[int] = []
    while len(lifted) < 2:  # a seat may have several choices before the other one has any
        seat = int(ana.ask(f"/tables/{ana.table}/situation")["turn"])
        if seat not in lifted[-1:]:
            expect(ana.page.locator(f'[data-curtain="{COLOURS[seat]}"]')).to_contain_text(f"{seat + 1} (")
            assert ana.moves() == []
            ana.page.reload()
            expect(ana.page.locator("[data-action=lift]")).to_be_enabled()
            ana.page.keyboard.press("Enter")
            assert ana.wait_for_my_turn()
            expect(ana.page.locator("h2.prompt")).to_be_focused()
            lifted.append(seat)
        click(ana, sorted(ana.moves())[0])
    assert ana.page.evaluate("window.leaks") == []


@pytest.mark.slow(seconds=18)
def test_a_curtain_before_who_follows_and_after_an_undo(ana: Visitor) -> None:
    """Switched on in the menu: whoever has to decide next, on or back, is alone with his hand, log and tools."""
    ana.page.add_init_script(WATCH)
    resume(ana, played(69, kind="decree", seed=3), [HOST, HOT_SEAT, HOT_SEAT])
    ana.wait_for_my_turn()
    tab = ana.new_page()
    tab.goto(ana.page.url)
    tab.locator(".table-page").wait_for()
    draw_the_curtain(ana, 0)
    expect(tab.locator("[data-curtain=green]")).to_be_visible()
    tab.close()
    watch(ana, (0, 1, 2))
    ana.page.locator('[data-layer="log"]').click()
    ana.page.locator(".log li").first.wait_for()

    click(ana, "decree 6")
    falls(ana, 1)
    lift(ana)
    expect(ana.page.locator(".table-page")).to_have_attribute("data-decides", "follow")
    expect(ana.page.locator(".drawer")).to_have_count(0)

    ana.page.locator('[data-layer="menu"]').click()
    file = ana.page.locator(".drawer [data-action=export]").get_attribute("href")
    assert "as yellow knows it" in ana.context.request.get(ana.base + str(file)).text()
    ana.page.keyboard.press("Escape")

    # What the one before has done is no part of this turn: only a step by step undo goes there.
    ana.page.keyboard.press("r")
    expect(ana.page.locator("[data-action=restart]")).to_have_attribute("aria-disabled", "true")
    ana.page.locator('[data-action="undo"]').click()
    falls(ana, 0)
    lift(ana)
    assert "decree 6" in ana.moves()

    choose, looking, lookers = anything(3), 0, {0}
    for _ in range(25):
        watch(ana, (0, 1, 2))
        click(ana, choose(ana.moves()))
        turn = int(ana.ask(f"/tables/{ana.table}/situation")["turn"])
        if turn != looking:
            looking = turn
            lookers.add(turn)
            falls(ana, turn)
            lift(ana)
        ana.wait_for_my_turn()
    assert len(lookers) > 1


def test_a_bot_between_two_people_draws_no_curtain(ana: Visitor) -> None:
    """While it follows, who plays goes on looking; who gives up is the one who looks, and the other one comes."""
    ana.page.add_init_script(WATCH)
    resume(ana, played(55, kind="house", seat=2, seed=22), [HOST, BOT, HOT_SEAT])
    ana.wait_for_my_turn()
    draw_the_curtain(ana, 2)
    watch(ana, (0, 2))
    ana.play("house left")
    assert ana.wait_for_my_turn()
    events = ana.ask(f"/tables/{ana.table}/events?since=56")["frames"]
    assert events[0]["seat"] == 1
    assert int(ana.ask(f"/tables/{ana.table}/situation")["turn"]) == 2
    assert ana.page.evaluate("window.curtains") == []

    ana.page.locator('[data-layer="menu"]').click()
    ana.page.locator("[data-action=resign]").click()
    expect(ana.page.locator(".drawer .sure")).to_contain_text("Ana 2 (Purple)")
    ana.page.locator("[data-action=resign-sure]").click()
    falls(ana, 0)
    lift(ana)
    assert [seat["stand_in"] for seat in ana.ask(f"/tables/{ana.table}")["seats"]] == [None, None, "resigned"]


def test_seats_of_the_waiting_room_and_of_files_have_a_curtain(ana: Visitor) -> None:
    """Wherever the pages give several people one screen; a table that a program made has none until it is wanted."""
    ana.page.add_init_script(WATCH)
    resume(ana, played(20), [HOST, HOT_SEAT, HOT_SEAT])
    ana.wait_for_my_turn()

    made = ana.do("/tables", {"players": 2, "seats": [HOST, {"kind": "open"}], "public": False})
    ana.go(f"/table/{made['id']}")
    ana.page.locator('[data-seat="1"] select').select_option("hot-seat")
    expect(ana.page.locator('[data-seat="1"]')).to_contain_text("Ana")
    ana.page.locator("[data-action=start]").click()
    expect(ana.page.locator("[data-curtain]")).to_be_visible()

    ana.go("/settings")
    ana.page.locator("#import textarea").fill(played(20).to_text())
    ana.page.locator("#import button.main").click()
    expect(ana.page.locator("[data-curtain=green]")).to_be_visible()
    assert ana.page.evaluate("window.leaks") == []


def test_bots_keep_their_pace_where_people_share_a_screen(ana: Visitor) -> None:
    """Each turn of a bot is shown before anybody chooses."""
    at_pace(ana, "step")
    resume(ana, played(60, kind="main"), [HOST, BOT, HOT_SEAT])
    ana.wait_for_my_turn()
    let_them_play(ana)
    ana.page.locator("[data-story-next]").wait_for()
    assert ana.moves() == []
    while ana.page.locator("[data-story-next]").count():
        ana.page.locator("[data-story-next]").click()
        ana.page.wait_for_selector("[data-decides], [data-story-next]")
    assert ana.wait_for_my_turn()


def test_a_curtain_does_not_wait_for_what_a_bot_has_done(ana: Visitor) -> None:
    """It falls at once when somebody else is to come, who reads there what the bot did."""
    ana.page.add_init_script(WATCH)
    at_pace(ana, "step")
    resume(ana, played(60, kind="main"), [HOST, BOT, HOT_SEAT])
    ana.wait_for_my_turn()
    draw_the_curtain(ana, 0)
    watch(ana, (0, 2))
    ana.play(next(move for move in sorted(ana.moves()) if move.startswith("gold ")))
    click(ana, ana.moves()[0])
    while ana.page.locator("[data-curtain]").count() == 0:
        ana.page.wait_for_selector("[data-curtain], [data-decides], [data-story-next]")
        if ana.page.locator("[data-story-next]").count():
            ana.page.locator("[data-story-next]").click()
        elif ana.moves():
            click(ana, sorted(ana.moves())[-1])
    falls(ana, 2)
    lift(ana)
    assert ana.page.locator(".story button[data-story]").count() > 0
