"""Bots in worker processes, for tests: a game for them to think about, a pool, and which processes there are."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import psutil  # type: ignore[import-untyped]  # it has no types

import lisboa
from lisboa.server.bot_pool import BotPool
from lisboa.server.workers.bot_move import Mover, choose_move
from lisboa.server.workers.service import JobService, Priority


def a_game(moves: int = 30) -> lisboa.Game:
    """So many moves old or a little older, with something to choose."""
    game = lisboa.Game(players=4, seed=7)
    while len(game.moves) < moves or len(game.legal_moves()) < 5:
        game.play(lisboa.bots.move(game, "eager", seed=len(game.moves)))
    return game


def bot_jobs(workers: int = 1) -> JobService:
    """Processes as those of bots; none is started."""
    return JobService(Priority.BOTS, workers)


@asynccontextmanager
async def started(
    workers: int, time_limit: float, choose: Mover = choose_move, think_seconds: float = 0
) -> AsyncIterator[BotPool]:
    """A pool that leaves no process behind."""
    pool = BotPool(bot_jobs(workers), time_limit, choose, think_seconds)
    pool.jobs.start()
    try:
        yield pool
    finally:
        await pool.jobs.close()
        assert workers_now() == []


def workers_now() -> list[int]:
    """The processes of all pools."""
    return [child.pid for child in multiprocessing.active_children() if child.pid is not None]


def run(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """A test that waits for things."""
    asyncio.run(test())


async def gone(pids: list[int]) -> None:
    """Wait until these processes are no more, with patience for a busy machine."""
    async with asyncio.timeout(30):
        while any(alive(pid) for pid in pids):
            await asyncio.sleep(0.02)


def alive(pid: int) -> bool:
    """Is there such a process that has not ended?"""
    try:
        return bool(psutil.Process(pid).status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False
