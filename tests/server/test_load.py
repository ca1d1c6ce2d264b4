"""The load test itself, in small: everybody plays, nothing is lost, and the report adds up."""

from __future__ import annotations

import asyncio
import os
from typing import Any

import pytest
from rich.progress import Progress

from benchmarks.load import Load, Plan, verdict
from benchmarks.load_audit import differences
from benchmarks.load_figures import Report, ServerLoad
from benchmarks.load_table import Acknowledged
from lisboa.server.playthrough import Entry
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
        await load.end(sqlite_url)
        return found, load

    with running(sqlite_url) as server:
        found, load = asyncio.run(work(server.base))
    assert load.figures.errors == []
    assert sum(len(table.moves) for table in load.tables) >= found.moves > 0
    assert found.people == 7
    assert (found.p50_ms, found.p95_ms) == tuple(sorted((found.p50_ms, found.p95_ms)))
    assert (found.push_p50_ms > 0) == sockets
    assert verdict(found, plan.rate)[-1].lower().startswith("the aim was")


TOLD = [Acknowledged("t", 1, "ana", "k1", "pass"), Acknowledged("t", 3, "ana", "k2", "follow none")]


def entry(seq: int, key: str | None, text: str, person: str | None = "ana") -> Entry:
    return Entry(seq=seq, kind="move", at=1, person_id=person, key=key, text=text, hash="x")


LOG = [entry(1, "k1", "pass"), entry(2, None, "pass", None), entry(3, "k2", "follow none")]


@pytest.mark.parametrize(
    "log",
    [
        LOG[:2],
        [LOG[0], LOG[1], entry(3, "k3", "follow none")],
        [LOG[0], LOG[1], entry(3, "k2", "pass")],
        [LOG[0], LOG[1], entry(3, "k2", "follow none", "eve")],
        [*LOG, entry(4, "k2", "follow none")],
    ],
)
def test_a_lost_or_changed_move_is_found(log: list[Entry]) -> None:
    assert differences(TOLD, LOG) == []
    assert len(differences(TOLD, log)) == 1


def test_the_verdict_names_what_was_missed() -> None:
    good: dict[str, Any] = dict.fromkeys(Report.__dataclass_fields__, 0) | {"moves_per_second": 99.0, "p95_ms": 9.0}
    assert verdict(Report(**good), 100)[-1] == "the aim was met"
    for name, value in (("moves_per_second", 90), ("p95_ms", 51), ("memory_growth_mb_per_minute", 6), ("errors", 1)):
        told = verdict(Report(**(good | {name: value})), 100)
        assert told[-1] == "THE AIM WAS NOT MET"
        assert sum(line.startswith("MISSED") for line in told) == 1
