"""Whole runs, one for each kind of fault. Each raises Broken, or returns what was seen."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from lisboa.server.database import Database
from tests.chaos.audit import Auditor
from tests.chaos.full_disk import by_file, by_limit, check_file, small_disk, without_space
from tests.chaos.killing import Killer, Server, Tell
from tests.chaos.ledger import Ledger
from tests.chaos.outage import Outages
from tests.chaos.plans import PLANS, Plan
from tests.chaos.proxy import Proxy
from tests.chaos.race import racing, see_the_same
from tests.chaos.session import Session
from tests.server.postgres import Postgres


def silent(_: str) -> None:
    """Nobody listens."""


@dataclass
class Run:
    """How a run is to be: its seed, where its files are, how long games are played on at its end, who listens."""

    folder: Path
    seed: int = 0
    seconds: float = 20.0
    plans: Sequence[Plan] = PLANS
    tell: Tell = silent
    seen: dict[str, int] = field(default_factory=dict)

    @asynccontextmanager
    async def server(self, database: str, name: str = "server") -> AsyncIterator[Server]:
        """A server that is stopped at the end, in peace."""
        folder = self.folder / name
        folder.mkdir(parents=True, exist_ok=True)
        server = Server(database, folder)
        try:
            await server.ready()
            yield server
        except BaseException:
            server.process.kill()
            raise
        await server.stop()
        server.check_log()

    async def begin(self, session: Session, auditor: Auditor) -> None:
        """Before the first fault clocks can be compared to the millisecond; afterwards time may be given back."""
        await session.progress()
        await auditor.audit()
        auditor.steady = False

    async def close(self, session: Session, auditor: Auditor) -> None:
        """The end of every run: play on, then compare everything once more."""
        await session.progress()
        self.tell("playing on")
        await session.finish(self.seconds)
        self.tell("comparing everything")
        await auditor.audit()
        await session.compare_frames()
        self.note(session.ledger, auditor)
        self.seen["games ended"] = session.ended

    def note(self, ledger: Ledger, auditor: Auditor) -> None:
        """Numbers for the report."""
        for name in ("acknowledged", "refused", "retries", "repeats answered alike", "frames compared", "races lost"):
            self.seen[name] = ledger.counts[name]
        self.seen["lines of chat"] = len(ledger.lines)
        self.seen["sockets opened"] = ledger.counts["sockets opened"]
        self.seen["audits"] = auditor.audits
        self.seen["entries told again"] = auditor.entries
        self.seen["stored positions compared"] = auditor.snapshots


async def kill_run(run: Run, database: str, kills: int, first: int = 0) -> Run:
    """The server is killed so many times, beginning with the way of this number."""
    async with run.server(database) as server:
        session = Session([server.base], run.seed, run.plans)
        auditor = Auditor(database, session.ledger)
        async with session.playing():
            await run.begin(session, auditor)
            killer = Killer(server, session, auditor, random.Random(run.seed))
            await killer.run(kills, run.tell, first)
            await run.close(session, auditor)
        run.seen |= {"kills": server.kills, "stops": server.stops}
    return run


async def outage_run(run: Run, postgres: Postgres, url: str, rounds: int) -> Run:
    """Two servers lose their PostgreSQL in every way, so many times."""
    await migrate(url)
    async with Proxy(url) as proxy, run.server(proxy.url, "a") as a, run.server(proxy.url, "b") as b:
        session = Session([a.base, b.base], run.seed, run.plans)
        auditor = Auditor(url, session.ledger)
        async with session.playing():
            await run.begin(session, auditor)
            outages = Outages(postgres, url, proxy, [a, b], session, auditor)
            await outages.run(rounds, run.tell)
            await run.close(session, auditor)
        run.seen["recoveries"] = outages.recoveries
    return run


async def disk_run(run: Run, times: int) -> Run:
    """The disk is full so many times, in each way that this system lets us have."""
    disk = run.folder / "disk"
    disk.mkdir()
    with small_disk(disk) as real:
        database = disk / "lisboa.db"
        async with run.server(str(database)) as server:
            session = Session([server.base], run.seed, run.plans)
            auditor = Auditor(str(database), session.ledger)
            ways = [by_limit(server), *([by_file(disk)] if real else [])]
            async with session.playing():
                await run.begin(session, auditor)
                for number in range(1, times + 1):
                    for way in ways:
                        await without_space(server, session, auditor, way)
                    run.tell(f"full in {len(ways)} ways: {number} times")
                await run.close(session, auditor)
            run.seen["full disks"] = times * len(ways)
        check_file(database)
    return run


async def race_run(run: Run, url: str, rounds: int) -> Run:
    """Two servers on one PostgreSQL, and requests for the same entry on both."""
    await migrate(url)
    ledger = Ledger()
    auditor = Auditor(url, ledger)
    rng = random.Random(run.seed)
    races = won = 0
    async with run.server(url, "a") as a, run.server(url, "b") as b:
        while races < rounds:
            async with racing(ledger, [a.base, b.base], rng) as (race, watchers):
                await race.run(rounds - races)
                await auditor.audit()
                await see_the_same(watchers, ledger)
            races, won = races + race.rounds, won + race.won
            run.tell(f"{races} races, {won} won")
    run.note(ledger, auditor)
    run.seen |= {"races": races, "races won": won}
    return run


async def migrate(url: str) -> None:
    """Make the tables before two servers do it at once."""
    database = Database(url)
    await database.open()
    await database.close()
