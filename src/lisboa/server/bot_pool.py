"""Bots in processes of their own: whatever a bot does there, its table gets a legal move in the end."""

from __future__ import annotations

import asyncio
import multiprocessing
import random
import time
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec
from pebble import ProcessPool

import lisboa
from lisboa.seats import BOTS
from lisboa.server.bot_worker import Answer, Choose, Mover, answer, choose_move, prepare
from lisboa.server.hint_search import rank_moves

WAIT_LIMIT: Final = 60.0  # seconds a table waits for a worker
HINT_WAIT_LIMIT: Final = 5.0  # seconds a person waits for one
START_LIMIT: Final = 15.0  # seconds beyond the time limit until a pool that says nothing is given up
KILL_LIMIT: Final = 1.0  # seconds beyond the time limit until stopped processes are killed
LAST_RESORT_LIMIT: Final = 5.0  # seconds for a move that takes milliseconds
SHORTEST_THOUGHT: Final = 0.1  # seconds; with less no bot is itself any more
STAND_IN: Final = "greedy"


class BotPoolClosed(lisboa.LisboaError):
    """The server stops: there will be no move."""


class BotMove(msgspec.Struct, frozen=True):
    """A legal move, why it is not the bot's own (fit for everybody's eyes), and how long the table waited for it."""

    move: str
    note: str | None
    seconds: float


class Question(msgspec.Struct, frozen=True):
    """What a bot is asked: a position in which all that its seat does not know is made up (RUL-30), and a seed."""

    document: dict[str, Any]
    seed: int
    legal: list[str]


def question_of(game: lisboa.Game, seed: int) -> Question:
    """What the seat to decide knows of the game as it is now."""
    if game.turn is None:
        raise ValueError("the game is over")
    sample = game.resample(game.turn, random.Random(seed))
    return Question(sample.position(), seed, game.legal_moves())


