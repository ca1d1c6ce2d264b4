"""The rules as pages: all of them, with an anchor for every rule, safe to show, and in the wheel."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from litestar.testing import TestClient

from lisboa.rule_links import LAST_RULES, rule_link
from lisboa.server import rule_pages
from lisboa.server.app import create_app
from lisboa.server.services import Services
from lisboa.server.settings import Settings
from lisboa.text import LOCALES

ROOT = Path(__file__).parents[2]
RULES = [f"{chapter}-{number}" for chapter, last in LAST_RULES.items() for number in range(1, last + 1)]
TAGS = {
    *("h1", "h2", "h3", "p", "a", "img", "ul", "ol", "li", "em", "strong", "code", "pre", "blockquote"),
    *("div", "table", "thead", "tbody", "tr", "th", "td"),
}
ATTRIBUTES = {"id", "href", "src", "alt", "class"}


class Seen(HTMLParser):
    """What a page is made of."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.attributes: set[str] = set()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.pictures: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        for name, value in attrs:
            self.attributes.add(name)
            into = {"id": self.ids, "href": self.links, "src": self.pictures}.get(name)
            if into is not None:
                into.append(value or "")


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> TestClient[Any]:
    settings = Settings(database=str(tmp_path_factory.mktemp("rules") / "lisboa.db"))
    return TestClient(create_app(settings, Services(settings)))


Pages = dict[str, dict[str, Any]]


