"""Every rule of chapters 1 to 14, rulings RUL-1 to RUL-38 and cases EX-1 to EX-62 are cited by tests."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parent.parent
LIST = TESTS.parent / "docs" / "rule-ids.txt"
CHAPTERS = "SET|TURN|PORT|INF|SELL|TRADE|STATE|VISIT|NOBLE|SPONSOR|END|SCORE|SOLO|EXTRA"
IDENTIFIER = re.compile(rf"\b({CHAPTERS}|RUL|EX)-(\d+)")
IN_NAME = re.compile(rf"(?:^|_)({CHAPTERS}|RUL|EX)_(\d+)(?=_|$)".lower())
LAST_EXAMPLE = 62


def ids_in(text: str) -> set[str]:
    """All ids in a text."""
    return {f"{word}-{number}" for word, number in IDENTIFIER.findall(text)}


def ids_in_name(name: str) -> set[str]:
    """In names of functions they are written like ex_29."""
    return {f"{word.upper()}-{number}" for word, number in IN_NAME.findall(name.removeprefix("test_"))}


def comments(source: str) -> dict[int, str]:
    """The comments of a module by line; of one whose comments cite nothing, none: to tell them from text takes long."""
    if not any(ids_in(line.partition("#")[2]) for line in source.splitlines()):
        return {}
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return {token.start[0]: token.string for token in tokens if token.type == tokenize.COMMENT}


def cited_by(function: ast.FunctionDef, remarks: dict[int, str]) -> set[str]:
    """The ids that a test function cites in its name, its docstring or a comment in it."""
    first = min([function.lineno, *(decorator.lineno for decorator in function.decorator_list)])
    lines = range(first, (function.end_lineno or first) + 1)
    found = ids_in_name(function.name) | ids_in(ast.get_docstring(function) or "")
    for line in lines:
        found |= ids_in(remarks.get(line, ""))
    return found


def cited_in(path: Path) -> set[str]:
    """The ids that the test functions of a module cite."""
    source = path.read_text(encoding="utf-8")
    remarks = comments(source)
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            found |= cited_by(node, remarks)
    return found


@pytest.fixture(scope="module")
def cited() -> set[str]:
    return {identifier for path in sorted(TESTS.rglob("test_*.py")) for identifier in cited_in(path)}


@pytest.fixture(scope="module")
def listed() -> list[str]:
    return LIST.read_text(encoding="utf-8").split()


def test_every_rule_is_cited(cited: set[str], listed: list[str]) -> None:
    missing = [identifier for identifier in listed if identifier not in cited]
    assert missing == []


def test_every_example_is_cited(cited: set[str]) -> None:
    missing = [f"EX-{n}" for n in range(1, LAST_EXAMPLE + 1) if f"EX-{n}" not in cited]
    assert missing == []


def test_no_rule_is_cited_that_does_not_exist(cited: set[str], listed: list[str]) -> None:
    unknown = [found for found in cited if not found.startswith(("EX-", "RUL-")) and found not in listed]
    assert sorted(unknown) == []


def test_the_list_has_each_rule_once(listed: list[str]) -> None:
    assert len(listed) == len(set(listed)) == 121


def test_the_list_is_that_of_the_specification(listed: list[str]) -> None:
    """Every chapter from set-up to solo, and the rulings on them, numbered from 1 without a gap."""
    chapters = {
        "SET": 18, "TURN": 6, "PORT": 7, "INF": 5, "SELL": 4, "TRADE": 3, "STATE": 8, "VISIT": 4, "NOBLE": 4,
        "SPONSOR": 1, "END": 3, "SCORE": 8, "SOLO": 9, "EXTRA": 3, "RUL": 38,
    }  # fmt: skip
    assert set(listed) == {f"{chapter}-{n}" for chapter, last in chapters.items() for n in range(1, last + 1)}


def test_the_citation_finder_reads_names_docstrings_and_comments(tmp_path: Path) -> None:
    module = tmp_path / "test_sample.py"
    body = '"""INF-4, NOBLE-1e."""\n    # RUL-14\n    text = "EX-30"\n'
    module.write_text(f"def test_ex_29_costs() -> None:\n    {body}\n\n# EX-31\n", encoding="utf-8")
    assert cited_in(module) == {"EX-29", "INF-4", "NOBLE-1", "RUL-14"}
