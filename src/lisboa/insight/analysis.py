"""A game looked at again: who was how likely to win at each turn, and which moves cost most.

Chart and list are made with the same eyes: a point tells what each player could hope for by what it saw, and a move is
judged by the rest of the turn as it was really played, as far ahead as the next point looks. So what is told of a move
is the next point, but for what chance and the others brought and for the noise of imagined games. What only hindsight
knows does not count. Pure: the same game, seed and number of simulations give the same analysis in every process.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

import msgspec

from lisboa.bots import Forecast, Line, Prospect, forecast, study, weigh
from lisboa.game import Game
from lisboa.insight.course import Course

METHOD: Final = 4  # counts the ways in which analyses were made: what is kept of another one is made anew
SEED: Final = 0
OTHER_DICE: Final = 1 << 20  # from one look to the next
LOOKS: Final = 2  # at what seems costly: each must find it
DECISIONS: Final = 4  # of a turn that are looked at closely, to find the one where it went wrong
GLANCE: Final = 40  # so many times less than a close look is a glance at a decision,
TURN: Final = 8  # the chances of one seat at the beginning of a turn,
SEARCH: Final = 2  # and the search for a better move
CANDIDATES: Final = 10  # turns looked at closely: the worst at a glance,
OF_EACH_SEAT: Final = 3  # and the worst of each seat
KEPT: Final = 5  # costly moves of each seat
WIGS_FOR_ALL: Final = 60.0  # a lead lost that weighs as much as the whole game
LEAST: Final = 0.02  # less is no fault, or noise

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
    played: Outlook  # with the rest of the turn as it was played
    better: Outlook
    open: list[str]  # how the turn might have gone on best after the move that was played

    @property
    def cost(self) -> tuple[float, float]:
        """Chance to win and wigs of lead that it lost, as they are shown: the chance in whole per cent."""
        chance = round(round(self.better.chance, 2) - round(self.played.chance, 2), 2)
        return max(chance, 0.0), round(self.better.margin - self.played.margin, 1)


class Analysis(msgspec.Struct, frozen=True):
    """All of it."""

    seed: int
    simulations: int
    points: list[Point]
    costly: list[CostlyMove]  # the most costly first, a few of each seat


class Work:
    """How much is to be done and how much of it is, counted in simulations."""

    def __init__(self, simulations: int, decisions: int, points: int, told: Progress) -> None:
        self.closely = max(2, simulations // (2 * LOOKS))  # for each line in each look
        self.search = max(2, simulations // SEARCH)
        self.glance = max(2, simulations // GLANCE)
        self.turn = max(2, simulations // TURN)
        self.candidate = 2 * self.search + 3 * LOOKS * self.closely
        self.decision = 3 * self.glance
        self._told = told
        self._done = 0
        self._all = decisions * self.decision + points * self.turn + CANDIDATES * self.candidate

    def did(self, simulations: int) -> None:
        """Some more is done."""
        self._done += simulations
        self._told(min(1.0, self._done / self._all))

    def finished(self) -> None:
        """That was all, perhaps less than expected."""
        self._told(1.0)


class Glance(msgspec.Struct, frozen=True):
    """A decision at a glance."""

    number: int  # of its move
    loss: float  # of the rest of the turn as it was played
    other: bool  # another move seemed better


def nobody_listens(_: float) -> None:
    """Nobody wants to know how far it is."""


def analyse(game: Game, simulations: int, seed: int = SEED, told: Progress = nobody_listens) -> Analysis:
    """Look at all turns and decisions of a game, finished or not; `simulations` are those of a close look.

    `told` hears how much is done: 0 to 1.
    """
    course = Course(game)
    work = Work(simulations, len(game.moves), (len(course.starts) + 1) * len(viewers(game)), told)
    points, glanced = first_look(course, seed, work)
    costly = [closer_look(course, number, seed, work) for number in candidates(course, glanced)]
    work.finished()
    return Analysis(seed, simulations, points, most_costly(one for one in costly if one is not None))


# The chart


def first_look(course: Course, seed: int, work: Work) -> tuple[list[Point], list[Glance]]:
    """The chart, and how much each move seems to have cost at a glance."""
    points: list[Point] = []
    glanced: list[Glance] = []
    again = course.game.rewound(0)
    for number, move in enumerate(course.game.moves, start=1):
        if number - 1 in course.starts:
            points.append(hopes(again, seed + number, work))
        glanced.append(glance(again, number, course.rest_of_turn(number), seed + number, work))
        again.play(move)
    points.append(result(again) if again.is_over else hopes(again, seed, work))
    return points, glanced


def viewers(game: Game) -> list[int]:
    """Who has a view of its own; Lacerda has none."""
    return [0] if game.solo else list(range(game.players))


def hopes(game: Game, seed: int, work: Work) -> Point:
    """What each seat can hope for now, by what it sees."""
    found = [forecast(game, seed, work.turn, seat) for seat in viewers(game)]
    work.did(work.turn * len(found))
    own = found[0] if game.solo else [views[seat] for seat, views in enumerate(found)]
    total = sum(one.chance for one in own) or 1.0
    chances = [round(one.chance / total, 4) for one in own]
    return Point(len(game.moves), game.turn, chances, [round(one.wigs, 1) for one in own])


def result(game: Game) -> Point:
    """How it ended; those who share the first place share the chances."""
    first = game.ranking()[0]
    chances = [1 / len(first) if seat in first else 0.0 for seat in range(game.players)]
    return Point(len(game.moves), None, chances, [float(sheet["total"]) for sheet in game.scores()])


# The moves


def glance(game: Game, number: int, played: Line, seed: int, work: Work) -> Glance:
    """What the rest of a turn seems to have cost from a decision on."""
    best = study(game, seed, work.glance)[0]
    line = line_of(best)
    work.did(work.decision)
    if line == list(played):
        return Glance(number, 0.0, other=False)
    better, real = weigh(game, [line, played], seed + OTHER_DICE, work.glance)
    return Glance(number, loss(better, real), best.move != played[0][1])


def line_of(one: Prospect) -> list[tuple[str, str]]:
    """With the kinds of its decisions."""
    return list(zip(one.kinds, one.line, strict=True))


def loss(better: Forecast, played: Forecast) -> float:
    """Chance to win and lead in one number."""
    return better.chance - played.chance + (better.margin - played.margin) / WIGS_FOR_ALL


def candidates(course: Course, glanced: list[Glance]) -> list[int]:
    """The moves to look at closely, in the order in which they were played: of each turn of a seat at most one."""
    turns: dict[tuple[int, int], list[Glance]] = {}
    for one in glanced:
        turns.setdefault(course.turn_of(one.number), []).append(one)
    found = [one for one in map(culprit, turns.values()) if one is not None and one.loss > 0]
    worst = [one.number for one in sorted(found, key=lambda one: -one.loss)]
    chosen = set(worst[:CANDIDATES])
    movers = course.game.movers
    for seat in set(movers):
        chosen |= set([number for number in worst if movers[number - 1] == seat][:OF_EACH_SEAT])
    return sorted(chosen)


def culprit(turn: list[Glance]) -> Glance | None:
    """The move of a turn after which the least of the loss was left to be lost: what later moves cost is theirs."""
    left = [one.loss for one in turn[1:]] + [0.0]
    own = [(one.loss - later, one) for one, later in zip(turn, left, strict=True) if one.other]
    return max(own, key=lambda found: found[0])[1] if own else None


def closer_look(course: Course, number: int, seed: int, work: Work) -> CostlyMove | None:
    """How much a move has really cost, or the later one of the turn that is to blame; None: nothing that is sure."""
    work.did(work.candidate)
    found: list[Blame] = []
    best = best_line(course, number, seed, work)
    numbers = course.left_in_turn(number)
    for i, one in enumerate(numbers[:DECISIONS], start=1):
        going_on = best_line(course, numbers[i], seed, work) if i < len(numbers) else []
        blame = blamed(course, one, (best, going_on), seed, work)
        found += [] if blame is None else [blame]
        if blame is not None and blame.own >= blame.whole / 2:
            break
        best = going_on
    return max(found, key=lambda blame: blame.own).costly if found else None


class Blame(msgspec.Struct, frozen=True):
    """A costly move, what it lost by itself, and what the turn lost from there on."""

    costly: CostlyMove
    own: float
    whole: float


def best_line(course: Course, number: int, seed: int, work: Work) -> list[tuple[str, str]]:
    """How the turn would best go on from before a move."""
    return line_of(study(course.game.rewound(number - 1), seed + OTHER_DICE + number, work.search)[0])


def blamed(course: Course, number: int, lines: tuple[Line, Line], seed: int, work: Work) -> Blame | None:
    """What a move lost beside the best line, even if the turn had gone on best after it: what later moves could still
    have gained is not its fault. None: nothing, or not every look with dice of its own finds it.
    """
    best, going_on = lines
    played = course.rest_of_turn(number)
    if best[0] == played[0]:
        return None
    before = course.game.rewound(number - 1)
    three = [best, played, [played[0], *going_on]]
    looks = [weigh(before, three, seed + (2 + i) * OTHER_DICE + number, work.closely) for i in range(LOOKS)]
    own = [min(loss(better, real), loss(better, still_open)) for better, real, still_open in looks]
    if min(own) < LEAST:
        return None
    better, real = (outlook(line, [look[i] for look in looks]) for i, line in enumerate((best, played)))
    costly = CostlyMove(number, course.game.movers[number - 1], real, better, [move for _, move in three[2]])
    return Blame(costly, sum(own) / LOOKS, sum(loss(look[0], look[1]) for look in looks) / LOOKS)


def outlook(line: Line, looks: list[Forecast]) -> Outlook:
    """The numbers as they are kept: the mean of all looks."""
    moves = [move for _, move in line]
    n = len(looks)
    chance = sum(look.chance for look in looks) / n
    wigs = sum(look.wigs for look in looks) / n
    margin = sum(look.margin for look in looks) / n
    return Outlook(moves[0], round(chance, 4), round(wigs, 1), round(margin, 1), moves)


def most_costly(moves: Iterable[CostlyMove]) -> list[CostlyMove]:
    """The most costly first, of each seat at most `KEPT`."""
    ordered = sorted(moves, key=lambda one: one.cost, reverse=True)
    kept: list[CostlyMove] = []
    for one in ordered:
        if sum(other.seat == one.seat for other in kept) < KEPT:
            kept.append(one)
    return kept
