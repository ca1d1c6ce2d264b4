"""The clocks of a table, told again from its log: the server's own way of doing it is not used."""

from __future__ import annotations

from lisboa.server.clocks import LiveClock
from lisboa.server.table_store import TableRow

GRACE = 60_000  # what who comes back has at least, of a live clock


class Timer:
    """What is left to each seat, and since when the seat to decide has been waited for.

    Time without a server is given back, which no log tells: `free` is the clock that nobody's waiting costs anything.
    """

    def __init__(self, row: TableRow, seats: int, seat: int | None, free: bool = False) -> None:
        assert row.clock is not None
        self._live = isinstance(row.clock, LiveClock)
        self._increment = row.clock.increment_seconds * 1000 if isinstance(row.clock, LiveClock) else 0
        hours = 0 if isinstance(row.clock, LiveClock) else row.clock.hours_per_move
        self._full = row.clock.bank_seconds * 1000 if isinstance(row.clock, LiveClock) else round(hours * 3_600_000)
        self._free = free
        self.left = [self._full] * seats
        self.seat = seat
        self.since = row.started_at or 0
        self._waited = 0  # before `since`
        self._stopped = False

    def advance(self, kind: str, seat: int | None, runs: list[tuple[int | None, int | None]], at: int) -> None:
        """An entry of a seat; `runs` is whose time runs after each move that it made or took back, and whose turn
        ended with it: they have an increment for that, and lose it when the turn goes on after all.
        """
        for after, ended in runs:
            if after != self.seat and kind == "undo":
                self.seat = after  # the wait goes on as that of whoever had passed on
            elif after != self.seat:
                self._pass(after, at)
            if ended is not None:
                self.left[ended] = max(0, self.left[ended] + self._increment * (-1 if kind == "undo" else 1))
        if kind == "returned" and self._live and seat is not None:
            self.left[seat] = max(self.left[seat], GRACE)
        if kind == "paused":
            self._waited, self.since, self._stopped = self._wait(at), max(at, self.since), True
        elif kind == "resumed":
            self.since, self._stopped = max(at, self.since), False

    def _wait(self, at: int) -> int:
        runs = 0 if self._stopped or self._free else max(0, at - self.since)
        return self._waited + runs

    def _pass(self, after: int | None, at: int) -> None:
        if self.seat is not None:
            self.left[self.seat] = max(0, self.left[self.seat] - self._wait(at))
        if after is not None and not self._live:
            self.left[after] = self._full
        self.seat, self.since, self._waited = after, max(at, self.since), 0
