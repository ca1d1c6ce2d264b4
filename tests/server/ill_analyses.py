"""Analyses that go wrong, for the process of their own: module-level classes, so that a new process finds them."""

import os
import time

from lisboa.insight.analysis import Analysis
from lisboa.server.workers.analysis import AnalyseGame
from lisboa.server.workers.jobs import Report


class Fails(AnalyseGame, frozen=True):
    """Says why."""

    def run(self, report: Report) -> Analysis:
        report(0.5)
        raise ZeroDivisionError("oh")


class Dies(AnalyseGame, frozen=True):
    """Says nothing."""

    def run(self, report: Report) -> Analysis:
        os._exit(1)


class Sleeps(AnalyseGame, frozen=True):
    """Begins, and does no more."""

    def run(self, report: Report) -> Analysis:
        report(0.25)
        time.sleep(600)
        raise AssertionError


class Hogs(AnalyseGame, frozen=True):
    """Computes for ever."""

    def run(self, report: Report) -> Analysis:
        while True:
            sum(range(10**6))


class Naps(AnalyseGame, frozen=True):
    """Does nothing for a while, then all."""

    def run(self, report: Report) -> Analysis:
        time.sleep(1.5)
        return super().run(report)
