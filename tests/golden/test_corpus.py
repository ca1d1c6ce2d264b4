"""Damaged, missing and strange files of golden games are told by name and reason."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tests.golden import corpus, former, recipes, recording
from tests.golden.recipes import Recipe
from tools import golden

NAMES = recording.names()
SOUND = recording.path_of(NAMES[0]).read_text(encoding="utf-8")
FIRST_MOVE = SOUND.index("\n1 ") + 1


@pytest.mark.parametrize(
    "text",
    [
        "",
        SOUND[: len(SOUND) // 2],
        SOUND.replace("\n7 ", "\n8 ", 1),
        SOUND.replace("[Players ", "[Players 9", 1),
        f"{SOUND[:FIRST_MOVE]}<<<<<<< ours\n{SOUND[FIRST_MOVE:]}",
    ],
    ids=["empty", "truncated", "wrong number", "bad header", "conflict markers"],
)
def test_a_damaged_file_is_named_and_the_others_are_read(text: str, tmp_path: Path) -> None:
    (tmp_path / "901-damaged.txt").write_text(text, encoding="utf-8")
    (tmp_path / "902-sound.txt").write_text(SOUND, encoding="utf-8")
    games, damaged = corpus.read_all(["901-damaged", "902-sound"], tmp_path)
    assert (list(games), list(damaged)) == (["902-sound"], ["901-damaged"])
    assert damaged["901-damaged"].startswith("the file is damaged: ")


def test_games_and_recipes_belong_together() -> None:
    made = recipes.load()[0]
    games, _ = corpus.read_all([made.name])
    assert corpus.unlike_recipes(games, games, [made]) == []
    other: Recipe = replace(made, name="900-other")
    assert corpus.unlike_recipes(games, games, [other]) == [
        "900-other: missing, though there is a recipe",
        f"{made.name}: played by bots, but without a recipe",
    ]


def test_progress_is_told_after_ten_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert len(list(corpus.counted(map(str, range(25))))) == 25
    assert capsys.readouterr().err == "10 of 25 games\n20 of 25 games\n"


@pytest.mark.parametrize("number", [0, -1, 100_000])
def test_a_move_that_is_not_there_cannot_be_told(number: int) -> None:
    with pytest.raises(SystemExit, match=f"has the moves 1 to .*, not {number}"):
        golden.tell(NAMES[0], number)


def test_a_game_that_is_not_there_cannot_be_checked() -> None:
    with pytest.raises(SystemExit, match="nosuchgame: there is no such golden game"):
        golden.check(["nosuchgame"])


def test_sources_are_compared_with_the_commit_that_wrote_the_changed_games(monkeypatch: pytest.MonkeyPatch) -> None:
    commits = {"001-a": "a" * 40, "002-b": "b" * 40, "003-c": "b" * 40, "004-d": ""}
    monkeypatch.setattr(former, "recorded_at", commits.__getitem__)
    monkeypatch.setattr(former, "git", lambda *words: f"since-{words[2][0]}.py\n".encode())
    assert former.changed_sources(["002-b", "003-c", "004-d"]) == ["bbbbbbbb (2 games): since-b.py"]


def test_games_of_the_last_commit_that_are_no_more_are_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    listed = b"tests/games/001-a.txt\ntests/games/002-b.txt\ntests/games/components.txt\n"
    monkeypatch.setattr(former, "git", lambda *_: listed)
    golden.tell_gone({"001-a"})
    assert capsys.readouterr().out == "002-b: gone\n"
