"""Processes that answer one question each at a time. Whatever becomes of them, who asked gets an answer, or why not."""

from __future__ import annotations

import asyncio
import multiprocessing
import random
import time
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any, Final

import msgspec
from pebble import ProcessPool

import lisboa
from lisboa.server.bot_worker import Answer, Choose, answer, prepare

START_LIMIT: Final = 15.0  # seconds beyond the time limit until a pool that says nothing is given up
KILL_LIMIT: Final = 1.0  # seconds beyond the time limit until stopped processes are killed
PROCESS_ENDED: Final = "its process ended"


class WorkersClosed(lisboa.LisboaError):
    """The server stops: there will be no answer."""


class Question(msgspec.Struct, frozen=True):
    """What a worker is asked: a position in which all that its seat does not know is made up (RUL-30), and a seed."""

    document: dict[str, Any]
    seed: int
    legal: list[str]


def question_of(game: lisboa.Game, seed: int) -> Question:
    """What the seat to decide knows of the game as it is now."""
    if game.turn is None:
        raise ValueError("the game is over")
    sample = game.resample(game.turn, random.Random(seed))
    return Question(sample.position(), seed, game.legal_moves())


class Workers:
    """So many processes. Who asks takes one of `free` first, and gives it back."""

    def __init__(self, count: int, politeness: int) -> None:
        self.count = count
        # Jobs queue here, not inside the pool: what it was given and has not begun shortly shows that it is broken.
        self.free = asyncio.Semaphore(count)
        self._politeness = politeness
        self._pool: ProcessPool | None = None
        self._closed = False
        self._outcomes: set[asyncio.Future[Answer]] = set()
        self._endings: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Start the processes; they are ready a quarter of a second later."""
        self._pool = self._new_pool()

    async def close(self) -> None:
        """End all processes at once; who still waits for an answer gets WorkersClosed."""
        self._closed = True
        for outcome in self._outcomes:
            outcome.cancel()
        if self._pool is not None:
            self._give_up(self._pool)
        await asyncio.gather(*self._endings)

    async def answer(self, question: Question, bot: str, choose: Choose, limit: float) -> Answer:
        """Ask, and once more if the process died and there is time: it may have been killed for no fault of its own."""
        began = time.perf_counter()
        first = await self._answer(question, bot, choose, limit)
        left = limit - (time.perf_counter() - began)
        if first.failure != PROCESS_ENDED or left < limit / 2:
            return first
        second = await self._answer(question, bot, choose, left)
        return first if second.move is None else second

    async def _answer(self, question: Question, bot: str, choose: Choose, limit: float) -> Answer:
        """Ask once, and once more if the pool broke: then a process died that may have been another's."""
        for _ in range(2):
            try:
                pool, job = self._schedule(question, bot, choose, limit)
            except (OSError, RuntimeError):
                return Answer(failure="no process could be started", asked=False)
            try:
                return await self._outcome(pool, job, limit)
            except BrokenProcessPool:
                self._give_up(pool)
        return Answer(failure="no process stayed alive", asked=False)

    def _schedule(
        self, question: Question, bot: str, choose: Choose, limit: float
    ) -> tuple[ProcessPool, Future[Answer]]:
        if self._closed:
            raise WorkersClosed("the server stops")
        if self._pool is not None and not self._pool.active:
            self._give_up(self._pool)
        if self._pool is None:
            self._pool = self._new_pool()
        arguments = (choose, question.document, bot, question.seed)
        return self._pool, self._pool.schedule(answer, args=arguments, timeout=limit)

    async def _outcome(self, pool: ProcessPool, job: Future[Answer], limit: float) -> Answer:
        """What became of a job. If the caller is cancelled, so is the job, and its process ends."""
        outcome = asyncio.wrap_future(job)
        self._outcomes.add(outcome)
        try:
            await asyncio.wait({outcome}, timeout=limit + KILL_LIMIT)
            if not outcome.done():
                _kill_stopped()
                await asyncio.wait({outcome}, timeout=START_LIMIT - KILL_LIMIT)
        finally:
            outcome.cancel()
            self._outcomes.discard(outcome)
        if self._closed:
            raise WorkersClosed("the server stops")
        if outcome.cancelled():
            self._give_up(pool)
            return Answer(failure="its process did not respond", asked=False)
        return _result(outcome, limit)

    def _new_pool(self) -> ProcessPool:
        """A fork of a server with threads could hang; spawned processes cannot."""
        context = multiprocessing.get_context("spawn")
        pool = ProcessPool(self.count, initializer=prepare, initargs=(self._politeness,), context=context)
        if not pool.active:  # asking starts the processes
            raise RuntimeError("the processes did not start")
        return pool

    def _give_up(self, pool: ProcessPool) -> None:
        """Be without this pool and end its processes in the background. Others may have done so already."""
        if self._pool is pool:
            self._pool = None
            ending = asyncio.create_task(asyncio.to_thread(_end, pool))
            self._endings.add(ending)
            ending.add_done_callback(self._endings.discard)


def _result(outcome: asyncio.Future[Answer], limit: float) -> Answer:
    error = outcome.exception()
    if error is None:
        return outcome.result()
    if isinstance(error, BrokenProcessPool):
        raise error
    if isinstance(error, TimeoutError):
        return Answer(failure=f"no answer in {limit:.3g} s")
    return Answer(failure=PROCESS_ENDED)


def _kill_stopped() -> None:
    """Kill worker processes that somebody has stopped (SIGSTOP): they take jobs, or locks, and do nothing.

    Those that are just starting are left alone. What becomes of the jobs is the pool's business, as with any that die.
    """
    for process in multiprocessing.active_children():
        if process.pid is not None and _is_stopped(process.pid):
            process.kill()


def _is_stopped(pid: int) -> bool:
    """Where processes cannot be looked at, none is; then the pool is given up a little later."""
    return state_of(pid) in ("T", "t")


def state_of(pid: int) -> str | None:
    """The letter that the kernel has for what a process does; None where processes cannot be looked at."""
    try:
        words = Path(f"/proc/{pid}/stat").read_text(encoding="ascii", errors="replace").rpartition(")")[2].split()
    except OSError:
        return None
    return words[0] if words else None


def _end(pool: ProcessPool) -> None:
    pool.stop()  # type: ignore[no-untyped-call]  # pebble has types, but not here
    pool.join()
