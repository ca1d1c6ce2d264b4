"""The rules as pages for a client: `docs/rules` as HTML that needs no styles and no scripts, in a reader's language.

A wheel holds the pages as `lisboa/rule_pages`, where setup.py copies them; in the repository they are read from `docs`.
What a language lacks is there in English.
"""

from __future__ import annotations

import hashlib
import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from msgspec import Struct

import lisboa
from lisboa.server.languages import ENGLISH

CONTENTS: Final = "contents"  # README.md
NOTATION: Final = "notation"
ANCHORED_HEADING: Final = re.compile(r'<p><a id="([A-Za-z0-9-]+)"></a></p>\n<h([1-6])>')
HEADING: Final = re.compile(r'<h[1-6] id="([A-Z]+-[0-9]+)">(?:\1 )?(.*?)</h[1-6]>')
TITLE: Final = re.compile(r"# (.+)")


class RulePage(Struct, frozen=True):
    """A page of the rules."""

    name: str
    language: str
    title: str
    html: str
    rules: dict[str, str]  # the headings of rules, by id
    tag: str  # changes with the text


@cache
def pages(language: str = ENGLISH) -> dict[str, RulePage]:
    """All pages by name, in the order of reading."""
    sources = {name_of(path.name): path.read_text(encoding="utf-8") for path in markdown_files(language)}
    if language != ENGLISH:
        return pages() | {name: rendered(name, text, language) for name, text in sources.items()}
    names = [CONTENTS, *sorted(name for name in sources if name[0].isdigit()), "components", NOTATION]
    return {name: rendered(name, sources[name]) for name in names}


@cache
def pictures(language: str = ENGLISH) -> dict[str, bytes]:
    """The pictures by the names of their files."""
    found = {path.name: path.read_bytes() for path in files_in(folder_of(language) / "images", ".svg")}
    return found if language == ENGLISH else pictures() | found


def home() -> Traversable:
    """Where the pages lie."""
    packaged = files("lisboa").joinpath("rule_pages")
    return packaged if packaged.is_dir() else repository() / "rules"


def repository() -> Path:
    """The documents beside the sources."""
    return Path(lisboa.__file__).parents[2] / "docs"


def folder_of(language: str) -> Traversable:
    """Where the pages of a language lie."""
    return home() if language == ENGLISH else home() / language


def files_in(folder: Traversable, ending: str) -> list[Traversable]:
    """Its files; none if there is no such folder."""
    return [path for path in folder.iterdir() if path.name.endswith(ending)] if folder.is_dir() else []


def markdown_files(language: str) -> list[Traversable]:
    """The pages; the English one about notation comes, in the repository, from beside them."""
    found = files_in(folder_of(language), ".md")
    complete = language != ENGLISH or any(path.name == "notation.md" for path in found)
    return found if complete else [*found, repository() / "notation.md"]


def name_of(file: str) -> str:
    """The name of a page: of `docs/rules/08-visits.md` it is 08-visits."""
    stem = file.rpartition("/")[2].removesuffix(".md")
    return CONTENTS if stem == "README" else stem


def rendered(name: str, source: str, language: str = ENGLISH) -> RulePage:
    """A page as HTML. The anchors before headings become the headings' own."""
    from lisboa.server.rule_rendering import parser  # with a parser of Markdown: `preparing` has imported it

    html = ANCHORED_HEADING.sub(r'<h\2 id="\1">', parser().render(source, {"language": language}))
    title = TITLE.match(source)
    return RulePage(
        name=name,
        language=language,
        title=title[1] if title else name,
        html=html,
        rules={rule: re.sub(r"<[^>]*>", "", text) for rule, text in HEADING.findall(html)},
        tag=f'"{hashlib.sha256(html.encode()).hexdigest()[:16]}"',
    )
