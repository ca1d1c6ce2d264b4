"""Runs the server until it is told to stop."""

from __future__ import annotations

import uvicorn

from lisboa.server import logs
from lisboa.server.app import create_app
from lisboa.server.settings import Settings

GRACE_SECONDS = 10


def serve(settings: Settings) -> None:
    """Blocks. SIGINT and SIGTERM end it after the requests under way; a second one ends it at once."""
    logs.set_up(settings.log_level, settings.log_format)
    uvicorn.run(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies or None,
        timeout_graceful_shutdown=GRACE_SECONDS,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=4096,
        h11_max_incomplete_event_size=65_536,
    )
