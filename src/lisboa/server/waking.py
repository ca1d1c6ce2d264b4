"""Sockets are woken in slices: there may be hundreds of them, and nobody's move should wait until all are served."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from itertools import islice
from typing import Final

from lisboa.server.socket_rooms import Ear

AT_ONCE: Final = 20  # sockets that are sent something before everybody else has a turn


class Waking:
    """Those that wait to be woken. A socket that is to send more meanwhile still waits only once."""

    def __init__(self) -> None:
        self._sleeping: dict[Ear, None] = {}
        self._waking: asyncio.Task[None] | None = None

    def later(self, ear: Ear) -> None:
        """Without hurry: after all that wait already."""
        self._sleeping[ear] = None
        if self._waking is None:
            self._waking = asyncio.create_task(self._wake_some())

    def first(self, ears: Iterable[Ear]) -> None:
        """At once, unless they are too many: one person may have dozens of sockets."""
        for number, ear in enumerate(ears):
            if number < AT_ONCE:
                ear.wake.set()
            else:
                self.later(ear)

    async def _wake_some(self) -> None:
        try:
            while self._sleeping:
                for ear in list(islice(self._sleeping, AT_ONCE)):
                    del self._sleeping[ear]
                    ear.wake.set()
                await asyncio.sleep(0)
        finally:
            self._waking = None
