"""Hints for people who wait for them: found in processes of their own, so that no bot is ever before a person."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections import OrderedDict
from typing import TYPE_CHECKING, Final

import msgspec

from lisboa.errors import LisboaError
from lisboa.game import Game
from lisboa.server import metrics
from lisboa.server.workers.fair_turns import Asker
from lisboa.server.workers.jobs import JobFailed, WorkersClosed
from lisboa.server.workers.question import Question, question_of
from lisboa.server.workers.service import JobService

if TYPE_CHECKING:
    from lisboa.server.hint_search import RankedMove

SHORTEST_SEARCH: Final = 0.3  # seconds
REMEMBERED: Final = 200  # answers: who asks again, after a reload perhaps, is told the same at once


class NoHint(LisboaError):
    """There is none now: why. Not for the eyes of people."""


class HintDesk:
    """Everybody has a search in turn; who asks what another has asked shares the answer."""

    def __init__(self, jobs: JobService, think_seconds: float, time_limit: float) -> None:
        """A search takes `think_seconds` at most, less while others wait; nobody waits longer than `time_limit`."""
        self.jobs = jobs
        self._turns = jobs.turns
        self._think_seconds = think_seconds
        self._time_limit = time_limit
        self._asked: dict[str, asyncio.Task[list[RankedMove]]] = {}
        self._found: OrderedDict[str, list[RankedMove]] = OrderedDict()

    async def close(self) -> None:
        """End all processes at once; whoever still waits gets NoHint."""
        await self.jobs.close()
        await asyncio.gather(*self._asked.values(), return_exceptions=True)

    def known(self, game: Game, seed: int) -> list[RankedMove] | None:
        """The answer, if somebody has had it already: it costs nothing."""
        return self._kept(name_of(question_of(game, seed)))

    def _kept(self, name: str) -> list[RankedMove] | None:
        if name in self._found:
            self._found.move_to_end(name)
        return self._found.get(name)

    async def ranking(self, game: Game, seed: int, asker: Asker) -> list[RankedMove]:
        """The best moves of the seat to decide. NoHint if there is no answer in time.

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

    async def _ask(self, name: str, question: Question, asker: Asker) -> list[RankedMove]:
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

    async def _search(self, question: Question, asker: Asker) -> list[RankedMove]:
        from lisboa.server.hint_search import RankMoves  # for the process that does it; here nothing is searched

        end = time.perf_counter() + self._time_limit
        waiting = self._turns.count
        try:
            async with self._turns.turn(asker, self._time_limit - self.thinking_time()):
                job = RankMoves(question.document, question.seed, self.thinking_time())
                return await self.jobs.do(job, end - time.perf_counter())
        except TimeoutError:
            raise NoHint(f"{waiting} searches were under way or waited when it was asked for") from None
        except JobFailed as why:
            raise NoHint(str(why)) from why

    def thinking_time(self) -> float:
        """How long a search may take now: the more people wait, the less."""
        share = min(1.0, self.jobs.count / max(self._turns.count, 1))
        return max(self._think_seconds * share, min(self._think_seconds, SHORTEST_SEARCH))


def hear(asked: asyncio.Task[list[RankedMove]]) -> None:
    """Who asked may have gone away: then nobody else hears that there is no hint, and asyncio takes it for a fault."""
    if not asked.cancelled():
        asked.exception()


def name_of(question: Question) -> str:
    """The same for all who know the same."""
    return hashlib.blake2b(msgspec.json.encode((question.document, question.seed)), digest_size=16).hexdigest()
