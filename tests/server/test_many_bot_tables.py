"""Masters at fifty tables at once, who really search: people elsewhere are answered, with hints too, and no table is
forgotten.

Nobody knows how busy the machine is. So the slowest request may take not much longer than it did in the same run before
there were bots, for a server that blocks its loop answers nobody; and who needs no bot is answered even while the bots'
process is held, with fifty tables in its queue: whoever waited for it would wait for ever.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import psutil  # type: ignore[import-untyped]  # it has no types
import pytest

from lisboa.server.bot_pool import BotPool
from lisboa.server.games import Live
from lisboa.server.workers.service import Priority
from tests.server.bots_at_work import bot_jobs
from tests.server.client import Client, open_moves
from tests.server.playing import HOST, HOT_SEAT, bot, people_at
from tests.server.running import running

TABLES = 50
ROUNDS = 10
HINTS = 3
SLOWER = 10  # times as slow as without bots, with which they share the machine
ALWAYS_GOOD = 3.0  # seconds: on a busy machine an idle server may be lucky


class BotMoves:
    """What bots do, in the order in which it is written."""

    def __init__(self) -> None:
        self.count = 0
        self.tables: set[str] = set()
        self.notes: list[str] = []

    def listen(self, live: Live) -> None:
        entry = live.play.entries[-1]
        if entry.person_id is None:
            self.count += 1
            self.tables.add(live.row.id)
            self.notes += [entry.note] if entry.note is not None else []


async def begun(host: Client) -> str:
    """A table that waits for one of its masters."""
    table = await host.create(seats=[bot("master"), bot("master"), HOST])
    await host.start(table)
    while moves := open_moves(situation := await host.situation(table)):
        await host.move(table, moves[0], situation["seq"])
    return table


async def play_round(person: Client, table: str) -> None:
    """All that a person asks for a move: look, what is legal, what would it do, and the move itself."""
    await person.hope("GET", f"/api/tables/{table}")
    situation = await person.situation(table)
    move = open_moves(situation)[-1]
    await person.hope("GET", f"/api/tables/{table}/preview", move=move)
    await person.move(table, move, situation["seq"])


async def slowest_of(person: Client, table: str) -> float:
    """Seconds of the slowest of some rounds."""
    slowest = 0.0
    for _ in range(ROUNDS):
        began = time.perf_counter()
        await play_round(person, table)
        slowest = max(slowest, time.perf_counter() - began)
    return slowest


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(300):
        while not condition():
            await asyncio.sleep(0.02)


def thinkers() -> list[psutil.Process]:
    """The processes of the bots: they are as polite as nobody else."""
    own = psutil.Process()
    found = [child for child in own.children() if child.nice() == own.nice() + Priority.BOTS]
    assert found
    return found


@contextmanager
def held(processes: list[psutil.Process]) -> Iterator[None]:
    """They do nothing meanwhile."""
    for process in processes:
        process.suspend()
    try:
        yield
    finally:
        for process in processes:
            process.resume()


def burnt() -> float:
    """Seconds of processor time that the processes of this one have taken."""
    return sum(float(child.cpu_times().user) for child in psutil.Process().children())


@pytest.mark.slow
def test_people_are_answered_while_the_masters_of_fifty_tables_think(sqlite_url: str) -> None:
    bots = BotMoves()

    async def run(base: str) -> None:
        async with people_at(base, 2) as [ana, host]:
            own = await ana.create(seats=[HOST, HOT_SEAT])
            await ana.start(own)
            await ana.hope("POST", f"/api/tables/{own}/hint", {})  # now the process for people is there
            idle = await slowest_of(ana, own)
            tables = {await begun(host) for _ in range(TABLES)}
            await until(lambda: bots.count > 0)

            before, started = burnt(), bots.count
            assert await slowest_of(ana, own) < max(SLOWER * idle, ALWAYS_GOOD)
            with held(thinkers()):
                async with asyncio.timeout(60):
                    for _ in range(HINTS):
                        assert (await ana.hope("POST", f"/api/tables/{own}/hint", {}))["hints"]
                        await play_round(ana, own)

            await until(lambda: bots.tables >= tables)  # no table is forgotten
            assert bots.notes == []  # all by themselves, nobody instead of them
            assert burnt() - before > 0.01 * (bots.count - started), "they did not think"

    pool = BotPool(bot_jobs(), 60, think_seconds=2.0)
    with running(sqlite_url, pool=pool, hint_think_seconds=0.5, hint_time_limit=60) as server:
        server.services.games.listeners.append(bots.listen)
        asyncio.run(run(server.base))
