"""What happens in the process of an analysis. It yields to everything else on the machine."""

from __future__ import annotations

import os
from multiprocessing.connection import Connection
from typing import Any, Final

import msgspec

from lisboa.game import Game
from lisboa.insight.analysis import analyse
from lisboa.server import bot_worker

NICENESS: Final = 19


def work(told: Connection, document: dict[str, Any], simulations: int) -> None:
    """Analyse a game: tell how much is done (a number) now and then, in the end the analysis (JSON), or why not."""
    bot_worker.prepare()
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    try:
        found = analyse(Game.from_json(document), simulations, told=told.send)
    except Exception as error:  # not every exception survives the way to another process
        told.send(f"{type(error).__name__}: {error}")
    else:
        told.send(msgspec.json.encode(found))
