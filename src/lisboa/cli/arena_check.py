"""Does a line of an arena's file hold a game that this arena could have had? If not: which field, and why."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from lisboa.cli.arena_games import Arena
from lisboa.engine.solo_rank import RANKS, needed
from lisboa.report.contest import Against, Played
from lisboa.server.field_errors import field_error

Line = TypeVar("Line", bound=msgspec.Struct)
CONDITIONS = frozenset(what for rank in range(len(RANKS)) for what in needed(rank))


class LineProblem(Exception):
    """What is wrong with a line."""

    def __init__(self, reason: str, field: str = "") -> None:
        super().__init__(f"field {field}: {reason}" if field else reason)


def plain(line: bytes) -> dict[str, Any]:
    """A line as names and values."""
    try:
        found = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise LineProblem("not JSON, or cut off") from None
    if not isinstance(found, dict):
        raise LineProblem("not an object with named fields")
    return found


def shaped(fields: dict[str, Any], kind: type[Line]) -> Line:
    """The fields that belong there, each with a value of its kind."""
    try:
        return msgspec.convert(fields, kind)
    except msgspec.ValidationError as error:
        field, reason = field_error(str(error))
        raise LineProblem(reason, field) from None


def game_in(line: bytes, arena: Arena) -> Played:
    """The game of a line, as it was written by this arena."""
    game = shaped(plain(line), Played)
    total = 2 if arena.options.solo else arena.players
    expect("round", game.round, game.game // arena.round_games)
    expect("bots", game.bots, list(arena.seating(game.game)))
    for field in ("wigs", "places"):
        if len(getattr(game, field)) != total:
            raise LineProblem(f"{len(getattr(game, field))} numbers for {total} at the table", field)
    check_places(game)
    expect("thinking", sorted(game.thinking), sorted(set(game.bots)))
    if arena.options.solo:
        check_solo(game.solo)
    elif game.solo is not None:
        raise LineProblem("a rank, but nobody plays against Lacerda", "solo")
    return game


def expect(field: str, found: object, wanted: object) -> None:
    if found != wanted:
        raise LineProblem(f"{found}, where this arena has {wanted}", field)


def check_places(game: Played) -> None:
    """Everybody has as many before him as have a better place, and nobody with fewer wigs is before him."""
    ranked = list(zip(game.places, game.wigs, strict=True))
    for place, wigs in ranked:
        before = [theirs for other, theirs in ranked if other < place]
        if len(before) != place:
            raise LineProblem(f"{game.places} is no ranking", "places")
        if before and min(before) < wigs:
            raise LineProblem(f"{game.places} is not the ranking of {game.wigs} wigs", "places")


def check_solo(solo: Against | None) -> None:
    """A rank and all that ranks ask for (SOLO-9)."""
    if solo is None:
        raise LineProblem("missing, but the arena plays against Lacerda", "solo")
    if solo.rank >= len(RANKS):
        raise LineProblem(f"{solo.rank} is not 0 to {len(RANKS) - 1}", "solo.rank")
    expect("solo.reached", sorted(solo.reached), sorted(CONDITIONS))
