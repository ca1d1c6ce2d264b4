"""A page of a stranger whose name leads to this machine (DNS rebinding) gets nothing done; friends get in."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from lisboa.server.allowed_hosts import AllowedHosts
from lisboa.server.settings import Settings
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


def test_sockets_too(server: Running) -> None:
    with Raw(server.base) as opened:
        assert opened.upgrade("/api/tables/x/live", "Origin: http://evil.test", host="evil.test") == 421
    with Raw(server.base) as opened:
        assert opened.upgrade("/api/tables/x/live", "Origin: http://localhost:1", host="localhost:1") == 101
