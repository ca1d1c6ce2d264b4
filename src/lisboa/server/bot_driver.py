"""Moves the bots: as soon as a game waits for one, it is asked, and its answer is played."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable

import structlog

from lisboa.server import metrics
from lisboa.server.bot_pool import BotMove, BotPool
from lisboa.server.clocks import WhenOut
from lisboa.server.database import DatabaseUnavailable
from lisboa.server.games import Games, Live
from lisboa.server.play import Play
from lisboa.server.problems import Problem
from lisboa.server.table_store import RUNNING
from lisboa.server.workers.fair_turns import NOBODY, PEOPLE, UNKNOWN, Asker
from lisboa.server.workers.jobs import WorkersClosed

log = structlog.get_logger()


class BotDriver:
    """One task for each table whose bots are at it, and one for each where time is up."""

    def __init__(
        self,
        games: Games,
        play: Play,
        pool: BotPool,
        now: Callable[[], int],
        address_of: Callable[[str], str] = lambda _: UNKNOWN,
    ) -> None:
        self._address_of = address_of  # where a person was last seen
        self._games = games
        self._play = play
        self._pool = pool
        self._now = now
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._late: dict[str, asyncio.Task[None]] = {}
        self._called: set[str] = set()  # tables to look at (again)
        games.listeners.append(self.consider)

    def consider(self, live: Live) -> None:
        """Does this game wait for a bot?"""
        if live.row.status == RUNNING and live.play.waiting_for is None and not live.play.paused:
            self.wake(live.row.id)

    def wake(self, table_id: str) -> None:
        """Look whether this game waits for a bot; harmless if it does not, or if another server looks too."""
        self._called.add(table_id)
        if table_id not in self._tasks:
            self._tasks[table_id] = asyncio.create_task(self._drive(table_id))

    async def close(self) -> None:
        """Stop; what is not played now is played after the next start."""
        tasks = [*self._tasks.values(), *self._late.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _drive(self, table_id: str) -> None:
        try:
            while table_id in self._called:  # who calls while we look may know more than we saw
                self._called.discard(table_id)
                while await self._move(table_id):
                    pass
        except (Problem, DatabaseUnavailable, WorkersClosed) as error:
            log.warning("bot waits", table=table_id, reason=str(error))  # the housekeeper wakes it again
        except Exception:
            log.exception("bot stopped", table=table_id)
        finally:
            self._called.discard(table_id)
            del self._tasks[table_id]

    async def _move(self, table_id: str) -> bool:
        """Let the bot whose turn it is move; False if it is nobody's."""
        live = await self._games.at_leisure(table_id)
        chair = live.play.moving
        if live.row.status != RUNNING or live.play.paused or chair is None or chair.mover is not None:
            return False
        choice = await self.ask(live, chair.bot or "greedy")
        await self._try(self._play.bot_moves(table_id, live.play.seq, choice.move, choice.note, self._now()))
        return True

    async def ask(self, live: Live, bot: str) -> BotMove:
        """What a bot would play now. It throws the same dice at the same decision of a table in every process."""
        seed = seed_of(live.row.bot_secret, len(live.play.game.moves))
        rank = PEOPLE if live.play.played_by_people else NOBODY
        host = Asker(live.row.host_id, self._address_of(live.row.host_id))
        choice = await self._pool.move(live.play.game, bot, seed, host, rank)
        metrics.BOT_SECONDS.labels(bot).observe(choice.seconds)
        if choice.note is not None:
            metrics.BOT_FAULTS.labels(bot).inc()
            log.warning("bot failed", table=live.row.id, seq=live.play.seq, bot=bot, reason=choice.note)
        return choice

    def call_time(self, table_id: str) -> asyncio.Task[None]:
        """Time is up at this table: see to it, unless somebody is at it already."""
        if table_id not in self._late:
            self._late[table_id] = asyncio.create_task(self._see_to_clock(table_id))
        return self._late[table_id]

    async def _see_to_clock(self, table_id: str) -> None:
        try:
            await self.time_is_up(table_id)
        except (Problem, DatabaseUnavailable, WorkersClosed) as error:
            log.warning("clock waits", table=table_id, reason=str(error))  # the housekeeper calls again
        except Exception:
            log.exception("clock stopped", table=table_id)
        finally:
            del self._late[table_id]

    async def time_is_up(self, table_id: str) -> None:
        """Apply the host's rule to whoever is to decide."""
        live = await self._games.at_leisure(table_id)
        row = live.row
        if row.clock is None or row.deadline_at is None or row.deadline_at > self._now() or row.status != RUNNING:
            return
        try:
            await self._try(self._decide_instead(live, row.clock.when_out))
        except Problem as problem:
            if problem.error != "too-many-tables":
                raise
            await self._games.stop_deadline(live)  # nobody would play there any more, so nobody waits

    async def _decide_instead(self, live: Live, rule: WhenOut) -> Live:
        """What the host wants to happen when somebody's time is up: a bot takes over, or makes this one move."""
        table_id, seq = live.row.id, live.play.seq
        if rule == "bot":
            return await self._play.stand_in(table_id, seq, self._now())
        choice = await self.ask(live, "greedy")
        note = "the time was up" if choice.note is None else f"the time was up; {choice.note}"
        return await self._play.bot_moves(table_id, seq, choice.move, note, self._now())

    async def _try(self, action: Awaitable[Live]) -> None:
        """Do it, unless somebody was quicker."""
        try:
            await action
        except Problem as problem:
            if problem.error not in ("stale", "over"):
                raise


def seed_of(secret: str, decision: int) -> int:
    """Dice of the bots at a decision, from the secret of the table: nothing hidden in the game has to do with them.

    After a rewind they are the same again, so that nobody can wish for a better answer.
    """
    if not secret:
        raise ValueError("a table without a secret: everybody could know the dice of its bots")
    return int.from_bytes(hashlib.blake2b(str(decision).encode(), key=secret.encode(), digest_size=7).digest())
