"""The icons of the game on a grid of 24: one for each good, cube and effect, so that nothing is told by colour alone.

`art.json` has them from the client's `web/src/art`; `node rule_art.mjs` in `web` writes it anew.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from lisboa.components import CUBES, Effect
from tools.rules_book.language import BookWords
from tools.rules_book.letters import width_of
from tools.rules_book.sheet import COBALT, INK, NOBLE_COLOURS, NOBLE_TINTS, WHITE, Sheet, number

ART: Final[dict[str, dict[str, str]]] = json.loads((Path(__file__).parent / "art.json").read_text(encoding="utf-8"))
SIGNS: Final = ART["signs"]
_PEN: Final = f'fill="none" stroke="{INK}" stroke-linejoin="round" stroke-linecap="round"'


def sign(sheet: Sheet, name: str, x: float, y: float, size: float = 24) -> None:
    """A sign with its upper left corner at a point. The lines of large ones do not grow with them."""
    scale, pen = number(size / 24), f'{_PEN} stroke-width="{number(min(1.75, 77 / size))}"'
    sheet.add(f'<g transform="translate({number(x)} {number(y)}) scale({scale})" {pen}>{SIGNS[name]}</g>')


def medallion(sheet: Sheet, noble: str, x: float, y: float, r: float) -> None:
    """The portrait of a noble about a point, in a round frame; the head may look out of it."""
    colour, scale = NOBLE_COLOURS[noble], number(r / 36)
    sheet.add(
        f'<g transform="translate({number(x - r)} {number(y - r)}) scale({scale})">'
        f'<circle cx="36" cy="36" r="32" fill="{NOBLE_TINTS[noble]}"/>'
        f'<g clip-path="url(#medallion)"><g transform="translate(4 9)">{ART["portraits"][noble]}</g></g>'
        f'<circle cx="36" cy="36" r="33" fill="none" stroke="{colour}" stroke-width="3.5"/></g>'
    )


def short(words: BookWords, effect: Effect) -> str:
    """An effect in one or two words: what fits below a sign on the board."""
    return words.say("book-short", effect=effect.name, count=effect.amount)


def cube_spaces(sheet: Sheet, x: float, y: float, count: int, size: float = 16, *, down: bool = False) -> None:
    """Empty spaces for rubble cubes, side by side or one below the other."""
    for i in range(count):
        at = (x, y + i * (size + 4)) if down else (x + i * (size + 4), y)
        sheet.rect(*at, size, size, WHITE, COBALT, radius=2, weight=1.2, dash="3 2")


def legend_of_cubes(sheet: Sheet, x: float, y: float, values: tuple[int, ...]) -> None:
    """The three kinds of rubble and what each adds to the price of land."""
    for step, cube, value in zip((160, 90, 150), CUBES, values, strict=True):
        words = f"{sheet.say('book-cube', cube=cube)} {value}"
        sign(sheet, cube, x, y, 24)
        sheet.text(x + 32, y + 18, words, 15, anchor="start")
        x += max(step, 48 + width_of(words, 15))
