"""Numbers before and after: which changes of an event its line in the log tells."""

from typing import Final

from lisboa.components import GOODS
from lisboa.engine import events as kinds
from lisboa.engine import layout
from lisboa.engine.state import Event
from lisboa.engine.tables import TREASURY_REIS
from lisboa.text.lexicon import Args, Lexicon

# Regions of the state that belong to the seat of the event: (name, offset, numbers per seat)
REIS: Final = ("reis", layout.REIS, 1)
INFLUENCE: Final = ("influence", layout.INFLUENCE, 1)
WIGS: Final = ("wigs", layout.WIGS, 1)
OFFICIALS: Final = ("officials", layout.OFFICIALS, 1)
GOODS_HELD: Final = ("goods", layout.GOODS, 4)
CUBES: Final = ("cubes", layout.CUBES, 3)
HOUSES: Final = ("houses", layout.HOUSES, 3)
MARKERS: Final = ("markers", layout.MARKERS, 1)

Region = tuple[str, int, int]

# What the sentence is about ("" if nothing), and the regions told. Changed alone, the former needs no name.
TOLD: Final[dict[int, tuple[str, tuple[Region, ...]]]] = {
    kinds.GOODS_GAINED: ("goods", (GOODS_HELD,)),
    kinds.GOODS_PAID: ("goods", (GOODS_HELD,)),
    kinds.GOODS_FORFEITED: ("goods", (GOODS_HELD,)),
    kinds.GOOD_OFFERED: ("goods", (GOODS_HELD,)),
    kinds.REIS_GAINED: ("reis", (REIS,)),
    kinds.REIS_PAID: ("reis", (REIS, INFLUENCE)),
    kinds.INFLUENCE_GAINED: ("influence", (INFLUENCE,)),
    kinds.GOOD_SOLD: ("reis", (REIS,)),
    kinds.CUBE_TAKEN: ("cubes", (CUBES,)),
    kinds.HOUSE_MOVED: ("houses", (HOUSES,)),
    kinds.MARKER_DISCARDED: ("markers", (MARKERS,)),
    kinds.OFFICIAL_LOST: ("officials", (OFFICIALS,)),
    kinds.OFFICIAL_RETURNED: ("officials", (OFFICIALS,)),
    **dict.fromkeys(
        (
            kinds.INFLUENCE_WIG,
            kinds.WIGS_GAINED,
            kinds.SHIP_SAILED,
            kinds.STORE_SCORED,
            kinds.BUILDING_SCORED,
            kinds.PERIOD_SET_WIGS,
            kinds.SCORED,
            kinds.LACERDA_CLERGY,
            kinds.LACERDA_CUBE_WIGS,
            kinds.LACERDA_SAILED,
        ),
        ("wigs", (WIGS,)),
    ),
}


def changed(e: Event, index: int) -> bool:
    """Did the event change this number?"""
    return any(change.index == index for change in e.changes)


def after_of(e: Event, index: int, otherwise: int) -> int:
    """What a number became, if the event changed it."""
    return next((change.after for change in e.changes if change.index == index), otherwise)


def paid_for_visit(words: Lexicon, e: Event, reis: int) -> Args:
    """INF-5: what was taken from the visitor, each with the number before and after; a purse makes `reis` cheaper."""
    parts = []
    for message, region in (("pay-reis", REIS), ("pay-influence", INFLUENCE), ("pay-wigs", WIGS)):
        for change in e.changes:
            if change.index == region[1] + e.seat and change.after != change.before:
                count = reis if region is REIS else change.before - change.after
                parts.append(words.say(message, count=count, before=change.before, after=change.after))
    if not parts:
        return {"free": "yes", "payment": words.say("pay-nothing")}
    return {"free": "no", "payment": words.join(parts)}


def cargo_gone(words: Lexicon, e: Event, slot: int) -> Args:
    """The cargo of a ship that the event cleared away."""
    first = layout.CARGO + 12 * e.seat + 4 * slot
    counts = [0] * len(GOODS)
    for change in e.changes:
        if first <= change.index < first + len(GOODS):
            counts[change.index - first] = change.before - change.after
    return {"cargo": sum(counts), "goods": words.goods(counts)}


def change_text(words: Lexicon, e: Event) -> str:
    """The numbers before and after, in brackets; "none" for influence that was at its top, else empty."""
    if e.kind in (kinds.TREASURY_MOVED, kinds.PRICE_DROPPED, kinds.OFFICIAL_PLACED, kinds.OFFICIAL_PUSHED):
        return _of_board(words, e)
    main, regions = TOLD.get(e.kind, ("", ()))
    found = [
        (name, change.index - first - size * e.seat, change.before, change.after)
        for name, first, size in regions
        for change in e.changes
        if first + size * e.seat <= change.index < first + size * (e.seat + 1)
    ]
    if not found:
        return "none" if e.kind == kinds.INFLUENCE_GAINED else ""
    if len(found) == 1 and found[0][0] == main:
        return words.say("change", before=found[0][2], after=found[0][3])
    parts = [
        words.say("change-part", what=GOODS[which] if name == "goods" else name, before=before, after=after)
        for name, which, before, after in found
    ]
    return words.say("changes", list=words.join(parts))


def _of_board(words: Lexicon, e: Event) -> str:
    """A number of the common board: the treasury's value, a price, a colour's officials in an office."""
    index = {
        kinds.TREASURY_MOVED: layout.TREASURY,
        kinds.PRICE_DROPPED: layout.PRICE + e.a,
    }.get(e.kind, layout.OFFICE + 5 * e.a + e.seat)
    for change in e.changes:
        if change.index == index:
            before, after = change.before, change.after
            if e.kind == kinds.TREASURY_MOVED:
                before, after = TREASURY_REIS[before], TREASURY_REIS[after]
            return words.say("change", before=before, after=after)
    return ""
