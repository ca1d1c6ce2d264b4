"""A real Chromium, and a server for it to visit."""

from __future__ import annotations

import logging
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.visitor import PATIENCE, Visitor, visiting
from tests.server.running import Running, running

CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What needs a browser takes its time: all of it is left to `make test`."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.slow(seconds=5))


@pytest.fixture(scope="session", autouse=True)
def quiet_logs() -> None:
    """Servers in this process tell only what is wrong."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))


def chromium_path() -> str:
    """That of the machine: the tests bring no browser of their own."""
    wished = os.environ.get("LISBOA_CHROMIUM", "")
    for name in [wished] if wished else CHROMIUMS:
        found = shutil.which(name)
        if found:
            return found
    raise LookupError("no Chromium for the browser tests: run `make browser`")


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """One browser for the tests of a module; each visitor has a context of his own.

    Not for all of this process: while Playwright is there its event loop runs, and other tests could start none.
    """
    expect.set_options(timeout=PATIENCE)  # a busy machine is no fault of the client
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with nothing on it yet."""
    folder: Path = tmp_path_factory.mktemp("site")
    with running(str(folder / "lisboa.db"), bot_workers=1, analysis_simulations=8) as server:
        yield server


@pytest.fixture
def ana(chromium: Browser, site: Running) -> Iterator[Visitor]:
    """Somebody with a laptop who has never been here."""
    with visiting(chromium, site.base) as visitor:
        yield visitor


@pytest.fixture
def rui(chromium: Browser, site: Running) -> Iterator[Visitor]:
    """Somebody else."""
    with visiting(chromium, site.base) as visitor:
        yield visitor


@pytest.fixture
def eva(chromium: Browser, site: Running) -> Iterator[Visitor]:
    """A third one."""
    with visiting(chromium, site.base) as visitor:
        yield visitor


@pytest.fixture
def phone(chromium: Browser, site: Running) -> Iterator[Visitor]:
    """Somebody with a telephone."""
    small = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
    with visiting(chromium, site.base, **small) as visitor:
        yield visitor
