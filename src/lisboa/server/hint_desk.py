"""Hints for people who wait for them: found in processes of their own, so that no bot is ever before a person."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections import OrderedDict
from functools import partial
from typing import Final

import msgspec

from lisboa.errors import LisboaError
from lisboa.game import Game
from lisboa.server import metrics
from lisboa.server.hint_search import rank_moves
from lisboa.server.worker_processes import Question, Workers, WorkersClosed, question_of

POLITENESS: Final = 1  # before the bots (5), behind the server itself
SHORTEST_SEARCH: Final = 0.3  # seconds
NO_BOT: Final = ""  # it is no bot's move that is asked for
REMEMBERED: Final = 200  # answers: who asks again, after a reload perhaps, is told the same at once


class NoHint(LisboaError):
    """There is none now: why. Not for the eyes of people."""


class HintDesk:
    """Who asks first comes first; who asks what another has asked shares the answer."""

    def __init__(self, workers: int, think_seconds: float, time_limit: float) -> None:
        """A search takes `think_seconds` at most, less while others wait; nobody waits longer than `time_limit`."""
        self._workers = Workers(workers, POLITENESS)
        self._think_seconds = think_seconds
        self._time_limit = time_limit
        self._asked: dict[str, asyncio.Task[str]] = {}
        self._found: OrderedDict[str, str] = OrderedDict()

    def start(self) -> None:
        """Start the processes, so that nobody's first hint waits for them."""
        self._workers.start()

    async def close(self) -> None:
        """End all processes at once; who still waits is told so."""
        await self._workers.close()
        await asyncio.gather(*self._asked.values(), return_exceptions=True)

    async def ranking(self, game: Game, seed: int) -> str:
        """The best moves of the seat to decide, as `rank_moves` writes them. NoHint if there is no answer in time.

        The same view gets the same answer, until there have been many others.
        """
        question = question_of(game, seed)
        name = hashlib.blake2b(msgspec.json.encode((question.document, seed)), digest_size=16).hexdigest()
        if name in self._found:
            self._found.move_to_end(name)
            return self._found[name]
        if name not in self._asked:
            self._asked[name] = asyncio.create_task(self._ask(name, question))
        return await asyncio.shield(self._asked[name])  # one who goes away does not end it for the others

    async def _ask(self, name: str, question: Question) -> str:
        try:
            with metrics.HINT_SECONDS.time():
                found = await self._search(question)
        except WorkersClosed as error:
            raise NoHint(str(error)) from error
        finally:
            del self._asked[name]
        self._found[name] = found
        while len(self._found) > REMEMBERED:
            self._found.popitem(last=False)
        return found

    async def _search(self, question: Question) -> str:
        end = time.perf_counter() + self._time_limit
        try:
            async with asyncio.timeout(self._time_limit - self._think_seconds):
                await self._workers.free.acquire()
        except TimeoutError:
            raise NoHint(f"{len(self._asked)} searches were asked for at once") from None
        try:
            search = partial(rank_moves, seconds=self.thinking_time())
            given = await self._workers.answer(question, NO_BOT, search, end - time.perf_counter())
        finally:
            self._workers.free.release()
        if given.move is None:
            raise NoHint(str(given.failure))
        return given.move

    def thinking_time(self) -> float:
        """How long a search may take now: the more people wait, the less."""
        share = min(1.0, self._workers.count / max(len(self._asked), 1))
        return max(self._think_seconds * share, min(self._think_seconds, SHORTEST_SEARCH))
