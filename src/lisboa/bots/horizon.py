"""How many turns a player still has: investments are worth what the rest of the game can make of them (END)."""

from typing import Final

from mypy_extensions import i64

from lisboa.engine.arithmetic import positive, smaller
from lisboa.engine.lacerda import boards
from lisboa.engine.layout import CUBES, DECK_N, ENDING, PERIOD, PLAYERS
from lisboa.engine.names import ENDING_NOT, ENDING_ROUND
from lisboa.engine.state import State
from lisboa.engine.tables import CUBE_SPACES

# All in tenths of a turn of one player
TURN: Final = 10
CUBE_PACE: Final = 14  # from one cube that a set needs to the next
DECK_CARDS: Final = 20  # laid out for a period
LEFT_OVER: Final = 3  # cards that typically lie in the fourth deck when the three others are empty
LAST_ROUNDS: Final = 15  # END-3: the round is finished, and another one is played


def missing_cubes(s: State, seat: i64, wanted: i64) -> i64:
    """How many cubes a player lacks for so many sets."""
    n: i64 = 0
    colour: i64 = 0
    while colour < 3:
        n += positive(smaller(wanted, CUBE_SPACES) - s.d[CUBES + 3 * seat + colour])
        colour += 1
    return n


def until_sets(s: State, wanted: i64) -> i64:
    """Until the player nearest to it completes so many sets; Lacerda's cubes never form any (SOLO-7)."""
    least: i64 = 99
    seat: i64 = 0
    while seat < boards(s):
        least = smaller(least, missing_cubes(s, seat, wanted))
        seat += 1
    return least * CUBE_PACE


def until_empty(players: i64, cards: i64) -> i64:
    """Until three of the four decks are empty, with so many cards in all."""
    return positive(cards - LEFT_OVER) * TURN // players


def turns_left(s: State) -> i64:
    """END-1, END-3: tenths of turns that each player may still expect, the present one included."""
    d = s.d
    if d[ENDING] != ENDING_NOT:
        return 2 * TURN if d[ENDING] == ENDING_ROUND else TURN
    cards = d[DECK_N] + d[DECK_N + 1] + d[DECK_N + 2] + d[DECK_N + 3]
    if d[PERIOD] < 1:
        cards = DECK_CARDS
    left = until_empty(d[PLAYERS], cards)
    if d[PERIOD] < 2:
        left = smaller(left, until_sets(s, 2)) + until_empty(d[PLAYERS], DECK_CARDS)
    return smaller(left, until_sets(s, 4)) + LAST_ROUNDS
