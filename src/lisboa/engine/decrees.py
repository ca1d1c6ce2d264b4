"""Chapter 9, the Minister: taking decrees (NOBLE-3)."""

from typing import Final

from mypy_extensions import i64

from lisboa.engine.events import DECREE_TAKEN, MARKER_DISCARDED
from lisboa.engine.kernel.option_codecs import Numbered
from lisboa.engine.layout import DECREE_OWNER, DECREES, DISPLAY, MARKER_USED, MARKERS
from lisboa.engine.names import PASS
from lisboa.engine.state import State
from lisboa.engine.steps import DECLINABLE, DECREE, SECOND_DECREE, Decision, Number, Offers, push, register
from lisboa.engine.tables import DATA


def can_decree(s: State) -> bool:
    """Is a decree face up?"""
    i: i64 = 0
    while i < 8:
        if s.d[DISPLAY + i] > 0:
            return True
        i += 1
    return False


def offer_display(s: State, o: Offers) -> None:
    """The decrees face up, in the order of the display."""
    i: i64 = 0
    while i < 8:
        if s.d[DISPLAY + i] > 0:
            o.add(s.d[DISPLAY + i])
        i += 1


def take_decree(s: State, seat: i64, decree: i64, when: i64 = 0) -> None:
    """A decree goes to its owner, public for all; its space stays empty until upkeep (VISIT-3)."""
    s.note(DECREE_TAKEN, seat, decree, 0, when)
    i: i64 = 0
    while s.d[DISPLAY + i] != decree:
        i += 1
    s.put(DISPLAY + i, 0)
    s.put(DECREE_OWNER + decree, seat)
    s.add(DECREES + seat, 1)


DISPLAYED: Final = Numbered("decree", "decree", len(DATA.decrees), "decree")


class Decree(Decision):
    """NOBLE-3: one decree of the display. a: may be declined; b: Noble action, so a set marker may bring a second."""

    def __init__(self) -> None:
        super().__init__("decree", "NOBLE-3", DISPLAYED, (DECLINABLE, Number("second", range(2))), fragile=True)

    def offer(self, s: State, seat: i64, a: i64, b: i64, c: i64, o: Offers) -> None:
        offer_display(s, o)
        if a == 1:
            o.add(PASS)

    def take(self, s: State, seat: i64, a: i64, b: i64, c: i64, choice: i64) -> None:
        if choice == PASS:
            return
        take_decree(s, seat, choice)
        if b == 1 and s.d[MARKERS + seat] > 0 and s.d[MARKER_USED + seat] == 0 and can_decree(s):
            push(s, SECOND_DECREE, seat)


class SecondDecree(Decision):
    """NOBLE-3, RUL-23: discard a set marker for a second decree, one marker per player and turn."""

    def __init__(self) -> None:
        super().__init__("second-decree", "NOBLE-3", DISPLAYED)

    def offer(self, s: State, seat: i64, a: i64, b: i64, c: i64, o: Offers) -> None:
        o.add(PASS)
        offer_display(s, o)

    def take(self, s: State, seat: i64, a: i64, b: i64, c: i64, choice: i64) -> None:
        if choice == PASS:
            return
        s.note(MARKER_DISCARDED, seat)
        s.add(MARKERS + seat, -1)
        s.put(MARKER_USED + seat, 1)
        take_decree(s, seat, choice)


register(DECREE, Decree())
register(SECOND_DECREE, SecondDecree())
