"""What the master thinks of a position, in numbers that people understand."""

from dataclasses import dataclass
from time import perf_counter
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lisboa.bots.imagined import Imagined, only
from lisboa.bots.judgement import FINAL_WIGS, MARGIN, RANK, VICTORY, wish
from lisboa.bots.planner import Idea, Planner, best_first
from lisboa.engine import notation
from lisboa.engine.flow import seat_of
from lisboa.engine.lacerda import boards
from lisboa.engine.layout import PLAYERS, TURNS
from lisboa.engine.names import LACERDA
from lisboa.engine.resample import resampled
from lisboa.engine.rng import next32
from lisboa.engine.state import State

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


@dataclass(frozen=True)
class Forecast:
    """What a seat may expect at the end of the game."""

    wigs: float
    chance: float


def prospects(
    planner: Planner, sample: State, codes: vec[i64], dice: vec[i64], wanted: list[int], seconds: float
) -> list[Prospect]:
    """The best moves, the best first, and the wanted ones; each is judged by the same number of games."""
    stop = perf_counter() + seconds if seconds > 0 else 0.0
    seed = next32(dice, 0)
    ideas = of_each_move(planner, sample, codes, seed)[:MOST]
    for code in wanted:
        if not any(idea.plan[1] == code for idea in ideas):
            ideas += of_each_move(planner, sample, only(code), seed)[:1]
    for number in range(max(1, planner.simulations // len(ideas))):
        for idea in ideas:
            ending = planner.ending(sample, idea, seed + planner.glances + number, planner.turns)
            idea.add(ending)
            idea.wish += wish(ending, sample)
        if stop > 0 and perf_counter() > stop:
            break
    return [told(idea) for idea in best_first(ideas)]


def of_each_move(planner: Planner, sample: State, codes: vec[i64], seed: i64) -> list[Idea]:
    """The best idea that begins with each move, as far as the planner has one; the best first."""
    found: list[Idea] = []
    for idea in planner.looked_at(sample, codes, seed):
        if not any(other.plan[1] == idea.plan[1] for other in found):
            found.append(idea)
    return found


def told(idea: Idea) -> Prospect:
    """An idea for people."""
    n = int(idea.games)
    plan = idea.plan
    return Prospect(
        notation.write(plan[0], plan[1]),
        n,
        int(idea.sums[FINAL_WIGS]) / n / 100,
        int(idea.sums[MARGIN]) / n / 100,
        int(idea.sums[VICTORY]) / n / 10_000,
        int(idea.sums[RANK]) / n / 100,
        tuple(notation.write(plan[i], plan[i + 1]) for i in range(0, len(plan), 2)),
    )


def forecasts(planner: Planner, s: State, dice: vec[i64]) -> list[Forecast]:
    """By seat, after some imagined turns with what the seat to decide does not know dealt anew. Chances add up to 1."""
    players = int(s.d[PLAYERS])
    simulations = int(planner.simulations)
    wigs = [0.0] * players
    chances = [0.0] * players
    for _ in range(simulations):
        game = Imagined(resampled(s, seat_of(s), next32(dice, 0)), planner.eyes(s))
        over = game.play_on(s.d[TURNS] + planner.turns)
        for seat in range(boards(s)):
            judgement = planner.judgement(s)
            ending = judgement.see(game.s, seat) if over else judgement.look(game.s, seat)
            wigs[seat] += int(ending[FINAL_WIGS]) / 100
            chances[seat] += int(ending[VICTORY]) / 10_000
            if boards(s) < players:  # alone against Lacerda
                wigs[LACERDA] += int(ending[FINAL_WIGS] - ending[MARGIN]) / 100
                chances[LACERDA] += 1 - int(ending[VICTORY]) / 10_000
    total = sum(chances) or 1.0
    return [Forecast(wigs[seat] / simulations, chances[seat] / total) for seat in range(players)]
