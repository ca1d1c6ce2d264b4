"""`lisboa simulate --report DIR`: the folder, other numbers of processes, and Ctrl-C."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from lisboa.cli import simulate as command
from lisboa.cli.main import app

COMMAND = [sys.executable, "-m", "lisboa.cli"]


def run(*args: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(app, ["simulate", *args], env={"COLUMNS": "80"})
    return result.exit_code, result.stdout, result.stderr


def numbers(folder: Path) -> dict[str, Any]:
    found = json.loads((folder / "report.json").read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found


def test_the_number_of_processes_does_not_matter(tmp_path: Path) -> None:
    args = ("--games", "9", "--players", "3", "--bots", "eager,random", "--seed", "5", "--draft")
    for workers in ("1", "2"):
        code, _out, err = run(*args, "--workers", workers, "--report", str(tmp_path / workers))
        assert code == 0
        assert f"Report of 9 games: {tmp_path / workers / 'index.html'}" in err
    assert (tmp_path / "1/report.json").read_bytes() == (tmp_path / "2/report.json").read_bytes()
    assert (tmp_path / "1/index.html").read_bytes() == (tmp_path / "2/index.html").read_bytes()
    about = numbers(tmp_path / "1")["about"]
    assert (about["games"], about["requested"], about["seed"]) == (9, 9, 5)
    assert about["options"] == {
        "ruleset": "2021",
        "rules": 2,
        "draft": True,
        "starting_decrees": False,
        "solo": False,
        "goals": [],
        "city_tokens": False,
    }


def test_the_figures_are_those_without_a_report(tmp_path: Path) -> None:
    args = ("--games", "4", "--players", "2", "--seed", "5", "--workers", "1", "--json")
    (_, plain, _), (_, with_report, _) = run(*args), run(*args, "--report", str(tmp_path))
    one, other = json.loads(plain), json.loads(with_report)
    del one["timing"], other["timing"]
    assert one == other
    found = numbers(tmp_path)
    assert found["scores"]["all"]["mean"] == one["scores"]["total"]["mean"]
    assert found["length"]["turns_per_player"]["mean"] == one["length"]["turns_per_player"]["mean"]


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("--solo", "--bots", "eager"), "eager against Lacerda"),
        (("--players", "3", "--bots", "eager", "--goals", "0,2"), "goals for green and purple"),
        (("--players", "2", "--bots", "eager", "--city-tokens"), "city tokens"),
    ],
)
def test_other_ways_to_play(tmp_path: Path, args: tuple[str, ...], words: str) -> None:
    """Every wig is explained, and the rewards of places are those of tokens if there are any."""
    assert run("--games", "6", "--seed", "3", "--workers", "1", *args, "--report", str(tmp_path))[0] == 0
    found = numbers(tmp_path)
    assert "other" not in [line["id"] for line in found["lines"]]
    assert words in (tmp_path / "index.html").read_text(encoding="utf-8")
    assert {plot["reward"] == "City token" for plot in found["plots"]} == {"--city-tokens" in args}
    used = sum(plot["chosen"] * (plot["reward_share"] or 0) for plot in found["plots"])
    assert used == pytest.approx(6 * sum(effect["sources"].get("plot", 0) for effect in found["effects"]), abs=0.1)
    assert used > 0


def test_an_earlier_report_is_replaced(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("old")
    (tmp_path / "other.txt").write_text("mine")
    assert run("--games", "1", "--workers", "1", "--report", str(tmp_path))[0] == 0
    assert "1 games of Lisboa" not in (tmp_path / "index.html").read_text(encoding="utf-8")
    assert "1 game of Lisboa" in (tmp_path / "index.html").read_text(encoding="utf-8")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["index.html", "other.txt", "report.json"]


@pytest.fixture
def no_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fails if games are played."""

    def never(*args: object) -> None:
        raise AssertionError("games are played before the folder is checked")

    monkeypatch.setattr(command, "simulate", never)


@pytest.mark.usefixtures("no_games")
def test_a_file_in_the_way(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for folder, words in ((tmp_path / "file", "is a file, not a folder"), (tmp_path / "file/sub", "cannot write into")):
        code, _out, err = run("--report", str(folder))
        assert code == 2
        assert words in " ".join(err.replace("│", " ").split())
        assert "--report" in err


@pytest.mark.usefixtures("no_games")
def test_a_wrong_option_leaves_no_folder(tmp_path: Path) -> None:
    for wrong in (("--bots", "clever"), ("--solo", "--players", "3")):
        assert run(*wrong, "--report", str(tmp_path / "new"))[0] == 2
        assert not (tmp_path / "new").exists()


@pytest.mark.usefixtures("no_games")
def test_a_folder_in_the_way_of_the_page(tmp_path: Path) -> None:
    (tmp_path / "index.html").mkdir()
    code, _out, err = run("--report", str(tmp_path))
    assert code == 2
    assert "is a folder, a file should be there" in " ".join(err.replace("│", " ").split())


@pytest.mark.usefixtures("no_games")
def test_a_folder_that_cannot_be_written_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Simulated: to the administrator, as whom tests may run, every folder is open."""

    def refused(**options: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(tempfile, "TemporaryFile", refused)
    code, _out, err = run("--report", str(tmp_path))
    assert code == 2
    assert "Permission denied" in " ".join(err.replace("│", " ").split())


def test_a_disk_that_is_full_at_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The figures are still printed, the old report is still there."""

    def full(path: Path, *args: object, **options: object) -> int:
        raise OSError(28, "No space left on device")

    (tmp_path / "index.html").write_text("old")
    monkeypatch.setattr(Path, "write_text", full)
    code, out, err = run("--games", "1", "--workers", "1", "--report", str(tmp_path))
    assert code == 1
    assert "No space left on device" in err
    assert "Store majorities" in out
    assert (tmp_path / "index.html").read_text() == "old"


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="Ctrl-C goes to a process group")
def test_ctrl_c_reports_what_was_played(tmp_path: Path) -> None:
    with subprocess.Popen(
        [*COMMAND, "simulate", "--games", "100000000", "--seed", "1", "--workers", "1", "--report", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        assert process.stderr is not None
        assert "Playing" in process.stderr.readline()
        time.sleep(4)
        os.killpg(process.pid, signal.SIGINT)
        _out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    about = numbers(tmp_path)["about"]
    assert 0 < about["games"] < about["requested"] == 100000000
    assert f"Report of {about['games']:,} games" in err
    assert "Stopped by Ctrl-C" in err
    assert "Stopped early" in (tmp_path / "index.html").read_text(encoding="utf-8")
