"""A game looked at in the midst of a move: after so many of the events that `play` told."""

from __future__ import annotations

import random
from typing import Any

import pytest

import lisboa


@pytest.mark.parametrize(("players", "seed"), [(1, 3), (1, 29), (3, 7)])
def test_before_its_events_a_game_stands_as_before_the_move(players: int, seed: int) -> None:
    game = lisboa.Game(players=players, seed=seed)
    dice = random.Random(seed)
    while not game.is_over:
        before = without_steps(game)
        events = game.play(dice.choice(game.legal_moves()))
        after = game.position()
        assert without_steps(game.before(events)) == before
        still = game.before(events[dice.randrange(len(events)) :])
        assert not still.is_over
        assert still.legal_moves() == []
        assert still.view(0).keys() == game.view(0).keys()
        assert still.numbers().keys() == game.numbers().keys()
        assert len(still.scores()) == game.players
        assert game.position() == after


def without_steps(game: lisboa.Game) -> dict[str, Any]:
    """All of a position but the steps that are pending and the chance to come, which events do not tell."""
    return {name: value for name, value in game.position().items() if name not in ("stack", "random")}


def test_lacerda_begins_where_his_rival_ended() -> None:
    """His turn lies in the same move: the point between is told by the events, and his influence is what it was."""
    game = lisboa.Game(players=1, seed=3)
    dice = random.Random(3)
    seen = 0
    while not game.is_over and seen < 5:
        events = game.play(dice.choice(game.legal_moves()))
        begun = [i for i, event in enumerate(events) if event.kind == "turn-begun" and event.seat == 1]
        for i in begun:
            still = game.before(events[i + 1 :])
            assert still.latest_turn[1] == 1
            assert still.view(0)["active_player"] == "yellow"
            paths = [(path, was) for event in events[i + 1 :] for path, was, _ in event.changes]
            first = dict(reversed(paths))
            courtier = first.get("lacerda.courtier", game.view(0)["lacerda"]["courtier"])
            assert still.view(0)["lacerda"]["courtier"] == courtier
            seen += 1
    assert seen == 5
