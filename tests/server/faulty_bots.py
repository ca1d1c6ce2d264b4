"""Bots that misbehave, for the worker processes: module-level functions, so that a new process finds them.

Only "random" is ill, and "eager" where a test needs both to fail; the others play as ever.
"""

import os
import signal
import time
from typing import Any

from lisboa.server.bot_worker import choose_move

Document = dict[str, Any]


class Cursed(Exception):
    """Can be raised, but not put together again by another process."""

    def __init__(self, one: int, two: int) -> None:
        super().__init__("cursed")


def raises(document: Document, bot: str, seed: int) -> str:
    if bot == "random":
        raise ZeroDivisionError("the hand of the bot must not be told: C01")
    return choose_move(document, bot, seed)


def raises_cursed(document: Document, bot: str, seed: int) -> str:
    if bot == "random":
        raise Cursed(1, 2)
    return choose_move(document, bot, seed)


def leaves(document: Document, bot: str, seed: int) -> str:
    if bot == "random":
        raise SystemExit(0)
    return choose_move(document, bot, seed)


def exits(document: Document, bot: str, seed: int) -> str:
    if bot == "random":
        os._exit(3)
    return choose_move(document, bot, seed)


def is_killed(document: Document, bot: str, seed: int) -> str:
    if bot == "random":
        os.kill(os.getpid(), signal.SIGKILL)
    return choose_move(document, bot, seed)


def sleeps(document: Document, bot: str, seed: int) -> str:
    if bot == "random":
        time.sleep(600)
    return choose_move(document, bot, seed)


def hogs(document: Document, bot: str, seed: int) -> str:
    """Compute for minutes without ever letting Python look at signals or other threads."""
    if bot == "random":
        sum(range(10**12))
    return choose_move(document, bot, seed)


def devours(document: Document, bot: str, seed: int) -> str:
    if bot == "random":
        bytearray(1 << 31)
    return choose_move(document, bot, seed)


def babbles(document: Document, bot: str, seed: int) -> str:
    return "nonsense" if bot == "random" else choose_move(document, bot, seed)


def babbles_at_length(document: Document, bot: str, seed: int) -> str:
    return "pass" * 1_000_000 if bot == "random" else choose_move(document, bot, seed)


def says_nothing(document: Document, bot: str, seed: int) -> str:
    answer: Any = None if bot == "random" else choose_move(document, bot, seed)
    return answer  # type: ignore[no-any-return]  # the fault is that it is no text


def never_helps(document: Document, bot: str, seed: int) -> str:
    raise ZeroDivisionError if bot == "random" else LookupError


def never_ends(document: Document, bot: str, seed: int) -> str:
    time.sleep(600)
    return choose_move(document, bot, seed)


def naps(document: Document, bot: str, seed: int) -> str:
    time.sleep(0.5)
    return choose_move(document, bot, seed)
