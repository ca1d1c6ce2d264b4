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
from lisboa.server.fair_turns import Asker, FairTurns
from lisboa.server.worker_processes import Question, Workers, WorkersClosed, question_of

POLITENESS: Final = 1  # before the bots (5), behind the server itself
SHORTEST_SEARCH: Final = 0.3  # seconds
NO_BOT: Final = ""  # it is no bot's move that is asked for
REMEMBERED: Final = 200  # answers: who asks again, after a reload perhaps, is told the same at once


class NoHint(LisboaError):
    """There is none now: why. Not for the eyes of people."""


class HintDesk:
    """Everybody has a search in turn; who asks what another has asked shares the answer."""

    def __init__(self, workers: int, think_seconds: float, time_limit: float) -> None:
        """A search takes `think_seconds` at most, less while others wait; nobody waits longer than `time_limit`."""
        self._workers = Workers(workers, POLITENESS)
        self._turns = FairTurns(workers)
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

    def known(self, game: Game, seed: int) -> str | None:
        """The answer, if somebody has had it already: it costs nothing."""
        return self._kept(name_of(question_of(game, seed)))

    def _kept(self, name: str) -> str | None:
        if name in self._found:
            self._found.move_to_end(name)
        return self._found.get(name)

    async def ranking(self, game: Game, seed: int, asker: Asker) -> str:
        """The best moves of the seat to decide, as `rank_moves` writes them. NoHint if there is no answer in time.

        The same view gets the same answer, until there have been many others. TooManyJobs if the asker waits for
        others.
        """
        question = question_of(game, seed)
        name = name_of(question)
        kept = self._kept(name)
        if kept is not None:
            return kept
        if name not in self._asked:
            self._turns.come(asker)
            self._asked[name] = asyncio.create_task(self._ask(name, question, asker))
            self._asked[name].add_done_callback(hear)
        return await asyncio.shield(self._asked[name])  # one who goes away does not end it for the others

    async def _ask(self, name: str, question: Question, asker: Asker) -> str:
        try:
            with metrics.HINT_SECONDS.time():
                found = await self._search(question, asker)
        except WorkersClosed as error:
            raise NoHint(str(error)) from error
        finally:
            self._turns.leave(asker)
            del self._asked[name]
        self._found[name] = found
        while len(self._found) > REMEMBERED:
            self._found.popitem(last=False)
        return found

    async def _search(self, question: Question, asker: Asker) -> str:
        end = time.perf_counter() + self._time_limit
        waiting = self._turns.count
        try:
            await self._turns.take(asker, self._time_limit - self.thinking_time())
        except TimeoutError:
            raise NoHint(f"{waiting} searches were under way or waited when it was asked for") from None
        from lisboa.server.hint_search import rank_moves  # for the process that is asked; here nothing is searched

        try:
            search = partial(rank_moves, seconds=self.thinking_time())
            given = await self._workers.answer(question, NO_BOT, search, end - time.perf_counter())
        finally:
            self._turns.give_back()
        if given.move is None:
            raise NoHint(str(given.failure))
        return given.move

    def thinking_time(self) -> float:
        """How long a search may take now: the more people wait, the less."""
        share = min(1.0, self._workers.count / max(self._turns.count, 1))
        return max(self._think_seconds * share, min(self._think_seconds, SHORTEST_SEARCH))


def hear(asked: asyncio.Task[str]) -> None:
    """Who asked may have gone away: then nobody else hears that there is no hint, and asyncio takes it for a fault."""
    if not asked.cancelled():
        asked.exception()


def name_of(question: Question) -> str:
    """The same for all who know the same."""
    return hashlib.blake2b(msgspec.json.encode((question.document, question.seed)), digest_size=16).hexdigest()
