"""`lisboa simulate`: the same result for any number of processes, clear errors, and Ctrl-C."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from statistics import quantiles
from typing import Any

import pytest
from typer.testing import CliRunner

from lisboa.bots import BOTS
from lisboa.cli.main import app
from lisboa.cli.simulation import Plan, game_seed, seats_of, simulate
from lisboa.engine.options import Options
from lisboa.report.tally import WIN, spread

COMMAND = [sys.executable, "-m", "lisboa.cli"]


def run(*args: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(app, list(args), env={"COLUMNS": "80"})
    return result.exit_code, result.stdout, result.stderr


def document(*args: str) -> dict[str, Any]:
    code, out, err = run("simulate", "--json", *args)
    assert code == 0, err
    found = json.loads(out)
    assert isinstance(found, dict)
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_counts_add_up(players: int) -> None:
    found = document("--games", "7", "--players", str(players), "--seed", "3", "--workers", "1")
    assert (found["games"], found["requested"], found["complete"]) == (7, 7, True)
    assert sum(found["wins"]["seats"]) == pytest.approx(7)
    assert found["wins"]["bots"] == {"random": pytest.approx(7)}
    assert sum(found["ends"]["period"].values()) == 7
    assert sum(found["ends"]["game"].values()) == 7
    assert len(found["wins"]["seats"]) == players
    means = sum(line["mean"] for line in found["scores"]["lines"])
    assert means == pytest.approx(found["scores"]["total"]["mean"], abs=0.01)
    assert found["length"]["turns"]["mean"] == pytest.approx(
        players * found["length"]["turns_per_player"]["mean"], abs=0.01
    )


def test_result_does_not_depend_on_workers() -> None:
    args = ("--games", "11", "--bots", "eager,random", "--seed", "5", "--draft", "--starting-decrees")
    results = [document(*args, "--workers", workers) for workers in ("1", "2", "3")]
    for result, workers in zip(results, (1, 2, 3), strict=True):
        assert result.pop("timing")["workers"] == workers
    assert results[0] == results[1] == results[2]
    assert results[0]["bots"] == ["eager", "random", "eager", "random"]


def test_greedy_plays_too() -> None:
    args = ("--games", "2", "--players", "2", "--bots", "greedy,random", "--seed", "1")
    results = [document(*args, "--workers", workers) for workers in ("1", "2")]
    for result in results:
        del result["timing"]
    assert results[0] == results[1]
    assert results[0]["wins"]["bots"] == {"greedy": 2, "random": 0}


def test_seeds_differ() -> None:
    seeds = {game_seed(seed, game) for seed in (-2, -1, 0, 1, 2) for game in range(100)}
    assert len(seeds) == 500
    one, other = (document("--games", "5", "--seed", seed, "--workers", "1") for seed in ("1", "2"))
    assert one["scores"] != other["scores"]


def test_a_fresh_seed_is_told() -> None:
    found = document("--games", "2", "--workers", "1")
    again = document("--games", "2", "--workers", "1", "--seed", str(found["seed"]))
    assert found["scores"] == again["scores"]


def test_tables_fit_80_columns() -> None:
    code, out, err = run("simulate", "--games", "4", "--bots", "eager,random", "--seed", "1", "--workers", "1")
    assert code == 0
    assert "Playing 4 games" in err
    for words in ("Victories", "starting player", "Store majorities", "SCORE-7", "three empty decks", "games/s"):
        assert words in out
    assert max(len(line) for line in out.splitlines()) <= 80


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("--bots", "clever"), "'clever'"),
        (("--bots", "clever"), ", ".join(BOTS)),
        (("--bots", ""), "''"),
        (("--bots", "random,random,eager", "--players", "2"), "3 bots for 2 players"),
        (("--players", "5"), "--players"),
        (("--games", "0"), "--games"),
        (("--games", "many"), "--games"),
        (("--workers", "0"), "--workers"),
        (("--ruleset", "1755"), "'2021', '2017'"),
    ],
)
def test_clear_errors(args: tuple[str, ...], words: str) -> None:
    code, out, err = run("simulate", *args)
    assert code == 2
    assert words in " ".join(err.replace("│", " ").split())  # without the frame
    assert "Traceback" not in out + err


def test_short_lists_of_bots_go_round() -> None:
    assert seats_of("eager", Options(3)) == ("eager",) * 3
    assert seats_of(" random , eager", Options(3)) == ("random", "eager", "random")


def test_progress_rises_to_the_end() -> None:
    heard: list[int] = []
    outcome = simulate(Plan(20, Options(2), ("random", "random"), 1), 1, heard.append)
    assert heard == sorted(heard)
    assert heard[-1] == outcome.tally.games == 20
    assert sum(outcome.tally.wins) == 20 * WIN


def test_spread_is_that_of_the_library() -> None:
    values = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8]
    found = spread(Counter(values))
    assert [found.q1, found.median, found.q3] == quantiles(values, n=4, method="inclusive")
    assert (found.least, found.most) == (1, 9)
    assert spread(Counter([7])).q3 == 7
    assert spread(Counter()).mean == 0


def interrupted(workers: str, signals: int = 1) -> tuple[int, str, str]:
    """Run too many games in a process group of their own, and press Ctrl-C there."""
    with subprocess.Popen(
        [*COMMAND, "simulate", "--games", "100000000", "--seed", "1", "--workers", workers, "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        assert process.stderr is not None
        assert "Playing" in process.stderr.readline()
        time.sleep(4)
        for _ in range(signals):
            os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
    return process.returncode, out, err


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="Ctrl-C goes to a process group")
@pytest.mark.parametrize(("workers", "signals"), [("1", 1), ("2", 1), ("2", 2)])
def test_ctrl_c_keeps_what_is_done(workers: str, signals: int) -> None:
    """A key that bounces is one Ctrl-C."""
    code, out, err = interrupted(workers, signals)
    assert code == 130
    assert "Stopped by Ctrl-C" in err
    assert "Traceback" not in err
    found = json.loads(out)
    assert not found["complete"]
    assert 0 < found["games"] < found["requested"]
    assert sum(found["wins"]["seats"]) == pytest.approx(found["games"], abs=0.01)
    if workers == "2":  # the games in hand are as good as any others
        return
    again = document("--games", str(found["games"]), "--seed", "1", "--workers", "1")
    assert again["scores"] == found["scores"]


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self").is_dir(), reason="process groups are read from /proc")
def test_workers_end_with_a_killed_parent() -> None:
    with subprocess.Popen(
        [*COMMAND, "simulate", "--games", "100000000", "--seed", "1", "--workers", "2"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    ) as process:
        time.sleep(4)
        assert len(group(process.pid)) >= 3
        process.kill()
        process.wait()
        deadline = time.monotonic() + 20
        while group(process.pid) and time.monotonic() < deadline:
            time.sleep(0.1)
        assert group(process.pid) == []


def group(leader: int) -> list[int]:
    """The live processes of a process group."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            fields = (process / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[2]) == leader and fields[0] != "Z":
            found.append(int(process.name))
    return found


