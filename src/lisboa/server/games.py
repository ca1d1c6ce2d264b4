"""The games of running tables: kept in memory, true to the database, written to only through the log."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final
from weakref import WeakValueDictionary

import msgspec
import structlog
from sqlalchemy import Connection, update

from lisboa.errors import LisboaError
from lisboa.server import absence, clocks, metrics, notices, people, playthrough, schema, standing, table_store
from lisboa.server.clocks import ClockState, Way
from lisboa.server.database import Database, DatabaseUnavailable
from lisboa.server.long_work import LongWork
from lisboa.server.packed_positions import packed
from lisboa.server.playthrough import BadLog, Chair, Entry, Playthrough, fit_for_all
from lisboa.server.problems import Problem, conflict, no_such
from lisboa.server.quotas import Quotas
from lisboa.server.settings import Settings
from lisboa.server.table_store import OVER, QUARANTINED, RUNNING, WAITING, TableRow
from lisboa.server.versions import components_version, engine_version, is_present
from lisboa.server.workers.fair_turns import UNKNOWN, Asker

ATTEMPTS: Final = 10
FEW: Final = 2  # entries that are followed at once
WAYS: Final[dict[str, Way]] = {playthrough.UNDO: "back", playthrough.REWIND: "jump"}
log = structlog.get_logger()

Draft = Callable[[Playthrough], Entry]


class Behind(Exception):
    """Another server has gone on with this game."""


class Live(msgspec.Struct, frozen=True):
    """A game in memory, with what the host chose for its table."""

    row: TableRow
    play: Playthrough


Listener = Callable[[Live], None]


class Games:
    """All games that have begun. One process changes a game at a time; the database decides between processes."""

    def __init__(
        self,
        database: Database,
        settings: Settings,
        now: Callable[[], int],
        address_of: Callable[[str], str] = lambda _: UNKNOWN,
    ) -> None:
        self._database = database
        self._now = now
        self._settings = settings
        self.by_email = bool(settings.smtp_host)
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # only those somebody holds
        self._address_of = address_of  # of a person
        self.long_work = LongWork()
        self._leisure = asyncio.Lock()
        self.listeners: list[Listener] = []
        self.quarantine_listeners: list[Callable[[str], None]] = []

    def __len__(self) -> int:
        return len(self._live)

    async def current(self, table_id: str) -> Live:
        """The game as the database has it now."""
        async with self._lock(table_id):
            return await self._current(table_id)

    async def at_leisure(self, table_id: str) -> Live:
        """The same where no person asks: one game after the other is read, so that people's are read between them."""
        if table_id in self._live:
            return await self.current(table_id)
        async with self._leisure:
            return await self.current(table_id)

    def _lock(self, table_id: str) -> asyncio.Lock:
        return self._locks.setdefault(table_id, asyncio.Lock())

    def known(self, table_id: str) -> Live | None:
        """The game if it is in memory. Others may have gone on with it, and somebody else may sit there since."""
        return self._live.get(table_id)

    async def append(self, table_id: str, draft: Draft, expected: int | None = None) -> Live:
        """Write what `draft` makes of the game into the log, and tell the listeners.

        If the game has gone on elsewhere, `draft` is asked again. `expected` is how far the asker has seen the log.
        """
        async with self._lock(table_id):
            live = self._live.get(table_id)
            if live is None or (expected is not None and live.play.seq != expected):
                live = await self._current(table_id)
            for _ in range(ATTEMPTS):
                entry = draft(live.play)
                later = live.play.then(entry)
                try:
                    with metrics.COMMIT_SECONDS.time():
                        live = await self._named(await self._commit(live.row, live.play, later))
                except Behind:
                    live = await self._current(table_id)
                    continue
                except BaseException:
                    # Whether it was written is not known, so what is in memory is not to be believed.
                    self._live.pop(table_id, None)
                    raise
                self._keep(live)
                metrics.ENTRIES.labels(entry.kind).inc()
                break
            else:
                raise conflict("busy", "others keep changing this game: try again")
            followed = await self._answered_in_advance(live)
        for known in (live, *followed):
            for listener in self.listeners:
                listener(known)
        return live

    async def _answered_in_advance(self, live: Live) -> list[Live]:
        """What follows by itself, since a player has a standing answer to the question that comes up now.

        If it cannot be written the player is asked after all: what led to it is done in any case.
        """
        done: list[Live] = []
        try:
            while standing.may_apply(live.play):
                table_id, play, now = live.row.id, live.play, self._now()
                entry = await self._database.read_sync(
                    partial(standing.answered, table_id=table_id, play=play, now=now)
                )
                if entry is None:
                    break
                live = await self._commit(live.row, play, play.then(entry))
                self._keep(live)
                metrics.ENTRIES.labels(entry.kind).inc()
                done.append(live)
        except (Behind, Problem, LisboaError, DatabaseUnavailable) as error:
            self._live.pop(live.row.id, None)
            log.warning("standing answer not given", table=live.row.id, reason=str(error))
        return done

    def forget(self, table_id: str) -> None:
        """Read it anew when it is wanted next."""
        self._live.pop(table_id, None)

    def _keep(self, live: Live) -> None:
        live.play.seal()
        self._live[live.row.id] = live
        self._live.move_to_end(live.row.id)
        while len(self._live) > self._settings.max_live_tables:
            self._live.popitem(last=False)

    # Reading

    async def _current(self, table_id: str) -> Live:
        known = self._live.get(table_id)

        def read(connection: Connection) -> tuple[TableRow | None, list[Entry], tuple[Chair, ...]]:
            row = table_store.find(connection, table_id)
            if row is None or row.status == WAITING or (known is not None and known.play.seq == row.seq):
                return row, [], ()
            after = 0 if known is None or known.play.seq > row.seq else known.play.seq
            return row, table_store.entries(connection, table_id, after), table_store.chairs(connection, table_id)

        row, entries, chairs = await self._database.read_sync(read)
        if known is not None and row is not None and known.play.seq > row.seq:
            log.error("the database has lost entries", table=table_id, seq=row.seq, known=known.play.seq)
            known = None
        if row is None:
            self.forget(table_id)
            raise no_such("table")
        check_begun(row)
        try:
            play = first(row, chairs) if known is None else known.play
            if entries:
                play, steps = play.replaying(entries)
                await self._follow(row, steps, len(entries))
            live = await self._named(Live(row, play))
        except BadLog as error:
            self.forget(table_id)
            await self.quarantine(row, str(error))
            raise quarantined(row.id, message_of(row, str(error))) from error
        self._keep(live)
        return live

    async def _named(self, live: Live) -> Live:
        """With the names of those who have left their seats, read anew: they may be called otherwise now."""
        left = {one.person_id for one in live.play.earlier}
        if not left:
            return live
        found = await self._database.read_sync(lambda connection: people.names(connection, left))
        names = {person_id: found[person_id].name if person_id in found else "" for person_id in left}
        return Live(live.row, live.play.with_names(names))

    async def _follow(self, row: TableRow, steps: Iterator[None], count: int) -> None:
        """A whole game is read in its host's turn. What was just done through another server waits for nobody's."""
        if count <= FEW:
            list(steps)
        else:
            await self.long_work.all_of(steps, Asker(row.host_id, self._address_of(row.host_id)))

    async def quarantine(self, row: TableRow, reason: str) -> None:
        """Never go on with a game that this engine tells differently."""
        message = message_of(row, reason)
        log.error("table quarantined", table=row.id, reason=message)
        await self._database.write_sync(lambda connection: set_aside(connection, row.id, message, self._now()))
        for listener in self.quarantine_listeners:
            listener(row.id)

    # Writing

    async def stop_deadline(self, live: Live) -> None:
        """Let a game wait though time is up, until something happens in it."""
        tables = schema.tables
        same = (tables.c.id == live.row.id, tables.c.seq == live.play.seq)
        change = update(tables).where(*same).values(deadline_at=None)
        await self._database.write_sync(lambda connection: connection.execute(change))
        self.forget(live.row.id)

    async def _commit(self, row: TableRow, before: Playthrough, later: Playthrough) -> Live:
        def write(connection: Connection) -> TableRow:
            # What does not follow from the log is what we have read, but for time: a server that starts gives some
            # back, and whoever talks is there.
            timeless = row.clock is None and row.waiting_for is None and row.settles_at is None
            fresh = row if timeless else table_store.with_times(connection, row)
            if fresh is None:
                fresh = fresh_row(connection, row.id, before)
            after = msgspec.structs.replace(fresh, **columns_of(fresh, later, later.entries[-1].at))
            if not table_store.advance(connection, after, before.seq):
                fresh_row(connection, row.id, before)
                raise Behind
            left_to_bots = before.played_by_people and not later.played_by_people and not later.game.is_over
            if left_to_bots:
                Quotas(self._settings, row.address or "").check_bot_games(connection, row.host_id, later.entries[-1].at)
            self._write(connection, after, before, later)
            return after

        return Live(await self._database.write_sync(write), later)

    def _write(self, connection: Connection, row: TableRow, before: Playthrough, later: Playthrough) -> None:
        entry = later.entries[-1]
        table_store.append(connection, row.id, [entry])
        for seat, chair in enumerate(later.chairs):
            if chair != before.chairs[seat]:
                table_store.set_chair(connection, row.id, seat, chair)
        keep_position(connection, row.id, before, later, self._settings.snapshot_every)
        self._notify(connection, row, before, later)

    def _notify(self, connection: Connection, row: TableRow, before: Playthrough, later: Playthrough) -> None:
        """Messages for whoever the game waits for now and has not just moved, and for all when it is over."""
        entry = later.entries[-1]
        common: dict[str, Any] = {"table_id": row.id, "seq": entry.seq, "now": entry.at, "by_email": self.by_email}
        waiting = later.waiting_for
        if later.game.is_over:
            for person in later.people:
                if person != entry.person_id:
                    notices.note_waiting(connection, person_id=person, decision=None, kind=notices.OVER, **common)
        elif waiting is not None and waiting != entry.person_id and waiting != before.waiting_for:
            kind = decision_kind(later)
            notices.note_waiting(connection, person_id=waiting, decision=kind, kind=notices.YOUR_TURN, **common)
        if entry.kind in (playthrough.STAND_IN, playthrough.REPLACED) and entry.seat is not None:
            chair = before.chairs[entry.seat]
            if chair.person_id is not None and chair.stand_in != "resigned":
                kind = kind_of_leave(entry)
                notices.note_waiting(connection, person_id=chair.person_id, decision=None, kind=kind, **common)
        if entry.kind == playthrough.REWIND_ASKED:
            for person in later.consenting:
                if person != entry.person_id:
                    notices.note_waiting(connection, person_id=person, decision=None, kind=notices.REWIND, **common)
        if later.proposal is not None and entry.kind == playthrough.REPLACE_ASKED:
            for person in later.agreeing(later.proposal.seat or 0):
                if person != entry.person_id:
                    notices.note_waiting(connection, person_id=person, decision=None, kind=notices.REPLACE, **common)


