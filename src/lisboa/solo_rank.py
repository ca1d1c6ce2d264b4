"""Your standing after a game against Lacerda, with what is missing for every rank (SOLO-9)."""

from dataclasses import dataclass

from lisboa.engine import solo_rank
from lisboa.engine.state import State
from lisboa.text import words_in

# Conditions that ask for different amounts of the same thing
_MEASURES = {"stores-as-he": "stores-lead", "stores-more": "stores-lead"}


@dataclass(frozen=True)
class Condition:
    """One condition of a rank: how much is needed, how much there is. Leads over Lacerda may be negative.

    Those of the Jester are `below`: they hold for who has less than that.
    """

    what: str
    needed: int
    have: int
    below: bool = False
    language: str = "en"

    @property
    def holds(self) -> bool:
        return self.have < self.needed if self.below else self.have >= self.needed

    @property
    def missing(self) -> int:
        """By how much it is missed; 0 if it holds."""
        gap = self.have - self.needed + 1 if self.below else self.needed - self.have
        return max(gap, 0)

    @property
    def measure(self) -> str:
        """What is counted, whatever amount of it is needed."""
        return _MEASURES.get(self.what, self.what)

    @property
    def text(self) -> str:
        """In words."""
        words = words_in(self.language, solo=True)
        return words.solo_condition(self.what, self.needed, self.have, self.holds, self.missing, self.below)


@dataclass(frozen=True)
class Rank:
    """A rank, its conditions, and whether it holds.

    All of them are needed, but for the Jester one is enough; he also is who reaches no other rank (SOLO-9).
    """

    name: str
    title: str
    conditions: tuple[Condition, ...]
    holds: bool

    @property
    def missing(self) -> tuple[Condition, ...]:
        """The conditions that are not met and would have to be; nobody needs anything to be a Jester."""
        if self.name == "jester":
            return ()
        return tuple(condition for condition in self.conditions if not condition.holds)


@dataclass(frozen=True)
class SoloRank:
    """The rank reached, and all ranks from the lowest to the highest."""

    name: str
    title: str
    ranks: tuple[Rank, ...]

    def __str__(self) -> str:
        return self.title


def standing(state: State, language: str = "en") -> SoloRank:
    """SOLO-9 for a scored state."""
    words = words_in(language, solo=True)
    have = solo_rank.reached(state)
    best = solo_rank.rank_of(state)
    ranks: list[Rank] = []
    for number, name in enumerate(solo_rank.RANKS):
        below = number == solo_rank.JESTER
        asked = solo_rank.needed(number).items()
        conditions = tuple(Condition(what, needed, have[what], below, language) for what, needed in asked)
        holds = best == solo_rank.JESTER if below else all(condition.holds for condition in conditions)
        ranks.append(Rank(name, words.solo_rank(name), conditions, holds))
    return SoloRank(ranks[best].name, ranks[best].title, tuple(ranks))
