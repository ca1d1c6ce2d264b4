"""The examples of README.md run."""

import re
from pathlib import Path

import pytest

README = Path(__file__).parent.parent / "README.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)


def test_ten_line_example_plays_a_whole_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert len(EXAMPLES[0].strip().splitlines()) <= 10
    names: dict[str, object] = {}
    exec(compile(EXAMPLES[0], "README.md", "exec"), names)
    printed = capsys.readouterr().out
    assert printed.startswith("first [")
    assert "moves" in printed


def test_second_example_explains_the_first_decision(capsys: pytest.CaptureFixture[str]) -> None:
    import lisboa

    exec(compile(EXAMPLES[1], "README.md", "exec"), {"lisboa": lisboa})
    printed = capsys.readouterr().out
    assert "clergy" in printed
    assert "keep clergy-" in printed


def test_pictures_are_there() -> None:
    pictures = re.findall(r"!\[[^\]]+\]\(([^)]+)\)", README.read_text(encoding="utf-8"))
    assert len(pictures) >= 5
    assert [picture for picture in pictures if not (README.parent / picture).is_file()] == []
