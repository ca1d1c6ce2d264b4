"""Texts that make a regular expression work as hard as it can, made from the expression itself.

What makes one slow is a part that repeats without limit: it is tried with many repetitions, before and after what the
expression has around it, so that the whole matches nearly and fails late.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

# Where Python keeps the parts of an expression; type checkers do not agree whether these modules exist.
codes: Any = import_module("re._constants")
parser: Any = import_module("re._parser")

LETTERS = "a0A _-.,:;+@/\\\"'`$&<>[](){}#*\n\té\u200c\u3000"
REPEATS = (codes.MAX_REPEAT, codes.MIN_REPEAT, codes.POSSESSIVE_REPEAT)
ENDS = ("", "\0", "\n\0")
SIZES = (8, 16, 20, 24, 128, 256, 512, 1024, 2048, 4096, 8192, 16_384, 32_768)  # exponential ones are seen at once
ENOUGH_SECONDS = 0.01  # of processor time: less cannot be compared
GROWTH = 3.0  # times the time for half of the length: linear is 2, quadratic is 4


def growth(work: Callable[[str], object], text: Callable[[int], str]) -> float:
    """How many times longer it takes for a text of twice the length; 0.0 if it takes no time worth comparing."""
    before = 0
    for size in SIZES:
        if least_seconds(work, text(size), tries=1) > ENOUGH_SECONDS:
            return least_seconds(work, text(size)) / least_seconds(work, text(before)) if before else GROWTH + 1
        before = size
    return 0.0


def least_seconds(work: Callable[[str], object], text: str, tries: int = 3) -> float:
    """Processor time; the least of some tries, for other work of the machine only adds to it."""
    found: list[float] = []
    while len(found) < tries and sum(found) < 10 * ENOUGH_SECONDS:
        began = time.process_time()
        work(text)
        found.append(time.process_time() - began)
    return max(min(found), 1e-6)


def hostile_texts(pattern: re.Pattern[str]) -> Iterator[Callable[[int], str]]:
    """Functions that make a text of about a given length."""
    before_and_pumps = list(pumps(parser.parse(pattern.pattern, pattern.flags & ~re.UNICODE), ""))
    for before, pump in before_and_pumps:
        for end in ENDS:
            yield lambda size, b=before, p=pump, e=end: b + p * (size // len(p)) + e  # type: ignore[misc]
        whole = before + pump
        yield lambda size, w=whole: w * (size // len(w)) + "\0"  # type: ignore[misc]
    one_each = list({before: (before, pump) for before, pump in before_and_pumps}.values())
    for _, first in one_each:
        for before, second in one_each:
            yield lambda size, a=first, b=before + second: a * (size // 2 // len(a)) + b * (size // 2 // len(b)) + "\0"  # type: ignore[misc]


def pumps(parts: Any, before: str) -> Iterator[tuple[str, str]]:
    """Every part that repeats without limit: what it can repeat, and a text that leads to it."""
    for code, value in parts:
        if code in REPEATS:
            _, most, inner = value
            if most == codes.MAXREPEAT:
                yield from ((before, text) for text in samples(inner) if text)
            yield from pumps(inner, before)
        elif code is codes.SUBPATTERN:
            yield from pumps(value[-1], before)
        elif code is codes.ATOMIC_GROUP:
            yield from pumps(value, before)
        elif code is codes.BRANCH:
            for branch in value[1]:
                yield from pumps(branch, before)
        elif code in (codes.ASSERT, codes.ASSERT_NOT):
            yield from pumps(value[1], before)
            if code is codes.ASSERT and value[0] < 0:  # what must stand before
                before += next(samples(value[1]), "")
            continue
        before += next(samples([(code, value)]), "")


def samples(parts: Any) -> Iterator[str]:
    """Some texts that this part of an expression matches, short ones."""
    found = [""]
    for code, value in parts:
        found = [text + more for text in found[:4] for more in choices(code, value)]
    yield from dict.fromkeys(found)


def choices(code: Any, value: Any) -> list[str]:
    if code is codes.LITERAL:
        return [chr(value)]
    if code in (codes.IN, codes.ANY, codes.NOT_LITERAL):
        return [letter for letter in LETTERS if matches(code, value, letter)][:3] or [""]
    if code in REPEATS:
        least, _, inner = value
        return [text * max(1, least) for text in samples(inner)]
    if code is codes.SUBPATTERN:
        return list(samples(value[-1]))
    if code is codes.ATOMIC_GROUP:
        return list(samples(value))
    if code is codes.BRANCH:
        return [text for branch in value[1] for text in samples(branch)]
    return [""]  # places and references have no text of their own


def matches(code: Any, value: Any, letter: str) -> bool:
    if code is codes.ANY:
        return letter != "\n"
    if code is codes.NOT_LITERAL:
        return bool(ord(letter) != value)
    kinds = {
        codes.CATEGORY_DIGIT: r"\d",
        codes.CATEGORY_NOT_DIGIT: r"\D",
        codes.CATEGORY_SPACE: r"\s",
        codes.CATEGORY_NOT_SPACE: r"\S",
        codes.CATEGORY_WORD: r"\w",
        codes.CATEGORY_NOT_WORD: r"\W",
    }
    negated, found = False, False
    for kind, what in value:
        if kind is codes.NEGATE:
            negated = True
        elif kind is codes.LITERAL:
            found |= ord(letter) == what
        elif kind is codes.RANGE:
            found |= what[0] <= ord(letter) <= what[1]
        elif kind is codes.CATEGORY:
            found |= re.fullmatch(kinds[what], letter) is not None
    return found != negated
