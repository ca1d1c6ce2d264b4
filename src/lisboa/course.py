"""The course of a game: where it stands, how it came there, and what of that can be taken back."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from itertools import takewhile
from typing import TYPE_CHECKING, Any, Self, cast

from lisboa.decision import illegal, why_illegal
from lisboa.engine import flow, layout, notation, record
from lisboa.engine.set_up import new_state
from lisboa.engine.state import State
from lisboa.engine.steps import Offers
from lisboa.errors import IllegalMove, UndoBarrier
from lisboa.game_event import GameEvent, PlainEvent, reveals, seen_by
from lisboa.game_options import GameOptions
from lisboa.text import words_for

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64


class Course:
    """Moves, events and undo of `lisboa.Game`, which adds words, views, scores and files."""

    def _begin(self, options: GameOptions, seed: int | None, start: State | None, state: State) -> None:
        """From options and a seed, or from a position; `state` is the first, before automatic steps."""
        self._options = options
        self._seed = seed
        self._start = start
        self._state = state
        self._offers: Offers = flow.settle(state)
        self._moves: list[str] = []
        self._movers: list[int] = []
        self._events: list[PlainEvent] = []
        self._undo: list[tuple[State, Offers, int]] = []
        self._redo: list[tuple[str, str | None]] = []
        self.comments: dict[int, str] = {}
        self.revision = 0  # counts moves and undos: a client that polls events sees by it that history changed

    def _first_state(self) -> State:
        if self._start is not None:
            return self._start.copy()
        return new_state(self._options.for_engine(), self._seed or 0)

    @property
    def state(self) -> State:
        """The engine's state, for programs that read it as it does: to look at, never to change."""
        return self._state

    @property
    def codes(self) -> vec[i64]:
        """The open options as the engine numbers them, in the order of `legal_moves`."""
        return self._offers.codes

    @property
    def seed(self) -> int | None:
        """Where all chance of this game comes from; None for a game that began from a position."""
        return self._seed

    @property
    def options(self) -> GameOptions:
        """What was agreed on before the game."""
        return self._options

    @property
    def seats(self) -> tuple[str, ...]:
        """Who sits on each seat: "human", a bot's name or "lacerda"."""
        return self._options.seats

    @property
    def players(self) -> int:
        """How many play, Lacerda included."""
        return int(self._state.d[layout.PLAYERS])

    @property
    def solo(self) -> bool:
        """Is seat 1 Lacerda, who moves by himself?"""
        return self._state.d[layout.SOLO] == 1

    @property
    def is_over(self) -> bool:
        """Is everything played and scored?"""
        return flow.is_over(self._state)

    @property
    def turn(self) -> int | None:
        """The seat to decide; None when the game is over."""
        return None if self.is_over else flow.seat_of(self._state)

    @property
    def latest_turn(self) -> tuple[int, int]:
        """How many turns have begun (TURN-1), and whose the last of them is; before the first it is nobody's."""
        return int(self._state.d[layout.TURNS]), int(self._state.d[layout.ACTIVE])

    @property
    def moves(self) -> list[str]:
        """All moves so far, in notation."""
        return list(self._moves)

    @property
    def movers(self) -> list[int]:
        """The seat that made each of them."""
        return list(self._movers)

    @property
    def redoable(self) -> int:
        """How many moves that were taken back can be played again."""
        return len(self._redo)

    # Moves

    def play(self, move: str) -> list[GameEvent]:
        """Make a move for the seat `turn` and return what happened. IllegalMove says why not, and nothing has changed.

        The events returned tell everything; what a seat may know is `events(seat)`.
        """
        code = self._code_of(move)
        self.revision += 1
        written, mover = notation.write(flow.kind_of(self._state), code), flow.seat_of(self._state)
        state = self._advance(code, len(self._events), recording=True)
        self._moves.append(written)
        self._movers.append(mover)
        number = len(self._moves)
        self._events += [(number, event) for event in state.events]
        if self._redo:
            again, comment = self._redo.pop()
            if again != self._moves[-1]:
                self._redo.clear()
            elif comment is not None:
                self.comments[number] = comment
        return self.in_words((number, event) for event in state.events)

    def _advance(self, code: int, events: int, recording: bool) -> State:
        """Carry out an option, before which there were so many events.

        This is the barrier of undo: a move that reveals something or uses chance keeps all moves up to it.
        """
        before = (self._state, self._offers, events)
        state = self._state.copy()
        state.recording = recording
        flow.take(state, code, False)
        self._offers = flow.settle(state)
        state.recording = False
        self._state = state
        if state.revealed:
            self._undo.clear()
        else:
            self._undo.append(before)
        return state

    def _code_of(self, move: str) -> int:
        if not isinstance(move, str):
            raise IllegalMove(repr(move), "NOTATION", "a move is a text")
        if self.is_over:
            raise illegal(move, "SCORE-8", "game-over")
        code = record.find(self._state, self._offers, move)
        if code < 0:
            raise why_illegal(self._state, move)
        return code

    def undo(self, moves: int = 1) -> None:
        """Take back moves, but nothing that revealed something or used chance (UndoBarrier).

        Whose moves they are is for the caller to judge, and that the others may have seen a card played.
        """
        self._check_count("moves", moves)
        if moves > len(self._undo):
            before = "something was revealed" if len(self._moves) > len(self._undo) else "the game begins"
            raise UndoBarrier(f"cannot take back {moves}, only {len(self._undo)}: before that {before}")
        self.revision += 1
        for _ in range(moves):
            self._state, self._offers, events = self._undo.pop()
            del self._events[events:]
            comment = self.comments.pop(len(self._moves), None)
            self._redo.append((self._moves.pop(), comment))
            self._movers.pop()

    def redo(self, moves: int = 1) -> list[GameEvent]:
        """Play again what was taken back, and return what happened."""
        self._check_count("moves", moves)
        if moves > len(self._redo):
            raise UndoBarrier(f"cannot play {moves} again, only {len(self._redo)} were taken back")
        return [event for _ in range(moves) for event in self.play(self._redo[-1][0])]

    def rewound(self, moves: int) -> Self:
        """An independent game as it was after so many moves, whatever was revealed since.

        The moves are played again without recording: what happened in them is known already.
        """
        self._check_count("moves", moves)
        if moves > len(self._moves):
            raise ValueError(f"moves: {moves}, but only {len(self._moves)} were made")
        other = self.copy()
        other._state = self._first_state()
        other._offers = flow.settle(other._state)
        other._undo, other._redo = [], []
        happened = [number for number, _ in self._events]
        for number, move in enumerate(self._moves[:moves]):
            code = record.find(other._state, other._offers, move)
            other._advance(code, bisect_right(happened, number), recording=False)
        del other._moves[moves:], other._movers[moves:], other._events[bisect_right(happened, moves) :]
        other.comments = {number: text for number, text in self.comments.items() if number <= moves}
        other.revision += 1
        return other

    @property
    def undoable(self) -> int:
        """How many moves can be taken back."""
        return len(self._undo)

    @property
    def undoable_in_turn(self) -> int:
        """How many of these belong to the turn that is going on, whoever made them."""
        turn = self._state.d[layout.TURNS]
        return sum(1 for _ in takewhile(lambda before: before[0].d[layout.TURNS] == turn, reversed(self._undo)))

    @property
    def barrier(self) -> GameEvent | None:
        """What was revealed, so that no move up to then can be taken back; None if that is the beginning."""
        last = len(self._moves) - len(self._undo)
        recent = takewhile(lambda one: one[0] >= last, reversed(self._events))
        shown = [event for number, event in recent if number == last and reveals(event)]
        return GameEvent(shown[-1], last, None, True, words_for(self._state)) if shown else None

    def copy(self) -> Self:
        """An independent game with the same history."""
        other = type(self).__new__(type(self))
        other._options = self._options
        other._seed = self._seed
        other._start = self._start
        other._state = self._state.copy()
        other._offers = self._offers
        other._moves = list(self._moves)
        other._movers = list(self._movers)
        other._events = list(self._events)
        other._undo = list(self._undo)
        other._redo = list(self._redo)
        other.comments = dict(self.comments)
        other.revision = self.revision
        return other

    def seal(self) -> None:
        """Nothing is played here any more, only in copies. What has happened is in tuples, as long as they last.

        The garbage collector leaves out a tuple that has nothing to look at, but goes through a list every time.
        """
        self._moves = cast(list[str], tuple(self._moves))
        self._movers = cast(list[int], tuple(self._movers))
        self._events = cast(list[PlainEvent], tuple(self._events))

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    # What has happened

    def events(self, seat: int | None, since: int = 0) -> list[GameEvent]:
        """What a seat (None: a spectator) may know of all that happened after move number `since`."""
        self._check_seat(seat)
        self._check_count("since", since)
        words = words_for(self._state)
        return [seen_by(event, number, seat, words) for number, event in self._events if number > since]

    def in_words(self, happened: Iterable[PlainEvent]) -> list[GameEvent]:
        """Events of this game that were kept without words."""
        words = words_for(self._state)
        return [GameEvent(event, number, None, True, words) for number, event in happened]

    @staticmethod
    def _check_count(name: str, n: int) -> None:
        if type(n) is not int or n < 0:
            raise ValueError(f"{name}: {n!r} is not a number from 0 on")

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.players):
            raise ValueError(f"seat: {seat!r} is not 0 to {self.players - 1}")
