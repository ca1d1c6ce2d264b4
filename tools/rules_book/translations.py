"""Which English text each translated page follows: `docs/rules/translations.toml` has a hash of it for every page.

What is generated does not count: it is made anew in every language. After the English page changed and its translation
was adapted, `python -m tools.make_rules --translated ru 08-visits` notes that they belong together again.
"""

from __future__ import annotations

import hashlib
import tomllib
from pathlib import Path
from typing import Final

from lisboa.rule_links import PAGES
from tools.rules_book.language import ENGLISH, TRANSLATIONS
from tools.rules_book.pages import BLOCK, BOOK, folder_of

NOTES: Final = BOOK / "translations.toml"
HEAD: Final = """\
# The English text that each translated page follows, as a hash. Not to be edited: adapt the page to what changed in
# English, then run python -m tools.make_rules --translated LANGUAGE PAGE
"""
NAMES: Final = ("README", *(page.removesuffix(".md") for page in PAGES.values()), "notation")

Hashes = dict[str, dict[str, str]]


def page_path(name: str, language: str = ENGLISH) -> Path:
    """Where a page lies; the English one on notation lies beside the book."""
    folder = BOOK.parent if (name, language) == ("notation", ENGLISH) else folder_of(language)
    return folder / f"{name}.md"


def prose(text: str) -> str:
    """What is written by hand; of generated parts only what they ask for."""
    return BLOCK.sub(r"<!-- \1 \2 -->\n", text)


def english_hash(name: str) -> str:
    """Of the English prose as it is now; how lines are broken does not matter."""
    words = " ".join(prose(page_path(name).read_text(encoding="utf-8")).split())
    return hashlib.sha256(words.encode()).hexdigest()[:16]


def noted() -> Hashes:
    """The hashes by language and page."""
    return tomllib.loads(NOTES.read_text(encoding="utf-8")) if NOTES.exists() else {}


def outdated(hashes: Hashes) -> list[str]:
    """What is to be done for each translation that does not follow the English page as it is now."""
    return [
        f"docs/rules/{language}/{name}.md: the English page has changed since. Adapt this one, then run"
        f" python -m tools.make_rules --translated {language} {name}"
        for language in TRANSLATIONS
        for name in NAMES
        if hashes.get(language, {}).get(name) != english_hash(name)
    ]


def note(language: str, names: list[str]) -> None:
    """These pages follow the English ones as they are now."""
    if language not in TRANSLATIONS:
        raise LookupError(f"no translation {language!r}; there are: {', '.join(TRANSLATIONS)}")
    unknown = [name for name in names if name not in NAMES]
    if unknown:
        raise LookupError(f"no page {unknown[0]!r}; there are: {', '.join(NAMES)}")
    hashes = noted()
    hashes.setdefault(language, {}).update({name: english_hash(name) for name in names})
    NOTES.write_text(written(hashes), encoding="utf-8")


def written(hashes: Hashes) -> str:
    """The file, in the order of languages and pages."""
    parts = [HEAD]
    for language in sorted(hashes):
        lines = [f'{name} = "{hashes[language][name]}"\n' for name in NAMES if name in hashes[language]]
        parts.append(f"\n[{language}]\n" + "".join(lines))
    return "".join(parts)
