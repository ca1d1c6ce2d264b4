"""The kinds of tables that are played: with people, bots, hot-seats, Lacerda, with clocks and without."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

HOST = {"kind": "host"}
OPEN = {"kind": "open"}
HOT_SEAT = {"kind": "hot-seat"}


def bot(name: str) -> dict[str, str]:
    """A seat for a bot."""
    return {"kind": "bot", "bot": name}


@dataclass(frozen=True)
class Plan:
    """What a table is asked for."""

    title: str
    seats: list[dict[str, str]]
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def guests(self) -> int:
        """How many people join the host."""
        return self.seats.count(OPEN)

    @property
    def body(self) -> dict[str, Any]:
        """The request."""
        return {"title": self.title, "seats": self.seats, **self.options}


PLANS = (
    Plan("two people", [HOST, OPEN]),
    Plan("three people with everything", [HOST, OPEN, OPEN], {"goals": True, "city_tokens": True}),
    Plan("against a bot", [HOST, bot("greedy")]),
    Plan("on one screen", [HOST, HOT_SEAT]),
    Plan("solo", [HOST, {"kind": "lacerda"}]),
    Plan("live clock", [HOST, OPEN, bot("random")], {"clock": {"kind": "live", "bank_seconds": 30, "when_out": "bot"}}),
    Plan("over days", [HOST, OPEN], {"draft": True, "clock": {"kind": "async", "hours_per_move": 24}}),
    Plan("only bots", [bot("random"), bot("eager")]),
)
