"""Decisions in words: what a seat has to choose, what is open, and why the rest is not."""

from functools import cached_property

from lisboa.engine import flow, notation
from lisboa.engine.lookahead import offers
from lisboa.engine.names import COLOURS
from lisboa.engine.state import State
from lisboa.engine.steps import STEPS, Refusal
from lisboa.rule_links import rule_link
from lisboa.text import Words

_WORDS = Words("en")


class Option:
    """One option of a decision: open, or closed with the rule and the reason."""

    def __init__(self, state: State, kind: int, code: int, refusal: Refusal | None) -> None:
        self._state = state
        self._code = code
        self._refusal = refusal
        self.notation = notation.write(kind, code)
        self.enabled = refusal is None
        self.rule = "" if refusal is None else refusal.rule

    @cached_property
    def text(self) -> str:
        """What choosing it means, in words."""
        return _WORDS.option(self._state, self._code)

    @cached_property
    def reason(self) -> str:
        """Why it is closed; empty if it is open."""
        return "" if self._refusal is None else _WORDS.reason(self._refusal)

    @property
    def link(self) -> str:
        """The page and anchor that explain the rule; empty if it is open."""
        return rule_link(self.rule)

    def __repr__(self) -> str:
        return f"<{self.notation}>" if self.enabled else f"<{self.notation}: {self.reason} ({self.rule})>"


class Decision:
    """What a seat has to choose now."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._number = flow.kind_of(state)
        self.seat: int = flow.seat_of(state)
        self.kind: str = STEPS[self._number].name

    @cached_property
    def prompt(self) -> str:
        """What to do, in one sentence."""
        return _WORDS.prompt(self._state)

    @cached_property
    def options(self) -> list[Option]:
        """Open options first, in their fixed order, the sensible default first; then the closed ones."""
        found = offers(self._state, True)
        options = [Option(self._state, self._number, code, None) for code in found.codes]
        closed = [Option(self._state, self._number, refusal.code, refusal) for refusal in found.refusals]
        return options + closed

    def __repr__(self) -> str:
        return f"<{COLOURS[self.seat]}: {self.prompt}>"
