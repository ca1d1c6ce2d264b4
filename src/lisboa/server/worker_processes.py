"""Processes that answer one question each at a time. Whatever becomes of them, who asked gets an answer, or why not."""

from __future__ import annotations

import asyncio
import multiprocessing
import random
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec

import lisboa
from lisboa.server.bot_worker import Answer, Choose, answer, prepare
from lisboa.server.job_worker import Done, Job, perform

if TYPE_CHECKING:
    from pebble import ProcessPool

START_LIMIT: Final = 15.0  # seconds beyond the time limit until a pool that says nothing is given up
KILL_LIMIT: Final = 1.0  # seconds beyond the time limit until stopped processes are killed
PROCESS_ENDED: Final = "its process ended"


class WorkersClosed(lisboa.LisboaError):
    """The server stops: there will be no answer."""


R = TypeVar("R", Answer, Done)


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
    """So many processes. Jobs wait for their turn in `FairTurns` before they come here, not inside the pool.

    What the pool was given and has not begun shortly shows that it is broken.
    """

    def __init__(self, count: int, politeness: int) -> None:
        self.count = count
        self._politeness = politeness
        self._pool: ProcessPool | None = None
        self._closed = False
        self._outcomes: set[asyncio.Future[Any]] = set()
        self._endings: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Start the processes, unless a job has done so; they are ready a quarter of a second later."""
        if self._pool is None and not self._closed:
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
        """Ask a bot, and once more if the process died and there is time: it may have been killed for no fault of its
        own.
        """
        return await self._ask(Answer, limit, answer, (choose, question.document, bot, question.seed))

    async def perform(self, job: Job, arguments: tuple[Any, ...], limit: float) -> Done:
        """Let a process do a job, with the same second chance."""
        return await self._ask(Done, limit, perform, (job, *arguments))

    async def _ask(self, kind: type[R], limit: float, work: Callable[..., R], arguments: tuple[Any, ...]) -> R:
        began = time.perf_counter()
        first = await self._ask_once(kind, limit, work, arguments)
        left = limit - (time.perf_counter() - began)
        if first.failure != PROCESS_ENDED or left < limit / 2:
            return first
        second = await self._ask_once(kind, left, work, arguments)
        return first if second.failure is not None else second

    async def _ask_once(self, kind: type[R], limit: float, work: Callable[..., R], arguments: tuple[Any, ...]) -> R:
        """Ask once, and once more if the pool broke: then a process died that may have been another's."""
        for _ in range(2):
            try:
                pool, job = self._schedule(limit, work, arguments)
            except (OSError, RuntimeError):
                return kind(failure="no process could be started", asked=False)
            try:
                return await self._outcome(kind, pool, job, limit)
            except BrokenProcessPool:
                self._give_up(pool)
        return kind(failure="no process stayed alive", asked=False)

    def _schedule(
        self, limit: float, work: Callable[..., R], arguments: tuple[Any, ...]
    ) -> tuple[ProcessPool, Future[R]]:
        if self._closed:
            raise WorkersClosed("the server stops")
        if self._pool is not None and not self._pool.active:
            self._give_up(self._pool)
        if self._pool is None:
            self._pool = self._new_pool()
        return self._pool, self._pool.schedule(work, args=arguments, timeout=limit)

    async def _outcome(self, kind: type[R], pool: ProcessPool, job: Future[R], limit: float) -> R:
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
            return kind(failure="its process did not respond", asked=False)
        return _result(kind, outcome, limit)

    def _new_pool(self) -> ProcessPool:
        """A fork of a server with threads could hang; spawned processes cannot."""
        from pebble import ProcessPool

        context = multiprocessing.get_context("spawn")
        pool = ProcessPool(self.count, initializer=prepare, initargs=(self._politeness,), context=context)
        with without_interrupts():
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


def _result(kind: type[R], outcome: asyncio.Future[R], limit: float) -> R:
    error = outcome.exception()
    if error is None:
        return outcome.result()
    if isinstance(error, BrokenProcessPool):
        raise error
    if isinstance(error, TimeoutError):
        return kind(failure=f"no answer in {limit:.3g} s")
    return kind(failure=PROCESS_ENDED)


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


@contextmanager
def without_interrupts() -> Iterator[None]:
    """Processes and threads that are started meanwhile never see Ctrl-C: it is for the server, which ends them.

    They inherit what is blocked. A process that ignored it only once it runs would first write a traceback.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _end(pool: ProcessPool) -> None:
    pool.stop()  # type: ignore[no-untyped-call]  # pebble has types, but not here
    pool.join()
