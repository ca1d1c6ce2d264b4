"""Answers that take long to make, asked for by many at once: moves of others go first."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import msgspec
from websockets.asyncio.client import connect

from tests.attack.game_file import honest, most_undoable, unfinished
from tests.attack.row import Outcome, at_least, at_most, must
from tests.attack.scene import Attack, Kind, Scene
from tests.attack.sweep import held, holds
from tests.attack.visitor import Answer, Visitor, open_socket

GUESTS = 10
ROUNDS = 6
CROWD, CROWD_EACH = 300, 4
WATCHED = ("/metrics", "/schema/openapi.json", "/health")
WATCHED_EACH, WATCHED_A_MINUTE = 40, 600
STALE_GUESTS, STALE, STALE_EACH = 5, 390, 3
OLD = 20
LONG = 2_000  # entries of a long log
BEHIND, BEHIND_SECONDS, BEHIND_BYTES = 95, 8.0, 500_000
MANY_ENTRIES, MANY_MOVES, MOST_ENTRIES = 2_200, 50, 4_000
LOGS = "long logs"
LANGUAGES = ("en", "de", "pt", "fr", "ja")


class Numbered(msgspec.Struct):
    """A frame or a situation."""

    seq: int


class Update(msgspec.Struct):
    """Of a message of a socket, what counts here."""

    frames: list[Numbered] = []
    situation: Numbered | None = None


async def guests_with(scene: Scene, file: str) -> list[tuple[Visitor, str]]:
    """Guests of one address, each with a table from a game file."""
    address = scene.nobody().address
    found = []
    for _ in range(GUESTS):
        eve = await scene.guest(address=address)
        table = await eve.hope("POST", "/api/import", {"text": file})
        found.append((eve, str(table["id"])))
    return found


async def spectators_of(scene: Scene, file: str) -> list[tuple[Visitor, str]]:
    """Guests of one address who look at one public table."""
    ana = await scene.guest("Ana")
    shown = {"text": file, "public": True, "spectators": True}
    table = str((await ana.hope("POST", "/api/import", shown))["id"])
    address = scene.nobody().address
    return [(await scene.guest(address=address), table) for _ in range(GUESTS)]


async def together(guests: list[tuple[Visitor, str]], method: str, path: str, body: Any = None) -> list[Answer]:
    """All ask at once, some times."""

    async def one(eve: Visitor, table: str) -> list[Answer]:
        return [await eve.ask(method, path.format(table=table), body) for _ in range(ROUNDS)]

    return [answer for each in await asyncio.gather(*(one(*guest) for guest in guests)) for answer in each]


def served(answers: list[Answer]) -> str:
    """How many were answered how."""
    good = sum(answer.good for answer in answers)
    return f"{len(answers)} requests of {GUESTS} guests, {good} served"


def none_faulty(answers: list[Answer]) -> Any:
    """Refused is well, a fault is not."""
    odd = sorted({answer.status for answer in answers if answer.status in (0, 500)})
    return must("answered or refused", not odd, f"answered {odd}")


async def all_events(scene: Scene) -> Outcome:
    """The whole log of a long game."""
    guests = await spectators_of(scene, honest())
    async with scene.watch() as waits:
        answers = await together(guests, "GET", "/api/tables/{table}/events?since=0&lang=ja")
    return Outcome(served(answers), (scene.waited(waits), none_faulty(answers)))


async def plans(scene: Scene) -> Outcome:
    """The longest plan there can be."""
    guests = await guests_with(scene, unfinished(60))
    body = {"seed": 7, "moves": ["auto"] * 300}
    async with scene.watch() as waits:
        answers = await together(guests, "POST", "/api/tables/{table}/plan", body)
    return Outcome(served(answers), (scene.waited(waits), none_faulty(answers)))


async def crowded(scene: Scene) -> Outcome:
    """Hundreds of requests of one address at the same moment, each of them allowed."""
    guests = await guests_with(scene, unfinished(60))
    connections = [(eve.again(), table) for eve, table in guests for _ in range(CROWD // GUESTS)]

    async def one(eve: Visitor, table: str) -> list[Answer]:
        paths = (f"/api/tables/{table}/history/{50 + number}" for number in range(CROWD_EACH))
        return [await eve.ask("GET", path) for path in paths]

    async with scene.watch() as waits:
        answers = [answer for each in await asyncio.gather(*(one(*guest) for guest in connections)) for answer in each]
    for eve, _ in connections:
        eve.close()
    return Outcome(served(answers), (scene.waited(waits), none_faulty(answers)))


async def stale_moves(scene: Scene) -> Outcome:
    """Moves of people who have not seen the latest, on all the connections that an address may have."""
    guests = (await guests_with(scene, unfinished(150)))[:STALE_GUESTS]
    connections = [(eve.again(), table) for eve, table in guests for _ in range(STALE // STALE_GUESTS)]
    await asyncio.gather(*(eve.connect() for eve, _ in connections))

    async def one(number: int, eve: Visitor, table: str) -> list[Answer]:
        bodies = ({"move": "pass", "seq": 1, "key": f"s{number}-{each}"} for each in range(STALE_EACH))
        return [await eve.ask("POST", f"/api/tables/{table}/moves", body) for body in bodies]

    async with scene.watch() as waits:
        told = await asyncio.gather(*(one(number, *each) for number, each in enumerate(connections)))
    for eve, _ in connections:
        eve.close()
    odd = sorted({answer.status for each in told for answer in each if answer.status != 409})
    checks = (scene.waited(waits), must("refused", not odd, f"answered {odd}"))
    return Outcome(f"{STALE * STALE_EACH} moves of {STALE_GUESTS} guests", checks)


async def watching(scene: Scene) -> Outcome:
    """What is meant for monitors and programs, without end and without a login; a monitor elsewhere must see it."""
    address = scene.nobody().address

    async def one() -> list[Answer]:
        eve = scene.nobody(address)
        return [await eve.ask("GET", path) for _ in range(WATCHED_EACH) for path in WATCHED]

    async with scene.watch() as waits:
        answers = [answer for each in await asyncio.gather(*(one() for _ in range(GUESTS))) for answer in each]
        monitor = await scene.nobody().ask("GET", "/metrics")
    checks = (
        scene.waited(waits),
        none_faulty(answers),
        at_most("served", sum(answer.good for answer in answers), WATCHED_A_MINUTE),
        must("a monitor elsewhere is served", monitor.good, f"a monitor elsewhere: {monitor.status}"),
    )
    return Outcome(f"{len(answers)} requests of one address", checks)


@dataclass(frozen=True)
class LongLog:
    """A table with a long log, its host, and the request that made the last entry but one."""

    table: str
    host: Visitor
    path: str
    body: dict[str, Any]


async def long_log(scene: Scene, count: int, entries: int) -> LongLog:
    """A host takes back so many moves and plays them again, until the server has enough of it."""
    first, moves = most_undoable()
    ana = await scene.guest("Ana")
    shown = {"text": unfinished(first), "public": True, "spectators": True}
    table = str((await ana.hope("POST", "/api/import", shown))["id"])
    for seq, move in enumerate(moves, start=first):
        await ana.hope("POST", f"/api/tables/{table}/moves", {"move": move, "seq": seq, "key": f"m{seq}"})
    made: list[tuple[str, dict[str, Any]]] = []
    for seq in range(first + len(moves), entries):
        action = "undo" if (seq - first - len(moves)) % 2 == 0 else "redo"
        body = {"count": min(count, len(moves)), "seq": seq, "key": f"a{seq}"}
        if not (await ana.ask("POST", f"/api/tables/{table}/{action}", body)).good:
            break
        made.append((f"/api/tables/{table}/{action}", body))
    return LongLog(table, ana, *made[-2])


async def long_logs(scene: Scene) -> list[LongLog]:
    """Two tables: one with a log of many entries, one of many moves. They are made once for all rows."""
    if LOGS not in scene.extras:
        made = long_log(scene, 1, MANY_ENTRIES), long_log(scene, MANY_MOVES, MOST_ENTRIES)
        scene.extras[LOGS] = list(await asyncio.gather(*made))
    logs: list[LongLog] = scene.extras[LOGS]
    return logs


async def old_repeats(scene: Scene) -> Outcome:
    """What made the last entry but one, sent again and again: the game as it was then is made for each answer."""
    _, log = await long_logs(scene)
    connections = [log.host.again() for _ in range(OLD)]
    before = await holds(scene.nobody())
    async with scene.watch() as waits:
        answers = await asyncio.gather(*(each.ask("POST", log.path, log.body) for each in connections))
    for each in connections:
        each.close()
    checks = (scene.waited(waits), held(before, await holds(scene.nobody())), none_faulty(answers))
    return Outcome(f"{OLD} repeats of one guest at once, {sum(answer.good for answer in answers)} served", checks)


async def whole_logs_by_socket(scene: Scene) -> Outcome:
    """Sockets whose clients say that they know nothing yet."""
    tables = [log.table for log in await long_logs(scene)]
    guests = [await scene.guest() for _ in range(GUESTS)]
    before = await holds(scene.nobody())
    async with scene.watch() as waits:
        seen = await asyncio.gather(*(entries_sent(eve, table) for eve in guests for table in tables))
    checks = (
        scene.waited(waits),
        held(before, await holds(scene.nobody())),
        must("all entries come, in order", all(seen), f"{seen.count(False)} had gaps"),
        at_least("entries", max(seen), LONG),
    )
    return Outcome(f"{len(seen)} sockets of {GUESTS} guests", checks)


async def entries_sent(eve: Visitor, table: str) -> int:
    """How many entries a socket sends, until they are all there; 0 if one is missing or comes twice."""
    last = 0
    address = f"ws://{eve.host}:{eve.port}/api/tables/{table}/live?since=0&lang=ja"
    headers, here = {"Cookie": eve.headers["cookie"]}, (eve.address, 0)
    async with connect(address, additional_headers=headers, local_addr=here, max_size=None) as socket:
        async for data in socket:
            message = msgspec.json.decode(data, type=Update)
            for frame in message.frames:
                if frame.seq != last + 1:
                    return 0
                last = frame.seq
            if message.situation is not None and last == message.situation.seq:
                return last
    return 0


async def always_behind(scene: Scene) -> Outcome:
    """Sockets without a login that want to catch up, each from another entry on, and come again."""
    table = (await long_logs(scene))[1].table
    eve = scene.nobody()
    end = time.monotonic() + BEHIND_SECONDS

    async def one(number: int) -> int:
        opened = 0
        while time.monotonic() < end:
            since, language = (number + opened) % 40, LANGUAGES[number % len(LANGUAGES)]
            socket = await open_socket(eve, f"/api/tables/{table}/live?since={since}&lang={language}")
            opened += socket.open
            left = BEHIND_BYTES
            with suppress(TimeoutError, OSError):
                async with asyncio.timeout_at(asyncio.get_running_loop().time() + 1):
                    while left > 0 and (data := await socket.reader.read(1 << 16)):
                        left -= len(data)
            await socket.close()
        return opened

    async with scene.watch() as waits:
        opened = sum(await asyncio.gather(*(one(number) for number in range(BEHIND))))
    return Outcome(f"{BEHIND} sockets of one address, {opened} opened", (scene.waited(waits),))


async def catching_up(scene: Scene) -> Outcome:
    """Everything that shows a log, for somebody who has never made a move."""
    tables = [log.table for log in await long_logs(scene)]
    guests = [(await scene.guest(), table) for _ in range(2) for table in tables]
    before = await holds(scene.nobody())
    paths = ("since-my-last-move", "events", "export?format=json", "export?format=text", "history/400")
    async with scene.watch() as waits:
        asked = [await eve.ask("GET", f"/api/tables/{table}/{path}") for path in paths for eve, table in guests]
        reported = [await guests[0][0].ask("POST", "/api/reports", {"table": table, "text": "?"}) for table in tables]
    answers = [*asked, *reported]
    checks = (scene.waited(waits), held(before, await holds(scene.nobody())), none_faulty(answers))
    return Outcome(f"{len(answers)} requests of {len(guests)} guests", checks)


KIND = Kind(
    "heavy answers",
    (
        Attack("events?since=0 of a long game", all_events, seconds=120),
        Attack("plan of 300 moves", plans, seconds=120),
        Attack("history on 300 connections of one address", crowded, seconds=120),
        Attack("stale moves on 390 connections of one address", stale_moves, seconds=120),
        Attack("metrics and API description without end", watching, seconds=50),
    ),
)

# To make a long log takes more requests than anybody has in a minute; what is tried here are answers.
LONG_LOGS = Kind(
    "long logs",
    (
        Attack("sockets that ask for a whole long log", whole_logs_by_socket, seconds=120),
        Attack("sockets of one address that always catch up, no login", always_behind, seconds=120),
        Attack("catch-up, events, export and report of a long log", catching_up, seconds=120),
        Attack("old repeats of one guest", old_repeats, seconds=120),
    ),
    options={"rate-limit": 10**6},
)
