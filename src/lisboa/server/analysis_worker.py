"""What happens in the process of an analysis. It yields to everything else on the machine."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any, Final

import msgspec

from lisboa.game import Game
from lisboa.server import bot_worker

if sys.platform != "win32":
    import resource

NICENESS: Final = 19


def limited(
    cpu_seconds: int, work: Callable[[Connection, dict[str, Any], int], None], told: Connection, *about: Any
) -> None:
    """Do the work with so much processor time; a process that takes more is ended by the kernel."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends this process
    if sys.platform != "win32":
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_CPU, (cpu_seconds, cpu_seconds + 5))
    work(told, *about)


def work(told: Connection, document: dict[str, Any], simulations: int) -> None:
    """Analyse a game: tell how much is done (a number) now and then, in the end the analysis (JSON), or why not."""
    from lisboa.insight.analysis import analyse  # the server imports this module and analyses nothing

    bot_worker.prepare()
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    try:
        found = analyse(Game.from_json(document), simulations, told=told.send)
    except Exception as error:  # not every exception survives the way to another process
        told.send(f"{type(error).__name__}: {error}")
    else:
        told.send(msgspec.json.encode(found))
