"""What people do in a running game: move, undo and redo, rewind, resign, pause. Each becomes one entry of the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lisboa.errors import IllegalMove, UndoBarrier
from lisboa.server import absence, clocks, playthrough, sight
from lisboa.server.clocks import LiveClock
from lisboa.server.games import Games, Live
from lisboa.server.languages import ENGLISH
from lisboa.server.playthrough import EndOfUndo, Entry, Playthrough
from lisboa.server.problems import Problem, bad_field, conflict, forbidden, illegal

STAND_IN_BOT: Final = "greedy"
MAX_PLAYED: Final = 5_000  # entries, and moves played again by one: ten times a long game
MAX_REWINDS: Final = 200
ABSENT_MS: Final = 7 * 24 * 3_600_000  # who is away over a long weekend, or ill for some days, keeps his seat


ENDS_OF_UNDO: Final[dict[EndOfUndo, str]] = {
    "revealed": "something was revealed",
    "start": "the game begins",
    "others": "the move is not yours",
}


class Repeat(Exception):
    """A request that was carried out before: its entry is the answer."""

    def __init__(self, play: Playthrough, entry: Entry) -> None:
        super().__init__(entry.seq)
        self.play = play
        self.entry = entry


class Asked:
    """Who asks, how far they have seen the log, the key by which a repeated request is known, and their language."""

    def __init__(
        self, person_id: str, expected: int, key: str, now: int, counted_as: str = "", language: str = ENGLISH
    ) -> None:
        self.person_id = person_id
        self.expected = expected
        self.key = key
        self.now = now
        self.counted_as = counted_as  # whose limit pays if the answer has to be made anew
        self.language = language

    def check_repeat(
        self,
        play: Playthrough,
        *kinds: str,
        text: str | None = None,
        number: int | None = None,
        seat: int | None = None,
    ) -> None:
        """Has it been carried out already, as an entry of one of these kinds? Then it must have been the same."""
        for entry in reversed(play.entries):
            if entry.person_id == self.person_id and entry.key == self.key:
                same = entry.kind in kinds and (text is None or same_text(entry.text, text))
                if not same or number not in (None, counted(entry)) or seat not in (None, entry.seat):
                    raise Problem(422, "key-reused", "key: was used for another request of yours", field="key")
                raise Repeat(play, entry)

    def check_seq(self, play: Playthrough) -> None:
        """Has anything happened that the asker has not seen?"""
        if self.expected != play.seq:
            raise stale(play, self, self.expected)

    def entry(
        self,
        play: Playthrough,
        kind: str,
        seat: int,
        text: str | None = None,
        number: int | None = None,
        note: str | None = None,
    ) -> Entry:
        """The entry that carries it out."""
        return Entry(
            seq=play.seq + 1,
            kind=kind,
            at=self.now,
            seat=seat,
            person_id=self.person_id,
            text=text,
            number=number,
            note=note,
            key=self.key,
        )


def counted(entry: Entry) -> int | None:
    """The number that was asked for: an undo may have taken back more than its maker's own moves."""
    return int(entry.text) if entry.kind == playthrough.UNDO and entry.text else entry.number


def same_text(written: str | None, asked: str) -> bool:
    """Notation is read without regard to case and spaces at the ends."""
    return written is not None and " ".join(written.lower().split()) == " ".join(asked.lower().split())


def stale(play: Playthrough, asked: Asked, expected: int) -> Problem:
    """The asker did not know the latest; here it is, as he may know it."""
    seat = sight.viewpoint(play, asked.person_id)
    return conflict(
        "stale",
        f"seq: you expected {expected}, the table is at {play.seq}",
        seq=play.seq,
        situation=sight.ready_situation(play, seat, asked.language),
    )


def own_seats(play: Playthrough, person_id: str) -> list[int]:
    """The seats this person moves for; a problem if there is none."""
    if not play.seats_of(person_id):
        raise forbidden("you have no seat at this table")
    seats = [seat for seat, chair in enumerate(play.chairs) if chair.mover == person_id]
    if not seats:
        raise forbidden("a bot moves for you at this table")
    return seats


