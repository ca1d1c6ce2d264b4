"""What all people of one address may ask for together, so that one of them cannot use up what the others need.

Many people share an address: a school, a flat, the customers of a provider (CGNAT). A limit for all of them bounds what
one stranger with many guests can ask for; when it is used up, whoever is known to this server still has a share of
their own. Nobody else has: people without a login at one address cannot be told from each other.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, TypeVar

import msgspec

from lisboa.server.rate_limits import WINDOW_SECONDS, Allowance, RateLimit
from lisboa.server.security import Session

T = TypeVar("T")
MOST_KNOWN: Final = 10_000
SHARE: Final = 5  # one part in so many of what one person may ask for is theirs, whatever others do


def counted_as(person_id: str, epoch: int) -> str:
    """A cookie that is void because of a later epoch must not use up what its person may ask for."""
    return f"{person_id} {epoch}"


class Credential(msgspec.Struct, frozen=True):
    """Whose requests are counted together: a person's. `known`: it was valid when it was last looked at."""

    name: str
    known: bool


class AddressLimit:
    """Counts by address. `share`: how many a known person may have when those of the address are used up.

    A person whose cookie is signed by us but who has not been here yet is let in by a share that all of them have
    together, since only looking at the database tells whether the cookie still holds.
    """

    def __init__(
        self,
        limit: int,
        share: int,
        seconds: Callable[[], float] = time.monotonic,
        window: int = WINDOW_SECONDS,
    ) -> None:
        self._together = RateLimit(limit, seconds, window)
        self._shares = RateLimit(max(1, share), seconds, window)
        self._introductions = RateLimit(max(1, share), seconds, window)

    def take(self, address: str, credential: Callable[[], Credential | None]) -> Allowance:
        """One request more; `credential` is looked at only when those of the address are used up."""
        allowance = self._together.take(address)
        if not allowance.exceeded:
            return allowance
        found = credential()
        if found is None:
            return allowance
        return self._shares.take(found.name) if found.known else self._introductions.take(address)


class KnownPeople:
    """Which sessions and tokens were valid when they were last looked at, and where people were last seen."""

    def __init__(self) -> None:
        self._tokens: OrderedDict[str, str] = OrderedDict()
        self._people: OrderedDict[str, tuple[str, str]] = OrderedDict()  # the name that is counted, the address
        self._void: OrderedDict[str, None] = OrderedDict()

    def address_of(self, person_id: str) -> str:
        """Where a person was last seen, so that what they left running shares a turn with others there."""
        return self._people.get(person_id, ("", ""))[1]

    def seen(self, person_id: str, epoch: int, address: str) -> None:
        """A person has asked for something, with a valid session or token."""
        keep(self._people, person_id, (counted_as(person_id, epoch), address))

    def owner(self, token_hash: str) -> str | None:
        """Whose token this was when it was last used; to know it no database is asked."""
        return self._tokens.get(token_hash)

    def token_used(self, token_hash: str, owner: str | None) -> None:
        """A token that is not valid is nobody's, so its requests count for the address."""
        self._tokens.pop(token_hash, None)
        if owner is not None:
            keep(self._tokens, token_hash, owner)

    def session_ended(self, session: Session) -> None:
        """Its cookie is signed by us and void: from now on its requests count for the address, too."""
        keep(self._void, counted_as(session.person_id, session.epoch), None)

    def of_session(self, session: Session) -> Credential | None:
        """None if it is void."""
        name = counted_as(session.person_id, session.epoch)
        if name in self._void:
            return None
        return Credential(name, self._people.get(session.person_id, ("", ""))[0] == name)

    def of_token(self, token_hash: str) -> Credential | None:
        """None if it is not known to be valid."""
        owner = self._tokens.get(token_hash)
        return None if owner is None else Credential(owner, known=True)


def keep(memory: OrderedDict[str, T], name: str, value: T) -> None:
    """As the latest; the oldest is forgotten."""
    memory[name] = value
    memory.move_to_end(name)
    if len(memory) > MOST_KNOWN:
        memory.popitem(last=False)
