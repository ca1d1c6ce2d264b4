"""Ends a server in every way there is, again and again, while people play."""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tests.chaos.audit import Auditor
from tests.chaos.ledger import Broken
from tests.chaos.session import Session
from tests.server.running import Process, free_port

# In the order in which a short run tries them.
WAYS = ("playing", "starting", "stopping", "worker", "soon", "playing", "told to stop", "playing")
NOT_KILLED = "told to stop"

Tell = Callable[[str], None]


# A worker process that was just being started when its server was killed finds nothing that it should do.
UNBORN: Final = re.compile(
    r"Traceback (?:(?!Traceback)[\s\S])*?pickle\.load\(from_parent\)[^E]*EOFError: Ran out of input"
)


class Server:
    """`lisboa serve` on one port, started anew whenever it has ended."""

    def __init__(self, database: str, folder: Path, **options: object) -> None:
        self.database = database
        self.log = folder / "server.log"
        self._options = options
        self._port = free_port()
        self.process = self.new_process()
        self.kills = 0
        self.stops = 0

    @property
    def base(self) -> str:
        """Its address, the same after every start."""
        return self.process.base

    def new_process(self) -> Process:
        """Start it, whatever became of the last one."""
        return Process(self.database, self.log, self._port, **self._options)

    async def ready(self) -> None:
        """Until it answers."""
        await asyncio.to_thread(self.process.wait_ready)

    async def again(self) -> None:
        """Start anew, and wait until it answers."""
        self.process = self.new_process()
        await self.ready()

    async def kill(self) -> None:
        """SIGKILL. Its workers must not outlive it."""
        workers = children_of(self.process.popen.pid)
        self.process.kill()
        self.kills += 1
        await gone(workers)

    async def stop(self) -> None:
        """SIGTERM: it ends in peace."""
        code = await asyncio.to_thread(self.process.stop)
        self.stops += 1
        if code != 0:
            raise Broken(f"told to stop, the server ended with {code}")

    def check_log(self) -> None:
        """No fault has been logged that nobody expected."""
        text = UNBORN.sub("", self.log.read_text())
        if "Traceback" in text:
            at = text.index("Traceback")
            raise Broken(f"the server has logged a fault: {text[max(0, at - 500) : at + 3000]}")


def children_of(pid: int) -> list[int]:
    """The processes that a process has started."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has just ended
        if int(fields[1]) == pid:
            found.append(int(path.parent.name))
    return found


async def gone(pids: list[int], seconds: float = 15.0) -> None:
    """Until these processes have ended."""
    end = time.monotonic() + seconds
    while any(lives(pid) for pid in pids):
        if time.monotonic() > end:
            raise Broken(f"processes of bots outlive their server: {pids}")
        await asyncio.sleep(0.02)


def lives(pid: int) -> bool:
    """Is there such a process, and not only its remains?"""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


class Killer:
    """One run: kill, start anew, compare everything, see every table go on."""

    def __init__(self, server: Server, session: Session, auditor: Auditor, rng: random.Random) -> None:
        self.server = server
        self.longest = 0.0  # until every table had gone on after a restart
        self._session = session
        self._auditor = auditor
        self._rng = rng

    async def run(self, kills: int, tell: Tell = lambda _: None, first: int = 0) -> None:
        """So many kills, beginning with the way of this number."""
        number = first
        while self.server.kills < kills:
            way = WAYS[number % len(WAYS)]
            number += 1
            await self._end(way)
            await self.server.again()
            began = time.monotonic()
            await self._auditor.audit()
            await self._session.repeat_requests()
            await self._session.progress()
            self.longest = max(self.longest, time.monotonic() - began)
            self.server.check_log()
            tell(f"{way}: {self.server.kills} kills, {len(self._session.ledger.receipts)} acknowledged")

    async def _end(self, way: str) -> None:
        if way == "playing":
            await self._pause(0.1, 1.5)
        elif way == "worker":
            await self._kill_a_worker()
        elif way == "stopping":
            self.server.process.popen.send_signal(signal.SIGTERM)
            await self._pause(0, 0.2)
        elif way == "starting":
            await self.server.kill()
            self.server.process = self.server.new_process()
            await self._pause(0.2, 1.5)
        if way == NOT_KILLED:
            await self._tell_to_stop()
        else:
            await self.server.kill()

    async def _kill_a_worker(self) -> None:
        """A process in which a bot thinks (or the one that looks after its pool): the tables go on all the same."""
        workers = children_of(self.server.process.popen.pid)
        if workers:
            os.kill(self._rng.choice(workers), signal.SIGKILL)
            self._session.ledger.count("workers killed")
        await self._session.progress()

    async def _tell_to_stop(self) -> None:
        """Sockets are told that the server stops, instead of being dropped."""
        counts = self._session.ledger.counts
        dropped = counts["sockets closed with 1006"]
        told = counts["sockets closed with 1012"]
        await self.server.stop()
        await asyncio.sleep(0.1)
        if counts["sockets closed with 1006"] != dropped or counts["sockets closed with 1012"] == told:
            raise Broken(f"sockets were not closed with 1012 when the server was told to stop: {counts}")

    async def _pause(self, least: float, most: float) -> None:
        await asyncio.sleep(self._rng.uniform(least, most))
