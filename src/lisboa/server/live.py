"""Live tables: every socket gets what its seat may know, from the last entry it has seen on, without gap or double."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
import structlog
from litestar.channels import ChannelsPlugin
from sqlalchemy import select

from lisboa.server import lobby, schema, sight
from lisboa.server.database import Database, DatabaseUnavailable
from lisboa.server.games import Games, Live
from lisboa.server.problems import Problem
from lisboa.server.table_store import WAITING

CHANNEL: Final = "lisboa"
BACKLOG: Final = 200  # chat lines and the like that wait for a slow client; updates never pile up
RENDERED: Final = 32  # updates kept ready for other sockets with the same viewpoint
PRESENCE_SECONDS: Final = 45.0  # how long another process is believed without hearing of it again
log = structlog.get_logger()
encode = msgspec.json.encode

Send = Callable[[bytes], Awaitable[None]]
Small = tuple[str, bytes]  # kind, and the message; that of a table depends on who reads it, and is made then


class Socket:
    """One connection to one table."""

    def __init__(
        self, person: dict[str, Any] | None, invite: str | None, seat: int | None, since: int | None, reads_chat: bool
    ) -> None:
        self.person = person
        self.invite = invite
        self.wanted_seat = seat
        self.seq = since  # None until the first situation is sent
        self.reads_chat = reads_chat
        self.wake = asyncio.Event()
        self.small: deque[Small] = deque(maxlen=BACKLOG)
        self.closed = False

    @property
    def person_id(self) -> str | None:
        """Who it is; None for a passer-by."""
        return None if self.person is None else str(self.person["id"])

    def post(self, kind: str, data: bytes = b"") -> None:
        """Something small to send."""
        self.small.append((kind, data))
        self.wake.set()

    def close(self) -> None:
        """Have it ended."""
        self.closed = True
        self.wake.set()


class Room:
    """The sockets of one table in this process."""

    def __init__(self) -> None:
        self.sockets: set[Socket] = set()
        self.live: Live | None = None
        self.rendered: OrderedDict[tuple[int, int, int | None], bytes] = OrderedDict()
        self.elsewhere: dict[str, tuple[float, list[dict[str, Any]]]] = {}  # people at other processes, and since when

    def here(self) -> list[dict[str, Any]]:
        """The people connected to this process."""
        return list({s.person["id"]: s.person for s in self.sockets if s.person is not None}.values())

    def present(self, now: float) -> list[dict[str, Any]]:
        """The people connected anywhere."""
        found = {person["id"]: person for person in self.here()}
        for heard, people in self.elsewhere.values():
            if now - heard < PRESENCE_SECONDS:
                found.update({person["id"]: person for person in people})
        return sorted(found.values(), key=lambda person: (str(person["name"]), str(person["id"])))


class Hub:
    """All rooms of this process; other processes are told through a channel, and only that something has changed."""

    def __init__(self, database: Database, games: Games, channels: ChannelsPlugin, now: Callable[[], int]) -> None:
        self._database = database
        self._games = games
        self._channels = channels
        self._now = now
        self._process = secrets.token_hex(8)
        self.rooms: dict[str, Room] = {}
        self.personal: dict[str, set[asyncio.Event]] = {}  # who wants to hear when any table waits for them
        games.listeners.append(self.game_changed)

    @property
    def sockets(self) -> int:
        """How many are connected."""
        return sum(len(room.sockets) for room in self.rooms.values())

    def count_of(self, person_id: str) -> int:
        """How many of them are somebody's."""
        return sum(socket.person_id == person_id for room in self.rooms.values() for socket in room.sockets)

    # Changes made in this process

    def game_changed(self, live: Live) -> None:
        """An entry was written here."""
        self._update(live)
        waiting = live.row.waiting_for
        self._call(waiting)
        self._publish({"kind": "game", "table": live.row.id, "waiting_for": waiting})

    def table_changed(self, table_id: str) -> None:
        """Somebody joined or left, or the game began."""
        self._post_table(table_id)
        self._publish({"kind": "table", "table": table_id})

    def said(self, table_id: str, message: dict[str, Any]) -> None:
        """A line of chat was written here."""
        self._post_chat(table_id, message)
        self._publish({"kind": "chat", "table": table_id, "message": message})

    def logged_out(self, person_id: str) -> None:
        """End all sockets of somebody who logged out everywhere."""
        self._close_sockets(person_id)
        self._publish({"kind": "logout", "person": person_id})

    def announce(self, table_id: str) -> None:
        """Tell who is connected here."""
        room = self.rooms.get(table_id)
        here = [] if room is None else room.here()
        self._publish({"kind": "presence", "table": table_id, "people": here})
        self._post_presence(table_id)

    def _publish(self, message: dict[str, Any]) -> None:
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

    async def _heard(self, message: dict[str, Any]) -> None:
        table_id = message.get("table", "")
        room = self.rooms.get(table_id)
        if message["kind"] == "logout":
            self._close_sockets(message["person"])
        elif message["kind"] == "game":
            self._call(message["waiting_for"])
        if room is None:
            return
        if message["kind"] == "game":
            self._update(await self._games.current(table_id))
        elif message["kind"] == "table":
            self._post_table(table_id)
        elif message["kind"] == "chat":
            self._post_chat(table_id, message["message"])
        elif message["kind"] == "presence":
            new = message["from"] not in room.elsewhere
            room.elsewhere[message["from"]] = (asyncio.get_running_loop().time(), message["people"])
            self._post_presence(table_id)
            if new:
                self._publish({"kind": "presence", "table": table_id, "people": room.here()})

    async def heal(self) -> None:
        """Catch up with what was said while the channel was down, and tell again who is here."""
        watched = [table_id for table_id, room in self.rooms.items() if room.sockets]
        if not watched:
            return
        columns = schema.tables.c
        query = select(columns.id, columns.seq).where(columns.id.in_(watched), columns.status != WAITING)
        rows = await self._database.read_sync(lambda connection: list(connection.execute(query)))
        for table_id, seq in rows:
            room = self.rooms.get(table_id)
            if room is not None and (room.live is None or room.live.play.seq != seq):
                self._update(await self._games.current(table_id))
        for table_id in watched:
            self.announce(table_id)

    def _call(self, person_id: str | None) -> None:
        """A table waits for somebody."""
        for event in self.personal.get(person_id or "", ()):
            event.set()

    def _update(self, live: Live) -> None:
        room = self.rooms.get(live.row.id)
        if room is None or (room.live is not None and room.live.play.seq > live.play.seq):
            return
        room.live = live
        room.rendered.clear()
        for socket in room.sockets:
            socket.wake.set()

    def _post_chat(self, table_id: str, message: dict[str, Any]) -> None:
        data = encode({"type": "chat", **message})
        for socket in self._sockets(table_id):
            socket.post("chat", data)

    def _post_presence(self, table_id: str) -> None:
        room = self.rooms.get(table_id)
        if room is None:
            return
        people = room.present(asyncio.get_running_loop().time())
        spectators = sum(socket.person is None for socket in room.sockets)
        data = encode({"type": "presence", "people": people, "nameless": spectators})
        for socket in room.sockets:
            socket.post("presence", data)

    def _post_table(self, table_id: str) -> None:
        for socket in self._sockets(table_id):
            socket.post("table")

    def close(self) -> None:
        """The server stops."""
        for room in self.rooms.values():
            for socket in room.sockets:
                socket.close()
        for personal in self.personal.values():
            for event in personal:
                event.set()

    def _close_sockets(self, person_id: str) -> None:
        for room in self.rooms.values():
            for socket in room.sockets:
                if socket.person_id == person_id:
                    socket.close()

    def _sockets(self, table_id: str) -> list[Socket]:
        room = self.rooms.get(table_id)
        return [] if room is None else list(room.sockets)

    # Sockets

    async def serve(self, table_id: str, socket: Socket, send: Send) -> None:
        """Send to a socket whatever there is to send, until it is closed."""
        room = self.rooms.setdefault(table_id, Room())
        room.sockets.add(socket)
        try:
            self.announce(table_id)
            await self._first(table_id, room)
            socket.post("table")
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
            kind, data = socket.small.popleft()
            if kind != "table":
                if kind != "chat" or socket.reads_chat:
                    await send(data)
                continue
            while socket.small and socket.small[0][0] == "table":
                socket.small.popleft()
            await send(await self._table_message(table_id, socket))
            if room.live is None:
                await self._first(table_id, room)
        live = room.live
        if live is not None and live.play.seq != socket.seq:
            message = self._update_message(room, live, socket)
            socket.seq = live.play.seq
            await send(message)

    async def _table_message(self, table_id: str, socket: Socket) -> bytes:
        """The table as this person may know it: if he left or his seat was taken from him, perhaps no more at all."""

        def read(connection: Any) -> dict[str, Any]:
            found = lobby.looking(connection, table_id, socket.person_id, socket.invite)
            socket.reads_chat = found.reads_chat
            return lobby.info_of(connection, found, self._now())

        return encode({"type": "table", "table": await self._database.read_sync(read)})

    def _update_message(self, room: Room, live: Live, socket: Socket) -> bytes:
        play = live.play
        seat = sight.viewpoint(play, socket.person_id, socket.wanted_seat)
        since = play.seq if socket.seq is None else min(socket.seq, play.seq)
        key = (since, play.seq, seat)
        if key not in room.rendered:
            message = {
                "type": "update",
                "seq": play.seq,
                "frames": sight.frames(play, since, seat),
                "situation": sight.situation(play, seat),
                "clock": lobby.clock_info(live.row, self._now()),
            }
            room.rendered[key] = encode(message)
            while len(room.rendered) > RENDERED:
                room.rendered.popitem(last=False)
        return room.rendered[key]
