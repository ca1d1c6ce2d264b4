"""A table of the load test: its people think, move, and see by their sockets what the others do."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Coroutine
from contextlib import suppress
from time import perf_counter
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from benchmarks.load_connection import Person
from benchmarks.load_figures import Figures
from lisboa.game import Game

PATIENCE_SECONDS = 30.0
_KEYS = itertools.count(1)


class Option(msgspec.Struct):
    """What the client needs to know of an option."""

    notation: str
    enabled: bool


class Decision(msgspec.Struct):
    """... of a decision."""

    options: list[Option]


class Situation(msgspec.Struct):
    """... of a situation."""

    seq: int
    seat: int | None
    turn: int | None
    over: bool
    decision: Decision | None


class Frame(msgspec.Struct):
    """... of an entry."""

    seq: int
    kind: str
    seat: int | None


class Answer(msgspec.Struct):
    """... of the answer to a move."""

    seq: int
    situation: Situation


class Message(msgspec.Struct):
    """... of a message on a socket."""

    type: str
    situation: Situation | None = None
    frames: list[Frame] = []


class Events(msgspec.Struct):
    """... of the log."""

    frames: list[Frame]


class TableInfo(msgspec.Struct):
    """... of a table."""

    id: str
    invite: str


_answer = msgspec.json.Decoder(Answer)
_message = msgspec.json.Decoder(Message)
_situation = msgspec.json.Decoder(Situation)


class Acknowledged(msgspec.Struct, frozen=True):
    """A move that was said to be in the log."""

    table: str
    seq: int
    person: str
    key: str
    text: str


class Player:
    """Somebody at a table, with the latest situation they have seen."""

    def __init__(self, person: Person, figures: Figures) -> None:
        self.person = person
        self._figures = figures
        self.situation: Situation | None = None
        self.news = asyncio.Event()
        self._seq: int | None = None
        self._reader: asyncio.Task[None] | None = None

    def see(self, situation: Situation) -> None:
        """A situation has come: it counts if it is the latest."""
        if self.situation is None or situation.seq >= self.situation.seq:
            self.situation = situation
            self.news.set()

    async def watch(self, base: str, table_id: str) -> None:
        """Open the socket of a table."""
        address = f"{base.replace('http', 'ws', 1)}/api/tables/{table_id}/live"
        headers = {"Cookie": self.person.cookie}
        socket = await connect(address, additional_headers=headers, max_size=None, max_queue=None, ping_interval=None)
        self._seq = None
        self._reader = asyncio.create_task(self._read(socket))

    async def _read(self, socket: ClientConnection) -> None:
        try:
            while True:
                data = await socket.recv(decode=False)
                self._figures.pushed(len(data))
                if data.startswith(b'{"type":"update"'):
                    self._update(_message.decode(data))
        except ConnectionClosed as closed:
            self._figures.error(f"a socket was closed: {closed}")
        finally:
            await socket.close()

    def _update(self, message: Message) -> None:
        expected = None if self._seq is None else self._seq + 1
        for frame in message.frames:
            if expected is not None and frame.seq != expected:
                self._figures.error(f"a socket got entry {frame.seq} instead of {expected}")
            expected = frame.seq + 1
        assert message.situation is not None
        self._seq = message.situation.seq
        self._figures.arrived(self.person.id, self._seq)
        self.see(message.situation)

    async def leave(self) -> None:
        """Close the socket."""
        if self._reader is not None:
            self._reader.cancel()
            with suppress(asyncio.CancelledError):
                await self._reader
            self._reader = None


class Table:
    """The people of one table play game after game."""

    def __init__(
        self, base: str, people: list[Person], bots: int, sockets: bool, figures: Figures, rng: random.Random
    ) -> None:
        self._base = base
        self._players = [Player(person, figures) for person in people]
        self._bots = bots
        self._sockets = sockets
        self._figures = figures
        self._rng = rng
        self.id = ""
        self._first_seq = 0
        self._acknowledged: dict[int, int] = {}  # our seats by the numbers of their entries
        self.moves: list[Acknowledged] = []  # of all games

    @property
    def people(self) -> int:
        """How many sit there."""
        return len(self._players)

    # A new game

    async def begin(self, anywhere: bool) -> None:
        """A table with everybody at it; `anywhere`: somewhere in the middle of the game, not at its start."""
        host, *others = (player.person for player in self._players)
        seats = [{"kind": "host"}] + [{"kind": "open"}] * len(others) + [{"kind": "bot"}] * self._bots
        request = {"text": unfinished_game(len(seats), self._rng, anywhere), "seats": seats}
        info = msgspec.json.decode(await host.ask("POST", "/api/import", request), type=TableInfo)
        for person in others:
            await person.ask("POST", f"/api/tables/{info.id}/join", {"invite": info.invite})
        if others:
            await host.ask("POST", f"/api/tables/{info.id}/start")
        for player in self._players:
            player.situation = None
            answer = await player.person.ask("GET", f"/api/tables/{info.id}/situation")
            player.see(_situation.decode(answer))
            if self._sockets:
                await player.watch(self._base, info.id)
        self.id = info.id
        self._acknowledged = {}
        self._first_seq = self._latest.seq

    @property
    def _latest(self) -> Situation:
        return max((p.situation for p in self._players if p.situation is not None), key=lambda s: s.seq)

    # Playing

    async def play(self, pause: float) -> None:
        """Until cancelled: think, move, and begin a new game after the end. `pause` is the mean time to think."""
        due = perf_counter() + self._rng.uniform(0, pause)
        while True:
            player = await self._next()
            if player is None:
                await self._change_tables()
                continue
            await asyncio.sleep(max(0.0, due - perf_counter()))
            await self._complete(self._move(player))
            due = max(due, perf_counter() - pause) + self._rng.expovariate(1 / pause)

    async def _next(self) -> Player | None:
        """Who has to decide and knows it; None when the game is over."""
        while not self._latest.over:
            latest = self._latest.seq
            for player in self._players:
                seen = player.situation
                if seen is not None and seen.seq == latest and seen.decision is not None:
                    return player
            await (self._hear() if self._sockets else self._complete(self._ask()))
        return None

    async def _hear(self) -> None:
        for player in self._players:
            player.news.clear()
        waits = [asyncio.ensure_future(player.news.wait()) for player in self._players]
        done, rest = await asyncio.wait(waits, timeout=PATIENCE_SECONDS, return_when=asyncio.FIRST_COMPLETED)
        for wait in rest:
            wait.cancel()
        if not done:
            self._figures.error(f"table {self.id}: nothing heard for {PATIENCE_SECONDS:.0f} s")

    async def _ask(self) -> None:
        if self._bots:
            await asyncio.sleep(0.2)
        for player in self._players:
            answer = await player.person.ask("GET", f"/api/tables/{self.id}/situation")
            player.see(_situation.decode(answer))

    async def _complete(self, asking: Coroutine[Any, Any, None]) -> None:
        """Who is told to stop waits for the answer to what has left: the next request would take it for its own."""
        task = asyncio.ensure_future(asking)
        try:
            await asyncio.shield(task)
        except asyncio.CancelledError:
            await task
            raise

    async def _move(self, player: Player) -> None:
        situation = player.situation
        assert situation is not None
        assert situation.decision is not None
        open_options = [option.notation for option in situation.decision.options if option.enabled]
        move = self._rng.choice(open_options)
        key = f"k{next(_KEYS)}"
        body = {"move": move, "seq": situation.seq, "key": key}
        others = [other.person.id for other in self._players if other is not player]
        self._figures.sent(others, situation.seq + 1)
        began = perf_counter()
        answer = await player.person.ask("POST", f"/api/tables/{self.id}/moves", body)
        self._figures.moved(perf_counter() - began, len(answer))
        told = _answer.decode(answer)
        self._acknowledged[told.seq] = self._players.index(player)
        self.moves.append(Acknowledged(self.id, told.seq, player.person.id, key, move))
        player.see(told.situation)

    async def _change_tables(self) -> None:
        self._figures.games += 1
        await self.check()
        self.id = ""
        for player in self._players:
            await player.leave()
        await self.begin(anywhere=False)

    async def check(self) -> None:
        """Every acknowledged move must be in the log once, and nothing else of ours."""
        if not self.id:
            return  # told to stop between two games
        path = f"/api/tables/{self.id}/events?since={self._first_seq}"
        events = msgspec.json.decode(await self._players[0].person.ask("GET", path), type=Events)
        ours = {f.seq: f.seat for f in events.frames if f.kind == "move" and f.seat in range(len(self._players))}
        if ours != self._acknowledged:
            wrong = sorted(set(ours.items()) ^ set(self._acknowledged.items()))
            self._figures.error(f"table {self.id}: acknowledged or in the log, but not both: {wrong[:5]}")

    async def leave(self) -> None:
        """Everybody goes home."""
        for player in self._players:
            await player.leave()
            player.person.close()


def unfinished_game(players: int, rng: random.Random, anywhere: bool) -> str:
    """A game file to go on with: the tables of a server in use are at all stages of the game."""
    game = Game(players=players, seed=rng.getrandbits(48))
    if not anywhere:
        return game.to_text()
    moves: list[str] = []
    while not game.is_over:
        moves.append(rng.choice(game.legal_moves()))
        game.play(moves[-1])
    begun = Game(players=players, seed=game.seed)
    for move in moves[: rng.randrange(len(moves))]:
        begun.play(move)
    return begun.to_text()
