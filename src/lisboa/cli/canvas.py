"""A sheet of characters to draw on."""

from __future__ import annotations

from itertools import groupby
from operator import itemgetter

from rich.text import Text


class Canvas:
    """Characters with styles, addressed by column and line."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.cells = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str) -> None:
        """Write to the right of a place; what does not fit is cut off."""
        row = self.cells[y]
        for i, char in enumerate(text[: max(0, self.width - x)]):
            row[x + i] = (char, style)

    def put_text(self, x: int, y: int, text: Text, ground: str = "") -> None:
        """Write a text with styles of its own onto a ground."""
        for i, char in enumerate(text.plain):
            own = [str(span.style) for span in text.spans if span.start <= i < span.end]
            self.put(x + i, y, char, " ".join([*own, ground]).strip())

    def box(self, x: int, y: int, width: int, height: int, style: str) -> None:
        """Fill a rectangle."""
        for line in range(y, y + height):
            self.put(x, line, " " * width, style)

    def text(self) -> Text:
        """What was drawn."""
        out = Text(no_wrap=True)
        for y, row in enumerate(self.cells):
            if y:
                out.append("\n")
            for style, run in groupby(row, key=itemgetter(1)):
                out.append("".join(char for char, _ in run), style or None)
        return out
