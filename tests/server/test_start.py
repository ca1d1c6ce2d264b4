"""What a server does not import before its first answer: imports are most of what a start takes.

Whoever adds an import to one of these modules' users sees it here, and puts it inside the function that needs it;
`late_imports` imports it when somebody has been answered.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from pathlib import Path

import httpx
import pytest

from benchmarks.restart import fill
from lisboa.server import late_imports
from tests.server.running import START_SECONDS, running
from tests.server.world import IdlePool

ROOT = Path(__file__).parents[2]
HEAVY = (
    *("alembic", "mako"),  # the tables are up to date
    *("asyncpg", "sqlalchemy.ext.asyncio", "sqlalchemy.orm", "sqlalchemy.dialects.postgresql"),  # for PostgreSQL
    *("fluent", "babel"),  # no words are said
    *("lisboa.bots", "lisboa.insight"),  # for hints and analyses
    *("httpx", "httpcore", "aiosmtplib", "certifi"),  # no message is sent
    *("markdown_it", "jinja2"),  # for the rules and for reports
    *("pydantic", "pydantic_core", "attr", "attrs", "rich", "pygments"),  # what Typer, Litestar and structlog look for
    *("confusable_homoglyphs", "numpy", "ray", "torch", "starlette"),
)


def imported_by_the_first_answer(database: Path) -> set[str]:
    """Modules of a fresh server that has answered once."""
    command = [sys.executable, "-m", "tests.server.first_answer", f"--database={database}"]
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr
    answer, *modules = ended.stdout.splitlines()
    assert answer == "HTTP/1.1 200 OK"
    return set(modules)


def test_a_server_answers_before_it_imports_what_the_first_answer_does_without(tmp_path: Path) -> None:
    database = tmp_path / "start.db"
    asyncio.run(fill(str(database), 4, 4))
    modules = imported_by_the_first_answer(database)
    assert "lisboa.server.serving" in modules
    assert sorted(modules & set(HEAVY)) == []


def test_the_rest_is_imported_when_somebody_was_answered(monkeypatch: pytest.MonkeyPatch, sqlite_url: str) -> None:
    """Not before, and not when the first person needs it either."""
    loaded = threading.Event()
    monkeypatch.setattr(late_imports, "IDLE_SECONDS", 3_600.0)
    monkeypatch.setattr(late_imports, "load", loaded.set)
    with running(sqlite_url, pool=IdlePool()) as server:
        assert not loaded.is_set()
        assert httpx.get(f"{server.base}/api/tables").status_code == 200
        assert loaded.wait(START_SECONDS)


def test_a_server_that_nobody_asks_imports_the_rest_as_well(monkeypatch: pytest.MonkeyPatch, sqlite_url: str) -> None:
    loaded = threading.Event()
    monkeypatch.setattr(late_imports, "IDLE_SECONDS", 0.01)
    monkeypatch.setattr(late_imports, "load", loaded.set)
    with running(sqlite_url, pool=IdlePool()):
        assert loaded.wait(START_SECONDS)


def test_whoever_becomes_a_guest_first_waits_alone(monkeypatch: pytest.MonkeyPatch, sqlite_url: str) -> None:
    """What names are checked with is read in a thread, though it is needed now: others are answered meanwhile."""
    begun, go_on = threading.Event(), threading.Event()

    def load() -> None:
        begun.set()
        go_on.wait(START_SECONDS)

    monkeypatch.setattr(late_imports, "IDLE_SECONDS", 3_600.0)
    monkeypatch.setattr(late_imports, "load_for_people", load)
    with running(sqlite_url, pool=IdlePool()) as server, ThreadPoolExecutor() as asking:
        guest = asking.submit(httpx.post, f"{server.base}/api/guest", json={"name": "Ana"}, timeout=START_SECONDS)
        try:
            assert begun.wait(START_SECONDS)
            assert httpx.get(f"{server.base}/api/tables").status_code == 200
            assert not guest.done()
        finally:
            go_on.set()
        assert guest.result().status_code == 201


@pytest.mark.parametrize("name", [*late_imports.LATER, *late_imports.FOR_PEOPLE])
def test_what_is_imported_later_is_there(name: str) -> None:
    assert import_module(name)
