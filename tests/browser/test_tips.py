"""A tip lies beside what is compared: not over other choices, the sentence, or what is lit on the board."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.scenes_of_choice import sit_late
from tests.browser.visitor import visiting
from tests.server.running import Running

COVERED = """() => {
    const tip = document.querySelector("[role=tooltip].placed").getBoundingClientRect();
    const names = {
        choice: ".command [data-move], .command [data-leads]", sentence: ".command .prompt",
        head: ".command .heading, .command th", lit: "[data-lit]",
    };
    return Object.entries(names).flatMap(([name, what]) => [...document.querySelectorAll(what)].flatMap(node => {
        const box = node.getBoundingClientRect();
        const width = Math.min(tip.right, box.right) - Math.max(tip.left, box.left);
        const height = Math.min(tip.bottom, box.bottom) - Math.max(tip.top, box.top);
        const hidden = width > 1 && height > 1 ? Math.round(width * height) : 0;
        return hidden ? [`${name} ${node.dataset.move ?? node.textContent.trim().slice(0, 20)}: ${hidden}`] : [];
    }));
}"""


# The numbers of the move have come and are drawn: they make the tip larger.
TOLD = """move => {
    const asked = performance.getEntriesByType("resource").filter(entry => entry.responseEnd > 0);
    const there = asked.some(({name}) => new URL(name).searchParams.get("move") === move);
    return there && new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(() => drawn(true))));
}"""


@pytest.mark.parametrize("kind", ["plot", "site", "use-plan", "trade", "decree"])
def test_a_tip_hides_nothing_of_what_is_compared(chromium: Browser, site: Running, kind: str) -> None:
    found: dict[str, Any] = {}
    with visiting(chromium, site.base) as visitor:
        page = visitor.page
        sit_late(visitor, kind)
        for size in ((1280, 600), (1366, 657), (1440, 900)):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            page.reload()
            visitor.wait_for_my_turn()
            for move in visitor.moves()[:4]:
                page.mouse.move(2, 2)
                page.locator("[role=tooltip]").wait_for(state="detached")
                visitor.choice(move).hover()
                page.locator("[role=tooltip].placed").wait_for()
                page.wait_for_function(TOLD, arg=move)
                covered = page.evaluate(COVERED)
                if covered:
                    found[f"{size} {move}"] = covered
    assert found == {}
