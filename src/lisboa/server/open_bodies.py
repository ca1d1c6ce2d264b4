"""Bodies of requests that are not answered yet: how many bytes of them the memory holds for one address."""

from __future__ import annotations

from collections import Counter, deque
from typing import Final

from lisboa.server.problems import Problem

AT_ONCE: Final = 8  # of the largest bodies that are allowed
FREE: Final = 8_192  # bytes of every body that do not count: nobody's move waits for what others there send
RETRY_SECONDS: Final = 10


class OpenBodies:
    """Of all connections of this process."""

    def __init__(self, largest: int) -> None:
        self._most = AT_ONCE * largest
        self._bytes: Counter[str] = Counter()

    def __len__(self) -> int:
        return sum(self._bytes.values())

    def hold(self, address: str, size: int) -> None:
        """So many bytes more, unless there are too many."""
        if self._bytes[address] + size > self._most:
            problem = Problem(429, "too-many-requests", "your address sends too much at once: try again in a moment")
            problem.retry_after = RETRY_SECONDS
            raise problem
        self._bytes[address] += size

    def release(self, address: str, size: int) -> None:
        """They are not needed any more."""
        self._bytes[address] -= size
        if not self._bytes[address]:
            del self._bytes[address]


class BodiesOfConnection:
    """Those of the requests of one connection, which are answered in the order they came in."""

    def __init__(self, together: OpenBodies) -> None:
        self._together = together
        self._sizes: deque[tuple[str, int]] = deque()

    def begin(self, address: str) -> None:
        """A request, which may have a body."""
        self._sizes.append((address, 0))

    def more(self, size: int) -> None:
        """A part of the body of the last one; a problem if it is too much."""
        address, before = self._sizes[-1]
        held = counted(before + size) - counted(before)
        if held:
            self._together.hold(address, held)
        self._sizes[-1] = address, before + size

    def answered(self) -> None:
        """The first one has its answer."""
        address, size = self._sizes.popleft()
        if counted(size):
            self._together.release(address, counted(size))

    def end(self) -> None:
        """The connection is closed."""
        while self._sizes:
            self.answered()


def counted(size: int) -> int:
    """Bytes of a body that count."""
    return max(0, size - FREE)
