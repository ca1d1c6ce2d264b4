"""The picture of the four kinds of ships."""

from __future__ import annotations

from lisboa.components import Components, Ship
from tools.rules_book.sheet import COBALT, DECK_COLOURS, PALE, SERIF, WHITE, Sheet
from tools.rules_book.signs import sign
from tools.rules_book.tracks import signed

WIDTH = 222
HEIGHT = 296


def ships(box: Components) -> Sheet:
    """A card for each kind."""
    told = "; ".join(
        f"{ship.colour}, period {ship.period}: hull {ship.hull}, "
        f"sales {signed(ship.modifier)}, influence {ship.influence}"
        for ship in box.ships
    )
    sheet = Sheet(56, 24, "The ships", f"The four kinds of ships, {box.ships[0].copies} of each in the box. {told}.")
    sheet.heading("Ships")
    gap = (sheet.width - 80 - WIDTH * len(box.ships)) / (len(box.ships) - 1)
    for i, ship in enumerate(box.ships):
        draw_ship(sheet, ship, 40 + i * (WIDTH + gap), 84)
    return sheet


def draw_ship(sheet: Sheet, ship: Ship, x: float, y: float) -> None:
    """One card: crates of the hull, what sales bring more, influence."""
    colour = DECK_COLOURS[ship.colour]
    sheet.rect(x, y, WIDTH, HEIGHT, WHITE, colour, radius=8, weight=4)
    sheet.text(x + WIDTH / 2, y + 34, f"{ship.colour} ship", 20, fill=colour, bold=True, face=SERIF)
    sheet.text(x + WIDTH / 2, y + 56, f"period {ship.period}", 14)
    sign(sheet, "ship", x + WIDTH / 2 - 38, y + 64, 76)
    for crate in range(ship.hull):
        left = x + WIDTH / 2 + (crate - ship.hull / 2) * 42 + 3
        sheet.rect(left, y + 150, 36, 36, PALE, COBALT, dash="4 3")
    sheet.text(x + WIDTH / 2, y + 206, f"hull {ship.hull}", 15, bold=True)
    sign(sheet, "reis", x + 18, y + 220, 26)
    sheet.text(x + 54, y + 239, f"{signed(ship.modifier)} for each good sold", 14, anchor="start")
    sign(sheet, "influence", x + 18, y + 254, 26)
    sheet.text(x + 54, y + 272, f"influence {ship.influence}", 14, anchor="start")
