"""What is written down when a table begins to wait for somebody."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import insert, update

from lisboa.server.housekeeper import Housekeeper
from lisboa.server.notices import GRACE, KEPT_MS, mark_read, unread
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
                other, old, new = await waiting.rows(channel)
                assert other.due_at is not None
                assert (old.due_at, old.problem) == (None, "overtaken")
                assert (new.due_at, new.problem) == (START + GRACE, None)
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
            question, turn, _ = await waiting.rows("webhook")
            assert (question.due_at, question.problem, turn.problem) == (None, "overtaken", "overtaken")

    asyncio.run(scene())


def test_what_is_overtaken_is_not_written_again(database_url: str) -> None:
    async def scene() -> None:
        async with waiting_table(database_url, **HOOK) as waiting:
            await waiting.note(seq=10)
            await waiting.note(seq=12)
            mark = update(messages).where(messages.c.problem == "overtaken").values(problem="overtaken before")
            await waiting.db.write_sync(lambda connection: connection.execute(mark))
            await waiting.note(seq=14)
            for channel in ("browser", "webhook"):
                problems = [row.problem for row in await waiting.rows(channel)]
                assert problems == ["overtaken before", "overtaken", None]

    asyncio.run(scene())


def test_a_message_that_is_tried_again_is_overtaken_too(database_url: str) -> None:
    async def scene() -> None:
        async with waiting_table(database_url, **HOOK) as waiting:
            await waiting.note(seq=10)
            fail = update(messages).where(messages.c.channel == "webhook").values(problem="no answer")
            await waiting.db.write_sync(lambda connection: connection.execute(fail))
            await waiting.note(seq=12)
            assert [row.problem for row in await waiting.rows("webhook")] == ["overtaken", None]

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
            await waiting.note(seq=10)  # both will be overtaken
            await waiting.note(seq=12)  # one waits, one is not read
            await waiting.note(seq=12, kind="over", decision=None)
            sent = update(messages).where(messages.c.kind == "over").values(sent_at=START, due_at=None)
            await waiting.db.write_sync(lambda connection: connection.execute(sent))
            waiting.clock.now += KEPT_MS
            await keeper.clean_up()
            assert len(await waiting.rows("browser")) == 3
            waiting.clock.now += 1
            await keeper.clean_up()
            for channel in ("browser", "webhook"):
                assert [(row.seq, row.kind) for row in await waiting.rows(channel)] == [(12, "your-turn")]

    asyncio.run(scene())


def test_what_was_sent_stays_sent(database_url: str) -> None:
    async def scene() -> None:
        async with waiting_table(database_url) as waiting:
            await waiting.note(seq=10)
            await waiting.db.write_sync(lambda connection: mark_read(connection, "ana", "t", START + 1))
            await waiting.note(seq=12)
            old, _new = await waiting.rows("browser")
            assert (old.sent_at, old.problem) == (START + 1, None)

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
