"""docs/rules: every rule once, no dead link, nothing generated that is out of date, an example in every chapter."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lisboa.components import load
from lisboa.engine.events import KINDS
from lisboa.rule_links import PAGES, rule_link
from tools.rules_book.examples import NOT_YET, wanted
from tools.rules_book.pages import BLOCK, BOOK, REFERENCE, ROOT, book, chapters, filled, game_files

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


def pages() -> list[Path]:
    return [*chapters(), BOOK / "components.md"]


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


def test_there_are_no_other_pages() -> None:
    assert sorted(BOOK.glob("*.md")) == sorted(pages())
    assert list(PAGES) == list(RULES)


@pytest.mark.parametrize("chapter", RULES)
def test_every_rule_has_one_anchor_with_its_heading(chapter: str) -> None:
    anchors = ANCHOR.findall(text_of(BOOK / PAGES[chapter]))
    rules = [(anchor, heading) for anchor, heading in anchors if anchor.partition("-")[0] in RULES]
    assert [anchor for anchor, _ in rules] == [f"{chapter}-{n}" for n in range(1, RULES[chapter] + 1)]
    assert all(heading.startswith(f"### {anchor} ") for anchor, heading in rules)


def test_no_anchor_is_there_twice() -> None:
    anchors = [anchor for path in pages() for anchor, _ in ANCHOR.findall(text_of(path))]
    assert len(anchors) == len(set(anchors))


def test_the_list_of_rule_ids_is_part_of_the_book() -> None:
    assert set(text_of(ROOT / "docs" / "rule-ids.txt").split()) <= set(ALL)


@pytest.mark.parametrize("path", pages(), ids=lambda path: path.name)
def test_no_link_is_dead(path: Path) -> None:
    assert dead_links(path) == []


def test_a_dead_link_would_be_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text('<a id="here"></a>\n[a](#here) [b](#there) ![c](no.svg)\n\n[SET-1]: 01-set-up.md#SET-1\n')
    assert dead_links(page) == ["#there", "no.svg", "01-set-up.md#SET-1"]


@pytest.mark.parametrize("path", chapters(), ids=lambda path: path.name)
def test_every_rule_that_is_referred_to_has_its_link(path: Path) -> None:
    text = text_of(path)
    defined = set(re.findall(r"^\[([A-Z]+-\d+)\]: ", text, re.MULTILINE))
    assert {match.group(1) for match in REFERENCE.finditer(text)} == defined
    assert defined <= set(ALL)


def test_rulings_are_woven_into_the_chapters() -> None:
    cited = {rule for path in chapters()[1:-1] for rule in REFERENCE.findall(text_of(path))}
    assert sorted({f"RUL-{n}" for n in range(1, RULES["RUL"] + 1)} - cited) == []


@pytest.mark.slow
def test_everything_generated_is_up_to_date() -> None:
    stale = [
        str(path.relative_to(ROOT))
        for path, text in book(game_files()).items()
        if not path.is_file() or text_of(path) != text
    ]
    assert stale == [], "run make rules-docs"


def test_no_drawing_is_left_over() -> None:
    assert sorted((BOOK / "images").iterdir()) == sorted(path for path in book([]) if path.suffix == ".svg")


@pytest.mark.parametrize("edited", ["Green takes 9 gold (0 -> 9)", ""])
def test_an_edited_example_is_noticed(edited: str) -> None:
    text = text_of(BOOK / "02-the-turn.md")
    block = next(block for block in BLOCK.finditer(text) if block[1] == "example")
    changed = text.replace(block[3], f"\n{edited}\n\n")
    assert changed != text
    assert filled(changed, load(), game_files()) == text


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


def test_every_chapter_is_in_the_index() -> None:
    index = text_of(BOOK / "README.md")
    assert [page for page in PAGES.values() if f"]({page})" not in index] == []
    for chapter, last in RULES.items():
        assert f"{chapter}-1 to {chapter}-{last}" in index or last == 1
    assert rule_link("VISIT-1") in index
