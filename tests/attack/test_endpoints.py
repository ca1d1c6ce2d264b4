"""A request that is twice as large costs at most three times as much: server and client in one process."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
import pytest

from tests.attack.growth import check_growth
from tests.server.running import running


@dataclass
class Ask:
    """A request."""

    method: str
    path: str
    body: Any = None
    headers: dict[str, str] = field(default_factory=dict)


NOTICED: Final = 0.03  # seconds: the server does other things beside
Make = Callable[[int], Ask]
CASES: Final[dict[str, tuple[int, Make]]] = {
    "a cookie of backslashes": (
        7_900,
        lambda n: Ask("GET", "/api/me", headers={"cookie": 'lisboa="' + "\\" * n + '"'}),
    ),
    "many cookies": (7_900, lambda n: Ask("GET", "/api/me", headers={"cookie": "a=b; " * (n // 5)})),
    "many languages": (7_900, lambda n: Ask("GET", "/api/bots", headers={"accept-language": "a;q=0.5," * (n // 8)})),
    "a token without end": (
        7_900,
        lambda n: Ask("GET", "/api/me", headers={"authorization": "Bearer " + "a." * (n // 2)}),
    ),
    "tags": (7_900, lambda n: Ask("GET", "/api/components", headers={"if-none-match": '"a",' * (n // 4)})),
    "a long query": (2_000, lambda n: Ask("GET", "/api/tables?title=" + "%25" * (n // 3))),
    "many parts of a query": (2_000, lambda n: Ask("GET", "/api/tables?" + "a=&" * (n // 3))),
    "a long path": (2_000, lambda n: Ask("GET", "/api/tables/" + "a" * n)),
    "a path of slashes": (2_000, lambda n: Ask("GET", "/api" + "/" * n)),
    "unknown fields": (5_000, lambda n: Ask("POST", "/api/guest", {f"field{i}": i for i in range(n)})),
    "lists in a field": (10_000, lambda n: Ask("POST", "/api/guest", {"name": [[[]]] * n})),
    "a name without end": (60_000, lambda n: Ask("POST", "/api/guest", {"name": "a@b." * (n // 4)})),
    "a field that is named like a place": (60_000, lambda n: Ask("POST", "/api/guest", {"`$." * (n // 3) + "\n": 1})),
    "a report": (8_000, lambda n: Ask("POST", "/api/reports", {"error": "a@b." * (n // 4)})),
    "a link of an e-mail": (1_900, lambda n: Ask("GET", "/api/email/confirm?token=" + "a." * (n // 2))),
}


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("endpoints")
    with running(str(folder / "lisboa.db")) as server:
        yield server.base


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES)
def test_endpoints(base: str, case: str) -> None:
    address = urlsplit(base)
    largest, make = CASES[case]
    answers: list[int] = []

    def send(ask: Ask) -> None:
        connection = HTTPConnection(address.hostname or "", address.port, timeout=60)
        body = None if ask.body is None else msgspec.json.encode(ask.body)
        headers = ask.headers | ({} if body is None else {"content-type": "application/json"})
        try:
            connection.request(ask.method, ask.path, body, headers)
            response = connection.getresponse()
            response.read()
            answers.append(response.status)
        except (OSError, HTTPException):
            answers.append(0)  # hung up on: as quick as can be
        finally:
            connection.close()

    check_growth(case, make, send, largest, NOTICED)
    assert not [status for status in answers if status >= 500]
