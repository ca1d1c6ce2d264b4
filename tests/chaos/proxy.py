"""A wire between our server and PostgreSQL that can be cut, stretched, and torn at the worst moment."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

CHUNK = 65_536
COMMIT = b"COMMIT"
FAULTS = (OSError, asyncio.IncompleteReadError)


class Wire:
    """Both ends of one connection."""

    def __init__(self, near: asyncio.StreamWriter, far: asyncio.StreamWriter) -> None:
        self.near = near
        self.far = far

    def cut(self) -> None:
        """At once, in both directions; what is on its way is lost."""
        for end in (self.near, self.far):
            end.transport.abort()


class Proxy:
    """Listens on 127.0.0.1 and passes everything on to PostgreSQL's socket."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self._name = parts.path.lstrip("/")
        self._socket = next(Path(parse_qs(parts.query)["host"][0]).glob(".s.PGSQL.*[0-9]"))
        self._wires: set[Wire] = set()
        self._flows = asyncio.Event()
        self._flows.set()
        self._refuses = False
        self._tear_after = False  # lose the answer to the next COMMIT
        self._tear_before = False  # lose the next COMMIT itself
        self.torn = asyncio.Event()

    @property
    def url(self) -> str:
        """The address for our server."""
        port = self._server.sockets[0].getsockname()[1]
        return f"postgresql://postgres@127.0.0.1:{port}/{self._name}?sslmode=disable"

    async def __aenter__(self) -> Proxy:
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        self.cut()
        await self._server.wait_closed()

    def cut(self) -> None:
        """End all connections; new ones are welcome."""
        for wire in list(self._wires):
            wire.cut()

    def refuse(self) -> None:
        """End all connections and let nobody in."""
        self._refuses = True
        self.cut()

    def stall(self) -> None:
        """Let nothing through, without a word."""
        self._flows.clear()

    def heal(self) -> None:
        """All is well again."""
        self._refuses = False
        self._flows.set()

    def tear_at_commit(self, answer: bool) -> None:
        """The next COMMIT arrives, but its `answer` does not; or it does not even arrive."""
        self.torn.clear()
        self._tear_after, self._tear_before = answer, not answer

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._refuses:
            writer.transport.abort()
            return
        try:
            far_reader, far_writer = await asyncio.open_unix_connection(str(self._socket))
        except OSError:
            writer.transport.abort()
            return
        wire = Wire(writer, far_writer)
        self._wires.add(wire)
        try:
            await asyncio.gather(self._there(reader, wire), self._back(far_reader, wire))
        finally:
            wire.cut()
            self._wires.discard(wire)

    async def _there(self, reader: asyncio.StreamReader, wire: Wire) -> None:
        with suppress(*FAULTS):
            while data := await reader.read(CHUNK):
                await self._flows.wait()
                if COMMIT in data and (self._tear_after or self._tear_before):
                    await self._tear(wire, data)
                    break
                wire.far.write(data)
                await wire.far.drain()
        wire.cut()

    async def _tear(self, wire: Wire, data: bytes) -> None:
        arrives = self._tear_after
        self._tear_after = self._tear_before = False
        if arrives:
            wire.near.transport.abort()
            wire.far.write(data)
            await wire.far.drain()
            await asyncio.sleep(0.2)  # PostgreSQL carries it out meanwhile
        self.torn.set()

    async def _back(self, reader: asyncio.StreamReader, wire: Wire) -> None:
        with suppress(*FAULTS):
            while data := await reader.read(CHUNK):
                await self._flows.wait()
                wire.near.write(data)
                await wire.near.drain()
        wire.cut()
