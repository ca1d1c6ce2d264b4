"""Chapter 13: your standing at the court of Lisbon after a game against Lacerda (SOLO-9)."""

from typing import Final

from mypy_extensions import i64

from lisboa.engine.decree_values import ships, stores_where
from lisboa.engine.layout import DECREES, REIS, WIGS
from lisboa.engine.names import LACERDA, NONE
from lisboa.engine.production import stores_of_type
from lisboa.engine.state import State

JESTER: Final = 0
RANKS: Final = ("jester", "courtier", "favourite", "right-hand")

# What each rank asks for. Wigs and some stores are counted as your lead over Lacerda.
_NEEDED: Final[tuple[dict[str, int], ...]] = (
    {"wigs": 0, "stores": 4, "first-places": 1, "reis": 5, "decrees": 4},
    {"wigs": 1, "stores": 4, "first-places": 1, "reis": 5, "decrees": 6},
    {"wigs": 1, "stores": 4, "stores-as-he": 0, "first-places": 2, "reis": 10, "decrees": 7, "ships": 1},
    {"wigs": 1, "stores": 4, "stores-more": 1, "first-places": 3, "reis": 20, "decrees": 8, "ships": 2},
)


def first_places(s: State) -> i64:
    """RUL-37: store types of which nobody has more than you, a shared first place included."""
    n: i64 = 0
    street: i64 = 0
    while street < 4:
        mine = stores_of_type(s, 0, street)
        if mine > 0 and mine >= stores_of_type(s, LACERDA, street):
            n += 1
        street += 1
    return n


def reached(s: State) -> dict[str, int]:
    """What you have of everything a rank may ask for; wigs and some stores as your lead over Lacerda."""
    stores = stores_where(s, 0, NONE, NONE, NONE)
    lead = stores - stores_where(s, LACERDA, NONE, NONE, NONE)
    return {
        "wigs": s.d[WIGS] - s.d[WIGS + LACERDA],
        "stores": stores,
        "stores-as-he": lead,
        "stores-more": lead,
        "first-places": first_places(s),
        "reis": s.d[REIS],
        "decrees": s.d[DECREES],
        "ships": ships(s, 0),
    }


def needed(rank: int) -> dict[str, int]:
    """What a rank asks for; for the Jester: what he has less than, in one of these things at least."""
    return _NEEDED[rank]


def rank_of(s: State) -> int:
    """SOLO-9: the best rank all of whose conditions hold; Jester where none above him does."""
    have = reached(s)
    for rank in range(len(RANKS) - 1, JESTER, -1):
        if all(have[what] >= least for what, least in _NEEDED[rank].items()):
            return rank
    return JESTER
