"""Which engine and which components a game is played with: a change of either may lead the same moves elsewhere."""

import hashlib
import re
from functools import cache
from importlib.metadata import version
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

SOURCES: Final = re.compile(r"\.py$")
TABLES: Final = re.compile(r"\.toml$")
NOT_COMPILED: Final = re.compile(r"\.(?!(so|pyd|pyc)$)\w+$")


@cache
def engine_version() -> str:
    """The release and a digest of the engine's sources."""
    return f"{version('lisboa')}+{_digest(files('lisboa.engine'), SOURCES)}"


@cache
def components_version() -> str:
    """A digest of the component files."""
    return _digest(files("lisboa.components") / "data", TABLES)


@cache
def bots_version() -> str:
    """A digest of the bots: their sources, and weights in whatever files."""
    return _digest(files("lisboa.bots"), NOT_COMPILED)


def is_present(engine: str | None, components: str | None) -> bool:
    """Are these the versions that run now?"""
    return (engine, components) == (engine_version(), components_version())


def _digest(folder: Traversable, wanted: re.Pattern[str]) -> str:
    digest = hashlib.sha256()
    for path in sorted(_files(folder, wanted), key=lambda path: path.name):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:12]


def _files(folder: Traversable, wanted: re.Pattern[str]) -> list[Traversable]:
    found: list[Traversable] = []
    for path in folder.iterdir():
        if path.is_dir():
            found += _files(path, wanted)
        elif wanted.search(path.name):
            found.append(path)
    return found
