"""The pages of the rules and the parts of them that are generated.

A generated part stands between `<!-- example ... -->`, `<!-- data ... -->` or `<!-- links -->` and `<!-- end -->`.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from lisboa.components import Components, load
from lisboa.rule_links import FOLDER, PAGES, rule_link
from tools.rules_book.church import church
from tools.rules_book.components_page import components_page
from tools.rules_book.court import court
from tools.rules_book.downtown import downtown
from tools.rules_book.examples import example
from tools.rules_book.lacerda import lacerda
from tools.rules_book.player_board import player_board
from tools.rules_book.ships import ships
from tools.rules_book.tables import TABLES
from tools.rules_book.tracks import tracks

ROOT: Final = Path(__file__).resolve().parents[2]
BOOK: Final = ROOT / FOLDER
GAMES: Final = ROOT / "tests" / "games"
GAMES_FROM_PAGE: Final = "../../tests/games"

DRAWINGS: Final = {
    "downtown": downtown,
    "tracks": tracks,
    "church": church,
    "court": court,
    "player-board": player_board,
    "ships": ships,
    "lacerda": lacerda,
}

BLOCK: Final = re.compile(r"<!-- (example|data|links) ?(.*?) ?-->\n(.*?)<!-- end -->\n", re.DOTALL)
REFERENCE: Final = re.compile(rf"\[((?:{'|'.join(PAGES)})-\d+)\](?![(:])")


def chapters() -> list[Path]:
    """The pages that are written by hand: the index and a page a chapter."""
    return [BOOK / "README.md", *(BOOK / page for page in PAGES.values())]


def game_files(folder: Path = GAMES) -> list[Path]:
    """The recorded games in the order of their names."""
    return sorted(folder.glob("*.txt"))


def filled(text: str, box: Components, games: list[Path]) -> str:
    """A page with its generated parts made anew."""

    def fill(block: re.Match[str]) -> str:
        kind, words = block.group(1), block.group(2)
        if kind == "example":
            content = example(words, games, GAMES_FROM_PAGE)
        elif kind == "data":
            content = TABLES[words](box)
        else:
            content = links(text)
        opening = f"<!-- {kind} {words} -->" if words else f"<!-- {kind} -->"
        return f"{opening}\n\n{content}\n<!-- end -->\n"

    return BLOCK.sub(fill, text)


def links(text: str) -> str:
    """Where the rules are that a page refers to as [VISIT-1]."""
    cited = {match.group(1) for match in REFERENCE.finditer(text)}
    order = list(PAGES)

    def place(rule: str) -> tuple[int, int]:
        chapter, _, number = rule.partition("-")
        return order.index(chapter), int(number)

    return "".join(f"[{rule}]: {rule_link(rule).removeprefix(FOLDER + '/')}\n" for rule in sorted(cited, key=place))


def book(games: list[Path]) -> dict[Path, str]:
    """All files of the book as they should be."""
    box = load()
    files = {path: filled(path.read_text(encoding="utf-8"), box, games) for path in chapters()}
    files[BOOK / "components.md"] = components_page(box)
    for name, draw in DRAWINGS.items():
        files[BOOK / "images" / f"{name}.svg"] = draw(box).svg()
    return files
