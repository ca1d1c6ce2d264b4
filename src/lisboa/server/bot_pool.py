"""Bots in processes of their own: whatever a bot does there, its table gets a legal move in the end."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import Final

import msgspec

import lisboa
from lisboa.seats import BOTS
from lisboa.server.bot_worker import POLITENESS, Answer, Mover, choose_move
from lisboa.server.fair_turns import ANYBODY, NOBODY, PEOPLE, Asker, FairTurns
from lisboa.server.worker_processes import Question, Workers, question_of

WAIT_LIMIT: Final = 60.0  # seconds a table where people play waits for a worker
LAST_RESORT_LIMIT: Final = 5.0  # seconds for a move that takes milliseconds
SHORTEST_THOUGHT: Final = 0.1  # seconds; with less no bot is itself any more
STAND_IN: Final = "greedy"


class BotMove(msgspec.Struct, frozen=True):
    """A legal move, why it is not the bot's own (fit for everybody's eyes), and how long the table waited for it."""

    move: str
    note: str | None
    seconds: float


class BotPool:
    """Chooses moves for bots. Tables where people play come first, and hosts take turns."""

    def __init__(self, workers: int, time_limit: float, choose: Mover = choose_move, think_seconds: float = 0) -> None:
        """A bot thinks for `think_seconds` (0: as its level says), and is stopped after `time_limit`."""
        self._workers = Workers(workers, POLITENESS)
        self._time_limit = time_limit
        self._choose = choose
        self._think_seconds = think_seconds
        self._turns = FairTurns(workers)
        self._moves = [0, 0]  # under way or waiting, by rank

    def start(self) -> None:
        """Start the processes."""
        self._workers.start()

    async def close(self) -> None:
        """End all processes at once; who still waits for a move gets WorkersClosed."""
        await self._workers.close()

    async def move(self, game: lisboa.Game, bot: str, seed: int, host: Asker = ANYBODY, rank: int = PEOPLE) -> BotMove:
        """The move of a bot for the seat to decide, or one instead of it; `host` is whose table it is.

        It is legal in the game as it is now, not as it may have become meanwhile. The same view, bot and seed give the
        same move, unless the time to think is limited.
        """
        began = time.perf_counter()
        question = question_of(game, seed)
        self._moves[rank] += 1
        try:
            move, note = await self._when_a_worker_is_free(question, bot, host, rank)
        finally:
            self._moves[rank] -= 1
        return BotMove(move, note, time.perf_counter() - began)

    def thinking_time(self, rank: int = PEOPLE) -> float:
        """How long a bot may think now: the more tables wait, the less, so that none waits long.

        However many tables there are where only bots play, the others' bots do not play worse for it.
        """
        share = min(1.0, self._workers.count / max(sum(self._moves[: rank + 1]), 1))
        return max(self._think_seconds * share, min(self._think_seconds, SHORTEST_THOUGHT))

    async def _when_a_worker_is_free(
        self, question: Question, bot: str, host: Asker, rank: int
    ) -> tuple[str, str | None]:
        try:
            await self._turns.take(host, None if rank == NOBODY else WAIT_LIMIT, rank)
        except TimeoutError:
            return await _last_resort(question, bot, f"no worker was free in {WAIT_LIMIT:g} s")
        try:
            return await self._move_and_note(question, bot, rank)
        finally:
            self._turns.give_back()

    async def _move_and_note(self, question: Question, bot: str, rank: int) -> tuple[str, str | None]:
        own = await self._legal_answer(question, bot, rank)
        if own.move is not None:
            return own.move, None
        if not own.asked:
            return await _last_resort(question, bot, own.failure)
        instead = await self._legal_answer(question, STAND_IN, rank)
        if instead.move is not None:
            return instead.move, f"{STAND_IN} moved for {bot}: {own.failure}"
        if not instead.asked:
            return await _last_resort(question, bot, own.failure)
        # What greedy could not do in a process of its own it must not try in the server.
        return question.legal[0], f"the first legal move for {bot}: {own.failure}; {STAND_IN}: {instead.failure}"

    async def _legal_answer(self, question: Question, bot: str, rank: int) -> Answer:
        if bot not in BOTS:
            return Answer(failure="there is no such bot in this version")
        choose = partial(self._choose, seconds=self.thinking_time(rank))
        given = await self._workers.answer(question, bot, choose, self._time_limit)
        if given.move is not None and given.move not in question.legal:
            return Answer(failure="the answer was no legal move")
        return given


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
