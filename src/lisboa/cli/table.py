"""The whole table as a picture for the terminal, drawn from a view."""

from __future__ import annotations

from rich.align import Align
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from lisboa.cli import board_parts
from lisboa.cli.downtown import WIDTH, downtown
from lisboa.cli.glyphs import Document
from lisboa.cli.lacerda_panel import lacerda_panel
from lisboa.cli.player_boards import player_board
from lisboa.cli.player_names import is_lacerda

CITY = WIDTH + 4  # with its frame
SIDE = 40  # the narrowest column beside the city


def draw_table(view: Document, width: int) -> Group:
    """Everything on the table: one above the other, or the board beside the city if there is room."""
    left: list[RenderableType] = [
        panel("Royal court", board_parts.court(view)),
        panel("Tracks", board_parts.tracks(view)),
        panel("Church", board_parts.church(view)),
    ]
    right: list[RenderableType] = [
        panel("Political cards", board_parts.decks(view)),
        panel("To take", board_parts.supplies(view)),
    ]
    wide = width >= CITY + SIDE
    half = width // 2
    city = panel("Downtown", Align.center(downtown(view)), CITY if wide else width)
    if wide:
        board: list[RenderableType] = [side_by_side([city, Group(*left, *right)], [CITY, width - CITY])]
    else:
        board = [city, side_by_side([Group(*left), Group(*right)], [half, width - half])]
    decrees = panel("Decrees", board_parts.decrees(view, (width - 8) // 2), width)
    return Group(header(view), *board, decrees, *boards(view, width))


def boards(view: Document, width: int) -> list[RenderableType]:
    """The players, two beside each other if there is room."""
    solo = view["options"]["solo"]
    drawn: list[RenderableType] = [
        lacerda_panel(view, player) if is_lacerda(player, solo) else player_board(view, player)
        for player in view["players"]
    ]
    if width < CITY + SIDE:
        return drawn
    half = width // 2
    pairs = [drawn[i : i + 2] for i in range(0, len(drawn), 2)]
    return [side_by_side(pair, [half, width - half]) for pair in pairs]


def side_by_side(parts: list[RenderableType], widths: list[int]) -> Table:
    """Parts in columns of fixed widths."""
    table = Table.grid()
    for width in widths:
        table.add_column(width=width)
    table.add_row(*parts)
    return table


def panel(title: str, content: RenderableType, width: int | None = None) -> Panel:
    """A frame in the colour of the board."""
    return Panel(
        content,
        title=Text(title, style="title"),
        title_align="left",
        border_style="line",
        padding=(0, 1),
        width=width,
    )


def header(view: Document) -> Text:
    """When in the game it is."""
    out = Text().append(" LISBOA ", style="bold #ffffff on #1d4f9c")
    out.append(f"  period {view['period']} · round {view['round']} · turn {view['turns']}", style="bold")
    if view["ending"] == "final-round":
        out.append(" · final round", style="warn")
    return out
