"""A game can be copied, pickled and taken back without losing anything."""

import copy
import pickle  # noqa: TID251 - not for storage: it is how worker processes send things
import random
from typing import Any

import pytest

import lisboa


def some_way_in() -> lisboa.Game:
    """A game with moves that can be taken back."""
    game = lisboa.Game(players=3, seed=4)
    while len(game.moves) < 25 or game.undoable < 3:
        game.play(game.legal_moves()[0])
    return game


def test_redo_brings_comments_back() -> None:
    game = some_way_in()
    number = len(game.moves)
    game.comments[number] = "a bold move"
    game.undo(2)
    assert number not in game.comments
    game.redo(2)
    assert game.comments[number] == "a bold move"


def test_a_pickled_game_is_the_same_game() -> None:
    game = some_way_in()
    game.undo(2)
    other = pickle.loads(pickle.dumps(game))
    assert (other.state_hash(), other.moves, other.revision) == (game.state_hash(), game.moves, game.revision)
    other.redo(2)
    game.redo(2)
    assert other.state_hash() == game.state_hash()


@pytest.mark.parametrize("clone", [copy.copy, copy.deepcopy, lisboa.Game.copy], ids=["copy", "deepcopy", "Game.copy"])
def test_every_kind_of_copy_is_independent(clone: object) -> None:
    game = some_way_in()
    before = game.state_hash(), game.moves, len(game.events(None))
    other = clone(game) if callable(clone) else game
    other.play(other.legal_moves()[0])
    assert (game.state_hash(), game.moves, len(game.events(None))) == before
    assert len(other.moves) == len(game.moves) + 1


def test_errors_travel_between_processes() -> None:
    game = some_way_in()
    with pytest.raises(lisboa.IllegalMove) as caught:
        game.play("fly to the moon")
    other = pickle.loads(pickle.dumps(caught.value))
    assert (str(other), other.rule, other.reason) == (str(caught.value), caught.value.rule, caught.value.reason)


@pytest.mark.parametrize(
    "options",
    [{"players": 4}, {"players": 3, "draft": True, "goals": True}, {"players": 1, "solo": True, "city_tokens": True}],
    ids=["four", "draft-and-goals", "solo"],
)
def test_what_cannot_be_taken_back_has_a_reason(options: dict[str, Any]) -> None:
    """A move is a barrier exactly if one of its events showed something new, and that event is told."""
    game = lisboa.Game(seed=6, **options)
    dice = random.Random(6)
    barriers: set[str] = set()
    while not game.is_over:
        game.play(dice.choice(game.legal_moves()))
        shown = game.barrier
        if game.undoable == 0:
            assert shown is not None, game.moves[-1]
            assert shown.move == len(game.moves)
            assert shown.text
            barriers.add(shown.kind)
        else:
            assert shown is None or shown.move == len(game.moves) - game.undoable
            assert not [event for event in game.events(None, len(game.moves) - 1) if event.kind == "card-revealed"]
    assert "card-revealed" in barriers
    assert len(barriers) > 2


def test_history_that_changed_shows_in_the_revision() -> None:
    """A client that polls events by move number would not see that a move was taken back and another made."""
    game = some_way_in()
    seen = game.revision
    game.undo()
    game.play(game.legal_moves()[-1])
    assert game.revision == seen + 2


@pytest.mark.parametrize("options", [{"players": 3}, {"players": 2, "draft": True}, {"solo": True}])
def test_a_rewound_game_is_the_game_that_was(options: dict[str, Any]) -> None:
    """Also past what was revealed, from a position too, and what can be undone then can be undone again."""
    game = lisboa.Game(seed=11, **options)
    dice = random.Random(3)
    was = []
    for number in range(90):
        was.append((game.state_hash(), game.moves, game.undoable, len(game.events(0)), game.legal_moves()))
        if number == 40:
            game = lisboa.Game.from_position(game.position())
            was = [(game.state_hash(), [], 0, 0, game.legal_moves())]
        game.play(dice.choice(game.legal_moves()))
    hash_now = game.state_hash()
    for moves, expected in enumerate(was):
        back = game.rewound(moves)
        assert (back.state_hash(), back.moves, back.undoable, len(back.events(0)), back.legal_moves()) == expected
        if back.undoable:
            back.undo()
            assert back.state_hash() == was[moves - 1][0]
            assert len(back.events(0)) == was[moves - 1][3]
    assert game.state_hash() == hash_now
    with pytest.raises(ValueError, match="only 50 were made"):
        game.rewound(51)
