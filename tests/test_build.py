"""The engine under test is the one we mean: compiled where it could be, from its sources when asked."""

import importlib
import os
import subprocess
import sys
from pathlib import Path

import lisboa.bots
import lisboa.engine

PACKAGES = [Path(str(package.__file__)).parent for package in (lisboa.engine, lisboa.bots)]
# Every module of the engine and the bots, those of sub-folders too; a package's __init__ is never compiled.
MODULES = [
    ".".join(("lisboa", *path.relative_to(package.parent).with_suffix("").parts))
    for package in PACKAGES
    for path in sorted(package.rglob("*.py"))
    if path.name != "__init__.py"
]
LIST_FILES = "import importlib, sys\nfor name in sys.argv[1:]: print(importlib.import_module(name).__file__)"


def compiled_files() -> list[str]:
    return [str(importlib.import_module(name).__file__) for name in MODULES]


def test_engine_is_the_one_that_was_asked_for() -> None:
    """`make test` sets LISBOA_EXPECT_COMPILED=1 where it could compile; LISBOA_PURE=1 asks for the sources."""
    files = compiled_files()
    compiled = [not file.endswith(".py") for file in files]
    assert compiled
    if os.environ.get("LISBOA_PURE") == "1":
        assert not any(compiled)
    elif os.environ.get("LISBOA_EXPECT_COMPILED") == "1":
        assert [file for file in files if file.endswith(".py")] == []
    else:
        assert all(compiled) or not any(compiled), "half of the engine is compiled: run `make compile`"
    assert all(compiled) == lisboa.engine.COMPILED


def test_pure_engine_is_loaded_from_its_sources() -> None:
    environment = {**os.environ, "LISBOA_PURE": "1"}
    listing = subprocess.run(
        [sys.executable, "-c", LIST_FILES, *MODULES], env=environment, capture_output=True, text=True, check=True
    )
    files = listing.stdout.split("\n")[:-1]
    assert files
    assert [file for file in files if not file.endswith(".py")] == []
