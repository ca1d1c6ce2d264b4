"""The picture of the four kinds of ships."""

from __future__ import annotations

from lisboa.components import Components, Ship
from tools.rules_book.language import BookWords, signed
from tools.rules_book.sheet import COBALT, DECK_COLOURS, PALE, SERIF, WHITE, Sheet
from tools.rules_book.signs import sign

WIDTH = 222
HEIGHT = 296


def ships(box: Components, words: BookWords) -> Sheet:
    """A card for each kind."""
    told = [
        words.say(
            "book-ships-kind",
            colour=ship.colour,
            period=ship.period,
            hull=ship.hull,
            sales=signed(ship.modifier),
            influence=ship.influence,
        )
        for ship in box.ships
    ]
    list_of_kinds = words.say("book-semicolon").join(told)
    description = words.say("book-ships-description", copies=box.ships[0].copies, kinds=list_of_kinds)
    sheet = Sheet(words, 56, 24, words.say("book-ships-title"), description)
    sheet.heading(words.say("book-ships-heading"))
    gap = (sheet.width - 80 - WIDTH * len(box.ships)) / (len(box.ships) - 1)
    for i, ship in enumerate(box.ships):
        draw_ship(sheet, ship, 40 + i * (WIDTH + gap), 84)
    return sheet


def draw_ship(sheet: Sheet, ship: Ship, x: float, y: float) -> None:
    """One card: crates of the hull, what sales bring more, influence."""
    colour, title = DECK_COLOURS[ship.colour], sheet.say("book-ships-ship", colour=ship.colour)
    sheet.rect(x, y, WIDTH, HEIGHT, WHITE, colour, radius=8, weight=4)
    sheet.text(x + WIDTH / 2, y + 34, title, 20, fill=colour, bold=True, face=SERIF, room=WIDTH - 16)
    sheet.text(x + WIDTH / 2, y + 56, sheet.say("book-ships-period", period=ship.period), 14, room=WIDTH - 16)
    sign(sheet, "ship", x + WIDTH / 2 - 38, y + 64, 76)
    for crate in range(ship.hull):
        left = x + WIDTH / 2 + (crate - ship.hull / 2) * 42 + 3
        sheet.rect(left, y + 150, 36, 36, PALE, COBALT, dash="4 3")
    hull, sales = (
        sheet.say("book-ships-hull", hull=ship.hull),
        sheet.say("book-ships-sales", sales=signed(ship.modifier)),
    )
    sheet.text(x + WIDTH / 2, y + 206, hull, 15, bold=True, room=WIDTH - 16)
    sign(sheet, "reis", x + 18, y + 220, 26)
    sales = sheet.say("book-ships-sales", sales=signed(ship.modifier))
    sheet.text(x + 54, y + 239, sales, 14, anchor="start", room=WIDTH - 62)
    sign(sheet, "influence", x + 18, y + 254, 26)
    influence = sheet.say("book-ships-influence", influence=ship.influence)
    sheet.text(x + 54, y + 272, influence, 14, anchor="start", room=WIDTH - 62)
