"""What is wrong with a field is said in words: no type, expression or message of Python or msgspec."""

from __future__ import annotations

import asyncio
import datetime
import decimal
import re
import uuid
from typing import Annotated, Any, Final, Literal

import msgspec
import pytest
from msgspec import Meta

from lisboa.server.clocks import AsyncClock, LiveClock
from lisboa.server.field_errors import UNUSABLE, field_error, plain_reason
from lisboa.server.requests import NO_NUL, MoveRequest, SeatRequest
from tests.server.world import world

INTERNAL: Final = re.compile(
    r"`|Expected|Invalid|regex|\\u|\b(str|int|float|bool|NoneType|None|dict|array|enum|RFC3339|ISO8601)\b"
)
Text = Annotated[str, Meta(min_length=8, max_length=10)]
Few = Annotated[list[int], Meta(min_length=2, max_length=3)]
Ratio = Annotated[float, Meta(gt=0, lt=2)]
ZONED = Annotated[datetime.datetime, Meta(tz=True)]
UNZONED = Annotated[datetime.time, Meta(tz=False)]
# what it is read as, what was sent, and the field and the reason
CASES: Final[list[tuple[Any, Any, str]]] = [
    (str, 1, "x: must be text, not a number"),
    (str, None, "x: must be text, not null"),
    (str, True, "x: must be text, not true or false"),
    (str, [], "x: must be text, not a list"),
    (str | None, {}, "x: must be text, not an object"),
    (int, "a", "x: must be a whole number, not text"),
    (int | None, 1.5, "x: must be a whole number, not a number with a fraction"),
    (float, "a", "x: must be a number, not text"),
    (bool, "maybe", "x: must be true or false, not text"),
    (bool | list[int], "a", "x: must be true or false, or a list, not text"),
    (bool | dict[str, str], 3, "x: must be true or false, or an object, not a number"),
    (int | list[int], "a", "x: must be a whole number or a list, not text"),
    (list[int], {}, "x: must be a list, not an object"),
    (list[int], [1, "a"], "x[1]: must be a whole number, not text"),
    (dict[str, int], {"a": "b"}, "x[...]: must be a whole number, not text"),
    (dict[int, int], {"a": 1}, "x: has a name that cannot be used: it must be a whole number, not text"),
    (Annotated[int, Meta(ge=1, le=4)], 5, "x: must be at most 4"),
    (Annotated[int, Meta(ge=1, le=4)], 0, "x: must be at least 1"),
    (Annotated[int, Meta(gt=3)], 3, "x: must be at least 4"),
    (Annotated[int, Meta(multiple_of=3)], 4, "x: must be a multiple of 3"),
    (Annotated[float, Meta(ge=0.01, le=2_160)], 5000.0, "x: must be at most 2160"),
    (Annotated[float, Meta(ge=0.01, le=2_160)], 0.0, "x: must be at least 0.01"),
    (Ratio, 0.0, "x: must be more than 0"),
    (Ratio, 2.0, "x: must be less than 2"),
    (Annotated[float, Meta(multiple_of=0.5)], 0.7, "x: must be a multiple of 0.5"),
    (Text, "short", "x: needs 8 characters or more"),
    (Text, "x" * 11, "x: may have at most 10 characters"),
    (Annotated[str, Meta(min_length=1)], "", "x: must not be empty"),
    (Annotated[str, Meta(max_length=1)], "ab", "x: may have at most 1 character"),
    (Few, [1], "x: needs 2 entries or more"),
    (Few, [1] * 4, "x: may have at most 3 entries"),
    (Annotated[dict[str, str], Meta(max_length=1)], {"a": "b", "c": "d"}, "x: may have at most 1 entry"),
    (tuple[int, int], [1], "x: must have 2 entries"),
    (Annotated[str, Meta(pattern=NO_NUL)], "a\0b", "x: must not contain a null character"),
    (Annotated[str, Meta(pattern="^[a-z]+$")], "A", "x: has characters that are not allowed here"),
    (Literal["text", "json"], "x", "x: is none of json, text"),
    (Literal["text", "json"] | None, "a - at `$.b`", "x: is none of json, text"),
    (Literal[1, 2], 3, "x: is none of 1, 2"),
    (list[SeatRequest], [{"kind": "x"}], "x[0].kind: is none of bot, host, hot-seat, invited, lacerda, open"),
    (dict[str, Literal["a"]], {"k": "b"}, "x[...]: is none of a"),
    (LiveClock | AsyncClock | None, {"kind": "x"}, "x.kind: is none of async, live"),
    (LiveClock | AsyncClock | None, {"kind": "async", "hours_per_move": 1, "when_out": "x"}, "x.when_out: is none of"),
    (LiveClock | AsyncClock | None, {}, "x.kind: is missing"),
    (MoveRequest, {"move": "pass"}, "x.seq: is missing"),
    (SeatRequest, {"kind": "open", "nick": 1}, "x.nick: is not known here"),
    (SeatRequest, {"kind": "open", "a - b": 1}, "x.a - b: is not known here"),
    (datetime.datetime, "x", "x: must be a date and a time, as in 2026-01-31T12:00:00Z"),
    (datetime.date, "x", "x: must be a date, as in 2026-01-31"),
    (datetime.time, "x", "x: must be a time, as in 12:00:00"),
    (datetime.timedelta, "x", "x: must be a duration, as in P1DT2H"),
    (ZONED, "2026-01-31T12:00:00", "x: must be a date and a time with a time zone"),
    (UNZONED, "12:00:00Z", "x: must be a time without a time zone"),
    (uuid.UUID, "x", "x: must be a UUID"),
    (decimal.Decimal, "x", "x: must be a number"),
    (bytes, "x", "x: must be base64"),
]


