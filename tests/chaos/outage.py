"""Takes the database away from running servers, in every way a network and an administrator can."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

import asyncpg  # type: ignore[import-untyped]  # it has no types
import httpx

from tests.chaos.audit import Auditor
from tests.chaos.killing import Server, Tell
from tests.chaos.ledger import Broken
from tests.chaos.proxy import Proxy
from tests.chaos.session import Session
from tests.server.postgres import Postgres, execute

RECOVERY_SECONDS = 60.0
HEALTH_SECONDS = 15.0  # less than a statement may take
LISTENERS = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'"
HANG_UP = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
)


class Outages:
    """Servers that reach PostgreSQL through a proxy; after each outage all must be as if nothing had been."""

    def __init__(
        self, postgres: Postgres, url: str, proxy: Proxy, servers: Sequence[Server], session: Session, auditor: Auditor
    ) -> None:
        self.recoveries = 0
        self._postgres = postgres
        self._url = url
        self._proxy = proxy
        self._servers = servers
        self._session = session
        self._auditor = auditor

    @property
    def kinds(self) -> dict[str, Callable[[], Awaitable[None]]]:
        """Every way, by name."""
        return {
            "cut": self._cut,
            "commit arrives, its answer is lost": lambda: self._torn(answer=True),
            "commit is lost": lambda: self._torn(answer=False),
            "stalled": self._stalled,
            "hung up on": self._hung_up,
            "refused": self._refused,
            "PostgreSQL restarted": self._restarted,
        }

    async def run(self, rounds: int, tell: Tell = lambda _: None) -> None:
        """Every way so many times."""
        for _ in range(rounds):
            for name, outage in self.kinds.items():
                await outage()
                await self._recovered()
                tell(f"{name}: {self.recoveries} recoveries")

    async def _recovered(self) -> None:
        """Without anybody's help: healthy, listening to each other, every table goes on, nothing lost or doubled."""
        await within(RECOVERY_SECONDS, "healthy", self._healthy)
        await within(RECOVERY_SECONDS, "listening to each other", self._listening)
        await self._session.progress()
        await self._auditor.audit()
        await self._session.repeat_requests()
        for server in self._servers:
            server.check_log()
        self.recoveries += 1

    async def _healthy(self) -> bool:
        return all([await status_of(server) == 200 for server in self._servers])

    async def _listening(self) -> bool:
        connection = await asyncpg.connect(self._url)
        try:
            return int(await connection.fetchval(LISTENERS)) == len(self._servers)
        finally:
            await connection.close()

    # The ways

    async def _cut(self) -> None:
        self._proxy.cut()

    async def _torn(self, answer: bool) -> None:
        """At the worst moment: nobody can know whether it was done, and the same key finds out."""
        self._proxy.tear_at_commit(answer)
        async with asyncio.timeout(RECOVERY_SECONDS):
            await self._proxy.torn.wait()

    async def _stalled(self) -> None:
        """Nobody hangs up, nothing comes: only patience tells."""
        self._proxy.stall()
        await self._check_unhealthy()
        self._proxy.cut()
        self._proxy.heal()

    async def _hung_up(self) -> None:
        await execute(self._url, HANG_UP)

    async def _refused(self) -> None:
        """For a while: everybody who asks is told so."""
        counts = self._session.ledger.counts
        before = counts["answered 503"]
        self._proxy.refuse()
        await within(RECOVERY_SECONDS, "told 503", lambda: told(counts["answered 503"] > before))
        await self._check_unhealthy()
        self._proxy.heal()

    async def _check_unhealthy(self) -> None:
        for server in self._servers:
            status = await status_of(server)
            if status != 503:
                raise Broken(f"/health answers {status} without a database")

    async def _restarted(self) -> None:
        await asyncio.to_thread(self._postgres.stop)
        await asyncio.sleep(0.5)
        await asyncio.to_thread(self._postgres.start)


async def told(answer: bool) -> bool:
    """What is known already."""
    return answer


async def status_of(server: Server) -> int:
    """What /health says."""
    async with httpx.AsyncClient(timeout=HEALTH_SECONDS) as client:
        return (await client.get(f"{server.base}/health")).status_code


async def within(seconds: float, what: str, condition: Callable[[], Awaitable[bool]]) -> None:
    """Until it is so."""
    end = asyncio.get_running_loop().time() + seconds
    while not await condition():
        if asyncio.get_running_loop().time() > end:
            raise Broken(f"not {what} after {seconds:g} s")
        await asyncio.sleep(0.1)
