"""How much one person or one address may ask for in a minute, or in an hour."""

from __future__ import annotations

import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import msgspec

from lisboa.server.problems import Problem
from lisboa.server.settings import Settings

WINDOW_SECONDS: Final = 60
PEOPLE_OF_ADDRESS: Final = 10  # a club behind one router; who makes guests without end gets no further
TALKERS: Final = 5  # of one address who may chat as much as one person may
OLD_REPEAT: Final = 10  # as many requests as the answer to an old one costs, for which a game is played again
HOUR_SECONDS: Final = 3_600
MAX_HINTS: Final = 20  # a minute: each keeps a process for people busy for seconds
MAX_PLANS: Final = 120  # a minute
MAX_ANALYSES: Final = 10  # an hour: each keeps a process busy for a minute
MAX_REPORTS: Final = 10  # an hour: each holds a game
MAX_REPORTS_OF_ADDRESS: Final = 30  # whoever they are
MAX_OWNERS: Final = 10_000


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
        every = "a minute" if self.window == WINDOW_SECONDS else "an hour"
        detail = f"more than {self.limit} requests {every}: wait {self.reset} seconds"
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


class Limits:
    """The counts of this process."""

    def __init__(self, settings: Settings) -> None:
        self.requests = RateLimit(settings.rate_limit)
        self.addresses = RateLimit(settings.rate_limit * PEOPLE_OF_ADDRESS)
        self.logins = RateLimit(settings.login_limit)
        self.handshakes = RateLimit(settings.rate_limit * PEOPLE_OF_ADDRESS)  # of sockets, also where there is none
        # Each for itself: a page that somebody reloads again and again must not hide from a monitor that all is well.
        self.pages = RateLimit(settings.page_limit)
        self.watching = RateLimit(settings.watch_limit)
        self.chat = RateLimit(settings.chat_limit)
        self.chat_of_address = RateLimit(settings.chat_limit * TALKERS)
        self.hints = RateLimit(MAX_HINTS)
        self.plans = RateLimit(MAX_PLANS)
        self.analyses = RateLimit(MAX_ANALYSES, window=HOUR_SECONDS)
        self.reports = RateLimit(MAX_REPORTS, window=HOUR_SECONDS)
        self.reports_of_address = RateLimit(MAX_REPORTS_OF_ADDRESS, window=HOUR_SECONDS)
        self.sockets = OpenSockets()
        self._owners: OrderedDict[str, str] = OrderedDict()
        self._addresses: OrderedDict[str, str] = OrderedDict()

    def address_of(self, person_id: str) -> str:
        """Where a person was last seen, so that what they left running shares a turn with others there."""
        return self._addresses.get(person_id, "")

    def seen(self, person_id: str, address: str) -> None:
        """A person has asked for something."""
        self._addresses[person_id] = address
        self._addresses.move_to_end(person_id)
        if len(self._addresses) > MAX_OWNERS:
            self._addresses.popitem(last=False)

    def owner(self, token_hash: str) -> str | None:
        """Whose token this was when it was last used; to know it no database is asked."""
        return self._owners.get(token_hash)

    def remember(self, token_hash: str, owner: str | None) -> None:
        """A token was used. One that is not valid is nobody's, so its requests count for the address."""
        self._owners.pop(token_hash, None)
        if owner is not None:
            self._owners[token_hash] = owner
            if len(self._owners) > MAX_OWNERS:
                self._owners.popitem(last=False)