@pytest.mark.parametrize(("kind", "sent", "wanted"), CASES)
def test_every_kind_of_message(kind: Any, sent: Any, wanted: str) -> None:
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.convert({"x": sent}, msgspec.defstruct("Fields", [("x", kind)]), strict=False, str_keys=True)
    told = ": ".join(field_error(str(caught.value), {"x": kind}))
    assert told.startswith(wanted)
    assert wanted.endswith("none of") or told == wanted
    assert not INTERNAL.search(told)


UNREADABLE: Final = {
    b"": "is not JSON, or is cut off",
    b'{"name": "A': "is not JSON, or is cut off",
    b'{"name": 1,}': "is not JSON, at byte 11",
    b"{1: 2}": "is not JSON, at byte 1",
    b"[NaN]": "is not JSON, at byte 1",
    b"1e999": "is too large a number",
    b"9" * 5000: "is too large a number",
}


@pytest.mark.parametrize(("body", "wanted"), UNREADABLE.items(), ids=range(len(UNREADABLE)))
def test_what_is_no_json(body: bytes, wanted: str) -> None:
    with pytest.raises(msgspec.DecodeError) as caught:
        msgspec.json.decode(body)
    assert plain_reason(str(caught.value)) == wanted


@pytest.mark.parametrize("message", ["Expected `frob`, got `str`", "Expected `int` near 4", "Something `new`", ""])
def test_a_message_that_is_not_known_is_not_repeated(message: str) -> None:
    assert field_error(f"{message} - at `$.x`") == ("x", UNUSABLE)


SENT: Final[list[tuple[str, str, Any, str]]] = [
    ("POST", "/api/guest", {"name": "a\0b"}, "name: must not contain a null character"),
    ("POST", "/api/guest", {"name": 1}, "name: must be text, not a number"),
    ("POST", "/api/guest", [], "body: must be an object, not a list"),
    ("POST", "/api/guest", {"a - at `$.b`": 1}, "a - at `$.b`: is not known here"),
    ("POST", "/api/me/account", {"name": "Eva", "password": "x"}, "password: needs 8 characters or more"),
    ("POST", "/api/tables", {"players": 5}, "players: must be at most 4"),
    ("POST", "/api/tables", {"goals": "x"}, "goals: must be true or false, or a list, not text"),
    (
        "POST",
        "/api/tables",
        {"seats": [{"kind": "x - y"}]},
        "seats[0].kind: is none of bot, host, hot-seat, invited, lacerda, open",
    ),
    ("POST", "/api/tables", {"clock": {"kind": "x"}}, "clock.kind: is none of async, live"),
    ("POST", "/api/tables", {"seats": [{"kind": "open", "person": 1}]}, "seats[0].person: must be text, not a number"),
    ("POST", "/api/tables/x/moves", {"move": 1, "seq": 0, "key": "k"}, "move: must be text, not a number"),
    ("GET", "/api/tables?players=x", None, "players: must be a whole number, not text"),
    ("GET", "/api/tables?players=9", None, "players: must be at most 4"),
    ("GET", "/api/tables?status=x", None, "status: is none of over, quarantined, running, waiting"),
    ("GET", "/api/tables/x/export?format=x", None, "format: is none of json, text"),
]


def test_what_the_server_answers(sqlite_url: str) -> None:
    async def whole() -> None:
        async with world(sqlite_url, empty=True) as there:
            ana = await there.guest("Ana")
            for method, path, body, wanted in SENT:
                answer = await ana.ask(method, path, body)
                assert (answer.status_code, answer.json()["detail"]) == (400, wanted), path
                assert wanted.startswith(answer.json()["field"] + ": ")
            headers = {"content-type": "application/json"}
            for content, wanted in (
                (b'{"name":"A",}', "is not JSON, at byte 12"),
                (b"{", "is not JSON, or is cut off"),
            ):
                answer = await ana.http.post("/api/guest", content=content, headers=headers)
                assert (answer.status_code, answer.json()["detail"]) == (400, f"body: {wanted}")

    asyncio.run(whole())
