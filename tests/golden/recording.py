"""Golden games: what a finished game was like, move by move, and the text file that keeps it.

A golden game is an ordinary game file. Behind each move stands a comment with the position's hash and a digest of the
events; below the last one, the score sheets, the ranking and what the game reached of the required list.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from lisboa import Game, GameEvent, game_files
from lisboa.engine.names import COLOURS
from lisboa.engine.revisions import FIRST_REVISION

GAMES = Path(__file__).resolve().parents[1] / "games"
PATTERN = "[0-9][0-9][0-9]-*.txt"  # a game among the other files
DIGITS = 8
EXPECTED = re.compile(rf"([0-9a-f]{{{DIGITS}}}) ([0-9a-f]{{{DIGITS}}})$", re.MULTILINE)
LEGEND = "After each move: the hash of the position, the digest of the events."
RESULTS = ("Moves", "Scores")  # headers that tell how a game ended, not how it began


@dataclass(frozen=True)
class Move:
    """A move and what it led to."""

    seat: str
    text: str
    hash: str
    digest: str


@dataclass
class Recording:
    """A game as it was played; `reached` are items of the required list."""

    name: str
    title: str
    header: list[str]
    moves: list[Move] = field(default_factory=list)
    scores: list[str] = field(default_factory=list)
    ranking: str = ""
    reached: set[str] = field(default_factory=set)

    @property
    def rules(self) -> int:
        """The revision of the rules that it is played by."""
        return self.beginning().options.rules

    def by_rules(self, rules: int) -> Recording:
        """The same recording as if it had been made by that revision."""
        header = [line for line in self.header if not line.startswith("[Rules ")]
        if rules != FIRST_REVISION:
            after = next(i for i, line in enumerate(header) if line.startswith("[Ruleset ")) + 1
            header.insert(after, f"[Rules {rules}]")
        return replace(self, header=header)

    def beginning(self) -> Game:
        """The game before its first move, whatever options its header has."""
        return Game.from_text("\n".join(line for line in self.header if not line[1:].startswith(RESULTS)))


def headers_of(text: str) -> list[str]:
    """The header lines of a game file, but for the state's own hash: it depends on how the state is laid out."""
    return [line for line in text.splitlines() if line.startswith("[") and not line.startswith("[Hash ")]


def hash_of(game: Game) -> str:
    """A hash of what the position document says, not of how the state is laid out: a field added does not break it."""
    said = json.dumps(what_is_there(game.position()), sort_keys=True)
    return hashlib.blake2b(said.encode(), digest_size=DIGITS // 2).hexdigest()


def what_is_there(part: dict[str, Any]) -> dict[str, Any]:
    """A part of a document without names for nothing: null, false, 0 and what is empty."""
    kept: dict[str, Any] = {}
    for name, value in part.items():
        found = what_is_there(value) if type(value) is dict else value
        if found:
            kept[name] = found
    return kept


def digest_of(events: Iterable[GameEvent]) -> str:
    """A digest of what was told: independent of words, of the state's layout and of how steps are numbered."""
    told = [
        [event.kind, event.seat, event.rule, event.choice, () if event.kind == "move" else event.numbers, event.changes]
        for event in events
    ]
    return hashlib.blake2b(json.dumps(told).encode(), digest_size=DIGITS // 2).hexdigest()


def finish(recording: Recording, game: Game) -> None:
    """Note how a game ended."""
    recording.header = headers_of(game.to_text())
    recording.scores = [sheet_line(COLOURS[seat], sheet) for seat, sheet in enumerate(game.scores())]
    recording.ranking = ", ".join("+".join(COLOURS[seat] for seat in place) for place in game.ranking())


def sheet_line(colour: str, sheet: dict[str, int]) -> str:
    """A score sheet as a line: the total and each of its lines."""
    return f"{colour} " + ", ".join(f"{name} {wigs}" for name, wigs in sheet.items())


# The file


def write(recording: Recording, folder: Path = GAMES) -> None:
    """Write the file of a finished game."""
    lines = [*recording.header, "", f"; {recording.title}", f"; {LEGEND}"]
    lines += [
        f"{number} {move.seat}: {move.text} ; {move.hash} {move.digest}"
        for number, move in enumerate(recording.moves, start=1)
    ]
    lines += [f"; score {line}" for line in recording.scores]
    lines.append(f"; ranking {recording.ranking}")
    lines += [f"; reached {line}" for line in grouped(recording.reached)]
    (folder / f"{recording.name}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


def read(path: Path) -> Recording:
    """Read the file of a golden game. Of a plain game file the expectations are missing: they fit no replay."""
    text = path.read_text(encoding="utf-8")
    record = game_files.read_text(text)
    title = record.comments.get(0, path.stem).splitlines()[0]
    recording = Recording(path.stem, title, headers_of(text))
    for number, (seat, move) in enumerate(zip(record.seats, record.moves, strict=True), start=1):
        expected = EXPECTED.match(record.comments.get(number, ""))
        hashed, digest = expected.groups() if expected else ("", "")
        recording.moves.append(Move(seat, move, hashed, digest))
    for line in record.comments.get(len(record.moves), "").splitlines():
        read_ending(recording, *line.split(" ", 1))
    return recording


def read_ending(recording: Recording, word: str, rest: str = "") -> None:
    """A line below the last move."""
    if word == "score":
        recording.scores.append(rest)
    elif word == "ranking":
        recording.ranking = rest
    elif word == "reached":
        recording.reached |= ungrouped(rest)


def grouped(items: set[str]) -> list[str]:
    """Items "group: name" as one line a group, so that the files stay short and their differences readable."""
    groups: dict[str, list[str]] = {}
    for item in items:
        group, _, name = item.partition(": ")
        groups.setdefault(group, []).append(name)
    return [f"{group}: {', '.join(in_order(groups[group]))}" for group in sorted(groups)]


def ungrouped(line: str) -> set[str]:
    """The items of such a line."""
    group, _, names = line.partition(": ")
    return {f"{group}: {name}" for name in names.split(", ")}


def in_order(names: Sequence[str]) -> list[str]:
    """Numbers by value, the rest by the alphabet."""
    return sorted(names, key=lambda name: (int(name) if name.isdecimal() else 0, name))


def path_of(name: str) -> Path:
    """The file of a game."""
    return GAMES / f"{name}.txt"


def names() -> list[str]:
    """All games of the corpus."""
    return sorted(path.stem for path in GAMES.glob(PATTERN))
