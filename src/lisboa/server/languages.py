"""The language of an answer: the one asked for, else the best that the reader's program names, else English.

What is sent later, when nobody asks, is in the language that its reader used last.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Final

from litestar.params import HeaderParameter, Parameter

from lisboa.server.problems import bad_field
from lisboa.text import catalogue
from lisboa.text.messages import MessageWords

ENGLISH: Final = "en"
LONGEST: Final = 300  # of a header that is read: browsers send a few dozen characters

# Handlers take both: dependencies would do with one, but two of them at once cost each request 80 µs (a task group).
Lang = Annotated[
    str | None, Parameter(max_length=20, description="the language of texts; without it that of `Accept-Language`")
]
Accept = Annotated[
    str | None, HeaderParameter(name="accept-language", description="languages for texts, if there is no `lang`")
]


def chosen(lang: str | None, accept: str | None) -> str:
    """The language to answer in; a problem if one is asked for that we do not have."""
    if lang is None:
        return ENGLISH if accept is None else best_of(accept[:LONGEST], catalogue.LOCALES)
    check_known("lang", lang)
    return lang


def check_known(field: str, language: str) -> None:
    """A problem if it is no language of ours."""
    if language not in catalogue.LOCALES:
        raise bad_field(field, f"is none of {', '.join(catalogue.LOCALES)}")


def message_words(language: str) -> MessageWords:
    """The words of messages to a person; English if a newer program has stored a language that we do not have."""
    return MessageWords(language if language in catalogue.LOCALES else ENGLISH)


@lru_cache(1024)
def best_of(accept: str, available: tuple[str, ...]) -> str:
    """The most wanted language of a header (RFC 9110, 12.5.4) that we have; `pt-BR` is content with `pt`."""
    wanted = [read_range(part) for part in accept.split(",")]
    for language, _ in sorted(wanted, key=lambda one: -one[1]):
        if language in available:
            return language
    return ENGLISH


def read_range(part: str) -> tuple[str, float]:
    """A language and how much it is wanted; none if that cannot be read or it is refused. `*` means English."""
    tag, _, parameter = part.partition(";")
    name, _, value = parameter.partition("=")
    try:
        weight = float(value) if name.strip().lower() == "q" else 1.0
    except ValueError:
        weight = 0.0
    language = tag.strip().lower().partition("-")[0]
    if not 0 < weight <= 1:
        return "", 0.0
    return ENGLISH if language == "*" else language, weight
