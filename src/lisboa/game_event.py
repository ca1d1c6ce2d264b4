"""Events in words: what happened, who did it, by which rule, and every number before and after."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Final

from lisboa.components import ARCHITECTS, CARD_KINDS
from lisboa.engine import notation
from lisboa.engine.events import (
    ASSISTANT_PLACED,
    BUILDING_PLACED,
    BUILDING_UNCOVERED,
    CARD_REVEALED,
    CLERGY_DRAWN,
    COURTIER_PLACED,
    DECREE_REMOVED,
    DISPLAY_REFILLED,
    FIRST_BUILDING,
    GOAL_DECK_LAID,
    GOAL_DRAWN,
    HAND_REFILLED,
    HANDS_DEALT,
    KINDS,
    MOVE,
    PACKS_PASSED,
    rule_of,
)
from lisboa.engine.layout import DECK, DECK_UP
from lisboa.engine.names import COLOURS, NONE
from lisboa.engine.schema import PLACES, visible
from lisboa.engine.state import Event, State
from lisboa.engine.steps import DRAFT_PICK, STEPS
from lisboa.engine.tables import CARD_IDS, CARD_KIND
from lisboa.engine.upkeep import CITY
from lisboa.text import Words

PlainEvent = tuple[int, Event]  # the number of the move, and what happened: compiled, no garbage collector looks at it


class GameEvent:
    """Something that happened in move number `move`."""

    def __init__(self, event: Event, move: int, viewer: int | None, sees_all: bool, words: Words) -> None:
        self._event = event
        self._words = words
        self._viewer = viewer
        self._sees_all = sees_all
        self.move = move

    @property
    def plain(self) -> PlainEvent:
        """What is kept of many events: `Game.in_words` makes them again."""
        return self.move, self._event

    @property
    def kind(self) -> str:
        """What happened, as a word: "good-sold"."""
        return KINDS[self._event.kind][0]

    @property
    def rule(self) -> str:
        """The rule it comes from."""
        event = self._event
        if event.kind == MOVE:
            return STEPS[event.a].rule
        return rule_of(event.kind, event.a, event.b, event.c)

    @property
    def seat(self) -> int | None:
        """Whom it concerns; None for the table as a whole."""
        return self._event.seat if 0 <= self._event.seat < len(COLOURS) else None

    @cached_property
    def text(self) -> str:
        """One line of the log."""
        return self._words.render(self.message)

    @property
    def numbers(self) -> tuple[int, int, int]:
        """The event's own numbers, as its kind defines them."""
        return (self._event.a, self._event.b, self._event.c)

    @cached_property
    def changes(self) -> list[tuple[str, Any, Any]]:
        """Path, before and after of everything that changed and that the viewer may see. Paths are those of views."""
        out: list[tuple[str, Any, Any]] = []
        for change in self._event.changes:
            place = PLACES[change.index]
            if place is None or not self._may_see(change.index, change.after):
                continue
            before = change.before if self._may_see(change.index, change.before) else 0  # nothing, to who looks on
            out.append((place.path, place.code.write(before), place.code.write(change.after)))
        return out + turned_up(self._event)

    def take_back(self, state: State) -> None:
        """Make of the state after it the one before it."""
        for change in reversed(self._event.changes):
            state.put(change.index, change.before)

    def _may_see(self, index: int, value: int) -> bool:
        return self._sees_all or visible(index, value, self._viewer)

    @property
    def choice(self) -> str | None:
        """Of a move: the option taken, in notation; None for other events and for what others draft."""
        if self._event.kind != MOVE or self._event.b < 0:
            return None
        return notation.write(self._event.a, self._event.b)

    def seen_by(self, viewer: int | None, language: str = "en") -> GameEvent:
        """The same as a seat (None: a spectator) may know it; LookupError names the languages that there are."""
        return seen_by(self._event, self.move, viewer, self._words.in_language(language))

    @cached_property
    def message(self) -> tuple[str, dict[str, Any]]:
        """The message id of the text and its parameters, for catalogues of other languages."""
        return self._words.event_message(self._event)

    def to_json(self) -> dict[str, Any]:
        """Plain data."""
        message, args = self.message
        return {
            "move": self.move,
            "kind": self.kind,
            "rule": self.rule,
            "seat": None if self.seat is None else COLOURS[self.seat],
            "choice": self.choice,
            "numbers": list(self.numbers),
            "changes": [list(change) for change in self.changes],
            "message": message,
            "args": args,
            "text": self.text,
        }

    def __repr__(self) -> str:
        return f"<{self.text}>"


_REVEALING: Final = frozenset(
    (
        *(ASSISTANT_PLACED, CARD_REVEALED, CLERGY_DRAWN, COURTIER_PLACED, DECREE_REMOVED, GOAL_DECK_LAID, GOAL_DRAWN),
        *(HAND_REFILLED, HANDS_DEALT, PACKS_PASSED),
    )
)


def reveals(event: Event) -> bool:
    """Did it show something that nobody, or not its player, knew before? No undo goes back past it."""
    if event.kind == DISPLAY_REFILLED:
        return event.a != CITY  # tiles of the city lie open
    if event.kind == BUILDING_UNCOVERED:
        return event.c != NONE  # the one after the next, if there is one
    return event.kind in _REVEALING


def turned_up(event: Event) -> list[tuple[str, Any, Any]]:
    """What lies on top of a deck or stack: not a number of the state, but a change to everybody who looks."""
    if event.kind == CARD_REVEALED:
        return [(f"political_decks.{CARD_KINDS[CARD_KIND[event.a]]}.face_up", None, CARD_IDS[event.a])]
    if event.kind in (BUILDING_PLACED, FIRST_BUILDING):
        return [(f"building_stacks.{ARCHITECTS[event.c]}.available", event.b, None)]
    if event.kind == BUILDING_UNCOVERED:
        path = f"building_stacks.{ARCHITECTS[event.a]}"
        available, following = (None if tile == NONE else tile for tile in (event.b, event.c))
        was_next = None if event.seat == NONE else available  # at set-up nothing lay there
        return [(f"{path}.available", None, available), (f"{path}.next", was_next, following)]
    return [taken_off(event, kind) for kind in range(4) if any(c.index == DECK_UP + kind for c in event.changes)]


def taken_off(event: Event, kind: int) -> tuple[str, Any, Any]:
    """The face-up card of a deck went away: the uppermost one that left the deck."""
    cards = [change.before for change in event.changes if 0 <= change.index - (DECK + 5 * kind) < 5]
    return (f"political_decks.{CARD_KINDS[kind]}.face_up", CARD_IDS[cards[0]], None)


def seen_by(event: Event, move: int, viewer: int | None, words: Words) -> GameEvent:
    """The event as a seat or a spectator may know it: what others draft is secret (SET-16)."""
    if event.kind == MOVE and event.a == DRAFT_PICK and event.seat != viewer:
        masked = Event(event.kind, event.seat, event.a, -1, event.c)
        masked.noted = event.noted
        event = masked
    return GameEvent(event, move, viewer, False, words)
