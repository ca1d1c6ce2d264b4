"""What is made once is made before anybody asks."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest
from litestar.testing import TestClient

from lisboa.server import api_document, client_files, prepared, preparing, rule_pages
from lisboa.server.app import create_app
from lisboa.server.routes import assist, pages, rules
from lisboa.server.services import Services
from lisboa.server.settings import Settings


def test_whoever_asks_first_does_not_wait(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(database=sqlite_url)
    app = create_app(settings, Services(settings))
    preparing.prepare(app)

    def again(*_: object) -> None:
        raise AssertionError("it is made while somebody waits")

    for module, name in ((api_document, "completed"), (client_files, "read"), (rule_pages, "rendered")):
        monkeypatch.setattr(module, name, again)
    with TestClient(app) as client:
        for path in ("/schema/openapi.json", "/", "/api/rules?lang=ja", "/api/rules/notation?lang=pt"):
            assert client.get(path).status_code == 200, path
    assert rules.page_list.cache_info().currsize >= 5


def test_while_it_is_promised_nobody_else_makes_the_description(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It takes half a second, for which everybody would wait."""
    settings = Settings(database=sqlite_url)
    app = create_app(settings, Services(settings))
    made: list[int] = []

    def make(*_: object) -> dict[str, str]:
        made.append(1)
        return {"openapi": "3.1.0"}

    framework: Any = app.plugins.get("OpenAPIPlugin")
    monkeypatch.setattr(api_document, "completed", make)
    monkeypatch.setattr(type(framework), "provide_openapi_schema", make)
    (document,) = api_document.documents(app)
    document.promise()
    with TestClient(app) as client:
        answer = client.get("/schema/openapi.json")
        assert (answer.status_code, answer.json()["error"], made) == (503, "busy", [])
        assert int(answer.headers["retry-after"]) > 0
        document.prepare(app)
        assert client.get("/schema/openapi.json").json() == {"openapi": "3.1.0"}


def test_a_description_that_could_not_be_prepared_is_made_when_asked_for(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(database=sqlite_url)
    app = create_app(settings, Services(settings))
    (document,) = api_document.documents(app)
    document.promise()
    with monkeypatch.context() as broken:
        broken.setattr(api_document, "completed", lambda *_: 1 / 0)
        preparing.prepare(app)
    with TestClient(app) as client:
        assert client.get("/schema/openapi.json").status_code == 200


def test_a_fault_while_preparing_is_logged_and_ends_nothing(monkeypatch: pytest.MonkeyPatch, sqlite_url: str) -> None:
    def fail(*_: object) -> None:
        raise OSError("no such file")

    settings = Settings(database=sqlite_url)
    monkeypatch.setattr(preparing, "client_files", fail)
    preparing.prepare(create_app(settings, Services(settings)))


MADE_ONCE = [
    ("/", pages, "client_files"),
    ("/table/t", pages, "client_files"),
    ("/assets/x.js", pages, "client_files"),
    ("/service-worker.js", pages, "service_worker"),
    ("/offline?lang=ja", pages, "offline_page"),
    ("/manifest.webmanifest?lang=ja", pages, "app_manifest"),
    ("/api/rules?lang=ja", rules, "page_list"),
    ("/api/rules/notation?lang=ja", rule_pages, "pages"),
    ("/api/rules/pictures/x.svg?lang=ja", rule_pages, "pictures"),
    ("/api/components?lang=ja", assist, "component_bytes"),
    ("/api/bots?lang=ja", prepared, "read_words"),
    ("/api/tables/t/situation?lang=ja", prepared, "read_words"),
]


@pytest.mark.parametrize(("path", "module", "name"), MADE_ONCE, ids=[path for path, _, _ in MADE_ONCE])
def test_nobody_is_held_up_by_what_somebody_asks_for_first(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, path: str, module: Any, name: str
) -> None:
    """It is made in another thread than that of the event loop, and a request waits for it."""
    settings = Settings(database=sqlite_url)
    maker = getattr(module, name)
    places: list[str] = []

    def make(*of: str) -> Any:
        places.append(threading.current_thread().name)
        return maker(*of)

    monkeypatch.setattr(module, name, make)
    with TestClient(create_app(settings, Services(settings))) as client:
        assert client.get(path).status_code < 600
    assert places
    assert places[0].startswith("lisboa-prepare")


def test_what_many_ask_for_at_once_is_made_once() -> None:
    made: list[int] = []
    begin = threading.Event()

    def make(number: int) -> int:
        begin.wait()
        made.append(number)
        return number

    async def scene() -> None:
        first = [asyncio.create_task(prepared.prepared(make, 7)) for _ in range(5)]
        await asyncio.sleep(0)
        first[0].cancel()  # who goes away takes nothing from the others
        begin.set()
        assert await asyncio.gather(*first[1:]) == [7] * 4
        assert made[0] == 7
        assert prepared.is_prepared(make, 7)

    asyncio.run(scene())


def test_what_failed_is_tried_again() -> None:
    outcomes = [ValueError("not now"), None]

    def make() -> str:
        outcome = outcomes.pop(0) if outcomes else None
        if outcome is not None:
            raise outcome
        return "made"

    async def scene() -> None:
        with pytest.raises(ValueError, match="not now"):
            await prepared.prepared(make)
        assert await prepared.prepared(make) == "made"

    asyncio.run(scene())
