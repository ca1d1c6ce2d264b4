"""Chapter 2, the end of the turn: upkeep (TURN-6) and the passing of the turn."""

from typing import Final

from mypy_extensions import i64

from lisboa.engine.events import (
    AT_UPKEEP,
    CARD_REVEALED,
    DECREE_REMOVED,
    DISPLAY_REFILLED,
    FINAL_ROUND,
    GOODS_CLEARED,
    TURN_ENDED,
)
from lisboa.engine.layout import (
    CHURCH,
    CLERGY_BAG,
    CLERGY_BAG_N,
    COVER,
    DECK,
    DECK_N,
    DECK_UP,
    DECREE_DECK,
    DECREE_OWNER,
    DECREES_N,
    DISPLAY,
    ENDING,
    MARKER_USED,
    PLAYERS,
    ROUND,
    SOLO,
    START,
    TILES,
    TILES_LEFT,
)
from lisboa.engine.names import COVERED, ENDING_FINAL, ENDING_ROUND, SEATS
from lisboa.engine.state import State
from lisboa.engine.steps import FINAL_SCORING, NEXT_TURN, START_TURN, UPKEEP, Automatic, push, register
from lisboa.engine.tables import CHURCH_SPACES, DECREE_MIN_PLAYERS, DECREE_NOT_SOLO

# Which display an event speaks of
CITY: Final = 0
CHURCH_TRACK: Final = 1
DECREE_ROW: Final = 2


def reveal_decks(s: State, when: i64) -> None:
    """The next card of a deck is turned up."""
    kind: i64 = 0
    while kind < 4:
        if s.d[DECK_UP + kind] == 0 and s.d[DECK_N + kind] > 0:
            s.note(CARD_REVEALED, -1, s.d[DECK + 5 * kind + s.d[DECK_N + kind] - 1], 0, when)
            s.put(DECK_UP + kind, 1)
            s.revealed = True
        kind += 1


def refill_city(s: State) -> None:
    """While tiles last, every space of the city-tile display gets one."""
    space: i64 = 0
    while space < 5:
        size: i64 = 1 if space == 4 else 0
        if s.d[TILES + space] == 0 and s.d[TILES_LEFT + size] > 0:
            s.note(DISPLAY_REFILLED, -1, CITY, space)
            s.put(TILES + space, 1)
            s.add(TILES_LEFT + size, -1)
        space += 1


def refill_church(s: State, when: i64) -> None:
    """Empty tile spaces are filled from the bag while it lasts."""
    space: i64 = 0
    while space < CHURCH_SPACES:
        n = s.d[CLERGY_BAG_N]
        if s.d[CHURCH + space] == 0 and n > 0:
            s.note(DISPLAY_REFILLED, -1, CHURCH_TRACK, space, when)
            s.put(CHURCH + space, s.d[CLERGY_BAG + n - 1])
            s.put(CLERGY_BAG + n - 1, 0)
            s.put(CLERGY_BAG_N, n - 1)
            s.revealed = True
        space += 1


def in_play(s: State, decree: i64) -> bool:
    """SET-15, SOLO-7: with two players not about row E; in solo not about réis, which Lacerda has none of."""
    return DECREE_MIN_PLAYERS[decree] <= s.d[PLAYERS] and (s.d[SOLO] == 0 or DECREE_NOT_SOLO[decree] == 0)


def turn_up_decree(s: State) -> i64:
    """SET-15: the next decree; those not in play are removed as soon as they are turned up."""
    while s.d[DECREES_N] > 0:
        n = s.d[DECREES_N] - 1
        decree = s.d[DECREE_DECK + n]
        s.put(DECREE_DECK + n, 0)
        s.put(DECREES_N, n)
        s.revealed = True
        if in_play(s, decree):
            return decree
        s.note(DECREE_REMOVED, -1, decree, DECREE_NOT_SOLO[decree])
        s.put(DECREE_OWNER + decree, COVERED)
    return 0


def refill_decrees(s: State, when: i64) -> None:
    """Back to 8 decrees face up while the deck lasts."""
    i: i64 = 0
    while i < 8:
        if s.d[DISPLAY + i] == 0 and s.d[DECREES_N] > 0:
            decree = turn_up_decree(s)
            if decree > 0:
                s.note(DISPLAY_REFILLED, -1, DECREE_ROW, i, when)
                s.put(DISPLAY + i, decree)
        i += 1


def clear_state_actions(s: State) -> None:
    """Goods lying on State actions go to the supply."""
    action: i64 = 0
    while action < 6:
        if s.d[COVER + action] > 0:
            s.note(GOODS_CLEARED, -1, action)
            s.put(COVER + action, 0)
        action += 1


class Upkeep(Automatic):
    """TURN-6."""

    def __init__(self) -> None:
        super().__init__("upkeep")

    def run(self, s: State, seat: i64, a: i64, b: i64, c: i64) -> None:
        s.note(TURN_ENDED, seat)
        other: i64 = 0
        while other < SEATS:
            s.put(MARKER_USED + other, 0)
            other += 1
        reveal_decks(s, AT_UPKEEP)
        refill_city(s)
        refill_church(s, AT_UPKEEP)
        refill_decrees(s, AT_UPKEEP)
        clear_state_actions(s)


class NextTurn(Automatic):
    """The turn passes clockwise; rounds are counted from the starting player (SET-1, END-3, RUL-28)."""

    def __init__(self) -> None:
        super().__init__("next-turn")

    def run(self, s: State, seat: i64, a: i64, b: i64, c: i64) -> None:
        following = (seat + 1) % s.d[PLAYERS]
        if following == s.d[START]:
            if s.d[ENDING] == ENDING_FINAL:
                push(s, FINAL_SCORING, seat)
                return
            s.put(ROUND, s.d[ROUND] + 1)
            if s.d[ENDING] == ENDING_ROUND:
                s.note(FINAL_ROUND, following)
                s.put(ENDING, ENDING_FINAL)
        push(s, START_TURN, following)


register(UPKEEP, Upkeep())
register(NEXT_TURN, NextTurn())
