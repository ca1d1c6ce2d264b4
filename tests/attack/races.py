"""Limits that many requests reach at the same moment, on PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from tests.attack.row import Outcome, at_most
from tests.attack.scene import Attack, Kind, Scene
from tests.attack.visitor import Answer, Visitor
from tests.server.postgres import running

AT_ONCE = 16
TABLES, TOKENS = 20, 50
BOTS_ALONE = 3
BOTS = [{"kind": "bot", "bot": "novice"}, {"kind": "bot", "bot": "novice"}]


@asynccontextmanager
async def on_postgres(options: dict[str, object]) -> AsyncIterator[dict[str, Any]]:
    """A server from a wheel, for this run only."""
    manager = running(durable=False)
    server = await asyncio.to_thread(manager.__enter__)
    try:
        options["database"] = server.url(await asyncio.to_thread(server.create))
        yield {}
    finally:
        await asyncio.to_thread(manager.__exit__, None, None, None)


async def at_once(eve: Visitor, requests: int, method: str, path: str, body: Any) -> list[Answer]:
    """On as many connections as there are, all open before the first request."""
    crowd = [eve.again() for _ in range(AT_ONCE)]
    await asyncio.gather(*(one.connect() for one in crowd))

    async def some(one: Visitor) -> list[Answer]:
        return [await one.ask(method, path, body) for _ in range(-(-requests // AT_ONCE))]

    found = await asyncio.gather(*(some(one) for one in crowd))
    for one in crowd:
        one.close()
    return [answer for answers in found for answer in answers]


async def waiting_tables(scene: Scene) -> Outcome:
    """Tables that have not begun, of one host."""
    eve = await scene.guest()
    answers = await at_once(eve, 32, "POST", "/api/tables", {"title": "race"})
    made = sum(answer.good for answer in answers)
    return Outcome(f"{len(answers)} requests", (at_most("made", made, TABLES),))


async def tokens(scene: Scene) -> Outcome:
    """API tokens of one person."""
    eve = await scene.guest()
    answers = await at_once(eve, 64, "POST", "/api/me/tokens", {"label": "race"})
    made = sum(answer.good for answer in answers)
    return Outcome(f"{len(answers)} requests", (at_most("made", made, TOKENS),))


async def bot_games(scene: Scene) -> Outcome:
    """Games that bots play by themselves."""
    eve = await scene.guest()
    tables = [await eve.table(seats=BOTS, start=False) for _ in range(AT_ONCE)]
    crowd = [eve.again() for _ in tables]
    await asyncio.gather(*(one.connect() for one in crowd))
    asked = (one.ask("POST", f"/api/tables/{table}/start") for one, table in zip(crowd, tables, strict=True))
    started = sum(answer.good for answer in await asyncio.gather(*asked))
    for one in crowd:
        one.close()
    return Outcome(f"{AT_ONCE} starts at once", (at_most("started", started, BOTS_ALONE),))


KIND = Kind(
    "races",
    (
        Attack("race: waiting tables of one host", waiting_tables, outside=False),
        Attack("race: tokens of one person", tokens, outside=False),
        Attack("race: games of bots alone", bot_games, outside=False),
    ),
    prepare=on_postgres,
)
