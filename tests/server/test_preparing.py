"""What is made once is made before anybody asks."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.testing import TestClient

from lisboa.server import api_document, client_files, preparing, rule_pages
from lisboa.server.app import create_app
from lisboa.server.routes import rules
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
