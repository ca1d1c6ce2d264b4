"""What the master thinks of a position, in numbers that people understand."""

from dataclasses import dataclass
from time import perf_counter
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lisboa.bots.imagined import Imagined
from lisboa.bots.judgement import FINAL_WIGS, MARGIN, RANK, VICTORY, Judgement, wish
from lisboa.bots.planner import Idea, Planner, a_round, best_first, over
from lisboa.engine import notation
from lisboa.engine.flow import seat_of
from lisboa.engine.lacerda import boards
from lisboa.engine.layout import PLAYERS, TURNS
from lisboa.engine.names import LACERDA
from lisboa.engine.resample import resampled
from lisboa.engine.rng import next32
from lisboa.engine.state import State
from lisboa.engine.steps import MAIN, STEPS, TAKE_CARD

MOST: Final = 3  # moves told


@dataclass(frozen=True)
class Prospect:
    """A move, and what imagined games after it came to for the seat that decides."""

    move: str
    simulations: int
    wigs: float  # expected at the end
    margin: float  # the same less the best rival's
    chance: float  # to win, 0 to 1
    rank: float  # against Lacerda: from 0, Jester, to 3, Minister's right hand (SOLO-9)
    line: tuple[str, ...]  # the rest of the turn as the master imagines it, this move first
    kinds: tuple[str, ...]  # of the decisions of the line


@dataclass(frozen=True)
class Forecast:
    """What a seat may expect at the end of the game."""

    wigs: float
    margin: float  # the same less the best rival's
    chance: float  # to win; those of all seats add up to 1


def prospects(planner: Planner, sample: State, codes: vec[i64], dice: vec[i64], seconds: float) -> list[Prospect]:
    """The best moves, the best first; each is judged, and put in order, by the same number of games."""
    stop = perf_counter() + seconds if seconds > 0 else 0.0
    seed = next32(dice, 0)
    ideas = of_each_move(planner, sample, codes, seed, stop)[:MOST]
    for idea in ideas:
        idea.wish = 0  # what is told decides, not what led to it
    for number in range(max(1, planner.simulations // len(ideas))):
        for idea in ideas:
            ending = planner.ending(sample, idea, seed + planner.glances + number, a_round(sample))
            idea.add(ending)
            idea.wish += wish(ending, sample)
        if over(stop):
            break
    return [told(idea) for idea in best_first(ideas)]


def of_each_move(planner: Planner, sample: State, codes: vec[i64], seed: i64, stop: float) -> list[Idea]:
    """The best idea that begins with each move, as far as the planner has one; the best first.

    The same turn with another card says nothing new, nor does one that comes to the same in another order.
    """
    found: list[Idea] = []
    for idea in planner.looked_at(sample, codes, seed, stop):
        if not any(alike(other.plan, idea.plan) or as_good(other, idea) for other in found):
            found.append(idea)
    return found


def alike(x: vec[i64], y: vec[i64]) -> bool:
    """Do two plans begin with the same move, or play another card for the same, whatever is drawn for it?"""
    if x[1] == y[1]:
        return True
    if x[0] != MAIN or len(x) == 2 or verb(x) != verb(y):
        return False
    return what_follows(x) == what_follows(y)


def what_follows(plan: vec[i64]) -> list[tuple[int, int]]:
    """The decisions of a turn after its first but for the card drawn."""
    return [(plan[i], plan[i + 1]) for i in range(2, len(plan), 2) if plan[i] != TAKE_CARD]


def as_good(x: Idea, y: Idea) -> bool:
    """Do evaluation and judgement, on all deals, think the very same of how two turns end?"""
    return x.value == y.value and x.wish == y.wish


def verb(plan: vec[i64]) -> str:
    """What kind of move a plan begins with."""
    return notation.write(plan[0], plan[1]).split()[0]


def told(idea: Idea) -> Prospect:
    """An idea for people."""
    n = int(idea.games)
    plan = idea.plan
    steps = range(0, len(plan), 2)
    return Prospect(
        notation.write(plan[0], plan[1]),
        n,
        int(idea.sums[FINAL_WIGS]) / n / 100,
        int(idea.sums[MARGIN]) / n / 100,
        int(idea.sums[VICTORY]) / n / 10_000,
        int(idea.sums[RANK]) / n / 100,
        tuple(notation.write(plan[i], plan[i + 1]) for i in steps),
        tuple(STEPS[plan[i]].name for i in steps),
    )


class Hopes:
    """What imagined games came to for every seat, added up."""

    def __init__(self, players: int) -> None:
        self.games = 0
        self.wigs = [0.0] * players
        self.margins = [0.0] * players
        self.chances = [0.0] * players

    def add(self, judgement: Judgement, s: State, over: bool) -> None:
        """One more game, that is over or looked at where it is."""
        self.games += 1
        for seat in range(boards(s)):
            ending = judgement.see(s, seat) if over else judgement.look(s, seat)
            wigs, margin = int(ending[FINAL_WIGS]) / 100, int(ending[MARGIN]) / 100
            self.note(seat, wigs, margin, int(ending[VICTORY]) / 10_000)
            if boards(s) < s.d[PLAYERS]:  # alone against Lacerda
                self.note(LACERDA, wigs - margin, -margin, 1 - int(ending[VICTORY]) / 10_000)

    def note(self, seat: int, wigs: float, margin: float, chance: float) -> None:
        """Of one seat."""
        self.wigs[seat] += wigs
        self.margins[seat] += margin
        self.chances[seat] += chance

    def told(self) -> list[Forecast]:
        """By seat."""
        n, total = self.games, sum(self.chances) or 1.0
        return [
            Forecast(wigs / n, margin / n, chance / total)
            for wigs, margin, chance in zip(self.wigs, self.margins, self.chances, strict=True)
        ]


def forecasts(planner: Planner, s: State, viewer: i64, dice: vec[i64]) -> list[Forecast]:
    """By seat, after some imagined turns with what the viewer does not know dealt anew."""
    return after_plans(planner, s, viewer, [vec[i64]()], s.d[TURNS] + a_round(s), next32(dice, 0))[0]


def weighed(planner: Planner, s: State, plans: list[vec[i64]], dice: vec[i64]) -> list[Forecast]:
    """What comes of plans of the seat to decide, for this seat, by the same chances for all of them.

    They are looked at as far ahead as a forecast at the beginning of the next turn looks.
    """
    seat = seat_of(s)
    found = after_plans(planner, s, seat, plans, s.d[TURNS] + a_round(s) + 1, next32(dice, 0))
    return [forecast[seat] for forecast in found]


def after_plans(
    planner: Planner, s: State, viewer: i64, plans: list[vec[i64]], last_turn: i64, seed: i64
) -> list[list[Forecast]]:
    """By plan and seat: imagined games in which the viewer begins with a plan, up to a turn."""
    judgement = planner.judgement(s)
    hopes = [Hopes(int(s.d[PLAYERS])) for _ in plans]
    for number in range(int(planner.simulations)):
        for i in range(len(plans)):
            game = Imagined(resampled(s, viewer, seed + number), planner.weights)
            game.plans[viewer] = plans[i]
            over = game.play_on(last_turn)
            hopes[i].add(judgement, game.s, over)
    return [one.told() for one in hopes]
