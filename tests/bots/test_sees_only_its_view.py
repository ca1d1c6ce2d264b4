"""A bot decides by what its seat knows (RUL-30): tables that look the same to a seat get the same sample and move."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import lisboa
from lisboa.bots import BOTS, forecast, move, study
from lisboa.bots.planner import Planner
from lisboa.engine import COMPILED, flow, views
from lisboa.engine.layout import (
    DEPTH,
    FRAME,
    GOAL_DECK,
    GOAL_DECK_N,
    HAND,
    HAND_N,
    KNOWN,
    PACK,
    PACK_N,
    PLAYERS,
    RNG,
    SIZE,
    STACK,
)
from lisboa.engine.names import KNOWS_HOLDER
from lisboa.engine.options import Options
from lisboa.engine.playout import own_dice
from lisboa.engine.resample import resampled
from lisboa.engine.set_up import new_state
from lisboa.engine.state import State

TABLES = [
    Options(2),
    Options(2, draft=True),
    Options(3, starting_decrees=True),
    Options(3, draft=True),
    Options(4),
    Options(4, draft=True, starting_decrees=True),
    Options(2, solo=True),
    Options(2, solo=True, novices=1, city_tokens=True),
    Options(3, novices=0b101),
    Options(4, city_tokens=True),
]
NAMES = [
    "two",
    "two-draft",
    "three-decrees",
    "three-draft",
    "four",
    "four-both",
    "solo",
    "solo-extras",
    "goals",
    "tokens",
]
PATIENCE = 1 if COMPILED else 4  # uncompiled, a look takes 20 times as long

pytestmark = pytest.mark.usefixtures("hasty_master")


def positions(options: Options, seed: int, every: int) -> Iterator[State]:
    """Decisions of a game with one eager seat, the others at random; during the draft all of them."""
    s = new_state(options, seed)
    dice = own_dice(~seed)
    names = ["eager"] + ["random"] * (options.players - 1)
    number = 0
    while len(codes := flow.settle(s).codes) > 0:
        if number % every == 0 or (options.draft and number < 6 * options.players):
            yield s.copy()
        flow.take(s, BOTS[names[flow.seat_of(s)]].decide(s, codes, dice), False)
        number += 1


def disguised(s: State, seat: int) -> State:
    """The same table, changed where no view shows it: chance, packs, goals to come, others' knowledge, old steps."""
    t = s.copy()
    goals = [t.d[GOAL_DECK + i] for i in range(t.d[GOAL_DECK_N])]
    for i, goal in enumerate(reversed(goals)):
        t.d[GOAL_DECK + i] = goal
    for i in range(4):
        t.d[RNG + i] = 7 * i
    for i in range(STACK + FRAME * t.d[DEPTH], SIZE):
        t.d[i] = 99
    for other in range(t.d[PLAYERS]):
        if other != seat:
            at, n = PACK + 5 * other, t.d[PACK_N + other]
            pack = [t.d[at + i] for i in range(n)]
            for i in range(n):
                t.d[at + i] = pack[n - 1 - i]
            for card in [*pack, *(t.d[HAND + 5 * other + i] for i in range(t.d[HAND_N + other]))]:
                own = t.d[KNOWN + card] & (7 << (3 * seat))
                if own >> (3 * seat) != KNOWS_HOLDER:
                    t.d[KNOWN + card] = own | (2 << (3 * other))
    return t


def look_alikes(s: State, seat: int) -> list[State]:
    """States that the seat cannot tell apart, the true one among them."""
    return [s, disguised(s, seat), resampled(s, seat, 1), resampled(s, seat, 2)]


@pytest.mark.parametrize("options", TABLES, ids=NAMES)
def test_a_sample_is_a_function_of_the_view(options: Options) -> None:
    differed = 0
    for s in positions(options, seed=options.players, every=9 * PATIENCE):
        for seat in range(options.players - options.solo):
            same = look_alikes(s, seat)
            seen = [views.view(t, seat) for t in same]
            assert all(view == seen[0] for view in seen)
            samples = [list(resampled(t, seat, 3).d) for t in same]
            assert all(sample == samples[0] for sample in samples)
            differed += list(same[2].d) != list(same[3].d)
    assert differed > 10 // PATIENCE  # there was something to see through


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("options", TABLES, ids=NAMES)
def test_look_alikes_get_the_same_move(options: Options, name: str) -> None:
    every = 4 if isinstance(BOTS[name], Planner) else 1
    for s in list(positions(options, seed=10 + options.players, every=23 * PATIENCE))[::every]:
        moves = set()
        for t in look_alikes(s, flow.seat_of(s)):
            codes = flow.settle(t).codes
            chosen = BOTS[name].decide(t, codes, own_dice(5))
            assert chosen in list(codes)
            moves.add((chosen, tuple(codes)))
        assert len(moves) == 1


@pytest.mark.parametrize("draft", [False, True])
@pytest.mark.parametrize("name", BOTS)
def test_the_friendly_form_sees_only_the_view_too(name: str, draft: bool) -> None:
    game = lisboa.Game(players=3, seed=4, draft=draft)
    for number in range((12 if isinstance(BOTS[name], Planner) else 40) // PATIENCE):
        seat = game.turn
        assert seat is not None
        chosen = move(game, name, seed=number)
        other = game.resample(seat, random.Random(number))
        assert move(other, name, seed=number) == chosen
        game.play(chosen)


def test_what_is_told_about_a_position_comes_from_the_view_too() -> None:
    for game in (lisboa.Game(players=3, seed=4, draft=True), lisboa.Game(solo=True, seed=5), lisboa.Game(2, 6)):
        for number in range(45):
            game.play(move(game, "eager", seed=number))
            if number % 15 == 7:
                assert game.turn is not None
                other = game.resample(game.turn, random.Random(number))
                assert other.state_hash() != game.state_hash()
                assert study(other, seed=number, simulations=4) == study(game, seed=number, simulations=4)
                assert forecast(other, seed=number, simulations=2) == forecast(game, seed=number, simulations=2)
