"""Friends at one table: a name, an invitation, words before the game, somebody away, a rematch, answers in advance."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from playwright.sync_api import Page, expect
from sqlalchemy import select, update

import lisboa
from lisboa.server import absence, schema
from tests.browser.tables import HOST, become_guest, show
from tests.browser.visitor import Visitor
from tests.server.running import Running

OPEN = {"kind": "open"}


def test_a_host_says_a_name_and_a_friend_joins_from_the_address(ana: Visitor, rui: Visitor) -> None:
    """The address of the waiting room is the invitation; both talk before the game, which has a clock."""
    page = ana.page
    ana.go("/")
    page.locator('[data-play="friends"]').click()
    field = page.locator('[data-field="name"]')
    expect(field).to_be_focused()
    page.locator('[data-play="friends"]').click()
    expect(field).to_have_attribute("aria-invalid", "true")
    field.fill("Ana")
    page.locator('[data-play="friends"]').click()
    expect(page.locator('[data-clock="live"]')).to_be_visible()
    page.wait_for_url("**/table/*?invite=*")
    rui.page.goto(page.url)
    expect(rui.page.locator(".invited h2")).to_have_text("Ana invites you to play")
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
    page.locator('[data-field="name"]').fill("Ana")
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
        visitor.do(f"/tables/{made['id']}/join", {})
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
    away.page.locator('[data-call-box="stood-in"] [data-action="come-back"]').click()
    expect(away.page.locator('[data-call-box="stood-in"]')).to_have_count(0)


def test_another_person_takes_the_seat_of_somebody_away(
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


def test_a_rematch_is_offered_to_all_and_joined_by_one_click(ana: Visitor, rui: Visitor) -> None:
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
    expect(rui.page.locator("[data-rematch-offer]")).to_have_count(0)
    ana.page.locator('[data-action="rematch"]').click()
    expect(ana.page.locator('[data-action="start"]')).to_be_visible()
    expect(rui.page.locator("[data-rematch-offer]")).to_have_text("Ana offers a rematch")
    rui.page.locator('[data-action="rematch"]').click()
    rui.page.wait_for_url(lambda url: made["id"] not in url)  # an invitation shows the name, too
    ana.page.locator('[data-action="start"]').click()
    for visitor in (ana, rui):
        visitor.page.locator(".table-page").wait_for()


# Follows declined in advance


@cache
def before_a_visit() -> tuple[lisboa.Game, int, str, str]:
    """A game of two, one move before the other seat may follow: that seat, the move, and the noble."""
    for seed in range(300):
        dice = random.Random(seed)
        game = lisboa.Game(players=2, seed=seed)
        while not game.is_over:
            for move in game.legal_moves():
                trial = game.copy()
                trial.play(move)
                decision = trial.decision
                if decision is not None and decision.kind == "follow":
                    return game, decision.seat, move, str(trial.view(None)["card_in_play"]).split("-")[1]
            game.play(dice.choice(game.legal_moves()))
    raise LookupError("nobody can follow")


def test_whoever_does_not_want_to_be_asked_says_so_beside_the_question(ana: Visitor, rui: Visitor) -> None:
    game, follower, move, noble = before_a_visit()
    seats = [OPEN, OPEN]
    seats[follower] = HOST
    for visitor, name in ((ana, "Ana"), (rui, "Rui")):
        become_guest(visitor, name)
    made = ana.do("/import", {"text": game.to_text(), "seats": seats, "spectators": True})
    rui.do(f"/tables/{made['id']}/join", {"invite": made["invite"]})
    ana.do(f"/tables/{made['id']}/start", {})
    for visitor in (ana, rui):
        show(visitor, made["id"])
    situation = rui.ask(f"/tables/{made['id']}/situation")
    rui.do(f"/tables/{made['id']}/moves", {"move": move, "seq": situation["seq"], "key": "visit"})
    give = ana.page.locator(f'[data-standing-give="{noble}"]')
    expect(ana.page.locator('[data-standing-give="round"]')).to_be_visible()
    give.click()
    kept = ana.page.locator(f'[data-standing-revoke="{noble}"]')
    expect(kept).to_be_visible()
    assert [one["what"] for one in ana.ask(f"/tables/{made['id']}/standing-answers")] == [noble]
    expect(rui.page.locator("[data-standing]")).to_have_count(0)
    ana.page.reload()
    kept.click()
    expect(kept).to_have_count(0)
    assert ana.ask(f"/tables/{made['id']}/standing-answers") == []
