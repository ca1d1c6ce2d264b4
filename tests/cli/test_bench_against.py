"""`lisboa bench --against`: two versions that pretend to be measured, so that the ratios are known."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from lisboa.cli import bench_against
from lisboa.cli.bench_against import Version
from lisboa.cli.main import app

COUNTS = {
    "decisions_per_game": {"2": 350.0},
    "simulations_per_decision": {},
    "decisions_per_simulation": {},
}
MEASURED: dict[str, Any] = {
    "compiled": True,
    "decisions_per_s": 1000,
    "games_per_s": {"2": 30.0, "3": 20.0, "4": 10.0},
    "copy_us": 0.5,
    "replay_ms": 2.0,
    "facade_moves_per_s": 500,
    "simulations_per_s": {"2": {"early": 10.0, "late": 40.0}},
    "counts": COUNTS,
}
CLI = """
import json, sys
assert sys.argv[1:] == ["bench", "--json", "--seconds", "0.5"], sys.argv
print(json.dumps(MEASURED))
"""


def version(folder: Path, measured: dict[str, Any]) -> Path:
    """A work tree whose `lisboa bench --json` prints this."""
    package = folder / "src" / "lisboa" / "cli"
    package.mkdir(parents=True)
    (package.parent / "__init__.py").write_text("", encoding="utf-8")
    (package / "__init__.py").write_text("", encoding="utf-8")
    (package / "__main__.py").write_text(CLI.replace("MEASURED", repr(measured)), encoding="utf-8")
    return folder


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """This version pretends, too."""
    here = Version.at(version(tmp_path / "mine", MEASURED))
    monkeypatch.setattr(bench_against, "this_version", lambda: here)


def compare(path: Path, *more: str) -> tuple[int, str]:
    arguments = ["bench", "--against", str(path), "--turns", "2", "--seconds", "0.5", *more]
    done = CliRunner().invoke(app, arguments, env={"COLUMNS": "400"})
    return done.exit_code, done.stdout + done.stderr


@pytest.mark.usefixtures("mine")
def test_a_version_is_compared_with_another_by_ratios(tmp_path: Path) -> None:
    slower = {**MEASURED, "decisions_per_s": 500, "copy_us": 1.0, "simulations_per_s": {"2": {"early": 5, "late": 20}}}
    code, out = compare(version(tmp_path / "other", slower), "--json")
    ratios = json.loads(out)["ratios"]
    assert code == 0
    assert {key: one["median"] for key, one in ratios.items()} == {
        "decisions_per_s": 2.0,
        "games_per_s.2": 1.0,
        "games_per_s.3": 1.0,
        "games_per_s.4": 1.0,
        "facade_moves_per_s": 1.0,
        "copy_us": 2.0,
        "replay_ms": 1.0,
        "simulations_per_s": pytest.approx(2.0),
    }
    assert all(one["control"] == [1.0, 1.0] and len(one["turns"]) == 2 for one in ratios.values())


@pytest.mark.usefixtures("mine")
def test_a_slower_version_exits_with_1_and_names_what_is_slower(tmp_path: Path) -> None:
    code, out = compare(version(tmp_path / "other", {**MEASURED, "replay_ms": 1.9}))
    assert code == 1
    assert [line.split()[0] for line in out.splitlines() if "slower" in line] == ["Replay"]


@pytest.mark.usefixtures("mine")
def test_two_that_do_different_work_are_not_compared_in_silence(tmp_path: Path) -> None:
    counts = {**COUNTS, "decisions_per_game": {"2": 351.0}}
    code, out = compare(version(tmp_path / "other", {**MEASURED, "counts": counts, "simulations_per_s": {}}))
    assert code == 0
    assert "decisions per game differ" in out
    assert "Simulations" not in out


@pytest.mark.usefixtures("mine")
def test_what_is_no_version_and_what_fails_is_said(tmp_path: Path) -> None:
    assert "no work tree, folder of packages or environment" in " ".join(compare(tmp_path)[1].split())
    broken = version(tmp_path / "broken", MEASURED)
    (broken / "src/lisboa/cli/__main__.py").write_text("raise SystemExit('it is broken')", encoding="utf-8")
    code, out = compare(broken)
    assert code == 2
    assert "it is broken" in out


def test_an_environment_is_run_by_its_own_python(tmp_path: Path) -> None:
    python = tmp_path / "bin" / "python"
    python.parent.mkdir()
    python.symlink_to(sys.executable)
    assert Version.at(tmp_path) == Version(python, None)
