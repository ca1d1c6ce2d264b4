"""Takes the picture that messengers show beside a link to a table: python -m tools.link_picture

It is the panel of tiles of the start page, so the client must be built (`make web`), and a Chromium be there
(`make browser`).
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from lisboa.server.link_previews import HEIGHT, PICTURE, WIDTH
from tests.browser.conftest import FLAGS, chromium_path
from tests.server.running import running

TO: Final = Path(__file__).parent.parent / "web" / "public" / PICTURE
MOST: Final = 150_000  # bytes: some messengers take no more
COMPOSE: Final = """() => {
    const panel = document.querySelector("svg.baixa, .baixa svg, header svg");
    const drawing = panel.cloneNode(true);
    document.body.replaceChildren(drawing);
    document.documentElement.style.overflow = "hidden";
    drawing.setAttribute("preserveAspectRatio", "xMidYMax slice");
    drawing.style.cssText = "position:fixed;inset:0;width:1200px;height:630px;max-width:none";
    const words = document.createElement("h1");
    words.textContent = "Lisboa";
    words.style.cssText = "position:fixed;left:64px;top:40px;margin:0;font-size:136px;line-height:1;font-weight:800;"
        + "font-family:var(--display);color:#12305e";
    document.body.append(words);
}"""


def main() -> None:
    """Draw it again."""
    with (
        tempfile.TemporaryDirectory() as folder,
        running(str(Path(folder) / "lisboa.db")) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT}, color_scheme="light")
        page.goto(server.base)
        page.locator("[data-play]").first.wait_for()
        page.evaluate(COMPOSE)
        page.evaluate("document.fonts.ready")
        page.screenshot(path=TO)
        browser.close()
    size = TO.stat().st_size
    print(f"{TO.name}: {size} bytes")
    if size > MOST:
        raise SystemExit(f"{TO.name} has {size} bytes, more than {MOST}")


if __name__ == "__main__":
    main()
