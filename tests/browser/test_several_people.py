"""What people ask of each other at a table, each at a browser of his own: going back, waiting, giving up, talking."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Route, expect

from lisboa.server.clock_time import now_ms
from lisboa.server.play import ABSENT_MS
from tests.browser.tables import HOST, become_guest, show
from tests.browser.visitor import Visitor
from tests.server.running import Running, running

ASYNC = {"kind": "async", "hours_per_move": 24, "when_out": "nothing"}
LIVE = {"kind": "live", "bank_seconds": 80_000, "when_out": "nothing"}
OPEN = {"kind": "open"}


class Calendar:
    """The wall clock of the server, which can be put forward."""

    def __init__(self) -> None:
        self.ahead = 0

    def __call__(self) -> int:
        return now_ms() + self.ahead


@pytest.fixture(scope="module")
def calendar() -> Calendar:
    return Calendar()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, calendar: Calendar) -> Iterator[Running]:
    """A server that believes the calendar."""
    with running(str(tmp_path_factory.mktemp("site") / "lisboa.db"), bot_workers=1, now=calendar) as server:
        yield server


def sit_together(ana: Visitor, rui: Visitor, clock: dict[str, object] = ASYNC) -> str:
    """A table of two with a clock, over days unless told otherwise, which has begun; on both screens."""
    become_guest(ana, "Ana")
    become_guest(rui, "Rui")
    made = ana.do("/tables", {"players": 2, "seats": [HOST, OPEN], "clock": clock, "title": "Two friends"})
    rui.do(f"/tables/{made['id']}/join", {"invite": made["invite"]})
    ana.do(f"/tables/{made['id']}/start", {})
    for person in (ana, rui):
        show(person, str(made["id"]))
    return str(made["id"])


def play_to(people: tuple[Visitor, Visitor], moves: int) -> None:
    """So many moves through the API, and everybody sees the last one."""
    dice = random.Random(1)
    for _ in range(moves):
        turn = people[0].ask(f"/tables/{people[0].table}/situation")["turn"]
        now = people[turn].ask(f"/tables/{people[0].table}/situation")
        legal = sorted(option["notation"] for option in now["decision"]["options"] if option["enabled"])
        body = {"move": dice.choice(legal), "seq": now["seq"], "key": f"{now['seq']}-{turn}"}
        people[turn].do(f"/tables/{people[0].table}/moves", body)
    in_step(*people)


def in_step(*people: Visitor) -> int:
    """Both screens show the present; its number."""
    seq = int(people[0].ask(f"/tables/{people[0].table}/situation")["seq"])
    for person in people:
        person.page.wait_for_selector(f'.table-page[data-seq="{seq}"]:not([data-busy="true"])')
    return seq


def menu(person: Visitor, action: str) -> None:
    """Something that is seldom done."""
    if person.page.locator('[data-layer="menu"]').get_attribute("aria-pressed") != "true":
        person.page.locator('[data-layer="menu"]').click()
    person.page.locator(f'.drawer [data-action="{action}"]').click()


@pytest.mark.parametrize("does", ["begins", "calls a bot"])
def test_nobody_who_has_just_sat_down_is_put_out(ana: Visitor, rui: Visitor, does: str) -> None:
    """The host's page does not know yet that the last seat is taken."""
    become_guest(ana, "Ana")
    become_guest(rui, "Rui")
    made = ana.do("/tables", {"players": 2, "seats": [HOST, OPEN]})
    ana.page.route_web_socket("**/*", lambda _: None)  # it is open and silent
    ana.go(f"/table/{made['id']}")
    ana.page.locator("[data-seat='1'] select").wait_for()
    rui.do(f"/tables/{made['id']}/join", {"invite": made["invite"]})
    if does == "begins":
        ana.page.locator("[data-action=start]").click()
        ana.page.locator(".table-page").wait_for()
    else:
        ana.page.locator("[data-seat='1'] select").select_option("bot novice")
        expect(ana.page.locator(".problem")).to_be_visible()
        expect(ana.page.locator("[data-seat='1']")).to_contain_text("Rui")
    assert [seat["kind"] for seat in ana.ask(f"/tables/{made['id']}")["seats"]] == ["person", "person"]


