"""No regular expression takes longer than in proportion to its text: strangers choose many of these texts."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

import lisboa
from lisboa.server import security
from lisboa.server.logs import hide
from tests.server.hostile_texts import GROWTH, growth, hostile_texts

SOURCES = Path(lisboa.__file__).parent
FUNCTIONS = {"compile", "match", "fullmatch", "search", "sub", "subn", "split", "findall", "finditer"}
# They see only what comes with the package or from the person who starts it.
OWN_FILES = {"components/source.py", "server/rule_pages.py", "server/email_addresses.py"}
COMMANDS = "cli/"


class Found(NamedTuple):
    """An expression in a file, and how it is used there."""

    file: str
    pattern: str
    flags: int
    uses: tuple[str, ...]


def expressions() -> Iterator[Found]:
    """Every one there is."""
    for path in sorted(SOURCES.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        tree = ast.parse(text)
        constants = {
            target.id: node.value
            for node in ast.walk(tree)
            if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None
            for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
            if isinstance(target, ast.Name)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and is_re(node.func):
                names = [name for name, value in constants.items() if value is node]
                uses = [use for use in FUNCTIONS if any(f"{name}.{use}(" in text for name in names)]
                file = path.relative_to(SOURCES).as_posix()
                pattern = pattern_of(node.args[0], constants)
                yield Found(file, pattern, flags_of(node), tuple(sorted(uses or [node.func.attr])))


def is_re(function: ast.Attribute) -> bool:
    return isinstance(function.value, ast.Name) and function.value.id == "re" and function.attr in FUNCTIONS


def pattern_of(node: ast.expr, constants: dict[str, ast.expr]) -> str:
    """A pattern must be written down where it is used or in a constant beside it, or nobody could check it."""
    found = ast.literal_eval(constants[node.id] if isinstance(node, ast.Name) else node)
    assert isinstance(found, str)
    return found


def flags_of(call: ast.Call) -> int:
    given = [keyword.value for keyword in call.keywords if keyword.arg == "flags"]
    if isinstance(call.func, ast.Attribute) and call.func.attr == "compile":
        given += call.args[1:2]
    names = {node.attr for flags in given for node in ast.walk(flags) if isinstance(node, ast.Attribute)}
    return sum(getattr(re, name) for name in names)


ALL = sorted(found for found in set(expressions()) if found.file not in OWN_FILES)
ALL = [found for found in ALL if not found.file.startswith(COMMANDS)]


def test_the_list_is_whole() -> None:
    """None hides behind another name of the module."""
    for path in SOURCES.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"^\s*(from re import|import re as|import regex)", text, re.MULTILINE), path
    assert {"game_files.py", "server/logs.py", "rule_links.py", "server/app.py"} <= {found.file for found in ALL}


@pytest.mark.parametrize("found", ALL, ids=lambda found: f"{found.file} {found.pattern[:20]}")
def test_time_grows_with_the_length_of_the_text(found: Found) -> None:
    expression = re.compile(found.pattern, found.flags)
    for work in ways(expression, found.uses):
        for text in hostile_texts(expression):
            # Once more if it is slow: the machine may have been busy with something else.
            assert growth(work, text) <= GROWTH or growth(work, text) <= GROWTH, text(60)


def ways(expression: re.Pattern[str], uses: tuple[str, ...]) -> list[Callable[[str], object]]:
    """Whatever looks for all occurrences takes as long as `findall`."""
    anchored = [getattr(expression, use) for use in uses if use in ("match", "fullmatch")]
    return anchored if len(anchored) == len(uses) else [*anchored, expression.findall]


@pytest.mark.parametrize(
    "pattern",
    [
        r"\[(\w+)\s+(.*)\]\s*$",
        r"[\w.+-]+@[\w-]+(\.[\w-]+)+",
        r"[\w-]{10,}(\.[\w-]{6})?\.[\w-]{27}(?![\w-])",
        r"(a|a)*b",
        r"x(\w+)+;",
    ],
)
def test_slow_expressions_are_found(pattern: str) -> None:
    expression = re.compile(pattern)
    assert any(growth(expression.findall, text) > GROWTH for text in hostile_texts(expression))


@pytest.mark.parametrize("text", ["a" * 64, "a-" * 32, "a." * 32, "://" * 21, "@a." * 21, "://a@" * 13, "lsb_" * 16])
def test_masking_an_address_takes_time_in_proportion_to_its_length(text: str) -> None:
    def mask(value: str) -> object:
        return hide(None, "info", {"event": value})

    assert growth(mask, lambda size: text * (size // 64)) <= GROWTH


def test_no_cookie_is_read_by_the_standard_library() -> None:
    """Its parser undoes escapes in quadratic time before Python 3.11.10: `security.cookie` reads ours."""
    sources = Path(security.__file__).parent.rglob("*.py")
    reading = [path.name for path in sources if re.search(r"(request|connection|socket)\.cookies\b", path.read_text())]
    assert reading == []
