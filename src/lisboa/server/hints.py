"""Hints in words: what a bot would play, and the strongest reasons for it."""

from __future__ import annotations

from typing import Final

import msgspec

from lisboa.game import Game
from lisboa.server.assist_answers import HintInfo
from lisboa.server.hint_search import RankedMove
from lisboa.text.assist import AssistWords

SEED: Final = 0  # the same view gets the same hint, in every process
REASONS: Final = 3

# What speaks for a move: the number, or the group of numbers, and how much one more of them tells, roughly in
# hundredths of a wig. Those who read it want to know that a store was built before they hear of two réis.
FACTS: Final = {
    "building": ("completed_plans.", 1000),
    "store": ("houses_built.", 900),
    "decree": ("decrees", 600),
    "ship": ("ships", 600),
    "favor": ("favors.", 350),
    "plan": ("plans.", 300),
    "clergy": ("clergy_tiles", 300),
    "cubes": ("cubes.", 150),
    "wigs": ("wigs", 120),
    "officials": ("officials", -120),  # they leave the player's board
    "final": ("final", 100),
    "influence": ("influence", 60),
    "goods": ("goods.", 60),
    "reis": ("reis", 40),
    "cards": ("hand.count", 10),
}


def told(game: Game, ranking: str, locale: str = "en") -> list[HintInfo]:
    """What the search found, for the eyes of the seat to decide."""
    decision = game.decision
    texts = {} if decision is None else {option.notation: option for option in decision.in_language(locale).options}
    words = AssistWords(locale)
    return [
        HintInfo(
            move=one.move,
            text=texts[one.move].text,
            value=one.value,
            reason=words.hint_reason(facts(one.gain)),
            gain=one.gain,
        )
        for one in msgspec.json.decode(ranking, type=list[RankedMove])
    ]


def facts(gain: dict[str, int]) -> list[tuple[str, int]]:
    """The strongest facts that speak for a move, with numbers."""
    found: list[tuple[int, str, int]] = []
    same = gain.get("final", 0) == gain.get("wigs", 0)
    for fact, (known, weight) in FACTS.items():
        count = sum(number for name, number in gain.items() if belongs(name, known))
        if weight * count > 0 and not (fact == "final" and same):
            found.append((weight * count, fact, abs(count)))
    best = sorted(found, key=lambda one: -one[0])[:REASONS]
    return [(fact, count) for _, fact, count in best]


def belongs(name: str, known: str) -> bool:
    """Is it this number, or one of this group?"""
    return name.startswith(known) if known.endswith(".") else name == known
