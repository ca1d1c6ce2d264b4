"""An owner of the printed game corrects designed entries: the engine plays by the edited files.

The package is copied and edited, and the scripts of `EDITED` run on the copy in a process of their own.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from lisboa.components import check
from lisboa.components.loader import DATA

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = DATA.parents[1]

START = """
import lisboa
from lisboa.components.loader import DATA
from tests.scene import Scene, kind, moves, play, refused, state
assert DATA.is_relative_to(HOME), DATA
"""

VISITS = """
scene = Scene(period=2).hand("green", "blue-minister-1").influence("green", 9).offices("minister", yellow=4)
for tiles, cost in (((), 4), ((2,), 4 - 1), ((14,), 4 - 2), ((2, 14), 4 - 3), ((14, 14), 0), ((2, 2, 14), 0)):
    game = scene.treasury(3).clergy("green", *tiles).game()
    play(game, "visit blue-minister-1")
    assert state(game, "green")["influence"] == 9 - cost, (tiles, cost)
"""

SHIPS = """
scene = Scene(period=2).hand("green", "red-treasury-3").goods("green", gold=1, cloth=1, books=1, tools=1)
scene.reis("green", 20).influence("green", 0).offices("minister").church(dict.fromkeys(range(1, 7), None))
for tiles in ((), (14,), (14, 14)):
    game = scene.clergy("green", *tiles).game()
    play(game, "sponsor red-treasury-3")
    game.play(moves(game, "spend")[0])
    assert sum(state(game, "green")["goods"].values()) == 4 - 3, tiles  # no tile makes ships cheaper any more
"""

SWAPPED = """
scene = Scene(period=2).hand("green", "brown-builder-1", "brown-king-1").reis("green", 20).influence("green", 9)
for tiles, reis in (((), 0), ((3,), 0), ((8,), 2), ((8, 8), 4)):
    game = scene.clergy("green", *tiles).game()
    play(game, "visit brown-builder-1")
    assert state(game, "green")["reis"] == 20 + reis, (tiles, reis)

def land(*tiles):
    game = scene.clergy("green", *tiles).row_cubes("B", earthquake=1, fire=1).column_cubes(1, fire=1).treasury(5).game()
    play(game, "visit brown-builder-1", "pass")
    before = state(game, "green")["reis"]
    play(game, "tile gold", "plot B1")
    if kind(game) == "cube":
        game.play("cube row fire")
    while kind(game) == "pay":
        game.play("coins 0")
    return before - state(game, "green")["reis"]

assert land(8) == land() > 3
assert land(3) == land() - 3
"""

DECLINED = """
forced = Scene().hand("green", "blue-king-3").goods("green", gold=1).game()
play(forced, "portfolio blue-king-3")
assert kind(forced) == "two-goods" and "pass" not in moves(forced)
assert forced.decision.prompt == "Choose 2 different goods to take."

scene = Scene(rules=1).hand("green", "blue-king-3", "blue-king-2").goods("green", gold=1).treasury(3)
game = scene.game()
play(game, "portfolio blue-king-3")
assert kind(game) == "two-goods"
assert game.decision.prompt == "Choose 2 different goods to take, or decline."
assert len(moves(game, "goods")) == 6 and moves(game)[-1] == "pass"
assert [option.text for option in game.decision.options if option.notation == "pass"] == ["Take no goods"]
taken = game.copy()
(told, *_) = game.play("pass")
assert told.text == "Green takes no goods"
assert state(game, "green")["goods"] == {"gold": 1, "cloth": 0, "books": 0, "tools": 0}
play(taken, "goods cloth+tools")
assert state(taken, "green")["goods"] == {"gold": 1, "cloth": 1, "books": 0, "tools": 1}

game = scene.game()
play(game, "portfolio blue-king-2")
assert (kind(game), moves(game)) == ("treasury", ["treasury up", "treasury down", "pass"])
assert game.decision.prompt == "Move the treasury marker up or down, or leave it?"
lisboa.Game.from_position(game.position())
up, down = game.copy(), game.copy()
play(game, "pass"), play(up, "treasury up"), play(down, "treasury down")
assert [g.position()["treasury_space"] for g in (game, up, down)] == [2, 1, 3]
"""

WHOLE_GAMES = """
import random
for seed in range(4):
    rng = random.Random(seed)
    game = lisboa.Game(2 + seed % 3, seed)
    while not game.is_over:
        game.play(rng.choice(game.legal_moves()))
"""

# file, a text that finds the line, what is replaced in it, by what
TWO_VISIT_TILES = [("clergy.toml", "kind = 14", '"ship", amount = 1', '"visit", amount = 2')]
SWAP = [
    ("clergy.toml", "kind = 3,", '"builder-reis", amount = 2', '"land", amount = 3'),
    ("clergy.toml", "kind = 8,", '"land", amount = 3', '"builder-reis", amount = 2'),
]
OPTIONAL = [
    ("cards.toml", '"blue-king-3"', "effect = ", 'effect = "two-goods", amount = 1, provenance = "P" }, #'),
    ("cards.toml", '"blue-king-2"', "effect = ", 'effect = "treasury", amount = 1, provenance = "P" }, #'),
]
COLOURS = [
    ("buildings.toml", f"id = {tile},", "colours = ", 'colours = ["gold"], provenance = "P" }, #') for tile in (2, 15)
]

EDITED = [
    pytest.param(TWO_VISIT_TILES, VISITS, id="a word on two kinds adds up"),
    pytest.param(TWO_VISIT_TILES, SHIPS, id="a word on no kind"),
    pytest.param(SWAP, SWAPPED, id="two words change places"),
    pytest.param(OPTIONAL, DECLINED, id="single-use effects as rewards"),
    pytest.param(TWO_VISIT_TILES + SWAP + OPTIONAL + COLOURS, WHOLE_GAMES, id="whole games"),
]


@pytest.mark.parametrize(("edits", "script"), EDITED)
def test_the_engine_plays_by_edited_data(tmp_path: Path, edits: list[tuple[str, str, str, str]], script: str) -> None:
    shutil.copytree(PACKAGE, tmp_path / "lisboa", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    data = tmp_path / "lisboa" / DATA.relative_to(PACKAGE)
    for file, where, old, new in edits:
        lines = (data / file).read_text(encoding="utf-8").split("\n")
        number = next(i for i, line in enumerate(lines) if where in line)
        assert old in lines[number]
        lines[number] = lines[number].replace(old, new, 1)
        (data / file).write_text("\n".join(lines), encoding="utf-8")
    assert check(data) == []
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), str(ROOT)]), "LISBOA_PURE": "1"}
    done = subprocess.run(
        [sys.executable, "-c", f"HOME = {str(tmp_path)!r}\n{START}\n{script}"],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def test_any_colours_may_be_on_a_building(tmp_path: Path) -> None:
    """The distribution is designed: an owner may correct it as long as each tile shows one colour or two."""
    data = Path(shutil.copytree(DATA, tmp_path / "data"))
    text = (data / "buildings.toml").read_text(encoding="utf-8")
    (data / "buildings.toml").write_text(text.replace('["books", "tools"]', '["gold"]'), encoding="utf-8")
    assert check(data) == []
