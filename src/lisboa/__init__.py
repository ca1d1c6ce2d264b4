"""Lisboa: the board game by Vital Lacerda as a library. Unofficial; see README.md."""

from lisboa import _pure

_pure.install_if_asked()

from lisboa.decision import Decision, Option  # noqa: E402
from lisboa.errors import BadGameFile, BadPosition, IllegalMove, LisboaError, UndoBarrier  # noqa: E402
from lisboa.game import Game  # noqa: E402
from lisboa.game_event import GameEvent  # noqa: E402

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
