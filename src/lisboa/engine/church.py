"""Chapter 7, the church: meeting the Cardinal and church scoring (STATE-5, STATE-6, STATE-8)."""

from mypy_extensions import i64

from lisboa.engine.deeds import note_deed
from lisboa.engine.events import (
    BY_CHURCH_ICON,
    BY_CHURCH_SCORING,
    CARDINAL_MOVED,
    CHURCH_CALLED,
    CLERGY_GIVEN,
    CLERGY_TAKEN,
)
from lisboa.engine.influence import gain_influence, gain_wigs, top_row_influence, treasury_up
from lisboa.engine.kernel.option_codecs import Chosen, Clergy, OptionCodec, Row
from lisboa.engine.lacerda import is_lacerda
from lisboa.engine.layout import CARDINAL, CHURCH, CHURCH_BY, CLERGY, CLERGY_GONE, CLERGY_N, PLAYERS
from lisboa.engine.names import CLERGY_KINDS, DEED_CARDINAL, DEED_CHURCH_INFLUENCE, NONE, PASS
from lisboa.engine.revisions import last_mover_begins
from lisboa.engine.state import State
from lisboa.engine.steps import (
    CHURCH_CHECK,
    CHURCH_SCORING,
    DECLINABLE,
    LACERDA_CHURCH,
    MEET_CARDINAL,
    Automatic,
    Decision,
    Number,
    Offers,
    push,
    register,
)
from lisboa.engine.tables import CHURCH_INFLUENCE, CHURCH_SPACES, CHURCH_TREASURY, CLERGY_SPACES, CLERGY_WIGS


def beside(position: i64, ahead: i64) -> i64:
    """The tile space behind (0) or ahead (1) of a Cardinal space; tile space i follows Cardinal space i."""
    return (position + CHURCH_SPACES - 1 + ahead) % CHURCH_SPACES


def has_tile_beside(s: State, position: i64) -> bool:
    """Is there a clergy tile next to this Cardinal space?"""
    return s.d[CHURCH + beside(position, 0)] > 0 or s.d[CHURCH + beside(position, 1)] > 0


def can_meet(s: State, seat: i64, most: i64) -> bool:
    """STATE-5, RUL-3: under 4 tiles, and a move of up to `most` spaces that leaves a tile to take."""
    if s.d[CLERGY_N + seat] >= CLERGY_SPACES:
        return False
    steps: i64 = 1
    while steps <= most:
        if has_tile_beside(s, (s.d[CARDINAL] + steps) % CHURCH_SPACES):
            return True
        steps += 1
    return False


def gain_clergy(s: State, seat: i64, kind: i64) -> None:
    """Put a clergy tile on the player board."""
    s.add(CLERGY + CLERGY_KINDS * seat + kind, 1)
    s.add(CLERGY_N + seat, 1)


def discard_clergy(s: State, seat: i64, kind: i64) -> None:
    """RUL-6: a discarded tile leaves the game."""
    s.add(CLERGY + CLERGY_KINDS * seat + kind, -1)
    s.add(CLERGY_N + seat, -1)
    s.add(CLERGY_GONE + kind, 1)


def _cardinal_options() -> list[Row]:
    """One or two spaces, and the tile behind him or ahead; where that lies depends on where he stands."""
    rows: list[Row] = []
    for spaces in (1, 2):
        for ahead, side in enumerate(("behind", "ahead")):
            chosen = Chosen("cardinal", {"spaces": spaces, "side": side})
            rows.append(Row(2 * spaces + ahead, f"cardinal {spaces} {side}", chosen))
    return rows


