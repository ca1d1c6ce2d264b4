"""What happens without anybody asking: clocks run out, forgotten bots, games of other versions, heartbeats."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Final

import structlog
from sqlalchemy import Connection, func, select

from lisboa.server import (
    absence,
    analysis_queue,
    clocks,
    email_requests,
    login_brake,
    metrics,
    notices,
    reports,
    schema,
    shared_counts,
    table_store,
)
from lisboa.server.bot_driver import BotDriver
from lisboa.server.database import Database, DatabaseUnavailable
from lisboa.server.games import Games, first
from lisboa.server.live import Hub
from lisboa.server.playthrough import BadLog, Chair, Entry, Playthrough
from lisboa.server.problems import Problem
from lisboa.server.quotas import playing
from lisboa.server.replacing import Replacing
from lisboa.server.table_store import HEARTBEAT, QUARANTINED, RUNNING, WAITING, TableRow
from lisboa.server.versions import components_version, engine_version
from lisboa.server.workers.fair_turns import ANYBODY, NOBODY
from lisboa.server.workers.jobs import WorkersClosed

TICK_SECONDS: Final = 1.0
SWEEP_TICKS: Final = 5
CLEANING_TICKS: Final = 600
FORGOTTEN_MS: Final = 60 * 24 * 3_600_000
IDLE_MS: Final = 5_000  # a bot that has not moved for so long was forgotten, by a server that died perhaps
AWAY_MS: Final = 15_000  # a gap between heartbeats in which no server was running
FORGETTING: Final[tuple[Callable[..., object], ...]] = (
    analysis_queue.forget_old,
    shared_counts.forget_old,
    login_brake.forget_old,
    email_requests.forget_old,
    reports.forget_old,
)
AT_ONCE: Final = 100
AT_THE_START: Final = 20  # games of other versions that are looked through before the first answer
log = structlog.get_logger()


class Housekeeper:
    """Looks around every second."""

    def __init__(self, database: Database, games: Games, hub: Hub, bots: BotDriver, now: Callable[[], int]) -> None:
        self._database = database
        self._games = games
        self._replacing = Replacing(games)
        self._hub = hub
        self._bots = bots
        self._now = now
        self._ticks = 0
        self._looked_at = now()
        self._began: int | None = now()  # until the first sweep: bots that have moved since are at work already
        self._old_messages = False  # are there more to be removed?
        self._checked: list[str] = []  # games of other versions, at the start

    async def run(self) -> None:
        """Until cancelled."""
        while True:
            await self.tick()
            await asyncio.sleep(TICK_SECONDS)

    async def tick(self) -> None:
        """Look around once; no fault gets out.

        After one, and after a sleep of the machine, no clock is looked at before the time lost is given back.
        """
        # Of one moment: if the machine sleeps in between, nothing is due that was not before.
        before, now = self._looked_at, self._now()
        self._looked_at = now
        if now - before > AWAY_MS:
            log.warning("nobody looked at the clocks", milliseconds=now - before)
            self._ticks = 0
        try:
            if self._ticks % SWEEP_TICKS == 0:
                await self.sweep(recovering=self._ticks == 0)
            await self.call_time(now)
            await self.warn_absent(now)
            await self.settle_questions(now)
            if self._ticks % CLEANING_TICKS == 0:
                await self.clean_up()
            elif self._old_messages:
                await self.forget_messages()
            self._ticks += 1
        except (DatabaseUnavailable, WorkersClosed) as error:
            log.warning("housekeeping waits", reason=str(error))
            self._ticks = 0
        except Exception:
            log.exception("housekeeping failed")
            self._ticks += 1

    async def look_at_clocks(self) -> None:
        """Apply the host's rule where time is up; afterwards it is done."""
        await asyncio.gather(*await self.call_time(self._now()))

    async def call_time(self, now: int) -> list[asyncio.Task[None]]:
        """Have the host's rule applied where time is up: a bot that thinks for one table holds up no other."""
        tables = schema.tables.c
        query = select(tables.id).where(tables.status == RUNNING, tables.deadline_at <= now)
        some = query.order_by(tables.deadline_at).limit(AT_ONCE)
        due = await self._database.read_sync(lambda connection: list(connection.scalars(some)))
        return [self._bots.call_time(table_id) for table_id in due]

    async def warn_absent(self, now: int) -> None:
        """Write, once, to those for whom others have waited for long: they may be replaced."""
        due = select(schema.tables.c.id).where(schema.tables.c.warn_at <= now).limit(1)
        if await self._database.read_sync(lambda connection: connection.scalar(due)) is None:
            return
        by_email = self._games.by_email
        warned = await self._database.write_sync(lambda connection: absence.warn(connection, now, by_email))
        self._hub.messages_changed(warned)

    async def settle_questions(self, now: int) -> None:
        """Whoever has not answered what becomes of somebody's seat has had the time for it."""
        tables = schema.tables.c
        due = select(tables.id).where(tables.settles_at <= now, tables.status == RUNNING).limit(AT_ONCE)
        for table_id in await self._database.read_sync(lambda connection: list(connection.scalars(due))):
            try:
                await self._replacing.settle(table_id, now)
            except Problem as problem:  # somebody was quicker, or the game cannot go on like that: all may still answer
                log.info("question not settled", table=table_id, reason=str(problem))
                if problem.error != "stale":
                    forget = partial(table_store.change, table_id=table_id, settles_at=None)
                    await self._database.write_sync(forget)
                    self._games.forget(table_id)

    async def sweep(self, recovering: bool = False) -> None:
        """Say that this server is alive, wake forgotten bots, catch up with other servers.

        After a start and after a fault of the database (`recovering`) all bots are forgotten, and time may be lost.
        """
        now = self._now()
        if recovering:
            await self._beat(AWAY_MS)
        tables = schema.tables.c
        idle_since = (self._began or now) if recovering else now - IDLE_MS
        forgotten = select(tables.id).where(
            tables.status == RUNNING, tables.waiting_for.is_(None), tables.updated_at <= idle_since
        )
        # At random: games that are paused at a bot's turn must not keep others from ever being found.
        some = forgotten.order_by(playing(tables.id).desc(), func.random()).limit(AT_ONCE)
        for table_id in await self._database.read_sync(lambda connection: list(connection.scalars(some))):
            self._bots.wake(table_id)
        self._began = None
        await self._hub.heal()
        await self._database.write_sync(lambda connection: table_store.share(connection, HEARTBEAT, str(now)))
        metrics.LIVE_GAMES.set(len(self._games))
        metrics.SOCKETS.set(self._hub.sockets)

    async def clean_up(self) -> None:
        """Remove tables that nobody has begun, joined or left for weeks, old messages and failed analyses."""
        tables = schema.tables.c
        query = select(tables.id).where(tables.status == WAITING, tables.updated_at < self._now() - FORGOTTEN_MS)

        def write(connection: Connection) -> list[str]:
            forgotten = list(connection.scalars(query.limit(AT_ONCE).with_for_update(skip_locked=True)))
            for table_id in forgotten:
                table_store.remove(connection, table_id)
            return forgotten

        for table_id in await self._database.write_sync(write):
            log.info("forgotten table removed", table=table_id)
            self._hub.table_changed(table_id)
        for forget_old in FORGETTING:
            await self._database.write_sync(partial(forget_old, now=self._now()))
        await self.forget_messages()

    async def forget_messages(self) -> None:
        """Some old messages; while there are more, this is done every second, so that it keeps pace with any server."""
        removed = await self._database.write_sync(partial(notices.forget_old, now=self._now()))
        self._old_messages = removed == notices.AT_ONCE

    async def begin(self) -> None:
        """At the start: time without any server is given back, and some games of other versions are looked through.

        The rest is for `check_other_versions`: a thousand of them take a minute, and each is checked when it is read.
        """
        # A file has one server only: since its last heartbeat there was none. Other databases may have more.
        await self._beat(0 if self._database.dialect == "sqlite" else AWAY_MS)
        await self._check_versions(AT_THE_START)

    async def _beat(self, gap: int) -> None:
        """Say that a server is alive. If none was, or none could reach the database, nobody's time has run."""
        away = await self._database.write_sync(lambda connection: excuse(connection, self._now(), gap))
        if away:
            log.info("clocks excused", milliseconds=away)

    async def check_other_versions(self) -> None:
        """Look through all games of other versions, while people play."""
        try:
            await self._check_versions()
        except DatabaseUnavailable as error:
            log.warning("games of other versions wait for the next start", reason=str(error))
        except Exception:
            log.exception("games of other versions were not looked through")

    async def _check_versions(self, most: int | None = None) -> None:
        tables = schema.tables.c
        other = (tables.engine_version != engine_version()) | (tables.components_version != components_version())
        query = select(tables.id).where((tables.status == QUARANTINED) | ((tables.status == RUNNING) & other))
        query = query.where(tables.id.not_in(self._checked)).order_by(tables.updated_at.desc()).limit(most)
        found = await self._database.read_sync(lambda connection: list(connection.scalars(query)))
        for number, table_id in enumerate(found, start=1):
            good = await self._check_version(table_id)
            self._checked.append(table_id)
            log.info("game of another version", table=table_id, good=good, number=number, of=len(found))

    async def _check_version(self, table_id: str) -> bool:
        """Play an unfinished game again: does it go the same way with this engine?"""

        def read(connection: Connection) -> tuple[TableRow | None, tuple[Chair, ...], list[Entry]]:
            row = table_store.find(connection, table_id)
            if row is None or row.status not in (RUNNING, QUARANTINED):
                return None, (), []
            return row, table_store.chairs(connection, table_id), table_store.entries(connection, table_id)

        row, chairs, entries = await self._database.read_sync(read)
        if row is None:
            return True
        try:
            play, steps = first(row, chairs).replaying(entries, check_every=1)
            await self._games.long_work.all_of(steps, ANYBODY, NOBODY)
        except BadLog as error:
            await self._games.quarantine(row, str(error))
            return False
        if await self._database.write_sync(lambda connection: welcome(connection, row, play, self._now())):
            return True
        return await self._check_version(table_id)


