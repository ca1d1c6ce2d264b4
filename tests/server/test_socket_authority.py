"""Sockets: who may open one from which page, with which code others are refused, and when an open one ends."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AbstractAsyncContextManager
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.authority_table import FRIEND, MEMBERS, NOBODY, ROLES, STATES, STRANGER, TURN
from tests.server.client import Client
from tests.server.running import Running, running
from tests.server.world import IdlePool, World

pytestmark = [pytest.mark.usefixtures("quick_passwords"), pytest.mark.slow]


@pytest.fixture(scope="module")
def server(sqlite_template: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    path = tmp_path_factory.mktemp("sockets") / "lisboa.db"
    path.write_bytes(sqlite_template.read_bytes())
    with running(str(path), pool=IdlePool()) as found:
        yield found


@pytest.fixture
def in_world(server: Running) -> Callable[[Callable[[World], Awaitable[None]]], None]:
    """Run something in a world of its own on the shared server."""

    def run(work: Callable[[World], Awaitable[None]]) -> None:
        async def whole() -> None:
            async with World(server.services, server.base) as there:
                await work(await there.fill())

        asyncio.run(whole())

    return run


def headers_of(person: Client) -> dict[str, str]:
    """What a person's browser or program sends along."""
    if "authorization" in person.http.headers:
        return {"Authorization": person.http.headers["authorization"]}
    cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
    return {"Cookie": cookies} if cookies else {}


def opened(person: Client, path: str, **headers: str) -> AbstractAsyncContextManager[ClientConnection]:
    address = person.base.replace("http", "ws", 1) + path
    return connect(address, additional_headers={**headers_of(person), **headers}, max_size=None)


async def code_of(person: Client, path: str, **headers: str) -> int:
    """The code a socket is closed with at once; 0 if it is served."""
    async with opened(person, path, **headers) as socket:
        return await ended(socket, patient=False)


async def ended(socket: ClientConnection, patient: bool = True) -> int:
    """The code a socket ends with; without patience the first message shows that it does not."""
    try:
        while True:
            await asyncio.wait_for(socket.recv(), 20)
            if not patient:
                return 0
    except ConnectionClosed as closed:
        return 0 if closed.rcvd is None else closed.rcvd.code


def expected_code(columns: dict[str, Any], role: str) -> int:
    if columns.get("public") is False and role not in (*MEMBERS, FRIEND):
        return 4404
    if columns.get("spectators") is False and role not in MEMBERS:
        return 4403
    return 0


Work = Callable[[Callable[[World], Awaitable[None]]], None]


def test_a_table_is_live_for_whom_it_may_be(server: Running, in_world: Work) -> None:
    async def work(there: World) -> None:
        wrong = []
        for state, (kind, columns) in STATES.items():
            table = await copied(server, there, kind, columns)
            for role in ROLES[kind]:
                query = f"?invite=invite-{table}" if role == FRIEND else ""
                code = await code_of(there.people[role], f"/api/tables/{table}/live{query}")
                if code != expected_code(columns, role):
                    wrong.append(f"{role} at {state}: {code}, not {expected_code(columns, role)}")
        assert wrong == []
        assert await code_of(there.people[TURN], "/api/me/live") == 0
        assert await code_of(there.people[NOBODY], "/api/me/live") == 4401
        assert await code_of(there.people[TURN], "/api/tables/no-such-table/live") == 4404

    in_world(work)


async def copied(server: Running, there: World, kind: str, columns: dict[str, Any]) -> str:
    """The server's thread is another one than the test's."""
    return await asyncio.to_thread(server.call, lambda: there.copy(kind, **columns))


def test_a_socket_is_opened_by_our_own_pages_and_by_programs(server: Running, in_world: Work) -> None:
    async def work(there: World) -> None:
        table = await copied(server, there, "running", {})
        own = server.base
        origins = {own: 0, "http://evil.test": 4403, "null": 4403, own + "0": 4403, "": 4403}
        for origin, code in origins.items():
            for person, path in ((TURN, f"/api/tables/{table}/live"), (TURN, "/api/me/live")):
                assert await code_of(there.people[person], path, Origin=origin) == code, (origin, path)
        assert (
            await code_of(there.people[STRANGER], f"/api/tables/{table}/live", **{"Sec-Fetch-Site": "cross-site"})
            == 4403
        )
        assert await code_of(there.people[TURN], f"/api/tables/{table}/live") == 0, "a program names no origin"

    in_world(work)


def test_odd_questions_are_refused_before_the_socket_is_open(server: Running, in_world: Work) -> None:
    async def work(there: World) -> None:
        table = await copied(server, there, "running", {})
        for query in ("since=x", "since=-1", "since=9223372036854775808", "seat=9", "invite=" + "x" * 50):
            with pytest.raises(InvalidStatus):
                await code_of(there.people[TURN], f"/api/tables/{table}/live?{query}")
        assert await code_of(there.people[TURN], f"/api/tables/{table}/live?invite=%00") == 4400

    in_world(work)


def test_sockets_end_with_the_session_or_token_that_opened_them(server: Running, in_world: Work) -> None:
    async def work(there: World) -> None:
        table = await copied(server, there, "running", {})
        person = there.people[TURN]
        token = await there.with_token(person)
        paths = (f"/api/tables/{table}/live", "/api/me/live")
        async with (
            opened(person, paths[0]) as by_cookie,
            opened(person, paths[1]) as own_by_cookie,
            opened(token, paths[0]) as by_token,
            opened(token, paths[1]) as own_by_token,
            opened(there.people[STRANGER], paths[0]) as other,
        ):
            for socket in (by_cookie, own_by_cookie, by_token, own_by_token, other):
                await socket.recv()
            await token.hope("DELETE", f"/api/me/tokens/{(await person.hope('GET', '/api/me/tokens'))[-1]['id']}")
            assert [await ended(by_token), await ended(own_by_token)] == [1012, 1012]
            assert await code_of(token, paths[0]) == 0, "nobody may look on at a public table"
            assert await code_of(token, paths[1]) == 4401
            await person.hope("POST", "/api/logout")
            assert [await ended(by_cookie), await ended(own_by_cookie)] == [1012, 1012]
            await other.ping()
            assert other.close_code is None

    in_world(work)


def test_who_leaves_a_closed_table_is_shown_no_more_of_it(server: Running, in_world: Work) -> None:
    async def work(there: World) -> None:
        host, guest = there.people["host"], there.people[STRANGER]
        table = await host.create(players=2, public=False, spectators=False)
        invite = (await host.hope("GET", f"/api/tables/{table}"))["invite"]
        await guest.join(table, invite=invite)
        async with opened(guest, f"/api/tables/{table}/live") as socket:
            await socket.recv()
            await guest.hope("POST", f"/api/tables/{table}/leave")
            assert await ended(socket) == 4404

    in_world(work)
