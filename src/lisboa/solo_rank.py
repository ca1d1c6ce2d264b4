"""Your standing after a game against Lacerda, with what is missing for every rank (SOLO-9)."""

from dataclasses import dataclass

from lisboa.engine import solo_rank
from lisboa.engine.state import State
from lisboa.text import Words

_WORDS = Words("en", solo=True)

# Conditions that ask for different amounts of the same thing
_MEASURES = {"wigs-as-he": "wigs", "stores-as-he": "stores-lead", "stores-more": "stores-lead"}


@dataclass(frozen=True)
class Condition:
    """One condition of a rank: how much is needed, how much there is. Leads over Lacerda may be negative."""

    what: str
    needed: int
    have: int

    @property
    def holds(self) -> bool:
        return self.have >= self.needed

    @property
    def missing(self) -> int:
        """By how much it is missed; 0 if it holds."""
        return max(self.needed - self.have, 0)

    @property
    def measure(self) -> str:
        """What is counted, whatever amount of it is needed."""
        return _MEASURES.get(self.what, self.what)

    @property
    def text(self) -> str:
        """In words."""
        return _WORDS.solo_condition(self.what, self.needed, self.have)


@dataclass(frozen=True)
class Rank:
    """A rank and its conditions. For the Jester they are those he fails: without one missing you are more than he."""

    name: str
    title: str
    conditions: tuple[Condition, ...]

    @property
    def holds(self) -> bool:
        """Are all conditions met? The Jester is who nobody else is, so he always holds."""
        return self.name == "jester" or all(condition.holds for condition in self.conditions)

    @property
    def missing(self) -> tuple[Condition, ...]:
        """The conditions that are not met."""
        return tuple(condition for condition in self.conditions if not condition.holds)


@dataclass(frozen=True)
class SoloRank:
    """The rank reached, and all ranks from the lowest to the highest."""

    name: str
    title: str
    ranks: tuple[Rank, ...]

    def __str__(self) -> str:
        return self.title


def standing(state: State) -> SoloRank:
    """SOLO-9 for a scored state."""
    have = solo_rank.reached(state)
    ranks = tuple(
        Rank(
            name,
            _WORDS.solo_rank(name),
            tuple(Condition(what, needed, have[what]) for what, needed in solo_rank.needed(number).items()),
        )
        for number, name in enumerate(solo_rank.RANKS)
    )
    best = ranks[solo_rank.rank_of(state)]
    return SoloRank(best.name, best.title, ranks)
