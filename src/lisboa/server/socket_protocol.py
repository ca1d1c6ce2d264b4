"""The WebSocket protocol of our server: Uvicorn's, with a compression that fits what we send, and limits."""

from __future__ import annotations

import time
from asyncio import BaseTransport
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from lisboa.server import metrics
from lisboa.server.unread_output import CUT

if TYPE_CHECKING:
    from lisboa.server.serving import Config

# An update has 10 to 20 KB and is nearly the one before. A window of 32 KB still sees that one: updates shrink to 500
# bytes instead of 2,600 and take half the time, for 112 KB more memory of each connection (docs/performance.md).
UPDATES: Final = ServerPerMessageDeflateFactory(
    server_max_window_bits=15, client_max_window_bits=12, compress_settings={"memLevel": 5}
)
HEARD_BYTES: Final = 16_384  # that a client may send in a window: clients have nothing to say but pings and pongs
HEARD_SECONDS: Final = 60.0
MAX_UNREAD: Final = 262_144  # bytes that wait for a client; updates are never sent on top of these
PARSER: Final = "socket parser"


class SocketProtocol(WebSocketsSansIOProtocol):
    """One connection."""

    config: Config

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.conn.available_extensions = [UPDATES]
        self._heard = 0
        self._opened = self._heard_since = self.loop.time()
        self._address = ""

    def connection_made(self, transport: BaseTransport) -> None:
        """It was one for requests until now."""
        super().connection_made(transport)
        self._address = self.config.address(self.client[0] if self.client else "-", ())

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no more."""
        self.config.gate.leave(self.transport)
        self.config.unread.forget(self.transport, self._address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Frames of the client, or the request that opens the socket, whose length is checked already."""
        if self.transport.is_closing():
            return
        began = time.perf_counter()
        if self.handshake_initiated:
            self._heard += len(data)
            if self._heard > HEARD_BYTES:
                self._cut("talkative")
                return
            if self.transport.get_write_buffer_size() > MAX_UNREAD:
                self._cut(CUT)
                return
        super().data_received(data)
        self.config.watch.measured(began, PARSER)

    def send_receive_event_to_app(self) -> None:
        """A message of the client: nobody wants it. Uvicorn would log a traceback for each that is not UTF-8."""
        self.frames = []

    def look(self, now: float) -> None:
        """Once a second: end it if the client does not read."""
        if now - self._heard_since > HEARD_SECONDS:
            self._heard_since, self._heard = now, 0
        if self.config.unread.look(self.transport, self._address, now):
            return
        if not self.handshake_initiated and now - self._opened > self.config.header_seconds:
            self._cut("slow")

    def shutdown(self) -> None:
        """The server stops. A handshake that never came cannot be answered."""
        if self.handshake_initiated:
            super().shutdown()
        else:
            self.transport.abort()

    def _cut(self, reason: str) -> None:
        """At once: a client that does not read would not read a goodbye either."""
        metrics.CONNECTIONS_CUT.labels(reason).inc()
        self.transport.abort()
