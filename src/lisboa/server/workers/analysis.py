"""A finished game analysed, in a worker process."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lisboa.game import Game
from lisboa.server.workers.jobs import Job, Report

if TYPE_CHECKING:
    from lisboa.insight.analysis import Analysis


class AnalyseGame(Job["Analysis"], frozen=True):
    """The server has this module and analyses nothing, so it imports `insight` only when there is a result."""

    document: dict[str, Any]
    simulations: int

    def run(self, report: Report) -> Analysis:
        """For minutes, with reports of how much is done."""
        from lisboa.insight.analysis import analyse

        return analyse(Game.from_json(self.document), self.simulations, told=report)

    def result_type(self) -> type[Analysis]:
        """Chances turn by turn, and costly moves."""
        from lisboa.insight.analysis import Analysis

        return Analysis
