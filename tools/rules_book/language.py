"""The words of the book: those of the game in a language, and the book's own (`words/<language>.ftl`)."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from lisboa.components import Clergy
from lisboa.text import LOCALES
from lisboa.text.catalogue import Catalogue
from lisboa.text.lexicon import Lexicon

ENGLISH: Final = "en"
TRANSLATIONS: Final = tuple(locale for locale in LOCALES if locale != ENGLISH)
FOLDER: Final = Path(__file__).parent / "words"


class BookWords(Lexicon):
    """How the book says things in one language."""

    def __init__(self, language: str) -> None:
        super().__init__(Catalogue(language, (FOLDER / f"{language}.ftl",)))
        self.language = language

    def listed(self, items: list[str]) -> str:
        """Items side by side: "a, b, c"."""
        return self.say("book-comma").join(items)

    def sentences(self, parts: list[str]) -> str:
        """Each with its stop."""
        return self.say("book-stop").join(parts) + self.say("book-stop").rstrip()

    def numbers(self, values: tuple[int, ...]) -> str:
        """Numbers side by side."""
        return self.listed([str(value) for value in values])

    def heads(self, *columns: str) -> list[str]:
        """The heads of a table's columns."""
        return [self.say("book-head", column=column) for column in columns]

    def source(self, provenance: str) -> str:
        """Where something is known from."""
        return self.say("book-source", letter=provenance)

    def clergy_benefit(self, tile: Clergy) -> str:
        """What a clergy tile does as long as it is held."""
        return self.say("clergy-benefit", benefit=tile.benefit, amount=tile.amount)


@cache
def book_words(language: str = ENGLISH) -> BookWords:
    """The words of a language, read once."""
    return BookWords(language)


def signed(value: int) -> str:
    """A modifier with its sign."""
    return f"+{value}" if value > 0 else str(value).replace("-", "−")
