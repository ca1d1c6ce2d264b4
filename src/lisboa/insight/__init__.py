"""What games teach: why a move is good, in facts about the position. The words for them are in `lisboa.text.facts`."""

from lisboa.insight.fact import KINDS, Fact
from lisboa.insight.imagined_turn import Turn, imagined
from lisboa.insight.reasons import beyond, telling, told_of, turn_facts
from lisboa.insight.solo import rank_ahead

__all__ = ["KINDS", "Fact", "Turn", "beyond", "imagined", "rank_ahead", "telling", "told_of", "turn_facts"]
