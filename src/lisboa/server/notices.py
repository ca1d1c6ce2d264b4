"""Whom a table waits for is told so: messages are written here, in the transaction of what causes them.

A page that is open reads its messages itself (`unread`); those by webhook, web push and e-mail are delivered by the
postman.
"""

import secrets
from typing import Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    bindparam,
    case,
    delete,
    exists,
    func,
    not_,
    or_,
    select,
    true,
    update,
)

from lisboa.server.answers import Notice
from lisboa.server.inserts import add_unless_there
from lisboa.server.languages import ENGLISH
from lisboa.server.letters import on_one_line
from lisboa.server.push_subscriptions import channel_of
from lisboa.server.schema import log, messages, people, push_subscriptions, seats, tables
from lisboa.text.messages import MessageWords

YOUR_TURN: Final = "your-turn"
REWIND: Final = "rewind"  # somebody asks for one
OVER: Final = "over"
INVITED: Final = "invited"  # to a table that has not begun
FULL: Final = "full"  # all seats are taken: the host may begin
STAND_IN: Final = "stand-in"  # the time was up, and a bot moves for the person
STAND_IN_AWAY: Final = "stand-in-away"  # the same, since the others had waited for long
REPLACED: Final = "replaced"  # another person has taken over the seat of somebody who was away
AWAY: Final = "away"  # the table has waited for long, and the others may replace the person
REPLACE: Final = "replace"  # somebody asks that a person who is away be replaced
OVERTAKEN: Final = "overtaken"
SEEN: Final = "seen at the table"
KEPT_MS: Final = 30 * 24 * 3_600_000  # messages that are done with
AT_ONCE: Final = 500
WAITING_AT_MOST: Final = 20  # messages of one person for one receiver: who has so many gets no further one there
# Who sits at the table moves within this time and needs no message elsewhere.
GRACE: Final = 30_000
RUNS: Final = tables.c.status == "running"

# Built once: it happens with almost every move, and to build them takes as long as to carry them out.
_CHANNELS: Final = (
    select(people.c.email, people.c.webhook_url, push_subscriptions.c.slot)
    .join(push_subscriptions, push_subscriptions.c.person_id == people.c.id, isouter=True)
    .where(people.c.id == bindparam("person"))
)


def note_waiting(
    connection: Connection,
    *,
    table_id: str,
    seq: int,
    person_id: str,
    decision: str | None,
    kind: str,
    now: int,
    by_email: bool = True,
) -> None:
    """Tell a person by every channel that he has set up. `seq` is the entry of the log that makes the table wait.

    What an earlier entry had to say of the same kind goes: nobody gets a pile of messages after an outage, and of a
    table and a person there is one row for each kind and channel, however often somebody asks and takes it back.
    `by_email`: is there a mail server?
    """
    connection.execute(FORGET_EARLIER, {"table": table_id, "before": seq, "person": person_id, "of_kind": kind})
    found = connection.execute(_CHANNELS, {"person": person_id}).all()  # a row for each browser, or one without
    person = found[0]
    channels = ["browser", *(channel_of(row.slot) for row in found if row.slot is not None)]
    if person.webhook_url:
        channels.append("webhook")
    if person.email and by_email:
        channels.append("email")
    if len(channels) > 1:
        full = set(connection.scalars(FULL_CHANNELS, {"person": person_id}))
        channels = [channel for channel in channels if channel not in full]
    row = {"table_id": table_id, "seq": seq, "person_id": person_id, "decision": decision, "kind": kind}
    rows = [
        row | {"id": secrets.token_hex(16), "channel": channel, "created_at": now, "due_at": _first_due(channel, now)}
        for channel in channels
    ]
    add_unless_there(connection, messages, rows)


def _first_due(channel: str, now: int) -> int | None:
    return None if channel == "browser" else now + GRACE


def _still_true() -> ColumnElement[bool]:
    """Browser messages that are neither read nor overtaken: it is still the person's turn, if that is what they say."""
    return and_(
        messages.c.channel == "browser",
        messages.c.sent_at.is_(None),
        messages.c.problem.is_(None),
        case(
            (messages.c.kind == YOUR_TURN, and_(tables.c.waiting_for == messages.c.person_id, RUNS)),
            (messages.c.kind == REWIND, and_(RUNS, not_(settled()))),
            (messages.c.kind == AWAY, and_(tables.c.waiting_for == messages.c.person_id, RUNS)),
            (messages.c.kind == REPLACE, and_(RUNS, not_(decided()))),
            (messages.c.kind.in_((STAND_IN, STAND_IN_AWAY)), stood_in()),
            (messages.c.kind == INVITED, invited()),
            (messages.c.kind == FULL, full()),
            else_=true(),
        ),
    )


