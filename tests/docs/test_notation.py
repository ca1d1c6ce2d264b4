"""docs/notation.md shows game files as they are written."""

from __future__ import annotations

import re

from lisboa import Game
from tools.rules_book.translations import page_path

HEADER = re.compile(r"^ {0,4}\[(\w+) (.+)\]$", re.MULTILINE)


def headers(text: str) -> list[tuple[str, str]]:
    """Names and values; what is different in each game is left out."""
    differ = ("Seed", "Moves", "Hash")
    return [(name, "" if name in differ else value) for name, value in HEADER.findall(text)]


def test_the_example_has_the_headers_of_a_new_game() -> None:
    """A new game names the revision of its rules; without that line it would be read as one of revision 1."""
    shown = headers(page_path("notation").read_text(encoding="utf-8"))
    assert shown == headers(Game(players=3, seed=7).to_text())
    assert ("Rules", "2") in shown
