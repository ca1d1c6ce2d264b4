"""The components as the golden games saw them: `tests/games/components.txt`, a line for each card, tile and number.

Kept only so that a changed corpus can be explained by changed data; where a fact comes from does not matter here.
"""

from __future__ import annotations

import dataclasses
from typing import Any

from lisboa.components import Effect
from lisboa.engine.tables import DATA
from tests.golden.recording import GAMES

FILE = GAMES / "components.txt"
UNPLAYED = ("provenance", "note")


def lines() -> dict[str, str]:
    """What everything in the box is, by its name."""
    found: dict[str, str] = {}
    for part in dataclasses.fields(DATA):
        value = getattr(DATA, part.name)
        if isinstance(value, tuple) and value and dataclasses.is_dataclass(value[0]):
            for number, entry in enumerate(value, start=1):
                found[name_of(part.name, number, entry)] = facts(entry)
        else:
            found[part.name] = said(value)
    return found


def name_of(part: str, number: int, entry: Any) -> str:
    """A card by its id, a plot by its name, a plan by its place in the list."""
    for key in ("id", "name", "kind", "colour"):
        if hasattr(entry, key):
            return f"{part} {getattr(entry, key)}"
    return f"{part} {number}"


def facts(entry: Any) -> str:
    """What is printed on it; what it did by earlier rules only where that differed."""
    shown = [field.name for field in dataclasses.fields(entry) if field.name not in UNPLAYED]
    if "earlier_effect" in shown and entry.earlier_effect == entry.effect:
        shown.remove("earlier_effect")
    return ", ".join(f"{name} {said(getattr(entry, name))}" for name in shown)


def said(value: object) -> str:
    """A value in short."""
    if isinstance(value, Effect):
        return f"{value.amount} {value.name}"
    if isinstance(value, tuple):
        return "(" + " ".join(said(part) for part in value) + ")"
    return str(value) or "-"


def save() -> None:
    """Write the file."""
    FILE.write_text("".join(f"{name}: {text}\n" for name, text in lines().items()), encoding="utf-8")


def changes() -> list[str]:
    """What is in the box now and was different when the corpus was recorded."""
    if not FILE.exists():
        return []
    former = dict(line.split(": ", 1) for line in FILE.read_text(encoding="utf-8").splitlines())
    now = lines()
    told = [f"{name}: {former[name]} -> {now[name]}" for name in now if name in former and now[name] != former[name]]
    told += [f"{name}: new" for name in now if name not in former]
    return told + [f"{name}: gone" for name in former if name not in now]
