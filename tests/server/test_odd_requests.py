"""Bytes that nobody sends by mistake: each gets a clear refusal that names what is wrong, never a fault."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import httpx
import pytest

from tests.server.client import Client
from tests.server.world import World, answer_of, world

pytestmark = [pytest.mark.usefixtures("quick_passwords"), pytest.mark.slow]

DEEP = b'{"game":' + b"[" * 20_000
BODIES: list[tuple[str, bytes, str, str]] = [
    ("/api/guest", b"", "400", "body"),
    ("/api/guest", b"null", "400", "body"),
    ("/api/guest", b"[]", "400", "body"),
    ("/api/guest", b"{", "400", "body"),
    ("/api/guest", b'{"name": NaN}', "400", "body"),
    ("/api/guest", b'{"name": "\xff"}', "400", "body"),
    ("/api/guest", b'{"name": "\\ud800"}', "400", "body"),
    ("/api/guest", b"[" * 60_000, "400", "body"),
    ("/api/guest", b'{"unknown": 1}', "400", "unknown"),
    ("/api/login", b"{}", "400", "name"),
    ("/api/tables", b'{"seats": [{"kind": "host"}, {}]}', "400", "seats[1].kind"),
    ("/api/tables", b'{"seats": [{"kind": "host", "colour": 1}]}', "400", "seats[0].colour"),
    ("/api/tables", b'{"seats": []}', "400", "seats"),
    ("/api/tables", b'{"clock": {"kind": "async", "minutes": 1}}', "400", "clock.minutes"),
    ("TABLE/moves", b'{"seq": 0, "key": "k"}', "400", "move"),
    ("/api/guest", b'{"name": 1}', "400", "name"),
    ("/api/guest", b'{"name": "a\\u0000b"}', "400", "name"),
    ("/api/guest", b'{"name": "\xe2\x80\xae"}', "400", "name"),
    ("/api/guest", b'{"name": ""}', "400", "name"),
    ("/api/guest", b'{"name": "' + b"x" * 41 + b'"}', "400", "name"),
    ("/api/guest", b" " * 65_537, "413", ""),
    ("/api/import", b" " * 1_048_577, "413", ""),
    ("/api/import", b'{"text": "x"}' + b" " * 100_000, "422", "text"),
    ("/api/import", DEEP, "400", "body"),
    ("/api/import", b'{"game": {"header": {"Seed": 1e999}}}', "400", "game"),
    ("/api/import", b'{"game": [1]}', "400", "game"),
    ("/api/import", b'{"game": "x"}', "400", "game"),
    ("/api/import", b'{"game": "\xff"}', "400", "game"),
    ("/api/import", b'{"game": {"a": "\xff"}}', "400", "game"),
    ("/api/import", b'{"game": {"a": "\\ud83d"}}', "400", "body"),
    ("/api/import", b'{"game": {"a": 1}', "400", "body"),
    ("/api/import", b'{"game": null}', "400", "text"),
    ("/api/import", b'{"game": null, "text": "x"}', "422", "text"),
    ("/api/import", b'{"game": {}, "text": "x"}', "400", "text"),
    ("/api/import", b'{"game": {}, "seats": [{"kind": "king"}]}', "400", "seats[0].kind"),
    ("/api/import", b'{"game": {"format": "lisboa-game-1", "header": {"Seed": 1' + b"0" * 500 + b"}}}", "422", "game"),
    ("/api/import", b'{"game": {"format": "lisboa-game-1", "header": {"Players": 1e300}}}', "422", "game"),
    ("/api/import", b'{"text": "[Lisboa \\u0000]"}', "422", "text"),
    ("/api/login", b'{"name": "a\\u0000b", "password": "long-enough"}', "400", "name"),
    (
        "/api/login",
        b'{"name": "ana", "password": "\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000"}',
        "401",
        "",
    ),
    ("/api/me/account", b'{"name": "' + "ﷺ".encode() * 40 + b'", "password": "long-enough"}', "400", "name"),
    ("/api/me/tokens", b'{"label": "a\\u0000b"}', "400", "label"),
    ("/api/tables", b'{"title": "a\\u0000b"}', "400", "title"),
    ("/api/tables", b'{"title": "' + "שּׁ".encode() * 80 + b'"}', "400", "title"),
    ("/api/tables", b'{"players": 1e0}', "201", ""),
    ("/api/tables", b'{"players": 99999999999999999999999}', "400", "players"),
    ("/api/tables", b'{"goals": [99999999999999999999999]}', "400", "goals"),
    ("/api/tables", b'{"city_tokens": {"\\u0000": "\\u0000"}}', "400", "city_tokens"),
    ("/api/tables", b'{"ruleset": "\\u0000"}', "400", "ruleset"),
    ("/api/tables", b'{"clock": {"kind": "async", "hours_per_move": 1e999}}', "400", "clock.hours_per_move"),
    ("/api/tables", b'{"clock": {"kind": "sundial"}}', "400", "clock.kind"),
    (
        "/api/tables",
        b'{"seats": [{"kind": "host"}, {"kind": "invited", "person": "\\u0000"}]}',
        "400",
        "seats[1].person",
    ),
    ("/api/tables", b'{"seats": [{"kind": "host"}, {"kind": "bot", "bot": "\\u0000"}]}', "400", "seats[1].bot"),
    ("/api/tables", b'{"seats": [{"kind": "invited", "person": {}}]}', "400", "seats[0].person"),
    ("TABLE/chat", b'{"text": "\\u0000"}', "400", "text"),
    ("TABLE/join", b'{"invite": "\\u0000", "seat": 9}', "400", "seat"),
    ("TABLE/moves", b'{"move": "x", "seq": 9223372036854775808, "key": "k"}', "400", "seq"),
    ("TABLE/moves", b'{"move": "x", "seq": -1, "key": "k"}', "400", "seq"),
    ("TABLE/moves", b'{"move": "\\u0000", "seq": 0, "key": "a\\u0000"}', "400", "key"),
    ("TABLE/rewind", b'{"to": 1.5, "seq": 0, "key": "k"}', "400", "to"),
    ("TABLE/undo", b'{"count": 9999999999, "seq": 0, "key": "k"}', "400", "count"),
]
ADDRESSES: list[tuple[str, str, str]] = [
    ("/api/tables?before=9223372036854775808", "400", "before"),
    ("/api/tables?before=-1", "400", "before"),
    ("/api/tables?before=later", "400", "before"),
    ("/api/tables?limit=0", "400", "limit"),
    ("/api/tables?limit=1&limit=2", "200", ""),
    ("/api/tables?players=4&players=x", "400", "players"),
    ("/api/tables?title=a%00b", "400", "title"),
    ("/api/tables?title=%ff%fe", "200", ""),
    ("/api/tables?title=%25_%5C", "200", ""),
    ("/api/tables?solo=perhaps", "400", "solo"),
    ("/api/tables?status=" + "x" * 17, "400", "status"),
    ("/api/tables?unknown=1", "200", ""),
    ("/api/tables?" + "&".join(["title=x"] * 2000), "200", ""),
    ("/api/me/next?after=%00", "400", "after"),
    ("/api/tables/%00", "400", "path"),
    ("/api/tables/%ff", "404", ""),
    ("/api/tables/" + "a" * 30_000, "404", ""),
    ("TABLE/chat?since=9223372036854775808", "400", "since"),
    ("TABLE/chat?since=2147483647", "200", ""),
    ("TABLE/situation?seat=9223372036854775808", "400", "seat"),
    ("TABLE/events?since=99999999999999999999", "400", "since"),
    ("TABLE/history/9223372036854775808", "400", "seq"),
    ("TABLE/history/-1", "400", "seq"),
    ("TABLE/history/" + "9" * 5000, "404", ""),
    ("TABLE/history/one", "404", ""),
    ("TABLE?invite=%00", "400", "invite"),
    ("TABLE/export?format=exe", "400", "format"),
]


def complaint(response: httpx.Response, status: str, field: str) -> str | None:
    """What is wrong with an answer."""
    body: Any = response.json() if "json" in response.headers.get("content-type", "") else {}
    told = body.get("field", "") if isinstance(body, dict) else ""
    if str(response.status_code) == status and told == field:
        return None
    return f"{response.status_code} {json.dumps(body)[:200]}, not {status} about {field!r}"


def test_odd_bodies_are_refused_by_name(database_url: str) -> None:
    async def whole() -> list[str]:
        async with world(database_url, empty=True) as there:
            ana = await there.guest("Ana")
            table = await ana.create(players=2)
            wrong = []
            for path, body, status, field in BODIES:
                who = there.client() if path == "/api/guest" else ana
                response = await send(who, path.replace("TABLE", f"/api/tables/{table}"), body)
                found = complaint(response, status, field)
                wrong += [] if found is None else [f"{path} {body[:60]!r}: {found}"]
            return wrong

    assert asyncio.run(whole()) == []


async def send(person: Client, path: str, body: bytes) -> httpx.Response:
    headers = {"content-type": "application/json", "x-csrf-token": person.me.get("csrf_token", "")}
    cookies = httpx.Cookies(person.http.cookies)
    response = await person.http.post(path, content=body, headers=headers)
    person.http.cookies = cookies
    return response


def test_a_field_that_has_the_name_of_a_part_of_the_server_is_refused_by_name(sqlite_url: str) -> None:
    async def whole() -> None:
        async with world(sqlite_url, empty=True) as there:
            ana = await there.guest("Ana")
            table = await ana.create(players=2)
            answer = await ana.ask("PUT", f"/api/tables/{table}/seats/1", {"kind": "invited", "person": {}})
            assert answer_of(answer) == "400 bad-request"
            assert answer.json()["field"] == "person"

    asyncio.run(whole())


def test_odd_addresses_are_refused_by_name(database_url: str) -> None:
    async def whole() -> list[str]:
        async with world(database_url, empty=True) as there:
            ana = await there.guest("Ana")
            table = await ana.create(players=2)
            wrong = []
            for address, status, field in ADDRESSES:
                response = await ana.http.get(address.replace("TABLE", f"/api/tables/{table}"))
                found = complaint(response, status, field)
                wrong += [] if found is None else [f"{address[:80]}: {found}"]
            return wrong

    assert asyncio.run(whole()) == []


def test_texts_that_may_be_stored_come_back_as_they_were(database_url: str) -> None:
    odd = "é e\u0301 \u202e \U0001f409 \x01\x7f\n\t'; DROP TABLE people; -- \\u0000 %00 \ufffe"

    async def whole(there: World) -> None:
        ana = await there.guest("Ana")
        table = await ana.create(players=2)
        assert (await ana.hope("PUT", f"/api/tables/{table}/notes", {"text": odd}))["text"] == odd
        assert (await ana.hope("GET", f"/api/tables/{table}/notes"))["text"] == odd
        nul = await ana.ask("PUT", f"/api/tables/{table}/notes", {"text": "\0"})
        assert answer_of(nul) == "400 bad-request"
        assert nul.json()["field"] == "text"

    async def run() -> None:
        async with world(database_url, empty=True) as there:
            await whole(there)

    asyncio.run(run())


def test_what_the_framework_refuses_is_told_in_a_sentence(sqlite_url: str) -> None:
    async def whole() -> None:
        async with world(sqlite_url, empty=True) as there:
            ana = await there.guest("Ana")

            async def detail(method: str, path: str, body: Any = None) -> str:
                return str((await ana.ask(method, path, body)).json()["detail"])

            assert await detail("GET", "/api/nowhere") == "there is nothing at /api/nowhere"
            assert len(await detail("GET", "/" + "x" * 5000)) < 300
            allowed = "/api/me cannot be asked with DELETE, only with GET, OPTIONS, PATCH"
            assert await detail("DELETE", "/api/me") == allowed
            assert await detail("POST", "/api/guest", "x" * 70_000) == "the body is longer than 65536 bytes"
            assert await detail("POST", "/api/import", "x" * 1_100_000) == "the body is longer than 1048576 bytes"
            assert await detail("POST", "/api/tables/x/moves", {"seq": 0}) == "move: is missing"
            assert await detail("POST", "/api/me/messages/read") == "table: is missing"
            assert await detail("POST", "/api/guest", {"nick": 0}) == "nick: is not known here"

    asyncio.run(whole())


def test_a_body_without_a_length_is_limited_too(sqlite_url: str) -> None:
    async def chunks() -> Any:
        for _ in range(100):
            yield b" " * 1000

    async def whole() -> None:
        async with world(sqlite_url, empty=True) as there:
            headers = {"content-type": "application/json"}
            response = await there.client().http.post("/api/guest", content=chunks(), headers=headers)
            assert answer_of(response) == "413 too-large"

    asyncio.run(whole())
