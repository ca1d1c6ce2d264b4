"""Whose hint is looked for next: people have one in turn, and nobody waits for many."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from typing import Final

import msgspec

from lisboa.errors import LisboaError

MOST_OF_PERSON: Final = 2  # that are looked for or wait
MOST_OF_ADDRESS: Final = 10  # of all people there: a club behind one router


class Asker(msgspec.Struct, frozen=True):
    """Who waits for a hint, and from where."""

    person: str
    address: str


class TooManyHints(LisboaError):
    """This person, or those at this address, wait for as many as they may."""


class Turns:
    """So many places at once. Who waits comes in turn with the others, not behind all that one of them asked for."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._people: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @property
    def count(self) -> int:
        """How many have a place or wait for one."""
        return self._people.total()

    def come(self, asker: Asker) -> None:
        """One search more; TooManyHints if that is too much for one."""
        if self._people[asker.person] >= MOST_OF_PERSON:
            raise TooManyHints(f"you wait for {MOST_OF_PERSON} hints already")
        if self._addresses[asker.address] >= MOST_OF_ADDRESS:
            raise TooManyHints(f"people at your address wait for {MOST_OF_ADDRESS} hints already")
        self._people[asker.person] += 1
        self._addresses[asker.address] += 1

    def leave(self, asker: Asker) -> None:
        """One search less. Nothing is kept of who waits no more."""
        for counts, name in ((self._people, asker.person), (self._addresses, asker.address)):
            counts[name] -= 1
            if not counts[name]:
                del counts[name]

    async def take(self, person: str, seconds: float) -> None:
        """A place, when it is this person's turn. TimeoutError if it is not in so many seconds."""
        if self._free and not self._waiting:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(person, deque()).append(turn)
        try:
            async with asyncio.timeout(seconds):
                await turn
        except BaseException:
            self._forget(person, turn)
            raise

    def give_back(self) -> None:
        """The next one has it: the first wish of who has waited longest since his last turn."""
        self._free += 1
        while self._free and self._waiting:
            person, wishes = self._waiting.popitem(last=False)
            turn = wishes.popleft()
            if wishes:
                self._waiting[person] = wishes
            if not turn.done():
                self._free -= 1
                turn.set_result(None)

    def _forget(self, person: str, turn: asyncio.Future[None]) -> None:
        """Somebody waits no more; a place that he has just been given is the next one's."""
        wishes = self._waiting.get(person, deque())
        if turn in wishes:
            wishes.remove(turn)
            if not wishes:
                del self._waiting[person]
        elif turn.done() and not turn.cancelled():
            self.give_back()
