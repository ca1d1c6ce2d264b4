"""Players. They see only what their seat knows, keep no memory, and decide alike for the same view and seed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lisboa.bots.bot import Bot, PolicyBot, play_out
from lisboa.bots.greedy import Greedy
from lisboa.bots.weights import Weights
from lisboa.engine import flow, notation
from lisboa.engine.playout import POLICIES, own_dice
from lisboa.engine.record import state_hash
from lisboa.engine.resample import resampled
from lisboa.seats import HUMAN

if TYPE_CHECKING:
    from lisboa.game import Game
    from lisboa.game_event import GameEvent

__all__ = ["BOTS", "Bot", "move", "play_on", "play_out"]

BOTS: Final[dict[str, Bot]] = {
    **{name: PolicyBot(policy) for policy, name in enumerate(POLICIES)},
    "greedy": Greedy(Weights()),
}


def move(game: Game, name: str = "greedy", seed: int = 0) -> str:
    """What a bot would play for the seat to decide, in notation. The same view and seed give the same move."""
    if name not in BOTS:
        raise ValueError(f"no bot is called {name!r}; there are: {', '.join(BOTS)}")
    if game.is_over:
        raise ValueError("the game is over")
    state = game._state
    sample = resampled(state, flow.seat_of(state), seed)
    # Dice of this very position: with the same seed a bot must not throw the same at each of its decisions.
    dice = own_dice(int(state_hash(sample), 16))
    return notation.write(flow.kind_of(state), BOTS[name].choose(sample, game._offers.codes, dice))


def play_on(game: Game, seed: int = 0) -> list[GameEvent]:
    """Let the bots on their seats play until a person has to decide or the game is over; returns what happened."""
    events: list[GameEvent] = []
    while game.turn is not None and game.seats[game.turn] != HUMAN:
        events += game.play(move(game, game.seats[game.turn], seed))
    return events
