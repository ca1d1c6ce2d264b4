"""A table's game as its log tells it. Pure: the same log gives the same game in every process."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from lisboa import game_options
from lisboa.errors import LisboaError
from lisboa.game import Game
from lisboa.game_event import GameEvent

MOVE: Final = "move"
UNDO: Final = "undo"
REDO: Final = "redo"
REWIND: Final = "rewind"  # everybody has agreed: `number` moves remain
REWIND_ASKED: Final = "rewind-asked"
REWIND_AGREED: Final = "rewind-agreed"
REWIND_REFUSED: Final = "rewind-refused"
RESIGNED: Final = "resigned"
STAND_IN: Final = "stand-in"  # the clock ran out and a bot moves from now on
RETURNED: Final = "returned"
PAUSED: Final = "paused"
RESUMED: Final = "resumed"

CHECK_EVERY: Final = 25
DIFFERS: Final = "leads to another position than when it was made"
PERSON_KINDS: Final = ("person", "hot-seat")


class BadLog(LisboaError):
    """A log that this engine cannot follow: it was written by another one, or damaged."""

    def __init__(self, seq: int, reason: str) -> None:
        super().__init__(seq, reason)
        self.seq = seq
        self.reason = reason

    def __str__(self) -> str:
        return f"entry {self.seq}: {self.reason}"


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the log."""

    seq: int
    kind: str
    at: int
    seat: int | None = None
    person_id: str | None = None
    text: str | None = None
    number: int | None = None
    note: str | None = None
    key: str | None = None
    hash: str = ""


