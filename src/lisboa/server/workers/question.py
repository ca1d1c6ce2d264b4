"""What a worker is asked about a game in which its seat has to decide."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from lisboa.game import Game


class Question(msgspec.Struct, frozen=True):
    """A position in which all that its seat does not know is made up (RUL-30), and a seed."""

    document: dict[str, Any]
    seed: int
    legal: list[str]


def question_of(game: Game, seed: int) -> Question:
    """What the seat to decide knows of the game as it is now."""
    if game.turn is None:
        raise ValueError("the game is over")
    sample = game.resample(game.turn, random.Random(seed))
    return Question(sample.position(), seed, game.legal_moves())
