"""Games of bots against themselves: what the judgement is trained on, and values are tuned by."""

from lisboa.bots.features import Features
from lisboa.bots.imagined import NO_END, Contest, SelfPlay
from lisboa.bots.weights import Weights
from lisboa.engine.lacerda import boards
from lisboa.engine.layout import PLAYERS, TURNS, WIGS
from lisboa.engine.playout import own_dice
from lisboa.engine.state import State


def recorded(game: SelfPlay) -> list[tuple[int, list[int]]]:
    """Play a game to its end; seat and numbers at the beginning of every turn, from every player's point of view."""
    features = Features(Weights())
    rows: list[tuple[int, list[int]]] = []
    s = game.s
    while not game.play_on(s.d[TURNS]):
        for seat in range(boards(s)):
            rows.append((seat, list(features.look(s, seat))))
    return rows


def final_wigs(s: State, seats: list[Weights], seed: int) -> list[int]:
    """Play a game to its end, each seat by its own idea of what things are worth."""
    Contest(s, seats, own_dice(seed)).play_on(NO_END)
    return [int(s.d[WIGS + seat]) for seat in range(int(s.d[PLAYERS]))]
