"""The required list: everything that golden games or named positions must show. It is derived from the components."""

from __future__ import annotations

from collections.abc import Iterable

from lisboa.components import ARCHITECTS, NOBLES
from lisboa.engine.names import ACTIONS
from lisboa.engine.solo_rank import RANKS
from lisboa.engine.tables import DATA, reward_word

# What a victory tie is broken by, in the order of SCORE-8
TIE_BREAKS = ("sets", "stores", "plans", "money", "nothing at all")
# SCORE-3, RUL-29: how many players can be tied, and for which place
STORE_TIES = (
    "2 for place 1", "3 for place 1", "4 for place 1", "2 for place 2", "3 for place 2", "2 for place 3",
    "2 of 2 players", "rounded down",
)  # fmt: skip
# SOLO-5, SOLO-7: what Lacerda chooses by a rule for ties
LACERDA_TIES = ("plan", "office", "plot", "street", "cube", "site", *(f"{name} building" for name in ARCHITECTS))
# SOLO-4, RUL-35: he can always move the Cardinal; decrees and plans never run out for him
LACERDA_SKIPS = ("recruit", "ship", "produce", "favor", "builder", "king", "follow")
# What else happens to him: SELL-3, SOLO-4, SOLO-5, SOLO-7, SOLO-8, RUL-33
LACERDA_ALSO = (
    "a ship sails", "church scoring", "the wig on 10", "pays in wigs", "cannot pay", "wigs for cubes",
    "the Assistant passes an empty deck",
)  # fmt: skip


def required() -> list[str]:
    """All items, each "group: name", in the order of the rulebook's chapters."""
    groups: dict[str, Iterable[str]] = {**printed(), **solo(), **extras()}
    return [f"{group}: {name}" for group, names in groups.items() for name in names]


def printed() -> dict[str, Iterable[str]]:
    """Chapters 1 to 12."""
    cards = [card.id for card in DATA.cards]
    ships = [ship.colour for ship in DATA.ships]
    return {
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
        "stores tied": STORE_TIES,
        "decree scored": [str(decree.id) for decree in DATA.decrees],
        "victory tie broken by": TIE_BREAKS,
    }


def solo() -> dict[str, Iterable[str]]:
    """Chapter 13."""
    return {
        "Lacerda for the State": ACTIONS,
        "Lacerda visits": NOBLES,
        "Lacerda follows to": NOBLES,
        "Lacerda is followed to": NOBLES,
        "Lacerda chooses among equals": LACERDA_TIES,
        "Lacerda cannot": LACERDA_SKIPS,
        "Lacerda also": LACERDA_ALSO,
        "solo period ended in the turn of": ["you", "Lacerda"],
        "solo game ended in the turn of": ["you", "Lacerda"],
        "solo rank": RANKS,
    }


def extras() -> dict[str, Iterable[str]]:
    """Chapter 14."""
    return {
        "goal completed": [goal.id for goal in DATA.goals],
        "plot token used": sorted({reward_word(plot.reward) for plot in DATA.plots}),
        "site token used": sorted({reward_word(site.reward) for site in DATA.sites}),
    }
