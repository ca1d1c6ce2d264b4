"""The engine as it was when a golden game was recorded, taken from git: it tells in words what a digest cannot."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import tempfile
from collections import Counter
from fnmatch import fnmatch
from functools import cache
from io import BytesIO
from pathlib import Path

from tests.golden.recording import GAMES, PATTERN, path_of

ROOT = Path(__file__).resolve().parents[2]
FOLDERS: list[tempfile.TemporaryDirectory[str]] = []


def git(*arguments: str) -> bytes:
    """What git answers; nothing if there is no git or no such thing."""
    try:
        done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, check=False)
    except FileNotFoundError:
        return b""
    return done.stdout if done.returncode == 0 else b""


def recorded_at(name: str) -> str:
    """The commit that last wrote a game's file; empty if there is none."""
    return git("log", "-1", "--format=%H", "--", str(path_of(name))).decode().strip()


@cache
def unpacked(commit: str) -> Path:
    """The sources of a commit in a folder that is removed when the program ends."""
    FOLDERS.append(tempfile.TemporaryDirectory(prefix="lisboa-golden-"))
    folder = Path(FOLDERS[-1].name)
    archive = git("archive", commit, "src", "tests", "tools")
    with tarfile.open(fileobj=BytesIO(archive)) as sources:
        sources.extractall(folder, filter="data")
    return folder


def events(name: str, number: int) -> list[str]:
    """The events of a recorded move in the words of then."""
    commit = recorded_at(name)
    if not commit:
        return ["(not told: the recorded game is in no commit)"]
    folder = unpacked(commit)
    environment = {**os.environ, "PYTHONPATH": str(folder / "src"), "LISBOA_PURE": "1"}
    command = [sys.executable, "-m", "tools.golden", "tell", name, str(number)]
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        return [f"(not told: the engine of commit {commit[:8]} does not replay the game)"]
    return done.stdout.splitlines()


def changed_sources(names: list[str]) -> list[str]:
    """Sources of rules, data and bots that changed, committed or not, since the commits that wrote these games."""
    parts = [f"src/lisboa/{part}" for part in ("engine", "components", "bots")]
    commits = Counter(commit for commit in map(recorded_at, names) if commit)
    return [
        f"{commit[:8]} ({games} games): {file}"
        for commit, games in commits.items()
        for file in git("diff", "--name-only", commit, "--", *parts).decode().split()
    ]


def committed() -> list[str]:
    """The games of the last commit."""
    files = git("ls-tree", "--name-only", "HEAD", f"{GAMES.relative_to(ROOT)}/").decode().split()
    return [Path(file).stem for file in files if fnmatch(Path(file).name, PATTERN)]
