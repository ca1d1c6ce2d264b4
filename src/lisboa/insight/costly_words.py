"""A costly move in words: what was to be decided, what was played, what was better and why."""

from __future__ import annotations

import random
from typing import Final, NamedTuple

from lisboa.engine.revisions import REVISION
from lisboa.game import Game
from lisboa.insight.analysis import CostlyMove
from lisboa.insight.fact import Fact
from lisboa.insight.imagined_turn import imagined
from lisboa.insight.reasons import MOST, beyond, turn_facts
from lisboa.insight.turn_words import turn_in_words
from lisboa.text.facts import facts_in

DICE: Final = 0


class CostlyWords(NamedTuple):
    """In one language."""

    prompt: str
    played: list[str]  # the move, and how the turn went on
    better: list[str]  # the move, and how the turn would best go on
    reason: str


def in_words(game: Game, one: CostlyMove, language: str = "en") -> CostlyWords:
    """A move of a game, as its player would be told before it."""
    before = game.rewound(one.number - 1)
    decision = before.decision
    assert decision is not None  # a move was made here
    spoken = decision.in_language(language)
    texts = {option.notation: option.text for option in spoken.options if option.enabled}
    sample = before.resample(one.seat, random.Random(DICE))
    played, better = (
        [texts[outlook.move], *turn_in_words(sample, outlook.line, language)[1:]]
        for outlook in (one.played, one.better)
    )
    return CostlyWords(spoken.prompt, played, better, reason(sample, one, language))


def reason(sample: Game, one: CostlyMove, language: str) -> str:
    """What speaks for the better move and not for the one that was played, however well the turn had gone on, by what
    the player saw.
    """
    better, played, still_open = (
        turn_facts(imagined(sample, line)) for line in (one.better.line, one.played.line, one.open)
    )
    missed = beyond(better, played, len(better) + 1)
    told = [fact for fact in beyond(better, still_open, len(better) + 1) if fact in missed][:MOST] or [ahead(one)]
    words = facts_in(language, sample.options.rules < REVISION)
    return words.reason([words.fact(fact.kind, fact.args) for fact in told])


def ahead(one: CostlyMove) -> Fact:
    """Where nothing of the turn tells two moves apart: what the numbers say. Wigs count when the chance is the same."""
    chance, wigs = one.cost
    return Fact("ahead", 0, {"wigs": 0 if chance > 0 else max(round(wigs), 0)})
