"""What players are called: by the colour of their pieces, but for Lacerda in solo."""

from __future__ import annotations

from lisboa.engine.names import COLOURS, LACERDA


def is_lacerda(player: str, solo: bool) -> bool:
    """Are these pieces his? (SOLO-1)"""
    return solo and player == COLOURS[LACERDA]


def name_of(player: str, solo: bool) -> str:
    """The name of whoever plays a colour."""
    return "Lacerda" if is_lacerda(player, solo) else player.title()
