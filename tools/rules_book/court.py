"""The picture of the royal court: offices, plazas, State actions and Noble actions of the three nobles."""

from __future__ import annotations

from lisboa.components import NOBLES, Components, Effect
from tools.rules_book.sheet import COBALT, NOBLE_COLOURS, PALE, SERIF, WHITE, Sheet
from tools.rules_book.signs import sign

WIDTH = 296
HEIGHT = 500
PEOPLE = {"builder": "Manuel da Maia", "minister": "Marquis of Pombal", "king": "D. José I"}
TAKES = {"builder": "tools", "minister": "books", "king": "cloth"}  # TRADE-2
NOBLE_ACTIONS = {
    "builder": ("store", "Build a store"),
    "minister": ("decree", "Take a decree"),
    "king": ("open", "Open a public building"),
}
STATE_ACTIONS = {
    "recruit": "Recruit up to {}",
    "plan": "Acquire a plan",
    "ship": "Build a ship",
    "produce": "Produce",
    "cardinal": "Meet the Cardinal",
    "favor": "Royal Favor",
}


def action_name(effect: Effect) -> str:
    """A State action as an order."""
    return STATE_ACTIONS[effect.name].format(effect.amount)


def court(box: Components) -> Sheet:
    """The three nobles side by side."""
    told = [
        f"{noble.title()}: {spaces} office spaces, State actions {action_name(upper)} above, {action_name(lower)} below"
        for noble, spaces, (upper, lower) in zip(NOBLES, box.office_spaces, box.state_actions, strict=True)
    ]
    sheet = Sheet(56, 34, "The royal court", ". ".join(told) + ".")
    sheet.heading("The royal court")
    for i, noble in enumerate(NOBLES):
        draw_noble(sheet, box, noble, 40 + i * (WIDTH + 20), 84)
    return sheet


def draw_noble(sheet: Sheet, box: Components, noble: str, x: float, y: float) -> None:
    """One noble from portrait to Noble action."""
    colour = NOBLE_COLOURS[noble]
    index = NOBLES.index(noble)
    sheet.rect(x, y, WIDTH, HEIGHT, WHITE, colour, radius=8, weight=3)
    medallion(sheet, noble, x + 50, y + 54, 34)
    sheet.text(x + 98, y + 50, noble.title(), 22, anchor="start", bold=True, face=SERIF)
    sheet.text(x + 98, y + 72, PEOPLE[noble], 14, anchor="start")
    draw_office(sheet, box.office_spaces[index], x + 16, y + 108)
    draw_state_actions(sheet, box, noble, x + 16, y + 242)
    name, words = NOBLE_ACTIONS[noble]
    sheet.text(x + 16, y + 426, "Noble action", 15, anchor="start", bold=True)
    sheet.rect(x + 16, y + 436, WIDTH - 32, 46, colour)
    sheet.rect(x + 22, y + 442, 34, 34, WHITE)
    sign(sheet, name, x + 25, y + 445, 28)
    sheet.text(x + 66, y + 465, words, 16, anchor="start", fill=WHITE, bold=True)


def medallion(sheet: Sheet, noble: str, x: float, y: float, r: float) -> None:
    """A portrait in little: the noble's letter in an oval frame."""
    sheet.circle(x, y, r, NOBLE_COLOURS[noble], COBALT, 2)
    sheet.circle(x, y, r - 5, "none", WHITE, 1)
    sheet.text(x, y + r * 0.32, noble[0].upper(), r, fill=WHITE, bold=True, face=SERIF)


def draw_office(sheet: Sheet, spaces: int, x: float, y: float) -> None:
    """The office, which has room for so many, and the plaza, which has room for all."""
    sheet.text(x, y + 14, f"Office: {spaces} spaces", 15, anchor="start", bold=True)
    for i in range(spaces):
        sheet.rect(x + i * 44, y + 24, 38, 38, PALE, COBALT)
        sign(sheet, "recruit", x + i * 44 + 8, y + 32, 22)
    sheet.text(x, y + 86, "Plaza: no limit", 15, anchor="start", bold=True)
    sheet.rect(x, y + 94, WIDTH - 32, 24, PALE, COBALT, dash="5 4")


def draw_state_actions(sheet: Sheet, box: Components, noble: str, x: float, y: float) -> None:
    """The upper and the lower State action, and the goods that buy them."""
    sheet.text(x, y + 14, "State actions, for 1", 15, anchor="start", bold=True)
    sign(sheet, TAKES[noble], x + 168, y - 4)
    sheet.text(x + 200, y + 14, "or 1", 15, anchor="start", bold=True)
    sign(sheet, "gold", x + 242, y - 4)
    for i, (effect, where) in enumerate(zip(box.state_actions[NOBLES.index(noble)], ("upper", "lower"), strict=True)):
        top = y + 28 + i * 68
        sheet.rect(x, top, WIDTH - 32, 58, PALE, COBALT)
        sign(sheet, effect.name, x + 12, top + 13, 32)
        sheet.text(x + 58, top + 26, action_name(effect), 16, anchor="start", bold=True)
        sheet.text(x + 58, top + 46, where, 13, anchor="start")
