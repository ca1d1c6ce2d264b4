"""`lisboa arena`: fair to every bot, the same result wherever it is played, and it goes on where it stopped."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections import Counter
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from typer.testing import CliRunner

from lisboa.bots import BOTS
from lisboa.cli import arena_games
from lisboa.cli.arena_file import opened, read_header
from lisboa.cli.arena_games import Arena, dice_seed, line_ups
from lisboa.cli.main import app
from lisboa.engine.options import Options
from lisboa.engine.set_up import new_state
from lisboa.engine.state import State
from lisboa.game_options import validated

COMMAND = [sys.executable, "-m", "lisboa.cli"]
QUICK = ("--bots", "random,eager", "--seed", "3", "--workers", "1")


def run(*args: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(app, ["arena", *args], env={"COLUMNS": "80"})
    return result.exit_code, result.stdout, " ".join(result.stderr.replace("│", " ").split())


def document(*args: str) -> dict[str, Any]:
    """What must not depend on anything but bots, options and seed."""
    code, out, err = run("--json", *args)
    assert code == 0, err
    found = json.loads(out)
    del found["timing"]
    assert isinstance(found, dict)
    return found


# Who plays whom


@pytest.mark.parametrize(
    ("names", "players", "wanted"),
    [
        ("a b c", 1, "a b c"),
        ("a b", 2, "ab"),
        ("a b c", 2, "ab ac bc"),
        ("a b c d", 3, "abc abd acd bcd"),
        ("a b", 3, "aab abb"),
        ("a b", 4, "aaab aabb abbb"),
        ("a b c", 4, "aabc abbc abcc"),
        ("a b b b", 4, "abbb"),
        ("a b a b", 4, "abab"),
    ],
)
def test_line_ups(names: str, players: int, wanted: str) -> None:
    assert ["".join(line_up) for line_up in line_ups(tuple(names.split()), players)] == wanted.split()


class Stopped:
    """No decision is made."""

    def is_set(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("names", "players"), [("random eager greedy", 2), ("random eager greedy", 3), ("random greedy", 4)]
)
def test_every_bot_has_every_seat_with_the_same_shuffles(
    names: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    seeds: list[int] = []

    def noted(options: Options, seed: int) -> State:
        seeds.append(seed)
        return new_state(options, seed)

    monkeypatch.setattr(arena_games, "new_state", noted)
    arena = Arena(tuple(names.split()), validated(players), 7)
    sat: Counter[tuple[int, str, int]] = Counter()
    for game in range(2 * arena.round_games):
        arena.play(game, Stopped())
        sat.update((seeds[-1], bot, seat) for seat, bot in enumerate(arena.seating(game)))
    assert len(set(seeds)) == 2
    assert set(seeds[: arena.round_games]) == {seeds[0]}
    assert len(sat) == 2 * len(arena.bots) * players
    assert len(set(sat.values())) == 1


def test_dice_belong_to_the_seating() -> None:
    """Another line-up beside it changes nothing; the same bots two seats on throw anew."""
    pair = Arena(("random", "eager"), validated(2), 7)
    more = Arena(("random", "eager", "greedy"), validated(2), 7)
    go = type("Go", (), {"is_set": lambda self: False})()
    one, other = pair.play(1, go), more.play(1, go)
    assert one is not None
    assert other is not None
    assert (one.bots, one.wigs, one.places) == (other.bots, other.wigs, other.places)
    assert dice_seed(1, ("a", "b", "a", "b"), 0) != dice_seed(1, ("a", "b", "a", "b"), 2)


# The same everywhere


def test_result_does_not_depend_on_workers() -> None:
    args = ("--bots", "random,eager", "--players", "3", "--games", "4", "--seed", "5", "--draft")
    one, two = (document(*args, "--workers", workers) for workers in ("1", "2"))
    assert one == two
    assert (one["games"], one["rounds"], one["complete"]) == (12, 2, True)  # whole rounds
    assert sum(result["wins"] for result in one["results"]) == pytest.approx(12, abs=0.001)


@pytest.mark.slow
def test_result_on_a_cluster_is_the_same() -> None:
    """A Ray cluster of its own, in a process of its own: Ray warns of much."""
    args = ("--bots", "random,eager", "--players", "3", "--games", "6", "--seed", "5")
    command = [*COMMAND, "arena", *args, "--cluster", "--workers", "2", "--json"]
    there = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert there.returncode == 0, there.stderr
    found = json.loads(there.stdout)
    assert found.pop("timing")["cluster"] == "local"
    assert found == document(*args, "--workers", "1")


# Files


@pytest.mark.slow
def test_goes_on_after_being_killed(tmp_path: Path) -> None:
    """As if it had never been: the torn line is dropped, nothing is played twice, and more games can follow."""
    file = tmp_path / "games.jsonl"
    args = (*QUICK, "--players", "2", "--games", "300", "--save", str(file))
    with subprocess.Popen([*COMMAND, "arena", *args], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        while process.poll() is None and (not file.exists() or file.read_bytes().count(b"\n") < 20):
            time.sleep(0.002)
        process.kill()
        process.communicate()
    whole = file.read_bytes().rpartition(b"\n")[0] + b"\n"
    assert 20 <= whole.count(b"\n") < 301
    file.write_bytes(whole + b'{"game":299,"round":1')
    assert document(*args) == document(*QUICK, "--games", "300")
    assert file.read_bytes().startswith(whole)
    assert sorted(line["game"] for line in lines(file)[1:]) == list(range(300))
    assert document("--resume", str(file), "--games", "310") == document(*QUICK, "--games", "310")
    assert document("--resume", str(file), "--games", "100") == document(*QUICK, "--games", "100")
    assert len(lines(file)) == 311


@cache
def two_games(*args: str) -> bytes:
    """The file of a small arena."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "games"
        document(*args, "--games", "2", "--save", str(file))
        return file.read_bytes()


