"""What a client does not read."""

from __future__ import annotations

from asyncio import Transport
from typing import Final

MOST_SECONDS: Final = 60.0  # that something may wait to be read


class UnreadOutput:
    """Since when there has been something to send that the client did not take."""

    def __init__(self) -> None:
        self._since: float | None = None

    def lasts_too_long(self, transport: Transport, now: float) -> bool:
        """Asked once a second. A closed connection counts too: it stays open until its last byte is taken."""
        if not transport.get_write_buffer_size():
            self._since = None
        elif self._since is None:
            self._since = now
        return self._since is not None and now - self._since > MOST_SECONDS
