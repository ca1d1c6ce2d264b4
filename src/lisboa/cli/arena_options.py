"""What the options of `lisboa arena` ask for: a new arena, or one that goes on."""

from __future__ import annotations

from pathlib import Path

import typer

from lisboa.cli.arena_file import ArenaFileProblem, read_header
from lisboa.cli.arena_games import Arena, named_bots
from lisboa.cli.command_options import fresh
from lisboa.game_options import GameOptions

# What may be said anew when an arena goes on; the rest is in its file.
ANEW = {"resume", "games", "workers", "json", "cluster", "address"}


def begun(bots: str, options: GameOptions, seed: int | None, file: Path | None) -> Arena:
    """An arena by its options. Without a seed, that of the file that it goes on with, if there is one."""
    try:
        named = named_bots(bots, options.players)
    except ValueError as problem:
        raise typer.BadParameter(str(problem), param_hint="'--bots'") from None
    known = read_header(file) if file is not None and seed is None else None
    return Arena(named, options, fresh(seed) if known is None else known.seed)


def resumed(context: typer.Context, file: Path) -> tuple[Arena, int]:
    """The arena of a file, and how many games of a line-up it was begun with."""
    for name in context.params:
        source = context.get_parameter_source(name)
        if name not in ANEW and source is not None and source.name != "DEFAULT":
            raise typer.BadParameter(
                f"--{name.replace('_', '-')}: is taken from the file and cannot be given with --resume",
                param_hint="'--resume'",
            )
    header = read_header(file)
    if header is None:
        raise ArenaFileProblem(f"{file}: no arena was begun there")
    return header.to_arena(), header.games
