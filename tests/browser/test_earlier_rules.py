"""A game that began under earlier rules is marked, and its cards are as it knows them; other games are not."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

import lisboa
from tests.browser.tables import HOST, HOT_SEAT, resume
from tests.browser.visitor import Visitor

CARD = "purple-king-4"  # its envelope has no number in revision 1, and a 4 in revision 2


def with_the_card(rules: int) -> lisboa.Game:
    """A game in which the first seat may play the card."""
    for seed in range(100):
        game = lisboa.Game(players=2, seed=seed, rules=rules)
        dice = random.Random(seed)
        while not game.is_over:
            if f"gold {CARD}" in game.legal_moves() and game.decision is not None and game.decision.seat == 0:
                return game
            game.play(dice.choice(game.legal_moves()))
    raise LookupError(f"nobody holds {CARD}")


@pytest.mark.parametrize(("rules", "numbers"), [(1, ["1"]), (2, ["1", "4"])])
def test_the_mark_and_the_card(ana: Visitor, rules: int, numbers: list[str]) -> None:
    """The header's mark, the menu's words with their link, and the numbers on the card: its influence, its reward."""
    game = with_the_card(rules)
    assert ("[Rules 2]" in game.to_text()) == (rules == 2)
    resume(ana, game, [HOST, HOT_SEAT])
    card = ana.page.locator(f'li:has([data-move="gold {CARD}"]) .hand-card')
    expect(card.locator(".art-number")).to_have_text(numbers)
    marks = ["earlier rules"] if rules == 1 else []
    expect(ana.page.locator("header .where .earlier")).to_have_text(marks)
    ana.page.locator('[data-layer="menu"]').click()
    ana.page.locator(".drawer h3").first.wait_for()
    expect(ana.page.locator("[data-earlier-rules] a")).to_have_text(marks)


def test_the_words_lead_to_what_differs(ana: Visitor) -> None:
    resume(ana, with_the_card(1), [HOST, HOT_SEAT])
    ana.page.locator('[data-layer="menu"]').click()
    ana.page.locator("[data-earlier-rules] a").click()
    expect(ana.page.locator("article .meant")).to_have_text("Earlier rules (revision 1)")
    expect(ana.page.locator("article .meant")).to_be_in_viewport()
