"""Nobody learns from the server what his seat may not know (RUL-30), whatever is asked and whoever asks."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Client
from tests.server.running import Running, running
from tests.server.watched_table import WatchedTable, Watcher, play_watched

PEOPLE = ["Ana", "Bea", "Caio", "Dora"]
OPEN = {"kind": "open"}
HOST = {"kind": "host"}
HOT_SEAT = {"kind": "hot-seat"}
BOT = {"kind": "bot", "bot": "eager"}
EVERYTHING = {"draft": True, "starting_decrees": True, "goals": True, "city_tokens": True}

GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "four with everything": (3, {"players": 4, **EVERYTHING}),
    "three, private": (2, {"players": 3, "draft": True, "goals": [1], "public": False, "spectators": True}),
    "two of 2017": (1, {"players": 2, "ruleset": "2017", "starting_decrees": True, "city_tokens": True}),
    "one on two seats": (1, {"seats": [HOST, OPEN, HOT_SEAT], "draft": True}),
    "with bots": (1, {"seats": [HOST, BOT, OPEN, BOT], **EVERYTHING}),
    "hot-seat": (0, {"seats": [HOST, HOT_SEAT], "draft": True}),
    "solo": (0, {"players": 1, "goals": True}),
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    path: Path = tmp_path_factory.mktemp("leaks") / "lisboa.db"
    with running(str(path), webhooks_to_private_hosts=True, smtp_host="127.0.0.1") as found:
        yield found


async def watched(server: Running, joining: int, options: dict[str, Any], seed: int) -> WatchedTable:
    """A table that has begun, with a spectator who has a name and one who has none."""
    names = [*PEOPLE[: joining + 1], "Spectator", "Nobody"]
    watchers = [Watcher(Client(server.base), name, name != "Nobody") for name in names]
    for watcher in watchers:
        await watcher.begin()
    table = WatchedTable(server, watchers, random.Random(seed))
    await table.set_up(options, joining)
    return table


def play(server: Running, joining: int, options: dict[str, Any], seed: int, most: int) -> WatchedTable:
    async def run() -> WatchedTable:
        table = await watched(server, joining, options, seed)
        try:
            await play_watched(table, most)
        finally:
            for watcher in table.watchers:
                await watcher.client.close()
        return table

    return asyncio.run(run())


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_no_byte_of_a_whole_game_tells_a_secret(server: Running, name: str) -> None:
    joining, options = GAMES[name]
    table = play(server, joining, options, seed=len(name), most=2000)
    assert table.secrets is not None
    assert table.secrets.open
    assert {"play", "undo", "rewind", "nonsense", "repeat", "talk"} <= table.done
    assert table.searched > 10**6