def fresh_row(connection: Connection, table_id: str, before: Playthrough) -> TableRow:
    """The table as it is now, locked; a problem if its game does not run, Behind if it has gone on."""
    row = table_store.find(connection, table_id, lock=True)
    if row is None:
        raise no_such("table")
    check_running(row)
    if row.seq != before.seq:
        raise Behind
    return row


def kind_of_leave(entry: Entry) -> str:
    """What somebody is told who no longer moves for their seat."""
    if entry.kind == playthrough.REPLACED:
        return notices.REPLACED
    return notices.STAND_IN if entry.note == playthrough.TIME_UP else notices.STAND_IN_AWAY


def decision_kind(play: Playthrough) -> str | None:
    """What kind of decision the game waits for."""
    decision = play.game.decision
    return None if decision is None else decision.kind


def columns_of(row: TableRow, play: Playthrough, now: int) -> dict[str, Any]:
    """What the row of a table repeats of its log."""
    game = play.game
    state = clock_after(row, play, now)
    values: dict[str, Any] = {
        "seq": play.seq,
        "moves": len(game.moves),
        "turn": game.turn,
        "waiting_for": play.waiting_for,
        "turn_since": now if absence.begins_anew(row, play) else row.turn_since,
        "clock_state": state,
        "deadline_at": None if row.clock is None or state is None else clocks.deadline(row.clock, state),
        "warn_at": absence.warning(row, play, now),
        "settles_at": absence.settling(row, play, now),
        "updated_at": now,
    }
    if game.is_over:
        values |= {"status": OVER, "ended_at": now, "result": result_of(play), "settles_at": None}
    return values


