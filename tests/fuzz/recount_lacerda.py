"""What Lacerda may have and where (chapter 13), recounted like the rest from the document alone."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from tests.fuzz.counting import GOODS, HULLS, NOBLES, Document, expect, within

SOLO_STEPS = "lacerda-"
NOTHING: dict[str, Any] = {
    "reis": 0, "set_markers": 0, "marker_used": False, "clergy": {}, "plans": {}, "hand": [], "pack": [],
    "top_row": {"1": None, "2": None, "3": None}, "bottom_row": {"1": None, "2": None, "3": None},
    "at_sea": {"1": False, "2": False, "3": False},
    "cargo": {slot: dict.fromkeys(GOODS, 0) for slot in "123"},
}  # fmt: skip


def his_faults(doc: Document) -> list[str]:
    """Everything about him; without him nothing of his is there."""
    if not doc["options"]["solo"]:
        return absent(doc)
    found = expect("the table against Lacerda", list(doc["players"]), ["green", "yellow"])
    found += expect("who starts", doc["starting_player"], "green")
    found += expect("draft", doc["options"]["draft"], False)
    for what, nothing in NOTHING.items():
        found += expect(f"Lacerda's {what}", without_zeros(doc["players"]["yellow"][what]), without_zeros(nothing))
    found += expect("who ended the period", doc["period_trigger"] in (None, "green"), True)
    return found + places(doc) + officials(doc) + fleet(doc) + scoring(doc)


def without_zeros(item: Any) -> Any:
    """What is left out of a document stands for nothing or zero."""
    if isinstance(item, dict):
        return {key: without_zeros(part) for key, part in item.items() if without_zeros(part)}
    return item


def absent(doc: Document) -> list[str]:
    """Without him nothing of his is there."""
    lacerda = doc["lacerda"]
    found = expect("courtier and Assistant", (lacerda["courtier"], lacerda["assistant"]), (None, None))
    found += expect("fleet", any(lacerda["ships"].values()) or any(lacerda["at_sea"].values()), False)
    found += expect("cargo of the fleet", sum(sum(cargo.values()) for cargo in lacerda["cargo"].values()), 0)
    his = [frame["step"] for frame in doc["stack"] if frame["step"].startswith(SOLO_STEPS)]
    return found + expect("steps of Lacerda", his, [])


def places(doc: Document) -> list[str]:
    """SOLO-2, SOLO-3: courtier and Assistant stand somewhere once he has entered; he decides nothing."""
    entered = doc["period"] > 0 and not any(frame["step"] == "lacerda-enters" for frame in doc["stack"])
    found = expect("courtier placed", doc["lacerda"]["courtier"] in NOBLES, entered)
    found += expect("Assistant placed", doc["lacerda"]["assistant"] in (*NOBLES, "treasury"), entered)
    if doc["stack"]:
        found += expect("who decides", doc["stack"][-1]["seat"], "green")
    return found


def officials(doc: Document) -> list[str]:
    """SOLO-5: always where he has fewest, so at most 3 in an office; they never leave it."""
    found: list[str] = []
    for noble in NOBLES:
        found += within(f"Lacerda's officials at the {noble}", doc["court"]["offices"][noble]["yellow"], 0, 3)
        found += expect(f"Lacerda's officials in a plaza ({noble})", doc["court"]["plazas"][noble]["yellow"], 0)
    return found


def fleet(doc: Document) -> list[str]:
    """SELL-3: cargo only on his own ships, at sea exactly when full; goods in his area without limit."""
    found: list[str] = []
    lacerda = doc["lacerda"]
    for colour, hull in HULLS.items():
        load = sum(lacerda["cargo"][colour].values())
        owned = lacerda["ships"][colour]
        found += within(f"cargo of his {colour} ship", load, 0, hull if owned else 0)
        found += expect(f"his {colour} ship at sea", lacerda["at_sea"][colour], bool(owned) and load == hull)
    for good in GOODS:
        found += within(f"Lacerda's {good}", doc["players"]["yellow"]["goods"][good], 0, 999)
    return found


def scoring(doc: Document) -> list[str]:
    """SOLO-1: equal tiles are not neighbours."""
    if doc["period"] == 0:
        return []
    values = [doc["downtown"]["scoring"][column] for column in "1234"]
    return expect("equal scoring tiles side by side", [a for a, b in pairwise(values) if a == b], [])
