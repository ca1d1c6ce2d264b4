"""Pages of the rules as HTML: Markdown as they use it, for a page that allows neither styles nor scripts."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from markdown_it.utils import EnvType, OptionsDict

from lisboa.server.rule_pages import name_of

PICTURES: Final = "/api/rules/pictures/"
PAGE_LINK: Final = "/rules/"
ANCHOR: Final = re.compile(r'<a id="([A-Za-z0-9-]+)">|</a>')
# Atomic: a comment ends at its first mark, so a text that is not only comments is given up in linear time.
COMMENTS: Final = re.compile(r"\s*(?:(?><!--.*?-->)\s*)+", re.DOTALL)
SQUARE: Final = re.compile(r"[\u3000-\u9fff\uff01-\uff60]")  # letters of Japanese
ALIGNED: Final = re.compile(r"text-align:(left|center|right)")


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
