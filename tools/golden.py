"""Golden games: record them anew and say what changed, play them again by bots, or choose new ones.

Without a command, each stored game is recorded again by its own moves. A game whose moves no longer work is played anew
by the bots of its recipe. Then the differences to the former corpus are told: for each game the first differing move,
what happened there then and now, the score changes and the likely reason; at the end what the corpus gained and lost of
the required list. Look at it, look at `git diff tests/games`, then commit both or mend the engine.
"""

from __future__ import annotations

import argparse
import sys

from lisboa import IllegalMove
from lisboa.engine import flow
from tests.golden import box, changes, former, recipes, recording, search
from tests.golden.recipes import Recipe
from tests.golden.recording import Recording
from tests.golden.replaying import first_difference, record


def main() -> int:
    options = arguments()
    if options.command == "search":
        return find_games(options)
    if options.command == "check":
        return check(options.names or recording.names())
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
    """Record the corpus and tell what changed."""
    stored = {name: recording.read(recording.path_of(name)) for name in recording.names()}
    by_name = {recipe.name: recipe for recipe in recipes.load()}
    made: dict[str, Recording] = {}
    for name in sorted(stored | by_name):
        try:
            made[name] = recorded(stored.get(name), by_name.get(name), replay_bots)
        except Exception as error:
            print(f"{name}: cannot be played any more, and nothing was written: {type(error).__name__}: {error}")
            if name in stored:
                print(first_difference(stored[name]))
            return 1
    tell_changes(stored, made, details)
    for game in made.values():
        recording.write(game)
    box.save()
    return 1 if changes.shown_by_nothing(list(made.values())) else 0


def recorded(stored: Recording | None, recipe: Recipe | None, replay_bots: bool) -> Recording:
    """A game by its own moves or, if they do not work or bots are wanted, by the bots of its recipe."""
    if stored is not None and (recipe is None or not replay_bots):
        try:
            return record(stored, [move.text for move in stored.moves])
        except (IllegalMove, ValueError):
            if recipe is None:
                raise
    assert recipe is not None
    return recipes.play(recipe)


def tell_changes(stored: dict[str, Recording], made: dict[str, Recording], details: int) -> None:
    """The differences, game by game, and their reasons."""
    changed = 0
    for name, now in made.items():
        if name not in stored:
            print(f"{name}: new")
            continue
        found = changes.verdict(stored[name], now)
        if found is not None:
            changed += 1
            print("\n".join(changes.report(stored[name], now, found, changed <= details)))
    print(f"{len(made)} games, {changed} changed, {len(made) - len(stored)} new")
    for line in box.changes():
        print(f"  component {line}")
    if changed:
        print("".join(f"  changed since: {file}\n" for file in former.changed_sources(next(iter(stored)))), end="")
    print("\n".join(changes.coverage_changes(list(stored.values()), list(made.values()))))


def find_games(options: argparse.Namespace) -> int:
    """Choose games, replace the recipes and the games made by the former ones."""
    chosen = search.search(options.games, options.keep, options.seed, options.workers)
    for recipe in recipes.load():
        recording.path_of(recipe.name).unlink(missing_ok=True)
    recipes.save(chosen)
    return regenerate(True, 0)


def check(names: list[str]) -> int:
    """Say the first difference of each game; exit with the number of games that differ."""
    differences = [first_difference(recording.read(recording.path_of(name))) for name in names]
    found = [difference for difference in differences if difference is not None]
    for difference in found:
        print(difference)
    engine = "uncompiled" if str(flow.__file__).endswith(".py") else "compiled"
    print(f"{len(names)} games replayed by the {engine} engine, {len(found)} differ")
    return min(len(found), 100)


def tell(name: str, number: int) -> int:
    """The events of one move."""
    game = recording.read(recording.path_of(name))
    playing = game.beginning()
    for move in game.moves[:number]:
        events = playing.play(move.text)
    for event in events:
        print(f"{event.text} [{event.rule}]")
    return 0


if __name__ == "__main__":
    sys.exit(main())
