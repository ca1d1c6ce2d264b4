"""The drawings of docs/rules come from the data, can be read by everybody, and stay on their sheets."""

from __future__ import annotations

from dataclasses import replace
from typing import Any
from xml.etree import ElementTree

import pytest

from lisboa.components import Effect, load
from lisboa.components.vocabulary import EFFECTS
from tools.rules_book.components_page import components_page
from tools.rules_book.language import ENGLISH, TRANSLATIONS, book_words
from tools.rules_book.letters import lines_of, width_of
from tools.rules_book.pages import DRAWINGS
from tools.rules_book.sheet import FRAME, Sheet
from tools.rules_book.signs import SIGNS, short
from tools.rules_book.tables import TABLES

LANGUAGES = (ENGLISH, *TRANSLATIONS)
WORDS = book_words()
SVG = "{http://www.w3.org/2000/svg}"
SMALLEST = 12
BOX = load()


def other_plot() -> dict[str, Any]:
    return {"plots": (replace(BOX.plots[0], reward=Effect("wigs", 7)), *BOX.plots[1:])}


def other_ship() -> dict[str, Any]:
    return {"ships": (replace(BOX.ships[0], influence=8), *BOX.ships[1:])}


# A change of the data that must show in each drawing, and the words that show it
CHANGES: dict[str, tuple[dict[str, Any], str]] = {
    "downtown": (other_plot(), "7 wigs"),
    "tracks": ({"treasury": ((-1, 12), *BOX.treasury[1:])}, ">12<"),
    "church": ({"church_treasury": 4}, "4 spaces further"),
    "court": ({"office_spaces": (5, 6, 5)}, "Office: 6 spaces"),
    "player-board": ({"start_reis": 12}, "12 réis"),
    "ships": (other_ship(), "influence 8"),
    "lacerda": ({"state_actions": (BOX.state_actions[0][::-1], *BOX.state_actions[1:])}, "Acquire a plan if"),
}  # fmt: skip


@pytest.mark.parametrize("name", DRAWINGS)
def test_it_shows_what_the_data_say(name: str) -> None:
    change, words = CHANGES[name]
    assert words not in DRAWINGS[name](BOX, WORDS).svg()
    assert words in DRAWINGS[name](replace(BOX, **change), WORDS).svg()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", DRAWINGS)
def test_it_has_a_title_a_description_and_a_background(name: str, language: str) -> None:
    root = ElementTree.fromstring(DRAWINGS[name](BOX, book_words(language)).svg())
    assert root.attrib["role"] == "img"
    for part in ("title", "desc"):
        element = root.find(f"{SVG}{part}")
        assert element is not None
        assert element.text
        assert element.attrib["id"] in root.attrib["aria-labelledby"].split()
    ground = root.find(f"{SVG}rect")
    assert ground is not None
    assert (ground.attrib["width"], ground.attrib["height"]) == (root.attrib["width"], root.attrib["height"])


def words_on(sheet: Sheet) -> list[tuple[str, float, float, float, float]]:
    """The lines of text that do not run upwards: words, left, right, base line, size."""
    found = []
    for element in ElementTree.fromstring(sheet.svg()).iter(f"{SVG}text"):
        size, x, y = (float(element.attrib[key]) for key in ("font-size", "x", "y"))
        words = element.text or ""
        width = width_of(words, size, bold="font-weight" in element.attrib)
        left = x - {"start": 0, "middle": width / 2, "end": width}[element.attrib["text-anchor"]]
        if "transform" not in element.attrib:
            found.append((words, left, left + width, y, size))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", DRAWINGS)
