"""Somebody who plays at a table of their own while others attack: how long do they wait, and how long does who plays
against them?

`python -m tests.attack.bystander URL` is a process of its own, so that the attacks' work does not slow it down. It
makes a move every 150 ms and writes a line for each answer and for each update on the opponent's socket: which of the
two it was, when it was asked, when it came.
"""

from __future__ import annotations

import asyncio
import json
import random
import statistics
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import connect

PAUSE = 0.15  # seconds between moves: within the limit of requests of one person
LEAST = 1.0  # seconds that are watched, however short the attack was
PATIENCE = 15.0  # seconds after which a request counts as never answered
ROOT = Path(__file__).parents[2]
HOT_SEATS = [{"kind": "hot-seat"}, {"kind": "hot-seat"}]
ANSWER, UPDATE = "answer", "update"


class Opponent:
    """Who has the other seat, and sees by a socket what happens."""

    def __init__(self, address: str, headers: dict[str, str]) -> None:
        self._socket = connect(address, additional_headers=headers, open_timeout=PATIENCE, max_size=None)
        self._seq, self._came = 0, 0.0
        self._news = threading.Condition()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        with suppress(ConnectionClosed):
            for data in self._socket:
                came, message = time.monotonic(), json.loads(data)
                if message["type"] == "update":
                    with self._news:
                        self._seq, self._came = message["seq"], came
                        self._news.notify()

    @property
    def is_there(self) -> bool:
        """Has nobody closed the socket?"""
        return self._reader.is_alive()

    def saw(self, seq: int) -> float | None:
        """When an entry came; None if it did not."""
        with self._news:
            return self._came if self._news.wait_for(lambda: self._seq >= seq, PATIENCE) else None

    def leave(self) -> None:
        """Close the socket."""
        self._socket.close()


class Player:
    """The process: one connection, one table after the other."""

    def __init__(self, base: str) -> None:
        address = urlsplit(base)
        self._http = HTTPConnection(address.hostname or "127.0.0.1", address.port, timeout=PATIENCE)
        self._live = f"ws://{address.netloc}/api/tables/{{table}}/live?seat=1"
        self._opponent: Opponent | None = None
        self._headers = {"content-type": "application/json"}
        self._rng = random.Random(1)
        self._table = ""
        self._keys = 0

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """A request; how long it took is written down, whatever became of it."""
        began, answer = time.monotonic(), None
        try:
            self._http.request(method, path, None if body is None else json.dumps(body), self._headers)
            response = self._http.getresponse()
            content = response.read()
            answer = json.loads(content) if response.status < 300 else None
            for cookie in response.headers.get_all("set-cookie") or []:
                kept = self._headers.get("cookie")
                self._headers["cookie"] = "; ".join(filter(None, (kept, cookie.partition(";")[0])))
        except (OSError, HTTPException):
            self._http.close()
        write(ANSWER, began, time.monotonic())
        return answer

    def run(self) -> None:
        """Until the other end of the pipe is closed."""
        while (me := self.ask("POST", "/api/guest", {"name": "Bystander"})) is None:
            time.sleep(2 * PAUSE)
        self._headers["x-csrf-token"] = me["csrf_token"]
        situation = None
        while True:
            if situation is None or situation["decision"] is None:
                situation = self._new_table() if situation is not None or not self._table else self._look()
            else:
                situation = self._move(situation)
            time.sleep(PAUSE)

    def _new_table(self) -> Any:
        made = self.ask("POST", "/api/tables", {"title": "Bystander", "seats": HOT_SEATS, "public": False})
        if made is None:
            return None
        self._table = made["id"]
        self.ask("POST", f"/api/tables/{self._table}/start")
        self._seat_opponent()
        return self._look()

    def _seat_opponent(self) -> None:
        """At this table, and not at an earlier one."""
        if self._opponent is not None:
            self._opponent.leave()
            self._opponent = None
        with suppress(OSError, WebSocketException):
            self._opponent = Opponent(self._live.format(table=self._table), {"Cookie": self._headers["cookie"]})

    def _look(self) -> Any:
        return self.ask("GET", f"/api/tables/{self._table}/situation")

    def _move(self, situation: Any) -> Any:
        moves = [option["notation"] for option in situation["decision"]["options"] if option["enabled"]]
        if self._opponent is None or not self._opponent.is_there:
            self._seat_opponent()
        self._keys += 1
        began = time.monotonic()
        body = {"move": self._rng.choice(moves), "seq": situation["seq"], "key": f"b{self._keys}"}
        answer = self.ask("POST", f"/api/tables/{self._table}/moves", body)
        if answer is None:
            return None
        came = None if self._opponent is None else self._opponent.saw(answer["seq"])
        write(UPDATE, began, began + PATIENCE if came is None else came)
        return answer["situation"]


def write(what: str, began: float, ended: float) -> None:
    """A line for who watches us."""
    sys.stdout.write(f"{what} {began} {ended}\n")
    sys.stdout.flush()


@dataclass
class Waits:
    """How long the bystander waited for each answer, and the opponent to see each move, in milliseconds."""

    answers: list[float] = field(default_factory=list)
    updates: list[float] = field(default_factory=list)

    def add(self, other: Waits) -> None:
        """What was seen another time, too."""
        self.answers += other.answers
        self.updates += other.updates


def worst(milliseconds: list[float]) -> float:
    """The longest."""
    return max(milliseconds, default=PATIENCE * 1000)


def usual(milliseconds: list[float]) -> float:
    """The median."""
    return statistics.median(milliseconds) if milliseconds else PATIENCE * 1000


class Bystander:
    """That process, seen from the attacks."""

    def __init__(self, base: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.attack.bystander", base], cwd=ROOT, stdout=subprocess.PIPE, text=True
        )
        self._seen: list[tuple[str, float, float]] = []
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            what, began, ended = line.split()
            self._seen.append((what, float(began), float(ended)))

    @asynccontextmanager
    async def watch(self) -> AsyncIterator[Waits]:
        """What the bystander waits for while something happens, requests under way at its end included."""
        waits = Waits()
        since = time.monotonic()
        yield waits
        await asyncio.sleep(max(0.0, since + LEAST - time.monotonic()))
        until = time.monotonic()
        latest = until + 2 * PATIENCE + 1
        while not any(began > until for _, began, _ in self._seen) and time.monotonic() < latest:
            await asyncio.sleep(0.02)
        for what, began, ended in self._seen:
            if ended > since and began <= until:
                (waits.answers if what == ANSWER else waits.updates).append(1000 * (ended - began))

    async def at_work(self) -> None:
        """Until the first moves are made."""
        while len(self._seen) < 12:
            if self._process.poll() is not None:
                raise RuntimeError("the bystander could not begin to play")
            await asyncio.sleep(0.05)

    def stop(self) -> None:
        """Go home."""
        self._process.kill()
        self._process.wait()
        self._reader.join()


if __name__ == "__main__":
    Player(sys.argv[1]).run()
