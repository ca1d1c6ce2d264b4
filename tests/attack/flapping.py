"""Somebody asks for a rewind and takes it back, again and again: all others at the table have messages each time."""

from __future__ import annotations

import base64
import sqlite3
from contextlib import closing
from typing import Final

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.attack.row import Outcome, at_most, must
from tests.attack.scene import Attack, Kind, Scene
from tests.attack.visitor import Visitor

PLAYERS: Final = 4
BROWSERS: Final = 5
QUESTIONS: Final = 100
ASKED: Final = 90  # within two minutes: the default `--rate-limit` is 500 requests, and a question costs ten more
ROWS: Final = 2 * (PLAYERS - 1) * (BROWSERS + 2)  # one for each kind and way: that it is their turn, and the question


async def with_receivers(scene: Scene, address: str) -> Visitor:
    """A guest who wants messages in every way that asks nobody's consent."""
    eve = await scene.guest(address=address)
    await eve.hope("PATCH", "/api/me", {"webhook_url": "https://hooks.example.org/x", "webhook_kind": "generic"})
    key = ec.generate_private_key(ec.SECP256R1()).public_key()
    public = base64.urlsafe_b64encode(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))
    keys = {"p256dh": public.decode().rstrip("="), "auth": base64.urlsafe_b64encode(b"x" * 16).decode().rstrip("=")}
    for number in range(BROWSERS):
        there = f"https://push.example.org/{eve.me['id']}/{number}"
        await eve.hope("POST", "/api/me/push", {"endpoint": there, **keys})
    return eve


async def flapping(scene: Scene) -> Outcome:
    """Each question is taken back at once."""
    address = scene.nobody().address
    eves = [await with_receivers(scene, address) for _ in range(PLAYERS)]
    table = await eves[0].table(start=False, players=PLAYERS)
    for eve in eves[1:]:
        await eve.hope("POST", f"/api/tables/{table}/join", {})
    await eves[0].hope("POST", f"/api/tables/{table}/start")
    mover = await who_moves(eves, table)
    seq = await moved(mover, table)
    asker = next(eve for eve in eves if eve is not mover)
    asked = 0
    async with scene.watch() as waits:
        for number in range(QUESTIONS):
            question = {"to": 0, "seq": seq, "key": f"ask-{number}"}
            answer = await asker.ask("POST", f"/api/tables/{table}/rewind", question)
            if not answer.good:
                continue
            asked += 1
            refusal = {"agree": False, "seq": answer.json()["seq"], "key": f"back-{number}"}
            back = await asker.ask("POST", f"/api/tables/{table}/rewind/answer", refusal)
            if not back.good:
                break
            seq = back.json()["seq"]
    checks = (
        scene.waited(waits),
        must("questions can be asked", asked > 0, "no question was taken"),
        at_most("questions taken:", asked, ASKED),
        at_most("messages kept:", kept(scene, table), ROWS),
    )
    return Outcome(f"{QUESTIONS} questions to {PLAYERS - 1} guests with a webhook and {BROWSERS} browsers each", checks)


async def who_moves(eves: list[Visitor], table: str) -> Visitor:
    """For whom the table waits."""
    waits_for = (await eves[0].hope("GET", f"/api/tables/{table}"))["waiting_for"]["id"]
    return next(eve for eve in eves if eve.me["id"] == waits_for)


async def moved(mover: Visitor, table: str) -> int:
    """Any first move, which there is to take back."""
    situation = await mover.hope("GET", f"/api/tables/{table}/situation")
    move = next(option["notation"] for option in situation["decision"]["options"] if option["enabled"])
    done = await mover.hope(
        "POST", f"/api/tables/{table}/moves", {"move": move, "seq": situation["seq"], "key": "move"}
    )
    return int(done["seq"])


def kept(scene: Scene, table: str) -> int:
    """Rows of the database, seen from outside."""
    with closing(sqlite3.connect(f"file:{scene.folder / 'lisboa.db'}?mode=ro", uri=True)) as connection:
        found: int = connection.execute("SELECT count(*) FROM messages WHERE table_id = ?", (table,)).fetchone()[0]
    return found


KIND = Kind("flapping", (Attack("questions that are taken back at once", flapping, outside=False),))
