"""What many games add up to. Tallies hold whole numbers only, so merging them in any order gives the same result."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING

from lisboa.engine.layout import (
    GAME_CAUSE,
    PERIOD_CAUSE,
    PLAYERS,
    SCORES,
    SOLO,
    START,
    TURNS,
    TURNS_TAKEN,
    WIGS,
)
from lisboa.engine.names import CAUSES
from lisboa.engine.scoring import tie_break
from lisboa.report.solo_tally import SoloTally

if TYPE_CHECKING:
    from lisboa.engine.state import State
    from lisboa.report.collect import Ledger

WIN = 12  # a victory in twelfths: shared by two, three or four it is still a whole number

# The score sheet: rule and what it counts
LINES = (
    ("", "Wigs before scoring"),
    ("SCORE-1", "Hulls of ships"),
    ("SCORE-2", "Rubble sets"),
    ("SCORE-3", "Store majorities"),
    ("SCORE-4", "Réis and influence"),
    ("SCORE-5", "Decrees"),
    ("SCORE-6", "Officials on plans"),
    ("SCORE-7", "Royal Favors"),
)


def winners(s: State) -> list[int]:
    """The seats that win (SCORE-8); several share a victory."""
    results = [tie_break(s, seat) for seat in range(s.d[PLAYERS])]
    best = max(results)
    return [seat for seat, result in enumerate(results) if result == best]


@dataclass
class Tally:
    """Sums over games; each Counter says how often a value was seen."""

    players: int
    ledger: Ledger | None = None  # only for a report: it takes recorded games
    games: int = 0
    shared: int = 0  # games with several winners
    start_wins: int = 0  # in twelfths, like `wins`
    wins: list[int] = field(default_factory=lambda: [0] * 4)
    totals: list[Counter[int]] = field(default_factory=lambda: [Counter() for _ in range(4)])
    lines: list[list[Counter[int]]] = field(default_factory=lambda: [[Counter() for _ in LINES] for _ in range(4)])
    turns: Counter[int] = field(default_factory=Counter)
    turns_each: Counter[int] = field(default_factory=Counter)
    decisions: Counter[int] = field(default_factory=Counter)
    period_ends: Counter[str] = field(default_factory=Counter)
    game_ends: Counter[str] = field(default_factory=Counter)
    solo: SoloTally = field(default_factory=SoloTally)

    def count(self, s: State, decisions: int) -> None:
        """Add a finished game."""
        d = s.d
        self.games += 1
        won = winners(s)
        self.shared += len(won) > 1
        for seat in won:
            self.wins[seat] += WIN // len(won)
            if seat == d[START]:
                self.start_wins += WIN // len(won)
        for seat in range(self.players):
            self.totals[seat][d[WIGS + seat]] += 1
            self.turns_each[d[TURNS_TAKEN + seat]] += 1
            for line, seen in enumerate(self.lines[seat]):
                seen[d[SCORES + 8 * seat + line]] += 1
        self.turns[d[TURNS]] += 1
        self.decisions[decisions] += 1
        self.period_ends[CAUSES[d[PERIOD_CAUSE]]] += 1
        self.game_ends[CAUSES[d[GAME_CAUSE]]] += 1
        if d[SOLO] == 1:
            self.solo.count(s)
        if self.ledger is not None:
            self.ledger.count(s)

    def merge(self, other: Tally) -> None:
        """Add all games of another tally."""
        self.games += other.games
        self.shared += other.shared
        self.start_wins += other.start_wins
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        for mine, theirs in zip(self.counters(), other.counters(), strict=True):
            mine.update(theirs)
        self.period_ends.update(other.period_ends)
        self.game_ends.update(other.game_ends)
        self.solo.merge(other.solo)
        if self.ledger is not None and other.ledger is not None:
            self.ledger.merge(other.ledger)

    def counters(self) -> list[Counter[int]]:
        """All counters of numbers, in a fixed order."""
        lines = [seen for sheet in self.lines for seen in sheet]
        return [*self.totals, *lines, self.turns, self.turns_each, self.decisions]


@dataclass(frozen=True)
class Spread:
    """How values are distributed."""

    least: float
    q1: float
    median: float
    q3: float
    most: float
    mean: float

    def as_json(self) -> dict[str, float]:
        """The keys of `lisboa simulate --json`."""
        return {
            "min": self.least,
            "q1": self.q1,
            "median": self.median,
            "q3": self.q3,
            "max": self.most,
            "mean": self.mean,
        }


def spread(seen: Counter[int]) -> Spread:
    """Quartiles (between the two nearest values where they fall between) and the mean; zeros if nothing was seen."""
    values = sorted(seen)
    n = seen.total()
    if n == 0:
        return Spread(0, 0, 0, 0, 0, 0)
    mean = Fraction(sum(value * times for value, times in seen.items()), n)
    q1, median, q3 = (quantile(seen, values, Fraction(i, 4) * (n - 1)) for i in (1, 2, 3))
    return Spread(values[0], q1, median, q3, values[-1], round(float(mean), 4))


def quantile(seen: Counter[int], values: list[int], place: Fraction) -> float:
    """The value at a place of the sorted row, counted from 0."""
    low, part = int(place), place - int(place)
    passed = 0
    for i, value in enumerate(values):
        passed += seen[value]
        if passed > low:
            above = values[i + 1] if part and passed == low + 1 else value
            return float(value + part * (above - value))
    raise ValueError("place beyond the last value")
