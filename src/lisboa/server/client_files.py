"""The web client as it was built into the package: files that never change while the server runs, kept in memory."""

from __future__ import annotations

import gzip
import hashlib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent / "client"
PAGE: Final = "index.html"
TYPES: Final = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
PACKED: Final = (".css", ".ftl", ".html", ".js", ".svg", ".webmanifest")  # the rest is compressed already
NOT_BUILT: Final = b"""<!doctype html>
<html lang="en">
<title>Lisboa</title>
<h1>Lisboa</h1>
<p>The web client is not built into this installation: run <code>make web</code>, or install a wheel.</p>
<p>Programs can play all the same: <a href="/schema/openapi.json">the description of the API</a>.</p>
</html>
"""


@dataclass(frozen=True)
class ClientFile:
    """A file of the client, and the same compressed where that helps."""

    content: bytes
    packed: bytes | None
    media_type: str
    tag: str


NO_CLIENT: Final = ClientFile(NOT_BUILT, None, TYPES[".html"], '"not-built"')


def read(path: Path) -> ClientFile:
    """A file as it will be sent."""
    return packed(path.read_bytes(), path.suffix)


def packed(content: bytes, suffix: str) -> ClientFile:
    """The same of something that was just made."""
    small = gzip.compress(content, 9, mtime=0) if suffix in PACKED else None
    return ClientFile(content, small, TYPES[suffix], tag_of(content))


@cache
def client_files() -> dict[str, ClientFile]:
    """All files by their path in the address: "assets/index-1a2b.js"."""
    paths = [path for path in sorted(FOLDER.rglob("*")) if path.suffix in TYPES]
    return {path.relative_to(FOLDER).as_posix(): read(path) for path in paths}


def with_head(tags: str) -> ClientFile:
    """The page with further tags in its head."""
    before, end, after = page().content.partition(b"</head>")
    content = before + tags.encode() + end + after if end else before
    return ClientFile(content, gzip.compress(content, 6, mtime=0), TYPES[".html"], tag_of(content))


def tag_of(content: bytes) -> str:
    """By what a browser knows that it has a file already."""
    return f'"{hashlib.sha256(content).hexdigest()[:16]}"'


def page() -> ClientFile:
    """The page that shows everything; without a built client one that says so."""
    return client_files().get(PAGE) or NO_CLIENT


def page_alone() -> ClientFile:
    """The same without reading all the rest."""
    return read(FOLDER / PAGE) if (FOLDER / PAGE).is_file() else NO_CLIENT
