"""Live tables: every socket gets what its seat may know, from the last entry it has seen on, without gap or double."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final

import msgspec
import structlog
from litestar.channels import ChannelsPlugin
from sqlalchemy import Connection, select

from lisboa.server import lobby, schema, sight
from lisboa.server.answers import ChatLine, PersonInfo, TableInfo
from lisboa.server.database import Database, DatabaseUnavailable
from lisboa.server.games import Games, Live
from lisboa.server.languages import ENGLISH
from lisboa.server.playthrough import MOVE
from lisboa.server.problems import Problem
from lisboa.server.socket_messages import ChatMessage, PresenceMessage, TableMessage, UpdateMessage
from lisboa.server.table_store import OVER, RUNNING

CHANNEL: Final = "lisboa"
BACKLOG: Final = 200  # chat lines and the like that wait for a slow client; updates never pile up
TABLE: Final = "table"
CHAT: Final = "chat"
PRESENCE: Final = "presence"
RENDERED: Final = 32  # updates kept ready for other sockets with the same viewpoint and language
PRESENCE_SECONDS: Final = 45.0  # how long another process is believed without hearing of it again
log = structlog.get_logger()
encode = msgspec.json.encode

Send = Callable[[bytes], Awaitable[None]]
Holds = Callable[[], Awaitable[bool]]


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
    ) -> None:
        super().__init__(by_token)
        self.language = language
        self.person = person
        self.wanted_seat = seat
        self.seq = since  # None until the first situation is sent
        self.informed = False  # of the game: the first update comes even if it has no frames
        self.invite = invite
        self.reads_chat = False  # until it has been told of the table
        self.presence = b""  # the last that was sent
        self.small: deque[tuple[str, bytes]] = deque(maxlen=BACKLOG)

    @property
    def person_id(self) -> str | None:
        """Who it is; None for a passer-by."""
        return None if self.person is None else self.person.id

    def post(self, kind: str, message: bytes = b"") -> None:
        """Something small to send; a table is written when it is sent, for it depends on who reads it."""
        self.small.append((kind, message))
        self.wake.set()


class Room:
    """The sockets of one table in this process."""

    def __init__(self) -> None:
        self.sockets: set[Socket] = set()
        self.live: Live | None = None
        self.rendered: OrderedDict[tuple[int, int, int | None, str], bytes] = OrderedDict()
        self.elsewhere: dict[str, tuple[float, list[PersonInfo]]] = {}  # people at other processes, and since when

    def here(self) -> list[PersonInfo]:
        """The people connected to this process."""
        return list({s.person.id: s.person for s in self.sockets if s.person is not None}.values())

    def present(self, now: float) -> list[PersonInfo]:
        """The people connected anywhere."""
        found = {person.id: person for person in self.here()}
        for heard, people in self.elsewhere.values():
            if now - heard < PRESENCE_SECONDS:
                found.update({person.id: person for person in people})
        return sorted(found.values(), key=lambda person: (person.name, person.id))


class Hub:
    """All rooms of this process; other processes are told through a channel, and only that something has changed."""

    def __init__(self, database: Database, games: Games, channels: ChannelsPlugin, now: Callable[[], int]) -> None:
        self._database = database
        self._games = games
        self._channels = channels
        self._now = now
        self._process = secrets.token_hex(8)
        self._alone = database.dialect == "sqlite"  # no other server writes to the file
        self.rooms: dict[str, Room] = {}
        self.personal: dict[str, set[Ear]] = {}  # who wants to hear when any table waits for them
        games.listeners.append(self.game_changed)
        games.quarantine_listeners.append(self.table_changed)

    @property
    def sockets(self) -> int:
        """How many are connected."""
        at_tables = sum(len(room.sockets) for room in self.rooms.values())
        return at_tables + sum(len(ears) for ears in self.personal.values())

    # Changes made in this process

    def game_changed(self, live: Live) -> None:
        """An entry was written here."""
        self._update(live)
        people = concerned(live)
        self._call(people)
        self._publish({"kind": "game", "table": live.row.id, "people": people})

    def table_changed(self, table_id: str, people: Iterable[str] = ()) -> None:
        """Somebody joined or left, the game began or was set aside; `people` may have a message because of it."""
        self._post_table(table_id)
        self.messages_changed(people)
        self._publish({"kind": "table", "table": table_id})

    def messages_changed(self, people: Iterable[str]) -> None:
        """There is a message for these people, or they have read one."""
        called = list(people)
        self._call(called)
        if called:
            self._publish({"kind": "messages", "people": called})

    def said(self, table_id: str, line: ChatLine) -> None:
        """A line of chat was written here."""
        self._post_chat(table_id, line)
        self._publish({"kind": "chat", "table": table_id, "line": line})

    def logged_out(self, person_id: str) -> None:
        """End the sockets of somebody who logged out everywhere; tokens still work."""
        self._end(person_id, by_token=False)

    def token_revoked(self, person_id: str) -> None:
        """End what was opened with any token of somebody: who has another one connects again."""
        self._end(person_id, by_token=True)

    def _end(self, person_id: str, by_token: bool) -> None:
        self._close_sockets(person_id, by_token)
        self._publish({"kind": "logout", "person": person_id, "by_token": by_token})

    def announce(self, table_id: str) -> None:
        """Tell who is connected here."""
        room = self.rooms.get(table_id)
        here = [] if room is None else room.here()
        self._publish({"kind": "presence", "table": table_id, "people": here})
        self._post_presence(table_id)

    def _publish(self, message: dict[str, Any]) -> None:
        if self._alone:
            return
        self._channels.publish(encode({**message, "from": self._process}), [CHANNEL])

    # Changes made anywhere

    async def listen(self) -> None:
        """Follow what other processes say; runs until cancelled."""
        async with self._channels.start_subscription([CHANNEL]) as subscriber:
            async for data in subscriber.iter_events():
                message = msgspec.json.decode(data)
                if message["from"] != self._process:
                    try:
                        await self._heard(message)
                    except (Problem, DatabaseUnavailable) as error:
                        log.warning("update delayed", table=message.get("table"), reason=str(error))
                    except Exception:  # the next message is not to go unheard
                        log.exception("update failed", table=message.get("table"))

    async def _heard(self, message: dict[str, Any]) -> None:
        table_id = message.get("table", "")
        room = self.rooms.get(table_id)
        if message["kind"] == "logout":
            self._close_sockets(message["person"], message["by_token"])
        elif message["kind"] in ("game", "messages"):
            self._call(message["people"])
        if room is None:
            return
        if message["kind"] == "game":
            self._update(await self._games.current(table_id))
        elif message["kind"] == "table":
            self._post_table(table_id)
        elif message["kind"] == "chat":
            self._post_chat(table_id, msgspec.convert(message["line"], ChatLine))
        elif message["kind"] == "presence":
            people = msgspec.convert(message["people"], list[PersonInfo])
            new = message["from"] not in room.elsewhere
            room.elsewhere[message["from"]] = (asyncio.get_running_loop().time(), people)
            self._post_presence(table_id)
            if new:
                self._publish({"kind": "presence", "table": table_id, "people": room.here()})

    async def heal(self) -> None:
        """Catch up with what was said while the channel was down, and tell again who is here."""
        watched = [table_id for table_id, room in self.rooms.items() if room.sockets]
        if not watched:
            return
        columns = schema.tables.c
        begun = columns.status.in_((RUNNING, OVER))
        query = select(columns.id, columns.seq).where(columns.id.in_(watched), begun)
        rows = await self._database.read_sync(lambda connection: list(connection.execute(query)))
        for table_id, seq in rows:
            room = self.rooms.get(table_id)
            if room is not None and (room.live is None or room.live.play.seq != seq):
                await self._first(table_id, room)
        for table_id in () if self._alone else watched:
            self.announce(table_id)
            await asyncio.sleep(0)  # there may be hundreds, and nobody's move should wait for all of them

    def _call(self, people: Iterable[str]) -> None:
        """The messages of these people may have changed."""
        for person_id in people:
            for listener in self.personal.get(person_id, ()):
                listener.wake.set()

    def _update(self, live: Live) -> None:
        room = self.rooms.get(live.row.id)
        if room is None or (room.live is not None and room.live.play.seq > live.play.seq):
            return
        before, room.live = room.live, live
        room.rendered.clear()
        if before is not None and at_the_table(before) != at_the_table(live):
            self._post_table(live.row.id)
        for socket in room.sockets:
            socket.wake.set()

    def _post_chat(self, table_id: str, line: ChatLine) -> None:
        data = encode(ChatMessage(number=line.number, person=line.person, text=line.text, at=line.at))
        for socket in self._sockets(table_id):
            socket.post(CHAT, data)

    def _post_presence(self, table_id: str) -> None:
        room = self.rooms.get(table_id)
        if room is None:
            return
        people = room.present(asyncio.get_running_loop().time())
        spectators = sum(socket.person is None for socket in room.sockets)
        data = encode(PresenceMessage(people=people, nameless=spectators))
        for socket in room.sockets:
            if socket.presence != data:
                socket.presence = data
                socket.post(PRESENCE, data)

    def _post_table(self, table_id: str) -> None:
        for socket in self._sockets(table_id):
            socket.post(TABLE)

    def close(self) -> None:
        """The server stops."""
        for room in self.rooms.values():
            for socket in room.sockets:
                socket.close()
        for personal in self.personal.values():
            for ear in personal:
                ear.close()

    def _close_sockets(self, person_id: str, by_token: bool) -> None:
        at_tables = [s for room in self.rooms.values() for s in room.sockets if s.person_id == person_id]
        for ear in (*at_tables, *self.personal.get(person_id, ())):
            if ear.by_token == by_token:
                ear.close()

    def _sockets(self, table_id: str) -> list[Socket]:
        room = self.rooms.get(table_id)
        return [] if room is None else list(room.sockets)

    # Sockets

    async def serve(self, table_id: str, socket: Socket, send: Send, holds: Holds) -> None:
        """Send to a socket whatever there is to send, until it is closed.

        Its session may have ended before it could be closed here, so it is asked whether it still holds.
        """
        room = self.rooms.setdefault(table_id, Room())
        room.sockets.add(socket)
        try:
            if not await holds():
                return
            self.announce(table_id)
            await self._first(table_id, room)
            socket.post(TABLE)
            while not socket.closed:
                await socket.wake.wait()
                socket.wake.clear()
                await self._flush(table_id, room, socket, send)
        finally:
            room.sockets.discard(socket)
            if not room.sockets and self.rooms.get(table_id) is room:
                del self.rooms[table_id]
            self.announce(table_id)

    async def _first(self, table_id: str, room: Room) -> None:
        """The game as it is now, if it has begun."""
        try:
            live = await self._games.current(table_id)
        except Problem as problem:
            if problem.error not in ("not-started", "quarantined"):
                raise
            return
        self._update(live)

    async def _flush(self, table_id: str, room: Room, socket: Socket, send: Send) -> None:
        while socket.small:
            kind, message = socket.small.popleft()
            if kind == TABLE:
                while socket.small and socket.small[0][0] == TABLE:
                    socket.small.popleft()
                await send(await self._table_message(table_id, socket))
                if room.live is None:
                    await self._first(table_id, room)
            elif kind != CHAT or socket.reads_chat:
                await send(message)
        live = room.live
        if live is not None and (live.play.seq != socket.seq or not socket.informed):
            message = self._update_message(room, live, socket)
            socket.seq = live.play.seq
            socket.informed = True
            await send(message)

    async def _table_message(self, table_id: str, socket: Socket) -> bytes:
        """The table as this person may know it, if he still may: who has left is a stranger again."""

        def read(connection: Connection) -> TableInfo:
            found = lobby.looking(connection, table_id, socket.person_id, socket.invite)
            socket.reads_chat = found.reads_chat
            return lobby.info_of(connection, found, self._now())

        return encode(TableMessage(table=await self._database.read_sync(read)))

    def _update_message(self, room: Room, live: Live, socket: Socket) -> bytes:
        play = live.play
        seat = sight.viewpoint(play, socket.person_id, socket.wanted_seat)
        since = play.seq if socket.seq is None else min(socket.seq, play.seq)
        key = (since, play.seq, seat, socket.language)
        if key not in room.rendered:
            message = UpdateMessage(
                seq=play.seq,
                frames=sight.ready_frames(play, since, seat, socket.language),
                situation=sight.ready_situation(play, seat, socket.language),
                clock=lobby.clock_info(live.row, self._now()),
            )
            room.rendered[key] = encode(message)
            while len(room.rendered) > RENDERED:
                room.rendered.popitem(last=False)
        return room.rendered[key]


def at_the_table(live: Live) -> tuple[object, ...]:
    """What the message about a table tells of its game that does not change with every move."""
    return live.play.chairs, live.play.paused, live.row.status


def concerned(live: Live) -> list[str]:
    """Whose messages the last entry may have changed: a move concerns its maker and who is next, all else everybody."""
    play = live.play
    entry = play.entries[-1]
    if entry.kind == MOVE and not play.game.is_over:
        return [person for person in {entry.person_id, play.waiting_for} if person is not None]
    return sorted({chair.person_id for chair in play.chairs if chair.person_id is not None})
