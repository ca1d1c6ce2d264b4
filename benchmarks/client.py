"""How light and quick the web client is here: python -m benchmarks.client [--runs N] [--moves N] [--json]

- `first_board_ms`: from the address to the first drawn table, late in a four-player game, with an empty cache; the
  median of the runs, and the best.
- `turns`: turns are played and pieces fly. `frame_ms` are times between two frames; `task_cpu_ms` is the longest task
  of the page's main thread by its own processor time, which does not count what other programs on the machine took;
  `long_tasks` are those over 50 ms.
- `playback`: the same while a game is played like a film.
- `end_screen`: the same while a game ends and its end screen opens for the first time.
- `packed_kb`: all scripts and styles, compressed.
"""

from __future__ import annotations

import argparse
import json
import logging
import statistics
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import structlog
from playwright.sync_api import Browser, sync_playwright

import lisboa
from lisboa.server.client_files import client_files
from tests.browser.conftest import FLAGS, chromium_path
from tests.browser.tables import BOT, HOST, resume, show
from tests.browser.visitor import Visitor, anything, visiting
from tests.server.running import running
from tools.screenshots import game_of_bots

SEATS: Final = [HOST, BOT, BOT, BOT]
LONG_MS: Final = 50
SETTLE_MS: Final = 1500
LAST_DECISIONS: Final = 50
WATCH_FRAMES: Final = """() => {
    window.frames_ = [];
    let last = performance.now();
    const look = now => { window.frames_.push(now - last); last = now; requestAnimationFrame(look); };
    requestAnimationFrame(look);
}"""
FIRST_BOARD: Final = """() => new Promise(done => {
    const look = () => document.querySelector(".table-page [data-place]")
        ? requestAnimationFrame(() => done(performance.now())) : requestAnimationFrame(look);
    look();
})"""


def first_board(browser: Browser, base: str, game: lisboa.Game) -> float:
    """One cold start."""
    with visiting(browser, base) as visitor:
        table = resume(visitor, game, SEATS)
        session = visitor.context.new_cdp_session(visitor.page)
        session.send("Network.clearBrowserCache")
        visitor.page.goto(f"{base}/table/{table}", wait_until="commit")
        return float(visitor.page.evaluate(FIRST_BOARD))


def play(visitor: Visitor, moves: int) -> None:
    """Some decisions, with a look at each."""
    choose = anything(1)
    for _ in range(moves):
        if not visitor.wait_for_my_turn():
            return
        visitor.play(choose(visitor.moves()))
        visitor.page.wait_for_timeout(400)


def traced(browser: Browser, visitor: Visitor, act: Callable[[], None]) -> dict[str, Any]:
    """Frames and tasks while something happens."""
    visitor.page.evaluate(WATCH_FRAMES)
    with tempfile.TemporaryDirectory() as folder:
        trace = Path(folder) / "trace.json"
        browser.start_tracing(page=visitor.page, path=trace, categories=["devtools.timeline", "toplevel"])
        act()
        browser.stop_tracing()
        tasks = main_thread_tasks(json.loads(trace.read_text(encoding="utf-8"))["traceEvents"])
    seen = sorted(visitor.page.evaluate("window.frames_"))
    return {
        "frame_ms": {
            "p50": round(statistics.median(seen), 1),
            "p99": round(seen[int(len(seen) * 0.99)], 1),
            "max": round(seen[-1], 1),
            "count": len(seen),
        },
        "task_cpu_ms": round(max(tasks), 1),
        "long_tasks": sum(task > LONG_MS for task in tasks),
    }


def turns(browser: Browser, base: str, game: lisboa.Game, moves: int) -> dict[str, Any]:
    """Some decisions late in a game."""
    with visiting(browser, base) as visitor:
        show(visitor, resume(visitor, game, SEATS))
        visitor.page.wait_for_timeout(SETTLE_MS)
        return traced(browser, visitor, lambda: play(visitor, moves))


def film(browser: Browser, base: str, game: lisboa.Game, moves: int) -> dict[str, Any]:
    """The last part of a finished game, played like a film."""
    with visiting(browser, base) as visitor:
        show(visitor, resume(visitor, game, SEATS))
        page = visitor.page
        page.locator("[data-end-screen]").wait_for()
        page.keyboard.press("Escape")
        page.locator("[data-timeline]").evaluate("line => { line.value = line.max * 0.8; }")
        page.locator("[data-timeline]").dispatch_event("input")
        page.wait_for_timeout(SETTLE_MS)

        def watch() -> None:
            page.locator("[data-film=play]").click()
            page.wait_for_timeout(moves * 700)

        return traced(browser, visitor, watch)


def last_turn(browser: Browser, base: str, game: lisboa.Game) -> dict[str, Any]:
    """The last decisions of a game, until its end screen is open."""
    with visiting(browser, base) as visitor:
        show(visitor, resume(visitor, before_the_end(game), SEATS))
        visitor.page.wait_for_timeout(SETTLE_MS)

        def end() -> None:
            play(visitor, LAST_DECISIONS)
            visitor.page.locator("[data-end-screen]").wait_for()
            visitor.page.wait_for_timeout(SETTLE_MS)

        return traced(browser, visitor, end)


def before_the_end(game: lisboa.Game) -> lisboa.Game:
    """When the first seat decides for the last time."""
    last = max(number for number, seat in enumerate(game.movers) if seat == 0)
    earlier = lisboa.Game(players=len(SEATS), seed=game.seed)
    for move in game.moves[:last]:
        earlier.play(move)
    return earlier


def main_thread_tasks(events: list[dict[str, Any]]) -> list[float]:
    """Processor time of each task of the page's main thread, in milliseconds."""
    names = {
        (event["pid"], event["tid"]): event["args"]["name"]
        for event in events
        if event.get("name") == "thread_name" and event.get("ph") == "M"
    }
    return [
        event.get("tdur", 0) / 1000
        for event in events
        if event.get("name") in ("RunTask", "ThreadControllerImpl::RunTask")
        and names.get((event["pid"], event["tid"])) == "CrRendererMain"
    ] or [0.0]


def measure(runs: int, moves: int) -> dict[str, Any]:
    """Everything."""
    game = game_of_bots(4, 12, 270, "main")
    over = game_of_bots(4, 12, 10_000)
    with (
        tempfile.TemporaryDirectory() as folder,
        running(str(Path(folder) / "lisboa.db")) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        starts = [first_board(browser, server.base, game) for _ in range(runs)]
        found = {
            "turns": turns(browser, server.base, game, moves),
            "playback": film(browser, server.base, over, moves),
            "end_screen": last_turn(browser, server.base, over),
        }
        browser.close()
    packed = sum(len(file.packed or b"") for name, file in client_files().items() if name.endswith((".js", ".css")))
    return {
        "first_board_ms": {"median": round(statistics.median(starts)), "best": round(min(starts)), "runs": runs},
        **found,
        "packed_kb": round(packed / 1000, 1),
    }


def main() -> None:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--moves", type=int, default=12)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    found = measure(asked.runs, asked.moves)
    if asked.json:
        print(json.dumps(found))
        return
    for name, value in found.items():
        print(f"{name:18} {value}")


if __name__ == "__main__":
    main()
