"""Bots to play with: who chooses one sees how strong it is, plays against it, and is offered it again."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.tables import HOST, played, show
from tests.browser.visitor import Visitor


def test_the_bot_chosen_sits_at_the_table_and_is_offered_again(ana: Visitor) -> None:
    ana.go("/")
    choice = ana.page.get_by_label("Which bot")
    expect(choice).to_have_value("novice")  # for somebody who has never finished a game
    offered = choice.locator("option").evaluate_all("all => all.map(e => e.value)")
    assert offered == ["novice", "apprentice", "greedy", "courtier", "master", "random", "eager"]
    choice.select_option("master")
    expect(ana.page.get_by_role("img", name="Strength 5 of 5")).to_be_visible()
    choice.select_option("novice")
    ana.go("/new")
    expect(ana.page.get_by_label("Which bot")).to_have_value("novice")
    expect(ana.page.get_by_role("img", name="Strength 1 of 5")).to_be_visible()
    expect(ana.page.get_by_text("Tomé carries stones")).to_be_visible()
    ana.page.locator("[data-action=create]").click()
    ana.page.wait_for_url("**/table/*")
    assert [seat["bot"] for seat in ana.ask(f"/tables/{ana.table}")["seats"]] == [None, "novice"]
    seats = [HOST, {"kind": "bot", "bot": "novice"}, {"kind": "bot", "bot": "novice"}]
    show(ana, str(ana.do("/import", {"text": played(60).to_text(), "seats": seats})["id"]))
    ana.page.get_by_role("button", name="Tomé the novice").hover()
    expect(ana.page.get_by_role("tooltip")).to_contain_text("Tomé carries stones")
    expect(ana.page.get_by_role("button", name="Gaspar the novice")).to_be_visible()  # nobody is there twice
