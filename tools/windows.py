"""Takes pictures of a late game of four in every real window: python -m tools.windows

Without arguments a few small ones for docs/images/windows; with --all FOLDER every window, by day and night, in three
languages, as large as they are. The client must be built (`make web`), and a Chromium be there (`make browser`).
"""

from __future__ import annotations

import argparse
import base64
import logging
import tempfile
from pathlib import Path
from typing import Final

import structlog
from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import FLAGS, chromium_path
from tests.browser.test_windows import LANGUAGES, WINDOWS
from tests.browser.visitor import Visitor, visiting
from tests.server.running import running
from tools.screenshots import SETTLE_MS, late

KEPT: Final = Path(__file__).parent.parent / "docs" / "images" / "windows"
KEPT_SIZES: Final = ((1280, 600), (1366, 657), (1440, 764), (1180, 820), (1024, 768))
KEPT_PIXELS: Final = 270_000  # of a picture in the documentation
QUALITY: Final = 48
MOST_BYTES: Final = 60_000


def picture(visitor: Visitor, size: tuple[int, int], width: int) -> bytes:
    """The window as a WebP that wide."""
    visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
    visitor.page.wait_for_timeout(SETTLE_MS)
    session = visitor.context.new_cdp_session(visitor.page)
    clip = {"x": 0, "y": 0, "width": size[0], "height": size[1], "scale": width / size[0]}
    shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY, "clip": clip})
    return base64.b64decode(shot["data"])


def take(browser: Browser, base: str, folder: Path, scheme: str, language: str, *, kept: bool) -> None:
    """All windows with one table."""
    with visiting(browser, base, color_scheme=scheme, locale=language) as visitor:
        late(visitor)
        for size in KEPT_SIZES if kept else WINDOWS:
            image = picture(visitor, size, int((KEPT_PIXELS * size[0] / size[1]) ** 0.5) if kept else size[0])
            name = f"{size[0]}x{size[1]}-{scheme}{'' if kept else '-' + language}.webp"
            if kept and len(image) > MOST_BYTES:
                raise ValueError(f"{name} has {len(image)} bytes, more than {MOST_BYTES}")
            (folder / name).write_bytes(image)
            print(folder / name)


def main() -> None:
    """Those asked for."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--all", type=Path, metavar="FOLDER", help="every window, large, into this folder")
    asked = parser.parse_args()
    folder = asked.all or KEPT
    folder.mkdir(parents=True, exist_ok=True)
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    with (
        tempfile.TemporaryDirectory() as data,
        running(str(Path(data) / "lisboa.db")) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        for scheme in ("light", "dark"):
            for language in LANGUAGES if asked.all else ("en",):
                take(browser, server.base, folder, scheme, language, kept=not asked.all)
        browser.close()


if __name__ == "__main__":
    main()