def test_a_rewind_is_refused_taken_back_and_agreed_to(ana: Visitor, rui: Visitor) -> None:
    """Nothing goes back without everybody; the answer is beside the prompt of the other one."""
    sit_together(ana, rui)
    play_to((ana, rui), 14)
    asked = rui.page.locator('[data-call-box="rewind"]')

    menu(ana, "rewind")
    expect(asked).to_contain_text("Ana asks to go back to move 13")
    rui.page.locator('[data-action="refuse"]').click()
    for person in (ana, rui):
        expect(person.page.locator('[data-call-box="rewind"]')).to_have_count(0)
    assert rui.ask(f"/tables/{rui.table}/situation")["moves"] == 14

    menu(ana, "rewind")
    expect(asked).to_be_visible()
    expect(ana.page.locator('[data-action="agree"]')).to_have_count(0)
    ana.page.locator('[data-action="refuse"]').click()
    expect(asked).to_have_count(0)

    ana.page.locator(".drawer input[type=number]").fill("9")
    menu(ana, "rewind")
    expect(asked).to_contain_text("move 9")
    rui.page.locator('[data-action="agree"]').click()
    in_step(ana, rui)
    assert rui.ask(f"/tables/{rui.table}/situation")["moves"] == 9
    decides = (ana, rui)[int(ana.ask(f"/tables/{ana.table}/situation")["turn"])]
    if decides is ana:
        ana.page.keyboard.press("Escape")
    decides.check_offers()


def test_who_plans_or_looks_back_is_asked_too(ana: Visitor, rui: Visitor) -> None:
    """A request to go back is no move: the plan goes on. At a live clock only the host is offered a pause."""
    table = sit_together(ana, rui, LIVE)
    play_to((ana, rui), 14)
    turn = int(ana.ask(f"/tables/{table}/situation")["turn"])
    mover, waiter = (ana, rui) if turn == 0 else (rui, ana)
    page = waiter.page
    asked = page.locator('[data-call-box="rewind"]')
    expect(page).not_to_have_title(re.compile(r"^\("))

    page.locator('[data-layer="plan-copy"]').click()
    page.locator('[data-plan="auto-to-me"]').click()
    expect(page.locator("[data-move]").first).to_be_attached()
    seq = waiter.seq()
    for there in ("plan", "past"):
        mover.do(f"/tables/{table}/rewind", {"to": 9, "seq": seq, "key": f"ask-{seq}"})
        expect(asked).to_be_visible()
        expect(page).to_have_title(re.compile(r"^\(1\)"))
        if there == "plan":
            expect(page.locator("[data-planning]")).not_to_contain_text("The game has gone on.")
            expect(page.locator("[data-move]").first).to_be_attached()
        else:
            expect(page.locator("[data-action=present]")).to_be_visible()
        page.locator('[data-action="refuse"]').click()
        expect(asked).to_have_count(0)
        expect(page).not_to_have_title(re.compile(r"^\("))
        seq = waiter.seq()
        if there == "plan":
            page.keyboard.press("t")
            expect(page.locator("[data-timeline]")).to_be_focused()
            page.keyboard.press("ArrowLeft")

    for person, offered in ((ana, 1), (rui, 0)):
        person.page.locator('[data-layer="menu"]').click()
        expect(person.page.locator('.drawer [data-action="resign"]')).to_be_visible()
        expect(person.page.locator('.drawer [data-action="pause"]')).to_have_count(offered)


def test_a_pause_and_a_bot_for_who_stays_away(ana: Visitor, rui: Visitor, calendar: Calendar) -> None:
    """In a pause nothing can be chosen; after a week a bot moves for the absent one, until he is back."""
    table = sit_together(ana, rui)
    play_to((ana, rui), 14)
    people = (ana, rui)
    turn = int(ana.ask(f"/tables/{table}/situation")["turn"])
    mover, waiter = people[turn], people[1 - turn]

    menu(waiter, "pause")
    expect(mover.page.locator("h2.prompt")).to_have_text("The game is paused")
    expect(mover.page.locator("[data-move]")).to_have_count(0)
    mover.page.locator('[data-action="resume"]').click()
    in_step(ana, rui)
    mover.check_offers()
    expect(waiter.page.locator('[data-call-box="paused"]')).to_have_count(0)

    calendar.ahead += ABSENT_MS + 60_000
    waiter.do(f"/tables/{table}/stand-in", {"seq": waiter.seq(), "key": "absent"})  # the menu asks for consent instead
    call = mover.page.locator('[data-call-box="stood-in"]')
    expect(call).to_be_visible()
    expect(mover.page.locator("[data-move]")).to_have_count(0)
    expect(waiter.page.locator("[data-move]").first).to_be_attached()
    call.locator('[data-action="come-back"]').click()
    expect(call).to_have_count(0)
    seats = ana.ask(f"/tables/{table}")["seats"]
    assert [seat["stand_in"] for seat in seats] == [None, None]


