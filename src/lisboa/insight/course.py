"""How a game went: which moves belong to one turn."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING

from lisboa.engine.flow import kind_of
from lisboa.engine.steps import STEPS

if TYPE_CHECKING:
    from lisboa.bots import Line
    from lisboa.game import Game


class Course:
    """Moves with the kinds of their decisions, and where turns begin."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.kinds = kinds(game)
        begun = {event.move for event in game.events(None) if event.kind == "turn-begun"}
        self.starts = sorted({0, *begun} - {len(game.moves)})  # after so many moves

    def turn_of(self, number: int) -> tuple[int, int]:
        """Of a move: the turn in which it was made, whoever's it is, and the seat that made it."""
        return bisect_right(self.starts, number - 1), self.game.movers[number - 1]

    def end_of_turn(self, number: int) -> int:
        """How many moves were made when the turn of a move was over."""
        turn, _ = self.turn_of(number)
        return self.starts[turn] if turn < len(self.starts) else len(self.game.moves)

    def rest_of_turn(self, number: int) -> Line:
        """What the player of a move did from there to the end of the turn."""
        return [(self.kinds[later - 1], self.game.moves[later - 1]) for later in self.left_in_turn(number)]

    def left_in_turn(self, number: int) -> list[int]:
        """The moves of a player in a turn from one of them on, by their numbers."""
        movers = self.game.movers
        seat = movers[number - 1]
        return [later for later in range(number, self.end_of_turn(number) + 1) if movers[later - 1] == seat]


def kinds(game: Game) -> list[str]:
    """Of the decision of each move."""
    found = []
    again = game.rewound(0)
    for move in game.moves:
        found.append(STEPS[kind_of(again.state)].name)
        again.play(move)
    return found
