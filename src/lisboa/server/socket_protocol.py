"""The WebSocket protocol of our server: Uvicorn's, with a compression that fits what we send."""

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

# An update has 10 to 20 KB and is nearly the one before. A window of 32 KB still sees that one: updates shrink to 500
# bytes instead of 2,600 and take half the time, for 112 KB more memory of each connection (docs/performance.md).
UPDATES: Final = ServerPerMessageDeflateFactory(
    server_max_window_bits=15, client_max_window_bits=12, compress_settings={"memLevel": 5}
)


class SocketProtocol(WebSocketsSansIOProtocol):
    """One connection."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.conn.available_extensions = [UPDATES]
