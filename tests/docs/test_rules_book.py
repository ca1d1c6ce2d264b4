"""docs/rules: every rule once, no dead link, nothing generated that is out of date, an example in every chapter."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lisboa.components import load
from lisboa.engine.events import KINDS
from lisboa.rule_links import PAGES, rule_link
from tools.rules_book.examples import not_yet, wanted
from tools.rules_book.language import ENGLISH, TRANSLATIONS, book_words
from tools.rules_book.pages import BLOCK, BOOK, REFERENCE, ROOT, book, chapters, edition, filled, folder_of, game_files

# How many rules each chapter of the specification has
RULES = {
    "SET": 18, "TURN": 6, "PORT": 7, "INF": 5, "SELL": 4, "TRADE": 3, "STATE": 8, "VISIT": 4, "NOBLE": 4, "SPONSOR": 1,
    "END": 3, "SCORE": 8, "SOLO": 9, "EXTRA": 3, "RUL": 38,
}  # fmt: skip
ALL = [f"{chapter}-{n}" for chapter, last in RULES.items() for n in range(1, last + 1)]

ANCHOR = re.compile(r'<a id="([^"]+)"></a>\n(#+ .*)?')
LINK = re.compile(r"!?\[[^\]]*\]\(([^)]+)\)|^\[[^\]]+\]: (\S+)$", re.MULTILINE)


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def pages(language: str = ENGLISH) -> list[Path]:
    own = [] if language == ENGLISH else [folder_of(language) / "notation.md"]
    return [*chapters(language), folder_of(language) / "components.md", *own]


def named(path: Path) -> str:
    """A page as it is called in the names of tests."""
    return str(path.relative_to(BOOK))


def has_example(text: str) -> bool:
    """Does a page quote a game?"""
    return any(block[1] == "example" and NOT_YET not in block[3] for block in BLOCK.finditer(text))


def dead_links(path: Path) -> list[str]:
    """The links of a page that lead nowhere."""
    dead = []
    for match in LINK.finditer(text_of(path)):
        target = match.group(1) or match.group(2)
        file, _, anchor = target.partition("#")
        found = (path.parent / file).resolve() if file else path
        if not found.is_file() or (anchor and f'<a id="{anchor}"></a>' not in text_of(found)):
            dead.append(target)
    return dead


LANGUAGES = (ENGLISH, *TRANSLATIONS)
ALL_PAGES = [path for language in LANGUAGES for path in pages(language)]
NOT_YET = not_yet(book_words())


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_no_other_pages(language: str) -> None:
    assert sorted(folder_of(language).glob("*.md")) == sorted(pages(language))
    assert list(PAGES) == list(RULES)


def test_there_is_no_other_language() -> None:
    assert {path.name for path in BOOK.iterdir() if path.is_dir()} == {"images", *TRANSLATIONS}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("chapter", RULES)
def test_every_rule_has_one_anchor_with_its_heading(chapter: str, language: str) -> None:
    anchors = ANCHOR.findall(text_of(folder_of(language) / PAGES[chapter]))
    rules = [(anchor, heading) for anchor, heading in anchors if anchor.partition("-")[0] in RULES]
    assert [anchor for anchor, _ in rules] == [f"{chapter}-{n}" for n in range(1, RULES[chapter] + 1)]
    assert all(heading.startswith(f"### {anchor} ") for anchor, heading in rules)


def test_no_anchor_is_there_twice() -> None:
    anchors = [anchor for path in pages() for anchor, _ in ANCHOR.findall(text_of(path))]
    assert len(anchors) == len(set(anchors))


def test_the_list_of_rule_ids_is_part_of_the_book() -> None:
    assert set(text_of(ROOT / "docs" / "rule-ids.txt").split()) <= set(ALL)


@pytest.mark.parametrize("path", ALL_PAGES, ids=named)
def test_no_link_is_dead(path: Path) -> None:
    assert dead_links(path) == []


def test_a_dead_link_would_be_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text('<a id="here"></a>\n[a](#here) [b](#there) ![c](no.svg)\n\n[SET-1]: 01-set-up.md#SET-1\n')
    assert dead_links(page) == ["#there", "no.svg", "01-set-up.md#SET-1"]


@pytest.mark.parametrize("path", [path for to in LANGUAGES for path in chapters(to)], ids=named)
def test_every_rule_that_is_referred_to_has_its_link(path: Path) -> None:
    text = text_of(path)
    defined = set(re.findall(r"^\[([A-Z]+-\d+)\]: ", text, re.MULTILINE))
    assert {match.group(1) for match in REFERENCE.finditer(text)} == defined
    assert defined <= set(ALL)


def test_rulings_are_woven_into_the_chapters() -> None:
    cited = {rule for path in chapters()[1:-1] for rule in REFERENCE.findall(text_of(path))}
    assert sorted({f"RUL-{n}" for n in range(1, RULES["RUL"] + 1)} - cited) == []


@pytest.mark.slow(seconds=14)
def test_everything_generated_is_up_to_date() -> None:
    stale = [
        str(path.relative_to(ROOT))
        for path, text in book(game_files()).items()
        if not path.is_file() or text_of(path) != text
    ]
    assert stale == [], "run make rules-docs"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_drawing_is_left_over(language: str) -> None:
    drawn = [path for path in edition(language, []) if path.suffix == ".svg"]
    assert sorted((folder_of(language) / "images").iterdir()) == sorted(drawn)


@pytest.mark.parametrize("edited", ["Green takes 9 gold (0 → 9)", ""])
def test_an_edited_example_is_noticed(edited: str) -> None:
    text = text_of(BOOK / "02-the-turn.md")
    block = next(block for block in BLOCK.finditer(text) if block[1] == "example")
    changed = text.replace(block[3], f"\n{edited}\n\n")
    assert changed != text
    assert filled(changed, load(), game_files(), book_words()) == text


def test_every_chapter_but_the_rulings_has_an_example() -> None:
    wanting = [chapter for chapter in PAGES if chapter != "RUL"]
    assert len(wanting) == 14
    assert [chapter for chapter in wanting if not has_example(text_of(BOOK / PAGES[chapter]))] == []


def test_examples_ask_for_rules_and_events_that_exist() -> None:
    kinds = {name for name, _ in KINDS}
    for path in chapters():
        for block in BLOCK.finditer(text_of(path)):
            if block[1] == "example":
                asked = wanted(block[2])
                assert asked.rule in ALL, path.name
                named = {asked.event, asked.since, asked.until, asked.begin} | asked.needs | asked.bars | asked.only
                assert named - {""} <= kinds, path.name


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_translations_quote_what_english_quotes(language: str) -> None:
    """No example is missing in one language only."""
    for path in chapters():
        other = text_of(folder_of(language) / path.name)
        assert has_example(other) == has_example(text_of(path)), path.name
        assert not_yet(book_words(language)) not in other, path.name


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_chapter_is_in_the_index_of_a_translation(language: str) -> None:
    index = text_of(folder_of(language) / "README.md")
    assert [page for page in PAGES.values() if f"]({page})" not in index] == []


def test_every_chapter_is_in_the_index() -> None:
    index = text_of(BOOK / "README.md")
    assert [page for page in PAGES.values() if f"]({page})" not in index] == []
    for chapter, last in RULES.items():
        assert f"{chapter}-1 to {chapter}-{last}" in index or last == 1
    assert rule_link("VISIT-1") in index
