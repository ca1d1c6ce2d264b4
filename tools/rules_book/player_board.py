"""The picture of a player board: portfolio, warehouse, rubble, houses, clergy tiles and favors."""

from __future__ import annotations

from lisboa.components import CUBES, NOBLES, Components, Effect
from tools.rules_book.language import BookWords
from tools.rules_book.letters import width_of
from tools.rules_book.sheet import COBALT, CUBE_COLOURS, GOOD_COLOURS, PALE, SAND, SERIF, SMALLEST, WHITE, Sheet
from tools.rules_book.signs import medallion, short, sign

# After how many houses of a group there is something new (NOBLE-2)
GROUPS = {"left": (2,), "middle": (1, 3), "right": (1, 3)}


def player_board(box: Components, words: BookWords) -> Sheet:
    """The board with nothing on it but its spaces."""
    description = words.say(
        "book-board-description",
        docks=box.top_slots,
        slots=box.bottom_slots,
        goods=words.listed([words.say("good", good=good) for good in box.warehouse]),
        cubes=box.cube_spaces,
        houses=words.numbers(box.houses),
        clergy=box.clergy_spaces,
        favors=box.favor_spaces,
    )
    sheet = Sheet(words, 56, 45, words.say("book-board-title"), description)
    sheet.heading(words.say("book-board-heading"))
    draw_portfolio(sheet, box, 36, 82)
    draw_warehouse(sheet, box, 604, 82)
    draw_rubble(sheet, box, 36, 396)
    draw_houses(sheet, box, 472, 396)
    draw_tiles(sheet, box, 36, 650)
    draw_start(sheet, box, 604, 650)
    return sheet


def draw_portfolio(sheet: Sheet, box: Components, x: float, y: float) -> None:
    """Docks above, office below."""
    note = sheet.say("book-board-portfolio-limit", limit=box.base_limit)
    sheet.panel(x, y, 552, 300, sheet.say("book-board-portfolio"), note)
    for i in range(box.top_slots):
        title = sheet.say("book-board-dock", number=i + 1)
        draw_slot(sheet, x + 16 + i * 176, y + 42, PALE, "ship", title, sheet.say("book-board-dock-holds"))
    for i in range(box.bottom_slots):
        title = sheet.say("book-board-office", number=i + 1)
        draw_slot(sheet, x + 16 + i * 176, y + 168, SAND, "treasury", title, sheet.say("book-board-office-holds"))


def draw_slot(sheet: Sheet, x: float, y: float, fill: str, name: str, title: str, content: str) -> None:
    """A slot for a card."""
    sheet.rect(x, y, 168, 114, fill, COBALT, dash="6 4")
    sign(sheet, name, x + 66, y + 12, 36)
    sheet.text(x + 84, y + 72, title, 16, bold=True, face=SERIF, room=160)
    sheet.text(x + 84, y + 94, content, 14, room=160)


def draw_warehouse(sheet: Sheet, box: Components, x: float, y: float) -> None:
    """The four goods in the order of the board."""
    note = sheet.say("book-board-warehouse-limit", limit=box.base_limit)
    sheet.panel(x, y, 368, 300, sheet.say("book-board-warehouse"), note, 140)
    for i, good in enumerate(box.warehouse):
        top = y + 46 + i * 62
        sheet.rect(x + 16, top, 336, 54, WHITE, GOOD_COLOURS[good], weight=4)
        sign(sheet, good, x + 28, top + 11, 32)
        sheet.text(x + 74, top + 34, short(sheet.words, Effect(good, 1)), 17, anchor="start", bold=True, room=86)
        for space in range(box.base_limit):
            sheet.circle(x + 180 + space * 44, top + 27, 16, PALE, COBALT)
        sheet.text(x + 180 + box.base_limit * 44, top + 33, sheet.say("book-board-sets"), 14, anchor="start", room=80)


def draw_rubble(sheet: Sheet, box: Components, x: float, y: float) -> None:
    """The spaces of the cubes; a full column is a set."""
    sheet.panel(x, y, 420, 238, sheet.say("book-board-rubble"), sheet.say("book-board-rubble-sets"), 104)
    for i, cube in enumerate(CUBES):
        top = y + 48 + i * 50
        sign(sheet, cube, x + 16, top + 6, 28)
        name = sheet.say("book-cube", cube=cube)
        room = max(94, width_of(name, SMALLEST))  # a long name begins nearer to the sign
        sheet.text(x + 146 - room, top + 26, name, 14, anchor="start", room=room)
        for space in range(box.cube_spaces):
            sheet.rect(x + 150 + space * 52, top, 42, 42, WHITE, CUBE_COLOURS[cube], weight=3)
    for space in range(box.cube_spaces):
        sheet.text(x + 171 + space * 52, y + 216, sheet.say("book-board-set", number=space + 1), 13, room=50)


def draw_houses(sheet: Sheet, box: Components, x: float, y: float) -> None:
    """The groups of houses, built from the bottom, and what they unlock."""
    sheet.panel(x, y, 500, 238, sheet.say("book-board-houses"), sheet.say("book-board-houses-order"), 100)
    for i, ((group, steps), count) in enumerate(zip(GROUPS.items(), box.houses, strict=True)):
        left = x + 14 + i * 160
        for house in range(count):
            sheet.text(left + 10, y + 137 - house * 38, str(house + 1), 14, bold=True)
            sign(sheet, "house", left + 22, y + 114 - house * 38, 32)
        name = sheet.say("book-board-group", group=group)
        sheet.text(left + 64, y + 132, name, 16, anchor="start", bold=True, face=SERIF, room=92)
        base = y + 166
        for after in steps:
            words = sheet.say("book-board-unlocks", group=group, after=after)
            base = sheet.lines(left, base, f"{after}: {words}", 13, room=20, most=4 // len(steps)) + 3


def draw_tiles(sheet: Sheet, box: Components, x: float, y: float) -> None:
    """Spaces for clergy tiles and favors."""
    sheet.panel(x, y, 552, 124, sheet.say("book-board-tiles"))
    for i in range(box.clergy_spaces):
        sheet.rect(x + 16 + i * 68, y + 44, 60, 60, WHITE, COBALT, dash="5 4")
        sign(sheet, "clergy", x + 32 + i * 68, y + 60, 28)
    for i, noble in enumerate(NOBLES[: box.favor_spaces]):
        medallion(sheet, noble, x + 350 + i * 76, y + 74, 28)


def draw_start(sheet: Sheet, box: Components, x: float, y: float) -> None:
    """What a player begins with."""
    sheet.panel(x, y, 368, 124, sheet.say("book-board-start"))
    lines = (
        sheet.say("book-board-start-means", goods=box.start_goods, reis=box.start_reis, wigs=box.start_wigs),
        sheet.say("book-board-start-pieces", officials=box.officials, houses=sum(box.houses), markers=box.set_markers),
        sheet.say("book-board-start-cards", cards=box.hand),
    )
    for i, words in enumerate(lines):
        sheet.text(x + 16, y + 56 + 24 * i, words, 15, anchor="start", room=344)
