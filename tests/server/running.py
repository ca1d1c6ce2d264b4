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
from contextlib import contextmanager, suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any, TypeVar

import psutil  # type: ignore[import-untyped]  # it has no types

from lisboa.server import people, serving
from lisboa.server.bot_pool import BotPool
from lisboa.server.clock_time import now_ms
from lisboa.server.hint_desk import HintDesk
from lisboa.server.job_desk import JobDesk
from lisboa.server.services import Services
from lisboa.server.serving import Server, listen, serve_with
from lisboa.server.settings import Settings
from lisboa.server.workers.service import JobService, Priority

T = TypeVar("T")
START_SECONDS = 60
PLENTY = 10**6
CROWDED = {  # all people of the tests come from one address
    "guests_per_address": PLENTY,
    "waiting_tables_per_address": PLENTY,
    "running_tables_per_address": PLENTY,
    "bot_games_per_address": PLENTY,
    "waiting_seats_per_address": PLENTY,
    "daily_bot_games_per_address": PLENTY,
    "daily_actions_per_address": PLENTY,
    "imports_per_address": PLENTY,
    "import_bytes_per_address": 10**12,
}
UNLIMITED = {
    **CROWDED,
    "rate_limit": PLENTY,
    "daily_actions_per_person": PLENTY,
    "login_limit": PLENTY,
    "page_limit": PLENTY,
    "chat_limit": PLENTY,
    "watch_limit": PLENTY,
    "connections_per_address": PLENTY,
    "sockets_per_address": PLENTY,
}


class LateJobs(JobService):
    """Few tests need the processes."""

    def start(self) -> None:
        """When the first job is there."""


class Running:
    """A server in a thread of this process."""

    def __init__(
        self, base: str, services: Services, loop: asyncio.AbstractEventLoop, server: Server, listening: socket.socket
    ) -> None:
        self.base = base
        self.services = services
        self._loop = loop
        self.server = server
        self.listening = listening

    def stop(self) -> None:
        """Tell it to stop; who uses it waits for that."""
        self.server.should_exit = True

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
    at_port: int = 0,
    **changes: Any,
) -> Iterator[Running]:
    """A server that stops by itself, at a port of its own or that of an earlier one.

    Limits are high unless asked for: tests are not patient people.

    Games that end are analysed only by tests about that: it keeps a core busy.
    """
    listening = listen("127.0.0.1", at_port)
    port = listening.getsockname()[1]
    settings = Settings(**{"database": database, "port": port, **UNLIMITED, "analyses": "asked", **changes})
    services = Services(settings, pool, now)
    late = LateJobs(Priority.HINTS, settings.hint_workers)
    services.hints = hints or HintDesk(late, settings.hint_think_seconds, settings.hint_time_limit)
    services.jobs = JobDesk(LateJobs(Priority.REQUESTS, settings.job_workers), settings.job_time_limit)
    server = Server(serving.config(settings, services))
    loops: list[asyncio.AbstractEventLoop] = []

    async def serve() -> None:
        loops.append(asyncio.get_running_loop())
        await serve_with(services, server, [listening])

    def run() -> None:
        with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
            runner.run(serve())

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    try:
        wait_until(lambda: server.started or not thread.is_alive())
        assert server.started, "the server did not start"
        yield Running(f"http://127.0.0.1:{port}", services, loops[0], server, listening)
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
    """`lisboa serve` as a user starts it. An option that is None is left to the server."""

    def __init__(self, database: str, log: Path, port: int | None = None, **options: object) -> None:
        self.port = port or free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.log = log
        given = {
            "database": database,
            "port": self.port,
            **UNLIMITED,
            "analyses": "asked",
            **options,
        }
        named = {f"--{name.replace('_', '-')}": value for name, value in given.items()}
        flags = [name if value is True else f"{name}={value}" for name, value in named.items() if value is not None]
        with log.open("ab") as output:
            self.popen = subprocess.Popen(
                [sys.executable, "-m", "lisboa.cli", "serve", *flags],
                stdout=output,
                stderr=output,
                env=dict(os.environ),
            )

    def wait_ready(self, path: str = "/health") -> Process:
        """Until it answers."""
        wait_until(lambda: self._answers(path))
        return self

    def processor_seconds(self) -> float:
        """What it has used so far, with all its processes."""
        process = psutil.Process(self.popen.pid)
        used = sum(process.cpu_times())  # with those of processes that have ended
        for child in process.children(recursive=True):
            with suppress(psutil.NoSuchProcess):
                used += sum(child.cpu_times())
        return float(used)

    def _answers(self, path: str) -> bool:
        assert self.popen.poll() is None, f"the server ended: {self.log.read_text()[-2000:]}"
        asking = HTTPConnection("127.0.0.1", self.port, timeout=2)  # httpx would keep a core busy that the server needs
        try:
            asking.request("GET", path)
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


@contextmanager
def bytecode_in(folder: Path) -> Iterator[None]:
    """Servers that are started meanwhile leave their bytecode there, and find that of earlier ones.

    So it is for users; on a machine for tests Python may be told to leave none.
    """
    wanted = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(folder)}
    before = {name: os.environ.get(name) for name in wanted}
    os.environ.update(wanted)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