class MeetCardinal(Decision):
    """STATE-5: move the Cardinal (b: at most so many spaces) and take a tile. An option is 2 * spaces + ahead."""

    def __init__(self) -> None:
        super().__init__(
            "cardinal", "STATE-5", OptionCodec(_cardinal_options()), (DECLINABLE, Number("spaces", range(3)))
        )

    def offer(self, s: State, seat: i64, a: i64, b: i64, c: i64, o: Offers) -> None:
        full = s.d[CLERGY_N + seat] >= CLERGY_SPACES
        steps: i64 = 1
        while steps <= b:
            position = (s.d[CARDINAL] + steps) % CHURCH_SPACES
            ahead: i64 = 0
            while ahead < 2:
                code = 2 * steps + ahead
                if full:
                    o.refuse(code, "STATE-5", "four-clergy-tiles", 0, 0, 0)
                elif s.d[CHURCH + beside(position, ahead)] == 0:
                    o.refuse(code, "STATE-5", "no-tile-there", 0, 0, 0)
                else:
                    o.add(code)
                ahead += 1
            steps += 1
        if a == 1:
            o.add(PASS)

    def take(self, s: State, seat: i64, a: i64, b: i64, c: i64, choice: i64) -> None:
        if choice == PASS:
            return
        steps = choice // 2
        start = s.d[CARDINAL]
        position = (start + steps) % CHURCH_SPACES
        s.note(CARDINAL_MOVED, seat, steps)
        s.put(CARDINAL, position)
        space = beside(position, choice % 2)
        kind = s.d[CHURCH + space]
        s.note(CLERGY_TAKEN, seat, kind, space)
        s.put(CHURCH + space, 0)
        gain_clergy(s, seat, kind)
        note_deed(s, seat, DEED_CARDINAL)
        resolve_icons(s, seat, start, steps)

    def chosen(self, s: State, seat: i64, a: i64, choice: i64) -> Chosen:
        verb, what, _ = self.option.chosen(choice)
        space = beside((s.d[CARDINAL] + choice // 2) % CHURCH_SPACES, choice % 2)
        if s.d[CHURCH + space] > 0:
            what["clergy"] = s.d[CHURCH + space]
        return Chosen(verb, what, f"church:{space + 1}")


def resolve_icons(s: State, seat: i64, start: i64, steps: i64) -> None:
    """STATE-6: icons landed on or passed; a church scoring begins with the last mover of the turn (RUL-21)."""
    if s.d[CHURCH_BY] != NONE and last_mover_begins(s):
        s.put(CHURCH_BY, seat)
    i: i64 = 1
    while i <= steps:
        position = (start + i) % CHURCH_SPACES
        if position == CHURCH_TREASURY:
            treasury_up(s, seat, BY_CHURCH_ICON)
        if position == CHURCH_INFLUENCE and s.d[CHURCH_BY] == NONE:
            s.note(CHURCH_CALLED, seat)
            s.put(CHURCH_BY, seat)
        i += 1


class ChurchCheck(Automatic):
    """STATE-8, RUL-21: if the icon was reached, everybody in turn, clockwise from whoever moved the Cardinal last.

    In revision 1 of the rules from whoever reached the icon first.
    """

    def __init__(self) -> None:
        super().__init__("church-check")

    def run(self, s: State, seat: i64, a: i64, b: i64, c: i64) -> None:
        first = s.d[CHURCH_BY]
        if first == NONE:
            return
        s.put(CHURCH_BY, NONE)
        players = s.d[PLAYERS]
        i = players - 1
        while i >= 0:
            other = (first + i) % players
            if is_lacerda(s, other):
                push(s, LACERDA_CHURCH, other)
            elif s.d[CLERGY_N + other] > 0:
                push(s, CHURCH_SCORING, other)
            i -= 1


class ChurchScoring(Decision):
    """STATE-8: give up clergy tiles for the wigs on their backs; influence is gained once (a: tiles given so far)."""

    def __init__(self) -> None:
        super().__init__("church-scoring", "STATE-8", Clergy("give"), (Number("given", range(5)),))

    def offer(self, s: State, seat: i64, a: i64, b: i64, c: i64, o: Offers) -> None:
        o.add(PASS)
        kind: i64 = 1
        while kind < CLERGY_KINDS:
            if s.d[CLERGY + CLERGY_KINDS * seat + kind] > 0:
                o.add(kind)
            kind += 1

    def take(self, s: State, seat: i64, a: i64, b: i64, c: i64, choice: i64) -> None:
        if choice != PASS:
            s.note(CLERGY_GIVEN, seat, choice)
            discard_clergy(s, seat, choice)
            gain_wigs(s, seat, CLERGY_WIGS[choice], BY_CHURCH_SCORING)
            a += 1
            if s.d[CLERGY_N + seat] > 0:
                push(s, CHURCH_SCORING, seat, a)
                return
        if a > 0:
            gain_influence(s, seat)
            if top_row_influence(s, seat) > 0:
                note_deed(s, seat, DEED_CHURCH_INFLUENCE)


register(MEET_CARDINAL, MeetCardinal())
register(CHURCH_CHECK, ChurchCheck())
register(CHURCH_SCORING, ChurchScoring())
