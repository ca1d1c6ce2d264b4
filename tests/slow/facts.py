"""What the slow checker knows of the components, by the names that position documents use."""

from __future__ import annotations

from lisboa.components import GOODS, Card, Clergy, Effect, load

BOX = load()
CARDS: dict[str, Card] = {card.id: card for card in BOX.cards}
CARD_ORDER = {card.id: i for i, card in enumerate(BOX.cards)}
SHIPS = {f"ship-{ship.colour}": ship for ship in BOX.ships}
CLERGY: dict[int, Clergy] = {tile.kind: tile for tile in BOX.clergy}
BUILDINGS = {building.id: building.colours for building in BOX.buildings}
PLOTS = {plot.name: plot for plot in BOX.plots}
SITES = {site.name: site for site in BOX.sites}
CUBE_VALUES = {"earthquake": 3, "fire": 2, "tsunami": 1}  # EX-56
# What a plot or site rewards, by the word of position documents; no word stands for two amounts (COMPONENTS.md)
REWARDS = {reward.name: reward for reward in [place.reward for place in BOX.plots] + [s.reward for s in BOX.sites]}
GOALS = {goal.id: goal for goal in BOX.goals}
COLOURS = ("green", "yellow", "purple", "orange")

# COMPONENTS.md, Board: which columns each display space serves, and the street the store will face
COLUMNS_OF_TILE = {"gold": "12", "cloth": "23", "books": "34", "tools": "4", "small-tools": "5"}
STREET_OF_TILE = {"gold": "gold", "cloth": "cloth", "books": "books", "tools": "tools", "small-tools": "tools"}
STATE_ACTIONS = {
    "builder": ("recruit", "plan"),
    "minister": ("ship", "produce"),
    "king": ("cardinal", "favor"),
}
NOBLE_OF_ACTION = {action: noble for noble, actions in STATE_ACTIONS.items() for action in actions}
# TRADE-2
ACCEPTED_GOODS = {"builder": ("tools", "gold"), "minister": ("books", "gold"), "king": ("cloth", "gold")}
HOUSES_OF_GROUP = {"left": 2, "middle": 3, "right": 3}
# COMPONENTS.md: the plans of each architect's stack, fewest officials on top
PLAN_STACK = (2, 2, 3, 3, 4, 4, 5, 5)

# Envelopes that an earlier reading of two cards took for "gain influence"; they are numbered
ENVELOPES = ("purple-king-4", "brown-treasury-4")


def effect_of(card: str, revision: int) -> Effect:
    """A card's reward, penalty or event."""
    if card in ENVELOPES:
        return Effect("gain-influence", 0) if revision == 1 else Effect("influence", 4)
    return CARDS[card].effect


GAINS = (*GOODS, "reis", "influence", "gain-influence", "wigs")  # RUL-25


def is_gain(effect: Effect) -> bool:
    """RUL-25: goods, réis, influence and wigs are gains; everything else is an action."""
    return effect.name in GAINS


def is_penalty(effect: Effect) -> bool:
    return effect.name.startswith("lose-")


def is_ship(card: str | None) -> bool:
    return card is not None and card.startswith("ship-")
