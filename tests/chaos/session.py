"""Many tables that are played at once, and what can be asked about all of them."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from tests.chaos.asking import hope, insist, new_client
from tests.chaos.ledger import Broken, Ledger, Receipt, digest
from tests.chaos.plans import HOST, HOT_SEAT, PLANS, Plan
from tests.chaos.player import Player, TimeKeeper
from tests.chaos.replica import SNAPSHOT_EVERY
from tests.chaos.watcher import Watcher
from tests.server.client import Client

PROGRESS_SECONDS = 45.0
REPEATS = 5  # requests asked again after a restart


@dataclass
class Seated:
    """A running table with its people."""

    plan: Plan
    id: str
    players: list[Player] = field(default_factory=list)
    watchers: list[Watcher] = field(default_factory=list)

    @property
    def seq(self) -> int:
        """The last entry anybody has seen."""
        return max(watcher.seq for watcher in self.watchers)

    @property
    def over(self) -> bool:
        """Has everybody seen the end?"""
        return all(watcher.situation is not None and watcher.situation["over"] for watcher in self.watchers)


class Session:
    """Tables and people. People of one table may be connected to different servers."""

    def __init__(self, bases: Sequence[str], seed: int, plans: Sequence[Plan] = PLANS) -> None:
        self.ledger = Ledger()
        self.tables: list[Seated] = []
        self._bases = bases
        self._rng = random.Random(seed)
        self._plans = plans
        self._clients: list[Client] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._calm = False

    @asynccontextmanager
    async def playing(self) -> AsyncIterator[Session]:
        """All tables are played meanwhile; whoever has finished begins anew."""
        for plan in self._plans:
            self._begin(await self._seat(plan))
        try:
            yield self
        finally:
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)
            for client in self._clients:
                await client.close()

    @property
    def ended(self) -> int:
        """How many games have come to their end."""
        return sum(table.over for table in self.tables)

    def client_of(self, receipt: Receipt) -> Client:
        """Whoever asked for it."""
        return next(client for client in self._clients if client.me.get("id") == receipt.person)

    # Tables

    async def _guest(self, name: str) -> Client:
        client = new_client(self._bases[len(self._clients) % len(self._bases)])
        client.me = await hope(client, self.ledger, "POST", "/api/guest", {"name": name})
        self._clients.append(client)
        return client

    async def _seat(self, plan: Plan) -> Seated:
        """A table whose game has begun. What was done already is refused the second time, which is as good."""
        host = await self._guest("Host")
        table = (await hope(host, self.ledger, "POST", "/api/tables", plan.body))["id"]
        people = [host]
        for number in range(plan.guests):
            people.append(await self._guest(f"Guest {number}"))
            await insist(people[-1], self.ledger, "POST", f"/api/tables/{table}/join", {})
        await insist(host, self.ledger, "POST", f"/api/tables/{table}/start")
        seated = Seated(plan, table)
        hot_seat = HOT_SEAT in plan.seats
        for number, client in enumerate(people):
            seated.watchers.append(Watcher(client, self.ledger, table, hot_seat=hot_seat))
            if number or HOST in plan.seats:
                seated.players.append(self._player(plan, client, seated.watchers[-1]))
        if hot_seat:
            seated.watchers.append(Watcher(host, self.ledger, table, seat=1))
        spectator = new_client(self._bases[-1])
        self._clients.append(spectator)
        seated.watchers.append(Watcher(spectator, self.ledger, table))
        return seated

    def _player(self, plan: Plan, client: Client, watcher: Watcher) -> Player:
        kind = TimeKeeper if plan.title == "over days" else Player
        player = kind(client, watcher, self.ledger, random.Random(self._rng.random()))
        player.calm = self._calm
        return player

    def _begin(self, seated: Seated) -> None:
        self.tables.append(seated)
        self._tasks += [asyncio.create_task(watcher.run()) for watcher in seated.watchers]
        self._tasks.append(asyncio.create_task(self._follow(seated)))

    async def _follow(self, seated: Seated) -> None:
        """Play it; then the next one of its kind."""
        try:
            await asyncio.gather(*(player.play() for player in seated.players))
            while not seated.over:
                await asyncio.sleep(0.1)
            if not self._calm:
                self._begin(await self._seat(seated.plan))
        except Exception as error:
            self.ledger.problems.append(f"{seated.plan.title} {seated.id}: {type(error).__name__}: {error}")

    # Questions

    async def progress(self, seconds: float = PROGRESS_SECONDS) -> float:
        """Wait until every table has gone on; returns how long the slowest took. Broken if one is stuck."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        waiting = {table.id: table.seq for table in self.tables if not table.over}
        while waiting:
            self.ledger.check()
            waiting = {t.id: waiting[t.id] for t in self.tables if waiting.get(t.id, -1) == t.seq and not t.over}
            if waiting and loop.time() - began > seconds:
                stuck = [(t.plan.title, t.id, t.seq) for t in self.tables if t.id in waiting]
                raise Broken(f"stuck for {seconds:g} s: {stuck}")
            await asyncio.sleep(0.02)
        return loop.time() - began

    async def repeat_requests(self) -> None:
        """The last acknowledged requests, asked again with the same keys, get the same answers byte for byte."""
        for receipt in self.ledger.receipts[-REPEATS:]:
            path = f"/api/tables/{receipt.table}/{receipt.action}"
            response = await insist(self.client_of(receipt), self.ledger, "POST", path, receipt.body)
            if response.status_code != 201 or digest(response) != receipt.digest:
                raise Broken(f"{path} {receipt.body}: was answered {response.status_code}, differently from before")
            self.ledger.count("repeats answered alike")

    async def finish(self, seconds: float) -> None:
        """Play on without changes of mind until all games are over, or the time is and a position has been stored.

        On a busy machine that takes longer.
        """
        self._calm = True
        for table in self.tables:
            for player in table.players:
                player.calm = True
        loop = asyncio.get_running_loop()
        began = loop.time()
        while not all(table.over for table in self.tables):
            self.ledger.check()
            played = loop.time() - began
            far = any(table.seq >= 2 * SNAPSHOT_EVERY for table in self.tables)  # some of it may have been taken back
            if played > seconds and (far or played > seconds + PROGRESS_SECONDS):
                return
            await asyncio.sleep(0.1)

    async def compare_frames(self) -> None:
        """What sockets were sent in pieces is what everybody can read as a whole now."""
        for watcher in (watcher for table in self.tables for watcher in table.watchers):
            if not watcher.hot_seat:  # there the viewpoint changed on the way
                await self._compare(watcher)
        self.ledger.check()

    async def _compare(self, watcher: Watcher) -> None:
        path = f"/api/tables/{watcher.table}/events"
        known = watcher.frames[:]
        told = await hope(watcher.client, self.ledger, "GET", path, seat=watcher.seat)
        if told["frames"][: len(known)] != known:
            raise Broken(f"{watcher.table}: a socket was sent other frames than {path} tells")
        self.ledger.counts["frames compared"] += len(known)
