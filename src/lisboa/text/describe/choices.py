"""Verbs and objects of options as the API types them.

Clients group and picture options by verb, object and place, and find them on the table. Each step gives them with the
codec of its options (`engine/kernel/option_codecs.py`). Names and values are part of the API (docs/api.md): they do not
change.
"""

from typing import Literal, TypedDict

Verb = Literal[
    "begin", "cardinal", "cube", "decree", "discard", "draft", "drop", "extra", "favor", "follow", "free", "give",
    "goal", "gold", "goods", "house", "keep", "lose", "offer", "official", "open", "pass", "pay", "plan", "plot",
    "portfolio", "produce", "recall", "recruit", "replace", "reward", "rubble", "sell", "ship", "site", "spend",
    "sponsor", "take", "tile", "treasury", "tuck", "use", "visit",
]  # fmt: skip


class OptionObject(TypedDict, total=False):
    """What is chosen, by name. Only what tells one option from the others of its decision, and what belongs to that."""

    action: str  # a State action (recruit, plan, ship, produce, cardinal, favor) or Noble action (store, decree, open)
    architect: str  # blue or green
    business: str  # sell or trade
    card: str  # a political card: 'blue-king-2'
    clergy: int  # the kind of a clergy tile, from 1 on
    coins: int  # the part of a payment in réis that is made from the influence track
    cube: str  # earthquake, fire or tsunami
    deck: str  # builder, minister, king or treasury
    decree: int
    direction: str  # up or down
    dock: int  # a ship of one's own: that of the first, second or third upper slot
    goal: str
    good: str  # gold, cloth, books or tools
    goods: list[str]
    houses: str  # the left, middle or right group
    line: str  # of rubble: the row ('B') or column ('3') that it lies at
    noble: str  # builder, minister or king
    nobles: list[str]
    plan: str  # architect and officials: 'blue-3'
    plot: str  # 'D3'
    reis: int  # the part of the payment of a visit that is made in réis
    ship: str  # owner and slot, 'green-2', or Lacerda's by its colour, 'lacerda-red'
    side: str  # of the Cardinal: behind or ahead
    site: str  # 'west-C', 'north-gold'
    size: str  # of a city tile: large or small
    spaces: int  # that the Cardinal moves
    where: str  # officials at court: office or plaza
