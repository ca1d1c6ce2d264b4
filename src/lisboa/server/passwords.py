"""Passwords are argon2 hashes: slow and large on purpose, so only few are made at once."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from lisboa.server.problems import Problem, bad_field
from lisboa.server.workers.fair_turns import UNKNOWN, Asker, FairTurns

AT_ONCE: Final = 2  # each takes a core for a while, and 64 MB
MOST_WAITING: Final = 40  # of one address; a club of thirty logs in at once
_HASHER: Final = PasswordHasher()

T = TypeVar("T")


@cache
def nobody() -> str:
    """What a login with an unknown name is checked against, so that it takes as long as one with a wrong password.

    The server makes it while it warms up: it takes as long as any hash.
    """
    return _HASHER.hash(secrets.token_bytes(32))


def valid_password(password: str) -> str:
    """A password that is worth the name."""
    if not 8 <= len(password) <= 200:
        raise bad_field("password", "must have 8 to 200 characters")
    return password


def hash_password(password: str) -> str:
    """Slow on purpose."""
    return _HASHER.hash(password)


def password_fits(password_hash: str | None, password: str) -> bool:
    """Slow on purpose, and as slow without an account as with one."""
    try:
        _HASHER.verify(password_hash or nobody(), password)
    except (VerificationError, InvalidHashError):
        return False
    return password_hash is not None


class Passwords:
    """Makes and checks hashes in threads. A flood of logins waits in line, and the rest of the server does not.

    Addresses have a turn each, and the one that has not had one for longest goes first: nobody's many guesses are
    looked at before somebody else's only one.
    """

    def __init__(self) -> None:
        self._turns = FairTurns(AT_ONCE)
        # Of its own: others keep the usual threads busy with names of hosts that nobody finds.
        self._threads = ThreadPoolExecutor(AT_ONCE, "lisboa-password")
        self._waiting: Counter[str] = Counter()

    async def hash(self, password: str, address: str = UNKNOWN) -> str:
        """Of a new password."""
        return await self._run(lambda: hash_password(valid_password(password)), address)

    async def fits(self, password_hash: str | None, password: str, address: str = UNKNOWN) -> bool:
        """Is it the password of this hash?"""
        return await self._run(lambda: password_fits(password_hash, password), address)

    async def _run(self, work: Callable[[], T], address: str) -> T:
        if self._waiting[address] >= MOST_WAITING:
            raise Problem(503, "busy", "too many people at your address log in just now: try again in a moment")
        self._waiting[address] += 1
        try:
            async with self._turns.turn(Asker(address, address), None):
                return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address]
