"""The golden games as they lie in their folder: which can be read, which are missing, which nobody could play again."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from lisboa.bots import BOTS
from tests.golden import recording
from tests.golden.recipes import Recipe
from tests.golden.recording import Recording

TOLD_EVERY = 10


def read_all(names: Iterable[str], folder: Path = recording.GAMES) -> tuple[dict[str, Recording], dict[str, str]]:
    """The games that can be read, and the reason for each one that cannot."""
    games: dict[str, Recording] = {}
    damaged: dict[str, str] = {}
    for name in names:
        try:
            game = recording.read(folder / f"{name}.txt")
            game.beginning()
            games[name] = game
        except Exception as error:  # whatever a damaged file leads to
            damaged[name] = f"the file is damaged: {type(error).__name__}: {error}"
    return games, damaged


def unlike_recipes(games: dict[str, Recording], names: Iterable[str], recipes: list[Recipe]) -> list[str]:
    """Recipes whose game is missing and games of bots without a recipe; people need none."""
    known = {recipe.name for recipe in recipes}
    lines = [f"{name}: missing, though there is a recipe" for name in sorted(known - set(names))]
    return lines + [
        f"{name}: played by bots, but without a recipe"
        for name in sorted(set(games) - known)
        if set(games[name].beginning().seats) <= {*BOTS, "lacerda"}
    ]


def counted(names: Iterable[str]) -> Iterator[str]:
    """These names; a line on stderr after each ten games."""
    all_names = list(names)
    for number, name in enumerate(all_names, start=1):
        yield name
        if number % TOLD_EVERY == 0:
            print(f"{number} of {len(all_names)} games", file=sys.stderr)
