"""Two games that a seat cannot tell apart (RUL-30) get the same answers to everything it may ask, byte by byte."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from lisboa import Game
from lisboa.engine.tables import CARD_IDS
from tests.server.client import Client, crowd, open_moves
from tests.server.running import Running, running
from tests.server.twin_tables import Pair, Twins, pair
from tests.server.world import QuickHints

pytestmark = pytest.mark.slow

NAMES = ["Ana", "Bea", "Caio", "Dora"]
WORDS = ["visit", "portfolio", "gold", "sponsor", "discard", "draft"]
LOOKS: list[tuple[str, dict[str, Any]]] = [
    ("", {}),
    ("/situation", {}),
    ("/situation", {"seat": 0}),
    ("/situation", {"seat": 1}),
    ("/events", {}),
    ("/since-my-last-move", {}),
    ("/history/0", {}),
    ("/history/0", {"seat": 1}),
    ("/export", {"format": "text"}),
    ("/export", {"format": "json"}),
    ("/chat", {}),
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Time stands still there, so that it tells nothing either."""
    path = tmp_path_factory.mktemp("twins") / "lisboa.db"
    with running(str(path), hints=QuickHints(), now=lambda: 1_755_000_000_000) as found:
        yield found


async def look(twins: Twins, client: Client, seq: int) -> None:
    """Everything that can be asked for."""
    for path, params in [*LOOKS, (f"/history/{seq}", {}), (f"/history/{seq // 2}", {})]:
        await twins.ask(client, "GET", path, **params)


async def guess(twins: Twins, client: Client, found: Pair, seq: int, rng: random.Random) -> None:
    """Try cards that others may hold, and what cannot be done: refusals must not depend on what is hidden."""
    cards = {*found.moved[:6], *rng.sample(CARD_IDS, 4)} - set(found.own)
    for number, card in enumerate(sorted(cards)):
        body = {"move": f"{rng.choice(WORDS)} {card}", "seq": seq, "key": f"guess{number}"}
        await twins.ask(client, "POST", "/moves", body)
    for action in ("undo", "redo"):
        await twins.ask(client, "POST", f"/{action}", {"count": 99, "seq": seq, "key": action})
    await twins.ask(client, "POST", "/moves", {"move": "pass", "seq": seq + 1, "key": "stale"})


async def be_helped(twins: Twins, client: Client, rng: random.Random) -> None:
    """Previews of what is open, a hint, and plans into the time to come."""
    await twins.ask(client, "POST", "/hint", {})
    for moves in ([], ["auto-to-me"], ["auto"] * 30, ["auto-to-me", "auto", "auto-to-me"]):
        await twins.ask(client, "POST", "/plan", {"seed": rng.getrandbits(30), "moves": moves})
    situation = json.loads((await twins.ask(client, "GET", "/situation")).partition(" ")[2])
    for move in open_moves(situation)[:12]:
        await twins.ask(client, "GET", "/preview", move=move)


async def go_on(twins: Twins, client: Client, seq: int, rng: random.Random) -> int:
    """One's own moves, until one reveals something. How many were compared."""
    count = 0
    situation = json.loads((await twins.ask(client, "GET", "/situation")).partition(" ")[2])
    while (moves := open_moves(situation)) and count < 6:
        body = {"move": rng.choice(moves), "seq": seq + count, "key": f"move{count}"}
        answers = []
        for info in twins.tables:
            response = await client.ask("POST", f"/api/tables/{info['id']}/moves", body)
            answers.append(twins.plain(response.content))
        situation = json.loads(answers[0])["situation"]
        if situation["undoable"] == 0:
            break
        assert answers[0] == answers[1], body
        count += 1
    return count


async def compare(server: Running, found: Pair, rng: random.Random) -> int:
    async with crowd(server.base, "Host", "Spectator", *NAMES[: found.players]) as (host, named, *people, nobody):
        twins = await Twins(host, people).begin(found.files)
        seq = len(found.files[0]["moves"])
        me = people[found.seat]
        for client in (me, named, nobody, host):
            await look(twins, client, seq)
            await twins.connect(client, since=seq // 2 if seq > 1 else None)
        await guess(twins, me, found, seq, rng)
        await be_helped(twins, me, rng)
        return await go_on(twins, me, seq, rng)


def compare_all(server: Running, seeds: range, **options: Any) -> None:
    moves = [asyncio.run(compare(server, pair(seed, **options), random.Random(seed))) for seed in seeds]
    assert sum(moves) > 0


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_seat_can_tell_two_games_apart(server: Running, players: int) -> None:
    compare_all(server, range(4), players=players, goals=True, city_tokens=True, draft=players > 2)


def test_who_looks_on_cannot_tell_two_drafts_apart(server: Running) -> None:
    """SET-16: nobody sees what others pick, take back and pick again; a neighbour sees what is left of it."""

    async def run() -> None:
        file = Game(players=3, seed=4, draft=True).to_json()
        async with crowd(server.base, "Host", "Spectator", *NAMES[:3]) as (host, named, *people, _):
            twins = await Twins(host, people).begin((file, file))
            picks = await draft(twins, people, named, me=people[Game.from_json(file).turn or 0])
        assert picks > 9

    asyncio.run(run())


async def draft(twins: Twins, people: list[Client], named: Client, me: Client) -> int:
    """Everybody but me picks the first card at one table and the last one at the other. How many picks there were."""
    picks = 0
    while True:
        seen = [await named.situation(info["id"], invite=info["invite"]) for info in twins.tables]
        kind = seen[0]["view"]["decision"]["kind"]
        if kind not in ("keep-clergy", "draft"):
            return picks
        mover = people[seen[0]["turn"]]
        options = [open_moves(await mover.situation(info["id"])) for info in twins.tables]
        same = kind == "keep-clergy" or mover is me
        await twins.act(mover, "moves", (options[0][0], options[1][0 if same else -1]))
        picks += kind == "draft"
        if kind == "draft" and picks % 2 and picks < 6:
            for action in ("undo", "redo"):
                await twins.act(mover, action, count=1)
                await twins.ask(named, "GET", "/events")
        for client in (named, *([me] if picks < 6 else [])):
            for path in ("/situation", "/events"):
                await twins.ask(client, "GET", path)
