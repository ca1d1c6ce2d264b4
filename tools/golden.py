"""Golden games: record them anew and say what changed, play them again by bots, or choose new ones.

Without a command, each stored game is recorded again by its own moves. A game whose moves no longer work is played anew
by the bots of its recipe. Then the differences to the former corpus are told: for each game the first differing move,
what happened there then and now, the score changes and the likely reason; at the end what the corpus gained and lost of
the required list. Look at it, look at `git diff tests/games`, then commit both or mend the engine.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace

from lisboa import IllegalMove
from lisboa.engine import flow
from tests.golden import box, changes, corpus, former, recipes, recording, search
from tests.golden.recipes import Recipe
from tests.golden.recording import Recording
from tests.golden.replaying import first_difference, record


def main() -> int:
    options = arguments()
    if options.command == "search":
        return find_games(options)
    if options.command == "check":
        return check(options.names)
    if options.command == "tell":
        return tell(options.name, options.number)
    return regenerate(options.replay_bots, options.details)


def arguments() -> argparse.Namespace:
    """What to do."""
    parser = argparse.ArgumentParser(prog="golden", description=__doc__)
    parser.add_argument("--replay-bots", action="store_true", help="let the bots play every game that has a recipe")
    parser.add_argument(
        "--details", type=int, default=3, metavar="N", help="events in words for the first N changed games"
    )
    commands = parser.add_subparsers(dest="command")
    finder = commands.add_parser("search", help="play many games and write recipes of few that reach most")
    finder.add_argument("--games", type=int, default=570, help="how many to play")
    finder.add_argument("--keep", type=int, default=72, help="how many to keep")
    finder.add_argument("--seed", type=int, default=1)
    finder.add_argument("--workers", type=int, default=2)
    checker = commands.add_parser("check", help="compare games with their recordings, change nothing")
    checker.add_argument("names", nargs="*")
    teller = commands.add_parser("tell", help="the events of one move in words")
    teller.add_argument("name")
    teller.add_argument("number", type=int)
    return parser.parse_args()


def regenerate(replay_bots: bool, details: int) -> int:
    """Record the corpus and tell what changed. A damaged file is left alone, unless its bots play anyway."""
    by_name = {recipe.name: recipe for recipe in recipes.load()}
    stored, damaged = corpus.read_all(recording.names())
    for name, reason in damaged.items():
        print(f"{name}: {reason}\n  (take it back from git; if it has a recipe, you can also remove it)")
    left = set(damaged) - (set(by_name) if replay_bots else set())
    made: dict[str, Recording] = {}
    for name in corpus.counted(sorted((set(stored) | set(by_name)) - left)):
        try:
            made[name] = recorded(stored.get(name), by_name.get(name), replay_bots)
        except Exception as error:
            print(f"{name}: cannot be played any more, and nothing was written: {type(error).__name__}: {error}")
            if name in stored:
                print(first_difference(stored[name]))
            return 1
    tell_changes(stored, made, details)
    tell_gone(set(made) | left)
    for game in made.values():
        recording.write(game)
    box.save()
    return 1 if left or changes.shown_by_nothing(list(made.values())) else 0


def recorded(stored: Recording | None, recipe: Recipe | None, replay_bots: bool) -> Recording:
    """A game by its own moves or, if they do not work or bots are wanted, by the bots of its recipe."""
    if stored is not None and (recipe is None or not replay_bots):
        try:
            titled = replace(stored, title=recipe.title) if recipe else stored
            return record(titled, [move.text for move in stored.moves])
        except (IllegalMove, ValueError):
            if recipe is None:
                raise
    assert recipe is not None
    return recipes.play(recipe)


def tell_changes(stored: dict[str, Recording], made: dict[str, Recording], details: int) -> None:
    """The differences, game by game, and their reasons."""
    changed: list[str] = []
    for name, now in made.items():
        found = changes.verdict(stored[name], now) if name in stored else None
        if found is not None:
            changed.append(name)
            print("\n".join(changes.report(stored[name], now, found, len(changed) <= details)))
    new = [name for name in made if name not in stored]
    print("".join(f"{name}: new\n" for name in new), end="")
    print(f"{len(made)} games, {len(changed)} changed, {len(new)} new")
    for line in box.changes():
        print(f"  component {line}")
    for line in former.changed_sources(changed):
        print(f"  changed since {line}")
    print("\n".join(changes.coverage_changes(list(stored.values()), list(made.values()))))


def tell_gone(there: set[str]) -> None:
    """The games of the last commit that are no more."""
    for name in former.committed():
        if name not in there:
            print(f"{name}: gone")


def find_games(options: argparse.Namespace) -> int:
    """Choose games, replace the recipes and the games made by the former ones."""
    chosen = search.search(options.games, options.keep, options.seed, options.workers)
    for recipe in recipes.load():
        recording.path_of(recipe.name).unlink(missing_ok=True)
    recipes.save(chosen)
    return regenerate(True, 0)


def check(wanted: list[str]) -> int:
    """Say the first difference of each game; exit with 1 if there is any or a file is damaged or missing."""
    names = wanted or recording.names()
    for name in names:
        refuse_unknown(name)
    games, damaged = corpus.read_all(names)
    faults = [f"{name}: {reason}" for name, reason in damaged.items()]
    if not wanted:
        faults += corpus.unlike_recipes(games, names, recipes.load())
    differences = [first_difference(games[name]) for name in corpus.counted(games)]
    found = [str(difference) for difference in differences if difference is not None]
    print("".join(f"{line}\n" for line in found + faults), end="")
    engine = "uncompiled" if str(flow.__file__).endswith(".py") else "compiled"
    print(f"{len(games)} games replayed by the {engine} engine, {len(found)} differ")
    return 1 if found or faults else 0


def tell(name: str, number: int) -> int:
    """The events of one move."""
    refuse_unknown(name)
    games, damaged = corpus.read_all([name])
    if damaged:
        sys.exit(f"{name}: {damaged[name]}")
    moves = games[name].moves
    if not 1 <= number <= len(moves):
        sys.exit(f"{name} has the moves 1 to {len(moves)}, not {number}")
    playing = games[name].beginning()
    for move in moves[:number]:
        events = playing.play(move.text)
    for event in events:
        print(f"{event.text} [{event.rule}]")
    return 0


def refuse_unknown(name: str) -> None:
    """End the program if there is no such game."""
    if name not in recording.names():
        sys.exit(f"{name}: there is no such golden game in tests/games")


if __name__ == "__main__":
    sys.exit(main())
