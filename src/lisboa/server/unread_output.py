"""What clients do not read: how long it may wait, and how much of it there may be for one address."""

from __future__ import annotations

from asyncio import Transport
from typing import Final

from lisboa.server import metrics

MOST_SECONDS: Final = 60.0  # that something may wait to be read
MOST_BYTES: Final = 33_554_432  # that may wait for one address: 30 people who load the client at once
CUT: Final = "unread"


class UnreadOutput:
    """The connections whose clients have not taken all that was sent, by address: since when, the longest first."""

    def __init__(self) -> None:
        self._since: dict[str, dict[Transport, float]] = {}

    def look(self, transport: Transport, address: str, now: float) -> bool:
        """Asked once a second: has it waited for so long that the connection was cut?

        A closed connection counts too: it stays open until its last byte is taken.
        """
        since = self._noted(transport, address, now)
        if since is None or now - since <= MOST_SECONDS:
            return False
        self._cut(transport, address)
        return True

    def sent(self, transport: Transport, address: str, now: float) -> None:
        """An answer was written. If too much waits at its address now, who has not read for longest is cut."""
        if self._noted(transport, address, now) is None:
            return
        waiting = self._since[address]
        sizes = {each: each.get_write_buffer_size() for each in waiting}
        total = sum(sizes.values())
        for each, size in sizes.items():
            if total <= MOST_BYTES:
                break
            total -= size
            self._cut(each, address)

    def forget(self, transport: Transport, address: str) -> None:
        """It is closed, or used for another address from now on."""
        waiting = self._since.get(address)
        if waiting is not None:
            waiting.pop(transport, None)
            if not waiting:
                del self._since[address]

    def _noted(self, transport: Transport, address: str, now: float) -> float | None:
        """Since when there has been something to send; None: there is nothing."""
        if not transport.get_write_buffer_size():
            self.forget(transport, address)
            return None
        return self._since.setdefault(address, {}).setdefault(transport, now)

    def _cut(self, transport: Transport, address: str) -> None:
        """At once: a client that does not read would not read a goodbye either."""
        self.forget(transport, address)
        metrics.CONNECTIONS_CUT.labels(CUT).inc()
        transport.abort()
