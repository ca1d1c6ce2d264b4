"""What a device needs to know to install the client as an app (W3C Web Application Manifest)."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec

from lisboa.server.client_files import ClientFile, packed
from lisboa.text.catalogue import catalogue

PAPER: Final = "#fbf9f2"
COBALT: Final = "#1d4f9c"
ICONS: Final = (  # `python -m tools.app_icons` draws them
    ("/favicon.svg", "any", "image/svg+xml", "any"),
    ("/icons/icon-192.png", "192x192", "image/png", "any"),
    ("/icons/icon-512.png", "512x512", "image/png", "any"),
    ("/icons/maskable-192.png", "192x192", "image/png", "maskable"),
    ("/icons/maskable-512.png", "512x512", "image/png", "maskable"),
)
SHORTCUTS: Final = {"/new": "ui-home-way-new", "/lobby": "ui-home-way-lobby", "/rules": "ui-home-way-rules"}


@cache
def app_manifest(language: str) -> ClientFile:
    """In a language. The address of the start page is its name for ever: an installed app stays the same one."""
    words = catalogue(language)
    document: dict[str, Any] = {
        "id": "/",
        "start_url": "/",
        "scope": "/",
        "name": words.say("app-name"),
        "short_name": words.say("app-name"),
        "description": words.say("app-about"),
        "lang": language,
        "dir": "ltr",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": COBALT,
        "categories": ["games"],
        "icons": [{"src": src, "sizes": sizes, "type": kind, "purpose": use} for src, sizes, kind, use in ICONS],
        "shortcuts": [{"name": words.say(name), "url": url} for url, name in SHORTCUTS.items()],
    }
    return packed(msgspec.json.encode(document), ".webmanifest")
