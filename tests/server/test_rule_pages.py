"""The rules as pages: all of them, with an anchor for every rule, safe to show, and in the wheel."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from lisboa.rule_links import LAST_RULES, rule_link
from lisboa.server import rule_pages
from lisboa.server.app import create_app
from lisboa.server.services import Services
from lisboa.server.settings import Settings

ROOT = Path(__file__).parents[2]
RULES = [f"{chapter}-{number}" for chapter, last in LAST_RULES.items() for number in range(1, last + 1)]
TAGS = {
    *("h1", "h2", "h3", "p", "a", "img", "ul", "ol", "li", "em", "strong", "code", "pre", "blockquote"),
    *("table", "thead", "tbody", "tr", "th", "td"),
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


@pytest.fixture(scope="module")
def pages(client: TestClient[Any]) -> dict[str, dict[str, Any]]:
    return {one["page"]: client.get(f"/api/rules/{one['page']}").json() for one in client.get("/api/rules").json()}


def test_every_file_is_a_page(pages: dict[str, dict[str, Any]]) -> None:
    written = {path.stem for path in (ROOT / "docs/rules").glob("*.md")} - {"README"}
    assert set(pages) == written | {"contents", "notation"}
    assert next(iter(pages)) == "contents"
    assert pages["08-visits"]["title"] == "8 Visit and follow"


def test_the_link_of_every_rule_leads_to_its_heading(pages: dict[str, dict[str, Any]]) -> None:
    for rule in RULES:
        path, _, anchor = rule_link(rule).partition("#")
        page = pages[path.rpartition("/")[2].removesuffix(".md")]
        assert f' id="{anchor}">' in page["html"], rule
        assert page["rules"][rule], rule
    assert sorted(rule for page in pages.values() for rule in page["rules"]) == sorted(RULES)
    assert pages[rule_link("NOTATION").rpartition("/")[2].removesuffix(".md")]["title"] == "Notation"


def test_pages_need_no_styles_and_no_scripts(pages: dict[str, dict[str, Any]]) -> None:
    for name, page in pages.items():
        seen = Seen(page["html"])
        assert seen.tags <= TAGS, name
        assert seen.attributes <= ATTRIBUTES, name
        assert len(seen.ids) == len(set(seen.ids)), name
        assert "<!--" not in page["html"], name
        assert "&lt;" not in page["html"], f"{name}: HTML that is not allowed was turned into text"


def test_all_links_and_pictures_are_there(pages: dict[str, dict[str, Any]], client: TestClient[Any]) -> None:
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
        answer = client.get(picture)
        assert answer.headers["content-type"].startswith("image/svg+xml"), picture
        assert answer.text.startswith("<svg"), picture
        assert not re.search(r"<script|<style|style=|href=|\son[a-z]+=", answer.text), picture


def test_what_a_page_must_not_hold_becomes_text() -> None:
    source = (
        "# T\n\n<script>alert(1)</script>\n\nx <img src=y onerror=z> [l](javascript:a) [m](http://e.org/) <!-- c -->"
    )
    html = rule_pages.rendered("t", source).html
    seen = Seen(html)
    assert seen.tags <= {"h1", "p", "a"}
    assert seen.attributes == set()
    assert "&lt;script&gt;" in html


def test_sides_of_columns_are_classes() -> None:
    html = rule_pages.rendered("t", "| a | b |\n|---|--:|\n| 1 | 2 |").html
    assert '<td class="right">2</td>' in html
    assert "style" not in html


def test_what_is_not_there(client: TestClient[Any]) -> None:
    for path in (
        "/api/rules/README",
        "/api/rules/..%2fREADME",
        "/api/rules/pictures/none.svg",
        "/api/rules/pictures/x%2fy",
    ):
        assert client.get(path).status_code == 404, path


@pytest.mark.parametrize("path", ["/api/rules", "/api/rules/08-visits", "/api/rules/pictures/church.svg"])
def test_a_copy_is_good_as_long_as_its_tag(client: TestClient[Any], path: str) -> None:
    first = client.get(path)
    again = client.get(path, headers={"if-none-match": first.headers["etag"]})
    assert (first.status_code, again.status_code, again.content) == (200, 304, b"")
    assert first.headers["cache-control"] == "public, no-cache"


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
    tell = "from lisboa.server import rule_pages as r; print(r.home()); print(len(r.pages()), len(r.pictures()))"
    told = subprocess.run(
        [sys.executable, "-c", tell], cwd=tmp_path, env={"PYTHONPATH": str(built)}, check=True, capture_output=True
    )
    home, counts = told.stdout.decode().splitlines()
    assert home == str(built / "lisboa" / "rule_pages")
    assert counts == f"{len(rule_pages.pages())} {len(rule_pages.pictures())}"
