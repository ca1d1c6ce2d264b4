"""The load test itself, in small: everybody plays, nothing is lost, and the report adds up."""

from __future__ import annotations

import asyncio
import os

import pytest
from rich.progress import Progress

from benchmarks.load import Load, Plan
from benchmarks.load_figures import Report, ServerLoad
from tests.server.running import running


@pytest.mark.slow
@pytest.mark.parametrize("sockets", [True, False])
def test_a_small_load(sqlite_url: str, sockets: bool) -> None:
    plan = Plan(tables=4, players=2, bots=0.25, rate=20.0, warm_up=0.5, seconds=2.0, sockets=sockets, seed=1)

    async def work(base: str) -> tuple[Report, Load]:
        load = Load(plan, base, ServerLoad(os.getpid()))
        with Progress(disable=True) as progress:
            await load.set_up(progress)
            found = await load.run(progress)
        await load.end()
        return found, load

    with running(sqlite_url) as server:
        found, load = asyncio.run(work(server.base))
    assert load.figures.errors == []
    assert found.moves > 0
    assert found.people == 7
    assert (found.p50_ms, found.p95_ms) == tuple(sorted((found.p50_ms, found.p95_ms)))
    assert (found.push_p50_ms > 0) == sockets
