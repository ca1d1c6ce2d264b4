"""What a good player would do: runs in a worker process, on a position made up from one seat's view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from lisboa.bots import Prospect, study
from lisboa.game import Game
from lisboa.insight import Fact, imagined, told_of
from lisboa.server.workers.jobs import Job, Report

MOST: Final = 3
SIMULATIONS: Final = 300  # where there is time for so many the same position gets the same answer; a second or two


class RankedMove(msgspec.Struct, frozen=True):
    """A move, what imagined games after it came to, the rest of the turn, and the facts that speak for it."""

    move: str
    wigs: float
    margin: float
    chance: float
    rank: float
    line: tuple[str, ...]
    facts: list[Fact]


class RankMoves(Job[list[RankedMove]], frozen=True):
    """Search for the best moves of the seat to decide."""

    document: dict[str, Any]
    seed: int
    seconds: float = 0

    def run(self, _: Report) -> list[RankedMove]:
        """In a worker process."""
        return ranked(Game.from_position(self.document), self.seed, seconds=self.seconds)

    def result_type(self) -> type[list[RankedMove]]:
        """The best first."""
        return list[RankedMove]


def ranked(sample: Game, seed: int, simulations: int = SIMULATIONS, seconds: float = 0) -> list[RankedMove]:
    """Up to three moves, the best first. With a limit of `seconds` there may be fewer simulations."""
    best = study(sample, seed, simulations=simulations, seconds=seconds)[:MOST]
    turns = [imagined(sample, prospect.line) for prospect in best]
    facts = told_of(turns)
    facts[0] += comparison(best)
    return [
        RankedMove(
            one.move,
            round(one.wigs, 1),
            round(one.margin, 1),
            round(one.chance, 3),
            round(one.rank, 1),
            turn.moves,
            told,
        )
        for one, turn, told in zip(best, turns, facts, strict=True)
    ]


def comparison(best: Sequence[Prospect]) -> list[Fact]:
    """By how many wigs the lead of the first move is greater than that of the second, as both are shown."""
    more = round(best[0].margin) - round(best[1].margin) if len(best) > 1 else 0
    return [Fact("better", 0, {"wigs": more})] if more > 0 else []
