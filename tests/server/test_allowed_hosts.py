"""A page of a stranger whose name leads to this machine (DNS rebinding) gets nothing done; friends get in."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from html import unescape

import httpx
import pytest

from lisboa.server.allowed_hosts import AllowedHosts
from lisboa.server.loop_watch import HELD_SECONDS
from lisboa.server.settings import Settings
from lisboa.server.wrong_host_page import wrong_host_page
from lisboa.text import catalogue
from tests.server.raw_connections import Raw
from tests.server.running import Running, running

OURS = [
    "127.0.0.1",
    "127.0.0.1:8000",
    "192.168.1.17:8000",
    "10.1.2.3",
    "[::1]:8000",
    "[fe80::1]",
    "localhost",
    "LocalHost:8000",
    "lisboa.localhost:8000",
    "casa:8000",
    "casa.local:8000",
    "Casa.Lan.",
    "play.example.org",
    "play.example.org:443",
    "games.example.org",
    "tv.lan:8000",
]
FOREIGN = [
    "",
    "evil.test",
    "evil.test:8000",
    "play.example.org.evil.test",
    "evil.play.example.org",
    "casa.local.evil.test",
    "localhost.evil.test",
    "evillocalhost",
    "127.0.0.1.evil.test",
    "127.1",
    "0x7f000001",
    "2130706433",
    "local",
    "casa.evil",
    "user@127.0.0.1",
    "::1]",
    "[::1]evil.test",
    "[::1]:evil",
    "127.0.0.1:80:evil.test",
]


@pytest.fixture(scope="module")
def hosts() -> AllowedHosts:
    settings = Settings(public_url="https://play.example.org", allowed_host="games.example.org, TV.lan")
    return AllowedHosts(settings, machine="casa.lan")


@pytest.mark.parametrize("host", OURS)
def test_served_are_addresses_and_our_own_names(host: str, hosts: AllowedHosts) -> None:
    assert hosts.admits(host)


@pytest.mark.parametrize("host", FOREIGN)
def test_no_other_name_is_served(host: str, hosts: AllowedHosts) -> None:
    assert not hosts.admits(host)


def test_a_server_that_listens_by_name_answers_to_it() -> None:
    assert AllowedHosts(Settings(host="games.lan"), machine="casa").admits("games.lan:8000")
    assert not AllowedHosts(Settings(host="0.0.0.0"), machine="casa").admits("games.lan:8000")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(str(tmp_path_factory.mktemp("hosts") / "lisboa.db"), allowed_host="games.example.org") as started:
        yield started


def test_a_request_whose_host_and_origin_are_a_strangers_is_not_carried_out(server: Running) -> None:
    body = {"name": "Ana"}
    stranger = {"host": "evil.test", "origin": "http://evil.test"}
    refused = httpx.post(f"{server.base}/api/guest", json=body, headers=stranger, timeout=60)
    assert (refused.status_code, refused.json()["error"]) == (421, "unknown-host")
    assert "--allowed-host" in refused.json()["detail"]
    ours = {"host": "games.example.org", "origin": "http://games.example.org"}
    assert httpx.post(f"{server.base}/api/guest", json=body, headers=ours, timeout=60).status_code == 201


@pytest.mark.parametrize("path", ["/", "/api/me", "/metrics", "/schema/openapi.json", "/nowhere"])
def test_nothing_at_all_is_served_to_another_name(path: str, server: Running) -> None:
    with Raw(server.base) as request:
        assert request.get(path, host="evil.test") == 421
    with Raw(server.base) as request:
        assert request.get(path, host="localhost:1") in (200, 401, 404)


BROWSER = {"accept": "text/html,application/xhtml+xml", "accept-language": "pt-PT,pt;q=0.9"}


def test_a_friend_who_came_by_the_router_s_name_is_shown_where_to_go(server: Running) -> None:
    shown = httpx.get(f"{server.base}/table/x", headers={"host": "casa.fritz.box:8000", **BROWSER}, timeout=60)
    assert shown.status_code == 421
    assert shown.headers["content-type"] == "text/html; charset=utf-8"
    assert f'<a href="{server.base}/">' in shown.text
    assert '<html lang="pt">' in shown.text
    assert "--allowed-host" in shown.text
    program = httpx.get(f"{server.base}/", headers={"host": "casa.fritz.box"}, timeout=60)
    assert program.json()["error"] == "unknown-host"


def test_nothing_of_a_stranger_s_name_is_on_that_page(server: Running) -> None:
    with Raw(server.base) as request:
        request.get("/<b>", "Accept: text/html", "Accept-Language: <b>", host="<script>evil.test")
    shown = httpx.get(f"{server.base}/<b>evil", headers={"host": "<b>evil.test", **BROWSER}, timeout=60)
    assert shown.status_code == 421
    assert "evil" not in shown.text
    assert "<b>" not in shown.text


def test_behind_a_proxy_that_page_names_no_address() -> None:
    headers = {b"accept": b"text/html"}
    page = wrong_host_page(headers, None)
    assert page is not None
    assert b"href" not in page
    six = wrong_host_page(headers, ("fd00::1", 8000))
    assert six is not None
    assert b'href="http://[fd00::1]:8000/"' in six


@pytest.mark.parametrize("language", catalogue.LOCALES)
def test_that_page_says_what_the_catalogue_says(language: str) -> None:
    page = wrong_host_page({b"accept": b"text/html", b"accept-language": language.encode()}, ("127.0.0.1", 8000))
    assert page is not None
    shown = unescape(re.sub("<[^>]*>", "", page.decode()))
    words = catalogue.catalogue(language)
    assert words.say("message-wrong-host") in shown
    assert words.say("message-wrong-host-instead", url="http://127.0.0.1:8000/") in shown
    assert words.say("message-wrong-host-yours") in shown


def test_that_page_holds_up_nobody_to_read_a_language(monkeypatch: pytest.MonkeyPatch) -> None:
    catalogue.catalogue.cache_clear()
    catalogue.line_of.cache_clear()
    monkeypatch.setattr(catalogue, "Catalogue", None)  # what parses all words of one
    began = time.process_time()
    for language in catalogue.LOCALES:
        assert wrong_host_page({b"accept": b"text/html", b"accept-language": language.encode()}, None) is not None
    assert time.process_time() - began < HELD_SECONDS


def test_sockets_too(server: Running) -> None:
    with Raw(server.base) as opened:
        assert opened.upgrade("/api/tables/x/live", "Origin: http://evil.test", host="evil.test") == 421
    with Raw(server.base) as opened:
        assert opened.upgrade("/api/tables/x/live", "Origin: http://localhost:1", host="localhost:1") == 101
