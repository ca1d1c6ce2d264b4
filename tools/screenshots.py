"""Takes the pictures of the README anew: python -m tools.screenshots

The client must be built (`make web`), and a Chromium be there (`make browser`).
"""

from __future__ import annotations

import logging
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import structlog
from playwright.sync_api import Browser, sync_playwright

import lisboa
from tests.browser.conftest import FLAGS, chromium_path
from tests.browser.tables import HOST, resume
from tests.browser.visitor import Visitor, visiting
from tests.server.running import running

IMAGES: Final = Path(__file__).parent.parent / "docs" / "images"
SETTLE_MS: Final = 1500
PHONE: Final = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}


def game_of_bots(players: int, seed: int, moves: int, kind: str = "") -> lisboa.Game:
    """A game that looks like one: greedy bots, until the first seat has to decide (something of that kind)."""
    game = lisboa.Game(players=players, seed=seed)
    while not game.is_over:
        decision = game.decision
        if len(game.moves) >= moves and decision is not None and decision.seat == 0 and kind in ("", decision.kind):
            break
        game.play(lisboa.bots.move(game, "greedy", len(game.moves)))
    return game


def seats(*bots: str) -> list[dict[str, str]]:
    """Who looks, and these against them."""
    return [HOST, *({"kind": "bot", "bot": bot} for bot in bots)]


def home(visitor: Visitor) -> None:
    visitor.go("/")


def early(visitor: Visitor) -> None:
    resume(visitor, game_of_bots(3, 5, 45, "plot"), seats("apprentice", "greedy"))


def late(visitor: Visitor) -> None:
    resume(visitor, game_of_bots(4, 12, 330, "main"), seats("greedy", "courtier", "master"))


def end(visitor: Visitor) -> None:
    resume(visitor, game_of_bots(3, 5, 10_000), seats("courtier", "master"))


PICTURES: Final[dict[str, tuple[Callable[[Visitor], None], dict[str, Any]]]] = {
    "home": (home, {}),
    "table-early": (early, {}),
    "table-late": (late, {}),
    "table-dark": (late, {"color_scheme": "dark"}),
    "phone": (early, PHONE),
    "end": (end, {}),
}


def take(browser: Browser, base: str, name: str) -> None:
    """One picture."""
    show, how = PICTURES[name]
    with visiting(browser, base, **how) as visitor:
        show(visitor)
        visitor.page.wait_for_timeout(SETTLE_MS)
        visitor.page.screenshot(path=IMAGES / f"{name}.png")


def main() -> None:
    """All of them."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    with (
        tempfile.TemporaryDirectory() as folder,
        running(str(Path(folder) / "lisboa.db")) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        for name in PICTURES:
            take(browser, server.base, name)
            print(f"docs/images/{name}.png")
        browser.close()


if __name__ == "__main__":
    main()