def consenting_seat(play: Playthrough, person_id: str) -> int:
    """The seat of somebody whose consent counts: also while a bot stands in because his time was up."""
    if person_id not in play.consenting:
        return own_seats(play, person_id)[0]
    return play.seats_of(person_id)[0]


def only_one(seats: list[int], wanted: int | None) -> int:
    """The seat that is meant; who has several must say which."""
    if wanted is None and len(seats) > 1:
        raise bad_field("seat", f"say which: it could be any of {', '.join(map(str, seats))}")
    return seats[0] if wanted is None else wanted


def check_room(play: Playthrough) -> None:
    """Whoever opens a table reads its whole log, so what can be done without end ends somewhere. Moves always go on.

    What is read of an entry are its events, and one entry plays up to fifty moves again.
    """
    rewinds = sum(entry.kind == playthrough.REWIND for entry in play.entries)
    again = sum(entry.number or 0 for entry in play.entries if entry.kind == playthrough.REDO)
    if play.seq + again >= MAX_PLAYED or rewinds >= MAX_REWINDS:
        raise conflict("log-full", "so much has been taken back at this table that only moves are possible now")


def check_not_paused(play: Playthrough) -> None:
    """While the clock stands still, so does the game: nobody thinks for nothing."""
    if play.paused:
        raise conflict("paused", "the game is paused")