@pytest.fixture(scope="module", params=LOCALES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def pages(client: TestClient[Any], language: str) -> Pages:
    asked = {"lang": language}
    names = [one["page"] for one in client.get("/api/rules", params=asked).json()]
    return {name: client.get(f"/api/rules/{name}", params=asked).json() for name in names}


TITLES = {
    "en": "8 Visit and follow",
    "pt": "8 Visitar e seguir",
    "ru": "8 Визит и его повтор",
    "cs": "8 Audience a připojení k ní",
    "ja": "8 訪問と追随",
}


def test_every_file_is_a_page_in_its_language(pages: Pages, language: str) -> None:
    written = {path.stem for path in (ROOT / "docs/rules").glob("*.md")} - {"README"}
    assert set(pages) == written | {"contents", "notation"}
    assert next(iter(pages)) == "contents"
    assert {page["language"] for page in pages.values()} == {language}
    assert pages["08-visits"]["title"] == TITLES[language]


def test_the_link_of_every_rule_leads_to_its_heading(pages: Pages) -> None:
    for rule in RULES:
        path, _, anchor = rule_link(rule).partition("#")
        page = pages[path.rpartition("/")[2].removesuffix(".md")]
        assert f' id="{anchor}">' in page["html"], rule
        assert page["rules"][rule], rule
    assert sorted(rule for page in pages.values() for rule in page["rules"]) == sorted(RULES)
    assert rule_link("NOTATION").rpartition("/")[2].removesuffix(".md") in pages


def test_pages_need_no_styles_and_no_scripts(pages: Pages) -> None:
    for name, page in pages.items():
        seen = Seen(page["html"])
        assert seen.tags <= TAGS, name
        assert seen.attributes <= ATTRIBUTES, name
        assert "<a>" not in page["html"], f"{name}: a link that leads nowhere"
        assert page["html"].count("<a ") == page["html"].count("</a>"), name
        assert len(seen.ids) == len(set(seen.ids)), name
        assert "<!--" not in page["html"], name
        assert "&lt;" not in page["html"], f"{name}: HTML that is not allowed was turned into text"
        assert "**" not in page["html"], f"{name}: marks of Markdown that mark nothing"
        assert not re.search(r"\[[A-Z]+-[0-9]+\]", page["html"]), f"{name}: a rule is named and not linked"


def test_all_links_and_pictures_are_there(pages: Pages, client: TestClient[Any], language: str) -> None:
    ids = {name: Seen(page["html"]).ids for name, page in pages.items()}
    pictures = set()
    for name, page in pages.items():
        seen = Seen(page["html"])
        for link in seen.links:
            found = re.fullmatch(r"/rules/([a-z0-9-]+)(?:#(.+))?", link)
            assert found, f"{name}: {link}"
            assert found[2] is None or found[2] in ids[found[1]], f"{name}: {link}"
        pictures |= set(seen.pictures)
    assert len(pictures) > 5
    for picture in pictures:
        answer = client.get(picture, headers={"accept-language": "pt" if language == "ru" else "ru"})
        assert answer.headers["content-type"].startswith("image/svg+xml"), picture
        assert answer.text.startswith("<svg"), picture
        assert ("" if language == "en" else f' xml:lang="{language}"') in answer.text[:80], picture
        assert ("xml:lang" in answer.text) == (language != "en"), picture
        assert not re.search(r"<script|<style|style=|href=|\son[a-z]+=", answer.text), picture


def test_what_a_page_must_not_hold_becomes_text() -> None:
    source = (
        "# T\n\n<script>alert(1)</script>\n\nx <img src=y onerror=z> [l](javascript:a) [m](http://e.org/) <!-- c -->"
    )
    html = rule_pages.rendered("t", source).html
    seen = Seen(html)
    assert seen.tags <= {"h1", "p"}
    assert seen.attributes == set()
    assert "&lt;script&gt;" in html


def test_a_writing_without_blanks_gets_none_where_lines_end() -> None:
    html = rule_pages.rendered("t", "商品を集め、\n王宮へ行く[国王](08-visits.md)\nへ。\none\ntwo").html
    assert html == '<p>商品を集め、王宮へ行く<a href="/rules/08-visits">国王</a>へ。one\ntwo</p>\n'


def test_sides_of_columns_are_classes() -> None:
    html = rule_pages.rendered("t", "| a | b |\n|---|--:|\n| 1 | 2 |").html
    assert '<td class="right">2</td>' in html
    assert "style" not in html
    assert html.startswith('<div class="table"><table>')
    assert html.endswith("</table></div>\n")


def test_what_is_not_there(client: TestClient[Any]) -> None:
    for path in (
        "/api/rules/README",
        "/api/rules/..%2fREADME",
        "/api/rules/pictures/none.svg",
        "/api/rules/pictures/x%2fy",
    ):
        assert client.get(path).status_code == 404, path


PATHS = ["/api/rules", "/api/rules/08-visits", "/api/rules/pictures/church.svg"]


@pytest.mark.parametrize("path", PATHS)
def test_a_copy_is_good_as_long_as_its_tag(client: TestClient[Any], path: str) -> None:
    first = client.get(path)
    again = client.get(path, headers={"if-none-match": first.headers["etag"]})
    assert (first.status_code, again.status_code, again.content) == (200, 304, b"")
    assert first.headers["cache-control"] == "public, no-cache"


@pytest.mark.parametrize("path", PATHS)
def test_the_language_is_the_one_asked_for_or_the_reader_s(client: TestClient[Any], path: str) -> None:
    """A copy in one language is none in another, and caches between know what the answer depends on."""
    answers = {language: client.get(path, params={"lang": language}) for language in LOCALES}
    assert len({answer.headers["etag"] for answer in answers.values()}) == len(LOCALES)
    assert len({answer.content for answer in answers.values()}) == len(LOCALES)
    reader = client.get(path, headers={"accept-language": "sv, cs;q=0.8, en;q=0.5"})
    assert reader.content == answers["cs"].content
    assert reader.headers["vary"] == "accept-language"
    other = client.get(path, params={"lang": "ja"}, headers={"if-none-match": answers["cs"].headers["etag"]})
    assert (other.status_code, other.content) == (200, answers["ja"].content)
    assert client.get(path).content == answers["en"].content
    assert client.get(path, params={"lang": "tlh"}).status_code == 400


def test_what_is_not_translated_comes_in_english(tmp_path: Path) -> None:
    """A language with a single page and a single picture."""
    shutil.copytree(ROOT / "docs/rules", tmp_path, dirs_exist_ok=True)
    shutil.copy(ROOT / "docs/notation.md", tmp_path)
    (tmp_path / "xx" / "images").mkdir(parents=True)
    (tmp_path / "xx" / "08-visits.md").write_text("# 8 Xx\n\n![x](images/church.svg)\n", encoding="utf-8")
    (tmp_path / "xx" / "images" / "church.svg").write_text("<svg/>", encoding="utf-8")
    with patch.object(rule_pages, "home", lambda: tmp_path):
        found, drawn = rule_pages.pages.__wrapped__("xx"), rule_pages.pictures.__wrapped__("xx")
    assert {name: page.language for name, page in found.items() if page.language != "en"} == {"08-visits": "xx"}
    assert list(found) == list(rule_pages.pages())
    assert "/church.svg?lang=xx" in found["08-visits"].html
    assert drawn == rule_pages.pictures() | {"church.svg": b"<svg/>"}


@pytest.mark.slow
def test_a_wheel_has_the_pages(tmp_path: Path) -> None:
    """Built from a copy: the binaries of the engine must stay as they are."""
    source, built = tmp_path / "source", tmp_path / "built"
    ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", source / "src", ignore=ignored)
    shutil.copytree(ROOT / "docs", source / "docs")
    for name in ("setup.py", "pyproject.toml", "MANIFEST.in", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, source)
    command = [sys.executable, "setup.py", "--quiet", "build_py", "--build-lib", str(built)]
    subprocess.run(command, cwd=source, check=True, capture_output=True)
    tell = (
        "from lisboa.server import rule_pages as r; print(r.home());"
        "print({to: (r.pages(to)['08-visits'].title, len(r.pages(to)), len(r.pictures(to))) for to in %r})"
    )
    told = subprocess.run(
        [sys.executable, "-c", tell % (LOCALES,)],
        cwd=tmp_path,
        env={"PYTHONPATH": str(built)},
        check=True,
        capture_output=True,
    )
    home, counts = told.stdout.decode().splitlines()
    assert home == str(built / "lisboa" / "rule_pages")
    sizes = len(rule_pages.pages()), len(rule_pages.pictures())
    assert counts == str({language: (TITLES[language], *sizes) for language in LOCALES})
