"""What is made once and kept: the client's files, the pages of the rules, the description of the API.

Each takes a tenth of a second and more, for which everybody would wait when the first person asks. So it is made beside
the running server, in a thread that the event loop interrupts every millisecond.
"""

from __future__ import annotations

import gc
import threading
from typing import Final

import structlog
from litestar import Litestar

from lisboa.server import rule_pages
from lisboa.server.api_document import JsonDocument
from lisboa.server.client_files import client_files
from lisboa.server.routes import assist, rules
from lisboa.text.catalogue import LOCALES

AFTER_SECONDS: Final = 1.0  # who waits for a server that starts goes first
log = structlog.get_logger()


def start(app: Litestar) -> None:
    """Begin; a server that stops does not wait for it."""
    threading.Thread(target=work, args=(app,), name="lisboa-preparing", daemon=True).start()


def work(app: Litestar) -> None:
    """All of it. It stays, as what the server has started with, so nobody need look through it for garbage."""
    prepare(app)
    gc.freeze()


def prepare(app: Litestar) -> None:
    """A fault is not the end of the server: what is missing is made when it is asked for."""
    try:
        client_files()
        for language in LOCALES:
            rules.page_list(language)
            rule_pages.pictures(language)
            assist.component_bytes(language)
        for plugin in app.openapi_config.render_plugins if app.openapi_config is not None else ():
            if isinstance(plugin, JsonDocument):
                plugin.prepare(app)
    except Exception:
        log.exception("not all could be prepared")
