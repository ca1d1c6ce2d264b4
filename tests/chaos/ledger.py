"""What clients were promised: every acknowledged request, and every one that was refused for good."""

from __future__ import annotations

import hashlib
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import httpx


class Broken(AssertionError):
    """The server has not kept a promise."""


@dataclass(frozen=True)
class Receipt:
    """A request that was acknowledged: what was asked, by whom, and what came back."""

    table: str
    person: str
    action: str
    body: dict[str, Any]
    seq: int
    digest: str

    @property
    def key(self) -> str:
        return str(self.body["key"])


@dataclass(frozen=True)
class Line:
    """A line of chat that was acknowledged."""

    table: str
    person: str
    number: int
    text: str


@dataclass
class Ledger:
    """Shared by all clients of a run."""

    receipts: list[Receipt] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    refused: set[tuple[str, str, str]] = field(default_factory=set)  # table, person, key
    problems: list[str] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)

    def count(self, what: str) -> None:
        """Something happened once more."""
        self.counts[what] += 1

    def settle(self, table: str, person: str, action: str, body: dict[str, Any], response: httpx.Response) -> None:
        """An answer that is no fault: it was done, or it never will be."""
        if response.status_code == 201:
            seq = int(response.json()["seq"])
            self.receipts.append(Receipt(table, person, action, body, seq, digest(response)))
            self.count("acknowledged")
        elif response.status_code in (403, 409, 422):
            self.refused.add((table, person, str(body["key"])))
            self.count("refused")
        else:
            self.problems.append(f"{action} of {person} at {table}: {response.status_code} {response.text[:300]}")

    def check(self) -> None:
        """Has any client seen something that may not be?"""
        if self.problems:
            raise Broken("; ".join(self.problems[:5]))


def digest(response: httpx.Response) -> str:
    """An answer in short."""
    return hashlib.blake2b(response.content, digest_size=12).hexdigest()
