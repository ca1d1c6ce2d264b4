"""What the master thinks of a position, in numbers that people understand."""

from dataclasses import dataclass
from time import perf_counter
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lisboa.bots.imagined import Imagined
from lisboa.bots.judgement import FINAL_WIGS, MARGIN, RANK, VICTORY, Judgement, chance_of, wish
from lisboa.bots.planner import Idea, Planner, a_round, best_first, over
from lisboa.engine import notation
from lisboa.engine.arithmetic import smaller
from lisboa.engine.flow import seat_of, settle, take
from lisboa.engine.lacerda import boards
from lisboa.engine.layout import ACTIVE, ENDING, FAVOR, PLAYERS, START, TURNS
from lisboa.engine.names import ENDING_FINAL, LACERDA
from lisboa.engine.resample import resampled
from lisboa.engine.rng import next32
from lisboa.engine.state import State
from lisboa.engine.steps import MAIN, STEPS, TAKE_CARD

MOST: Final = 3  # moves told
TRIED: Final = 3  # continuations of a move between which imagined games decide,
TRIALS: Final = 8  # so many for each
OTHER_DEALS: Final = 1 << 20  # from one look to the next


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
    found = of_each_move(planner, sample, codes, seed, stop)[:MOST]
    ideas = [Idea(well_continued(planner, sample, idea, seed, stop).plan, idea.value) for idea in found]
    imagine(planner, sample, ideas, (max(1, planner.simulations // len(ideas)), seed + planner.glances), stop)
    return [told(idea) for idea in best_first(ideas)]


def imagine(planner: Planner, sample: State, ideas: list[Idea], games: tuple[int, i64], stop: float) -> None:
    """So many games after each idea, on the same deals from a seed on. What they come to decides, and nothing else."""
    known = sure(sample)
    for idea in ideas:
        idea.wish = 0
    for number in range(games[0]):
        for idea in ideas:
            ending = planner.ending(sample, idea, games[1] + number, a_round(sample))
            idea.wish += wish(ending, sample)
            ending[VICTORY] = chance(ending, known)
            idea.add(ending)
        if over(stop):
            break


def well_continued(planner: Planner, sample: State, idea: Idea, seed: i64, stop: float) -> Idea:
    """The same move with the rest of the turn that is best after it: the first search follows only a few of each.

    Where there are too few simulations to tell, at a glance, it stays as it is.
    """
    trials = int(smaller(TRIALS, planner.simulations // (MOST * TRIED)))
    if trials < 2:
        return idea
    others = planner.glanced_at(sample, continuations(planner, sample, idea.plan), seed, stop)
    tried = [idea, *others[: TRIED - 1]]
    if len(tried) > 1:
        imagine(planner, sample, tried, (trials, seed + OTHER_DEALS), stop)
    return best_first(tried)[0]


def continuations(planner: Planner, sample: State, plan: vec[i64]) -> list[Idea]:
    """Ways to go on in the turn after the first move of a plan, if its seat has something to decide next."""
    s = sample.copy()
    seat = seat_of(s)
    turn = s.d[TURNS]
    take(s, plan[1], False)
    codes = settle(s).codes
    if len(codes) == 0 or s.d[TURNS] != turn or seat_of(s) != seat:
        return []
    return [Idea(after_first(plan, idea.plan), idea.value) for idea in planner.collect(s, codes)]


def after_first(plan: vec[i64], rest: vec[i64]) -> vec[i64]:
    """The first decision of a plan, then another one."""
    whole = append(append(vec[i64](), plan[0]), plan[1])
    for number in rest:
        whole = append(whole, number)
    return whole


def sure(s: State) -> bool:
    """END-3: does nobody but who decides now have a say any more? Then a game imagined to its end is the end."""
    seat = seat_of(s)
    if s.d[ENDING] != ENDING_FINAL or seat != s.d[ACTIVE]:
        return False
    for other in range(s.d[PLAYERS]):
        if other != seat and (place(s, other) > place(s, seat) or favors(s, other) > 0):
            return False
    return True


def place(s: State, seat: i64) -> i64:
    """The how many-th in a round, from 0."""
    return (seat - s.d[START] + s.d[PLAYERS]) % s.d[PLAYERS]


def favors(s: State, seat: i64) -> i64:
    """How many visits of others a seat may still follow (VISIT-2)."""
    at = FAVOR + 3 * seat
    return s.d[at] + s.d[at + 1] + s.d[at + 2]


def chance(ending: vec[i64], known: bool) -> i64:
    """Of victory. Others may choose otherwise than was imagined: who leads at an imagined end has not won yet."""
    decided = ending[VICTORY] == 0 or ending[VICTORY] == 10_000
    return chance_of(ending[MARGIN], 0) if decided and not known else ending[VICTORY]


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

    def add(self, judgement: Judgement, s: State, over: bool, known: bool) -> None:
        """One more game, that is over or looked at where it is; `known`: if it is over, then so it ends."""
        self.games += 1
        for seat in range(boards(s)):
            ending = judgement.see(s, seat) if over else judgement.look(s, seat)
            wigs, margin = int(ending[FINAL_WIGS]) / 100, int(ending[MARGIN]) / 100
            victory = int(chance(ending, known)) / 10_000
            self.note(seat, wigs, margin, victory)
            if boards(s) < s.d[PLAYERS]:  # alone against Lacerda
                self.note(LACERDA, wigs - margin, -margin, 1 - victory)

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
    known = sure(s)
    hopes = [Hopes(int(s.d[PLAYERS])) for _ in plans]
    for number in range(int(planner.simulations)):
        for i in range(len(plans)):
            game = Imagined(resampled(s, viewer, seed + number), planner.weights)
            game.plans[viewer] = plans[i]
            over = game.play_on(last_turn)
            hopes[i].add(judgement, game.s, over, known)
    return [one.told() for one in hopes]
