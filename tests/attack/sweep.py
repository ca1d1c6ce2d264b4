"""Every operation of the API with the largest and nastiest inputs that its description allows."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, Final
from urllib.parse import quote

from tests.attack.game_file import honest, unfinished
from tests.attack.row import Check, Outcome, at_most, must
from tests.attack.scene import Attack, Kind, Scene
from tests.attack.visitor import Visitor

HOLD_MS: Final = 50.0  # longer than this nobody holds the event loop
BODY: Final = 60_000
LONGEST: Final = 2_000  # of a text without a limit
LAST: Final = ("log_out", "register_account")  # they end the session
HOLD: Final = re.compile(r'^lisboa_loop_hold_longest_seconds\{by="([^"]*)"\} (\S+)', re.MULTILINE)
Schema = dict[str, Any]


class Inputs:
    """Values by the schemas of an OpenAPI document."""

    def __init__(self, document: Schema, text: str) -> None:
        self._schemas: Schema = document["components"]["schemas"]
        self._text = text  # what long texts are made of

    def largest(self, schema: Schema, depth: int = 0) -> Any:
        """As much as the schema allows."""
        if "$ref" in schema:
            return self.largest(self._schemas[schema["$ref"].rpartition("/")[2]], depth)
        for key in ("oneOf", "anyOf", "allOf"):
            if key in schema:
                return self.largest(next(one for one in schema[key] if one.get("type") != "null"), depth)
        if "const" in schema or "enum" in schema:
            return schema["const"] if "const" in schema else schema["enum"][-1]
        kind = schema.get("type", "object")
        kind = next(one for one in kind if one != "null") if isinstance(kind, list) else kind
        return getattr(self, f"_{kind}")(schema, depth)

    def _string(self, schema: Schema, _: int) -> str:
        size = min(int(schema.get("maxLength", LONGEST)), BODY)
        return (self._text * size)[:size]

    def _integer(self, schema: Schema, _: int) -> int:
        return int(schema.get("maximum", 2**31 - 1))

    def _number(self, schema: Schema, _: int) -> float:
        return float(schema.get("maximum", 1e308))

    def _boolean(self, _schema: Schema, _depth: int) -> bool:
        return True

    def _array(self, schema: Schema, depth: int) -> list[Any]:
        items = schema.get("items", {"type": "string", "maxLength": 10})
        size = min(schema.get("maxItems", 100), 300)
        return [self.largest(items, depth + 1)] * size if depth < 6 else []

    def _object(self, schema: Schema, depth: int) -> Schema:
        properties = schema.get("properties", {})
        return {name: self.largest(one, depth + 1) for name, one in properties.items()} if depth < 6 else {}


def operations(document: Schema) -> Iterator[tuple[str, str, Schema]]:
    """Method, path and description of each, those that end the session last."""
    found = [
        (method.upper(), path, one)
        for path, methods in document["paths"].items()
        for method, one in methods.items()
        if isinstance(one, dict) and "operationId" in one
    ]
    yield from sorted(found, key=lambda each: each[2]["operationId"] in LAST)


def targets(inputs: Inputs, path: str, operation: Schema, tables: list[str]) -> Iterator[str]:
    """The addresses to ask: each table, with the largest query."""
    query = []
    filled = path
    for parameter in operation.get("parameters", []):
        value = inputs.largest(parameter["schema"])
        if parameter["in"] == "query":
            text = value if isinstance(value, str) else json.dumps(value)
            query.append(f"{parameter['name']}={quote(text[:LONGEST])}")
        elif parameter["in"] == "path" and parameter["name"] != "table_id":
            filled = filled.replace("{" + parameter["name"] + "}", quote(str(value)[:200], safe=""))
    for table in tables if "{table_id}" in path else tables[:1]:
        yield filled.replace("{table_id}", table)  # without a query, so that it comes further than its first refusal
        if query:
            yield filled.replace("{table_id}", table) + "?" + "&".join(query)


def bodies(inputs: Inputs, operation: Schema) -> Iterator[Any]:
    """The largest body that fits, and some that do not."""
    content = operation.get("requestBody", {}).get("content", {}).get("application/json")
    if content is None:
        yield None
        return
    yield inputs.largest(content["schema"])
    yield {f"unknown{number}": number for number in range(3_000)}
    yield {name: [[[]]] * 8_000 for name in ("moves", "game")}
    yield {"text": "a" * (BODY - 1_000), "title": "a@b." * 10_000}
    yield {"`$." * (BODY // 3) + "\n": 1}  # as msgspec writes the place of a field


async def sweep(scene: Scene) -> Outcome:
    """All operations, all tables, all bodies."""
    eve = await scene.guest()
    tables = [
        str((await eve.hope("POST", "/api/import", {"text": text}))["id"]) for text in (unfinished(200), honest())
    ]
    document = (await eve.ask("GET", "/schema/openapi.json")).json()
    before = await holds(eve)
    asked, faults, tried = 0, set(), 0
    async with scene.watch() as waits:
        for method, path, operation in operations(document):
            tried += 1
            for text in ("é", "\\", "a"):
                inputs = Inputs(document, text)
                for target in targets(inputs, path, operation, tables):
                    for body in bodies(inputs, operation):
                        asked += 1
                        answer = await eve.ask(method, target, body)
                        if answer.status in (0, 500):
                            faults.add(f"{method} {path} {answer.status}")
    checks = (
        scene.waited(waits),
        held(before, await holds(scene.nobody())),
        must("no fault", not faults, f"faults: {', '.join(sorted(faults))}"),
    )
    return Outcome(f"{asked} requests to {tried} operations", checks)


async def holds(visitor: Visitor) -> dict[str, float] | None:
    """The longest steps of the event loop since the start, in ms; None: this server does not measure them."""
    answer = await visitor.ask("GET", "/metrics")
    found = {name: 1000 * float(value) for name, value in HOLD.findall(answer.body.decode())}
    return found or None


def held(before: dict[str, float] | None, after: dict[str, float] | None) -> Check:
    """The longest that is new."""
    if after is None:
        return Check("the event loop is not watched", f"≤ {HOLD_MS:.0f} ms", held=False)
    new = {name: ms for name, ms in after.items() if ms > (before or {}).get(name, 0.0)}
    by, most = max(new.items(), key=lambda item: item[1], default=("nothing", 0.0))
    return at_most(f"event loop held by {by} for", most, HOLD_MS, " ms")


# The limit of requests would refuse most of them, and is not what is tried here.
KIND = Kind(
    "sweep",
    (Attack("every operation, largest inputs", sweep, seconds=120),),
    options={"rate-limit": 10**6, "login-limit": 10**6},
)
