"""Servers for tests, on 127.0.0.1 and a port of their own: in a thread, or as the process that users start."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any, TypeVar

import uvicorn

from lisboa.server import people
from lisboa.server.app import create_app
from lisboa.server.bot_pool import BotPool
from lisboa.server.clock_time import now_ms
from lisboa.server.hint_desk import HintDesk
from lisboa.server.services import Services
from lisboa.server.serving import serve_with
from lisboa.server.settings import Settings
from lisboa.server.socket_protocol import SocketProtocol

T = TypeVar("T")
START_SECONDS = 60


class LateHints(HintDesk):
    """Few tests ask for one."""

    def start(self) -> None:
        """When the first one is asked for."""


class Running:
    """A server in a thread of this process."""

    def __init__(self, base: str, services: Services, loop: asyncio.AbstractEventLoop, server: uvicorn.Server) -> None:
        self.base = base
        self.services = services
        self._loop = loop
        self._server = server

    def stop(self) -> None:
        """Tell it to stop; who uses it waits for that."""
        self._server.should_exit = True

    def call(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Do something where the server lives."""
        return asyncio.run_coroutine_threadsafe(work(), self._loop).result(START_SECONDS)

    def store_email(self, person_id: str, address: str) -> None:
        """As if it had been confirmed."""
        sessions = self.services.sessions
        self.call(lambda: sessions.change(person_id, lambda c: people.change(c, person_id, {"email": address})))


@contextmanager
def running(
    database: str,
    *,
    pool: BotPool | None = None,
    hints: HintDesk | None = None,
    now: Callable[[], int] = now_ms,
    **changes: Any,
) -> Iterator[Running]:
    """A server that stops by itself. Limits are high unless asked for: tests are not patient people.

    Games that end are analysed only by tests about that: it keeps a core busy.
    """
    usual = {"rate_limit": 10**6, "login_limit": 10**6, "analyses": "asked"}
    settings = Settings(**{"database": database, "port": 0, **usual, **changes})
    services = Services(settings, pool, now)
    services.hints = hints or LateHints(settings.hint_workers, settings.hint_think_seconds, settings.hint_time_limit)
    config = uvicorn.Config(
        create_app(settings, services),
        port=0,
        lifespan="off",
        log_config=None,
        ws=SocketProtocol,
        ws_max_size=4096,
    )
    server = uvicorn.Server(config)
    loops: list[asyncio.AbstractEventLoop] = []

    async def serve() -> None:
        loops.append(asyncio.get_running_loop())
        await serve_with(services, server)

    thread = threading.Thread(target=lambda: asyncio.run(serve()), daemon=True)
    thread.start()
    try:
        wait_until(lambda: server.started or not thread.is_alive())
        assert server.started, "the server did not start"
        port = server.servers[0].sockets[0].getsockname()[1]
        yield Running(f"http://127.0.0.1:{port}", services, loops[0], server)
    finally:
        server.should_exit = True
        thread.join(START_SECONDS)
        assert not thread.is_alive(), "the server did not stop"


def wait_until(condition: Callable[[], object], seconds: float = START_SECONDS) -> None:
    """Until something is true."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it took too long"
        time.sleep(0.01)


class Process:
    """`lisboa serve` as a user starts it."""

    def __init__(self, database: str, log: Path, port: int | None = None, **options: object) -> None:
        self.port = port or free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.log = log
        given = {
            "database": database,
            "port": self.port,
            "rate-limit": 10**6,
            "login-limit": 10**6,
            "analyses": "asked",
            **options,
        }
        flags = [f"--{name.replace('_', '-')}={value}" for name, value in given.items()]
        with log.open("ab") as output:
            self.popen = subprocess.Popen(
                [sys.executable, "-m", "lisboa.cli", "serve", *flags],
                stdout=output,
                stderr=output,
                env=dict(os.environ),
            )

    def wait_ready(self) -> Process:
        """Until it answers."""
        wait_until(self._answers)
        return self

    def _answers(self) -> bool:
        assert self.popen.poll() is None, f"the server ended: {self.log.read_text()[-2000:]}"
        asking = HTTPConnection("127.0.0.1", self.port, timeout=2)  # httpx would keep a core busy that the server needs
        try:
            asking.request("GET", "/health")
            return asking.getresponse().status == 200
        except (OSError, HTTPException):
            return False
        finally:
            asking.close()

    def kill(self) -> None:
        """At once, as a power cut does."""
        self.popen.kill()
        self.popen.wait(START_SECONDS)

    def stop(self) -> int:
        """As an operator does; its exit code."""
        if self.popen.poll() is None:
            self.popen.send_signal(signal.SIGTERM)
        return self.popen.wait(START_SECONDS)


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
