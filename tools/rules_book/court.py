"""The picture of the royal court: offices, plazas, State actions and Noble actions of the three nobles."""

from __future__ import annotations

from lisboa.components import NOBLES, Components, Effect
from tools.rules_book.language import BookWords
from tools.rules_book.letters import width_of
from tools.rules_book.sheet import COBALT, NOBLE_COLOURS, PALE, SERIF, WHITE, Sheet, fitting
from tools.rules_book.signs import medallion, sign

WIDTH = 296
HEIGHT = 500
TAKES = {"builder": "tools", "minister": "books", "king": "cloth"}  # TRADE-2
NOBLE_ACTIONS = {"builder": "store", "minister": "decree", "king": "open"}


def action_name(words: BookWords, effect: Effect) -> str:
    """A State action as an order."""
    return words.say("book-state-action", action=effect.name, amount=effect.amount)


def court(box: Components, words: BookWords) -> Sheet:
    """The three nobles side by side."""
    told = [
        words.say(
            "book-court-noble",
            noble=noble,
            spaces=spaces,
            upper=action_name(words, upper),
            lower=action_name(words, lower),
        )
        for noble, spaces, (upper, lower) in zip(NOBLES, box.office_spaces, box.state_actions, strict=True)
    ]
    sheet = Sheet(words, 56, 34, words.say("book-court-title"), words.sentences(told))
    sheet.heading(words.say("book-court-title"))
    for i, noble in enumerate(NOBLES):
        draw_noble(sheet, box, noble, 40 + i * (WIDTH + 20), 84)
    return sheet


def draw_noble(sheet: Sheet, box: Components, noble: str, x: float, y: float) -> None:
    """One noble from portrait to Noble action."""
    colour = NOBLE_COLOURS[noble]
    index = NOBLES.index(noble)
    sheet.rect(x, y, WIDTH, HEIGHT, WHITE, colour, radius=8, weight=3)
    medallion(sheet, noble, x + 50, y + 54, 40)
    name, person = sheet.say("noble", noble=noble), sheet.say("book-person", noble=noble)
    sheet.text(x + 98, y + 50, name, 22, anchor="start", bold=True, face=SERIF, room=WIDTH - 106)
    sheet.text(x + 98, y + 72, person, 14, anchor="start", room=WIDTH - 106)
    draw_office(sheet, box.office_spaces[index], x + 16, y + 108)
    draw_state_actions(sheet, box, noble, x + 16, y + 242)
    sheet.text(x + 16, y + 426, sheet.say("book-court-noble-action"), 15, anchor="start", bold=True, room=WIDTH - 32)
    sheet.rect(x + 16, y + 436, WIDTH - 32, 46, colour)
    sheet.rect(x + 22, y + 442, 34, 34, WHITE)
    sign(sheet, NOBLE_ACTIONS[noble], x + 25, y + 445, 28)
    words = sheet.say("book-noble-action", noble=noble)
    sheet.text(x + 66, y + 465, words, 16, anchor="start", fill=WHITE, bold=True, room=WIDTH - 86)


def draw_office(sheet: Sheet, spaces: int, x: float, y: float) -> None:
    """The office, which has room for so many, and the plaza, which has room for all."""
    room = WIDTH - 32
    sheet.text(x, y + 14, sheet.say("book-court-office", count=spaces), 15, anchor="start", bold=True, room=room)
    for i in range(spaces):
        sheet.rect(x + i * 44, y + 24, 38, 38, PALE, COBALT)
        sign(sheet, "official", x + i * 44 + 8, y + 32, 22)
    sheet.text(x, y + 86, sheet.say("book-court-plaza"), 15, anchor="start", bold=True, room=room)
    sheet.rect(x, y + 94, room, 24, PALE, COBALT, dash="5 4")


def draw_state_actions(sheet: Sheet, box: Components, noble: str, x: float, y: float) -> None:
    """The upper and the lower State action, and the goods that buy them."""
    title = sheet.say("book-court-state-actions")
    size = fitting(title, 15, 172, bold=True)
    after = max(168, width_of(title, size, bold=True) + 2)
    sheet.text(x, y + 14, title, size, anchor="start", bold=True)
    sign(sheet, TAKES[noble], x + after, y - 4)
    sheet.text(x + after + 32, y + 14, sheet.say("book-court-or"), 15, anchor="start", bold=True, room=208 - after)
    sign(sheet, "gold", x + 242, y - 4)
    for i, (effect, where) in enumerate(zip(box.state_actions[NOBLES.index(noble)], ("upper", "lower"), strict=True)):
        top = y + 28 + i * 68
        sheet.rect(x, top, WIDTH - 32, 58, PALE, COBALT)
        sign(sheet, effect.name, x + 12, top + 13, 32)
        name = action_name(sheet.words, effect)
        sheet.text(x + 58, top + 26, name, 16, anchor="start", bold=True, room=WIDTH - 98)
        sheet.text(x + 58, top + 46, sheet.say("book-place", place=where), 13, anchor="start", room=WIDTH - 98)
