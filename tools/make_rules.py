"""Write the generated parts of docs/rules in every language: pictures, tables, examples, links.

Run: python -m tools.make_rules. After a translated page was adapted to a change of the English one:
python -m tools.make_rules --translated ru 08-visits
"""

from __future__ import annotations

import argparse
from pathlib import Path

from tools.rules_book.examples import not_yet
from tools.rules_book.language import ENGLISH, TRANSLATIONS, book_words
from tools.rules_book.pages import GAMES, ROOT, edition, game_files
from tools.rules_book.translations import note


def main() -> None:
    """Note translations that were adapted, or write what has changed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=Path, default=GAMES, help="where the recorded games lie (default: tests/games)")
    parser.add_argument(
        "--translated",
        nargs="+",
        metavar=("LANGUAGE", "PAGE"),
        help="these pages say again what the English ones say: note that, and write nothing else",
    )
    asked = parser.parse_args()
    if asked.translated:
        language, *names = asked.translated
        try:
            note(language, names)
        except LookupError as error:
            parser.error(str(error))
        return
    games = game_files(asked.games)
    written = sum(write(language, games) for language in (ENGLISH, *TRANSLATIONS))
    print(f"docs/rules: {written} files written" if written else "docs/rules: up to date")


def write(language: str, games: list[Path]) -> int:
    """Write what has changed in one language, and say what it was; the number of files."""
    written = 0
    missing = not_yet(book_words(language))
    for path, text in edition(language, games).items():
        name = path.relative_to(ROOT)
        if missing in text:
            print(f"{name}: {text.count(missing)} examples that none of the {len(games)} games shows")
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            print(f"{name}: written")
            written += 1
    return written


if __name__ == "__main__":
    main()
