"""The OpenAPI document, completed: what the framework cannot know of problems, logins and examples."""

from __future__ import annotations

from importlib.resources import files
from inspect import getdoc
from typing import Any, Final

import msgspec
from litestar import Litestar
from litestar.connection import ASGIConnection, Request
from litestar.handlers import HTTPRouteHandler
from litestar.handlers.base import BaseRouteHandler
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.routes import HTTPRoute

from lisboa.server import (
    analysis_answers,
    answers,
    assist_answers,
    component_list,
    game_answers,
    problems,
    requests,
    socket_messages,
)
from lisboa.server.api_vocabulary import REF, name_fields, ref, vocabulary
from lisboa.server.error_words import ERROR_WORDS
from lisboa.server.problems import Problem
from lisboa.server.security import SAFE_METHODS
from lisboa.server.view_schema import view_schemas

Json = dict[str, Any]
MODULES: Final = (
    *(requests, answers, game_answers, assist_answers, analysis_answers),
    *(component_list, socket_messages, problems),
)
PROBLEM: Final = "application/problem+json"
STATUS_WORDS: Final = {
    400: "The request cannot be understood",
    401: "Nobody is logged in",
    403: "This person may not do that",
    404: "There is no such thing",
    408: "The request was too slow",
    409: "It does not fit what has happened",
    413: "The body is too long",
    414: "The address is too long",
    422: "It can be read, but not done",
    429: "Too many requests",
    431: "The headers are too long",
    503: "The server cannot work now",
}
FILES: Final[Json] = {
    "text/plain": {"schema": {"type": "string"}},
    "application/json": {"schema": {"anyOf": [{"$ref": REF.format(name="SeatRecord")}, {"type": "object"}]}},
}
PARAMETERS: Final = {
    "table_id": "the id of a table",
    "subscription_id": "the id of a browser in `GET /api/me/push`",
    "token_id": "the id of a token",
    "archived": "those that are put away instead of the others",
    "players": "tables for so many",
    "limit": "how many at most",
    "seat": "a seat, from 0 on",
    "page": "the name of a page",
    "name": "the name of a picture",
    "seq": "the number of an entry; 0 is before the first",
}


class JsonDocument(JsonRenderPlugin):
    """Serves it as JSON, made once: anybody may ask for it as often as they like."""

    _made: bytes | None = None
    _promised = False

    def promise(self) -> None:
        """It will be made soon, beside the running server: until then nobody else makes it, which would hold all."""
        self._promised = True

    @property
    def awaited(self) -> bool:
        """Is it promised, and not there yet?"""
        return self._promised and self._made is None

    def render(self, request: Request[Any, Any, Any], openapi_schema: Json) -> bytes:
        """The whole document."""
        if self._made is None:
            self._made = msgspec.json.encode(completed(request.app, openapi_schema))
        return self._made

    def prepare(self, app: Litestar) -> None:
        """Make it before anybody asks, and what the framework makes of it first."""
        framework: Any = app.plugins.get("OpenAPIPlugin")
        try:
            self._made = msgspec.json.encode(completed(app, framework.provide_openapi_schema()))
        finally:
            self._promised = False


def documents(app: Litestar) -> list[JsonDocument]:
    """Those that a server serves: there is one."""
    plugins = () if app.openapi_config is None else app.openapi_config.render_plugins
    return [plugin for plugin in plugins if isinstance(plugin, JsonDocument)]


