"""The words of the rules book: the same messages in every language, all of them used, none forgotten."""

from __future__ import annotations

import re
from collections import defaultdict
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from lisboa.components import load
from lisboa.components.loader import DATA
from lisboa.components.schema import read_draft
from lisboa.components.vocabulary import EFFECTS
from lisboa.text.lexicon import note_key
from tests.text.test_catalogues import References
from tests.text.test_translations import Variables
from tools.rules_book import language as books
from tools.rules_book.components_page import components_page
from tools.rules_book.language import ENGLISH, TRANSLATIONS, BookWords, book_words
from tools.rules_book.pages import BLOCK, DRAWINGS, chapters, filled, game_files
from tools.rules_book.tables import TABLES

LANGUAGES = (ENGLISH, *TRANSLATIONS)
SOURCES = sorted(Path(books.__file__).parent.glob("*.py"))
NAMED = re.compile(r"""["'](book-[a-z0-9-]+)["']""")


@cache
def messages(language: str) -> dict[str, ftl.Message]:
    """The book's own, by id."""
    body = FluentParser().parse((books.FOLDER / f"{language}.ftl").read_text(encoding="utf-8")).body
    assert [entry.content for entry in body if isinstance(entry, ftl.Junk)] == []
    found = [entry for entry in body if isinstance(entry, ftl.Message)]
    assert len({entry.id.name for entry in found}) == len(found)
    return {entry.id.name: entry for entry in found}


def variables(message: ftl.Message) -> Variables:
    visitor = Variables()
    visitor.visit(message)
    return visitor


def referred_to(language: str) -> set[str]:
    """Messages that others of the book are made of."""
    visitor = References()
    for message in messages(language).values():
        visitor.visit(message)
    return visitor.found


def test_there_is_a_file_for_every_language() -> None:
    assert sorted(path.name for path in books.FOLDER.iterdir()) == sorted(f"{language}.ftl" for language in LANGUAGES)


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_the_same_messages_in_every_language(language: str) -> None:
    assert list(messages(language)) == list(messages(ENGLISH))


def test_every_message_is_used() -> None:
    named = {name for path in SOURCES for name in NAMED.findall(path.read_text(encoding="utf-8"))}
    assert named | (referred_to(ENGLISH) & set(messages(ENGLISH))) == set(messages(ENGLISH))


class Listening(BookWords):
    """English, with an ear for what the book passes."""

    def __init__(self) -> None:
        super().__init__(ENGLISH)
        self.passed: defaultdict[str, set[str]] = defaultdict(set)
        self.values: defaultdict[str, set[str]] = defaultdict(set)
        say = self.say

        def heard(message: str, **args: str | int) -> str:
            self.passed[message] |= args.keys()
            for name, value in args.items():
                self.values[name].add(str(value))
            return say(message, **args)

        self.say = heard  # type: ignore[assignment]  # a method is replaced to hear what it is asked for


@pytest.fixture(scope="module")
def listener() -> Listening:
    """Has heard the whole book."""
    words, box = Listening(), load()
    components_page(box, words)
    for draw in (*DRAWINGS.values(), *TABLES.values()):
        draw(box, words)
    for path in chapters():
        block = next((b for b in BLOCK.finditer(path.read_text(encoding="utf-8")) if b[1] == "example"), None)
        if block:
            filled(block[0], box, game_files()[:2], words)
    words.values["effect"] |= set(EFFECTS)
    return words


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_variable_and_no_variant_that_never_comes(language: str, listener: Listening) -> None:
    for name, message in messages(language).items():
        own = variables(message)
        assert own.names <= variables(messages(ENGLISH)[name]).names | listener.passed[name], name
        for variable, keys in own.variants.items():
            assert keys - {"0"} <= listener.values[variable], f"{name}: {variable}"


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_no_variant_is_forgotten(language: str) -> None:
    """Words that English tells apart, so that nothing falls to the last variant by accident."""
    for name, message in messages(ENGLISH).items():
        own = variables(messages(language)[name])
        for variable, keys in variables(message).variants.items():
            if own.variants[variable]:
                assert keys <= own.variants[variable], f"{name}: {variable}"


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_remark_on_components_is_translated(language: str) -> None:
    notes = {entry.text("note") for entries in read_draft(DATA).lists.values() for entry in entries} - {""}
    assert len(notes) > 20
    told = {note: book_words(language).note(note) for note in notes}
    assert [note for note, words in told.items() if words == note] == []
    assert len(set(told.values())) == len(notes)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_remark_of_ones_own_stands_as_it_is(language: str) -> None:
    assert book_words(language).note("Seen in a dream.") == "Seen in a dream."
    assert book_words(language).note("") == ""


def test_remarks_are_known_by_their_words() -> None:
    assert note_key("One per player is used (SET-2).") == "one-per-player-is-used-set-2"
