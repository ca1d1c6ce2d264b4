"""Work on many processes: parts go to workers as they become free, and Ctrl-C ends it early with what is done."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait as wait_for
from types import FrameType
from typing import Any, Protocol, TypeVar

PATIENCE = 0.1  # seconds between looks at the keyboard

Part_contra = TypeVar("Part_contra", contravariant=True)
Done_co = TypeVar("Done_co", covariant=True)
Part = TypeVar("Part")
Done = TypeVar("Done")


class Flag(Protocol):
    """Something that says whether to stop."""

    def is_set(self) -> bool: ...


class Work(Protocol[Part_contra, Done_co]):
    """What is done part by part; it and the parts are sent to other processes."""

    def play(self, part: Part_contra, stop: Flag) -> Done_co:
        """Do one part; with less of it if asked to stop."""
        ...


class Keyboard:
    """Whether Ctrl-C was pressed. Without a lock, because a signal may come while one is held."""

    def __init__(self) -> None:
        self.pressed = False
        self.pressed_at = 0.0

    def is_set(self) -> bool:
        return self.pressed

    def on_interrupt(self, number: int, frame: FrameType | None) -> None:
        """The first Ctrl-C asks to stop; one that comes a second or more later does not ask."""
        now = time.monotonic()
        if self.pressed and now - self.pressed_at > 1:
            signal.default_int_handler(number, frame)
        if not self.pressed:
            self.pressed_at = now
        self.pressed = True


class WorkerDied(Exception):
    """A worker process was killed from outside."""


def finished(work: Work[Part, Done], parts: Iterable[Part], workers: int) -> Iterator[Done]:
    """Every part as it is done, in no particular order. WorkerDied if one was killed; after Ctrl-C what is in hand."""
    return in_processes(work, iter(parts), workers) if workers > 1 else here(work, parts)


def here(work: Work[Part, Done], parts: Iterable[Part]) -> Iterator[Done]:
    """All parts in this process."""
    with listening() as keyboard:
        for part in parts:
            yield work.play(part, keyboard)
            if keyboard.is_set():
                return


def in_processes(work: Work[Part, Done], parts: Iterator[Part], workers: int) -> Iterator[Done]:
    """Parts go to worker processes as they become free."""
    # Spawned, not forked: the progress bar runs in a thread, and threads and forks do not mix.
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    waiting: set[Future[Done]] = set()
    with (
        listening() as keyboard,
        ProcessPoolExecutor(workers, context, enter_worker, (work, stop)) as pool,
    ):
        while True:
            if keyboard.is_set():
                stop.set()
                parts = iter(())
            with deaf():  # new processes inherit it
                while len(waiting) < 2 * workers and (part := next(parts, None)) is not None:
                    waiting.add(pool.submit(play_part, part))
            if not waiting:
                return
            done, waiting = wait(waiting, PATIENCE, FIRST_COMPLETED)
            for future in done:
                try:
                    yield future.result()
                except BrokenProcessPool:
                    raise WorkerDied from None


@contextlib.contextmanager
def listening() -> Iterator[Keyboard]:
    """Ctrl-C no longer ends the program but is noted."""
    keyboard = Keyboard()
    if threading.current_thread() is not threading.main_thread():
        yield keyboard
        return
    before = signal.signal(signal.SIGINT, keyboard.on_interrupt)
    try:
        yield keyboard
    finally:
        signal.signal(signal.SIGINT, before)


@contextlib.contextmanager
def deaf() -> Iterator[None]:
    """Hold Ctrl-C back for a moment, where the system can."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# The part of the worker processes

_work: list[tuple[Work[Any, Any], Flag]] = []


def enter_worker(work: Work[Any, Any], stop: Flag) -> None:
    """Called once in each worker process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent hears Ctrl-C and tells us
    threading.Thread(target=end_with_parent, daemon=True).start()
    _work.append((work, stop))


def end_with_parent() -> None:
    """A worker whose parent was killed would wait for work for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait_for([parent.sentinel])
        os._exit(1)


def play_part(part: Any) -> Any:
    """One part in a worker process."""
    work, stop = _work[0]
    return work.play(part, stop)