def saved(folder: Path, *args: str) -> Path:
    """Such a file to go on with, or to spoil."""
    file = folder / "games"
    file.write_bytes(two_games(*(args or QUICK)))
    return file


def lines(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text().splitlines()]


def test_a_file_tells_its_seed_and_keeps_times(tmp_path: Path) -> None:
    """Without --seed the same command goes on with the games of the file, and tells what they took."""
    file = tmp_path / "games.jsonl"
    args = ("--bots", "random,eager", "-n", "4", "-w", "1", "--save", str(file), "--json")
    first, second = (json.loads(run(*args)[1]) for _ in range(2))
    assert (first["timing"].pop("games"), second["timing"].pop("games")) == (4, 0)
    assert first["timing"].pop("seconds") >= 0
    assert second["timing"].pop("seconds") >= 0
    assert first == second
    assert {spent["decisions"] > 50 for spent in first["timing"]["thinking"].values()} == {True}


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("--save", "FILE", *QUICK, "--bots", "random,greedy"), "bots: the file has random,eager, this"),
        (("--save", "FILE", *QUICK, "--seed", "4"), "seed: the file has 3, this arena has 4"),
        (("--save", "FILE", *QUICK, "--draft"), "draft: the file has False, this arena has True"),
        (("--save", "FILE", *QUICK, "--players", "3"), "players: the file has 2, this arena has 3"),
        (("--resume", "FILE", "--seed", "3"), "--seed: is taken from the file"),
        (("--resume", "FILE", "--save", "FILE"), "either --save or --resume"),
        (("--resume", "FILE.not"), "no arena was begun there"),
    ],
)
def test_another_arena_is_not_mixed_in(tmp_path: Path, args: tuple[str, ...], words: str) -> None:
    file = saved(tmp_path)
    before = file.read_bytes()
    code, _, err = run(*(arg.replace("FILE", str(file)) for arg in args))
    assert code == 2
    assert words in err
    assert file.read_bytes() == before


def test_two_arenas_do_not_write_into_one_file(tmp_path: Path) -> None:
    file = saved(tmp_path)
    header = read_header(file)
    assert header is not None
    with opened(file, header) as held:
        code, _, err = run("--resume", str(file))
        held.add(held.games[0])
        assert len(lines(file)) == 4  # at once, whatever happens next
    assert code == 2
    assert "another arena is writing into it" in err


