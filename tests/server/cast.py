"""Scenes on a shared server: people come, do things over the API, and are sent home at the end."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeVar

from sqlalchemy import Connection, Select

from tests.server.client import Client, open_moves
from tests.server.running import Running

T = TypeVar("T")
FOREVER = 600  # seconds
_NUMBERS = itertools.count(1)


class Cast:
    """The people of one scene."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.clients: list[Client] = []

    def somebody(self) -> Client:
        """Without a name yet, on a device of their own."""
        client = Client(self.server.base)
        self.clients.append(client)
        return client

    async def guest(self, name: str = "Ana") -> Client:
        """A guest."""
        return await self.somebody().guest(name)

    async def guests(self, *names: str) -> list[Client]:
        """Several."""
        return [await self.guest(name) for name in names]

    async def account(self, name: str = "Ana", password: str = "correct horse") -> Client:
        """Somebody with an account; the name gets a number, for accounts have names of their own."""
        client = await self.guest(name)
        client.me = await client.hope(
            "POST", "/api/me/account", {"name": f"{name} {next(_NUMBERS)}", "password": password}
        )
        return client

    async def table(self, host: Client, *others: Client, **options: Any) -> str:
        """A running game, the host on seat 0."""
        table = await host.create(**{"players": 1 + len(others), **options})
        for client in others:
            await client.join(table)
        await host.start(table)
        return table

    async def rows(self, query: Select[Any]) -> list[Any]:
        """What the database says."""
        return await self.database(lambda connection: list(connection.execute(query).all()))

    async def database(self, work: Callable[[Connection], T]) -> T:
        """Anything with the database, where the server lives."""
        return await asyncio.to_thread(self.server.call, lambda: self.server.services.database.write_sync(work))


Scene = Callable[[Cast], Coroutine[Any, Any, None]]


def scene(play: Scene) -> Callable[[Running], None]:
    """A test of what happens on the shared server."""

    def test(server: Running) -> None:
        async def whole() -> None:
            cast = Cast(server)
            try:
                await play(cast)
            finally:
                for client in cast.clients:
                    await client.close()

        asyncio.run(asyncio.wait_for(whole(), FOREVER))

    test.__name__ = play.__name__
    test.__qualname__ = play.__qualname__
    test.__doc__ = play.__doc__
    test.__module__ = play.__module__
    return test


async def refused(
    client: Client, method: str, path: str, body: Any = None, *, status: int, error: str, **expected: Any
) -> dict[str, Any]:
    """A request that must be refused in just this way; its answer."""
    response = await client.ask(method, path, body)
    answer: dict[str, Any] = response.json()
    assert (response.status_code, answer["error"]) == (status, error), answer
    assert {name: answer.get(name) for name in expected} == expected
    return answer


async def info(client: Client, table: str, **params: Any) -> dict[str, Any]:
    """A table as somebody sees it."""
    answer: dict[str, Any] = await client.hope("GET", f"/api/tables/{table}", **params)
    return answer


async def kinds(client: Client, table: str) -> list[str]:
    """Who sits where."""
    return [seat["kind"] for seat in (await info(client, table))["seats"]]


async def play_on(table: str, clients: Sequence[Client], rng: random.Random, moves: int = 10**6) -> dict[str, Any]:
    """Random moves by whoever is to decide, until the end or so many; the last situation as the first client has it."""
    seats = (await info(clients[0], table))["seats"]
    by_id = {client.me["id"]: client for client in clients}
    mine = {
        seat["seat"]: by_id.get(seat["person"]["id"]) for seat in seats if seat["person"] and seat["stand_in"] is None
    }
    situation = await clients[0].situation(table)
    while moves and not situation["over"]:
        client = mine.get(situation["turn"])
        if client is None:  # a bot thinks
            await asyncio.sleep(0.02)
            situation = await clients[0].situation(table)
            continue
        if situation["decision"] is None:
            situation = await client.situation(table)
        answer = await client.move(table, rng.choice(open_moves(situation)), situation["seq"])
        situation = answer["situation"]
        moves -= 1
    return await clients[0].situation(table)
