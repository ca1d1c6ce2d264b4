"""Analyses that go wrong, for the process of their own: module-level functions, so that a new process finds them."""

import os
import time
from multiprocessing.connection import Connection
from typing import Any

from lisboa.server.analysis_worker import work


def fails(told: Connection, document: dict[str, Any], simulations: int) -> None:
    """Says why."""
    told.send(0.5)
    told.send("ZeroDivisionError: oh")


def dies(told: Connection, document: dict[str, Any], simulations: int) -> None:
    """Says nothing."""
    os._exit(1)


def sleeps(told: Connection, document: dict[str, Any], simulations: int) -> None:
    """Begins, and does no more."""
    told.send(0.25)
    time.sleep(600)


def hogs(told: Connection, document: dict[str, Any], simulations: int) -> None:
    """Computes for ever."""
    while True:
        sum(range(10**6))


def naps(told: Connection, document: dict[str, Any], simulations: int) -> None:
    """Does nothing for a while, then all."""
    time.sleep(1.5)
    work(told, document, simulations)
