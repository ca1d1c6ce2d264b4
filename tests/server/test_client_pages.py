"""The web client as it is served: light, kept by browsers, and under a strict policy."""

from __future__ import annotations

import gzip

import httpx
import pytest

from lisboa.server.client_files import client_files
from lisboa.server.routes.pages import POLICY
from tests.server.running import Running

LIGHT = 250_000  # bytes, compressed: all scripts and styles there are
PAGES = (
    "/",
    "/new",
    "/mine",
    "/lobby",
    "/replays",
    "/settings",
    "/legend",
    "/rules",
    "/rules/visits",
    "/table/anything",
)


def test_scripts_and_styles_are_light() -> None:
    """All of them together, also those that are loaded only when they are wanted."""
    files = {name: file for name, file in client_files().items() if name.endswith((".js", ".css"))}
    assert len(files) > 5
    assert sum(len(file.packed or b"") for file in files.values()) < LIGHT


@pytest.mark.parametrize("page", PAGES)
def test_pages_are_the_client_under_a_strict_policy(shared_server: Running, page: str) -> None:
    answer = httpx.get(shared_server.base + page)
    assert answer.status_code == 200
    assert '<div id="app">' in answer.text
    policy = answer.headers["content-security-policy"]
    assert policy == POLICY
    assert "unsafe" not in policy
    assert "http" not in policy
    assert answer.headers["cache-control"] == "no-cache"


def test_policy_of_everything_else_is_nothing(shared_server: Running) -> None:
    assert (
        httpx.get(f"{shared_server.base}/api/bots").headers["content-security-policy"].startswith("default-src 'none'")
    )


def test_files_are_compressed_and_kept(shared_server: Running) -> None:
    name, file = next((name, file) for name, file in client_files().items() if name.endswith(".js"))
    answer = httpx.get(f"{shared_server.base}/{name}", headers={"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.content == file.content == gzip.decompress(file.packed or b"")
    assert "immutable" in answer.headers["cache-control"]
    plain = httpx.get(f"{shared_server.base}/{name}", headers={"accept-encoding": "identity"})
    assert plain.content == file.content
    known = httpx.get(f"{shared_server.base}/{name}", headers={"if-none-match": answer.headers["etag"]})
    assert (known.status_code, known.content) == (304, b"")


def test_a_page_that_is_not_there_is_told_to_people_and_to_programs(shared_server: Running) -> None:
    people = httpx.get(f"{shared_server.base}/nowhere", headers={"accept": "text/html"})
    assert people.status_code == 404
    assert '<div id="app">' in people.text
    programs = httpx.get(f"{shared_server.base}/nowhere")
    assert programs.json()["error"] == "not-found"
    assert (
        httpx.get(f"{shared_server.base}/api/nowhere", headers={"accept": "text/html"}).json()["error"] == "not-found"
    )


@pytest.mark.parametrize("name", ["/assets/..%2Findex.html", "/assets/nothing.js", "/assets/%2Fetc%2Fpasswd"])
def test_no_other_files_are_served(shared_server: Running, name: str) -> None:
    assert httpx.get(shared_server.base + name).status_code == 404


def test_nobody_else_is_asked() -> None:
    """No address of another host in what the browser loads, but names that are never fetched."""
    names = ("http://www.w3.org/", "https://svelte.dev/e/", "http://127.0.0.1")
    for name, file in client_files().items():
        if not name.endswith((".js", ".css", ".html")):
            continue
        text = file.content.decode()
        for known in names:
            text = text.replace(known, "")
        assert "http://" not in text, name
        assert text.replace('"https://"', "").replace("`https://`", "").count("https://") == 0, name
