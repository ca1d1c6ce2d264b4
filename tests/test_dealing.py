"""Tests are shared out so that no process is left with the slow ones."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest

from tests.dealing import BROWSER, WITHOUT_SLOW, dealt, seconds_of, worth_reading


class Item:
    """As much of a test as the order depends on."""

    def __init__(self, module: str, number: int, mark: pytest.MarkDecorator | None = None) -> None:
        self.path = Path(module)
        self.number = number
        self.mark = mark

    def get_closest_marker(self, name: str) -> pytest.Mark | None:
        assert name == "slow"
        return None if self.mark is None else self.mark.mark


ITEMS: list[Any] = [
    *(Item("quick.py", number) for number in range(40)),
    *(Item("slow.py", number, pytest.mark.slow) for number in range(4)),
    *(Item("long.py", number, pytest.mark.slow(seconds=20)) for number in range(2)),
    *(Item("more.py", number) for number in range(20)),
    Item("longer.py", 0, pytest.mark.slow(seconds=50)),
]


def test_every_part_begins_with_its_share_of_the_slow_tests() -> None:
    order = dealt(ITEMS, 2)
    parts = order[:33], order[33:]
    assert len(order) == len({id(item) for item in order}) == len(ITEMS)
    modules = [list(dict.fromkeys(item.path.stem for item in part)) for part in parts]
    assert modules == [["longer", "quick", "more"], ["long", "slow", "quick"]]
    spent = [sum(map(seconds_of, part)) for part in parts]
    assert spent == pytest.approx([51.6, 49.4])


@pytest.mark.parametrize("workers", [1, 2, 3, 4, 7])
def test_a_module_keeps_its_order(workers: int) -> None:
    for module in ("slow.py", "long.py"):
        found = [cast(Item, item).number for item in dealt(ITEMS, workers) if item.path.name == module]
        assert found == sorted(found)


def test_only_modules_of_nothing_but_slow_tests_are_not_read(tmp_path: Path) -> None:
    written = {
        "test_slow.py": "pytestmark = pytest.mark.slow(seconds=9)\n",
        "test_mixed.py": "@pytest.mark.slow\ndef test_one(): ...\n\ndef test_two(): ...\n",
        "slow.py": "pytestmark = pytest.mark.slow\n",
    }
    for name, text in written.items():
        (tmp_path / name).write_text(f"import pytest\n\n{text}", encoding="utf-8")
    paths = [BROWSER, tmp_path, *(tmp_path / name for name in written)]
    assert [worth_reading(path, WITHOUT_SLOW) for path in paths] == [False, True, False, True, True]
    assert all(worth_reading(path, marks) for path in paths for marks in ("", "slow", "not slow or quick"))
