"""Positions for tests of bots."""

from __future__ import annotations

from lisboa.bots import BOTS
from lisboa.engine import flow
from lisboa.engine.options import Options
from lisboa.engine.playout import own_dice
from lisboa.engine.set_up import new_state
from lisboa.engine.state import State
from lisboa.engine.steps import MAIN


def turn_begun(options: Options, seed: int, after: int) -> State:
    """The next beginning of a turn after so many decisions of eager players."""
    s = new_state(options, seed)
    dice = own_dice(~seed)
    number = 0
    while True:
        codes = flow.settle(s).codes
        if number >= after and flow.kind_of(s) == MAIN:
            return s
        flow.take(s, BOTS["eager"].decide(s, codes, dice), False)
        number += 1