async def check_made(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """A guard: the framework would begin to make the document before it has it rendered."""
    if any(document.awaited for document in documents(connection.app)):
        raise Problem(503, "busy", "the description is being made: try again in a moment")


def document(app: Litestar) -> Json:
    """What programs read."""
    return completed(app, app.openapi_schema.to_schema())


def recorded() -> Json:
    """Requests and answers of a real little game, by operation; and problems, by word."""
    found: Json = msgspec.json.decode(files("lisboa.server").joinpath("api_examples.json").read_bytes())
    return found


def completed(app: Litestar, raw: Json) -> Json:
    """The framework's document with everything that was missing; the original stays as it is."""
    found: Json = msgspec.json.decode(msgspec.json.encode(raw))
    found["components"]["schemas"] = schemas()
    examples = recorded()
    found["components"]["examples"] = problem_examples(examples["problems"])
    for route in app.routes:
        if isinstance(route, HTTPRoute) and route.path_format in found["paths"]:
            for handler in route.route_handlers:
                for method in handler.http_methods:
                    operation = found["paths"][route.path_format].get(method.lower())
                    if operation is not None:
                        complete(operation, handler, method, route.path_format, found["components"]["schemas"])
                        add_examples(operation, examples["operations"].get(operation["operationId"], {}))
    return found


def schemas() -> Json:
    """All bodies, answers and messages of sockets, the view, and the names that they use."""
    structs = [
        value
        for module in MODULES
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__
    ]
    named = [struct for struct in structs if struct not in (requests.Request, answers.Answer)]
    found: dict[str, Json] = msgspec.json.schema_components(named, ref_template=REF)[1]
    for struct in named:
        if issubclass(struct, answers.Answer):
            found[struct.__name__]["required"] = always_sent(struct)
    name_fields(found)
    return found | live_messages(found) | view_schemas() | vocabulary()


def always_sent(struct: type[msgspec.Struct]) -> list[str]:
    """Fields of an answer that are never left out; those that have a default are sent with it."""
    tag = struct.__struct_config__.tag_field
    names = [field.encode_name for field in msgspec.structs.fields(struct) if field.default is not msgspec.UNSET]
    return [tag, *names] if tag else names


def live_messages(found: dict[str, Json]) -> dict[str, Json]:
    """What the sockets send: a schema for each of them, which says by `type` which message it is."""

    def any_of(*messages: type[msgspec.Struct]) -> Json:
        mapping = {found[one.__name__]["properties"]["type"]["enum"][0]: ref(one.__name__)["$ref"] for one in messages}
        return {
            "anyOf": [ref(one.__name__) for one in messages],
            "discriminator": {"propertyName": "type", "mapping": mapping},
        }

    return {
        "TableSocket": any_of(*socket_messages.OF_TABLES) | {"description": "What the socket of a table sends."},
        "OwnSocket": any_of(*socket_messages.OF_PEOPLE) | {"description": "What a person's own socket sends."},
    }


def complete(operation: Json, handler: HTTPRouteHandler, method: str, path: str, known: Json) -> None:
    """One operation."""
    asker = who_asks(handler)
    operation.pop("deprecated", None)
    operation["description"] = getdoc(handler.fn) or ""
    operation["security"] = security(asker, method)
    for parameter in operation.get("parameters", []):
        tidy_parameter(parameter)
    answer = next(iter(operation["responses"].values()))
    answer.pop("headers", None)
    if operation["operationId"] == "export_game":
        answer["content"] = dict(FILES)
    answer["description"] = described(answer, known)
    operation["responses"].pop("400", None)
    for status, words in sorted(refusals(handler, operation, asker, method, path).items()):
        operation["responses"].setdefault(str(status), problem(status, words))


def who_asks(handler: HTTPRouteHandler) -> str:
    """Must it be somebody (person), may it be anybody (visitor), or does it not matter?"""
    names = handler.parsed_fn_signature.parameters
    return "person" if "person" in names else "visitor" if {"visitor", "by_cookie"} & set(names) else ""


def security(asker: str, method: str) -> list[Json]:
    """The ways to say who one is; each entry is one way."""
    cookie: Json = {"cookie": []} if method in SAFE_METHODS else {"cookie": [], "csrf": []}
    ways: list[Json] = [{"token": []}, cookie]
    return {"person": ways, "visitor": [{}, *ways]}.get(asker, [])


def tidy_parameter(parameter: Json) -> None:
    """A parameter that is left out is not null."""
    for name in ("deprecated", "allowEmptyValue", "allowReserved"):
        parameter.pop(name, None)
    schema = parameter["schema"]
    schema.pop("description", None)
    kinds = [kind for kind in schema.pop("oneOf", []) if kind != {"type": "null"}]
    for kind in kinds:
        schema.update(kind)
    if isinstance(schema.get("type"), list):
        schema["type"] = next(kind for kind in schema["type"] if kind != "null")
    if "enum" in schema:
        schema["enum"] = [value for value in schema["enum"] if value is not None]
    parameter.setdefault("description", PARAMETERS.get(parameter["name"], ""))


def described(answer: Json, known: Json) -> str:
    """What a good answer is."""
    content = answer.get("content", {})
    schema = next(iter(content.values()))["schema"] if content else None
    if schema is None:
        return "It is done."
    name = (schema.get("$ref") or schema.get("items", {}).get("$ref", "")).rpartition("/")[2]
    text = str(known[name]["description"]) if name else "A text."
    return text if "$ref" in schema or not name else f"A list. Each: {text}"


def refusals(handler: HTTPRouteHandler, operation: Json, asker: str, method: str, path: str) -> dict[int, list[str]]:
    """The words of problems by status: what the handler says, and what follows from its form."""
    found: dict[int, list[str]] = {status: list(words) for status, words in handler.opt.get("refuses", {}).items()}

    def add(status: int, word: str) -> None:
        found.setdefault(status, []).append(word)

    body = "requestBody" in operation
    if body or operation.get("parameters"):
        add(400, "bad-request")
    if body:
        add(413, "too-large")
    if asker == "person":
        add(401, "not-logged-in")
    if method not in SAFE_METHODS:
        add(403, "foreign-origin")
        if asker:
            add(403, "csrf")
    if "_id}" in path:
        add(404, "not-found")
    if operation.get("parameters"):
        add(414, "address-too-long")
    add(408, "too-slow")
    add(431, "header-too-large")
    if path.startswith("/api/"):
        add(503, "unavailable")
    add(429, "too-many-requests")
    return found


def problem(status: int, words: list[str]) -> Json:
    """An answer that refuses."""
    lines = [f"* `{word}`: {ERROR_WORDS[word].meaning}" for word in words]
    told = {word: {"$ref": f"#/components/examples/{example_name(word, status)}"} for word in words}
    return {
        "description": "\n".join([f"{STATUS_WORDS[status]}.", "", *lines]),
        "content": {PROBLEM: {"schema": {"$ref": REF.format(name="ProblemInfo")}, "examples": told}},
    }


def example_name(word: str, status: int) -> str:
    """Most words come with one status only."""
    return word if ERROR_WORDS[word].statuses[0] == status else f"{word}-{status}"


def problem_examples(told: Json) -> Json:
    """A problem for each word: one that was recorded, or a plain one."""
    return {
        example_name(word, status): {
            "summary": about.meaning,
            "value": told.get(
                example_name(word, status), {"status": status, "error": word, "detail": plain(about.meaning)}
            ),
        }
        for word, about in ERROR_WORDS.items()
        for status in about.statuses
    }


def plain(text: str) -> str:
    """A sentence without marks."""
    return text.partition(":")[0].replace("`", "")


def add_examples(operation: Json, own: Json) -> None:
    """What was really asked and answered."""
    if "request" in own:
        operation["requestBody"]["content"]["application/json"]["example"] = own["request"]
    answer = next(iter(operation["responses"].values()))
    for kind, part in answer.get("content", {}).items():
        if kind in own:
            part["example"] = own[kind]
