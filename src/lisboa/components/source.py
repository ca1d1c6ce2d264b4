"""Reading the TOML files together with the line of every entry.

`tomllib` does not tell where a value stood. The files keep one entry on one line, so the lines can be
counted; a list that is laid out otherwise is itself reported, because its problems could not be located.
"""

from __future__ import annotations

import os
import re
import tomllib
from pathlib import Path

from lisboa.components.model import Problem

_ERROR_PLACE = r" \(at (?:line (\d+), column \d+|end of document)\)$"


class RawList:
    """One list of a file as it stands there: the line of its name, and its items with their lines."""

    __slots__ = ("items", "line")

    def __init__(self, line: int, items: list[tuple[int, object]]) -> None:
        self.line = line
        self.items = items


def read_file(directory: str | os.PathLike[str], file: str, problems: list[Problem]) -> dict[str, RawList] | None:
    """The lists of a file by name, or None if the file cannot be read at all."""
    text = _read_text(directory, file, problems)
    if text is None:
        return None
    try:
        document = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        problems.extend(_syntax_problems(file, text, error))
        return None
    headers, lines = _find_lines(text)
    return {
        name: _raw_list(file, name, value, headers.get(name, 1), lines.get(name, []), problems)
        for name, value in document.items()
    }


def _read_text(directory: str | os.PathLike[str], file: str, problems: list[Problem]) -> str | None:
    try:
        with Path(directory, file).open(encoding="utf-8-sig", newline="") as stream:
            # The line numbers below count "\n" only, as tomllib does.
            return stream.read().replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        problems.append(Problem(file, line, "", "not UTF-8 text"))
    except (OSError, ValueError) as error:
        problems.append(Problem(file, 1, "", f"cannot be read: {error.__class__.__name__}"))
    return None


def _raw_list(file: str, name: str, value: object, header: int, lines: list[int], problems: list[Problem]) -> RawList:
    if not isinstance(value, list):
        problems.append(Problem(file, header, name, "must be a list of entries"))
        return RawList(header, [])
    if len(lines) != len(value):
        problems.append(Problem(file, header, name, "the entries must stand one on each line"))
        lines = [header] * len(value)
    return RawList(header, list(zip(lines, value, strict=True)))


def _find_lines(text: str) -> tuple[dict[str, int], dict[str, list[int]]]:
    """The line of each list's name, and of its entries: all that are no comment and no closing bracket."""
    headers: dict[str, int] = {}
    lines: dict[str, list[int]] = {}
    current: list[int] = []
    for number, line in enumerate(map(str.strip, text.split("\n")), start=1):
        if line[:1].isalpha() and "=" in line:
            name = line.partition("=")[0].rstrip()
            headers[name] = number
            current = lines[name] = []
        elif line and line[0] not in "#]":
            current.append(number)
    return headers, lines


def _syntax_problems(file: str, text: str, error: Exception) -> list[Problem]:
    """TOML stops at the first error; the other lines that cannot be read alone are worth telling too."""
    found = {}
    lines = text.split("\n")
    for number, line in enumerate(lines, start=1):
        if line.lstrip().startswith("{"):
            try:
                tomllib.loads(f"entry = [{line}\n]")
            except (ValueError, RecursionError) as line_error:
                found[number] = _syntax_reason(line_error)
    if not found:
        place = re.search(_ERROR_PLACE, str(error))
        found[int(place.group(1)) if place and place.group(1) else len(lines)] = _syntax_reason(error)
    return [Problem(file, number, "", reason) for number, reason in sorted(found.items())]


def _syntax_reason(error: Exception) -> str:
    if isinstance(error, RecursionError):
        return "TOML syntax: nested too deeply"
    return "TOML syntax: " + re.sub(_ERROR_PLACE, "", str(error))
