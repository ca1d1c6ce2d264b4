"""What a move would do, told before it is made.

The true game is never asked: everything is played in games that the seat cannot tell from it (RUL-30), and what comes
out differently there is not told. So an answer is a function of what the seat sees.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final, TypeVar

import msgspec

from lisboa.engine.names import COLOURS
from lisboa.game import Game
from lisboa.game_event import GameEvent
from lisboa.server.assist_answers import BeforeAfter, PartInfo, Preview, SumInfo
from lisboa.server.game_answers import EventInfo
from lisboa.server.player_numbers import numbers_in
from lisboa.text.assist import AssistWords
from lisboa.text.breakdown import UNITS

SAMPLES: Final = 8  # of two cards that may come, all show the same one once in 128 times
T = TypeVar("T")


class Outcome(msgspec.Struct, frozen=True):
    """What a move did in one sample."""

    reveals: bool
    lines: list[EventInfo]
    after: dict[str, int]
    total: int
    turns: int
    next: str | None


def preview(game: Game, seat: int, move: str, seq: int, locale: str = "en") -> Preview:
    """What an open option of the seat to decide would do. IllegalMove if it is none."""
    sample = sample_of(game, seat, 0)
    seen, total = sample.view(seat), sample.scores()[seat]["total"]
    own_turn = seen["active_player"] == COLOURS[seat]
    parts, sums = breakdown(sample, move, AssistWords(locale))
    outcomes = outcomes_of(game, seat, move, locale)
    final = agreed([one.total for one in outcomes])
    return Preview(
        seq=seq,
        move=move,
        reveals=any(one.reveals for one in outcomes),
        ends_turn=own_turn and all(one.turns != seen["turns"] for one in outcomes),
        lines=common_lines([one.lines for one in outcomes]),
        changes=changes(numbers_in(seen, seat), [one.after for one in outcomes]),
        final=None if final is None else (total, final),
        next=agreed([one.next for one in outcomes]),
        breakdown=parts,
        sums=sums,
    )


def sample_of(game: Game, seat: int, number: int) -> Game:
    """A game that the seat cannot tell from the true one: the same one for the same view and number."""
    return game.resample(seat, random.Random(number))


def outcomes_of(game: Game, seat: int, move: str, locale: str) -> list[Outcome]:
    """In as many samples as it takes: where nothing is revealed, a second one only confirms the first."""
    found = [outcome(sample_of(game, seat, number), seat, move, locale) for number in range(2)]
    if any(one.reveals for one in found) or found[0] != found[1]:
        found += [outcome(sample_of(game, seat, number), seat, move, locale) for number in range(2, SAMPLES)]
    return found


def outcome(sample: Game, seat: int, move: str, locale: str) -> Outcome:
    """Play it there."""
    events = sample.play(move)
    decision, seen = sample.decision, sample.view(seat)
    return Outcome(
        reveals=sample.undoable == 0,
        lines=[event_info(event, seat, locale) for event in events],
        after=numbers_in(seen, seat),
        total=sample.scores()[seat]["total"],
        turns=seen["turns"],
        next=None if decision is None else decision.kind,
    )


def event_info(event: GameEvent, seat: int, locale: str = "en") -> EventInfo:
    """An event as the seat may know it."""
    return EventInfo(**event.seen_by(seat, locale).to_json())


def agreed(values: Sequence[T]) -> T | None:
    """What all samples say; None if they differ."""
    return values[0] if all(value == values[0] for value in values) else None


def common_lines(told: list[list[EventInfo]]) -> list[EventInfo]:
    """The events up to the first that is not the same everywhere."""
    same = []
    for lines in zip(*told, strict=False):
        if agreed(lines) is None:
            break
        same.append(lines[0])
    return same


def changes(before: dict[str, int], after: list[dict[str, int]]) -> dict[str, BeforeAfter]:
    """Numbers that change alike in all samples."""
    found: dict[str, BeforeAfter] = {}
    for name in dict.fromkeys([*before, *after[0]]):
        now, later = before.get(name, 0), agreed([numbers.get(name, 0) for numbers in after])
        if later is not None and later != now:
            found[name] = (now, later)
    return found


def breakdown(sample: Game, move: str, words: AssistWords) -> tuple[list[PartInfo], dict[str, SumInfo]]:
    """What costs and gains of the option are made of."""
    parts: list[PartInfo] = []
    sums: dict[str, SumInfo] = {}
    for one in sample.breakdown(move):
        sums[one.name] = SumInfo(text=words.sum_name(one.name), unit=UNITS[one.name], total=one.total)
        parts += [
            PartInfo(sum=one.name, label=part.label, args=part.args, text=words.part(part), value=part.value)
            for part in one.parts
        ]
    return parts, sums
