"""The parts of the board around the city: court, tracks, church, decks, decrees."""

from __future__ import annotations

from rich.columns import Columns
from rich.table import Table
from rich.text import Text

from lisboa.cli.glyphs import (
    GOODS,
    INK,
    NOBLES,
    ON_ARCHITECT,
    ON_GOOD,
    Document,
    building,
    by_earlier_rules,
    card,
    clergy,
    decree,
    pieces,
)
from lisboa.components import load

SHIP_STYLES = {"blue": "tsunami", "red": "fire", "purple": "purple", "brown": "books"}


def rows() -> Table:
    """Lines of a name and what it is."""
    table = Table.grid(padding=(0, 1))
    table.add_column(style="faint", no_wrap=True)
    table.add_column()
    return table


def court(view: Document) -> Table:
    """The three offices with their officials, plazas and favors."""
    table = Table.grid(padding=(0, 2))
    for noble, spaces in zip(NOBLES, load().office_spaces, strict=True):
        inside = view["court"]["offices"][noble]
        office = pieces(inside).append("○" * (spaces - sum(inside.values())), style="faint")
        plaza = pieces(view["court"]["plazas"][noble])
        favors = view["court"]["favors"][noble]
        table.add_row(
            Text(noble.title(), style="title"),
            office,
            Text(f"favors {favors}", style="faint"),
            Text().append("+", style="faint") + plaza if plaza else Text(),
        )
    return table


def treasury(view: Document) -> Text:
    """The treasury track, and what it adds to a visit."""
    out = Text()
    for space, (modifier, reis) in enumerate(load().treasury):
        here = space == view["treasury_space"]
        out.append(f" {reis} ", style=INK if here else "faint")
        if here:
            visits = f"visits {modifier:+d}" if modifier else "visits ±0"
    return out.append(f"  {visits}", style="faint")


def market(view: Document) -> Text:
    """Prices of the goods."""
    out = Text()
    for good in GOODS:
        out.append(f" {good[:2].title()} {view['prices'][good]} ", style=ON_GOOD[good]).append(" ")
    return out


def church(view: Document) -> Text:
    """The ring: spaces of the Cardinal and the tiles between them, clockwise from the influence icon."""
    box = load()

    def space(i: int) -> Text:
        sign = {box.church_influence: "I", box.church_treasury: "T"}.get(i, "○")
        here = view["church"]["cardinal"] == i
        return Text().append("♝" if here else sign, style="bad" if here else "title")

    def tile(i: int) -> Text:
        kind = view["church"]["tiles"][str(i + 1)]
        return Text().append(clergy(kind) if kind else "empty", style="none" if kind else "faint")

    half = box.church_spaces // 2
    top, bottom = Text(), Text()
    for i in range(half):
        under = 2 * half - 1 - i
        top += space(i).append("─", style="line") + tile(i).append("─", style="line")
        bottom += Text().append("─", style="line") + tile(under).append("─", style="line") + space(under)
    width = max(len(top), len(bottom)) + 1
    top.append("─" * (width - len(top)) + "╮", style="line")
    bottom = Text().append("╰", style="line") + bottom
    return Text("\n").join([top, bottom.append("─" * (width - len(bottom)) + "╯", style="line")])


def tracks(view: Document) -> Table:
    """Treasury and market."""
    table = rows()
    table.add_row("Treasury", treasury(view))
    table.add_row("Market", market(view))
    return table


def decks(view: Document) -> Table:
    """The four political decks with the card on top."""
    table = Table.grid(padding=(0, 1))
    earlier = by_earlier_rules(view)
    for kind, deck in view["political_decks"].items():
        top = card(deck["face_up"], earlier) if deck["face_up"] else "–"
        table.add_row(Text(kind.title(), style="title"), Text(f"×{deck['count']}", style="faint"), Text(top))
    return table


def supplies(view: Document) -> Table:
    """Ships, public buildings and city tiles that can be taken."""
    table = rows()
    ships = Text()
    for colour, n in view["shipyard"].items():
        if n:
            ships.append(f"{colour} ×{n}  ", style=SHIP_STYLES[colour])
    table.add_row("Ships", ships or Text("–"))
    for architect, stack in view["building_stacks"].items():
        table.add_row(Text(f" {architect} ", style="not dim " + ON_ARCHITECT[architect]), stack_line(stack))
    tiles = Text()
    for good in GOODS:
        if view["downtown"]["tiles"][good]:
            tiles.append(f" {good[:2].title()} ", style=ON_GOOD[good]).append(" ")
    if view["downtown"]["tiles"]["small-tools"]:
        tiles.append(" to ", style=ON_GOOD["tools"])
    left = view["downtown"]["tiles_left"]
    table.add_row("Tiles", tiles.append(f" ×{left['large']}+{left['small']}", style="faint"))
    return table


def stack_line(stack: Document) -> Text:
    """The available building, the next one, and how many there are."""
    if stack["available"] is None:
        return Text("none left", style="faint")
    out = building(stack["available"])
    if stack["next"] is not None:
        out = out.append(" then ", style="faint") + building(stack["next"])
    return out.append(f" ×{stack['count']}", style="faint")


def decrees(view: Document, width: int) -> Columns:
    """The decrees on display."""
    shown = [decree(number) for number in view["decrees"].values() if number]
    for text in shown:
        text.truncate(width, overflow="ellipsis")
    return Columns(shown, width=width, padding=(0, 1), column_first=True)