def settled() -> ColumnElement[bool]:
    """Has the rewind been carried out or refused since?"""
    later = (log.c.table_id == messages.c.table_id) & (log.c.seq > messages.c.seq)
    return exists().where(later, log.c.kind.in_(("rewind", "rewind-refused")))


def decided() -> ColumnElement[bool]:
    """Has it been decided what becomes of the seat, or did somebody act there?"""
    later = (log.c.table_id == messages.c.table_id) & (log.c.seq > messages.c.seq)
    kinds = ("replace-refused", "stand-in", "seat-offered", "returned", "resigned", "move", "undo", "redo")
    return exists().where(later, log.c.kind.in_(kinds))


def seen() -> ColumnElement[bool]:
    """Has a page that was open at the table shown the same?"""
    shown = messages.alias("shown")
    same = (shown.c.table_id == messages.c.table_id) & (shown.c.seq == messages.c.seq)
    mine = (shown.c.person_id == messages.c.person_id) & (shown.c.kind == messages.c.kind)
    return exists().where(same, mine, shown.c.channel == "browser", shown.c.sent_at.is_not(None))


def stood_in() -> ColumnElement[bool]:
    """Does a bot still move for the person, who may take the seat back?"""
    mine = (seats.c.table_id == messages.c.table_id) & (seats.c.person_id == messages.c.person_id)
    return and_(exists().where(mine, seats.c.stand_in == "clock"), RUNS)


def invited() -> ColumnElement[bool]:
    """Is a seat of the table still kept for the person?"""
    mine = (seats.c.table_id == messages.c.table_id) & (seats.c.person_id == messages.c.person_id)
    return and_(exists().where(mine, seats.c.kind == "invited"), tables.c.status == "waiting")


def full() -> ColumnElement[bool]:
    """Could the game begin, and is the person the one to begin it?"""
    empty = exists().where(seats.c.table_id == messages.c.table_id, seats.c.kind.in_(("open", "invited")))
    return and_(not_(empty), tables.c.status == "waiting", tables.c.host_id == messages.c.person_id)


FORGET_EARLIER: Final = delete(messages).where(
    messages.c.table_id == bindparam("table"),
    messages.c.seq < bindparam("before"),
    messages.c.person_id == bindparam("person"),
    # A question about a rewind stays while it is open, whoever's turn it becomes.
    or_(messages.c.kind == bindparam("of_kind"), and_(messages.c.kind == REWIND, settled())),
)
FULL_CHANNELS: Final = (
    select(messages.c.channel)
    .where(messages.c.person_id == bindparam("person"), messages.c.due_at.is_not(None))
    .group_by(messages.c.channel)
    .having(func.count() >= WAITING_AT_MOST)
)


def unread(connection: Connection, person_id: str, language: str = ENGLISH) -> list[Notice]:
    """What a browser has to show to a person, the oldest first."""
    words = MessageWords(language)
    rows = connection.execute(
        select(messages, tables.c.title, people.c.name)
        .join(tables, tables.c.id == messages.c.table_id)
        .join(people, people.c.id == messages.c.person_id)
        .where(messages.c.person_id == person_id, _still_true())
        .order_by(messages.c.created_at, messages.c.id)
    )
    return [
        Notice(
            id=row.id,
            table_id=row.table_id,
            title=row.title,
            seq=row.seq,
            kind=row.kind,
            decision=row.decision,
            text=words.line(row.kind, row.decision or "", on_one_line(row.name), on_one_line(row.title)),
            created_at=row.created_at,
        )
        for row in rows
    ]


def mark_read(connection: Connection, person_id: str, table_id: str, now: int) -> int:
    """A person's browser messages of a table are read. Returns how many there were."""
    columns = messages.c
    mine = (columns.table_id == table_id, columns.person_id == person_id, columns.channel == "browser")
    marked = connection.execute(update(messages).where(*mine, columns.sent_at.is_(None)).values(sent_at=now))
    return marked.rowcount


def forget_old(connection: Connection, now: int) -> int:
    """Remove some messages that were read, sent, overtaken or given up weeks ago. Returns how many."""
    done = and_(messages.c.due_at.is_(None), or_(messages.c.sent_at.is_not(None), messages.c.problem.is_not(None)))
    old = select(messages.c.id).where(messages.c.created_at < now - KEPT_MS, done).limit(AT_ONCE)
    return connection.execute(delete(messages).where(messages.c.id.in_(old))).rowcount
