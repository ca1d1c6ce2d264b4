"""A table at which people do everything that can be done, and everything that anybody receives is searched."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from lisboa.engine.tables import CARD_IDS
from lisboa.server.games import Live as LiveGame
from tests.server.client import Client, Live, Refusal, open_moves
from tests.server.running import Running
from tests.server.secrets_of_a_game import Leak, Secrets

PATIENCE = 60
EVERYTHING_EVERY = 40
_KEYS = itertools.count(1)


class Watcher:
    """Somebody at the table or beside it; what is his own secret is known to nobody else."""

    def __init__(self, client: Client, name: str, named: bool = True) -> None:
        self.client = client
        self.name = name
        self.named = named
        self.secrets: set[str] = set()
        self.seq = -1
        self.situation: dict[str, Any] = {}
        self._rng = random.Random(name)

    async def begin(self, server: Running) -> Watcher:
        """Become a guest with an address, a webhook and a token."""
        if self.named:
            await self.client.guest(self.name)
            email, hook = f"{self.name}@mail.invalid".lower(), f"http://127.0.0.1:9/hook-of-{self.name}"
            await self.client.hope("PATCH", "/api/me", {"webhook_url": hook})
            await asyncio.to_thread(server.store_email, self.client.me["id"], email)
            token = await self.client.hope("POST", "/api/me/tokens", {"label": "mine"})
            self.secrets |= {email, f"hook-of-{self.name}", token["secret"], self.client.me["csrf_token"]}
            self.secrets |= set(self.client.http.cookies.values())
        return self

    @property
    def id(self) -> str | None:
        return self.client.me.get("id")

    def key(self) -> str:
        """An idempotency key that only this person knows."""
        key = f"key-{self.name}-{next(_KEYS)}-{self._rng.getrandbits(40)}"
        self.secrets.add(key)
        return key

    async def read(self, live: Live) -> None:
        """Keep what the socket says."""
        while True:
            message = await live.next()
            if message["type"] == "update":
                self.seq, self.situation = message["seq"], message["situation"]


class WatchedTable:
    """The people, the table, and the truth about it."""

    def __init__(self, running: Running, watchers: list[Watcher], rng: random.Random) -> None:
        self.running = running
        self.watchers = watchers
        self.rng = rng
        self.id = ""
        self.invite = ""
        self.members: set[str | None] = set()
        self.secrets: Secrets | None = None
        self.searched = 0
        self.last: tuple[Watcher, str, dict[str, Any]] | None = None
        self.done: set[str] = set()
        self.diligence = 24  # how often people simply move
        self.restless = False  # do people leave, and come back?
        self._live: LiveGame | None = None

    @property
    def host(self) -> Watcher:
        return self.watchers[0]

    async def set_up(self, options: dict[str, Any], joining: int) -> None:
        """The host creates the table, the next ones join it, and it begins."""
        info = await self.host.client.hope("POST", "/api/tables", options)
        self.id, self.invite = info["id"], info["invite"]
        self.members = {watcher.id for watcher in self.watchers[: joining + 1]}
        for watcher in self.watchers[1 : joining + 1]:
            await watcher.client.join(self.id, invite=self.invite)
        await self.host.client.start(self.id)
        self._live = await asyncio.to_thread(self.running.call, lambda: self.running.services.games.current(self.id))
        self.running.services.games.listeners.append(self._changed)

    def _changed(self, live: LiveGame) -> None:
        if live.row.id == self.id:
            self._live = live

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[None]:
        """Everybody has a socket; some want everything from the beginning."""
        assert self._live is not None
        async with AsyncExitStack() as stack:
            tasks = []
            for number, watcher in enumerate(self.watchers):
                since = 0 if number % 2 and self._live.play.seq else None
                seat = (number + 1) % 4 if number else None  # seldom his own
                live = await stack.enter_async_context(watcher.client.live(self.id, since=since, seat=seat))
                tasks.append(asyncio.create_task(watcher.read(live)))
            yield
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def settled(self) -> LiveGame:
        """The bots have moved, and every socket has told it."""
        end = asyncio.get_running_loop().time() + PATIENCE
        while True:
            live = self._live
            assert live is not None
            waits = live.play.game.is_over or live.play.waiting_for is not None
            if waits and all(watcher.seq == live.play.seq for watcher in self.watchers):
                return live
            assert asyncio.get_running_loop().time() < end, "it took too long"
            await asyncio.sleep(0.002)

    def search(self, live: LiveGame) -> None:
        """Search everything that was received since the last time."""
        if self.secrets is None:
            self.secrets = Secrets(live.play)
        self.secrets.follow(live.play.entries)
        for watcher in self.watchers:
            seats = live.play.seats_of(watcher.id)
            everything = watcher.id is not None and live.play.owns_all(watcher.id)
            for data in watcher.client.received:
                self.searched += len(data)
                self._search_people(watcher, data)
                if live.row.bot_secret.encode() in data:
                    raise Leak(f"{watcher.name} is told the dice of the bots: {data[:300]!r}")
                if not everything:
                    self.secrets.check(data, seats)
            watcher.client.received.clear()

    def _search_people(self, watcher: Watcher, data: bytes) -> None:
        text = data.decode()
        for other in self.watchers:
            told = {secret for secret in other.secrets if secret in text} if other is not watcher else set()
            if told:
                raise Leak(f"{watcher.name} is told {told} of {other.name}: {text[:300]}")
        if watcher.id not in self.members and self.invite in text:
            raise Leak(f"{watcher.name} is told the invitation: {text[:300]}")

    def mover(self, live: LiveGame) -> Watcher:
        """Who is to decide."""
        return next(watcher for watcher in self.watchers if watcher.id == live.play.waiting_for)

    # What people do

    async def step(self, live: LiveGame) -> None:
        """Something happens, and people look at this and that."""
        rare = [self.undo, self.redo, *([self.stand_in, self.come_back, self.resign] if self.restless else [])]
        now_and_then = [self.nonsense, self.repeat, self.talk]
        usual = [self.rewind, *now_and_then, *[self.play] * self.diligence]
        # As soon as it can be done: how many steps there are depends on how quick the bots are.
        first = [action for action in (*rare, *now_and_then) if action.__name__ not in self.done]
        for action in (*first, self.rng.choice(rare + usual)):
            if await action(live):
                self.done.add(action.__name__)
                break
        for watcher in self.rng.sample(self.watchers, 2):
            await self.look(watcher, live.play.seq)

    async def act(self, watcher: Watcher, action: str, live: LiveGame, **body: Any) -> dict[str, Any]:
        """An action that must succeed."""
        key = watcher.key()
        self.last = (watcher, action, {**body, "seq": live.play.seq, "key": key})
        return await watcher.client.act(self.id, action, live.play.seq, key, **body)

    async def play(self, live: LiveGame) -> bool:
        """A legal move."""
        mover = self.mover(live)
        await self.act(mover, "moves", live, move=self.rng.choice(open_moves(mover.situation)))
        return True

    async def undo(self, live: LiveGame) -> bool:
        """Whoever can takes back some moves."""
        for watcher in self.watchers:
            possible = live.play.undoable_by(watcher.id) if watcher.id else 0
            if possible:
                await self.act(watcher, "undo", live, count=self.rng.randint(1, possible))
                return True
        return False

    async def redo(self, live: LiveGame) -> bool:
        """What was taken back is played again."""
        mover = self.mover(live)
        possible = live.play.redoable_by(str(mover.id))
        if possible:
            await self.act(mover, "redo", live, count=self.rng.randint(1, possible))
        return possible > 0

    async def rewind(self, live: LiveGame) -> bool:
        """Everybody agrees to go back a little, past barriers; or somebody does not."""
        people = [watcher for watcher in self.watchers if watcher.id in live.play.people]
        made = len(live.play.game.moves)
        if made == 0 or self.rng.random() < 0.5:
            return False
        await self.act(people[0], "rewind", live, to=max(0, made - self.rng.randint(1, 8)))
        asked = [one for one in self.watchers if one.id in live.play.consenting and one is not people[0]]
        for person in asked:  # also who has a bot on the seat since the time was up
            live = await self.settled()
            self.search(live)
            agree = self.rng.random() < 0.9
            await self.act(person, "rewind/answer", live, agree=agree)
            if not agree:
                return False
        return True

    async def stand_in(self, live: LiveGame) -> bool:
        """The time of who is to decide is up, and somebody else is there to go on."""
        if len(live.play.people) < 2:
            return False
        services, seq = self.running.services, live.play.seq
        await asyncio.to_thread(self.running.call, lambda: services.play.stand_in(self.id, seq, services.now()))
        return True

    async def come_back(self, live: LiveGame) -> bool:
        """Whoever can takes his seat back."""
        for watcher in self.watchers:
            lost = [s for s in live.play.seats_of(watcher.id) if live.play.chairs[s].stand_in == "clock"]
            if lost:
                await self.act(watcher, "return", live, seat=lost[0])
                return True
        return False

    async def resign(self, live: LiveGame) -> bool:
        """Somebody goes for good, late in the game, unless he is the last one."""
        if live.play.seq < 150 or len(live.play.people) < 2:
            return False
        await self.act(self.mover(live), "resign", live, seat=live.play.game.turn)
        return True

    async def nonsense(self, live: LiveGame) -> bool:
        """Moves of the wrong person, of cards that one does not hold, and of yesterday."""
        watcher = self.rng.choice([watcher for watcher in self.watchers if watcher.named])
        card = self.rng.choice(CARD_IDS)
        word = self.rng.choice(["visit", "portfolio", "gold", "draft", "discard", "take"])
        seq = max(0, live.play.seq - self.rng.choice([0, 0, 1]))
        body = {"move": f"{word} {card}", "seq": seq, "key": watcher.key()}
        try:
            await watcher.client.hope("POST", f"/api/tables/{self.id}/moves", body)
        except Refusal as refusal:
            # What one said oneself may be repeated to one.
            watcher.client.received[-1] = watcher.client.received[-1].replace(f"{word} {card}".encode(), b"?")
            return refusal.status in (403, 409, 422)
        return True

    async def repeat(self, _: LiveGame) -> bool:
        """The last request again: it is answered with what was known then."""
        if self.last is None:
            return False
        watcher, action, body = self.last
        await watcher.client.hope("POST", f"/api/tables/{self.id}/{action}", body)
        return True

    async def talk(self, live: LiveGame) -> bool:
        """A line for all, a note for oneself."""
        mover = self.mover(live)
        note = f"note of {mover.name} {self.rng.getrandbits(40)}"
        mover.secrets.add(note)
        await mover.client.hope("PUT", f"/api/tables/{self.id}/notes", {"text": note})
        await mover.client.hope("POST", f"/api/tables/{self.id}/chat", {"text": "hello"})
        return True

    async def look(self, watcher: Watcher, seq: int) -> None:
        """One of what is asked for most."""
        table = f"/api/tables/{self.id}"
        seat = self.rng.choice([None, 0, 1, 2, 3])
        paths: list[tuple[str, dict[str, Any]]] = [
            (f"{table}/situation", {"seat": seat}),
            (f"{table}/events", {"seat": seat, "since": max(0, seq - 12)}),
            (f"{table}/since-my-last-move", {}),
            (f"{table}/history/{self.rng.randint(0, seq)}", {"seat": seat}),
            (f"{table}/history/{seq}", {"seat": seat}),
            (table, {}),
        ]
        await self.ask(watcher, *self.rng.choice(paths))

    async def look_at_everything(self, live: LiveGame) -> None:
        """Everybody asks for all that there is, and connects once more from the beginning."""
        table = f"/api/tables/{self.id}"
        paths = [f"{table}{what}" for what in ("", "/situation", "/events", "/export", "/chat", "/notes", "/rematch")]
        paths += [f"/api/me{what}" for what in ("", "/tables", "/messages", "/next", "/tokens")]
        paths += ["/api/tables", "/metrics", "/health", f"{table}/history/0", f"{table}/since-my-last-move"]
        for watcher in self.watchers:
            for path in paths:
                await self.ask(watcher, path, {})
            await self.ask(watcher, f"{table}/export", {"format": "json"})
            async with asyncio.timeout(PATIENCE), watcher.client.live(self.id, since=0) as again:
                await again.until("update")
            for seat in range(len(live.play.chairs)):
                await self.ask(watcher, f"{table}/history/{live.play.seq}", {"seat": seat})

    async def ask(self, watcher: Watcher, path: str, params: dict[str, Any]) -> None:
        """Whatever the answer is, it is no fault of the server."""
        response = await watcher.client.ask("GET", path, **params)
        assert response.status_code < 500, response.text


async def play_watched(table: WatchedTable, most: int) -> None:
    """Play to the end, or so many steps, and search after each."""
    async with table.connected():
        for number in range(1, most + 1):
            live = await table.settled()
            table.search(live)
            if live.play.game.is_over:
                break
            await table.step(live)
            if number % EVERYTHING_EVERY == 0:
                await table.look_at_everything(await table.settled())
        table.search(await table.settled())
