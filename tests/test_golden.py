"""Golden games: whole finished games replayed against stored hashes, events and scores, and what they must show.

Changed something on purpose? `make golden` records them anew and tells what changed and why.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from tests.golden import box, recipes, recording, search
from tests.golden.positions import POSITIONS
from tests.golden.recipes import Recipe
from tests.golden.recording import Recording
from tests.golden.replaying import first_difference, record
from tests.golden.required import required

ROOT = Path(__file__).resolve().parents[1]
NAMES = recording.names()
MOST_BYTES = 3_000_000
EVERY = 3  # the uncompiled engine replays one of so many games: it is slow; `make test-fast` too, as they are many


@cache
def golden(name: str) -> Recording:
    return recording.read(recording.path_of(name))


@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=[pytest.mark.slow(seconds=0.3)] if i % EVERY else []) for i, name in enumerate(NAMES)],
)
def test_a_golden_game_is_what_it_was(name: str) -> None:
    difference = first_difference(golden(name))
    assert difference is None, f"{difference}\n(`make golden` records it anew and says why)"


def first_recipe(players: tuple[int, ...], tables: set[str]) -> Recipe:
    """The first game of so many players where only such bots sit."""
    return next(recipe for recipe in recipes.load() if len(recipe.bots) in players and set(recipe.bots) <= tables)


@pytest.mark.parametrize(
    ("players", "tables"), [((2, 3), {search.GOOD}), ((1,), {search.GOOD}), ((2, 3, 4), {"random", "eager"})]
)
def test_the_bots_of_a_recipe_still_play_its_game(players: tuple[int, ...], tables: set[str]) -> None:
    recipe = first_recipe(players, tables)
    stored = [move.text for move in golden(recipe.name).moves]
    now = recipes.played(recipe).moves
    assert now == stored, f"{recipe.name}: its bots play otherwise, run make golden GOLDEN_ARGS=--replay-bots"


@pytest.mark.slow(seconds=15)
def test_the_uncompiled_engine_replays_them_too() -> None:
    names = NAMES[::EVERY]
    environment = {**os.environ, "LISBOA_PURE": "1"}
    command = [sys.executable, "-m", "tools.golden", "check", *names]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False, timeout=600)
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{len(names)} games replayed by the uncompiled engine, 0 differ" in done.stdout


# What the corpus must show


@pytest.mark.parametrize("name", POSITIONS)
def test_a_position_shows_what_it_claims(name: str) -> None:
    position, items = POSITIONS[name]
    assert set(items) <= position().reached.items
    assert set(items) <= set(required())


def test_everything_required_is_shown_by_a_game_or_a_position() -> None:
    shown = {item for name in NAMES for item in golden(name).reached}
    claimed = {item for _, items in POSITIONS.values() for item in items}
    missing = [item for item in required() if item not in shown | claimed]
    assert missing == [], "neither a golden game nor a named position (tests/golden/positions.py) shows these"


def test_nothing_is_reached_that_nobody_requires() -> None:
    """A misspelt item would never be missed."""
    assert {item for name in NAMES for item in golden(name).reached} <= set(required())


def test_the_required_list_follows_the_components() -> None:
    groups = Counter(item.partition(": ")[0] for item in required())
    assert len(required()) == len(set(required()))
    lines = recording.grouped(set(required()))
    assert {item for line in lines for item in recording.ungrouped(line)} == set(required())  # files keep them whole
    assert (groups["card to the court"], groups["decree scored"], groups["clergy tile used"]) == (82, 70, 23)
    assert (groups["plot reward taken"], groups["site reward taken"], groups["public building opened"]) == (24, 14, 16)
    assert (groups["goal completed"], groups["plot token used"], groups["site token used"]) == (12, 12, 10)
    assert (groups["solo rank"], groups["Lacerda for the State"]) == (4, 6)


def test_the_corpus_is_varied_and_small() -> None:
    assert len(NAMES) >= 64
    made = recipes.load()
    assert {search.kind_of(recipe) for recipe in made} == {
        search.kind_of(recipe) for recipe in search.candidates(len(search.settings()), 1)
    }
    assert sum(search.is_good(recipe) for recipe in made) > len(made) / 2
    assert sum(len(recipe.bots) == 1 for recipe in made) >= 12
    assert sum(path.stat().st_size for path in recording.GAMES.iterdir()) < MOST_BYTES


def test_every_recipe_has_its_game() -> None:
    assert {recipe.name for recipe in recipes.load()} <= set(NAMES)


def test_the_games_were_recorded_with_these_components() -> None:
    """Else the next explanation of a difference would name data that changed long ago."""
    assert box.changes() == [], "run `make golden`"


# The net has no holes


def bent(name: str, number: int, **changed: str) -> Recording:
    """A recording with one move's expectations changed."""
    game = golden(name)
    moves = list(game.moves)
    moves[number - 1] = replace(moves[number - 1], **changed)
    return replace(game, moves=moves)


