"""Hints in words: what a bot would play, what it expects of it, and the facts that speak for it."""

from __future__ import annotations

import random
from typing import Final

from lisboa.game import Game
from lisboa.insight import Fact, rank_ahead
from lisboa.insight.turn_words import turn_in_words
from lisboa.server.assist_answers import FactInfo, HintInfo, RankAhead, RankHoped
from lisboa.server.hint_search import RankedMove
from lisboa.text.facts import facts_in

SEED: Final = 0  # the same view gets the same hint, in every process


def told(game: Game, ranking: list[RankedMove], locale: str = "en") -> list[HintInfo]:
    """What the search found, for the eyes of the seat to decide."""
    if game.turn is None:
        return []
    sample = game.resample(game.turn, random.Random(SEED))
    return [hint(sample, one, locale) for one in ranking]


def hint(sample: Game, one: RankedMove, locale: str) -> HintInfo:
    """One move. The sample is the game that the search looked at."""
    text, *rest = turn_in_words(sample, one.line, locale)
    facts = [fact_info(fact, locale) for fact in one.facts]
    return HintInfo(
        move=one.move,
        text=text,
        wigs=one.wigs,
        margin=one.margin,
        chance=one.chance,
        rank=RankHoped(rank=one.rank, text=facts_in(locale).hoped(one.rank)) if sample.solo else None,
        reason=facts_in(locale).reason([fact.text for fact in facts]),
        facts=facts,
        line=rest,
    )


def fact_info(fact: Fact, locale: str) -> FactInfo:
    """A fact as it is sent."""
    return FactInfo(kind=fact.kind, args=fact.args, text=facts_in(locale).fact(fact.kind, fact.args))


def rank_told(game: Game, ranking: list[RankedMove], locale: str = "en") -> RankAhead | None:
    """SOLO-9: the rank within reach and what it still asks for; None where there are no ranks."""
    if not game.solo:
        return None
    rank, missing = rank_ahead(game, round(ranking[0].rank))
    return RankAhead(rank=rank, missing=missing, text=facts_in(locale).rank(rank, list(missing.items())))
