"""Whole games at full speed: the loop of simulations, fuzzing and benchmarks, in compiled code."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lisboa.engine.flow import kind_of, seat_of, settle, take
from lisboa.engine.layout import CUBES, SITE_CUBES
from lisboa.engine.names import PASS
from lisboa.engine.rng import below, seed_words
from lisboa.engine.state import State
from lisboa.engine.steps import MAIN, OPEN_SITE, RUBBLE, STORE_CUBE
from lisboa.engine.turn import FOR_GOLD, TO_COURT

RANDOM: Final = 0
EAGER: Final = 1  # prefers visits, follows and missing cube colours: reaches what random play hardly does
POLICIES: Final = ("random", "eager")


def own_dice(seed: int) -> vec[i64]:
    """A random generator apart from the game's own: a bot must not disturb what the game will draw."""
    dice = vec[i64]()
    i: i64 = 0
    while i < 4:
        dice = append(dice, 0)
        i += 1
    seed_words(dice, 0, seed)
    return dice


def scarcity(s: State, seat: i64, colour: i64) -> i64:
    """How badly a player wants a cube of this colour."""
    return 5 - s.d[CUBES + 3 * seat + colour]


def appeal(s: State, seat: i64, kind: i64, code: i64, dice: vec[i64]) -> i64:
    """How an eager player likes an option; chance settles near ties."""
    if code == PASS:
        return below(dice, 0, 4)
    if kind == MAIN:
        if code >= FOR_GOLD:
            return below(dice, 0, 5)
        return below(dice, 0, 10) + (6 if code >= TO_COURT else 0)
    if kind == STORE_CUBE or kind == RUBBLE:
        return 4 * scarcity(s, seat, code % 3) + below(dice, 0, 4)
    if kind == OPEN_SITE:
        wanted: i64 = 0
        colour: i64 = 0
        while colour < 3:
            wanted += s.d[SITE_CUBES + 3 * code + colour] * scarcity(s, seat, colour)
            colour += 1
        return 2 * wanted + below(dice, 0, 4)
    return below(dice, 0, 16)


def choose(s: State, codes: vec[i64], policy: i64, dice: vec[i64]) -> i64:
    """The option a policy takes."""
    n = len(codes)
    if policy == RANDOM:
        return codes[below(dice, 0, n)]
    seat = seat_of(s)
    kind = kind_of(s)
    best = codes[0]
    liking: i64 = -1
    i: i64 = 0
    while i < n:
        now = appeal(s, seat, kind, codes[i], dice)
        if now > liking:
            best = codes[i]
            liking = now
        i += 1
    return best


def play_out(s: State, policies: vec[i64], dice: vec[i64]) -> i64:
    """Play to the end, each seat by its policy; returns the number of decisions with two or more options."""
    decisions: i64 = 0
    while True:
        codes = settle(s).codes
        if len(codes) == 0:
            return decisions
        decisions += 1
        take(s, choose(s, codes, policies[seat_of(s)], dice), False)
