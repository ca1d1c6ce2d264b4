"""Moves of bots, chosen in worker processes: whatever a bot does there, its table gets a legal move in the end."""

from __future__ import annotations

import asyncio
import time
from typing import Final

import msgspec

import lisboa
from lisboa.seats import BOTS
from lisboa.server.workers.bot_move import ChooseMove, Mover, choose_move
from lisboa.server.workers.fair_turns import ANYBODY, NOBODY, PEOPLE, Asker
from lisboa.server.workers.jobs import JobFailed, NotBegun
from lisboa.server.workers.question import Question, question_of
from lisboa.server.workers.service import JobService

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

    def __init__(
        self, jobs: JobService, time_limit: float, choose: Mover = choose_move, think_seconds: float = 0
    ) -> None:
        """A bot thinks for `think_seconds` (0: as its level says), and is stopped after `time_limit`."""
        self.jobs = jobs
        self._time_limit = time_limit
        self._choose = choose
        self._think_seconds = think_seconds
        self._moves = [0, 0]  # under way or waiting, by rank

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
        share = min(1.0, self.jobs.count / max(sum(self._moves[: rank + 1]), 1))
        return max(self._think_seconds * share, min(self._think_seconds, SHORTEST_THOUGHT))

    async def _when_a_worker_is_free(
        self, question: Question, bot: str, host: Asker, rank: int
    ) -> tuple[str, str | None]:
        try:
            async with self.jobs.turns.turn(host, None if rank == NOBODY else WAIT_LIMIT, rank):
                return await self._move_and_note(question, bot, rank)
        except TimeoutError:
            return await _last_resort(question, bot, f"no worker was free in {WAIT_LIMIT:g} s")

    async def _move_and_note(self, question: Question, bot: str, rank: int) -> tuple[str, str | None]:
        try:
            return await self._legal_move(question, bot, rank), None
        except NotBegun as none:
            return await _last_resort(question, bot, str(none))
        except JobFailed as own:
            failure = str(own)
        try:
            move = await self._legal_move(question, STAND_IN, rank)
        except NotBegun:
            return await _last_resort(question, bot, failure)
        except JobFailed as other:
            # What greedy could not do in a process of its own it must not try in the server.
            return question.legal[0], f"the first legal move for {bot}: {failure}; {STAND_IN}: {other}"
        return move, f"{STAND_IN} moved for {bot}: {failure}"

    async def _legal_move(self, question: Question, bot: str, rank: int) -> str:
        if bot not in BOTS:
            raise JobFailed("there is no such bot in this version")
        job = ChooseMove(question.document, bot, question.seed, self.thinking_time(rank), self._choose)
        move = await self.jobs.do(job, self._time_limit)
        if move not in question.legal:
            raise JobFailed("the answer was no legal move")
        return move


async def _last_resort(question: Question, bot: str, failure: str) -> tuple[str, str]:
    """No process can be asked: greedy moves, in a thread of the server."""
    try:
        async with asyncio.timeout(LAST_RESORT_LIMIT):
            move = await asyncio.to_thread(choose_move, question.document, STAND_IN, question.seed)
    except Exception as error:  # whatever it is, the table gets a move
        return question.legal[0], f"the first legal move for {bot}: {failure}; {STAND_IN}: {type(error).__name__}"
    if move not in question.legal:
        return question.legal[0], f"the first legal move for {bot}: {failure}; {STAND_IN}: no legal move"
    return move, f"{STAND_IN} moved for {bot} in the server itself: {failure}"
