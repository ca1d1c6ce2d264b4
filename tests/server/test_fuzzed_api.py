"""The whole OpenAPI document, fuzzed: no request is a fault of ours, and every answer is what the document says.

Path parameters are real tables in every state, and every other action has the right number of the log, so that requests
come further than the first refusal.
"""

from __future__ import annotations

import asyncio
import itertools
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.config import SchemathesisConfig
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.client import Client
from tests.server.running import Running, running
from tests.server.world import IdlePool, QuickHints, World

pytestmark = pytest.mark.slow(seconds=13)
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
KINDS = ("waiting", "running", "over")
NOTHING_TO_GET_WRONG = (  # they take no parameters, or any text
    *(
        "GET /health",
        "GET /health/live",
        "GET /health/ready",
        "GET /metrics",
        "GET /api/bots",
        "GET /api/components",
        "GET /api/rules",
    ),
    *("GET /api/rules/{page}", "GET /api/rules/pictures/{name}"),
)
# Of each operation and mode; `make fuzz-api` asks for many more.
MANY = int(os.environ.get("LISBOA_API_EXAMPLES", "0"))
EXAMPLES = {GenerationMode.POSITIVE: MANY or 6, GenerationMode.NEGATIVE: MANY or 4}


class Target:
    """A server with tables of every kind, and who asks it."""

    def __init__(self, server: Running, there: World, token: str) -> None:
        self.server = server
        self.there = there
        self.token = token
        document = httpx.get(f"{server.base}/schema/openapi.json").json()
        self.schema = schemathesis.openapi.from_dict(document, config=SchemathesisConfig())
        self._turns = itertools.count()
        self._tables = {kind: self.copy(kind) for kind in KINDS}

    def copy(self, kind: str) -> str:
        return self.server.call(lambda: self.there.copy(kind))

    def operations(self) -> list[Any]:
        found: list[Any] = list(self.schema.get_all_operations())
        return [operation.ok() for operation in found]

    def renew(self) -> None:
        """Fresh tables, because the last operation may have changed them."""
        self._tables = {kind: self.copy(kind) for kind in KINDS}

    def aim(self, case: Any) -> None:
        """Fill in what a blind shot would never guess."""
        turn = next(self._turns)
        kind = KINDS[turn % len(KINDS)]
        if "table_id" in case.path_parameters:
            case.path_parameters["table_id"] = self._tables[kind]
        if isinstance(case.query, dict) and "move" in case.query and turn % 4:
            case.query["move"] = self.there.moves.get(kind, "pass")
        if isinstance(case.body, dict) and "seq" in case.body and turn % 4:
            table = self._tables[kind]
            case.body["seq"] = self.server.call(lambda: self.there.seq(table))
            if "move" in case.body:
                case.body["move"] = self.there.moves.get(kind, "pass")

    def call(self, case: Any, logged_in: bool) -> None:
        self.aim(case)
        headers = {"authorization": f"Bearer {self.token}"} if logged_in else {}
        response = case.call(base_url=self.server.base, headers=headers)
        case.validate_response(response, checks=CHECKS)


async def prepared(server: Running) -> tuple[World, str]:
    """Tables, and a token of the one who moves next: he has a seat at all of them."""
    async with World(server.services, server.base) as there:
        await there.fill()
        program: Client = await there.with_token(there.people["turn"])
        return there, str(program.http.headers["authorization"]).removeprefix("Bearer ")


@pytest.fixture(scope="module")
def target(sqlite_template: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    path = tmp_path_factory.mktemp("fuzzed") / "lisboa.db"
    path.write_bytes(sqlite_template.read_bytes())
    with running(str(path), pool=IdlePool(), hints=QuickHints()) as server:
        yield Target(server, *asyncio.run(prepared(server)))


def fuzz(target: Target, operation: Any, mode: GenerationMode, logged_in: bool) -> None:
    @settings(
        max_examples=EXAMPLES[mode],
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def run(case: Any) -> None:
        target.call(case, logged_in)

    run()


@pytest.mark.parametrize("logged_in", [True, False], ids=["with a token", "as nobody"])
@pytest.mark.parametrize("mode", list(EXAMPLES), ids=lambda mode: str(mode.value))
def test_no_request_is_a_fault_and_every_answer_is_as_described(
    mode: GenerationMode, logged_in: bool, target: Target
) -> None:
    complaints = []
    for operation in target.operations():
        if mode == GenerationMode.NEGATIVE and operation.label in NOTHING_TO_GET_WRONG:
            continue
        target.renew()
        try:
            fuzz(target, operation, mode, logged_in)
        except Exception as error:
            complaints.append(f"{operation.label}: {type(error).__name__} {error}")
    assert complaints == []