class BotPool:
    """Worker processes that choose moves for bots, one job each at a time."""

    def __init__(self, workers: int, time_limit: float, choose: Mover = choose_move, think_seconds: float = 0) -> None:
        """A bot thinks for `think_seconds` (0: as its level says), and is stopped after `time_limit`."""
        self._workers = workers
        self._time_limit = time_limit
        self._choose = choose
        self._think_seconds = think_seconds
        self._moves = 0  # that are waited for
        self._pool: ProcessPool | None = None
        self._closed = False
        # Jobs queue here, not inside the pool: what it was given and has not begun shortly shows that it is broken.
        self._free_workers = asyncio.Semaphore(workers)
        self._outcomes: set[asyncio.Future[Answer]] = set()
        self._endings: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Start the processes; they are ready a quarter of a second later."""
        self._pool = self._new_pool()

    async def move(self, game: lisboa.Game, bot: str, seed: int) -> BotMove:
        """The move of a bot for the seat to decide, or one instead of it.

        It is legal in the game as it is now, not as it may have become meanwhile. The same view, bot and seed give the
        same move, unless the time to think is limited.
        """
        began = time.perf_counter()
        question = question_of(game, seed)
        self._moves += 1
        try:
            move, note = await self._when_a_worker_is_free(question, bot)
        finally:
            self._moves -= 1
        return BotMove(move, note, time.perf_counter() - began)

    async def ranking(self, game: lisboa.Game, seed: int) -> str | None:
        """The best moves of the seat to decide, as `rank_moves` writes them; None if there is no answer in time."""
        try:
            async with asyncio.timeout(HINT_WAIT_LIMIT):
                await self._free_workers.acquire()
        except TimeoutError:
            return None
        try:
            return (await self._answer(question_of(game, seed), STAND_IN, rank_moves)).move
        finally:
            self._free_workers.release()

    def thinking_time(self) -> float:
        """How long a bot may think now: the more tables wait, the less, so that none waits long."""
        share = min(1.0, self._workers / max(self._moves, 1))
        return max(self._think_seconds * share, min(self._think_seconds, SHORTEST_THOUGHT))

    async def close(self) -> None:
        """End all processes at once; who still waits for a move gets BotPoolClosed."""
        self._closed = True
        for outcome in self._outcomes:
            outcome.cancel()
        if self._pool is not None:
            self._give_up(self._pool)
        await asyncio.gather(*self._endings)

    async def _when_a_worker_is_free(self, question: Question, bot: str) -> tuple[str, str | None]:
        try:
            async with asyncio.timeout(WAIT_LIMIT):
                await self._free_workers.acquire()
        except TimeoutError:
            return await _last_resort(question, bot, f"no worker was free in {WAIT_LIMIT:g} s")
        try:
            return await self._move_and_note(question, bot)
        finally:
            self._free_workers.release()

    async def _move_and_note(self, question: Question, bot: str) -> tuple[str, str | None]:
        own = await self._legal_answer(question, bot)
        if own.move is not None:
            return own.move, None
        if not own.asked:
            return await _last_resort(question, bot, own.failure)
        instead = await self._legal_answer(question, STAND_IN)
        if instead.move is not None:
            return instead.move, f"{STAND_IN} moved for {bot}: {own.failure}"
        if not instead.asked:
            return await _last_resort(question, bot, own.failure)
        # What greedy could not do in a process of its own it must not try in the server.
        return question.legal[0], f"the first legal move for {bot}: {own.failure}; {STAND_IN}: {instead.failure}"

    async def _legal_answer(self, question: Question, bot: str) -> Answer:
        if bot not in BOTS:
            return Answer(failure="there is no such bot in this version")
        given = await self._answer(question, bot, partial(self._choose, seconds=self.thinking_time()))
        if given.move is not None and given.move not in question.legal:
            return Answer(failure="the answer was no legal move")
        return given

    async def _answer(self, question: Question, bot: str, choose: Choose) -> Answer:
        """Ask once, and once more if the pool broke: then a process died that may have been another's."""
        for _ in range(2):
            try:
                pool, job = self._schedule(question, bot, choose)
            except (OSError, RuntimeError):
                return Answer(failure="no process could be started", asked=False)
            try:
                return await self._outcome(pool, job)
            except BrokenProcessPool:
                self._give_up(pool)
        return Answer(failure="no process stayed alive", asked=False)

    def _schedule(self, question: Question, bot: str, choose: Choose) -> tuple[ProcessPool, Future[Answer]]:
        if self._closed:
            raise BotPoolClosed("the server stops")
        if self._pool is not None and not self._pool.active:
            self._give_up(self._pool)
        if self._pool is None:
            self._pool = self._new_pool()
        arguments = (choose, question.document, bot, question.seed)
        return self._pool, self._pool.schedule(answer, args=arguments, timeout=self._time_limit)

    async def _outcome(self, pool: ProcessPool, job: Future[Answer]) -> Answer:
        """What became of a job. If the caller is cancelled, so is the job, and its process ends."""
        outcome = asyncio.wrap_future(job)
        self._outcomes.add(outcome)
        try:
            await asyncio.wait({outcome}, timeout=self._time_limit + KILL_LIMIT)
            if not outcome.done():
                _kill_stopped()
                await asyncio.wait({outcome}, timeout=START_LIMIT - KILL_LIMIT)
        finally:
            outcome.cancel()
            self._outcomes.discard(outcome)
        if self._closed:
            raise BotPoolClosed("the server stops")
        if outcome.cancelled():
            self._give_up(pool)
            return Answer(failure="its process did not respond", asked=False)
        return self._result(outcome)

    def _result(self, outcome: asyncio.Future[Answer]) -> Answer:
        error = outcome.exception()
        if error is None:
            return outcome.result()
        if isinstance(error, BrokenProcessPool):
            raise error
        if isinstance(error, TimeoutError):
            return Answer(failure=f"no answer in {self._time_limit:g} s")
        return Answer(failure="its process ended")

    def _new_pool(self) -> ProcessPool:
        """A fork of a server with threads could hang; spawned processes cannot."""
        pool = ProcessPool(self._workers, initializer=prepare, context=multiprocessing.get_context("spawn"))
        if not pool.active:  # asking starts the processes
            raise RuntimeError("the processes of the bots did not start")
        return pool

    def _give_up(self, pool: ProcessPool) -> None:
        """Be without this pool and end its processes in the background. Others may have done so already."""
        if self._pool is pool:
            self._pool = None
            ending = asyncio.create_task(asyncio.to_thread(_end, pool))
            self._endings.add(ending)
            ending.add_done_callback(self._endings.discard)


async def _last_resort(question: Question, bot: str, failure: str | None) -> tuple[str, str]:
    """No process can be asked: greedy moves, in a thread of the server."""
    try:
        async with asyncio.timeout(LAST_RESORT_LIMIT):
            move = await asyncio.to_thread(choose_move, question.document, STAND_IN, question.seed)
    except Exception as error:  # whatever it is, the table gets a move
        return question.legal[0], f"the first legal move for {bot}: {failure}; {STAND_IN}: {type(error).__name__}"
    if move not in question.legal:
        return question.legal[0], f"the first legal move for {bot}: {failure}; {STAND_IN}: no legal move"
    return move, f"{STAND_IN} moved for {bot} in the server itself: {failure}"


def _kill_stopped() -> None:
    """Kill worker processes that somebody has stopped (SIGSTOP): they take jobs, or locks, and do nothing.

    Those that are just starting are left alone. What becomes of the jobs is the pool's business, as with any that die.
    """
    for process in multiprocessing.active_children():
        if process.pid is not None and _is_stopped(process.pid):
            process.kill()


def _is_stopped(pid: int) -> bool:
    """Where processes cannot be looked at, none is; then the pool is given up a little later."""
    try:
        words = Path(f"/proc/{pid}/stat").read_text(encoding="ascii", errors="replace").rpartition(")")[2].split()
    except OSError:
        return False
    return words[:1] in (["T"], ["t"])


def _end(pool: ProcessPool) -> None:
    pool.stop()  # type: ignore[no-untyped-call]  # pebble has types, but not here
    pool.join()
