"""Where a rule is explained: each chapter of the rules is a page of `docs/rules`, each rule an anchor in it."""

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


def rule_link(rule: str) -> str:
    """The page and anchor of a rule, from the top of the repository; empty for no rule.

    >>> rule_link("VISIT-1")
    'docs/rules/08-visits.md#VISIT-1'
    """
    if rule == "":
        return ""
    if rule == NOTATION:
        return "docs/notation.md"
    chapter, _, number = rule.partition("-")
    if chapter not in PAGES or not number.isdecimal():
        raise LookupError(f"no rule {rule!r}")
    return f"{FOLDER}/{PAGES[chapter]}#{rule}"
