"""People around a table, for tests that play through the API."""

from __future__ import annotations

import itertools
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx

from lisboa.game import Game
from tests.golden.recording import GAMES
from tests.server.client import Client, open_moves

NAMES = ("Ana", "Bea", "Caio", "Duda")
_KEYS = itertools.count(1)

Situation = dict[str, Any]
Choose = Callable[[list[str]], str]


def first_open(moves: list[str]) -> str:
    """The first option."""
    return moves[0]


def at_random(seed: int) -> Choose:
    """Any option."""
    return random.Random(seed).choice


class Table:
    """A running game and the people who play it."""

    def __init__(self, table_id: str, people: list[Client]) -> None:
        self.id = table_id
        self.people = people
        self.host = people[0]

    async def mover(self) -> tuple[Client, Situation]:
        """Who is to decide, and what they see."""
        for person in self.people:
            situation = await person.situation(self.id)
            if situation["decision"] is not None:
                return person, situation
        raise AssertionError(f"nobody is to decide: {situation['turn']}")

    async def other(self) -> Client:
        """Somebody who is not to decide."""
        mover, _ = await self.mover()
        return next(person for person in self.people if person is not mover)

    async def step(self, choose: Choose = first_open) -> dict[str, Any]:
        """One move of whoever is to decide."""
        person, situation = await self.mover()
        return await person.move(self.id, choose(open_moves(situation)), situation["seq"])

    async def steps(self, count: int, choose: Choose = first_open) -> None:
        """Some moves."""
        for _ in range(count):
            await self.step(choose)

    async def undoable(self, count: int, choose: Choose = first_open) -> tuple[Client, Situation]:
        """Play until somebody can take back so many moves; who, and what they see then."""
        for _ in range(200):
            for person in self.people:
                situation = await person.situation(self.id)
                if situation["undoable"] >= count:
                    return person, situation
            await self.step(choose)
        raise AssertionError(f"nobody could take back {count}")

    async def post(self, person: Client, action: str, key: str | None = None, **body: Any) -> httpx.Response:
        """An action as of now; the answer whatever it is."""
        body.setdefault("seq", await self.seq())
        path = f"/api/tables/{self.id}/{action}"
        return await person.ask("POST", path, {**body, "key": key or f"p{next(_KEYS)}"})

    async def seq(self) -> int:
        """How long the log is."""
        info = await self.host.hope("GET", f"/api/tables/{self.id}")
        return int(info["seq"])

    async def frames(self, person: Client | None = None) -> list[dict[str, Any]]:
        """The whole log as somebody sees it."""
        found = await (person or self.host).hope("GET", f"/api/tables/{self.id}/events")
        frames: list[dict[str, Any]] = found["frames"]
        return frames

    async def info(self) -> dict[str, Any]:
        """The table's page."""
        found: dict[str, Any] = await self.host.hope("GET", f"/api/tables/{self.id}")
        return found


@asynccontextmanager
async def people_at(base: str, count: int) -> AsyncIterator[list[Client]]:
    """Some guests."""
    people = [await Client(base).guest(name) for name in NAMES[:count]]
    try:
        yield people
    finally:
        for person in people:
            await person.close()


@asynccontextmanager
async def table_of(base: str, people: int = 2, **options: Any) -> AsyncIterator[Table]:
    """A game that has just begun; the other open seats are taken by further people."""
    async with people_at(base, people) as guests:
        host, *others = guests
        if "seats" not in options:
            options.setdefault("players", people)
        table_id = await host.create(**options)
        for person in others:
            await person.join(table_id)
        await host.start(table_id)
        yield Table(table_id, guests)


def bot(name: str = "random") -> dict[str, str]:
    """A seat for a bot."""
    return {"kind": "bot", "bot": name}


HOST = {"kind": "host"}
OPEN = {"kind": "open"}
HOT_SEAT = {"kind": "hot-seat"}


def golden(name: str) -> Game:
    """A recorded game that was played to its end."""
    [path] = GAMES.glob(f"{name}-*.txt")
    return Game.from_text(path.read_text(encoding="utf-8"))


def cut(game: Game, moves: int) -> str:
    """The file of its first moves."""
    again = Game(seed=game.seed, **vars(game.options))
    for move in game.moves[:moves]:
        again.play(move)
    return again.to_text()


def ending(game: Game, moves: int) -> Game:
    """Its last moves only, from a position on: what takes its time with every move is quick."""
    last = Game.from_position(game.rewound(len(game.moves) - moves).position())
    for move in game.moves[-moves:]:
        last.play(move)
    return last


@asynccontextmanager
async def imported(base: str, text: str, people: int = 1, **options: Any) -> AsyncIterator[Table]:
    """A table made of a game file; without a wish for seats it is the host's alone."""
    async with people_at(base, people) as guests:
        info = await guests[0].hope("POST", "/api/import", {"text": text, **options})
        for person in guests[1:]:
            await person.join(info["id"], invite=info["invite"])
        if people > 1:
            await guests[0].start(info["id"])
        yield Table(info["id"], guests)
