"""The standing against Lacerda (SOLO-9): what the next rank asks for, and facts about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lisboa.engine.flow import kind_of
from lisboa.engine.scoring import FinalScoring
from lisboa.engine.solo_rank import RANKS, needed, rank_of, reached
from lisboa.engine.state import State
from lisboa.engine.steps import MAIN
from lisboa.insight.fact import Fact
from lisboa.insight.imagined_turn import Turn, chances_left

if TYPE_CHECKING:
    from lisboa.game import Game

CONDITION: Final = 350
FLEETING: Final = ("wigs", "stores-as-he", "stores-more", "reis")  # they come and go


def rank_ahead(game: Game, expected: int = 0) -> tuple[str, dict[str, int]]:
    """The next rank, or a higher one that is expected, and how much of what is missing for it as things stand.

    The highest rank and nothing once it is reached; the present one and nothing once the last action is chosen.
    """
    s = scored(game.state)
    if chances_left(game.state, 0) == 0 and kind_of(game.state) != MAIN:
        return RANKS[rank_of(s)], {}
    rank, have = max(next_rank(s), expected), reached(s)
    missing: dict[str, int] = {}
    for what, least in needed(rank).items():
        if have[what] < least:
            name = "stores" if what.startswith("stores") else what
            missing[name] = max(least - have[what], missing.get(name, 0))
    return RANKS[rank], missing


def next_rank(s: State) -> int:
    """One above the present one, if there is any."""
    return min(rank_of(s) + 1, len(RANKS) - 1)


def facts(turn: Turn) -> list[Fact]:
    """Conditions of the next rank that are met by this turn."""
    if not turn.solo:
        return []
    before, after = scored(turn.before), scored(turn.after)
    rank = next_rank(before)
    had, have = reached(before), reached(after)
    return [
        Fact("rank", CONDITION, {"rank": RANKS[rank], "what": what, "needed": least})
        for what, least in needed(rank).items()
        if what not in FLEETING and had[what] < least <= have[what]
    ]


def scored(s: State) -> State:
    """As if the game were scored now."""
    state = s.copy()
    FinalScoring().run(state, 0, 0, 0, 0)
    return state
