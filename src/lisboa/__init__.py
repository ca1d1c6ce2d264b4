"""Lisboa: the board game by Vital Lacerda as a library. Unofficial; see README.md."""

from importlib import import_module
from typing import TYPE_CHECKING

from lisboa import _pure

if TYPE_CHECKING:
    from lisboa import bots
    from lisboa.decision import Decision, Option
    from lisboa.errors import BadGameFile, BadOption, BadPosition, IllegalMove, LisboaError, UndoBarrier
    from lisboa.game import Game
    from lisboa.game_event import GameEvent
    from lisboa.game_options import GameOptions
    from lisboa.rule_links import rule_link

_pure.install_if_asked()

__all__ = [
    "BadGameFile",
    "BadOption",
    "BadPosition",
    "Decision",
    "Game",
    "GameEvent",
    "GameOptions",
    "IllegalMove",
    "LisboaError",
    "Option",
    "UndoBarrier",
    "bots",
    "rule_link",
]

_HOMES = {
    "Decision": "decision",
    "Option": "decision",
    "Game": "game",
    "GameEvent": "game_event",
    "GameOptions": "game_options",
    "rule_link": "rule_links",
}


def __dir__() -> list[str]:
    return [*__all__, "__version__"]


def __getattr__(name: str) -> object:
    """Load the engine and the texts when a name is first asked for: `lisboa --help` needs neither."""
    if name == "__version__":
        return import_module("importlib.metadata").version("lisboa")
    if name not in __all__:
        raise AttributeError(f"module 'lisboa' has no attribute {name!r}")
    if name == "bots":
        return import_module("lisboa.bots")
    return getattr(import_module(f"lisboa.{_HOMES.get(name, 'errors')}"), name)
