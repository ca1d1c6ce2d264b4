"""The other commands: help, version, bench, check-components, replay, demo."""

from __future__ import annotations

import io
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from rich.theme import Theme
from typer.testing import CliRunner

from lisboa import Game
from lisboa.bots import BOTS
from lisboa.bots.levels import MASTER
from lisboa.cli import measure, measure_master
from lisboa.cli.main import app
from lisboa.cli.style import STYLES
from lisboa.cli.table import draw_table
from lisboa.components.loader import DATA
from lisboa.engine import COMPILED
from tests.server.playing import ending


def run(*args: str, columns: int = 80) -> tuple[int, str, str]:
    result = CliRunner().invoke(app, list(args), env={"COLUMNS": str(columns)})
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result.exit_code, result.stdout, result.stderr


def test_help_names_all_commands_and_bots() -> None:
    code, out, _ = run("--help")
    assert code == 0
    for command in (
        "simulate",
        "arena",
        "bench",
        "check-components",
        "replay",
        "analyse",
        "demo",
        "play",
        "backup",
        "restore",
        "reports",
    ):
        assert command in out
    assert "draw-table" not in out
    for command in ("simulate", "arena", "demo"):
        text = run(command, "--help", columns=200)[1]
        for bot in BOTS:
            assert bot in text


def test_version() -> None:
    code, out, _ = run("--version")
    assert code == 0
    assert re.fullmatch(r"lisboa \d+\.\d+\.\d+\S* \(engine (un)?compiled\)\n", out)


def test_help_imports_no_engine() -> None:
    code = "import sys, lisboa.cli.main; print([m for m in sys.modules if m.startswith('lisboa.cli.')])"
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert out.strip() == str([f"lisboa.cli.{name}" for name in ("command_options", "plain_options", "serve", "main")])


def test_unknown_command() -> None:
    code, _, err = run("simulat")
    assert code == 2
    assert "No such command" in err


# bench


@pytest.fixture
def fewer_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """The master thinks about two kinds of games instead of four."""
    assert list(measure_master.TABLES) == ["solo", "2", "3", "4"]
    monkeypatch.setattr(measure_master, "TABLES", {name: measure_master.TABLES[name] for name in ("solo", "4")})


@pytest.mark.usefixtures("fewer_tables")
def test_bench_json_has_exactly_the_keys() -> None:
    code, out, _ = run("bench", "--json", "--seconds", "0.5")
    assert code == 0
    found = json.loads(out)
    assert set(found) == {
        "compiled",
        "decisions_per_s",
        "games_per_s",
        "copy_us",
        "replay_ms",
        "facade_moves_per_s",
        "simulations_per_s",
        "decision_ms",
        "counts",
    }
    assert set(found["games_per_s"]) == {"2", "3", "4"}
    assert isinstance(found["compiled"], bool)
    for key in ("decisions_per_s", "copy_us", "replay_ms", "facade_moves_per_s"):
        assert found[key] > 0
    assert found["counts"]["replay_moves"] == len(measure.random_game(4, measure.SEED))
    if COMPILED:
        thoughts_are_told(found)
    else:
        assert found["simulations_per_s"] == found["decision_ms"] == {}


def thoughts_are_told(found: dict[str, Any]) -> None:
    """Numbers of the master for each kind of game and stage, those that are counted as they always are."""
    counts = found["counts"]
    for numbers in (found["simulations_per_s"], found["decision_ms"], counts["decisions_per_simulation"]):
        assert {table: list(stages) for table, stages in numbers.items()} == {
            table: ["early", "middle", "late"] for table in ("solo", "4")
        }
        assert all(number > 0 for stages in numbers.values() for number in stages.values())
    games = MASTER.simulations
    half = games // 2  # with twice as many players a round is twice as long
    assert counts["simulations_per_decision"]["4"] == {"early": half, "middle": half, "late": half}
    for stage, rate in found["simulations_per_s"]["solo"].items():
        assert found["decision_ms"]["solo"][stage] > 1000 * games / rate


@pytest.mark.slow
@pytest.mark.usefixtures("fewer_tables")
def test_bench_table() -> None:
    code, out, _ = run("bench", "--seconds", "0.5")
    assert code == 0
    assert "median of 5" in out
    for words in ("Decisions, 4 players", "Games, 2 players", "Copy of a state", "Replay of a game", "target"):
        assert words in out
    for words in (
        ("Simulations, solo", "Decision, 4 players", "Decisions of a simulation, 4 players") if COMPILED else ()
    ):
        assert words in out
    assert max(len(line) for line in out.splitlines()) <= 80