# Options


def test_extras_are_options() -> None:
    found = document("--games", "3", "--players", "3", "--seed", "1", "--goals", "0,2", "--city-tokens", "-w", "1")
    assert (found["goals"], found["city_tokens"], found["solo"]) == ([0, 2], True, False)
    everybody = document("--games", "3", "--players", "3", "--seed", "1", "--goals", "all", "-w", "1")
    assert everybody["goals"] == [0, 1, 2]
    plain = document("--games", "3", "--players", "3", "--seed", "1", "-w", "1")
    assert (plain["goals"], plain["city_tokens"]) == ([], False)
    assert len({json.dumps(result["scores"]) for result in (found, everybody, plain)}) == 3


def test_the_report_names_the_extras() -> None:
    _, out, _ = run("simulate", "-n", "2", "-p", "4", "-s", "1", "-w", "1", "--goals", "1", "--city-tokens")
    assert "ruleset 2021, goals for yellow, city tokens" in " ".join(out.split())


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (["--goals", "5"], "goals: 5 is not a seat"),
        (["--goals", "green"], "neither seats like 0,2 nor all"),
        (["--solo", "--players", "3"], "one alone plays against Lacerda"),
        (["--solo", "--draft"], "hands are not drafted in solo"),
    ],
)
def test_impossible_options_are_refused(args: list[str], reason: str) -> None:
    code, _, err = run("simulate", "-n", "1", "-w", "1", *args)
    assert code == 2
    assert reason in " ".join(err.replace("│", " ").split())
