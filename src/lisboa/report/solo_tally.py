"""What many games against Lacerda add up to. Like `Tally` it holds whole numbers only."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from lisboa.engine.layout import WIGS
from lisboa.engine.names import LACERDA
from lisboa.engine.solo_rank import JESTER, RANKS, needed, rank_of, reached

if TYPE_CHECKING:
    from lisboa.engine.state import State


@dataclass
class SoloTally:
    """Sums over games; empty where nobody plays against him."""

    ranks: Counter[int] = field(default_factory=Counter)  # the best rank reached (SOLO-9)
    missed: Counter[tuple[int, str]] = field(default_factory=Counter)  # a rank not reached, a condition of it
    margins: Counter[int] = field(default_factory=Counter)  # your wigs less his

    def count(self, s: State) -> None:
        """Add a finished game."""
        have = reached(s)
        self.ranks[rank_of(s)] += 1
        self.margins[int(s.d[WIGS] - s.d[WIGS + LACERDA])] += 1
        for rank in range(JESTER + 1, len(RANKS)):
            for what, least in needed(rank).items():
                if have[what] < least:
                    self.missed[rank, what] += 1

    def merge(self, other: SoloTally) -> None:
        """Add all games of another tally."""
        self.ranks.update(other.ranks)
        self.missed.update(other.missed)
        self.margins.update(other.margins)
