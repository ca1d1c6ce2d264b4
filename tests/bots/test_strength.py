"""The greedy player wins, and its games look like people's."""

from __future__ import annotations

from functools import cache
from statistics import mean

import pytest

from lisboa.bots import BOTS, play_out
from lisboa.engine import COMPILED, flow
from lisboa.engine.decree_values import stores_where
from lisboa.engine.layout import PERIOD, SCORES, TURNS_TAKEN, WIGS
from lisboa.engine.names import NONE
from lisboa.engine.options import Options
from lisboa.engine.playout import own_dice
from lisboa.engine.scoring import LINES
from lisboa.engine.set_up import new_state
from lisboa.engine.state import State
from tests.conftest import Tell

pytestmark = pytest.mark.slow

MIDDLE = 7  # a player's turn by which a game has come half-way at the latest
GAMES = 20 if COMPILED else 2  # uncompiled, a game takes seconds


class Observed:
    """A finished game of three greedy players, and the stores each had in the middle."""

    def __init__(self, seed: int) -> None:
        self.stores = [NONE] * 3
        s = new_state(Options(3), seed)
        dice = own_dice(~seed)
        while len(codes := flow.settle(s).codes) > 0:
            self.look(s)
            flow.take(s, BOTS["greedy"].decide(s, codes, dice), False)
        self.turns = [int(s.d[TURNS_TAKEN + seat]) for seat in range(3)]
        self.totals = [int(s.d[WIGS + seat]) for seat in range(3)]
        self.lines = [[int(s.d[SCORES + 8 * seat + line]) for line in range(LINES + 1)] for seat in range(3)]

    def look(self, s: State) -> None:
        """Count a player's stores once, at the end of the first period or in the seventh turn."""
        for seat in range(3):
            if self.stores[seat] == NONE and (s.d[PERIOD] == 2 or s.d[TURNS_TAKEN + seat] == MIDDLE):
                self.stores[seat] = stores_where(s, seat, NONE, NONE, NONE)


@cache
def games() -> list[Observed]:
    return [Observed(seed) for seed in range(100, 100 + GAMES)]


def test_games_are_as_long_as_peoples() -> None:
    turns = [n for game in games() for n in game.turns]
    assert mean(9 <= n <= 14 for n in turns) >= 0.8


def test_every_player_builds_in_the_first_half() -> None:
    stores = [game.stores[seat] for game in games() for seat in range(3)]
    assert NONE not in stores
    assert mean(stores) >= 2


def test_scores_are_dozens_of_wigs_above_those_of_chance(tell: Tell) -> None:
    totals = [total for game in games() for total in game.totals]
    chance = []
    for seed in range(GAMES):
        s = new_state(Options(3), seed)
        play_out(s, [BOTS["random"]] * 3, own_dice(~seed))
        chance += [int(s.d[WIGS + seat]) for seat in range(3)]
    tell(f"mean wigs of {GAMES} games: greedy {mean(totals):.1f}, random {mean(chance):.1f}")
    assert mean(totals) > mean(chance) + 60
    assert 100 <= mean(totals) <= 170


def test_every_line_of_the_score_sheet_matters() -> None:
    for line in range(LINES + 1):
        assert mean(sheet[line] for game in games() for sheet in game.lines) > 0.5, f"SCORE-{line}"


def test_greedy_beats_random() -> None:
    number = 40 if COMPILED else 4
    won = 0
    for seed in range(number):
        seat = seed % 2
        bots = [BOTS["greedy" if i == seat else "random"] for i in range(2)]
        s = new_state(Options(2), seed)
        play_out(s, bots, own_dice(~seed))
        won += s.d[WIGS + seat] > s.d[WIGS + 1 - seat]
    assert won >= 0.95 * number


def margins(name: str, against: str, number: int) -> list[int]:
    """By how many wigs a bot wins games of two, the seats by turns."""
    found = []
    for seed in range(number):
        seat = seed % 2
        bots = [BOTS[name if i == seat else against] for i in range(2)]
        s = new_state(Options(2), seed)
        play_out(s, bots, own_dice(~seed))
        found.append(int(s.d[WIGS + seat] - s.d[WIGS + 1 - seat]))
    return found


def against_lacerda(name: str, number: int) -> float:
    """A bot's mean lead in games of one."""
    found = []
    for seed in range(number):
        s = new_state(Options(2, solo=True), seed)
        play_out(s, [BOTS[name]] * 2, own_dice(~seed))
        found.append(int(s.d[WIGS] - s.d[WIGS + 1]))
    return mean(found)


def test_the_novice_loses_to_greedy() -> None:
    found = margins("novice", "greedy", 10 if COMPILED else 2)
    assert mean(margin > 0 for margin in found) <= 0.2
    assert mean(found) < -20


def test_levels_stand_in_their_order_against_lacerda(tell: Tell) -> None:
    number = 12 if COMPILED else 2
    leads = {name: against_lacerda(name, number) for name in ("novice", "greedy", "courtier")}
    tell(f"mean lead over Lacerda in {number} games: {leads}")
    assert leads["novice"] + 10 < leads["greedy"]
    assert leads["greedy"] + (5 if COMPILED else 0) < leads["courtier"]
