"""A server that does not answer, without saying so: what was chosen is kept, and what was missed is made up for."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Dialog, Page, Route, WebSocketRoute, expect

from tests.browser.tables import BOT, HOST, played, resume, show
from tests.browser.visitor import Visitor

MOVES = re.compile("/moves$")
LIVE = re.compile("/tables/.*/live")
ENTRIES = 231  # of an absence


def portfolio(visitor: Visitor) -> str:
    """A move that reveals nothing and leaves the turn to who made it."""
    return next(move for move in sorted(visitor.moves()) if move.startswith("portfolio"))


def never(_: Route) -> None:
    """No answer, and no end."""


class Wire:
    """The sockets of a page, which can be cut without either side noticing."""

    def __init__(self, visitor: Visitor) -> None:
        self.made = 0
        self.cut = 0  # sockets up to this one bring nothing any more
        self.pages: list[int] = []  # how many entries came with each update that brought some
        self.cut_after_pages = 0  # if not 0: the socket that brings so many of them brings nothing afterwards
        visitor.page.route_web_socket(LIVE, self._opened)

    def _opened(self, socket: WebSocketRoute) -> None:
        self.made += 1
        number = self.made
        server = socket.connect_to_server()
        server.on_message(lambda message: self._heard(number, socket, message))

    def _heard(self, number: int, socket: WebSocketRoute, message: str | bytes) -> None:
        if number <= self.cut:
            return
        socket.send(message)
        entries = json.loads(message).get("frames")
        if entries:
            self.pages.append(len(entries))
            if len(self.pages) == self.cut_after_pages:
                self.cut = number


def test_a_connection_that_died_in_silence(ana: Visitor) -> None:
    """A move without an answer is sent again and made once; a socket that says nothing is replaced."""
    ana.page.clock.install()
    wire = Wire(ana)
    table = resume(ana, played(60, kind="main"), [HOST, BOT, BOT])
    banner = ana.page.locator("[data-offline]")
    before = ana.seq()
    ana.page.route(MOVES, never)
    with ana.page.expect_request(MOVES):
        ana.choice(portfolio(ana)).click()
    ana.page.clock.run_for(2500)
    expect(banner).to_contain_text("No answer")
    ana.page.unroute(MOVES)
    ana.page.clock.run_for(12_000)
    ana.wait_past(before)
    expect(banner).to_have_count(0)
    assert ana.seq() == before + 1
    assert wire.made == 1

    wire.cut = wire.made
    ana.do(f"/tables/{table}/undo", {"count": 1, "seq": ana.seq(), "key": "another-tab"})
    ana.page.clock.run_for(51_000)
    ana.wait_past(before + 1)
    assert wire.made == 2
    expect(banner).to_have_count(0)


def log_of(page: Page, entries: int) -> list[str]:
    """All that its log shows."""
    page.wait_for_selector(f'.table-page[data-seq="{entries}"]')
    if not page.locator(".log").count():
        page.locator('[data-layer="log"]').click()
    page.locator(".log").get_by_role("listitem").first.wait_for()
    return page.locator(".log").all_inner_texts()


@pytest.mark.slow(seconds=20)
@pytest.mark.parametrize("broken", [False, True], ids=["whole", "broken"])
def test_a_long_absence_is_made_up_for_page_by_page(ana: Visitor, broken: bool) -> None:
    """The log has no gap, whether all pages come or the connection dies again after the first."""
    ana.page.clock.install()
    wire = Wire(ana)
    table = resume(ana, played(60, kind="main"), [HOST, BOT, BOT])
    seq = ana.seq()
    log_of(ana.page, seq)
    move = portfolio(ana)
    wire.cut = wire.made
    ana.do(f"/tables/{table}/moves", {"move": move, "seq": seq, "key": "another-tab"})
    for number in range(1, ENTRIES):
        action = "undo" if number % 2 else "redo"
        ana.do(f"/tables/{table}/{action}", {"count": 1, "seq": seq + number, "key": f"tab-{number}"})
    asked: list[str] = []
    ana.page.on("request", lambda request: asked.append(request.url) if "/events" in request.url else None)
    wire.cut_after_pages = 1 if broken else 0
    ana.page.clock.run_for(51_000)
    ana.wait_past(seq)
    if broken:
        with ana.page.expect_response(re.compile("/events")):
            ana.page.clock.run_for(51_000)
    tab = ana.new_page()
    tab.goto(f"{ana.base}/table/{table}")
    whole = log_of(tab, seq + ENTRIES)
    expect(ana.page.locator(".log")).to_have_text(tab.locator(".log").inner_text(), use_inner_text=True)
    assert log_of(ana.page, seq + ENTRIES) == whole
    assert wire.pages == ([100] if broken else [100, 100, ENTRIES - 200])
    assert bool(asked) == broken


@pytest.mark.slow(seconds=12)
def test_a_choice_is_sent_on_after_the_table_is_left(ana: Visitor) -> None:
    """Closing the page asks first; coming back finds it under way; if it is refused, one is told wherever one is."""
    table = resume(ana, played(60, kind="main"), [HOST, BOT, BOT])
    banner = ana.page.locator("[data-offline]")
    home = ana.page.locator('a[href="/"]').first

    def leave_unsent() -> int:
        before = ana.seq()
        ana.page.route(MOVES, lambda route: route.abort())
        ana.choice(portfolio(ana)).click()
        expect(banner).to_be_visible()
        home.click()
        expect(ana.page.locator(".table-page")).to_have_count(0)
        expect(banner).to_be_visible()
        return before

    before = leave_unsent()
    asked: list[str] = []

    def stay(dialog: Dialog) -> None:
        asked.append(dialog.type)
        dialog.dismiss()

    ana.page.once("dialog", stay)
    with ana.page.expect_event("dialog"):
        ana.page.close(run_before_unload=True)
    assert asked == ["beforeunload"]
    ana.page.go_back()
    expect(ana.page.locator(".table-page")).to_have_attribute("data-busy", "true")
    ana.page.unroute(MOVES)
    ana.wait_past(before)
    expect(banner).to_have_count(0)
    assert ana.ask(f"/tables/{table}/situation")["seq"] == before + 1

    ana.page.locator("[data-action=undo]").click()
    ana.wait_past(before + 1)
    seq = leave_unsent()
    ana.page.unroute(MOVES)
    ana.page.route(MOVES, lambda route: route.fulfill(status=409, json={"error": "stale", "detail": ""}))
    note = ana.page.get_by_role("alert")
    expect(note).to_contain_text("Your last choice at “Friday evening” was not made")
    expect(banner).to_have_count(0)
    note.get_by_role("button").click()
    expect(note).to_have_count(0)
    assert ana.ask(f"/tables/{table}/situation")["seq"] == seq


def test_a_server_that_went_back_to_a_kept_copy(ana: Visitor) -> None:
    """It knows less than the page: that is the present now, for who chooses something and for who only waits."""
    table = resume(ana, played(60, kind="main"), [HOST, BOT, BOT])
    kept = ana.ask(f"/tables/{table}/situation")
    offered = sorted(ana.moves())
    ana.play(portfolio(ana))
    stale = {"error": "stale", "detail": "", "situation": kept}
    ana.page.route(MOVES, lambda route: route.fulfill(status=409, json=stale))
    ana.page.locator("[data-move]").first.click()
    back = ana.page.locator(f'.table-page[data-seq="{kept["seq"]}"]')
    expect(back).to_be_visible()
    assert sorted(ana.moves()) == offered

    update = {"type": "update", "seq": kept["seq"], "frames": [], "situation": kept, "clock": None}
    ana.page.route_web_socket(LIVE, lambda socket: socket.send(json.dumps(update)))
    show(ana, table)
    expect(back).to_be_visible()
    assert sorted(ana.moves()) == offered
