"""Work in the event loop that takes more than a moment: it is done in slices, and everybody's moves come in between."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Final, TypeVar

from lisboa.server.workers.fair_turns import PEOPLE, Asker, FairTurns

T = TypeVar("T")

SLICE_SECONDS: Final = 0.004


class LongWork:
    """One slice in each pass of the event loop, whoever it is for; those who want more take fair turns."""

    def __init__(self) -> None:
        self._turns = FairTurns(1)

    async def all_of(self, parts: Iterable[T], asker: Asker, rank: int = PEOPLE) -> list[T]:
        """The list of them. Each is made quickly, and it does not matter what happens between two of them."""
        made: list[T] = []
        making = iter(parts)
        while True:
            async with self._slice(asker, rank):
                end = time.perf_counter() + SLICE_SECONDS
                for part in making:
                    made.append(part)
                    if time.perf_counter() >= end:
                        break
                else:
                    return made

    async def turn(self, asker: Asker) -> None:
        """Wait until something may be done that is as long as a slice and cannot be cut into parts."""
        async with self._slice(asker, PEOPLE):
            pass

    @asynccontextmanager
    async def _slice(self, asker: Asker, rank: int) -> AsyncIterator[None]:
        async with self._turns.turn(asker, None, rank):
            yield
            await asyncio.sleep(0)  # with the turn in hand: the next slice is for the next pass