# check-components


def test_components_are_counted() -> None:
    code, out, _ = run("check-components")
    assert code == 0
    for title, entries in (("Political cards", 82), ("Decrees", 70), ("Plans", 20), ("Plots", 24), ("Sites", 14)):
        assert re.search(rf"{title} +\S+ +{entries}\b", out), title
    assert re.search(r"Clergy tiles +clergy.toml +23 +37", out)
    assert re.search(r"Rubble cubes +board.toml +63", out)


def test_a_wrong_entry_is_named(tmp_path: Path) -> None:
    data = tmp_path / "data"
    shutil.copytree(DATA, data)
    board = data / "board.toml"
    text = board.read_text(encoding="utf-8")
    board.write_text(text.replace('"A2", reward = "cardinal"', '"A2", reward = "cardnal"'), encoding="utf-8")
    line = next(i for i, row in enumerate(text.splitlines(), start=1) if '"A2"' in row)
    code, out, err = run("check-components", str(data))
    assert code == 1
    assert f"{data}/board.toml:{line}: A2: " in out
    assert "cardnal" in out
    assert "1 problem" in err


def test_a_good_copy_passes_and_a_missing_directory_does_not(tmp_path: Path) -> None:
    data = tmp_path / "data"
    shutil.copytree(DATA, data)
    assert run("check-components", str(data))[0] == 0
    code, _, err = run("check-components", str(tmp_path / "nowhere"))
    assert code == 1
    assert "no such directory" in err.replace("\n", " ")
    (data / "decrees.toml").unlink()
    code, out, _ = run("check-components", str(data))
    assert code == 1
    assert "decrees.toml:1: cannot be read" in out


# replay


@pytest.fixture(scope="module")
def finished() -> Game:
    game = Game(players=3, seed=7)
    for move in measure.random_game(3, 7):
        game.play(move)
    assert game.is_over
    game.comments[2] = "[bold]brackets[/] are not markup"
    return game


@pytest.fixture
def game_file(finished: Game, tmp_path: Path) -> Path:
    path = tmp_path / "game.lisboa"
    path.write_text(finished.to_text(), encoding="utf-8")
    return path


def test_replay_tells_the_game(game_file: Path, finished: Game) -> None:
    code, out, _ = run("replay", str(game_file), "--verify")
    assert code == 0
    assert "3 players · ruleset 2021 · seed 7" in out
    for number in (1, 10, len(finished.moves)):
        assert re.search(rf"^ +{number} \w+ +{re.escape(finished.moves[number - 1])}", out, re.MULTILINE)
    assert "; [bold]brackets[/] are not markup" in out
    assert "Verified" in out
    total = sorted((sheet["total"] for sheet in finished.scores()), reverse=True)
    assert re.search(rf"Total +{total[0]} +{total[1]} +{total[2]}", out)


def test_analyse_tells_chances_and_costly_moves(finished: Game, tmp_path: Path) -> None:
    game_file = tmp_path / "end.lisboa"
    game_file.write_text(ending(finished, 40).to_text(), encoding="utf-8")
    code, out, _ = run("analyse", str(game_file), "--simulations", "2", "--json")
    assert code == 0
    found = json.loads(out)
    assert found["points"][-1]["wigs"] == [sheet["total"] for sheet in finished.scores()]
    assert found["costly"]
    assert all(one["words"]["reason"] for one in found["costly"])
    code, out, _ = run("analyse", str(game_file), "--simulations", "2", columns=100)
    assert code == 0
    for colour, sheet in zip(("Green", "Yellow", "Purple"), finished.scores(), strict=True):
        assert re.search(rf"^ +{colour} +[▁▂▃▄▅▆▇█]+ .* {sheet['total']} *$", out, re.MULTILINE), out
    title = r"^(\d)\. (?:Green|Yellow|Purple), move (\d+)  (?:chance to win [+−]\d+%|lead in wigs [+−]\d+)"
    titles = re.findall(title, out, re.MULTILINE)
    worst = [str(one["number"]) for one in found["costly"][:5]]
    assert titles == [(str(place), number) for place, number in enumerate(worst, start=1)]
    assert len(re.findall(r"^ +better ", out, re.MULTILINE)) == len(worst)


def test_replay_shows_the_options(tmp_path: Path) -> None:
    game = Game(3, 2, draft=True, goals=[0, 2], city_tokens=True, seats=["human", "eager", "human"])
    path = tmp_path / "game.lisboa"
    path.write_text(game.to_text(), encoding="utf-8")
    code, out, _ = run("replay", str(path), "--quiet")
    assert code == 0
    options = (
        "3 players · ruleset 2021 · draft · goals for green and purple · city tokens · human, eager, human · seed 2"
    )
    assert options in " ".join(out.split())


