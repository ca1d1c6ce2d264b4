"""Standing answers: "do not ask me to follow this round", or "this noble".

They are kept beside the log, which everybody reads, so that nobody knows of one before it has declined something. A
round ends by itself; a noble is declined until the answer is revoked or the game is over.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, bindparam, delete, select

from lisboa.server import playthrough, schema
from lisboa.server.answers import StandingAnswer
from lisboa.server.inserts import add_unless_there
from lisboa.server.playthrough import Entry, Playthrough

FOLLOW: Final = "follow"
DECLINE: Final = "pass"
ROUND: Final = "round"
NOBLES: Final = ("builder", "minister", "king")
_ANSWERS: Final = schema.standing_answers.c
# Built once: it is asked with every decision to follow.
_KEPT: Final = (
    select(_ANSWERS.seat, _ANSWERS.what, _ANSWERS.round)
    .where(_ANSWERS.table_id == bindparam("table"), _ANSWERS.person_id == bindparam("person"))
    .order_by(_ANSWERS.seat, _ANSWERS.what)
)


def round_of(play: Playthrough) -> int:
    """Which round it is: they are counted from the starting player."""
    number: int = play.game.view(None)["round"]
    return number


def noble_visited(play: Playthrough) -> str | None:
    """Who is visited: by a card at the court, or by Lacerda's courtier."""
    view = play.game.view(None)
    card = view["card_in_play"]
    return str(card).partition("-")[2].partition("-")[0] if card else view.get("lacerda", {}).get("courtier")


def kept(connection: Connection, table_id: str, play: Playthrough, person_id: str) -> list[StandingAnswer]:
    """A person's answers that still hold."""
    rows = connection.execute(_KEPT, {"table": table_id, "person": person_id}).all()
    if not rows:
        return []
    present = round_of(play)
    mine = play.seats_of(person_id)
    return [
        StandingAnswer(seat=row.seat, what=row.what)
        for row in rows
        if row.seat in mine and row.round in (None, present)
    ]


def give(connection: Connection, table_id: str, play: Playthrough, seat: int, what: str) -> None:
    """Keep an answer; one that another person had given for this seat goes."""
    revoke(connection, table_id, seat, what)
    row = {"table_id": table_id, "seat": seat, "what": what, "person_id": play.chairs[seat].person_id}
    number = round_of(play) if what == ROUND else None
    add_unless_there(connection, schema.standing_answers, {**row, "round": number})


def revoke(connection: Connection, table_id: str, seat: int, what: str) -> None:
    """It is asked again."""
    mine = (_ANSWERS.table_id == table_id, _ANSWERS.seat == seat, _ANSWERS.what == what)
    connection.execute(delete(schema.standing_answers).where(*mine))


def may_apply(play: Playthrough) -> bool:
    """Has a move just led to a person's decision to follow? Whoever takes back what was declined for them is asked."""
    last = play.entries[-1] if play.entries else None
    if last is None or last.kind not in (playthrough.MOVE, playthrough.REDO):
        return False
    if play.waiting_for is None or play.game.turn == last.seat:
        return False  # nobody follows their own visit
    decision = None if play.paused else play.game.decision
    return decision is not None and decision.kind == FOLLOW


def answered(connection: Connection, table_id: str, play: Playthrough, now: int) -> Entry | None:
    """The entry that declines, if the person to decide has said so in advance."""
    seat, person_id = play.game.turn, play.waiting_for
    if seat is None or person_id is None:
        return None
    answers = [answer.what for answer in kept(connection, table_id, play, person_id) if answer.seat == seat]
    if not answers or not {ROUND, noble_visited(play)}.intersection(answers):
        return None
    return Entry(
        seq=play.seq + 1,
        kind=playthrough.MOVE,
        at=now,
        seat=seat,
        person_id=person_id,
        text=DECLINE,
        note=playthrough.STANDING,
    )
