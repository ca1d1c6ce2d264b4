"""A connection of the load test: as little work as possible for the client, so that the server has the machine."""

from __future__ import annotations

import asyncio
from typing import Any, cast
from urllib.parse import urlsplit

import httptools
import msgspec


class Refused(Exception):
    """An answer that was not hoped for."""

    def __init__(self, status: int, asked: str, body: bytes) -> None:
        super().__init__(f"{asked}: {status} {body[:200].decode(errors='replace')}")
        self.status = status
        self.body = body


class Http(asyncio.Protocol):
    """One request at a time on a connection that stays open."""

    def __init__(self) -> None:
        self.cookies: dict[str, str] = {}
        self._transport: asyncio.Transport | None = None
        self._parser: Any = None
        self._answer: asyncio.Future[tuple[int, bytes]] | None = None
        self._body: list[bytes] = []

    # What asyncio calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)  # uvloop has a class of its own
        self._parser = httptools.HttpResponseParser(self)

    def data_received(self, data: bytes) -> None:
        self._parser.feed_data(data)

    def connection_lost(self, exc: Exception | None) -> None:
        self._transport = None
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(exc or ConnectionResetError("the server hung up"))

    # What the parser calls

    def on_header(self, name: bytes, value: bytes) -> None:
        if name.lower() == b"set-cookie":
            key, _, rest = value.decode().partition("=")
            self.cookies[key] = rest.partition(";")[0]

    def on_body(self, body: bytes) -> None:
        self._body.append(body)

    def on_message_complete(self) -> None:
        body = b"".join(self._body)
        self._body.clear()
        if self._answer is not None and not self._answer.done():
            self._answer.set_result((self._parser.get_status_code(), body))
        self._parser = httptools.HttpResponseParser(self)

    # What we call

    @property
    def connected(self) -> bool:
        """Is the connection open?"""
        return self._transport is not None

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.close()

    async def send(self, request: bytes) -> tuple[int, bytes]:
        """Send bytes, get status and body."""
        if self._transport is None:
            raise ConnectionResetError("not connected")
        self._answer = asyncio.get_running_loop().create_future()
        self._transport.write(request)
        return await self._answer


class Person:
    """A guest with a connection of their own."""

    def __init__(self, base: str) -> None:
        address = urlsplit(base)
        self._host, self._port = address.hostname or "127.0.0.1", address.port or 80
        self._http = Http()
        self._headers = f"host: {self._host}:{self._port}\r\n"
        self.id = ""
        self.cookie = ""

    async def connect(self) -> None:
        """Open the connection."""
        await asyncio.get_running_loop().create_connection(lambda: self._http, self._host, self._port)

    async def become_guest(self, name: str) -> None:
        """Be somebody; from now on every request says who it is, as a browser does."""
        me = msgspec.json.decode(await self.ask("POST", "/api/guest", {"name": name}))
        self.id = me["id"]
        self.cookie = "; ".join(f"{key}={value}" for key, value in self._http.cookies.items())
        self._headers += f"cookie: {self.cookie}\r\nx-csrf-token: {me['csrf_token']}\r\n"

    async def ask(self, method: str, path: str, body: Any = None) -> bytes:
        """A request that must succeed; the body of its answer."""
        content = b"" if body is None else msgspec.json.encode(body)
        kind = "" if body is None else "content-type: application/json\r\n"
        head = f"{method} {path} HTTP/1.1\r\n{self._headers}{kind}content-length: {len(content)}\r\n\r\n"
        status, answer = await self._send(head.encode() + content)
        if status >= 300:
            raise Refused(status, f"{method} {path}", answer)
        return answer

    async def _send(self, request: bytes) -> tuple[int, bytes]:
        """As a browser does: if the server has closed a connection that was idle, on a new one."""
        try:
            return await self._http.send(request)
        except ConnectionResetError:
            await self.connect()
            return await self._http.send(request)

    def close(self) -> None:
        """Go away."""
        self._http.close()
