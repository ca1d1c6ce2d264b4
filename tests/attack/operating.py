"""Running and stopping a server: full disks, signals while it is attacked, many games at the start."""

from __future__ import annotations

import asyncio
import resource
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tests.attack.game_file import HOSTILE, unfinished
from tests.attack.row import Check, Outcome, at_most, must
from tests.attack.scene import Attack, Kind, Scene
from tests.attack.visitor import Answer
from tests.chaos.full_disk import Change, by_file, small_disk

STOP_SECONDS = 15.0
READY_SECONDS = 20.0


@asynccontextmanager
async def on_small_disk(options: dict[str, object]) -> AsyncIterator[dict[str, Any]]:
    """A disk of its own for the database, where this system lets us mount one."""
    with tempfile.TemporaryDirectory(prefix="lisboa-attack-disk-") as name:
        folder = Path(name)
        with small_disk(folder) as mounted:
            options["database"] = folder / "lisboa.db"
            yield {"disk": folder if mounted else None}


async def full_disk(scene: Scene) -> Outcome:
    """Nothing can be written: a load balancer must see it, and nobody must restart the server for it."""
    eve = scene.nobody()
    before = await healths(scene)
    disk: Path | None = scene.extras["disk"]
    fill, empty = by_limit(scene.pid) if disk is None else by_file(disk)
    fill()
    try:
        for _ in range(30):  # the last free page of the database is used up
            refused = await eve.ask("POST", "/api/guest", {"name": "Ana"})
            if refused.status == 503:
                break
        during = await until(scene, 503)
    finally:
        empty()
    after = await until(scene, 200)
    checks = (
        must("ready 200 before", before == (200, 200), f"live and ready {before}"),
        must("ready 503, live 200", during == (200, 503), f"live and ready {during}"),
        must("ready again afterwards", after == (200, 200), f"live and ready {after}"),
    )
    return Outcome("1 disk filled", checks)


def by_limit(pid: int) -> tuple[Change, Change]:
    """Where no disk can be mounted, no file of the server may grow; and it may again."""
    before = resource.prlimit(pid, resource.RLIMIT_FSIZE)

    def limit(most: tuple[int, int]) -> None:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, most)

    return lambda: limit((1, before[1])), lambda: limit(before)


async def healths(scene: Scene) -> tuple[int, int]:
    """Is it alive, and ready?"""
    eve = scene.nobody()
    live, ready = await eve.ask("GET", "/health/live"), await eve.ask("GET", "/health/ready")
    return live.status, ready.status


async def until(scene: Scene, ready: int) -> tuple[int, int]:
    """It may look only now and then."""
    end = time.monotonic() + READY_SECONDS
    while (found := await healths(scene))[1] != ready and found[1] in (200, 503) and time.monotonic() < end:
        await asyncio.sleep(0.3)
    return found


async def told_to_stop(scene: Scene) -> Outcome:
    """SIGTERM while it reads hostile files, makes plans and has half requests open."""
    guests = [await scene.guest() for _ in range(6)]
    table = await guests[0].hope("POST", "/api/import", {"text": unfinished(60)})
    work: list[asyncio.Task[Answer]] = []
    for eve in guests[:3]:
        work.append(
            asyncio.create_task(eve.ask("POST", "/api/import", {"text": HOSTILE["spaces in a header"](990_000)}))
        )
    plan = {"seed": 7, "moves": ["auto"] * 300}
    work += [
        asyncio.create_task(guests[0].again().ask("POST", f"/api/tables/{table['id']}/plan", plan)) for _ in range(6)
    ]
    halves = [await asyncio.open_connection(eve.host, eve.port, local_addr=(eve.address, 0)) for eve in guests]
    for _, writer in halves:
        writer.write(b"POST /api/import HTTP/1.1\r\ncontent-length: 1000\r\n")
    await asyncio.sleep(0.3)
    assert scene.server is not None
    began = time.monotonic()
    scene.server.popen.terminate()
    code = await exit_code(scene, began)
    seconds = time.monotonic() - began
    for task in work:
        task.cancel()
    await asyncio.gather(*work, return_exceptions=True)
    checks: tuple[Check, ...] = (
        must("exit code 0", code == 0, f"exit code {code}" if code is not None else "does not stop"),
        at_most("stopped after", seconds, STOP_SECONDS, " s"),
    )
    return Outcome("3 hostile files, 6 plans, 6 half requests", checks)


async def exit_code(scene: Scene, began: float) -> int | None:
    """None: it has not ended in time."""
    assert scene.server is not None
    while (code := scene.server.popen.poll()) is None and time.monotonic() < began + STOP_SECONDS + 1:
        await asyncio.sleep(0.02)
    return code


DISK = Kind("disk", (Attack("full disk", full_disk, outside=False, seconds=90),), prepare=on_small_disk)
STOP = Kind("stop", (Attack("SIGTERM during attacks", told_to_stop, outside=False, ends_server=True),), fresh=True)
