"""How the webhooks of people do: one that fails again and again rests, then is switched off until its owner says so.

Functions of a database connection.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, bindparam, delete, select, update

from lisboa.server.inserts import add_unless_there
from lisboa.server.schema import messages, webhook_health

SHORTEST_REST: Final = 10_000
LONGEST_REST: Final = 3_600_000
CUT_OFF: Final = 10  # failures in a row, which with the rests between them take more than an hour

_MINE: Final = webhook_health.c.person_id == bindparam("person")
_READ: Final = select(webhook_health).where(_MINE)


class Health(msgspec.Struct, frozen=True):
    """What its owner should know."""

    off: bool
    problem: str | None


def find(connection: Connection, person_id: str) -> Health:
    """How the webhook of a person does."""
    row = connection.execute(_READ, {"person": person_id}).first()
    return Health(off=False, problem=None) if row is None else Health(row.off_at is not None, row.problem)


def delivered(connection: Connection, person_id: str, now: int) -> None:
    """All is well again."""
    _change(connection, person_id, delivered_at=now, failures=0, problem=None, rest_until=None, off_at=None)


def failed(connection: Connection, person_id: str, problem: str, now: int) -> int:
    """One more failure in a row. Returns until when the webhook rests; what is due for it now waits as long."""
    add_unless_there(connection, webhook_health, {"person_id": person_id})
    row = connection.execute(_READ.with_for_update(), {"person": person_id}).one()
    failures = row.failures + 1
    rest_until = now + min(SHORTEST_REST << min(failures - 1, 20), LONGEST_REST)
    off_at = row.off_at or (now if failures >= CUT_OFF else None)
    _change(connection, person_id, failures=failures, problem=problem, rest_until=rest_until, off_at=off_at)
    waiting = update(messages).where(
        messages.c.person_id == person_id, messages.c.channel == "webhook", messages.c.due_at <= now
    )
    connection.execute(waiting.values(due_at=rest_until))
    return int(rest_until)


def begin_again(connection: Connection, person_id: str) -> None:
    """It is another one, or its owner says that it works now."""
    connection.execute(delete(webhook_health).where(webhook_health.c.person_id == person_id))


def _change(connection: Connection, person_id: str, **values: Any) -> None:
    add_unless_there(connection, webhook_health, {"person_id": person_id})
    connection.execute(update(webhook_health).where(_MINE).values(**values), {"person": person_id})
