"""A language of which every message is the English one behind a mark: whose texts have no mark was not asked for it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from lisboa.text import catalogue

LANGUAGE = "xx"
MARK = "¤"


def marked(text: str) -> str:
    """A catalogue with the mark before every message."""
    resource = FluentParser().parse(text)
    for entry in resource.body:
        if isinstance(entry, ftl.Message) and entry.value is not None:
            entry.value.elements.insert(0, ftl.TextElement(MARK))
    return FluentSerializer().serialize(resource)


def write(folder: Path) -> None:
    """The files of the language."""
    (folder / LANGUAGE).mkdir()
    for path in (catalogue.FOLDER / "en").glob("*.ftl"):
        (folder / LANGUAGE / path.name).write_text(marked(path.read_text(encoding="utf-8")), encoding="utf-8")


@contextmanager
def marked_language(folder: Path) -> Iterator[str]:
    """There is such a language, for a while."""
    write(folder)
    with patch.object(catalogue, "LOCALES", (*catalogue.LOCALES, LANGUAGE)):
        with patch.object(catalogue, "FOLDER", folder):
            assert catalogue.catalogue(LANGUAGE).bundle.has_message("prompt-main")
        yield LANGUAGE
