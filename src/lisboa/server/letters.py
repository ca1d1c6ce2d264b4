"""A message on its way: what is in it, and how its delivery can fail."""

import unicodedata
from typing import Protocol

import msgspec

from lisboa.errors import LisboaError
from lisboa.server.languages import ENGLISH


class Target(msgspec.Struct, frozen=True):
    """A browser that a message goes to (web push). Its address is its owner's secret, and chosen by a stranger."""

    slot: int
    endpoint: str
    p256dh: str  # the browser's public key
    auth: str  # the secret that it shares with us


class Letter(msgspec.Struct, frozen=True, kw_only=True):
    """All that a channel needs to know. `webhook_url`, `webhook_kind` and `email` are the person's, or empty."""

    id: str
    person_id: str = ""
    channel: str
    kind: str
    decision: str  # empty: none
    seq: int
    table_id: str
    title: str
    name: str
    language: str = ENGLISH
    url: str
    webhook_url: str = ""
    webhook_kind: str = ""
    lane: str = ""  # messages of one lane wait for each other
    proven: bool = False  # the webhook or browser has got a message, and did the last time
    address: str = ""  # where the person was last seen: messages to unproven webhooks take turns by address
    email: str = ""
    target: Target | None = None  # the browser it goes to, of web push
    stop_url: str = ""  # whoever follows it gets no more e-mails
    attempts: int  # this one included
    lease: int  # until when nobody else delivers it


class Sender(Protocol):
    """A channel. What is not delivered raises one of the errors below; both name a host, never a secret."""

    async def send(self, letter: Letter, now: int) -> None:
        """Deliver, or say why not."""


class Refused(LisboaError):
    """It will never be delivered: the other side does not want it, or it must not go there."""


class Gone(Refused):
    """Nor will anything else: the receiver does not exist any more."""


class TryAgain(LisboaError):
    """It could not be delivered now; after `wait` seconds, if the other side said so."""

    def __init__(self, problem: str, wait: float = 0) -> None:
        super().__init__(problem, wait)
        self.problem = problem
        self.wait = wait

    def __str__(self) -> str:
        return self.problem


# Line breaks would begin a new header or line, surrogates cannot be sent. Joiners, of which emoji are made, stay.
_UNFIT = {"Cc", "Cs", "Zl", "Zp"}


def on_one_line(text: str) -> str:
    """A name or title without line breaks and other control characters."""
    plain = "".join(" " if unicodedata.category(char) in _UNFIT else char for char in text)
    return " ".join(plain.split())
