"""How the options of a decision are written, read and shown.

An option is a number in the engine. A codec knows, for every number that the options of its decision can have, the
notation (docs/notation.md), and what choosing it means: a verb, its object and the place on the table where the object
lies. A decision with options of its own kind makes an `OptionCodec` from rows; the usual kinds are classes below.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from mypy_extensions import i64

from lisboa.components import NOBLES
from lisboa.engine.names import CLERGY_KINDS, FREE_SLOT, PASS, SHIP_SLOT
from lisboa.engine.tables import CARD_IDS

UNKNOWN: Final = -1  # the code of a notation that no option has
MOST: Final = 99  # no payment is higher


class Chosen(NamedTuple):
    """What an option chooses. `place` is empty where nothing on the table stands for it."""

    verb: str
    object: dict[str, Any]
    place: str = ""


def tidy(text: str) -> str:
    """One form for all spellings: lower case, single spaces."""
    return " ".join(text.lower().split())


class Row(NamedTuple):
    """One option: its code, its notation, and what it chooses whatever the state is."""

    code: int
    notation: str
    chosen: Chosen


class OptionCodec:
    """The options that a decision can have; every decision can have `pass`."""

    def __init__(self, rows: Sequence[Row]) -> None:
        self._rows: dict[int, Row] = {PASS: Row(PASS, "pass", Chosen("pass", {}))}
        for row in rows:
            self._rows[row.code] = row
        self._texts: dict[int, str] = {code: row.notation for code, row in self._rows.items()}  # read most of all
        self._codes: dict[str, int] = {row.notation.lower(): code for code, row in self._rows.items()}

    @property
    def rows(self) -> list[Row]:
        """All options, `pass` first."""
        return list(self._rows.values())

    def write(self, code: i64) -> str:
        """The notation of an option."""
        return self._texts[code]

    def read(self, text: str) -> int:
        """The code of a notation, UNKNOWN if no option is written like this."""
        code = self._codes.get(text)  # programs write it as we do
        return self._codes.get(tidy(text), UNKNOWN) if code is None else code

    def chosen(self, code: i64) -> Chosen:
        """Verb, object and place, as far as they do not depend on the state."""
        verb, what, place = self._rows[code].chosen
        return Chosen(verb, dict(what), place)


class Single(OptionCodec):
    """The only option besides `pass`: "produce"."""

    def __init__(self, verb: str) -> None:
        super().__init__([Row(0, verb, Chosen(verb, {}))])


class Named(OptionCodec):
    """One of several things by its name: "plot D3". The codes count the names, from `first` on."""

    def __init__(self, verb: str, what: str, names: Sequence[str], place: str = "", first: int = 0) -> None:
        super().__init__(
            [
                Row(code, f"{verb} {name}", Chosen(verb, {what: name}, f"{place}:{name}" if place else ""))
                for code, name in enumerate(names, first)
            ]
        )


class Card(Named):
    """A political card: "discard blue-king-2"."""

    def __init__(self, verb: str, place: str = "") -> None:
        super().__init__(verb, "card", CARD_IDS, place)


class Numbered(OptionCodec):
    """A thing by its number, from 1 on: "decree 17", and with a prefix "keep clergy-7"."""

    def __init__(self, verb: str, what: str, last: int, place: str = "", prefix: str = "") -> None:
        super().__init__(
            [
                Row(n, f"{verb} {prefix}{n}", Chosen(verb, {what: n}, f"{place}:{prefix}{n}" if place else ""))
                for n in range(1, last + 1)
            ]
        )


class Clergy(Numbered):
    """A kind of clergy tile: "keep clergy-7"."""

    def __init__(self, verb: str, place: str = "") -> None:
        super().__init__(verb, "clergy", CLERGY_KINDS - 1, place, "clergy-")


class Subset(OptionCodec):
    """Some of several things: "spend gold+cloth". The code has a bit for each."""

    def __init__(self, verb: str, what: str, names: Sequence[str]) -> None:
        rows: list[Row] = []
        for bits in range(1, 1 << len(names)):
            some = [name for i, name in enumerate(names) if bits >> i & 1]
            rows.append(Row(bits, f"{verb} {'+'.join(some)}", Chosen(verb, {what: some})))
        super().__init__(rows)


class Count(OptionCodec):
    """How many of something: "reis 2"."""

    def __init__(self, what: str, verb: str) -> None:
        super().__init__([Row(n, f"{what} {n}", Chosen(verb, {what: n})) for n in range(MOST + 1)])


class Slot(OptionCodec):
    """A slot of the portfolio: an empty one ("tuck"), or the card or ship that has to make room ("replace ship-2")."""

    def __init__(self, free: str, free_place: str, replace: str, verb: str) -> None:
        rows = [Row(FREE_SLOT, free, Chosen(free, {}, free_place))]
        for card, name in enumerate(CARD_IDS):
            rows.append(Row(card, f"{replace} {name}", Chosen(verb, {"card": name}, f"portfolio:{name}")))
        for dock in (1, 2, 3):
            place = f"portfolio:ship-{dock}"
            rows.append(Row(SHIP_SLOT + dock - 1, f"{replace} ship-{dock}", Chosen(verb, {"dock": dock}, place)))
        super().__init__(rows)


class Official(OptionCodec):
    """One of the player's officials at court, in an office (0-2) or on a plaza (3-5): "recall king-office"."""

    def __init__(self) -> None:
        rows: list[Row] = []
        for code in range(6):
            noble, where = NOBLES[code % 3], "office" if code < 3 else "plaza"
            chosen = Chosen("recall", {"noble": noble, "where": where}, f"officials:{noble}-{where}")
            rows.append(Row(code, f"recall {noble}-{where}", chosen))
        super().__init__(rows)


NO_OPTIONS: Final = OptionCodec([])
