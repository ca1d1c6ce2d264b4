"""The picture of the church ring: the Cardinal's spaces, the clergy tiles between them, and the two icons."""

from __future__ import annotations

import math

from lisboa.components import Components
from tools.rules_book.language import BookWords
from tools.rules_book.sheet import COBALT, PALE, SERIF, SKY, WHITE, Sheet
from tools.rules_book.signs import sign

CENTRE = (306, 330)
RADIUS = 190


def place(step: float, steps: int, radius: float = RADIUS) -> tuple[float, float]:
    """A point of the ring: steps clockwise from the top."""
    angle = 2 * math.pi * step / steps - math.pi / 2
    return CENTRE[0] + radius * math.cos(angle), CENTRE[1] + radius * math.sin(angle)


def church(box: Components, words: BookWords) -> Sheet:
    """The ring seen from above."""
    spaces = box.church_spaces
    description = words.say("book-church-description", spaces=spaces, treasury=box.church_treasury)
    sheet = Sheet(words, 50, 34, words.say("book-church-title"), description)
    sheet.heading(words.say("book-church-heading"))
    sheet.circle(*CENTRE, RADIUS, "none", SKY, 10)
    for space in range(spaces):
        draw_tile(sheet, space, spaces)
        draw_space(sheet, box, space)
    sheet.text(CENTRE[0], CENTRE[1] - 8, words.say("book-church-who"), 17, bold=True, face=SERIF, room=190)
    sheet.text(CENTRE[0], CENTRE[1] + 16, words.say("book-church-walks"), 17, bold=True, face=SERIF, room=190)
    draw_way(sheet, spaces)
    draw_notes(sheet, box)
    return sheet


def draw_tile(sheet: Sheet, space: int, spaces: int) -> None:
    """The clergy tile ahead of a space."""
    x, y = place(space + 0.5, spaces)
    sheet.rect(x - 30, y - 30, 60, 60, WHITE, COBALT)
    sign(sheet, "clergy", x - 14, y - 20, 28)
    sheet.text(x, y + 23, sheet.say("book-church-tile"), 12, room=56)


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
        ("influence", sheet.say("book-church-influence")),
        ("treasury", sheet.say("book-church-treasury", spaces=box.church_treasury)),
        ("clergy", sheet.say("book-church-clergy")),
        ("cardinal", sheet.say("book-church-cardinal")),
    )
    y = 150.0
    for name, words in notes:
        sign(sheet, name, 560, y - 24, 30)
        y = sheet.lines(604, y - 4, words, 15, room=30) + 30
