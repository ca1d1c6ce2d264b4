"""What if: a private copy of a game to try things on, made up from what one seat sees and a seed, never the true one.

Nothing is kept: who goes on sends all moves again. So an answer is a function of view, seed and moves (RUL-30).
"""

from __future__ import annotations

import random
from typing import Any, Final

import msgspec

import lisboa
from lisboa.errors import IllegalMove
from lisboa.game import Game
from lisboa.game_event import GameEvent
from lisboa.server import playthrough, sight
from lisboa.server.assist_answers import Plan
from lisboa.server.languages import ENGLISH
from lisboa.server.playthrough import Entry
from lisboa.server.problems import Problem, bad_field, illegal
from lisboa.server.workers.jobs import Job, Report

AUTO: Final = "auto"
AUTO_TO_ME: Final = "auto-to-me"
QUICK_BOT: Final = "eager"
MAX_PLAYED: Final = 600  # moves: a whole game, some hundredths of a second of a worker process


def sample_of(game: Game, seat: int, seed: int) -> Game:
    """A game that the seat cannot tell from the true one: the only one that leaves for a worker process."""
    return game.resample(seat, random.Random(seed))


class Copy:
    """The game that is tried on: a sample that belongs to the seed."""

    def __init__(self, sample: Game, seat: int, seed: int) -> None:
        self.game = sample
        self.seat = seat
        self.seed = seed
        self.last: list[list[GameEvent]] = []  # what happened in each move of the last wish

    def do(self, wish: str) -> None:
        """A move, or moves of bots."""
        self.last = []
        if wish == AUTO_TO_ME:
            while self.game.turn not in (None, self.seat):
                self.let_bot_move()
        elif wish != AUTO:
            self.play(wish)
        elif not self.game.is_over:
            self.let_bot_move()

    def let_bot_move(self) -> None:
        """For whoever has to decide."""
        self.play(lisboa.bots.move(self.game, QUICK_BOT, self.seed))

    def play(self, move: str) -> None:
        """A move."""
        if len(self.game.moves) >= MAX_PLAYED:
            raise bad_field("moves", f"more than {MAX_PLAYED} moves are played")
        self.last.append(self.game.play(move))


class MakePlan(Job[bytes], frozen=True):
    """Try moves on a sample, which travels as a position document; the plan comes back as JSON, ready to be sent."""

    document: dict[str, Any]
    seat: int
    seed: int
    wishes: list[str]
    seq: int
    language: str

    def run(self, _: Report) -> bytes:
        """In a worker process."""
        copy = Copy(Game.from_position(self.document), self.seat, self.seed)
        return msgspec.json.encode(plan(copy, self.wishes, self.seq, self.language))

    def result_type(self) -> type[bytes]:
        """JSON of a Plan."""
        return bytes


def plan(copy: Copy, wishes: list[str], seq: int, language: str = ENGLISH) -> Plan:
    """The copy after all these moves, and what happened in the last of them."""
    for index, wish in enumerate(wishes):
        try:
            copy.do(wish)
        except IllegalMove as refusal:
            raise at_index(illegal(refusal, language), index) from None
    game = copy.game
    first = len(game.moves) - len(copy.last)
    return Plan(
        seq=seq,
        seat=copy.seat,
        seed=copy.seed,
        turn=game.turn,
        over=game.is_over,
        view=game.view(copy.seat),
        numbers=game.numbers(),
        decision=sight.decision_info(game.decision, language),
        frames=[
            sight.frame_of(entry_of(game, first + number), events, copy.seat, language)
            for number, events in enumerate(copy.last)
        ],
        scores=game.scores(),
        ranking=game.ranking(),
        made=game.moves,
    )


def entry_of(game: Game, number: int) -> Entry:
    """A move of the copy as if it stood in a log; no time passes here."""
    return Entry(seq=number + 1, kind=playthrough.MOVE, at=0, seat=game.movers[number])


def at_index(problem: Problem, index: int) -> Problem:
    """Which of the moves it is."""
    return Problem(problem.status, problem.error, problem.detail, **{**problem.extra, "field": "moves", "index": index})
