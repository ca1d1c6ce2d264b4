"""A sheet of azulejo paper to draw on: SVG with its own background, readable in light and dark viewers."""

from __future__ import annotations

import math
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from tools.rules_book.language import ENGLISH, BookWords
from tools.rules_book.letters import lines_of, width_of

INK = "#12305e"
COBALT = "#1d4f9c"
SKY = "#7fa8d8"
PALE = "#dfe9f5"
PAPER = "#fbf9f2"
WHITE = "#ffffff"
SAND = "#f1ead7"
COIN = "#f3dfa0"

GOOD_COLOURS = {"gold": "#e0a526", "cloth": "#c8639f", "books": "#7c5a3e", "tools": "#2b9aa0"}
CUBE_COLOURS = {"earthquake": "#e2c08a", "fire": "#c23b32", "tsunami": "#3b86d1"}
DECK_COLOURS = {"blue": "#2f6fb7", "red": "#b8433a", "purple": "#7a4fb5", "brown": "#86603f"}
NOBLE_COLOURS = {"builder": "#5f7f4c", "minister": "#35669f", "king": "#a2487f", "treasury": "#9a7a2e"}
NOBLE_TINTS = {"builder": "#d2dbcd", "minister": "#c7d5e5", "king": "#e5ccdc"}  # of these colours, behind portraits

FRAME = 18  # the width of the ornament around a sheet
SMALLEST: Final = 12.0  # letters
SERIF = "Georgia, 'DejaVu Serif', serif"
SANS = "'Segoe UI', 'DejaVu Sans', Verdana, sans-serif"

# One tile of the frame: a diamond between four quarter circles
_TILE = (
    f'<pattern id="azulejo" width="{FRAME}" height="{FRAME}" patternUnits="userSpaceOnUse">'
    f'<rect width="{FRAME}" height="{FRAME}" fill="{PALE}"/>'
    f'<path d="M9 3 15 9 9 15 3 9Z" fill="none" stroke="{COBALT}" stroke-width="1.2"/>'
    f'<circle cx="9" cy="9" r="1.8" fill="{COBALT}"/>'
    f'<path d="M0 5A5 5 0 0 0 5 0M13 0A5 5 0 0 0 18 5M18 13A5 5 0 0 0 13 18M5 18A5 5 0 0 0 0 13" '
    f'fill="none" stroke="{SKY}" stroke-width="1.2"/></pattern>'
)

# Around a portrait: its shoulders end with the frame, its head does not
_MEDALLION = '<clipPath id="medallion"><path d="M4 -10H68V36A32 32 0 0 1 4 36Z"/></clipPath>'