def test_its_words_are_large_enough_on_the_sheet_and_apart(name: str, language: str) -> None:
    sheet = DRAWINGS[name](BOX, book_words(language))
    lines = words_on(sheet)
    assert len(lines) > 10
    for i, (words, left, right, y, size) in enumerate(lines):
        assert size >= SMALLEST, words
        assert left >= FRAME, words
        assert right <= sheet.width - FRAME, words
        assert size <= y <= sheet.height, words
        for other, start, end, base, _ in lines[:i]:
            assert right <= start or end <= left or abs(y - base) > 10, f"{words} lies over {other}"


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("name", DRAWINGS)
def test_no_english_is_left_in_it(name: str, language: str) -> None:
    """People, streets and money are called the same; what else is, the two languages share."""
    english, other = ({line[0] for line in words_on(DRAWINGS[name](BOX, book_words(to)))} for to in (ENGLISH, language))
    same = {"Manuel da Maia", "D. José I", "tsunami", "5 réis", "favor", "Portfolio"}
    assert {words.rstrip(" 0123456789") for words in english & other if sum(map(str.isalpha, words)) > 2} <= same


def test_lines_end_where_a_writing_allows_it() -> None:
    assert lines_of("one two three", 7) == ["one two", "three"]
    assert lines_of("枢機卿は（ここで）止まる。", 9) == ["枢機卿は", "（ここで）", "止まる。"]
    assert lines_of("3スペース先、12枚", 9) == ["3スペース", "先、12枚"]


def test_words_that_do_not_fit_are_written_smaller_or_refused() -> None:
    sheet = Sheet(WORDS, 10, 10, "t", "d")
    sheet.text(0, 0, "visible", 14, room=45)
    assert 'font-size="14"' not in sheet.svg()
    with pytest.raises(ValueError, match="fewer letters"):
        sheet.text(0, 0, "visible", 14, room=30)
    with pytest.raises(ValueError, match="lines"):
        sheet.lines(0, 0, "far too many words for a single line", room=10, most=1)


def test_every_effect_has_a_sign_of_its_own() -> None:
    assert [effect for effect in EFFECTS if effect not in SIGNS] == []
    assert len(set(SIGNS.values())) == len(SIGNS)
    assert short(WORDS, Effect("tools", 2)) == "2 tools"


@pytest.mark.parametrize("name", TABLES)
def test_tables_of_the_chapters_come_from_the_data(name: str) -> None:
    changed = {
        "ships": other_ship(),
        "treasury": {"treasury_start": 0},
        "influence": {"influence_coins": (0, 1)},
        "market": {"market_start": (1, 1, 1, 1)},
        "start": {"start_wigs": 6},
        "starting-plans": {"plans": (replace(BOX.plans[0], starting=True), *BOX.plans[1:])},
        "plots": other_plot(),
        "sites": {"sites": (replace(BOX.sites[0], reward=Effect("wigs", 7)), *BOX.sites[1:])},
        "state-actions": {"state_actions": (BOX.state_actions[0][::-1], *BOX.state_actions[1:])},
        "clergy-once": {"clergy": tuple(replace(tile, wigs=9) for tile in BOX.clergy)},
        "clergy-lasting": {"clergy": tuple(replace(tile, wigs=9) for tile in BOX.clergy)},
    }[name]
    assert TABLES[name](replace(BOX, **changed), WORDS) != TABLES[name](BOX, WORDS)


def test_the_appendix_lists_every_component_with_its_source() -> None:
    page = components_page(BOX, WORDS)
    for card in BOX.cards:
        assert page.count(f"| `{card.id}` |") == 1
    rows = [line for line in page.splitlines() if line.startswith("| ") and line[2].isdecimal()]
    sources = ("printed", "read with low certainty", "reconstructed")
    assert all(any(f"| {source} |" in row for source in sources) for row in rows)
    assert len(rows) >= len(BOX.decrees) + len(BOX.clergy) + len(BOX.buildings) + len(BOX.plans)
    weak = replace(BOX.cards[0], provenance="D", note="Seen in a dream.")
    assert "| reconstructed | Seen in a dream. |" in components_page(replace(BOX, cards=(weak, *BOX.cards[1:])), WORDS)
