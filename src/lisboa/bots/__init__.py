"""Players. They see only what their seat knows, keep no memory, and decide alike for the same view and seed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from lisboa.bots.bot import Bot, play_out
from lisboa.bots.levels import BOTS, MASTER
from lisboa.bots.planner import Planner
from lisboa.bots.study import Forecast, Prospect, forecasts, prospects
from lisboa.engine import flow, notation
from lisboa.engine.playout import own_dice
from lisboa.engine.record import state_hash
from lisboa.engine.resample import resampled
from lisboa.seats import HUMAN

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

    from lisboa.engine.state import State
    from lisboa.game import Game
    from lisboa.game_event import GameEvent

__all__ = ["BOTS", "Bot", "Forecast", "Prospect", "forecast", "move", "play_on", "play_out", "study"]

STUDY_SIMULATIONS: Final = 300
FORECAST_SIMULATIONS: Final = 30


def _seen(game: Game, seed: int) -> tuple[State, vec[i64]]:
    """A state that agrees with what the seat to decide knows, and dice of this very position.

    With the same seed a bot must not throw the same at each of its decisions.
    """
    if game.is_over:
        raise ValueError("the game is over")
    sample = resampled(game._state, flow.seat_of(game._state), seed)
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
    codes = game._offers.codes
    if seconds > 0 and isinstance(bot, Planner):
        chosen = bot.think(sample, codes, dice, seconds)[0].plan[1]
    else:
        chosen = bot.choose(sample, codes, dice)
    return notation.write(flow.kind_of(sample), chosen)


def study(
    game: Game,
    seed: int = 0,
    simulations: int = STUDY_SIMULATIONS,
    moves: Sequence[str] = (),
    seconds: float = 0,
) -> list[Prospect]:
    """Up to three moves of the seat to decide, the best first, and those of `moves`, each with what may come of it.

    It knows what the seat knows. The same view, seed and number of simulations give the same answer.
    """
    _check_simulations(simulations)
    sample, dice = _seen(game, seed)
    kind = flow.kind_of(sample)
    codes = game._offers.codes
    wanted = []
    for text in moves:
        code = notation.read(kind, text)
        if code not in codes:
            raise ValueError(f"{text!r} is not a legal move here")
        wanted.append(code)
    return prospects(MASTER.thinking(simulations), sample, codes, dice, wanted, seconds)


def forecast(game: Game, seed: int = 0, simulations: int = FORECAST_SIMULATIONS) -> list[Forecast]:
    """What each seat may expect at the end, as the seat to decide could judge it."""
    _check_simulations(simulations)
    sample, dice = _seen(game, seed)
    return forecasts(MASTER.thinking(simulations), sample, dice)


def play_on(game: Game, seed: int = 0) -> list[GameEvent]:
    """Let the bots on their seats play until a person has to decide or the game is over; returns what happened."""
    events: list[GameEvent] = []
    while game.turn is not None and game.seats[game.turn] != HUMAN:
        events += game.play(move(game, game.seats[game.turn], seed))
    return events
