"""Facts about the standing against Lacerda (SOLO-9)."""

from __future__ import annotations

from typing import Final

from lisboa.engine.scoring import FinalScoring
from lisboa.engine.solo_rank import RANKS, needed, rank_of, reached
from lisboa.engine.state import State
from lisboa.insight.fact import Fact
from lisboa.insight.imagined_turn import Turn

CONDITION: Final = 350
LEADS: Final = ("wigs", "stores-as-he", "stores-more")  # they come and go with every turn of his


def facts(turn: Turn) -> list[Fact]:
    """Conditions of the next rank that are met by this turn."""
    if not turn.solo:
        return []
    before, after = scored(turn.before), scored(turn.after)
    rank = min(rank_of(before) + 1, len(RANKS) - 1)
    had, have = reached(before), reached(after)
    return [
        Fact("rank", CONDITION, {"rank": RANKS[rank], "what": what, "needed": least})
        for what, least in needed(rank).items()
        if what not in LEADS and had[what] < least <= have[what]
    ]


def scored(s: State) -> State:
    """As if the game were scored now."""
    state = s.copy()
    FinalScoring().run(state, 0, 0, 0, 0)
    return state
