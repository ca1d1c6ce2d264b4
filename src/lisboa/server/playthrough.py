"""A table's game as its log tells it. Pure: the same log gives the same game in every process."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice, takewhile
from typing import Any, Final, Literal, cast

import msgspec

from lisboa import game_options
from lisboa.game import Game
from lisboa.game_event import GameEvent, PlainEvent
from lisboa.server.table_log import (
    IMPORTED,
    MOVE,
    PAUSED,
    PERSON_KINDS,
    REDO,
    REPLACE_AGREED,
    REPLACE_ASKED,
    REPLACE_REFUSED,
    REPLACED,
    RESIGNED,
    RESUMED,
    RETURNED,
    REWIND,
    REWIND_AGREED,
    REWIND_ASKED,
    REWIND_REFUSED,
    SEAT_OFFERED,
    STAND_IN,
    STANDING,
    TIME_UP,
    UNDO,
    BadLog,
    Chair,
    Entry,
    attended,
    fit_for_all,
    number_of,
    seated,
)

__all__ = [
    "IMPORTED",
    "MOVE",
    "PAUSED",
    "PERSON_KINDS",
    "REDO",
    "REPLACED",
    "REPLACE_AGREED",
    "REPLACE_ASKED",
    "REPLACE_REFUSED",
    "RESIGNED",
    "RESUMED",
    "RETURNED",
    "REWIND",
    "REWIND_AGREED",
    "REWIND_ASKED",
    "REWIND_REFUSED",
    "SEAT_OFFERED",
    "STANDING",
    "STAND_IN",
    "TIME_UP",
    "UNDO",
    "BadLog",
    "Chair",
    "Entry",
    "Left",
    "Playthrough",
    "Proposal",
    "Start",
    "fit_for_all",
    "number_of",
]
CHECK_EVERY: Final = 25
DIFFERS: Final = "leads to another position than when it was made"
EndOfUndo = Literal["revealed", "start", "others"]  # something was shown, the game begins, another has moved
PROPOSALS: Final = ("rewind", "bot", "person")  # go back, a bot moves for somebody away, another person takes the seat


class Proposal(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody wants to go back to where `to` moves were made, or that the person of a seat be replaced."""

    by: int
    to: int = 0
    agreed: tuple[str, ...]  # people
    way: str = "rewind"  # one of PROPOSALS
    seat: int | None = None  # whose person is to be replaced


