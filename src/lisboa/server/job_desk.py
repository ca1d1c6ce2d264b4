"""Jobs of people that take more than a moment, done in processes of their own: game files that are read, plans.

The event loop stays free for everybody's moves, whatever a stranger sends: what takes too long is killed.
"""

from __future__ import annotations

from typing import Any, Final

import structlog

from lisboa.server.fair_turns import Asker, FairTurns, TooManyJobs
from lisboa.server.job_worker import Done, Job
from lisboa.server.problems import Problem
from lisboa.server.worker_processes import Workers, WorkersClosed

POLITENESS: Final = 2  # behind the server and hints, before the bots (5)
log = structlog.get_logger()


class JobDesk:
    """Everybody has a job in turn; nobody waits for many."""

    def __init__(self, workers: int, time_limit: float) -> None:
        """A job is killed after `time_limit` seconds, and nobody waits longer than that for their turn."""
        self._workers = Workers(workers, POLITENESS)
        self._turns = FairTurns(workers)
        self._time_limit = time_limit

    def start(self) -> None:
        """Start the processes, so that nobody's first job waits for them."""
        self._workers.start()

    async def close(self) -> None:
        """End all processes at once."""
        await self._workers.close()

    async def do(self, asker: Asker, job: Job, *arguments: Any) -> bytes:
        """What a job returns. Its Problem if it refuses, another if it takes too long or too many wait."""
        try:
            self._turns.come(asker)
        except TooManyJobs as why:
            raise busy(str(why)) from why
        try:
            done = await self._in_turn(asker, job, arguments)
        except WorkersClosed as error:
            raise busy(str(error)) from error
        finally:
            self._turns.leave(asker)
        if done.refused is not None:
            status, error_word, detail, extra = done.refused
            raise Problem(status, error_word, detail, **extra)
        if done.result is None:
            raise self._failure(done, job)
        return done.result

    async def _in_turn(self, asker: Asker, job: Job, arguments: tuple[Any, ...]) -> Done:
        try:
            await self._turns.take(asker, self._time_limit)
        except TimeoutError:
            raise busy("too many others wait") from None
        try:
            return await self._workers.perform(job, arguments, self._time_limit)
        finally:
            self._turns.give_back()

    def _failure(self, done: Done, job: Job) -> Problem:
        log.warning("job failed", job=getattr(job, "__name__", "job"), reason=done.failure)
        if done.asked:
            return Problem(422, "too-much-work", f"{done.failure}: this is more than the server does for one request")
        return busy("no process can be started just now")


def busy(reason: str) -> Problem:
    """Later it may be different."""
    return Problem(503, "busy", f"{reason}: try again")
