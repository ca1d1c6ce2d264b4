"""Changes of a table with hundreds of listeners: what they cost, counted in messages and readings, and who gets them.

Nothing here waits for a clock: gathered messages are sent at once, or not before a test has them sent.
"""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, TypeVar

import pytest
from sqlalchemy import Connection

from lisboa.server import chat, gathering, lobby, notices, seating, table_store
from lisboa.server.answers import ChatLine, PersonInfo
from lisboa.server.database import Database
from lisboa.server.gathering import LONGEST_REST, REST, SOON, Gathering, rest_of
from lisboa.server.live import Hub
from lisboa.server.playthrough import Chair
from lisboa.server.problems import Problem
from lisboa.server.shared_reading import SharedReading
from lisboa.server.socket_rooms import Ear, Socket
from lisboa.server.waking import AT_ONCE, Waking
from tests.server.client import SOON as PATIENCE
from tests.server.client import Client, open_moves
from tests.server.world import World, world

T = TypeVar("T")
LISTENERS = 120
BURST = 50
NEVER = 10_000.0
_NUMBERS = itertools.count(1)
HOST, OPEN, HOT = {"kind": "host"}, {"kind": "open"}, {"kind": "hot-seat"}
Play = Callable[[World], Awaitable[None]]


def scene(url: str, play: Play) -> None:
    async def whole() -> None:
        async with world(url, empty=True) as there, asyncio.timeout(PATIENCE):
            await play(there)

    asyncio.run(whole())