class Left(msgspec.Struct, frozen=True):
    """Somebody who sat on a seat until entry `until`, with which another person took it over."""

    seat: int
    until: int
    person_id: str


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
        # What happened in each entry. A server keeps a thousand games: the garbage collector looks at none of this.
        self.frames: list[tuple[PlainEvent, ...]] = []
        self.path: list[tuple[int, str]] = []  # the moves that count: seq of the entry that made it, notation
        self.ended: list[int | None] = []  # whose turn ended with each move that the last entry made or took back
        self.proposal: Proposal | None = None
        self.paused = False
        self.names: dict[str, str] = {}  # of those who have left their seats, which no log tells
        self.rendered: dict[tuple[str, int | None, str], msgspec.Raw] = {}  # what `sight` has made of it already

    @property
    def seq(self) -> int:
        """How many entries the log has."""
        return len(self.entries)

    def happened(self, seq: int) -> list[GameEvent]:
        """What happened in an entry."""
        return self.game.in_words(self.frames[seq - 1])

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

    @property
    def earlier(self) -> list[Left]:
        """Who had seats that others have taken over since, by entries."""
        if all(chair.began_id is None for chair in self.chairs):
            return []
        sits = {seat: chair.at_the_start.person_id for seat, chair in enumerate(self.chairs)}
        found: list[Left] = []
        for entry in self.entries:
            if entry.kind == REPLACED and entry.seat is not None:
                found.append(Left(entry.seat, entry.seq, sits[entry.seat] or ""))
                sits[entry.seat] = entry.person_id
        return found

    def with_names(self, names: dict[str, str]) -> Playthrough:
        """The same with these names of people who have left their seats."""
        if names == self.names:
            return self
        other = self._copy()
        other.names = names
        return other.seal()

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

    def agreeing(self, seat: int) -> list[str]:
        """Everybody who has to agree that the person of a seat is replaced: all others who still play."""
        return [person for person in self.people if person != self.chairs[seat].person_id]

    def undoable_by(self, person_id: str) -> int:
        """How many of the last moves are this person's own and have revealed nothing."""
        most = self.game.undoable
        return sum(1 for _ in takewhile(lambda before: before < most, self._own_moves(person_id)))

    def end_of_undo(self, person_id: str) -> EndOfUndo:
        """Why this person can take back no more than `undoable_by`."""
        possible = self.undoable_by(person_id)
        before, own = next(islice(self._back(person_id), possible, None), (len(self.path), False))
        if own:
            return "revealed"
        return "start" if self._begins_before(before) else "others"

    def moves_of(self, person_id: str, count: int) -> int:
        """How many of the last moves are taken back with `count` of this person's own, who has that many."""
        return 0 if count == 0 else next(islice(self._own_moves(person_id), count - 1, None)) + 1

    def _own_moves(self, person_id: str) -> Iterator[int]:
        """Before how many of the last moves each of this person's own was made, the last one first."""
        return (before for before, own in self._back(person_id) if own)

    def _back(self, person_id: str) -> Iterator[tuple[int, bool]]:
        """From the last move back to the first one that is not this person's own: before how many, and whether it is.

        What others had declined in advance belongs to the move that led to it and is taken back with that. What a bot
        or the clock played for their seat is not their own: they could undo it whenever their time is out.
        """
        movers = self.game.movers
        for before, (seq, _) in enumerate(reversed(self.path)):
            entry = self.entries[seq - 1]
            own = entry.person_id == person_id and self.chairs[movers[-1 - before]].mover == person_id
            if own or entry.note != STANDING:
                yield before, own
                if not own:
                    return

    def turn_moves(self, seat: int) -> int:
        """How many of the last moves begin the turn anew for who moves for a seat: only its own, only of this turn."""
        mover = self.chairs[seat].mover
        if mover is None:
            return 0
        movers, most = self.game.movers, min(self.game.undoable, self.game.undoable_in_turn)
        mine = takewhile(lambda before: before < most and movers[-1 - before] == seat, self._own_moves(mover))
        return sum(1 for _ in mine)

    def _begins_before(self, count: int) -> bool:
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

    def clocked_seats(self) -> list[tuple[int | None, int | None]]:
        """Whose time runs after each move that the last entry made or took back, and whose turn ended with that move.

        None: nobody's. A bot has no time, nor has somebody for whom one moves.
        """
        last = self.entries[-1] if self.entries else None
        seats = [self.game.turn]
        if last is not None and last.kind == REDO:
            seats = [*self.game.movers, self.game.turn][-number_of(last, 1) :]
        elif last is not None and last.kind == UNDO:
            game = self.game.copy()
            game.redo(number_of(last, 1))
            seats = [*reversed(game.movers[len(self.game.moves) :])]
        ended = self.ended or [None]
        return [(self._with_time(runs), self._with_time(over)) for runs, over in zip(seats, ended, strict=True)]

    def _with_time(self, seat: int | None) -> int | None:
        return None if seat is None or self.chairs[seat].mover is None else seat

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
        self.ended = []
        self.frames.append(tuple(event.plain for event in self._apply(entry)))
        self.chairs = attended(self.chairs, entry)
        if self.proposal is not None and self._overtakes(entry, self.proposal):
            self.proposal = None
        self.entries.append(entry)

    def seal(self) -> Playthrough:
        """The same, to be kept in memory: the garbage collector is left with little to look at (`Course.seal`)."""
        self.game.seal()
        self.entries = cast(list[Entry], tuple(self.entries))
        self.frames = cast(list[tuple[PlainEvent, ...]], tuple(self.frames))
        self.path = cast(list[tuple[int, str]], tuple(self.path))
        return self

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
            case "replace-asked" | "replace-agreed" | "replace-refused":
                self._ask_for_another(entry)
            case "resigned" | "stand-in" | "returned" | "seat-offered" | "replaced":
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
        before = self.game.latest_turn
        events = self.game.play(entry.text or "")
        self.ended = [None if entry.note == IMPORTED else ended_between(before, self.game.latest_turn)]
        self.path.append((entry.seq, self.game.moves[-1]))
        return events

    def _redo(self, entry: Entry) -> list[GameEvent]:
        before = len(self.game.moves)
        walked = self.game.copy()
        events = self.game.redo(number_of(entry, 1))
        self.ended = list(ends(walked, walked.redo, number_of(entry, 1)))
        self.path += [(entry.seq, move) for move in self.game.moves[before:]]
        return events

    def _undo(self, entry: Entry) -> None:
        walked = self.game.copy()
        self.game.undo(number_of(entry, 1))
        self.ended = list(ends(walked, walked.undo, number_of(entry, 1)))
        del self.path[len(self.game.moves) :]
        if self.proposal is not None and self.proposal.seat is None and self.proposal.to > len(self.path):
            self.proposal = None  # other moves may come there than those that people agreed to keep

    def _apply_rewind(self, entry: Entry) -> None:
        if entry.kind == REWIND:
            self._rewind(self._move_number(entry))
        elif entry.kind == REWIND_ASKED:
            self.proposal = self._asked(entry)
        elif self.proposal is None or self.proposal.seat is not None:
            raise BadLog(entry.seq, "nobody has asked to go back")
        elif entry.kind == REWIND_AGREED:
            self.proposal = self._agreed(entry, self.proposal)
        else:
            self.proposal = None

    def _ask_for_another(self, entry: Entry) -> None:
        """Somebody asks that a person be replaced, agrees or refuses."""
        if entry.kind == REPLACE_ASKED:
            if entry.text not in PROPOSALS or not 0 <= number_of(entry, 0) < len(self.chairs):
                raise BadLog(entry.seq, f"nobody can be replaced by {entry.text!r} on seat {entry.number}")
            self.proposal = self._asked(entry)
        elif self.proposal is None or self.proposal.seat is None:
            raise BadLog(entry.seq, "nobody has asked that somebody be replaced")
        else:
            self.proposal = self._agreed(entry, self.proposal) if entry.kind == REPLACE_AGREED else None

    def _overtakes(self, entry: Entry, proposal: Proposal) -> bool:
        """Is the person there after all who was to be replaced, or has their seat been decided for?"""
        if proposal.seat is None:
            return False
        there = entry.person_id is not None and entry.person_id == self.chairs[proposal.seat].person_id
        return there or (entry.kind == MOVE and entry.seat == proposal.seat and proposal.way == "bot")

    def _asked(self, entry: Entry) -> Proposal:
        if entry.seat is None or not 0 <= entry.seat < len(self.chairs):
            raise BadLog(entry.seq, f"there is no seat {entry.seat}")
        agreed = () if entry.person_id is None else (entry.person_id,)
        if entry.kind == REPLACE_ASKED:
            return Proposal(by=entry.seat, agreed=agreed, way=entry.text or "", seat=entry.number)
        return Proposal(by=entry.seat, to=self._move_number(entry), agreed=agreed)

    def _agreed(self, entry: Entry, proposal: Proposal) -> Proposal:
        if entry.person_id not in self.consenting:
            raise BadLog(entry.seq, "only somebody with a seat can agree")
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


def ended_between(one: tuple[int, int], other: tuple[int, int]) -> int | None:
    """Whose turn has ended if another one has begun between these, whichever comes first (`Course.latest_turn`)."""
    (number, seat), (later, _) = sorted((one, other))
    return seat if 0 < number < later else None


def ends(game: Game, step: Callable[[], object], count: int) -> Iterator[int | None]:
    """Whose turn ends with each of so many moves, one step after the other."""
    for _ in range(count):
        before = game.latest_turn
        step()
        yield ended_between(before, game.latest_turn)
