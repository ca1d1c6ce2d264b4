"""What is written down when a table begins to wait for somebody."""

from __future__ import annotations

import asyncio
from typing import Any
from unittest.mock import AsyncMock, patch

import pytest
from sqlalchemy import insert, update

from lisboa.server.housekeeper import Housekeeper
from lisboa.server.notices import AT_ONCE, GRACE, KEPT_MS, WAITING_AT_MOST, mark_read, unread
from lisboa.server.schema import messages, seats
from tests.server.waiting_table import START, Waiting, waiting_table

HOOK = {"webhook_url": "https://hooks.invalid/x", "webhook_kind": "generic"}


async def unread_by(waiting: Waiting, person_id: str = "ana") -> list[tuple[str, int]]:
    notices = await waiting.db.read_sync(lambda connection: unread(connection, person_id))
    return [(notice.kind, notice.seq) for notice in notices]


@pytest.mark.parametrize(
    ("person", "channels"),
    [
        ({}, {"browser"}),
        (HOOK, {"browser", "webhook"}),
        ({"email": "ana@mail.invalid"}, {"browser", "email"}),
        ({"email": "ana@mail.invalid"} | HOOK, {"browser", "webhook", "email"}),
    ],
)
def test_every_channel_of_a_person(database_url: str, person: dict[str, str], channels: set[str]) -> None:
    async def scene() -> None:
        async with waiting_table(database_url, **person) as waiting:
            await waiting.note()
            for channel in ("browser", "webhook", "email"):
                assert len(await waiting.rows(channel)) == (channel in channels)

    asyncio.run(scene())


def test_a_row(database_url: str) -> None:
    async def scene() -> None:
        async with waiting_table(database_url, **HOOK) as waiting:
            await waiting.note(decision="church-scoring")
            row = await waiting.row("webhook")
            assert (row.table_id, row.person_id, row.seq) == ("t", "ana", 10)
            assert (row.kind, row.decision, row.created_at) == ("your-turn", "church-scoring", START)
            assert (row.due_at, row.attempts, row.sent_at, row.problem) == (START + GRACE, 0, None, None)
            browser = await waiting.row("browser")
            assert (browser.due_at, browser.sent_at, browser.problem) == (None, None, None)
            assert len(row.id) == 32
            assert row.id != browser.id

    asyncio.run(scene())


def test_without_a_mail_server_no_mail_is_queued(database_url: str) -> None:
    async def scene() -> None:
        async with waiting_table(database_url, email="ana@mail.invalid") as waiting:
            await waiting.note(by_email=False)
            assert await waiting.rows("email") == []
            assert len(await waiting.rows("browser")) == 1

    asyncio.run(scene())


def test_noting_twice_is_noting_once(database_url: str) -> None:
    async def scene() -> None:
        async with waiting_table(database_url, **HOOK) as waiting:
            await waiting.note()
            first = await waiting.row("webhook")
            waiting.clock.pass_by(5)
            await waiting.note()
            assert await waiting.row("webhook") == first

    asyncio.run(scene())


def test_a_newer_message_overtakes_the_older_ones(database_url: str) -> None:
    async def scene() -> None:
        async with waiting_table(database_url, email="ana@mail.invalid", **HOOK) as waiting:
            await waiting.table("other")
            await waiting.note(table_id="other", seq=3)
            await waiting.note(seq=10)
            await waiting.note(seq=14)
            for channel in ("webhook", "email"):
                other, new = await waiting.rows(channel)
                assert (other.seq, other.due_at is not None) == (3, True)
                assert (new.seq, new.due_at, new.problem) == (14, START + GRACE, None)
            assert sorted(await unread_by(waiting)) == [("your-turn", 3), ("your-turn", 14)]

    asyncio.run(scene())


def test_two_kinds_at_one_entry_do_not_overtake_each_other(database_url: str) -> None:
    async def scene() -> None:
        async with waiting_table(database_url, **HOOK) as waiting:
            await waiting.note(kind="your-turn")
            await waiting.note(kind="rewind", decision=None)
            assert [row.problem for row in await waiting.rows("webhook")] == [None, None]

    asyncio.run(scene())


