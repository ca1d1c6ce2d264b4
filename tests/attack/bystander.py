"""Somebody who plays at a table of their own while others attack: how long do they wait?

`python -m tests.attack.bystander URL` is a process of its own, so that the attacks' work does not slow it down. It
makes a move every 150 ms and writes a line for each answer: when it was asked, when it was answered, the status.
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
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

PAUSE = 0.15  # seconds between moves: within the limit of requests of one person
LEAST = 1.0  # seconds that are watched, however short the attack was
PATIENCE = 15.0  # seconds after which a request counts as never answered
ROOT = Path(__file__).parents[2]
HOT_SEATS = [{"kind": "hot-seat"}, {"kind": "hot-seat"}]


class Player:
    """The process: one connection, one table after the other."""

    def __init__(self, base: str) -> None:
        address = urlsplit(base)
        self._http = HTTPConnection(address.hostname or "127.0.0.1", address.port, timeout=PATIENCE)
        self._headers = {"content-type": "application/json"}
        self._rng = random.Random(1)
        self._table = ""
        self._keys = 0

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """A request; how long it took is written down, whatever became of it."""
        began = time.monotonic()
        status, answer = 0, None
        try:
            self._http.request(method, path, None if body is None else json.dumps(body), self._headers)
            response = self._http.getresponse()
            content = response.read()
            status = response.status
            answer = json.loads(content) if status < 300 else None
            for cookie in response.headers.get_all("set-cookie") or []:
                kept = self._headers.get("cookie")
                self._headers["cookie"] = "; ".join(filter(None, (kept, cookie.partition(";")[0])))
        except (OSError, HTTPException):
            self._http.close()
        sys.stdout.write(f"{began} {time.monotonic()} {status}\n")
        sys.stdout.flush()
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
        return self._look()

    def _look(self) -> Any:
        return self.ask("GET", f"/api/tables/{self._table}/situation")

    def _move(self, situation: Any) -> Any:
        moves = [option["notation"] for option in situation["decision"]["options"] if option["enabled"]]
        self._keys += 1
        body = {"move": self._rng.choice(moves), "seq": situation["seq"], "key": f"b{self._keys}"}
        answer = self.ask("POST", f"/api/tables/{self._table}/moves", body)
        return None if answer is None else answer["situation"]


@dataclass
class Waits:
    """How long the bystander waited for each answer, in milliseconds."""

    milliseconds: list[float] = field(default_factory=list)
    refused: int = 0

    @property
    def worst(self) -> float:
        """The longest."""
        return max(self.milliseconds, default=PATIENCE * 1000)

    @property
    def median(self) -> float:
        """The usual one."""
        return statistics.median(self.milliseconds) if self.milliseconds else PATIENCE * 1000


class Bystander:
    """That process, seen from the attacks."""

    def __init__(self, base: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.attack.bystander", base], cwd=ROOT, stdout=subprocess.PIPE, text=True
        )
        self._answers: list[tuple[float, float, int]] = []
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            began, ended, status = line.split()
            self._answers.append((float(began), float(ended), int(status)))

    @asynccontextmanager
    async def watch(self) -> AsyncIterator[Waits]:
        """What the bystander waits for while something happens, requests under way at its end included."""
        waits = Waits()
        since = time.monotonic()
        yield waits
        await asyncio.sleep(max(0.0, since + LEAST - time.monotonic()))
        until = time.monotonic()
        while not any(began > until for began, _, _ in self._answers) and time.monotonic() < until + PATIENCE + 1:
            await asyncio.sleep(0.02)
        seen = [answer for answer in self._answers if answer[1] > since and answer[0] <= until]
        waits.milliseconds = [1000 * (ended - began) for began, ended, _ in seen]
        waits.refused = sum(not 200 <= status < 300 for _, _, status in seen)
        if not seen:
            waits.milliseconds = [1000 * (time.monotonic() - since)]

    async def at_work(self) -> None:
        """Until the first moves are made."""
        while len(self._answers) < 8:
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
