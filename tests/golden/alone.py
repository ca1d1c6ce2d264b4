"""A fresh game against Lacerda, with just those parts changed that a position is about. You are to play a card."""

from __future__ import annotations

from typing import Any

from lisboa import Game
from lisboa.components import NOBLES

YOU, HE = "green", "yellow"


class Alone:
    """A position in the making."""

    def __init__(self, seed: int = 3) -> None:
        game = Game(1, seed)
        while game.decision is not None and game.decision.kind != "main":
            game.play(game.legal_moves()[0])
        self.doc = game.position()
        self.his: dict[str, Any] = self.doc["players"][HE]

    def game(self) -> Game:
        return Game.from_position(self.doc)

    def courtier(self, noble: str) -> Alone:
        """He goes on to the next noble in his turn."""
        self.doc["lacerda"]["courtier"] = noble
        return self

    def assistant(self, deck: str) -> Alone:
        self.doc["lacerda"]["assistant"] = deck
        return self

    def reis(self, n: int) -> Alone:
        """Your money."""
        self.doc["players"][YOU]["reis"] = n
        return self

    def favors(self, *nobles: str) -> Alone:
        """Exactly these are his; you have none."""
        self.his["favors"] = {noble: noble in nobles for noble in NOBLES}
        self.doc["players"][YOU]["favors"] = dict.fromkeys(NOBLES, False)
        self.doc["court"]["favors"] = {noble: 1 if noble in nobles else 2 for noble in NOBLES}
        return self

    def stores(self, *plots: str) -> Alone:
        """Eight stores of his along Rua Augusta: all his houses."""
        town = self.doc["downtown"]
        town["stores"].update(dict.fromkeys(plots, HE))
        town["facing"].update(dict.fromkeys(plots, "cloth"))
        town["tiles_left"]["large"] -= len(plots)
        self.his["houses_built"] = {"left": 2, "middle": 3, "right": 3}
        return self

    def poor(self) -> Alone:
        """He has neither influence nor wigs, and every visit costs something."""
        self.his["influence"] = self.his["wigs"] = 0
        self.doc["treasury_space"] = 4
        return self
