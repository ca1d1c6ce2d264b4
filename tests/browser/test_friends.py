"""Friends at one table: a name, an invitation, words before the game, somebody away, a rematch, answers in advance."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, WebSocketRoute, expect
from sqlalchemy import select, update

import lisboa
from lisboa.server import absence, schema
from tests.browser.tables import HOST, become_guest, show
from tests.browser.visitor import Visitor, visiting
from tests.server.running import Running

OPEN = {"kind": "open"}


@pytest.fixture
def zoe(chromium: Browser, site: Running) -> Iterator[Visitor]:
    """A fourth one."""
    with visiting(chromium, site.base) as visitor:
        yield visitor


def test_a_host_says_a_name_and_a_friend_joins_from_the_address(ana: Visitor, rui: Visitor) -> None:
    """The address of the waiting room is the invitation; both talk before the game, which has a clock."""
    page = ana.page
    ana.go("/")
    page.locator('[data-play="friends"]').click()
    field = page.locator('[data-field="name"]')
    expect(field).to_be_focused()
    page.locator('[data-play="friends"]').click()
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(page.locator(".name-field small")).to_have_text("Enter a name first.")
    field.fill("Ana")
    expect(page.locator(".name-field small")).to_have_text("Your friends see it on the invitation and at the table.")
    field.press("Enter")
    expect(page.locator('[data-clock="live"]')).to_be_visible()
    page.wait_for_url("**/table/*?invite=*")
    rui.page.goto(page.url)
    expect(rui.page.locator(".invited h2")).to_have_text("Ana invites you to play")
    expect(rui.page.locator(".name-field small")).to_have_text("Everybody at the table sees it.")
    rui.page.locator('[data-action="join"]').click()
    expect(rui.page.locator('[data-field="name"]')).to_have_attribute("aria-invalid", "true")
    rui.page.locator('[data-field="name"]').fill("Rui")
    rui.page.locator('[data-action="join"]').click()
    expect(page.locator(".seat .name", has_text="Rui")).to_be_visible()
    say(rui.page, "boa noite")
    expect(page.get_by_role("log")).to_contain_text("boa noite")
    say(page, "olá Rui")
    expect(rui.page.get_by_role("log")).to_contain_text("olá Rui")
    page.locator('[data-action="clock"]').click()
    expect(rui.page.locator('[data-clock="none"]')).to_be_visible()
    page.locator('[data-action="clock"]').click()
    expect(rui.page.locator('[data-clock="live"]')).to_be_visible()
    page.locator('[data-action="start"]').click()
    for one in (page, rui.page):
        one.locator(".table-page").wait_for()
    assert "invite" not in page.url


def test_a_line_that_was_said_while_the_socket_was_away_is_there_when_it_is_back(ana: Visitor, rui: Visitor) -> None:
    become_guest(ana)
    made = ana.do("/tables", {"players": 2, "public": True})
    become_guest(rui, "Rui")
    rui.do(f"/tables/{made['id']}/join", {})
    for visitor in (ana, rui):
        visitor.go(f"/table/{made['id']}")
    say(rui.page, "boa noite")
    heard = ana.page.get_by_role("log")
    expect(heard).to_contain_text("boa noite")
    with ana.page.expect_event("websocket"):
        ana.context.set_offline(True)
        say(rui.page, "olá Ana")
        expect(rui.page.get_by_role("log")).to_contain_text("olá Ana")
        ana.context.set_offline(False)
    expect(heard).to_contain_text("olá Ana")
    expect(heard.get_by_text("boa noite")).to_have_count(1)


def say(page: Page, words: str) -> None:
    """A line of chat in the waiting room."""
    page.locator('[data-field="say"]').fill(words)
    page.locator('[data-field="say"]').press("Enter")


def test_playing_against_a_bot_asks_for_no_name(ana: Visitor) -> None:
    ana.go("/")
    ana.page.locator('[data-play="bot"]').click()
    ana.page.locator(".table-page").wait_for()


def test_the_form_asks_for_a_name_and_gives_a_clock_only_where_others_come(ana: Visitor) -> None:
    ana.go("/new")
    page = ana.page
    clock = page.get_by_role("group", name="Clock")
    expect(clock.get_by_label("None")).to_be_checked()
    expect(page.locator('[data-field="name"]')).to_have_count(0)
    page.locator("li.seat").nth(1).locator("select").first.select_option("open")
    expect(clock.get_by_label("At one sitting")).to_be_checked()
    page.locator('[data-action="create"]').click()
    expect(page.locator(".name-field small")).to_have_text("Enter a name first.")
    page.locator('[data-field="name"]').fill("Ana")
    listed = "Everybody sees it: on the invitation, at the table and in the list of tables."
    expect(page.locator(".name-field small")).to_have_text(listed)
    clock.get_by_text("None").click()
    page.locator('[data-action="create"]').click()
    expect(page.locator('[data-clock="none"]')).to_be_visible()


# Somebody away


def seated(ana: Visitor, *others: Visitor, **options: Any) -> str:
    """A table of these people whose game has begun, on all screens."""
    become_guest(ana)
    made = ana.do("/tables", {"players": 1 + len(others), "public": True, **options})
    for number, visitor in enumerate(others):
        become_guest(visitor, ("Rui", "Eva")[number])
        visitor.do(f"/tables/{made['id']}/join", {"invite": made["invite"]})
    ana.do(f"/tables/{made['id']}/start", {})
    for visitor in (ana, *others):
        show(visitor, made["id"])
    return str(made["id"])


def let_wait(site: Running, table: str) -> int:
    """The table has waited for eleven minutes; for which seat."""
    tables = schema.tables
    there = tables.c.id == table

    async def change() -> int:
        def write(connection: Any) -> int:
            ago = tables.c.turn_since - absence.LIVE_MS - 60_000
            connection.execute(update(tables).where(there).values(turn_since=ago))
            return int(connection.scalar(select(tables.c.turn).where(there)))

        return await site.services.database.write_sync(write)

    seat = site.call(change)
    site.services.games.forget(table)
    return seat


def let_settle(site: Running, table: str) -> None:
    """A minute passes in which nobody objects to what was asked."""
    tables = schema.tables

    async def change() -> None:
        due = update(tables).where(tables.c.id == table, tables.c.settles_at.is_not(None)).values(settles_at=1)
        await site.services.database.write_sync(lambda connection: connection.execute(due))

    site.call(change)


LIVE = {"kind": "live", "bank_seconds": 3600, "increment_seconds": 30, "when_out": "bot"}


def test_others_replace_somebody_away_by_a_bot_who_comes_back(
    ana: Visitor, rui: Visitor, eva: Visitor, site: Running
) -> None:
    table = seated(ana, rui, eva, clock=LIVE)
    seat = let_wait(site, table)
    people = [ana, rui, eva]
    away = people.pop(seat)
    one, two = people
    show(one, table)
    one.page.locator('[data-call-box="away"] [data-action="ask-bot"]').click()
    expect(away.page.locator('[data-call-box="replaced"]')).to_be_visible()
    two.page.locator('[data-call-box="replacing"] [data-action="replace-agree"]').click()
    told = away.page.locator('[data-call-box="stood-in"]')
    expect(told).to_contain_text("The others have agreed that a bot moves for you.")
    told.locator('[data-action="come-back"]').click()
    expect(away.page.locator('[data-call-box="stood-in"]')).to_have_count(0)


def test_another_person_takes_the_seat_of_somebody_away(
    ana: Visitor, rui: Visitor, eva: Visitor, zoe: Visitor, site: Running
) -> None:
    """And has kept nobody waiting: the others are not asked about them."""
    table = seated(ana, rui, eva, clock=LIVE)
    people = [ana, rui, eva]
    people.pop(let_wait(site, table))
    one, two = people
    for visitor in people:
        show(visitor, table)
    one.page.locator('[data-call-box="away"] [data-action="ask-person"]').click()
    two.page.locator('[data-call-box="replacing"] [data-action="replace-agree"]').click()
    expect(one.page.locator('[data-call-box="offered"]')).to_be_visible()
    show(zoe, table)
    taking = zoe.page.locator('[data-call-box="offered"]')
    taking.locator('[data-action="take-seat"]').click()
    taking.locator('[data-field="name"]').fill("Zoe")
    taking.locator('[data-action="take-seat"]').click()
    assert zoe.wait_for_my_turn()
    expect(one.page.locator('[data-call-box="offered"]')).to_have_count(0)
    expect(one.page.locator(".other", has_text="Zoe")).to_be_visible()
    expect(one.page.locator('[data-call-box="away"]')).to_have_count(0)
    zoe.play(zoe.moves()[0])


def act(visitor: Visitor, table: str, what: str, **body: Any) -> None:
    """Something that a player does, through the API."""
    seq = visitor.ask(f"/tables/{table}/situation")["seq"]
    visitor.do(f"/tables/{table}/{what}", {**body, "seq": seq, "key": f"{what}-{seq}"})


def begin_turn(table: str, *people: Visitor) -> int:
    """The set-up, and the first move of a turn, after which the same person decides; on which seat."""
    while True:
        seat = int(people[0].ask(f"/tables/{table}")["turn"])
        options = people[seat].ask(f"/tables/{table}/situation")["decision"]["options"]
        moves = [one["notation"] for one in options if one["enabled"]]
        gold = next((move for move in moves if move.startswith("gold ")), None)
        act(people[seat], table, "moves", move=gold or moves[0])
        if gold:
            return seat


def take_a_card(visitor: Visitor, table: str) -> None:
    """The end of a turn. Some clergy tiles may be used before; which of them one has is left to chance."""
    while True:
        decision = visitor.ask(f"/tables/{table}/situation")["decision"]
        moves = [one["notation"] for one in decision["options"] if one["enabled"]]
        act(visitor, table, "moves", move="pass" if "pass" in moves else moves[0])
        if decision["kind"] == "take-card":
            return


def offer(site: Running, table: str, *people: Visitor) -> tuple[Visitor, Visitor, Visitor]:
    """The other two offer the seat of the one who is to decide, who comes first."""
    others = list(people)
    seat = let_wait(site, table)
    away = others.pop(seat)
    away.refused_on_purpose.append("/standing-answers")  # asked for by a page that does not know yet
    act(others[0], table, "replace", seat=seat, way="person")
    act(others[1], table, "replace/answer", agree=True)
    return away, others[0], others[1]


def test_whoever_plays_on_is_not_away_however_long_their_turn_takes(ana: Visitor, rui: Visitor, site: Running) -> None:
    """The turn began eleven minutes ago, its last move was made just now."""
    table = seated(ana, rui, clock=LIVE)
    seat = begin_turn(table, ana, rui)
    assert let_wait(site, table) == seat
    other = (rui, ana)[seat]
    away = other.page.locator('[data-call-box="away"]')
    other.page.clock.install()
    show(other, table)
    other.page.clock.run_for("09:00")
    expect(away).to_have_count(0)
    other.page.clock.run_for("02:00")
    expect(away).to_be_visible()


def test_a_pause_that_the_host_has_left_can_be_ended_by_anybody(ana: Visitor, rui: Visitor) -> None:
    table = seated(ana, rui, clock=LIVE)
    act(ana, table, "pause", paused=True)
    resume = rui.page.locator('[data-action="resume"]')
    rui.page.clock.install()
    show(rui, table)
    rui.page.clock.run_for("09:00")
    expect(rui.page.locator(".prompt", has_text="paused")).to_be_visible()
    expect(resume).to_have_count(0)
    rui.page.clock.run_for("02:00")
    expect(resume).to_be_visible()


def test_the_owner_of_a_seat_is_told_what_becomes_of_it(
    ana: Visitor, rui: Visitor, eva: Visitor, zoe: Visitor, site: Running
) -> None:
    """Asked about, offered, taken over: each time with what they can do."""
    table = seated(ana, rui, eva, clock=LIVE)
    people = [ana, rui, eva]
    seat = let_wait(site, table)
    owner = people.pop(seat)
    act(people[0], table, "replace", seat=seat, way="person")
    owner.page.locator('[data-call-box="replaced"] [data-action="i-am-here"]').click()
    expect(people[1].page.locator('[data-call-box="replacing"]')).to_have_count(0)
    offer(site, table, ana, rui, eva)
    offered = owner.page.locator('[data-call-box="offered"]')
    expect(offered).to_have_text("Your seat is offered to somebody else. Make a move, and you keep it.")
    expect(people[0].page.locator('[data-call-box="offered"] [data-action="copy-invite"]')).to_be_visible()
    expect(owner.page.locator('[data-action="copy-invite"]')).to_have_count(0)
    become_guest(zoe, "Zoe")
    act(zoe, table, "take-seat", seat=seat)
    lost = owner.page.locator('[data-call-box="lost"]')
    expect(lost).to_contain_text("Zoe has taken over your seat. You can look on.")
    lost.get_by_role("button").click()
    expect(lost).to_have_count(0)


def test_at_a_private_table_whoever_has_lost_the_seat_is_told_so(
    ana: Visitor, rui: Visitor, eva: Visitor, zoe: Visitor, site: Running
) -> None:
    """They may not look on any more: nothing is left to be chosen, and no connection seems to be lost."""
    table = seated(ana, rui, eva, clock=LIVE, public=False)
    owner, one, _ = offer(site, table, ana, rui, eva)
    owner.refused_on_purpose.append(f"/tables/{table}")
    seat = owner.ask(f"/tables/{table}")["turn"]
    become_guest(zoe, "Zoe")
    zoe.do(
        f"/tables/{table}/take-seat",
        {"seat": seat, "invite": one.ask(f"/tables/{table}")["invite"], "key": "mine", "seq": one.seq()},
    )
    expect(owner.page.locator("h1")).to_have_text("Another person has taken over your seat")
    expect(owner.page.locator("[data-move]")).to_have_count(0)


def test_what_stands_in_the_way_of_taking_a_seat_is_said_there(
    ana: Visitor, rui: Visitor, eva: Visitor, zoe: Visitor, site: Running
) -> None:
    """And its link is copied where pages have no clipboard."""
    table = seated(ana, rui, eva, clock=LIVE)
    _, one, _ = offer(site, table, ana, rui, eva)
    one.page.evaluate(
        """() => {
            Object.defineProperty(navigator, "clipboard", {value: undefined});
            document.addEventListener("copy", () => { window.copied = document.activeElement.value; });
        }"""
    )
    one.page.locator('[data-action="copy-invite"]').click()
    expect(one.page.locator('[data-action="copy-invite"]')).to_have_text("Copied")
    invite = one.ask(f"/tables/{table}")["invite"]
    assert one.page.evaluate("window.copied") == f"{one.base}/table/{table}?invite={invite}"
    show(zoe, table)
    taken = {"status": 409, "error": "name-taken", "detail": "somebody has this name"}
    zoe.page.route("**/api/guest", lambda route: route.fulfill(status=409, json=taken))
    taking = zoe.page.locator('[data-call-box="offered"]')
    taking.locator('[data-action="take-seat"]').click()
    taking.locator('[data-field="name"]').fill("Ana")
    taking.locator('[data-field="name"]').press("Enter")
    expect(taking.get_by_role("alert")).to_be_visible()


Change = Callable[[dict[str, Any]], None]


def alter(page: Page, table: str, *, situation: Change | None = None, info: Change | None = None) -> None:
    """Have the page hear what a server may say that keeps more in mind, by request and by socket."""

    def changed(what: Any, change: Change | None) -> None:
        if what and change:
            change(what)

    def answer(route: Route) -> None:
        answer = route.fetch()
        body = answer.json()
        changed(body, situation if "/situation" in route.request.url else info)
        route.fulfill(response=answer, json=body)

    def message(text: str | bytes) -> str:
        body = json.loads(text)
        changed(body.get("situation"), situation)
        changed(body.get("table"), info)
        return json.dumps(body)

    def opened(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda text: socket.send(message(text)))

    page.route(re.compile(rf"/api/tables/{table}(/situation)?(\?.*)?$"), answer)
    page.route_web_socket(re.compile(rf"/api/tables/{table}/live"), opened)


def test_a_question_says_when_silence_answers_it(ana: Visitor, rui: Visitor, eva: Visitor, site: Running) -> None:
    table = seated(ana, rui, eva, clock=LIVE)
    people = [ana, rui, eva]
    seat = let_wait(site, table)
    owner = people.pop(seat)
    act(people[0], table, "replace", seat=seat, way="bot")
    noon = 1_795_000_020_000
    for visitor in (owner, people[1]):
        alter(visitor.page, table, info=lambda info: info.update(settles_at=noon))
        show(visitor, table)
    at = owner.page.evaluate(
        """noon => new Date(noon).toLocaleString("en",
            {day: "numeric", month: "short", hour: "2-digit", minute: "2-digit"})""",
        noon,
    )
    expect(owner.page.locator('[data-call-box="replaced"]')).to_contain_text(f"You have until {at}.")
    asked = people[1].page.locator('[data-call-box="replacing"]')
    expect(asked).to_contain_text(f"Without an objection it is agreed at {at}.")


def test_what_somebody_did_keeps_their_name_when_another_person_has_their_seat(
    ana: Visitor, rui: Visitor, eva: Visitor, zoe: Visitor, site: Running
) -> None:
    """In the log, in the story, and on the board at a point of the past."""
    table = seated(ana, rui, eva, clock=LIVE)
    seat = begin_turn(table, ana, rui, eva)
    former = ana.ask(f"/tables/{table}")["seats"][seat]["person"]["name"]
    _, one, _ = offer(site, table, ana, rui, eva)
    become_guest(zoe, "Zoe")
    act(zoe, table, "take-seat", seat=seat)
    until = one.ask(f"/tables/{table}/situation")["seq"]

    def tell(situation: dict[str, Any]) -> None:
        situation["seats"][seat]["earlier"] = [{"until": until, "name": former}]

    alter(one.page, table, situation=tell)
    show(one, table)
    board = one.page.locator(".other", has_text="Zoe")
    expect(board).to_be_visible()
    one.page.locator('[data-layer="log"]').click()
    log = one.page.locator(".drawer")
    expect(log).to_contain_text(f"Zoe takes the seat of {former}")
    done = log.locator("li", has_text=re.compile("discards|gold", re.IGNORECASE)).first
    expect(done).to_contain_text(former)
    take_a_card(zoe, table)
    expect(log.locator("li", has_text=re.compile("Zoe takes the .* card"))).to_be_visible()
    expect(log.locator("h3", has_text=former)).to_be_visible()
    done.get_by_title("Look at this moment").click()
    expect(one.page.locator(".other", has_text=former)).to_be_visible()
    expect(board).to_have_count(0)


def test_a_minute_settles_what_nobody_else_can_agree_to(
    ana: Visitor, rui: Visitor, eva: Visitor, site: Running
) -> None:
    table = seated(ana, rui, clock=LIVE)
    seat = let_wait(site, table)
    there = (rui, ana)[seat]
    show(there, table)
    there.page.locator('[data-call-box="away"] [data-action="ask-person"]').click()
    expect(there.page.locator('[data-call-box="replacing"]')).to_be_visible()
    let_settle(site, table)
    expect(there.page.locator('[data-call-box="offered"]')).to_be_visible()
    show(eva, table)
    eva.page.locator('[data-call-box="offered"] [data-action="take-seat"]').click()
    eva.page.locator('[data-field="name"]').fill("Eva")
    eva.page.locator('[data-call-box="offered"] [data-action="take-seat"]').click()
    assert eva.wait_for_my_turn()
    expect(there.page.locator('[data-call-box="offered"]')).to_have_count(0)
    eva.play(eva.moves()[0])


def test_a_bot_keeps_its_name_when_another_one_stands_in(ana: Visitor, rui: Visitor) -> None:
    table = seated(ana, rui, seats=[HOST, OPEN, {"kind": "bot", "bot": "greedy"}], players=3)
    bots = ana.page.locator(".called:has(.title) .name")
    expect(bots).to_have_count(1)
    name = bots.inner_text()
    rui.do(f"/tables/{table}/resign", {"seq": 0, "key": "enough"})
    expect(bots).to_have_count(2)
    other, after = bots.all_inner_texts()
    assert (after, other != name) == (name, True)


# A rematch


def ended(ana: Visitor, rui: Visitor) -> str:
    """A game of these two that is over, on both screens."""
    for visitor, name in ((ana, "Ana"), (rui, "Rui")):
        become_guest(visitor, name)
    game = lisboa.Game(players=2, seed=1)
    while not game.is_over:
        game.play(game.legal_moves()[0])
    made = ana.do("/import", {"text": game.to_text(), "seats": [HOST, OPEN], "spectators": True})
    rui.do(f"/tables/{made['id']}/join", {"invite": made["invite"]})
    ana.do(f"/tables/{made['id']}/start", {})
    for visitor in (ana, rui):
        visitor.go(f"/table/{made['id']}")
        visitor.page.locator("[data-end-screen]").wait_for()
    return str(made["id"])


def test_a_rematch_is_offered_to_all_and_joined_by_one_click(ana: Visitor, rui: Visitor) -> None:
    """The host sees who has not come yet: to begin would put a bot on the seat of a friend."""
    table = ended(ana, rui)
    expect(rui.page.locator("[data-rematch-offer]")).to_have_count(0)
    ana.page.locator('[data-action="rematch"]').click()
    start, about = ana.page.locator('[data-action="start"]'), ana.page.locator(".begin p")
    expect(about).to_contain_text("Rui is invited and has not sat down yet.")
    expect(start).not_to_have_class(re.compile(r"\bmain\b"))
    expect(rui.page.locator("[data-rematch-offer]")).to_have_text("Ana offers a rematch")
    rui.page.locator('[data-action="rematch"]').click()
    expect(about).to_have_text("Everybody is here.")
    expect(start).to_have_class(re.compile(r"\bmain\b"))
    rui.page.wait_for_url(lambda url: table not in url)
    start.click()
    for visitor in (ana, rui):
        visitor.page.locator(".table-page").wait_for()


def test_the_end_and_an_offer_can_be_turned_on_a_phone(ana: Visitor, rui: Visitor) -> None:
    """Browsers report a size that changes while it is measured as an error: it is none, and needs no report."""
    ended(ana, rui)
    ana.page.locator('[data-action="rematch"]').click()
    expect(rui.page.locator("[data-rematch-offer]")).to_be_visible()
    for width, height in ((390, 844), (844, 390), (1440, 764), (390, 844)):
        rui.page.set_viewport_size({"width": width, "height": height})
        # Two pictures: what is measured for the first may change the second.
        rui.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    rui.page.evaluate(
        """() => dispatchEvent(new ErrorEvent("error",
            {message: "ResizeObserver loop completed with undelivered notifications."}))"""
    )
    expect(rui.page.locator("[aria-labelledby=bug-report-title][open]")).to_have_count(0)


# Follows declined in advance


@cache
def before_a_visit(undoable: bool = False) -> tuple[lisboa.Game, int, str, str]:
    """A game of two, one move before the other seat may follow: that seat, the move, and the noble.

    `undoable`: when they have declined, the move can still be taken back.
    """
    for seed in range(300):
        dice = random.Random(seed)
        game = lisboa.Game(players=2, seed=seed)
        while not game.is_over:
            for move in game.legal_moves():
                trial = game.copy()
                trial.play(move)
                decision = trial.decision
                if decision is None or decision.kind != "follow":
                    continue
                before = trial.copy()
                trial.play("pass")
                if trial.undoable >= 2 or not undoable:
                    return game, decision.seat, move, str(before.view(None)["card_in_play"]).split("-")[1]
            game.play(dice.choice(game.legal_moves()))
    raise LookupError("nobody can follow")


def taken_up(game: lisboa.Game, seat: int, ana: Visitor, rui: Visitor) -> str:
    """A game of two, with Ana on that seat, on both screens."""
    seats = [OPEN, OPEN]
    seats[seat] = HOST
    for visitor, name in ((ana, "Ana"), (rui, "Rui")):
        become_guest(visitor, name)
    made = ana.do("/import", {"text": game.to_text(), "seats": seats, "spectators": True})
    rui.do(f"/tables/{made['id']}/join", {"invite": made["invite"]})
    ana.do(f"/tables/{made['id']}/start", {})
    for visitor in (ana, rui):
        show(visitor, made["id"])
    return str(made["id"])


def test_whoever_does_not_want_to_be_asked_says_so_beside_the_question(ana: Visitor, rui: Visitor) -> None:
    game, follower, move, noble = before_a_visit()
    table = taken_up(game, follower, ana, rui)
    situation = rui.ask(f"/tables/{table}/situation")
    rui.do(f"/tables/{table}/moves", {"move": move, "seq": situation["seq"], "key": "visit"})
    give = ana.page.locator(f'[data-standing-give="{noble}"]')
    expect(ana.page.locator('[data-standing-give="round"]')).to_be_visible()
    give.click()
    kept = ana.page.locator(f'[data-standing-revoke="{noble}"]')
    expect(kept).to_be_visible()
    assert [one["what"] for one in ana.ask(f"/tables/{table}/standing-answers")] == [noble]
    expect(rui.page.locator("[data-standing]")).to_have_count(0)
    ana.page.reload()
    kept.click()
    expect(kept).to_have_count(0)
    assert ana.ask(f"/tables/{table}/standing-answers") == []


def test_a_step_before_what_others_declined_leads_back_to_that_step(ana: Visitor, rui: Visitor) -> None:
    """The server takes the declined follow back with the visit: the client must not count it."""
    game, follower, last, _ = before_a_visit(undoable=True)
    table = taken_up(game, follower, ana, rui)
    ana.do(f"/tables/{table}/standing-answers", {"what": "round", "on": True}, "PUT")
    assert rui.wait_for_my_turn()
    rui.play(last)
    rui.page.locator("button[data-step]").last.click()
    expect(rui.page.locator(f'.command [data-move="{last}"]')).to_be_visible()
    assert rui.ask(f"/tables/{table}/situation")["moves"] == len(game.moves)


def test_the_call_to_follow_is_read_whole(ana: Visitor, rui: Visitor) -> None:
    """Over two lines, in a panel that has to make room for its choices."""
    game, follower, move, _ = before_a_visit()
    table = taken_up(game, follower, ana, rui)
    act(rui, table, "moves", move=move)
    ana.page.locator(".call").wait_for(state="attached")
    for width, height in ((360, 640), (844, 390), (740, 300)):
        ana.page.set_viewport_size({"width": width, "height": height})
        ana.page.wait_for_function(
            """width => {
                const [panel, call, words] = [".command", ".call", ".call > span:nth-child(2)"].map(
                    part => document.querySelector(part).getBoundingClientRect());
                const inside = words.top >= call.top && words.bottom <= call.bottom;
                return innerWidth === width && call.top >= panel.top && inside;
            }""",
            arg=width,
        )
