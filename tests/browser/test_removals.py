"""What will be removed is said on the start page of its owner, and what is imported can be deleted."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.tables import become_guest
from tests.browser.test_several_people import Calendar
from tests.browser.visitor import Visitor
from tests.server.running import Running, running
from tests.server.world import FINISHED_GAME

DAY = 86_400_000


@pytest.fixture(scope="module")
def calendar() -> Calendar:
    return Calendar()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, calendar: Calendar) -> Iterator[Running]:
    """A server that believes the calendar."""
    with running(str(tmp_path_factory.mktemp("site") / "lisboa.db"), bot_workers=1, now=calendar) as server:
        yield server


def import_game(person: Visitor, title: str) -> str:
    return str(person.do("/import", {"text": FINISHED_GAME.read_text(), "title": title})["id"])


def test_an_import_that_will_be_removed_is_kept_by_opening_it(ana: Visitor, calendar: Calendar) -> None:
    become_guest(ana, "Ana")
    table = import_game(ana, "The long evening")
    calendar.ahead += 170 * DAY
    ana.page.goto(f"{ana.base}/")
    notice = ana.page.locator(".removal-notice")
    expect(notice).to_contain_text("Soon to be removed")
    expect(notice).to_contain_text("180 days")
    expect(notice).to_contain_text("You were away for a long time")
    expect(notice.locator("h2")).to_have_text(["Soon to be removed", "Welcome back"])
    notice.get_by_text("The long evening").click()
    ana.page.wait_for_selector(".table-page")
    ana.page.goto(f"{ana.base}/")
    ana.page.wait_for_selector(f'[data-table="{table}"]')
    expect(ana.page.locator(".removal-notice li")).to_have_count(0)


def test_an_import_is_deleted_at_the_second_click(rui: Visitor) -> None:
    become_guest(rui, "Rui")
    kept, gone = import_game(rui, "kept"), import_game(rui, "gone")
    rui.page.goto(f"{rui.base}/mine")
    button = rui.page.locator(f'[data-delete="{gone}"]')
    button.click()
    expect(button).to_have_attribute("aria-label", "Click again to delete: gone")
    expect(button).to_have_text("Delete?")
    button.click()
    expect(rui.page.locator(f'[data-table="{gone}"]')).to_have_count(0)
    expect(rui.page.locator(f'[data-table="{kept}"]')).to_have_count(1)


def test_on_a_phone_nothing_is_pressed_together(phone: Visitor, calendar: Calendar) -> None:
    """In Russian, whose words are long: names and scores stand in one line, and the notice is in sight."""
    become_guest(phone, "Inês")
    import_game(phone, "The long evening")
    phone.page.goto(f"{phone.base}/mine")
    phone.page.locator("header select").first.select_option("ru")
    expect(phone.page.locator("h1")).to_have_text("Мои столы")
    seats = phone.page.locator(".table-card .seat")
    expect(seats.first).to_be_visible()
    assert {round(seat.bounding_box()["height"] / 24) for seat in seats.all()} == {1}  # type: ignore[index]
    card, button = (phone.page.locator(name).bounding_box() for name in (".table-card", "[data-delete]"))
    assert card is not None
    assert button is not None
    assert button["y"] >= card["y"] + card["height"]
    calendar.ahead += 170 * DAY
    phone.page.goto(f"{phone.base}/")
    expect(phone.page.locator(".removal-notice h2").first).to_be_in_viewport()
