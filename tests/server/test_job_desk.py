"""Game files and plans are worked on in processes of their own, whatever becomes of them there."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from lisboa.server import game_reading, planning
from lisboa.server.job_desk import JobDesk
from lisboa.server.problems import Problem
from lisboa.server.workers.fair_turns import Asker
from lisboa.server.workers.service import JobService, Priority
from tests.server import faulty_jobs
from tests.server.client import crowd, open_moves
from tests.server.playing import HOST, HOT_SEAT
from tests.server.running import Running, running, wait_until

ANA = Asker("ana", "here")


def processes() -> set[int | None]:
    return {process.pid for process in multiprocessing.active_children()}


@asynccontextmanager
async def desk(limit: float = 30.0) -> AsyncIterator[JobDesk]:
    before = processes()
    made = JobDesk(JobService(Priority.REQUESTS), limit)
    made.jobs.start()
    try:
        yield made
    finally:
        await made.jobs.close()
        assert processes() == before


@pytest.mark.slow
def test_a_job_that_fails_dies_or_never_ends_is_refused_and_the_next_one_is_done() -> None:
    async def run() -> None:
        async with desk(2.0) as jobs:
            for job, reason in (
                (faulty_jobs.Fails(), "ZeroDivisionError was raised"),
                (faulty_jobs.IsLong(), "too long"),
                (faulty_jobs.Dies(), "its process ended"),
                (faulty_jobs.NeverEnds(), "no answer in 2 s"),
            ):
                with pytest.raises(Problem, match=reason) as refused:
                    await jobs.do(ANA, job)
                assert (refused.value.status, refused.value.error) == (422, "too-much-work")
                assert "C01" not in str(refused.value)
            assert await jobs.do(ANA, faulty_jobs.Works(1, "two")) == b"(1, 'two')"

    asyncio.run(run())


@pytest.mark.slow
def test_a_file_that_cannot_be_read_names_line_and_reason() -> None:
    async def run() -> None:
        async with desk() as jobs:
            with pytest.raises(Problem) as refused:
                await jobs.do(ANA, game_reading.ReadGameFile("\n\n[Seed" + " " * 900_000 + "x", None, 25))
        problem = refused.value
        assert (problem.status, problem.error, problem.extra) == (422, "bad-game-file", {"field": "text", "line": 3})
        assert problem.detail.startswith("text: line 3: not a header line")

    asyncio.run(run())


def test_who_waits_for_many_jobs_is_refused() -> None:
    async def run() -> None:
        jobs = JobDesk(JobService(Priority.REQUESTS), 1.0)
        for _ in range(2):
            jobs.jobs.turns.come(ANA)
        with pytest.raises(Problem, match="you wait for 2 already: try again") as refused:
            await jobs.do(ANA, faulty_jobs.Works())
        assert refused.value.status == 503

    asyncio.run(run())


@pytest.mark.slow
def test_others_play_and_the_server_stops_while_a_file_is_read(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """It took no signal, and nobody was answered for minutes."""
    monkeypatch.setenv("LISBOA_BEGUN", str(tmp_path / "begun"))
    monkeypatch.setattr(game_reading, "ReadGameFile", faulty_jobs.NeverEnds)

    async def run(server: Running) -> Any:
        async with crowd(server.base, "Ana", "Bea") as (ana, bea, *_):
            table = await bea.create(seats=[HOST, HOT_SEAT])
            await bea.start(table)
            hostile = asyncio.create_task(ana.ask("POST", "/api/import", {"text": "[Seed 1]"}))
            await asyncio.to_thread(wait_until, (tmp_path / "begun").exists)
            situation = await bea.situation(table)
            await bea.move(table, open_moves(situation)[0], situation["seq"])
            assert not hostile.done()
            await asyncio.to_thread(server.call, server.services.jobs.jobs.close)
            return await hostile

    before = processes()
    with running(sqlite_url, job_time_limit=600) as server:
        answer = asyncio.run(run(server))
    assert (answer.status_code, answer.json()["error"]) == (503, "busy")
    assert processes() == before


@pytest.mark.slow
def test_the_server_answers_a_file_that_takes_too_long(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_reading, "ReadGameFile", faulty_jobs.NeverEnds)
    monkeypatch.setattr(planning, "MakePlan", faulty_jobs.NeverEnds)

    async def run(base: str) -> list[tuple[int, str]]:
        async with crowd(base, "Ana") as (ana, *_):
            table = await ana.create(seats=[HOST, HOT_SEAT])
            await ana.start(table)
            file = await ana.ask("POST", "/api/import", {"text": "[Seed 1]"})
            plan = await ana.ask("POST", f"/api/tables/{table}/plan", {"seed": 1})
            return [(answer.status_code, answer.json()["error"]) for answer in (file, plan)]

    with running(sqlite_url, job_time_limit=0.5) as server:
        assert asyncio.run(run(server.base)) == [(422, "too-much-work")] * 2
