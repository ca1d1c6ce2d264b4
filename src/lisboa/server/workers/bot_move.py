"""A bot's move, chosen in a worker process."""

from __future__ import annotations

from typing import Any, Final, Protocol

import lisboa
from lisboa.server.workers.jobs import Job, JobFailed, Report

LONGEST_MOVE: Final = 8_000  # characters; longer ones are not sent back


class Mover(Protocol):
    """Chooses moves for bots; with 0 seconds they think as their level says, on any machine the same."""

    def __call__(self, document: dict[str, Any], bot: str, seed: int, seconds: float = 0) -> str:
        """The move in this position."""


def choose_move(document: dict[str, Any], bot: str, seed: int, seconds: float = 0) -> str:
    """What the bot plays in this position. Without a limit of its time the same view and seed give the same move."""
    return lisboa.bots.move(lisboa.Game.from_position(document), bot, seed, seconds)


class ChooseMove(Job[str], frozen=True):
    """Let a bot choose; the reason of a failure says nothing of its hand."""

    document: dict[str, Any]
    bot: str
    seed: int
    seconds: float = 0
    choose: Mover = choose_move

    def run(self, _: Report) -> str:
        """The move, if it is one by its looks."""
        move = self.choose(self.document, self.bot, self.seed, self.seconds)
        if type(move) is not str or len(move) > LONGEST_MOVE:
            raise JobFailed("the answer was no move")
        return move

    def result_type(self) -> type[str]:
        """In notation."""
        return str
