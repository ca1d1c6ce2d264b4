"""What decrees and hand cards may still bring the greedy player."""

from typing import Final

from mypy_extensions import i64

from lisboa.bots.horizon import TURN
from lisboa.bots.weights import Weights
from lisboa.engine.arithmetic import smaller
from lisboa.engine.decree_values import decree_value
from lisboa.engine.influence import treasury_value
from lisboa.engine.layout import DECREE_OWNER, DECREES, HAND, HAND_N
from lisboa.engine.names import BUILDER, MINISTER, TREASURY_KIND
from lisboa.engine.revisions import card_amount, card_effect
from lisboa.engine.state import State
from lisboa.engine.tables import (
    CARD_BENEFIT,
    CARD_BENEFIT_AMOUNT,
    CARD_INFLUENCE,
    CARD_KIND,
    CLERGY_WORD,
    CLERGY_WORDS,
    DATA,
    EFFECT_NAMES,
    numbers,
)

HAND_SIZE: Final = 5

# What a decree's count may grow by in a turn of its owner, in hundredths of what is counted. Stores and openings of all
# players are about 0.35 and 0.2 for each turn of each; own things are a little likelier, for the owner aims at them.
_GROWTH: Final[dict[str, int]] = {
    "any-stores-row": 20, "any-stores-type": 25, "own-stores-row": 9, "own-stores-type": 11, "own-stores-column": 9,
    "buildings-architect": 28, "buildings-type": 25, "buildings-side": 18,
    "plans": 25, "completed-plans": 20, "decrees": 30, "plan-officials": 60, "officials-out": 15, "officials-board": 0,
    "ships": 9, "hulls": 20, "portfolio": 12, "portfolio-nobles": 2, "portfolio-treasury": 6,
    "clergy": 3, "favors": 2, "cubes-colour": 22, "cubes": 60, "sets": 18, "markers": 2, "goods": 5, "goods-twice": 2,
    "reis": 10, "influence": 10, "treasury": 0, "house-groups": 10,
    "stores": 35, "store-type-sets": 7, "rows-with-two": 12, "rows": 20,
}  # fmt: skip
_DECREE_GROWTH: Final = numbers([0] + [_GROWTH[d.count] * d.wigs // d.per for d in DATA.decrees])
_MAJORITY: Final = numbers([0] + [100 * d.wigs if d.majority else 0 for d in DATA.decrees])

# What an effect brings when it comes as a reward, in hundredths of a wig (for one unit)
_EFFECTS: Final[dict[str, int]] = {
    "gold": 120, "cloth": 95, "books": 95, "tools": 85, "reis": 50, "influence": 60, "gain-influence": 300, "wigs": 100,
    "recruit": 90, "plan": 230, "ship": 330, "produce": 230, "cardinal": 180, "favor": 270, "decree": 380,
    "rubble": 230, "store": 700, "open": 700, "two-goods": 200, "treasury": 60,
    "official": 90, "goals": 150,
    "lose-official": -80, "lose-cloth": -80, "lose-books": -80, "lose-tools": -70, "lose-reis": -50, "lose-favor": -250,
}  # fmt: skip
_EFFECT: Final = numbers([_EFFECTS[name] for name in EFFECT_NAMES])

# What a lasting clergy tile brings in a turn, in hundredths of a wig
_TILES: Final[dict[str, int]] = {
    "": 0, "influence": 22, "visit": 40, "builder-reis": 25, "minister-reis": 20, "king-reis": 20, "recruit-reis": 12,
    "sell": 30, "land": 40, "open-wigs": 45, "open-official": 35, "hire": 20, "produce": 25, "any-good": 20, "ship": 15,
}  # fmt: skip
_TILE: Final = numbers([_TILES[word] for word in CLERGY_WORDS])


def tile_rate(kind: i64) -> i64:
    """What a lasting clergy tile brings in a turn."""
    return _TILE[CLERGY_WORD[kind]]


def decrees(s: State, seat: i64, turns: i64, openness: i64, w: Weights) -> i64:
    """SCORE-5: own decrees as they are, with the growth to be expected."""
    value: i64 = 0
    left = s.d[DECREES + seat]
    decree: i64 = 1
    while left > 0:
        if s.d[DECREE_OWNER + decree] == seat:
            value += outlook_of(s, seat, decree, turns, openness, w)
            left -= 1
        decree += 1
    return value


def outlook_of(s: State, seat: i64, decree: i64, turns: i64, openness: i64, w: Weights) -> i64:
    """One decree; a majority may be lost or won while the game is open."""
    now = 100 * decree_value(s, seat, decree)
    if _MAJORITY[decree] > 0:
        return (now * (100 - openness) + (now + _MAJORITY[decree]) * w.majority_decree * openness // 200) // 100
    return now + _DECREE_GROWTH[decree] * turns * w.decree_growth // (100 * TURN)


def decree_growth(decree: i64) -> i64:
    """What a decree may grow by in a turn of its owner, in hundredths of a wig."""
    return _DECREE_GROWTH[decree]


def effect_worth(effect: i64, amount: i64) -> i64:
    """What an effect brings; the amount of the Cardinal's and the officials' effects is no multiplier."""
    if effect < 0:
        return 0
    worth = _EFFECT[effect]
    if amount > 1 and worth < 180:
        return worth * amount
    return worth


def benefit_worth(benefit: i64, amount: i64, turns: i64, w: Weights) -> i64:
    """PORT-6: a lasting benefit over the turns left."""
    rate: i64 = w.sell_turn * amount
    if benefit == 1:
        rate = w.purse_turn * amount
    elif benefit == 6:
        rate = w.sell_any_turn * amount
    elif benefit == 7:
        rate = w.land_turn * amount // 2
    elif benefit == 8:
        rate = w.hire_turn * amount
    return rate * turns // TURN


def card_worth(s: State, card: i64, turns: i64, w: Weights) -> i64:
    """What a card brings when it is played in the better of its two ways."""
    effect = effect_worth(card_effect(s, card), card_amount(s, card))
    if CARD_KIND[card] != TREASURY_KIND:
        return effect + CARD_INFLUENCE[card] * w.envelope_turn * smaller(turns, 60) // TURN
    price = 50 * treasury_value(s)
    kept = price + benefit_worth(CARD_BENEFIT[card], CARD_BENEFIT_AMOUNT[card], turns, w)
    if effect - price > kept:
        return effect - price
    return kept


def first_card(noble: i64, w: Weights) -> i64:
    """What it is worth to be able to visit a noble."""
    if noble == BUILDER:
        return w.builder_card
    if noble == MINISTER:
        return w.minister_card
    return w.king_card


def hand(s: State, seat: i64, turns: i64, drawing: bool, w: Weights) -> i64:
    """Cards wait to be played: each for what it brings, and one of each noble to be able to visit him."""
    value: i64 = 0
    seen: i64 = 0
    i: i64 = 0
    while i < s.d[HAND_N + seat]:
        card = s.d[HAND + 5 * seat + i]
        kind = CARD_KIND[card]
        value += card_worth(s, card, turns, w) * w.card // 100
        if kind != TREASURY_KIND and (seen >> kind) & 1 == 0:
            value += first_card(kind, w)
        seen |= 1 << kind
        i += 1
    if drawing:
        value += (HAND_SIZE - i) * w.new_card
    return value * smaller(turns, w.hand_need) // w.hand_need
