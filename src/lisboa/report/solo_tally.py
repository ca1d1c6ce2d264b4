"""What many games against Lacerda add up to. Like `Tally` it holds whole numbers only."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from lisboa.engine.solo_rank import JESTER, RANKS, needed, rank_of, reached

if TYPE_CHECKING:
    from lisboa.engine.state import State


@dataclass
class SoloTally:
    """Sums over games; empty where nobody plays against him."""

    ranks: Counter[int] = field(default_factory=Counter)  # the best rank reached (SOLO-9)
    missed: Counter[tuple[int, str]] = field(default_factory=Counter)  # a rank not reached, a condition of it
    margins: Counter[int] = field(default_factory=Counter)  # your wigs less his
    alone: Counter[tuple[int, str]] = field(default_factory=Counter)  # `missed` where nothing else was missing

    def count(self, s: State) -> None:
        """Add a finished game."""
        self.add(rank_of(s), reached(s))

    def add(self, best: int, have: dict[str, int]) -> None:
        """Add a game by its rank and what there is of everything that ranks ask for."""
        self.ranks[best] += 1
        self.margins[have["wigs"]] += 1
        for rank in range(JESTER + 1, len(RANKS)):
            missing = [what for what, least in needed(rank).items() if have[what] < least]
            self.missed.update((rank, what) for what in missing)
            if len(missing) == 1:
                self.alone[rank, missing[0]] += 1

    def merge(self, other: SoloTally) -> None:
        """Add all games of another tally."""
        self.ranks.update(other.ranks)
        self.missed.update(other.missed)
        self.margins.update(other.margins)
        self.alone.update(other.alone)
