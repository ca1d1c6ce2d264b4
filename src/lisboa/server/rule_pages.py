"""The rules as pages for a client: `docs/rules` as HTML that needs no styles and no scripts, in a reader's language.

A wheel holds the pages as `lisboa/rule_pages`, where setup.py copies them; in the repository they are read from `docs`.
What a language lacks is there in English.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from functools import cache
from html import escape
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from markdown_it.utils import EnvType, OptionsDict
from msgspec import Struct

import lisboa
from lisboa.server.languages import ENGLISH

CONTENTS: Final = "contents"  # README.md
NOTATION: Final = "notation"
PICTURES: Final = "/api/rules/pictures/"
PAGE_LINK: Final = "/rules/"
ANCHOR: Final = re.compile(r'<a id="([A-Za-z0-9-]+)">|</a>')
COMMENTS: Final = re.compile(r"(?:\s*<!--.*?-->\s*)+", re.DOTALL)
ANCHORED_HEADING: Final = re.compile(r'<p><a id="([A-Za-z0-9-]+)"></a></p>\n<h([1-6])>')
HEADING: Final = re.compile(r'<h[1-6] id="([A-Z]+-[0-9]+)">(?:\1 )?(.*?)</h[1-6]>')
TITLE: Final = re.compile(r"# (.+)")
SQUARE: Final = re.compile(r"[\u3000-\u9fff\uff01-\uff60]")  # letters of Japanese
ALIGNED: Final = re.compile(r"text-align:(left|center|right)")


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


def parser() -> MarkdownIt:
    """Markdown as our pages use it: with tables, and with no HTML but anchors and comments."""
    return MarkdownIt("commonmark", renderer_cls=PlainRenderer).enable("table")


class PlainRenderer(RendererHTML):
    """HTML for a page that allows neither inline styles nor anything from elsewhere."""

    def html_inline(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: EnvType) -> str:
        """Anchors stay, everything else is text."""
        content = tokens[idx].content
        return content if ANCHOR.fullmatch(content) else "" if COMMENTS.fullmatch(content) else escape(content)

    def html_block(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: EnvType) -> str:
        """Marks of the generated parts are left out, everything else is text."""
        content = tokens[idx].content
        return "" if COMMENTS.fullmatch(content) else escape(content)

    def softbreak(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: EnvType) -> str:
        """The end of a line is a blank, but beside letters of a writing that has none."""
        before, after = (tokens[i].content for i in (idx - 1, idx + 1))
        return "" if SQUARE.match(before[-1:]) or SQUARE.match(after[:1]) else "\n"

    def link_open(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: EnvType) -> str:
        """Links lead to our pages; of those to files of the repository only the words stay."""
        token = tokens[idx]
        path, _, anchor = str(token.attrs["href"]).partition("#")
        token.attrs.clear()
        if path.endswith(".md"):
            token.attrs["href"] = f"{PAGE_LINK}{name_of(path)}" + (f"#{anchor}" if anchor else "")
        elif not path:
            token.attrs["href"] = f"#{anchor}"
        token.hidden = not token.attrs
        return self.renderToken(tokens, idx, options, env)

    def link_close(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: EnvType) -> str:
        """A link that is left out has no end; there are none within others."""
        opening = next(token for token in reversed(tokens[:idx]) if token.type == "link_open")
        return "" if opening.hidden else "</a>"

    def image(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: EnvType) -> str:
        """Pictures come from this server, in the language of the page."""
        token = tokens[idx]
        token.attrs["src"] = f"{PICTURES}{str(token.attrs['src']).rpartition('/')[2]}?lang={env['language']}"
        return super().image(tokens, idx, options, env)

    def table_open(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: EnvType) -> str:
        """A table has a frame, in which a wide one can be moved."""
        return f'<div class="table">{self.renderToken(tokens, idx, options, env)}'

    def table_close(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: EnvType) -> str:
        """The end of both."""
        return "</table></div>\n"

    def renderToken(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: EnvType) -> str:  # noqa: N802 (its name in markdown-it)
        """The side of a table's column is a class instead of a style."""
        token = tokens[idx]
        aligned = ALIGNED.fullmatch(str(token.attrs.pop("style", "")))
        if aligned:
            token.attrs["class"] = aligned[1]
        return super().renderToken(tokens, idx, options, env)
