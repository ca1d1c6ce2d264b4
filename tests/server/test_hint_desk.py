"""Who is given a hint when: people have searches in turn, in processes of their own, whatever becomes of them."""

from __future__ import annotations

import asyncio
import gc
import multiprocessing
import os
import random
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from lisboa import Game
from lisboa.server import hint_search
from lisboa.server.bot_pool import BotPool
from lisboa.server.hint_desk import HintDesk, NoHint
from lisboa.server.hint_search import RankedMove
from lisboa.server.workers.fair_turns import Asker
from lisboa.server.workers.service import JobService, Priority
from tests.server import faulty_bots
from tests.server.bots_at_work import bot_jobs
from tests.server.client import crowd
from tests.server.playing import HOST, HOT_SEAT, bot
from tests.server.running import Running, running
from tests.server.world import answer_of


def asker(name: str, address: str = "here") -> Asker:
    """Somebody who wants a hint."""
    return Asker(name, address)


def processes() -> set[int | None]:
    """Those of servers that other tests share too."""
    return {process.pid for process in multiprocessing.active_children()}


@asynccontextmanager
async def desk(seconds: float = 1.0, limit: float = 30.0) -> AsyncIterator[HintDesk]:
    """One process for people; it has begun."""
    before = processes()
    made = HintDesk(JobService(Priority.HINTS), seconds, limit)
    made.jobs.start()
    try:
        yield made
    finally:
        await made.close()
        assert processes() == before


