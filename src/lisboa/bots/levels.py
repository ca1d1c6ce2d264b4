"""The players one can choose from, from the weakest to the master."""

import json
from importlib import resources
from typing import Final

from lisboa.bots.bot import Bot, PolicyBot
from lisboa.bots.greedy import Greedy
from lisboa.bots.judgement import Judgement
from lisboa.bots.learner import Learner
from lisboa.bots.planner import Planner
from lisboa.bots.weights import Weights
from lisboa.engine.playout import EAGER, RANDOM

LEARNED: Final = "judgement.json"  # made by tools.train_bots
TABLES: Final = ("solo", "two", "three", "four")  # by the number of players


def judgements() -> list[Judgement]:
    """What self-play has taught, for one to four players."""
    learned = json.loads(resources.files("lisboa.bots").joinpath(LEARNED).read_text(encoding="utf-8"))
    return [Judgement(learned[table]["hidden"], learned[table]["numbers"]) for table in TABLES]


_LEARNED: Final = judgements()
COURTIER: Final = Planner(_LEARNED, 12, 3, 0)
MASTER: Final = Planner(_LEARNED, 16, 4, 160)

BOTS: Final[dict[str, Bot]] = {
    "random": PolicyBot(RANDOM),
    "eager": PolicyBot(EAGER),
    "novice": Learner(6, 30, 6),
    "apprentice": Learner(12, 12, 4),
    "greedy": Greedy(Weights()),
    "courtier": COURTIER,
    "master": MASTER,
}
