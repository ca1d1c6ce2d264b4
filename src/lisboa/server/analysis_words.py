"""An analysis for people: where its moves are in the log, and what they mean in words."""

from __future__ import annotations

import random
from typing import Final

from lisboa.errors import IllegalMove
from lisboa.game import Game
from lisboa.insight.analysis import Analysis, CostlyMove, Outlook
from lisboa.server import hints
from lisboa.server.analysis_answers import AnalysisInfo, ChancePoint, CostlyMoveInfo, MoveOutlook
from lisboa.server.hint_search import gain_of
from lisboa.server.playthrough import Playthrough
from lisboa.text.assist import AssistWords

DICE: Final = 0


def told(play: Playthrough, analysis: Analysis, language: str) -> AnalysisInfo:
    """All of it in a language."""
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
        costly=[costly_move(play, one, language) for one in analysis.costly],
    )


def entry_before(play: Playthrough, moves: int) -> int:
    """The entry after which so many moves were made and the next of those that count was to come."""
    return play.path[moves][0] - 1 if moves < len(play.path) else play.seq


def costly_move(play: Playthrough, one: CostlyMove, language: str) -> CostlyMoveInfo:
    """A costly move in words."""
    game = play.game.rewound(one.number - 1)
    decision = game.decision
    assert decision is not None  # a move was made here
    spoken = decision.in_language(language)
    texts = {option.notation: option.text for option in spoken.options if option.enabled}
    chance, wigs = one.cost
    return CostlyMoveInfo(
        seq=entry_before(play, one.number - 1),
        number=one.number,
        seat=one.seat,
        prompt=spoken.prompt,
        played=outlook(one.played, texts),
        better=outlook(one.better, texts),
        chance_lost=chance,
        wigs_lost=wigs,
        reason=reason(game, one, language),
    )


def outlook(one: Outlook, texts: dict[str, str]) -> MoveOutlook:
    """A move with its numbers."""
    return MoveOutlook(move=one.move, text=texts[one.move], chance=one.chance, wigs=one.wigs, margin=one.margin)


def reason(game: Game, one: CostlyMove, language: str) -> str:
    """What the better move would have brought by the end of the turn."""
    after = game.resample(one.seat, random.Random(DICE))
    before = after.copy()
    for move in one.better.line:
        try:
            after.play(move)
        except IllegalMove:  # it was imagined with other cards
            break
    return AssistWords(language).hint_reason(hints.facts(gain_of(before._state, after._state, one.seat)))
