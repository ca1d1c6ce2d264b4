"""Strangers: each comes from a loopback address of their own (127.0.0.0/8 is all this machine), as people do."""

from __future__ import annotations

import asyncio
import itertools
import os
from base64 import b64encode
from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from benchmarks.load_connection import Http

SOON: Final = 30.0
_NUMBERS: Final = itertools.count(1)
Body = Any


def new_address() -> str:
    """A loopback address that nobody has used in this run."""
    number = next(_NUMBERS)
    return f"127.{20 + number // 62_500}.{number // 250 % 250}.{1 + number % 250}"


class Answer(msgspec.Struct, frozen=True):
    """Status and body; status 0: no answer, the connection was refused or cut."""

    status: int
    body: bytes = b""

    @property
    def good(self) -> bool:
        """Was it done?"""
        return 200 <= self.status < 300

    def json(self) -> Any:
        """The document."""
        return msgspec.json.decode(self.body)


class NoSuccess(Exception):
    """What an attack needs to begin with did not work."""


class Visitor:
    """Somebody with a connection of their own; nobody in particular until `guest`."""

    def __init__(self, base: str, address: str | None = None) -> None:
        place = urlsplit(base)
        self.base = base
        self.host, self.port = place.hostname or "127.0.0.1", place.port or 80
        self.address = address or new_address()
        self.me: dict[str, Any] = {}
        self.headers: dict[str, str] = {}
        self._http = Http()

    async def connect(self) -> None:
        """Open the connection, from the address."""
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self._http, self.host, self.port, local_addr=(self.address, 0))

    @property
    def cookies(self) -> dict[str, str]:
        """As the server has set them."""
        return self._http.cookies

    async def guest(self, name: str = "Eve") -> Visitor:
        """Become somebody."""
        self.sign_in(await self.hope("POST", "/api/guest", {"name": name}))
        return self

    def sign_in(self, me: dict[str, Any]) -> None:
        """From now on every request has the cookies, as a browser's does."""
        self.me = me
        self.headers["cookie"] = "; ".join(f"{key}={value}" for key, value in self._http.cookies.items())
        self.headers["x-csrf-token"] = me["csrf_token"]

    async def ask(
        self, method: str, path: str, body: Body = None, headers: Mapping[str, str] | None = None, soon: float = SOON
    ) -> Answer:
        """Any request; its answer whatever it is."""
        content = b"" if body is None else msgspec.json.encode(body)
        given = {"host": f"{self.host}:{self.port}", **self.headers, "content-length": str(len(content))}
        if body is not None:
            given["content-type"] = "application/json"
        given |= headers or {}
        head = f"{method} {path} HTTP/1.1\r\n" + "".join(f"{name}: {value}\r\n" for name, value in given.items())
        try:
            async with asyncio.timeout(soon):
                return Answer(*await self._send(head.encode() + b"\r\n" + content))
        except (OSError, TimeoutError):
            self._http.close()
            return Answer(0)

    async def _send(self, request: bytes) -> tuple[int, bytes]:
        if self._http.connected:
            try:
                return await self._http.send(request)
            except ConnectionResetError:
                pass  # it was idle for too long
        await self.connect()
        return await self._http.send(request)

    async def hope(self, method: str, path: str, body: Body = None) -> Any:
        """A request that must succeed, or the attack cannot be tried; its answer."""
        answer = await self.ask(method, path, body)
        if not answer.good:
            raise NoSuccess(f"{method} {path}: {answer.status} {answer.body[:200].decode(errors='replace')}")
        return answer.json() if answer.body else None

    async def table(self, *, start: bool = True, **options: Any) -> str:
        """A new table, with its game begun."""
        made = await self.hope("POST", "/api/tables", {"title": "Eve", **options})
        if start:
            await self.hope("POST", f"/api/tables/{made['id']}/start")
        return str(made["id"])

    def again(self) -> Visitor:
        """The same person on a connection more."""
        other = Visitor(self.base, self.address)
        other.me, other.headers = self.me, dict(self.headers)
        return other

    async def token(self) -> str:
        """An API token."""
        return str((await self.hope("POST", "/api/me/tokens", {"label": "attack"}))["secret"])

    def close(self) -> None:
        """Go away."""
        self._http.close()


class OpenSocket:
    """A WebSocket that reads and forgets, or does not even read."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, status: int) -> None:
        self.reader = reader
        self.writer = writer
        self.status = status
        self._reading: asyncio.Task[None] | None = None

    @property
    def open(self) -> bool:
        """Was it let in?"""
        return self.status == 101

    def forget(self) -> None:
        """Read whatever comes and throw it away."""
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            while await self.reader.read(1 << 16):
                pass
        except OSError:
            pass

    async def refused(self, seconds: float = 2.0) -> bool:
        """Does the server close it, or had it not let us in?"""
        if not self.open:
            return True
        try:
            async with asyncio.timeout(seconds):
                while data := await self.reader.read(1 << 16):
                    if data[0] & 0x0F == 8:
                        return True
            return True
        except TimeoutError:  # which is an OSError, too
            return False
        except OSError:
            return True

    async def close(self) -> None:
        """Hang up at once."""
        if self._reading is not None:
            self._reading.cancel()
        self.writer.transport.abort()


async def open_socket(
    visitor: Visitor, path: str, headers: Mapping[str, str] | None = None, limit: int = 1 << 16
) -> OpenSocket:
    """The handshake by hand: a library's client would refuse to send what we send."""
    try:
        async with asyncio.timeout(SOON):
            reader, writer = await asyncio.open_connection(
                visitor.host, visitor.port, local_addr=(visitor.address, 0), limit=limit
            )
    except (OSError, TimeoutError):
        raise NoSuccess("the server does not take connections") from None
    given = {
        "host": f"{visitor.host}:{visitor.port}",
        "upgrade": "websocket",
        "connection": "Upgrade",
        "sec-websocket-key": b64encode(os.urandom(16)).decode(),
        "sec-websocket-version": "13",
        **({"cookie": visitor.headers["cookie"]} if "cookie" in visitor.headers else {}),
        **(headers or {}),
    }
    writer.write(f"GET {path} HTTP/1.1\r\n".encode() + b"".join(f"{k}: {v}\r\n".encode() for k, v in given.items()))
    writer.write(b"\r\n")
    try:
        async with asyncio.timeout(SOON):
            head = await reader.readuntil(b"\r\n\r\n")
        status = int(head.split(b" ", 2)[1])
    except (OSError, EOFError, asyncio.LimitOverrunError, TimeoutError, ValueError):
        status = 0
    return OpenSocket(reader, writer, status)