def welcome(connection: Connection, row: TableRow, play: Playthrough, now: int) -> bool:
    """A game of another version goes on with this one, out of quarantine too; False if it has gone on meanwhile."""
    fresh = table_store.find(connection, row.id, lock=True)
    if fresh is None or (fresh.seq, fresh.status) != (row.seq, row.status):
        return False
    state = fresh.clock_state
    if state is not None and not play.paused:
        state = clocks.resumed(state, now)  # quarantine had stopped it
    table_store.change(
        connection,
        row.id,
        status=RUNNING,
        problem=None,
        waiting_for=play.waiting_for,
        **({} if fresh.status == RUNNING else absence.waits_from(row, play, now)),  # nobody could move
        clock_state=state,
        deadline_at=None if row.clock is None or state is None else clocks.deadline(row.clock, state),
        engine_version=engine_version(),
        components_version=components_version(),
    )
    return True


def excuse(connection: Connection, now: int, gap: int = AWAY_MS) -> int:
    """A heartbeat. If the last one is longer ago than `gap`, give that time back to whoever's clock was running.

    Tables without a clock have not waited for anybody either: nobody could come.

    Returns how much it was.
    """
    last = table_store.shared(connection, HEARTBEAT)
    if last is None:
        table_store.share(connection, HEARTBEAT, str(now))
        return 0
    mine = table_store.share_instead(connection, HEARTBEAT, last, str(now))
    away = now - int(last)
    if not mine or away <= gap:  # another server gives it back, or nobody was away
        return 0
    table_store.wait_later(connection, away, now)
    changes = []
    for row in table_store.with_running_clocks(connection):
        state = clocks.excused(row.clock_state, min(away, max(0, now - row.clock_state.since)))
        changes.append((row.id, state, clocks.deadline(row.clock, state)))
    table_store.set_clocks(connection, changes)
    return away
