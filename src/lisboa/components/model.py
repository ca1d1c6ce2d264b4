"""What lies in the box: plain, frozen records of boards, cards and tiles.

The facts are those of `COMPONENTS.md`; the numbers themselves live in `data/*.toml`. Every record says where
its facts come from: "P" printed, "L" printed but read with low certainty, "D" designed by this project. Where
the parts of one record differ, `provenance` is the weakest of them and `note` says which part is which.
"""

from __future__ import annotations

from dataclasses import dataclass

GOODS = ("gold", "cloth", "books", "tools")  # also the streets, west to east
NOBLES = ("builder", "minister", "king")
CUBES = ("earthquake", "fire", "tsunami")
DECKS = ("blue", "red", "purple", "brown")
CARD_KINDS = ("builder", "minister", "king", "treasury")
ARCHITECTS = ("blue", "green")
ROWS = "ABCDE"
SIDES = ("west", "north", "east")
PROVENANCES = ("P", "L", "D")

# North first, then west and east from row A down: the order of `Components.sites`.
SITE_NAMES = tuple([f"north-{good}" for good in GOODS] + [f"{side}-{row}" for side in ("west", "east") for row in ROWS])


@dataclass(frozen=True, slots=True)
class Effect:
    """A reward, penalty or event: a word of the effect vocabulary and how much of it."""

    name: str
    amount: int


@dataclass(frozen=True, slots=True)
class Card:
    """A political card (SET-13): a noble with a reward or penalty, or an event with a benefit."""

    id: str
    deck: str
    kind: str
    influence: int
    effect: Effect
    earlier_effect: Effect  # in games that began with revision 1 of the rules
    benefit: str
    benefit_amount: int
    provenance: str
    note: str


@dataclass(frozen=True, slots=True)
class Clergy:
    """A kind of clergy tile: a lasting benefit, or an effect usable once; `wigs` are its back (STATE-8)."""

    kind: int
    copies: int
    benefit: str
    amount: int
    effect: Effect | None
    wigs: int
    provenance: str
    note: str


@dataclass(frozen=True, slots=True)
class Decree:
    """A decree (NOBLE-3): `wigs` for every `per` things counted, or once for holding the majority of them."""

    id: int
    count: str
    of: str
    per: int
    wigs: int
    majority: bool
    min_players: int
    not_solo: bool
    provenance: str
    note: str


@dataclass(frozen=True, slots=True)
class Building:
    """A public building tile (SET-6), showing one or two store colours."""

    id: int
    colours: tuple[str, ...]
    provenance: str
    note: str


@dataclass(frozen=True, slots=True)
class Plan:
    """An architect's plan (SET-7) and the officials that opening its building takes (NOBLE-4d)."""

    architect: str
    officials: int
    starting: bool
    provenance: str
    note: str


@dataclass(frozen=True, slots=True)
class Ship:
    """A kind of ship (SET-14); `modifier` is added to the price of each good sold to it (SELL-2)."""

    colour: str
    hull: int
    modifier: int
    influence: int
    copies: int
    period: int
    provenance: str
    note: str


@dataclass(frozen=True, slots=True)
class Plot:
    """A plot of downtown and its reward (NOBLE-1c); row 0 is A, column 0 is 1."""

    name: str
    row: int
    column: int
    reward: Effect
    provenance: str
    note: str


@dataclass(frozen=True, slots=True)
class Site:
    """A public building's site and reward (NOBLE-4b); `street` is "" beside a row, `row` -1 in the north."""

    name: str
    side: str
    street: str
    row: int
    reward: Effect
    provenance: str
    note: str


@dataclass(frozen=True, slots=True)
class Goal:
    """A goal card for novices (EXTRA-1): one of its deeds brings the reward."""

    id: str
    deeds: tuple[str, ...]
    reward: Effect
    provenance: str
    note: str


@dataclass(frozen=True, slots=True, repr=False)  # the text would fill pages of every traceback
class Components:
    """The whole box. Tuples are in a fixed order, whatever the order of the lines in the data files."""

    cards: tuple[Card, ...]  # deck by deck; builder, minister, king, treasury; by number
    clergy: tuple[Clergy, ...]
    decrees: tuple[Decree, ...]
    buildings: tuple[Building, ...]
    plans: tuple[Plan, ...]  # blue then green, fewest officials first; the starting plans last
    ships: tuple[Ship, ...]  # in the order of DECKS
    plots: tuple[Plot, ...]  # row by row
    sites: tuple[Site, ...]  # in the order of SITE_NAMES
    goals: tuple[Goal, ...]  # A1 to A4, B5 to B12
    street_names: tuple[str, ...]  # in the order of GOODS; street i runs between columns i and i + 1
    state_actions: tuple[tuple[Effect, Effect], ...]  # upper and lower, in the order of NOBLES

    scoring_tiles: tuple[int, ...]
    scoring_column5: int
    treasury: tuple[tuple[int, int], ...]  # top to bottom: (visit modifier, réis)
    treasury_start: int
    influence_coins: tuple[int, ...]
    influence_top: int
    market_top: int
    market_bottom: int
    market_start: tuple[int, ...]  # in the order of GOODS
    church_spaces: int
    church_influence: int
    church_treasury: int
    office_spaces: tuple[int, int, int]  # in the order of NOBLES
    row_cubes: int
    column_cubes: tuple[int, ...]
    site_cubes: int
    pile_cubes: int
    cubes_per_colour: int
    cube_values: tuple[int, ...]  # in the order of CUBES
    city_tiles_large: int
    city_tiles_small: int
    favors_per_noble: int
    houses: tuple[int, ...]
    officials: int
    set_markers: int
    clergy_spaces: int
    favor_spaces: int
    warehouse: tuple[str, ...]  # the goods in the order of the player board
    top_slots: int
    bottom_slots: int
    base_limit: int
    cube_spaces: int
    start_reis: int
    start_wigs: int
    start_goods: int
    start_influence: tuple[int, ...]
    hand: int
    decree_display: int


@dataclass(frozen=True, slots=True)
class Problem:
    """Something wrong in a data file: where (line counts from 1), in which entry, and why."""

    file: str
    line: int
    entry: str
    reason: str

    def __str__(self) -> str:
        where = f"{self.file}:{self.line}: "
        return where + (f"{self.entry}: {self.reason}" if self.entry else self.reason)


class ComponentError(Exception):
    """The data files cannot be used; `problems` lists everything that is wrong with them."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("\n".join(str(problem) for problem in problems))
        self.problems = problems
