"""Examples for the rules, quoted from recorded games: the first move that shows what a page asks for.

A page asks with a comment: `<!-- example rule=VISIT-2 event=followed -->`. Words that it may use:

    rule=NOBLE-4         the rule of the event that is wanted
    event=store-placed   its kind; left out: any of that rule
    since=card-played    begin the quotation at the last such event before it, in the same turn
    until=reis-paid      end it at the first such event after it, in the same turn
    says=influence       a word in its line of the log
    with=a,b             kinds of events that must be part of the quotation
    without=a,b          kinds of events that must not be part of it
    only=a,b             quote only the log lines of these kinds
    from=courtier-moved  of the last move, leave out the log lines before such an event
    players=2            only games with so many players
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from lisboa import Game, GameEvent
from lisboa.engine.names import COLOURS
from tools.rules_book.language import BookWords

LONGEST_WAY: Final = 12  # moves of a quotation
NEXT_TURN: Final = "turn-begun"
MOST_LINES: Final = 14  # lines of the log in a quotation

# What the table does by itself between the turns: left out unless asked for
USUAL: Final = frozenset(
    ("move", "turn-begun", "turn-ended", "card-revealed", "display-refilled", "goods-cleared", "building-uncovered")
)


@dataclass(frozen=True)
class Wanted:
    """What an example has to show."""

    rule: str
    event: str = ""
    since: str = ""
    until: str = ""
    says: str = ""
    needs: frozenset[str] = frozenset()
    bars: frozenset[str] = frozenset()
    only: frozenset[str] = frozenset()
    begin: str = ""
    players: int = 0

    def is_shown_by(self, event: GameEvent) -> bool:
        """Is this the event that is wanted?"""
        return event.rule == self.rule and self.event in ("", event.kind) and self.says in event.text

    def quotes(self, event: GameEvent) -> bool:
        """Does the quotation tell this line of the log?"""
        if self.only:
            return event.kind in self.only
        return event.kind not in USUAL or self.is_shown_by(event)


@dataclass(frozen=True)
class Move:
    """A move of a game and what came of it."""

    number: int
    player: str
    notation: str
    events: tuple[GameEvent, ...]

    def has(self, kind: str) -> bool:
        """Is an event of this kind among its events?"""
        return any(event.kind == kind for event in self.events)


@dataclass(frozen=True)
class Story:
    """A recorded game, move by move."""

    name: str
    players: int  # Lacerda included
    solo: bool
    moves: tuple[Move, ...]


def wanted(words: str) -> Wanted:
    """What a page asks for."""
    asked = dict(word.split("=", 1) for word in words.split())
    rule = asked.pop("rule")
    kinds = {key: frozenset(asked.pop(key, "").split(",")) - {""} for key in ("with", "without", "only")}
    players = int(asked.pop("players", "0"))
    texts = {key: asked.pop(key, "") for key in ("event", "since", "until", "says")}
    begin = asked.pop("from", "")
    if asked:
        raise ValueError(f"example {words}: unknown word {next(iter(asked))!r}")
    needs, bars, only = kinds["with"], kinds["without"], kinds["only"]
    return Wanted(rule, needs=needs, bars=bars, only=only, begin=begin, players=players, **texts)


@cache
def read_story(path: Path) -> Story:
    """Play a game file through; what everybody saw is told."""
    game = Game.from_text(path.read_text(encoding="utf-8"))
    by_move: dict[int, list[GameEvent]] = {}
    for event in game.events(None):
        by_move.setdefault(event.move, []).append(event)
    moves = [
        Move(number, COLOURS[events[0].seat or 0], game.moves[number - 1], tuple(events))
        for number, events in by_move.items()
    ]
    return Story(path.name, game.players, game.solo, tuple(moves))


def quotations(story: Story, asked: Wanted) -> Iterator[list[Move]]:
    """The moves of a story that show what is asked for."""
    if asked.players not in (0, story.players):
        return
    for i, move in enumerate(story.moves):
        if any(asked.is_shown_by(event) for event in move.events):
            first = find_back(story, i, asked.since) if asked.since else i
            last = find_ahead(story, i, asked.until) if asked.until else i
            if first is not None and last is not None:
                quoted = list(story.moves[first : last + 1])
                kinds = {event.kind for part in quoted for event in part.events}
                if asked.needs <= kinds and not asked.bars & kinds:
                    yield quoted


def find_back(story: Story, at: int, kind: str) -> int | None:
    """The last move of this turn, up to a place, in which such an event happened."""
    for i in range(at, max(-1, at - LONGEST_WAY), -1):
        if i < at and story.moves[i].has(NEXT_TURN):
            return None
        if story.moves[i].has(kind):
            return i
    return None


def find_ahead(story: Story, at: int, kind: str) -> int | None:
    """The first move of this turn, from a place on, in which such an event happened."""
    for i in range(at, min(len(story.moves), at + LONGEST_WAY)):
        if story.moves[i].has(kind):
            return i
        if story.moves[i].has(NEXT_TURN):
            return None
    return None


def lines_of(move: Move, asked: Wanted, last: bool, language: str) -> list[str]:
    """The lines of the log that a quotation tells; the last move ends with its turn."""
    lines: list[str] = []
    shown = begun = False
    for event in move.events:
        shown = shown or asked.is_shown_by(event)
        begun = begun or not last or asked.begin in ("", event.kind)
        if last and shown and event.kind == "turn-ended" and asked.event != "turn-ended":
            break
        if begun and asked.quotes(event):
            lines.append(event.seen_by(None, language).text)
    return lines


def render(story: Story, quoted: list[Move], asked: Wanted, folder: str, words: BookWords) -> str:
    """A quotation in Markdown: who moved, how the move is written, what the log says."""
    title = words.say(
        "book-example",
        players=0 if story.solo else story.players,
        count=len(quoted),
        first=str(quoted[0].number),
        last=str(quoted[-1].number),
        game=f"[{story.name}]({folder}/{story.name})",
    )
    out = [f"> {title}", ">"]
    room = MOST_LINES
    for move in quoted:
        lines = lines_of(move, asked, move is quoted[-1], words.language)
        out.append(f"> - {words.say('book-example-move', player=move.player, move=f'`{move.notation}`')}")
        out += [f">   - {line}" for line in lines[:room]]
        if len(lines) > room:
            out.append(f">   - {words.say('book-example-more', count=len(lines) - room)}")
        room = max(0, room - len(lines))
    return "\n".join(out) + "\n"


def example(wish: str, games: list[Path], folder: str, words: BookWords) -> str:
    """The first quotation that shows what a page asks for; `folder` leads from the page to the games."""
    asked = wanted(wish)
    for path in games:
        story = read_story(path)
        for quoted in quotations(story, asked):
            return render(story, quoted, asked, folder, words)
    return not_yet(words)


def not_yet(words: BookWords) -> str:
    """What stands where an example is wanted that no game shows."""
    return f"*{words.say('book-not-yet')}*\n"
