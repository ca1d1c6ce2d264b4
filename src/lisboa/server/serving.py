"""Runs the server until it is told to stop."""

from __future__ import annotations

import asyncio
import signal
import sys

import uvicorn

from lisboa.server import logs
from lisboa.server.app import create_app
from lisboa.server.database import Database
from lisboa.server.settings import Settings

GRACE_SECONDS = 10


def serve(settings: Settings) -> None:
    """Blocks. SIGINT and SIGTERM end it after the requests under way; a second one ends it at once."""
    asyncio.run(check_database(settings.database))
    logs.set_up(settings.log_level, settings.log_format)
    # What uvicorn has caught and dealt with it raises again at the end; to be told to stop is no failure.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
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


async def check_database(url: str) -> None:
    """Open it once before the server does, who would tell what is wrong with it in a hundred lines."""
    database = Database(url)
    await database.open()
    await database.close()
