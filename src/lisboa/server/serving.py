"""Runs the server until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
import time
from collections.abc import Callable
from math import ceil
from types import FrameType
from typing import Any

import msgspec
import structlog
import uvicorn

from lisboa.engine import COMPILED
from lisboa.errors import LisboaError
from lisboa.server import logs, open_files, preparing
from lisboa.server.allowed_hosts import AllowedHosts
from lisboa.server.app import create_app
from lisboa.server.asker_address import AskerAddress
from lisboa.server.client_addresses import TrustedProxies
from lisboa.server.handshakes import Handshakes
from lisboa.server.http_protocol import MAX_HEADERS, OVERHEAD, HttpProtocol
from lisboa.server.loop_watch import naming_routes
from lisboa.server.open_bodies import OpenBodies
from lisboa.server.services import Services
from lisboa.server.settings import Settings
from lisboa.server.socket_protocol import SocketProtocol
from lisboa.server.unread_output import UnreadOutput

GRACE_SECONDS = 10
# How long a thread that has committed waits for the interpreter while the event loop is busy. With Python's own 5 ms it
# was the slowest part of a move: half of all commits took 7 ms and more, now they take 0.4.
HAND_OVER_SECONDS = 0.001
# After 20,000 new objects the collector looks at these, every third time at those that stayed since the last such time,
# and every thirtieth time at all, if these have become a quarter more: with the uncompiled engine, whose games have
# thousands of objects each, rarely. 60,000 that stayed take 15 ms; when it looked only at every 200,000, it took 60.
COLLECTIONS = (20_000, 2, 10 if COMPILED else 170)
KEEP_ALIVE_SECONDS = 75  # people think longer than uvicorn's 5 seconds, and proxies wait for 60
BEAT_SECONDS = 0.1  # how often Uvicorn's main loop looks whether it should stop
LOOK_EVERY = 10  # beats: then slow connections are looked for
UNREAD_SECONDS = 2.0  # that a server that stops waits for clients to take their answers
log = structlog.get_logger()


class CannotListen(LisboaError):
    """The address is taken, or not of this machine."""


class Config(uvicorn.Config):
    """Uvicorn's, and what our protocols need to know."""

    def __init__(self, settings: Settings, services: Services, **named: Any) -> None:
        self.litestar = create_app(settings, services)
        super().__init__(naming_routes(self.litestar), **named)
        self.gate = services.gate
        self.address = AskerAddress(settings.trusted_proxies)
        self.handshakes = Handshakes(services)
        self.unread = UnreadOutput()
        largest = max(settings.body_limit, settings.import_limit)
        self.bodies = OpenBodies(largest)
        self.watch = services.watch
        self.hosts = AllowedHosts(settings)
        self.proxies = TrustedProxies(settings.trusted_proxies)
        self.header_seconds = settings.header_seconds
        self.request_seconds = settings.request_seconds
        self.max_request = MAX_HEADERS + OVERHEAD * largest


class Server(uvicorn.Server):
    """Exits cleanly on SIGTERM: Uvicorn would raise the signal again, as if it had been killed by it."""

    config: Config

    def __init__(self, config: Config, ready: Callable[[], None] | None = None) -> None:
        super().__init__(config)
        self._ready = ready
        self._beat = time.perf_counter()

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
        self._beat = time.perf_counter()
        self.config.watch.serving = True
        if self._ready is not None:
            self._ready()

    async def on_tick(self, counter: int) -> bool:
        """The heartbeat of the event loop; every second, connections that take too long are ended."""
        now = time.perf_counter()
        self.config.watch.beat(now - self._beat - BEAT_SECONDS)
        if counter % LOOK_EVERY == 0:
            self.look_at_connections()
        stop = await super().on_tick(counter)
        self._beat = time.perf_counter()
        return stop

    def look_at_connections(self) -> None:
        """End those whose client takes too long to send or to read."""
        now = asyncio.get_running_loop().time()
        for connection in list(self.server_state.connections):
            if isinstance(connection, HttpProtocol | SocketProtocol):
                connection.look(now)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let requests under way be answered, but wait for nobody who does not take the answer."""
        self.config.watch.serving = False
        impatience = asyncio.create_task(self._end_unread())
        try:
            await super().shutdown(sockets)
        finally:
            impatience.cancel()

    async def _end_unread(self) -> None:
        while True:
            await asyncio.sleep(UNREAD_SECONDS)
            for connection in list(self.server_state.connections):
                if connection.transport.get_write_buffer_size():
                    connection.transport.abort()


def spare_the_collector() -> None:
    """A thousand long games were two million objects, at which the collector looked for a second.

    Now it leaves out what happened in them (`engine.state`, `Course.seal`), after it has looked at it once or twice: it
    had better not wait for long. What is there at the start stays: `starting` has switched the collector off, and the
    little that it could collect is not worth the time until the first answer.
    """
    gc.freeze()
    gc.set_threshold(*COLLECTIONS)
    gc.enable()


def serve(settings: Settings, ready: Callable[[str], None] | None = None) -> Services:
    """Blocks; calls `ready` with the address once it can be reached.

    SIGINT and SIGTERM end it after the requests under way; a second one ends it at once. Returns what it has served
    with, all of it stopped: to take that apart takes long, for which not everybody waits.
    """
    logs.set_up(settings.log_level, settings.log_format)
    with listen(settings.host, settings.port) as listening:
        settings = msgspec.structs.replace(settings, port=listening.getsockname()[1])
        warn(settings)
        open_files.raise_limit()
        services = Services(settings)
        how = config(settings, services)
        spare_the_collector()
        sys.setswitchinterval(HAND_OVER_SECONDS)
        with asyncio.Runner(loop_factory=how.get_loop_factory()) as runner:

            def started() -> None:
                preparing.start(how.litestar)
                if ready is not None:
                    ready(settings.url + "/")

            runner.run(serve_with(services, Server(how, started), [listening]))
    return services


def warn(settings: Settings) -> None:
    """Of what works, but not as it may be meant."""
    if settings.links_lead_nowhere:
        log.warning("links in messages work on this machine only: set --public-url", host=settings.host)


async def serve_with(services: Services, server: uvicorn.Server, sockets: list[socket.socket] | None = None) -> None:
    """The parts are there before the first request and after the last. What they cannot do is raised, not logged."""
    asyncio.get_running_loop().set_task_factory(services.watch.create_task)
    async with services.running():
        await server.serve(sockets)


def config(settings: Settings, services: Services) -> Config:
    """How the application is served."""
    return Config(
        settings,
        services,
        lifespan="off",  # the services are started around it
        log_config=None,
        access_log=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=TrustedProxies(settings.trusted_proxies).believed(),
        timeout_graceful_shutdown=max(GRACE_SECONDS, ceil(settings.hint_time_limit) + 1),  # all waiting is over by then
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        server_header=False,
        http=HttpProtocol,
        ws=SocketProtocol,
        ws_max_size=4096,
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
