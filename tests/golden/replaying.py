"""Golden games are played again: recorded anew, or compared with what was recorded."""

from __future__ import annotations

from dataclasses import dataclass

from lisboa import Game, GameEvent, IllegalMove
from lisboa.engine.names import COLOURS
from tests.golden.reached import Reached
from tests.golden.recording import Move, Recording, digest_of, finish, grouped, hash_of


def noted(seat: int | None, text: str, game: Game, events: list[GameEvent]) -> Move:
    """A move that a seat has just made, and what it led to."""
    return Move("" if seat is None else COLOURS[seat], text, hash_of(game), digest_of(events))


def record(former: Recording, moves: list[str]) -> Recording:
    """Begin like a recorded game, make these moves and note everything; IllegalMove if one cannot be made."""
    made = Recording(former.name, former.title, former.header)
    game, reached = made.beginning(), Reached()
    for text in moves:
        seat = game.turn
        events = reached.play(game, text)
        made.moves.append(noted(seat, text, game, events))
    if not game.is_over:
        raise ValueError(f"{former.name}: the game is not over after {len(moves)} moves")
    finish(made, game)
    made.reached = reached.items
    return made


@dataclass(frozen=True)
class Difference:
    """Where a game played again first differs from its recording; the words of `what` are explained below."""

    name: str
    what: str
    number: int
    move: str
    recorded: str
    now: str
    told: tuple[str, ...] = ()

    def __str__(self) -> str:
        what = {
            "illegal": "the move is not legal any more",
            "broken": "the engine fails",
            "events": "other events",
            "hash": "another position, though the events are the same",
            "end": "another end",
        }[self.what]
        lines = [f"{self.name}, move {self.number} ({self.move}): {what}"]
        lines += [f"  recorded: {self.recorded}", f"  now:      {self.now}"]
        return "\n".join(lines + [f"    {line}" for line in self.told])


def first_difference(recorded: Recording, hashes: bool = True) -> Difference | None:
    """Play a recorded game again, move by move, as far as it is the same; without `hashes` only events count."""
    game, reached = recorded.beginning(), Reached()
    for number, move in enumerate(recorded.moves, start=1):
        seat = game.turn
        who = f"{move.seat}: {move.text}"
        try:
            events = reached.play(game, move.text)
        except IllegalMove as error:
            return Difference(recorded.name, "illegal", number, who, "legal", f"{error.reason} ({error.rule})")
        except Exception as error:
            return Difference(recorded.name, "broken", number, who, "played", f"{type(error).__name__}: {error}")
        now = noted(seat, move.text, game, events)
        told = tuple(f"{event.text} [{event.rule}]" for event in events) if now != move else ()
        if (now.seat, now.digest) != (move.seat, move.digest):
            return Difference(recorded.name, "events", number, who, *in_short(move, now), told)
        if hashes and now.hash != move.hash:
            return Difference(recorded.name, "hash", number, who, *in_short(move, now), told)
    return different_end(recorded, game, reached)


def why_unplayable(recorded: Recording) -> str:
    """Why the recorded moves make no whole game any more, whatever they lead to; empty if they do."""
    game = recorded.beginning()
    for number, move in enumerate(recorded.moves, start=1):
        try:
            game.play(move.text)
        except IllegalMove as error:
            return f"move {number}, {move.seat}: {move.text}, is illegal now: {error.reason} ({error.rule})"
    return "" if game.is_over else "the game is not over after its last move"


def in_short(recorded: Move, now: Move) -> tuple[str, str]:
    """Both moves as they stand in the file."""
    return (
        f"{recorded.seat}, hash {recorded.hash}, events {recorded.digest}",
        f"{now.seat}, hash {now.hash}, events {now.digest}",
    )


def different_end(recorded: Recording, game: Game, reached: Reached) -> Difference | None:
    """The first line of header, scores, ranking or things reached that is not as recorded."""
    now = Recording(recorded.name, recorded.title, [])
    finish(now, game)
    now.reached = reached.items
    expected, actual = ending(recorded), ending(now)
    for one, other in zip(expected, actual, strict=False):
        if one != other:
            return Difference(recorded.name, "end", len(recorded.moves), "the last", one, other)
    if len(expected) != len(actual):
        return Difference(recorded.name, "end", len(recorded.moves), "the last", f"{expected}", f"{actual}")
    return None


def ending(recording: Recording) -> list[str]:
    """What a file says of beginning and end, without the title: header, scores, ranking, things reached."""
    return [*recording.header, *recording.scores, recording.ranking, *grouped(recording.reached)]
