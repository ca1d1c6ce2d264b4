"""Live tables: every socket gets what its seat may know, from the last entry it has seen on, without gap or double."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from functools import partial
from typing import Any, Final

import msgspec
import structlog
from litestar.channels import ChannelsPlugin
from sqlalchemy import Connection, select

from lisboa.server import lobby, notices, people, schema, sight
from lisboa.server.answers import ChatLine, PersonInfo
from lisboa.server.database import Database, DatabaseUnavailable
from lisboa.server.games import Games, Live
from lisboa.server.playthrough import MOVE, REPLACED
from lisboa.server.presence import Presence
from lisboa.server.problems import Problem
from lisboa.server.socket_messages import ChatMessage, MessagesMessage, UpdateMessage
from lisboa.server.socket_rooms import Ear, Mailbox, Room, Socket
from lisboa.server.table_sight import TableSight
from lisboa.server.table_store import OVER, RUNNING
from lisboa.server.waking import Waking

CHANNEL: Final = "lisboa"
TABLE: Final = "table"
CHAT: Final = "chat"
RENDERED: Final = 32  # updates kept ready for other sockets with the same viewpoint and language
PAGE: Final = 100  # entries in one update: to compress thousands would keep everybody waiting
PAGE_EVENTS: Final = sight.EVENTS_PER_ENTRY * PAGE
LARGE: Final = 65_536  # bytes of an update that takes milliseconds to compress; most have 20 KB
log = structlog.get_logger()
encode = msgspec.json.encode

Send = Callable[[bytes], Awaitable[None]]
Holds = Callable[[], Awaitable[bool]]


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
        self.personal: dict[str, Mailbox] = {}  # who wants to hear when any table waits for them
        self._waking = Waking()
        self._sending: set[asyncio.Task[None]] = set()  # tables that are being read
        self.presence = Presence(self.rooms, self._publish, self._waking.later)
        games.listeners.append(self.game_changed)
        games.quarantine_listeners.append(self.table_changed)

    @property
    def sockets(self) -> int:
        """How many are connected."""
        at_tables = sum(len(room.sockets) for room in self.rooms.values())
        return at_tables + sum(len(box.ears) for box in self.personal.values())

    # Changes made in this process

    def game_changed(self, live: Live) -> None:
        """An entry was written here."""
        self._update(live)
        people = concerned(live)
        self._call(people)
        self._publish({"kind": "game", "table": live.row.id, "people": people})

    def table_changed(self, table_id: str, people: Iterable[str] = ()) -> None:
        """Somebody joined or left, the game began or was set aside; `people` may have a message because of it."""
        self._gather_table(table_id)
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
            self._gather_table(table_id)
        elif message["kind"] == "chat":
            self._post_chat(table_id, msgspec.convert(message["line"], ChatLine))
        elif message["kind"] == "presence":
            people = msgspec.convert(message["people"], list[PersonInfo])
            new = message["from"] not in room.elsewhere
            before = [] if new else room.elsewhere[message["from"]][1][: message.get("before", 0)]
            room.elsewhere[message["from"]] = (asyncio.get_running_loop().time(), before + people)
            if new:
                self.presence.changed(table_id)
            else:
                self.presence.heard(table_id)

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
            self.presence.changed(table_id)
            await asyncio.sleep(0)  # there may be hundreds, and nobody's move should wait for all of them

    def _call(self, people: Iterable[str]) -> None:
        """The messages of these people may have changed."""
        for person_id in people:
            box = self.personal.get(person_id)
            if box is not None:
                box.drop()
                box.turn.changed(len(box.ears), partial(self._waking.first, box.ears))

    def _update(self, live: Live) -> None:
        room = self.rooms.get(live.row.id)
        if room is None or (room.live is not None and room.live.play.seq > live.play.seq):
            return
        before, room.live = room.live, live
        room.rendered.clear()
        # What an update does not show comes before it: that the game has begun, who sits there, that it is over.
        if room.table_turn.due if before is None else at_the_table(before) != at_the_table(live):
            announce_table(room)
        if before is None or before.play.seq != live.play.seq:
            self._wake(room)

    def _wake(self, room: Room) -> None:
        """Those who have a seat first; spectators may be hundreds and are served as there is time."""
        players = room.players
        self._waking.first(socket for socket in room.sockets if socket.person_id in players)
        for socket in room.sockets:
            if socket.person_id not in players:
                self._waking.later(socket)

    def _post_chat(self, table_id: str, line: ChatLine) -> None:
        room = self.rooms.get(table_id)
        if room is not None:
            data = encode(ChatMessage(number=line.number, person=line.person, text=line.text, at=line.at))
            for socket in room.sockets:
                socket.put(CHAT, data)
            self._wake(room)

    def _gather_table(self, table_id: str) -> None:
        """A table has changed: all there are sent it soon, and with it all that changes until then.

        Who may see what is decided by the table as it is at once.
        """
        room = self.rooms.get(table_id)
        if room is not None:
            room.sight.drop()
            room.table_turn.changed(len(room.sockets), partial(self._send_table, table_id, room))

    def _send_table(self, table_id: str, room: Room) -> None:
        announce_table(room)
        sending = asyncio.create_task(self._wake_when_read(table_id, room))
        self._sending.add(sending)
        sending.add_done_callback(self._sending.discard)

    async def _wake_when_read(self, table_id: str, room: Room) -> None:
        """Only then is it known who has a seat; and sockets that wait for one reading would all be served at once."""
        try:
            with suppress(Problem, DatabaseUnavailable):  # every socket will meet with it
                await room.sight.get(partial(self._read_table, table_id))
        finally:
            self._wake(room)

    def close(self) -> None:
        """The server stops."""
        for room in self.rooms.values():
            for socket in room.sockets:
                socket.close()
        for box in self.personal.values():
            for ear in box.ears:
                ear.close()

    def _close_sockets(self, person_id: str, by_token: bool) -> None:
        at_tables = [s for room in self.rooms.values() for s in room.sockets if s.person_id == person_id]
        box = self.personal.get(person_id)
        for ear in (*at_tables, *(() if box is None else box.ears)):
            if ear.by_token == by_token:
                ear.close()

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
            self.presence.greet(room, socket)
            self.presence.changed(table_id)
            room.sight.drop()  # newcomers see the table as it is, even if this process has not heard of a change
            await self._first(table_id, room)
            socket.wants_table = True
            socket.wake.set()
            while not socket.closed:
                await socket.wake.wait()
                socket.wake.clear()
                await self._flush(table_id, room, socket, send)
        finally:
            room.sockets.discard(socket)
            if not room.sockets and self.rooms.get(table_id) is room:
                del self.rooms[table_id]
            self.presence.changed(table_id)

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
        """Send what waits for a socket, if its person may still see it: somebody who has left is a stranger again.

        What is sent is chosen before the table is read, so nothing that happens meanwhile is judged by an older table.
        """
        while socket.small or socket.wants_table:
            kind, message = socket.small.popleft() if socket.small else (TABLE, b"")
            if kind == TABLE:
                socket.wants_table = False
            table = await room.sight.get(partial(self._read_table, table_id))
            found = table.seen_by(socket.person_id, socket.invite)
            if kind == TABLE:
                await send(table.message(found))
                if room.live is None and table.begun:
                    await self._first(table_id, room)
            elif kind != CHAT or found.reads_chat:
                await send(message)
        live = room.live
        if live is not None and (live.play.seq != socket.seq or not socket.informed):
            last, message = await self._update_message(room, live, socket)
            if len(message) > LARGE:
                await self._games.long_work.turn(socket.asker)
            if last < live.play.seq:
                socket.wake.set()  # for the next page
            socket.seq = last
            socket.informed = True
            await send(message)

    async def _read_table(self, table_id: str) -> TableSight:
        def read(connection: Connection) -> TableSight:
            found = lobby.seen(connection, table_id, None)
            names = people.names(connection, lobby.ids_of([found]))
            return TableSight(found, names, self._now(), lobby.rematch_of(connection, found.row))

        return await self._database.read_sync(read)

    async def _update_message(self, room: Room, live: Live, socket: Socket) -> tuple[int, bytes]:
        """A page of what the socket has not seen yet, with the number of its last entry, and the present."""
        play = live.play
        seat = sight.viewpoint(play, socket.person_id, socket.wanted_seat)
        since = play.seq if socket.seq is None else min(socket.seq, play.seq)
        last = sight.page_end(play, since, PAGE, PAGE_EVENTS)
        key = (since, play.seq, seat, socket.language)
        message = room.rendered.get(key)
        if message is None:
            frames = sight.ready_frames(play, since, seat, socket.language, last)
            brief = sight.is_brief(play, since, last)  # what just happened waits for nobody who catches up
            update = UpdateMessage(
                seq=last,
                frames=list(frames) if brief else await self._games.long_work.all_of(frames, socket.asker),
                situation=sight.ready_situation(play, seat, socket.language),
                clock=lobby.clock_info(live.row, self._now()),
            )
            message = encode(update)
            if len(message) <= LARGE:  # pages of a long log are for one socket: nobody else wants just these
                room.rendered[key] = message
            while len(room.rendered) > RENDERED:
                room.rendered.popitem(last=False)
        return last, message

    # A person's messages

    async def serve_messages(self, person_id: str, language: str, ear: Ear, send: Send, holds: Holds) -> None:
        """Send somebody's unread messages whenever they have changed, until the socket is closed."""
        box = self.personal.setdefault(person_id, Mailbox())
        box.ears.add(ear)
        last = b""
        try:
            if not await holds():
                return
            box.drop()  # newcomers see what there is, even if this process has not heard of a change
            while True:
                await ear.wake.wait()
                ear.wake.clear()
                if ear.closed:
                    return
                unread = await box.unread[language].get(partial(self._read_messages, person_id, language))
                if unread != last:
                    last = unread
                    await send(unread)
        finally:
            box.ears.discard(ear)
            if not box.ears and self.personal.get(person_id) is box:
                del self.personal[person_id]

    async def _read_messages(self, person_id: str, language: str) -> bytes:
        found = await self._database.read_sync(lambda connection: notices.unread(connection, person_id, language))
        return encode(MessagesMessage(messages=found))


def announce_table(room: Room) -> None:
    """All sockets there are sent the table when they are woken, read again for that: so clocks are right."""
    room.sight.drop()
    room.table_turn.sent()
    for socket in room.sockets:
        socket.wants_table = True


def at_the_table(live: Live) -> tuple[object, ...]:
    """What the message about a table tells of its game that does not change with every move."""
    return live.play.chairs, live.play.paused, live.row.status, live.row.settles_at


def concerned(live: Live) -> list[str]:
    """Whose messages the last entry may have changed: a move concerns its maker and who is next, all else everybody."""
    play = live.play
    entry = play.entries[-1]
    if entry.kind == MOVE and not play.game.is_over:
        return [person for person in {entry.person_id, play.waiting_for} if person is not None]
    former = {left.person_id for left in play.earlier} if entry.kind == REPLACED else set()
    return sorted({chair.person_id for chair in play.chairs if chair.person_id is not None} | former)
