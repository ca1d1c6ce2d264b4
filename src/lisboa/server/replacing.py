"""Somebody is away: the others agree that a bot moves until they are back, or that another person takes the seat.

A question to everybody, like that of a rewind: one at a time, and one refusal ends it. It is settled when all have
agreed, or when those who have not answered have had their time (`absence.settling`).
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Final

from lisboa.errors import IllegalMove
from lisboa.server import absence, playthrough
from lisboa.server.games import Games, Live
from lisboa.server.lobby import Access
from lisboa.server.play import STAND_IN_BOT, Asked, Repeat, check_not_paused, check_room, own_seats, stale
from lisboa.server.playthrough import PERSON_KINDS, Entry, Playthrough
from lisboa.server.problems import Problem, bad_field, conflict, forbidden, illegal
from lisboa.server.table_store import TableRow

AGREED: Final = "the others have agreed"
DONE: Final = {"bot": playthrough.STAND_IN, "person": playthrough.SEAT_OFFERED}


class Replacing:
    """What players ask and answer about somebody's seat, and who takes it."""

    def __init__(self, games: Games) -> None:
        self._games = games

    async def _append(
        self, table_id: str, asked: Asked, draft: Callable[[TableRow, Playthrough], Entry]
    ) -> tuple[Live, Entry]:
        """The row says since when the table waits: it is read together with the game."""
        live = await self._games.current(table_id)

        def checked(play: Playthrough) -> Entry:
            if play.seq != live.play.seq:
                raise not_the_latest(live.row, play, asked, live.play.seq)
            return draft(live.row, play)

        try:
            done = await self._games.append(table_id, checked, asked.expected)
        except IllegalMove as refusal:
            raise illegal(refusal, asked.language) from None
        return done, done.play.entries[-1]

    async def ask(self, table_id: str, asked: Asked, seat: int, way: str) -> tuple[Live, Entry]:
        """Ask the others what is to become of a seat, and its person whether they are there.

        It is done at once if there is nobody to ask: the person has resigned and nobody else plays.
        """

        def same(entry: Entry) -> bool:
            if entry.kind == playthrough.REPLACE_ASKED:
                return (entry.number, entry.text) == (seat, way)
            return (entry.kind, entry.seat) == (DONE[way], seat)

        def draft(row: TableRow, play: Playthrough) -> Entry:
            asked_before(play, asked, same)
            mine = own_seats(play, asked.person_id)[0]
            asked.check_seq(play)
            check_room(play)
            check_replaceable(row, play, asked, seat, way)
            if play.agreeing(seat) == [asked.person_id] and play.chairs[seat].stand_in == "resigned":
                return asked.entry(play, DONE[way], seat, text=bot_for(way), note=AGREED)
            return asked.entry(play, playthrough.REPLACE_ASKED, mine, text=way, number=seat)

        return await self._append(table_id, asked, draft)

    async def answer(self, table_id: str, asked: Asked, agree: bool) -> tuple[Live, Entry]:
        """Agree or refuse; when the last one agrees, it is done. Whoever asked takes the question back by refusing."""
        kinds = (playthrough.REPLACE_AGREED, *DONE.values()) if agree else (playthrough.REPLACE_REFUSED,)

        def draft(_: TableRow, play: Playthrough) -> Entry:
            asked_before(play, asked, lambda entry: entry.kind in kinds)
            mine = own_seats(play, asked.person_id)[0]
            proposal = play.proposal
            if proposal is None or proposal.seat is None:
                raise conflict("no-question", "nobody has asked that somebody be replaced")
            asked.check_seq(play)
            check_room(play)
            if not agree:
                return asked.entry(play, playthrough.REPLACE_REFUSED, mine)
            missing = [person for person in play.agreeing(proposal.seat) if person not in proposal.agreed]
            if asked.person_id not in missing:
                raise conflict("agreed-already", "you have agreed already")
            if missing == [asked.person_id]:
                return asked.entry(play, DONE[proposal.way], proposal.seat, text=bot_for(proposal.way), note=AGREED)
            return asked.entry(play, playthrough.REPLACE_AGREED, mine)

        return await self._append(table_id, asked, draft)

    async def settle(self, table_id: str, now: int) -> Live | None:
        """Those who have not answered have had their time: it is done. None if there is nothing to settle any more."""
        live = await self._games.current(table_id)
        due = live.row.settles_at is not None and live.row.settles_at <= now
        question = live.play.proposal
        if not due or question is None or question.seat is None:
            return None
        kind, seat, text = DONE[question.way], question.seat, bot_for(question.way)

        def draft(play: Playthrough) -> Entry:
            if play.seq != live.play.seq:
                raise conflict("stale", "the game has gone on")
            return Entry(seq=play.seq + 1, kind=kind, at=now, seat=seat, text=text, note=AGREED)

        return await self._games.append(table_id, draft)

    async def heard(self, table_id: str, person_id: str, now: int) -> None:
        """Somebody talks at the table: if a question is asked about their seat, they are there, and it is refused."""

        def draft(play: Playthrough) -> Entry:
            question = play.proposal
            if question is None or question.seat is None or play.chairs[question.seat].person_id != person_id:
                raise conflict("no-question", "nobody has asked that they be replaced")
            kind = playthrough.REPLACE_REFUSED
            return Entry(seq=play.seq + 1, kind=kind, at=now, seat=question.seat, person_id=person_id)

        with suppress(Problem):  # what was said is said in any case
            await self._games.current(table_id)
            await self._games.append(table_id, draft)

    async def take(self, table_id: str, asked: Asked, seat: int) -> tuple[Live, Entry]:
        """Take over a seat that is offered: with it all that lies there, and what was secret."""

        def draft(row: TableRow, play: Playthrough) -> Entry:
            asked_before(play, asked, lambda entry: (entry.kind, entry.seat) == (playthrough.REPLACED, seat))
            if play.game.is_over:
                raise conflict("over", "this game is over")
            if play.seats_of(asked.person_id):
                raise conflict("seated", "you have a seat already")
            check_seat(play, seat)
            if not play.chairs[seat].offered:
                raise conflict("taken", f"seat {seat} is not free", field="seat")
            if asked.expected != play.seq:
                raise not_the_latest(row, play, asked, asked.expected)
            return asked.entry(play, playthrough.REPLACED, seat)

        return await self._append(table_id, asked, draft)


