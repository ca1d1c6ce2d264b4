"""Addresses that wait to be confirmed: one for each person, until it is confirmed, replaced, withdrawn or too old.

Functions of a database connection.
"""

from __future__ import annotations

import secrets
from typing import Final

from sqlalchemy import Connection, delete, insert, select

from lisboa.server import people
from lisboa.server.people import Person
from lisboa.server.schema import email_requests

CONFIRM_MS: Final = 2 * 86_400_000


def ask(connection: Connection, person_id: str, address: str, now: int) -> str:
    """A request instead of any earlier one; returns what only the message to that address holds."""
    people.lock(connection, person_id)
    withdraw(connection, person_id)
    nonce = secrets.token_urlsafe(16)
    row = {"person_id": person_id, "address": address, "nonce": nonce, "asked_at": now}
    connection.execute(insert(email_requests).values(row))
    return nonce


def withdraw(connection: Connection, person_id: str, address: str | None = None) -> None:
    """Nothing is to be confirmed any more, or not this address: links that were sent stop working."""
    mine = email_requests.c.person_id == person_id
    one = mine if address is None else mine & (email_requests.c.address == address)
    connection.execute(delete(email_requests).where(one))


def waiting(connection: Connection, person_id: str, nonce: str, now: int) -> str | None:
    """The address that the link of this request confirms, if it still does."""
    columns = email_requests.c
    mine = (columns.person_id == person_id, columns.nonce == nonce, columns.asked_at >= now - CONFIRM_MS)
    found: str | None = connection.scalar(select(columns.address).where(*mine))
    return found


def confirm(connection: Connection, person_id: str, nonce: str, now: int) -> Person | None:
    """Store the address, once; None if there is no such request any more."""
    address = waiting(connection, person_id, nonce, now)
    if address is None:
        return None
    columns = email_requests.c
    mine = (columns.person_id == person_id, columns.nonce == nonce)
    if connection.execute(delete(email_requests).where(*mine)).rowcount == 0:
        return None  # the same link was used at another server at the same time
    return people.change(connection, person_id, {"email": address})


def forget_old(connection: Connection, now: int) -> None:
    """Remove requests that nobody has confirmed in time."""
    connection.execute(delete(email_requests).where(email_requests.c.asked_at < now - CONFIRM_MS))
