"""The engine under test is the one we mean: compiled where it could be, from its sources when asked."""

import importlib
import os
import pkgutil
import subprocess
import sys

import lisboa.bots
import lisboa.engine

LIST_FILES = """
import importlib, pkgutil, lisboa.bots, lisboa.engine
for package in (lisboa.engine, lisboa.bots):
    for module in pkgutil.iter_modules(package.__path__, package.__name__ + "."):
        print(importlib.import_module(module.name).__file__)
"""


def compiled_files() -> list[str]:
    packages = (lisboa.engine, lisboa.bots)
    modules = [
        module for package in packages for module in pkgutil.iter_modules(package.__path__, package.__name__ + ".")
    ]
    return [str(importlib.import_module(module.name).__file__) for module in modules]


def test_engine_is_the_one_that_was_asked_for() -> None:
    """`make test` sets LISBOA_EXPECT_COMPILED=1 where it could compile; LISBOA_PURE=1 asks for the sources."""
    compiled = [not file.endswith(".py") for file in compiled_files()]
    assert compiled
    if os.environ.get("LISBOA_PURE") == "1":
        assert not any(compiled)
    elif os.environ.get("LISBOA_EXPECT_COMPILED") == "1":
        assert all(compiled)
    else:
        assert all(compiled) or not any(compiled), "half of the engine is compiled: run `make compile`"
    assert all(compiled) == lisboa.engine.COMPILED


def test_pure_engine_is_loaded_from_its_sources() -> None:
    environment = {**os.environ, "LISBOA_PURE": "1"}
    listing = subprocess.run(
        [sys.executable, "-c", LIST_FILES], env=environment, capture_output=True, text=True, check=True
    )
    files = listing.stdout.split("\n")[:-1]
    assert files
    assert [file for file in files if not file.endswith(".py")] == []
