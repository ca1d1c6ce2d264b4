"""The printed components as arrays that compiled code reads fast. Built once from `lisboa.components`."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lisboa.components import ARCHITECTS as ARCHITECT_NAMES
from lisboa.components import CARD_KINDS, CUBES, DECKS, DEEDS, GOODS, ROWS, Components, Effect, load

DATA: Final[Components] = load()

# The numbers of effects stand in events: a new effect goes to the end. What they do is in `rewards`.
EFFECT_NAMES: Final = (
    "gold", "cloth", "books", "tools", "reis", "influence", "gain-influence", "wigs",
    "recruit", "plan", "ship", "produce", "cardinal", "favor", "decree", "rubble", "store", "open",
    "two-goods", "treasury", "official", "goals",
    "lose-official", "lose-cloth", "lose-books", "lose-tools", "lose-reis", "lose-favor",
)  # fmt: skip
# Those that a rule asks for by name; plain numbers, which compiled code compares fastest
E_REIS: Final = 4
E_INFLUENCE: Final = 5
E_GAIN_INFLUENCE: Final = 6
E_RECRUIT: Final = 8
E_PLAN: Final = 9
E_CARDINAL: Final = 12
E_DECREE: Final = 14
E_STORE: Final = 16
E_OPEN: Final = 17
E_GOALS: Final = 21

BENEFIT_NAMES: Final = ("", "purse", "sell-gold", "sell-cloth", "sell-books", "sell-tools", "sell-any", "land", "hire")
B_PURSE: Final = 1
B_SELL: Final = 2  # + good
B_SELL_ANY: Final = 6
B_LAND: Final = 7
B_HIRE: Final = 8


def numbers(items: list[int]) -> vec[i64]:
    """A fast array of the given numbers."""
    out = vec[i64]()
    for item in items:
        value: i64 = item
        out = append(out, value)
    return out


def effect_number(effect: Effect | None) -> int:
    """The number of an effect, -1 for none."""
    return -1 if effect is None else EFFECT_NAMES.index(effect.name)


def effect_amount(effect: Effect | None) -> int:
    """The amount of an effect, 0 for none."""
    return 0 if effect is None else effect.amount


CARD_DECK: Final = numbers([DECKS.index(c.deck) for c in DATA.cards])
CARD_KIND: Final = numbers([CARD_KINDS.index(c.kind) for c in DATA.cards])
CARD_INFLUENCE: Final = numbers([c.influence for c in DATA.cards] + [ship.influence for ship in DATA.ships])
CARD_EFFECT: Final = numbers([effect_number(c.effect) for c in DATA.cards])
CARD_AMOUNT: Final = numbers([effect_amount(c.effect) for c in DATA.cards])
EARLIER_EFFECT: Final = numbers([effect_number(c.earlier_effect) for c in DATA.cards])
EARLIER_AMOUNT: Final = numbers([effect_amount(c.earlier_effect) for c in DATA.cards])
CARD_BENEFIT: Final = numbers([BENEFIT_NAMES.index(c.benefit) for c in DATA.cards])
CARD_BENEFIT_AMOUNT: Final = numbers([c.benefit_amount for c in DATA.cards])
CARD_IDS: Final = [c.id for c in DATA.cards]

HULL: Final = numbers([ship.hull for ship in DATA.ships])
SHIP_INFLUENCE: Final = numbers([ship.influence for ship in DATA.ships])
SHIP_MODIFIER: Final = numbers([ship.modifier for ship in DATA.ships])
SHIP_COLOURS: Final = [ship.colour for ship in DATA.ships]

TREASURY_MODIFIER: Final = numbers([space[0] for space in DATA.treasury])
TREASURY_REIS: Final = numbers([space[1] for space in DATA.treasury])
TREASURY_BOTTOM: Final[i64] = len(DATA.treasury) - 1
INFLUENCE_TOP: Final[i64] = DATA.influence_top
MARKET_BOTTOM: Final[i64] = DATA.market_bottom
CHURCH_SPACES: Final[i64] = DATA.church_spaces
CHURCH_INFLUENCE: Final[i64] = DATA.church_influence
CHURCH_TREASURY: Final[i64] = DATA.church_treasury
CLERGY_SPACES: Final[i64] = DATA.clergy_spaces
BASE_LIMIT: Final[i64] = DATA.base_limit
CUBE_SPACES: Final[i64] = DATA.cube_spaces
OFFICE_SPACES: Final = numbers(list(DATA.office_spaces))
HOUSE_GROUPS: Final = numbers(list(DATA.houses))
CUBE_VALUE: Final = numbers(list(DATA.cube_values))

# COINS[i]: how many réis the influence track yields from space i down to 0 (INF-3)
COINS: Final = numbers([sum(coin < i for coin in DATA.influence_coins) for i in range(DATA.influence_top + 1)])
COIN_SPACES: Final = numbers(sorted(DATA.influence_coins))

CLERGY_EFFECT: Final = numbers([-1] + [effect_number(c.effect) for c in DATA.clergy])
CLERGY_AMOUNT: Final = numbers([0] + [effect_amount(c.effect) for c in DATA.clergy])
# Lasting benefits by their word (names.py numbers them); a word normally stands on one kind of tile, else 0 is here.
CLERGY_WORDS: Final = (
    "", "influence", "visit", "builder-reis", "minister-reis", "king-reis", "recruit-reis", "sell", "land", "open-wigs",
    "open-official", "hire", "produce", "any-good", "ship",
)  # fmt: skip
CLERGY_WORD: Final = numbers([0] + [CLERGY_WORDS.index(c.benefit) for c in DATA.clergy])
CLERGY_BENEFIT: Final = numbers([0] + [c.amount for c in DATA.clergy])


def _only_kind(word: str) -> int:
    """The kind of clergy tile with this benefit, 0 if there are several or none."""
    kinds = [c.kind for c in DATA.clergy if word and c.benefit == word]
    return kinds[0] if len(kinds) == 1 else 0


CLERGY_KIND: Final = numbers([_only_kind(word) for word in CLERGY_WORDS])
CLERGY_WIGS: Final = numbers([0] + [c.wigs for c in DATA.clergy])
CLERGY_COPIES: Final = numbers([0] + [c.copies for c in DATA.clergy])


# The different rewards of plots and sites; a token of the city tokens shows one of them (EXTRA-2)
REWARDS: Final = sorted(
    {plot.reward for plot in DATA.plots} | {site.reward for site in DATA.sites},
    key=lambda reward: (EFFECT_NAMES.index(reward.name), reward.amount),
)
REWARD_EFFECT: Final = numbers([effect_number(reward) for reward in REWARDS])
REWARD_AMOUNT: Final = numbers([effect_amount(reward) for reward in REWARDS])


def reward_word(reward: Effect) -> str:
    """The name of a reward in documents: its effect, with the amount only where that is needed to tell it apart."""
    alone = sum(other.name == reward.name for other in REWARDS) == 1
    return reward.name if alone else f"{reward.name}-{reward.amount}"


REWARD_WORDS: Final = [reward_word(reward) for reward in REWARDS]


def _printed_plots() -> vec[i64]:
    """Rewards by 5 * row + column; plot A1 does not exist."""
    table = [-1] * 25
    for plot in DATA.plots:
        table[5 * plot.row + plot.column] = REWARDS.index(plot.reward)
    return numbers(table)


PRINTED_PLOT: Final = _printed_plots()
PRINTED_SITE: Final = numbers([REWARDS.index(site.reward) for site in DATA.sites])
PLOT_NAMES: Final = [f"{row}{column}" for row in ROWS for column in range(1, 6)]
SITE_NAMES: Final = [site.name for site in DATA.sites]
SITE_STREET: Final = numbers([GOODS.index(site.street) if site.street else -1 for site in DATA.sites])
SITE_ROW: Final = numbers([site.row for site in DATA.sites])
SITE_SIDE: Final = numbers([("west", "north", "east").index(site.side) for site in DATA.sites])
SITES: Final = 14
WEST: Final = 4  # first west site; the four north sites come first
EAST: Final = 9  # first east site

# A building's colours as bits 1 << street
BUILDING_COLOURS: Final = numbers([sum(1 << GOODS.index(c) for c in b.colours) for b in DATA.buildings])

# Plans by their kind, 4 * architect + officials - 2
PLAN_NAMES: Final = [f"{architect}-{officials}" for architect in ARCHITECT_NAMES for officials in range(2, 6)]

# Officials of the plans of each architect's stack, fewest first (SET-7): [architect][8]
PLAN_STACK: Final = numbers(
    [
        officials
        for architect in ARCHITECT_NAMES
        for officials in sorted(p.officials for p in DATA.plans if p.architect == architect and not p.starting)
    ]
)
STARTING_PLANS: Final = numbers(
    [4 * ARCHITECT_NAMES.index(p.architect) + p.officials - 2 for p in DATA.plans if p.starting]
)

# Goal cards by their number, 1 to 12; those of deck A come first (EXTRA-1)
GOAL_IDS: Final = ["", *[goal.id for goal in DATA.goals]]
GOAL_DEEDS: Final = numbers([0] + [sum(1 << DEEDS.index(deed) for deed in goal.deeds) for goal in DATA.goals])
GOAL_EFFECT: Final = numbers([-1] + [effect_number(goal.reward) for goal in DATA.goals])
GOAL_AMOUNT: Final = numbers([0] + [effect_amount(goal.reward) for goal in DATA.goals])
GOALS: Final[i64] = len(DATA.goals)
GOALS_A: Final[i64] = sum(goal.id.startswith("A") for goal in DATA.goals)

DECREE_COUNTS: Final = sorted({decree.count for decree in DATA.decrees})
DECREE_MIN_PLAYERS: Final = numbers([0] + [decree.min_players for decree in DATA.decrees])
DECREE_NOT_SOLO: Final = numbers([0] + [1 if decree.not_solo else 0 for decree in DATA.decrees])


def of_number(text: str) -> int:
    """The argument of a decree as a number: row, column, good, cube colour, architect or side."""
    for words in (tuple("ABCDE"), tuple("12345"), GOODS, CUBES, ARCHITECT_NAMES, ("west", "north", "east")):
        if text in words:
            return words.index(text)
    return -1
