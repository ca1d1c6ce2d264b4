"""Every bot plays legal moves, the same ones each time, and says clearly what it cannot do."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import lisboa
from lisboa.bots import BOTS, move, play_out
from lisboa.bots.planner import Planner
from lisboa.engine import COMPILED, flow
from lisboa.engine.layout import TURNS, WIGS
from lisboa.engine.options import Options
from lisboa.engine.playout import own_dice
from lisboa.engine.record import state_hash
from lisboa.engine.set_up import new_state

# The first moves of a game of greedy players as a fingerprint, and all that the master thinks of the next decisions
SCRIPT = """
from lisboa.bots import BOTS
from lisboa.bots.levels import MASTER
from lisboa.engine import flow
from lisboa.engine.options import Options
from lisboa.engine.playout import own_dice
from lisboa.engine.record import state_hash
from lisboa.engine.set_up import new_state

s = new_state(Options(3, 2021, True, True), 8)
dice = own_dice(1)
for _ in range(80):
    codes = flow.settle(s).codes
    flow.take(s, BOTS["greedy"].decide(s, codes, dice), False)
print(state_hash(s))
for _ in range(2):
    ideas = MASTER.thinking(4).think(s, flow.settle(s).codes, dice, 0.0)
    print([(list(idea.plan), int(idea.wish), list(idea.sums)) for idea in ideas])
    flow.take(s, ideas[0].plan[1], False)
"""
LONG = 10_000  # more moves than any game has

pytestmark = pytest.mark.usefixtures("hasty_master")


def played(players: int, name: str, seed: int) -> str:
    """The end of a game, of equal bots unless they search."""
    s = new_state(Options(players, 2021, True, True), seed)
    play_out(s, [BOTS[name], *[BOTS[others(name)]] * (players - 1)], own_dice(~seed))
    assert flow.is_over(s)
    return state_hash(s)


def others(name: str) -> str:
    """Who plays where a bot is not asked: it itself, but searches take long."""
    return "eager" if isinstance(BOTS[name], Planner) else name


@pytest.mark.parametrize("name", BOTS)
def test_a_whole_game_of_legal_moves(name: str) -> None:
    """Through the public face, which would refuse anything else; with two players and every option."""
    game = lisboa.Game(players=2, seed=3, draft=True, starting_decrees=True)
    for number in range(LONG):
        if game.is_over:
            break
        legal = game.legal_moves()
        chosen = move(game, name if number % 4 == 0 else others(name), seed=number)
        assert chosen in legal
        game.play(chosen)
        if not COMPILED and number > 60:
            return
    assert game.is_over


@pytest.mark.slow
def test_compiled_and_uncompiled_bots_think_alike() -> None:
    found = set()
    for pure in ("0", "1"):
        environment = {**os.environ, "LISBOA_PURE": pure}
        command = [sys.executable, "-c", SCRIPT]
        found.add(subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout)
    assert len(found) == 1
    assert len(found.pop().splitlines()) == 3


@pytest.mark.slow
@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    players = 3 if COMPILED else 2
    assert played(players, name, 1) == played(players, name, 1)


def test_greedy_does_not_depend_on_what_it_did_before() -> None:
    """No memory: a position in the middle of a game gets the same move from a bot that never saw the game."""
    game = lisboa.Game(players=3, seed=9)
    for number in range(30):
        fresh = lisboa.Game.from_position(game.position())
        chosen = move(game, seed=number)
        assert move(fresh, seed=number) == chosen
        game.play(chosen)


def test_a_bot_does_not_touch_the_game() -> None:
    game = lisboa.Game(players=3, seed=2)
    for name in BOTS:
        before = game.state_hash()
        move(game, name)
        assert game.state_hash() == before


def test_random_moves_with_one_seed_differ_from_position_to_position() -> None:
    game = lisboa.Game(players=4, seed=6)
    places = set()
    for _ in range(60):
        legal = game.legal_moves()
        chosen = move(game, "random", seed=0)
        places.add((legal.index(chosen), len(legal)))
        game.play(chosen)
    assert len({place for place, options in places if options == 4}) > 1


def test_clear_errors() -> None:
    game = lisboa.Game(players=2, seed=1)
    with pytest.raises(
        ValueError, match="'clever'; there are: random, eager, novice, apprentice, greedy, courtier, master"
    ):
        move(game, "clever")
    while not game.is_over:
        game.play(move(game, "random"))
    with pytest.raises(ValueError, match="over"):
        move(game)


def test_each_seat_is_played_by_its_own_bot() -> None:
    """Greedy beats the two others by far whichever seat it has."""
    for seat in range(3):
        s = new_state(Options(3), 5)
        names = ["random", "random", "random"]
        names[seat] = "greedy"
        play_out(s, [BOTS[name] for name in names], own_dice(1))
        assert s.d[TURNS] > 0
        wigs = [s.d[WIGS + i] for i in range(3)]
        assert wigs[seat] == max(wigs)
        assert sorted(wigs)[1] < wigs[seat] // 2
