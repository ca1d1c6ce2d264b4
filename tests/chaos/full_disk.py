"""A disk without space under a server: a real one where we may mount a small one, a limit of the system elsewhere."""

from __future__ import annotations

import asyncio
import os
import resource
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.chaos.audit import Auditor
from tests.chaos.killing import Server
from tests.chaos.ledger import Broken
from tests.chaos.outage import RECOVERY_SECONDS, told, within
from tests.chaos.session import Session

DISK_BYTES = 16 << 20
REFUSALS = 20  # answers 503 until we believe that nothing can be written
CHUNK = 4096

Change = Callable[[], None]


@contextmanager
def small_disk(folder: Path) -> Iterator[bool]:
    """The folder becomes a disk of its own, if this system lets us."""
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={DISK_BYTES}", "tmpfs", str(folder)], check=False, capture_output=True
    )
    try:
        yield mounted.returncode == 0
    finally:
        if mounted.returncode == 0:
            subprocess.run(["umount", "-l", str(folder)], check=True)


def by_limit(server: Server) -> tuple[Change, Change]:
    """No file of the server may grow, its log included; and it may again."""
    pid = server.process.popen.pid
    before = resource.prlimit(pid, resource.RLIMIT_FSIZE)

    def fill() -> None:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, before[1]))

    def empty() -> None:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)

    return fill, empty


def by_file(folder: Path) -> tuple[Change, Change]:
    """A file takes all the space there is, and is removed."""
    filler = folder / "filler"

    def fill() -> None:
        with filler.open("wb", buffering=0) as file:
            try:
                while file.write(bytes(CHUNK)):
                    pass
            except OSError:
                os.fsync(file.fileno())

    return fill, filler.unlink


async def without_space(server: Server, session: Session, auditor: Auditor, change: tuple[Change, Change]) -> None:
    """Moves are answered with 503 and not half done, reading works; with space again all goes on."""
    fill, empty = change
    counts = session.ledger.counts
    await session.progress()
    fill()
    before = counts["answered 503"]
    await within(RECOVERY_SECONDS, "out of space", lambda: told(counts["answered 503"] > before + REFUSALS))
    acknowledged = counts["acknowledged"]
    await check_reading(session)
    # An answer of /health/ready holds for some seconds: the last one may be from before the disk was full.
    await within(RECOVERY_SECONDS, "not ready", lambda: is_ready(server, wished=False))
    await check_health(server, ready=503)
    await asyncio.sleep(1.0)
    if counts["acknowledged"] != acknowledged:
        raise Broken("something was acknowledged that could not be written")
    empty()
    await session.progress()
    await within(RECOVERY_SECONDS, "ready again", lambda: is_ready(server))
    await check_health(server, ready=200)
    await auditor.audit()
    await session.repeat_requests()
    server.check_log()


async def is_ready(server: Server, wished: bool = True) -> bool:
    """Does the server report that it can serve, or that it cannot, as wished?"""
    async with httpx.AsyncClient() as client:
        answer = await client.get(f"{server.process.base}/health/ready", timeout=10)
    return (answer.status_code == 200) == wished


async def check_health(server: Server, ready: int) -> None:
    """The server lives, and says whether it can be used."""
    async with httpx.AsyncClient() as client:
        found = {
            path: (await client.get(f"{server.process.base}{path}", timeout=10)).status_code
            for path in ("/health/live", "/health/ready", "/health")
        }
    if found != {"/health/live": 200, "/health/ready": ready, "/health": ready}:
        raise Broken(f"health is {found}, but it should be ready with {ready}")


async def check_reading(session: Session) -> None:
    """Whoever only looks is served."""
    for table in session.tables:
        client = table.watchers[0].client
        for what in ("situation", "events", "chat"):
            try:
                response = await client.ask("GET", f"/api/tables/{table.id}/{what}")
            except httpx.HTTPError as error:
                raise Broken(f"{what} of {table.id} cannot be read without space: {error!r}") from error
            if response.status_code != 200:
                raise Broken(f"{what} of {table.id} cannot be read without space: {response.text}")


def check_file(path: Path) -> None:
    """SQLite's own opinion of its file."""
    connection = sqlite3.connect(path)
    try:
        ((verdict,),) = connection.execute("PRAGMA integrity_check")
    finally:
        connection.close()
    if verdict != "ok":
        raise Broken(f"the file is damaged: {verdict}")
