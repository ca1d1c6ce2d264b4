"""Write the generated parts of docs/rules: pictures, tables, examples, links. Run: python -m tools.make_rules."""

from __future__ import annotations

import argparse
from pathlib import Path

from tools.rules_book.examples import NOT_YET
from tools.rules_book.pages import GAMES, ROOT, book, game_files


def main() -> None:
    """Write what has changed, and say what it was."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=Path, default=GAMES, help="where the recorded games lie (default: tests/games)")
    games = game_files(parser.parse_args().games)
    written = 0
    for path, text in book(games).items():
        name = path.relative_to(ROOT)
        if NOT_YET in text:
            print(f"{name}: {text.count(NOT_YET)} examples that none of the {len(games)} games shows")
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            print(f"{name}: written")
            written += 1
    print(f"docs/rules: {written} files written" if written else "docs/rules: up to date")


if __name__ == "__main__":
    main()
