"""What a player has, as plain numbers by the names of the view: to tell what a move changes."""

from __future__ import annotations

from typing import Any, Final

from lisboa.engine.names import COLOURS

OF_PLAYER: Final = (
    "reis", "influence", "wigs", "officials", "goods", "houses_built", "cubes", "set_markers", "favors", "clergy_tiles",
    "plans", "completed_plans", "decrees", "hand",
)  # fmt: skip
OF_TABLE: Final = ("treasury_space", "prices")


def numbers_in(view: dict[str, Any], seat: int) -> dict[str, int]:
    """What the player and the table have: "reis", "goods.gold", "prices.gold"..."""
    player = view["players"][COLOURS[seat]]
    found: dict[str, int] = {}
    for name in OF_PLAYER:
        collect(name, player[name], found)
    for name in OF_TABLE:
        collect(name, view[name], found)
    return found


def collect(name: str, value: Any, found: dict[str, int]) -> None:
    """A number, or the numbers of a group; cards are none."""
    if isinstance(value, dict):
        for key, part in value.items():
            collect(f"{name}.{key}", part, found)
    elif isinstance(value, int):
        found[name] = int(value)