def clock_after(row: TableRow, play: Playthrough, now: int) -> ClockState | None:
    """The clock after the last entry."""
    if row.clock is None or row.clock_state is None:
        return None
    kind = play.entries[-1].kind if play.entries else playthrough.MOVE
    state = row.clock_state
    if kind == playthrough.REPLACED:  # whoever comes begins to think now
        state = clocks.passed_on(row.clock, state, None, "jump", now)
    for seat, ended in play.clocked_seats():
        state = clocks.passed_on(row.clock, state, seat, WAYS.get(kind, "forward"), now, ended)
    if kind in (playthrough.RETURNED, playthrough.REPLACED):
        state = clocks.returned(row.clock, state, play.entries[-1].seat or 0)
    if play.paused != state.paused:
        state = clocks.paused(state, now) if play.paused else clocks.resumed(state, now)
    return state


def result_of(play: Playthrough) -> dict[str, Any]:
    """How it ended, for lists."""
    game = play.game
    result: dict[str, Any] = {"totals": [sheet["total"] for sheet in game.scores()], "ranking": game.ranking()}
    if game.solo:
        result["solo_rank"] = game.solo_rank().name
    return result


def first(row: TableRow, chairs: tuple[Chair, ...]) -> Playthrough:
    """A game before its first entry: nobody had to be stood in for yet."""
    try:
        return Playthrough(row.begins, tuple(chair.at_the_start for chair in chairs))
    except Exception as error:  # an engine of another version may fail in any way
        raise BadLog(0, fit_for_all(error)) from error


