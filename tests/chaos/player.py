"""Somebody who plays at random, changes his mind, asks for rewinds and chats, through whatever happens."""

from __future__ import annotations

import asyncio
import itertools
import random
from typing import Any

from tests.chaos.asking import insist
from tests.chaos.ledger import Ledger, Line
from tests.chaos.watcher import Watcher
from tests.server.client import Client, open_moves

THINK_SECONDS = 0.005
IDLE_SECONDS = 1.0
PUSH_SECONDS = 40.0  # until a socket must have been told, restarts included
KEYS = itertools.count(1)

Action = tuple[str, dict[str, Any]]


class Player:
    """A person at a table."""

    def __init__(self, client: Client, watcher: Watcher, ledger: Ledger, rng: random.Random) -> None:
        self.client = client
        self.watcher = watcher
        self.calm = False  # only moves, to come to an end
        self._ledger = ledger
        self._rng = rng

    @property
    def person(self) -> str:
        """His id."""
        return str(self.client.me["id"])

    @property
    def over(self) -> bool:
        """Has he seen the end of the game?"""
        situation = self.watcher.situation
        return situation is not None and bool(situation["over"])

    async def play(self) -> None:
        """Until the game is over."""
        while not self.over:
            situation = self.watcher.situation
            action = None if situation is None else self._choose(situation)
            if situation is None or action is None:
                await self._wait()
                continue
            await asyncio.sleep(self._rng.uniform(0, 2 * THINK_SECONDS))
            await self.act(action, int(situation["seq"]))
            if not self.calm and self._rng.random() < 0.03:
                await self.say()

    async def act(self, action: Action, seq: int) -> None:
        """Do it, however often it has to be asked, and wait until the socket has told of it."""
        name, more = action
        body = {**more, "seq": seq, "key": f"k{next(KEYS)}"}
        table = self.watcher.table
        response = await insist(self.client, self._ledger, "POST", f"/api/tables/{table}/{name}", body)
        self._ledger.settle(table, self.person, name, body, response)
        known = int(response.json().get("seq") or 0)
        if not await self.watcher.reached(known, PUSH_SECONDS):
            self._ledger.problems.append(f"{table}: the socket of {self.person} was never told of entry {known}")

    async def say(self) -> None:
        """A line of chat. It has no key, so it is asked for once only."""
        table = self.watcher.table
        text = f"line {next(KEYS)}"
        try:
            response = await self.client.ask("POST", f"/api/tables/{table}/chat", {"text": text})
        except OSError:
            return
        except Exception as error:
            self._ledger.count(f"no answer: {type(error).__name__}")
            return
        if response.status_code == 201:
            self._ledger.lines.append(Line(table, self.person, int(response.json()["number"]), text))
            self._ledger.count("lines of chat")

    async def _wait(self) -> None:
        self.watcher.changed.clear()
        try:
            async with asyncio.timeout(IDLE_SECONDS):
                await self.watcher.changed.wait()
        except TimeoutError:
            pass

    def _choose(self, situation: dict[str, Any]) -> Action | None:
        mine = situation["seats"][situation["seat"]]
        if mine["stand_in"] == "clock":
            return "return", {"seat": situation["seat"]}
        if situation["paused"]:
            return "pause", {"paused": False}
        return self._about_a_rewind(situation) or self._about_the_game(situation)

    def _about_a_rewind(self, situation: dict[str, Any]) -> Action | None:
        asked = situation["rewind"]
        if asked is not None:
            agreed = situation["seat"] in asked["agreed"]
            return None if agreed else ("rewind/answer", {"agree": not self.calm and self._rng.random() < 0.7})
        if not self.calm and situation["moves"] > 5 and self._rng.random() < 0.01:
            return "rewind", {"to": situation["moves"] - self._rng.randint(1, 5)}
        return None

    def _about_the_game(self, situation: dict[str, Any]) -> Action | None:
        if not self.calm and situation["decision"] and situation["redoable"] and self._rng.random() < 0.5:
            return "redo", {"count": self._rng.randint(1, situation["redoable"])}
        if not self.calm and situation["undoable"] and self._rng.random() < 0.1:
            return "undo", {"count": self._rng.randint(1, situation["undoable"])}
        moves = open_moves(situation)
        return ("moves", {"move": self._rng.choice(moves)}) if moves else None


class TimeKeeper(Player):
    """A player of a table with a clock for days, who stops it now and then."""

    def _choose(self, situation: dict[str, Any]) -> Action | None:
        if not self.calm and not situation["paused"] and self._rng.random() < 0.02:
            return "pause", {"paused": True}
        return super()._choose(situation)