def number(value: float) -> str:
    """A coordinate: two decimals at most, so that every machine writes the same."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


class Sheet:
    """A drawing of fixed size, in one language. Width and height are whole tiles of the frame."""

    def __init__(self, words: BookWords, columns: int, rows: int, title: str, description: str) -> None:
        self.words = words
        self.say = words.say
        self.width = columns * FRAME
        self.height = rows * FRAME
        self.title = title
        self.description = description
        self.parts: list[str] = []

    def add(self, markup: str) -> None:
        """Put a piece of SVG on top."""
        self.parts.append(markup)

    def rect(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: str,
        stroke: str = "none",
        *,
        radius: float = 4,
        weight: float = 1.5,
        dash: str = "",
    ) -> None:
        """A rectangle with round corners."""
        dashes = f' stroke-dasharray="{dash}"' if dash else ""
        self.add(
            f'<rect x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}" '
            f'rx="{number(radius)}" fill="{fill}" stroke="{stroke}" stroke-width="{number(weight)}"{dashes}/>'
        )

    def circle(self, x: float, y: float, r: float, fill: str, stroke: str = "none", weight: float = 1.5) -> None:
        """A circle about a point."""
        self.add(
            f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(r)}" fill="{fill}" stroke="{stroke}" '
            f'stroke-width="{number(weight)}"/>'
        )

    def path(self, d: str, fill: str = "none", stroke: str = INK, weight: float = 1.5) -> None:
        """A free form."""
        self.add(f'<path d="{d}" fill="{fill}" stroke="{stroke}" stroke-width="{number(weight)}"/>')

    def text(
        self,
        x: float,
        y: float,
        words: str,
        size: float = 14,
        *,
        anchor: str = "middle",
        fill: str = INK,
        bold: bool = False,
        face: str = SANS,
        turned: bool = False,
        room: float = math.inf,
    ) -> None:
        """A line of text on the base line y, centred on x unless said otherwise; `turned` runs upwards.

        What is wider than `room` is written smaller.
        """
        size = fitting(words, size, room, bold)
        weight = ' font-weight="bold"' if bold else ""
        turn = f' transform="rotate(-90 {number(x)} {number(y)})"' if turned else ""
        self.add(
            f'<text x="{number(x)}" y="{number(y)}" font-size="{number(size)}" text-anchor="{anchor}" fill="{fill}" '
            f"font-family={quoteattr(face)}{weight}{turn}>{escape(words)}</text>"
        )

    def lines(
        self, x: float, y: float, words: str, size: float = 13, *, room: int = 30, most: int = 9, fill: str = INK
    ) -> float:
        """A paragraph broken at `room` letters, smaller if it has too many lines; returns the base line after it."""
        lines, letters = lines_of(words, room), size
        while len(lines) > most and letters - 0.5 >= SMALLEST:
            letters -= 0.5
            lines = lines_of(words, room * size / letters)
        if len(lines) > most:
            raise ValueError(f"{words!r} takes more than {most} lines")
        for line in lines:
            self.text(x, y, line, letters, anchor="start", fill=fill)
            y += letters * 1.35
        return y

    def heading(self, words: str, x: float | None = None, y: float = 58, size: float = 26) -> None:
        """A title in the display face."""
        self.text(self.width / 2 if x is None else x, y, words, size, bold=True, face=SERIF)

    def panel(
        self, x: float, y: float, width: float, height: float, title: str, note: str = "", indent: float = 120
    ) -> None:
        """A part of the sheet with its name, and a note beside it."""
        self.rect(x, y, width, height, WHITE, COBALT, radius=8)
        self.text(x + 16, y + 27, title, 18, anchor="start", bold=True, face=SERIF, room=width - 32)
        if note:
            left = max(indent, 24 + width_of(title, 18, bold=True))
            self.text(x + left, y + 27, note, 14, anchor="start", room=width - left - 12)

    def arrow(self, points: list[tuple[float, float]], stroke: str = COBALT) -> None:
        """A broken line with a head at its end."""
        d = "M" + " ".join(f"{number(x)} {number(y)}" for x, y in points)
        self.add(f'<path d="{d}" fill="none" stroke="{stroke}" stroke-width="2.5" stroke-linejoin="round"/>')
        (x0, y0), (x1, y1) = points[-2:]
        self.head(x1, y1, math.atan2(y1 - y0, x1 - x0), stroke)

    def head(self, x: float, y: float, angle: float, fill: str = COBALT) -> None:
        """The head of an arrow that points at an angle."""
        corners = [(x, y)]
        for side in (-1, 1):
            back = angle + math.pi + side * 0.45
            corners.append((x + 13 * math.cos(back), y + 13 * math.sin(back)))
        d = "M" + " ".join(f"{number(a)} {number(b)}" for a, b in corners) + "Z"
        self.add(f'<path d="{d}" fill="{fill}"/>')

    def language(self) -> str:
        """Its attribute: letters that several languages share may look different."""
        return "" if self.words.language == ENGLISH else f' xml:lang="{self.words.language}"'

    def svg(self) -> str:
        """The whole document."""
        inner = (
            f'<rect x="{FRAME}" y="{FRAME}" width="{self.width - 2 * FRAME}" height="{self.height - 2 * FRAME}" '
            f'fill="{PAPER}" stroke="{COBALT}" stroke-width="2"/>'
        )
        return "\n".join(
            [
                f'<svg xmlns="http://www.w3.org/2000/svg"{self.language()} viewBox="0 0 {self.width} {self.height}" '
                f'width="{self.width}" height="{self.height}" role="img" aria-labelledby="title desc">',
                f'<title id="title">{escape(self.title)}</title>',
                f'<desc id="desc">{escape(self.description)}</desc>',
                f"<defs>{_TILE}{_MEDALLION}</defs>",
                f'<rect width="{self.width}" height="{self.height}" fill="url(#azulejo)"/>',
                inner,
                *self.parts,
                "</svg>\n",
            ]
        )


def fitting(words: str, size: float, room: float, bold: bool) -> float:
    """The size of letters, not above the one wished for, in which words are no wider than their room."""
    width = width_of(words, size, bold=bold)
    if width <= room:
        return size
    smaller = math.floor(2 * size * room / width + 1e-6) / 2
    if smaller < SMALLEST:
        raise ValueError(f"{words!r} does not fit into {number(room)}: say it in fewer letters")
    return smaller
