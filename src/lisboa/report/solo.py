"""The part of the document about games against Lacerda: ranks and what was missing for them (SOLO-9), and margins."""

from __future__ import annotations

from typing import Any

from lisboa.engine.solo_rank import JESTER, RANKS, needed
from lisboa.report.measures import distribution, interval_of, mean, share_interval
from lisboa.report.solo_tally import SoloTally
from lisboa.text import Words

Document = dict[str, Any]

WORDS = Words("en", solo=True)


def solo(tally: SoloTally) -> Document:
    """Ranks, and your wigs less his."""
    return {"ranks": ranks(tally), "margins": distribution(tally.margins) | {"interval": interval_of(tally.margins)}}


def ranks(tally: SoloTally) -> list[Document]:
    """Every rank from the lowest: how often it was the best one reached, and what was missing in other games."""
    return [rank(number, tally) for number in range(len(RANKS))]


def rank(number: int, tally: SoloTally) -> Document:
    """A rank asks for all that a lower one does, so the higher ones have reached it too."""
    games = tally.ranks.total()
    below = sum(tally.ranks[lower] for lower in range(number))
    return {
        "rank": RANKS[number],
        "title": WORDS.solo_rank(RANKS[number]),
        "games": tally.ranks[number],
        **share_interval(tally.ranks[number], games),
        "at_least": share_interval(games - below, games),
        "not_reached": below,
        "missed": [] if number == JESTER else missed(number, below, tally),
    }


def missed(number: int, below: int, tally: SoloTally) -> list[Document]:
    """How often each condition of a rank failed, and it alone; shares are of the games that did not reach it."""
    return [
        {
            "condition": what,
            "name": WORDS.solo_need(what, least),
            "games": tally.missed[number, what],
            "share": mean(tally.missed[number, what], below),
            "alone": tally.alone[number, what],
        }
        for what, least in needed(number).items()
    ]
