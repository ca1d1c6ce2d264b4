"""Whom a table waits for is told so: messages are written here, in the transaction of what causes them.

A browser reads its messages itself (`unread`); those by webhook and e-mail are delivered by the postman.
"""

import secrets
from collections.abc import Sequence
from typing import Final

from sqlalchemy import ColumnElement, Connection, and_, bindparam, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from lisboa.server.answers import Notice
from lisboa.server.letters import on_one_line
from lisboa.server.schema import messages, people, tables
from lisboa.text.messages import MessageWords

YOUR_TURN: Final = "your-turn"
REWIND: Final = "rewind"  # somebody asks for one
OVER: Final = "over"
OVERTAKEN: Final = "overtaken"
# Who sits at the table moves within this time and needs no message elsewhere.
GRACE: Final = 30_000
_WORDS: Final = MessageWords()

# Built once: it happens with almost every move, and to build them takes as long as to carry them out.
_CHANNELS: Final = select(people.c.email, people.c.webhook_url).where(people.c.id == bindparam("person"))
_INSERTS: Final = {
    "sqlite": sqlite.insert(messages).on_conflict_do_nothing(),
    "postgresql": postgresql.insert(messages).on_conflict_do_nothing(),
}
_OVERTAKE: Final = (
    update(messages)
    .where(
        messages.c.table_id == bindparam("table"),
        messages.c.seq < bindparam("before"),
        messages.c.person_id == bindparam("person"),
        messages.c.sent_at.is_(None),
        or_(messages.c.due_at.is_not(None), messages.c.channel == "browser"),
    )
    .values(due_at=None, problem=OVERTAKEN)
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

    What an earlier entry had to say is overtaken: nobody gets a pile of messages after an outage.
    `by_email`: is there a mail server?
    """
    person = connection.execute(_CHANNELS, {"person": person_id}).one()
    channels = ["browser"]
    if person.webhook_url:
        channels.append("webhook")
    if person.email and by_email:
        channels.append("email")
    row = {"table_id": table_id, "seq": seq, "person_id": person_id, "decision": decision, "kind": kind}
    rows = [
        row | {"id": secrets.token_hex(16), "channel": channel, "created_at": now, "due_at": _first_due(channel, now)}
        for channel in channels
    ]
    connection.execute(_INSERTS[connection.dialect.name], rows)
    connection.execute(_OVERTAKE, {"table": table_id, "before": seq, "person": person_id})


def _first_due(channel: str, now: int) -> int | None:
    return None if channel == "browser" else now + GRACE


def _still_true() -> ColumnElement[bool]:
    """Browser messages that are neither read nor overtaken: it is still the person's turn, if that is what they say."""
    return and_(
        messages.c.channel == "browser",
        messages.c.sent_at.is_(None),
        messages.c.problem.is_(None),
        or_(
            messages.c.kind != YOUR_TURN,
            and_(tables.c.waiting_for == messages.c.person_id, tables.c.status == "running"),
        ),
    )


def unread(connection: Connection, person_id: str) -> list[Notice]:
    """What a browser has to show to a person, the oldest first."""
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
            text=_WORDS.line(row.kind, row.decision or "", on_one_line(row.name), on_one_line(row.title)),
            created_at=row.created_at,
        )
        for row in rows
    ]


def mark_read(
    connection: Connection, person_id: str, *, ids: Sequence[str] = (), table_id: str | None = None, now: int
) -> int:
    """Browser messages of a person are read: these, or all of a table. Returns how many there were."""
    which = messages.c.id.in_(ids) if table_id is None else messages.c.table_id == table_id
    marked = connection.execute(
        update(messages)
        .where(which, messages.c.person_id == person_id, messages.c.channel == "browser", messages.c.sent_at.is_(None))
        .values(sent_at=now)
    )
    return marked.rowcount
