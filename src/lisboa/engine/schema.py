"""How the regions of a state are written in documents: names instead of offsets, words instead of numbers.

Position documents, views and the changes of events are all made from this one table.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import product
from typing import Final

from lisboa.components import ARCHITECTS, CARD_KINDS, DEEDS, NOBLES
from lisboa.components import CUBES as CUBE_NAMES
from lisboa.components import GOODS as GOOD_NAMES
from lisboa.engine import layout as at
from lisboa.engine.names import ACTIONS, CAUSES, COLOURS, COVERED, ENDINGS, GONE_SEEN, GROUPS, NONE
from lisboa.engine.revisions import edition_of
from lisboa.engine.tables import CARD_IDS, GOAL_IDS, PLAN_NAMES, PLOT_NAMES, REWARD_WORDS, SHIP_COLOURS, SITE_NAMES
from lisboa.errors import shown

PUBLIC: Final = "public"
OWN: Final = "own"  # only the owner of the first axis sees it
SECRET: Final = "secret"

SHIP_NAMES: Final = [f"ship-{colour}" for colour in SHIP_COLOURS]
SLOT_CARDS: Final = CARD_IDS + SHIP_NAMES

AXES: Final[dict[str, list[str]]] = {
    "seat": list(COLOURS),
    "owner": [*COLOURS, "neutral"],
    "good": list(GOOD_NAMES),
    "noble": list(NOBLES),
    "kind": list(CARD_KINDS),
    "cube": list(CUBE_NAMES),
    "action": list(ACTIONS),
    "architect": list(ARCHITECTS),
    "ship": list(SHIP_COLOURS),
    "row": list("ABCDE"),
    "column": list("12345"),
    "plot": PLOT_NAMES,
    "site": SITE_NAMES,
    "plan": PLAN_NAMES,
    "group": list(GROUPS),
    "tile": [*GOOD_NAMES, "small-tools"],
    "size": ["large", "small"],
    "card": CARD_IDS,
    "clergy": [str(kind) for kind in range(24)],
    "decree": [str(number) for number in range(71)],
    "goal": ["none", *GOAL_IDS[1:]],
    "slot": ["1", "2", "3"],
    "space": ["1", "2", "3", "4", "5", "6"],
    "display": ["1", "2", "3", "4", "5", "6", "7", "8"],
    "line": ["wigs", "SCORE-1", "SCORE-2", "SCORE-3", "SCORE-4", "SCORE-5", "SCORE-6", "SCORE-7"],
    "word": ["1", "2", "3", "4"],
}


Word = str | bool | None


class Code:
    """How one number is written: words for some values, plain integers from low to high for the others."""

    def __init__(self, words: Mapping[int, Word], low: int = 1, high: int = 0) -> None:
        self.words = words
        self.low = low
        self.high = high
        self._values = {word: value for value, word in words.items()}

    def write(self, value: int) -> int | Word:
        return self.words.get(value, value)

    def read(self, item: object) -> int | None:
        """The number a document's item stands for, None if it stands for nothing."""
        if isinstance(item, int) and not isinstance(item, bool):
            return item if self.low <= item <= self.high else None
        if item is None or isinstance(item, (str, bool)):
            return self._values.get(item)
        return None

    def expected(self) -> str:
        """What a document may say here."""
        words = [repr(word) if isinstance(word, str) else shown(word) for word in self.words.values()]
        if self.low <= self.high:
            words.append(f"a number from {self.low} to {self.high}")
        return " or ".join(words) if len(words) <= 8 else f"one of {len(words)} names, such as {words[-1]}"


class Bits(Code):
    """A set of things as one number: written as their words with spaces between."""

    def __init__(self, names: list[str]) -> None:
        super().__init__({})
        self.names = names

    def write(self, value: int) -> int | Word:
        return " ".join(name for i, name in enumerate(self.names) if value >> i & 1)

    def read(self, item: object) -> int | None:
        if not isinstance(item, str):
            return None
        bits = sum(1 << self.names.index(word) for word in set(item.split()) if word in self.names)
        return bits if self.write(bits) == item else None

    def expected(self) -> str:
        return f"some of the words {' '.join(self.names)}, in this order"


def number(low: int, high: int) -> Code:
    """A plain number."""
    return Code({}, low, high)


def words(names: list[str], **extra: int) -> Code:
    """Names from 0 upwards, and null or other words for special values."""
    table: dict[int, Word] = dict(enumerate(names))
    for word, value in extra.items():
        table[value] = None if word == "null" else word
    return Code(table)