@pytest.fixture
def never(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is gathered is not sent by itself."""
    monkeypatch.setattr(gathering, "SOON", NEVER)


@pytest.fixture
def resting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the first change is sent by itself."""
    monkeypatch.setattr(gathering, "rest_of", lambda _: NEVER)


@pytest.fixture
def restless(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is gathered is sent soon, however many listen."""
    monkeypatch.setattr(gathering, "rest_of", lambda _: 0.0)


class Listener:
    """A socket, and what it is sent."""

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []
        self.last = 0  # the number of its last message among those of all
        self._news = asyncio.Event()
        self.serving = asyncio.create_task(self._serve())
        self.serving.add_done_callback(lambda _: self._news.set())

    async def _serve(self) -> None:
        raise NotImplementedError

    async def send(self, data: bytes) -> None:
        self.last = next(_NUMBERS)
        self.heard.append(json.loads(data))
        self._news.set()

    async def holds(self) -> bool:
        return True

    def all(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.heard if message["type"] == kind]

    async def until(self, condition: Callable[[], bool]) -> None:
        while not condition():
            assert not self.serving.done(), self.serving
            self._news.clear()
            await self._news.wait()

    async def told(self, count: int, kind: str = "table") -> None:
        """Until it has had this many messages of a kind."""
        await self.until(lambda: len(self.all(kind)) >= count)

    async def hang_up(self) -> None:
        self.serving.cancel()
        await asyncio.gather(self.serving, return_exceptions=True)


class AtTable(Listener):
    """One at a table."""

    def __init__(self, hub: Hub, table: str, person: Client | None = None) -> None:
        me = None if person is None else person.me
        info = None if me is None else PersonInfo(id=me["id"], name=me["name"], guest=True)
        self._hub, self._table = hub, table
        self.socket = Socket(info, None, None)
        super().__init__()

    async def _serve(self) -> None:
        await self._hub.serve(self._table, self.socket, self.send, self.holds)

    @property
    def kinds(self) -> list[str]:
        """Of the seats, in the last message."""
        return [seat["kind"] for seat in self.all("table")[-1]["table"]["seats"]]

    async def shown(self, *kinds: str) -> None:
        """Until it knows of seats of these kinds."""
        await self.told(1)
        await self.until(lambda: self.kinds == list(kinds))


class OfMessages(Listener):
    """One for a person's messages."""

    def __init__(self, hub: Hub, person: Client) -> None:
        self._hub, self._person = hub, person
        super().__init__()

    async def _serve(self) -> None:
        await self._hub.serve_messages(self._person.me["id"], "en", Ear(), self.send, self.holds)


@asynccontextmanager
async def listening(hub: Hub, table: str, people: Sequence[Client | None]) -> AsyncIterator[list[AtTable]]:
    """A socket of each of them, which has been told of the table."""
    listeners = [AtTable(hub, table, person) for person in people]
    try:
        for listener in listeners:
            await listener.told(1)
        yield listeners
    finally:
        for listener in listeners:
            await listener.hang_up()


class Counted:
    """The database as a hub uses it, from now on; readings can be held up."""

    def __init__(self, hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
        self.reads = 0
        self.asked = asyncio.Event()
        self.free = asyncio.Event()
        self.free.set()
        self._database: Database = hub._database
        current = hub._games.current

        async def counted(table_id: str) -> Any:
            self.reads += 1
            return await current(table_id)

        monkeypatch.setattr(hub, "_database", self)
        monkeypatch.setattr(hub._games, "current", counted)

    async def read_sync(self, work: Callable[[Connection], T]) -> T:
        self.reads += 1
        found = await self._database.read_sync(work)
        self.asked.set()
        await self.free.wait()
        return found


async def change(person: Client, table: str, seat: int, kind: str) -> None:
    await person.hope("PUT", f"/api/tables/{table}/seats/{seat}", {"kind": kind})


def send_now(hub: Hub, table: str) -> None:
    """As if it were time."""
    assert hub.rooms[table].table_turn.due
    hub._send_table(table, hub.rooms[table])


# What it costs


@pytest.mark.usefixtures("resting")
def test_a_burst_of_changes_is_one_message_and_one_reading(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made = []
    info = lobby.info

    def counted_info(*given: Any) -> Any:
        made.append(given)
        return info(*given)

    async def play(there: World) -> None:
        ana, bea = await there.guest("Ana"), await there.guest("Bea")
        table = await ana.create(seats=[HOST, OPEN, OPEN])
        hub = there.services.hub
        async with listening(hub, table, [ana, ana, bea, *[None] * LISTENERS]) as listeners:
            await change(ana, table, 2, "bot")
            for listener in listeners:
                await listener.shown("person", "open", "bot")
            counted = Counted(hub, monkeypatch)
            for number in range(BURST):
                await change(ana, table, 1, "bot" if number % 2 else "hot-seat")
            assert {len(listener.all("table")) for listener in listeners} == {2}
            assert counted.reads == 0
            with monkeypatch.context() as patch:
                patch.setattr(lobby, "info", counted_info)
                send_now(hub, table)
                for listener in listeners:
                    await listener.shown("person", "bot", "bot")
            assert {len(listener.all("table")) for listener in listeners} == {3}
            assert counted.reads == 1
            assert len(made) == 2  # for the host, and for all others

    scene(database_url, play)


@pytest.mark.usefixtures("resting")
def test_a_burst_that_concerns_somebody_is_one_reading_of_their_messages(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(there: World) -> None:
        ana = await there.guest("Ana")
        hub = there.services.hub
        table = await ana.create(seats=[HOST, OPEN])
        listeners = [OfMessages(hub, ana) for _ in range(LISTENERS)]
        for listener in listeners:
            await listener.told(1, "messages")
        box = hub.personal[ana.me["id"]]
        box.turn.sent()
        counted = Counted(hub, monkeypatch)
        for number in range(BURST):
            await change(ana, table, 1, "bot" if number % 2 else "open")
        await there.services.database.write_sync(lambda connection: fill(connection, table, ana))
        assert counted.reads == 0
        assert box.turn.due
        hub._waking.first(box.ears)  # as if it were time
        for listener in listeners:
            await listener.told(2, "messages")
            assert [[m["kind"] for m in message["messages"]] for message in listener.heard] == [[], ["full"]]
        assert counted.reads == 1
        for listener in listeners:
            await listener.hang_up()
        assert not hub.personal

    scene(database_url, play)


def fill(connection: Connection, table: str, ana: Client) -> None:
    """A bot sits down, and the host has a message."""
    table_store.set_chair(connection, table, 1, Chair(kind="bot", bot="novice"))
    row = table_store.find(connection, table)
    assert row is not None
    seating.tell(connection, row, notices.FULL, [ana.me["id"]], 1)


def test_messages_are_rarer_where_many_listen() -> None:
    assert rest_of(1) == REST
    assert rest_of(200) == 2.0
    assert rest_of(2_000) == LONGEST_REST


def test_the_first_change_is_sent_soon_and_the_next_after_a_rest() -> None:
    async def run() -> None:
        turn, sent = Gathering(), asyncio.Event()
        now = asyncio.get_running_loop().time
        before = now()
        turn.changed(300, sent.set)
        assert turn._due is not None
        assert before + SOON <= turn._due.when() <= now() + SOON
        await sent.wait()
        assert not turn.due
        for _ in range(BURST):
            turn.changed(300, sent.set)
        assert turn._due.when() == turn._sent_at + rest_of(300)
        turn.sent()  # with something else
        assert not turn.due

    asyncio.run(run())


def test_no_more_than_some_sockets_are_woken_at_once() -> None:
    async def run() -> None:
        waking = Waking()
        ears = [Ear() for _ in range(5 * AT_ONCE)]
        for ear in ears:
            ear.wake.clear()
        waking.first(ears)
        woken = [sum(ear.wake.is_set() for ear in ears)]
        while woken[-1] < len(ears):
            await asyncio.sleep(0)
            woken.append(sum(ear.wake.is_set() for ear in ears))
        assert woken == [AT_ONCE * slices for slices in range(1, 6)]

    asyncio.run(run())


@pytest.mark.usefixtures("never")
def test_those_who_have_a_seat_are_served_before_those_who_look_on(database_url: str) -> None:
    async def play(there: World) -> None:
        ana, bea = await there.guest("Ana"), await there.guest("Bea")
        table = await ana.create(seats=[HOST, OPEN])
        hub = there.services.hub
        async with listening(hub, table, [*[None] * LISTENERS, ana, bea]) as listeners:
            *_, host, guest = listeners
            await bea.join(table)
            send_now(hub, table)
            for listener in listeners:
                await listener.told(2)
            served = sorted(listeners, key=lambda listener: listener.last)
            assert set(served[:2]) == {host, guest}

    scene(database_url, play)


# Nothing is lost


@pytest.mark.usefixtures("restless")
def test_everybody_ends_with_the_last_state(database_url: str) -> None:
    async def play(there: World) -> None:
        ana, bea = await there.guest("Ana"), await there.guest("Bea")
        table = await ana.create(seats=[HOST, OPEN, OPEN])
        hub = there.services.hub
        async with listening(hub, table, [ana, bea, *[None] * LISTENERS]) as listeners:
            for number in range(30):
                await change(ana, table, 2, "bot" if number % 2 else "hot-seat")
                await bea.hope("POST", f"/api/tables/{table}/{'leave' if number % 2 else 'join'}", {})
            await bea.join(table)
            for listener in listeners:
                await listener.shown("person", "person", "bot")
            assert listeners[1].all("table")[-1]["table"]["you"]["seats"] == [1]
            assert listeners[2].all("table")[-1]["table"]["you"]["seats"] == []

    scene(database_url, play)


@pytest.mark.usefixtures("never")
def test_a_change_while_the_table_is_read_is_not_lost(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(there: World) -> None:
        ana = await there.guest("Ana")
        table = await ana.create(seats=[HOST, OPEN])
        hub = there.services.hub
        async with listening(hub, table, [ana, None]) as listeners:
            counted = Counted(hub, monkeypatch)
            counted.free.clear()
            newcomer = AtTable(hub, table)
            await counted.asked.wait()
            await change(ana, table, 1, "bot")
            send_now(hub, table)
            counted.free.set()
            for listener in (*listeners, newcomer):
                await listener.shown("person", "bot")
            await newcomer.hang_up()

    scene(sqlite_url, play)


@pytest.mark.usefixtures("never")
def test_newcomers_see_what_others_are_not_told_yet(sqlite_url: str) -> None:
    async def play(there: World) -> None:
        ana = await there.guest("Ana")
        table = await ana.create(seats=[HOST, OPEN])
        hub = there.services.hub
        async with listening(hub, table, [ana]) as [first]:
            await change(ana, table, 1, "bot")
            async with listening(hub, table, [None]) as [second]:
                assert second.kinds == ["person", "bot"]
            set_seat = partial(table_store.set_chair, table_id=table, seat=1, chair=Chair(kind="open"))
            await there.services.database.write_sync(set_seat)  # by another server, whose message is lost
            async with listening(hub, table, [None]) as [third]:
                assert third.kinds == ["person", "open"]
            assert len(first.all("table")) == 1

    scene(sqlite_url, play)


@pytest.mark.usefixtures("never")
def test_the_table_comes_before_the_first_update(sqlite_url: str) -> None:
    async def play(there: World) -> None:
        ana = await there.guest("Ana")
        table = await ana.create(seats=[HOT, HOT])
        async with listening(there.services.hub, table, [ana, None]) as listeners:
            await ana.start(table)
            situation = await ana.situation(table)
            await ana.move(table, open_moves(situation)[0], situation["seq"])
            for listener in listeners:
                await listener.told(1, "update")
                kinds = [m["type"] for m in listener.heard if m["type"] != "presence"]
                assert kinds == ["table", "table", "update"]
                assert listener.all("table")[-1]["table"]["status"] == "running"
            assert not there.services.hub.rooms[table].table_turn.due

    scene(sqlite_url, play)


@pytest.mark.usefixtures("restless")
def test_lines_of_chat_come_in_order_to_everybody(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(there: World) -> None:
        ana = await there.guest("Ana")
        table = await ana.create(seats=[HOST, OPEN])
        hub = there.services.hub
        async with listening(hub, table, [ana, *[None] * LISTENERS]) as listeners:
            counted = Counted(hub, monkeypatch)
            for number in range(BURST):
                await ana.hope("POST", f"/api/tables/{table}/chat", {"text": f"line {number}"})
            for listener in listeners:
                await listener.told(BURST, "chat")
                assert [line["number"] for line in listener.all("chat")] == list(range(1, BURST + 1))
            assert counted.reads == 0

    scene(database_url, play)


@pytest.mark.usefixtures("never")
def test_a_page_of_chat_has_a_limit_in_bytes(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The last lines that fit: 200 of a thousand emoji had 824 KB, which anybody could leave unread."""
    monkeypatch.setattr(chat, "PAGE_BYTES", 10_000)

    async def whole() -> None:
        async with world(sqlite_url, empty=True) as there:
            ana = await there.guest("Ana")
            table = await ana.create(players=2)
            for text in ("short", "\N{GRINNING FACE}" * 1000, "\N{GRINNING FACE}" * 1000, "x" * 1000, "short"):
                await ana.hope("POST", f"/api/tables/{table}/chat", {"text": text})
            lines = await ana.hope("GET", f"/api/tables/{table}/chat")
            assert [line["number"] for line in lines] == [1, 2, 3, 4, 5]
            await ana.hope("POST", f"/api/tables/{table}/chat", {"text": "x" * 1000})
            lines = await ana.hope("GET", f"/api/tables/{table}/chat")
            assert [line["number"] for line in lines] == [3, 4, 5, 6], "the oldest does not fit, and none before it"
            assert len(await ana.hope("GET", f"/api/tables/{table}/chat", since=5)) == 1

    asyncio.run(whole())


def test_a_line_of_chat_does_not_go_to_everybody_at_once(sqlite_url: str) -> None:
    async def play(there: World) -> None:
        ana = await there.guest("Ana")
        table = await ana.create(seats=[HOST, OPEN])
        hub = there.services.hub
        async with listening(hub, table, [*[None] * LISTENERS, *[ana] * LISTENERS]) as listeners:
            sent = [0]
            speaker = PersonInfo(id=ana.me["id"], name="Ana", guest=True)
            hub.said(table, ChatLine(number=1, person=speaker, text="hello", at=1))
            while sent[-1] < len(listeners):
                await asyncio.sleep(0)
                sent.append(sum(len(listener.all("chat")) for listener in listeners))
            assert max(later - before for before, later in itertools.pairwise(sent)) <= 2 * AT_ONCE

    scene(sqlite_url, play)


# Who may still see it


@pytest.mark.usefixtures("never")
def test_who_reads_the_chat_is_right_before_the_table_is_sent(database_url: str) -> None:
    async def play(there: World) -> None:
        ana, bea, caio = [await there.guest(name) for name in ("Ana", "Bea", "Caio")]
        table = await ana.create(seats=[HOST, OPEN, OPEN], spectator_chat=False)
        await bea.join(table, seat=1)
        async with listening(there.services.hub, table, [ana, bea, caio]) as [host, leaving, joining]:
            await bea.hope("POST", f"/api/tables/{table}/leave")
            await caio.join(table, seat=2)
            for text in ("one", "two"):
                await ana.hope("POST", f"/api/tables/{table}/chat", {"text": text})
            for listener in (host, joining):
                await listener.told(2, "chat")
            send_now(there.services.hub, table)
            await leaving.told(2)
            assert leaving.all("chat") == []
            assert leaving.all("table")[-1]["table"]["invite"] is None

    scene(database_url, play)


@pytest.mark.usefixtures("never")
def test_nothing_is_sent_to_somebody_who_may_not_look_on_any_more(database_url: str) -> None:
    async def play(there: World) -> None:
        ana, bea = await there.guest("Ana"), await there.guest("Bea")
        table = await ana.create(seats=[HOST, OPEN], spectators=False)
        await bea.join(table)
        async with listening(there.services.hub, table, [ana, bea]) as [host, put_out]:
            await change(ana, table, 1, "open")
            heard = len(put_out.heard)
            await ana.hope("POST", f"/api/tables/{table}/chat", {"text": "she is gone"})
            await host.told(1, "chat")
            with pytest.raises(Problem, match="spectators"):
                await put_out.serving
            assert len(put_out.heard) == heard

    scene(database_url, play)


# Shared readings


def test_somebody_who_hangs_up_does_not_end_the_reading_of_others() -> None:
    async def run() -> None:
        shared: SharedReading[int] = SharedReading()
        free = asyncio.Event()
        begun = []

        async def read() -> int:
            begun.append(1)
            await free.wait()
            return 7

        one, other = (asyncio.create_task(shared.get(read)) for _ in range(2))
        await asyncio.sleep(0)
        one.cancel()
        await asyncio.sleep(0)
        free.set()
        assert await other == 7
        assert await shared.get(read) == 7
        assert len(begun) == 1

    asyncio.run(run())


def test_a_reading_that_failed_is_tried_again() -> None:
    async def run() -> None:
        shared: SharedReading[int] = SharedReading()

        async def fail() -> int:
            raise ValueError("no database")

        async def read() -> int:
            return 7

        for _ in range(2):
            with pytest.raises(ValueError, match="no database"):
                await shared.get(fail)
        assert await shared.get(read) == 7

    asyncio.run(run())
