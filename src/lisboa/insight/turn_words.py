"""The rest of a turn in words: what each move of a line does."""

from __future__ import annotations

from collections.abc import Sequence

from lisboa.game import Game
from lisboa.insight.imagined_turn import imagined
from lisboa.text import words_for


def turn_in_words(sample: Game, line: Sequence[str], language: str) -> list[str]:
    """As far as the moves fit what its player knows."""
    turn = imagined(sample, line)
    pairs = zip(turn.decisions, turn.options, strict=True)
    return [words_for(state, language).option(state, option) for state, option in pairs]
