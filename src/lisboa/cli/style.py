"""The look of the command line: the palette of the table, and consoles that use it."""

from __future__ import annotations

from collections.abc import Iterable

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from rich.theme import Theme

# Mid-tones of the table's palette: they can be read on a light and on a dark terminal.
STYLES = {
    "title": "bold #4f86c6",
    "line": "#5b82b5",
    "faint": "dim",
    "number": "bold",
    "good": "#3c9d57",
    "warn": "#d08a1e",
    "bad": "bold #d0463c",
    "gold": "#e0a526",
    "cloth": "#d06fa8",
    "books": "#b0835c",
    "tools": "#2ba8ae",
    "earthquake": "#d9b477",
    "fire": "#dc4a40",
    "tsunami": "#4a90dc",
    "green": "#4fb36b",
    "yellow": "#e8bd2e",
    "purple": "#a07be0",
    "orange": "#ea7a2c",
}

# Names of styles cannot be combined with words like "bold", so the bold ones have names of their own.
STYLES |= {f"strong-{player}": f"bold {STYLES[player]}" for player in ("green", "yellow", "purple", "orange")}


def console(stderr: bool = False) -> Console:
    """A console in our colours; without them where the terminal has none."""
    return Console(stderr=stderr, theme=Theme(STYLES), highlight=False)


def heading(text: str, aside: str = "") -> Text:
    """A title with a remark beside it."""
    line = Text().append(text, style="title")
    if aside:
        line.append("  " + aside, style="faint")
    return line


def grid(columns: Iterable[str]) -> Table:
    """A light table; a column whose name begins with ">" is for numbers."""
    table = Table(
        box=SIMPLE_HEAD,
        show_edge=False,
        pad_edge=False,
        border_style="line",
        header_style="faint",
    )
    for column in columns:
        if column.startswith(">"):
            table.add_column(column[1:], justify="right", no_wrap=True)
        else:
            table.add_column(column)
    return table


def indented(table: Table) -> Padding:
    """The table a little to the right, so that headings stand out, and a line below it."""
    return Padding(table, (0, 0, 1, 2))


def count(number: float) -> str:
    """1234567 as 1,234,567."""
    return f"{number:,.0f}"


def short(number: float) -> str:
    """A number of statistics: one decimal unless it is whole."""
    return f"{number:,.0f}" if number == int(number) else f"{number:,.1f}"


def share(part: float, whole: float) -> str:
    """A part of the whole in per cent."""
    return f"{100 * part / whole:.1f} %" if whole else "–"
