"""The picture of a player board: portfolio, warehouse, rubble, houses, clergy tiles and favors."""

from __future__ import annotations

from lisboa.components import CUBES, NOBLES, Components
from tools.rules_book.court import medallion
from tools.rules_book.sheet import COBALT, CUBE_COLOURS, GOOD_COLOURS, PALE, SAND, SERIF, WHITE, Sheet
from tools.rules_book.signs import sign

# What the houses of each group unlock (NOBLE-2): after how many, and what
GROUPS = (
    ("left", ((2, "réis may pay visits"),)),
    ("middle", ((1, "ships cost 1 good less"), (3, "ships cost no goods"))),
    ("right", ((1, "1 extra good when producing"), (3, "1 extra good of every type"))),
)


def player_board(box: Components) -> Sheet:
    """The board with nothing on it but its spaces."""
    description = (
        f"Portfolio with {box.top_slots} docks above and {box.bottom_slots} office slots below. Warehouse for "
        f"{', '.join(box.warehouse)}. {box.cube_spaces} spaces for each colour of rubble. Houses in groups of "
        f"{', '.join(map(str, box.houses))}. {box.clergy_spaces} spaces for clergy tiles, {box.favor_spaces} for "
        "favors."
    )
    sheet = Sheet(56, 45, "A player board", description)
    sheet.heading("Player board")
    draw_portfolio(sheet, box, 36, 82)
    draw_warehouse(sheet, box, 604, 82)
    draw_rubble(sheet, box, 36, 396)
    draw_houses(sheet, box, 472, 396)
    draw_tiles(sheet, box, 36, 650)
    draw_start(sheet, box, 604, 650)
    return sheet


def draw_portfolio(sheet: Sheet, box: Components, x: float, y: float) -> None:
    """Docks above, office below."""
    sheet.panel(x, y, 552, 300, "Portfolio")
    sheet.text(x + 120, y + 27, f"at most {box.base_limit} + sets cards in all", 14, anchor="start")
    for i in range(box.top_slots):
        draw_slot(sheet, x + 16 + i * 176, y + 42, PALE, "ship", f"dock {i + 1}", "noble or ship")
    for i in range(box.bottom_slots):
        draw_slot(sheet, x + 16 + i * 176, y + 168, SAND, "treasury", f"office {i + 1}", "treasury card")


def draw_slot(sheet: Sheet, x: float, y: float, fill: str, name: str, title: str, content: str) -> None:
    """A slot for a card."""
    sheet.rect(x, y, 168, 114, fill, COBALT, dash="6 4")
    sign(sheet, name, x + 66, y + 12, 36)
    sheet.text(x + 84, y + 72, title, 16, bold=True, face=SERIF)
    sheet.text(x + 84, y + 94, content, 14)


def draw_warehouse(sheet: Sheet, box: Components, x: float, y: float) -> None:
    """The four goods in the order of the board."""
    sheet.panel(x, y, 368, 300, "Warehouse")
    sheet.text(x + 140, y + 27, f"at most {box.base_limit} + sets of each", 14, anchor="start")
    for i, good in enumerate(box.warehouse):
        top = y + 46 + i * 62
        sheet.rect(x + 16, top, 336, 54, WHITE, GOOD_COLOURS[good], weight=4)
        sign(sheet, good, x + 28, top + 11, 32)
        sheet.text(x + 74, top + 34, good, 17, anchor="start", bold=True)
        for space in range(box.base_limit):
            sheet.circle(x + 180 + space * 44, top + 27, 16, PALE, COBALT)
        sheet.text(x + 180 + box.base_limit * 44, top + 33, "+ sets", 14, anchor="start")


def draw_rubble(sheet: Sheet, box: Components, x: float, y: float) -> None:
    """The spaces of the cubes; a full column is a set."""
    sheet.panel(x, y, 420, 238, "Rubble")
    sheet.text(x + 104, y + 27, "a full column is a set", 14, anchor="start")
    for i, cube in enumerate(CUBES):
        top = y + 48 + i * 50
        sign(sheet, cube, x + 16, top + 6, 28)
        sheet.text(x + 52, top + 26, cube, 14, anchor="start")
        for space in range(box.cube_spaces):
            sheet.rect(x + 150 + space * 52, top, 42, 42, WHITE, CUBE_COLOURS[cube], weight=3)
    for space in range(box.cube_spaces):
        sheet.text(x + 171 + space * 52, y + 216, f"set {space + 1}", 13)


def draw_houses(sheet: Sheet, box: Components, x: float, y: float) -> None:
    """The groups of houses, built from the bottom, and what they unlock."""
    sheet.panel(x, y, 500, 238, "Houses")
    sheet.text(x + 100, y + 27, "the lowest of a group is built first", 14, anchor="start")
    for i, ((name, unlocks), count) in enumerate(zip(GROUPS, box.houses, strict=True)):
        left = x + 14 + i * 160
        for house in range(count):
            sheet.text(left + 10, y + 137 - house * 38, str(house + 1), 14, bold=True)
            sign(sheet, "house", left + 22, y + 114 - house * 38, 32)
        sheet.text(left + 64, y + 132, name, 16, anchor="start", bold=True, face=SERIF)
        base = y + 166
        for after, words in unlocks:
            base = sheet.lines(left, base, f"{after}: {words}", 13, room=20) + 3


def draw_tiles(sheet: Sheet, box: Components, x: float, y: float) -> None:
    """Spaces for clergy tiles and favors."""
    sheet.panel(x, y, 552, 124, "Clergy tiles and favors")
    for i in range(box.clergy_spaces):
        sheet.rect(x + 16 + i * 68, y + 44, 60, 60, WHITE, COBALT, dash="5 4")
        sign(sheet, "clergy", x + 32 + i * 68, y + 60, 28)
    for i, noble in enumerate(NOBLES[: box.favor_spaces]):
        medallion(sheet, noble, x + 350 + i * 76, y + 74, 28)


def draw_start(sheet: Sheet, box: Components, x: float, y: float) -> None:
    """What a player begins with."""
    sheet.panel(x, y, 368, 124, "At the start")
    goods = f"{box.start_goods} of each good, {box.start_reis} réis, {box.start_wigs} wigs,"
    pieces = f"{box.officials} officials, {sum(box.houses)} houses, {box.set_markers} set markers,"
    sheet.text(x + 16, y + 56, goods, 15, anchor="start")
    sheet.text(x + 16, y + 80, pieces, 15, anchor="start")
    sheet.text(x + 16, y + 104, f"{box.hand} cards, a plan, a favor, a clergy tile", 15, anchor="start")
