"""The picture of Lacerda's cycle: where his courtier and his Assistant go, and what that makes him do."""

from __future__ import annotations

from lisboa.components import CARD_KINDS, NOBLES, Components
from tools.rules_book.court import NOBLE_ACTIONS, action_name
from tools.rules_book.language import BookWords
from tools.rules_book.sheet import COBALT, NOBLE_COLOURS, PALE, SAND, SERIF, WHITE, Sheet
from tools.rules_book.signs import medallion, sign

UPPER = ("king", "treasury")  # SOLO-4: the Assistant at these decks makes Lacerda take the upper State action
STEP = 222
LEFT = 86


def lacerda(box: Components, words: BookWords) -> Sheet:
    """The Assistant's decks above, the courtier's nobles below."""
    told = [words.say("book-lacerda-courtier")]
    for noble, (upper, lower) in zip(NOBLES, box.state_actions, strict=True):
        above, below = action_name(words, upper), action_name(words, lower)
        told.append(words.say("book-lacerda-noble", noble=noble, upper=above, lower=below))
    sheet = Sheet(words, 56, 45, words.say("book-lacerda-title"), words.sentences(told))
    sheet.heading(words.say("book-lacerda-heading"))
    draw_assistant(sheet, 82)
    draw_courtier(sheet, box, 342)
    return sheet


def draw_assistant(sheet: Sheet, y: float) -> None:
    """The four decks and the way of the Assistant."""
    sheet.panel(36, y, sheet.width - 72, 240, sheet.say("book-lacerda-assistant"))
    for i, kind in enumerate(CARD_KINDS):
        x = LEFT + i * STEP
        upper = kind in UPPER
        sheet.rect(x, y + 60, 160, 92, PALE if upper else SAND, NOBLE_COLOURS[kind], weight=3)
        if kind == "treasury":
            sign(sheet, "treasury", x + 14, y + 84, 44)
        else:
            medallion(sheet, kind, x + 36, y + 106, 24)
        sheet.text(x + 106, y + 98, sheet.say("book-deck", deck=kind), 17, bold=True, face=SERIF, room=94)
        sheet.text(x + 106, y + 124, sheet.say("book-place", place="upper" if upper else "lower"), 15, room=88)
        if i + 1 < len(CARD_KINDS):
            sheet.arrow([(x + 166, y + 106), (x + STEP - 6, y + 106)])
    draw_return(sheet, LEFT + 80, LEFT + 3 * STEP + 80, y + 156)
    sheet.text(sheet.width / 2, y + 218, sheet.say("book-lacerda-skipping"), 14, room=sheet.width - 100)


def draw_courtier(sheet: Sheet, box: Components, y: float) -> None:
    """The three nobles, the State action for either place of the Assistant, and the Noble action."""
    sheet.panel(36, y, sheet.width - 72, 432, sheet.say("book-lacerda-courtier"))
    for i, (noble, actions) in enumerate(zip(NOBLES, box.state_actions, strict=True)):
        x = 60 + i * 312
        sheet.rect(x, y + 52, 264, 302, WHITE, NOBLE_COLOURS[noble], radius=8, weight=3)
        medallion(sheet, noble, x + 46, y + 92, 26)
        name = sheet.say("noble", noble=noble)
        sheet.text(x + 90, y + 100, name, 20, anchor="start", bold=True, face=SERIF, room=168)
        for row, (effect, where) in enumerate(zip(actions, ("upper", "lower"), strict=True)):
            top = y + 134 + row * 70
            sheet.rect(x + 14, top, 236, 60, PALE if row == 0 else SAND, COBALT)
            sign(sheet, effect.name, x + 26, top + 14, 32)
            action, condition = action_name(sheet.words, effect), sheet.say("book-lacerda-if", place=where)
            sheet.text(x + 70, top + 26, action, 15, anchor="start", bold=True, room=176)
            sheet.text(x + 70, top + 47, condition, 13, anchor="start", room=176)
        sheet.rect(x + 14, y + 286, 236, 52, NOBLE_COLOURS[noble])
        sheet.rect(x + 22, y + 294, 36, 36, WHITE)
        sign(sheet, NOBLE_ACTIONS[noble], x + 26, y + 298, 28)
        words = sheet.say("book-noble-action", noble=noble)
        sheet.text(x + 66, y + 317, words, 13.5, anchor="start", fill=WHITE, bold=True, room=182)
        if i + 1 < len(NOBLES):
            sheet.arrow([(x + 268, y + 200), (x + 306, y + 200)])
    draw_return(sheet, 60 + 132, 60 + 2 * 312 + 132, y + 358)
    sheet.text(sheet.width / 2, y + 417, sheet.say("book-lacerda-order"), 14, room=sheet.width - 100)


def draw_return(sheet: Sheet, first: float, last: float, y: float) -> None:
    """The way back from the last to the first."""
    sheet.arrow([(last, y), (last, y + 36), (first, y + 36), (first, y + 4)])