def test_a_file_from_before_there_were_revisions_is_of_the_first(tmp_path: Path) -> None:
    """0018: absent means 1; it goes on by the rules it began with."""
    file = saved(tmp_path, *QUICK, "--rules", "1")
    header, *games = lines(file)
    assert header.pop("rules") == 1
    file.write_text("\n".join(json.dumps(line) for line in (header, *games)) + "\n")
    found = read_header(file)
    assert found is not None
    assert (found.rules, found.to_arena().options.rules) == (1, 1)
    assert document("--resume", str(file), "--games", "4") == document(*QUICK, "--games", "4", "--rules", "1")
    assert "earlier rules" in run("--resume", str(file), "--games", "4")[1]


@pytest.mark.parametrize("field", ["engine", "components", "bot_code"])
def test_games_of_other_versions_are_not_mixed_in(tmp_path: Path, field: str) -> None:
    file = saved(tmp_path)
    header, *games = lines(file)
    file.write_text("\n".join(json.dumps(line) for line in (header | {field: "old"}, *games)) + "\n")
    code, _, err = run("--resume", str(file))
    assert code == 2
    assert f"{field}: the file has old" in err


def spoilt(line: dict[str, Any], field: str, value: object) -> dict[str, Any]:
    """A line with another value in a field; without it if that is `...`."""
    *way, last = field.split(".")
    inner = line
    for name in way:
        inner = inner[name]
    if value is ...:
        del inner[last]
    else:
        inner[last] = value
    return line


@pytest.mark.parametrize(
    ("number", "field", "value", "words"),
    [
        (1, "arena", 2, "line 1, field arena: format 2, but this program has 1"),
        (1, "players", "two", "line 1: field players: must be a whole number, not text"),
        (1, "players", 7, "line 1: players: 7 is not 1 (solo), 2, 3 or 4"),
        (1, "bots", ["random", "clever"], "line 1: no bot is called 'clever'"),
        (1, "games", 0, "line 1: field games: must be at least 1"),
        (1, "seed", ..., "line 1: field seed: is missing"),
        (1, "sead", 3, "line 1: field sead: is not known here"),
        (2, "game", -1, "line 2: field game: must be at least 0"),
        (3, "game", 0, "line 3: field bots: ['eager', 'random'], where this arena has ['random', 'eager']"),
        (3, "round", 7, "line 3: field round: 7, where this arena has 0"),
        (3, "bots", ["eager", "nobody"], "line 3: field bots: ['eager', 'nobody'], where"),
        (3, "wigs", [], "line 3: field wigs: 0 numbers for 2 at the table"),
        (3, "wigs", [70, "many"], "line 3: field wigs[1]: must be a whole number, not text"),
        (3, "wigs", [70, 70.5], "line 3: field wigs[1]: must be a whole number, not a number with a fraction"),
        (3, "places", [0, 2], "line 3: field places: [0, 2] is no ranking"),
        (3, "places", [1, 1], "line 3: field places: [1, 1] is no ranking"),
        (3, "thinking", {}, "line 3: field thinking: [], where this arena has ['eager', 'random']"),
        (3, "thinking.eager.seconds", -0.5, "line 3: field thinking[...].seconds: must be at least 0"),
        (3, "thinking.eager.longest", ..., "line 3: field thinking[...].longest: is missing"),
        (3, "solo", {"rank": 0, "reached": {}}, "line 3: field solo: a rank, but nobody plays against Lacerda"),
        (3, "extra", 1, "line 3: field extra: is not known here"),
    ],
)
def test_what_is_damaged_is_named(tmp_path: Path, number: int, field: str, value: object, words: str) -> None:
    file = saved(tmp_path)
    found = lines(file)
    spoilt(found[number - 1], field, value)
    file.write_text("".join(f"{json.dumps(line)}\n" for line in found) + '{"torn')
    refused(file, words)


def refused(file: Path, words: str) -> None:
    """With these words, whoever wants to go on with it; and the file stays as it is."""
    before = file.read_bytes()
    for args in (("--resume", str(file)), (*QUICK, "--save", str(file))):
        code, out, err = run(*args)
        assert code == 2
        assert words in err or "the file has" in err
        assert "Traceback" not in out + err
    assert words in run("--resume", str(file))[2]
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (b"", "line 3: not JSON"),
        (b"[1, 2]", "line 3: not an object"),
        (b"\xff", "line 3: not JSON"),
        (b"[" * 100_000, "line 3: not JSON"),
        (b"SECOND", "line 3: field game: 0 stands in line 2 already"),
    ],
)
def test_a_line_that_is_no_game(tmp_path: Path, line: bytes, words: str) -> None:
    file = saved(tmp_path)
    header, game, *_ = file.read_bytes().splitlines()
    file.write_bytes(b"\n".join((header, game, game if line == b"SECOND" else line, b"")))
    refused(file, words)


