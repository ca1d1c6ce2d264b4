"""One worker process as the server sees it: it has a pipe of its own, and a thread that waits at it."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing import resource_tracker
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final

import msgspec

from lisboa.server.workers import inside
from lisboa.server.workers.jobs import LONGEST_RESULT, Answer, Begun, Ended, Failed, Job, Message, Progress

SPAWN: Final = multiprocessing.get_context("spawn")  # a fork of a server with threads could hang
LONGEST_MESSAGE: Final = LONGEST_RESULT + 100_000  # bytes; refusals and failures are short
MESSAGES: Final[msgspec.msgpack.Decoder[Any]] = msgspec.msgpack.Decoder(Begun | Progress | Answer)


class WorkerProcess:
    """Does one job at a time. Its thread starts it, hands it jobs, and hears what it sends until it ends."""

    def __init__(self, name: str, niceness: int, cpu_seconds: int | None) -> None:
        ours, theirs = SPAWN.Pipe()
        arguments = (theirs, niceness, cpu_seconds)
        self._process = SPAWN.Process(name=name, target=inside.work, args=arguments, daemon=True)
        self._ours, self._theirs = ours, theirs
        self._loop = asyncio.get_running_loop()
        self._jobs: SimpleQueue[Job[Any] | None] = SimpleQueue()
        self._messages: asyncio.Queue[Message] = asyncio.Queue()
        self._killed = False
        self.ended = asyncio.Event()
        self.is_ready = False  # has it ever answered?
        threading.Thread(target=self._attend, name=f"{name}-pipe", daemon=True).start()

    @property
    def alive(self) -> bool:
        """May it be given a job? One that is still starting may."""
        if self._killed or self.ended.is_set():
            return False
        return self._process.pid is None or self._process.is_alive()

    @property
    def state(self) -> str | None:
        """The letter that the kernel has for what it does; None where processes cannot be looked at."""
        return None if self._process.pid is None else state_of(self._process.pid)

    def give(self, job: Job[Any]) -> None:
        """The next thing to do."""
        self._jobs.put(job)

    async def hear(self, seconds: float | None) -> Message:
        """What it sends next; TimeoutError if it sends nothing."""
        async with asyncio.timeout(seconds):
            message = await self._messages.get()
        self.is_ready = self.is_ready or isinstance(message, Begun)
        return message

    def kill(self) -> None:
        """End it at once, whatever it does."""
        self._killed = True
        self._jobs.put(None)
        if self._process.pid is not None:
            self._process.kill()

    # In the thread

    def _attend(self) -> None:
        try:
            with without_interrupts():
                self._process.start()
        except (OSError, RuntimeError):
            self._post(Ended(None))
            return
        finally:
            self._theirs.close()
        if self._killed:  # before it was there
            self._process.kill()
        with suppress(EOFError, OSError):
            while (job := self._jobs.get()) is not None:
                self._converse(job)
        if not self._killed:  # it has closed the pipe, or sent more than anything it may send
            self._process.kill()
        self._ours.close()
        self._process.join()
        self._post(Ended(self._process.exitcode or 0))

    def _converse(self, job: Job[Any]) -> None:
        self._ours.send(job)
        while True:
            try:
                message: Message = MESSAGES.decode(self._ours.recv_bytes(LONGEST_MESSAGE))
            except msgspec.DecodeError:
                message = Failed("what it sent cannot be read")
            self._post(message)
            if not isinstance(message, Begun | Progress):
                return

    def _post(self, message: Message) -> None:
        with suppress(RuntimeError):  # the loop is closed, nobody listens any more
            self._loop.call_soon_threadsafe(self._receive, message)

    def _receive(self, message: Message) -> None:
        self._messages.put_nowait(message)
        if isinstance(message, Ended):
            self.ended.set()


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
    resource_tracker.ensure_running()  # Python starts it with the first process, and lets signals through again then
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
