"""Choosing golden games: many are played, few are kept that together reach most of the required list."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Iterator
from multiprocessing import Pool
from typing import Any

from lisboa.engine.playout import POLICIES
from tests.golden.recipes import Recipe, survey
from tests.golden.required import required

# Who sits at a table: all alike, or of every kind
TABLES = (*((bot,) for bot in POLICIES), POLICIES)
OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"ruleset": "2017"},
    {"draft": True},
    {"starting_decrees": True},
    {"ruleset": "2017", "draft": True, "starting_decrees": True},
)

Surveyed = list[tuple[Recipe, set[str]]]


def settings() -> list[tuple[int, tuple[str, ...], dict[str, Any]]]:
    """All kinds of games: how many play, who, by which options."""
    return [(players, table, options) for options, table, players in itertools.product(OPTIONS, TABLES, (2, 3, 4))]


def candidates(games: int, seed: int) -> Iterator[Recipe]:
    """So many games, the settings by turns; the title comes when it is known what a game shows."""
    rng = random.Random(seed)
    for (players, table, options), number in zip(itertools.cycle(settings()), range(games), strict=False):
        bots = tuple(itertools.islice(itertools.cycle(table), players))
        yield Recipe(f"{number}", "", rng.getrandbits(32), bots, options)


def surveyed(recipe: Recipe) -> tuple[Recipe, set[str]]:
    """A game and what it reaches."""
    return recipe, survey(recipe)


def search(games: int, keep: int, seed: int, workers: int) -> list[Recipe]:
    """Play many games and choose; the same arguments give the same list."""
    with Pool(workers) as pool:
        found = pool.map(surveyed, candidates(games, seed), chunksize=8)
    rarity = Counter(item for _, items in found for item in items)
    picked = chosen(found, rarity, keep)
    return [
        named(number, recipe, sorted(new, key=lambda item: (rarity[item], item))) for number, (recipe, new) in picked
    ]


def chosen(found: Surveyed, rarity: Counter[str], keep: int) -> Iterator[tuple[int, tuple[Recipe, set[str]]]]:
    """Greedy set cover: always the game that adds most, weighted by rarity; then one of each setting by turns.

    Each with what it adds to those before it.
    """
    kinds: Counter[str] = Counter()
    left, missing = list(found), set(required())

    def worth(pair: tuple[Recipe, set[str]]) -> tuple[float, int, int]:
        recipe, items = pair
        return sum(1 / rarity[item] for item in items & missing), -kinds[setting_of(recipe)], len(items)

    for number in range(1, min(keep, len(found)) + 1):
        recipe, items = max(left, key=worth)
        left.remove((recipe, items))
        yield number, (recipe, items & missing)
        missing -= items
        kinds[setting_of(recipe)] += 1


def setting_of(recipe: Recipe) -> str:
    """What kind of game it is."""
    return f"{len(recipe.bots)} {sorted(set(recipe.bots))} {recipe.options}"


def named(number: int, recipe: Recipe, new: list[str]) -> Recipe:
    """A game of the corpus with its file's name and a title; `new` is what it adds, the rarest first."""
    table = recipe.bots[0] if len(set(recipe.bots)) == 1 else "mixed"
    words = [str(value) if name == "ruleset" else name for name, value in recipe.options.items()]
    name = "-".join([f"{number:03}", f"{len(recipe.bots)}p", table, *words]).replace("_", "-")
    return Recipe(name, title_of(recipe, new), recipe.seed, recipe.bots, recipe.options)


def title_of(recipe: Recipe, new: list[str]) -> str:
    """One line: who plays, by which options, and what is shown for the first time."""
    names = recipe.options.items()
    options = [f"{name} {value}" if name == "ruleset" else name.replace("_", " ") for name, value in names]
    shown = [" ".join(item.split(": ")) for item in new[:3]] or ["one more of its kind"]
    more = [f"and {len(new) - 3} more for the first time"] if len(new) > 3 else []
    return f"{', '.join([*recipe.bots, *options])}: {'; '.join([*shown, *more])}"
