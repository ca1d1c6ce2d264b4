"""Who may connect: how many connections one address has, and how many are left for those who are playing.

At an address that has all its connections a new one takes the place of the one that has waited for its client longest:
somebody who keeps hundreds of idle ones must not shut out whoever comes from there next. Connections whose request is
being served, and sockets, stay.
"""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Final

from lisboa.server import metrics, open_files
from lisboa.server.client_addresses import TrustedProxies, counted_address
from lisboa.server.problems import Problem
from lisboa.server.settings import Settings

OWN_FILES: Final = 128  # for the database, the processes of bots, webhooks, logs
FOR_PLAYERS: Final = 4  # one part in so many is kept for addresses from which somebody plays
PLAYS_SECONDS: Final = 3_600.0  # for how long after the last sign of it
MOST_PLAYERS: Final = 10_000
PER_PLAYER: Final = 8  # connections kept for one of them: anybody can play, if only with themselves
PER_ADDRESS: Final = 8  # all players of an address have one part in so many of what is kept,
LEAST_OF_ADDRESS: Final = 4  # but at least these
CUT: Final = "made-way"


class ConnectionGate:
    """Counts the connections of this process by address. `files` is how many files may be open."""

    def __init__(
        self, settings: Settings, files: int | None = None, seconds: Callable[[], float] = time.monotonic
    ) -> None:
        self._most = settings.connections_per_address
        self._proxies = TrustedProxies(settings.trusted_proxies)
        self._seconds = seconds
        self._held: dict[object, str] = {}  # the address of each open connection
        self._counts: Counter[str] = Counter()
        self._players: OrderedDict[str, tuple[str, float]] = OrderedDict()  # where and when somebody last played
        self._players_at: Counter[str] = Counter()  # how many by address
        self._kept: dict[object, str] = {}  # connections that only a player could have opened, with their address
        self._kept_at: Counter[str] = Counter()
        # Connections whose client is to send something, by address, the one that waits longest first; how to end each.
        self._waiting: dict[str, dict[object, Callable[[], None]]] = {}
        self.limit_files(open_files.limit() if files is None else files)

    def limit_files(self, files: int) -> None:
        """Some are for the server itself, and some of the rest for people who play."""
        self._room = max(1, files - OWN_FILES) if files > 2 * OWN_FILES else max(1, files // 2)
        self._for_strangers = self._room - self._room // FOR_PLAYERS
        self._for_address = max(LEAST_OF_ADDRESS, self._room // FOR_PLAYERS // PER_ADDRESS)

    def __len__(self) -> int:
        return len(self._held)

    def enter(self, connection: object, host: str) -> Problem | None:
        """Count a new connection, or say why there may not be one more."""
        address = counted_address(host)
        proxy = host in self._proxies
        if not proxy and self._counts[address] >= self._most:
            self._make_way(address)
        problem = self._objection(address, proxy)
        if problem is not None:
            metrics.CONNECTIONS_REFUSED.labels(problem.error).inc()
            return problem
        if len(self._held) >= self._for_strangers and not proxy:
            self._kept[connection] = address
            self._kept_at[address] += 1
        self._held[connection] = address
        self._counts[address] += 1
        return None

    def leave(self, connection: object) -> None:
        """It is closed; one that was refused was never counted."""
        self.works(connection)
        for held, counts in ((self._held, self._counts), (self._kept, self._kept_at)):
            address = held.pop(connection, None)
            if address is not None:
                one_less(counts, address)

    def waits(self, connection: object, end: Callable[[], None]) -> None:
        """From now on it is the client's turn: nothing is lost if the connection ends, browsers open another one."""
        address = self._held.get(connection)
        if address is not None:
            waiting = self._waiting.setdefault(address, {})
            waiting.pop(connection, None)
            waiting[connection] = end

    def works(self, connection: object) -> None:
        """A request is being served, or it is a socket now: it stays."""
        address = self._held.get(connection)
        waiting = None if address is None else self._waiting.get(address)
        if address is not None and waiting is not None:
            waiting.pop(connection, None)
            if not waiting:
                del self._waiting[address]

    def _make_way(self, address: str) -> None:
        """End the connection of this address that has waited for its client longest, if there is one."""
        connection, end = next(iter(self._waiting.get(address, {}).items()), (None, None))
        if end is not None:
            self.leave(connection)
            metrics.CONNECTIONS_CUT.labels(CUT).inc()
            end()

    def plays(self, address: str, person_id: str) -> None:
        """Somebody at this address has a seat in a running game: there will be a connection for them, there only."""
        self._forget(person_id)
        self._players[person_id] = address, self._seconds()
        self._players_at[address] += 1
        if len(self._players) > MOST_PLAYERS:
            self._forget(next(iter(self._players)))

    def _forget(self, person_id: str) -> None:
        address, _ = self._players.pop(person_id, (None, 0.0))
        if address is not None:
            one_less(self._players_at, address)

    def _claims(self, address: str) -> int:
        """How many of the connections that are kept for players this address may have."""
        while self._players:
            person_id, (_, at) = next(iter(self._players.items()))
            if self._seconds() - at < PLAYS_SECONDS:
                break
            self._forget(person_id)
        return min(PER_PLAYER * self._players_at[address], self._for_address)

    def _objection(self, address: str, proxy: bool) -> Problem | None:
        if not proxy and self._counts[address] >= self._most:
            return Problem(429, "too-many-connections", f"your address has {self._most} connections already")
        full = len(self._held) >= self._room
        if not proxy and len(self._held) >= self._for_strangers:
            full = full or self._kept_at[address] >= self._claims(address)
        if full:
            return Problem(503, "too-many-connections", "the server is full: try again in a moment")
        return None


def one_less(counts: Counter[str], name: str) -> None:
    """Names without any are forgotten."""
    counts[name] -= 1
    if not counts[name]:
        del counts[name]
