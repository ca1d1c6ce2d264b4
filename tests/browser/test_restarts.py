"""A server that dies and comes back in the middle of a turn costs nothing."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.tables import BOT, HOST, played, resume
from tests.browser.visitor import visiting
from tests.server.running import Process


@pytest.mark.slow(seconds=20)
def test_a_restart_in_the_middle_of_a_turn(chromium: Browser, tmp_path: Path) -> None:
    """A click while it is gone is kept, and made once when it is back; undo still goes back to the turn's start."""
    database, log = str(tmp_path / "lisboa.db"), tmp_path / "log"
    server = Process(database, log).wait_ready()
    try:
        with visiting(chromium, server.base) as ana:
            resume(ana, played(60, kind="main"), [HOST, BOT, BOT])
            offered = sorted(ana.moves())
            ana.play(next(move for move in offered if move.startswith("portfolio")))
            before = ana.seq()
            server.kill()
            expect(ana.page.locator("[data-offline]")).to_be_visible()
            ana.page.locator("[data-move]").first.click()
            server = Process(database, log, server.port).wait_ready()
            ana.wait_past(before)
            expect(ana.page.locator("[data-offline]")).to_have_count(0)
            assert ana.seq() == before + 1
            ana.check_offers()
            seq = ana.seq()
            ana.page.locator("[data-action=restart]").click()
            ana.wait_past(seq)
            assert sorted(ana.moves()) == offered
    finally:
        server.stop()
