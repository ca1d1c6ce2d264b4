"""Why a move is good: the strongest facts about the turn that it begins."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from lisboa.insight import court, decrees, downtown, ends, holdings, rivals, small_choices, solo
from lisboa.insight.fact import Fact
from lisboa.insight.imagined_turn import Turn, imagined

if TYPE_CHECKING:
    from lisboa.game import Game

MOST: Final = 3
COMMON: Final = 10  # so many times less a fact tells that all moves have in common
CHAPTERS: Final[tuple[Callable[[Turn], list[Fact]], ...]] = (
    downtown.facts,
    court.facts,
    decrees.facts,
    ends.facts,
    holdings.facts,
    rivals.facts,
    solo.facts,
    small_choices.facts,
)


def reasons(sample: Game, line: Sequence[str], most: int = MOST) -> list[Fact]:
    """What speaks for a line of moves of the seat to decide, the strongest facts first; never nothing.

    `sample` is a game in which all that the seat does not see is made up; `line` begins with the move in question and
    goes on to the end of the turn, so far as it is known.
    """
    return turn_facts(imagined(sample, line))[:most]


def turn_facts(turn: Turn) -> list[Fact]:
    """All that speaks for a turn, the strongest first."""
    found = [fact for chapter in CHAPTERS for fact in chapter(turn) if fact.worth > 0]
    return sorted(found, key=lambda fact: -fact.worth) or [small_choices.plain(turn)]


def telling(turns: Sequence[list[Fact]], most: int = MOST) -> list[list[Fact]]:
    """Of several moves to choose from: what all of them bring counts little, so that the differences are told."""
    return [sorted(facts, key=lambda fact: -weight(fact, turns))[:most] for facts in turns]


def weight(fact: Fact, turns: Sequence[list[Fact]]) -> int:
    """What a fact tells beside those of other moves."""
    return fact.worth // COMMON if len(turns) > 1 and all(fact in facts for facts in turns) else fact.worth
