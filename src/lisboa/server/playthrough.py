"""A table's game as its log tells it. Pure: the same log gives the same game in every process."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import takewhile
from typing import Any, Final

import msgspec

from lisboa import game_options
from lisboa.errors import IllegalMove, LisboaError, UndoBarrier
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
STAND_IN: Final = "stand-in"  # the clock ran out, or nobody came for a week: a bot moves from now on
RETURNED: Final = "returned"
PAUSED: Final = "paused"
RESUMED: Final = "resumed"

IMPORTED: Final = "imported"  # the note of a move that a game file brought

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


def fit_for_all(error: Exception) -> str:
    """Why an entry cannot be followed. Everybody reads it, so it names no card: a draft is secret (SET-16)."""
    if isinstance(error, IllegalMove):
        return f"is not allowed by {error.rule}"
    return str(error) if isinstance(error, UndoBarrier) else f"fails with {type(error).__name__}"


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
    lapsed: bool = False  # the clock made the last decision, and the person has done nothing since

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
        self.rendered: dict[tuple[str, int | None, str], msgspec.Raw] = {}  # what `sight` has made of it already

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

    @property
    def played_by_people(self) -> bool:
        """Does a person still decide for some seat, and not only the clock in their place?"""
        return any(chair.mover is not None and not chair.lapsed for chair in self.chairs)

    @property
    def consenting(self) -> list[str]:
        """Everybody without whose consent nothing past a barrier is taken back: all but those who resigned."""
        chairs = (chair for chair in self.chairs if chair.kind in PERSON_KINDS and chair.stand_in != "resigned")
        return list(dict.fromkeys(chair.person_id for chair in chairs if chair.person_id is not None))

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
        return min(self.own_moves(person_id), self.game.undoable)

    def own_moves(self, person_id: str) -> int:
        """How many of the last moves this person made himself, for seats that he still moves for.

        What a bot or the clock played for his seat is not his own: he could undo it whenever his time is out.
        """
        count = 0
        for seat, (seq, _) in zip(reversed(self.game.movers), reversed(self.path), strict=True):
            if self.chairs[seat].mover != person_id or self.entries[seq - 1].person_id != person_id:
                break
            count += 1
        return count

    def turn_moves(self, seat: int) -> int:
        """How many of the last moves begin the turn anew for who moves for a seat: only its own, only of this turn."""
        mover = self.chairs[seat].mover
        if mover is None:
            return 0
        last = sum(1 for _ in takewhile(lambda other: other == seat, reversed(self.game.movers)))
        return min(last, self.undoable_by(mover), self.game.undoable_in_turn)

    def begins_before(self, count: int) -> bool:
        """Is there nothing before the last `count` moves but what a game file brought?"""
        before = self.path[: len(self.path) - count]
        return not before or self.entries[before[-1][0] - 1].note == IMPORTED

    def last_seat_of(self, person_id: str) -> int | None:
        """Of a person's seats the one that decided last, or had to when a bot took over."""
        own = self.seats_of(person_id)
        for entry in reversed(self.entries):
            decided = entry.kind in (MOVE, UNDO, REDO) and entry.person_id == person_id
            if entry.seat in own and (decided or entry.kind in (RESIGNED, STAND_IN)):
                return entry.seat
        return own[0] if own else None

    def redoable_by(self, person_id: str) -> int:
        """How many of the moves taken back this person may play again: those of seats that he still moves for."""
        game = self.game if self.game.redoable == 0 else self.game.copy()
        while game.redoable and game.turn is not None and self.chairs[game.turn].mover == person_id:
            game.redo()
        return self.game.redoable - game.redoable

    def clocked_seats(self) -> list[int | None]:
        """Whose time runs after each move that the last entry made or took back; None: nobody's."""
        last = self.entries[-1] if self.entries else None
        seats = [self.game.turn]
        if last is not None and last.kind == REDO:
            seats = [*self.game.movers, self.game.turn][-number_of(last, 1) :]
        elif last is not None and last.kind == UNDO:
            game = self.game.copy()
            game.redo(number_of(last, 1))
            seats = [*reversed(game.movers[len(self.game.moves) :])]
        return [None if seat is None or self.chairs[seat].mover is None else seat for seat in seats]

    def then(self, entry: Entry) -> Playthrough:
        """The playthrough one entry later; IllegalMove, UndoBarrier or BadLog if it cannot be.

        The entry gets its hash, and a move is written as the notation has it.
        """
        later = self._copy()
        later._append(entry)
        text = later.path[-1][1] if entry.kind == MOVE else entry.text
        later.entries[-1] = msgspec.structs.replace(entry, text=text, hash=later.game.state_hash())
        return later

    def with_imported(self, moves: list[str], hashes: list[str], now: int) -> Playthrough:
        """The playthrough after the moves of a game file.

        To find the hashes takes longer than to play, so they may be known already; else they are empty.
        """
        later = self._copy()
        for number, move in enumerate(moves):
            turn = later.game.turn
            later._append(Entry(seq=later.seq + 1, kind=MOVE, at=now, seat=turn, text=move, note=IMPORTED))
            found = hashes[number] if hashes else later.game.state_hash()
            later.entries[-1] = msgspec.structs.replace(later.entries[-1], text=later.path[-1][1], hash=found)
        later._check_hash()
        return later

    def replayed(self, entries: Iterable[Entry], check_every: int = CHECK_EVERY) -> Playthrough:
        """The playthrough after entries that were written earlier: they must lead where they led then (BadLog)."""
        later, steps = self.replaying(entries, check_every)
        for _ in steps:
            pass
        return later

    def replaying(self, entries: Iterable[Entry], check_every: int = CHECK_EVERY) -> tuple[Playthrough, Iterator[None]]:
        """The same, step by step: the playthrough is good when all steps are made."""
        later = self._copy()
        return later, later._follow(entries, check_every)

    def _follow(self, entries: Iterable[Entry], check_every: int) -> Iterator[None]:
        for entry in entries:
            # Every position follows from the one before, so a difference shows at some later check too, unless it is
            # taken back: then it must be found before.
            if entry.kind in (UNDO, REWIND) or self.seq % check_every == 0:
                self._check_hash()
            try:
                self._append(entry)
            except BadLog:
                raise
            except Exception as error:  # an engine of another version may fail in any way
                raise BadLog(entry.seq, fit_for_all(error)) from error
            yield
        self._check_hash()

    def _check_hash(self) -> None:
        if self.entries and self.game.state_hash() != self.entries[-1].hash:
            raise BadLog(self.seq, DIFFERS)

    def _append(self, entry: Entry) -> None:
        if entry.seq != self.seq + 1:
            raise BadLog(entry.seq, f"follows entry {self.seq}")
        self.frames.append(self._apply(entry))
        self.chairs = attended(self.chairs, entry)
        self.entries.append(entry)

    def _copy(self) -> Playthrough:
        other = Playthrough.__new__(Playthrough)
        other.__dict__ = dict(self.__dict__)
        other.game = self.game.copy()
        other.entries = list(self.entries)
        other.frames = list(self.frames)
        other.path = list(self.path)
        other.rendered = {}
        return other

    def _apply(self, entry: Entry) -> list[GameEvent]:
        match entry.kind:
            case "move":
                return self._play(entry)
            case "redo":
                return self._redo(entry)
            case "undo":
                self._undo(entry)
            case "rewind" | "rewind-asked" | "rewind-agreed" | "rewind-refused":
                self._apply_rewind(entry)
            case "resigned" | "stand-in" | "returned":
                self.chairs = seated(self.chairs, entry)
                self.proposal = None  # whoever must agree has changed
                self.paused = self.paused and bool(self.people)  # nobody could end the pause
            case "paused" | "resumed":
                self.paused = entry.kind == PAUSED
            case _:
                raise BadLog(entry.seq, f"nobody knows what {entry.kind!r} is")
        return []

    def _play(self, entry: Entry) -> list[GameEvent]:
        if entry.seat is not None and self.game.turn not in (entry.seat, None):
            raise BadLog(entry.seq, f"seat {entry.seat} is not to decide, seat {self.game.turn} is")
        events = self.game.play(entry.text or "")
        self.path.append((entry.seq, self.game.moves[-1]))
        return events

    def _redo(self, entry: Entry) -> list[GameEvent]:
        before = len(self.game.moves)
        events = self.game.redo(number_of(entry, 1))
        self.path += [(entry.seq, move) for move in self.game.moves[before:]]
        return events

    def _undo(self, entry: Entry) -> None:
        self.game.undo(number_of(entry, 1))
        del self.path[len(self.game.moves) :]
        if self.proposal is not None and self.proposal.to > len(self.path):
            self.proposal = None  # other moves may come there than those that people agreed to keep

    def _apply_rewind(self, entry: Entry) -> None:
        if entry.kind == REWIND:
            self._rewind(self._move_number(entry))
        elif entry.kind == REWIND_ASKED:
            self.proposal = self._asked(entry)
        elif self.proposal is None:
            raise BadLog(entry.seq, "nobody has asked to go back")
        elif entry.kind == REWIND_AGREED:
            self.proposal = self._agreed(entry, self.proposal)
        else:
            self.proposal = None

    def _asked(self, entry: Entry) -> Proposal:
        if entry.seat is None or not 0 <= entry.seat < len(self.chairs):
            raise BadLog(entry.seq, f"there is no seat {entry.seat}")
        agreed = () if entry.person_id is None else (entry.person_id,)
        return Proposal(by=entry.seat, to=self._move_number(entry), agreed=agreed)

    def _agreed(self, entry: Entry, proposal: Proposal) -> Proposal:
        if entry.person_id not in self.consenting:
            raise BadLog(entry.seq, "only who has a seat can agree to go back")
        return msgspec.structs.replace(proposal, agreed=tuple(dict.fromkeys((*proposal.agreed, entry.person_id))))

    def _move_number(self, entry: Entry) -> int:
        number = number_of(entry, 0)
        if number > len(self.path):
            raise BadLog(entry.seq, f"cannot go back to move {number}: only {len(self.path)} were made")
        return number

    def _rewind(self, to: int) -> None:
        """Back to where `to` moves were made. Chance is part of the game: the same moves reveal the same again."""
        self.game = self.game.rewound(to)
        self.proposal = None
        del self.path[to:]


