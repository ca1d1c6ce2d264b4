"""Browsers that show messages although the page is closed (web push): where they are reached, and how they do.

A person has a few places for them, so that a message has one row for each place. Functions of a database connection.
"""

from __future__ import annotations

import hashlib
from typing import Any, Final

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from lisboa.server.answers import PushInfo
from lisboa.server.letters import Target
from lisboa.server.people import get, lock, new_id
from lisboa.server.problems import no_such, not_logged_in
from lisboa.server.public_hosts import lane_of
from lisboa.server.schema import messages, push_subscriptions

MOST: Final = 5  # browsers of one person; the one that has been there longest gives its place to a sixth
SHORTEST_REST: Final = 10_000
LONGEST_REST: Final = 3_600_000
CUT_OFF: Final = 10  # failures in a row, which with the rests between them take more than an hour
CHANNEL: Final = "push"

_COLUMNS: Final = push_subscriptions.c
_MINE: Final = _COLUMNS.person_id == bindparam("person")
_LIST: Final = select(push_subscriptions).where(_MINE).order_by(_COLUMNS.created_at, _COLUMNS.slot)
_AT: Final = (_MINE, _COLUMNS.slot == bindparam("at"), _COLUMNS.fingerprint == bindparam("known"))


def channel_of(slot: int) -> str:
    """The channel of messages to one of a person's browsers."""
    return f"{CHANNEL}-{slot}"


def is_push(channel: str) -> bool:
    return channel.startswith(CHANNEL)


def fingerprint_of(endpoint: str) -> str:
    """By which a browser finds itself in the list, without the list giving addresses away."""
    return hashlib.sha256(endpoint.encode()).hexdigest()


def _info(row: Any) -> PushInfo:
    return PushInfo(id=row.id, host=row.host, fingerprint=row.fingerprint, created_at=row.created_at)


def find_all(connection: Connection, person_id: str) -> list[PushInfo]:
    """The browsers of a person, the oldest first."""
    return [_info(row) for row in connection.execute(_LIST, {"person": person_id})]


def add(connection: Connection, person_id: str, epoch: int, target: Target, host: str, now: int) -> PushInfo:
    """A browser, which until now may have been somebody else's: it shows the messages of one person at a time.

    The slot of `target` is not looked at. Refused if the person has been logged out since the request began.
    """
    lock(connection, person_id)
    if get(connection, person_id).epoch != epoch:
        raise not_logged_in()
    fingerprint = fingerprint_of(target.endpoint)
    connection.execute(delete(push_subscriptions).where(_COLUMNS.fingerprint == fingerprint))
    there = connection.execute(_LIST, {"person": person_id}).all()
    if len(there) >= MOST:
        remove(connection, person_id, there[0].id)
        there = there[1:]
    info = PushInfo(id=new_id(), host=host, fingerprint=fingerprint, created_at=now)
    slot = min(set(range(MOST)) - {row.slot for row in there})
    row = {
        "person_id": person_id,
        "slot": slot,
        "id": info.id,
        "endpoint": target.endpoint,
        "fingerprint": fingerprint,
        "p256dh": target.p256dh,
        "auth": target.auth,
        "host": host,
        "lane": lane_of(host),
        "created_at": now,
    }
    connection.execute(insert(push_subscriptions).values(row))
    return info


def remove(connection: Connection, person_id: str, subscription_id: str) -> None:
    """One of a person's browsers gets no more messages."""
    mine = delete(push_subscriptions).where(_COLUMNS.person_id == person_id, _COLUMNS.id == subscription_id)
    if connection.execute(mine).rowcount == 0:
        raise no_such("subscription")


# What became of messages


def _key(person_id: str, target: Target) -> dict[str, Any]:
    """Of a browser as it was written to: meanwhile its place may be another's."""
    return {"person": person_id, "at": target.slot, "known": fingerprint_of(target.endpoint)}


def gone(connection: Connection, person_id: str, target: Target) -> None:
    """The push service does not know it any more."""
    connection.execute(delete(push_subscriptions).where(*_AT), _key(person_id, target))


def delivered(connection: Connection, person_id: str, target: Target, now: int) -> None:
    """All is well again."""
    well = update(push_subscriptions).where(*_AT).values(delivered_at=now, failures=0, rest_until=None)
    connection.execute(well, _key(person_id, target))


def failed(connection: Connection, person_id: str, target: Target, now: int) -> None:
    """One more failure in a row: it rests, and what is due for it waits as long. In the end it is removed."""
    key = _key(person_id, target)
    row = connection.execute(select(push_subscriptions).where(*_AT).with_for_update(), key).first()
    if row is None:
        return
    failures = row.failures + 1
    if failures >= CUT_OFF:
        gone(connection, person_id, target)
        return
    rest_until = now + min(SHORTEST_REST << (failures - 1), LONGEST_REST)
    rests = update(push_subscriptions).where(*_AT).values(failures=failures, rest_until=rest_until)
    connection.execute(rests, key)
    waiting = update(messages).where(
        messages.c.person_id == person_id, messages.c.channel == channel_of(target.slot), messages.c.due_at <= now
    )
    connection.execute(waiting.values(due_at=rest_until))
