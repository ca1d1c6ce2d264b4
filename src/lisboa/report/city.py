"""The map of downtown: how often each plot is built on and each site is opened, in the colour of an azulejo."""

from __future__ import annotations

from typing import Any, Final

from markupsafe import Markup

from lisboa.components import GOODS, ROWS
from lisboa.report.charts import box, drawing, element, joined, text

TILE: Final = 42
GAP: Final = 6
SHADES: Final = 6
SIZE: Final = 7 * (TILE + GAP) + GAP


def corner(column: float, row: float) -> tuple[float, float]:
    """Where a tile lies; column 0 and 6 are the sites beside the rows, row 0 those at the streets' ends."""
    return GAP + column * (TILE + GAP), GAP + row * (TILE + GAP)


def site_corner(name: str) -> tuple[float, float]:
    """The place of a site by its name: a street runs between two columns."""
    side, where = name.split("-")
    if side == "north":
        return corner(GOODS.index(where) + 1.5, 0)
    return corner(0 if side == "west" else 6, ROWS.index(where) + 1)


def tile(at: tuple[float, float], place: dict[str, Any], label: str, look: str) -> Markup:
    """One plot or site, the darker the more often it is used."""
    x, y = at
    shade = min(SHADES - 1, int(place["per_game"] * SHADES))
    percent = f"{100 * place['per_game']:.0f} %"
    parts = [
        element("title", f"{place['name']}, {percent} of games: {place['reward']}"),
        box(x, y, TILE, TILE, f"{look} shade-{shade}"),
        text(x + TILE / 2, y + 16, label, f"tick middle on-{shade}"),
        text(x + TILE / 2, y + 32, percent, f"label middle on-{shade}"),
    ]
    return element("g", joined(parts))


def streets() -> list[Markup]:
    """The four streets in the colours of their goods."""
    out = []
    for number, good in enumerate(GOODS):
        x, y = corner(number + 2, 0)
        out.append(box(x - GAP + 1.5, y + TILE, GAP - 3, SIZE - TILE - TILE - 3 * GAP, good))
    return out


def city(plots: list[dict[str, Any]], sites: list[dict[str, Any]]) -> Markup:
    """Plots by row and column, public-building sites round them."""
    parts = streets()
    for plot in plots:
        row, column = plot["id"]
        parts.append(tile(corner(int(column), ROWS.index(row) + 1), plot, plot["id"], "tile"))
    for site in sites:
        parts.append(tile(site_corner(site["id"]), site, site["id"].split("-")[1], "tile site"))
    return drawing(parts, "Use of plots and sites in per cent of games", SIZE, SIZE - TILE - GAP)
