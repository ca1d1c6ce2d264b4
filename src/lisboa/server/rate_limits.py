"""Counts of what was asked for in a minute, an hour or a day, and of what is open."""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import msgspec

from lisboa.server.problems import Problem

WINDOW_SECONDS: Final = 60
OLD_REPEAT: Final = 10  # as many requests as the answer to an old one costs, for which a game is played again
QUESTION: Final = 10  # the same for a question to everybody at a table: each of them gets messages
HOUR_SECONDS: Final = 3_600
DAY_SECONDS: Final = 86_400
EVERY: Final = {WINDOW_SECONDS: "a minute", HOUR_SECONDS: "an hour", DAY_SECONDS: "a day"}


class Allowance(msgspec.Struct, frozen=True):
    """What is left of a limit."""

    limit: int
    used: int
    reset: int  # seconds until the count begins anew
    window: int = WINDOW_SECONDS

    @property
    def exceeded(self) -> bool:
        """Was this one too many?"""
        return self.used > self.limit

    def check(self) -> None:
        """A problem if it was."""
        if self.exceeded:
            raise self.refusal()

    def refusal(self) -> Problem:
        """What is answered to one too many."""
        detail = f"more than {self.limit} requests {EVERY[self.window]}: wait {self.reset} seconds"
        problem = Problem(429, "too-many-requests", detail)
        problem.retry_after = self.reset
        return problem

    def headers(self) -> dict[str, str]:
        """As the draft of the IETF names them."""
        return {
            "ratelimit-policy": f"{self.limit}; w={self.window}",
            "ratelimit-limit": str(self.limit),
            "ratelimit-remaining": str(max(0, self.limit - self.used)),
            "ratelimit-reset": str(self.reset),
        }


class RateLimit:
    """Counts by name. All counts begin anew at once, so that nothing is kept of who asks no more."""

    def __init__(self, limit: int, seconds: Callable[[], float] = time.monotonic, window: int = WINDOW_SECONDS) -> None:
        self.limit = limit
        self.window = window
        self._seconds = seconds
        self._counts: Counter[str] = Counter()
        self._ends = -math.inf

    def take(self, name: str, cost: int = 1) -> Allowance:
        """One request more, or one that costs as much as some."""
        now = self._seconds()
        if now >= self._ends:
            self._counts.clear()
            self._ends = now + self.window
        self._counts[name] += cost
        return Allowance(self.limit, self._counts[name], math.ceil(self._ends - now), self.window)

    def give_back(self, name: str, cost: int = 1) -> None:
        """One that did not get what it asked for does not count; those of an earlier window are forgotten anyway."""
        self._counts[name] = max(0, self._counts[name] - cost)

    def pay(self, name: str, cost: int) -> None:
        """For one that costs as much as some. If it is refused, what is left is for others: moves go on."""
        allowance = self.take(name, cost)
        if allowance.exceeded:
            self.give_back(name, cost)
        allowance.check()


class OpenSockets:
    """How many are open, by name."""

    def __init__(self) -> None:
        self._counts: Counter[str] = Counter()

    @property
    def open(self) -> int:
        """Names with an open socket."""
        return len(self._counts)

    def of(self, name: str) -> int:
        """How many of them are open."""
        return self._counts.get(name, 0)

    @contextmanager
    def one_more(self, name: str, most: int) -> Iterator[None]:
        """While it is open; a problem if there are too many already."""
        if self._counts[name] >= most:
            raise Problem(429, "too-many-sockets", f"you have {most} connections already")
        self._counts[name] += 1
        try:
            yield
        finally:
            self._counts[name] -= 1
            if not self._counts[name]:
                del self._counts[name]
