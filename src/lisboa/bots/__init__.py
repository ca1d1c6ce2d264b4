"""Players. They see only what their seat knows, keep no memory, and decide alike for the same view and seed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lisboa.bots.bot import Bot, play_out
from lisboa.bots.levels import BOTS, MASTER
from lisboa.bots.planner import Planner
from lisboa.bots.study import Forecast, Prospect, forecasts, prospects, weighed
from lisboa.engine import flow, notation
from lisboa.engine.playout import own_dice
from lisboa.engine.record import state_hash
from lisboa.engine.resample import resampled
from lisboa.engine.steps import STEP_COUNT, STEPS
from lisboa.seats import HUMAN

if TYPE_CHECKING:
    from lisboa.engine.state import State
    from lisboa.game import Game
    from lisboa.game_event import GameEvent

__all__ = ["BOTS", "Bot", "Forecast", "Line", "Prospect", "forecast", "move", "play_on", "play_out", "study", "weigh"]

Line = Sequence[tuple[str, str]]  # moves of one seat with the kinds of their decisions

STUDY_SIMULATIONS: Final = 300
FORECAST_SIMULATIONS: Final = 30
_KINDS: Final = {STEPS[kind].name: kind for kind in range(STEP_COUNT)}


def _seen(game: Game, seed: int, seat: int | None = None) -> tuple[State, vec[i64]]:
    """A state that agrees with what a seat knows, mostly the one to decide, and dice of this very position.

    With the same seed a bot must not throw the same at each of its decisions.
    """
    if game.is_over:
        raise ValueError("the game is over")
    sample = resampled(game.state, flow.seat_of(game.state) if seat is None else seat, seed)
    return sample, own_dice(int(state_hash(sample), 16))


def _check_simulations(simulations: int) -> None:
    if simulations < 1:
        raise ValueError(f"simulations: at least 1 is needed, not {simulations}")


def move(game: Game, name: str = "greedy", seed: int = 0, seconds: float = 0) -> str:
    """What a bot would play for the seat to decide, in notation. The same view and seed give the same move.

    With `seconds` a bot that searches ends its search by then, and the same seed may give another move.
    """
    if name not in BOTS:
        raise ValueError(f"no bot is called {name!r}; there are: {', '.join(BOTS)}")
    sample, dice = _seen(game, seed)
    bot = BOTS[name]
    codes = game.codes
    if seconds > 0 and isinstance(bot, Planner):
        chosen = bot.think(sample, codes, dice, seconds)[0].plan[1]
    else:
        chosen = bot.choose(sample, codes, dice)
    return notation.write(flow.kind_of(sample), chosen)


def study(game: Game, seed: int = 0, simulations: int = STUDY_SIMULATIONS, seconds: float = 0) -> list[Prospect]:
    """Up to three moves of the seat to decide, the best first, each with what may come of it.

    It knows what the seat knows. The same view, seed and number of simulations give the same answer.
    """
    _check_simulations(simulations)
    sample, dice = _seen(game, seed)
    return prospects(MASTER.thinking(simulations), sample, game.codes, dice, seconds)


def weigh(game: Game, lines: Sequence[Line], seed: int = 0, simulations: int = STUDY_SIMULATIONS) -> list[Forecast]:
    """What the seat to decide may expect if it plays the rest of its turn like this, for each of several lines.

    A line is followed as far as it fits. All are judged by so many games each, with the same chances, and as far ahead
    as a forecast at the beginning of the next turn: what was expected and what came can be compared.
    """
    _check_simulations(simulations)
    sample, dice = _seen(game, seed)
    return weighed(MASTER.thinking(simulations), sample, [_plan(game, line) for line in lines], dice)


def _plan(game: Game, line: Line) -> vec[i64]:
    """A line for a bot: kinds of decisions and options, up to the first that does not exist."""
    plan = vec[i64]()
    for kind, text in line:
        number = _KINDS[kind]
        code = notation.read(number, text)
        if code < 0:
            break
        plan = append(append(plan, number), code)
    if len(plan) < 2 or plan[0] != flow.kind_of(game.state) or plan[1] not in game.codes:
        raise ValueError(f"{line!r} does not begin with a legal move")
    return plan


def forecast(
    game: Game, seed: int = 0, simulations: int = FORECAST_SIMULATIONS, seat: int | None = None
) -> list[Forecast]:
    """What each seat may expect at the end, as a seat could judge it: that to decide if none is named."""
    _check_simulations(simulations)
    sample, dice = _seen(game, seed, seat)
    viewer = flow.seat_of(sample) if seat is None else seat
    return forecasts(MASTER.thinking(simulations), sample, viewer, dice)


def play_on(game: Game, seed: int = 0) -> list[GameEvent]:
    """Let the bots on their seats play until a person has to decide or the game is over; returns what happened."""
    events: list[GameEvent] = []
    while game.turn is not None and game.seats[game.turn] != HUMAN:
        events += game.play(move(game, game.seats[game.turn], seed))
    return events
