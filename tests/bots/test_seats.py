"""Bots on the seats that the options of a game give them."""

from __future__ import annotations

import pytest

import lisboa
from lisboa import seats


def test_the_seats_know_every_bot() -> None:
    assert set(seats.BOTS) == set(lisboa.bots.BOTS)


def test_bots_play_until_a_person_decides() -> None:
    game = lisboa.Game(3, 7, seats=["random", "human", "eager"])
    assert lisboa.bots.play_on(game)
    assert game.turn == 1
    asked = 0
    while not game.is_over:
        game.play(game.legal_moves()[0])
        lisboa.bots.play_on(game)
        assert game.turn in (1, None)
        asked += 1
    assert asked > 20


def test_without_people_the_game_is_played_to_its_end() -> None:
    game = lisboa.Game(2, 7, seats=["eager", "random"])
    events = lisboa.bots.play_on(game)
    assert game.is_over
    assert events[-1].kind == "game-over"


def test_lacerda_needs_no_bot() -> None:
    """SOLO-1: he moves by himself, so only the other seat is played."""
    game = lisboa.Game(solo=True, seed=7, seats=["eager"])
    lisboa.bots.play_on(game)
    assert game.is_over
    assert game.solo_rank().name in ("jester", "courtier", "favourite", "right-hand")


def test_the_same_seed_gives_the_same_game() -> None:
    games = [lisboa.Game(2, 3, seats=["random", "random"]) for _ in range(3)]
    for game, seed in zip(games, (1, 1, 2), strict=True):
        lisboa.bots.play_on(game, seed)
    assert games[0].moves == games[1].moves != games[2].moves


def test_a_table_of_people_waits() -> None:
    game = lisboa.Game(2, 3)
    assert lisboa.bots.play_on(game) == []
    assert game.moves == []


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(ValueError, match="nobody is called 'deep'"):
        lisboa.Game(2, 3, seats=["deep", "human"])