@pytest.mark.slow
def test_the_table_is_drawn_in_every_position_with_extras() -> None:
    """Also where a token has just been removed."""
    game = Game(2, 3, goals=True, city_tokens=True)
    while not game.is_over:
        shown = Console(file=io.StringIO(), width=120, theme=Theme(STYLES))
        shown.print(draw_table(game.view(None), 120))
        game.play(game.legal_moves()[len(game.moves) % len(game.legal_moves())])


def test_replay_json_and_quiet(finished: Game, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(finished.to_json()), encoding="utf-8")
    code, out, _ = run("replay", str(path), "--quiet", "--verify")
    assert code == 0
    assert len(out.splitlines()) < 25
    assert "the hash is right, the scores are right" in out


def test_replay_to_a_move_shows_the_table(game_file: Path) -> None:
    code, out, _ = run("replay", str(game_file), "--to", "20")
    assert code == 0
    assert "Downtown" in out
    assert "Final score" not in out
    code, _, err = run("replay", str(game_file), "--to", "9999")
    assert code == 1
    assert "has only" in err


@pytest.mark.parametrize(
    ("edit", "words"),
    [
        (lambda text: text[: len(text) // 2].rpartition("\n")[0] + "\n", "truncated"),
        (lambda text: re.sub(r'\[Hash ".', '[Hash "x', text), "header says"),
        (lambda text: re.sub(r"^10 (\w+): .*$", r"10 \1: nonsense", text, flags=re.MULTILINE), "nonsense"),
        (lambda text: "hello", "Lisboa"),
        (lambda text: "", "Lisboa"),
        (lambda text: '{"format": "lisboa-ga', "bad.lisboa: not JSON, or cut off, at line 1\n"),
        (lambda text: '{"format": 1\n', "bad.lisboa: not JSON, or cut off, at line 2\n"),
        (lambda text: '{"format": ' + "[" * 100_000, "bad.lisboa: nested too deeply\n"),
        (lambda text: '{"format": ' + "9" * 5_000 + "}", "bad.lisboa: a number in it is too long\n"),
        (lambda text: '{"format": "chess"}', "format"),
    ],
)
def test_replay_says_what_is_wrong(finished: Game, tmp_path: Path, edit: object, words: str) -> None:
    path = tmp_path / "bad.lisboa"
    assert callable(edit)
    path.write_text(edit(finished.to_text()), encoding="utf-8")
    code, out, err = run("replay", str(path))
    assert code == 1
    assert words in err
    assert "bad.lisboa" in err
    assert out == ""


def test_replay_without_a_file(tmp_path: Path) -> None:
    assert "no such file" in run("replay", str(tmp_path / "none"))[2].replace("\n", " ")
    assert run("replay", str(tmp_path))[0] == 1
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    code, _, err = run("replay", str(tmp_path / "binary"))
    assert code == 1
    assert "no text file" in err


# demo


@pytest.mark.parametrize(("players", "columns"), [(2, 80), (3, 80), (4, 120), (3, 200)])
def test_demo_plays_a_whole_game(players: int, columns: int) -> None:
    code, out, _ = run("demo", "--players", str(players), "--seed", "11", columns=columns)
    assert code == 0
    assert out.startswith("A demonstration game of bots; `lisboa play` lets you play")
    for words in ("Set-up", "Downtown", "Royal court", "Church", "The first period ends", "Final score", "SCORE-7"):
        assert words in out
    assert re.search(r"^ +\d+ ● \w+ .*[+−]\d+ réis", out, re.MULTILINE)
    assert re.search(r"^ +\d+ ● \w+ .*\+\d+ wigs", out, re.MULTILINE)
    assert re.search(r"(wins|share the victory)\.\n$", out)
    assert max(len(line) for line in out.splitlines()) <= columns
    assert "\x1b" not in out  # no colours or cursor movements where nobody watches


@pytest.mark.slow
def test_demo_is_repeatable() -> None:
    assert run("demo", "--seed", "4")[1] == run("demo", "--seed", "4")[1]


def test_picture(tmp_path: Path) -> None:
    picture = tmp_path / "images" / "table.svg"
    assert run("draw-table", str(picture), "--seed", "4")[0] == 0
    text = picture.read_text(encoding="utf-8")
    assert text.startswith("<svg")
    for words in ("Downtown", "Princesa", "Orange"):
        assert words in text
    assert "font-face" not in text
