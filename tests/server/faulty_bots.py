"""Bots that misbehave, for the worker processes: module-level functions, so that a new process finds them.

Only "random" is ill, and "eager" where a test needs both to fail; the others play as ever.
"""

import os
import signal
import time
from pathlib import Path
from typing import Any

from lisboa.server.hint_search import RankedMove, RankMoves
from lisboa.server.workers.bot_move import choose_move
from lisboa.server.workers.jobs import Report

Document = dict[str, Any]


class Cursed(Exception):
    """Can be raised, but not put together again by another process."""

    def __init__(self, one: int, two: int) -> None:
        super().__init__("cursed")


def raises(document: Document, bot: str, seed: int, seconds: float = 0) -> str:
    if bot == "random":
        raise ZeroDivisionError("the hand of the bot must not be told: C01")
    return choose_move(document, bot, seed, seconds)


def raises_cursed(document: Document, bot: str, seed: int, seconds: float = 0) -> str:
    if bot == "random":
        raise Cursed(1, 2)
    return choose_move(document, bot, seed, seconds)


def leaves(document: Document, bot: str, seed: int, seconds: float = 0) -> str:
    if bot == "random":
        raise SystemExit(0)
    return choose_move(document, bot, seed, seconds)


def exits(document: Document, bot: str, seed: int, seconds: float = 0) -> str:
    if bot == "random":
        os._exit(3)
    return choose_move(document, bot, seed, seconds)


def is_killed(document: Document, bot: str, seed: int, seconds: float = 0) -> str:
    if bot == "random":
        os.kill(os.getpid(), signal.SIGKILL)
    return choose_move(document, bot, seed, seconds)


def sleeps(document: Document, bot: str, seed: int, seconds: float = 0) -> str:
    if bot == "random":
        time.sleep(600)
    return choose_move(document, bot, seed, seconds)


def hogs(document: Document, bot: str, seed: int, seconds: float = 0) -> str:
    """Compute for minutes without ever letting Python look at signals or other threads."""
    if bot == "random":
        sum(range(10**12))
    return choose_move(document, bot, seed, seconds)


def devours(document: Document, bot: str, seed: int, seconds: float = 0) -> str:
    if bot == "random":
        bytearray(1 << 31)
    return choose_move(document, bot, seed, seconds)


def babbles(document: Document, bot: str, seed: int, seconds: float = 0) -> str:
    return "nonsense" if bot == "random" else choose_move(document, bot, seed, seconds)


def babbles_at_length(document: Document, bot: str, seed: int, seconds: float = 0) -> str:
    return "pass" * 1_000_000 if bot == "random" else choose_move(document, bot, seed, seconds)


def says_nothing(document: Document, bot: str, seed: int, seconds: float = 0) -> str:
    answer: Any = None if bot == "random" else choose_move(document, bot, seed, seconds)
    return answer  # type: ignore[no-any-return]  # the fault is that it is no text


def never_helps(document: Document, bot: str, seed: int, seconds: float = 0) -> str:
    raise ZeroDivisionError if bot == "random" else LookupError


def never_ends(document: Document, bot: str, seed: int, seconds: float = 0) -> str:
    time.sleep(600)
    return choose_move(document, bot, seed, seconds)


def naps(document: Document, bot: str, seed: int, seconds: float = 0) -> str:
    time.sleep(0.5)
    return choose_move(document, bot, seed, seconds)


def tells_its_time(document: Document, bot: str, seed: int, seconds: float = 0) -> str:
    """Only the names of exceptions are told, so that is where it is."""
    if bot == "random":
        raise type(f"{seconds} s", (Exception,), {})
    return choose_move(document, bot, seed, seconds)


def waits_for_leave(document: Document, bot: str, seed: int, seconds: float = 0) -> str:
    """Does nothing until somebody makes the file."""
    while not Path(os.environ["LISBOA_LEAVE"]).exists():
        time.sleep(0.02)
    return choose_move(document, bot, seed, seconds)


# Searches for hints


class SearchNeverEnds(RankMoves, frozen=True):
    def run(self, _: Report) -> list[RankedMove]:
        time.sleep(600)
        return []


class SearchFails(RankMoves, frozen=True):
    def run(self, _: Report) -> list[RankedMove]:
        raise LookupError


class SearchExits(RankMoves, frozen=True):
    def run(self, _: Report) -> list[RankedMove]:
        os._exit(3)


class SearchOfAnotherForm(RankMoves, frozen=True):
    def run(self, _: Report) -> list[RankedMove]:
        answer: Any = ["a move"]
        return answer  # type: ignore[no-any-return]  # the fault is that it is no list of ranked moves


class ReportsItsSeconds(RankMoves, frozen=True):
    """The time it has is the margin of its only move."""

    def run(self, _: Report) -> list[RankedMove]:
        return [RankedMove("pass", 0, round(self.seconds, 1), 0, 0, (), [])]


class SearchWithLeave(RankMoves, frozen=True):
    """Shows that it has begun, and does nothing until somebody makes the file."""

    def run(self, report: Report) -> list[RankedMove]:
        leave = Path(os.environ["LISBOA_LEAVE"])
        leave.with_suffix(".begun").touch()
        while not leave.exists():
            time.sleep(0.02)
        return super().run(report)
