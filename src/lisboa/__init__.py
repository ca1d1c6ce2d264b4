"""Lisboa: the board game by Vital Lacerda as a library. Unofficial; see README.md."""

from lisboa import _pure

_pure.install_if_asked()

from lisboa.errors import BadGameFile, BadPosition, IllegalMove, LisboaError, UndoBarrier  # noqa: E402
from lisboa.game import Decision, Game, GameEvent, Option  # noqa: E402

__all__ = [
    "BadGameFile",
    "BadPosition",
    "Decision",
    "Game",
    "GameEvent",
    "IllegalMove",
    "LisboaError",
    "Option",
    "UndoBarrier",
]