def not_the_latest(row: TableRow, play: Playthrough, asked: Asked, expected: int) -> Problem:
    """The asker did not know the latest, and gets it if they may look on: an offered seat is no seat yet."""
    found = Access(row, play.chairs, asked.person_id)
    if found.member or row.spectators:
        return stale(play, asked, expected)
    return conflict("stale", f"seq: you expected {expected}, the table is at {play.seq}", seq=play.seq)


def asked_before(play: Playthrough, asked: Asked, same: Callable[[Entry], bool]) -> None:
    """Has this very request been carried out already? A key is used for one request only."""
    for entry in reversed(play.entries):
        if entry.person_id == asked.person_id and entry.key == asked.key:
            if not same(entry):
                raise Problem(422, "key-reused", "key: was used for another request of yours", field="key")
            raise Repeat(play, entry)


def check_seat(play: Playthrough, seat: int) -> None:
    """Is there such a seat?"""
    if seat >= len(play.chairs):
        raise bad_field("seat", f"there are {len(play.chairs)} seats")


def check_replaceable(row: TableRow, play: Playthrough, asked: Asked, seat: int, way: str) -> None:
    """Is it the seat of somebody else who has kept the table waiting, or who has left it to a bot?"""
    check_seat(play, seat)
    if play.game.is_over:
        raise conflict("over", "this game is over")
    chair = play.chairs[seat]
    if chair.kind not in PERSON_KINDS or chair.person_id == asked.person_id:
        raise forbidden("this is not the seat of somebody else")
    if play.proposal is not None:
        raise conflict("question-pending", "somebody has asked something already: answer first")
    if way == "person" and chair.offered:
        raise conflict("offered-already", "this seat is free already: whoever has the link may take it")
    if chair.stand_in is not None and way == "bot":
        raise conflict("not-absent", "a bot moves for this seat already")
    if chair.stand_in == "resigned":
        return
    check_not_paused(play)
    if chair.stand_in is not None:  # they may come back, and have as much time for it as anybody
        absence.check_long(row, absence.there_at(play, seat), asked.now)
        return
    if play.game.turn != seat:
        raise conflict("not-absent", "the table does not wait for this seat")
    absence.check_away(row, asked.now)


def bot_for(way: str) -> str | None:
    """Which bot moves from now on, if one does."""
    return STAND_IN_BOT if way == "bot" else None
