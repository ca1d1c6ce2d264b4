"""How much room words take in a drawing, and where their lines may be broken."""

from __future__ import annotations

import re
from typing import Final

# Widths in parts of the letters' size, of a face that runs wide: in a narrower one there is room to spare.
USUAL: Final = 0.61
WIDTHS: Final = (
    (0.33, frozenset("iIjl|.,:;'! ()[]í")),
    (0.42, frozenset("tfr-·")),
    (0.96, frozenset("mW—@%ЖШЩЮжшщ")),
    (0.8, frozenset("wMМФЫДюыфм")),
    (0.72, frozenset("ABCDGHKNOPQRUVXYZАБВГЕЗИЙКЛНОПРСТУХЦЧЭЯÚÁČŘŽÍ−+")),
)
BOLD: Final = 1.12

SQUARE: Final = r"[\u3000-\u9fff\uff01-\uff60]"  # letters of Japanese fill a square, and lines may end between them
CLOSING: Final = "、。）」・：；？！ー々っゃゅょッャュョァィゥェォ～"
OPENING: Final = "（「"
PIECE: Final = re.compile(rf"\s*[{OPENING}]*(?:(?![{OPENING}]){SQUARE}|(?:(?!{SQUARE})\S)+)[{CLOSING}]*")


def width_of(words: str, size: float, *, bold: bool = False) -> float:
    """How wide a line of letters of this size is, about."""
    return sum(map(width, words)) * size * (BOLD if bold else 1)


def width(letter: str) -> float:
    """Of one letter, in parts of its size."""
    if re.match(SQUARE, letter):
        return 1.0
    return next((share for share, letters in WIDTHS if letter in letters), USUAL)


def lines_of(words: str, room: float) -> list[str]:
    """Words in lines of at most `room` letters; a square is as much as one letter and two thirds."""
    out = [""]
    for piece in PIECE.findall(words):
        if out[-1] and count(out[-1] + piece) > room:
            out.append(piece.strip())
        else:
            out[-1] = (out[-1] + piece).strip()
    return out


def count(words: str) -> float:
    """Letters, squares for more than one."""
    return len(words) + len(re.findall(SQUARE, words)) * 2 / 3
