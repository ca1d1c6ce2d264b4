"""The friendly face of the engine: a game that explains itself, takes moves back and writes itself down."""

from __future__ import annotations

import random
import reprlib
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from lisboa import game_files, game_options
from lisboa.board_numbers import BoardNumbers, board_numbers
from lisboa.course import Course
from lisboa.decision import Decision
from lisboa.engine import flow, layout, notation, position, record, resample, scoring, views
from lisboa.engine.names import COLOURS
from lisboa.engine.revisions import REVISION
from lisboa.engine.schema import AXES
from lisboa.engine.set_up import new_state
from lisboa.engine.state import State
from lisboa.engine.steps import Offers
from lisboa.errors import BadGameFile, BadOption, BadPosition, IllegalMove, shown
from lisboa.final_ranking import Tie, places, tie
from lisboa.game_event import GameEvent
from lisboa.game_files import GameRecord, header_name
from lisboa.game_options import CityTokens, GameOptions, Goals, validated_seed
from lisboa.solo_rank import SoloRank, standing
from lisboa.text.breakdown import Sum, breakdown


class Game(Course):
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
        rules: int = REVISION,
        solo: bool | None = None,
        draft: bool = False,
        starting_decrees: bool = False,
        goals: Goals = (),
        city_tokens: CityTokens = False,
        seats: Iterable[str] | None = None,
    ) -> None:
        known = validated_seed(seed)
        options = game_options.validated(
            players,
            ruleset=ruleset,
            rules=rules,
            solo=solo,
            draft=draft,
            starting_decrees=starting_decrees,
            goals=goals,
            city_tokens=city_tokens,
            seats=seats,
        )
        drawn = secrets.randbits(63) if known is None else known
        self._begin(options, drawn, None, new_state(options.for_engine(), drawn))

    # What is going on

    @property
    def decision(self) -> Decision | None:
        """What that seat has to choose, with open and closed options, for its eyes only; None when the game is over."""
        return None if self.is_over else Decision(self._state.copy())

    def legal_moves(self) -> list[str]:
        """The open options in notation."""
        if flow.is_over(self._state):
            return []
        return notation.write_all(flow.kind_of(self._state), self._offers.codes)

    def breakdown(self, move: str) -> list[Sum]:
        """What costs and gains of an open option are made of; empty where nothing is composed."""
        return breakdown(self._state, self._code_of(move))

    # What a seat knows

    def resample(self, seat: int, rng: random.Random) -> Game:
        """A game that this seat cannot tell from the true one: hidden cards, stacks and bags are dealt anew.

        It begins at this position, without the history.
        """
        if seat is None:
            raise ValueError("seat: None, but a spectator has no hand to keep")
        self._check_seat(seat)
        state = resample.resampled(self._state, seat, rng.getrandbits(96))
        return Game._from_state(state, self.seats)

    def view(self, seat: int | None) -> dict[str, Any]:
        """The table as a seat (None: a spectator) sees it: plain data, built by whitelist."""
        self._check_seat(seat)
        return views.view(self._state, seat)

    def numbers(self) -> BoardNumbers:
        """What follows from what lies open: limits, costs, what counts. The same for everybody."""
        return board_numbers(self._state)

    def before(self, events: Sequence[GameEvent]) -> Game:
        """How it stood before these, the latest of what `play` told: to look at, since nobody decides in between.

        Events do not tell which steps are pending, only that the game goes on.
        """
        still = self.copy()
        for event in reversed(events):
            event.take_back(still._state)
        if events and self.is_over:
            still._state.put(layout.DEPTH, 1)
        still._offers = Offers(False)
        return still

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
        game._begin(game_options.of_state(state, seats), None, state.copy(), state)
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
        except BadOption as error:
            raise BadGameFile(0, f"header {header_name(error.field)!r}: {error.why}") from None
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
                raise BadGameFile(0, f"the header says {header_name(name)} {shown(said)}, the position {shown(own)}")
        self._options = replace(self._options, seats=written.seats)

    def _replay(self, move: str, seat: str, line: int) -> None:
        number = len(self._moves) + 1
        if self.turn is not None and COLOURS[self.turn] != seat:
            named = reprlib.repr(seat)[1:-1]
            raise BadGameFile(line, f"move {number}: {named} is not to move, {COLOURS[self.turn]} is")
        try:
            self.play(move)
        except IllegalMove as error:
            raise BadGameFile(line, f"move {number}: {error}") from error

    def _verify(self, written: GameRecord) -> None:
        if written.hash is not None and written.hash != self.state_hash():
            said = reprlib.repr(written.hash)[1:-1]
            raise BadGameFile(0, f"the moves lead to {self.state_hash()}, the header says {said}: edited?")
        if written.scores is not None and not self.is_over:
            raise BadGameFile(0, "the header has scores, but the moves end before the game does: truncated?")
        if written.scores is not None:
            totals = [sheet["total"] for sheet in self.scores()]
            if totals != written.scores:
                raise BadGameFile(0, f"the game ends {totals}, the header says {reprlib.repr(written.scores)}")

    def __reduce__(self) -> tuple[Any, ...]:
        return (_revive, (self.to_json(), self._redo, self.revision))

    def __repr__(self) -> str:
        state = "over" if self.is_over else f"move {len(self._moves) + 1}"
        return f"<lisboa.Game: {self.players} players, {state}>"


def _revive(document: dict[str, Any], redo: list[tuple[str, str | None]], revision: int) -> Game:
    """A game out of a pickle."""
    game = Game.from_json(document)
    game._redo = redo
    game.revision = revision
    return game
