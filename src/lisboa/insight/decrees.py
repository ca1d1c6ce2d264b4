"""Facts about decrees (NOBLE-3, SCORE-5)."""

from __future__ import annotations

from typing import Final

from lisboa.engine.decree_values import decree_value
from lisboa.engine.events import DECREE_TAKEN
from lisboa.engine.layout import DECREE_OWNER
from lisboa.engine.tables import DATA
from lisboa.insight.fact import WIG, Fact
from lisboa.insight.imagined_turn import Turn

DECREE: Final = 60


def facts(turn: Turn) -> list[Fact]:
    """All of them."""
    return [*taken(turn), *growing(turn)]


def taken(turn: Turn) -> list[Fact]:
    """A decree, and what it is worth as things stand."""
    found = []
    for event in turn.own(DECREE_TAKEN):
        wigs = int(decree_value(turn.after, turn.seat, event.a))
        found.append(Fact("decree", DECREE + WIG * wigs, {"decree": int(event.a), "wigs": wigs}))
    return found


def growing(turn: Turn) -> list[Fact]:
    """Decrees owned before that have become worth more."""
    before, after = turn.before, turn.after
    grown: dict[int, tuple[int, int]] = {}
    for decree in range(1, len(DATA.decrees) + 1):
        if before.d[DECREE_OWNER + decree] == turn.seat:
            was, now = (int(decree_value(s, turn.seat, decree)) for s in (before, after))
            if now > was:
                grown[decree] = was, now
    wigs = sum(now - was for was, now in grown.values())
    if len(grown) > 1:
        return [Fact("decrees-grow", WIG * wigs, {"count": len(grown), "wigs": wigs})]
    return [
        Fact("decree-grows", WIG * wigs, {"decree": decree, "before": was, "wigs": now})
        for decree, (was, now) in grown.items()
    ]