class Chair(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits on a seat and who moves for it."""

    kind: str
    person_id: str | None = None
    bot: str | None = None
    stand_in: str | None = None

    @property
    def mover(self) -> str | None:
        """The person who decides here; None where a bot or Lacerda does."""
        return self.person_id if self.kind in PERSON_KINDS and self.stand_in is None else None


class Proposal(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody wants to go back to where `to` moves were made."""

    by: int
    to: int
    agreed: tuple[str, ...]  # people


class Start(msgspec.Struct, frozen=True, kw_only=True):
    """What a game begins from: options and a seed, or a position."""

    options: dict[str, Any]
    seed: int | None = None
    position: dict[str, Any] | None = None

    def game(self) -> Game:
        """The game before its first move."""
        options = game_options.from_header(self.options)
        if self.position is None:
            return Game(seed=self.seed, **vars(options))
        return Game.from_position(self.position)


class Playthrough:
    """The game, who sits where, and what the log says besides moves. `then` gives the next one; none ever changes."""

    def __init__(self, start: Start, chairs: tuple[Chair, ...]) -> None:
        self.start = start
        self.chairs = chairs
        self.game = start.game()
        self.entries: list[Entry] = []
        self.frames: list[list[GameEvent]] = []  # what happened in each entry
        self.path: list[tuple[int, str]] = []  # the moves that count: seq of the entry that made it, notation
        self.proposal: Proposal | None = None
        self.paused = False

    @property
    def seq(self) -> int:
        """How many entries the log has."""
        return len(self.entries)

    @property
    def moving(self) -> Chair | None:
        """Whose decision the game waits for; None when it is over."""
        turn = self.game.turn
        return None if turn is None else self.chairs[turn]

    @property
    def waiting_for(self) -> str | None:
        """The person to decide; None if a bot is to move or the game is over."""
        return None if self.moving is None else self.moving.mover

    @property
    def people(self) -> list[str]:
        """Everybody who still moves for a seat, in the order of seats."""
        return list(dict.fromkeys(chair.mover for chair in self.chairs if chair.mover is not None))

    def seats_of(self, person_id: str | None) -> list[int]:
        """The seats that this person owns, whether he still moves for them or not."""
        if person_id is None:
            return []
        owned = enumerate(self.chairs)
        return [seat for seat, chair in owned if chair.person_id == person_id and chair.kind in PERSON_KINDS]

    def owns_all(self, person_id: str) -> bool:
        """May this person see everything: is there nobody else, and no bot with secrets of its own?"""
        return all(
            chair.kind == "lacerda" or (chair.kind in PERSON_KINDS and chair.person_id == person_id)
            for chair in self.chairs
        )

    def undoable_by(self, person_id: str) -> int:
        """How many of the last moves are this person's own and have revealed nothing."""
        count = 0
        for seat in reversed(self.game.movers):
            if count == self.game.undoable or self.chairs[seat].mover != person_id:
                break
            count += 1
        return count

    def then(self, entry: Entry) -> Playthrough:
        """The playthrough one entry later; IllegalMove, UndoBarrier or BadLog if it cannot be.

        The entry gets its hash, and a move is written as the notation has it.
        """
        later = self._copy()
        later._append(entry)
        text = later.path[-1][1] if entry.kind == MOVE else entry.text
        later.entries[-1] = msgspec.structs.replace(entry, text=text, hash=later.game.state_hash())
        return later

    def replayed(self, entries: Iterable[Entry], check_every: int = CHECK_EVERY) -> Playthrough:
        """The playthrough after entries that were written earlier: they must lead where they led then (BadLog)."""
        later = self._copy()
        for entry in entries:
            try:
                later._append(entry)
            except Exception as error:  # an engine of another version may fail in any way
                raise BadLog(entry.seq, str(error) or type(error).__name__) from error
            # Every position follows from the one before, so a difference shows at some later check too.
            if entry.seq % check_every == 0 and later.game.state_hash() != entry.hash:
                raise BadLog(entry.seq, DIFFERS)
        if later.entries and later.game.state_hash() != later.entries[-1].hash:
            raise BadLog(later.seq, DIFFERS)
        return later

    def _append(self, entry: Entry) -> None:
        if entry.seq != self.seq + 1:
            raise BadLog(entry.seq, f"follows entry {self.seq}")
        self.frames.append(self._apply(entry))
        self.entries.append(entry)

    def _copy(self) -> Playthrough:
        other = Playthrough.__new__(Playthrough)
        other.__dict__ = dict(self.__dict__)
        other.game = self.game.copy()
        other.entries = list(self.entries)
        other.frames = list(self.frames)
        other.path = list(self.path)
        return other

    def _apply(self, entry: Entry) -> list[GameEvent]:
        match entry.kind:
            case "move":
                return self._play(entry.seq, entry.text or "")
            case "redo":
                return self._redo(entry.seq, entry.number or 0)
            case "undo":
                self.game.undo(entry.number or 0)
                del self.path[len(self.game.moves) :]
            case "rewind" | "rewind-asked" | "rewind-agreed" | "rewind-refused":
                self._apply_rewind(entry)
            case "resigned" | "stand-in" | "returned":
                self.chairs = seated(self.chairs, entry)
            case "paused" | "resumed":
                self.paused = entry.kind == PAUSED
            case _:
                raise BadLog(entry.seq, f"nobody knows what {entry.kind!r} is")
        return []

    def _play(self, seq: int, move: str) -> list[GameEvent]:
        events = self.game.play(move)
        self.path.append((seq, self.game.moves[-1]))
        return events

    def _redo(self, seq: int, count: int) -> list[GameEvent]:
        before = len(self.game.moves)
        events = self.game.redo(count)
        self.path += [(seq, move) for move in self.game.moves[before:]]
        return events

    def _apply_rewind(self, entry: Entry) -> None:
        if entry.kind == REWIND:
            self._rewind(entry.number or 0)
            self.proposal = None
        elif entry.kind == REWIND_ASKED:
            agreed: tuple[str, ...] = () if entry.person_id is None else (entry.person_id,)
            self.proposal = Proposal(by=entry.seat or 0, to=entry.number or 0, agreed=agreed)
        elif entry.kind == REWIND_AGREED and self.proposal is not None and entry.person_id is not None:
            agreed = (*self.proposal.agreed, entry.person_id)
            self.proposal = msgspec.structs.replace(self.proposal, agreed=agreed)
        else:
            self.proposal = None

    def _rewind(self, to: int) -> None:
        """Back to where `to` moves were made. Chance is part of the game: the same moves reveal the same again."""
        game = self.start.game()
        for _, move in self.path[:to]:
            game.play(move)
        self.game = game
        del self.path[to:]


def seated(chairs: tuple[Chair, ...], entry: Entry) -> tuple[Chair, ...]:
    """Who sits where after an entry that changes who moves for a seat."""
    if entry.seat is None or not 0 <= entry.seat < len(chairs):
        raise BadLog(entry.seq, f"there is no seat {entry.seat}")
    reason = {RESIGNED: "resigned", STAND_IN: "clock", RETURNED: None}[entry.kind]
    chair = msgspec.structs.replace(chairs[entry.seat], bot=entry.text, stand_in=reason)
    return (*chairs[: entry.seat], chair, *chairs[entry.seat + 1 :])
