"""Signs on a grid of 24: one for each good, cube and effect, so that nothing is told by colour alone."""

from __future__ import annotations

from typing import Final

from lisboa.components import CUBES, Effect
from tools.rules_book.language import BookWords
from tools.rules_book.letters import width_of
from tools.rules_book.sheet import COBALT, CUBE_COLOURS, GOOD_COLOURS, INK, PALE, WHITE, Sheet, number

COIN: Final = "#f3dfa0"
RED: Final = "#d9534a"
_LINE: Final = f'stroke="{INK}" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"'


def _drawn(fill: str, d: str, lines: str = "") -> str:
    """A filled form, and thin lines on top of it."""
    over = f'<path d="{lines}" fill="none" {_LINE}/>' if lines else ""
    return f'<path d="{d}" fill="{fill}" {_LINE}/>{over}'


_CUBE: Final = "M12 2 21 7V17L12 22 3 17V7Z"

_FLAME: Final = "M12 5C16 9 17 12 16 15A4.3 4.3 0 0 1 8 15C7.5 12.5 10 11 12 5Z"
_WAVES: Final = "M6 10Q9 6 12 10T18 10M6 15Q9 11 12 15T18 15"
_WIG: Final = (
    "M12 3C17 3 19 7 19 11C22 13 21 18 18 18C16 21 14 20 14 17V11A2 2 0 0 0 10 11V17"
    "C10 20 8 21 6 18C3 18 2 13 5 11C5 7 7 3 12 3Z"
)
_OFFICIAL: Final = (
    "M12 3A3.5 3.5 0 0 1 14 9C18 10 19 12 18 14H15L17 21H13L12 18 11 21H7L9 14H6C5 12 6 10 10 9A3.5 3.5 0 0 1 12 3Z"
)
_COIN: Final = (
    f'<circle cx="12" cy="12" r="9" fill="{COIN}" {_LINE}/><circle cx="12" cy="12" r="6" fill="none" {_LINE}/>'
    f'<path d="M12 8.5V15.5M9.5 10.5H14.5" fill="none" {_LINE}/>'
)
_HAT: Final = (
    _drawn(RED, "M7 12C7 6 9 4 12 4S17 6 17 12Z", "M12 4V1.5")
    + _drawn(RED, "M2 13C6 11 18 11 22 13C18 17 6 17 2 13Z")
    + f'<path d="M8 16V21M16 16V21" fill="none" {_LINE}/>'
)
_HEAP: Final = (
    _drawn("#d9cdb4", "M12 3 17 6V12L12 15 7 12V6Z")
    + _drawn("#c9b48c", "M7 12 12 15V20L7 23 2 20V15Z")
    + _drawn("#b8b2a6", "M17 12 22 15V20L17 23 12 20V15Z")
)
_SEAL: Final = f'<circle cx="15" cy="17" r="2.6" fill="#c23b32" {_LINE}/>'

_GOODS: Final = {
    "gold": _drawn(
        GOOD_COLOURS["gold"], "M3 17 6.5 8H17.5L21 17Z", "M6.5 8 8.5 12H15.5L17.5 8M8.5 12 7 17M15.5 12 17 17"
    ),
    "cloth": _drawn(
        GOOD_COLOURS["cloth"], "M3 6H15A4 4 0 0 1 15 14H14V20L10 17 6 20V14H3Z", "M15 8A2 2 0 0 1 15 12M3 10H11"
    ),
    "books": _drawn(
        GOOD_COLOURS["books"], "M4 4H17A3 3 0 0 1 20 7V20H7A3 3 0 0 1 4 17Z", "M8 4V17M8 17H20M11 8H17M11 11H17"
    ),
    "tools": _drawn(GOOD_COLOURS["tools"], "M3 21 5 10 14 15Z", "M10 12 14 9M14 9 20 3")
    + _drawn(WHITE, "M17 7 21 3 22 4 18 8Z"),
}
_CUBES: Final = {
    "earthquake": _drawn(CUBE_COLOURS["earthquake"], _CUBE, "M8 5 12 10 9 13 14 16 12 20"),
    "fire": _drawn(CUBE_COLOURS["fire"], _CUBE) + f'<path d="{_FLAME}" fill="#ffe2a8"/>',
    "tsunami": _drawn(CUBE_COLOURS["tsunami"], _CUBE)
    + f'<path d="{_WAVES}" fill="none" stroke="{WHITE}" stroke-width="1.8"/>',
}
SIGNS: Final = {
    **_GOODS,
    **_CUBES,
    "reis": _COIN,
    "influence": _drawn(WHITE, "M3 6H21V18H3Z", "M3 6 12 13 21 6"),
    "wigs": _drawn("#e4e2ea", _WIG),
    "recruit": _drawn(PALE, _OFFICIAL),
    "plan": _drawn(
        PALE, "M5 4H17A2 2 0 0 1 19 6V20H7A2 2 0 0 1 5 18Z", "M9 17V11L12 8 15 11V17M8 17H16M17 4A2 2 0 0 0 15 6H19"
    ),
    "ship": _drawn(PALE, "M3 16H21L18 21H6Z", "M12 16V3M12 4C17 5 18 9 17 13H12M12 6C8 7 6 10 6 13H12"),
    "produce": _drawn(PALE, "M4 9H20V21H4Z", "M4 9 20 21M20 9 4 21M12 7V2M9 4 12 1.5 15 4"),
    "cardinal": _HAT,
    "favor": _drawn(COIN, "M4 18V8L8 12 12 5 16 12 20 8V18Z", "M4 21H20"),
    "decree": _drawn(WHITE, "M5 3H19V21H5Z", "M8 7H16M8 10H16M8 13H13") + _SEAL,
    "rubble": _HEAP,
    "store": _drawn(PALE, "M4 10H20V21H4Z", "M10 21V15H14V21")
    + _drawn(WHITE, "M3 10 5 4H19L21 10Z", "M8 4 7 10M12 4V10M16 4 17 10"),
    "open": _drawn(PALE, "M3 9 12 3 21 9Z", "M5 9V18M10 9V18M14 9V18M19 9V18M3 18H21M2 21H22"),
    "treasury": _drawn(COIN, "M3 10H21V20H3Z", "M3 10C3 6 6 5 8 5H16C18 5 21 6 21 10M12 12V16M3 14H21"),
    "two-goods": _drawn(PALE, "M2 10H12V20H2Z", "M2 15H12") + _drawn(WHITE, "M10 4H22V16H12V10H10Z", "M16 4V16"),
    "clergy": _drawn(WHITE, "M4 3H20V21H4Z", "M12 6V18M8 10H16"),
    "house": _drawn(PALE, "M4 21V11L12 4 20 11V21Z"),
}
ALIASES: Final = {"gain-influence": "influence"}


def sign(sheet: Sheet, name: str, x: float, y: float, size: float = 24) -> None:
    """A sign with its upper left corner at a point."""
    scale = number(size / 24)
    body = SIGNS[ALIASES.get(name, name)]
    sheet.add(f'<g transform="translate({number(x)} {number(y)}) scale({scale})">{body}</g>')


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