COUNT: Final = number(0, 99)
FLAG: Final = Code({0: False, 1: True})
SEAT: Final = words(list(COLOURS), null=NONE)
CARD: Final = words(CARD_IDS, null=NONE)
SLOT: Final = words(SLOT_CARDS, null=NONE)
CLERGY: Final = Code({0: None}, 1, 23)
DECREE: Final = Code({0: None}, 1, 70)
NOBLE: Final = words(list(NOBLES), null=NONE)
CARD_KIND: Final = words(list(CARD_KINDS), null=NONE)
GOOD: Final = words(list(GOOD_NAMES), null=NONE)
PLOT_OWNER: Final = words(list(COLOURS), null=NONE, covered=COVERED)
BUILDING: Final = Code({NONE: None, COVERED: "covered"}, 0, 15)
DECREE_PLACE: Final = words(list(COLOURS), null=NONE, removed=COVERED)
REWARD: Final = words(REWARD_WORDS, null=NONE)
GOAL: Final = words(GOAL_IDS, null=0)
GOAL_PLACE: Final = words(list(COLOURS), null=NONE, gone=COVERED)
COVERING: Final = Code({0: None, **{i + 1: good for i, good in enumerate(GOOD_NAMES)}})


def knowledge_words() -> dict[int, Word]:
    """RUL-30: what each seat knows of a card in another hand, such as "green:seen yellow:passed-1"."""
    levels = ("", "passed-1", "passed-2", "passed-3", "seen")
    table: dict[int, Word] = {}
    for known in product(range(len(levels)), repeat=len(COLOURS)):
        told = [f"{colour}:{levels[level]}" for colour, level in zip(COLOURS, known, strict=True) if level]
        table[sum(level << (3 * seat) for seat, level in enumerate(known))] = " ".join(told)
    return table


class Edition(Code):
    """The edition in the cell it shares with the revision, which documents name apart (`options.rules`)."""

    def write(self, value: int) -> int | Word:
        return super().write(edition_of(value))


EDITION: Final = Edition({2021: "2021", 2017: "2017"})
KNOWLEDGE: Final = Code(knowledge_words())
LEFT_GAME: Final = Code({0: None, 1: "seen", 2: "unseen"})


@dataclass(frozen=True, slots=True)
class Region:
    """A region of the state: its path in documents, where it lies, its axes, and who may see it."""

    name: str
    first: int
    axes: tuple[str, ...]
    code: Code
    sight: str = PUBLIC
    sparse: bool = False  # zeros are left out of documents

    @property
    def shape(self) -> list[int]:
        return [len(AXES[axis]) for axis in self.axes]

    @property
    def size(self) -> int:
        total = 1
        for length in self.shape:
            total *= length
        return total

    def keys(self, offset: int) -> list[str]:
        """The words for a place in the region."""
        found: list[str] = []
        for axis in reversed(self.axes):
            names = AXES[axis]
            found.append(names[offset % len(names)])
            offset //= len(names)
        return found[::-1]


@dataclass(frozen=True, slots=True)
class Listing:
    """A region that is a list: how many, where, at most how many, per seat or deck (axis) or alone."""

    name: str
    count: int
    first: int
    most: int
    axis: str | None
    code: Code
    empty: int
    sight: str


