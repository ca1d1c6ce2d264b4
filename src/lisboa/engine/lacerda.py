"""Chapter 13: what Lacerda has. He has no board and no portfolio (SOLO-1).

In solo there is one ship of each kind, so a kind names one of his ships.
"""

from mypy_extensions import i64

from lisboa.engine.events import LACERDA_DOCKED, LACERDA_SAILED
from lisboa.engine.layout import CUBES, FLEET_CARGO, FLEET_SEA, FLEET_SHIP, PLAYERS, SOLO, WIGS
from lisboa.engine.names import LACERDA
from lisboa.engine.state import State
from lisboa.engine.tables import HULL, SHIP_INFLUENCE


def is_lacerda(s: State, seat: i64) -> bool:
    """Is this seat his? (SOLO-1)"""
    return s.d[SOLO] == 1 and seat == LACERDA


def boards(s: State) -> i64:
    """How many players have a board of their own: all but Lacerda, who sits last."""
    return s.d[PLAYERS] - s.d[SOLO]


def his_cubes(s: State) -> i64:
    """SOLO-7: his rubble cubes, which never form sets."""
    at = CUBES + 3 * LACERDA
    return s.d[at] + s.d[at + 1] + s.d[at + 2]


def fleet_load(s: State, kind: i64) -> i64:
    """Goods aboard one of his ships."""
    at = FLEET_CARGO + 4 * kind
    return s.d[at] + s.d[at + 1] + s.d[at + 2] + s.d[at + 3]


def fleet_hold(s: State, kind: i64) -> i64:
    """SELL-1: room on a docked ship of his; 0 if it is not his or is at sea."""
    if s.d[FLEET_SHIP + kind] == 0 or s.d[FLEET_SEA + kind] == 1:
        return 0
    return HULL[kind] - fleet_load(s, kind)


def fleet_waits(s: State) -> bool:
    """SOLO-5: may you sell to one of his ships?"""
    if s.d[SOLO] == 0:
        return False
    kind: i64 = 0
    while kind < 4:
        if fleet_hold(s, kind) > 0:
            return True
        kind += 1
    return False


def fleet_size(s: State) -> i64:
    """How many ships he has."""
    return s.d[FLEET_SHIP] + s.d[FLEET_SHIP + 1] + s.d[FLEET_SHIP + 2] + s.d[FLEET_SHIP + 3]


def fleet_hulls(s: State) -> i64:
    """SOLO-8: the hull sizes of his ships."""
    total: i64 = 0
    kind: i64 = 0
    while kind < 4:
        total += s.d[FLEET_SHIP + kind] * HULL[kind]
        kind += 1
    return total


def fleet_influence(s: State) -> i64:
    """SOLO-5: the influence of all his ships."""
    total: i64 = 0
    kind: i64 = 0
    while kind < 4:
        total += s.d[FLEET_SHIP + kind] * SHIP_INFLUENCE[kind]
        kind += 1
    return total


def load_fleet(s: State, kind: i64, good: i64) -> None:
    """SELL-1, SELL-3: a good comes aboard; a full ship sails at once, for 1 wig per crate."""
    s.add(FLEET_CARGO + 4 * kind + good, 1)
    if fleet_load(s, kind) == HULL[kind]:
        s.note(LACERDA_SAILED, LACERDA, kind, HULL[kind])
        s.put(FLEET_SEA + kind, 1)
        s.add(WIGS + LACERDA, HULL[kind])


def dock_fleet(s: State) -> None:
    """SOLO-4, TURN-2: his ships at sea come home, empty."""
    kind: i64 = 0
    while kind < 4:
        if s.d[FLEET_SEA + kind] == 1:
            s.note(LACERDA_DOCKED, LACERDA, kind)
            s.put(FLEET_SEA + kind, 0)
            good: i64 = 0
            while good < 4:
                s.put(FLEET_CARGO + 4 * kind + good, 0)
                good += 1
        kind += 1
