"""Words of what speaks for a move (`lisboa.insight`), and of the rank within reach against Lacerda."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from lisboa.components import CUBES, GOODS
from lisboa.engine.solo_rank import RANKS
from lisboa.engine.tables import DATA
from lisboa.text.catalogue import catalogue
from lisboa.text.lexicon import Args, Lexicon

SURE: Final = 0.25  # so near to a rank nobody speaks of another one


class FactWords:
    """Facts in one language, of a game by earlier rules or not."""

    def __init__(self, locale: str = "en", earlier: bool = False) -> None:
        self._words = Lexicon(catalogue(locale), earlier=earlier)
        self.say = self._words.say

    def fact(self, kind: str, args: Args) -> str:
        """One fact, a short sentence without a full stop."""
        return self.say("fact-" + kind, **args, **self._described(args))

    def reason(self, texts: Sequence[str]) -> str:
        """Several facts, one after the other."""
        *earlier, text = texts
        for one in reversed(earlier):
            text = self.say("fact-more", first=one, rest=text)
        return text

    def rank(self, rank: str, missing: Sequence[tuple[str, int]]) -> str:
        """SOLO-9: a rank and what it still asks for, by what and how much; nothing: it is reached, and stays."""
        if not missing:
            return self.say("rank-reached" if rank == RANKS[-1] else "rank-now", rank=rank)
        parts = [self.say("rank-missing", what=what, missing=count) for what, count in missing]
        return self.say("rank-reach", rank=rank, list=self._words.join(parts))

    def hoped(self, rank: float) -> str:
        """SOLO-9: the rank to be expected, or the two that it lies between."""
        lower = min(int(rank + SURE), len(RANKS) - 1)
        first = self.say("solo-rank", rank=RANKS[lower])
        if rank - lower <= SURE:
            return first
        return self.say("rank-or", first=first, second=self.say("solo-rank", rank=RANKS[lower + 1]))

    def _described(self, args: Args) -> Args:
        """What the components that a fact names do."""
        found: Args = {}
        if "decree" in args:
            found["worth"] = self._words.decree_worth(int(args["decree"]))
        if "clergy" in args:
            found["tile"] = self._words.clergy(int(args["clergy"]))
        if "card" in args:
            found["effect"] = self._words.card_effect(int(args["card"]))
        if "goal" in args:
            found["reward"] = self._words.say_effect(DATA.goals[int(args["goal"]) - 1].reward)
        if "gold" in args:
            found["goods"] = self._words.goods([int(args[good]) for good in GOODS])
        if "fire" in args:
            found["lacking"] = self._words.cubes([int(args[cube]) for cube in CUBES])
        if "kept" in args:
            paid = [(unit, args[unit]) for unit in ("reis", "influence", "wigs") if args[unit]]
            found["price"] = self._words.join([self.say("fact-price", unit=unit, count=count) for unit, count in paid])
        return found


@cache
def facts_in(language: str, earlier: bool = False) -> FactWords:
    """The words in a language, of a game by earlier rules or not; LookupError names those that there are."""
    return FactWords(language, earlier)
