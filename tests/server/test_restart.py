"""A server that starts with many running tables: what it reads before it answers, and how the rest comes by itself."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import select, update

from benchmarks.restart import PERSON, fill
from lisboa.server import housekeeper, schema
from lisboa.server.database import Database
from lisboa.server.games import Games, Live
from lisboa.server.housekeeper import Housekeeper
from lisboa.server.job_desk import JobDesk
from lisboa.server.playthrough import Chair
from lisboa.server.services import Services
from lisboa.server.settings import Settings
from lisboa.server.workers.service import Priority
from tests.server.running import LateJobs
from tests.server.world import IdlePool, QuickHints

TABLES = 24
MOVES = 8


@pytest.fixture
def filled(tmp_path: Path) -> str:
    file = str(tmp_path / "restart.db")
    asyncio.run(fill(file, TABLES, MOVES))
    return file


def services_of(file: str) -> Services:
    settings = Settings(database=file, port=0)
    services = Services(settings, IdlePool())
    services.hints = QuickHints()
    services.jobs = JobDesk(LateJobs(Priority.REQUESTS), 1.0)
    return services


class Reading:
    """Which games are read, and how many of them at the same time."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.order: list[tuple[Chair, ...]] = []
        self.now = self.most = 0
        read = Games.current

        async def counted(games: Games, table_id: str) -> Live:
            self.now += 1
            self.most = max(self.most, self.now)
            try:
                live = await read(games, table_id)
            finally:
                self.now -= 1
            self.order.append(live.play.chairs)
            return live

        monkeypatch.setattr(Games, "current", counted)


def test_no_game_is_read_before_the_server_answers_and_then_one_after_the_other(
    filled: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hundred at once were: nobody was answered meanwhile."""

    async def run() -> None:
        reading = Reading(monkeypatch)
        services = services_of(filled)
        ticked = asyncio.Event()
        tick = Housekeeper.tick

        async def counted(keeper: Housekeeper) -> None:
            await tick(keeper)
            ticked.set()

        monkeypatch.setattr(Housekeeper, "tick", counted)
        async with services.running():
            assert reading.order == []
            await ticked.wait()
            expected = TABLES // 2  # a bot sits on each seat at half of them
            while len(reading.order) < expected:
                await asyncio.sleep(0.01)
            assert reading.most == 1
            with_people = [any(chair == PERSON for chair in chairs) for chairs in reading.order[:expected]]
            assert with_people == sorted(with_people, reverse=True)  # tables where somebody waits come first

    asyncio.run(run())


def test_games_of_another_version_are_looked_through_while_people_are_answered(
    filled: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(housekeeper, "AT_THE_START", 3)

    async def run() -> None:
        database = Database(filled)
        await database.open()
        await database.write_sync(lambda c: c.execute(update(schema.tables).values(engine_version="0.0.1")))
        await database.close()
        services = services_of(filled)
        others = select(schema.tables.c.id).where(schema.tables.c.engine_version == "0.0.1")

        async def left() -> int:
            return len(await services.database.read_sync(lambda c: list(c.scalars(others))))

        async with services.running():
            assert await left() == TABLES - 3
            while await left():
                await asyncio.sleep(0.01)

    asyncio.run(run())


def test_time_lost_is_given_back_to_all_clocks(filled: str) -> None:
    async def run() -> None:
        database = Database(filled)
        await database.open()
        running = select(schema.tables.c.id, schema.tables.c.deadline_at, schema.tables.c.clock_state)
        before = await database.read_sync(lambda c: list(c.execute(running.order_by(schema.tables.c.id))))
        since = max(row.clock_state["since"] for row in before)

        await database.write_sync(lambda c: housekeeper.excuse(c, since))
        away = await database.write_sync(lambda c: housekeeper.excuse(c, since + 60_000, 0))
        after = await database.read_sync(lambda c: list(c.execute(running.order_by(schema.tables.c.id))))
        await database.close()
        assert away == 60_000
        for old, new in zip(before, after, strict=True):
            assert new.clock_state["since"] - old.clock_state["since"] == 60_000
            assert (new.deadline_at is None) == (old.deadline_at is None)
            assert old.deadline_at is None or new.deadline_at - old.deadline_at == 60_000

    asyncio.run(run())
