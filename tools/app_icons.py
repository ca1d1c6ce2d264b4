"""Draws the app's icons from `web/public/favicon.svg`: `python -m tools.app_icons`.

A device cuts maskable icons into shapes of its own, so these are painted to the edge and keep the picture inside the
circle that every shape leaves (four fifths of the side). A badge is what Android shows in its status bar: only its
shape counts.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

ROOT: Final = Path(__file__).parent.parent
SOURCE: Final = ROOT / "web/public/favicon.svg"
FOLDER: Final = ROOT / "web/public/icons"
PAPER: Final = "#fbf9f2"
COBALT: Final = "#1d4f9c"
SIDE: Final = 32  # of the drawing
CHROMIUMS: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def drawing() -> str:
    """The favicon's shapes."""
    found = re.search(r"<svg[^>]*>(.*)</svg>", SOURCE.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    return found[1]


def whole(content: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIDE} {SIDE}">{content}</svg>'


def plain() -> str:
    """As in the tab."""
    return whole(drawing())


def maskable() -> str:
    """White on cobalt: the star and its gold heart, without the frame, which a round icon would cut."""
    star, heart = re.findall(r'<path d="(M16 [^"]+)"', drawing())
    inside = f'<path d="{star}" fill="{PAPER}"/><path d="{heart}" fill="#e0a526"/>'
    ground = f'<path d="M0 0h{SIDE}v{SIDE}H0z" fill="{COBALT}"/>'
    return whole(ground + inside)


def badge() -> str:
    """The star alone, with a hole for its heart."""
    star, heart = re.findall(r'<path d="(M16 [^"]+)"', drawing())
    shape = f'<path fill-rule="evenodd" d="{star}{heart}"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="2 2 28 28">{shape}</svg>'


ICONS: Final = {
    "icon-192.png": (192, plain),
    "icon-512.png": (512, plain),
    "maskable-192.png": (192, maskable),
    "maskable-512.png": (512, maskable),
    "touch-180.png": (180, maskable),  # Apple's devices round the corners themselves
    "badge-96.png": (96, badge),
}


def draw(browser: Browser, svg: str, size: int) -> bytes:
    """As a PNG of so many pixels, what is not painted transparent."""
    page = browser.new_page(viewport={"width": size, "height": size})
    page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:{size}px;height:{size}px}}</style>{svg}")
    content = page.screenshot(omit_background=True)
    page.close()
    return content


def main() -> None:
    """All of them."""
    FOLDER.mkdir(exist_ok=True)
    chromium = next(found for name in CHROMIUMS if (found := shutil.which(name)))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for name, (size, make) in ICONS.items():
            (FOLDER / name).write_bytes(draw(browser, make(), size))
        browser.close()


if __name__ == "__main__":
    main()