@pytest.mark.parametrize(
    ("field", "value", "words"),
    [
        ("solo", ..., "line 2: field solo: missing, but the arena plays against Lacerda"),
        ("solo.rank", 4, "line 2: field solo.rank: 4 is not 0 to 3"),
        ("solo.reached.ships", ..., "line 2: field solo.reached: ['decrees'"),
        ("wigs", [3], "line 2: field wigs: 1 numbers for 2 at the table"),
    ],
)
def test_a_damaged_game_against_lacerda(tmp_path: Path, field: str, value: object, words: str) -> None:
    file = saved(tmp_path, "--bots", "random", "--solo", "--seed", "3", "--workers", "1")
    found = lines(file)
    spoilt(found[1], field, value)
    file.write_text("".join(f"{json.dumps(line)}\n" for line in found))
    refused(file, words)


@pytest.mark.parametrize("content", ["my notes", "my notes\nand more\n", '{"tables": 1}\n', "[1]\n", "\xff\n"])
def test_other_files_are_left_alone(tmp_path: Path, content: str) -> None:
    file = tmp_path / "notes.txt"
    file.write_text(content, encoding="latin-1")
    code, _, err = run(*QUICK, "--save", str(file))
    assert code == 2
    assert "not a file of lisboa arena" in err
    assert file.read_text(encoding="latin-1") == content


# For people


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("--bots", "clever,random"), f"no bot is called 'clever'; there are: {', '.join(BOTS)}"),
        (("--bots", "random"), "two different bots at least"),
        ((), f"who takes part? Say for example --bots novice,greedy; there are: {', '.join(BOTS)}"),
        (("--bots", " "), "who takes part?"),
        (("--bots", "random,,eager"), "no bot is called ''"),
        (("--bots", "random,random,eager", "--players", "2"), "'random' is named twice"),
        (("--bots", "random,random,eager", "--players", "4"), "'random' is named twice"),
        (("--bots", "random,random", "--players", "1"), "'random' is named twice"),
        (("--bots", "random,eager", "--players", "5"), "--players"),
        (("--bots", "random,eager", "--games", "0"), "--games"),
        (("--bots", "random,eager", "--solo", "--players", "2"), "one alone plays against Lacerda"),
        (("somewhere:1", "--bots", "random,eager"), "is for --cluster"),
        (("--bots", "random,eager", "--save", "/no/such/folder/file"), "No such file or directory"),
    ],
)
def test_clear_errors(args: tuple[str, ...], words: str) -> None:
    code, out, err = run(*args)
    assert code == 2
    assert words in err
    assert "Traceback" not in out + err


def test_without_ray_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    code, _, err = run(*QUICK, "--cluster")
    assert code == 2
    assert "pip install 'lisboa[cluster]'" in err


def test_tables_fit_80_columns() -> None:
    code, out, err = run(*QUICK, "--games", "3", "--city-tokens")
    assert code == 0
    assert "4 games a line-up instead of 3: every shuffle is played in 2 rotations" in err
    for words in ("Victories and ratings", "Ahead of", "city tokens", "longest", "4 games in this run"):
        assert words in out
    assert max(len(line) for line in out.splitlines()) <= 80


def test_solo_tells_ranks_and_what_blocks_the_highest() -> None:
    code, out, err = run(*QUICK, "--solo", "--games", "3")
    assert code == 0, err
    assert "6 games against Lacerda (2 line-ups)" in err
    for words in ("King's favourite", "What blocks the Minister's right hand", "it alone"):
        assert words in out
    assert max(len(line) for line in out.splitlines()) <= 80
    found = document(*QUICK, "--players", "1", "--games", "3")
    assert found["solo"]
    assert [sum(rank["games"] for rank in result["ranks"]) for result in found["results"]] == [3, 3]
    assert "pairwise" not in found
