"""Pictures of the tracks of the board: treasury, influence, market."""

from __future__ import annotations

from lisboa.components import GOODS, Components
from tools.rules_book.language import BookWords, signed
from tools.rules_book.sheet import COBALT, COIN, GOOD_COLOURS, INK, PALE, SERIF, WHITE, Sheet
from tools.rules_book.signs import sign

LEFT = 44
STEP = 82
SPACE = 74


def tracks(box: Components, words: BookWords) -> Sheet:
    """The three tracks one above the other."""
    values = [words.say("book-tracks-space", count=reis, modifier=signed(modifier)) for modifier, reis in box.treasury]
    prices = [f"{words.say('good', good=good)} {price}" for good, price in zip(GOODS, box.market_start, strict=True)]
    description = words.say(
        "book-tracks-description",
        treasury=words.listed(values),
        top=box.influence_top,
        coins=words.numbers(box.influence_coins),
        cheapest=box.market_bottom,
        dearest=box.market_top,
        prices=words.listed(prices),
    )
    sheet = Sheet(words, 56, 39, words.say("book-tracks-title"), description)
    sheet.heading(words.say("book-tracks-heading"))
    draw_treasury(sheet, box, 82)
    draw_influence(sheet, box, 278)
    draw_market(sheet, box, 484)
    return sheet


def draw_treasury(sheet: Sheet, box: Components, y: float) -> None:
    """The treasury: top of the track on the left."""
    width = sheet.width - 2 * LEFT + 16
    sheet.panel(LEFT - 8, y, width, 184, sheet.say("book-tracks-treasury"), sheet.say("book-tracks-treasury-note"), 128)
    for space, (modifier, reis) in enumerate(box.treasury):
        x = LEFT + 150 + space * 120
        start = space == box.treasury_start
        sheet.rect(x, y + 46, 104, 90, COIN if start else PALE, COBALT, weight=3 if start else 1.5)
        sign(sheet, "influence", x + 14, y + 54, 26)
        sheet.text(x + 68, y + 76, signed(modifier), 22, bold=True, face=SERIF)
        sign(sheet, "reis", x + 14, y + 98, 28)
        sheet.text(x + 68, y + 121, str(reis), 26, bold=True, face=SERIF)
        if start:
            sheet.text(x + 52, y + 160, sheet.say("book-tracks-start"), 14, bold=True, room=110)
    first, last = LEFT + 150, LEFT + 150 + len(box.treasury) * 120 - 16
    sheet.arrow([(first + 70, y + 155), (first, y + 155)])
    sheet.text(first + 82, y + 160, sheet.say("book-tracks-up"), 15, anchor="start", bold=True, room=150)
    sheet.arrow([(last - 70, y + 155), (last, y + 155)])
    sheet.text(last - 82, y + 160, sheet.say("book-tracks-down"), 15, anchor="end", bold=True, room=150)


def draw_influence(sheet: Sheet, box: Components, y: float) -> None:
    """The influence track with its coins and its wig, and where players begin."""
    title, note = sheet.say("book-tracks-influence"), sheet.say("book-tracks-influence-note")
    sheet.panel(LEFT - 8, y, sheet.width - 2 * LEFT + 16, 194, title, note, 128)
    for space in range(box.influence_top + 1):
        x = LEFT + 10 + space * STEP
        sheet.rect(x, y + 46, SPACE, 84, PALE, COBALT)
        sheet.text(x + SPACE / 2, y + 74, str(space), 22, bold=True, face=SERIF)
        if space in box.influence_coins:
            sign(sheet, "reis", x + SPACE / 2 - 15, y + 88, 30)
        if space == box.influence_top:
            sign(sheet, "wigs", x + SPACE / 2 - 15, y + 88, 30)
    for turn, start in enumerate(box.start_influence, start=1):
        tip = LEFT + 10 + start * STEP + SPACE / 2
        sheet.path(f"M{tip} {y + 136} {tip - 8} {y + 148} {tip + 8} {y + 148}Z", COBALT, COBALT)
        sheet.text(tip, y + 167, sheet.say("book-ordinal", place=turn), 15, bold=True)
    sheet.text(LEFT + 10, y + 167, sheet.say("book-tracks-begin"), 14, anchor="start", room=320)


def draw_market(sheet: Sheet, box: Components, y: float) -> None:
    """The market track with the markers at their starts."""
    title, note = sheet.say("book-tracks-market"), sheet.say("book-tracks-market-note")
    sheet.panel(LEFT - 8, y, sheet.width - 2 * LEFT + 16, 176, title, note, 128)
    for price in range(box.market_bottom, box.market_top + 1):
        x = LEFT + 150 + (price - box.market_bottom) * 100
        sheet.rect(x, y + 46, 92, 110, PALE, COBALT)
        sheet.text(x + 46, y + 72, str(price), 22, bold=True, face=SERIF)
        here = [good for good, start in zip(GOODS, box.market_start, strict=True) if start == price]
        for i, good in enumerate(here):
            draw_marker(sheet, good, x + 46 + (i - (len(here) - 1) / 2) * 43, y + 106, 92 / len(here))


def draw_marker(sheet: Sheet, good: str, x: float, y: float, room: float) -> None:
    """A market marker with the sign and the name of its good."""
    sheet.circle(x, y, 18, WHITE, GOOD_COLOURS[good], 4)
    sign(sheet, good, x - 11, y - 11, 22)
    sheet.text(x, y + 37, sheet.say("good", good=good), 13, fill=INK, room=room)
