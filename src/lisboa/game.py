"""The friendly face of the engine: a game that explains itself, takes moves back and writes itself down."""

from __future__ import annotations

import random
import secrets
from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import replace
from itertools import takewhile
from typing import Any

from lisboa import game_files, game_options
from lisboa.board_numbers import BoardNumbers, board_numbers
from lisboa.decision import Decision, illegal, why_illegal
from lisboa.engine import flow, layout, notation, position, record, resample, scoring, views
from lisboa.engine.names import COLOURS
from lisboa.engine.schema import AXES
from lisboa.engine.set_up import new_state
from lisboa.engine.state import Event, State
from lisboa.engine.steps import Offers
from lisboa.errors import BadGameFile, BadPosition, IllegalMove, UndoBarrier
from lisboa.final_ranking import Tie, places, tie
from lisboa.game_event import GameEvent, reveals, seen_by
from lisboa.game_files import GameRecord
from lisboa.game_options import CityTokens, GameOptions, Goals, validated_seed
from lisboa.solo_rank import SoloRank, standing
from lisboa.text.breakdown import Sum, breakdown


class Game:
    """A game of Lisboa for 2 to 4 players (4 if not said), or for one against Lacerda.

    >>> game = Game(players=3, seed=7)
    >>> while not game.is_over:
    ...     events = game.play(game.legal_moves()[0])
    """

    def __init__(
        self,
        players: int | None = None,
        seed: int | None = None,
        *,
        ruleset: str = "2021",
        solo: bool | None = None,
        draft: bool = False,
        starting_decrees: bool = False,
        goals: Goals = (),
        city_tokens: CityTokens = False,
        seats: Iterable[str] | None = None,
    ) -> None:
        self._seed = validated_seed(seed)
        self._options = game_options.validated(
            players,
            ruleset=ruleset,
            solo=solo,
            draft=draft,
            starting_decrees=starting_decrees,
            goals=goals,
            city_tokens=city_tokens,
            seats=seats,
        )
        if self._seed is None:
            self._seed = secrets.randbits(63)
        self._start: State | None = None
        self._begin(new_state(self._options.for_engine(), self._seed))

    def _begin(self, state: State) -> None:
        self._state = state
        self._offers: Offers = flow.settle(state)
        self._moves: list[str] = []
        self._movers: list[int] = []
        self._events: list[tuple[int, Event]] = []
        self._undo: list[tuple[State, Offers, int]] = []
        self._redo: list[tuple[str, str | None]] = []
        self.comments: dict[int, str] = {}
        self.revision = 0  # counts moves and undos: a client that polls events sees by it that history changed

    # What is going on

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
    def decision(self) -> Decision | None:
        """What that seat has to choose, with open and closed options, for its eyes only; None when the game is over."""
        return None if self.is_over else Decision(self._state.copy())

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

    def legal_moves(self) -> list[str]:
        """The open options in notation."""
        if flow.is_over(self._state):
            return []
        return notation.write_all(flow.kind_of(self._state), self._offers.codes)

    def breakdown(self, move: str) -> list[Sum]:
        """What costs and gains of an open option are made of; empty where nothing is composed."""
        return breakdown(self._state, self._code_of(move))

    # Moves

    def play(self, move: str) -> list[GameEvent]:
        """Make a move for the seat `turn` and return what happened. IllegalMove says why not, and nothing has changed.

        The events returned tell everything; what a seat may know is `events(seat)`.
        """
        code = self._code_of(move)
        self.revision += 1
        before = (self._state, self._offers, len(self._events))
        state = self._state.copy()
        state.recording = True
        flow.take(state, code, False)
        offered = flow.settle(state)
        state.recording = False
        self._moves.append(notation.write(flow.kind_of(self._state), code))
        self._movers.append(flow.seat_of(self._state))
        self._state = state
        self._offers = offered
        number = len(self._moves)
        self._events += [(number, event) for event in state.events]
        if state.revealed:
            self._undo.clear()
        else:
            self._undo.append(before)
        if self._redo:
            again, comment = self._redo.pop()
            if again != self._moves[-1]:
                self._redo.clear()
            elif comment is not None:
                self.comments[number] = comment
        return [GameEvent(event, number, None, True, self.solo) for event in state.events]

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

    def rewound(self, moves: int) -> Game:
        """An independent game as it was after so many moves, whatever was revealed since.

        The moves are played again without recording: what happened in them is known already.
        """
        self._check_count("moves", moves)
        if moves > len(self._moves):
            raise ValueError(f"moves: {moves}, but only {len(self._moves)} were made")
        other = self.copy()
        other._state = (
            new_state(self._options.for_engine(), self._seed or 0) if self._start is None else self._start.copy()
        )
        other._offers = flow.settle(other._state)
        other._undo, other._redo = [], []
        happened = [number for number, _ in self._events]
        for number, move in enumerate(self._moves[:moves]):
            state = other._state.copy()
            flow.take(state, record.find(state, other._offers, move), False)
            before = (other._state, other._offers, bisect_right(happened, number))
            other._state, other._offers = state, flow.settle(state)
            other._undo = [] if state.revealed else [*other._undo, before]
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
        return GameEvent(shown[-1], last, None, True, self.solo) if shown else None

    def copy(self) -> Game:
        """An independent game with the same history."""
        other = Game.__new__(Game)
        other._seed = self._seed
        other._options = self._options
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

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return (_revive, (self.to_json(), self._redo, self.revision))

    def resample(self, seat: int, rng: random.Random) -> Game:
        """A game that this seat cannot tell from the true one: hidden cards, stacks and bags are dealt anew.

        It begins at this position, without the history.
        """
        if seat is None:
            raise ValueError("seat: None, but a spectator has no hand to keep")
        self._check_seat(seat)
        state = resample.resampled(self._state, seat, rng.getrandbits(96))
        return Game._from_state(state, self.seats)

    # What has happened

    def events(self, seat: int | None, since: int = 0) -> list[GameEvent]:
        """What a seat (None: a spectator) may know of all that happened after move number `since`."""
        self._check_seat(seat)
        self._check_count("since", since)
        return [seen_by(event, number, seat, self.solo) for number, event in self._events if number > since]

    @staticmethod
    def _check_count(name: str, n: int) -> None:
        if type(n) is not int or n < 0:
            raise ValueError(f"{name}: {n!r} is not a number from 0 on")

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.players):
            raise ValueError(f"seat: {seat!r} is not 0 to {self.players - 1}")

    def view(self, seat: int | None) -> dict[str, Any]:
        """The table as a seat (None: a spectator) sees it: plain data, built by whitelist."""
        self._check_seat(seat)
        return views.view(self._state, seat)

    def numbers(self) -> BoardNumbers:
        """What follows from what lies open: limits, costs, what counts. The same for everybody."""
        return board_numbers(self._state)

    # Scores

    def scores(self) -> list[dict[str, int]]:
        """Per seat the total and each scoring line; while the game runs, as if it were scored now."""
        state = self._scored()
        lines = AXES["line"]
        sheets: list[dict[str, int]] = []
        for seat in range(self.players):
            sheet = {"total": int(state.d[layout.WIGS + seat])}
            sheet.update({name: int(state.d[layout.SCORES + 8 * seat + i]) for i, name in enumerate(lines)})
            sheets.append(sheet)
        return sheets

    def ranking(self) -> list[list[int]]:
        """Seats from first to last; those who share a place stand together (SCORE-8)."""
        return places(self._scored())

    def tie(self) -> Tie | None:
        """What told the first from the second if they have the same wigs (SCORE-8); None if they have not."""
        return tie(self._scored())

    def solo_rank(self, language: str = "en") -> SoloRank:
        """SOLO-9: your standing against Lacerda and what every rank still asks for; while the game runs, as of now."""
        if not self.solo:
            raise ValueError("solo_rank: only a game against Lacerda has one (SOLO-9)")
        return standing(self._scored(), language)

    def _scored(self) -> State:
        """The state at the end, or as if the game were scored now."""
        if self.is_over:
            return self._state
        state = self._state.copy()
        scoring.FinalScoring().run(state, 0, 0, 0, 0)
        return state

    # Writing down

    def state_hash(self) -> str:
        """A fingerprint of the position, equal in every process."""
        return record.state_hash(self._state)

    def position(self) -> dict[str, Any]:
        """The whole state as a readable document. It tells everything: for who owns all seats."""
        return position.to_document(self._state)

    @classmethod
    def from_position(cls, document: object) -> Game:
        """Go on from a position document; BadPosition names the path and the reason."""
        return cls._from_state(position.from_document(document))

    @classmethod
    def _from_state(cls, state: State, seats: Iterable[str] | None = None) -> Game:
        game = cls.__new__(cls)
        game._seed = None
        game._options = game_options.of_state(state, seats)
        game._start = state.copy()
        game._begin(state)
        return game

    def _record(self) -> GameRecord:
        return GameRecord(
            options=self._options.to_header(),
            seed=self._seed,
            position=None if self._start is None else position.to_document(self._start),
            moves=list(self._moves),
            seats=[COLOURS[seat] for seat in self._movers],
            comments=game_files.tidy_comments(self.comments, len(self._moves)),
            hash=self.state_hash(),
            scores=[sheet["total"] for sheet in self.scores()] if self.is_over else None,
        )

    def to_text(self) -> str:
        """The game as a text file: header, moves, comments. It holds the seed: only for who may see everything."""
        return game_files.write_text(self._record())

    def to_json(self) -> dict[str, Any]:
        """The same as plain data."""
        return game_files.to_json(self._record())

    @classmethod
    def from_text(cls, text: str) -> Game:
        """Read a text file and play it through; BadGameFile names the line and the reason."""
        return cls._from_record(game_files.read_text(text))

    @classmethod
    def from_json(cls, document: object) -> Game:
        """Read the JSON form and play it through."""
        return cls._from_record(game_files.from_json(document))

    @classmethod
    def _from_record(cls, written: GameRecord) -> Game:
        try:
            options = game_options.from_header(written.options)
            if written.position is None:
                game = cls(seed=written.seed, **vars(options))
            else:
                game = cls.from_position(written.position)
                game._compare_header(options)
        except ValueError as error:
            raise BadGameFile(0, f"header: {error}") from None
        except BadPosition as error:
            raise BadGameFile(0, f"header 'Position': {error}") from None
        for move, seat, line in zip(written.moves, written.seats, written.lines, strict=True):
            game._replay(move, seat, line)
        game.comments = dict(written.comments)
        game._verify(written)
        return game

    def _compare_header(self, written: GameOptions) -> None:
        for name, own in vars(self._options).items():
            said = getattr(written, name)
            if own != said and name != "seats":  # who plays is told by the header alone
                raise BadGameFile(0, f"the header says {name} {said!r}, the position {own!r}")
        self._options = replace(self._options, seats=written.seats)

    def _replay(self, move: str, seat: str, line: int) -> None:
        number = len(self._moves) + 1
        if self.turn is not None and COLOURS[self.turn] != seat:
            raise BadGameFile(line, f"move {number}: {seat} is not to move, {COLOURS[self.turn]} is")
        try:
            self.play(move)
        except IllegalMove as error:
            raise BadGameFile(line, f"move {number}: {error}") from error

    def _verify(self, written: GameRecord) -> None:
        if written.hash is not None and written.hash != self.state_hash():
            raise BadGameFile(0, f"the moves lead to {self.state_hash()}, the header says {written.hash}: edited?")
        if written.scores is not None and not self.is_over:
            raise BadGameFile(0, "the header has scores, but the moves end before the game does: truncated?")
        if written.scores is not None:
            totals = [sheet["total"] for sheet in self.scores()]
            if totals != written.scores:
                raise BadGameFile(0, f"the game ends {totals}, the header says {written.scores}")

    def __repr__(self) -> str:
        state = "over" if self.is_over else f"move {len(self._moves) + 1}"
        return f"<lisboa.Game: {self.players} players, {state}>"


def _revive(document: dict[str, Any], redo: list[tuple[str, str | None]], revision: int) -> Game:
    """A game out of a pickle."""
    game = Game.from_json(document)
    game._redo = redo
    game.revision = revision
    return game
