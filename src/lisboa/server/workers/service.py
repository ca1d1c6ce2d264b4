"""The one way to have work done in other processes. Whatever becomes of them, a caller gets the result, or why not."""

from __future__ import annotations

import asyncio
import signal
import time
from contextlib import suppress
from enum import IntEnum
from typing import Any, Final

import msgspec

from lisboa.errors import LisboaError
from lisboa.server.problems import Problem
from lisboa.server.workers.fair_turns import FairTurns
from lisboa.server.workers.jobs import (
    Answer,
    Begun,
    Ended,
    Failed,
    Job,
    JobFailed,
    NotBegun,
    ProcessDied,
    Progress,
    R,
    Refused,
    Report,
    WorkersClosed,
)
from lisboa.server.workers.process import WorkerProcess

START_LIMIT: Final = 25.0  # seconds until a new process that has not begun its first job is given up
RESPONSE_LIMIT: Final = 15.0  # the same for one that has done others: it has been stopped
LOOK_SECONDS: Final = 0.25  # how often a process is looked at that may take as long as it likes
IDLE_LIMIT: Final = 60.0  # seconds without a word that such a process does nothing, though it could
SILENT_LIMIT: Final = 900.0  # the same where nobody can see whether it does nothing or does not get a processor
CPU_LIMIT_SIGNAL: Final = getattr(signal, "SIGXCPU", None)


class Priority(IntEnum):
    """How far processes stand back (their niceness) on a busy machine: behind the server, which is 0."""

    HINTS = 1
    REQUESTS = 2
    BOTS = 5
    ANALYSES = 19


class JobService:
    """Processes of one priority, and the fair queue before them.

    Who has a turn may do jobs, one after the other: there are as many turns as processes.
    """

    def __init__(self, priority: Priority, processes: int = 1, cpu_seconds: int | None = None) -> None:
        """With `cpu_seconds` each job gets a process of its own, which may use that much processor time."""
        self.count = processes
        self.turns = FairTurns(processes)
        self.name: Final = f"lisboa-{priority.name.lower()}"
        self._priority = priority
        self._cpu_seconds = cpu_seconds
        self._idle: list[WorkerProcess] = []
        self._all: set[WorkerProcess] = set()
        self._closed = False

    def start(self) -> None:
        """Start the processes, so that no first job waits for them; they are ready a quarter of a second later."""
        if self._cpu_seconds is not None or self._closed:
            return
        while sum(process.alive for process in self._all) < self.count:
            self._idle.append(self._new())

    async def close(self) -> None:
        """End all processes at once; whoever still waits for a result gets WorkersClosed."""
        self._closed = True
        for process in self._all:
            process.kill()
        await asyncio.gather(*(process.ended.wait() for process in self._all))

    async def do(self, job: Job[R], seconds: float | None, report: Report | None = None) -> R:
        """The result of a job. JobFailed if there is none, its Problem if it refuses.

        If the process dies it is done once more, as long as half of the time is left: it may have been killed for no
        fault of the job. `seconds` count from its beginning; with None it may go on as long as its process is not idle.
        """
        began = time.monotonic()
        try:
            return await self._do_once(job, seconds, report)
        except ProcessDied as first:
            left = 0.0 if seconds is None else seconds - (time.monotonic() - began)
            if seconds is None or left < seconds / 2:
                raise
            try:
                return await self._do_once(job, left, report)
            except JobFailed:
                raise first from None

    async def _do_once(self, job: Job[R], seconds: float | None, report: Report | None) -> R:
        while True:
            process = self._take()
            answer: Answer | None = None
            try:
                if await self._begins(process, job, seconds):
                    answer = await self._answer(process, seconds, report)
            finally:
                self._give_back(process, reusable=answer is not None)
            if answer is not None:
                return result_of(answer, job)

    def _take(self) -> WorkerProcess:
        while self._idle:
            process = self._idle.pop()
            if process.alive:
                return process
            process.kill()  # its thread need not wait for a job any more
        try:
            return self._new()
        except (OSError, RuntimeError):
            raise NotBegun("no process could be started") from None

    def _new(self) -> WorkerProcess:
        if self._closed:
            raise WorkersClosed("the server stops")
        process = WorkerProcess(self.name, self._priority, self._cpu_seconds)
        self._all = {one for one in self._all if not one.ended.is_set()} | {process}
        return process

    def _give_back(self, process: WorkerProcess, reusable: bool) -> None:
        """A process whose job has no answer ends with it, and another one is there for the next job."""
        if reusable and self._cpu_seconds is None and not self._closed:
            self._idle.append(process)
            return
        process.kill()
        with suppress(OSError, RuntimeError):  # the next job tries again
            self.start()

    async def _begins(self, process: WorkerProcess, job: Job[Any], seconds: float | None) -> bool:
        """False if it has died or been stopped since its last job: then another one takes this one."""
        was_ready = process.is_ready
        process.give(job)
        try:
            message = await process.hear(begin_limit(was_ready, seconds))
        except TimeoutError:
            reason = "its process did not respond"
        else:
            if isinstance(message, Begun):
                return True
            started = not (isinstance(message, Ended) and message.code is None)
            reason = "no process stayed alive" if started else "no process could be started"
        if self._closed:
            raise WorkersClosed("the server stops")
        if was_ready:
            return False
        raise NotBegun(reason)

    async def _answer(self, process: WorkerProcess, seconds: float | None, report: Report | None) -> Answer:
        end = None if seconds is None else time.monotonic() + seconds
        idle = 0.0
        while True:
            try:
                message = await process.hear(LOOK_SECONDS if end is None else end - time.monotonic())
            except TimeoutError:
                if end is not None:
                    raise JobFailed(f"no answer in {seconds:.3g} s") from None
                idle = longer_idle(process.state, idle)
                continue
            idle = 0.0
            if isinstance(message, Ended):
                raise self._why_ended(message.code)
            if isinstance(message, Progress):
                if report is not None:
                    report(message.share)
            elif not isinstance(message, Begun):
                return message

    def _why_ended(self, code: int | None) -> LisboaError:
        if self._closed:
            return WorkersClosed("the server stops")
        if CPU_LIMIT_SIGNAL is not None and code == -CPU_LIMIT_SIGNAL:
            return JobFailed(f"it took more than {self._cpu_seconds} s of processor time")
        return ProcessDied("its process ended", f"with {code}")


def result_of(answer: Answer, job: Job[R]) -> R:
    """What it came to, for the caller."""
    if isinstance(answer, Refused):
        raise Problem(answer.status, answer.error, answer.detail, **answer.extra)
    if isinstance(answer, Failed):
        raise JobFailed(answer.reason, answer.detail)
    try:
        return msgspec.msgpack.decode(answer.value, type=job.result_type())
    except msgspec.MsgspecError:
        raise JobFailed("the result was of another form") from None


def begin_limit(was_ready: bool, seconds: float | None) -> float:
    """How long a process may take to begin; a busy machine makes no job fail that may go on as long as it likes."""
    if seconds is None:
        return SILENT_LIMIT
    return min(seconds, RESPONSE_LIMIT) if was_ready else START_LIMIT


def longer_idle(state: str | None, idle: float) -> float:
    """For how long a process does nothing, looked at once more; too long is a failure.

    One that could go on and does not get a processor is not idle: a busy machine makes no job fail.
    """
    if state in ("R", "D"):
        return idle
    idle += LOOK_SECONDS
    if idle > (SILENT_LIMIT if state is None else IDLE_LIMIT):
        raise JobFailed("its process does nothing")
    return idle