class Play:
    """The actions of people at running tables."""

    def __init__(self, games: Games) -> None:
        self._games = games

    async def _append(self, table_id: str, asked: Asked, draft: Callable[[Playthrough], Entry]) -> tuple[Live, Entry]:
        try:
            live = await self._games.append(table_id, draft, asked.expected)
        except IllegalMove as refusal:
            raise illegal(refusal, asked.language) from None
        return live, live.play.entries[-1]

    async def move(self, table_id: str, asked: Asked, move: str) -> tuple[Live, Entry]:
        """Make a move for the seat that is to decide."""

        def draft(play: Playthrough) -> Entry:
            asked.check_repeat(play, playthrough.MOVE, text=move)
            seats = own_seats(play, asked.person_id)
            asked.check_seq(play)
            check_not_paused(play)
            turn = play.game.turn
            if turn is None:
                raise conflict("over", "this game is over")
            if turn not in seats:
                raise Problem(403, "not-your-turn", "somebody else has to decide now", turn=turn)
            return asked.entry(play, playthrough.MOVE, turn, text=move)

        return await self._append(table_id, asked, draft)

    async def undo(self, table_id: str, asked: Asked, count: int) -> tuple[Live, Entry]:
        """Take back one's own last moves, up to where something was revealed."""

        def draft(play: Playthrough) -> Entry:
            asked.check_repeat(play, playthrough.UNDO, number=count)
            seats = own_seats(play, asked.person_id)
            asked.check_seq(play)
            check_not_paused(play)
            check_room(play)
            possible = play.undoable_by(asked.person_id)
            if count > possible:
                raise barrier(play, asked.person_id, count, possible)
            # What others had declined in advance goes with the move that led to it.
            moves = play.moves_of(asked.person_id, count)
            text = None if moves == count else str(count)
            seat = play.game.movers[-moves] if count else seats[0]
            return asked.entry(play, playthrough.UNDO, seat, text=text, number=moves)

        return await self._append(table_id, asked, draft)

    async def redo(self, table_id: str, asked: Asked, count: int) -> tuple[Live, Entry]:
        """Play again what one has taken back."""

        def draft(play: Playthrough) -> Entry:
            asked.check_repeat(play, playthrough.REDO, number=count)
            own_seats(play, asked.person_id)
            asked.check_seq(play)
            check_not_paused(play)
            check_room(play)
            if play.waiting_for != asked.person_id or play.game.turn is None:
                raise Problem(403, "not-your-turn", "somebody else has to decide now", turn=play.game.turn)
            trial = play.game.copy()
            try:
                trial.redo(count)
            except UndoBarrier as error:
                raise conflict("nothing-to-redo", str(error), possible=play.game.redoable) from None
            again = trial.movers[len(play.game.moves) :]
            if any(play.chairs[seat].mover != asked.person_id for seat in again):
                raise forbidden("these moves were not all yours")
            return asked.entry(play, playthrough.REDO, play.game.turn, number=count)

        return await self._append(table_id, asked, draft)

    async def ask_rewind(self, table_id: str, asked: Asked, to: int) -> tuple[Live, Entry]:
        """Ask everybody to go back to where `to` moves were made; who plays alone just goes."""

        def draft(play: Playthrough) -> Entry:
            asked.check_repeat(play, playthrough.REWIND, playthrough.REWIND_ASKED, number=to)
            seat = own_seats(play, asked.person_id)[0]
            asked.check_seq(play)
            check_room(play)
            if not 0 <= to < len(play.game.moves):
                raise bad_field("to", f"{to} is not before the {len(play.game.moves)} moves made")
            if play.proposal is not None:
                raise conflict("rewind-pending", "somebody has asked for a rewind already: answer first")
            alone = play.consenting == [asked.person_id]
            return asked.entry(play, playthrough.REWIND if alone else playthrough.REWIND_ASKED, seat, number=to)

        return await self._append(table_id, asked, draft)

    async def answer_rewind(self, table_id: str, asked: Asked, agree: bool) -> tuple[Live, Entry]:
        """Agree or refuse; when the last one agrees, the game goes back."""

        def draft(play: Playthrough) -> Entry:
            agreed = (playthrough.REWIND, playthrough.REWIND_AGREED)
            asked.check_repeat(play, *(agreed if agree else (playthrough.REWIND_REFUSED,)))
            seat = consenting_seat(play, asked.person_id)
            proposal = play.proposal
            if proposal is None or proposal.seat is not None:
                raise conflict("no-rewind", "nobody has asked for a rewind")
            asked.check_seq(play)
            check_room(play)
            if not agree:  # also the asker's own way to take the question back
                return asked.entry(play, playthrough.REWIND_REFUSED, seat)
            missing = [person for person in play.consenting if person not in proposal.agreed]
            if asked.person_id not in missing:
                raise conflict("agreed-already", "you have agreed already")
            if missing == [asked.person_id]:
                return asked.entry(play, playthrough.REWIND, seat, number=min(proposal.to, len(play.game.moves)))
            return asked.entry(play, playthrough.REWIND_AGREED, seat)

        return await self._append(table_id, asked, draft)

    async def resign(self, table_id: str, asked: Asked, seat: int | None) -> tuple[Live, Entry]:
        """Leave a running game: a bot takes over, and everybody sees it."""

        def draft(play: Playthrough) -> Entry:
            asked.check_repeat(play, playthrough.RESIGNED, seat=seat)
            seats = own_seats(play, asked.person_id)
            if play.game.is_over:
                raise conflict("over", "this game is over")
            if seat is not None and seat not in seats:
                raise bad_field("seat", f"you do not move for seat {seat}")
            return asked.entry(play, playthrough.RESIGNED, only_one(seats, seat), text=STAND_IN_BOT)

        return await self._append(table_id, asked, draft)

    async def come_back(self, table_id: str, asked: Asked, seat: int | None) -> tuple[Live, Entry]:
        """Whose time ran out may take the seat back from the bot; who resigned may not."""

        def draft(play: Playthrough) -> Entry:
            asked.check_repeat(play, playthrough.RETURNED, seat=seat)
            if not play.seats_of(asked.person_id):
                raise forbidden("you have no seat at this table")
            lost = [s for s in play.seats_of(asked.person_id) if play.chairs[s].stand_in == "clock"]
            if not lost or (seat is not None and seat not in lost):
                raise conflict("not-stood-in", "no bot moves for you because your time ran out")
            return asked.entry(play, playthrough.RETURNED, only_one(lost, seat))

        return await self._append(table_id, asked, draft)

    async def pause(self, table_id: str, asked: Asked, pause: bool) -> tuple[Live, Entry]:
        """Stop the clock, or let it run again. Over days any player may; live the host decides while they play.

        If they have not been there since for as long as makes somebody absent, anybody lets it run again.
        """
        live = await self._games.current(table_id)
        if live.row.clock is None:
            raise conflict("no-clock", "this table has no clock")
        host_only = isinstance(live.row.clock, LiveClock)

        def draft(play: Playthrough) -> Entry:
            kind = playthrough.PAUSED if pause else playthrough.RESUMED
            asked.check_repeat(play, kind)
            seats = own_seats(play, asked.person_id)
            left = play.paused and not pause and absence.has_left_pause(live.row, asked.now)
            if host_only and not left and asked.person_id != live.row.host_id and live.row.host_id in play.people:
                raise forbidden("only the host pauses a live clock")
            if pause:
                check_room(play)
            if play.paused == pause:
                raise conflict("paused-already", f"the clock is {'paused' if pause else 'running'} already")
            return asked.entry(play, kind, seats[0])

        return await self._append(table_id, asked, draft)

    async def bot_moves(self, table_id: str, seq: int, move: str, note: str | None, now: int) -> Live:
        """A bot's move for the seat that is to decide, if nothing else has happened since it began to think."""

        def draft(play: Playthrough) -> Entry:
            if play.seq != seq or play.game.turn is None:
                raise conflict("stale", "the game has gone on")
            return Entry(seq=seq + 1, kind=playthrough.MOVE, at=now, seat=play.game.turn, text=move, note=note)

        return await self._games.append(table_id, draft, seq)

    async def stand_in(self, table_id: str, seq: int, now: int) -> Live:
        """The time of the seat to decide is up and the host's rule is that a bot takes over."""

        def draft(play: Playthrough) -> Entry:
            if play.seq != seq or play.game.turn is None or play.waiting_for is None:
                raise conflict("stale", "the game has gone on")
            seat = play.game.turn
            return Entry(
                seq=seq + 1, kind=playthrough.STAND_IN, at=now, seat=seat, text=STAND_IN_BOT, note=playthrough.TIME_UP
            )

        return await self._games.append(table_id, draft, seq)

    async def absent(self, table_id: str, asked: Asked) -> tuple[Live, Entry]:
        """The seat to decide is that of somebody who has not come for a week: a bot takes over until he is back."""
        live = await self._games.current(table_id)

        def draft(play: Playthrough) -> Entry:
            asked.check_repeat(play, playthrough.STAND_IN)
            own_seats(play, asked.person_id)
            asked.check_seq(play)
            if play.seq != live.play.seq:  # since when the table waits was read before
                raise stale(play, asked, live.play.seq)
            check_not_paused(play)
            seat = play.game.turn
            if seat is None:
                raise conflict("over", "this game is over")
            if play.waiting_for == asked.person_id:
                raise forbidden("the table waits for you yourself")
            check_absent(live, seat, asked.now)
            return asked.entry(play, playthrough.STAND_IN, seat, text=STAND_IN_BOT, note="absent for a week")

        return await self._append(table_id, asked, draft)


def check_absent(live: Live, seat: int, now: int) -> None:
    """Has the person to decide had a week, and all the time that the clock gives?"""
    if live.play.waiting_for is None:
        raise conflict("not-absent", "the table waits for a bot")
    since = live.row.turn_since or now
    if now - since < ABSENT_MS:
        raise conflict("not-absent", f"the table has waited only since {since}, not for a week", since=since)
    state = live.row.clock_state
    if state is not None and clocks.left(state, seat, now) > 0:
        raise conflict("not-absent", f"the clock gives more time; the table has waited since {since}", since=since)


def barrier(play: Playthrough, person_id: str, count: int, possible: int) -> Problem:
    """Why no more moves can be taken back."""
    why = ENDS_OF_UNDO[play.end_of_undo(person_id)]
    return conflict(
        "undo-barrier",
        f"count: you can take back {possible}, not {count}: before that {why}. A rewind needs everybody's consent",
        possible=possible,
    )
