"""A translated page has the form of the English one and follows it as it is now."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.rules_book import translations
from tools.rules_book.language import TRANSLATIONS
from tools.rules_book.pages import BLOCK, REFERENCE
from tools.rules_book.translations import NAMES, noted, outdated, page_path, prose

ANCHOR = re.compile(r'<a id="([^"]+)"></a>')
HEADING = re.compile(r"^(#+) (.*)$", re.MULTILINE)
PICTURE = re.compile(r"!\[([^\]]+)\]\(([^)]+)\)")
LINK = re.compile(r"(?<!!)\[[^\]]*\]\(([^)]+)\)")
CODE = re.compile(r"`[^`]+`")
MARKS = re.compile(r"<!--|<a id|    ")  # of generated parts and rules; files as they are
ROW = re.compile(r"^\|.*\|$", re.MULTILINE)


def written(name: str, language: str = "en") -> str:
    """What is written by hand on a page."""
    return prose(page_path(name, language).read_text(encoding="utf-8"))


def sections(text: str) -> Iterator[str]:
    """The parts of a page, each from its anchor on."""
    return iter(re.split(r'(?=<a id=")', text))


def links(text: str) -> list[str]:
    """Where the text leads to: pages, and files of the repository by name."""
    return sorted(target.rpartition("../")[2] for target in LINK.findall(text))


def form(text: str) -> dict[str, object]:
    """What a page has in every language."""
    return {
        "anchors": ANCHOR.findall(text),
        "generated parts": [(block[1], block[2]) for block in BLOCK.finditer(text)],
        "headings": [len(marks) for marks, _ in HEADING.findall(text)],
        "references": [sorted(REFERENCE.findall(section)) for section in sections(text)],
        "pictures": [path for _, path in PICTURE.findall(text)],
        "links": links(text),
        "rows": [row.count("|") for row in ROW.findall(text)],
        "moves and names in code": sorted(CODE.findall(" ".join(text.split()))),
    }


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("name", NAMES)
def test_it_has_the_form_of_the_english_page(name: str, language: str) -> None:
    english, other = form(written(name)), form(written(name, language))
    for part, content in english.items():
        assert other[part] == content, part


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_it_is_translated(language: str) -> None:
    """No heading and no paragraph is left in English."""
    for name in NAMES:
        english, other = written(name), written(name, language)
        same = set(english.splitlines()) & set(other.splitlines())
        words = {line: re.findall(r"[A-Za-z]{3,}", CODE.sub("", line)) for line in same if not MARKS.match(line)}
        assert [line for line, found in words.items() if len(found) > 2] == [], name


def test_every_translation_follows_the_english_page_as_it_is_now() -> None:
    assert outdated(noted()) == []


@pytest.fixture
def book(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A book whose translations are good, and whose English page on visits can be edited."""
    page = tmp_path / "08-visits.md"
    page.write_text(page_path("08-visits").read_text(encoding="utf-8"), encoding="utf-8")
    found = translations.page_path
    monkeypatch.setattr(translations, "NOTES", tmp_path / "translations.toml")
    for language in TRANSLATIONS:
        translations.note(language, list(NAMES))
    monkeypatch.setattr(
        translations,
        "page_path",
        lambda name, language="en": page if (name, language) == ("08-visits", "en") else found(name, language),
    )
    return page


def test_a_changed_english_page_asks_for_its_translations(book: Path) -> None:
    text = book.read_text(encoding="utf-8")
    book.write_text(text.replace("This is mandatory.", "This is optional."), encoding="utf-8")
    told = outdated(noted())
    assert [line.partition(":")[0] for line in told] == [f"docs/rules/{to}/08-visits.md" for to in TRANSLATIONS]
    assert told[-1].endswith("python -m tools.make_rules --translated ru 08-visits")
    for language in TRANSLATIONS:
        translations.note(language, ["08-visits"])
    assert outdated(noted()) == []


def test_what_is_generated_and_where_lines_end_does_not_count(book: Path) -> None:
    text = book.read_text(encoding="utf-8")
    block = next(block for block in BLOCK.finditer(text) if block[1] == "example")
    book.write_text(text.replace(block[3], "\nother\n").replace("pays for the visit", "pays for\nthe visit"))
    assert outdated(noted()) == []


@pytest.mark.parametrize(("language", "name"), [("en", "08-visits"), ("tlh", "08-visits"), ("ru", "16-cheating")])
def test_only_pages_that_there_are_can_be_noted(book: Path, language: str, name: str) -> None:
    with pytest.raises(LookupError):
        translations.note(language, [name])
