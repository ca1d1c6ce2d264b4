"""Who may sit on a seat: a person, a bot, or Lacerda, the opponent of the solo game."""

from typing import Final

HUMAN: Final = "human"
LACERDA: Final = "lacerda"
BOTS: Final = ("random", "eager", "novice", "apprentice", "greedy", "courtier", "master")
