"""What people say at a table. It has nothing to do with the game and is not in its log."""

from __future__ import annotations

from itertools import accumulate
from typing import Final

from sqlalchemy import Connection, delete, func, insert, select

from lisboa.server import absence, schema
from lisboa.server.answers import ChatLine, PersonInfo
from lisboa.server.characters import hidden
from lisboa.server.lobby import Access
from lisboa.server.people import KNOWN_TO_OTHERS, Person, known_to_others
from lisboa.server.problems import bad_field, forbidden

PAGE: Final = 200
PAGE_BYTES: Final = 131_072  # of text: usual lines have 50, but a thousand emoji have 4,000
KEPT: Final = 1_000  # lines of a table: who talks without end fills no database


def check_reader(found: Access) -> None:
    """The host may hide the chat from spectators."""
    if not found.reads_chat:
        raise forbidden("the chat of this table is for its players")


def check_speaker(found: Access) -> None:
    """Players and the host speak."""
    if not found.member:
        raise forbidden("only players speak at this table")


def lines(connection: Connection, table_id: str, since: int) -> list[ChatLine]:
    """The last lines after number `since`, the oldest first: no more than a page, and than fit into its bytes."""
    columns, people = schema.chat.c, schema.people.c
    query = (
        select(columns.number, columns.text, columns.at, *KNOWN_TO_OTHERS)
        .join(schema.people, people.id == columns.person_id)
        .where(columns.table_id == table_id, columns.number > since)
        .order_by(columns.number.desc())
        .limit(PAGE)
    )
    rows = connection.execute(query).all()
    sizes = accumulate(len(row.text.encode()) for row in rows)
    fitting = [row for row, size in zip(rows, sizes, strict=True) if size <= PAGE_BYTES]
    return [line(row.number, known_to_others(row), row.text, row.at) for row in reversed(fitting)]


def line(number: int, person: PersonInfo, text: str, at: int) -> ChatLine:
    """A line as it is sent."""
    return ChatLine(number=number, person=person, text=text, at=at)


def say(connection: Connection, table_id: str, person: Person, text: str, now: int) -> tuple[ChatLine, bool]:
    """Write a line. The row of the table is locked, so that numbers have no gap and no double.

    Returns, too, whether that may answer a question about the speaker's seat: whoever talks is there.
    """
    tidy = "".join(c for c in text if c == "\n" or not hidden(c)).strip()
    if not tidy:
        raise bad_field("text", "says nothing")
    connection.execute(select(schema.tables.c.id).where(schema.tables.c.id == table_id).with_for_update())
    columns = schema.chat.c
    last = connection.scalar(select(func.max(columns.number)).where(columns.table_id == table_id)) or 0
    row = {"table_id": table_id, "number": last + 1, "person_id": person.id, "text": tidy, "at": now}
    connection.execute(insert(schema.chat).values(**row))
    connection.execute(delete(schema.chat).where(columns.table_id == table_id, columns.number <= last + 1 - KEPT))
    answers = absence.spoke(connection, table_id, person.id, now)
    return line(last + 1, PersonInfo(id=person.id, name=person.name, guest=person.guest), tidy, now), answers
