"""How a game is set up: what the players agree on before the first tile is drawn."""

from typing import Any

from lisboa.engine.revisions import CURRENT_RULESET


class Options:
    """The options of one game; the facade has checked that they go together."""

    def __init__(
        self,
        players: int,
        ruleset: int = CURRENT_RULESET,
        draft: bool = False,
        starting_decrees: bool = False,
        solo: bool = False,
        novices: int = 0,
        city_tokens: bool = False,
        arrangement: tuple[int, ...] = (),
    ) -> None:
        self.players = players  # Lacerda included
        self.ruleset = ruleset  # edition and revision (revisions.py)
        self.draft = draft  # SET-16
        self.starting_decrees = starting_decrees  # SET-17
        self.solo = solo  # chapter 13: seat 1 is Lacerda
        self.novices = novices  # EXTRA-1: seats as bits
        self.city_tokens = city_tokens  # EXTRA-2
        self.arrangement = arrangement  # its rewards for the 25 plots and 14 sites; empty: at random

    def __reduce__(self) -> tuple[Any, ...]:
        """Compiled classes do not pickle by themselves, and simulations send options to worker processes."""
        settings = (self.players, self.ruleset, self.draft, self.starting_decrees, self.solo)
        return (Options, (*settings, self.novices, self.city_tokens, self.arrangement))
