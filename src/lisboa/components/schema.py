"""The form of the data files: which lists a file has, which keys an entry has, and what may stand there.

`read_draft` keeps of every entry what is well formed, so that the counts can still be checked when some
entries are not (and one slip is reported once, not once more by every count it takes part in).
"""

from __future__ import annotations

import os

from lisboa.components.model import (
    ARCHITECTS,
    DECKS,
    GOODS,
    NOBLES,
    PROVENANCES,
    SITE_NAMES,
    Problem,
)
from lisboa.components.source import RawList, read_file
from lisboa.components.vocabulary import (
    BOARD_VALUES,
    CARD_BENEFITS,
    CLERGY_BENEFITS,
    DECREE_COUNTS,
    DECREE_MAJORITIES,
)


class Field:
    """What may stand under a key: the type, and for words the vocabulary or for numbers the bounds."""

    __slots__ = ("default", "high", "low", "optional", "type", "words")

    def __init__(
        self,
        type_: type,
        words: tuple[str, ...] = (),
        low: int = 0,
        high: int = 99,
        default: object = None,
        optional: bool = False,
    ) -> None:
        self.type = type_
        self.words = words
        self.low = low
        self.high = high
        self.default = default
        self.optional = optional or default is not None

    def reason_against(self, value: object) -> str:
        """Why the value may not stand here, "" if it may."""
        if self.type is object:  # its form depends on another key: see entries.py
            return ""
        if type(value) is not self.type:  # not isinstance: true is no number
            return f"must be {_TYPE_NAMES[self.type]}"
        if isinstance(value, str) and self.words and value not in self.words:
            return f"unknown word {value!r}"
        if type(value) is int and not self.low <= value <= self.high:
            return f"must be from {self.low} to {self.high}"
        return ""


_TYPE_NAMES = {int: "a whole number", str: "a text", bool: "true or false", list: "a list"}


class ListForm:
    """A list of a file: its keys, and those that name an entry in messages."""

    __slots__ = ("fields", "file", "naming")

    def __init__(self, file: str, naming: tuple[str, ...], **fields: Field) -> None:
        self.file = file
        self.naming = naming
        self.fields = {**fields, "provenance": Field(str, PROVENANCES), "note": Field(str, default="")}


FORMS: dict[str, ListForm] = {
    "values": ListForm("board.toml", ("name",), name=Field(str, tuple(BOARD_VALUES)), value=Field(object)),
    "goods": ListForm(
        "board.toml",
        ("good",),
        good=Field(str, GOODS),
        street=Field(str),
        west=Field(int, low=1, high=5),
        east=Field(int, low=1, high=5),
        market=Field(int),
        warehouse=Field(int, low=1, high=4),
    ),
    "treasury": ListForm("board.toml", ("reis",), modifier=Field(int, low=-9, high=9), reis=Field(int, high=9)),
    "offices": ListForm("board.toml", ("noble",), noble=Field(str, NOBLES), spaces=Field(int, low=1)),
    "state_actions": ListForm(
        "board.toml",
        ("noble", "place"),
        noble=Field(str, NOBLES),
        place=Field(str, ("upper", "lower")),
        effect=Field(str),
        amount=Field(int),
    ),
    "plots": ListForm("board.toml", ("name",), name=Field(str), reward=Field(str), amount=Field(int)),
    "sites": ListForm("board.toml", ("name",), name=Field(str, SITE_NAMES), reward=Field(str), amount=Field(int)),
    "cards": ListForm(
        "cards.toml",
        ("id",),
        id=Field(str),
        influence=Field(int, high=10, optional=True),
        effect=Field(str),
        amount=Field(int),
        earlier_effect=Field(str, optional=True),
        earlier_amount=Field(int, optional=True),
        benefit=Field(str, CARD_BENEFITS, optional=True),
        benefit_amount=Field(int, low=1, high=9, optional=True),
    ),
    "clergy": ListForm(
        "clergy.toml",
        ("kind",),
        kind=Field(int, low=1, high=23),
        copies=Field(int, low=1, high=2),
        benefit=Field(str, CLERGY_BENEFITS, optional=True),
        effect=Field(str, optional=True),
        amount=Field(int),
        wigs=Field(int, high=9),
    ),
    "decrees": ListForm(
        "decrees.toml",
        ("id",),
        id=Field(int, low=1, high=70),
        count=Field(str, tuple(dict.fromkeys([*DECREE_COUNTS, *DECREE_MAJORITIES]))),
        of=Field(str, default=""),
        per=Field(int, low=1, high=9, default=1),
        wigs=Field(int, low=1, high=20),
        majority=Field(bool, default=False),
        min_players=Field(int, low=2, high=3, default=2),
        not_solo=Field(bool, default=False),
    ),
    "buildings": ListForm("buildings.toml", ("id",), id=Field(int, high=15), colours=Field(list)),
    "plans": ListForm(
        "plans.toml",
        ("architect", "officials"),
        architect=Field(str, ARCHITECTS),
        officials=Field(int, low=1, high=8),
        starting=Field(bool),
    ),
    "goals": ListForm("goals.toml", ("id",), id=Field(str), deeds=Field(list), reward=Field(str), amount=Field(int)),
    "ships": ListForm(
        "ships.toml",
        ("colour",),
        colour=Field(str, DECKS),
        hull=Field(int, low=1, high=4),
        modifier=Field(int, high=9),
        influence=Field(int, high=10),
        copies=Field(int, low=1, high=9),
        period=Field(int, low=1, high=2),
    ),
}