def keep_position(connection: Connection, table_id: str, before: Playthrough, later: Playthrough, every: int) -> None:
    """Store the position behind the last entry if it made the next full number of moves, by playing or by redoing."""
    if len(later.path) // every > len(before.path) // every:
        table_store.add_snapshots(connection, table_id, {later.seq: packed(later.game.position())})


def set_aside(connection: Connection, table_id: str, message: str, now: int) -> None:
    """Quarantine a running game: its clock stops. Only its row changes, nothing of the log."""
    row = table_store.find(connection, table_id, lock=True)
    if row is None or row.status != RUNNING:
        return
    state = None if row.clock_state is None else clocks.paused(row.clock_state, now)
    values = {"problem": message, "clock_state": state, "deadline_at": None, "waiting_for": None}
    table_store.change(connection, table_id, status=QUARANTINED, **values)


def check_begun(row: TableRow) -> None:
    """Is there a game that can be looked at?"""
    if row.status == WAITING:
        raise conflict("not-started", "this game has not begun yet")
    if row.status == QUARANTINED:
        raise quarantined(row.id, row.problem or "")


def check_running(row: TableRow) -> None:
    """Is there a game that goes on?"""
    check_begun(row)
    if row.status == OVER:
        raise conflict("over", "this game is over")


def quarantined(table_id: str, message: str) -> Problem:
    """The game is kept as it is and nobody may touch it."""
    return conflict("quarantined", message, table=table_id)


def message_of(row: TableRow, reason: str) -> str:
    """Why a game is quarantined, for people. If no other version can be the reason, what was stored is damaged."""
    if is_present(row.engine_version, row.components_version):
        return (
            f"what is stored of this game is damaged ({reason}), so it cannot go on."
            " It is kept as it is: who runs the server may have a backup from before."
        )
    return (
        f"this game was begun with engine {row.engine_version} and components {row.components_version}, and engine"
        f" {engine_version()} with components {components_version()} does not tell it the same way ({reason})."
        " Nothing is lost: it goes on under the version it was begun with."
    )
