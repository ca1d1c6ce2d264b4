"""Invitations and full tables by webhook: delivered while they are true, struck out when not."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import insert

from lisboa.server.letters import Letter
from lisboa.server.notices import OVERTAKEN
from lisboa.server.postman import Postman
from lisboa.server.schema import seats
from lisboa.server.settings import Settings
from tests.server.waiting_table import Waiting, waiting_table

pytestmark = pytest.mark.slow


class Receiver:
    """Notes what it gets."""

    def __init__(self) -> None:
        self.letters: list[Letter] = []

    async def send(self, letter: Letter, now: int) -> None:
        self.letters.append(letter)


Chairs = list[tuple[str | None, str]]
CASES: list[tuple[str, str, str, Chairs, bool]] = [
    ("invited", "waiting", "bento", [("bento", "person"), ("ana", "invited")], True),
    ("invited", "waiting", "bento", [("bento", "person"), ("ana", "person")], False),
    ("invited", "waiting", "bento", [("bento", "person"), (None, "open")], False),
    ("invited", "running", "bento", [("bento", "person"), ("ana", "person")], False),
    ("full", "waiting", "ana", [("ana", "person"), ("bento", "person")], True),
    ("full", "waiting", "ana", [("ana", "person"), (None, "open")], False),
    ("full", "waiting", "ana", [("ana", "person"), ("bento", "invited")], False),
    ("full", "waiting", "bento", [("ana", "person"), ("bento", "person")], False),
    ("full", "running", "ana", [("ana", "person"), ("bento", "person")], False),
]


async def sit(waiting: Waiting, table: str, chairs: Chairs) -> None:
    rows = [{"table_id": table, "seat": i, "person_id": who, "kind": what} for i, (who, what) in enumerate(chairs)]
    await waiting.db.write_sync(lambda connection: connection.execute(insert(seats), rows))


def test_a_message_about_seats_is_sent_only_while_it_is_true(database_url: str) -> None:
    async def scene() -> None:
        hook = {"webhook_url": "https://hooks.invalid/x", "webhook_kind": "generic"}
        async with waiting_table(database_url, **hook) as waiting:
            for number, (kind, status, host, chairs, _) in enumerate(CASES):
                table = f"t{number}"
                await waiting.table(table, status=status, host_id=host, waiting_for=None)
                await sit(waiting, table, chairs)
                await waiting.note(seq=0, decision=None, kind=kind, table_id=table)
            waiting.clock.pass_by(30)
            receiver = Receiver()
            postman = Postman(waiting.db, Settings(), {"webhook": receiver}, waiting.clock)
            while await postman.deliver_due():  # a webhook that has not worked yet has one message at a time
                pass
            rows = {row.table_id: row.problem for row in await waiting.rows("webhook")}
            true = {f"t{number}" for number, case in enumerate(CASES) if case[-1]}
            assert {letter.table_id for letter in receiver.letters} == true
            assert rows == {f"t{number}": None if case[-1] else OVERTAKEN for number, case in enumerate(CASES)}

    asyncio.run(scene())
