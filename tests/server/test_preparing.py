"""What is made once is made before anybody asks."""

from __future__ import annotations

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


def test_a_fault_while_preparing_is_logged_and_ends_nothing(monkeypatch: pytest.MonkeyPatch, sqlite_url: str) -> None:
    def fail(*_: object) -> None:
        raise OSError("no such file")

    settings = Settings(database=sqlite_url)
    monkeypatch.setattr(preparing, "client_files", fail)
    preparing.prepare(create_app(settings, Services(settings)))
