"""Addresses, cookies and queries that are long, sent without a login."""

from __future__ import annotations

from tests.attack.row import Outcome, must
from tests.attack.scene import Attack, Kind, Scene
from tests.attack.sweep import held, holds
from tests.attack.visitor import open_socket

SOCKETS = 16
COOKIES = 4
FIELD_NAMES = (15_000, 30_000, 60_000)


async def socket_addresses(scene: Scene) -> Outcome:
    """Refused or not, an address comes into the log, and what masks secrets there reads it."""
    eve = scene.nobody()
    longs = (
        lambda: "/api/tables/" + "a" * 8000 + "/live",
        lambda: "/nowhere/" + "a.b-" * 2000,
        lambda: "/api/tables/x/live?invite=" + "a" * 8000,
        lambda: "/api/tables/x/live?lang=" + "a.a" * 2600,
    )
    async with scene.watch() as waits:
        for number in range(SOCKETS):
            socket = await open_socket(eve, longs[number % len(longs)]())
            await socket.close()
    return Outcome(f"{SOCKETS} sockets", (scene.waited(waits),))


async def cookies(scene: Scene) -> Outcome:
    """Backslashes in quotes: quadratic in the standard library before Python 3.11.10."""
    eve = scene.nobody()
    sizes = (15_000, 30_000)
    async with scene.watch() as waits:
        statuses = [
            (await eve.ask("GET", "/api/me", headers={"cookie": 'lisboa="' + "\\" * size + '"'})).status
            for size in sizes
            for _ in range(COOKIES // len(sizes))
        ]
    refused = must("all refused", all(status in (0, 400, 401, 413, 414, 431) for status in statuses), f"{statuses}")
    return Outcome(f"{COOKIES} requests", (scene.waited(waits), refused))


async def queries(scene: Scene) -> Outcome:
    """Long queries, and ones of very many parts."""
    eve = scene.nobody()
    hostile = ("title=" + "%25" * 20_000, "&".join(["a=b"] * 15_000), "&".join(f"a{n}=" for n in range(8_000)))
    async with scene.watch() as waits:
        for query in hostile:
            for path in ("/api/tables", "/rules/nothing", "/api/email/confirm"):
                await eve.ask("GET", f"{path}?{query}")
    return Outcome(f"{3 * len(hostile)} requests", (scene.waited(waits),))


async def field_names(scene: Scene) -> Outcome:
    """Names of fields that look like the places of fields in an error: quadratic for a careless search in it."""
    eve, before = scene.nobody(), await holds(scene.nobody())
    async with scene.watch() as waits:
        statuses = [
            (await eve.ask("POST", "/api/guest", {"`$." * (size // 3) + "\n": 1})).status for size in FIELD_NAMES
        ]
    refused = must("all refused", all(status == 400 for status in statuses), f"answered {statuses}")
    checks = (scene.waited(waits), held(before, await holds(scene.nobody())), refused)
    return Outcome(f"{len(statuses)} requests", checks)


KIND = Kind(
    "lengths",
    (
        Attack("socket addresses of 8 KB, no login", socket_addresses),
        Attack("cookies of backslashes, 15 and 30 KB", cookies),
        Attack("queries of 60 KB", queries),
        Attack("names of fields of 15 to 60 KB, no login", field_names),
    ),
)
