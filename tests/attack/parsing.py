"""Game files that are slow to read."""

from __future__ import annotations

import asyncio

from msgspec import Raw

from tests.attack.game_file import HOSTILE, HOSTILE_JSON
from tests.attack.row import Outcome, must
from tests.attack.scene import Attack, Kind, Scene
from tests.attack.sweep import held, holds

SMALL, LARGE, LARGEST = 60_000, 990_000, 1_040_000  # an import may have 1,048,576 bytes
WORST_TIMES = 6


async def spaces(scene: Scene, size: int) -> Outcome:
    """Spaces in a header: quadratic for a careless regular expression."""
    eve = await scene.guest()
    async with scene.watch() as waits:
        answer = await eve.ask("POST", "/api/import", {"text": HOSTILE["spaces in a header"](size)})
    refused = must("refused", 400 <= answer.status < 500, f"answered {answer.status or 'nothing in 30 s'}")
    return Outcome("1 file", (scene.waited(waits), refused))


async def all_hostile(scene: Scene) -> Outcome:
    """Every hostile file at the largest size, one after the other, from people who do not wait for each other."""
    guests = [await scene.guest() for _ in HOSTILE]
    async with scene.watch() as waits:
        asked = (
            eve.ask("POST", "/api/import", {"text": hostile(LARGE)})
            for eve, hostile in zip(guests, HOSTILE.values(), strict=True)
        )
        answers = await asyncio.gather(*asked)
    odd = [answer.status for answer in answers if not 400 <= answer.status < 500 and answer.status != 503]
    return Outcome(
        f"{len(answers)} files at once",
        (scene.waited(waits), must("all refused", not odd, f"answered {odd}")),
    )


async def hostile_json(scene: Scene) -> Outcome:
    """The same as JSON: what is decoded in the server itself holds it up. The worst kind comes several times."""
    files = [*HOSTILE_JSON.values(), *[HOSTILE_JSON["lists in lists"]] * WORST_TIMES]
    guests = [await scene.guest() for _ in files]
    before = await holds(scene.nobody())
    async with scene.watch() as waits:
        asked = (
            eve.ask("POST", "/api/import", {"game": Raw(hostile(LARGEST))})
            for eve, hostile in zip(guests, files, strict=True)
        )
        answers = await asyncio.gather(*asked)
    odd = [answer.status for answer in answers if not 400 <= answer.status < 500 and answer.status != 503]
    checks = (
        scene.waited(waits),
        held(before, await holds(scene.nobody())),
        must("all refused", not odd, f"answered {odd}"),
    )
    return Outcome(f"{len(answers)} files at once", checks)


KIND = Kind(
    "game files",
    (
        Attack("game file with spaces in a header, 60 KB", lambda scene: spaces(scene, SMALL)),
        Attack("game file with spaces in a header, 990 KB", lambda scene: spaces(scene, LARGE)),
        Attack("other hostile game files, 990 KB", all_hostile),
        Attack("hostile game files as JSON, 1 MB", hostile_json),
    ),
)
