"""The page that a browser keeps for when it cannot reach the server: whole in itself, in the reader's language.

Only the fonts are files of the client; a browser that has been here has them, and another one takes what it has.
"""

from __future__ import annotations

import base64
import hashlib
from functools import cache
from html import escape
from pathlib import Path
from typing import Final

from lisboa.server.client_files import ClientFile, client_files, packed
from lisboa.text.catalogue import catalogue

HERE: Final = Path(__file__)
WORDS: Final = {
    "title": "offline-title",
    "device": "offline-why-device",
    "server": "offline-why-server",
    "safe": "offline-safe",
    "waits": "offline-waits",
    "again": "offline-again",
    "name": "app-name",
}
# Files of the client's fonts by the beginnings of their names, and the letters for which they are.
FONTS: Final = (
    ("Playfair Display Variable", "400 900", "playfair-display"),
    ("Noto Sans Variable", "100 900", "noto-sans"),
)
SUBSETS: Final = {
    "latin": "U+0000-00FF, U+2000-206F",
    "latin-ext": "U+0100-02BA, U+1E00-1E9F",
    "cyrillic": "U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116",
}


@cache
def offline_page(language: str) -> tuple[ClientFile, str]:
    """The page and the policy it needs: its own style and script run, and nothing else."""
    words = catalogue(language)
    style = "\n".join([*font_faces(), part("css")])
    script = part("js")
    texts = {name: escape(words.say(message)) for name, message in WORDS.items()}
    content = part("html").format(language=language, style=style, script=script, **texts)
    policy = (
        f"default-src 'none'; script-src '{digest(script)}'; style-src '{digest(style)}'; font-src 'self'; "
        "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )
    return packed(content.encode(), ".html"), policy


def part(suffix: str) -> str:
    return HERE.with_suffix(f".{suffix}").read_text(encoding="utf-8").strip()


def font_faces() -> list[str]:
    """Those of the client that there are."""
    found = []
    for family, weights, stem in FONTS:
        for subset, letters in SUBSETS.items():
            begins = f"assets/{stem}-{subset}-wght-normal-"
            for name in client_files():
                if name.startswith(begins):
                    found.append(
                        f'@font-face {{ font-family: "{family}"; font-weight: {weights}; font-display: swap; '
                        f'src: url("/{name}") format("woff2"); unicode-range: {letters} }}'
                    )
    return found


def digest(text: str) -> str:
    """As a policy names what may run."""
    return f"sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}"
