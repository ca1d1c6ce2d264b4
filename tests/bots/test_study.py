"""What the master tells of a position: chances leave room for what others may do, moves have a good continuation."""

from __future__ import annotations

import pytest

from lisboa.bots import forecast, study
from lisboa.bots.levels import MASTER
from lisboa.bots.study import continuations, of_each_move, sure, well_continued
from lisboa.engine import flow
from lisboa.engine.layout import ACTIVE, ENDING, FAVOR, START
from lisboa.engine.names import ENDING_FINAL, ENDING_NOT, ENDING_ROUND
from lisboa.engine.options import Options
from lisboa.engine.state import State
from tests.bots.scenes import turn_begun
from tests.server.playing import golden

FOR_EVER = 0.0
FEW = MASTER.thinking(24)


def last_turn() -> State:
    """Of a game of three: who decides plays the last turn, and nobody has a favor to follow."""
    s = turn_begun(Options(3), 2, 40)
    seat = flow.seat_of(s)
    s.d[ENDING] = ENDING_FINAL
    s.d[START] = (seat + 1) % 3
    for at in range(FAVOR, FAVOR + 9):
        s.d[at] = 0
    return s


def test_only_who_plays_last_knows_how_it_ends() -> None:
    assert sure(last_turn())
    for ending in (ENDING_NOT, ENDING_ROUND):
        s = last_turn()
        s.d[ENDING] = ending
        assert not sure(s)
    s = last_turn()
    s.d[START] = s.d[ACTIVE]
    assert not sure(s), "two others follow"
    s = last_turn()
    s.d[FAVOR + 3 * ((s.d[ACTIVE] + 1) % 3)] = 1
    assert not sure(s), "one may follow a visit"


@pytest.mark.slow(seconds=6)
def test_nobody_has_won_or_lost_while_others_have_a_say() -> None:
    """Imagined games may all end alike, because others are imagined to choose alike."""
    game = golden("037")
    seen = 0
    for number in range(len(game.moves) - 40, len(game.moves)):
        now = game.rewound(number)
        if now.decision is None or now.decision.kind != "main" or sure(now._state):
            continue
        seen += 1
        chances = [one.chance for one in study(now, simulations=6)] + [one.chance for one in forecast(now, 0, 6)]
        assert all(0 < chance < 1 for chance in chances), number
    assert seen >= 3


def test_a_move_is_told_with_a_good_continuation() -> None:
    """The first search keeps two of each move at most; the better of more is told, and never of another move."""
    changed = 0
    for number in range(4):
        s = turn_begun(Options(2), number, 40)
        for idea in of_each_move(FEW, s, flow.settle(s).codes, 1, FOR_EVER)[:3]:
            others = continuations(FEW, s, idea.plan)
            told = well_continued(FEW, s, idea, 1, FOR_EVER)
            assert all(list(other.plan[:2]) == list(idea.plan[:2]) for other in [*others, told])
            changed += list(told.plan) != list(idea.plan)
    assert changed > 0
