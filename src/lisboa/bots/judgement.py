"""What games have taught: a small network that foretells how a game ends, from the numbers of a position.

Whole numbers only, so that it judges alike on every machine, compiled or not. `tools.train_bots` makes its weights.
"""

from math import erf, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lisboa.bots.city import zeros
from lisboa.bots.features import INPUTS, Features
from lisboa.bots.horizon import turns_left
from lisboa.bots.weights import Weights
from lisboa.engine.layout import PLAYERS, SOLO, WIGS
from lisboa.engine.scoring import tie_break
from lisboa.engine.solo_rank import rank_of
from lisboa.engine.state import State
from lisboa.engine.tables import numbers

ONE: Final = 4096  # weights are in parts of this
# What it foretells, in hundredths: own wigs at the end, these less the best rival's, the per cent of victory (a share
# of it if shared), and against Lacerda the rank (SOLO-9)
OUTPUTS: Final = 4
FINAL_WIGS: Final = 0
MARGIN: Final = 1
VICTORY: Final = 2
RANK: Final = 3


class Judgement:
    """Weights of one kind of game."""

    def __init__(self, hidden: int, numbers: list[int]) -> None:
        if len(numbers) != (INPUTS + 1) * hidden + (hidden + 1) * OUTPUTS:
            raise ValueError(f"{len(numbers)} weights do not fit {hidden} hidden units")
        self.hidden: i64 = hidden
        self.numbers = vec[i64]()
        for number in numbers:
            self.numbers = append(self.numbers, number)
        self.features = Features(Weights())
        self.units = zeros(hidden)
        self.out = zeros(OUTPUTS)

    def look(self, s: State, seat: i64) -> vec[i64]:
        """How the game ends for a seat: the outputs, in an array that the next look fills again."""
        x = self.features.look(s, seat)
        w = self.numbers
        n = self.hidden
        units = self.units
        j: i64 = 0
        while j < n:
            units[j] = w[INPUTS * n + j]
            j += 1
        i: i64 = 0
        while i < INPUTS:
            value = x[i]
            if value != 0:
                at = i * n
                j = 0
                while j < n:
                    units[j] += value * w[at + j]
                    j += 1
            i += 1
        self.add_up((INPUTS + 1) * n)
        self.out[FINAL_WIGS] += 100 * s.d[WIGS + seat]
        self.out[VICTORY] = chance_of(self.out[MARGIN], turns_left(s))
        self.out[RANK] = between(self.out[RANK], 0, 300)
        return self.out

    def see(self, s: State, seat: i64) -> vec[i64]:
        """How a game that is over has ended, in the same terms."""
        margin = s.d[WIGS + seat] - best_rival(s, seat)
        self.out[FINAL_WIGS] = 100 * s.d[WIGS + seat]
        self.out[MARGIN] = 100 * margin
        self.out[VICTORY] = victory(s, seat)
        self.out[RANK] = 0
        if s.d[SOLO] == 1:
            self.out[RANK] = 100 * rank_of(s)
        return self.out

    def add_up(self, at: i64) -> None:
        """The outputs from the hidden units that are awake."""
        w = self.numbers
        n = self.hidden
        k: i64 = 0
        while k < OUTPUTS:
            total: i64 = w[at + n * OUTPUTS + k] * ONE
            j: i64 = 0
            while j < n:
                if self.units[j] > 0:
                    total += self.units[j] * w[at + j * OUTPUTS + k]
                j += 1
            self.out[k] = total // (ONE * ONE // 100)
            k += 1


def wish(ending: vec[i64], s: State) -> i64:
    """How much a player wants an ending: the lead over the best rival; alone victory and rank too (SOLO-9)."""
    if s.d[SOLO] == 1:
        return ending[MARGIN] // 2 + ending[VICTORY] // 5 + 15 * ending[RANK]
    return ending[MARGIN]


# How far a lead at the end lies from the one foretold, in hundredths of a wig, measured on games of self-play: so much
# when the last turn begins, and so much more for each tenth of a turn still to come
SPREAD: Final = 800
SPREAD_TURN: Final = 8
# The normal distribution: per cent of victory, in hundredths, for leads of 0, 1, 2 ... tenths of the spread
CERTAINTY: Final = numbers([round(5000 * (1 + erf(tenth / 10 / sqrt(2)))) for tenth in range(31)])


def chance_of(margin: i64, turns: i64) -> i64:
    """How likely an expected lead is a lead at the end, so many tenths of turns before it; never 0, never all."""
    spread = SPREAD + SPREAD_TURN * turns
    tenth = between(10 * margin // spread, -30, 30)
    if tenth >= 0:
        return CERTAINTY[tenth]
    return 10_000 - CERTAINTY[-tenth]


def between(value: i64, least: i64, most: i64) -> i64:
    """The value, or the border it lies beyond."""
    if value < least:
        return least
    if value > most:
        return most
    return value


def victory(s: State, seat: i64) -> i64:
    """The share of a victory in hundredths of a per cent, by the rulebook's tie-breakers (SCORE-8)."""
    mine = tie_break(s, seat)
    equal: i64 = 0
    other: i64 = 0
    while other < s.d[PLAYERS]:
        theirs = tie_break(s, other)
        if theirs > mine:
            return 0
        if theirs == mine:
            equal += 1
        other += 1
    return 10_000 // equal


def best_rival(s: State, seat: i64) -> i64:
    """The most wigs that another player has."""
    best: i64 = -1000
    other: i64 = 0
    while other < s.d[PLAYERS]:
        if other != seat and s.d[WIGS + other] > best:
            best = s.d[WIGS + other]
        other += 1
    return best
