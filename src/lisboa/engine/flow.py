"""The way of a move: automatic steps run, a decision waits, an option is taken."""

from mypy_extensions import i64

from lisboa.engine import (
    church,
    decrees,
    draft,
    goals,
    influence,
    officials,
    period_end,
    portfolio,
    production,
    public_buildings,
    rewards,
    scoring,
    selling,
    set_up,
    ships,
    solo,
    state_actions,
    stores,
    trading,
    turn,
    upkeep,
    visits,
)
from lisboa.engine.events import MOVE
from lisboa.engine.layout import DEPTH, FRAME, STACK
from lisboa.engine.lookahead import offers
from lisboa.engine.names import PASS
from lisboa.engine.state import State
from lisboa.engine.steps import AUTOMATIC, STEPS, Offers, pop_and_run, pop_and_take

# Importing a chapter registers its steps.
CHAPTERS = (
    set_up, draft, turn, upkeep, portfolio, officials, influence, selling, trading, state_actions, ships, production,
    church, visits, stores, decrees, public_buildings, rewards, period_end, scoring, solo,
    goals,
)  # fmt: skip


def is_over(s: State) -> bool:
    """Nothing is pending any more."""
    return s.d[DEPTH] == 0


def kind_of(s: State) -> i64:
    """The step that waits on top of the stack."""
    return s.d[STACK + FRAME * (s.d[DEPTH] - 1)]


def seat_of(s: State) -> i64:
    """Who decides."""
    return s.d[STACK + FRAME * (s.d[DEPTH] - 1) + 1]


def take(s: State, choice: i64, automatic: bool) -> None:
    """Carry out an option of the waiting decision; the caller has checked that it is offered.

    That somebody had nothing to choose and passed is not worth telling.
    """
    if not (automatic and choice == PASS):
        s.note(MOVE, seat_of(s), kind_of(s), choice, 1 if automatic else 0)
    pop_and_take(s, choice)


def settle(s: State) -> Offers:
    """Run on to the next decision with two or more options and return them; none when the game is over.

    A decision with a single option is taken at once.
    """
    while s.d[DEPTH] > 0:
        if AUTOMATIC[kind_of(s)] == 1:
            pop_and_run(s)
            continue
        o = offers(s, False)
        n = len(o.codes)
        if n > 1:
            return o
        if n == 0:
            raise RuntimeError("dead end at " + STEPS[kind_of(s)].name)
        take(s, o.codes[0], True)
    return Offers(False)
