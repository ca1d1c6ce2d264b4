"""Game files to send: an honest one, and hostile ones of any size."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from lisboa.game import Game
from tests.golden.recording import GAMES


@cache
def finished() -> list[str]:
    """Whole games that every version can read: those without a header for their rules."""
    texts = (path.read_text(encoding="utf-8") for path in sorted(GAMES.glob("*.txt")))
    return [text for text in texts if "[Rules " not in text and "[Scores" in text]


def honest() -> str:
    """A long one, for four."""
    return next(text for text in finished() if "[Players 4]" in text)


def shortest() -> str:
    """The one that is read most quickly."""
    return min(finished(), key=len)


def unfinished(moves: int) -> str:
    """The same, up to a move."""
    lines = honest().splitlines()
    head = [line for line in lines if line.startswith("[") and not line.startswith(("[Moves", "[Hash", "[Scores"))]
    played = [line for line in lines if line[:1].isdigit()]
    return "\n".join([*head, "", *played[:moves]]) + "\n"


HOSTILE: Final[dict[str, Callable[[int], str]]] = {
    "spaces in a header": lambda size: "[Lisboa" + " " * size + "x",
    "brackets in a header": lambda size: "[Lisboa " + "] " * (size // 2) + "x",
    "a name without end": lambda size: "[" + "L" * size,
    "a move of digits": lambda size: head() + "1" * size,
    "spaces in a move": lambda size: head() + "1 " + " " * size + "x",
    "lists in lists": lambda size: "[Position " + "[" * size + "]",
    "a number without end": lambda size: "[Seed " + "7" * size + "]",
    "comments": lambda size: head() + "; x\n" * (size // 4),
    "empty lines": lambda size: head() + "\n" * size,
    "a text of quotes": lambda size: '[Lisboa "' + '\\"' * (size // 2) + "]",
    "one move again and again": lambda size: head() + "1 blue: pass\n" * (size // 13),
}


# The same as JSON: what stands in the field `game` of an import. The last four cannot be told from a game before they
# are decoded, into a hundred thousand objects and more.
HOSTILE_JSON: Final[dict[str, Callable[[int], bytes]]] = {
    "lists that never end": lambda size: b"[" * size,
    "objects that never end": lambda size: b'{"a":' * (size // 5),
    "a number without end": lambda size: b'{"format":' + b"7" * size + b"}",
    "a fraction without end": lambda size: b'{"format":0.' + b"7" * size + b"}",
    "an exponent without end": lambda size: b'{"format":1e' + b"7" * size + b"}",
    "escapes": lambda size: b'{"format":"' + b"\\u00e9" * (size // 6) + b'"}',
    "half pairs": lambda size: b'{"format":"' + b"\\ud83d" * (size // 6) + b'"}',
    "no UTF-8": lambda size: b'{"format":"' + b"\xff" * size + b'"}',
    "spaces": lambda size: b"{" + b" " * size + b"}",
    "no object": lambda size: b"[" + b"[]," * (size // 3) + b"[]]",
    "keys": lambda size: b"{" + b",".join(b'"%d":0' % number for number in range(size // 10)) + b"}",
    "empty lists": lambda size: b'{"format":"lisboa-game-1","moves":[' + b"[]," * (size // 3) + b"[]]}",
    "empty objects": lambda size: b'{"format":"lisboa-game-1","moves":[' + b"{}," * (size // 3) + b"{}]}",
    "lists in lists": lambda size: (
        b'{"format":"lisboa-game-1","moves":[' + (b"[" * 200 + b"]" * 200 + b",") * (size // 401) + b"0]}"
    ),
}


@cache
def most_undoable() -> tuple[int, list[str]]:
    """Where in the honest game the longest row of moves begins that reveal nothing, and these moves."""
    game = Game.from_text(honest())
    again, first, last = game.rewound(0), 0, 0
    for number, move in enumerate(game.moves[:-1], start=1):
        again.play(move)
        if again.undoable > last - first:
            first, last = number - again.undoable, number
    return first, game.moves[first:last]


def head() -> str:
    """The headers of an honest game."""
    return "".join(f"{line}\n" for line in unfinished(0).splitlines())
