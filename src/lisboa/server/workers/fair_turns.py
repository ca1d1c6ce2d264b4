"""Whose job is next: addresses have a turn each, within one its people, and nobody is kept from theirs by many others.

Between equals the job that has waited longest goes first.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import msgspec

from lisboa.errors import LisboaError

MOST_OF_PERSON: Final = 2  # jobs that are under way or wait
MOST_OF_ADDRESS: Final = 10  # of all people there; somebody who waits for nothing may add one all the same
PEOPLE, NOBODY = range(2)  # ranks: somebody waits for it, or nobody does
IN_A_ROW: Final = 4  # jobs that people wait for, until one that nobody waits for has its turn too
REMEMBERED: Final = 10_000  # people and addresses that had a turn
UNKNOWN: Final = ""


class Asker(msgspec.Struct, frozen=True):
    """Who wants something, and from where (an IPv6 network of 64 bits counts as one address)."""

    person: str
    address: str = UNKNOWN


ANYBODY: Final = Asker(UNKNOWN)


class TooManyJobs(LisboaError):
    """This person waits for as many as they may, or others at this address do and this person waits for one."""


class Served:
    """Who had a turn, and when. The least recently served comes first, so a newcomer is before all who had one."""

    def __init__(self) -> None:
        self._turns = 0
        self._last: OrderedDict[tuple[str, str], int] = OrderedDict()

    def order(self, asker: Asker) -> tuple[int, int]:
        """Smaller is earlier: the address decides, then the person."""
        return self._last.get(("address", asker.address), 0), self._last.get(("person", asker.person), 0)

    def note(self, asker: Asker) -> None:
        """They have a turn now."""
        self._turns += 1
        for name in (("address", asker.address), ("person", asker.person)):
            self._last[name] = self._turns
            self._last.move_to_end(name)
        while len(self._last) > REMEMBERED:
            self._last.popitem(last=False)


class Waiting:
    """A job in the queue."""

    def __init__(self, asker: Asker, rank: int, number: int) -> None:
        self.asker = asker
        self.rank = rank
        self.number = number
        self.turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class FairTurns:
    """Places that are taken in turn."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._people: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()
        self._waiting: dict[int, Waiting] = {}
        self._number = 0
        self._served = Served()
        self._in_a_row = 0

    @property
    def count(self) -> int:
        """How many jobs have come and not left."""
        return self._people.total()

    def come(self, asker: Asker) -> None:
        """One job more; TooManyJobs if that is too much for one."""
        if self._people[asker.person] >= MOST_OF_PERSON:
            raise TooManyJobs(f"you wait for {MOST_OF_PERSON} already")
        if self._people[asker.person] and self._addresses[asker.address] >= MOST_OF_ADDRESS:
            raise TooManyJobs(f"you wait for one already, and people at your address for {MOST_OF_ADDRESS}")
        self._people[asker.person] += 1
        self._addresses[asker.address] += 1

    def leave(self, asker: Asker) -> None:
        """One job less."""
        for counts, name in ((self._people, asker.person), (self._addresses, asker.address)):
            counts[name] -= 1
            if not counts[name]:
                del counts[name]

    @asynccontextmanager
    async def turn(self, asker: Asker, seconds: float | None, rank: int = PEOPLE) -> AsyncIterator[None]:
        """A place for as long as the block lasts. TimeoutError if it is not this asker's turn within this time."""
        await self.take(asker, seconds, rank)
        try:
            yield
        finally:
            self.give_back()

    async def take(self, asker: Asker, seconds: float | None, rank: int = PEOPLE) -> None:
        """A place, which is kept until `give_back`. TimeoutError as above."""
        self._number += 1
        waiting = Waiting(asker, rank, self._number)
        self._waiting[waiting.number] = waiting
        self._hand_out()
        try:
            async with asyncio.timeout(seconds):
                await waiting.turn
        except BaseException:
            self._forget(waiting)
            raise

    def give_back(self) -> None:
        """A place is free again."""
        self._free += 1
        self._hand_out()

    def _hand_out(self) -> None:
        while self._free and self._waiting:
            chosen = self._next()
            del self._waiting[chosen.number]
            if not chosen.turn.done():
                self._free -= 1
                self._in_a_row = self._in_a_row + 1 if chosen.rank == PEOPLE else 0
                self._served.note(chosen.asker)
                chosen.turn.set_result(None)

    def _next(self) -> Waiting:
        last_first = self._in_a_row >= IN_A_ROW
        return min(
            self._waiting.values(),
            key=lambda one: (-one.rank if last_first else one.rank, *self._served.order(one.asker), one.number),
        )

    def _forget(self, waiting: Waiting) -> None:
        """Somebody waits no more; the next one gets a place that they have just been given."""
        if self._waiting.pop(waiting.number, None) is None and waiting.turn.done() and not waiting.turn.cancelled():
            self.give_back()
