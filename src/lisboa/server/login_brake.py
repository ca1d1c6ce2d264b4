"""The brake on guessed passwords: the more wrong guesses at an account, the longer until the next one is looked at.

It locks nobody out. Guesses from places an account has never logged in from share one brake, however many places there
are; but an address that has guessed wrong less than a few times itself is only paused by it, for two seconds at most,
and never refused: strangers elsewhere cannot keep the owner out. A device or an address from which its owner has logged
in has a brake of its own, which strangers do not touch (docs/decisions/0021). A guess is counted before it is looked at
and given back if it was right, so that a hundred at the same time are a hundred. Functions of a database connection.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import Connection, bindparam, delete, select, update

from lisboa.server.inserts import add_unless_there
from lisboa.server.schema import guesses, known_addresses

SECOND: Final = 1_000
REMEMBERED_MS: Final = 24 * 3_600_000  # after so long without a guess the brake is off again
KNOWN_MS: Final = 180 * 24 * 3_600_000
MAX_KNOWN: Final = 20  # addresses of one person
OWN_MISTAKES: Final = 3  # of an address, which others' guesses only pause: people mistype
LONGEST_PAUSE: Final = 2 * SECOND

_READ: Final = select(guesses).where(guesses.c.key == bindparam("of")).with_for_update()
_WRITE: Final = update(guesses).where(guesses.c.key == bindparam("of"))


class Brake(msgspec.Struct, frozen=True):
    """What is counted together, how many guesses are free, and how long the longest wait is."""

    key: str
    free: int
    longest_ms: int
    shared: bool = False  # by all places that the account does not know

    def wait(self, wrong: int) -> int:
        """After so many wrong guesses."""
        return 0 if wrong < self.free else min(SECOND << min(wrong - self.free, 20), self.longest_ms)


def brakes_for(account: str, address: str, device: str | None, known: bool) -> list[Brake]:
    """The brakes of one guess. All names are keyed hashes; `device` only if the account knows it."""
    if device is not None:
        return [Brake(f"{account} {device}", 10, 30 * SECOND)]
    if known:
        return [Brake(key_at(account, address), 10, 30 * SECOND)]
    return [Brake(account, 10, 60 * SECOND, shared=True), Brake(key_at(account, address), 5, 300 * SECOND)]


def brakes_of_session(account: str, place: str) -> list[Brake]:
    """Of a guess by somebody who is logged in, with a stolen cookie perhaps: the owner elsewhere is not refused."""
    return [Brake(account, 10, 60 * SECOND, shared=True), Brake(key_at(account, place), 5, 60 * SECOND)]


def key_at(account: str, address: str) -> str:
    """What wrong guesses at an account from one address are counted as."""
    return f"{account} {address}"


class Verdict(msgspec.Struct, frozen=True):
    """How long a guess is refused (milliseconds); 0: it is counted, and is to be looked at after the pause."""

    refused: int
    pause: int = 0


def begin(connection: Connection, brakes: Sequence[Brake], now: int) -> Verdict:
    """Count a guess as wrong until it is known to be right, unless it is too early for one."""
    found = [(brake, *_locked(connection, brake, now)) for brake in brakes]
    own = min(wrong for brake, wrong, _ in found if not brake.shared)
    refused = max(until - now for brake, _, until in found if not brake.shared or own >= OWN_MISTAKES)
    if refused > 0:
        return Verdict(refused)
    for brake, wrong, until in found:
        later = max(until, now + brake.wait(wrong + 1))
        connection.execute(_WRITE, {"of": brake.key, "wrong": wrong + 1, "wait_until": later, "at": now})
    pause = max(until - now for _, _, until in found)
    return Verdict(0, min(max(0, pause), LONGEST_PAUSE))


def _locked(connection: Connection, brake: Brake, now: int) -> tuple[int, int]:
    """How many were wrong, and until when to wait."""
    new = {"key": brake.key, "wrong": 0, "wait_until": now, "at": now}
    add_unless_there(connection, guesses, new)
    row = connection.execute(_READ, {"of": brake.key}).one()
    return (0, now) if row.at < now - REMEMBERED_MS else (row.wrong, row.wait_until)


def was_right(connection: Connection, brakes: Sequence[Brake], now: int) -> None:
    """Take back what `begin` has counted."""
    for brake in brakes:
        wrong, _ = _locked(connection, brake, now)
        connection.execute(_WRITE, {"of": brake.key, "wrong": max(0, wrong - 1), "wait_until": now, "at": now})


def is_known(connection: Connection, person_id: str, address: str) -> bool:
    """Has this person logged in from there?"""
    columns = known_addresses.c
    query = select(columns.at).where(columns.person_id == person_id, columns.address == address)
    return connection.scalar(query) is not None


def untried(connection: Connection, account: str, address: str, now: int) -> bool:
    """Has nobody guessed wrong at this account from there lately?"""
    columns = guesses.c
    mine = columns.key == key_at(account, address), columns.at >= now - REMEMBERED_MS, columns.wrong > 0
    return connection.scalar(select(columns.wrong).where(*mine)) is None


def remember(connection: Connection, person_id: str, address: str, now: int) -> None:
    """This person has logged in from there."""
    columns = known_addresses.c
    mine = columns.person_id == person_id
    connection.execute(delete(known_addresses).where(mine, columns.address == address))
    newest = select(columns.address).where(mine).order_by(columns.at.desc(), columns.address).limit(MAX_KNOWN - 1)
    connection.execute(delete(known_addresses).where(mine, columns.address.not_in(newest)))
    add_unless_there(connection, known_addresses, {"person_id": person_id, "address": address, "at": now})


def forget_old(connection: Connection, now: int) -> None:
    """Remove guesses and addresses that are long ago."""
    connection.execute(delete(guesses).where(guesses.c.at < now - REMEMBERED_MS))
    connection.execute(delete(known_addresses).where(known_addresses.c.at < now - KNOWN_MS))
