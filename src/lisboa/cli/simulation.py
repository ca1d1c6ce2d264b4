"""Many games on many processes. What comes out depends on the options and the seed only, not on who played what."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing.connection import wait as wait_for
from types import FrameType
from typing import Protocol

from lisboa.bots import BOTS, play_out
from lisboa.engine.options import Options
from lisboa.engine.playout import own_dice
from lisboa.engine.set_up import new_state
from lisboa.report.collect import Ledger
from lisboa.report.tally import Tally
from lisboa.seats import LACERDA

SEED_SPAN = 2**32  # seeds of games lie apart for each seed of a simulation
LONGEST_CHUNK = 200  # games handed to a worker at once
PATIENCE = 0.1  # seconds between looks at the keyboard


@dataclass(frozen=True)
class Plan:
    """What to simulate."""

    games: int
    options: Options
    bots: tuple[str, ...]  # by seat
    seed: int
    report: bool = False  # games are recorded and read for a report

    @property
    def players(self) -> int:
        return self.options.players

    def tally(self) -> Tally:
        """An empty tally for games of this plan."""
        return Tally(self.players, Ledger(self.players) if self.report else None)


@dataclass(frozen=True)
class Outcome:
    """What was simulated; `complete` is false after Ctrl-C."""

    tally: Tally
    seconds: float
    complete: bool
    died: bool = False  # a worker process was killed


class Flag(Protocol):
    """Something that says whether to stop."""

    def is_set(self) -> bool: ...


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


def seats_of(bots: str, options: Options) -> tuple[str, ...]:
    """The bot of each seat: a short list goes round again. `ValueError` says what is wrong."""
    players = 1 if options.solo else options.players
    names = [name.strip() for name in bots.split(",")]
    for name in names:
        if name not in BOTS:
            raise ValueError(f"no bot is called {name!r}; there are: {', '.join(BOTS)}")
    if len(names) > players:
        raise ValueError(f"{len(names)} bots for {players} players")
    sitting = tuple(names[seat % len(names)] for seat in range(players))
    return (*sitting, LACERDA) if options.solo else sitting


def game_seed(seed: int, game: int) -> int:
    """The seed of one game of a simulation, to look at it alone."""
    return seed * SEED_SPAN + game


def play_games(plan: Plan, first: int, end: int, stop: Flag) -> Tally:
    """Play games number `first` up to `end`; stops early, between two games, when asked."""
    tally = plan.tally()
    bots = [BOTS[name] for name in plan.bots if name != LACERDA]  # he moves by himself
    for game in range(first, end):
        if stop.is_set():
            break
        seed = game_seed(plan.seed, game)
        s = new_state(plan.options, seed)
        s.recording = plan.report
        # The complement: with the same seed bots would throw what the game draws.
        tally.count(s, play_out(s, bots, own_dice(~seed)))
    return tally


def simulate(plan: Plan, workers: int, progress: Callable[[int], None]) -> Outcome:
    """Play all games; `progress` hears how many are done. Ctrl-C ends it early with what there is."""
    chunk = max(1, min(LONGEST_CHUNK, plan.games // (8 * workers)))
    chunks = ((first, min(first + chunk, plan.games)) for first in range(0, plan.games, chunk))
    tally = plan.tally()
    begun = time.perf_counter()
    run = here if workers == 1 else in_processes
    died = False
    try:
        for part in run(plan, chunks, workers):
            tally.merge(part)
            progress(tally.games)
    except WorkerDied:  # what is done is summed up as after Ctrl-C
        died = True
    return Outcome(tally, time.perf_counter() - begun, tally.games == plan.games, died)


def here(plan: Plan, chunks: Iterator[tuple[int, int]], _workers: int) -> Iterator[Tally]:
    """All games in this process."""
    with listening() as keyboard:
        for first, end in chunks:
            yield play_games(plan, first, end, keyboard)
            if keyboard.is_set():
                return


def in_processes(plan: Plan, chunks: Iterator[tuple[int, int]], workers: int) -> Iterator[Tally]:
    """Chunks go to worker processes as they become free, and come back as tallies."""
    # Spawned, not forked: the progress bar runs in a thread, and threads and forks do not mix.
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    waiting: set[Future[Tally]] = set()
    with (
        listening() as keyboard,
        ProcessPoolExecutor(workers, context, enter_worker, (plan, stop)) as pool,
    ):
        while True:
            if keyboard.is_set():
                stop.set()
                chunks = iter(())
            with deaf():  # new processes inherit it
                while len(waiting) < 2 * workers and (part := next(chunks, None)):
                    waiting.add(pool.submit(play_chunk, *part))
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

_work: list[tuple[Plan, Flag]] = []


def enter_worker(plan: Plan, stop: Flag) -> None:
    """Called once in each worker process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent hears Ctrl-C and tells us
    threading.Thread(target=end_with_parent, daemon=True).start()
    _work.append((plan, stop))


def end_with_parent() -> None:
    """A worker whose parent was killed would wait for work for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait_for([parent.sentinel])
        os._exit(1)


def play_chunk(first: int, end: int) -> Tally:
    """One chunk of games in a worker process."""
    plan, stop = _work[0]
    return play_games(plan, first, end, stop)
