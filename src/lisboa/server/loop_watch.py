"""Notices who keeps the event loop from serving anybody else.

Every step of every task is timed, by a task factory, and so are the parsers of both protocols, which run outside of
tasks. What counts is the processor time of a step, so a busy machine accuses nobody: the longest of each route and task
is kept, those over 50 ms are logged and counted. A heartbeat of the server measures how long the loop was not free for
whatever reason.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine, Generator
from contextvars import ContextVar
from types import CoroutineType, TracebackType
from typing import Any, Final, TypeVar

import structlog
from litestar.types import ASGIApp, Receive, Scope, Send

from lisboa.server import metrics

T = TypeVar("T")
HELD_SECONDS: Final = 0.05  # longer than this nobody may keep the others waiting
DELAYED_SECONDS: Final = 0.5  # though the processor was elsewhere: a slow disk, a busy machine
NOTED_SECONDS: Final = 0.005  # shorter steps are not worth the time to note them
REQUEST: Final = "run_asgi"  # what Uvicorn calls the coroutine of a request or socket
_SERVED: ContextVar[Scope | None] = ContextVar("served", default=None)
log = structlog.get_logger()


class LoopWatch:
    """The longest holds of one event loop, in seconds, by route or task."""

    def __init__(self) -> None:
        self.longest: dict[str, float] = {}
        self.longest_lag = 0.0
        self.serving = False  # while a server starts or stops nobody waits for it
        self._used = time.thread_time()  # processor time of the loop's thread when the last step ended

    def measured(self, began: float, name: str) -> None:
        """What began at this time of `perf_counter` has just ended."""
        used, seconds = self.ended(began)
        if seconds > NOTED_SECONDS:
            self.note(min(used, seconds), seconds, name)

    def ended(self, began: float) -> tuple[float, float]:
        """Seconds of processor time since the last step ended, and seconds since this one began."""
        before, self._used = self._used, time.thread_time()
        return self._used - before, time.perf_counter() - began

    def note(self, used: float, seconds: float, name: str) -> None:
        """A step that took so long that it may matter."""
        if not self.serving:
            return
        if used > self.longest.get(name, 0.0):
            self.longest[name] = used
            metrics.LOOP_HOLD_LONGEST.labels(name).set(used)
        if used > HELD_SECONDS:
            metrics.LOOP_HOLDS.labels(name).inc()
            log.warning("event loop held", by=name, route=route_served(), ms=ms(used), wall_ms=ms(seconds))
        elif seconds > DELAYED_SECONDS:
            log.info("event loop delayed", by=name, route=route_served(), wall_ms=ms(seconds))

    def beat(self, late: float) -> None:
        """The heartbeat comes this many seconds after it should."""
        self._used = time.thread_time()
        if self.serving and late > self.longest_lag:
            self.longest_lag = late
            metrics.LOOP_LAG_LONGEST.set(late)

    def create_task(
        self, loop: asyncio.AbstractEventLoop, work: Coroutine[Any, Any, T] | Generator[Any, None, T], **named: Any
    ) -> asyncio.Task[T]:
        """A task factory for an event loop."""
        timed = TimedSteps(work, self) if isinstance(work, CoroutineType) else work
        return asyncio.Task(timed, loop=loop, **named)


class TimedSteps(Coroutine[Any, Any, T]):
    """A coroutine whose steps are timed."""

    __slots__ = ("_send", "_watch", "_work")

    def __init__(self, work: Coroutine[Any, Any, T], watch: LoopWatch) -> None:
        self._work = work
        self._send = work.send
        self._watch = watch

    def send(self, value: Any) -> Any:
        """One step: until it waits for something."""
        began = time.perf_counter()
        try:
            return self._send(value)
        finally:
            used, seconds = self._watch.ended(began)
            if seconds > NOTED_SECONDS:
                self._watch.note(min(used, seconds), seconds, self._name())

    def throw(
        self,
        kind: type[BaseException] | BaseException,
        value: BaseException | object = None,
        traceback: TracebackType | None = None,
    ) -> Any:
        """A step that begins with an error, such as a cancellation."""
        error = kind if isinstance(kind, BaseException) else value if isinstance(value, BaseException) else kind()
        return self._work.throw(error)

    def close(self) -> None:
        """It will not be continued."""
        self._work.close()

    def __await__(self) -> Generator[Any, Any, T]:
        return self._work.__await__()

    def __getattr__(self, name: str) -> Any:
        """Debuggers and asyncio look at the frame, code and state of a coroutine."""
        return getattr(self._work, name)

    def _name(self) -> str:
        name = str(getattr(self._work, "__qualname__", type(self._work).__name__))
        return route_served() or name if name.endswith(REQUEST) else name


def naming_routes(app: ASGIApp) -> ASGIApp:
    """The application, whose steps are reported by the route that is served."""

    async def served(scope: Scope, receive: Receive, send: Send) -> None:
        _SERVED.set(scope)
        await app(scope, receive, send)

    return served


def route_served() -> str | None:
    """The request or socket that the present step works for."""
    scope = _SERVED.get()
    if scope is None:
        return None
    return f"{scope.get('method', 'socket')} {scope.get('path_template') or '-'}"


def ms(seconds: float) -> float:
    """For logs."""
    return round(seconds * 1000, 1)
