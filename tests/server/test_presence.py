"""Who comes and goes at a table with hundreds of listeners: what that costs, counted in messages."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from lisboa.server import gathering
from lisboa.server.answers import PersonInfo
from lisboa.server.presence import MOST_LISTED, PEOPLE_AT_ONCE, Presence, listed_of
from lisboa.server.socket_rooms import Room, Socket

LISTENERS = 500


class Counted:
    """A room with so many listeners who know of each other, and what is done for them from then on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(gathering, "rest_of", lambda _: 0.0)
        self.room = Room()
        self.presence = Presence({"table": self.room}, self.publish, self.wake)
        self.published: list[dict[str, Any]] = []
        self.woken: list[Socket] = []
        self.expected = 0
        self.all_woken = asyncio.Event()
        self.written = 0
        write = self.presence._message

        def counted(room: Room) -> bytes:
            self.written += 1
            return write(room)

        monkeypatch.setattr(self.presence, "_message", counted)

    def publish(self, message: dict[str, Any]) -> None:
        self.published.append(message)

    def wake(self, socket: Socket) -> None:
        self.woken.append(socket)
        if len(self.woken) == self.expected:
            self.all_woken.set()

    def arrive(self, number: int) -> Socket:
        socket = Socket(PersonInfo(id=f"id {number}", name=f"Guest {number:03}", guest=True), None, None)
        self.room.sockets.add(socket)
        self.presence.greet(self.room, socket)
        self.presence.changed("table")
        return socket

    def leave(self, socket: Socket) -> None:
        self.room.sockets.discard(socket)
        self.presence.changed("table")

    async def until_woken(self, count: int) -> None:
        self.expected, self.all_woken = count, asyncio.Event()
        if len(self.woken) < count:
            await self.all_woken.wait()


def test_an_arrival_costs_the_same_however_many_listen(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        world = Counted(monkeypatch)
        for number in range(LISTENERS):
            world.arrive(number)
        assert world.written == 1  # for the first; the others got that
        assert len(world.woken) == LISTENERS  # each by its own arrival alone
        assert not world.published
        await world.until_woken(2 * LISTENERS)
        assert world.written == 2  # and one message for all that has happened
        assert [len(message["people"]) for message in world.published] == [PEOPLE_AT_ONCE] * (
            LISTENERS // PEOPLE_AT_ONCE
        )

    asyncio.run(run())


def test_a_visitor_who_comes_and_goes_costs_nothing_for_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        world = Counted(monkeypatch)
        for number in range(LISTENERS):
            world.arrive(number)
        await world.until_woken(2 * LISTENERS)
        written, woken = world.written, len(world.woken)
        for _ in range(50):
            world.leave(world.arrive(LISTENERS))
        assert (world.written, len(world.woken) - woken) == (written, 50)
        assert world.room.presence_turn.due

    asyncio.run(run())


def test_who_is_alone_knows_it_at_once_and_last_messages_are_true(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        world = Counted(monkeypatch)
        first = world.arrive(1)
        assert b"Guest 001" in first.presence
        second = world.arrive(2)
        await world.until_woken(4)
        assert first.presence == second.presence
        assert b"Guest 002" in first.presence

    asyncio.run(run())


def test_of_many_people_the_players_are_listed() -> None:
    people = [PersonInfo(id=str(number), name=f"{number:03}", guest=True) for number in range(3 * MOST_LISTED)]
    listed = listed_of(people, {"299", "5"})
    assert len(listed) == MOST_LISTED
    assert [person.id for person in listed][-1] == "299"
    assert listed_of(people[:MOST_LISTED], set()) == people[:MOST_LISTED]
