"""Games played twice: by the engine into a ledger, and by the facade for whoever counts in another way."""

from __future__ import annotations

from lisboa import Game
from lisboa.engine import flow, notation
from lisboa.engine.options import Options
from lisboa.engine.playout import POLICIES, choose, own_dice
from lisboa.engine.set_up import new_state
from lisboa.report.collect import Ledger


def played(players: int, seed: int, bot: str, ledger: Ledger, novices: tuple[int, ...] = ()) -> Game:
    """A game of one bot in all seats, counted in the ledger and returned as a `Game`."""
    bits = sum(1 << seat for seat in novices)
    s = new_state(Options(players, starting_decrees=True, novices=bits), seed)
    s.recording = True
    dice = own_dice(~seed)
    moves = []
    codes = flow.settle(s).codes
    while not flow.is_over(s):
        choice = choose(s, codes, POLICIES.index(bot), dice)
        moves.append(notation.write(flow.kind_of(s), choice))
        flow.take(s, choice, False)
        codes = flow.settle(s).codes
    ledger.count(s)
    game = Game(players, seed, starting_decrees=True, goals=novices)
    for move in moves:
        game.play(move)
    return game
