"""A game told again from its log with nothing but `lisboa.Game`: the server's own way of doing it is not used."""

from __future__ import annotations

from typing import Any

from lisboa import Game, game_options
from lisboa.server.playthrough import Chair, Entry
from lisboa.server.settings import Settings
from lisboa.server.table_store import TableRow
from tests.chaos.ledger import Broken
from tests.chaos.timer import Timer

SNAPSHOT_EVERY = Settings().snapshot_every
Told = tuple[int, str, str]  # seq, person, kind


class Replica:
    """One table. `advance` it by the entries that are new."""

    def __init__(self, row: TableRow, chairs: tuple[Chair, ...]) -> None:
        self._row = row
        self.owners = [chair.person_id if chair.kind in ("person", "hot-seat") else None for chair in chairs]
        self.away: set[int] = set()  # seats for which a bot stands in
        self.game = self._first()
        self.moves: list[str] = []
        self.turns = [self.game.latest_turn]  # before the first move and after each
        self.undone: list[str] = []
        self.entries: list[Entry] = []
        self.timers = [] if row.clock is None else [Timer(row, len(chairs), self.runs, free) for free in (False, True)]
        self.stored: list[int] = []  # the entries whose positions must have been stored
        self.told: set[Told] = set()  # the messages that must have been written

    def _first(self) -> Game:
        options = game_options.from_header(self._row.options)
        return Game(seed=int(self._row.seed or 0), **vars(options))

    @property
    def waiting_for(self) -> str | None:
        """The person to decide."""
        turn = self.game.turn
        return None if turn is None or turn in self.away else self.owners[turn]

    @property
    def runs(self) -> int | None:
        """The seat whose time runs."""
        return self.game.turn if self.waiting_for is not None else None

    def _clocked(self, seat: int | None) -> int | None:
        return None if seat is None or seat in self.away or self.owners[seat] is None else seat

    @property
    def people(self) -> list[str]:
        """Everybody who still moves for a seat."""
        return [owner for seat, owner in enumerate(self.owners) if owner is not None and seat not in self.away]

    def advance(self, entries: list[Entry]) -> None:
        """Entries that follow those known."""
        for entry in entries:
            before = self.waiting_for
            if entry.seq != len(self.entries) + 1:
                raise Broken(f"{self._row.id}: entry {entry.seq} follows entry {len(self.entries)}")
            full = len(self.moves) // SNAPSHOT_EVERY
            steps = self._apply(entry)
            if len(self.moves) // SNAPSHOT_EVERY > full:
                self.stored.append(entry.seq)
            for timer in self.timers:
                runs = [(self._clocked(turn), self._clocked(ended)) for turn, ended in steps]
                timer.advance(entry.kind, entry.seat, runs, entry.at)
            self.entries.append(entry)
            if self.game.state_hash() != entry.hash:
                raise Broken(f"{self._row.id}: entry {entry.seq} ({entry.kind}) leads to another position")
            self._tell(entry, before)

    def _apply(self, entry: Entry) -> list[tuple[int | None, int | None]]:
        """Returns who was to decide after each move that was made or taken back, and whose turn ended with it."""
        steps: list[tuple[int | None, int | None]] = []
        if entry.kind == "move":
            self._play(entry.text or "")
            steps.append((self.game.turn, self._ended(len(self.moves))))
        elif entry.kind == "redo":
            for _ in range(entry.number or 0):
                self._play(self.undone[-1])
                steps.append((self.game.turn, self._ended(len(self.moves))))
        elif entry.kind == "undo":
            movers = self.game.movers
            for number in range(len(self.moves), len(self.moves) - (entry.number or 0), -1):
                steps.append((movers[number - 1], self._ended(number)))
            self._go_back(len(self.moves) - (entry.number or 0), keep=True)
        elif entry.kind == "rewind":
            self._go_back(entry.number or 0, keep=False)
        elif entry.kind in ("resigned", "stand-in") and entry.seat is not None:
            self.away.add(entry.seat)
        elif entry.kind == "returned" and entry.seat is not None:
            self.away.discard(entry.seat)
        return steps or [(self.game.turn, None)]

    def _ended(self, number: int) -> int | None:
        """Whose turn ended with a move."""
        (before, seat), (after, _) = self.turns[number - 1 : number + 1]
        return seat if before > 0 and after > before else None

    def _play(self, move: str) -> None:
        self.game.play(move)
        self.moves.append(self.game.moves[-1])
        self.turns.append(self.game.latest_turn)
        same = bool(self.undone) and self.undone[-1] == self.moves[-1]
        self.undone = self.undone[:-1] if same else []

    def _go_back(self, to: int, keep: bool) -> None:
        """From the very beginning: what undo keeps inside the game is not trusted."""
        self.undone = self.undone + self.moves[to:][::-1] if keep else []
        self.moves = self.moves[:to]
        self.turns = self.turns[: to + 1]
        self.game = self._first()
        for move in self.moves:
            self.game.play(move)

    def _tell(self, entry: Entry, before: str | None) -> None:
        others = [person for person in self.people if person != entry.person_id]
        if self.game.is_over:
            self.told |= {(entry.seq, person, "over") for person in others}
        elif self.waiting_for in others and self.waiting_for != before:
            self.told.add((entry.seq, str(self.waiting_for), "your-turn"))
        if entry.kind == "rewind-asked":
            self.told |= {(entry.seq, person, "rewind") for person in others}
        if entry.kind == "stand-in" and entry.seat is not None:
            self.told.add((entry.seq, str(self.owners[entry.seat]), "stand-in"))

    def repeated(self) -> dict[str, Any]:
        """What the row of the table has to repeat."""
        return {
            "seq": len(self.entries),
            "moves": len(self.moves),
            "turn": self.game.turn,
            "waiting_for": self.waiting_for,
            "status": "over" if self.game.is_over else "running",
        }
