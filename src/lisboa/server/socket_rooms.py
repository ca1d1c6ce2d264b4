"""The connections to tables in this process, and who is behind them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, defaultdict, deque
from typing import Final

from lisboa.server.answers import PersonInfo
from lisboa.server.games import Live
from lisboa.server.gathering import Gathering
from lisboa.server.languages import ENGLISH
from lisboa.server.shared_reading import SharedReading
from lisboa.server.table_sight import TableSight
from lisboa.server.workers.fair_turns import ANYBODY, Asker

BACKLOG: Final = 200  # chat lines and the like that wait for a slow client; tables and updates never pile up
PRESENCE_SECONDS: Final = 45.0  # how long another process is believed without hearing of it again


class Ear:
    """A connection of somebody who wants to hear when something has changed."""

    def __init__(self, by_token: bool = False) -> None:
        self.by_token = by_token  # and not by a cookie
        self.wake = asyncio.Event()
        self.wake.set()
        self.closed = False

    def close(self) -> None:
        """Have it ended."""
        self.closed = True
        self.wake.set()


class Socket(Ear):
    """One connection to one table."""

    def __init__(
        self,
        person: PersonInfo | None,
        seat: int | None,
        since: int | None,
        invite: str | None = None,
        by_token: bool = False,
        language: str = ENGLISH,
        asker: Asker = ANYBODY,
    ) -> None:
        super().__init__(by_token)
        self.asker = asker  # whose turn it is when there is much to send
        self.language = language
        self.person = person
        self.wanted_seat = seat
        self.seq = since  # None until the first situation is sent
        self.informed = False  # of the game: the first update comes even if it has no frames
        self.invite = invite
        self.wants_table = False  # is it to be sent the table as it is by then?
        self.presence = b""  # the last that was sent
        self.small: deque[tuple[str, bytes]] = deque(maxlen=BACKLOG)

    @property
    def person_id(self) -> str | None:
        """Who it is; None for a passer-by."""
        return None if self.person is None else self.person.id

    def put(self, kind: str, message: bytes) -> None:
        """Something small to send when it is woken."""
        self.small.append((kind, message))


class Room:
    """The sockets of one table in this process."""

    def __init__(self) -> None:
        self.sockets: set[Socket] = set()
        self.live: Live | None = None
        self.rendered: OrderedDict[tuple[int, int, int | None, str], bytes] = OrderedDict()
        self.elsewhere: dict[str, tuple[float, list[PersonInfo]]] = {}  # people at other processes, and since when
        self.presence = b""  # the last message about who is here
        self.presence_turn = Gathering()  # when the next one is sent
        self.presence_unpublished = False  # do other processes not know of it?
        self.sight: SharedReading[TableSight] = SharedReading()  # the table as it was last read
        self.table_turn = Gathering()  # when the next message about it is sent

    def here(self) -> list[PersonInfo]:
        """The people connected to this process."""
        return list({s.person.id: s.person for s in self.sockets if s.person is not None}.values())

    @property
    def players(self) -> set[str]:
        """Those of them, or not, who have a seat; before the game begins, as it was last read."""
        if self.live is None:
            return set() if self.sight.latest is None else self.sight.latest.people
        return {chair.person_id for chair in self.live.play.chairs if chair.person_id is not None}

    def present(self, now: float) -> list[PersonInfo]:
        """The people connected anywhere."""
        found = {person.id: person for person in self.here()}
        for heard, people in self.elsewhere.values():
            if now - heard < PRESENCE_SECONDS:
                found.update({person.id: person for person in people})
        return sorted(found.values(), key=lambda person: (person.name, person.id))


class Mailbox:
    """The sockets in this process on which one person hears of their messages."""

    def __init__(self) -> None:
        self.ears: set[Ear] = set()
        self.turn = Gathering()  # when they are woken next
        self.unread: defaultdict[str, SharedReading[bytes]] = defaultdict(SharedReading)  # by language

    def drop(self) -> None:
        """The messages may have changed."""
        for reading in self.unread.values():
            reading.drop()
