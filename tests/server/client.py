"""A client as outsiders would write it: HTTP, WebSocket, nothing else. Keeps every byte it received."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

SOON = 60  # seconds: only who would wait for ever fails
_KEYS = itertools.count(1)


class Refusal(AssertionError):
    """An answer that was not hoped for."""

    def __init__(self, response: httpx.Response) -> None:
        super().__init__(
            f"{response.request.method} {response.request.url.path}: {response.status_code} {response.text}"
        )
        self.status = response.status_code
        self.body: dict[str, Any] = response.json() if "json" in response.headers.get("content-type", "") else {}


class Client:
    """Somebody at a browser."""

    def __init__(self, base: str, http: httpx.AsyncClient | None = None) -> None:
        self.base = base
        self.http = http or httpx.AsyncClient(base_url=base, timeout=30, verify=False)  # reading certificates is slow
        self.me: dict[str, Any] = {}
        self.received: list[bytes] = []

    async def close(self) -> None:
        """Go away."""
        await self.http.aclose()

    async def ask(self, method: str, path: str, body: Any = None, **params: Any) -> httpx.Response:
        """Any request; the answer whatever it is."""
        headers = (
            {"x-csrf-token": self.me["csrf_token"]} if self.me and "authorization" not in self.http.headers else {}
        )
        given = {name: value for name, value in params.items() if value is not None}
        response = await self.http.request(method, path, json=body, params=given or None, headers=headers)
        self.received.append(response.content)
        renewed = response.cookies.get("lisboa_csrf")
        if self.me and renewed:  # a new session has a token of its own
            self.me = {**self.me, "csrf_token": renewed}
        return response

    async def hope(self, method: str, path: str, body: Any = None, **params: Any) -> Any:
        """A request that must succeed; its answer."""
        response = await self.ask(method, path, body, **params)
        if not response.is_success:
            raise Refusal(response)
        return response.json() if response.content else None

    async def guest(self, name: str = "Ana") -> Client:
        """Become somebody."""
        self.me = await self.hope("POST", "/api/guest", {"name": name})
        return self

    async def create(self, **options: Any) -> str:
        """A new table."""
        return str((await self.hope("POST", "/api/tables", options))["id"])

    async def start(self, table: str) -> None:
        """Begin its game."""
        await self.hope("POST", f"/api/tables/{table}/start")

    async def join(self, table: str, **body: Any) -> dict[str, Any]:
        """Take a seat."""
        answer: dict[str, Any] = await self.hope("POST", f"/api/tables/{table}/join", body)
        return answer

    async def situation(self, table: str, **params: Any) -> dict[str, Any]:
        """The game as I see it."""
        answer: dict[str, Any] = await self.hope("GET", f"/api/tables/{table}/situation", **params)
        return answer

    async def act(self, table: str, action: str, seq: int, key: str | None = None, **body: Any) -> dict[str, Any]:
        """A move, an undo and so on."""
        full = {**body, "seq": seq, "key": key or f"k{next(_KEYS)}"}
        answer: dict[str, Any] = await self.hope("POST", f"/api/tables/{table}/{action}", full)
        return answer

    async def move(self, table: str, move: str, seq: int, key: str | None = None) -> dict[str, Any]:
        """A move."""
        return await self.act(table, "moves", seq, key, move=move)

    @asynccontextmanager
    async def live(self, table: str, **params: Any) -> AsyncIterator[Live]:
        """Be connected to a table."""
        query = "&".join(f"{name}={value}" for name, value in params.items() if value is not None)
        async with self.connected(f"/api/tables/{table}/live?{query}") as live:
            yield live

    @asynccontextmanager
    async def personal(self) -> AsyncIterator[Live]:
        """Hear of all tables that wait for me."""
        async with self.connected("/api/me/live") as live:
            yield live

    @asynccontextmanager
    async def connected(self, path: str) -> AsyncIterator[Live]:
        """Any socket."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookies} if cookies else {}
        if "authorization" in self.http.headers:
            headers["Authorization"] = self.http.headers["authorization"]
        address = self.base.replace("http", "ws", 1) + path
        async with connect(address, additional_headers=headers, max_size=None) as socket:
            yield Live(socket, self.received)


class Live:
    """A socket of a table."""

    def __init__(self, socket: ClientConnection, received: list[bytes]) -> None:
        self.socket = socket
        self._received = received

    async def next(self) -> dict[str, Any]:
        """The next message that tells something."""
        async with asyncio.timeout(SOON):  # Python 3.11's wait_for may lose a cancellation
            while (message := await self._read())["type"] == "heartbeat":
                pass
        return message

    async def heartbeat(self) -> None:
        """The next sign that the connection lives."""
        async with asyncio.timeout(SOON):
            while (message := await self._read())["type"] != "heartbeat":
                pass
        assert message == {"type": "heartbeat"}

    async def _read(self) -> dict[str, Any]:
        data = await self.socket.recv(decode=False)
        self._received.append(bytes(data))
        message: dict[str, Any] = json.loads(data)
        return message

    async def end(self) -> int:
        """Read until the other side closes; its code."""
        try:
            while True:
                await self.next()
        except ConnectionClosed as closed:
            return 0 if closed.rcvd is None else closed.rcvd.code

    async def until(self, kind: str) -> dict[str, Any]:
        """The next message of a kind."""
        while (message := await self.next())["type"] != kind:
            pass
        return message

    async def closed(self, code: int) -> None:
        """The server ends it, with this code."""
        with pytest.raises(ConnectionClosed) as end:
            await self.until("nothing")
        assert end.value.rcvd is not None
        assert end.value.rcvd.code == code, end.value.rcvd


@asynccontextmanager
async def crowd(base: str, *names: str) -> AsyncIterator[list[Client]]:
    """People who are guests by these names, and one more who has none. They go away afterwards."""
    clients = [Client(base) for _ in (*names, "")]
    try:
        for client, name in zip(clients, names, strict=False):
            await client.guest(name)
        yield clients
    finally:
        for client in clients:
            await client.close()


def open_moves(situation: dict[str, Any]) -> list[str]:
    """The moves open to who sees this situation."""
    decision = situation["decision"]
    return [] if decision is None else [option["notation"] for option in decision["options"] if option["enabled"]]
