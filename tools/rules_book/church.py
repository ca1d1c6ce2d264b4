"""The picture of the church ring: the Cardinal's spaces, the clergy tiles between them, and the two icons."""

from __future__ import annotations

import math

from lisboa.components import Components
from tools.rules_book.sheet import COBALT, PALE, SERIF, SKY, WHITE, Sheet
from tools.rules_book.signs import sign

CENTRE = (306, 330)
RADIUS = 190


def place(step: float, steps: int, radius: float = RADIUS) -> tuple[float, float]:
    """A point of the ring: steps clockwise from the top."""
    angle = 2 * math.pi * step / steps - math.pi / 2
    return CENTRE[0] + radius * math.cos(angle), CENTRE[1] + radius * math.sin(angle)


def church(box: Components) -> Sheet:
    """The ring seen from above."""
    spaces = box.church_spaces
    description = (
        f"A ring of {spaces} spaces for the Cardinal with {spaces} clergy tiles between them. He begins on the "
        f"influence icon; the treasury icon is {box.church_treasury} spaces further clockwise."
    )
    sheet = Sheet(50, 34, "The church", description)
    sheet.heading("Church")
    sheet.circle(*CENTRE, RADIUS, "none", SKY, 10)
    for space in range(spaces):
        draw_tile(sheet, space, spaces)
        draw_space(sheet, box, space)
    sheet.text(CENTRE[0], CENTRE[1] - 8, "the Cardinal", 17, bold=True, face=SERIF)
    sheet.text(CENTRE[0], CENTRE[1] + 16, "walks clockwise", 17, bold=True, face=SERIF)
    draw_way(sheet, spaces)
    draw_notes(sheet, box)
    return sheet


def draw_tile(sheet: Sheet, space: int, spaces: int) -> None:
    """The clergy tile ahead of a space."""
    x, y = place(space + 0.5, spaces)
    sheet.rect(x - 30, y - 30, 60, 60, WHITE, COBALT)
    sign(sheet, "clergy", x - 14, y - 20, 28)
    sheet.text(x, y + 23, "tile", 12)


def draw_space(sheet: Sheet, box: Components, space: int) -> None:
    """A space of the Cardinal, with its icon."""
    x, y = place(space, box.church_spaces)
    sheet.circle(x, y, 25, PALE, COBALT, 2)
    if space == box.church_influence:
        sign(sheet, "influence", x - 15, y - 15, 30)
        beside = place(space, box.church_spaces, RADIUS + 44)
        sign(sheet, "cardinal", beside[0] - 17, beside[1] - 17, 34)
    elif space == box.church_treasury:
        sign(sheet, "treasury", x - 15, y - 15, 30)


def draw_way(sheet: Sheet, spaces: int) -> None:
    """The direction, and the two tiles that the Cardinal reaches from a space."""
    points = [place(i / 10, spaces, 118) for i in range(-8, 9)]
    sheet.arrow(points)


def draw_notes(sheet: Sheet, box: Components) -> None:
    """What the icons do."""
    notes = (
        (
            "influence",
            "Influence icon, his start: reached or passed, it calls for church scoring at the end of the turn.",
        ),
        (
            "treasury",
            f"Treasury icon, {box.church_treasury} spaces further: reached or passed, the treasury rises by one.",
        ),
        ("clergy", "After his move you take the tile right behind him or the one right ahead of him."),
        ("cardinal", "The King's State action moves him 1 or 2 spaces; an icon with a single arrow exactly 1."),
    )
    y = 150.0
    for name, words in notes:
        sign(sheet, name, 560, y - 24, 30)
        y = sheet.lines(604, y - 4, words, 15, room=30) + 30