def seated(chairs: tuple[Chair, ...], entry: Entry) -> tuple[Chair, ...]:
    """Who sits where after an entry that changes who moves for a seat."""
    if entry.seat is None or not 0 <= entry.seat < len(chairs):
        raise BadLog(entry.seq, f"there is no seat {entry.seat}")
    return (*chairs[: entry.seat], after(entry, chairs[entry.seat]), *chairs[entry.seat + 1 :])


def after(entry: Entry, chair: Chair) -> Chair:
    """A person's chair when a bot has taken over, or when the person has come back."""
    if chair.kind not in PERSON_KINDS:
        raise BadLog(entry.seq, f"seat {entry.seat} is no person's")
    if entry.kind == RETURNED:
        if chair.stand_in is None:
            raise BadLog(entry.seq, f"nobody stands in for seat {entry.seat}")
        return msgspec.structs.replace(chair, bot=None, stand_in=None)
    if not entry.text:
        raise BadLog(entry.seq, "a bot takes over, but which one is not said")
    if chair.stand_in == "resigned" or (chair.stand_in == "clock" and entry.kind == STAND_IN):
        raise BadLog(entry.seq, f"a bot has already taken over seat {entry.seat}")
    return msgspec.structs.replace(chair, bot=entry.text, stand_in="resigned" if entry.kind == RESIGNED else "clock")


def attended(chairs: tuple[Chair, ...], entry: Entry) -> tuple[Chair, ...]:
    """Whose seats the clock decides for after an entry. Whoever does anything is there, at all of their seats."""
    if entry.person_id is not None:
        lapsed = [chair.lapsed and chair.person_id != entry.person_id for chair in chairs]
    elif entry.kind == MOVE and entry.note != IMPORTED:
        lapsed = [chair.lapsed or (seat == entry.seat and chair.mover is not None) for seat, chair in enumerate(chairs)]
    else:
        return chairs
    if all(chair.lapsed == later for chair, later in zip(chairs, lapsed, strict=True)):
        return chairs
    both = zip(chairs, lapsed, strict=True)
    return tuple(msgspec.structs.replace(chair, lapsed=later) for chair, later in both)


def number_of(entry: Entry, least: int) -> int:
    """The number that this kind of entry must have."""
    if entry.number is None or entry.number < least:
        raise BadLog(entry.seq, f"{entry.kind} needs a number from {least} on, not {entry.number}")
    return entry.number
