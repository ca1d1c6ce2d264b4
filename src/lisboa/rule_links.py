"""Where a rule is explained: each chapter of the rules is a page of `docs/rules`, each rule an anchor in it."""

import re
from typing import Final

FOLDER: Final = "docs/rules"
NOTATION: Final = "NOTATION"  # not a rule of the game: how a move is written

# The pages in the order of the chapters, by the first part of their rules' ids
PAGES: Final = {
    "SET": "01-set-up.md",
    "TURN": "02-the-turn.md",
    "PORT": "03-portfolio.md",
    "INF": "04-influence-and-money.md",
    "SELL": "05-selling.md",
    "TRADE": "06-trading.md",
    "STATE": "07-state-actions.md",
    "VISIT": "08-visits.md",
    "NOBLE": "09-noble-actions.md",
    "SPONSOR": "10-sponsoring.md",
    "END": "11-period-and-game-end.md",
    "SCORE": "12-final-scoring.md",
    "SOLO": "13-solo.md",
    "EXTRA": "14-extras.md",
    "RUL": "15-rulings.md",
}
# The last rule of each chapter; they count from 1 without gaps
LAST_RULES: Final = {
    "SET": 18,
    "TURN": 6,
    "PORT": 7,
    "INF": 5,
    "SELL": 4,
    "TRADE": 3,
    "STATE": 8,
    "VISIT": 4,
    "NOBLE": 4,
    "SPONSOR": 1,
    "END": 3,
    "SCORE": 8,
    "SOLO": 9,
    "EXTRA": 3,
    "RUL": 38,
}
RULE: Final = re.compile(r"(?P<whole>(?P<chapter>[A-Z]+)-(?P<number>[1-9][0-9]*))(?P<part>[a-z]?)")


def rule_link(rule: str) -> str:
    """The page and anchor of a rule, from the top of the repository; empty for no rule.

    A part of a rule is explained where the whole rule is.

    >>> rule_link("VISIT-1")
    'docs/rules/08-visits.md#VISIT-1'
    >>> rule_link("NOBLE-1e")
    'docs/rules/09-noble-actions.md#NOBLE-1'
    """
    if rule == "":
        return ""
    if rule == NOTATION:
        return "docs/notation.md"
    found = RULE.fullmatch(rule)
    if found is None or int(found["number"]) > LAST_RULES.get(found["chapter"], 0):
        raise LookupError(f"no rule {rule!r}")
    return f"{FOLDER}/{PAGES[found['chapter']]}#{found['whole']}"
