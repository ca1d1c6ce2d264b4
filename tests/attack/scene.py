"""The server under attack, the bystander who plays there, and where the strangers come from."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

import psutil  # type: ignore[import-untyped]  # it has no types

from tests.attack.bystander import Bystander, Waits, usual, worst
from tests.attack.row import Check, Outcome
from tests.attack.visitor import Visitor
from tests.server.running import UNLIMITED, Process

PATIENCE_MS: Final = 500.0  # that somebody who plays may wait, at worst, whatever others do
USUAL_SHARE: Final = 5  # and a fifth of that in the median
DESCRIPTORS: Final = 1024  # of our own servers, as most systems have it
DEFAULTS: Final[dict[str, object]] = {name.replace("_", "-"): None for name in UNLIMITED}  # as hosts run it
HEALTHY_SECONDS: Final = 5.0
MB: Final = 2**20


@dataclass
class Scene:
    """Where an attack happens."""

    base: str
    pid: int
    folder: Path
    bystander: Bystander
    server: Process | None = None  # None: somebody else's, which is driven from outside only
    patience: float = PATIENCE_MS
    extras: dict[str, Any] = field(default_factory=dict)  # what a kind of attack has set up beside the server
    spent: bool = False  # the server is of no more use
    _visitors: list[Visitor] = field(default_factory=list)

    async def guest(self, name: str = "Eve", address: str | None = None) -> Visitor:
        """A stranger who plays, from an address of their own or the one given."""
        return await self.nobody(address).guest(name)

    def nobody(self, address: str | None = None) -> Visitor:
        """A stranger without a login."""
        visitor = Visitor(self.base, address)
        self._visitors.append(visitor)
        return visitor

    def leave(self) -> None:
        """All strangers hang up."""
        for visitor in self._visitors:
            visitor.close()
        self._visitors.clear()

    def watch(self) -> Any:
        """What the bystander waits for meanwhile."""
        return self.bystander.watch()

    def waited(self, waits: Waits) -> Check:
        """The main measure of most rows."""
        mostly = self.patience / USUAL_SHARE
        each = (waits.answers, waits.updates)
        said = [f"{worst(times):.0f} ms, mostly {usual(times):.0f}" for times in each]
        return Check(
            "others wait {}, see moves after {}".format(*said),
            f"≤ {self.patience:.0f} ms, mostly {mostly:.0f}",
            all(worst(times) <= self.patience and usual(times) <= mostly for times in each),
        )

    # What the server takes of the machine

    def memory(self) -> float:
        """MB."""
        return float(psutil.Process(self.pid).memory_info().rss) / MB

    def descriptors(self) -> int:
        """Those of connections: others are opened when worker processes start, whatever a stranger does."""
        return len(psutil.Process(self.pid).net_connections(kind="inet"))

    def cpu(self) -> float:
        """Seconds of processor time, of the server's own process."""
        times = psutil.Process(self.pid).cpu_times()
        return float(times.user + times.system)

    async def answers(self) -> bool:
        """Does it still answer anybody?"""
        visitor = self.nobody()
        answer = await visitor.ask("GET", "/health", soon=HEALTHY_SECONDS)
        visitor.close()
        return answer.status in (200, 503)


Work = Callable[[Scene], Awaitable[Outcome]]


@dataclass(frozen=True)
class Attack:
    """One row to be. `outside`: it needs nothing but the address of a server."""

    name: str
    work: Work
    outside: bool = True
    seconds: float = 60.0
    ends_server: bool = False  # nobody can use it afterwards


@asynccontextmanager
async def no_extras(_: dict[str, object]) -> AsyncIterator[dict[str, Any]]:
    """Most kinds need nothing beside the server."""
    yield {}


Prepare = Callable[[dict[str, object]], Any]


@dataclass(frozen=True)
class Kind:
    """Attacks that share a server. `prepare` sets up what stands beside it and may add options of the server."""

    name: str
    attacks: tuple[Attack, ...]
    options: Mapping[str, object] = field(default_factory=dict)
    prepare: Prepare = no_extras
    fresh: bool = False  # on a server that no other kind has used
    patient: bool = False  # nobody's waiting is measured: other patient kinds may go on beside it

    @property
    def plain(self) -> bool:
        """Any server will do."""
        return not self.options and self.prepare is no_extras


@asynccontextmanager
async def own_server(kind: Kind, folder: Path, patience: float) -> AsyncIterator[Scene]:
    """`lisboa serve` as a host runs it, on an empty database; killed at the end if it does not stop by itself."""
    folder.mkdir(parents=True, exist_ok=True)
    options: dict[str, object] = {**DEFAULTS, **kind.options}
    async with kind.prepare(options) as extras:
        database = str(options.pop("database", folder / "lisboa.db"))
        server = Process(database, folder / "server.log", None, **known(options))
        psutil.Process(server.popen.pid).rlimit(psutil.RLIMIT_NOFILE, (DESCRIPTORS, DESCRIPTORS))
        try:
            await asyncio.to_thread(server.wait_ready)
            bystander = Bystander(server.base)
            try:
                await bystander.at_work()
                scene = Scene(server.base, server.popen.pid, folder, bystander, server, patience, extras)
                yield scene
                scene.leave()
            finally:
                bystander.stop()
        finally:
            end(server)


def end(server: Process) -> None:
    """SIGKILL: how it stops is a row of its own."""
    if server.popen.poll() is None:
        server.kill()


@asynccontextmanager
async def given_server(base: str, folder: Path, patience: float) -> AsyncIterator[Scene]:
    """One that runs already."""
    bystander = Bystander(base)
    try:
        await bystander.at_work()
        scene = Scene(base, listener(base), folder, bystander, None, patience)
        yield scene
        scene.leave()
    finally:
        bystander.stop()


def listener(base: str) -> int:
    """The process that listens there."""
    port = int(base.rpartition(":")[2].strip("/"))
    found: Iterable[Any] = psutil.net_connections(kind="tcp")
    for connection in found:
        if connection.status == psutil.CONN_LISTEN and connection.laddr.port == port and connection.pid:
            return int(connection.pid)
    raise SystemExit(f"no process of this machine that we may look at listens on {base}")


def known(options: Mapping[str, object]) -> dict[str, object]:
    """Without the options that the server's version does not have."""
    return {name: value if name in known_options() else None for name, value in options.items()}


@cache
def known_options() -> frozenset[str]:
    """What `lisboa serve` of the tree under attack can be asked for."""
    asked = subprocess.run(
        [sys.executable, "-m", "lisboa.cli", "serve", "--help"],
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, "COLUMNS": "200", "TERM": "dumb"},
    )
    return frozenset(re.findall(r"--([a-z][a-z-]+)", asked.stdout))
