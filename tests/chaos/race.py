"""Two servers race for one game: at every entry several requests arrive at once, on both, and one of them wins."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import httpx

from tests.chaos.asking import hope, insist, new_client
from tests.chaos.ledger import Broken, Ledger, Line, digest
from tests.chaos.plans import HOST, OPEN, Plan, bot
from tests.chaos.player import KEYS
from tests.chaos.watcher import Watcher
from tests.server.client import Client, open_moves

RACE = Plan("race", [HOST, OPEN, bot("random")])
CATCH_UP_SECONDS = 60.0

Asked = tuple[Client, str, dict[str, Any]]


@dataclass
class Race:
    """One table, whose people are connected to all servers: `people[i]` are the clients of person i."""

    table: str
    people: list[list[Client]]
    ledger: Ledger
    rng: random.Random
    rounds: int = 0
    won: int = 0

    async def run(self, rounds: int) -> None:
        """So many races, or until the game is over."""
        for _ in range(rounds):
            situations = await self._situations()
            if situations[0]["over"]:
                return
            await self._round(situations)
            self.rounds += 1

    async def _situations(self) -> list[dict[str, Any]]:
        """What each person sees, when the bots have moved."""
        while True:
            seen = [await self._get(clients[0], "situation") for clients in self.people]
            ready = any(situation["decision"] for situation in seen) or seen[0]["over"]
            if ready and len({situation["seq"] for situation in seen}) == 1:
                return seen
            await asyncio.sleep(0.01)

    async def _get(self, client: Client, what: str) -> Any:
        return await hope(client, self.ledger, "GET", f"/api/tables/{self.table}/{what}")

    async def _round(self, situations: list[dict[str, Any]]) -> None:
        seq = int(situations[0]["seq"])
        asked = [a for i, seen in enumerate(situations) for a in self._wishes(self.people[i], seen)]
        self.rng.shuffle(asked)
        answers = await asyncio.gather(*(self._post(one, seq) for one in asked), *self._chatter())
        self._judge(asked, [answer for answer in answers if answer is not None], seq)

    def _wishes(self, clients: list[Client], seen: dict[str, Any]) -> list[Asked]:
        """What one person asks all servers for at once: the same move twice, another move, an undo."""
        wishes: list[Asked] = []
        moves = open_moves(seen)
        if moves:
            same = {"move": self.rng.choice(moves), "key": f"r{next(KEYS)}"}
            wishes += [(client, "moves", same) for client in clients]
            wishes += [(c, "moves", {"move": self.rng.choice(moves), "key": f"r{next(KEYS)}"}) for c in clients]
        if seen["undoable"]:
            wishes += [(client, "undo", {"count": 1, "key": f"r{next(KEYS)}"}) for client in clients]
        return wishes

    async def _post(self, asked: Asked, seq: int) -> httpx.Response:
        client, action, body = asked
        full = {**body, "seq": seq}
        response = await insist(client, self.ledger, "POST", f"/api/tables/{self.table}/{action}", full)
        self.ledger.settle(self.table, str(client.me["id"]), action, full, response)
        return response

    def _chatter(self) -> list[Any]:
        """Everybody speaks at once, now and then."""
        if self.rng.random() > 0.2:
            return []
        return [self._say(client) for clients in self.people for client in clients]

    async def _say(self, client: Client) -> None:
        text = f"line {next(KEYS)}"
        path = f"/api/tables/{self.table}/chat"
        answer = await hope(client, self.ledger, "POST", path, {"text": text})
        self.ledger.lines.append(Line(self.table, str(client.me["id"]), int(answer["number"]), text))

    def _judge(self, asked: list[Asked], answers: list[httpx.Response], seq: int) -> None:
        """One wish came true, for all who had the same one; the others were told how things are."""
        done = [(key_of(a), r) for a, r in zip(asked, answers, strict=True) if r.status_code == 201]
        if len({key for key, _ in done}) > 1 or len({digest(response) for _, response in done}) > 1:
            raise Broken(f"{self.table}: several won at entry {seq + 1}: {[key for key, _ in done]}")
        for response in answers:
            if response.status_code == 409:
                self._judge_refusal(response, seq)
            elif response.status_code != 201:
                raise Broken(f"{self.table}: {response.status_code} {response.text[:300]}")
        self.won += bool(done)

    def _judge_refusal(self, response: httpx.Response, seq: int) -> None:
        answer = response.json()
        if answer["error"] != "stale" or answer["seq"] <= seq or answer["situation"]["seq"] != answer["seq"]:
            raise Broken(f"{self.table}: a loser was told {answer['error']}: {response.text[:300]}")
        self.ledger.count("races lost")


def key_of(asked: Asked) -> str:
    """The key of a wish."""
    return str(asked[2]["key"])


@asynccontextmanager
async def racing(ledger: Ledger, bases: Sequence[str], rng: random.Random) -> AsyncIterator[tuple[Race, list[Watcher]]]:
    """A new table; each of its people has a client and a socket at every server."""
    people = [[new_client(base) for base in bases] for _ in range(1 + RACE.guests)]
    for number, clients in enumerate(people):
        await become(clients, ledger, f"Racer {number}")
    host = people[0][0]
    table = (await hope(host, ledger, "POST", "/api/tables", RACE.body))["id"]
    for clients in people[1:]:
        await hope(clients[0], ledger, "POST", f"/api/tables/{table}/join", {})
    await hope(host, ledger, "POST", f"/api/tables/{table}/start")
    watchers = [Watcher(client, ledger, table) for clients in people for client in clients]
    tasks = [asyncio.create_task(watcher.run()) for watcher in watchers]
    try:
        yield Race(table, people, ledger, rng), watchers
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for client in (client for clients in people for client in clients):
            await client.close()


async def become(clients: list[Client], ledger: Ledger, name: str) -> None:
    """One person at several servers: a cookie of one is good for all."""
    first = clients[0]
    first.me = await hope(first, ledger, "POST", "/api/guest", {"name": name})
    for client in clients[1:]:
        client.me = first.me
        client.http.cookies.update(first.http.cookies)


async def see_the_same(watchers: list[Watcher], ledger: Ledger) -> None:
    """Whatever server a person is connected to, he is sent the same, entry by entry."""
    first = watchers[0]
    told = await hope(first.client, ledger, "GET", f"/api/tables/{first.table}/events")
    for watcher in watchers:
        if not await watcher.reached(told["seq"], CATCH_UP_SECONDS):
            raise Broken(f"{watcher.table}: a socket got no further than {watcher.seq} of {told['seq']}")
        events = await hope(watcher.client, ledger, "GET", f"/api/tables/{watcher.table}/events")
        if events["frames"][: watcher.seq] != watcher.frames:
            raise Broken(f"{watcher.table}: a socket was sent other frames than the log tells")
        ledger.counts["frames compared"] += watcher.seq
    ledger.check()
