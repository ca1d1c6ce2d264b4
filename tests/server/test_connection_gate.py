"""Connections are counted by address, and some are kept for those who are playing."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack, ExitStack
from typing import Any

import pytest
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from lisboa.server import serving
from lisboa.server.client_addresses import TrustedProxies, counted_address
from lisboa.server.connection_gate import (
    FOR_PLAYERS,
    OWN_FILES,
    PER_ADDRESS,
    PER_PLAYER,
    PLAYS_SECONDS,
    ConnectionGate,
)
from lisboa.server.services import Services
from lisboa.server.settings import Settings
from tests.server.playing import HOST, HOT_SEAT, table_of
from tests.server.raw_connections import Raw
from tests.server.running import running, wait_until


@pytest.mark.parametrize(
    ("host", "name"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("unix", "unix"),
    ],
)
def test_a_network_counts_as_one(host: str, name: str) -> None:
    assert counted_address(host) == name


def test_proxies_are_named_by_address_or_network() -> None:
    proxies = TrustedProxies("127.0.0.1, 10.0.0.0/8,2001:db8::/32")
    for host in ("127.0.0.1", "::ffff:127.0.0.1", "10.9.8.7", "2001:db8::5"):
        assert host in proxies
    for host in ("127.0.0.2", "11.0.0.1", "2001:db9::1", "", "*"):
        assert host not in proxies
    assert "192.0.2.1" not in TrustedProxies("*"), "whose headers are believed is not a proxy for that"
    assert "192.0.2.1" in TrustedProxies("*, 192.0.2.1")
    assert "192.0.2.1" not in TrustedProxies("")


@pytest.mark.parametrize(
    ("setting", "peer"),
    [
        ("127.0.0.1", "127.0.0.1"),
        ("127.0.0.1", "::ffff:127.0.0.1"),
        ("10.0.0.0/8", "::ffff:10.9.8.7"),
        ("10.1.2.3/8", "10.9.8.7"),
        ("2001:db8::/32", "2001:db8::5"),
        ("*", "192.0.2.1"),
        ("*, 10.0.0.1", "192.0.2.1"),
    ],
)
def test_the_header_of_a_proxy_is_believed_however_its_address_is_written(setting: str, peer: str) -> None:
    """A server on `::` sees a proxy at 127.0.0.1 as ::ffff:127.0.0.1: everybody would share its address."""
    assert client_seen(setting, peer) == "203.0.113.9"


@pytest.mark.parametrize(("setting", "peer"), [("127.0.0.1", "::ffff:127.0.0.2"), ("10.0.0.0/8", "::ffff:11.0.0.1")])
def test_the_header_of_another_is_not(setting: str, peer: str) -> None:
    assert client_seen(setting, peer) == peer


def client_seen(setting: str, peer: str) -> str:
    """Who a request seems to come from, as Uvicorn has it for the application."""
    settings = Settings(trusted_proxies=setting)
    how = serving.config(settings, Services(settings))
    seen: list[str] = []

    async def app(scope: Any, _: Any, __: Any) -> None:
        seen.append(scope["client"][0])

    scope = {"type": "http", "client": (peer, 1), "headers": [(b"x-forwarded-for", b"203.0.113.9")]}
    believing = ProxyHeadersMiddleware(app, how.forwarded_allow_ips)
    asyncio.run(believing(scope, None, None))  # type: ignore[arg-type]  # nothing is received or sent
    return seen[0]


def filled(gate: ConnectionGate, connections: int, host: str = "2001:db8::{}") -> int:
    """How many of these come in, each from an address of its own."""
    return sum(
        gate.enter(object(), f"2001:db8:{number:x}::1" if "{}" in host else host) is None
        for number in range(connections)
    )


def test_one_address_has_only_so_many() -> None:
    gate = ConnectionGate(Settings(connections_per_address=3, trusted_proxies="10.0.0.1"), files=10_000)
    mine = [object() for _ in range(3)]
    for connection in mine:
        assert gate.enter(connection, "192.0.2.1") is None
    refusal = gate.enter(object(), "192.0.2.1")
    assert refusal is not None
    assert refusal.status == 429
    assert gate.enter(object(), "192.0.2.2") is None
    gate.leave(mine[0])
    gate.leave(mine[0])
    assert filled(gate, 5, "192.0.2.1") == 1
    assert filled(gate, 50, "10.0.0.1") == 50, "a proxy speaks for many people"


def test_where_every_header_is_believed_connections_are_still_counted() -> None:
    gate = ConnectionGate(Settings(connections_per_address=3, trusted_proxies="*, 10.0.0.1"), files=10_000)
    assert filled(gate, 50, "192.0.2.1") == 3
    assert filled(gate, 50, "10.0.0.1") == 50, "this one is named"


def crowded_gate(now: list[float]) -> ConnectionGate:
    """Strangers have all that is theirs; 250 are kept for players."""
    gate = ConnectionGate(Settings(), files=OWN_FILES + 1000, seconds=lambda: now[0])
    assert filled(gate, 2000) == 1000 - 1000 // FOR_PLAYERS
    return gate


def test_some_connections_are_kept_for_those_who_play() -> None:
    now = [0.0]
    gate = crowded_gate(now)
    gate.plays("192.0.2.9", "ana")
    assert gate.enter(object(), "192.0.2.8") is not None
    assert gate.enter(object(), "192.0.2.9") is None
    now[0] = PLAYS_SECONDS
    assert gate.enter(object(), "192.0.2.9") is not None, "who has played long ago is a stranger"


def test_one_player_and_one_address_claim_only_a_part_of_what_is_kept() -> None:
    """Anybody can play with themselves at a hot-seat table, and make as many guests as they like."""
    gate = crowded_gate([0.0])
    gate.plays("192.0.2.9", "eve")
    assert filled(gate, 100, "192.0.2.9") == PER_PLAYER
    gate.plays("192.0.2.10", "eve")
    assert gate.enter(object(), "192.0.2.9") is not None, "a player is at one address"
    for number in range(100):
        gate.plays("192.0.2.11", f"eve {number}")
    assert filled(gate, 200, "192.0.2.11") == 1000 // FOR_PLAYERS // PER_ADDRESS
    gate.plays("192.0.2.12", "ana")
    mine = object()
    assert gate.enter(mine, "192.0.2.12") is None, "others who play get in"
    assert filled(gate, 100, "192.0.2.12") == PER_PLAYER - 1
    gate.leave(mine)
    assert filled(gate, 100, "192.0.2.12") == 1, "what is given back is kept again"


def test_a_newcomer_takes_the_place_of_who_has_been_idle_longest() -> None:
    gate = ConnectionGate(Settings(connections_per_address=3), files=10_000)
    ended: list[str] = []
    names = ("idle", "idle for longer", "served")
    mine = {name: object() for name in names}
    for name in ("idle for longer", "served", "idle"):
        assert gate.enter(mine[name], "192.0.2.1") is None
        gate.waits(mine[name], lambda name=name: ended.append(name))  # type: ignore[misc]
    gate.works(mine["served"])
    assert filled(gate, 3, "192.0.2.1") == 2
    assert ended == ["idle for longer", "idle"]
    assert len(gate) == 3
    gate.waits(mine["served"], lambda: ended.append("served"))
    gate.waits(mine["idle"], lambda: ended.append("gone"))  # its end is on its way
    assert filled(gate, 3, "192.0.2.1") == 1
    assert ended[2:] == ["served"]
    assert filled(gate, 1, "192.0.2.2") == 1


def test_whoever_asks_again_has_waited_least() -> None:
    gate = ConnectionGate(Settings(connections_per_address=2), files=10_000)
    ended: list[str] = []
    ana, eve = object(), object()
    gate.enter(ana, "192.0.2.1")
    gate.enter(eve, "192.0.2.1")
    for name, connection in (("ana", ana), ("eve", eve), ("ana", ana)):
        gate.waits(connection, lambda name=name: ended.append(name))  # type: ignore[misc]
    assert filled(gate, 1, "192.0.2.1") == 1
    assert ended == ["eve"]
    gate.leave(ana)
    assert filled(gate, 2, "192.0.2.1") == 1, "what is closed makes no way"


def test_connections_of_one_address_are_limited_on_a_real_server(sqlite_url: str) -> None:
    """Sockets stay; of the others the one that has been idle longest is closed, also one that has sent nothing."""
    with running(sqlite_url, connections_per_address=6) as server, ExitStack() as stack:

        async def play() -> None:
            async with AsyncExitStack() as people:
                table = await people.enter_async_context(table_of(server.base, 1, seats=[HOST, HOT_SEAT]))
                live = f"/api/tables/{table.id}/live"
                wait_until(lambda: len(server.services.gate) <= 1)
                sockets = [stack.enter_context(Raw(server.base)) for _ in range(4)]
                assert [socket.upgrade(live) for socket in sockets] == [101] * 4
                asks, silent = (stack.enter_context(Raw(server.base)) for _ in range(2))
                assert asks.get() == 200
                newcomer = stack.enter_context(Raw(server.base))
                assert newcomer.get() == 200
                assert silent.closed() or asks.closed()
                last = [stack.enter_context(Raw(server.base)) for _ in range(2)]
                assert [connection.get() for connection in last] == [200] * 2
                assert newcomer.closed()
                assert len(server.services.gate) == 6
                for connection in last:
                    assert connection.upgrade(live) == 101
                with Raw(server.base) as refused:
                    assert refused.status() == 429
                    assert refused.closed()
                sockets[0].socket.close()
                wait_until(lambda: len(server.services.gate) <= 5)
                assert stack.enter_context(Raw(server.base)).get() == 200

        asyncio.run(play())


def test_a_trusted_proxy_has_as_many_as_it_likes_and_its_clients_have_their_own_limits(sqlite_url: str) -> None:
    """Half of the sockets of an address are for people with a login."""

    async def run(base: str) -> list[int]:
        async with AsyncExitStack() as stack:
            table = await stack.enter_async_context(table_of(base, 1, seats=[HOST, HOT_SEAT]))
            address = f"{base.replace('http', 'ws', 1)}/api/tables/{table.id}/live"
            found = []
            for client in ("192.0.2.1", "192.0.2.1", "192.0.2.1", "192.0.2.2", "192.0.2.2", "192.0.2.3"):
                opening = connect(address, additional_headers={"X-Forwarded-For": client})
                found.append(await code_of(await stack.enter_async_context(opening)))
            return found

    with running(sqlite_url, connections_per_address=3, sockets_per_address=4, trusted_proxies="127.0.0.1") as server:
        assert asyncio.run(run(server.base)) == [0, 0, 4429, 0, 0, 0]


async def code_of(socket: ClientConnection) -> int:
    """That it is closed with at once; 0 if it speaks."""
    try:
        await socket.recv()
    except ConnectionClosed as closed:
        return 0 if closed.rcvd is None else closed.rcvd.code
    return 0


def test_who_plays_gets_in_while_strangers_do_not(sqlite_url: str) -> None:
    with running(sqlite_url) as server, ExitStack() as stack:
        gate = server.services.gate

        async def play() -> None:
            async with table_of(server.base, 1, seats=[HOST, HOT_SEAT]) as table, table.host.live(table.id) as live:
                await live.until("update")

        asyncio.run(play())
        wait_until(lambda: not len(gate))
        gate.limit_files(40)
        assert gate.enter(object(), "192.0.2.1") is None
        for _ in range(14):
            assert stack.enter_context(Raw(server.base)).get() == 200
        assert gate.enter(object(), "192.0.2.2") is not None, "no stranger gets in any more"
        assert stack.enter_context(Raw(server.base)).get() == 200
