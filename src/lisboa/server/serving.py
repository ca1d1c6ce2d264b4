"""Runs the server until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
from types import FrameType

import uvicorn

from lisboa.server import logs
from lisboa.server.app import create_app
from lisboa.server.services import Services
from lisboa.server.settings import Settings
from lisboa.server.socket_protocol import SocketProtocol

GRACE_SECONDS = 10
COLLECTIONS = (20_000, 10, 50)
KEEP_ALIVE_SECONDS = 75  # people think longer than uvicorn's 5 seconds, and proxies wait for 60


class Server(uvicorn.Server):
    """Ends in peace when told to: Uvicorn would raise the signal again, as if it had been killed by it."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """The first signal lets requests under way be answered, the second one does not."""
        self.force_exit = self.should_exit
        self.should_exit = True


async def serve_with(services: Services, server: uvicorn.Server) -> None:
    """The parts are there before the first request and after the last. What they cannot do is raised, not logged."""
    async with services.running():
        spare_the_collector()
        await server.serve()


def spare_the_collector() -> None:
    """Games are a million objects without cycles: to look at them all for garbage takes a tenth of a second.

    With Python's thresholds that took a fifth of all processor time; now it happens every ten million objects.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTIONS)


def serve(settings: Settings) -> None:
    """Blocks. SIGINT and SIGTERM end it after the requests under way; a second one ends it at once."""
    logs.set_up(settings.log_level, settings.log_format)
    services = Services(settings)
    config = uvicorn.Config(
        create_app(settings, services),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies or None,
        timeout_graceful_shutdown=GRACE_SECONDS,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        server_header=False,
        ws=SocketProtocol,
        ws_max_size=4096,
        h11_max_incomplete_event_size=65_536,
    )
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(serve_with(services, Server(config)))
