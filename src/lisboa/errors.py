"""What can go wrong, said plainly. Errors keep their arguments, so they travel between processes."""

import reprlib

from lisboa.rule_links import rule_link


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
        return f"{reprlib.repr(self.move)[1:-1]}: {self.reason} ({self.rule})"


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
