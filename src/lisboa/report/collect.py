"""The richer tally of a report. Like `Tally` it holds whole numbers only: merged in any order it is the same."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Any

from lisboa.engine.decree_values import decree_value
from lisboa.engine.lacerda import is_lacerda
from lisboa.engine.layout import DECREE_OWNER, SCORES, START, WIGS
from lisboa.engine.tables import DATA
from lisboa.report.reading import Reading, Thing
from lisboa.report.tally import WIN, winners

if TYPE_CHECKING:
    from lisboa.engine.state import State

FINAL_LINES = tuple(f"score-{number}" for number in range(1, 8))


@dataclass
class Ledger:
    """Sums over games. An edge is `players` times a score less the scores of the whole table, above 0 for good ones."""

    players: int
    scores: Counter[tuple[int, int, int, int]] = field(default_factory=Counter)  # seat, place, twelfths won, wigs
    lines: Counter[tuple[int, str, int]] = field(default_factory=Counter)  # seat, line, wigs
    leads: Counter[int] = field(default_factory=Counter)  # of the best over the second
    winner_lines: Counter[tuple[int, str, bool]] = field(default_factory=Counter)  # wigs: seat, line, did it win
    turn_wigs: Counter[tuple[int, int, bool]] = field(default_factory=Counter)  # seat, turn, did it win
    turn_times: Counter[tuple[int, int, bool]] = field(default_factory=Counter)
    first_period_turns: Counter[int] = field(default_factory=Counter)
    decree_wigs: Counter[tuple[int, int]] = field(default_factory=Counter)  # decree, wigs for its owner
    fates: Counter[tuple[str, int, str]] = field(default_factory=Counter)
    uses: Counter[tuple[str, str]] = field(default_factory=Counter)
    actions: Counter[str] = field(default_factory=Counter)
    holders: Counter[Thing] = field(default_factory=Counter)
    holder_wins: Counter[Thing] = field(default_factory=Counter)  # in twelfths
    holder_edges: Counter[Thing] = field(default_factory=Counter)
    holder_squares: Counter[Thing] = field(default_factory=Counter)  # of edges

    def count(self, s: State) -> None:
        """Add a finished game that was recorded from its beginning."""
        reading = Reading(s)
        for event in s.events:
            reading.read(event)
        won = winners(s)
        table = sum(s.d[WIGS + seat] for seat in range(self.players))
        for seat in range(self.players):
            twelfths = WIN // len(won) if seat in won else 0
            self._count_score(s, seat, twelfths)
            self._count_lines(s, seat, reading, twelfths > 0)
            self._count_things(reading.had[seat], twelfths, self.players * s.d[WIGS + seat] - table)
        for decree in range(1, len(DATA.decrees) + 1):
            owner = s.d[DECREE_OWNER + decree]
            if owner >= 0 and not is_lacerda(s, owner):  # his are worth 3 wigs each, whatever they say (SOLO-8)
                self.decree_wigs[decree, int(decree_value(s, owner, decree))] += 1
        best, second = sorted((int(s.d[WIGS + seat]) for seat in range(self.players)), reverse=True)[:2]
        self.leads[best - second] += 1
        self.first_period_turns[reading.first_period_turns] += 1
        self.fates.update(reading.fates)
        self.uses.update(reading.uses)
        self.actions.update(reading.actions)

    def _count_score(self, s: State, seat: int, twelfths: int) -> None:
        place = (seat - s.d[START]) % self.players
        self.scores[seat, int(place), twelfths, int(s.d[WIGS + seat])] += 1

    def _count_lines(self, s: State, seat: int, reading: Reading, won: bool) -> None:
        before_scoring = int(s.d[SCORES + 8 * seat])
        sheet = {"start": DATA.start_wigs, **reading.lines[seat]}
        sheet["other"] = before_scoring - sum(sheet.values())
        for number, line in enumerate(FINAL_LINES, start=1):
            sheet[line] = int(s.d[SCORES + 8 * seat + number])
        for line, wigs in sheet.items():
            if wigs:
                self.lines[seat, line, wigs] += 1
                self.winner_lines[seat, line, won] += wigs
        for turn, wigs in enumerate(reading.wigs_by_turn[seat], start=1):
            self.turn_wigs[seat, turn, won] += wigs
            self.turn_times[seat, turn, won] += 1

    def _count_things(self, things: set[Thing], twelfths: int, edge: int) -> None:
        for thing in things:
            self.holders[thing] += 1
            self.holder_wins[thing] += twelfths
            self.holder_edges[thing] += edge
            self.holder_squares[thing] += edge * edge

    def merge(self, other: Ledger) -> None:
        """Add all games of another ledger."""
        for mine, theirs in zip(self._counters(), other._counters(), strict=True):
            mine.update(theirs)

    def _counters(self) -> list[Counter[Any]]:
        values = (getattr(self, part.name) for part in fields(self))
        return [value for value in values if isinstance(value, Counter)]
