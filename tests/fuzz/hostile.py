"""Damaging documents at random: what a careless editor, a broken program or an attacker might send."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from typing import Any

from lisboa import BadPosition, Game
from tests.fuzz import recount
from tests.fuzz.laws import demand

JUNK: tuple[Any, ...] = (
    None, True, False, -1, 0, 1, 2, 5, 6, 24, 99, 256, 10**9, 10**40, 1.5, "", "x", "green", "orange", "neutral",
    "gold", "covered", "removed", "over", "seen", "2017", "main", "blue-king-1", "brown-king-5", "ship-red", [], {},
    [None], {"x": 1}, ["blue-king-1"], "green:seen",
    "A1", "B5", "gone", "green yellow", "plan", "favor", "sell",
)  # fmt: skip
Holder = tuple[Any, Any, str]  # a dictionary or list, the key in it, the path of the item


def holders(item: Any, path: str = "") -> Iterator[Holder]:
    """Every place in a document, the inner ones too."""
    entries = list(item.items()) if isinstance(item, dict) else list(enumerate(item)) if isinstance(item, list) else []
    for key, value in entries:
        here = f"{path}.{key}" if path else str(key)
        yield item, key, here
        yield from holders(value, here)


def damaged(document: dict[str, Any], rng: random.Random) -> tuple[dict[str, Any], str]:
    """A copy with one thing wrong or at least different, and what was done."""
    spoiled = copy.deepcopy(document)
    places = list(holders(spoiled))
    if rng.random() < 0.15 and spoiled.get("stack"):
        places = [place for place in places if place[2].startswith("stack")]
    home, key, path = rng.choice(places)
    value = home[key]
    how = rng.choice(("replace", "replace", "delete", "add", "shift", "shift", "swap", "move", "list"))
    if how == "delete":
        del home[key]
    elif how == "add" and isinstance(value, dict):
        value[rng.choice(("x", "0", "1", "green", "orange", "blue-2", "24", "71"))] = rng.choice(JUNK)
    elif how == "shift" and type(value) is int:
        home[key] = value + rng.choice((-2, -1, 1, 1, 7))
    elif how == "swap":
        swap(home, key, rng)
    elif how == "move" and type(value) is int:
        how += f" to {move_one(home, key, spoiled, rng)}"
    elif how == "list" and isinstance(value, list):
        change_list(value, rng)
    else:
        how = "replace"
        home[key] = copy.deepcopy(rng.choice(JUNK))
    return spoiled, f"{how} {path}"


def swap(home: Any, key: Any, rng: random.Random) -> None:
    """Two items of one table or list change places."""
    keys = list(home) if isinstance(home, dict) else list(range(len(home)))
    other = rng.choice(keys)
    home[key], home[other] = home[other], home[key]


def move_one(home: Any, key: Any, document: dict[str, Any], rng: random.Random) -> str:
    """One piece goes to another place that counts pieces."""
    places = [place for place in holders(document) if type(place[0][place[1]]) is int]
    there, name, path = rng.choice(places)
    home[key] -= 1
    there[name] += 1
    return path


def change_list(value: list[Any], rng: random.Random) -> None:
    """An entry too many, too few, twice, or elsewhere."""
    how = rng.choice(("pop", "twice", "shuffle", "junk"))
    if how == "pop" and value:
        value.pop(rng.randrange(len(value)))
    elif how == "twice" and value:
        value.append(rng.choice(value))
    elif how == "shuffle":
        rng.shuffle(value)
    else:
        value.append(copy.deepcopy(rng.choice(JUNK)))


def refused_or_sound(document: dict[str, Any], rng: random.Random, moves: int = 25) -> bool:
    """Damage a position: BadPosition with path and reason, or a position that keeps all laws, also when played on.

    Returns whether it was accepted.
    """
    spoiled, how = damaged(document, rng)
    try:
        game = Game.from_position(spoiled)
    except BadPosition as error:
        demand("BadPosition", bool(error.path.strip() and error.reason.strip()), f"{how}: {error}")
        return False
    found = recount.faults(spoiled)
    demand("impossible position", not found, f"{how}: {found}")
    demand("position", Game.from_position(game.position()).state_hash() == game.state_hash(), how)
    while not game.is_over and len(game.moves) < moves:
        game.play(rng.choice(game.legal_moves()))
        found = recount.faults(game.position())
        demand("impossible position", not found, f"{how}, then {game.moves}: {found}")
    return True
