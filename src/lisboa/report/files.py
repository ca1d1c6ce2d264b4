"""The folder of a report: checked before games are played, filled when they are."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Any, Final

from lisboa.report.page import page

PAGE: Final = "index.html"
NUMBERS: Final = "report.json"


class ReportProblem(Exception):
    """The folder cannot be used, and why."""


def prepare(folder: Path) -> None:
    """Make the folder and see that files can be written there: better now than after an hour of play."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except FileExistsError:
        raise ReportProblem(f"{folder} is a file, not a folder") from None
    except OSError as problem:
        raise ReportProblem(f"cannot write into {folder}: {problem.strerror}") from None
    for name in (PAGE, NUMBERS):
        if (folder / name).is_dir():
            raise ReportProblem(f"{folder / name} is a folder, a file should be there")


def write(folder: Path, document: dict[str, Any]) -> Path:
    """Write the page and the numbers, in place of an earlier report; returns the page's path."""
    texts = {NUMBERS: json.dumps(document, indent=1, ensure_ascii=False) + "\n", PAGE: page(document)}
    try:
        for name, text in texts.items():
            replace(folder / name, text)
    except OSError as problem:
        raise ReportProblem(f"cannot write into {folder}: {problem.strerror}") from None
    return folder / PAGE


def replace(path: Path, text: str) -> None:
    """Somebody who reads the old file meanwhile sees all of it or all of the new one, never a half."""
    new = path.with_name(f".{path.name}.new")
    try:
        new.write_text(text, encoding="utf-8")
        new.replace(path)
    finally:
        new.unlink(missing_ok=True)