def test_nobody_is_left_to_hear_that_there_is_no_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who asked has gone away: that is no fault, and none is told of."""

    async def run() -> tuple[list[str], bool]:
        faults: list[str] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, context: faults.append(context["message"]))
        searching = asyncio.Event()

        async def in_vain(*_: object) -> list[RankedMove]:
            await searching.wait()
            raise NoHint("the server stops")

        hints_of = HintDesk(JobService(Priority.HINTS), 1.0, 2.0)
        monkeypatch.setattr(hints_of, "_search", in_vain)
        asked = asyncio.create_task(hints_of.ranking(Game(players=2, seed=1), 0, asker("ana")))
        await asyncio.sleep(0)
        begun = bool(hints_of._asked)
        asked.cancel()
        await asyncio.gather(asked, return_exceptions=True)
        searching.set()
        while hints_of._asked:
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        gc.collect()
        return faults, begun

    assert asyncio.run(run()) == ([], True)


@pytest.mark.slow
def test_a_search_that_fails_or_never_ends_gives_no_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    """And the reason, and then there are hints again."""

    async def run() -> None:
        game = Game(players=2, seed=1)
        async with desk(0.5, 2.0) as hints_of:
            for fault, reason in FAULTS:
                with monkeypatch.context() as ill:
                    ill.setattr(hint_search, "RankMoves", fault)
                    with pytest.raises(NoHint, match=reason):
                        await hints_of.ranking(game, 0, asker("ana"))
            assert await hints_of.ranking(game, 0, asker("ana"))

    asyncio.run(run())


FAULTS = [
    (faulty_bots.SearchNeverEnds, "no answer in"),
    (faulty_bots.SearchFails, "LookupError was raised"),
    (faulty_bots.SearchExits, "its process ended"),
    (faulty_bots.SearchOfAnotherForm, "of another form"),
]


@pytest.mark.slow
def test_who_asks_the_same_shares_a_search_and_who_asks_again_gets_its_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        game = Game(players=2, seed=1)
        assert game.turn is not None
        twin = game.resample(game.turn, random.Random(5))
        async with desk() as hints_of:
            gone = asyncio.create_task(hints_of.ranking(game, 0, asker("ana")))
            others = [asyncio.create_task(hints_of.ranking(one, 0, asker("ana"))) for one in (game, twin)]
            await asyncio.sleep(0.1)
            gone.cancel()
            monkeypatch.setattr(hint_search, "RankMoves", faulty_bots.SearchFails)  # another search would fail
            first, second = await asyncio.gather(*others)
            assert first == second == await hints_of.ranking(twin, 0, asker("ana"))
            with pytest.raises(NoHint):
                await hints_of.ranking(game, 1, asker("ana"))

    asyncio.run(run())


@pytest.mark.slow
def test_time_is_shared_between_people_and_nobody_waits_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        games = [Game(players=2, seed=seed) for seed in range(3)]
        async with desk(1.2, 30.0) as hints_of:
            monkeypatch.setattr(hint_search, "RankMoves", faulty_bots.ReportsItsSeconds)
            found = await asyncio.gather(
                *(hints_of.ranking(game, 0, asker(name)) for game, name in zip(games, "abc", strict=True))
            )
            assert [one.margin for [one] in found] == [0.4, 0.6, 1.2]
        async with desk(0.5, 1.5) as hints_of:
            monkeypatch.setattr(hint_search, "RankMoves", faulty_bots.SearchNeverEnds)
            first = asyncio.create_task(hints_of.ranking(games[0], 0, asker("ana")))
            await asyncio.sleep(0)
            with pytest.raises(NoHint, match="2 searches"):
                await hints_of.ranking(games[1], 0, asker("bea"))
            with pytest.raises(NoHint, match="no answer"):
                await first

    asyncio.run(run())


@pytest.mark.slow
def test_a_search_whose_process_is_killed_is_begun_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LISBOA_LEAVE", str(tmp_path / "leave"))
    monkeypatch.setattr(hint_search, "RankMoves", faulty_bots.SearchWithLeave)

    async def run() -> None:
        before = processes()
        async with desk() as hints_of:
            asked = asyncio.create_task(hints_of.ranking(Game(players=2, seed=1), 0, asker("ana")))
            while not (tmp_path / "leave.begun").exists():
                await asyncio.sleep(0.02)
            (tmp_path / "leave").touch()
            [pid] = processes() - before
            os.kill(pid or 0, signal.SIGKILL)
            assert await asked

    asyncio.run(run())


@pytest.mark.slow
def test_bots_that_think_for_ever_keep_nobody_from_a_hint(sqlite_url: str) -> None:
    """More of them than there are workers; and a server that stops lets who asked be answered."""

    async def run(base: str) -> None:
        async with crowd(base, "Ana") as (ana, *_):
            for _ in range(4):
                await ana.start(await ana.create(seats=[bot("random"), HOST]))
            table = await ana.create(seats=[HOST, HOT_SEAT])
            await ana.start(table)
            assert (await ana.hope("POST", f"/api/tables/{table}/hint", {}))["hints"]

    with running(sqlite_url, pool=BotPool(bot_jobs(), 600, faulty_bots.sleeps)) as server:
        asyncio.run(run(server.base))


@pytest.mark.slow
@pytest.mark.parametrize("patient", [True, False])
def test_a_hint_under_way_when_the_server_stops(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, patient: bool
) -> None:
    """It is waited for; if it is not, who asked is told to try again, and no fault is noted."""
    monkeypatch.setenv("LISBOA_LEAVE", str(tmp_path / "leave"))
    monkeypatch.setattr(hint_search, "RankMoves", faulty_bots.SearchWithLeave)

    async def ask(server: Running, stop: Callable[[], None]) -> str:
        async with crowd(server.base, "Ana") as (ana, *_):
            table = await ana.create(seats=[HOST, HOT_SEAT])
            await ana.start(table)
            asked = asyncio.create_task(ana.ask("POST", f"/api/tables/{table}/hint", {}))
            while not (tmp_path / "leave.begun").exists():
                await asyncio.sleep(0.02)
            stop()
            if patient:
                (tmp_path / "leave").touch()
            else:
                await asyncio.to_thread(server.call, server.services.hints.close)
            return answer_of(await asked)

    before = processes()
    with capture_logs() as logs, running(sqlite_url, hint_time_limit=60) as server:
        assert asyncio.run(ask(server, server.stop)) == ("200" if patient else "503 busy")
    assert [line for line in logs if line["event"] == "fault"] == []
    assert processes() == before
