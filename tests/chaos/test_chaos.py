"""The same faults as `make chaos`, fewer of them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.chaos import scenarios, single_faults
from tests.chaos.killing import WAYS
from tests.chaos.plans import PLANS
from tests.chaos.scenarios import Run
from tests.server.postgres import Postgres, running

FEW = (PLANS[0], PLANS[3], PLANS[5], PLANS[7])  # with people, on one screen, with a clock, only bots

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def durable_postgres() -> Iterator[Postgres]:
    """One that forgets nothing when it is stopped."""
    with running() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def fresh_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "lisboa.db")
    server: Postgres = request.getfixturevalue("durable_postgres")
    return server.url(server.create())


def short(folder: Path, seed: int) -> Run:
    """A run for `make test`."""
    return Run(folder, seed, seconds=2.0, plans=FEW)


@pytest.mark.slow(seconds=25)
def test_killed_again_and_again(tmp_path: Path, fresh_url: str) -> None:
    """Every way to be killed is tried on one of the two databases."""
    first = WAYS.index("playing" if fresh_url.endswith(".db") else "stopping")
    run = asyncio.run(scenarios.kill_run(short(tmp_path, 1), fresh_url, kills=3, first=first))
    assert run.seen["kills"] >= 3
    assert run.seen["acknowledged"] > 50
    assert run.seen["repeats answered alike"] >= 10
    assert run.seen["stored positions compared"] > 0


@pytest.mark.long
@pytest.mark.slow(seconds=60)
def test_the_database_is_taken_away(tmp_path: Path, durable_postgres: Postgres) -> None:
    url = durable_postgres.url(durable_postgres.create())
    run = asyncio.run(scenarios.outage_run(short(tmp_path, 2), durable_postgres, url, rounds=1))
    assert run.seen["recoveries"] == 7
    assert run.seen["retries"] > 0


@pytest.mark.long
@pytest.mark.slow(seconds=30)
def test_the_disk_is_full(tmp_path: Path) -> None:
    run = asyncio.run(scenarios.disk_run(short(tmp_path, 3), times=1))
    assert run.seen["full disks"] >= 1


@pytest.mark.slow(seconds=12)
def test_two_servers_race_for_a_game(tmp_path: Path, durable_postgres: Postgres) -> None:
    url = durable_postgres.url(durable_postgres.create())
    run = asyncio.run(scenarios.race_run(short(tmp_path, 4), url, rounds=10))
    assert run.seen["races"] == run.seen["races won"] == 10
    assert run.seen["races lost"] > 10


@pytest.mark.slow(seconds=12)
def test_a_request_under_way_is_answered_before_the_server_stops(tmp_path: Path, fresh_url: str) -> None:
    asyncio.run(single_faults.stopped_in_the_middle(Run(tmp_path), fresh_url))


@pytest.mark.slow(seconds=10)
def test_time_without_a_server_is_nobody_s(tmp_path: Path, fresh_url: str) -> None:
    asyncio.run(single_faults.away_for_an_hour(Run(tmp_path), fresh_url))


def test_a_file_has_one_server(tmp_path: Path) -> None:
    told = asyncio.run(single_faults.second_server(Run(tmp_path), str(tmp_path / "lisboa.db")))
    assert told.startswith("lisboa serve: another server uses this database")
    assert len(told.splitlines()) == 1
