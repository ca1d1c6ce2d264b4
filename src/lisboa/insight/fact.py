"""A fact that speaks for a move."""

from dataclasses import dataclass
from typing import Final

KINDS: Final = (
    # downtown
    "opening", "store", "store-scores", "house", "house-next", "street-place", "deny-street", "deny-site",
    # court and church
    "officials-place", "deny-officials", "recruit", "recalls", "plan", "favor", "follow", "clergy", "church",
    # decrees
    "decree", "decree-grows", "decrees-grow", "deny-decree",
    # rubble and ends
    "set", "cubes", "period-end", "game-end",
    # ships, goods, money, portfolio
    "ship", "sails", "sale", "loads", "goods", "influence", "reis", "wigs", "benefit", "envelope", "card", "exchange",
    "replaces",
    # extras, solo
    "goal", "rank",
    # small choices
    "pays", "keeps", "treasury", "office", "left", "plain",
    # of several moves
    "better", "ahead", "waits", "same",
)  # fmt: skip
WIG: Final = 100


@dataclass(frozen=True)
class Fact:
    """What it is, what it means in hundredths of a wig (roughly: to tell the strongest first), and names and numbers.

    A text is made of it by `lisboa.text.facts`.
    """

    kind: str
    worth: int
    args: dict[str, str | int]
