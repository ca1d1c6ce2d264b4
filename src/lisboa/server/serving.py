"""Runs the server until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
from collections.abc import Callable
from math import ceil
from types import FrameType

import msgspec
import structlog
import uvicorn

from lisboa.errors import LisboaError
from lisboa.server import logs
from lisboa.server.app import create_app
from lisboa.server.services import Services
from lisboa.server.settings import Settings
from lisboa.server.socket_protocol import SocketProtocol

GRACE_SECONDS = 10
# How long a thread that has committed waits for the interpreter while the event loop is busy. With Python's own 5 ms it
# was the slowest part of a move: half of all commits took 7 ms and more, now they take 0.4.
HAND_OVER_SECONDS = 0.001
COLLECTIONS = (20_000, 10, 50)
KEEP_ALIVE_SECONDS = 75  # people think longer than uvicorn's 5 seconds, and proxies wait for 60
log = structlog.get_logger()


class CannotListen(LisboaError):
    """The address is taken, or not of this machine."""


class Server(uvicorn.Server):
    """Ends in peace when told to: Uvicorn would raise the signal again, as if it had been killed by it."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None] | None = None) -> None:
        super().__init__(config)
        self._ready = ready

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """The first signal lets requests under way be answered, the second one does not."""
        self.force_exit = self.should_exit
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Say where it can be reached, once it can."""
        await super().startup(sockets)
        for listening in sockets or []:
            host, port = listening.getsockname()[:2]
            log.info("listening", host=host, port=port)
        if self._ready is not None:
            self._ready()


def spare_the_collector() -> None:
    """Games are a million objects without cycles: to look at them all for garbage takes a tenth of a second.

    With Python's thresholds that took a fifth of all processor time; now it happens every ten million objects.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTIONS)


def serve(settings: Settings, ready: Callable[[str], None] | None = None) -> Services:
    """Blocks; calls `ready` with the address once it can be reached.

    SIGINT and SIGTERM end it after the requests under way; a second one ends it at once. Returns what it has served
    with, all of it stopped: to take that apart takes long, for which not everybody waits.
    """
    logs.set_up(settings.log_level, settings.log_format)
    with listen(settings.host, settings.port) as listening:
        settings = msgspec.structs.replace(settings, port=listening.getsockname()[1])
        warn(settings)
        services = Services(settings)
        how = config(settings, services)
        spare_the_collector()
        sys.setswitchinterval(HAND_OVER_SECONDS)
        with asyncio.Runner(loop_factory=how.get_loop_factory()) as runner:
            server = Server(how, None if ready is None else lambda: ready(settings.url + "/"))
            runner.run(serve_with(services, server, [listening]))
    return services


def warn(settings: Settings) -> None:
    """Of what works, but not as it may be meant."""
    if settings.links_lead_nowhere:
        log.warning("links in messages work on this machine only: set --public-url", host=settings.host)


async def serve_with(services: Services, server: uvicorn.Server, sockets: list[socket.socket] | None = None) -> None:
    """The parts are there before the first request and after the last. What they cannot do is raised, not logged."""
    async with services.running():
        await server.serve(sockets)


def config(settings: Settings, services: Services) -> uvicorn.Config:
    """How the application is served."""
    return uvicorn.Config(
        create_app(settings, services),
        lifespan="off",  # the services are started around it
        log_config=None,
        access_log=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies or None,
        timeout_graceful_shutdown=max(GRACE_SECONDS, ceil(settings.hint_time_limit) + 1),  # all waiting is over by then
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        server_header=False,
        ws=SocketProtocol,
        ws_max_size=4096,
        h11_max_incomplete_event_size=65_536,
    )


def listen(host: str, port: int) -> socket.socket:
    """Take the address before anything else is begun; port 0 is any that is free."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        taken = socket.socket(family, kind, protocol)
        if sys.platform != "win32":
            taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        taken.bind(address)
    except OSError as error:
        raise CannotListen(f"cannot listen on {host}:{port}: {error.strerror or error}") from error
    return taken
