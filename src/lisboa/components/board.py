"""Checks of the board's single facts and tracks against each other and against the rulebook's counts."""

from __future__ import annotations

from itertools import pairwise

from lisboa.components.model import CUBES, GOODS, ROWS, SITE_NAMES
from lisboa.components.schema import Draft, Entry

# What the rulebook counts in words; the engine's tables have these sizes.
COUNTS: dict[str, tuple[str, object]] = {
    "influence_top": ("INF-2", 10),
    "church_spaces": ("SET-10", 6),
    "row_cubes": ("SET-12", 3),
    "column_cubes": ("SET-12", [3, 3, 3, 3, 2]),
    "site_cubes": ("SET-12", 2),
    "pile_cubes": ("SET-12", 6),
    "cubes_per_colour": ("SET-12", 21),
    "city_tiles_large": ("SET-8", 22),
    "city_tiles_small": ("SET-8", 5),
    "favors_per_noble": ("SET-2", 4),
    "houses": ("SET-4", [2, 3, 3]),
    "officials": ("SET-4", 8),
    "set_markers": ("SET-4", 5),
    "clergy_spaces": ("STATE-5", 4),
    "favor_spaces": ("STATE-7", 3),
    "cube_spaces": ("PORT-7", 5),
    "top_slots": ("PORT-1", 3),
    "bottom_slots": ("PORT-1", 3),
    "hand": ("SET-13", 5),
    "decree_display": ("SET-15", 8),
}


class Values:
    """The well-formed single facts by name."""

    def __init__(self, draft: Draft) -> None:
        self.entries: dict[str, Entry] = {}
        for entry in draft.entries("values", "name", "value"):
            self.entries.setdefault(entry.text("name"), entry)

    def has(self, *names: str) -> bool:
        """Whether all these facts are there."""
        return all(name in self.entries for name in names)

    def number(self, name: str) -> int:
        """A fact that is one number."""
        return self.entries[name].number("value")

    def numbers(self, name: str) -> tuple[int, ...]:
        """A fact that is a list of numbers."""
        value = self.entries[name].values["value"]
        assert isinstance(value, list)
        return tuple(value)


def check_board(draft: Draft) -> None:
    """Check board.toml beyond its single entries."""
    values = Values(draft)
    for name, (rule, count) in COUNTS.items():
        if values.has(name) and values.entries[name].values["value"] != count:
            draft.blame(values.entries[name], f"value: must be {count} ({rule})")
    for check in (
        _check_cubes,
        _check_scoring,
        _check_influence,
        _check_market,
        _check_church,
        _check_treasury,
        _check_start,
    ):
        check(draft, values)
    _check_goods(draft)


def _blame(draft: Draft, values: Values, name: str, reason: str) -> None:
    draft.blame(values.entries[name], f"value: {reason}")


def _check_cubes(draft: Draft, values: Values) -> None:
    """SET-12: the cube spaces and the pile take all the cubes."""
    if not values.has("row_cubes", "column_cubes", "site_cubes", "pile_cubes", "cubes_per_colour", "cube_values"):
        return
    spaces = values.number("row_cubes") * len(ROWS) + sum(values.numbers("column_cubes"))
    spaces += values.number("site_cubes") * len(SITE_NAMES) + values.number("pile_cubes")
    cubes = values.number("cubes_per_colour") * len(CUBES)
    if spaces != cubes:
        _blame(draft, values, "cubes_per_colour", f"{cubes} cubes for {spaces} cube spaces")
    worth = values.numbers("cube_values")
    if not worth[0] > worth[1] > worth[2] > 0:
        _blame(draft, values, "cube_values", "earthquake must be worth more than fire, fire more than tsunami")


def _check_scoring(draft: Draft, values: Values) -> None:
    for name in ("scoring_tiles", "scoring_column5"):
        if values.has(name):
            value = values.entries[name].values["value"]
            if 0 in (value if isinstance(value, list) else [value]):
                _blame(draft, values, name, "a column must be worth at least 1 wig")


def _check_influence(draft: Draft, values: Values) -> None:
    """INF-3: coins lie in rising order on the track; SET-4: the starts are on it."""
    if not values.has("influence_top"):
        return
    top = values.number("influence_top")
    if values.has("influence_coins"):
        coins = values.numbers("influence_coins")
        if list(coins) != sorted(set(coins)) or coins[-1] > top:
            _blame(draft, values, "influence_coins", f"must rise and not pass {top}")
    if values.has("start_influence"):
        starts = values.numbers("start_influence")
        if list(starts) != sorted(starts) or starts[-1] > top:
            _blame(draft, values, "start_influence", f"must not fall and not pass {top}")


def _check_market(draft: Draft, values: Values) -> None:
    """SET-11: every price starts on the market track."""
    if not values.has("market_bottom", "market_top"):
        return
    bottom, top = values.number("market_bottom"), values.number("market_top")
    if bottom >= top:
        _blame(draft, values, "market_top", f"must be more than market_bottom, {bottom}")
        return
    for good in draft.entries("goods", "market"):
        if not bottom <= good.number("market") <= top:
            draft.blame(good, f"market: must be from {bottom} to {top}")


def _check_church(draft: Draft, values: Values) -> None:
    """STATE-6: both icons are on the ring, the treasury's 3 steps after the influence's."""
    if not values.has("church_spaces", "church_influence", "church_treasury"):
        return
    spaces, start = values.number("church_spaces"), values.number("church_influence")
    if start >= spaces:
        _blame(draft, values, "church_influence", f"the ring has {spaces} spaces, counted from 0")
    elif values.number("church_treasury") != (start + 3) % spaces:
        _blame(draft, values, "church_treasury", "must be 3 steps after church_influence")


def _check_treasury(draft: Draft, values: Values) -> None:
    """5 spaces from dear to cheap; SET-11: the marker starts on the one worth 3."""
    if "treasury" not in draft.lists:
        return
    track = draft.lists["treasury"]
    if len(track) != 5:
        draft.blame_list("treasury", f"{len(track)} spaces, must be 5")
    spaces = draft.entries("treasury", "modifier", "reis")
    for above, below in pairwise(spaces):
        if below.number("reis") >= above.number("reis"):
            draft.blame(below, "reis: must be less than on the space above")
        if below.number("modifier") < above.number("modifier"):
            draft.blame(below, "modifier: must not be less than on the space above")
    if values.has("treasury_start") and len(spaces) == len(track):
        start = values.number("treasury_start")
        if start >= len(track) or track[start].number("reis") != 3:
            _blame(draft, values, "treasury_start", "must be the space worth 3 réis")


def _check_start(draft: Draft, values: Values) -> None:
    """PORT-4: the first goods fit into the warehouse."""
    if values.has("start_goods", "base_limit") and values.number("start_goods") > values.number("base_limit"):
        _blame(draft, values, "start_goods", "does not fit into the warehouse (base_limit)")


def _check_goods(draft: Draft) -> None:
    """Streets run between neighbouring columns, in the order of GOODS; the warehouse has a place for each."""
    for entry in draft.entries("goods", "good"):
        _check_street(draft, entry, GOODS.index(entry.text("good")) + 1)
    places: dict[int, Entry] = {}
    for entry in draft.entries("goods", "warehouse"):
        place = entry.number("warehouse")
        if place in places:
            draft.blame(entry, f"warehouse: place {place} is already on line {places[place].line}")
        places.setdefault(place, entry)


def _check_street(draft: Draft, entry: Entry, west: int) -> None:
    for key, column in (("west", west), ("east", west + 1)):
        if entry.has(key) and entry.number(key) != column:
            draft.blame(entry, f"{key}: must be column {column}")
