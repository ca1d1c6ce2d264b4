"""The OpenAPI document: whole, true, and the same as the copy that reviewers see."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema_rs
import msgspec
import pytest

from lisboa import Game
from lisboa.server import problems
from lisboa.server.api_document import recorded
from lisboa.server.component_list import component_list
from lisboa.server.error_words import ERROR_WORDS
from tools import api_docs, api_examples

Json = dict[str, Any]
SERVER = Path(api_docs.ROOT) / "src/lisboa/server"
MAKERS = ("Problem", "conflict")
NO_BODY = {"delete_table", "remove_push", "revoke_token"}


@pytest.fixture(scope="module")
def document() -> Json:
    return api_docs.document()


def operations(document: Json) -> Iterator[tuple[str, str, Json]]:
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            yield path, method, operation


def problems_with(document: Json, schema: Json, value: Any) -> list[str]:
    """What a validator says against a value."""
    whole = {**schema, "components": document["components"]}
    return [f"{error.instance_path}: {error.message}" for error in jsonschema_rs.iter_errors(whole, value)]


def whole(example: Any) -> Any:
    """An example with all of a view or of the components: examples show a few parts of them, which have to fit."""
    if isinstance(example, list):
        return [whole(part) for part in example]
    if not isinstance(example, dict):
        return example
    found = {name: whole(part) for name, part in example.items()}
    if "view" in found:
        return found | {"view": Game(players=2, seed=1).view(0) | found["view"]}
    if {"cards", "ships", "streets"} <= found.keys():
        full = msgspec.to_builtins(component_list())
        return {name: full[name] | part if isinstance(part, dict) else part for name, part in found.items()}
    return found


def test_the_copy_in_docs_is_the_document(document: Json) -> None:
    assert api_docs.DOCUMENT.read_text(encoding="utf-8") == api_docs.text_of(document), "run make api-docs"


@pytest.mark.slow
def test_the_document_is_valid_openapi(document: Json) -> None:
    import schemathesis

    schema = schemathesis.openapi.from_dict(document)
    schema.validate()
    assert len(list(schema.get_all_operations())) == len(list(operations(document)))


def test_every_operation_says_what_it_does_and_who_may_ask(document: Json) -> None:
    ids = [operation["operationId"] for _, _, operation in operations(document)]
    assert len(ids) == len(set(ids)) > 40
    for path, method, operation in operations(document):
        where = f"{method} {path}"
        assert operation["summary"], where
        assert operation["description"], where
        assert operation["tags"], where
        assert "security" in operation, where
        assert "_" in operation["operationId"], where
        for parameter in operation.get("parameters", []):
            assert parameter["description"], f"{where} {parameter['name']}"
            assert parameter["schema"]["type"] in ("string", "integer", "boolean"), f"{where} {parameter['name']}"
            assert None not in parameter["schema"].get("enum", []), f"{where} {parameter['name']}"


def test_refusals_are_documented_where_they_can_occur(document: Json) -> None:
    for path, method, operation in operations(document):
        statuses = set(operation["responses"])
        where = f"{method} {path}"
        if path.startswith("/api/"):
            assert {"429", "503"} <= statuses, where
        if "{table_id}" in path:
            assert {"400", "404"} <= statuses, where
        if method != "get" and path.startswith("/api/"):
            assert "403" in statuses, where
        if operation["security"] and {} not in operation["security"]:
            assert "401" in statuses, where
            assert {"token": []} in operation["security"], where
            assert any("csrf" in way for way in operation["security"]) == (method != "get"), where
    move = document["paths"]["/api/tables/{table_id}/moves"]["post"]["responses"]
    assert set(move["409"]["content"]["application/problem+json"]["examples"]) >= {"stale", "paused", "over"}
    assert "422" in move


def test_every_refusal_is_a_problem_of_a_known_word(document: Json) -> None:
    examples = document["components"]["examples"]
    for path, _, operation in operations(document):
        for status, answer in operation["responses"].items():
            if int(status) >= 400 and not path.startswith("/health"):
                content = answer["content"]["application/problem+json"]
                assert content["schema"] == {"$ref": "#/components/schemas/ProblemInfo"}
                for word, link in content["examples"].items():
                    assert int(status) in ERROR_WORDS[word].statuses
                    assert examples[link["$ref"].rpartition("/")[2]]["value"]["status"] == int(status)


def test_every_body_has_an_example_that_fits_its_schema(document: Json) -> None:
    for path, method, operation in operations(document):
        bodies = [operation["requestBody"]] if "requestBody" in operation else []
        good = [answer for status, answer in operation["responses"].items() if status.startswith("2")]
        assert operation["operationId"] in NO_BODY or "content" in good[0]
        for body in [*bodies, *good]:
            for kind, content in body.get("content", {}).items():
                assert "example" in content, f"{method} {path} {kind}"
                assert problems_with(document, content["schema"], whole(content["example"])) == [], f"{method} {path}"


def test_every_problem_has_an_example_that_fits_its_schema(document: Json) -> None:
    schema = {"$ref": "#/components/schemas/ProblemInfo"}
    for name, example in document["components"]["examples"].items():
        assert problems_with(document, schema, whole(example["value"])) == [], name
        assert name in (example["value"]["error"], f"{example['value']['error']}-{example['value']['status']}")


def test_a_wrong_example_would_be_found(document: Json) -> None:
    schema = {"$ref": "#/components/schemas/ProblemInfo"}
    assert problems_with(document, schema, {"status": "409", "error": "stale", "detail": "x"})


def test_the_examples_are_what_the_server_says() -> None:
    now, before = api_examples.record(), recorded()
    for part, examples in now.items():
        assert examples.keys() == before[part].keys(), "run make api-docs"
        for name, example in examples.items():
            assert example == before[part][name], f"{name}: run make api-docs"
    assert now.keys() == before.keys()


def test_the_tables_of_the_guides_are_made_from_the_source() -> None:
    for page in api_docs.pages():
        text = page.read_text(encoding="utf-8")
        assert "<!-- table: " in text
        assert api_docs.filled(text) == text, "run make api-docs"


# The words of problems


def calls() -> Iterator[tuple[str, ast.Call]]:
    """Where problems are made: the name of the function and the call."""
    for path in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id in ("Problem", "conflict")
            ):
                yield node.func.id, node


def constants(call: ast.Call) -> list[Any]:
    return [argument.value for argument in call.args if isinstance(argument, ast.Constant)]


def test_every_word_in_the_source_is_listed_with_its_status() -> None:
    found = set()
    for function, call in calls():
        values = [409, *constants(call)] if function == "conflict" else constants(call)
        if len(values) >= 2 and isinstance(values[0], int):
            assert values[0] in ERROR_WORDS[values[1]].statuses, values[1]
            found.add(values[1])
    from lisboa.server.app import ERRORS

    for status, word in ERRORS.items():
        assert status in ERROR_WORDS[word].statuses
    assert found | set(ERRORS.values()) | {"refused"} == set(ERROR_WORDS)


def test_whatever_a_problem_tells_besides_has_a_field() -> None:
    fields = set(problems.ProblemInfo.__struct_fields__)
    for _, call in calls():
        assert {keyword.arg for keyword in call.keywords if keyword.arg} <= fields, ast.unparse(call)


def test_the_server_serves_the_document(document: Json) -> None:
    from litestar.testing import TestClient

    served = TestClient(api_docs.app())
    assert json.loads(served.get("/schema/openapi.json").content) == document
