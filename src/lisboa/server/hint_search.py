"""What a good player would do: runs in a worker process of the bots, on a position made up from one seat's view."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from lisboa.bots.evaluation import Judge
from lisboa.bots.greedy import (
    GLANCE,
    STUDIED,
    STUDY,
    Line,
    best_after,
    follow_line,
    is_pending,
    turn_floor,
)
from lisboa.bots.horizon import TURN, turns_left
from lisboa.bots.weights import Weights
from lisboa.engine import flow, layout, notation, views
from lisboa.engine.names import SHIP_BASE
from lisboa.engine.scoring import FinalScoring
from lisboa.engine.state import State
from lisboa.engine.steps import PERIOD_DRAW
from lisboa.game import Game
from lisboa.server.player_numbers import numbers_in

MOST: Final = 3


class RankedMove(msgspec.Struct, frozen=True):
    """A move, how much better the position is at the end of its best line, and what has changed there."""

    move: str
    value: int  # hundredths of a wig
    gain: dict[str, int]


def rank_moves(document: dict[str, Any], _: str, __: int) -> str:
    """The best moves of the seat to decide, as JSON. A question to a bot, asked and answered like those for moves."""
    return msgspec.json.encode(ranked(Game.from_position(document))).decode()


def ranked(sample: Game) -> list[RankedMove]:
    """Up to three moves, the best first; the first one is what the greedy bot plays."""
    s = sample._state
    seat = flow.seat_of(s)
    floor = turn_floor(s, seat)
    judge = Judge(seat, max(turns_left(s) - TURN, 0), is_pending(s, PERIOD_DRAW), Weights())
    codes = list(sample._offers.codes)
    values = [best_after(s, code, judge, floor, GLANCE) for code in codes]
    bar = sorted(values, reverse=True)[min(STUDIED, len(codes)) - 1]
    studied = [
        (best_after(s, code, judge, floor, STUDY), code)
        for code, value in zip(codes, values, strict=True)
        if value >= bar
    ]
    best = sorted(studied, key=lambda pair: -pair[0])[:MOST]
    now = judge.value(s)
    kind = flow.kind_of(s)
    return [
        RankedMove(notation.write(kind, code), value - now, gain_of(s, end_of_line(s, code, judge, floor), seat))
        for value, code in best
    ]


def end_of_line(s: State, code: int, judge: Judge, floor: int) -> State:
    """Where the turn ends if it goes on as the bot would play it."""
    line = follow_line(Line(s, 0), code, judge, floor)
    while len(line.codes) > 0:
        state = line.state
        best = max(line.codes, key=lambda choice: best_after(state, choice, judge, floor, GLANCE))
        line = follow_line(line, best, judge, floor)
    return line.state


def gain_of(before: State, after: State, seat: int) -> dict[str, int]:
    """All numbers that differ, by the names of the view; `ships` and `final`, the total if it were scored then."""
    then, now = counted(after, seat), counted(before, seat)
    return {name: then.get(name, 0) - now.get(name, 0) for name in then | now if then.get(name, 0) != now.get(name, 0)}


def counted(s: State, seat: int) -> dict[str, int]:
    """What the player has."""
    scored = s.copy()
    FinalScoring().run(scored, 0, 0, 0, 0)
    ships = sum(s.d[layout.TOP + 3 * seat + slot] >= SHIP_BASE for slot in range(3))
    return numbers_in(views.view(s, seat), seat) | {"ships": ships, "final": int(scored.d[layout.WIGS + seat])}
