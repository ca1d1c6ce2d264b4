"""The garbage collector holds up everybody while it looks: it must have little to look at for each game."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Callable

import pytest

import lisboa.engine
from lisboa import Game
from lisboa.server.playthrough import Playthrough
from tests.attack.game_file import honest, most_undoable
from tests.server.table_of_three import PEOPLE, begun, then

GAMES = 5
EACH = 200  # references that are followed; a game had 10,000, a log with twenty redone turns more
pytestmark = pytest.mark.skipif(not lisboa.engine.COMPILED, reason="the objects of sources are all looked at")


def before_the_first_move(game: Game) -> Playthrough:
    """The same game at a table, where one person sits on every seat."""
    header = {name: value for name, value in game.options.to_header().items() if name not in ("Players", "Ruleset")}
    return begun(PEOPLE[:1] * game.players, seed=game.seed or 0, Players=game.players, **header)


def whole_game() -> Playthrough:
    game = Game.from_text(honest())
    return before_the_first_move(game).with_imported(game.moves, [], 0)


def taken_back_and_redone() -> Playthrough:
    """All that can be taken back, twenty times."""
    game = Game.from_text(honest())
    first, some = most_undoable()
    play = before_the_first_move(game).with_imported(game.moves[:first] + some, [], 0)
    for _ in range(20):
        play = then(then(play, "undo", number=len(some)), "redo", number=len(some))
    return play


def looked_at() -> Counter[str]:
    """Objects, and what they refer to: the collector follows every reference."""
    for _ in range(3):  # what has nothing in it that it need look at is left out from the next time on
        gc.collect()
    found: Counter[str] = Counter()
    for each in gc.get_objects():
        found[type(each).__name__] += 1 + len(gc.get_referents(each))
    del found["Counter"]  # our own
    return found


@pytest.mark.parametrize("make", [whole_game, taken_back_and_redone])
def test_the_collector_does_not_look_at_what_happened_in_games(make: Callable[[], Playthrough]) -> None:
    kept = [make().seal()]
    before = looked_at()
    kept += [make().seal() for _ in range(GAMES)]
    more = looked_at() - before
    assert more.total() / GAMES < EACH, more.most_common(8)


def test_a_table_goes_on_from_what_is_sealed() -> None:
    play = taken_back_and_redone()
    count, seen = play.game.undoable, [event.to_json() for event in play.happened(play.seq)]
    again = then(then(play.seal(), "undo", number=count).seal(), "redo", number=count).seal()
    assert again.game.state_hash() == play.game.state_hash()
    assert [event.to_json() for event in again.happened(again.seq)] == seen
    assert again.entries[:-2] == play.entries


def test_what_happened_is_told_as_it_was() -> None:
    game = Game.from_text(honest())
    play = whole_game()
    seen = [event.to_json() for seq in range(1, play.seq + 1) for event in play.happened(seq)]
    again = game.rewound(0)
    assert seen == [event.to_json() for move in game.moves for event in again.play(move)]
