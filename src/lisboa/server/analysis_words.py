"""An analysis for people: where its moves are in the log, and what they mean in words."""

from __future__ import annotations

from lisboa.insight.analysis import Analysis, CostlyMove, Outlook
from lisboa.insight.costly_words import in_words
from lisboa.server.analysis_answers import AnalysisInfo, ChancePoint, CostlyMoveInfo, MoveOutlook
from lisboa.server.long_work import LongWork
from lisboa.server.playthrough import Playthrough
from lisboa.server.workers.fair_turns import Asker


async def told(work: LongWork, asker: Asker, play: Playthrough, analysis: Analysis, language: str) -> AnalysisInfo:
    """All of it in a language. For each costly move the game is played again up to it."""
    costly = await work.all_of((costly_move(play, one, language) for one in analysis.costly), asker)
    return AnalysisInfo(
        simulations=analysis.simulations,
        points=[
            ChancePoint(
                seq=entry_before(play, point.moves),
                moves=point.moves,
                turn=point.turn,
                chances=point.chances,
                wigs=point.wigs,
            )
            for point in analysis.points
        ],
        costly=costly,
    )


def entry_before(play: Playthrough, moves: int) -> int:
    """The entry after which so many moves were made and the next of those that count was to come."""
    return play.path[moves][0] - 1 if moves < len(play.path) else play.seq


def costly_move(play: Playthrough, one: CostlyMove, language: str) -> CostlyMoveInfo:
    """A costly move in words."""
    words = in_words(play.game, one, language)
    chance, wigs = one.cost
    return CostlyMoveInfo(
        seq=entry_before(play, one.number - 1),
        number=one.number,
        seat=one.seat,
        prompt=words.prompt,
        played=outlook(one.played, words.played),
        better=outlook(one.better, words.better),
        chance_lost=chance,
        wigs_lost=wigs,
        reason=words.reason,
    )


def outlook(one: Outlook, turn: list[str]) -> MoveOutlook:
    """A move with its numbers."""
    text, *line = turn
    return MoveOutlook(move=one.move, text=text, line=line, chance=one.chance, wigs=one.wigs, margin=one.margin)
