"""Fuzz: random, eager and constructed games under all laws.

Every run has a fresh seed, which is printed; LISBOA_FUZZ_SEED repeats it.
"""

from __future__ import annotations

import os
import random
import secrets
from pathlib import Path

import pytest
from typer.testing import CliRunner

from lisboa import Game
from lisboa.cli.main import app
from tests.conftest import Tell
from tests.fuzz import games, laws, positions, recount
from tests.fuzz.branches import NAMES, SOLO_NAMES, Branches
from tests.fuzz.games import SOLO, Failure, Start, compiled
from tests.fuzz.run import PLAYERS, TABLES, Run, fuzz

# Games in all; the uncompiled engine is several times slower
QUICK_GAMES = 1200 if compiled() else 450
TRIALS = 6 if compiled() else 2  # for each number of players
SOLO_GAMES = 2000 if compiled() else 120
SOLO_GLIMPSES = 500 if compiled() else 120
SOLO_TRIALS = 16 if compiled() else 4
BRANCH_GAMES = 9000  # at most so many more, until every branch has been reached


def fresh_seed() -> int:
    return int(os.environ.get("LISBOA_FUZZ_SEED") or secrets.randbelow(10**9))


def finish(run: Run, tell: Tell) -> None:
    """Print seed and branches whatever happens, then fail if a law was broken."""
    tell(f"{run.report()}\nrepeat with LISBOA_FUZZ_SEED={run.seed}")
    assert not run.failures, "\n".join(run.failures)


def finish_shortly(run: Run, tell: Tell) -> None:
    """The same without the branches, of which few games reach few."""
    games_played = f"{sum(run.quick.values())} quick games, {sum(run.trials.values())} trials"
    tell(f"{games_played}, repeat with LISBOA_FUZZ_SEED={run.seed}")
    assert not run.failures, "\n".join(run.failures)


def test_a_few_games_keep_all_laws(tell: Tell) -> None:
    """The quick part: two seconds of everything."""
    finish_shortly(fuzz(2, fresh_seed(), hostile=False), tell)


@pytest.mark.slow(seconds=35)
def test_many_games_keep_the_cheap_laws_and_reach_every_branch(tell: Tell) -> None:
    """No corner of the rules is left out."""
    run = Run(fresh_seed())
    play_quick(run, PLAYERS, QUICK_GAMES, NAMES)
    finish(run, tell)
    assert run.branches.missing(NAMES) == []


@pytest.mark.slow(seconds=20)
@pytest.mark.parametrize("players", TABLES)
def test_games_keep_all_laws_at_every_step(players: int, tell: Tell) -> None:
    run = Run(fresh_seed())
    for number in range(TRIALS):
        run.play_trial(number, (players,))
    finish_shortly(run, tell)


@pytest.mark.long
@pytest.mark.slow(seconds=40)
def test_2000_solo_games_keep_the_laws_and_reach_every_branch(tell: Tell) -> None:
    """Chapter 13: 2,000 games against Lacerda.

    The cheap laws at every step of all of them, all laws at a random place of many, all laws at every step of some.
    """
    run = Run(fresh_seed())
    for number in range(SOLO_GLIMPSES):
        run.glimpse(number, (SOLO,))
    for number in range(SOLO_TRIALS):
        run.play_trial(number, (SOLO,))
    play_quick(run, (SOLO,), SOLO_GAMES, SOLO_NAMES)
    finish(run, tell)
    assert run.branches.missing(SOLO_NAMES) == []


def play_quick(run: Run, tables: tuple[int, ...], games: int, names: tuple[str, ...]) -> None:
    """So many games with the cheap laws, then more until every branch has been reached."""
    number = 0
    while number < games or (run.branches.missing(names) and number < games + BRANCH_GAMES and len(run.failures) == 0):
        run.play_quick(number, tables)
        number += 1


# The fuzzer itself


@pytest.mark.parametrize("twist", positions.TWISTS, ids=lambda twist: twist.__name__)
@pytest.mark.parametrize("table", TABLES)
def test_constructed_positions_are_legal(twist: positions.Twist, table: int) -> None:
    """Each way of bending a position conserves all components."""
    rng = random.Random(twist.__name__)
    start = Start(rng, table)
    start.document = None
    game = start.game()
    while not game.is_over and not (len(game.moves) > 60 and game.decision and game.decision.kind == "main"):
        game.play(rng.choice(game.legal_moves()))
    document = game.position()
    twist(document, rng)
    assert recount.faults(document) == []
    assert Game.from_position(document).position() == document


def test_the_recount_notices_a_missing_cube_a_doubled_card_and_a_full_office() -> None:
    """A checker that never complains checks nothing (PORT-7, SET-13, STATE-1)."""
    document = Game(players=3, seed=5).position()
    assert recount.faults(document) == []
    game = Game(players=3, seed=5)
    while game.position()["period"] == 0:
        game.play(game.legal_moves()[0])
    for spoil in (spoil_cube, spoil_card, spoil_office):
        document = game.position()
        spoil(document)
        assert recount.faults(document) != [], spoil.__name__


def spoil_cube(document: positions.Document) -> None:
    document["downtown"]["pile"]["fire"] += 1


def spoil_card(document: positions.Document) -> None:
    document["players"]["green"]["hand"][0] = document["players"]["yellow"]["hand"][0]


def spoil_office(document: positions.Document) -> None:
    document["court"]["offices"]["king"]["green"] += 6
    document["players"]["green"]["officials"] -= 6


def test_a_failing_game_is_written_as_a_file_that_can_be_replayed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The message names file, law and move; the file leads to the position before that move."""

    def no_more_than_12_moves(_: object, moves: int) -> None:
        laws.demand("twelve moves", moves < 12, f"{moves} moves")

    monkeypatch.setattr(games, "FAILURES", tmp_path)
    monkeypatch.setattr(games, "look", no_more_than_12_moves)
    start = Start(random.Random(1), 3)
    with pytest.raises(Failure, match=r"'twelve moves' broken by move 12 \(.+\): twelve moves: 12 moves") as failure:
        games.quick_game(start, Branches())
    (file,) = tmp_path.iterdir()
    assert str(file) in str(failure.value)
    shown = CliRunner().invoke(app, ["replay", str(file), "--verify"])
    assert shown.exit_code == 0, shown.output
    game = Game.from_text(file.read_text(encoding="utf-8"))
    assert len(game.moves) == 11
    assert "breaks the law: twelve moves" in game.comments[11]


def test_every_branch_has_one_name() -> None:
    assert len(set(NAMES + SOLO_NAMES)) == len(NAMES + SOLO_NAMES)
