"""Why a move is good: the strongest facts about the turn that it begins."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from lisboa.engine.flow import kind_of
from lisboa.engine.layout import CARGO, COVER, DEPTH, FLEET_CARGO, FRAME, STACK
from lisboa.engine.state import State
from lisboa.engine.steps import TAKE_CARD
from lisboa.insight import cards, court, decrees, downtown, ends, holdings, rivals, small_choices, solo
from lisboa.insight.fact import WIG, Fact
from lisboa.insight.imagined_turn import Turn

MOST: Final = 3
COMMON: Final = 10  # so many times less a fact tells that all moves have in common
FAMILIES: Final = {"store-scores": "store", "house-next": "house", "decrees-grow": "decree-grows", "reis": "sale"}
# What is no news where the other move has more of it
LESS_THAN: Final = {
    "cubes": ("set", "period-end", "game-end"),
    "store": ("store-scores",),
    "house-next": ("house",),
    "decree-grows": ("decrees-grow",),
}
# Kinds of which one may be better than another though nobody can say by how much
TELLING: Final = (
    "house", "house-next", "favor", "follow", "clergy", "goal", "rank", "benefit", "card", "exchange", "replaces",
    "pays", "keeps", "treasury", "recalls", "office", "left",
)  # fmt: skip
CHAPTERS: Final[tuple[Callable[[Turn], list[Fact]], ...]] = (
    downtown.facts,
    court.facts,
    decrees.facts,
    ends.facts,
    holdings.facts,
    cards.facts,
    rivals.facts,
    solo.facts,
    small_choices.facts,
)


def turn_facts(turn: Turn) -> list[Fact]:
    """All that speaks for a turn, the strongest first."""
    found = [fact for chapter in CHAPTERS for fact in chapter(turn) if fact.worth > 0]
    return sorted(found, key=lambda fact: -fact.worth) or [small_choices.plain(turn)]


def told_of(turns: Sequence[Turn], most: int = MOST) -> list[list[Fact]]:
    """What is told of several moves to choose from; where one comes to the same as an earlier one that is said."""
    told = telling([turn_facts(turn) for turn in turns], most)
    for i in reversed(range(len(turns))):
        if any(same_end(turns[i], turns[j]) for j in twins(told, i) if j < i):
            told[i] = [*told[i][: most - 1], Fact("same", 0, {})]
    return told


def same_end(one: Turn, other: Turn) -> bool:
    """Do two turns lead to the same, whichever card is taken then? That is chosen later (TURN-5)."""
    return outcome(before_card(one)) == outcome(before_card(other))


def before_card(turn: Turn) -> State:
    """The end of a turn, or how things stand when a card is to be taken, if that is still to come."""
    later = turn.decisions[1:]
    return later[-1] if later and kind_of(later[-1]) == TAKE_CARD else turn.after


def outcome(s: State) -> list[int]:
    """All numbers of a position that count later: of crates aboard only how many (SELL-3), of goods on State actions
    none (TRADE-1), nor what is left of decisions made.
    """
    numbers = list(s.d[: STACK + FRAME * s.d[DEPTH]])
    numbers[COVER : COVER + 6] = [0] * 6
    for first, ships in ((CARGO, 12), (FLEET_CARGO, 4)):
        for hold in range(first, first + 4 * ships, 4):
            numbers[hold : hold + 4] = [sum(numbers[hold : hold + 4]), 0, 0, 0]
    return numbers


def telling(turns: Sequence[list[Fact]], most: int = MOST) -> list[list[Fact]]:
    """Of several moves to choose from: what all of them bring counts little, so that the differences are told."""
    told = [strongest(facts, [*turns[:i], *turns[i + 1 :]], most) for i, facts in enumerate(turns)]
    return [set_apart(facts, [turns[j] for j in twins(told, i)], told[i]) for i, facts in enumerate(turns)]


def twins(told: Sequence[list[Fact]], i: int) -> list[int]:
    """The other moves of which the same would be read."""
    read = [[(fact.kind, fact.args) for fact in facts] for facts in told]
    return [j for j in range(len(told)) if j != i and read[j] == read[i]]


def set_apart(facts: list[Fact], others: Sequence[list[Fact]], told: list[Fact]) -> list[Fact]:
    """What is told of a move, begun with what is read of it and not of another of which the same would be told."""
    read = [[(fact.kind, fact.args) for fact in other] for other in others]
    own = [fact for fact in facts if any((fact.kind, fact.args) not in other for other in read)]
    return [*own[:1], *(fact for fact in told if fact not in own[:1])][: len(told)]


def strongest(facts: list[Fact], others: Sequence[list[Fact]], most: int) -> list[Fact]:
    """The facts of a move by what they tell beside those of others: first those by which it differs."""
    if not others:
        return sorted(facts, key=lambda fact: -fact.worth)[:most]
    tells = [max(weights) for weights in zip(*(set_off(facts, other) for other in others), strict=True)]
    weights = [max(fact.worth // COMMON, tell) for fact, tell in zip(facts, tells, strict=True)]
    order = sorted(range(len(facts)), key=lambda i: (tells[i] <= 0, -weights[i]))
    return [facts[i] for i in order[:most]]


def waits(facts: list[Fact], other: list[Fact]) -> list[Fact]:
    """The other move ends the period or the game, this one does not."""
    ends = {"period-end", "game-end"}
    ended = next((fact.kind for fact in other if fact.kind in ends), None)
    if ended is None or any(fact.kind in ends for fact in facts):
        return []
    return [Fact("waits", WIG, {"end": "period" if ended == "period-end" else "game"})]


def beyond(facts: list[Fact], other: list[Fact], most: int = MOST) -> list[Fact]:
    """What speaks for a move and not equally for another one, the most telling first; perhaps nothing."""
    facts = [*waits(facts, other), *facts]
    weights = set_off(facts, other)
    order = sorted(range(len(facts)), key=lambda i: -weights[i])
    return [facts[i] for i in order if weights[i] > 0 and facts[i].kind != "plain"][:most]


def set_off(facts: list[Fact], other: list[Fact]) -> list[int]:
    """By how much each fact means more than what the other move has of the same family: equals against equals, then the
    best against the best.
    """
    left = sorted(other, key=lambda fact: -fact.worth)
    kinds = {fact.kind for fact in other}
    weights = [0] * len(facts)
    open_ones = []
    for i, fact in enumerate(facts):
        if fact in left:
            left.remove(fact)
        elif not kinds & set(LESS_THAN.get(fact.kind, ())):
            open_ones.append(i)
    for i in sorted(open_ones, key=lambda i: -facts[i].worth):
        match = next((one for one in left if family(one) == family(facts[i])), None)
        if match is not None:
            left.remove(match)
        weights[i] = difference(facts[i], match)
    return weights


def difference(fact: Fact, match: Fact | None) -> int:
    """What a fact means beyond another one of its family; those that cannot be compared tell a little."""
    more = fact.worth - (0 if match is None else match.worth)
    return fact.worth // COMMON if more == 0 and fact.kind in TELLING else more


def family(fact: Fact) -> str:
    """Facts of one family bring the same, only more or less of it."""
    return FAMILIES.get(fact.kind, fact.kind)
