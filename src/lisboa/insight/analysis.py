"""A game looked at again: who was how likely to win at each turn, and which moves cost most.

What only hindsight knows does not count: every decision is judged by what its player saw. Pure: the same game, seed and
number of simulations give the same analysis in every process.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

import msgspec

from lisboa.bots import Prospect, forecast, study
from lisboa.game import Game

SEED: Final = 0
OTHER_DICE: Final = 1 << 20
GLANCE: Final = 20  # so many times less than a close look is a glance at a decision,
TURN: Final = 8  # and the chances at the beginning of a turn
CANDIDATES: Final = 12  # decisions looked at closely: the worst at a glance,
OF_EACH_SEAT: Final = 3  # and the worst of each seat
KEPT: Final = 5  # costly moves of each seat
WIGS_FOR_ALL: Final = 60.0  # at a glance: a lead lost that weighs as much as the whole game
LEAST_CHANCE: Final = 0.01  # less than both is no fault, or noise
LEAST_WIGS: Final = 1.0

Progress = Callable[[float], None]


class Point(msgspec.Struct, frozen=True):
    """The beginning of a turn, or the end: what each seat could hope for."""

    moves: int  # made before it
    turn: int | None  # the seat to decide; None: the game is over
    chances: list[float]  # to win; together 1
    wigs: list[float]  # expected at the end


class Outlook(msgspec.Struct, frozen=True):
    """What a player could hope for after a move."""

    move: str
    chance: float  # to win
    wigs: float  # expected at the end
    margin: float  # of them over the best rival
    line: list[str]  # how the turn might go on, from this move on


class CostlyMove(msgspec.Struct, frozen=True):
    """A move that was played though there was a better one."""

    number: int  # from 1 on
    seat: int
    played: Outlook
    better: Outlook

    @property
    def cost(self) -> tuple[float, float]:
        """Chance to win and wigs of lead that it lost. They are rounded: equal chances are told apart by wigs."""
        chance = round(self.better.chance - self.played.chance, 2)
        return max(chance, 0.0), round(self.better.margin - self.played.margin, 1)


class Analysis(msgspec.Struct, frozen=True):
    """All of it."""

    seed: int
    simulations: int
    points: list[Point]
    costly: list[CostlyMove]  # the most costly first, a few of each seat


class Work:
    """How much is to be done and how much of it is, counted in simulations."""

    def __init__(self, simulations: int, decisions: int, turns: int, told: Progress) -> None:
        self.closely = simulations
        self.glance = max(2, simulations // GLANCE)
        self.turn = max(2, simulations // TURN)
        self._told = told
        self._done = 0
        self._all = decisions * self.glance + turns * self.turn + CANDIDATES * self.closely

    def did(self, simulations: int) -> None:
        """Some more is done."""
        self._done += simulations
        self._told(min(1.0, self._done / self._all))


def nobody_listens(_: float) -> None:
    """Nobody wants to know how far it is."""


def analyse(game: Game, simulations: int, seed: int = SEED, told: Progress = nobody_listens) -> Analysis:
    """Look at all turns and decisions of a game, finished or not; `simulations` are those of a close look.

    `told` hears how much is done: 0 to 1.
    """
    starts = turn_starts(game)
    work = Work(simulations, len(game.moves), len(starts), told)
    points, glanced = first_look(game, starts, seed, work)
    costly = [second_look(game, number, seed, work) for number in candidates(glanced, game.movers)]
    return Analysis(seed, simulations, points, most_costly(one for one in costly if one is not None))


def turn_starts(game: Game) -> set[int]:
    """After how many moves a turn begins."""
    begun = {event.move for event in game.events(None) if event.kind == "turn-begun"}
    return {0, *begun} - {len(game.moves)}


def first_look(game: Game, starts: set[int], seed: int, work: Work) -> tuple[list[Point], dict[int, float]]:
    """The chart, and how much each move, by its number, seems to have cost at a glance."""
    points: list[Point] = []
    costs: dict[int, float] = {}
    again = game.rewound(0)
    for number, move in enumerate(game.moves, start=1):
        if number - 1 in starts:
            points.append(hopes(again, seed + number, work.turn))
            work.did(work.turn)
        best, played = compared(again, move, seed + number, work.glance)
        if best.move != move:
            costs[number] = best.chance - played.chance + (best.margin - played.margin) / WIGS_FOR_ALL
        work.did(work.glance)
        again.play(move)
    points.append(result(again) if again.is_over else hopes(again, seed, work.turn))
    return points, costs


def hopes(game: Game, seed: int, simulations: int) -> Point:
    """What each seat can hope for now."""
    found = forecast(game, seed, simulations)
    chances = [round(one.chance, 4) for one in found]
    return Point(len(game.moves), game.turn, chances, [round(one.wigs, 1) for one in found])


def result(game: Game) -> Point:
    """How it ended; those who share the first place share the chances."""
    first = game.ranking()[0]
    chances = [1 / len(first) if seat in first else 0.0 for seat in range(game.players)]
    return Point(len(game.moves), None, chances, [float(sheet["total"]) for sheet in game.scores()])


def compared(game: Game, move: str, seed: int, simulations: int) -> tuple[Prospect, Prospect]:
    """The best move that was seen, and the one that was played."""
    prospects = study(game, seed, simulations, [move])
    return prospects[0], next(one for one in prospects if one.move == move)


def candidates(costs: dict[int, float], movers: list[int]) -> list[int]:
    """The moves to look at closely, in the order in which they were played."""
    worst = sorted((number for number, cost in costs.items() if cost > 0), key=lambda number: -costs[number])
    chosen = set(worst[:CANDIDATES])
    for seat in set(movers):
        chosen |= set([number for number in worst if movers[number - 1] == seat][:OF_EACH_SEAT])
    return sorted(chosen)


def second_look(game: Game, number: int, seed: int, work: Work) -> CostlyMove | None:
    """How much a move has really cost; None: nothing. Other dice than at the glance: it was chosen for its bad ones."""
    before = game.rewound(number - 1)
    move = game.moves[number - 1]
    best, played = compared(before, move, seed + OTHER_DICE + number, work.closely)
    work.did(work.closely)
    costly = CostlyMove(number, game.movers[number - 1], outlook(played), outlook(best))
    chance, wigs = costly.cost
    return costly if best.move != move and (chance >= LEAST_CHANCE or wigs >= LEAST_WIGS) else None


def outlook(one: Prospect) -> Outlook:
    """The numbers as they are kept."""
    return Outlook(one.move, round(one.chance, 4), round(one.wigs, 1), round(one.margin, 1), list(one.line))


def most_costly(moves: Iterable[CostlyMove]) -> list[CostlyMove]:
    """The most costly first, of each seat at most `KEPT`."""
    ordered = sorted(moves, key=lambda one: one.cost, reverse=True)
    kept: list[CostlyMove] = []
    for one in ordered:
        if sum(other.seat == one.seat for other in kept) < KEPT:
            kept.append(one)
    return kept
