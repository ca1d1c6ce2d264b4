"""Decisions in words: what a seat has to choose, what is open, and why the rest is not."""

from __future__ import annotations

from functools import cached_property
from typing import cast

from lisboa.engine import flow, layout, notation
from lisboa.engine.kernel.option_codecs import Chosen, tidy
from lisboa.engine.lookahead import offers
from lisboa.engine.names import COLOURS, NONE, PASS
from lisboa.engine.revisions import rewards_are_resolved
from lisboa.engine.state import State
from lisboa.engine.steps import MAIN, OPEN_PLAN, SHIP, STEPS, STORE_PLACE, TUCK, Refusal, chosen
from lisboa.engine.tables import CARD_IDS
from lisboa.errors import IllegalMove
from lisboa.rule_links import rule_link
from lisboa.text import Words, words_for, words_in
from lisboa.text.describe.choices import OptionObject, Verb
from lisboa.text.lexicon import Args
from lisboa.text.visit_means import wigs_spent


class Option:
    """One option of a decision: open, or closed with the rule and the reason."""

    def __init__(self, state: State, kind: int, code: int, refusal: Refusal | None, words: Words) -> None:
        self._state = state
        self._words = words
        self._code = code
        self._refusal = refusal
        self.notation = notation.write(kind, code)
        self.enabled = refusal is None
        self.rule = "" if refusal is None else refusal.rule

    @cached_property
    def _message(self) -> tuple[str, Args]:
        return self._words.option_message(self._state, self._code)

    @cached_property
    def text(self) -> str:
        """What choosing it means, in words."""
        return self._words.render(self._message)

    @property
    def args(self) -> dict[str, int]:
        """The numbers of the text: costs and their parts, what is gained, before and after."""
        return {name: value for name, value in self._message[1].items() if isinstance(value, int)}

    @cached_property
    def chosen(self) -> Chosen:
        """Verb, object and place of what it chooses."""
        return chosen(self._state, self._code)

    @property
    def verb(self) -> Verb:
        """What choosing it does, as one word: "visit", "offer", "plot", "pass" ..."""
        return cast(Verb, self.chosen.verb)

    @property
    def object(self) -> OptionObject:
        """What is chosen, by name: {"plot": "D3"}, {"good": "cloth", "noble": "king", "action": "favor"}."""
        return cast(OptionObject, self.chosen.object)

    @property
    def place(self) -> str:
        """Where on the table it is chosen: "plot:D3", "hand:blue-king-2"; empty if nothing there stands for it."""
        return self.chosen.place

    @cached_property
    def wigs_spent(self) -> int:
        """Wigs that choosing it spends without a further question (INF-5)."""
        return wigs_spent(self._state, self._code)

    @cached_property
    def reason(self) -> str:
        """Why it is closed; empty if it is open."""
        return "" if self._refusal is None else self._words.reason(self._refusal)

    @property
    def link(self) -> str:
        """The page and anchor that explain the rule; empty if it is open."""
        return rule_link(self.rule)

    def __repr__(self) -> str:
        return f"<{self.notation}>" if self.enabled else f"<{self.notation}: {self.reason} ({self.rule})>"


class Decision:
    """What a seat has to choose now."""

    def __init__(self, state: State, language: str = "en") -> None:
        self._state = state
        self._words = words_for(state, language)
        self._number = flow.kind_of(state)
        self.seat: int = flow.seat_of(state)
        self.kind: str = STEPS[self._number].name

    @cached_property
    def prompt(self) -> str:
        """What to do, in one sentence."""
        return self._words.render(self.prompt_message)

    @cached_property
    def prompt_message(self) -> tuple[str, Args]:
        """The message id of the prompt and its parameters, for who has names for the colours in it."""
        return self._words.prompt_message(self._state)

    @cached_property
    def options(self) -> list[Option]:
        """Open options first, in their fixed order, the sensible default first; then the closed ones."""
        found = offers(self._state, True)
        options = [Option(self._state, self._number, code, None, self._words) for code in found.codes]
        closed = [Option(self._state, self._number, refusal.code, refusal, self._words) for refusal in found.refusals]
        return options + closed

    def in_language(self, language: str) -> Decision:
        """The same decision in another language; LookupError names those that there are."""
        return Decision(self._state, language)

    def __repr__(self) -> str:
        return f"<{COLOURS[self.seat]}: {self.prompt}>"


def why_illegal(state: State, move: str) -> IllegalMove:
    """Why a move is none of the open options of the decision on top of the stack."""
    kind = flow.kind_of(state)
    tidied = tidy(move)
    for refusal in offers(state.copy(), True).refusals:
        if notation.write(kind, refusal.code).lower() == tidied:
            return illegal(move, refusal.rule, refusal.reason, x=refusal.x, y=refusal.y, z=refusal.z)
    if kind == MAIN and tidied.split(" ")[-1] in CARD_IDS:
        return illegal(move, "TURN-4", "card-not-held")
    if tidied == notation.write(kind, PASS):
        if is_forced_reward(state):
            return illegal(move, "RUL-4", "reward-must-be-used")
        return illegal(move, STEPS[kind].rule, "no-pass")
    return illegal(move, "NOTATION", "no-such-move", topic=STEPS[kind].name)


def is_forced_reward(state: State) -> bool:
    """RUL-4: is the decision a reward of a card, plot or site that must be resolved? Its slot or place waits below."""
    depth = int(state.d[layout.DEPTH])
    below = state.d[layout.STACK + layout.FRAME * (depth - 2)] if depth > 1 else NONE
    kind = flow.kind_of(state)
    return (
        STEPS[kind].declinable
        and kind != SHIP
        and below in (TUCK, STORE_PLACE, OPEN_PLAN)
        and rewards_are_resolved(state)
    )


def illegal(move: str, rule: str, why: str, **values: str | int) -> IllegalMove:
    """The error that tells a reason of the catalogues."""
    return IllegalMove(move, rule, words_in("en").why(why, values), why, values)
