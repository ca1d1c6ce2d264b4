"""The planner thinks in whole turns. It collects ways to play the turn to its end, and compares them by games that it
imagines after them: each time with what it cannot see dealt anew, for all ways alike (information sets, common chance).

The evaluation proposes, the learned judgement corrects it, and imagined turns of all players decide between the best.
"""

from time import perf_counter
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lisboa.bots.bot import Bot
from lisboa.bots.city import zeros
from lisboa.bots.greedy import turn_floor
from lisboa.bots.imagined import EACH, OPINION, Imagined, judge_of
from lisboa.bots.judgement import OUTPUTS, Judgement, wish
from lisboa.bots.turn_lines import finished_lines, plan_of
from lisboa.bots.weights import Weights
from lisboa.engine.arithmetic import smaller
from lisboa.engine.flow import kind_of, seat_of
from lisboa.engine.layout import PLAYERS, SOLO, TURNS
from lisboa.engine.resample import resampled
from lisboa.engine.rng import next32
from lisboa.engine.state import State
from lisboa.engine.steps import (
    AUTOMATIC,
    DECREE,
    FOLLOW,
    FREE_STATE,
    MAIN,
    OPEN_SITE,
    ROYAL_FAVOR,
    SECOND_DECREE,
    SELL_OR_TRADE,
    STORE_PLOT,
    STORE_TILE,
    TRADE,
)
from lisboa.engine.tables import numbers

FINALISTS: Final = 4  # ideas between which imagined games decide
# What shapes a turn on its way: which store and where, which decrees, which site, whose favor, what to do at court
_SHAPING: Final = (
    STORE_TILE, STORE_PLOT, DECREE, SECOND_DECREE, OPEN_SITE, ROYAL_FAVOR, FREE_STATE, SELL_OR_TRADE, TRADE,
)  # fmt: skip
SHAPING: Final = numbers([int(kind in _SHAPING) for kind in range(len(AUTOMATIC))])


class Idea:
    """A way to play the turn, and what imagined games after it came to."""

    def __init__(self, plan: vec[i64], value: i64) -> None:
        self.plan = plan
        self.value = value  # what the evaluation thinks of the turn's end
        self.sums = zeros(OUTPUTS)
        self.games: i64 = 0  # imagined games that went beyond the turn's end
        self.wish: i64 = 0  # what all looks together say

    def add(self, ending: vec[i64]) -> None:
        """One more imagined ending."""
        i: i64 = 0
        while i < OUTPUTS:
            self.sums[i] += ending[i]
            i += 1
        self.games += 1


class Planner(Bot):
    """A player by search. Equal for equal seeds as long as no clock stops it."""

    def __init__(self, judgements: list[Judgement], ideas: i64, glances: i64, simulations: i64) -> None:
        self.judgements = judgements  # for one, two, three and four players
        self.weights = Weights()
        self.ideas = ideas  # ways to play the turn that the judgement looks at
        self.glances = glances  # how often, with other hidden things each time
        self.simulations = simulations  # games imagined for the best of them, if there are two players

    def thinking(self, simulations: int) -> "Planner":
        """The same player with another number of simulations."""
        return Planner(self.judgements, self.ideas, self.glances, simulations)

    def choose(self, sample: State, codes: vec[i64], dice: vec[i64]) -> i64:
        return self.think(sample, codes, dice, 0.0)[0].plan[1]

    def think(self, sample: State, codes: vec[i64], dice: vec[i64], seconds: float) -> list[Idea]:
        """All ideas, the best first. With a time limit the simulations end when it is over."""
        stop = perf_counter() + seconds if seconds > 0 else 0.0
        seed = next32(dice, 0)
        field = self.looked_at(sample, codes, seed, stop)
        games = self.games(sample)
        if games > 0:
            self.study(sample, field, games, seed, stop)
        return field

    def looked_at(self, sample: State, codes: vec[i64], seed: i64, stop: float) -> list[Idea]:
        """All ideas by what evaluation and judgement think of the end of the turn, the best first."""
        return self.glanced_at(sample, self.collect(sample, codes), seed, stop)

    def glanced_at(self, sample: State, field: list[Idea], seed: i64, stop: float) -> list[Idea]:
        """The same for ideas that somebody else has had."""
        i: i64 = 0
        while i < self.glances and (i == 0 or not over(stop)):
            for idea in field:
                idea.wish += wish(self.ending(sample, idea, seed + i, 0), sample) + OPINION * idea.value
            i += 1
        return best_first(field)

    def collect(self, s: State, codes: vec[i64]) -> list[Idea]:
        """Ways to play the turn to its end, for every option the best ones that the evaluation finds."""
        seat = seat_of(s)
        floor = turn_floor(s, seat)
        judge = judge_of(s, seat, self.weights)
        return [Idea(plan_of(line), line.value) for line in finished_lines(s, codes, judge, floor, EACH, self.ideas)]

    def judgement(self, s: State) -> Judgement:
        """That of the number of players."""
        return self.judgements[s.d[PLAYERS] - 1 - s.d[SOLO]]

    def ending(self, s: State, idea: Idea, seed: i64, turns: i64) -> vec[i64]:
        """How a game ends that goes on with an idea and so many turns, as far as can be foretold."""
        seat = seat_of(s)
        game = Imagined(resampled(s, seat, seed), self.weights)
        game.plans[seat] = idea.plan
        if game.play_on(s.d[TURNS] + turns):
            return self.judgement(s).see(game.s, seat)
        return self.judgement(s).look(game.s, seat)

    def games(self, s: State) -> i64:
        """How many games a decision is worth: with more players each lasts longer, so there are fewer.

        Half as many for what shapes a turn on its way; alone against Lacerda none.
        """
        games = self.simulations * 2 // s.d[PLAYERS]
        if sets_the_course(s):
            return games
        if s.d[SOLO] == 0 and SHAPING[kind_of(s)] == 1:
            return games // 2
        return 0

    def study(self, s: State, field: list[Idea], games: i64, seed: i64, stop: float) -> None:
        """Sequential halving: the games are shared out between the rounds; in each the best ideas get the same chance.

        The list is sorted, also when the time is over.
        """
        left = smaller(len(field), FINALISTS)
        rounds: i64 = 1 if left <= 2 else 2
        n: i64 = self.glances
        while left > 1:
            each = games // (rounds * left)
            if each < 1:
                each = 1
            i: i64 = 0
            while i < each and not over(stop):
                k: i64 = 0
                while k < left:
                    ending = self.ending(s, field[k], seed + n, a_round(s))
                    field[k].add(ending)
                    field[k].wish += wish(ending, s)
                    k += 1
                n += 1
                i += 1
            field[:left] = best_first(field[:left])
            left = (left + 1) // 2


def a_round(s: State) -> i64:
    """How many turns imagined games last: until the own next one is played."""
    return s.d[PLAYERS]


def sets_the_course(s: State) -> bool:
    """Does a turn begin, or may one follow? The other decisions carry out what is begun."""
    kind = kind_of(s)
    return kind == MAIN or kind == FOLLOW


def over(stop: float) -> bool:
    """Is the time over, if there is a limit?"""
    return stop > 0 and perf_counter() > stop


def best_first(field: list[Idea]) -> list[Idea]:
    """By what all looks together say; of equals the earlier one stays ahead."""
    order: list[Idea] = []
    for idea in field:
        at: i64 = len(order)
        while at > 0 and order[at - 1].wish < idea.wish:
            at -= 1
        order.insert(at, idea)
    return order
