"""Whatever reads input takes time in proportion to its length: at most 3 times as long for twice as much."""

from __future__ import annotations

import gc
import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import pytest
from litestar.exceptions import HTTPException

from lisboa.errors import LisboaError
from lisboa.game import Game
from lisboa.server import email_addresses, languages, logs, names, public_hosts, webhooks
from lisboa.server.field_errors import field_error
from lisboa.server.game_reading import decoded
from lisboa.server.request_bodies import decoder_of, unfit
from lisboa.server.requests import ImportRequest
from tests.attack.game_file import HOSTILE, HOSTILE_JSON
from tests.attack.growth import Grows, check_growth

FILE: Final = 990_000  # an import
HEADER: Final = 16_000  # of a request
FIELD: Final = 60_000  # of a body
ADDRESS: Final = 2_000  # of a webhook; moves and e-mail addresses are shorter
NAME: Final = 400  # ten times what is allowed
MANY_OBJECTS: Final = 0.06  # seconds: what is made of a large file depends on the memory that is free

TEXTS: Final[dict[str, Callable[[int], str]]] = {
    "letters": lambda size: "a" * size,
    "dots": lambda size: "a." * (size // 2),
    "addresses": lambda size: "a@" * (size // 2),
    "an address without end": lambda size: "a@" + "b-" * (size // 2),
    "web addresses": lambda size: "://a" * (size // 4),
    "a web address without end": lambda size: "://" + "a/" * (size // 2),
    "invitations": lambda size: "invite=" * (size // 7),
    "tokens": lambda size: "lsb_" * (size // 4),
    "signatures": lambda size: ("a" * 12 + ".") * (size // 13),
    "backslashes": lambda size: "\\" * size,
    "quotes": lambda size: '"' * size,
    "spaces": lambda size: " " * size + "x",
    "accents": lambda size: "e\u0301" * (size // 2),
    "commas": lambda size: "a;q=0.5," * (size // 8),
    "places of fields": lambda size: "`$." * (size // 3) + "\n",
    "places of fields, in words": lambda size: " - at `$." * (size // 9) + "\n",
}


def quietly(function: Callable[[Any], object]) -> Callable[[Any], None]:
    """Refused is well."""

    def work(given: Any) -> None:
        with suppress(LisboaError, ValueError, RecursionError, HTTPException):
            function(given)

    return work


PARSERS: Final[dict[str, tuple[int, Callable[[Any], object]]]] = {
    "what masks secrets in logs": (HEADER, lambda text: logs.hidden("event", text)),
    "names of people": (NAME, names.valid_name),
    "looks of names": (NAME, names.looks_of),
    "e-mail addresses": (ADDRESS, email_addresses.check_email),
    "senders": (ADDRESS, email_addresses.sender),
    "webhooks": (ADDRESS, lambda text: webhooks.check_webhook(f"https://{text}", "generic")),
    "hosts": (ADDRESS, lambda text: public_hosts.check_host(text, private=True)),
    "languages": (HEADER, lambda text: languages.best_of(text, ("en", "pt", "ru", "cs", "ja"))),
    "moves": (ADDRESS, lambda text: Game(players=2, seed=1).play(text)),
    "problems with a field": (FIELD, lambda text: field_error(f"Object contains unknown field `{text}` - at `$.data`")),
    "problems with a body": (FIELD, lambda text: unfit(f"Object contains unknown field `{text}`", ImportRequest)),
}


@pytest.mark.parametrize("file", HOSTILE)
def test_game_files(file: str) -> None:
    check_growth(file, HOSTILE[file], quietly(Game.from_text), FILE)


@pytest.mark.parametrize("file", HOSTILE_JSON)
def test_game_files_as_json(file: str) -> None:
    """What the server does with it, and what the worker does."""

    def body(size: int) -> bytes:
        return b'{"game":' + HOSTILE_JSON[file](size) + b"}"

    check_growth(file, body, quietly(decoder_of(ImportRequest).decode), FILE)
    read = quietly(lambda document: Game.from_json(decoded(document)))
    check_growth(file, HOSTILE_JSON[file], read, FILE, MANY_OBJECTS)


def test_the_server_makes_no_objects_of_a_game() -> None:
    document, decoder = HOSTILE_JSON["empty lists"](FILE), decoder_of(ImportRequest)
    gc.collect()
    before = len(gc.get_objects())
    asked = decoder.decode(b'{"game":' + document + b"}")
    assert asked.document == document
    assert len(gc.get_objects()) - before < 100


@pytest.mark.parametrize("parser", PARSERS)
def test_texts(parser: str) -> None:
    largest, read = PARSERS[parser]
    for name, make in TEXTS.items():
        check_growth(f"{parser}, {name}", make, quietly(read), largest)


def test_a_quadratic_parser_is_found() -> None:
    """The regular expression that game files were read with once."""
    header = re.compile(r"\[(\w+)\s+(.*)\]\s*$")
    with pytest.raises(Grows, match="spaces"):
        check_growth("spaces", HOSTILE["spaces in a header"], header.match, FILE // 16)
