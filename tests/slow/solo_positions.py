"""Edited positions of solo games: what the edits gave Lacerda becomes what he may have (SOLO-1, SOLO-5)."""

from __future__ import annotations

from lisboa.components import GOODS, NOBLES
from tests.slow.choices import Document
from tests.slow.facts import SHIPS, is_ship

MOST_IN_OFFICE = 3


def as_lacerda(doc: Document) -> Document:
    """No money, clergy tiles or portfolio; ships are his fleet, plans are completed, officials stay in offices."""
    his = doc["players"]["yellow"]
    his["reis"] = his["set_markers"] = 0
    doc["church"]["bag"] += [int(kind) for kind, n in his["clergy"].items() for _ in range(n)]
    his["clergy"] = {}
    for plan, n in his["plans"].items():
        his["completed_plans"][plan] = his["completed_plans"].get(plan, 0) + n
    his["plans"] = {}
    empty_portfolio(doc, his)
    for noble in NOBLES:
        office, plaza = doc["court"]["offices"][noble], doc["court"]["plazas"][noble]
        back = max(0, office["yellow"] - MOST_IN_OFFICE)
        his["officials"] += back + plaza["yellow"]
        office["yellow"] -= back
        plaza["yellow"] = 0
    return doc


def empty_portfolio(doc: Document, his: Document) -> None:
    """Cards leave the game; ships join his fleet with their cargo."""
    for row in ("top_row", "bottom_row"):
        for slot, card in his[row].items():
            if is_ship(card):
                colour = card.removeprefix("ship-")
                doc["lacerda"]["ships"][colour] = True
                doc["lacerda"]["cargo"][colour] = his["cargo"][slot]
                doc["lacerda"]["at_sea"][colour] = sum(his["cargo"][slot].values()) == SHIPS[card].hull
                his["cargo"][slot], his["at_sea"][slot] = dict.fromkeys(GOODS, 0), False
            elif card is not None:
                doc["cards_gone"][card] = "seen"
            his[row][slot] = None


def no_fleet(doc: Document) -> None:
    """Lacerda's ships leave the game."""
    fleet = doc["lacerda"]
    for colour, owned in fleet["ships"].items():
        doc["ships_gone"][colour] += owned
        fleet["ships"][colour] = fleet["at_sea"][colour] = False
        fleet["cargo"][colour] = dict.fromkeys(GOODS, 0)
