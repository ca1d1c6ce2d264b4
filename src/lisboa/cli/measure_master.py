"""Measurements of the master's search, for `lisboa bench`: positions to think about, and pieces of its thoughts."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING

from lisboa.bots import BOTS
from lisboa.bots.imagined import Imagined
from lisboa.bots.levels import MASTER
from lisboa.bots.planner import FINALISTS, Idea, a_round
from lisboa.cli.measure import SEED, Work, repeat_all
from lisboa.engine import COMPILED, flow
from lisboa.engine.layout import TURNS
from lisboa.engine.options import Options
from lisboa.engine.playout import own_dice
from lisboa.engine.resample import resampled
from lisboa.engine.set_up import new_state
from lisboa.engine.steps import MAIN

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

    from lisboa.engine.state import State

TABLES = {"solo": Options(2, solo=True), "2": Options(2), "3": Options(3), "4": Options(4)}
STAGES = {"early": 15, "middle": 50, "late": 85}  # per cent of the turns that have been played
COUNTED = 8  # simulations in which decisions are counted for the machine-independent numbers
PART = 2  # simulations of a decision are counted with this part of them: their number grows nearly evenly


@dataclass(frozen=True)
class Position:
    """The beginning of a turn, and the ideas between which simulations decide."""

    state: State
    codes: vec[i64]
    ideas: list[Idea]


ByStage = dict[str, dict[str, float]]  # a number by table and stage of the game


@dataclass(frozen=True)
class Thoughts:
    """What was measured and counted."""

    simulations_per_s: ByStage = field(default_factory=dict)
    decision_ms: ByStage = field(default_factory=dict)
    simulations_per_decision: ByStage = field(default_factory=dict)
    decisions_per_simulation: ByStage = field(default_factory=dict)


def thoughts(seconds: float) -> Thoughts:
    """Measure so long; nothing of an uncompiled master, who takes half a minute for a decision.

    The time of a decision is that of the thoughts before simulations, and of as many simulations as it makes.
    """
    found = Thoughts()
    places = {(table, stage): at for table in TABLES for stage, at in positions(table).items()} if COMPILED else {}
    works: dict[str, tuple[float, Work]] = {}
    for (table, stage), at in places.items():
        works[f"simulate {table} {stage}"] = (0.8 * seconds / len(places), simulating(at))
        works[f"look {table} {stage}"] = (0.2 * seconds / len(places), looking(at))
    rates = repeat_all(works)
    for (table, stage), at in places.items():
        simulations = rates[f"simulate {table} {stage}"].call_rate
        number = simulations_per_decision(at)
        needed = 1 / rates[f"look {table} {stage}"].call_rate + number / simulations
        found.simulations_per_s.setdefault(table, {})[stage] = round(simulations, 1)
        found.decision_ms.setdefault(table, {})[stage] = round(1e3 * needed, 1)
        found.simulations_per_decision.setdefault(table, {})[stage] = number
        found.decisions_per_simulation.setdefault(table, {})[stage] = decisions_per_simulation(at)
    return found


@cache
def positions(table: str) -> dict[str, Position]:
    """From a game of greedy players, by its stage."""
    begun = turns_begun(TABLES[table])
    return {stage: position(begun[len(begun) * part // 100]) for stage, part in STAGES.items()}


def turns_begun(options: Options) -> list[State]:
    """The positions of a game in which a turn begins."""
    s = new_state(options, SEED)
    dice = own_dice(~SEED)
    begun: list[State] = []
    while len(codes := flow.settle(s).codes) > 0:
        if flow.kind_of(s) == MAIN and (not begun or begun[-1].d[TURNS] < s.d[TURNS]):
            begun.append(s.copy())
        flow.take(s, BOTS["greedy"].decide(s, codes, dice), False)
    return begun


def position(s: State) -> Position:
    """With the master's first thoughts."""
    codes = flow.settle(s).codes
    return Position(s, codes, MASTER.looked_at(s, codes, SEED, 0.0)[:FINALISTS])


def looking(at: Position) -> Work:
    """All that is thought before simulations begin."""

    def work(i: int) -> int:
        MASTER.looked_at(at.state, at.codes, SEED + i, 0.0)
        return 1

    return work


def simulating(at: Position) -> Work:
    """Simulations of the ideas by turns."""

    def work(i: int) -> int:
        MASTER.ending(at.state, at.ideas[i % len(at.ideas)], SEED + i, a_round(at.state))
        return 1

    return work


def simulations_per_decision(at: Position) -> int:
    """How many games the master imagines before it begins its turn; the same on every machine."""
    hasty = MASTER.thinking(MASTER.simulations // PART)
    return PART * sum(int(idea.games) for idea in hasty.think(at.state, at.codes, own_dice(SEED), 0.0))


def decisions_per_simulation(at: Position) -> float:
    """With two or more options, the mean of some simulations; the same on every machine."""
    decisions = 0
    for i in range(COUNTED):
        game = Imagined(resampled(at.state, flow.seat_of(at.state), SEED + i), MASTER.weights)
        game.plans[flow.seat_of(at.state)] = at.ideas[i % len(at.ideas)].plan
        while len(codes := flow.settle(game.s).codes) > 0 and game.s.d[TURNS] <= at.state.d[TURNS] + a_round(at.state):
            flow.take(game.s, game.choice(codes), False)
            decisions += 1
    return decisions / COUNTED
