"""Facts about stores and public buildings (NOBLE-1, NOBLE-2, NOBLE-4, SCORE-3)."""

from __future__ import annotations

from typing import Final

from lisboa.components import GOODS, ROWS
from lisboa.engine.events import BUILDING_PLACED, BUILDING_SCORED, HOUSE_MOVED, STORE_PLACED, STORE_SCORED
from lisboa.engine.layout import HOUSES, PERIOD, PLAYERS
from lisboa.engine.names import GROUPS
from lisboa.engine.production import stores_of_type
from lisboa.engine.scoring import share_places, store_values
from lisboa.engine.state import Event, State
from lisboa.engine.tables import DATA, numbers
from lisboa.insight.fact import WIG, Fact
from lisboa.insight.imagined_turn import Turn
from lisboa.text.lexicon import plot_name

OPENING: Final = 2 * WIG
STORE: Final = 150
HOUSE: Final = 130
HOUSE_NEXT: Final = 70
# NOBLE-2: what is new when so many houses of a group (left, middle, right) are built
ABILITIES: Final = {(0, 2): "visits", (1, 1): "ships", (1, 3): "free-ships", (2, 1): "goods", (2, 3): "all-goods"}


def facts(turn: Turn) -> list[Fact]:
    """All of them."""
    return [*openings(turn), *stores(turn), *houses(turn), *street_places(turn)]


def openings(turn: Turn) -> list[Fact]:
    """NOBLE-4f: a public building, and whose stores score."""
    found = []
    for placed, scored in with_scoring(turn):
        mine = [int(event.b) for event in scored if event.seat == turn.seat]
        others = sum(int(event.b) for event in scored if event.seat != turn.seat)
        args: dict[str, str | int] = {
            **site_args(placed.a),
            "stores": len(mine),
            "each": mine[0] if mine and min(mine) == max(mine) else 0,
            "wigs": sum(mine),
            "others": others,
        }
        given = WIG * others // (turn.before.d[PLAYERS] - 1)  # by which the rivals come nearer
        found.append(Fact("opening", OPENING + WIG * sum(mine) - given, args))
    return found


def with_scoring(turn: Turn) -> list[tuple[Event, list[Event]]]:
    """Own buildings with the stores that each scores: those told before the next building, which may be a rival's."""
    found: list[tuple[Event, list[Event]]] = []
    for event in turn.events:
        if event.kind == BUILDING_PLACED:
            found.append((event, []))
        elif event.kind == BUILDING_SCORED and found:
            found[-1][1].append(event)
    return [(placed, scored) for placed, scored in found if placed.seat == turn.seat]


def site_args(site: int) -> dict[str, str | int]:
    """Where a site lies: its side, and its row or the good of its street."""
    data = DATA.sites[site]
    if data.side == "north":
        return {"side": "north", "good": data.street, "row": ""}
    return {"side": data.side, "good": "", "row": ROWS[data.row]}


def stores(turn: Turn) -> list[Fact]:
    """NOBLE-1g: a store, and what it scores at once."""
    scored = {event.a: event for event in turn.own(STORE_SCORED)}
    return [store(event, scored.get(event.a)) for event in turn.own(STORE_PLACED)]


def store(placed: Event, scored: Event | None) -> Fact:
    """One store."""
    args: dict[str, str | int] = {"plot": plot_name(placed.a), "good": GOODS[placed.b]}
    if scored is None:
        return Fact("store", STORE, args)
    return Fact("store-scores", WIG * int(scored.c), {**args, "buildings": int(scored.b), "wigs": int(scored.c)})


def houses(turn: Turn) -> list[Fact]:
    """NOBLE-2: an ability that comes with the houses built, or how far the next one of the group is; if there is
    time to use it.
    """
    found = []
    for group in sorted({int(event.a) for event in turn.own(HOUSE_MOVED)}):
        at = HOUSES + 3 * turn.seat + group
        ahead = [number for of, number in ABILITIES if of == group and number > turn.before.d[at]]
        missing = ahead[0] - int(turn.after.d[at])
        ability: dict[str, str | int] = {"ability": ABILITIES[group, ahead[0]]}
        if turn.chances_left <= max(missing, 0):
            continue
        if missing > 0:
            found.append(Fact("house-next", HOUSE_NEXT, {**ability, "group": GROUPS[group], "missing": missing}))
        else:
            found.append(Fact("house", HOUSE, ability))
    return found


def street_places(turn: Turn) -> list[Fact]:
    """SCORE-3: places in the stores of a type that bring more than before."""
    found = []
    for street, good in enumerate(GOODS):
        before, after = (shares(s, street)[turn.seat] for s in (turn.before, turn.after))
        if after > before:
            place = place_of(counts(turn.after, street), turn.seat)
            args: dict[str, str | int] = {"good": good, "place": place, "before": before, "wigs": after}
            found.append(Fact("street-place", place_worth(turn, after - before), args))
    return found


def place_worth(turn: Turn, wigs: int) -> int:
    """What a better place means: in the first period others have time to pass."""
    return WIG * wigs // (2 if turn.before.d[PERIOD] == 1 else 1)


def counts(s: State, street: int) -> list[int]:
    """Stores of a type by seat."""
    return [int(stores_of_type(s, seat, street)) for seat in range(s.d[PLAYERS])]


def shares(s: State, street: int) -> list[int]:
    """What the stores of a type bring each seat."""
    return [int(n) for n in share_places(numbers(counts(s, street)), store_values(s, street))]


def place_of(numbers_of: list[int], seat: int) -> str:
    """First alone, first with others, or behind."""
    mine = numbers_of[seat]
    if mine < max(numbers_of):
        return "behind"
    return "first" if numbers_of.count(mine) == 1 else "shared"
