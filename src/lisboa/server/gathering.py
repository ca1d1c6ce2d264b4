"""When something that many sockets listen to is sent: soon after a change, and then not again before a rest."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable
from typing import Final

SOON: Final = 0.05  # seconds until others know of the first change
REST: Final = 0.5  # seconds between two messages
REST_PER_SOCKET: Final = 0.01  # more where many listen: then a message costs more
LONGEST_REST: Final = 10.0


class Gathering:
    """Changes of one thing. A change costs the same however many listen: it only has a message sent, unless one is due.

    The message shows everything that has changed by then, so nothing is lost by those that are not sent.
    """

    def __init__(self) -> None:
        self._sent_at = -math.inf
        self._due: asyncio.TimerHandle | None = None

    @property
    def due(self) -> bool:
        """Has something changed since the last message?"""
        return self._due is not None

    def changed(self, listeners: int, send: Callable[[], None]) -> None:
        """Have it sent when it is time."""
        if self._due is None:
            loop = asyncio.get_running_loop()
            when = max(loop.time() + SOON, self._sent_at + rest_of(listeners))
            self._due = loop.call_at(when, self._send, send)

    def sent(self) -> None:
        """It is sent now, whether it was due or not: the rest begins."""
        if self._due is not None:
            self._due.cancel()
            self._due = None
        self._sent_at = asyncio.get_running_loop().time()

    def _send(self, send: Callable[[], None]) -> None:
        self.sent()
        send()


def rest_of(listeners: int) -> float:
    """How long to wait before the next message to this many sockets."""
    return min(LONGEST_REST, max(REST, REST_PER_SOCKET * listeners))
