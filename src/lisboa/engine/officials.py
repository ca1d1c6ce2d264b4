"""Officials in offices and plazas: where they stand, and how they go home (STATE-1, PORT-5, NOBLE-4d)."""

from mypy_extensions import i64

from lisboa.engine.events import (
    OFFICIAL_LOST,
)
from lisboa.engine.kernel.option_codecs import Official
from lisboa.engine.layout import (
    OFFICE,
    OFFICIALS,
    PLAZA,
)
from lisboa.engine.state import State
from lisboa.engine.steps import (
    LOSE_OFFICIAL,
    Decision,
    Offers,
    register,
)


def official_place(place: i64) -> i64:
    """Where the officials of an office (0-2) or plaza (3-5) are counted."""
    if place < 3:
        return OFFICE + 5 * place
    return PLAZA + 5 * (place - 3)


def take_official_home(s: State, seat: i64, place: i64) -> None:
    """Move an official from an office (0-2) or plaza (3-5) to the player board."""
    s.add(official_place(place) + seat, -1)
    s.add(OFFICIALS + seat, 1)


def offer_officials(s: State, seat: i64, rule: str, o: Offers) -> None:
    """The places where a player has officials: offices first, then plazas."""
    place: i64 = 0
    while place < 6:
        if s.d[official_place(place) + seat] > 0:
            o.add(place)
        else:
            o.refuse(place, rule, "no-official-there", 0, 0, 0)
        place += 1


def officials_out(s: State, seat: i64) -> i64:
    """A player's officials in offices and plazas."""
    n: i64 = 0
    noble: i64 = 0
    while noble < 3:
        n += s.d[OFFICE + 5 * noble + seat] + s.d[PLAZA + 5 * noble + seat]
        noble += 1
    return n


class LoseOfficial(Decision):
    """PORT-5: the penalty "one official": which one goes home is the player's choice."""

    def __init__(self) -> None:
        super().__init__("lose-official", "PORT-5", Official())

    def offer(self, s: State, seat: i64, a: i64, b: i64, c: i64, o: Offers) -> None:
        offer_officials(s, seat, "PORT-5", o)

    def take(self, s: State, seat: i64, a: i64, b: i64, c: i64, choice: i64) -> None:
        s.note(OFFICIAL_LOST, seat, choice)
        take_official_home(s, seat, choice)


register(LOSE_OFFICIAL, LoseOfficial())
