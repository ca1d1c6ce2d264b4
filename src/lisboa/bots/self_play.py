"""Games of a bot against itself, with what positions looked like: what the judgement is trained on."""

from lisboa.bots.features import Features
from lisboa.bots.imagined import SelfPlay
from lisboa.bots.weights import Weights
from lisboa.engine.lacerda import boards
from lisboa.engine.layout import TURNS


def recorded(game: SelfPlay) -> list[tuple[int, list[int]]]:
    """Play a game to its end; seat and numbers at the beginning of every turn, from every player's point of view."""
    features = Features(Weights())
    rows: list[tuple[int, list[int]]] = []
    s = game.s
    while not game.play_on(s.d[TURNS]):
        for seat in range(boards(s)):
            rows.append((seat, list(features.look(s, seat))))
    return rows
