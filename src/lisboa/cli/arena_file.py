"""The file of an arena: what it is about in the first line, then a finished game in each. It grows as games finish.

A program that is killed leaves at most a torn last line, which is dropped. Games of another arena, or of other rules,
cards or bots, are never mixed in.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

import msgspec

from lisboa.cli.arena_games import Arena
from lisboa.game_options import validated
from lisboa.report.contest import Played
from lisboa.server.file_lock import lock
from lisboa.server.versions import bots_version, components_version, engine_version

FORMAT = 1
AIM = "games"  # of a line-up; may grow later


class ArenaFileProblem(Exception):
    """The file cannot be used, and why."""


class Header(msgspec.Struct, frozen=True):
    """The first line: all that decides what a game comes to."""

    arena: int  # version of the format
    games: int  # of a line-up, when the file was begun
    bots: list[str]
    players: int
    ruleset: str
    draft: bool
    starting_decrees: bool
    goals: list[int]
    city_tokens: bool
    seed: int
    engine: str
    components: str
    bot_code: str

    def to_arena(self) -> Arena:
        """The arena that began the file."""
        options = validated(
            self.players,
            ruleset=self.ruleset,
            draft=self.draft,
            starting_decrees=self.starting_decrees,
            goals=self.goals,
            city_tokens=self.city_tokens,
        )
        return Arena(tuple(self.bots), options, self.seed)


def header_of(arena: Arena, games: int) -> Header:
    """What the file of an arena begins with."""
    options = arena.options
    return Header(
        FORMAT,
        games,
        list(arena.named),
        options.players,
        options.ruleset,
        options.draft,
        options.starting_decrees,
        list(options.goals),
        bool(options.city_tokens),
        arena.seed,
        engine_version(),
        components_version(),
        bots_version(),
    )


@dataclass
class ArenaFile:
    """The games in the file, and where the next ones go."""

    path: Path
    games: list[Played]
    _file: BinaryIO

    def add(self, game: Played) -> None:
        """Put a finished game into the file: from now on it stays."""
        try:
            write(self._file, game)
        except OSError as error:
            raise ArenaFileProblem(f"{self.path}: {error.strerror}") from error


@contextmanager
def opened(path: Path, header: Header) -> Iterator[ArenaFile]:
    """The file of this arena, begun if there is none. Nobody else may add to it meanwhile."""
    with holding(path) as file:
        found, games, end = parsed(path, file.read())
        file.seek(end)
        file.truncate()
        if found is None:
            write(file, header)
        else:
            check(path, found, header)
        yield ArenaFile(path, games, file)


def read_header(path: Path) -> Header | None:
    """The first line of a file; None if there is no file, or none of its lines is whole."""
    try:
        with path.open("rb") as file:
            return parsed(path, file.readline())[0]
    except FileNotFoundError:
        return None
    except OSError as error:
        raise ArenaFileProblem(f"{path}: {error.strerror}") from error


@contextmanager
def holding(path: Path) -> Iterator[BinaryIO]:
    """The file, for us alone."""
    try:
        number = os.open(path, os.O_RDWR | os.O_CREAT, 0o666)
    except OSError as error:
        raise ArenaFileProblem(f"{path}: {error.strerror}") from error
    with os.fdopen(number, "r+b") as file:
        try:
            lock(number)
        except OSError as error:
            raise ArenaFileProblem(f"{path}: another arena is writing into it") from error
        yield file


def write(file: BinaryIO, line: msgspec.Struct) -> None:
    """One line."""
    file.write(msgspec.json.encode(line) + b"\n")
    file.flush()


def parsed(path: Path, content: bytes) -> tuple[Header | None, list[Played], int]:
    """Header and games, and where the last whole line ends."""
    end = content.rfind(b"\n") + 1
    lines = content[:end].splitlines()
    if not lines:
        if content and not content.startswith(b'{"arena":'):
            raise ArenaFileProblem(f"{path}: not a file of lisboa arena")
        return None, [], 0
    try:
        header = msgspec.json.decode(lines[0], type=Header)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise ArenaFileProblem(f"{path}: not a file of lisboa arena") from error
    games: dict[int, Played] = {}
    for number, line in enumerate(lines[1:], 2):
        try:
            game = msgspec.json.decode(line, type=Played)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise ArenaFileProblem(f"{path}: line {number} is not a game ({error})") from error
        games[game.game] = game
    return header, list(games.values()), end


def check(path: Path, found: Header, wanted: Header) -> None:
    """ArenaFileProblem names what differs."""
    for name in Header.__struct_fields__:
        theirs, ours = getattr(found, name), getattr(wanted, name)
        if name != AIM and theirs != ours:
            raise ArenaFileProblem(f"{path}: {name}: the file has {shown(theirs)}, this arena has {shown(ours)}")


def shown(value: object) -> str:
    """A value of the header for people."""
    return ",".join(map(str, value)) or "none" if isinstance(value, list) else str(value)