def test_a_turn_does_not_overtake_an_open_question(database_url: str) -> None:
    async def scene() -> None:
        async with waiting_table(database_url, **HOOK) as waiting:
            await waiting.note(seq=10, kind="rewind", decision=None)
            await waiting.note(seq=12)
            assert sorted(await unread_by(waiting)) == [("rewind", 10), ("your-turn", 12)]
            question, _turn = await waiting.rows("webhook")
            assert (question.due_at, question.problem) == (START + GRACE, None)
            await waiting.act("bento", seq=13, kind="rewind-refused")
            await waiting.note(seq=14)
            assert [row.seq for row in await waiting.rows("webhook")] == [14]

    asyncio.run(scene())


def test_whoever_asks_again_and_again_leaves_one_row_for_each_way(database_url: str) -> None:
    """Read, sent, given up or waiting: of a table and a person there is the latest of each kind."""

    async def scene() -> None:
        async with waiting_table(database_url, **HOOK) as waiting:
            for seq in range(10, 50, 2):
                await waiting.note(seq=seq, kind="rewind", decision=None)
                await waiting.act("bento", seq=seq + 1, kind="rewind-refused")
                if seq % 4:
                    await waiting.db.write_sync(lambda c: mark_read(c, "ana", "t", START + 1))
            for channel in ("browser", "webhook"):
                assert [row.seq for row in await waiting.rows(channel)] == [48]

    asyncio.run(scene())


def test_a_receiver_has_so_many_messages_waiting_and_no_more(database_url: str) -> None:
    """The browser shows them all; the others are written again when there is room."""

    async def scene() -> None:
        async with waiting_table(database_url, **HOOK) as waiting:
            for number in range(WAITING_AT_MOST + 1):
                await waiting.table(f"t{number}")
                await waiting.note(table_id=f"t{number}")
            assert len(await waiting.rows("webhook")) == WAITING_AT_MOST
            assert len(await waiting.rows("browser")) == WAITING_AT_MOST + 1
            await waiting.note(table_id="t0", seq=12)  # in the place of the one before
            assert len(await waiting.rows("webhook")) == WAITING_AT_MOST
            assert [row.table_id for row in await waiting.rows("webhook") if row.seq == 12] == ["t0"]
            sent = update(messages).where(messages.c.table_id == "t1").values(due_at=None, sent_at=START)
            await waiting.db.write_sync(lambda connection: connection.execute(sent))
            await waiting.note(table_id="t")
            assert "t" in {row.table_id for row in await waiting.rows("webhook")}

    asyncio.run(scene())


def test_a_message_that_is_tried_again_is_overtaken_too(database_url: str) -> None:
    async def scene() -> None:
        async with waiting_table(database_url, **HOOK) as waiting:
            await waiting.note(seq=10)
            fail = update(messages).where(messages.c.channel == "webhook").values(problem="no answer")
            await waiting.db.write_sync(lambda connection: connection.execute(fail))
            await waiting.note(seq=12)
            assert [(row.seq, row.problem) for row in await waiting.rows("webhook")] == [(12, None)]

    asyncio.run(scene())


@pytest.mark.parametrize(("stand_in", "told"), [("clock", True), ("resigned", False), (None, False)])
def test_whom_a_bot_stands_in_for(database_url: str, stand_in: str | None, told: bool) -> None:
    async def scene() -> None:
        async with waiting_table(database_url) as waiting:
            row = {"table_id": "t", "seat": 0, "kind": "person", "person_id": "ana", "stand_in": stand_in}
            await waiting.db.write_sync(lambda connection: connection.execute(insert(seats).values(row)))
            await waiting.change(waiting_for=None)
            await waiting.note(kind="stand-in", decision=None)
            assert await unread_by(waiting) == [("stand-in", 10)] * told
            await waiting.change(status="over")
            assert await unread_by(waiting) == []

    asyncio.run(scene())


