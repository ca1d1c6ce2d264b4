"""The catalogues have every message that the engine needs, and none that nobody says."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import lisboa.course
import lisboa.decision
import lisboa.engine
from lisboa import insight
from lisboa.engine import events, flow
from lisboa.engine.steps import STEPS
from lisboa.server import offline_page, wrong_host_page
from lisboa.text import LOCALES
from lisboa.text.catalogue import FOLDER

assert flow.CHAPTERS  # importing the flow registers all steps
ENGINE = Path(lisboa.engine.__file__).parent
FACES = (Path(lisboa.decision.__file__), Path(lisboa.course.__file__))
REFUSING = ("refuse", "illegal")
CLIENT = Path(__file__).parents[2] / "web" / "src"
CALLED = re.compile(r"""\bt\(\s*["']([a-z0-9-]+)["']""")
NAMED = re.compile(r"""["'](ui-[a-z0-9-]+)["']""")
DECISIONS = {step.name for step in STEPS if not step.automatic and step.name != "dead-end"}


def trees(folder: Path) -> list[ast.Module]:
    return [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.py"))]


def calls(tree: ast.AST, name: str) -> Iterator[ast.Call]:
    """Calls of a function or method of this name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if called == name:
                yield node


def strings(node: ast.AST) -> Iterator[str]:
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value


def constants(modules: list[ast.Module]) -> dict[str, ast.expr]:
    """The values of the modules' constants by name."""
    found = {}
    for node in chain.from_iterable(tree.body for tree in modules):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            found[node.target.id] = node.value
    return found


@cache
def reasons() -> set[str]:
    """Reason ids in the sources: in the call, in a constant that it names, or returned by a `..._reason` or `lacks`."""
    modules = [*trees(ENGINE), *(ast.parse(path.read_text(encoding="utf-8")) for path in FACES)]
    values = constants(modules)
    given: list[ast.expr] = []
    for tree in modules:
        given += [call.args[2] for name in REFUSING for call in calls(tree, name) if len(call.args) > 2]
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name.endswith(("_reason", "lacks")):
                given += [part.value for part in ast.walk(node) if isinstance(part, ast.Return) and part.value]
    found = set()
    for expression in given:
        names = {part.id for part in ast.walk(expression) if isinstance(part, ast.Name)}
        for node in [expression, *(values[name] for name in names & values.keys())]:
            found |= set(strings(node))
    return found


@cache
def steps_with_pass() -> set[str]:
    """Names of the steps whose offer mentions PASS."""
    found = set()
    for node in chain.from_iterable(ast.walk(tree) for tree in trees(ENGINE)):
        if not isinstance(node, ast.ClassDef):
            continue
        methods = {item.name: item for item in node.body if isinstance(item, ast.FunctionDef)}
        if "offer" in methods and any(
            isinstance(part, ast.Name) and part.id == "PASS" for part in ast.walk(methods["offer"])
        ):
            named = next(calls(methods["__init__"], "__init__")).args[0]  # the rest says how its options are written
            found |= set(strings(named))
    return found


@cache
def needed() -> set[str]:
    """What the engine and what reads its games can ask to be said."""
    ids = {"prompt-game-over"}
    ids |= {f"prompt-{name}" for name in DECISIONS} | {f"option-{name}" for name in DECISIONS}
    ids |= {f"option-{name}-pass" for name in steps_with_pass()}
    ids |= {f"reason-{name}" for name in reasons()}
    ids |= {f"fact-{name}" for name in insight.KINDS}
    return ids | {f"event-{name}" for name, _rule in events.KINDS}


@cache
def said() -> set[str]:
    """Message ids that the text package names itself."""
    found: set[str] = set()
    for tree in trees(FOLDER):
        for call in calls(tree, "say"):
            found |= set(strings(call.args[0])) if not isinstance(call.args[0], ast.BinOp) else set()
        for call in calls(tree, "Share"):
            found |= set(strings(call.args[1]))
        for call in calls(tree, "part"):
            found |= {text for text in strings(call.args[0]) if text.startswith("preview-")}
    return found


@cache
def said_on_pages() -> set[str]:
    """Message ids of what the server writes itself: how to install the client, what is shown instead of it."""
    return {"app-name", "app-about", *offline_page.WORDS.values(), *wrong_host_page.WORDS}


@cache
def said_in_the_browser() -> set[str]:
    """Message ids that the web client names: `t("ui-undo")`, and ids in its tables."""
    sources = [path for path in sorted(CLIENT.rglob("*")) if path.suffix in (".svelte", ".ts")]
    assert sources
    text = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    return set(CALLED.findall(text)) | set(NAMED.findall(text))


class References(Visitor):
    """Messages and terms that an entry refers to."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 - the name is fluent.syntax.visitor's
        self.found.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802 - the name is fluent.syntax.visitor's
        self.found.add("-" + node.id.name)


@cache
def parsed(path: Path) -> list[ftl.EntryType]:
    found = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return [entry for entry in found if not isinstance(entry, ftl.BaseComment)]


def entries(locale: str) -> list[ftl.EntryType]:
    return [entry for path in sorted((FOLDER / locale).glob("*.ftl")) for entry in parsed(path)]


@cache
def references(locale: str) -> dict[str, set[str]]:
    """By message id, or term id with its dash: what it refers to."""
    found = {}
    for entry in entries(locale):
        assert isinstance(entry, ftl.Message | ftl.Term)
        visitor = References()
        visitor.visit(entry)
        found[("-" if isinstance(entry, ftl.Term) else "") + entry.id.name] = visitor.found
    return found


@pytest.mark.parametrize("locale", LOCALES)
def test_every_entry_parses_once(locale: str) -> None:
    found = entries(locale)
    assert [entry.content for entry in found if isinstance(entry, ftl.Junk)] == []
    names = [type(entry).__name__ + entry.id.name for entry in found if isinstance(entry, ftl.Message | ftl.Term)]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("locale", LOCALES)
def test_all_needed_messages_exist(locale: str) -> None:
    assert needed() | said() | said_on_pages() | said_in_the_browser() <= set(references(locale))


@pytest.mark.parametrize("locale", LOCALES)
def test_no_message_is_dead(locale: str) -> None:
    graph = references(locale)
    alive: set[str] = set()
    waiting = needed() | said() | said_on_pages() | said_in_the_browser()
    while waiting:
        name = waiting.pop()
        assert name in graph, f"{name} is referred to but does not exist"
        alive.add(name)
        waiting |= graph[name] - alive
    assert set(graph) - alive == set()


@pytest.mark.parametrize("locale", LOCALES)
def test_the_browser_reads_the_files_with_its_words(locale: str) -> None:
    wanted = re.search(r"NEEDED = /(.+)/;", (CLIENT.parent / "catalogues.ts").read_text(encoding="utf-8"))
    assert wanted
    files = [path for path in (FOLDER / locale).glob("*.ftl") if re.match(wanted[1], path.name)]
    read = {entry.id.name for path in files for entry in parsed(path) if isinstance(entry, ftl.Message)}
    assert said_in_the_browser() <= read


def test_the_engine_was_searched() -> None:
    assert {
        "visit-too-dear",
        "land-too-dear",
        "leads-nowhere",
        "shipyard-empty",
        "nothing-to-produce",
        "card-not-held",
        "game-over",
    } <= reasons()
    assert {"sell", "trade", "follow", "second-decree", "period-reward"} <= steps_with_pass() <= DECISIONS
    assert {"ui-undo", "ui-loading"} <= said_in_the_browser()
    assert {"list-more", "pay-wigs", "card-noble", "ship-held"} <= said()


class Functions(Visitor):
    """Functions that a catalogue calls."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802 - the name is fluent.syntax.visitor's
        self.found.add(node.id.name)


@pytest.mark.parametrize("locale", LOCALES)
def test_no_functions_that_the_browser_lacks(locale: str) -> None:
    visitor = Functions()
    for entry in entries(locale):
        visitor.visit(entry)
    assert visitor.found <= {"NUMBER"}
