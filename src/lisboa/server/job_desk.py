"""Jobs behind requests of people that take more than a moment: game files that are read, plans.

The event loop stays free for everybody's moves, whatever a stranger sends: what takes too long is killed.
"""

from __future__ import annotations

import structlog

from lisboa.server.problems import Problem
from lisboa.server.workers.fair_turns import Asker, TooManyJobs
from lisboa.server.workers.jobs import Job, JobFailed, NotBegun, R, WorkersClosed
from lisboa.server.workers.service import JobService

log = structlog.get_logger()


class JobDesk:
    """Everybody has a job in turn; nobody waits for many."""

    def __init__(self, jobs: JobService, time_limit: float) -> None:
        """A job is killed after `time_limit` seconds, and nobody waits longer than that for their turn."""
        self.jobs = jobs
        self._time_limit = time_limit

    async def do(self, asker: Asker, job: Job[R]) -> R:
        """What a job returns. Its Problem if it refuses, another if it takes too long or too many wait."""
        turns = self.jobs.turns
        try:
            turns.come(asker)
        except TooManyJobs as why:
            raise busy(str(why)) from why
        try:
            async with turns.turn(asker, self._time_limit):
                return await self.jobs.do(job, self._time_limit)
        except TimeoutError:
            raise busy("too many others wait") from None
        except WorkersClosed as error:
            raise busy(str(error)) from error
        except JobFailed as failure:
            raise self._problem(failure, job) from failure
        finally:
            turns.leave(asker)

    def _problem(self, failure: JobFailed, job: Job[R]) -> Problem:
        log.warning("job failed", job=type(job).__name__, reason=str(failure))
        if isinstance(failure, NotBegun):
            return busy("no process can be started just now")
        return Problem(422, "too-much-work", f"{failure}: this is more than the server does for one request")


def busy(reason: str) -> Problem:
    """Later it may be different."""
    return Problem(503, "busy", f"{reason}: try again")
