"""What can go wrong, said plainly. Errors keep their arguments, so they travel between processes."""

import reprlib
from collections.abc import Mapping
from typing import Any

from lisboa.rule_links import NOTATION, rule_link


class _Shown(reprlib.Repr):
    """Values as files and requests write them, shortened; reprlib finds these methods by the names of the types."""

    def repr_bool(self, value: bool, _: int) -> str:
        return "true" if value else "false"

    def repr_NoneType(self, _: None, __: int) -> str:  # noqa: N802 (the name of the type)
        return "null"

    def repr_tuple(self, value: tuple[Any, ...], level: int) -> str:
        return self.repr_list(list(value), level)

    def repr_mappingproxy(self, value: Mapping[str, Any], level: int) -> str:
        return self.repr_dict(dict(value), level)


shown = _Shown().repr  # a value in an error


class LisboaError(Exception):
    """The base of all errors of this package."""


class IllegalMove(LisboaError):
    """A move that is not open now, with the rule and the reason. The game is unchanged.

    `why` and `values` are the reason as a word and its variables, for other languages.
    """

    def __init__(
        self, move: str, rule: str, reason: str, why: str = "", values: dict[str, str | int] | None = None
    ) -> None:
        super().__init__(move, rule, reason, why, values)
        self.move = move
        self.rule = rule
        self.reason = reason
        self.why = why
        self.values = values or {}

    @property
    def link(self) -> str:
        """The page and anchor that explain the rule."""
        return rule_link(self.rule)

    def __str__(self) -> str:
        move = reprlib.repr(self.move)[1:-1] if self.move.strip() else "an empty move"
        rule = "" if self.rule == NOTATION else f" ({self.rule})"  # how a move is written is no rule
        return f"{move}: {self.reason}{rule}"


class BadOption(LisboaError, ValueError):
    """A value that cannot be used: the option or field that has it, the reason, and the rule if one forbids it."""

    def __init__(self, field: str, reason: str, rule: str = "") -> None:
        super().__init__(field, reason, rule)
        self.field = field
        self.reason = reason
        self.rule = rule

    @property
    def why(self) -> str:
        """The reason with its rule."""
        return f"{self.reason} ({self.rule})" if self.rule else self.reason

    def __str__(self) -> str:
        return f"{self.field}: {self.why}"


class UndoBarrier(LisboaError):
    """Undo would take back something that has been revealed or drawn, or there is nothing to take back."""


class BadPosition(LisboaError):
    """A position document that cannot be a real game: the path in it, and the reason."""

    def __init__(self, path: str, reason: str) -> None:
        super().__init__(path, reason)
        self.path = path
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.path}: {self.reason}"


class BadGameFile(LisboaError):
    """A game file that cannot be read or does not add up: the line (0: the whole file), and the reason."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(line, reason)
        self.line = line
        self.reason = reason

    def __str__(self) -> str:
        return f"line {self.line}: {self.reason}" if self.line else self.reason
