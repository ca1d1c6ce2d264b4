"""What is made once and kept: the client's files, the pages of the rules, the description of the API.

Each takes a tenth of a second and more, for which everybody would wait when the first person asks. So it is made beside
the running server, in a thread that the event loop interrupts every millisecond. Whoever asks for something before has
it made at once, by that thread too (`prepared`).
"""

from __future__ import annotations

import gc
import threading
from typing import Final

import structlog
from litestar import Litestar

from lisboa.server import prepared, rule_pages
from lisboa.server.api_document import documents
from lisboa.server.app_manifest import app_manifest
from lisboa.server.client_files import client_files
from lisboa.server.offline_page import offline_page
from lisboa.server.routes import assist, rules
from lisboa.server.service_worker import service_worker
from lisboa.text.catalogue import LOCALES

OF_A_LANGUAGE: Final = (
    *(prepared.read_words, rule_pages.pages, rules.page_list, rule_pages.pictures),
    *(assist.component_bytes, app_manifest, offline_page),
)
AFTER_SECONDS: Final = 1.0  # who waits for a server that starts goes first
log = structlog.get_logger()


def start(app: Litestar) -> None:
    """Begin in a moment; a server that stops does not wait for it."""
    for document in documents(app):
        document.promise()
    waiting = threading.Timer(AFTER_SECONDS, work, (app,))
    waiting.daemon = True
    waiting.start()


def work(app: Litestar) -> None:
    """All of it. It stays, as what the server has started with, so nobody need look through it for garbage."""
    prepare(app)
    gc.freeze()


def prepare(app: Litestar) -> None:
    """A fault is not the end of the server: what is missing is made when it is asked for."""
    try:
        for document in documents(app):  # first: until then it is refused
            document.prepare(app)
        prepared.prepare(client_files)
        for language in LOCALES:
            for make in OF_A_LANGUAGE:
                prepared.prepare(make, language)
        prepared.prepare(service_worker)
    except Exception:
        log.exception("not all could be prepared")
