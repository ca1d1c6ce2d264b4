"""Hints, bots and analyses: everybody has a turn, however much others ask for."""

from __future__ import annotations

import asyncio
import time
from collections import Counter

from tests.attack.game_file import shortest, unfinished
from tests.attack.row import Outcome, at_most, must
from tests.attack.scene import Attack, Kind, Scene
from tests.attack.visitor import Answer, Visitor, open_socket

NOBODYS, NEIGHBOURS, NEIGHBOURS_EACH = 3_000, 12, 500  # requests of one address, of which 6,000 are allowed
HINT_GUESTS = 12
HINT_SECONDS = 25.0
NEIGHBOURS_SERVED = 2 * (6_000 + 120 * NEIGHBOURS)  # the counting minute may end meanwhile
BOT_GUESTS, BOT_TABLES = 10, 55
BOT_SECONDS = 6.0  # it thinks for two
MASTERS = [{"kind": "bot", "bot": "master"}] * 3
CLOCK_TABLES, CLOCK_SECONDS = 15, 10
ANALYSIS_ADDRESSES = 10
ANALYSIS_GUESTS = 4  # of each
ANALYSES_EACH = 3


async def neighbours(scene: Scene) -> Outcome:
    """A stranger with and without logins asks and asks; somebody at the same address plays."""
    ana = await scene.guest("Ana")
    table = await ana.table(seats=[{"kind": "host"}, {"kind": "hot-seat"}])
    situation = await ana.hope("GET", f"/api/tables/{table}/situation")
    statuses: Counter[int] = Counter()

    async def ask_again(eve: Visitor, times: int) -> None:
        for _ in range(times):
            statuses[(await eve.ask("GET", "/api/me")).status] += 1

    guests = [await scene.guest(address=ana.address) for _ in range(NEIGHBOURS)]
    async with scene.watch() as waits:
        await asyncio.gather(*(ask_again(scene.nobody(ana.address), NOBODYS // 6) for _ in range(6)))
        await asyncio.gather(*(ask_again(eve, NEIGHBOURS_EACH) for eve in guests))
        move = next(option["notation"] for option in situation["decision"]["options"] if option["enabled"])
        body = {"move": move, "seq": situation["seq"], "key": "a"}
        moved = await ana.ask("POST", f"/api/tables/{table}/moves", body)
        looks = await ana.ask("GET", f"/api/tables/{table}/situation")
        live = await open_socket(ana, f"/api/tables/{table}/live")
        watches = not await live.refused(0.5)
    await live.close()
    checks = (
        scene.waited(waits),
        must("somebody there moves", moved.good, f"a move from there is answered {moved.status}"),
        must("sees the game", looks.good, f"a look at the game from there is answered {looks.status}"),
        must("and has a socket", watches, "no socket from there"),
        at_most("served to the stranger", statuses[200] + statuses[401], NEIGHBOURS_SERVED),
    )
    return Outcome(f"{sum(statuses.values())} requests, most of {NEIGHBOURS} guests", checks)


async def hints(scene: Scene) -> Outcome:
    """Twelve guests of one address, and a thirteenth there who asks for one hint."""
    address = scene.nobody().address
    guests = []
    for number in range(HINT_GUESTS + 1):
        eve = await scene.guest(address=address)
        guests.append((eve, str((await eve.hope("POST", "/api/import", {"text": unfinished(20 + 3 * number)}))["id"])))
    *others, (ana, table) = guests
    async with scene.watch() as waits:
        asked = [asyncio.create_task(hint(eve, own)) for eve, own in others for _ in range(2)]
        await asyncio.sleep(0.5)
        began = time.monotonic()
        answer = await hint(ana, table)
        while answer.status == 503 and time.monotonic() < began + HINT_SECONDS:
            await asyncio.sleep(1.0)
            answer = await hint(ana, table)
            if answer.status == 503 and b"at your address" in answer.body:
                break
        seconds = time.monotonic() - began
        await asyncio.gather(*asked)
    checks = (
        scene.waited(waits),
        must("the thirteenth has a hint", answer.good, f"the thirteenth: {answer.status} {answer.body[-90:]!r}"),
        at_most("after", seconds, HINT_SECONDS, " s"),
    )
    return Outcome(f"{HINT_GUESTS} guests, {len(asked)} hints at once", checks)


async def hint(eve: Visitor, table: str) -> Answer:
    """Each on a connection of its own."""
    mine = eve.again()
    try:
        return await mine.ask("POST", f"/api/tables/{table}/hint", {})
    finally:
        mine.close()


async def bot_tables(scene: Scene) -> Outcome:
    """Tables full of masters, which go on by themselves when their host has resigned."""
    address = scene.nobody().address
    guests = [await scene.guest(address=address) for _ in range(BOT_GUESTS)]
    ana = await scene.guest("Ana")
    table = await ana.table(seats=[{"kind": "bot", "bot": "master"}, {"kind": "host"}], start=False)
    started = resigned = 0
    async with scene.watch() as waits:
        for eve in guests:
            for _ in range(BOT_TABLES):
                done = await start_and_resign(eve)
                started += done[0]
                resigned += done[1]
        await ana.hope("POST", f"/api/tables/{table}/start")
        own = await until_others_decide(ana, table)
        began = time.monotonic()
        moved = await has_moved(ana, table, own)
        seconds = time.monotonic() - began
    checks = (
        scene.waited(waits),
        must("another person's bot moves", moved, "another person's bot does not move"),
        at_most("after", seconds, BOT_SECONDS, " s"),
    )
    tried = f"{BOT_GUESTS} guests of one address, {BOT_GUESTS * BOT_TABLES} tables, {started} started"
    return Outcome(f"{tried}, {resigned} resigned", checks)


async def start_and_resign(eve: Visitor) -> tuple[bool, bool]:
    """A table with three masters whose host goes away at once."""
    made = await eve.ask("POST", "/api/tables", {"title": "", "public": False, "seats": [{"kind": "host"}, *MASTERS]})
    if not made.good:
        return False, False
    table = made.json()["id"]
    started = await eve.ask("POST", f"/api/tables/{table}/start")
    if not started.good:
        return False, False
    left = await eve.ask("POST", f"/api/tables/{table}/resign", {"seq": started.json()["seq"], "key": "r"})
    return True, left.good


async def until_others_decide(ana: Visitor, table: str) -> int:
    """Whoever begins: make our own moves until the bot has to decide; how many these were."""
    made = 0
    while (situation := await ana.hope("GET", f"/api/tables/{table}/situation"))["decision"] is not None:
        move = next(option["notation"] for option in situation["decision"]["options"] if option["enabled"])
        made += 1
        await ana.hope("POST", f"/api/tables/{table}/moves", {"move": move, "seq": situation["seq"], "key": f"a{made}"})
    return made


async def has_moved(ana: Visitor, table: str, own: int) -> bool:
    """Until the bot has decided for the first time."""
    end = time.monotonic() + 3 * BOT_SECONDS
    while time.monotonic() < end:
        info = await ana.hope("GET", f"/api/tables/{table}")
        if info["seq"] > own:
            return True
        await asyncio.sleep(0.1)
    return False


async def resigning(scene: Scene) -> Outcome:
    """Games in which bots play by themselves, one after the other by the same person."""
    eve = await scene.guest()
    done = [await start_and_resign(eve) for _ in range(15)]
    running = sum(left for _, left in done)
    return Outcome("15 tables of one guest", (at_most("running", running, 5),))


async def by_the_clock(scene: Scene) -> Outcome:
    """Hot-seats that nobody plays: when the time of both is up, a greedy move is made for them again and again."""
    eve = await scene.guest()
    clock = {"kind": "live", "bank_seconds": CLOCK_SECONDS, "increment_seconds": 0, "when_out": "greedy"}
    seats = [{"kind": "host"}, {"kind": "hot-seat"}]
    tables = [await eve.table(seats=seats, clock=clock, public=False) for _ in range(CLOCK_TABLES)]

    async def lengths() -> list[int]:
        return [(await eve.hope("GET", f"/api/tables/{table}"))["seq"] for table in tables]

    await asyncio.sleep(4 * CLOCK_SECONDS)
    before = await lengths()
    await asyncio.sleep(CLOCK_SECONDS / 2)
    running = sum(map(int.__lt__, before, await lengths()))
    return Outcome(f"{CLOCK_TABLES} tables of one guest", (at_most("running", running, 5),))


async def analyses(scene: Scene) -> Outcome:
    """Ten addresses ask for as many analyses as they can; then somebody asks for one."""
    asked = taken = 0
    for _ in range(ANALYSIS_ADDRESSES):
        address = scene.nobody().address
        for _ in range(ANALYSIS_GUESTS):
            eve = await scene.guest(address=address)
            for _ in range(ANALYSES_EACH):
                table = await eve.ask("POST", "/api/import", {"text": shortest()})
                if table.good:
                    answer = await eve.ask("POST", f"/api/tables/{table.json()['id']}/analysis")
                    asked += 1
                    taken += answer.good
    ana = await scene.guest("Ana")
    table = await ana.hope("POST", "/api/import", {"text": shortest()})
    async with scene.watch() as waits:
        mine = await ana.ask("POST", f"/api/tables/{table['id']}/analysis")
        began = time.monotonic()
        state = mine.json().get("state", "refused") if mine.good else f"{mine.status}"
        while state == "waiting" and time.monotonic() < began + 3:
            await asyncio.sleep(0.5)
            state = (await ana.hope("GET", f"/api/tables/{table['id']}/analysis"))["state"]
    served = must("somebody else's is taken", mine.good, f"somebody else's: {mine.status} {mine.body[-90:]!r}")
    tried = f"{ANALYSIS_ADDRESSES} addresses, {asked} asked for, {taken} taken"
    return Outcome(tried, (scene.waited(waits), served))


KIND = Kind(
    "shares",
    (
        Attack("a stranger behind the same address: requests", neighbours, seconds=120),
        Attack("hints of guests of one address", hints, seconds=90),
        Attack("analyses fill the queue", analyses, seconds=90),
        Attack("games left to bots by resigning", resigning),
        Attack("tables of masters", bot_tables, seconds=90),
    ),
    fresh=True,
)

CLOCKS = Kind("clocks", (Attack("games left to the clock", by_the_clock, seconds=90),), fresh=True, patient=True)
