"""Chapter 14 for the slow checker: what novices do towards their goals (EXTRA-1)."""

from __future__ import annotations

from tests.slow.choices import Table

# As position documents list them
DEEDS = (
    "visit-store", "visit-decree", "visit-open", "visit-ship", "recruit", "plan", "cardinal", "favor", "follow", "sell",
    "produce", "church-influence", "half-recruit",
)  # fmt: skip
NOBLE_DEEDS = {"builder": "visit-store", "minister": "visit-decree", "king": "visit-open"}


def did(t: Table, who: str, deed: str) -> None:
    """Noted for novices only."""
    if who in t.doc["options"]["goals"].split():
        words = {*t.player(who)["deeds"].split(), deed}
        t.player(who)["deeds"] = " ".join(word for word in DEEDS if word in words)


def recruited(t: Table, who: str, officials: int) -> None:
    """Two in one turn, by one action or more."""
    half = "half-recruit" in t.player(who)["deeds"].split()
    did(t, who, "recruit" if officials == 2 or half else "half-recruit")
