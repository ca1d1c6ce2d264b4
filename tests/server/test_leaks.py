"""Nobody learns from the server what his seat may not know (RUL-30), whatever is asked and whoever asks."""

from __future__ import annotations

import asyncio
import os
import random
import secrets
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

SEED = int(os.environ.get("LISBOA_SEED", "1755"))
# How many join the host, the options, and how many steps to play
WHOLE = 2000
GAMES: dict[str, tuple[int, dict[str, Any], int]] = {
    "four with everything": (3, {"players": 4, **EVERYTHING}, WHOLE),
    "three with everything": (2, {"players": 3, **EVERYTHING}, 120),
    "two of 2017": (1, {"players": 2, "ruleset": "2017", "starting_decrees": True, "spectator_chat": False}, WHOLE),
    "one on two seats, and bots": (1, {"seats": [HOST, BOT, OPEN, HOT_SEAT], **EVERYTHING}, WHOLE),
    "solo": (0, {"players": 1, "goals": True}, WHOLE),
    "hot-seat": (0, {"seats": [HOST, HOT_SEAT], "draft": True}, 60),
}


@pytest.fixture(autouse=True)
def same_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """The games of the server begin alike in every run, unless LISBOA_SEED asks for others."""
    monkeypatch.setattr(secrets, "randbits", random.Random(SEED).getrandbits)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    path: Path = tmp_path_factory.mktemp("leaks") / "lisboa.db"
    with running(str(path), webhooks_to_private_hosts=True, smtp_host="127.0.0.1") as found:
        yield found


async def watched(server: Running, joining: int, options: dict[str, Any], most: int) -> WatchedTable:
    """A table that has begun, with a spectator who has a name and one who has none."""
    names = [*PEOPLE[: joining + 1], "Spectator", "Nobody"]
    watchers = [Watcher(Client(server.base), name, name != "Nobody") for name in names]
    for watcher in watchers:
        await watcher.begin(server)
    table = WatchedTable(server, watchers, random.Random(SEED + most))
    table.diligence = 24 if most == WHOLE else 5
    table.restless = BOT in options.get("seats", ())
    await table.set_up(options, joining)
    return table


def play(server: Running, joining: int, options: dict[str, Any], most: int) -> WatchedTable:
    async def run() -> WatchedTable:
        table = await watched(server, joining, options, most)
        try:
            await play_watched(table, most)
        finally:
            for watcher in table.watchers:
                await watcher.client.close()
        return table

    return asyncio.run(run())


def test_the_beginning_of_a_game_tells_no_secret(server: Running) -> None:
    """The draft above all: what others pick (SET-16), take back, and pick again."""
    table = play(server, 1, {"players": 2, **EVERYTHING}, most=40)
    assert {"play", "undo", "redo", "nonsense"} <= table.done


@pytest.mark.slow(seconds=30)
@pytest.mark.parametrize("name", GAMES)
def test_no_byte_of_a_game_tells_a_secret(server: Running, name: str) -> None:
    """People play, take back, go back together, ask for what is not theirs; bots play, and take over."""
    joining, options, most = GAMES[name]
    table = play(server, joining, options, most)
    assert table.secrets is not None
    assert table.secrets.open == (most == WHOLE)
    assert {"play", "undo", "redo", "nonsense", "repeat", "talk"} <= table.done
    assert not table.restless or {"stand_in", "come_back", "resign"} <= table.done
