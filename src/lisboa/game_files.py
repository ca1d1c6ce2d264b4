"""Game files: a finished or owned game as text (header, moves, comments, like PGN) or JSON."""

import json
import re
from dataclasses import dataclass, field
from typing import Any

from lisboa.errors import BadGameFile, shown

FORMAT = "lisboa-game-1"
# Strangers send files: no expression may go back over what it has read. What follows a repetition here never begins
# with what it repeats.
_HEADER_NAME = re.compile(r"\[(\w+)\s")
_MOVE = re.compile(r"(\d+)\s+([a-z]+):\s*(.*)$", re.IGNORECASE)
OPTIONS = ("Players", "Ruleset", "Rules", "Draft", "StartingDecrees", "Solo", "Goals", "CityTokens", "Seats")
_KINDS: dict[type, str] = {int: "a whole number", str: "text"}
HEADERS = ("Lisboa", *OPTIONS, "Seed", "Position", "Moves", "Hash", "Scores")


@dataclass
class GameRecord:
    """What a game file says: a colour for each move in `seats`, comments by move number (0: before the first)."""

    options: dict[str, Any]  # the header's OPTIONS; `game_options` knows what they mean
    seed: int | None
    position: dict[str, Any] | None
    moves: list[str] = field(default_factory=list)
    seats: list[str] = field(default_factory=list)
    lines: list[int] = field(default_factory=list)
    comments: dict[int, str] = field(default_factory=dict)
    move_count: int | None = None
    hash: str | None = None
    scores: list[int] | None = None


def write_text(record: GameRecord) -> str:
    """The text form."""
    lines = [f"[{name} {json.dumps(value)}]" for name, value in header_of(record)]
    lines.append("")
    lines += comment_lines(record.comments.get(0))
    for i, (seat, move) in enumerate(zip(record.seats, record.moves, strict=True), start=1):
        lines.append(f"{i} {seat}: {move}")
        lines += comment_lines(record.comments.get(i))
    return "\n".join(lines) + "\n"


def comment_lines(text: str | None) -> list[str]:
    """A comment as lines that begin with a semicolon."""
    return [f"; {line}" for line in text.splitlines()] if text else []


def header_of(record: GameRecord) -> list[tuple[str, Any]]:
    """The tags in their order; a game from a position has that instead of a seed."""
    tags: list[tuple[str, Any]] = [
        ("Lisboa", FORMAT),
        *record.options.items(),
        ("Seed", record.seed) if record.position is None else ("Position", record.position),
        ("Moves", len(record.moves)),
        ("Hash", record.hash),
    ]
    if record.scores is not None:
        tags.append(("Scores", record.scores))
    return tags


def tidy_comments(comments: dict[int, str], moves: int) -> dict[int, str]:
    """Comments as files keep them: on moves that exist, lines without blanks around them, no empty ones."""
    tidied: dict[int, str] = {}
    for number, text in comments.items():
        if type(number) is not int or not 0 <= number <= moves or not isinstance(text, str):
            raise ValueError(f"comments: {number!r} is no move of this game, or its comment no text")
        lines = [line.strip() for line in text.splitlines() if line.strip()]
        if lines:
            tidied[number] = "\n".join(lines)
    return tidied


def read_text(text: str) -> GameRecord:
    """Parse the text form; BadGameFile names the line and the reason."""
    if not isinstance(text, str):
        raise BadGameFile(0, "a game file is a text")
    tags: dict[str, Any] = {}
    record: GameRecord | None = None  # until the first move: all header lines count, comments between them or not
    comments: dict[int, list[str]] = {}
    for number, raw in enumerate(text.splitlines(), start=1):
        line = raw.strip()
        comment: str | None = None
        if line.startswith("["):
            if record is not None:
                raise BadGameFile(number, "a header line after the first move")
            read_header(number, line, tags)
        elif line.startswith(";"):
            comment = line[1:].strip()
        elif line:
            record = record_from(tags) if record is None else record
            comment = read_move(number, line, record) or None
        if comment is not None:  # it belongs to the move before it
            comments.setdefault(0 if record is None else len(record.moves), []).append(comment)
    if record is None:
        record = record_from(tags)
    record.comments = {number: "\n".join(lines) for number, lines in comments.items()}
    check_count(record)
    return record


def read_header(number: int, line: str, tags: dict[str, Any]) -> None:
    """One tag: [Name value], the value written as JSON."""
    match = _HEADER_NAME.match(line)
    if not match or not line.endswith("]"):
        raise BadGameFile(number, f"not a header line: {line[:60]!r}, expected [Name value]")
    name, value = match.group(1), line[match.end() : -1].strip()
    if name not in HEADERS:
        raise BadGameFile(number, f"unknown header {shown(name)}, known are {', '.join(HEADERS)}")
    if name in tags:
        raise BadGameFile(number, f"header {name!r} is given twice")
    try:
        tags[name] = json.loads(value)
    except RecursionError:
        raise BadGameFile(number, f"header {name!r}: the value is nested too deeply") from None
    except ValueError:
        raise BadGameFile(number, f"header {name!r}: the value is not JSON") from None


