"""Who is first, and what tells those apart who have the same wigs (SCORE-8)."""

from __future__ import annotations

from typing import Final, TypedDict

from lisboa.engine.layout import PLAYERS
from lisboa.engine.scoring import tie_break
from lisboa.engine.state import State

TIE_BREAKS: Final = ("wigs", "sets", "stores", "plans", "reis")  # in the order of `tie_break`


class Tie(TypedDict):
    """How the first was told from the second of the same wigs: by rubble sets, stores, completed plans or réis.

    `by` is null if nothing tells them apart: they share the victory.
    """

    winner: int
    other: int
    by: str | None
    more: int
    less: int


def places(s: State) -> list[list[int]]:
    """Seats of a scored game from first to last; those who share a place stand together."""
    by_rank: dict[tuple[int, ...], list[int]] = {}
    for seat in range(s.d[PLAYERS]):
        by_rank.setdefault(tie_break(s, seat), []).append(seat)
    return [by_rank[rank] for rank in sorted(by_rank, reverse=True)]


def tie(s: State) -> Tie | None:
    """Between the first two of a scored game; None if one of them has more wigs."""
    winner, other = [seat for place in places(s) for seat in place][:2]
    for by, more, less in zip(TIE_BREAKS, tie_break(s, winner), tie_break(s, other), strict=True):
        if more != less:
            return None if by == "wigs" else Tie(winner=winner, other=other, by=by, more=more, less=less)
    return Tie(winner=winner, other=other, by=None, more=0, less=0)
