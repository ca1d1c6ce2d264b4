"""Passwords are argon2 hashes: slow and large on purpose, so only few are made at once."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from lisboa.server.problems import Problem, bad_field

AT_ONCE: Final = 2  # each takes a core for a while, and 64 MB
MOST_WAITING: Final = 40
_HASHER: Final = PasswordHasher()
# What a login with an unknown name is checked against, so that it takes as long as one with a wrong password.
_NOBODY: Final = _HASHER.hash(secrets.token_urlsafe())

T = TypeVar("T")


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
        _HASHER.verify(password_hash or _NOBODY, password)
    except (VerificationError, InvalidHashError):
        return False
    return password_hash is not None


class Passwords:
    """Makes and checks hashes in threads. A flood of logins waits in line, and the rest of the server does not."""

    def __init__(self) -> None:
        self._free = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0

    async def hash(self, password: str) -> str:
        """Of a new password."""
        return await self._run(lambda: hash_password(valid_password(password)))

    async def fits(self, password_hash: str | None, password: str) -> bool:
        """Is it the password of this hash?"""
        return await self._run(lambda: password_fits(password_hash, password))

    async def _run(self, work: Callable[[], T]) -> T:
        if self._waiting >= MOST_WAITING:
            raise Problem(503, "busy", "too many people log in just now: try again in a moment")
        self._waiting += 1
        try:
            async with self._free:
                return await asyncio.to_thread(work)
        finally:
            self._waiting -= 1
