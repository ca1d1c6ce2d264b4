"""Positions in which a certain kind of decision is to be made, and pixels of a page."""

from __future__ import annotations

import base64
import functools
import random
from typing import Any

from playwright.sync_api import Page

import lisboa
from tests.browser.tables import BOT, HOST, become_guest, show
from tests.browser.visitor import Visitor

GAMES = 24  # searched for the largest decision of each kind


@functools.cache
def _richest() -> dict[str, str]:
    """For each kind of decision of the first seat the game in which most can be chosen, as text."""
    found: dict[str, tuple[int, str]] = {}
    for seed in range(GAMES):
        game, dice = lisboa.Game(players=2 + seed % 3, seed=seed), random.Random(seed)
        while not game.is_over:
            decision = game.decision
            assert decision is not None
            count = len(game.legal_moves())
            if decision.seat == 0 and count > found.get(decision.kind, (0, ""))[0]:
                found[decision.kind] = (count, game.to_text())
            game.play(dice.choice(game.legal_moves()))
    return {kind: text for kind, (_, text) in found.items()}


KINDS = (
    *("main", "free-state", "follow", "sell-or-trade", "trade", "sell", "cardinal", "favor", "recruit", "plan", "ship"),
    *("tile", "plot", "cube", "house", "decree", "site", "use-plan", "return-official", "rubble", "pay", "tuck"),
    *("ship-goods", "church-scoring", "take-card", "period-discard"),
)


def richest(kind: str) -> lisboa.Game:
    """The position of that kind with most options."""
    return lisboa.Game.from_text(_richest()[kind])


LATE_KINDS = (
    *("after-action", "cardinal", "church-scoring", "cube", "decree", "extra-good", "favor", "follow", "free-state"),
    *("house", "main", "pay", "period-discard", "period-reward", "plan", "plot", "recruit", "return-official"),
    *("rubble", "second-decree", "sell", "sell-or-trade", "ship", "ship-goods", "site", "take-card", "tile", "trade"),
    *("tuck", "use-plan", "visit-pay"),
)
LATE = 120  # moves: the boards are full by then


@functools.cache
def reached() -> dict[str, str]:
    """For each kind of decision that the first of four greedy players comes to late in a game such a game, as text."""
    found: dict[str, str] = {}
    for seed in (12, 3, 7):
        game = lisboa.Game(players=4, seed=seed)
        while not game.is_over:
            decision = game.decision
            assert decision is not None
            if decision.seat == 0 and len(game.moves) > LATE and decision.kind not in found:
                found[decision.kind] = game.to_text()
            game.play(lisboa.bots.move(game, "greedy", len(game.moves)))
    return found


def sit_late(visitor: Visitor, kind: str) -> None:
    """Somebody who has to decide a thing of that kind late in a game of four."""
    if not visitor.context.cookies():
        become_guest(visitor)
    made = visitor.do("/import", {"text": reached()[kind], "seats": [HOST, BOT, BOT, BOT], "title": "Friday evening"})
    show(visitor, str(made["id"]))
    visitor.wait_for_my_turn()


def sit_before(visitor: Visitor, kind: str) -> None:
    """Somebody who has to decide a thing of that kind."""
    if not visitor.context.cookies():
        become_guest(visitor)
    game = richest(kind)
    bots = [BOT] * (game.view(0)["options"]["players"] - 1)
    made = visitor.do("/import", {"text": game.to_text(), "seats": [HOST, *bots]})
    show(visitor, str(made["id"]))
    visitor.page.wait_for_selector(".command [data-move]")
    away = visitor.page.locator(".drawer .close")
    if away.count() > 0:
        away.click()


PIXELS = """async (shot) => {
    const image = new Image();
    image.src = "data:image/png;base64," + shot;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    canvas.getContext("2d").drawImage(image, 0, 0);
    window.shots = [...(window.shots ?? []), canvas.getContext("2d").getImageData(0, 0, image.width, image.height)];
}"""


def keep_pixels(page: Page) -> None:
    """A picture of the page as it is, for scripts of the page itself: `window.shots`."""
    page.evaluate(PIXELS, base64.b64encode(page.screenshot()).decode())


def boxes(page: Page, selector: str) -> list[dict[str, Any]]:
    """Where elements lie."""
    found: list[dict[str, Any]] = page.eval_on_selector_all(
        selector,
        "all => all.map(e => ({...e.getBoundingClientRect().toJSON(), move: e.dataset.move ?? e.dataset.leads}))",
    )
    return found