REGIONS: Final[tuple[Region, ...]] = (
    Region("options.players", at.PLAYERS, (), number(2, 4)),
    Region("options.ruleset", at.RULESET, (), EDITION),
    Region("options.draft", at.DRAFT, (), FLAG),
    Region("options.starting_decrees", at.STARTING_DECREES, (), FLAG),
    Region("options.solo", at.SOLO, (), FLAG),
    Region("options.goals", at.NOVICES, (), Bits(list(COLOURS))),
    Region("options.city_tokens", at.CITY_TOKENS, (), FLAG),
    Region("random", at.RNG, ("word",), number(0, 0xFFFFFFFF), SECRET),
    Region("starting_player", at.START, (), SEAT),
    Region("active_player", at.ACTIVE, (), SEAT),
    Region("period", at.PERIOD, (), number(0, 2)),
    Region("round", at.ROUND, (), COUNT),
    Region("turns", at.TURNS, (), number(0, 999)),
    Region("ending", at.ENDING, (), words(list(ENDINGS))),
    Region("period_trigger", at.TRIGGER, (), SEAT),
    Region("church_called_by", at.CHURCH_BY, (), SEAT),
    Region("period_ended_by", at.PERIOD_CAUSE, (), words(list(CAUSES))),
    Region("game_ended_by", at.GAME_CAUSE, (), words(list(CAUSES))),
    Region("card_in_play", at.PLAYED, (), CARD),
    Region("treasury_space", at.TREASURY, (), number(0, 4)),
    Region("prices", at.PRICE, ("good",), number(0, 6)),
    Region("church.cardinal", at.CARDINAL, (), number(0, 5)),
    Region("church.tiles", at.CHURCH, ("space",), CLERGY),
    Region("church.gone", at.CLERGY_GONE, ("clergy",), COUNT, PUBLIC, True),
    Region("downtown.scoring", at.SCORING, ("column",), number(0, 5)),
    Region("downtown.stores", at.PLOT, ("plot",), PLOT_OWNER),
    Region("downtown.facing", at.FACING, ("plot",), GOOD),
    Region("downtown.row_cubes", at.ROW_CUBES, ("row", "cube"), COUNT),
    Region("downtown.column_cubes", at.COLUMN_CUBES, ("column", "cube"), COUNT),
    Region("downtown.site_cubes", at.SITE_CUBES, ("site", "cube"), COUNT),
    Region("downtown.pile", at.PILE, ("cube",), COUNT),
    Region("downtown.cubes_gone", at.CUBES_GONE, ("cube",), COUNT),
    Region("downtown.buildings", at.SITE, ("site",), BUILDING),
    Region("downtown.architects", at.SITE_ARCHITECT, ("site",), words(list(ARCHITECTS), null=NONE)),
    Region("downtown.plot_rewards", at.PLOT_REWARD, ("plot",), REWARD),
    Region("downtown.site_rewards", at.SITE_REWARD, ("site",), REWARD),
    Region("downtown.plans_taken", at.PLANS_TAKEN, ("architect",), number(0, 8)),
    Region("downtown.tiles", at.TILES, ("tile",), FLAG),
    Region("downtown.tiles_left", at.TILES_LEFT, ("size",), COUNT),
    Region("court.offices", at.OFFICE, ("noble", "owner"), COUNT),
    Region("court.plazas", at.PLAZA, ("noble", "owner"), COUNT),
    Region("court.goods", at.COVER, ("action",), COVERING),
    Region("court.favors", at.FAVOR_STACK, ("noble",), COUNT),
    Region("shipyard", at.SHIPYARD, ("ship",), COUNT),
    Region("ships_gone", at.SHIPS_GONE, ("ship",), COUNT),
    Region("decks_face_up", at.DECK_UP, ("kind",), FLAG),
    Region("cards_gone", at.GONE, ("card",), LEFT_GAME, SECRET, True),
    Region("cards_known", at.KNOWN, ("card",), KNOWLEDGE, SECRET, True),
    Region("decrees", at.DISPLAY, ("display",), DECREE),
    Region("decrees_placed", at.DECREE_OWNER, ("decree",), DECREE_PLACE, PUBLIC, True),
    Region("players.reis", at.REIS, ("seat",), number(0, 9999)),
    Region("players.influence", at.INFLUENCE, ("seat",), number(0, 10)),
    Region("players.wigs", at.WIGS, ("seat",), number(0, 9999)),
    Region("players.officials", at.OFFICIALS, ("seat",), number(0, 8)),
    Region("players.goods", at.GOODS, ("seat", "good"), number(0, 99)),
    Region("players.houses_built", at.HOUSES, ("seat", "group"), number(0, 3)),
    Region("players.cubes", at.CUBES, ("seat", "cube"), number(0, 21)),
    Region("players.set_markers", at.MARKERS, ("seat",), number(0, 5)),
    Region("players.marker_used", at.MARKER_USED, ("seat",), FLAG),
    Region("players.favors", at.FAVOR, ("seat", "noble"), FLAG),
    Region("players.clergy", at.CLERGY, ("seat", "clergy"), number(0, 2), PUBLIC, True),
    Region("players.plans", at.PLANS, ("seat", "plan"), number(0, 8), PUBLIC, True),
    Region("players.completed_plans", at.DONE, ("seat", "plan"), number(0, 8), PUBLIC, True),
    Region("players.top_row", at.TOP, ("seat", "slot"), SLOT),
    Region("players.bottom_row", at.BOTTOM, ("seat", "slot"), CARD),
    Region("players.cargo", at.CARGO, ("seat", "slot", "good"), number(0, 4)),
    Region("players.at_sea", at.SEA, ("seat", "slot"), FLAG),
    Region("players.turns", at.TURNS_TAKEN, ("seat",), number(0, 999)),
    Region("players.score_sheet", at.SCORES, ("seat", "line"), number(0, 9999)),
    Region("lacerda.courtier", at.COURTIER, (), NOBLE),
    Region("lacerda.assistant", at.ASSISTANT, (), CARD_KIND),
    Region("lacerda.ships", at.FLEET_SHIP, ("ship",), FLAG),
    Region("lacerda.cargo", at.FLEET_CARGO, ("ship", "good"), number(0, 4)),
    Region("lacerda.at_sea", at.FLEET_SEA, ("ship",), FLAG),
    Region("players.deeds", at.DEEDS, ("seat",), Bits([*DEEDS, "half-recruit"])),
    Region("goals_placed", at.GOAL_OWNER, ("goal",), GOAL_PLACE, PUBLIC, True),
    Region("nobles_claimed", at.CLAIMED, (), number(0, 7)),
)

