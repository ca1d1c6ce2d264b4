"""What the rows of a report are called. Components have their names from `lisboa.text`."""

from __future__ import annotations

from typing import Final

from lisboa.components import Effect
from lisboa.engine.names import ACTIONS
from lisboa.engine.tables import DATA, EFFECT_NAMES
from lisboa.text import Words

WORDS: Final = Words("en")

# Lines of the score: rule and what they count. Those of play come from events, those of the end from the score sheet.
PLAY_LINES: Final = {
    "stores": ("NOBLE-1", "Stores built near public buildings"),
    "buildings": ("NOBLE-4", "Public buildings opened near stores"),
    "ships": ("SELL-3", "Ships that sailed"),
    "church": ("STATE-8", "Church scoring"),
    "period-sets": ("END-2", "Rubble sets, end of the first period"),
    "influence": ("INF-2", "Influence at its top"),
    "rewards": ("RUL-4", "Wigs as rewards"),
}
END_LINES: Final = {
    "score-1": ("SCORE-1", "Hulls of ships"),
    "score-2": ("SCORE-2", "Rubble sets, end of the game"),
    "score-3": ("SCORE-3", "Store majorities"),
    "score-4": ("SCORE-4", "Réis and influence"),
    "score-5": ("SCORE-5", "Decrees"),
    "score-6": ("SCORE-6", "Officials on plans"),
    "score-7": ("SCORE-7", "Royal Favors"),
}
# Not earned: what everybody has, what is paid, and what no rule above explains
REST_LINES: Final = {
    "start": ("SET-4", "Wigs at the start"),
    "visits": ("INF-5", "Wigs paid for visits"),
    "other": ("", "Anything else"),
}

BONUSES: Final = ("influence", "rewards")  # they come along with something else: nobody plays for them

ACTION_NAMES: Final = {
    "sell": "Card to the portfolio, sell",
    "trade": "Card to the portfolio, trade",
    "visit-builder": "Visit the Builder",
    "visit-minister": "Visit the Minister",
    "visit-king": "Visit the King",
    "sponsor": "Sponsor an event",
    "gold": "Discard a card for 1 gold",
    "follow-builder": "Follow to the Builder",
    "follow-minister": "Follow to the Minister",
    "follow-king": "Follow to the King",
}

# Where an effect came from
SOURCES: Final = {
    "trade": "Trade",
    "visit": "Visit",
    "follow": "Follow",
    "marker": "Set marker",
    "event": "Event",
    "card": "Card",
    "period-end": "Period end",
    "plot": "Plot",
    "site": "Site",
    "clergy": "Clergy",
    "goal": "Goal",
}

STATE_ACTIONS: Final = ACTIONS
NOBLE_ACTIONS: Final = ("store", "decree", "open")
GAINS: Final = {
    "gold": "gold",
    "cloth": "cloth",
    "books": "books",
    "tools": "tools",
    "reis": "réis",
    "influence": "influence by number",
    "gain-influence": "gain influence",
    "wigs": "wigs",
    "rubble": "a cube from the rubble pile",
    "two-goods": "2 different goods",
    "treasury": "treasury 1 up or down",
    "official": "an official to any office",
    "goals": "more goal cards",
}

CARD_FATES: Final = {
    "portfolio": "Portfolio",
    "court": "Court",
    "gold": "For 1 gold",
    "period-end": "Period end",
}
PROVENANCE: Final = {"P": "printed", "L": "printed, hard to read", "D": "reconstructed"}


def effect_name(effect: Effect) -> str:
    """An effect in words."""
    return sentence(WORDS.effect(EFFECT_NAMES.index(effect.name), effect.amount))


def action_effect_name(name: str) -> str:
    """A State or Noble action as such, without the amount of one card."""
    for upper, lower in DATA.state_actions:
        for effect in (upper, lower):
            if effect.name == name:
                return effect_name(effect)
    return effect_name(Effect(name, 1))


def sentence(text: str) -> str:
    """With a capital letter, the rest as it is."""
    return text[:1].upper() + text[1:]
