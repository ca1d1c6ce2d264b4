"""The state of a game: one flat array of small integers, and the events of the move being played."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from lisboa.engine.layout import SIZE


# Servers keep thousands of events for each game, and states to go back to. They are in no cycle, so the garbage
# collector does not look at them once they are compiled. What it looks at holds everybody up: a thousand long games did
# so for more than a second. For the same reason an event keeps no list of its changes, but makes one when asked.
@mypyc_attr(acyclic=True)
class Change:
    """One number of the state that changed: where, before, after."""

    def __init__(self, index: i64, before: i64, after: i64) -> None:
        self.index = index
        self.before = before
        self.after = after


@mypyc_attr(acyclic=True)
class Event:
    """Something that happened: its kind, who did it, three numbers, and all that it changed."""

    def __init__(self, kind: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
        self.kind = kind
        self.seat = seat
        self.a = a
        self.b = b
        self.c = c
        self.noted: vec[i64] = vec[i64]()  # three numbers for each change

    @property
    def changes(self) -> list[Change]:
        """All that it changed, in order."""
        noted = self.noted
        return [Change(noted[at], noted[at + 1], noted[at + 2]) for at in range(0, len(noted), 3)]

    def note(self, index: i64, before: i64, after: i64) -> None:
        """One number more that changed."""
        self.noted = append(append(append(self.noted, index), before), after)


_NO_EVENTS: Final[list[Event]] = []  # shared by all states without events, most of them copies: never written to


@mypyc_attr(acyclic=True)
class State:
    """All of a game. Rules change it only through `put` and `add`, so that every change can be told."""

    def __init__(self, d: vec[i64]) -> None:
        self.d = d
        self.recording = False
        self.events = _NO_EVENTS
        self.revealed = False  # has the move being played shown something new (undo barrier)

    def put(self, index: i64, value: i64) -> None:
        """Set one number and, while recording, note it under the latest event."""
        if self.recording:
            before = self.d[index]
            if before != value:
                self.events[-1].note(index, before, value)
        self.d[index] = value

    def add(self, index: i64, amount: i64) -> None:
        """Add to one number."""
        self.put(index, self.d[index] + amount)

    def note(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Begin an event; the changes that follow belong to it."""
        if self.recording:
            if self.events is _NO_EVENTS:
                self.events = []
            self.events.append(Event(kind, seat, a, b, c))

    def copy(self) -> "State":
        """An independent state; the events of the move being played are not copied."""
        return State(self.d[:])


def blank() -> State:
    """A state of zeros."""
    d = vec[i64]()
    i: i64 = 0
    while i < SIZE:
        d = append(d, 0)
        i += 1
    return State(d)
