"""What is made once, kept, and takes longer than a request may: it is made in a thread, whoever asks for it first.

    body = await prepared(component_bytes, language)

One thread makes everything, a thing at a time: nothing is made twice, and the event loop has one rival at most. The
makers keep what they have made (`functools.cache`).
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Final, TypeVar

from lisboa.server.languages import ENGLISH
from lisboa.text.catalogue import LOCALES, catalogue

T = TypeVar("T")
Item = tuple[Any, ...]  # who makes it, and of what

WORDLESS: Final = "wordless"  # an operation that answers in the reader's language, but with none of our texts
_MAKER: Final = ThreadPoolExecutor(1, "lisboa-prepare")
_LOCK: Final = threading.Lock()
_UNDER_WAY: Final[dict[Item, Future[Any]]] = {}
_MADE: Final[set[Item]] = set()


async def prepared(make: Callable[..., T], *of: object) -> T:
    """What it makes; whoever comes before it is there waits without holding up others."""
    if (make, *of) not in _MADE:
        await asyncio.shield(asyncio.wrap_future(_begun(make, *of)))
    return make(*of)


def prepare(make: Callable[..., object], *of: object) -> None:
    """For a thread that has time: have it made, and wait for it."""
    if (make, *of) not in _MADE:
        _begun(make, *of).result()


def is_prepared(make: Callable[..., object], *of: object) -> bool:
    """Is it there?"""
    return (make, *of) in _MADE


def _begun(make: Callable[..., object], *of: object) -> Future[Any]:
    item = (make, *of)
    with _LOCK:
        if item not in _UNDER_WAY:
            _UNDER_WAY[item] = _MAKER.submit(_make, item)
        return _UNDER_WAY[item]


def _make(item: Item) -> None:
    """What fails is tried again by whoever asks next."""
    try:
        item[0](*item[1:])
        _MADE.add(item)
    finally:
        with _LOCK:
            del _UNDER_WAY[item]


def read_words(language: str) -> None:
    """All texts of a language, which are read when the first is said."""
    _ = catalogue(language).bundle


async def words_there(language: str) -> None:
    """Wait for the words of a language, and of English, in which refusals are thought of first."""
    for name in dict.fromkeys((ENGLISH, language)):
        if name in LOCALES and (read_words, name) not in _MADE:
            await prepared(read_words, name)
