"""The variables of option labels, part three: goal cards (EXTRA-1)."""

from lisboa.engine import steps
from lisboa.engine.state_actions import office_count
from lisboa.engine.tables import OFFICE_SPACES
from lisboa.text.ask import Ask, describes
from lisboa.text.lexicon import Args


@describes(steps.GOAL)
def goal(ask: Ask, code: int) -> Args:
    return {"goal": ask.words.goal(code)}


@describes(steps.PLACE_OFFICIAL)
def place_official(ask: Ask, code: int) -> Args:
    return {"office": ask.words.office(code, office_count(ask.s, code), OFFICE_SPACES[code])}
