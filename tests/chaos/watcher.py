"""A socket that comes back whenever it is cut, and keeps every frame it was sent."""

from __future__ import annotations

import asyncio
from typing import Any

from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.chaos.asking import hope
from tests.chaos.ledger import Ledger
from tests.server.client import Client

PAUSE_SECONDS = 0.3


class Watcher:
    """Sees a table from a seat; None: one's own, or a spectator's. On a hot-seat that is whichever is to decide."""

    def __init__(
        self, client: Client, ledger: Ledger, table: str, seat: int | None = None, hot_seat: bool = False
    ) -> None:
        self.client = client
        self.table = table
        self.seat = seat
        self.hot_seat = hot_seat
        self.frames: list[dict[str, Any]] = []
        self.situation: dict[str, Any] | None = None
        self.changed = asyncio.Event()
        self._ledger = ledger
        self._lines: set[int] = set()

    @property
    def seq(self) -> int:
        """The last entry seen."""
        return len(self.frames)

    async def run(self) -> None:
        """Until cancelled. Who says that he knows entry 0 is told nothing before entry 1, so he looks first."""
        path = f"/api/tables/{self.table}/situation"
        self.situation = await hope(self.client, self._ledger, "GET", path, seat=self.seat)
        self.changed.set()
        while True:
            try:
                async with self.client.live(self.table, since=self.seq, seat=self.seat) as live:
                    self._ledger.count("sockets opened")
                    self._lines.clear()
                    while True:
                        self.take(await live.next())
                        self.client.received.clear()
            except ConnectionClosed as closed:
                code = 1006 if closed.rcvd is None else closed.rcvd.code
                self._ledger.count(f"sockets closed with {code}")
            except (OSError, WebSocketException, TimeoutError, EOFError):
                self._ledger.count("sockets refused")
            await asyncio.sleep(PAUSE_SECONDS)

    def take(self, message: dict[str, Any]) -> None:
        """Something was sent."""
        if message["type"] == "chat":
            self._take_line(message["number"])
        elif message["type"] == "update":
            self._take_frames(message)

    def _take_line(self, number: int) -> None:
        if number in self._lines:
            self._ledger.problems.append(f"{self.table}: a socket was sent line {number} of the chat twice")
        self._lines.add(number)

    def _take_frames(self, message: dict[str, Any]) -> None:
        """Exactly the entries that follow those seen so far."""
        numbers = [frame["seq"] for frame in message["frames"]]
        self.frames += message["frames"]
        wanted = list(range(self.seq - len(numbers) + 1, self.seq + 1))
        if numbers != wanted or message["seq"] != self.seq or message["situation"]["seq"] != self.seq:
            self._ledger.problems.append(
                f"{self.table}: a socket was sent entries {numbers} up to {message['seq']} instead of {wanted}"
            )
        self.situation = message["situation"]
        self.changed.set()

    async def reached(self, seq: int, seconds: float) -> bool:
        """Wait until an entry has been seen; False if it takes too long."""
        try:
            async with asyncio.timeout(seconds):
                while self.seq < seq:
                    self.changed.clear()
                    await self.changed.wait()
        except TimeoutError:
            return False
        return True
