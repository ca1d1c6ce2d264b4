"""The web client as it is served: light, kept by browsers, and under a strict policy."""

from __future__ import annotations

import gzip
import re
import struct

import httpx
import pytest

from lisboa.server.client_files import client_files, packed
from lisboa.server.routes.pages import POLICY
from lisboa.server.service_worker import service_worker
from lisboa.text.catalogue import LOCALES, catalogue
from tests.server.running import Running

LIGHT = 250_000  # bytes, compressed
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


def test_scripts_and_styles_of_the_first_board_are_light() -> None:
    """What the page asks for by itself; the rest is loaded when it is wanted."""
    files = client_files()
    named = re.findall(r'(?:src|href)="/(assets/[^"]+\.(?:js|css))"', files["index.html"].content.decode())
    assert len(named) > 3
    assert sum(len(files[name].packed or b"") for name in named) < LIGHT


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


# As an app


def test_what_may_run_is_ours(shared_server: Running) -> None:
    policy = httpx.get(shared_server.base).headers["content-security-policy"]
    assert "worker-src 'self'" in policy
    assert "manifest-src 'self'" in policy


@pytest.mark.parametrize("language", LOCALES)
def test_the_manifest_in_every_language(shared_server: Running, language: str) -> None:
    answer = httpx.get(f"{shared_server.base}/manifest.webmanifest?lang={language}")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    assert answer.headers["cache-control"] == "no-cache"
    manifest = answer.json()
    assert (manifest["lang"], manifest["display"], manifest["start_url"]) == (language, "standalone", "/")
    assert manifest["name"]
    by_header = httpx.get(f"{shared_server.base}/manifest.webmanifest", headers={"accept-language": language})
    assert by_header.json() == manifest
    assert "accept-language" in by_header.headers["vary"]


def test_icons_are_as_large_as_the_manifest_says(shared_server: Running) -> None:
    icons = httpx.get(f"{shared_server.base}/manifest.webmanifest").json()["icons"]
    uses = {(icon["sizes"], icon["purpose"]) for icon in icons}
    assert {(f"{size}x{size}", use) for size in (192, 512) for use in ("any", "maskable")} <= uses
    for icon in icons:
        answer = httpx.get(shared_server.base + icon["src"])
        assert answer.status_code == 200, icon
        assert answer.headers["content-type"].startswith(icon["type"])
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", answer.content[16:24])
            assert f"{width}x{height}" == icon["sizes"]


def test_the_service_worker_is_one_file_that_is_asked_for_again(shared_server: Running) -> None:
    answer = httpx.get(f"{shared_server.base}/service-worker.js")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "import" not in answer.text
    assert "__BUILD__" not in answer.text


def test_a_new_build_of_the_client_is_a_new_service_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    before = service_worker()
    page = client_files()["index.html"]
    monkeypatch.setitem(client_files(), "index.html", packed(page.content + b"<!-- new -->", ".html"))
    service_worker.cache_clear()
    try:
        assert service_worker().tag != before.tag
    finally:
        monkeypatch.undo()
        service_worker.cache_clear()
    assert service_worker().tag == before.tag


@pytest.mark.parametrize("language", LOCALES)
def test_the_page_for_when_there_is_no_server_is_whole_in_itself(shared_server: Running, language: str) -> None:
    answer = httpx.get(f"{shared_server.base}/offline?lang={language}")
    assert f'<html lang="{language}">' in answer.text
    for message in ("offline-title", "offline-why-server", "offline-safe", "offline-again"):
        assert catalogue(language).say(message) in answer.text
    assert "{" not in answer.text.partition("<body")[2].partition("<script")[0]
    files = re.findall(r'(?:src|href)=|url\("([^"]+)"\)', answer.text)
    assert all(not name or name.startswith("/assets/") for name in files), "nothing but fonts"
    policy = answer.headers["content-security-policy"]
    assert "unsafe" not in policy
    assert policy.count("sha256-") == 2
