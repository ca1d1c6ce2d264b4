"""Limits that all servers of a database share, and that outlive a restart. Functions of a database connection."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import Connection, bindparam, delete, select, update

from lisboa.server.inserts import add_unless_there
from lisboa.server.schema import counts

HOUR_MS: Final = 3_600_000
DAY_MS: Final = 24 * HOUR_MS

_READ: Final = select(counts.c.used, counts.c.ends_at).where(counts.c.key == bindparam("of")).with_for_update()
_WRITE: Final = update(counts).where(counts.c.key == bindparam("of"))


class Limit(msgspec.Struct, frozen=True):
    """How often something may be done, or how much of it, within a time that begins with the first of them."""

    key: str
    most: int
    window_ms: int


class Exceeded(msgspec.Struct, frozen=True):
    """Which limit stands in the way, and for how long."""

    limit: Limit
    wait_ms: int


def take(connection: Connection, limits: Sequence[Limit], now: int, amount: int = 1) -> Exceeded | None:
    """Count so much more under all of these limits, or under none of them if one would be exceeded.

    The rows stay locked until the transaction ends, so that no other server counts at the same time.
    """
    found = [(limit, *_locked(connection, limit, now)) for limit in sorted(limits, key=lambda limit: limit.key)]
    for limit, used, ends_at in found:
        if used + amount > limit.most:
            return Exceeded(limit, ends_at - now)
    for limit, used, ends_at in found:
        connection.execute(_WRITE, {"of": limit.key, "used": used + amount, "ends_at": ends_at})
    return None


def _locked(connection: Connection, limit: Limit, now: int) -> tuple[int, int]:
    """How many there were, and until when they count."""
    fresh = now + limit.window_ms
    add_unless_there(connection, counts, {"key": limit.key, "used": 0, "ends_at": fresh})
    row = connection.execute(_READ, {"of": limit.key}).one()
    return (0, fresh) if row.ends_at <= now else (row.used, row.ends_at)


def forget_old(connection: Connection, now: int) -> None:
    """Remove counts that have ended."""
    connection.execute(delete(counts).where(counts.c.ends_at <= now))
