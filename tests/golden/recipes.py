"""How the golden games were made: options, seed and who sat where, in `tests/games/recipes.toml`."""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from lisboa import Game, bots
from lisboa.engine.flow import kind_of
from lisboa.engine.notation import write
from lisboa.engine.playout import own_dice
from tests.golden.reached import Reached
from tests.golden.recording import GAMES, Recording, headers_of
from tests.golden.replaying import record

NUMBERS = {1: "one", 2: "two", 3: "three", 4: "four"}
FILE = GAMES / "recipes.toml"
HEAD = """\
# How the games beside this file were made. `make golden GOLDEN_ARGS=--replay-bots` plays them again; `search` of the
# same tool chooses a new list. `options` are those of lisboa.Game; `bots` sit in the order of the seats, and one bot
# alone plays against Lacerda. Games with `rules = 1` began by earlier rules and stay as they are.
"""


@dataclass(frozen=True)
class Recipe:
    """One game to be played by bots."""

    name: str
    seed: int
    bots: tuple[str, ...]
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def title(self) -> str:
        """One line: who plays, by which options. What a game shows stands in its file and changes with the rules."""
        counts = [f"{NUMBERS[count]} {bot}" for bot, count in Counter(self.bots).items()]
        who = f"{counts[0]} against Lacerda" if len(self.bots) == 1 else ", ".join(counts)
        options = [f"ruleset {word}" if word.isdecimal() else word for word in option_words(self)]
        return ", ".join([who, *options])

    def beginning(self) -> Game:
        """The game before its first move; one bot alone plays against Lacerda."""
        return Game(len(self.bots), self.seed, seats=self.bots, **self.options)


def option_words(recipe: Recipe) -> list[str]:
    """The options in words."""
    words = {name: name.replace("_", " ") for name in recipe.options if name != "rules"}
    if "ruleset" in words:
        words["ruleset"] = recipe.options["ruleset"]
    if isinstance(recipe.options.get("city_tokens"), dict):
        words["city_tokens"] = "arranged city"
    return list(words.values())


def moves_of(recipe: Recipe, game: Game) -> Iterator[str]:
    """What the bots play, as long as the game goes on. Their dice do not disturb what the game draws.

    `bots.move` would do as well, but throws dice by the state's hash: recipes would hang on how the state is laid out.
    """
    dice = own_dice(recipe.seed)
    while game.turn is not None:
        bot, state = bots.BOTS[recipe.bots[game.turn]], game._state
        yield write(kind_of(state), bot.decide(state, game._offers.codes, dice))


def survey(recipe: Recipe) -> set[str]:
    """What a game would reach."""
    game, reached = recipe.beginning(), Reached()
    for move in moves_of(recipe, game):
        reached.play(game, move)
    return reached.items


def played(recipe: Recipe) -> Game:
    """The finished game of the bots."""
    game = recipe.beginning()
    for move in moves_of(recipe, game):
        game.play(move)
    return game


def play(recipe: Recipe) -> Recording:
    """Let the bots play and record it."""
    game = played(recipe)
    return record(Recording(recipe.name, recipe.title, headers_of(game.to_text())), game.moves)


# The file


def load(path: Path = FILE) -> list[Recipe]:
    """All recipes in their order."""
    if not path.exists():
        return []
    entries = tomllib.loads(path.read_text(encoding="utf-8"))["game"]
    return [Recipe(entry["name"], entry["seed"], tuple(entry["bots"]), entry["options"]) for entry in entries]


def save(recipes: list[Recipe], path: Path = FILE) -> None:
    """Write the list, a few lines for each game."""
    path.write_text("\n".join([HEAD, *(entry(recipe) for recipe in recipes)]), encoding="utf-8")


def entry(recipe: Recipe) -> str:
    """A recipe as TOML."""
    return "\n".join(
        [
            "[[game]]",
            f"name = {json.dumps(recipe.name)}",
            f"seed = {recipe.seed}",
            f"bots = {json.dumps(recipe.bots)}",
            f"options = {value_of(recipe.options)}",
            "",
        ]
    )


def value_of(value: Any) -> str:
    """A value as TOML: tables on one line, the rest is written like JSON."""
    if not isinstance(value, dict):
        return json.dumps(value)
    return "{ " + ", ".join(f"{name} = {value_of(part)}" for name, part in value.items()) + " }" if value else "{}"
