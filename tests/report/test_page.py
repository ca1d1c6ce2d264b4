"""The page: well-formed, complete, and in need of nothing but itself."""

from __future__ import annotations

import copy
import re
from html.parser import HTMLParser
from typing import Any

import pytest

from lisboa.report import charts
from lisboa.report.page import page

VOID = {"meta", "br", "hr", "img", "input", "link"}
SECTIONS = ["checks", "scores", "lines", "length", "order", "decrees", "clergy", "cards", "actions", "city", "reading"]


class Reader(HTMLParser):
    """Notes what is on a page and that every element is closed in its turn."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.attributes: list[tuple[str, str, str]] = []
        self.rows: list[str] = []
        self.figures: list[dict[str, str]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._note(tag, attrs)
        if tag not in VOID:
            self.open.append(tag)
        if tag == "tr":
            self.rows.append("")
        if tag == "figure":
            self.figures.append({})

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._note(tag, attrs)

    def _note(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            self.attributes.append((tag, name, value or ""))
            if name == "id":
                self.ids.append(value or "")
            if name == "href":
                self.links.append(value or "")

    def handle_endtag(self, tag: str) -> None:
        assert self.open, f"</{tag}> closes nothing"
        assert self.open.pop() == tag, f"</{tag}> at line {self.getpos()[0]} closes something else"

    def handle_data(self, data: str) -> None:
        if "tr" in self.open:
            self.rows[-1] += data
        if "figure" in self.open:
            for part in ("h3", "figcaption", "svg"):
                if part in self.open:
                    self.figures[-1][part] = self.figures[-1].get(part, "") + data


@pytest.fixture(scope="module")
def html(document: dict[str, Any]) -> str:
    return page(document)


@pytest.fixture(scope="module")
def reader(html: str) -> Reader:
    found = Reader()
    found.feed(html)
    found.close()
    return found


def test_well_formed(reader: Reader, html: str) -> None:
    assert reader.open == []
    assert len(reader.ids) == len(set(reader.ids))
    assert html.startswith("<!doctype html>")
    body = html.partition("<body>")[2].partition("<script>")[0]
    assert not re.search(r"[{}]{2}|\bNone\b|\bnan\b|undefined", body)


def test_contents_lead_to_all_sections(reader: Reader) -> None:
    assert reader.links == [f"#{name}" for name in SECTIONS]
    assert set(SECTIONS) <= set(reader.ids)


def test_nothing_from_elsewhere(reader: Reader, html: str) -> None:
    assert "http" not in html
    assert not re.search(r"url\((?!#)|@import|@font-face", html)
    for tag, name, value in reader.attributes:
        assert name not in ("src", "srcset", "data", "xlink:href", "action"), (tag, name, value)
        assert tag not in ("link", "img", "iframe", "object"), (tag, name, value)


def test_every_figure_has_a_title_a_plot_and_one_sentence(reader: Reader) -> None:
    assert len(reader.figures) == 14
    for figure in reader.figures:
        assert figure["h3"].strip()
        assert figure["svg"].strip()
        assert figure["figcaption"].strip().endswith(".")


@pytest.mark.parametrize("part", ["decrees", "clergy", "cards", "actions", "effects", "plots", "sites", "lines"])
def test_every_entry_has_its_row(reader: Reader, document: dict[str, Any], part: str) -> None:
    rows = ["".join(row.split()) for row in reader.rows]
    for entry in document[part]:
        assert any("".join(entry["name"].split()) in row for row in rows), entry["name"]


def test_reconstructed_components_are_marked(reader: Reader, document: dict[str, Any]) -> None:
    made = sum(entry["provenance"] == "D" for part in ("decrees", "clergy", "cards") for entry in document[part])
    assert sum(row.strip().endswith("reconstructed") for row in reader.rows) == made
    assert made > 100


def test_both_themes_and_phones(html: str) -> None:
    assert "prefers-color-scheme: dark" in html
    assert 'name="viewport"' in html


def test_a_stopped_run_says_so(document: dict[str, Any]) -> None:
    assert "Stopped early" not in page(document)
    stopped = document | {"about": document["about"] | {"requested": 5000}}
    assert "12 of 5,000 games were played" in page(stopped)


def test_names_are_escaped(document: dict[str, Any]) -> None:
    bots = {"<b>ot</b>": document["scores"]["bots"]["eager"], "random": document["scores"]["bots"]["random"]}
    lines = [line | {"bots": dict.fromkeys(bots, 1.0)} for line in document["lines"]]
    html = page(document | {"scores": document["scores"] | {"bots": bots}, "lines": lines})
    assert "<b>ot</b>" not in html
    assert "&lt;b&gt;ot&lt;/b&gt;" in html


def test_rare_cards_are_left_out_of_the_plot(document: dict[str, Any]) -> None:
    often = {"holders": 100, "win_share": 0.5, "edge": {"mean": 1.0, "low": 0.5, "high": 1.5}}
    for holders, shown in ((10, 1), (9, 0)):
        cards = [card | {"at_court": often} for card in document["cards"]]
        cards[7]["at_court"] = often | {"holders": holders}
        assert page(document | {"cards": cards}).count(f"{cards[7]['id']}: +1.0 (+0.5 to +1.5)") == shown


@pytest.mark.parametrize(
    ("low", "high", "wanted"),
    [(0, 10, [0, 2, 4, 6, 8, 10]), (-19, 44, [0, 20, 40]), (3, 4, [3, 3.2, 3.4, 3.6, 3.8, 4]), (5, 5, [5])],
)
def test_ticks_are_round(low: float, high: float, wanted: list[float]) -> None:
    assert charts.ticks(low, high) == pytest.approx(wanted)


def test_columns_are_as_high_as_their_share() -> None:
    plot = charts.histogram([("all", [[1, 30], [2, 10]])], "turns", "players")
    heights = [float(height) for height in re.findall(r'height="([\d.]+)" class="all"', plot)]
    assert heights[0] == pytest.approx(3 * heights[1], rel=0.02)
    assert "1: 75.0 %" in plot


def test_checks_that_judge_nothing_do_not_claim_to_be_passed(document: dict[str, Any]) -> None:
    changed = copy.deepcopy(document)
    for check in changed["checks"]:
        check["passed"] = None
    assert "No check can be judged with these games." in page(changed)
    assert "All checks that apply are passed." not in page(changed)