FILES = tuple(dict.fromkeys(form.file for form in FORMS.values()))


class Entry:
    """An entry with its place. `given`: the keys in the file; `values`: what is well formed, and defaults."""

    __slots__ = ("file", "given", "line", "name", "values")

    def __init__(self, file: str, line: int, name: str) -> None:
        self.file = file
        self.line = line
        self.name = name
        self.given: tuple[str, ...] = ()
        self.values: dict[str, object] = {}

    def has(self, *keys: str) -> bool:
        """Whether all these keys are well formed."""
        return all(key in self.values for key in keys)

    def number(self, key: str) -> int:
        """The number under a well-formed key."""
        value = self.values[key]
        assert isinstance(value, int)
        return value

    def text(self, key: str) -> str:
        """The text under a well-formed key."""
        value = self.values[key]
        assert isinstance(value, str)
        return value

    def flag(self, key: str) -> bool:
        """Whether true stands under the key."""
        return self.values[key] is True

    def texts(self, key: str) -> tuple[str, ...]:
        """The list of texts under a well-formed key."""
        value = self.values[key]
        assert isinstance(value, list)
        return tuple(value)


class Draft:
    """All entries as far as they could be read, and the problems met so far."""

    def __init__(self) -> None:
        self.lists: dict[str, list[Entry]] = {}
        self.headers: dict[str, int] = {}
        self.problems: list[Problem] = []

    def blame(self, entry: Entry, reason: str) -> None:
        """Report an entry."""
        self.problems.append(Problem(entry.file, entry.line, entry.name, reason))

    def blame_list(self, name: str, reason: str) -> None:
        """Report a whole list, at the line of its name."""
        self.problems.append(Problem(FORMS[name].file, self.headers.get(name, 1), name, reason))

    def entries(self, name: str, *keys: str) -> list[Entry]:
        """The entries of a list in which these keys are well formed."""
        return [entry for entry in self.lists.get(name, []) if entry.has(*keys)]


def read_draft(directory: str | os.PathLike[str]) -> Draft:
    """Read all files; what is missing, unknown or of the wrong type goes to the draft's problems."""
    draft = Draft()
    for file in FILES:
        raw_lists = read_file(directory, file, draft.problems)
        if raw_lists is not None:
            _take_lists(draft, file, raw_lists)
    return draft


def _take_lists(draft: Draft, file: str, raw_lists: dict[str, RawList]) -> None:
    expected = [name for name, form in FORMS.items() if form.file == file]
    for name in expected:
        raw = raw_lists.get(name)
        if raw is None:
            draft.blame_list(name, "the list is missing")
        else:
            draft.headers[name] = raw.line
            draft.lists[name] = [_take_entry(draft, name, line, item) for line, item in raw.items]
    for name, raw in raw_lists.items():
        if name not in expected:
            draft.problems.append(Problem(file, raw.line, name, "unknown list"))


def _take_entry(draft: Draft, name: str, line: int, item: object) -> Entry:
    form = FORMS[name]
    entry = Entry(form.file, line, name)
    if not isinstance(item, dict):
        draft.blame(entry, "an entry must be a table: { key = value, ... }")
        return entry
    entry.name = _entry_name(item, form) or name
    entry.given = tuple(item)
    for key, value in item.items():
        field = form.fields.get(key)
        reason = field.reason_against(value) if field else "unknown key"
        if reason:
            draft.blame(entry, f"{key}: {reason}")
        else:
            entry.values[key] = value
    for key, field in form.fields.items():
        if key not in item:
            _take_default(draft, entry, key, field)
    return entry


def _entry_name(item: dict[str, object], form: ListForm) -> str:
    """What the entry calls itself, as far as that fits into a message."""
    parts = [item.get(key) for key in form.naming]
    short = [part for part in parts if type(part) is str or (type(part) is int and abs(part) < 1000)]
    return " ".join(map(str, short))[:60]


def _take_default(draft: Draft, entry: Entry, key: str, field: Field) -> None:
    if not field.optional:
        draft.blame(entry, f"{key}: missing key")
    elif field.default is not None:
        entry.values[key] = field.default