def test_old_messages_that_are_done_with_are_removed(database_url: str) -> None:
    async def scene() -> None:
        async with waiting_table(database_url, **HOOK) as waiting:
            nobody: Any = None
            keeper = Housekeeper(waiting.db, nobody, nobody, nobody, waiting.clock)
            await waiting.note(seq=12)  # one waits, one is not read
            await waiting.note(seq=12, kind="over", decision=None)
            sent = update(messages).where(messages.c.kind == "over").values(sent_at=START, due_at=None)
            await waiting.db.write_sync(lambda connection: connection.execute(sent))
            waiting.clock.now += KEPT_MS
            await keeper.clean_up()
            assert len(await waiting.rows("browser")) == 2
            waiting.clock.now += 1
            await keeper.clean_up()
            for channel in ("browser", "webhook"):
                assert [(row.seq, row.kind) for row in await waiting.rows(channel)] == [(12, "your-turn")]

    asyncio.run(scene())


def test_many_old_messages_are_removed_in_steps_that_keep_pace(database_url: str) -> None:
    """Not all at once, which would hold up everybody, and not some every ten minutes, which strangers can outdo."""

    async def scene() -> None:
        async with waiting_table(database_url) as waiting:
            nobody: Any = None
            keeper = Housekeeper(waiting.db, nobody, nobody, nobody, waiting.clock)
            old = {"person_id": "ana", "table_id": "t", "channel": "browser", "kind": "over", "created_at": 0}
            rows = [old | {"id": f"m{seq}", "seq": seq, "sent_at": 1} for seq in range(2 * AT_ONCE + 1)]
            await waiting.db.write_sync(lambda connection: connection.execute(insert(messages), rows))
            left = []
            for _ in range(5):
                with patch.object(keeper, "sweep", AsyncMock()):
                    await keeper.tick()
                left.append(len(await waiting.rows("browser")))
            assert left == [AT_ONCE + 1, 1, 0, 0, 0]

    asyncio.run(scene())


def test_unread_in_words(database_url: str) -> None:
    async def scene() -> None:
        async with waiting_table(database_url) as waiting:
            await waiting.note(decision="follow")
            (notice,) = await waiting.db.read_sync(lambda connection: unread(connection, "ana"))
            assert notice.text == "Ana, it is your turn at “Table t”: you may follow a visit to the court."
            assert (notice.table_id, notice.title, notice.decision) == ("t", "Table t", "follow")
            assert await unread_by(waiting, "bento") == []

    asyncio.run(scene())


def test_a_turn_that_is_over_is_not_unread(database_url: str) -> None:
    async def scene() -> None:
        async with waiting_table(database_url) as waiting:
            await waiting.note()
            await waiting.note(kind="rewind", decision=None)
            assert sorted(await unread_by(waiting)) == [("rewind", 10), ("your-turn", 10)]
            await waiting.change(waiting_for="bento")
            assert await unread_by(waiting) == [("rewind", 10)]

    asyncio.run(scene())


def test_reading_a_whole_table(database_url: str) -> None:
    async def scene() -> None:
        async with waiting_table(database_url, **HOOK) as waiting:
            await waiting.table("other")
            await waiting.note()
            await waiting.note(table_id="other")

            async def read(person_id: str, table_id: str) -> int:
                return await waiting.db.write_sync(lambda c: mark_read(c, person_id, table_id, START + 7))

            assert await read("bento", "t") == 0
            assert await read("ana", "unknown") == 0
            assert await read("ana", "t") == 1
            assert await read("ana", "t") == 0
            assert await unread_by(waiting) == [("your-turn", 10)]
            assert await read("ana", "other") == 1
            assert await unread_by(waiting) == []
            assert {row.sent_at for row in await waiting.rows("browser")} == {START + 7}
            assert {row.sent_at for row in await waiting.rows("webhook")} == {None}

    asyncio.run(scene())