def test_who_gives_up_puts_the_table_away(ana: Visitor, rui: Visitor) -> None:
    """A bot plays on, the other one sees it; the list of who left stays short, and nothing is lost."""
    table = sit_together(ana, rui)
    menu(rui, "resign")
    rui.page.locator('[data-action="resign-sure"]').click()
    expect(rui.page.locator('.drawer [data-action="resign"]')).to_have_count(0)
    ana.page.locator('[data-layer="log"]').click()
    expect(ana.page.locator(".drawer")).to_contain_text("Rui resigns")

    rui.go("/")
    rui.page.locator(f'[data-archive="{table}"]').click()
    expect(rui.page.locator(f'[data-table="{table}"]')).to_have_count(0)
    rui.go("/mine")
    rui.page.get_by_text("Put away", exact=True).click()
    expect(rui.page.locator(f'[data-table="{table}"]')).to_contain_text("You have left")
    rui.page.locator(f'[data-archive="{table}"]').click()
    expect(rui.page.locator(f'[data-table="{table}"]')).to_have_count(0)
    rui.page.get_by_text("Current", exact=True).click()
    expect(rui.page.locator(f'[data-archive="{table}"]')).to_be_visible()

    # Something is put away while the list is being renewed: what comes late is not shown.
    late: list[Route] = []
    before = rui.ask("/me/tables?archived=false")
    rui.page.clock.install()
    rui.go("/mine")
    button = rui.page.locator(f'[data-archive="{table}"]')
    button.wait_for()
    rui.page.route("**/me/tables?*", lambda route: route.continue_() if late else late.append(route))
    rui.page.clock.fast_forward(16_000)
    while not late:
        rui.page.wait_for_timeout(50)
    with rui.page.expect_response("**/archive"):
        button.click()
    late[0].fulfill(json=before)
    expect(button).to_have_count(0)


def test_where_one_is_to_decide_comes_first(ana: Visitor, rui: Visitor) -> None:
    """Whatever was touched last."""
    table = sit_together(ana, rui)
    people = (ana, rui)
    turn = int(ana.ask(f"/tables/{table}/situation")["turn"])
    mover, waiter = people[turn], people[1 - turn]
    room = mover.do("/tables", {"players": 2, "seats": [HOST, OPEN]})["id"]
    mover.go("/mine")
    lists = mover.page.locator(".table-list")
    expect(lists.locator("h2")).to_have_text(["Your turn", "Waiting for others"])
    for part, there in zip(lists.all(), (table, room), strict=True):
        shown = part.locator("[data-table]").evaluate_all("all => all.map(e => e.dataset.table)")
        assert shown == [there]
    mover.go("/")
    mover.page.locator(f'[data-table="{room}"]').wait_for()
    mine = mover.page.locator("[data-table]").evaluate_all("all => all.map(e => e.dataset.table)")
    assert mine.index(table) < mine.index(room)
    waiter.go("/mine")
    expect(waiter.page.locator(".table-list h2")).to_have_text(["Waiting for others"])


def test_talk_and_who_looks_on(ana: Visitor, rui: Visitor, eva: Visitor) -> None:
    """Lines go both ways and are counted while the chat is closed; who looks on reads them, says and plays nothing."""
    table = sit_together(ana, rui)
    become_guest(eva, "Eva")
    show(eva, table)
    for speaker, listener, line in ((ana, rui, "Boa sorte!"), (rui, ana, "Igualmente <b>!")):
        speaker.page.locator('[data-layer="chat"]').click()
        speaker.page.locator(".chat form input").fill(line)
        speaker.page.keyboard.press("Enter")
        expect(speaker.page.locator(".chat .lines")).to_contain_text(line)
        if listener is rui:
            expect(listener.page.locator('[data-layer="chat"]')).to_have_text("1")
        else:
            expect(listener.page.locator(".chat .lines")).to_contain_text(line)
        expect(speaker.page.locator('[data-layer="chat"]')).to_have_text("")
    expect(ana.page.locator(".chat .here")).to_contain_text("Eva")
    eva.page.locator('[data-layer="chat"]').click()
    expect(eva.page.locator(".chat .lines")).to_contain_text("Igualmente <b>!")
    expect(eva.page.locator(".chat form")).to_have_count(0)
    assert eva.moves() == []
    eva.page.locator('[data-layer="menu"]').click()
    expect(eva.page.locator('.drawer [data-action="resign"]')).to_have_count(0)


def test_who_is_sent_away_before_the_game(ana: Visitor, rui: Visitor) -> None:
    """The host frees a seat: its owner sees it at once, and may sit down again; not at a table that is deleted."""
    become_guest(ana, "Ana")
    made = ana.do("/tables", {"players": 2, "seats": [HOST, OPEN], "public": False})
    ana.go(f"/table/{made['id']}")
    rui.page.goto(ana.page.locator("[data-invite]").input_value())
    rui.page.locator("[data-action=sit]").click()
    rui.page.locator("[data-action=leave]").wait_for()
    ana.page.locator('[data-seat="1"]').get_by_role("button").click()
    rui.page.locator("[data-action=sit]").click()
    expect(rui.page.locator("[data-action=leave]")).to_be_visible()
    rui.refused_on_purpose.append(made["id"])
    ana.page.locator("[data-action=delete]").click()
    ana.page.wait_for_url(ana.base + "/")
    expect(rui.page.get_by_text("There is no such table here")).to_be_visible()
