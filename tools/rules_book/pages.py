"""The pages of the rules and the parts of them that are generated.

A generated part stands between `<!-- example ... -->`, `<!-- data ... -->` or `<!-- links -->` and `<!-- end -->`.
English pages lie in `docs/rules`, those of another language in a folder with its name there.
"""

from __future__ import annotations

import re
from itertools import takewhile
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
from tools.rules_book.language import ENGLISH, TRANSLATIONS, BookWords, book_words
from tools.rules_book.player_board import player_board
from tools.rules_book.ships import ships
from tools.rules_book.tables import TABLES
from tools.rules_book.tracks import tracks

ROOT: Final = Path(__file__).resolve().parents[2]
BOOK: Final = ROOT / FOLDER
GAMES: Final = ROOT / "tests" / "games"
GAMES_FROM_BOOK: Final = "../../tests/games"

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


def folder_of(language: str) -> Path:
    """Where the pages of a language lie."""
    return BOOK if language == ENGLISH else BOOK / language


def chapters(language: str = ENGLISH) -> list[Path]:
    """The pages of a language that are written by hand and have generated parts: the index and a page a chapter."""
    return [folder_of(language) / page for page in ("README.md", *PAGES.values())]


def game_files(folder: Path = GAMES) -> list[Path]:
    """The recorded games in the order of their names, those by earlier rules last: pages describe today's (0018)."""
    return sorted(folder.glob("*.txt"), key=lambda path: (not names_its_rules(path), path.name))


def names_its_rules(path: Path) -> bool:
    """Does a game file name the revision of its rules? Those of the first revision do not."""
    with path.open(encoding="utf-8") as lines:
        headers = takewhile(lambda line: line.startswith("["), lines)
        return any(line.startswith("[Rules ") for line in headers)


def filled(text: str, box: Components, games: list[Path], words: BookWords) -> str:
    """A page with its generated parts made anew."""
    from_page = GAMES_FROM_BOOK if words.language == ENGLISH else f"../{GAMES_FROM_BOOK}"

    def fill(block: re.Match[str]) -> str:
        kind, wish = block.group(1), block.group(2)
        if kind == "example":
            content = example(wish, games, from_page, words)
        elif kind == "data":
            content = TABLES[wish](box, words)
        else:
            content = links(text)
        opening = f"<!-- {kind} {wish} -->" if wish else f"<!-- {kind} -->"
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


def edition(language: str, games: list[Path]) -> dict[Path, str]:
    """All files of the book in one language as they should be."""
    box, words, folder = load(), book_words(language), folder_of(language)
    files = {path: filled(path.read_text(encoding="utf-8"), box, games, words) for path in chapters(language)}
    files[folder / "components.md"] = components_page(box, words)
    for name, draw in DRAWINGS.items():
        files[folder / "images" / f"{name}.svg"] = draw(box, words).svg()
    return files


def book(games: list[Path]) -> dict[Path, str]:
    """All files of the book in all languages as they should be."""
    files: dict[Path, str] = {}
    for language in (ENGLISH, *TRANSLATIONS):
        files |= edition(language, games)
    return files
