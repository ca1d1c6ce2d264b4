"""Who is at a table, for everybody there: one message in a while, however many come and go meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import msgspec

from lisboa.server.answers import PersonInfo
from lisboa.server.socket_messages import PresenceMessage
from lisboa.server.socket_rooms import Room, Socket

PRESENCE: Final = "presence"
MOST_LISTED: Final = 100  # people in a message
PEOPLE_AT_ONCE: Final = 25  # in a message to other processes: PostgreSQL takes 8,000 bytes, and names may be long


class Presence:
    """An arrival costs the same however many listen: it only has a message sent, unless one is due already."""

    def __init__(
        self,
        rooms: dict[str, Room],
        publish: Callable[[dict[str, Any]], None],
        wake: Callable[[Socket], None],
    ) -> None:
        """`publish` is for other processes, `wake` lets a socket send what it was given, without hurry."""
        self._rooms = rooms
        self._publish = publish
        self._wake = wake

    def greet(self, room: Room, socket: Socket) -> None:
        """Who is here, as far as that was said; the newcomer comes with the next message."""
        if not room.presence:
            room.presence = self._message(room)
        self._give(room, socket)

    def changed(self, table_id: str) -> None:
        """Somebody came or went here, or another process does not know yet who is here."""
        room = self._rooms.get(table_id)
        if room is None:
            self._publish({"kind": PRESENCE, "table": table_id, "people": []})
        else:
            room.presence_unpublished = True
            self.heard(table_id)

    def heard(self, table_id: str) -> None:
        """Somebody came or went elsewhere."""
        room = self._rooms.get(table_id)
        if room is not None:
            room.presence_turn.changed(len(room.sockets), partial(self._send, table_id, room))

    def _send(self, table_id: str, room: Room) -> None:
        if self._rooms.get(table_id) is not room:
            return
        if room.presence_unpublished:
            room.presence_unpublished = False
            here = room.here()
            for first in range(0, max(len(here), 1), PEOPLE_AT_ONCE):
                people = here[first : first + PEOPLE_AT_ONCE]
                self._publish({"kind": PRESENCE, "table": table_id, "people": people, "before": first})
        self.show(room)

    def show(self, room: Room) -> None:
        """Send it to those who have not got the same before."""
        room.presence = self._message(room)
        for socket in room.sockets:
            self._give(room, socket)

    def _give(self, room: Room, socket: Socket) -> None:
        if socket.presence != room.presence:
            socket.presence = room.presence
            socket.put(PRESENCE, room.presence)
            self._wake(socket)

    def _message(self, room: Room) -> bytes:
        people = room.present(asyncio.get_running_loop().time())
        nameless = sum(socket.person is None for socket in room.sockets)
        listed = listed_of(people, room.players)
        return msgspec.json.encode(PresenceMessage(people=listed, nameless=nameless, others=len(people) - len(listed)))


def listed_of(people: list[PersonInfo], players: set[str]) -> list[PersonInfo]:
    """So many of them, players before all others, in the order of names."""
    if len(people) <= MOST_LISTED:
        return people
    chosen = sorted(people, key=lambda person: person.id not in players)[:MOST_LISTED]
    return sorted(chosen, key=lambda person: (person.name, person.id))