def test_a_difference_is_found_where_it_is() -> None:
    name = NAMES[0]
    found = first_difference(bent(name, 20, hash="0" * recording.DIGITS))
    assert found is not None
    assert (found.what, found.number) == ("hash", 20)
    assert first_difference(bent(name, 20, hash="0" * recording.DIGITS), hashes=False) is None
    found = first_difference(bent(name, 21, digest="0" * recording.DIGITS))
    assert found is not None
    assert (found.what, found.number, bool(found.told)) == ("events", 21, True)
    assert golden(name).moves[20].text in str(found)
    found = first_difference(bent(name, 22, text="visit nobody"))
    assert found is not None
    assert (found.what, found.number) == ("illegal", 22)
    assert "NOTATION" in found.now


def test_a_hash_tells_positions_apart_but_does_not_depend_on_names_for_nothing() -> None:
    game = recipes.load()[0].beginning()
    other = game.copy()
    other.play(other.legal_moves()[0])
    assert recording.hash_of(game) != recording.hash_of(other)
    document = game.position()
    grown = {**document, "new": 0, "others": {"green": False, "yellow": None, "cards": []}}
    assert recording.what_is_there(grown) == recording.what_is_there(document)
    assert recording.what_is_there({**document, "new": 1}) != recording.what_is_there(document)


@pytest.mark.parametrize("part", ["scores", "ranking", "reached"])
def test_a_different_end_is_found(part: str) -> None:
    changes: dict[str, object] = {"scores": [], "ranking": "nobody", "reached": {"clergy tile used: 99"}}
    short = first_recipe((1,), {search.GOOD}).name
    found = first_difference(replace(golden(short), **{part: changes[part]}))  # type: ignore[arg-type]  # any field
    assert found is not None
    assert found.what == "end"


def test_recording_a_game_again_gives_the_same_file(tmp_path: Path) -> None:
    game = golden(NAMES[1])
    again = record(game, [move.text for move in game.moves])
    assert again == game
    recording.write(again, tmp_path)
    assert (tmp_path / f"{game.name}.txt").read_bytes() == recording.path_of(game.name).read_bytes()


def test_a_plain_game_file_can_become_golden(tmp_path: Path) -> None:
    """Its title is the comment before the first move; all expectations are still to be recorded."""
    game = recipes.load()[0].beginning()
    game.comments[0] = "An evening among friends"
    while not game.is_over:
        game.play(game.legal_moves()[0])
    (tmp_path / "900-friends.txt").write_text(game.to_text(), encoding="utf-8")
    plain = recording.read(tmp_path / "900-friends.txt")
    assert first_difference(plain) is not None
    golden_now = record(plain, [move.text for move in plain.moves])
    recording.write(golden_now, tmp_path)
    assert golden_now.title == "An evening among friends"
    assert recording.read(tmp_path / "900-friends.txt") == golden_now
    assert first_difference(golden_now) is None
