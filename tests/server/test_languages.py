"""Every text of a table is in the language that its reader asks for."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from lisboa.server.languages import best_of, chosen
from lisboa.server.problems import Problem
from tests.marked_language import LANGUAGE, MARK
from tests.server.client import Client, open_moves
from tests.server.playing import Table, table_of
from tests.server.running import Running

FIVE = ("cs", "en", "ja", "pt", "ru")
TEXTS = ("text", "prompt", "reason")


@pytest.mark.parametrize(
    ("accept", "expected"),
    [
        ("pt", "pt"),
        ("pt-BR,pt;q=0.9,en;q=0.8", "pt"),
        ("de-DE,de;q=0.9,cs;q=0.5,ru;q=0.7", "ru"),
        ("en;q=0.1, JA ; q=0.2", "ja"),
        ("fr,*;q=0.1", "en"),
        ("*;q=0.9,pt;q=0.5", "en"),
        ("pt;q=0,cs;q=0.001", "cs"),
        ("ru;q=nan,ja;q=x,cs;q=2,pt;q=-1", "en"),
        (";;,=,q=1,;q", "en"),
        ("", "en"),
    ],
)
def test_the_best_of_a_header(accept: str, expected: str) -> None:
    assert best_of(accept, FIVE) == expected


def test_what_is_asked_for_counts_more_than_the_header() -> None:
    assert chosen("en", "pt") == "en"
    assert chosen(None, None) == "en"
    for unknown in ("tlh", "", "EN", "pt-BR"):
        with pytest.raises(Problem, match=r"is none of .*en") as error:
            chosen(unknown, "en")
        assert error.value.extra == {"field": "lang"}


def texts(told: Any) -> Iterator[str]:
    """All words for people in an answer."""
    if isinstance(told, list):
        for part in told:
            yield from texts(part)
    elif isinstance(told, dict):
        for name, value in told.items():
            if name in TEXTS and value:
                yield value
            yield from texts(value)


def check(told: Any, mark: bool = True) -> Any:
    """There are words, and all of them are in the language asked for."""
    words = list(texts(told))
    assert words
    for text in words:
        assert text.startswith(MARK) == mark, text
    return told


async def just_called(table: Table) -> Client:
    """Play until somebody decides after a move of somebody else."""
    while True:
        before, _ = await table.mover()
        await table.step()
        after, seen = await table.mover()
        if after is not before and seen["seq"] > 3:
            return after


LOOKS = ["situation", "events", "since-my-last-move", "history/3", "export"]


def test_whatever_is_read_is_in_the_language_asked_for(server: Running, language: str) -> None:
    async def run() -> None:
        async with table_of(server.base) as table:
            mover = await just_called(table)
            for look in LOOKS:
                path = f"/api/tables/{table.id}/{look}"
                params = {"format": "json"} if look == "export" else {}
                mover.http.headers["accept-language"] = f"xy,{language}-ZZ;q=0.5"
                check(await mover.hope("GET", path, **params))
                check(await mover.hope("GET", path, lang="en", **params), mark=False)
                mover.http.headers["accept-language"] = "tlh"
                check(await mover.hope("GET", path, **params), mark=False)
                check(await mover.hope("GET", path, lang=language, **params))
                refused = await mover.ask("GET", path, lang="tlh", **params)
                assert (refused.status_code, refused.json()["field"]) == (400, "lang")
            text = (await mover.ask("GET", f"/api/tables/{table.id}/export", lang=language)).text
            assert f": {MARK}" in text
            assert (await mover.situation(table.id, lang=language))["language"] == language

    asyncio.run(run())


async def post(table: Table, person: Client, action: str, lang: str, **body: Any) -> tuple[int, Any]:
    response = await person.ask("POST", f"/api/tables/{table.id}/{action}", body, lang=lang)
    return response.status_code, response.json()


def test_answers_to_actions(server: Running, language: str) -> None:
    async def run() -> None:
        async with table_of(server.base) as table:
            mover, seen = await table.undoable(1)
            seq = seen["seq"]
            status, told = await post(table, mover, "undo", language, count=1, seq=seq, key="back")
            assert (status, told["situation"]["language"]) == (201, language)
            check(told)
            status, told = await post(table, mover, "redo", language, count=1, seq=seq + 1, key="again")
            check(told["frame"])
            english = {"seq": seq + 1, "key": "again", "count": 1}
            status, told = await post(table, mover, "redo", "en", **english)
            assert status == 201
            check(told["frame"], mark=False)  # a repeat is answered in the language now asked for
            status, told = await post(table, mover, "undo", language, count=1, seq=0, key="late")
            assert (status, told["error"], told["situation"]["language"]) == (409, "stale", language)
            assert MARK not in told["detail"]
            assert (await post(table, mover, "undo", "tlh", count=1, seq=seq, key="odd"))[0] == 400

    asyncio.run(run())


def test_the_reason_of_an_illegal_move(server: Running, language: str) -> None:
    async def run() -> None:
        async with table_of(server.base) as table:
            mover, seen = await table.mover()
            body = {"move": "jump", "seq": seen["seq"], "key": "k"}
            _, english = await post(table, mover, "moves", "en", **body)
            status, told = await post(table, mover, "moves", language, **body)
            assert status == 422
            assert told["reason"].replace(MARK, "") == english["reason"]
            assert told["reason"].startswith(MARK)
            assert {**told, "reason": ""} == {**english, "reason": ""}
            assert (await post(table, mover, "moves", "tlh", **body))[0] == 400
            assert (await mover.situation(table.id))["seq"] == seen["seq"]

    asyncio.run(run())


def test_each_socket_has_its_own_language(server: Running, language: str) -> None:
    async def run() -> None:
        async with table_of(server.base) as table:
            mover, seen = await table.mover()
            async with mover.live(table.id, lang=language) as mine, mover.live(table.id) as other:
                for live, mark in ((mine, True), (other, False)):
                    check(await live.until("update"), mark)
                await mover.move(table.id, open_moves(seen)[0], seen["seq"])
                for live, mark in ((mine, True), (other, False)):
                    update = await live.until("update")
                    check(update["frames"], mark)
                    assert update["situation"]["language"] == (language if mark else "en")
            await refused_socket(mover, f"/api/tables/{table.id}/live?lang=tlh")

    asyncio.run(run())


async def refused_socket(person: Client, path: str) -> None:
    async with person.connected(path) as live:
        with pytest.raises(ConnectionClosed) as closed:
            await live.next()
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason.partition(" is")[0]) == (4400, "bad-request: lang:")


def test_messages(server: Running, language: str) -> None:
    async def run() -> None:
        async with table_of(server.base) as table:
            waiting = await table.other()
            while not await waiting.hope("GET", "/api/me/messages"):
                await table.step()
            check(await waiting.hope("GET", "/api/me/messages"), mark=False)
            check(await waiting.hope("GET", "/api/me/messages", lang=language))
            assert (await waiting.ask("GET", "/api/me/messages", lang="tlh")).status_code == 400
            async with waiting.connected(f"/api/me/live?lang={LANGUAGE}") as live:
                check(await live.next())
            await refused_socket(waiting, "/api/me/live?lang=tlh")

    asyncio.run(run())
