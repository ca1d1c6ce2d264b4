"""How much one person, and all people of one address, may keep: counted and written in one transaction.

Whoever counts first takes a lock of that name, which no other transaction has until the first one ends: on PostgreSQL
two requests would else both find one place left. An SQLite file has one writer, so nothing is locked there. Locks are
taken in one order, and after the row of a table is locked, never before: nobody waits in a circle.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, exists, func, select, text

from lisboa.server import schema, shared_counts
from lisboa.server.playthrough import PERSON_KINDS, Chair
from lisboa.server.problems import Problem, conflict
from lisboa.server.settings import Settings
from lisboa.server.shared_counts import Limit
from lisboa.server.table_store import OVER, RUNNING, WAITING

DAY_MS: Final = 86_400_000
REPORTS_A_DAY: Final = 60
_LOCK: Final = text("SELECT pg_advisory_xact_lock(:number)")
_tables, _seats, _people = schema.tables.c, schema.seats.c, schema.people.c


def hold(connection: Connection, *names: str) -> None:
    """Until this transaction ends, no other one counts what belongs to these names."""
    if connection.dialect.name == "postgresql":
        for number in sorted(map(lock_number, names)):
            connection.execute(_LOCK, {"number": number})


def lock_number(name: str) -> int:
    """The number of the advisory lock of a name."""
    return int.from_bytes(hashlib.blake2b(name.encode(), digest_size=8, person=b"quota").digest(), signed=True)


def playing(table: ColumnElement[str]) -> ColumnElement[bool]:
    """Does a person still move at this table? A bot, or the clock, may decide for everybody who sat there."""
    still_there = _seats.stand_in.is_(None) & _seats.lapsed.is_(False)
    return exists().where(_seats.table_id == table, _seats.kind.in_(PERSON_KINDS), still_there)


class Quotas(msgspec.Struct, frozen=True):
    """The settings, and the address whose people share some of them (a keyed hash; empty: nobody knows it)."""

    settings: Settings
    address: str = ""

    def hold(self, connection: Connection, person_id: str) -> None:
        """Lock what is counted here."""
        hold(connection, f"person {person_id}", *([f"address {self.address}"] if self.address else []))

    def check_waiting(self, connection: Connection, host_id: str) -> None:
        """Tables that have not begun."""
        self.hold(connection, host_id)
        most = self.settings.waiting_tables_per_person, self.settings.waiting_tables_per_address
        waiting = _tables.status == WAITING
        if self._reached(connection, waiting, _tables.host_id == host_id, most[0]):
            raise too_many(f"{most[0]} tables of yours have not begun: start or delete some")
        if self._reached(connection, waiting, self._from_here, most[1]):
            raise too_many(f"{most[1]} tables made from your address have not begun: start or delete some")

    def check_running(self, connection: Connection, host_id: str, chairs: Sequence[Chair], now: int) -> None:
        """Games that go on, and those of them that bots play by themselves."""
        self.hold(connection, host_id)
        most = self.settings.running_tables_per_person, self.settings.running_tables_per_address
        running = _tables.status == RUNNING
        if self._reached(connection, running, _tables.host_id == host_id, most[0]):
            raise too_many(f"{most[0]} games of yours are going on: finish some first")
        if self._reached(connection, running, self._from_here, most[1]):
            raise too_many(f"{most[1]} games made from your address are going on: finish some first")
        if not any(chair.kind in PERSON_KINDS for chair in chairs):
            self.check_bot_games(connection, host_id, now)

    def check_finished_by_bots(self, connection: Connection, host_id: str, now: int) -> None:
        """Games of a day that bots have finished alone: they are kept, and a program could begin one after another.

        Whoever has none of their own is not held up by those of others at the same address.
        """
        most = self.settings.daily_bot_games_per_person, self.settings.daily_bot_games_per_address
        today = (_tables.status == OVER) & (_tables.ended_at > now - DAY_MS) & ~playing(_tables.id)
        mine = _tables.host_id == host_id
        if self._reached(connection, today, mine, most[0]):
            raise too_many(f"bots have finished {most[0]} games of yours alone within a day: come again tomorrow")
        if self._reached(connection, today, mine, 1) and self._reached(connection, today, self._from_here, most[1]):
            detail = f"bots have finished {most[1]} games made from your address alone within a day"
            raise too_many(f"{detail}: come again tomorrow")

    def check_bot_games(self, connection: Connection, host_id: str, now: int) -> None:
        """Games in which nobody plays but bots, whether they began so or everybody has left since."""
        self.hold(connection, host_id)
        self.check_finished_by_bots(connection, host_id, now)
        most = self.settings.bot_games_per_person, self.settings.bot_games_per_address
        by_bots = (_tables.status == RUNNING) & ~playing(_tables.id)
        if self._reached(connection, by_bots, _tables.host_id == host_id, most[0]):
            raise too_many(f"bots play {most[0]} games of this table's host by themselves: wait until one ends")
        if self._reached(connection, by_bots, self._from_here, most[1]):
            raise too_many(f"bots play {most[1]} games of this table's address by themselves: wait until one ends")

    def check_seats(self, connection: Connection, person_id: str) -> None:
        """Seats at tables that have not begun: one person must not keep others from all of them."""
        self.hold(connection, person_id)
        most = self.settings.waiting_seats_per_person, self.settings.waiting_seats_per_address
        mine = _seats.person_id == person_id
        if self._count_seats(connection, mine) >= most[0]:
            raise too_many(f"you sit at {most[0]} tables that have not begun: leave some")
        if self.address:
            here = _seats.person_id.in_(select(_people.id).where(_people.address == self.address))
            if self._count_seats(connection, here, _seats.person_id != _tables.host_id) >= most[1]:
                raise too_many(f"people of your address sit at {most[1]} tables that have not begun: leave some")

    def take_text(self, connection: Connection, person_id: str, text: str, before: str, now: int) -> None:
        """Count what a text takes more than the one it replaces: notes and chat are kept as long as their tables."""
        grown = len(text.encode()) - len(before.encode())
        if grown <= 0:
            return
        limits = [Limit(f"text {person_id}", self.settings.text_bytes_per_person, DAY_MS)]
        if self.address:
            limits.append(Limit(f"text {self.address}", self.settings.text_bytes_per_address, DAY_MS))
        if shared_counts.take(connection, limits, now, grown) is not None:
            detail = "text: you or others at your address have written as much as fits into a day: come again tomorrow"
            raise Problem(429, "too-many-requests", detail, field="text")

    def take_report(self, connection: Connection, now: int) -> None:
        """Reports of one address, each with its whole game."""
        if shared_counts.take(connection, [Limit(f"reports {self.address}", REPORTS_A_DAY, DAY_MS)], now) is not None:
            detail = f"{REPORTS_A_DAY} reports have come from your address within a day: come again tomorrow"
            raise Problem(429, "too-many-requests", detail)

    def check_import(self, connection: Connection, person_id: str, size: int) -> None:
        """Imported games, by number and by bytes."""
        self.hold(connection, person_id)
        numbers = self.settings.imports_per_person, self.settings.imports_per_address
        sizes = self.settings.import_bytes_per_person, self.settings.import_bytes_per_address
        whose = (_tables.host_id == person_id, "of yours"), (self._from_here, "from your address")
        for (condition, words), most, bytes_ in zip(whose, numbers, sizes, strict=True):
            if condition is None:
                continue
            query = select(func.count(), func.coalesce(func.sum(_tables.import_bytes), 0))
            count, stored = connection.execute(query.where(_tables.import_bytes.is_not(None), condition)).one()
            if count >= most:
                raise conflict("too-many-imports", f"{count} imported games {words} are kept: delete some first")
            if int(stored) + size > bytes_:
                detail = f"imported games {words} take {stored} bytes of {bytes_}, and this one {size}"
                raise conflict("too-many-imports", f"{detail}: delete some first")

    def check_guests(self, connection: Connection, now: int) -> None:
        """New guests of one address in a day."""
        if not self.address:
            return
        hold(connection, f"address {self.address}")
        most = self.settings.guests_per_address
        query = select(func.count()).where(_people.address == self.address, _people.created_at > now - DAY_MS)
        if connection.execute(query).scalar_one() >= most:
            detail = f"{most} guests have come from your address in a day: log in, or come again tomorrow"
            raise Problem(429, "too-many-guests", detail)

    @property
    def _from_here(self) -> ColumnElement[bool] | None:
        return _tables.address == self.address if self.address else None

    def _count_seats(self, connection: Connection, whose: ColumnElement[bool], *others: ColumnElement[bool]) -> int:
        """Tables that have not begun where these people sit."""
        waiting = _tables.status.concat("") == WAITING  # as an expression: SQLite would begin with all waiting tables
        query = select(func.count(_seats.table_id.distinct())).join_from(schema.seats, schema.tables)
        query = query.where(whose, _seats.kind.in_(PERSON_KINDS), waiting, *others)
        return connection.execute(query).scalar_one()

    def _reached(
        self, connection: Connection, what: ColumnElement[bool], whose: ColumnElement[bool] | None, most: int
    ) -> bool:
        """Are there as many as there may be? No more than these are counted."""
        if whose is None:
            return False
        some: Select[Any] = select(_tables.id).where(whose, what).limit(most)
        return connection.execute(select(func.count()).select_from(some.subquery())).scalar_one() >= most


def too_many(detail: str) -> Problem:
    """One table or seat more than one may have."""
    return conflict("too-many-tables", detail)
