"""Who does not belong to a table, or no longer does, hears nothing of it that the host does not want."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import Client, crowd
from tests.server.running import Running, running

pytestmark = pytest.mark.slow

PATIENCE = 20
READS = [
    "",
    "/situation",
    "/events",
    "/since-my-last-move",
    "/history/0",
    "/export",
    "/export?format=json",
    "/chat",
    "/notes",
]
ACTS: dict[str, Any] = {
    "/moves": {"move": "pass", "seq": 0, "key": "k"},
    "/undo": {"seq": 0, "key": "k"},
    "/rewind": {"to": 0, "seq": 0, "key": "k"},
    "/resign": {"seq": 0, "key": "k"},
    "/join": {},
    "/leave": None,
    "/start": None,
    "/rematch": None,
    "/stand-in": {"seq": 0, "key": "k"},
    "/replace": {"seat": 0, "way": "bot", "seq": 0, "key": "k"},
    "/replace/answer": {"agree": True, "seq": 0, "key": "k"},
    "/take-seat": {"seat": 0, "seq": 0, "key": "k"},
    "/chat": {"text": "hello"},
    "/archive": {},
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    path = tmp_path_factory.mktemp("outsiders") / "lisboa.db"
    with running(str(path)) as found:
        yield found


def run(work: Coroutine[Any, Any, None]) -> None:
    async def in_time() -> None:
        async with asyncio.timeout(PATIENCE):
            await work

    asyncio.run(in_time())


def test_a_stranger_cannot_even_know_of_a_private_table(server: Running) -> None:
    """Every answer is that of a table which does not exist."""

    async def work() -> None:
        async with crowd(server.base, "Ana", "Bea", "Stranger") as (ana, bea, stranger, nobody):
            info = await ana.hope("POST", "/api/tables", {"players": 2, "public": False, "title": "hidden title"})
            await bea.join(info["id"], invite=info["invite"])
            await ana.start(info["id"])
            for client in (stranger, nobody):
                for path in READS:
                    await same_as_none(client, "GET", path, None, info["id"])
                await same_as_none(client, "GET", "/situation?invite=wrong", None, info["id"])
                received = b"".join(client.received) + (await client.ask("GET", "/api/tables")).content
                assert not any(info[word].encode() in received for word in ("id", "invite", "title"))
            for path, body in ACTS.items():
                await same_as_none(stranger, "POST", path, body, info["id"])
            assert (await bea.ask("GET", f"/api/tables/{info['id']}/situation")).status_code == 200

    run(work())


async def same_as_none(client: Client, method: str, path: str, body: Any, table: str) -> None:
    real = await client.ask(method, f"/api/tables/{table}{path}", body)
    none = await client.ask(method, f"/api/tables/{'x' * len(table)}{path}", body)
    assert (real.status_code, real.content) == (none.status_code, none.content), path
    assert real.status_code in (401, 404)


def test_without_spectators_a_public_table_shows_neither_its_game_nor_its_chat(server: Running) -> None:
    async def work() -> None:
        async with crowd(server.base, "Ana", "Bea", "Stranger") as (ana, bea, stranger, _):
            table = await ana.create(players=2, spectators=False)
            await bea.join(table)
            await ana.start(table)
            await ana.hope("POST", f"/api/tables/{table}/chat", {"text": "between us"})
            for path in READS:
                expected = (200,) if path == "" else (403,)
                assert (await stranger.ask("GET", f"/api/tables/{table}{path}")).status_code in expected, path
            assert b"between us" not in b"".join(stranger.received)

    run(work())


@pytest.mark.parametrize("thrown_out", [False, True])
def test_who_has_no_seat_any_more_is_told_nothing_more(server: Running, thrown_out: bool) -> None:
    """A connection does not outlive the right to it."""

    async def work() -> None:
        async with crowd(server.base, "Ana", "Bea", "Caio") as (ana, bea, caio, _):
            table = await ana.create(players=2, spectators=False)
            await bea.join(table)
            async with bea.live(table) as live:
                await live.until("table")
                if thrown_out:
                    await ana.hope("PUT", f"/api/tables/{table}/seats/1", {"kind": "open"})
                else:
                    await bea.hope("POST", f"/api/tables/{table}/leave")
                bea.received.clear()
                await caio.join(table)
                await ana.hope("POST", f"/api/tables/{table}/chat", {"text": "without Bea"})
                await ana.start(table)
                with pytest.raises(ConnectionClosed) as closed:
                    await live.until("update")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4403
            assert b"without Bea" not in b"".join(bea.received)

    run(work())


def test_who_left_reads_no_chat_that_is_hidden_from_spectators(server: Running) -> None:
    async def work() -> None:
        async with crowd(server.base, "Ana", "Bea", "Caio") as (ana, bea, caio, _):
            table = await ana.create(players=2, spectator_chat=False)
            await bea.join(table)
            async with bea.live(table) as live:
                await live.until("table")
                await ana.hope("POST", f"/api/tables/{table}/chat", {"text": "with Bea"})
                assert (await live.until("chat"))["text"] == "with Bea"
                await bea.hope("POST", f"/api/tables/{table}/leave")
                await ana.hope("POST", f"/api/tables/{table}/chat", {"text": "without Bea"})
                await caio.join(table)
                await ana.start(table)
                await live.until("update")
            assert b"without Bea" not in b"".join(bea.received)

    run(work())