def read_move(number: int, line: str, record: GameRecord) -> str:
    """One move: number, seat, notation. Returns the comment after a semicolon; empty if there is none."""
    move, _, comment = line.partition(";")
    match = _MOVE.match(move.strip())
    if not match:
        raise BadGameFile(number, f"not a move: {line[:60]!r}, expected `12 green: plan blue`")
    index, seat, notation = match.groups()
    if index != str(len(record.moves) + 1):
        raise BadGameFile(number, f"move number {index[:9]}, expected {len(record.moves) + 1}")
    record.moves.append(notation.strip())
    record.seats.append(seat.lower())
    record.lines.append(number)
    return comment.strip()


def typed(tags: dict[str, Any], name: str, kind: type) -> Any:
    """A header's value, of the right type."""
    if name not in tags:
        raise BadGameFile(0, f"header {name!r} is missing")
    value = tags[name]
    if value is None:
        raise BadGameFile(0, f"header {name!r}: must not be null")
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise BadGameFile(0, f"header {name!r}: must be {_KINDS[kind]}, not {shown(value)}")
    return value


def header_name(option: str) -> str:
    """The header of an option that `game_options` names: StartingDecrees for starting_decrees."""
    return option.title().replace("_", "")


def record_from(tags: dict[str, Any]) -> GameRecord:
    """What the header says, checked."""
    if tags.get("Lisboa") != FORMAT:
        raise BadGameFile(0, f"this is no Lisboa game file: it must begin with [Lisboa {json.dumps(FORMAT)}]")
    position = tags.get("Position")
    if position is not None and not isinstance(position, dict):
        raise BadGameFile(0, "header 'Position' must be a position document")
    if position is not None and "Seed" in tags:
        raise BadGameFile(0, "a game has a seed or begins from a position, not both")
    scores = tags.get("Scores")
    if scores is not None and not (isinstance(scores, list) and all(type(n) is int for n in scores)):
        raise BadGameFile(0, "header 'Scores' must be a list of numbers")
    for name in OPTIONS:
        if name in ("Players", "Ruleset") or name in tags:
            typed(tags, name, object)
    return GameRecord(
        options={name: tags[name] for name in OPTIONS if name in tags},
        seed=None if position is not None else typed(tags, "Seed", int),
        position=position,
        move_count=typed(tags, "Moves", int) if "Moves" in tags else None,
        hash=typed(tags, "Hash", str) if "Hash" in tags else None,
        scores=scores,
    )


def check_count(record: GameRecord) -> None:
    """A file cut off at the end has fewer moves than its header says."""
    if record.move_count is not None and record.move_count != len(record.moves):
        raise BadGameFile(0, f"the header says {record.move_count} moves, the file has {len(record.moves)}: truncated?")


def to_json(record: GameRecord) -> dict[str, Any]:
    """The JSON form: the same content."""
    document: dict[str, Any] = {name: value for name, value in header_of(record) if name != "Lisboa"}
    return {
        "format": FORMAT,
        "header": document,
        "moves": [{"seat": seat, "move": move} for seat, move in zip(record.seats, record.moves, strict=True)],
        "comments": {str(number): text for number, text in record.comments.items()},
    }


def from_json(document: object) -> GameRecord:
    """Parse the JSON form."""
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise BadGameFile(0, f"this is no Lisboa game: 'format' must be {FORMAT!r}")
    header = document.get("header")
    moves = document.get("moves")
    comments = document.get("comments", {})
    if not isinstance(header, dict) or not isinstance(moves, list) or not isinstance(comments, dict):
        raise BadGameFile(0, "'header' and 'comments' must be tables and 'moves' a list")
    for name in document:
        if name not in ("format", "header", "moves", "comments"):
            raise BadGameFile(0, f"unknown key {shown(name)}")
    for name in header:
        if name not in HEADERS:
            raise BadGameFile(0, f"unknown header {shown(name)}")
    record = record_from({"Lisboa": FORMAT, **header})
    for i, item in enumerate(moves, start=1):
        if not isinstance(item, dict) or not isinstance(item.get("seat"), str) or not isinstance(item.get("move"), str):
            raise BadGameFile(0, f"moves[{i - 1}] must have 'seat' and 'move'")
        record.moves.append(item["move"])
        record.seats.append(item["seat"].lower())
        record.lines.append(0)
    numbers = {str(number): number for number in range(len(record.moves) + 1)}
    for number, text in comments.items():
        if not isinstance(text, str) or number not in numbers:
            raise BadGameFile(0, f"comments[{shown(number)}] does not belong to a move")
        record.comments[numbers[number]] = text
    check_count(record)
    return record