LISTINGS: Final[tuple[Listing, ...]] = (
    Listing("church.bag", at.CLERGY_BAG_N, at.CLERGY_BAG, 37, None, CLERGY, 0, SECRET),
    Listing("building_stacks", at.BUILDINGS_N, at.BUILDINGS, 8, "architect", BUILDING, NONE, SECRET),
    Listing("political_decks", at.DECK_N, at.DECK, 5, "kind", CARD, NONE, SECRET),
    Listing("decree_deck", at.DECREES_N, at.DECREE_DECK, 70, None, DECREE, 0, SECRET),
    Listing("goal_deck", at.GOAL_DECK_N, at.GOAL_DECK, 8, None, GOAL, 0, SECRET),
    Listing("players.hand", at.HAND_N, at.HAND, 5, "seat", CARD, NONE, OWN),
    Listing("players.pack", at.PACK_N, at.PACK, 5, "seat", CARD, NONE, OWN),
    Listing("cards_discarded_now", at.PILED_N, at.PILED, 5, None, CARD, NONE, PUBLIC),
)

# Counts that follow from other regions: recomputed when a document is loaded
DERIVED: Final = (("players.clergy_tiles", at.CLERGY_N, 4), ("players.decrees", at.DECREES, 4))


@dataclass(frozen=True, slots=True)
class Place:
    """What one index of the state is: its path, how its values are written, and who may see them."""

    path: str
    code: Code
    sight: str
    seat: int  # the owner for sight "own", else NONE


def document_path(name: str, keys: list[str], by_seat: bool) -> str:
    """The path of a place in documents: what belongs to a player stands under that player."""
    if not by_seat:
        return ".".join([name, *keys])
    players, what = name.split(".")
    return ".".join([players, keys[0], what, *keys[1:]])


def _places() -> list[Place | None]:
    """One entry for every index of the state; None for the stack."""
    places: list[Place | None] = [None] * at.SIZE
    for region in REGIONS:
        for offset in range(region.size):
            path = document_path(region.name, region.keys(offset), region.axes[:1] == ("seat",))
            places[region.first + offset] = Place(path, region.code, region.sight, NONE)
    for listing in LISTINGS:
        names = AXES[listing.axis] if listing.axis else [""]
        for i, name in enumerate(names):
            path = document_path(listing.name, [name] if name else [], listing.axis == "seat")
            owner = i if listing.axis == "seat" else NONE
            places[listing.count + i] = Place(f"{path}.count", COUNT, PUBLIC, NONE)
            for j in range(listing.most):
                place = Place(f"{path}.{j + 1}", listing.code, listing.sight, owner)
                places[listing.first + listing.most * i + j] = place
    for name, first, n in DERIVED:
        for i in range(n):
            places[first + i] = Place(document_path(name, [COLOURS[i]], True), COUNT, PUBLIC, NONE)
    return places


PLACES: Final = _places()


def visible(index: int, value: int, seat: int | None) -> bool:
    """May a seat (None: a spectator) see that this number has this value?"""
    place = PLACES[index]
    if place is None:
        return False
    if at.GONE <= index < at.GONE + 82:
        return value == GONE_SEEN
    return place.sight == PUBLIC or (place.sight == OWN and place.seat == seat)
