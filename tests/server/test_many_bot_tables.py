"""Bots at fifty tables at once: people elsewhere do not notice, and no table is forgotten."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from lisboa.server import bot_pool
from lisboa.server.bot_pool import BotPool
from tests.server import faulty_bots
from tests.server.client import Client, open_moves
from tests.server.playing import HOST, HOT_SEAT, bot, people_at
from tests.server.running import running

TABLES = 50
ROUNDS = 15
COMPANY = ("master", "greedy", "novice")


async def begun(host: Client, bots: int) -> tuple[str, int]:
    """A table that waits for one of its bots, and how long its log is then."""
    table = await host.create(seats=[*(bot(name) for name in COMPANY[:bots]), HOST])
    await host.start(table)
    while moves := open_moves(situation := await host.situation(table)):
        await host.move(table, moves[0], situation["seq"])
    return table, situation["seq"]


async def play_round(person: Client, table: str) -> None:
    """All that a person asks for a move: look, what is legal, what would it do, and the move itself."""
    await person.hope("GET", f"/api/tables/{table}")
    situation = await person.situation(table)
    move = open_moves(situation)[-1]
    await person.hope("GET", f"/api/tables/{table}/preview", move=move)
    await person.move(table, move, situation["seq"])


async def entries(host: Client, tables: list[tuple[str, int]]) -> list[int]:
    return [(await host.hope("GET", f"/api/tables/{table}"))["seq"] for table, _ in tables]


@pytest.mark.slow
def test_people_are_answered_while_the_bots_of_fifty_tables_think(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    leave = tmp_path / "leave"
    monkeypatch.setenv("LISBOA_LEAVE", str(leave))
    monkeypatch.setattr(bot_pool, "WAIT_LIMIT", 600)

    async def run(base: str) -> None:
        async with people_at(base, 2) as [ana, host]:
            waiting = [await begun(host, bots=2 + number % 2) for number in range(TABLES)]
            own = await ana.create(seats=[HOST, HOT_SEAT])
            await ana.start(own)
            for _ in range(ROUNDS):
                await play_round(ana, own)
            # All workers are at it, and all tables wait: who was answered did not wait for a bot.
            assert await entries(host, waiting) == [seq for _, seq in waiting]
            leave.touch()
            for _ in range(ROUNDS):
                await play_round(ana, own)
            async with asyncio.timeout(300):
                while any(now == seq for now, (_, seq) in zip(await entries(host, waiting), waiting, strict=True)):
                    await asyncio.sleep(0.2)
            for table, seq in waiting:
                frames = (await host.hope("GET", f"/api/tables/{table}/events"))["frames"]
                assert frames[seq]["note"] is None  # the bot's own move, no other's instead

    pool = BotPool(2, 600, faulty_bots.waits_for_leave, think_seconds=0.05)
    with running(sqlite_url, pool=pool) as server:
        asyncio.run(run(server.base))
