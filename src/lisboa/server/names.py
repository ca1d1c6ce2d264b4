"""Names people are called by: what may be one, what makes two the same, and what makes two look alike (UTS 39)."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import Final

from lisboa.server.problems import bad_field
from lisboa.text.catalogue import LOCALES, line_of

MAX_NAME: Final = 40
MAX_KEY: Final = 80
MAX_MARKS: Final = 2  # in a row: Vietnamese needs two above one letter, nobody needs more
_BLANKS: Final = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs by their category, but nothing is seen of them
# Emoji are joined to one by U+200D, and Persian and Indian names need both joiners.
_JOINED: Final = re.compile("(?<=[^ \u200c\u200d])[\u200c\u200d](?=[^ \u200c\u200d])")
_UNSEEN: Final = re.compile("[\u034f\u200c\u200d\ufe00-\ufe0f]")  # to log in; stored keys depend on it
# All that is drawn as nothing (Default_Ignorable_Code_Point), selectors of variants among them.
_IGNORABLE: Final = re.compile(
    "[\u00ad\u034f\u061c\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff"
    "\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
_OVERLAY: Final = 1  # the combining class of strokes
_LENGTHENED: Final = "\u0640"
_KEYCAP: Final = "\u20e3"  # of emoji
_DOTS: Final = re.compile("(?<=[ij])((?:\u0323|\u0328)?)\u0307+")
_DIRECTION: Final = "\u200e"  # around right-to-left signs in the data
# UTS 39, 5.2, "highly restrictive": scripts that are written together within one word.
_TOGETHER: Final = (
    {"LATIN", "HAN", "HIRAGANA", "KATAKANA"},
    {"LATIN", "HAN", "BOPOMOFO"},
    {"LATIN", "HAN", "HANGUL"},
)
_ANYWHERE: Final = {"COMMON", "INHERITED", "UNKNOWN"}


def valid_name(name: str) -> str:
    """A name to be called by, tidied up. Names that are stored already are not checked again."""
    tidy = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(tidy) <= MAX_NAME:
        raise bad_field("name", f"must have 1 to {MAX_NAME} characters")
    shown = _JOINED.sub("", tidy)
    if any(unicodedata.category(c) in ("Cc", "Cf", "Co", "Cs", "Cn") or c in _BLANKS for c in shown):
        raise bad_field("name", "has characters that cannot be seen")
    if all(unicodedata.category(c)[0] in "MZ" for c in shown):
        raise bad_field("name", "needs a letter, a digit or a sign")
    if most_marks(shown) > MAX_MARKS:
        raise bad_field("name", f"has more than {MAX_MARKS} marks on one letter")
    if any(is_drawn_over(char) for char in shown):
        raise bad_field("name", "has marks that are drawn over or around letters")
    if any(mixes_scripts(word) for word in shown.split()):
        raise bad_field("name", "mixes letters of different scripts in one word")
    return tidy


def most_marks(text: str) -> int:
    """How many combining marks follow each other at most; variation selectors, which emoji need, do not count."""
    longest = row = 0
    for char in unicodedata.normalize("NFD", _UNSEEN.sub("", text)):
        row = row + 1 if unicodedata.category(char) in ("Mn", "Me") else 0
        longest = max(longest, row)
    return longest


def is_drawn_over(char: str) -> bool:
    """Is it a stroke through a letter, a frame around it, or a mark of no script, as music has? No name needs these."""
    if unicodedata.category(char)[0] != "M" or char == _KEYCAP:
        return False
    through = unicodedata.combining(char) == _OVERLAY
    return through or unicodedata.category(char) == "Me" or script_of(char) == "COMMON"


def mixes_scripts(word: str) -> bool:
    """Has a word letters of scripts that are not written together?"""
    scripts = {script_of(char) for char in unicodedata.normalize("NFKC", word)} - _ANYWHERE
    return len(scripts) > 1 and not any(scripts <= together for together in _TOGETHER)


def script_of(char: str) -> str:
    """The script of a character, in capitals."""
    from confusable_homoglyphs import categories  # type: ignore[import-untyped]  # it has no types

    return str(categories.alias(char))


def key_of(name: str) -> str:
    """What makes two names of accounts the same: neither case nor spaces nor what cannot be seen."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return " ".join(_UNSEEN.sub("", folded).split())


def valid_key(name: str) -> str:
    """The key of a name that an account may have."""
    key = key_of(name)
    if not 1 <= len(key) <= MAX_KEY:
        raise bad_field("name", "is too long when its signs are written out")
    return key


def looks_of(name: str) -> str:
    """What two names have in common that look alike: the UTS 39 skeleton, whatever the case.

    First with the case as it is shown (a capital I looks like a small l, a small i does not), then without it.
    """
    shown = " ".join(_IGNORABLE.sub("", unicodedata.normalize("NFKC", name)).split())
    return undotted(skeleton(skeleton(shown).casefold()))


def undotted(text: str) -> str:
    """Without second dots on letters that have one (an i, a j), and without what only lengthens a word in Arabic."""
    return _DOTS.sub(r"\1", text.replace(_LENGTHENED, ""))


def skeleton(text: str) -> str:
    """UTS 39, 4. What a character is replaced by may itself have parts that are replaced."""
    prototypes = _prototypes()
    for _ in range(3):
        decomposed = unicodedata.normalize("NFD", text)
        text = unicodedata.normalize("NFD", "".join(prototypes.get(char, char) for char in decomposed))
    return text


@cache
def _prototypes() -> dict[str, str]:
    """By character what it is replaced by.

    The package's data lists pairs in both directions: a prototype has all that look like it, the others only their
    prototype. Where two look like each other and like nothing else, one of them is chosen.
    """
    from confusable_homoglyphs import confusables

    data: dict[str, list[dict[str, str]]] = confusables.confusables_data
    alike = {key.strip(_DIRECTION): [one["c"].strip(_DIRECTION) for one in found] for key, found in data.items()}
    found = {}
    for char, others in alike.items():
        if len(char) == 1 and len(others) == 1:
            other = others[0]
            is_prototype = len(other) != 1 or len(alike[other]) > 1
            found[char] = other if is_prototype else min(char, other)
    return found


@cache
def names_of_guests() -> frozenset[str]:
    """The looks of what guests are called who choose no name. No account may take these from them."""
    names = (line_of(language, "ui_home.ftl", "ui-home-guest") for language in LOCALES)  # the first guest waits for it
    return frozenset(map(looks_of, names))
