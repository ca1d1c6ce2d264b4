"""The required list: everything that golden games or named positions must show. It is derived from the components."""

from __future__ import annotations

from lisboa.engine.tables import DATA

# What a victory tie is broken by, in the order of SCORE-8
TIE_BREAKS = ("sets", "stores", "plans", "money", "nothing, shared")
# SCORE-3, RUL-29: how many players can be tied, and for which place
STORE_TIES = (
    "2 for place 1", "3 for place 1", "4 for place 1", "2 for place 2", "3 for place 2", "2 for place 3",
    "2 of 2 players", "rounded down",
)  # fmt: skip


def required() -> list[str]:
    """All items, each "group: name", in the order of the rulebook's chapters."""
    cards = [card.id for card in DATA.cards]
    ships = [ship.colour for ship in DATA.ships]
    groups: dict[str, list[str]] = {
        "card to the portfolio": cards,
        "card to the court": cards,
        "clergy tile used": [str(tile.kind) for tile in DATA.clergy],
        "ship built": ships,
        "ship built for another": ships,
        "ship given for another": ships,
        "plot reward taken": [plot.name for plot in DATA.plots],
        "site reward taken": [site.name for site in DATA.sites],
        "public building opened": [str(building.id) for building in DATA.buildings],
        "period ended by": ["sets", "decks", "a follower"],
        "game ended by": ["sets", "decks"],
        "stores tied": list(STORE_TIES),
        "decree scored": [str(decree.id) for decree in DATA.decrees],
        "victory tie broken by": list(TIE_BREAKS),
    }
    return [f"{group}: {name}" for group, names in groups.items() for name in names]
