"""What answers hold of analyses. The order of the fields is the order on the wire."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from lisboa.server.answers import Answer, EntryNumber, SeatIndex

Chance = Annotated[float, Meta(description="to win, from 0 to 1")]


class ChancePoint(Answer, frozen=True, kw_only=True):
    """The beginning of a turn, or the end of the game."""

    seq: Annotated[int, Meta(ge=0, description="after which entry of the log it is, for the history")]
    moves: Annotated[int, Meta(ge=0, description="how many were made before it")]
    turn: Annotated[SeatIndex | None, Meta(description="the seat to decide; null at the end")]
    chances: Annotated[list[Chance], Meta(description="of each seat, by what it saw; together 1")]
    wigs: Annotated[list[float], Meta(description="that each seat could expect at the end")]


class MoveOutlook(Answer, frozen=True, kw_only=True):
    """A move and what its player could hope for after it."""

    move: Annotated[str, Meta(description="in notation")]
    text: str
    line: Annotated[list[str], Meta(description="how the turn goes on, in words: what the numbers are about")]
    chance: Chance
    wigs: Annotated[float, Meta(description="expected at the end")]
    margin: Annotated[float, Meta(description="of these over the best rival")]


class CostlyMoveInfo(Answer, frozen=True, kw_only=True):
    """A move for which there was a better one, by what its player saw."""

    seq: Annotated[EntryNumber, Meta(description="before the move: where to look at it in the history")]
    number: Annotated[int, Meta(ge=1, description="of the move")]
    seat: SeatIndex
    prompt: Annotated[str, Meta(description="what was to be decided")]
    played: Annotated[MoveOutlook, Meta(description="with the rest of the turn as it was played")]
    better: Annotated[MoveOutlook, Meta(description="with the best rest of the turn that was found")]
    chance_lost: Chance
    wigs_lost: Annotated[float, Meta(description="of the lead over the best rival; negative, if that would be less")]
    reason: Annotated[str, Meta(description="what speaks for the better move")]


class AnalysisInfo(Answer, frozen=True, kw_only=True):
    """A finished game as bots see it: who was how likely to win when, and which moves cost most."""

    simulations: Annotated[int, Meta(description="imagined games for each of the costly moves")]
    points: list[ChancePoint]
    costly: Annotated[list[CostlyMoveInfo], Meta(description="the most costly first, at most five of each seat")]


class AnalysisState(Answer, frozen=True, kw_only=True):
    """How far it is."""

    state: Annotated[
        Literal["none", "waiting", "running", "done", "failed"],
        Meta(description="none: nobody has asked for it; waiting: others come first; failed: ask for it again"),
    ]
    progress: Annotated[float, Meta(ge=0, le=1, description="how much of the work is done")]
    analysis: Annotated[AnalysisInfo | None, Meta(description="when it is done")]
