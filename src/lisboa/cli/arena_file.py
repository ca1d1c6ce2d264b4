"""The file of an arena: what it is about in the first line, then a finished game in each. It grows as games finish.

A program that is killed leaves at most a torn last line, which is dropped. Games of another arena, or of other rules,
cards or bots, are never mixed in, and a file that was damaged is left as it is: what is wrong is told with its line.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, BinaryIO

import msgspec
from msgspec import Meta

from lisboa.cli.arena_check import LineProblem, game_in, plain, shaped
from lisboa.cli.arena_games import Arena, named_bots
from lisboa.engine.revisions import FIRST_REVISION
from lisboa.game_options import validated
from lisboa.report.contest import Played
from lisboa.server.file_lock import lock
from lisboa.server.versions import bots_version, components_version, engine_version

FORMAT = 1
BEGINNING = b'{"arena":'
AIM = "games"  # of a line-up; may grow later


class ArenaFileProblem(Exception):
    """The file cannot be used, and why."""


class Header(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The first line: all that decides what a game comes to."""

    arena: int  # version of the format
    games: Annotated[int, Meta(ge=1, le=10**9)]  # of a line-up, when the file was begun
    bots: list[str]
    players: int
    ruleset: str
    draft: bool
    starting_decrees: bool
    goals: list[int]
    city_tokens: bool
    seed: int
    rules: int = FIRST_REVISION  # of files from before there was another
    engine: str
    components: str
    bot_code: str

    def to_arena(self) -> Arena:
        """The arena that began the file; ValueError says what does not fit."""
        options = validated(
            self.players,
            ruleset=self.ruleset,
            rules=self.rules,
            draft=self.draft,
            starting_decrees=self.starting_decrees,
            goals=self.goals,
            city_tokens=self.city_tokens,
        )
        return Arena(named_bots(",".join(self.bots), self.players), options, self.seed)


def header_of(arena: Arena, games: int) -> Header:
    """What the file of an arena begins with."""
    options = arena.options
    return Header(
        arena=FORMAT,
        games=games,
        bots=list(arena.named),
        players=options.players,
        ruleset=options.ruleset,
        rules=options.rules,
        draft=options.draft,
        starting_decrees=options.starting_decrees,
        goals=list(options.goals),
        city_tokens=bool(options.city_tokens),
        seed=arena.seed,
        engine=engine_version(),
        components=components_version(),
        bot_code=bots_version(),
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
        content = file.read()
        found = header_in(path, content)
        if found is not None:
            check(path, found, header)
        games = [] if found is None else games_in(path, content, found.to_arena())
        file.seek(content.rfind(b"\n") + 1)
        file.truncate()
        if found is None:
            write(file, header)
        yield ArenaFile(path, games, file)


def read_header(path: Path) -> Header | None:
    """The first line of a file; None if there is no file, or none of its lines is whole."""
    try:
        with path.open("rb") as file:
            return header_in(path, file.readline())
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


def header_in(path: Path, content: bytes) -> Header | None:
    """The first line, if there is a whole one."""
    line, end, _ = content.partition(b"\n")
    if not end and (not line or line.startswith(BEGINNING)):
        return None
    try:
        fields = plain(line)
    except LineProblem:
        fields = {}
    if "arena" not in fields:
        raise ArenaFileProblem(f"{path}: not a file of lisboa arena")
    if fields["arena"] != FORMAT:
        raise ArenaFileProblem(
            f"{path}: line 1, field arena: format {fields['arena']!r}, but this program has {FORMAT}"
        )
    try:
        header = shaped(fields, Header)
        header.to_arena()
    except (LineProblem, ValueError) as error:
        raise ArenaFileProblem(f"{path}: line 1: {error}") from None
    return header


def games_in(path: Path, content: bytes, arena: Arena) -> list[Played]:
    """The games of all whole lines but the first."""
    lines: dict[int, int] = {}
    games: list[Played] = []
    for number, line in enumerate(content.split(b"\n")[1:-1], 2):
        try:
            game = game_in(line, arena)
            if game.game in lines:
                raise LineProblem(f"{game.game} stands in line {lines[game.game]} already", "game")
        except LineProblem as problem:
            raise ArenaFileProblem(f"{path}: line {number}: {problem}") from None
        lines[game.game] = number
        games.append(game)
    return games


def check(path: Path, found: Header, wanted: Header) -> None:
    """ArenaFileProblem names what differs."""
    for name in Header.__struct_fields__:
        theirs, ours = getattr(found, name), getattr(wanted, name)
        if name != AIM and theirs != ours:
            raise ArenaFileProblem(f"{path}: {name}: the file has {shown(theirs)}, this arena has {shown(ours)}")


def shown(value: object) -> str:
    """A value of the header for people."""
    return ",".join(map(str, value)) or "none" if isinstance(value, list) else str(value)
