"""Passwords, tokens, forged requests, names that look like others."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import Counter
from itertools import chain
from typing import Final

from tests.attack.row import Outcome, at_most, must
from tests.attack.scene import Attack, Kind, Scene
from tests.attack.visitor import Visitor

OLD, NEW = "correct horse battery", "staple battery horse"
GUESSES, GUESS_ADDRESSES = 60, 6
NEIGHBOURS: Final = 70  # logins that are refused before others there try
GUESSES_TAKEN: Final = 20
OWNER_SECONDS: Final = 5.0
LOOK_ALIKES: Final = ("{}\u0430", "{}\u0251", "{}a\u0300\u0301\u0302\u0303\u0304\u0305\u0306", "{}\u03b1", "{}ａ")


async def account(scene: Scene, name: str | None = None) -> Visitor:
    """Somebody with a password."""
    ana = await scene.guest("Ana")
    name = name or f"Ana {secrets.token_hex(4)} a"
    ana.sign_in(await ana.hope("POST", "/api/me/account", {"name": name, "password": OLD}))
    return ana


async def tokens(scene: Scene) -> Outcome:
    """What somebody who has stolen a token can still do when the password has been changed."""
    ana = await account(scene)
    token = {"authorization": f"Bearer {await ana.token()}"}
    thief = scene.nobody()
    before = await thief.ask("GET", "/api/me", headers=token)
    ana.sign_in(await ana.hope("POST", "/api/me/password", {"old": OLD, "new": NEW}))
    after = await thief.ask("GET", "/api/me", headers=token)
    checks = (
        must("the token works before", before.good, f"the token is refused before: {before.status}"),
        must("no token outlives it", after.status == 401, f"the token still works: {after.status}"),
    )
    return Outcome("1 token", checks)


async def csrf(scene: Scene) -> Outcome:
    """A CSRF token of an earlier session, with the cookie of the present one."""
    ana = await account(scene)
    name, earlier = ana.me["name"], ana.me["csrf_token"]
    await ana.hope("POST", "/api/logout")
    again = scene.nobody()
    again.sign_in(await again.hope("POST", "/api/login", {"name": name, "password": OLD}))
    forged = await again.ask("POST", "/api/me/tokens", {"label": "x"}, {"x-csrf-token": earlier})
    held = must("refused", forged.status == 403, f"carried out: {forged.status}")
    return Outcome("1 request", (held,))


async def guesses(scene: Scene) -> Outcome:
    """Guesses at one account from several addresses; its owner must still get in."""
    ana = await account(scene)
    places = [scene.nobody().address for _ in range(GUESS_ADDRESSES)]

    async def guess(place: str) -> list[int]:
        eve = scene.nobody(place)
        bodies = (
            {"name": ana.me["name"], "password": f"guess number {number}"} for number in range(GUESSES // len(places))
        )
        return [(await eve.ask("POST", "/api/login", body)).status for body in bodies]

    began = time.monotonic()
    async with scene.watch() as waits:
        statuses = Counter(chain.from_iterable(await asyncio.gather(*(guess(place) for place in places))))
    seconds = time.monotonic() - began
    right = {"name": ana.me["name"], "password": OLD}
    began = time.monotonic()
    away = await scene.nobody().ask("POST", "/api/login", right)
    waited = time.monotonic() - began
    owner = await scene.nobody(ana.address).ask("POST", "/api/login", right)
    checks = (
        scene.waited(waits),
        at_most(f"answers in {seconds:.0f} s {dict(statuses)}, guesses looked at:", statuses[401], GUESSES_TAKEN),
        must("the owner gets in", owner.good, f"the owner is locked out: {owner.status}"),
        must("at a new place, too", away.good, f"the owner is locked out at a new place: {away.status}"),
        at_most("there after", waited, OWNER_SECONDS, " s"),
    )
    return Outcome(f"{GUESSES} guesses from {GUESS_ADDRESSES} addresses", checks)


async def neighbours_logins(scene: Scene) -> Outcome:
    """Wrong logins at made-up accounts, as many as an address may have; others there come in."""
    ana, bea = await account(scene), await account(scene)
    place = ana.address
    eve = scene.nobody(place)
    async with scene.watch() as waits:
        statuses: Counter[int] = Counter()
        while statuses[429] < NEIGHBOURS and statuses.total() < 3 * NEIGHBOURS:
            body = {"name": f"nobody {statuses.total()}", "password": "no password"}
            statuses[(await eve.ask("POST", "/api/login", body)).status] += 1
        guest = await scene.nobody(place).ask("POST", "/api/guest", {"name": "Caio"})
        again = await scene.nobody(place).ask("POST", "/api/login", {"name": ana.me["name"], "password": OLD})
        first = await scene.nobody(place).ask("POST", "/api/login", {"name": bea.me["name"], "password": OLD})
    checks = (
        scene.waited(waits),
        at_most("wrong logins looked at:", statuses[401], 120),  # the counting minute may end meanwhile
        must("somebody there becomes a guest", guest.good, f"a guest there is answered {guest.status}"),
        must("logs in again", again.good, f"a login there is answered {again.status}"),
        must("logs in there for the first time", first.good, f"a first login there is answered {first.status}"),
    )
    return Outcome(f"{statuses.total()} logins", checks)


async def look_alikes(scene: Scene) -> Outcome:
    """Accounts whose names look like one that is taken; honest names of other scripts must stay possible."""
    root = f"Mari{secrets.token_hex(3)}"
    await account(scene, f"{root}a")
    passed = []
    for number, shape in enumerate(LOOK_ALIKES):
        eve = await scene.guest()
        answer = await eve.ask("POST", "/api/me/account", {"name": shape.format(root), "password": OLD})
        if answer.good:
            passed.append(str(number + 1))
    honest = []
    for name in (
        f"Анна {secrets.randbelow(10**6)}",
        f"Ελένη {secrets.randbelow(10**6)}",
        f"さくら{secrets.randbelow(10**6)}",
    ):
        ana = await scene.guest()
        if not (await ana.ask("POST", "/api/me/account", {"name": name, "password": OLD})).good:
            honest.append(name)
    checks = (
        must("all refused", not passed, f"taken: numbers {', '.join(passed)}"),
        must("Cyrillic, Greek and Japanese names are taken", not honest, f"refused: {honest}"),
    )
    return Outcome(f"{len(LOOK_ALIKES)} names", checks)


KIND = Kind(
    "accounts",
    (
        Attack("API token after a change of password", tokens),
        Attack("CSRF token of an earlier session", csrf),
        Attack("guesses at one password", guesses),
        Attack("a stranger behind the same address: logins", neighbours_logins, seconds=120),
        Attack("names that look like another's", look_alikes),
    ),
)
