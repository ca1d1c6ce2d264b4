"""Choosing golden games: many are played, few are kept that together reach most of the required list."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from multiprocessing import Pool
from typing import Any

from tests.golden.arrangement import arranged
from tests.golden.recipes import Recipe, option_words, survey
from tests.golden.required import required

GOOD = "greedy"  # its games look like those of people
# Who else sits at a table: all alike, or of every kind
OTHERS = ("random", "eager")
OTHER_TABLES = (*((bot,) for bot in OTHERS), (GOOD, *OTHERS))
ALL_OPTIONS: dict[str, Any] = {
    "ruleset": "2017",
    "draft": True,
    "starting_decrees": True,
    "goals": "all",
    "city_tokens": True,
}
# Each option alone and some together; `goals` and `city_tokens` depend on the number of players
OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"ruleset": "2017"},
    {"draft": True},
    {"starting_decrees": True},
    {"goals": "all"},
    {"city_tokens": True},
    {"ruleset": "2017", "draft": True, "starting_decrees": True},
    {"starting_decrees": True, "goals": "one", "city_tokens": "arranged"},
    ALL_OPTIONS,
)

Setting = tuple[int, tuple[str, ...], dict[str, Any]]
Surveyed = list[tuple[Recipe, set[str]]]


def settings() -> list[Setting]:
    """All kinds of games: how many play, who, by which options. There is no draft in solo (RUL-38)."""
    tables: list[tuple[tuple[str, ...], dict[str, Any]]] = [((GOOD,), options) for options in OPTIONS]
    tables += [(table, options) for table in OTHER_TABLES for options in ({}, ALL_OPTIONS)]
    seated = [(players, table, options) for (table, options), players in itertools.product(tables, (2, 3, 4))]
    alone = [(1, table, undrafted(options)) for table, options in tables if len(table) == 1]
    return seated + [setting for i, setting in enumerate(alone) if setting not in alone[:i]]


def undrafted(options: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in options.items() if name != "draft"}


def options_for(players: int, options: dict[str, Any]) -> dict[str, Any]:
    """The options as `Game` takes them: which seats are novices, where the tokens lie."""
    made = dict(options)
    if "goals" in made:
        made["goals"] = list(range(players if made["goals"] == "all" else 1))
    if made.get("city_tokens") == "arranged":
        made["city_tokens"] = arranged(players)
    return made


def candidates(games: int, seed: int) -> Iterator[Recipe]:
    """So many games, the settings by turns."""
    rng = random.Random(seed)
    for (players, table, options), number in zip(itertools.cycle(settings()), range(games), strict=False):
        bots = tuple(itertools.islice(itertools.cycle(table), players))
        yield Recipe(f"{number}", rng.getrandbits(32), bots, options_for(players, options))


def surveyed(recipe: Recipe) -> tuple[Recipe, set[str]]:
    """A game and what it reaches."""
    return recipe, survey(recipe)


def search(games: int, keep: int, seed: int, workers: int) -> list[Recipe]:
    """Play many games and choose; the same arguments give the same list."""
    with Pool(workers) as pool:
        found = pool.map(surveyed, candidates(games, seed), chunksize=4)
    rarity = Counter(item for _, items in found for item in items)
    return list(named(in_order(chosen(found, rarity, keep))))


def chosen(found: Surveyed, rarity: Counter[str], keep: int) -> Iterator[tuple[Recipe, set[str]]]:
    """Greedy set cover: always the game that adds most, weighted by rarity, of good players if they add anything.

    When nothing more is to be had, one of each setting by turns; none is left out as long as `keep` allows it.
    """
    kinds: Counter[str] = Counter()
    left, missing = list(found), set(required())

    def worth(pair: tuple[Recipe, set[str]]) -> tuple[bool, float, int, int]:
        recipe, items = pair
        new = sum(1 / rarity[item] for item in sorted(items & missing))
        return new > 0 and is_good(recipe), new, -kinds[kind_of(recipe)], len(items)

    for places in range(min(keep, len(found)), 0, -1):
        unseen = {kind_of(recipe) for recipe, _ in left} - set(kinds)
        offered = [pair for pair in left if places > len(unseen) or kind_of(pair[0]) in unseen]
        recipe, items = max(offered, key=worth)
        left.remove((recipe, items))
        yield recipe, items
        missing -= items
        kinds[kind_of(recipe)] += 1


def is_good(recipe: Recipe) -> bool:
    """Do only good players sit at the table?"""
    return set(recipe.bots) == {GOOD}


def in_order(picked: Iterable[tuple[Recipe, set[str]]]) -> Surveyed:
    """Good players first and few options first, for examples are taken from the first games; solo last."""
    return sorted(picked, key=lambda pair: (len(pair[0].bots) == 1, not is_good(pair[0]), len(pair[0].options)))


def named(games: Surveyed) -> Iterator[Recipe]:
    """The games of the corpus with the names of their files."""
    for number, (recipe, _) in enumerate(games, start=1):
        yield replace(recipe, name=f"{number:03}-{kind_of(recipe)}")


def kind_of(recipe: Recipe) -> str:
    """What kind of game it is: how many play, who, by which options; part of the file's name."""
    players = "solo" if len(recipe.bots) == 1 else f"{len(recipe.bots)}p"
    table = recipe.bots[0] if len(set(recipe.bots)) == 1 else "mixed"
    return "-".join([players, table, *option_words(recipe)]).replace(" ", "-")
