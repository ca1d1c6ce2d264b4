"""What the load test measures."""

from __future__ import annotations

from collections import deque
from dataclasses import asdict, dataclass, field
from time import perf_counter
from typing import Any

import psutil  # type: ignore[import-untyped]  # it has no types

RECENT_SECONDS = 5.0
KEPT_ERRORS = 20


def percentile(sorted_values: list[float], share: float) -> float:
    """The value that this share of all do not exceed."""
    if not sorted_values:
        return 0.0
    return sorted_values[min(len(sorted_values) - 1, int(share * len(sorted_values)))]


@dataclass
class Figures:
    """Counts and times of the clients. `start` begins the measured window."""

    errors: list[str] = field(default_factory=list)
    error_count: int = 0
    games: int = 0
    trips: list[float] = field(default_factory=list)  # of a move: request to answer
    pushes: list[float] = field(default_factory=list)  # of a move: request to the message at another person's socket
    bytes_answered: int = 0
    bytes_pushed: int = 0
    began: float = 0.0
    _recent: deque[tuple[float, float]] = field(default_factory=deque)
    _under_way: dict[tuple[str, int], float] = field(default_factory=dict)

    def start(self) -> None:
        """The window begins: what was before does not count, but for errors."""
        self.games = self.bytes_answered = self.bytes_pushed = 0
        self.trips.clear()
        self.pushes.clear()
        self.began = perf_counter()

    def error(self, text: str) -> None:
        """Something that must not happen."""
        self.error_count += 1
        if len(self.errors) < KEPT_ERRORS:
            self.errors.append(text)

    def sent(self, others: list[str], seq: int) -> None:
        """A move leaves; these people shall hear of entry number `seq`."""
        now = perf_counter()
        for person in others:
            self._under_way[person, seq] = now

    def arrived(self, person: str, seq: int) -> None:
        """A person's socket told an entry."""
        sent = self._under_way.pop((person, seq), None)
        if sent is not None:
            self.pushes.append(perf_counter() - sent)

    def moved(self, seconds: float, size: int) -> None:
        """A move was acknowledged."""
        self.trips.append(seconds)
        self.bytes_answered += size
        self._recent.append((perf_counter(), seconds))

    def pushed(self, size: int) -> None:
        """A socket got a message."""
        self.bytes_pushed += size

    def recent(self) -> tuple[float, float]:
        """Moves a second and the p95 in milliseconds of the last seconds."""
        now = perf_counter()
        while self._recent and self._recent[0][0] < now - RECENT_SECONDS:
            self._recent.popleft()
        times = sorted(seconds for _, seconds in self._recent)
        return len(times) / RECENT_SECONDS, 1000 * percentile(times, 0.95)


class ServerLoad:
    """What a server takes of the machine; bots think in processes of their own."""

    def __init__(self, pid: int) -> None:
        self._server = psutil.Process(pid)
        self.memory: list[tuple[float, float]] = []  # seconds, MB
        self.start()

    def start(self) -> None:
        """The window begins."""
        self.memory.clear()
        self._began = perf_counter()
        self._cpu = self.cpu_seconds()
        self._client_cpu = cpu_of(psutil.Process())

    def cpu_seconds(self) -> float:
        """Of the server itself."""
        return cpu_of(self._server)

    def look(self) -> float:
        """Note the memory in use, in MB."""
        used = float(self._server.memory_info().rss) / 2**20
        self.memory.append((perf_counter() - self._began, used))
        return used

    @property
    def used_seconds(self) -> float:
        """Of the processor since the window began."""
        return self.cpu_seconds() - self._cpu

    @property
    def client_seconds(self) -> float:
        """The same of this process."""
        return cpu_of(psutil.Process()) - self._client_cpu

    def growth(self) -> float:
        """MB a minute, by least squares."""
        count = len(self.memory)
        if count < 2:
            return 0.0
        mean_time = sum(t for t, _ in self.memory) / count
        mean_used = sum(used for _, used in self.memory) / count
        spread = sum((t - mean_time) ** 2 for t, _ in self.memory)
        return 60 * sum((t - mean_time) * (used - mean_used) for t, used in self.memory) / spread


def cpu_of(process: psutil.Process) -> float:
    """Seconds of processor time."""
    times = process.cpu_times()
    return float(times.user + times.system)


@dataclass
class Report:
    """The result of a load test."""

    tables: int
    people: int
    seconds: float
    moves: int
    games_ended: int
    moves_per_second: float
    p50_ms: float
    p95_ms: float
    p99_ms: float
    max_ms: float
    push_p50_ms: float
    push_p95_ms: float
    cpu_ms_per_move: float
    server_cpu_percent: float
    client_cpu_percent: float
    kb_answered_per_move: float
    kb_pushed_per_move: float
    memory_start_mb: float
    memory_middle_mb: float
    memory_end_mb: float
    memory_growth_mb_per_minute: float
    errors: int
    error_texts: list[str]

    def to_json(self) -> dict[str, Any]:
        """Plain data."""
        return asdict(self)


def report(figures: Figures, server: ServerLoad, **setting: Any) -> Report:
    """What was measured in the window that ends now."""
    seconds = perf_counter() - figures.began
    trips = sorted(figures.trips)
    pushes = sorted(figures.pushes)
    memory = [used for _, used in server.memory] or [0.0]
    moves = max(1, len(trips))

    def ms(times: list[float], share: float) -> float:
        return round(1000 * percentile(times, share), 2)

    return Report(
        **setting,
        seconds=round(seconds, 1),
        moves=len(trips),
        games_ended=figures.games,
        moves_per_second=round(len(trips) / seconds, 1),
        p50_ms=ms(trips, 0.5),
        p95_ms=ms(trips, 0.95),
        p99_ms=ms(trips, 0.99),
        max_ms=ms(trips, 1.0),
        push_p50_ms=ms(pushes, 0.5),
        push_p95_ms=ms(pushes, 0.95),
        cpu_ms_per_move=round(1000 * server.used_seconds / moves, 3),
        server_cpu_percent=round(100 * server.used_seconds / seconds, 1),
        client_cpu_percent=round(100 * server.client_seconds / seconds, 1),
        kb_answered_per_move=round(figures.bytes_answered / moves / 1024, 1),
        kb_pushed_per_move=round(figures.bytes_pushed / moves / 1024, 1),
        memory_start_mb=round(memory[0], 1),
        memory_middle_mb=round(memory[len(memory) // 2], 1),
        memory_end_mb=round(memory[-1], 1),
        memory_growth_mb_per_minute=round(server.growth(), 2),
        errors=figures.error_count,
        error_texts=figures.errors,
    )
