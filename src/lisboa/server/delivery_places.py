"""How many messages are on their way at once, and whose is next.

Three queues have places of their own and never wait for each other: e-mails, posts to receivers that work, and posts to
receivers that have never worked or failed the last time. Posts go to webhooks and to browsers, by web push: the address
of either is a stranger's choice. In the last queue a receiver may keep a place for seconds, and anybody can name
receivers that are dead: so a person has one place there and an address a few, whoever has not failed goes before who
has, and between these the one who has not had a turn for longest. A new receiver waits for one delivery at most, not
for all the dead ones of others.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

import msgspec

from lisboa.server.letters import Letter
from lisboa.server.workers.fair_turns import Asker, Served

WEBHOOK: Final = "webhook"
EMAIL: Final = "email"
PROVEN: Final = "proven"
UNPROVEN: Final = "unproven"
AT_ONCE: Final = {EMAIL: 4, PROVEN: 16, UNPROVEN: 8}
PER_LANE: Final = 4
UNPROVEN_PER_ADDRESS: Final = 3


class Candidate(msgspec.Struct, frozen=True):
    """Somebody for whose unproven receiver a message is due."""

    asker: Asker
    failed: bool
    due_at: int


def queue_of(letter: Letter) -> str:
    """Where a letter waits."""
    if letter.channel == EMAIL:
        return EMAIL
    return PROVEN if letter.proven else UNPROVEN


class Places:
    """How many deliveries are under way."""

    def __init__(self) -> None:
        self._queues: Counter[str] = Counter()
        self._lanes: Counter[str] = Counter()
        self._people: Counter[str] = Counter()  # with unproven receivers
        self._addresses: Counter[str] = Counter()

    def free(self, queue: str) -> int:
        return AT_ONCE[queue] - self._queues[queue]

    def full_lanes(self) -> list[str]:
        return [lane for lane, count in self._lanes.items() if count >= PER_LANE]

    def has_turn(self, asker: Asker) -> bool:
        """May somebody with an unproven receiver have one more place?"""
        return not self._people[asker.person] and self._addresses[asker.address] < UNPROVEN_PER_ADDRESS

    def has_one_for(self, letter: Letter) -> bool:
        queue = queue_of(letter)
        if queue == EMAIL:
            return self.free(EMAIL) > 0
        in_turn = queue == PROVEN or self.has_turn(asker_of(letter))
        return in_turn and self.free(queue) > 0 and self._lanes[letter.lane] < PER_LANE

    def take(self, letter: Letter, count: int = 1) -> None:
        """One more under way, or, with -1, one less."""
        queue = queue_of(letter)
        self._queues[queue] += count
        if queue != EMAIL:
            add(self._lanes, letter.lane, count)
        if queue == UNPROVEN:
            add(self._people, letter.person_id, count)
            add(self._addresses, letter.address, count)


def asker_of(letter: Letter) -> Asker:
    """Whose turn a letter takes."""
    return Asker(letter.person_id, letter.address)


def add(counts: Counter[str], name: str, count: int) -> None:
    """Names with nothing under way are forgotten."""
    counts[name] += count
    if not counts[name]:
        del counts[name]


def in_turn(candidates: Iterable[Candidate], served: Served) -> list[Candidate]:
    """Whose message is next: no address has a second one before others have had one."""
    earlier: Counter[str] = Counter()
    turns: list[tuple[bool, int, int, int, int, Candidate]] = []
    for one in sorted(candidates, key=lambda one: (one.failed, *served.order(one.asker), one.due_at)):
        turns.append((one.failed, earlier[one.asker.address], *served.order(one.asker), one.due_at, one))
        earlier[one.asker.address] += 1
    return [turn[-1] for turn in sorted(turns, key=lambda turn: turn[:-1])]
