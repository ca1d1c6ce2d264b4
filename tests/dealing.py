"""Which modules of tests are read, and in which order several processes run them, so that none is left with a long one.

`pytest -n N --dist worksteal` cuts the list of tests into N equal parts; a process that has done its own takes over
from the ends of the others'. Therefore every part begins with its share of the slow modules, the longest first, and
ends with quick ones. A module stays together: its tests share servers and browsers.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path

import pytest

QUICK = 0.05  # seconds of a test that is not marked, more or less
SLOW = 2  # of one that is, if the mark does not say
WITHOUT_SLOW = "not slow"  # pytest -m
BROWSER = Path(__file__).parent / "browser"  # whose conftest.py marks all of it
ALL_SLOW = re.compile(r"^pytestmark = pytest\.mark\.slow", re.MULTILINE)


def worth_reading(path: Path, marks: str) -> bool:
    """Is there a test in this file or folder for who wants these? Some take a second to import, in every process."""
    if marks != WITHOUT_SLOW:
        return True
    if path.name.startswith("test_") and path.suffix == ".py":
        return ALL_SLOW.search(path.read_text(encoding="utf-8")) is None
    return path != BROWSER


def seconds_of(item: pytest.Item) -> float:
    """About how long it takes: `@pytest.mark.slow(seconds=60)`."""
    mark = item.get_closest_marker("slow")
    return QUICK if mark is None else float(mark.kwargs.get("seconds", SLOW))


def dealt(items: Sequence[pytest.Item], workers: int) -> list[pytest.Item]:
    """All of them in an order that can be cut into equal parts: each module goes to who has least to do."""
    modules = [list(module) for _, module in groupby(items, key=lambda item: item.path)]
    modules.sort(key=lambda module: (-max(map(seconds_of, module)), -sum(map(seconds_of, module))))
    parts: list[list[pytest.Item]] = [[] for _ in range(workers)]
    spent = [0.0] * workers
    room = [(len(items) + part) // workers for part in range(workers)]  # as xdist cuts them
    for module in modules:
        left = module
        while left:
            part = min((part for part in range(workers) if room[part]), key=spent.__getitem__)
            given, left = left[: room[part]], left[room[part] :]
            parts[part] += given
            room[part] -= len(given)
            spent[part] += sum(map(seconds_of, given))
    return [item for part in parts for item in part]
